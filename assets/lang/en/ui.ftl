### The window: menus, home, the new game form, dialogs, and the board with what stands beside it.

app-name = Tavola

# Menus. In the menu row each is a single word.
menu-game = Game
menu-turn = Turn
menu-view = View
menu-learn = Learn
menu-help = Help

# Commands, and what each does as the shortcut page tells it.
command-new-game = New game…
command-new-game-help = Choose players, rules and the start of a game.
command-another-game = Another game
command-another-game-help = Begin again with the same players and rules.
command-open = Open…
command-open-help = Open a saved game.
command-game-list = Games in the file…
command-game-list-help = Look through the file of many games that was opened last.
command-save = Save
command-save-help = Write the game to its file.
command-save-as = Save as…
command-save-as-help = Write the game to a file of another name.
command-copy-position = Copy position
command-copy-position-help = Put the position on the clipboard as a line of text.
command-copy-game = Copy game
command-copy-game-help = Put the whole game on the clipboard as text.
command-paste = Paste game or position
command-paste-help = Open the game or position on the clipboard.
command-home = Home
command-home-help = Go to the list of games. The running game stays on the table.
command-settings = Settings…
command-settings-help = Language, appearance, animation and habits.
command-quit = Quit
command-quit-help = Leave the program. Unfinished games are kept.
command-undo = Undo
command-undo-help = Take back the last turn, or what is selected of this one.
command-redo = Redo
command-redo-help = Play a turn again that was taken back.
command-exchange = Exchange tiles
command-exchange-help = Pay with tiles for an opposing piece, or leave the exchange.
command-pass = Pass
command-pass-help = Pass when no disc can be placed.
command-hand-over = Hand over the turn
command-hand-over-help = Finish a turn or a set-up that is made by hand.
command-correct = Correct the last turn
command-correct-help = Open the flips of the last turn again.
command-let-go = Let go
command-let-go-help = Drop what is selected.
command-offer-draw = Agree on a draw…
command-offer-draw-help = End the game without a winner.
command-resign = Resign…
command-resign-help = Give up the game.
command-first = To the start
command-first-help = Show the position before the first turn.
command-previous = One turn back
command-previous-help = Show the position before this turn.
command-next = One turn on
command-next-help = Show the position after the next turn.
command-last = To the end
command-last-help = Show the position after the last turn.
command-coordinates = Coordinates
command-coordinates-help = Show or hide the names of the fields.
command-flip-board = Turn the board round
command-flip-board-help = See the board from the other side.
command-full-screen = Full screen
command-full-screen-help = Fill the screen, or go back to a window.
command-zoom-in = Larger
command-zoom-in-help = Make everything larger.
command-zoom-out = Smaller
command-zoom-out-help = Make everything smaller.
command-zoom-reset = Usual size
command-zoom-reset-help = Go back to the usual size.
command-rules = Rules of the game
command-rules-help = The rules on half a screen.
command-shortcuts = Keys
command-shortcuts-help = Everything that can be done, with its key.
command-about = About Tavola
command-about-help = Version, licences and where files are kept.

# Keys as the menus name them; letters and F1 are the same everywhere.
key-ctrl = Ctrl
key-command = Cmd
key-shift = Shift
key-enter = Enter
key-escape = Esc
key-home = Home
key-end = End
key-page-up = Page Up
key-page-down = Page Down
key-plus = Plus
key-minus = Minus

# What is on the table, after the game's name in the menu row. Every option is an argument.
variant-coerceo =
    { $start ->
        [ocius] Ocius
       *[other] Laurentius
    }
variant-reversi = { $size } × { $size }
variant-deblockle = Blocks { $gold }–{ $blue }

# Names of files in the dialogs of the desktop.
file-filter-saves = Tavola games
file-filter-reversi = Reversi of other programs
file-filter-all = All files

# Home.
home-line = Board games to play, learn and study
home-play = Play
home-continue = Continue
home-rules = Rules
home-play-game = Play { $game }
home-continue-game = Continue { $game }
home-rules-game = Rules of { $game }
home-board = The board of { $game }
home-recent = Recent games
home-recent-empty = Games that you save or finish appear here.
home-open = Open a file…
home-unfinished = unfinished
home-two-players = two players

# The new game form.
new-game-title = New game
new-game-again-title = Try again
new-game-again-about = Play on from the position before { $turn }, against a computer or a person.
new-game-which = Which game
new-game-players = Players
new-game-name = Name of the player: { $side }
new-game-swap = Change sides
new-game-rules = Optional rules
new-game-draws = Draws
new-game-dice = Dice and faces
new-game-changed = changed
new-game-house = house rule
new-game-official = Back to the official rules
new-game-preview = The start
new-game-preview-unclear = The start appears here as soon as the rules agree.
new-game-setup = Set-up
new-game-setup-full = On the board
new-game-setup-full-about = Each side rolls the opponent’s blocks and sets them on their squares.
new-game-setup-quick = At once
new-game-setup-quick-about = The dice decide where every block stands and which way it faces.
new-game-reroll = Roll again
new-game-position = Start from a position
new-game-position-about = Paste a position line of this game. Where the line itself names a rule, the line decides.
new-game-position-name = Position line
new-game-off = Off
new-game-number = A whole number from { $min } to { $max }.
new-game-start = Start the game
new-game-back = Back

# Buttons of dialogs.
dialog-cancel = Cancel
dialog-close = Close
dialog-done = Done

dialog-resign-title = Resign the game?
dialog-resign-text = { the-side } gives up, and the opponent wins.
dialog-resign-accept = Resign
dialog-resign-cancel = Play on
dialog-draw-title = Agree on a draw?
dialog-draw-text = { the-side } proposes to end the game without a winner. It is a draw if both players want it.
dialog-draw-accept = Both agree
dialog-draw-cancel = Play on

dialog-unsaved-title = Save the changes?
dialog-unsaved-text = This game has changed since it was written to “{ $file }”.
dialog-unsaved-save = Save
dialog-unsaved-discard = Don’t save

dialog-overwrite-title = Replace the file?
dialog-overwrite-text = There is already a file “{ $file }” in “{ $folder }”. The game it holds now stays beside it as a backup copy.
dialog-overwrite-accept = Replace

dialog-open-title = Open a game
dialog-save-title = Save the game
dialog-path-about = This desktop has no file dialog, so please write the path yourself. One that begins with ~ starts in your home folder.
dialog-path-name = Path of the file
dialog-path-open = Open
dialog-path-save = Save

dialog-games-title = Games in { $file }
dialog-games-title-pasted = Games that were pasted
dialog-games-open = Open game
dialog-games-search = Player, tournament or year
dialog-games-count = { $found } of { $all } games
dialog-games-column-number = No.
dialog-games-column-players = Players
dialog-games-column-event = Event
dialog-games-column-score = Result
dialog-games-sorted =
    { $way ->
        [rising] { $column }, ascending
       *[falling] { $column }, descending
    }
dialog-games-none = No game in the list has all of these words.
dialog-games-lack =
    { $what ->
        [players] The numbers stand for players: there is no .jou file in the same folder.
        [events] The numbers stand for tournaments: there is no .trn file in the same folder.
       *[both] The numbers stand for players and tournaments: there is no .jou and no .trn file in the same folder.
    }
dialog-games-row = Game { $number }: { $about }
dialog-positions-title = Positions in { $file }
dialog-positions-title-pasted = Positions that were pasted
dialog-positions-open = Open position
dialog-positions-count =
    { $all ->
        [one] { $all } position
       *[other] { $all } positions
    }
dialog-positions-column-turn = To move
dialog-positions-column-empties = Empty
dialog-positions-column-score = Score
dialog-positions-row =
    { $known ->
        [no] Position { $number }: { $side } to move, empty squares: { $empties }
       *[yes] Position { $number }: { $side } to move, empty squares: { $empties }, score: { $score }
    }
dialog-reading = Reading { $file }: { $percent }%
dialog-partial-title = Only the beginning can be read
dialog-partial-text = Everything before that is legal and can be opened. The original stays as it is.
dialog-partial-accept = Open the beginning

dialog-failure-title = That did not work

dialog-shortcuts-title = Keys
dialog-shortcuts-board = On the board
dialog-shortcuts-board-arrows = Move the cursor from field to field.
dialog-shortcuts-board-choose = Choose the field under the cursor.
dialog-shortcuts-arrows = Arrow keys
dialog-shortcuts-space = Enter, Space

about-version = Version { $version }
about-unofficial = A free program to play, learn and study abstract board games. It is unofficial: the games’ makers and publishers have no part in it.
about-licence = Licence
about-licence-text = Free software under the MIT licence or the Apache licence 2.0, as you choose. The typeface is Inter, under the SIL Open Font Licence.
about-files = Where files are kept
about-settings = Settings
about-games = Running and finished games

# Settings.
settings-title = Settings
settings-language = Language
settings-language-auto = As the desktop
settings-appearance = Appearance
settings-theme = Colours
settings-theme-system = As the desktop
settings-theme-light = Light
settings-theme-dark = Dark
settings-zoom = Size
settings-zoom-value = { $percent }%
settings-coordinates = Coordinates
settings-coordinates-about = Names of the fields on the board.
settings-motion = Motion
settings-animation = Show how turns unfold
settings-animation-about = Steps, captures and flips one after the other. Any input finishes them.
settings-speed = Speed
settings-speed-slow = Slow
settings-speed-usual = Usual
settings-speed-fast = Fast
settings-reduced-motion = Reduced motion
settings-reduced-motion-about = Pieces fade from place to place instead of moving.
settings-playing = Playing
settings-confirm-passes = Confirm passes
settings-confirm-passes-about = A forced pass waits until the player agrees.
settings-next-first = Who begins another game
settings-next-first-game = { $game }: who begins another game
settings-next-first-changed = Take turns
settings-next-first-winner = The winner
settings-next-first-same = No change
settings-files = Files
settings-autosave = Keep unfinished games
settings-autosave-about = After every turn, so that nothing is lost even when the power goes.

# Beside the board.
play-coerceo-owns = { $pieces ->
        [one] { $pieces } piece
       *[other] { $pieces } pieces
    } · { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }
play-coerceo-taken = { $count } taken
play-reversi-owns = { $discs ->
        [one] { $discs } disc
       *[other] { $discs } discs
    } · { $left } left
play-deblockle-owns = { $blocks ->
        [one] { $blocks } block
       *[other] { $blocks } blocks
    } on the board · { $home } home
play-exchange = { $price ->
        [one] Exchange { $price } tile ({ $held } held)
       *[other] Exchange { $price } tiles ({ $held } held)
    }
play-exchange-leave = Leave the exchange
play-draw = Draw
play-resign = Resign
play-hand-over = { command-hand-over }
play-pass = { command-pass }
play-correct = { command-correct }
play-another-game = { command-another-game }
play-turns-possible = { $count ->
        [one] { $count } turn possible
       *[other] { $count } turns possible
    }
play-result-win = { the-side } wins
play-result-draw = Draw
play-block-on = Block on { $site }
play-empty-list = No turn has been played yet.

# What a screen reader says of a site: its name and what is there, then its states.
site-empty = { $site }, empty
site-piece = { $site }, { $piece }
site-can-be-chosen = can be chosen
site-selected = selected
site-last-turn = last turn
site-threatened = threatened
site-falling = about to fall
piece-coerceo-white = white piece
piece-coerceo-black = black piece
piece-reversi-black = black disc
piece-reversi-white = white disc
piece-deblockle = { $side ->
        [gold] gold block
       *[blue] blue block
    }, { $face ->
        [star] Star
        [stop] Stop
        [cross] Cross
        [x] X
        [slider] Slider
       *[hoops] Hoops
    } up
