### Vinduet: menyer, startside, skjema for nytt spill, dialoger, og brettet med det som står ved siden av.

app-name = Tavola

menu-game = Spill
menu-turn = Trekk
menu-view = Vis
menu-learn = Lær
menu-help = Hjelp

command-new-game = Nytt spill…
command-new-game-help = Velg spillere, regler og startoppstilling.
command-another-game = Et spill til
command-another-game-help = Begynn på nytt med de samme spillerne og reglene.
command-open = Åpne…
command-open-help = Åpne et lagret spill.
command-game-list = Partiene i filen…
command-game-list-help = Se gjennom filen med mange partier som ble åpnet sist.
command-save = Lagre
command-save-help = Skriv spillet til filen sin.
command-save-as = Lagre som…
command-save-as-help = Skriv spillet til en fil med et annet navn.
command-copy-position = Kopier stillingen
command-copy-position-help = Legg stillingen på utklippstavlen som en tekstlinje.
command-copy-game = Kopier spillet
command-copy-game-help = Legg hele spillet på utklippstavlen som tekst.
command-paste = Lim inn spill eller stilling
command-paste-help = Åpne spillet eller stillingen på utklippstavlen.
command-home = Startside
command-home-help = Gå til listen over spill. Spillet som er i gang, blir liggende på bordet.
command-settings = Innstillinger…
command-settings-help = Språk, utseende, bevegelse og vaner.
command-quit = Avslutt
command-quit-help = Lukk programmet. Uferdige spill blir tatt vare på.
command-undo = Angre
command-undo-help = Ta tilbake det siste trekket, eller det som er valgt av dette.
command-redo = Gjør om
command-redo-help = Spill et angret trekk en gang til.
command-exchange = Veksle inn fliser
command-exchange-help = Betal med fliser for en av motstanderens brikker, eller gå ut av vekslingen.
command-pass = Stå over
command-pass-help = Stå over når ingen brikke kan legges.
command-hand-over = Gi turen videre
command-hand-over-help = Fullfør et trekk eller et oppsett som gjøres for hånd.
command-correct = Rett det siste trekket
command-correct-help = Åpne det siste trekkets snudde brikker igjen.
command-let-go = Slipp
command-let-go-help = Slipp det som er valgt.
command-offer-draw = Avtal remis…
command-offer-draw-help = Avslutt spillet uten vinner.
command-resign = Gi opp…
command-resign-help = Gi opp og tap spillet.
command-first = Til starten
command-first-help = Vis stillingen før det første trekket.
command-previous = Ett trekk tilbake
command-previous-help = Vis stillingen før dette trekket.
command-next = Ett trekk fram
command-next-help = Vis stillingen etter neste trekk.
command-last = Til slutten
command-last-help = Vis stillingen etter det siste trekket.
command-coordinates = Koordinater
command-coordinates-help = Vis eller skjul navnene på feltene.
command-flip-board = Snu brettet
command-flip-board-help = Se brettet fra den andre siden.
command-full-screen = Fullskjerm
command-full-screen-help = Fyll skjermen, eller gå tilbake til et vindu.
command-zoom-in = Større
command-zoom-in-help = Gjør alt større.
command-zoom-out = Mindre
command-zoom-out-help = Gjør alt mindre.
command-zoom-reset = Vanlig størrelse
command-zoom-reset-help = Gå tilbake til vanlig størrelse.
command-rules = Spillereglene
command-rules-help = Reglene på en halv skjermside.
command-shortcuts = Taster
command-shortcuts-help = Alt som kan gjøres, med tasten til.
command-about = Om Tavola
command-about-help = Versjon, lisenser og hvor filene ligger.

key-ctrl = Ctrl
key-command = Cmd
key-shift = Skift
key-enter = Enter
key-escape = Esc
key-home = Home
key-end = End
key-page-up = Page Up
key-page-down = Page Down
key-plus = Pluss
key-minus = Minus

variant-coerceo =
    { $start ->
        [ocius] Ocius
       *[other] Laurentius
    }
variant-reversi = { $size } × { $size }
variant-deblockle = Klosser { $gold }–{ $blue }

file-filter-saves = Tavola-spill
file-filter-reversi = Reversi fra andre programmer
file-filter-all = Alle filer

home-line = Brettspill å spille, lære og studere
home-play = Spill
home-continue = Fortsett
home-rules = Regler
home-play-game = Spill { $game }
home-continue-game = Fortsett { $game }
home-rules-game = Regler for { $game }
home-board = Brettet til { $game }
home-recent = Siste spill
home-recent-empty = Spill du lagrer eller fullfører, vises her.
home-open = Åpne en fil…
home-unfinished = uferdig
home-two-players = to spillere

new-game-title = Nytt spill
new-game-again-title = Prøv igjen
new-game-again-about = Spill videre fra stillingen før { $turn }, mot datamaskinen eller et menneske.
new-game-which = Hvilket spill
new-game-players = Spillere
new-game-name = Spillerens navn: { $side }
new-game-swap = Bytt side
new-game-rules = Valgfrie regler
new-game-draws = Remis
new-game-dice = Terninger og symboler
new-game-changed = endret
new-game-house = husregel
new-game-official = Tilbake til de offisielle reglene
new-game-preview = Startoppstilling
new-game-preview-unclear = Startoppstillingen vises her når reglene går sammen.
new-game-setup = Oppsett
new-game-setup-full = På brettet
new-game-setup-full-about = Hver side kaster motstanderens klosser og setter dem på rutene deres.
new-game-setup-quick = Med en gang
new-game-setup-quick-about = Terningene avgjør hvor hver kloss står, og hvilken vei den vender.
new-game-reroll = Kast på nytt
new-game-position = Begynn fra en stilling
new-game-position-about = Lim inn en stillingslinje for dette spillet. Der linjen selv nevner en regel, er det linjen som gjelder.
new-game-position-name = Stillingslinje
new-game-off = Av
new-game-number = Et helt tall fra { $min } til { $max }.
new-game-start = Begynn spillet
new-game-back = Tilbake

dialog-cancel = Avbryt
dialog-close = Lukk
dialog-done = Ferdig

dialog-resign-title = Vil du gi opp spillet?
dialog-resign-text = { the-side } gir opp, og motstanderen vinner.
dialog-resign-accept = Gi opp
dialog-resign-cancel = Spill videre
dialog-draw-title = Avtale remis?
dialog-draw-text = { the-side } foreslår å avslutte spillet uten vinner. Det blir remis hvis begge spillerne vil.
dialog-draw-accept = Begge er enige
dialog-draw-cancel = Spill videre

dialog-unsaved-title = Lagre endringene?
dialog-unsaved-text = Dette spillet er endret siden det ble skrevet til «{ $file }».
dialog-unsaved-save = Lagre
dialog-unsaved-discard = Ikke lagre

dialog-overwrite-title = Erstatte filen?
dialog-overwrite-text = Det finnes allerede en fil «{ $file }» i «{ $folder }». Spillet i den blir liggende ved siden av som en sikkerhetskopi.
dialog-overwrite-accept = Erstatt

dialog-open-title = Åpne et spill
dialog-save-title = Lagre spillet
dialog-path-about = Dette skrivebordet har ingen fildialog, så skriv stien selv. En sti som begynner med ~, går ut fra hjemmemappen din.
dialog-path-name = Filens sti
dialog-path-open = Åpne
dialog-path-save = Lagre

dialog-games-title = Partier i { $file }
dialog-games-title-pasted = Partier som ble limt inn
dialog-games-open = Åpne parti
dialog-games-search = Spiller, turnering eller år
dialog-games-count = { $found } av { $all } partier
dialog-games-column-number = Nr.
dialog-games-column-players = Spillere
dialog-games-column-event = Turnering
dialog-games-column-score = Resultat
dialog-games-sorted =
    { $way ->
        [rising] { $column }, stigende
       *[falling] { $column }, synkende
    }
dialog-games-none = Ingen partier i listen har alle disse ordene.
dialog-games-lack =
    { $what ->
        [players] Tallene står for spillere: Det ligger ingen .jou-fil i samme mappe.
        [events] Tallene står for turneringer: Det ligger ingen .trn-fil i samme mappe.
       *[both] Tallene står for spillere og turneringer: Det ligger verken .jou- eller .trn-fil i samme mappe.
    }
dialog-games-row = Parti { $number }: { $about }
dialog-positions-title = Stillinger i { $file }
dialog-positions-title-pasted = Stillinger som ble limt inn
dialog-positions-open = Åpne stilling
dialog-positions-count = Stillinger: { $all }
dialog-positions-column-turn = I trekket
dialog-positions-column-empties = Tomme
dialog-positions-column-score = Poeng
dialog-positions-row =
    { $known ->
        [no] Stilling { $number }: { $side } i trekket, tomme ruter: { $empties }
       *[yes] Stilling { $number }: { $side } i trekket, tomme ruter: { $empties }, poeng: { $score }
    }
dialog-reading = Leser { $file }: { $percent } %
dialog-partial-title = Bare begynnelsen kan leses
dialog-partial-text = Alt før det er lovlig og kan åpnes. Originalen forblir som den er.
dialog-partial-accept = Åpne begynnelsen

dialog-failure-title = Det gikk ikke

dialog-shortcuts-title = Taster
dialog-shortcuts-board = På brettet
dialog-shortcuts-board-arrows = Flytt markøren fra felt til felt.
dialog-shortcuts-board-choose = Velg feltet under markøren.
dialog-shortcuts-arrows = Piltaster
dialog-shortcuts-space = Enter, mellomrom

about-version = Versjon { $version }
about-unofficial = Et gratis program for å spille, lære og studere abstrakte brettspill. Det er uoffisielt: De som lager og utgir spillene, har ingen del i det.
about-licence = Lisens
about-licence-text = Fri programvare under MIT-lisensen eller Apache-lisensen 2.0, etter eget valg. Skrifttypen er Inter, under SIL Open Font-lisensen.
about-files = Hvor filene ligger
about-settings = Innstillinger
about-games = Pågående og ferdige spill

settings-title = Innstillinger
settings-language = Språk
settings-language-auto = Som skrivebordet
settings-appearance = Utseende
settings-theme = Farger
settings-theme-system = Som skrivebordet
settings-theme-light = Lyse
settings-theme-dark = Mørke
settings-zoom = Størrelse
settings-zoom-value = { $percent } %
settings-coordinates = Koordinater
settings-coordinates-about = Navn på feltene på brettet.
settings-motion = Bevegelse
settings-animation = Vis hvordan trekk utspiller seg
settings-animation-about = Flytt, slag og snuing etter hverandre. Et klikk eller tastetrykk avslutter dem.
settings-speed = Fart
settings-speed-slow = Langsom
settings-speed-usual = Vanlig
settings-speed-fast = Rask
settings-reduced-motion = Mindre bevegelse
settings-reduced-motion-about = Brikkene tones fra sted til sted i stedet for å flytte seg.
settings-playing = Spilling
settings-confirm-passes = Bekreft når noen må stå over
settings-confirm-passes-about = En side som må stå over, får bekrefte det selv.
settings-next-first = Hvem begynner neste spill
settings-next-first-game = { $game }: hvem begynner neste spill
settings-next-first-changed = Etter tur
settings-next-first-winner = Vinneren
settings-next-first-same = Som før
settings-files = Filer
settings-autosave = Ta vare på uferdige spill
settings-autosave-about = Etter hvert trekk, så ingenting går tapt om strømmen går.

play-coerceo-owns = { $pieces ->
        [one] { $pieces } brikke
       *[other] { $pieces } brikker
    } · { $tiles ->
        [one] { $tiles } flis
       *[other] { $tiles } fliser
    }
play-coerceo-taken = { $count } slått
play-reversi-owns = { $discs ->
        [one] { $discs } brikke
       *[other] { $discs } brikker
    } · { $left } igjen
play-deblockle-owns = { $blocks ->
        [one] { $blocks } kloss
       *[other] { $blocks } klosser
    } på brettet · { $home } i mål
play-exchange = { $price ->
        [one] Veksle inn { $price } flis (har { $held })
       *[other] Veksle inn { $price } fliser (har { $held })
    }
play-exchange-leave = Gå ut av vekslingen
play-draw = Remis
play-resign = Gi opp
play-hand-over = { command-hand-over }
play-pass = { command-pass }
play-correct = { command-correct }
play-another-game = { command-another-game }
play-turns-possible = { $count ->
        [one] { $count } mulig trekk
       *[other] { $count } mulige trekk
    }
play-result-win = { the-side } vant
play-result-draw = Remis
play-block-on = Kloss på { $site }
play-empty-list = Ingen trekk er gjort ennå.

site-empty = { $site }, tom
site-piece = { $site }, { $piece }
site-can-be-chosen = kan velges
site-selected = valgt
site-last-turn = siste trekk
site-threatened = truet
site-falling = i ferd med å falle
piece-coerceo-white = hvit brikke
piece-coerceo-black = svart brikke
piece-reversi-black = svart brikke
piece-reversi-white = hvit brikke
piece-deblockle = { $side ->
        [gold] gullkloss
       *[blue] blå kloss
    }, { $face ->
        [star] Stjerne
        [stop] Stopp
        [cross] Kors
        [x] X
        [slider] Glider
       *[hoops] Ringer
    } opp
