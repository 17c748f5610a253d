### Partiet ved siden av brettet, oppsettet og det programmet selv melder.

app-game-is-over = Partiet er slutt. Angre et trekk for å spille videre.
app-path-empty = Skriv stien til en fil.
app-path-folder = Dette er en mappe. Legg til et navn på filen.
app-saved = Lagret: { $path }
app-saved-in-part = Lagret: { $path }. En .{ $format }-fil har ikke plass til alt i partiet. Lagret som .tavola.ron går ingenting tapt.

window-no-display = Fant ingen skjerm. Tavola åpner et vindu: start det fra et grafisk skrivebord, eller sett DISPLAY eller WAYLAND_DISPLAY.
window-cannot-open = Vinduet kunne ikke åpnes. På Linux må disse pakkene være installert: libxkbcommon-x11-0 libx11-xcb1 libxcursor1 libxi6 libxrender1 libgl1 libegl1. Sjekk også at DISPLAY eller WAYLAND_DISPLAY viser til en skjerm som kjører.

play-begins = { $player } begynner.
play-card-to-move = i trekket
play-won = { $player } vant
play-drawn = Remis
play-result-later = Til slutt: { $result }
play-flip-by-hand = Klikk på brikkene som skal snus, og gi turen videre.
play-now-move = { $player } er i trekket
play-now-target-coerceo = { $player }: velg et felt
play-now-target-reversi = { $player }: velg en rute
play-now-target-deblockle = { $player }: velg hvor klossen skal velte
play-now-exchange = { $player }: velg brikken som skal tas
play-now-hand-over = { $player }: snu brikker og gi turen videre
play-now-hop = { $player }: velg hvor den hopper
play-variations = { $count ->
        [one] { $count } annen variant her
       *[other] { $count } andre varianter her
    }

setup-title = Oppsett
setup-help = Klikk på en kloss og så på en startrute. Klikk på en plassert kloss igjen for å dreie den en kvart gang, eller på en annen rute for å flytte den.
setup-at-hand = plasserer nå
setup-waits = venter
setup-roll = Kast klossene
setup-hand-over = Bekreft og gi turen videre
