### Åpninger i Reversi: listen, tilfeldige starter.

command-openings = Åpninger i Reversi…
command-openings-help = Se gjennom åpninger som har et navn, spill videre fra dem eller studer dem.

dialog-openings-title = Åpninger i Reversi
dialog-openings-search = Navn eller trekk
dialog-openings-count = { $found } av { $all } åpninger
dialog-openings-none = Ingen åpning har dette navnet eller begynner med disse trekkene.
dialog-openings-row = { $name }, { $turns }
dialog-openings-plies =
    { $count ->
        [one] ett trekk
       *[other] { $count } trekk
    }
dialog-openings-also = Også { $names }
dialog-openings-board = Stillingen etter åpningen { $name }
dialog-openings-study = Studer den
dialog-openings-play = Spill herfra

play-opening = Åpning: { $name }
play-opening-word = Åpning
turn-given = gitt ved loddtrekning

new-game-opening = Åpning
new-game-opening-usual = Vanlig
new-game-opening-balanced = Jevn
new-game-opening-line = Fra listen
new-game-opening-usual-about = Spillerne velger alle trekkene selv.
new-game-opening-balanced-about = De åtte første trekkene er tilfeldige. Etter dem ligger ingen av sidene mer enn omtrent én brikke foran, slik programmets egen motor ser det.
new-game-opening-draw = Ny tilfeldig start
new-game-opening-choose = Velg fra listen…

analysis-book = Fra åpningsboken
