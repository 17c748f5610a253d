### Hints, analysis and review.

menu-study = Study
key-backspace = Backspace

command-hint = Hint
command-hint-help = In three steps: which piece, where to, and why.
command-analyse = Analysis
command-analyse-help = Think about the position in view and try turns that do not count.
command-turn-values = Values of all turns
command-turn-values-help = Write on the board what every turn is worth to the side to move, while a position is analysed.
command-leave-trials = Back to the game
command-leave-trials-help = Leave the turns that were tried; they stay beside the game.
command-review = Review the game
command-review-help = Judge every turn in the background, and show how the game went.
command-cancel-review = Stop the review
command-cancel-review-help = Keep what was found so far.
command-next-fault = Next mistake
command-next-fault-help = Go on to the next mistake or blunder of a reviewed game.
command-previous-fault = Previous mistake
command-previous-fault-help = Go back to the mistake or blunder before.
command-try-again = Try again from here
command-try-again-help = Play on against the computer from before a faulty turn.

study-over = The game is over here: there is nothing to look for.
study-nothing-to-review = There is no turn to review yet.
study-failed = The engine failed. The game itself is unharmed.

# The hint.
hint-title = Hint { $step } of { $steps }
hint-thinking = Looking for a good turn…
hint-piece =
    { $game ->
        [deblockle] Move the block on { $site }.
       *[other] Move the piece on { $site }.
    }
hint-pass = There is nothing but a pass.
hint-places = One of these is best: { $sites }.
hint-place = There is one good place: { $sites }.
hint-stock = Pay with tiles.
hint-target = Play { $turn }.
hint-where = Where to?
hint-why = Why?
hint-close = Put the hint away
hint-used =
    { $steps ->
        [1] with a hint: which piece
        [2] with a hint: the turn
       *[other] with a hint: the turn and why
    }

# What a turn brings, as the end of a sentence about a side or a turn.
gain-coerceo-cause-captured-landing =
    { $sites-count ->
        [one] takes the piece on { $sites }
       *[other] takes the pieces on { $sites }
    }
gain-coerceo-cause-captured-removal =
    { $sites-count ->
        [one] takes the piece on { $sites } by removing a tile
       *[other] takes the pieces on { $sites } by removing a tile
    }
gain-coerceo-cause-exchanged = takes the piece on { $field } for tiles
gain-coerceo-cause-kept =
    { $tiles-count ->
        [one] wins tile { $tiles }
       *[other] wins the tiles { $tiles }
    }
gain-deblockle-cause-home =
    { $sites-count ->
        [one] brings the block on { $sites } home
       *[other] brings the blocks on { $sites } home
    }
gain-reversi-cause-outflanked =
    { $sites-count ->
        [one] flips one disc
       *[other] flips { $sites-count } discs
    }
gain-corner = takes the corner { $site }, which nobody can take back

why-only = It is the only turn there is.
why-wins =
    { $turns ->
        [one] It wins at once.
       *[other] It wins by force, in { $turns } turns at most.
    }
why-holds-out = Every turn loses against best play; this one holds out longest.
why-draws = With best play the game is a draw.
why-does = The turn { $what }.
why-later =
    { $turns ->
        [one] With the next turn { the-other } { $what }.
       *[other] { $turns } turns later { the-other } { $what }.
    }
why-prevents = Otherwise { the-other } { $what }.
why-blocks = The opponent has no turn after it.
why-few =
    { $count ->
        [one] It leaves the opponent a single turn.
       *[other] It leaves the opponent only { $count } turns.
    }
why-stands =
    { $how ->
        [winning] The game is as good as won.
        [better] It keeps a clear advantage.
        [good] It keeps a small advantage.
        [even] It keeps the game even.
        [behind] It keeps the disadvantage small.
       *[losing] The game stands badly; this puts up the most resistance.
    }

# Analysis.
analysis-title = Analysis
analysis-thinking = Thinking…
analysis-depth = Depth { $depth }
analysis-nodes = { $count } positions
analysis-rate = { $count }/s
analysis-within = turn { $turn } of { $turns }
analysis-done = Depth { $depth } · nothing more to find
analysis-proven = Proven · depth { $depth }
analysis-resting = Resting
analysis-over = The game is over here.
analysis-failed = The engine failed. Close the analysis and open it again.
analysis-fewer = Fewer lines
analysis-more = More lines
analysis-close = Close the analysis
analysis-line = Line { $number }: { $score }. { $turns }
analysis-tried = Tried here:
analysis-try-turn = Tried: { $turn }
analysis-hint = Turns that you make now are only tried.
thousand = { $number } k
million = { $number } M

# Scores. The signs are short; the words are for screen readers and tips.
score-even = even
score-ahead = { $side } is ahead by { $value }
score-wins =
    { $turns ->
        [0] { $side } has won
        [one] { $side } wins with the next turn
       *[other] { $side } wins in { $turns } turns
    }
score-exact = { $side } wins by { $value }, proven
score-draw = a draw, proven
score-bar = Chances: { $first } { $one }%, { $second } { $two }%

# What pointing at a site is worth, as a part of its name.
site-value = { $score }
site-value-best = best: { $score }

# Review.
review-title = Review
review-progress = { $done } of { $all } positions
review-progress-short = { $done }/{ $all }
review-stop = Stop
review-again = Review again
review-close = Put the review away
review-graph = How the game went. Click to go to a turn.
review-at = Turn { $number }: { $score }
review-faults =
    { $side }: { $blunders ->
        [one] { $blunders } blunder
       *[other] { $blunders } blunders
    }, { $mistakes ->
        [one] { $mistakes } mistake
       *[other] { $mistakes } mistakes
    }, { $inaccuracies ->
        [one] { $inaccuracies } inaccuracy
       *[other] { $inaccuracies } inaccuracies
    }
review-flawless = No mistakes were found.
fault-inaccuracy = Inaccuracy
fault-mistake = Mistake
fault-blunder = Blunder
fault-name = { $turn }, { $fault }

# What a turn cost against the best one.
cost-units =
    { $game ->
        [reversi] { $value ->
            [one] { $value } disc
           *[other] { $value } discs
        }
        [deblockle] { $value ->
            [one] { $value } turn
           *[other] { $value } turns
        }
       *[coerceo] { $value ->
            [one] { $value } piece
           *[other] { $value } pieces
        }
    }
cost-told =
    Cost { $units }{ $percent ->
        [0] {""}
       *[other] , { $percent }% of the chances
    }.
cost-told-chances = Cost { $percent }% of the chances.
cost-percent = −{ $percent }%
turn-only = The only turn there was.
turn-best = The best turn.
turn-as-good = As good as the best turn, { $turn }.
turn-better = Best: { $turn }.

settings-study = Study
settings-review = A review
settings-review-quick = Quick
settings-review-usual = Usual
settings-review-thorough = Thorough
settings-analysis-lines = Lines of an analysis
settings-turn-values = Values on the board
settings-turn-values-about = An analysis writes on the board what every turn is worth: + where the side to move is ahead after it.
