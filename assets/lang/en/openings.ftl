### Openings of Reversi: the list, random starts.

command-openings = Reversi openings…
command-openings-help = Look through openings that have a name, play from them or study them.

dialog-openings-title = Reversi openings
dialog-openings-search = Name or turns
dialog-openings-count = { $found } of { $all } openings
dialog-openings-none = No opening has this name or begins with these turns.
dialog-openings-row = { $name }, { $turns }
dialog-openings-plies =
    { $count ->
        [one] { $count } turn
       *[other] { $count } turns
    }
dialog-openings-also = Also { $names }
dialog-openings-board = The position after the opening { $name }
dialog-openings-study = Study it
dialog-openings-play = Play from here

play-opening = Opening: { $name }
play-opening-word = Opening
turn-given = given by chance

new-game-opening = Opening
new-game-opening-usual = Usual
new-game-opening-balanced = Balanced
new-game-opening-line = From the list
new-game-opening-usual-about = The players choose every turn themselves.
new-game-opening-balanced-about = Eight opening turns by chance. After them, as the program’s own engine sees it, neither side is more than about one disc ahead.
new-game-opening-draw = Draw another
new-game-opening-choose = Choose from the list…

analysis-book = From the opening book
