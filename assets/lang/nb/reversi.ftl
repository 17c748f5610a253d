### Reversi: årsaker, avslag, regler.

## Hva et trekk gjorde

reversi-cause-placed = { the-side } la en brikke på { $at }.
reversi-cause-placed-centre = { the-side } la en brikke på { $at }. De fire første brikkene snur ingenting.
reversi-cause-outflanked =
    { $side ->
        [black] Brikken på { $at } ble svart: den lå i en rekke mellom de svarte brikkene på { $from } og { $to }.
       *[white] Brikken på { $at } ble hvit: den lå i en rekke mellom de hvite brikkene på { $from } og { $to }.
    }
    .after-reversi-cause-placed = og snudde { $at }.
reversi-cause-outflanked-many =
    { $side ->
        [black] Brikkene på { $sites } ble svarte: de lå i rekker mellom { $from } og andre svarte brikker.
       *[white] Brikkene på { $sites } ble hvite: de lå i rekker mellom { $from } og andre hvite brikker.
    }
    .after-reversi-cause-placed = og snudde { $sites }.
reversi-cause-by-hand = { the-side } snudde brikken på { $at } for hånd, selv om den ikke var klemt inne.
    .after-reversi-cause-placed = og snudde { $at } for hånd.
    .after-reversi-cause-outflanked = , og snudde { $at } for hånd.
reversi-cause-by-hand-many = { the-side } snudde brikkene på { $sites } for hånd, selv om de ikke var klemt inne.
    .after-reversi-cause-placed = og snudde { $sites } for hånd.
    .after-reversi-cause-outflanked = , og snudde { $sites } for hånd.
reversi-cause-supply-empty =
    { $side ->
        [black] Svart hadde ingen brikker igjen og fikk én av hvits.
       *[white] Hvit hadde ingen brikker igjen og fikk én av svarts.
    }
reversi-cause-no-placement = { the-side } står over: ingen brikke kan klemme inne noe.

## Hvorfor noe ikke er et trekk

reversi-refusal-game-over = Partiet er slutt: ingen av sidene kan legge en brikke.
reversi-refusal-off-board = Ruten { $name } finnes ikke på et brett på { $size } × { $size }.
reversi-refusal-occupied =
    { $by ->
        [black] Det ligger allerede en svart brikke på { $at }.
       *[white] Det ligger allerede en hvit brikke på { $at }.
    }
reversi-refusal-outflanks-nothing =
    { $side ->
        [black] En svart brikke på { $at } ville ikke klemme inne noe.
       *[white] En hvit brikke på { $at } ville ikke klemme inne noe.
    }
reversi-refusal-must-pass = { the-side } har ingen rute å klemme inne noe fra, og må stå over.
reversi-refusal-only-centre = De fire første brikkene legges midt på brettet, ikke på { $at }. Ledig: { $centre }.
reversi-refusal-can-place =
    { $on-count ->
        [one] { the-side } kan ikke stå over: en brikke kan legges på { $on }.
       *[other] { the-side } kan ikke stå over: en brikke kan legges på en av rutene { $on }.
    }
reversi-refusal-whole = Trekket er ferdig med brikken på { $at }.
reversi-refusal-flips-by-hand-off = Programmet snur brikkene. Hvilke som snus, skrives bare når de snus for hånd.
reversi-refusal-not-opposing = Det ligger ingen motstanderbrikke å snu på { $at }.
reversi-refusal-twice = Ruten { $at } er nevnt to ganger.
reversi-refusal-not-a-turn = «{ $text }» er verken en rute, som f5, eller «pass».

## Hva som er galt med en stillingslinje

reversi-read-empty = Stillingslinjen er tom. Den består av rutene fra a1 og utover, et mellomrom og siden i trekket, X eller O.
reversi-read-length =
    { $squares ->
        [one] Ett tegn fyller ikke noe brett. Det skal være 16, 36, 64 eller 100, ett for hver rute.
       *[other] { $squares } tegn fyller ikke noe brett. Det skal være 16, 36, 64 eller 100, ett for hver rute.
    }
reversi-read-character = Tegn { $column }, rute { $at }: «{ $character }» er verken X (svart), O (hvit) eller - (tom).
reversi-read-digit = Tegn { $column }, rute { $at }: sifre betyr brikker bare hvis det er et 2-tall blant dem (1 svart, 2 hvit, 0 tom). Ellers kan ingen vite hva «{ $digit }» betyr.
reversi-read-side-missing = Siden i trekket mangler: et mellomrom og X eller O etter rutene.
reversi-read-side = Siden i trekket er X eller O, ikke «{ $text }».
reversi-read-supply = Brikkene som er igjen, er to tall, svart/hvit, for eksempel 30/30, ikke «{ $text }».
reversi-read-supply-sum = Brikkene som er igjen, «{ $text }», passer ikke til brettet: til sammen er de { $sum }, men antall tomme ruter er { $empty }.
reversi-read-supply-most = Brikkene som er igjen, «{ $text }», er for mange: hver side har høyst { $most }.
reversi-read-extra = «{ $text }» er for mye: linjen slutter etter rutene, siden i trekket og brikkene som er igjen.
reversi-read-size = Linjen fyller et brett på { $line } × { $line }, men det valgte brettet er { $option } × { $option }.

## Valgfrie regler

reversi-option-size = Brett
reversi-option-size-about = Hvor mange ruter brettet har langs en side. Hver spiller har halvparten så mange brikker som det er ruter.
reversi-option-size-4 = 4 × 4
reversi-option-size-6 = 6 × 6
reversi-option-size-8 = 8 × 8
reversi-option-size-10 = 10 × 10
reversi-option-start = Startoppstilling
reversi-option-start-about = Hvordan de fire rutene i midten fylles.
reversi-option-start-standard = Standard: fargene på skrå
reversi-option-start-parallel = Parallell: fargene side om side
reversi-option-start-original = Opprinnelig: spillerne fyller den tomme midten etter tur
reversi-option-handicap = Handikap
reversi-option-handicap-about = Hjørner som den svakeste spilleren får før partiet, fra sin egen brikkebeholdning.
reversi-option-handicap-0 = Ingen
reversi-option-handicap-black1 = Svart: ett hjørne
reversi-option-handicap-black2 = Svart: to hjørner
reversi-option-handicap-black3 = Svart: tre hjørner
reversi-option-handicap-black4 = Svart: alle hjørner
reversi-option-handicap-white1 = Hvit: ett hjørne
reversi-option-handicap-white2 = Hvit: to hjørner
reversi-option-handicap-white3 = Hvit: tre hjørner
reversi-option-handicap-white4 = Hvit: alle hjørner
reversi-option-flip = Snuing
reversi-option-flip-about = Hvem som snur brikkene som er klemt inne. For hånd kan en feil rettes til motstanderen har trukket.
reversi-option-flip-auto = Programmet snur
reversi-option-flip-hand = For hånd
