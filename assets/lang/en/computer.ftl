### Computer players: who plays, how strong, and what they say.

command-players = Players…
command-players-help = Say who plays: people, or computers of any level.
command-move-now = Move now
command-move-now-help = The computer plays the best turn it has found so far.
command-pause-computer = Pause the computer
command-pause-computer-help = The computer waits until it is told to go on.

# Who plays a side.
seat-kind = { $side } is played by
seat-person = A person
seat-computer = A computer
seat-level = Level of the computer: { $side }
dialog-players-title = Players
dialog-players-about = Every change holds at once, also in the midst of a game.

# A computer without a name of its own: on its card, and as the player of a sentence.
computer-name = Computer
computer-said = The computer

# The levels, from the weakest.
level-name-1 = First steps
level-name-2 = Beginner
level-name-3 = Casual
level-name-4 = Practised
level-name-5 = Skilled
level-name-6 = Strong
level-name-7 = Expert
level-name-8 = Master
level-in-list = { $number } · { $name }
level-on-card = Level { $number } · { $name }
# Where it looks, what it does not see, how it judges.
level-about =
    { $reach ->
        [plies] Looks { $count ->
            [one] one turn
           *[other] { $count } turns
        } ahead
        [positions] Weighs { $count } positions a turn
       *[time] Thinks for { $count ->
            [one] one second
           *[other] { $count } seconds
        } a turn (see the settings)
    }{ $misses ->
        [0] {""}
       *[other] , misses { $misses } of 100 turns of its own
    }{ $overlooks ->
        [0] {""}
       *[other] , does not see { $overlooks } of 100 replies coming
    }{ $judges ->
        [badly] {" "}and often misjudges positions.
        [roughly] {" "}and judges positions only roughly.
        [slightly] {" "}and judges positions almost rightly.
        [rightly] , but judges positions rightly.
       *[soundly] {" "}and judges positions as well as it can.
    }{ $ending ->
        [0] {""}
       *[other] { $reach ->
            [time] {" "}It plays at least the last { $ending } squares without error.
           *[other] {" "}It plays the last { $ending } squares without error.
        }
    }{ $book ->
        [known] {" "}It plays the first turns from the opening book.
       *[none] {""}
    }

# On the card of a computer.
computer-thinking = Thinking
computer-depth = depth { $depth }
computer-weighs-draw = Weighing the draw
computer-paused = Paused
computer-jumped = Waits while you look back
computer-stopped = Stopped
computer-resume = Let the computer play

# In the status line.
computer-thinks = The computer is thinking
computer-thinks-named = { $player } is thinking
computer-waits = { $player } to move · paused
computer-has-the-turn = It is the computer’s turn.
computer-no-thread = The computer cannot think, because the system gave it no thread: { $error }. Play for it, or let it try again.
computer-failed = The computer has found no turn. Play for it, or let it try again.
computer-declines-better = The computer declines the draw: it believes it stands better.
computer-declines-early = The computer declines the draw: there is still much to play for.
setup-computer-places = The computer is placing

dialog-offer-title = Offer a draw?
dialog-offer-text = The computer answers by how it stands, and by how long the game has gone on without progress.
dialog-offer-accept = Offer a draw

# Settings.
settings-computer = Computer players
settings-computer-time = Time of the strongest level
settings-computer-wait = Pause before it answers
settings-computer-wait-none = None
settings-computer-wait-short = Short
settings-computer-wait-long = Long
settings-computer-resigns = Gives up lost games
settings-computer-resigns-about = When the loss is certain, or after several hopeless turns in a row.
settings-agreed-draws = Computers agree on draws
settings-agreed-draws-about = Two computers end a game in which nothing has happened for long and neither is ahead.
settings-memory = Memory for thinking
settings-memory-value = { $count } MB
settings-seconds = { $count } s
