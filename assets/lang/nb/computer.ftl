### Datamaskinspillere: hvem som spiller, hvor sterkt, og hva de sier.

command-players = Spillere…
command-players-help = Velg hvem som spiller: mennesker, eller datamaskiner på et valgt nivå.
command-move-now = Trekk nå
command-move-now-help = Datamaskinen spiller det beste trekket den har funnet så langt.
command-pause-computer = Stans datamaskinen
command-pause-computer-help = Datamaskinen venter til den får beskjed om å fortsette.

# Hvem som spiller en side.
seat-kind = { $side } spilles av
seat-person = Menneske
seat-computer = Datamaskin
seat-level = Datamaskinens nivå: { $side }
dialog-players-title = Spillere
dialog-players-about = Endringer gjelder med én gang, også midt i et spill.

# En datamaskin uten eget navn: på kortet sitt, og som den som gjør noe i en setning.
computer-name = Datamaskin
computer-said = Datamaskinen

# Nivåene, fra det svakeste.
level-name-1 = Første skritt
level-name-2 = Nybegynner
level-name-3 = Hobbyspiller
level-name-4 = Øvet
level-name-5 = Dyktig
level-name-6 = Sterk
level-name-7 = Ekspert
level-name-8 = Mester
level-in-list = { $number } · { $name }
level-on-card = Nivå { $number } · { $name }
# Hvor langt den ser, hva den ikke ser, hvordan den vurderer.
level-about =
    { $reach ->
        [plies] Ser { $count ->
            [one] ett trekk
           *[other] { $count } trekk
        } fram
        [positions] Vurderer { $count } stillinger per trekk
       *[time] Tenker i { $count ->
            [one] ett sekund
           *[other] { $count } sekunder
        } per trekk (kan stilles inn)
    }{ $misses ->
        [0] {""}
       *[other] , overser { $misses } av 100 egne trekk
    }{ $overlooks ->
        [0] {""}
       *[other] , overser { $overlooks } av 100 svar
    }{ $judges ->
        [badly] {" "}og feilvurderer ofte stillinger.
        [roughly] {" "}og vurderer stillinger bare grovt.
        [slightly] {" "}og vurderer stillinger nesten riktig.
        [rightly] , men vurderer stillinger riktig.
       *[soundly] {" "}og vurderer stillinger så godt det kan.
    }{ $ending ->
        [0] {""}
       *[other] { $reach ->
            [time] {" "}Minst de siste { $ending } rutene spiller det feilfritt.
           *[other] {" "}De siste { $ending } rutene spiller det feilfritt.
        }
    }{ $book ->
        [known] {" "}De første trekkene spiller det fra åpningsboken.
       *[none] {""}
    }

# På kortet til en datamaskin.
computer-thinking = Tenker
computer-depth = dybde { $depth }
computer-weighs-draw = Vurderer remis
computer-paused = Stanset
computer-jumped = Venter mens du ser tilbake
computer-stopped = Avbrutt
computer-resume = La datamaskinen spille

# På statuslinjen.
computer-thinks = Datamaskinen tenker
computer-thinks-named = { $player } tenker
computer-waits = { $player } er i trekket · stanset
computer-has-the-turn = Det er datamaskinens tur.
computer-no-thread = Datamaskinen kan ikke tenke, for systemet ga den ingen tråd: { $error }. Spill for den, eller la den prøve igjen.
computer-failed = Datamaskinen fant ikke noe trekk. Spill for den, eller la den prøve igjen.
computer-declines-better = Datamaskinen sier nei til remis: den mener den står bedre.
computer-declines-early = Datamaskinen sier nei til remis: det er fremdeles mye å spille om.
setup-computer-places = Datamaskinen plasserer klosser

dialog-offer-title = Tilby remis?
dialog-offer-text = Datamaskinen svarer etter hvordan den står, og etter hvor lenge spillet har gått uten framgang.
dialog-offer-accept = Tilby remis

# Innstillinger.
settings-computer = Datamaskinspillere
settings-computer-time = Tid for det sterkeste nivået
settings-computer-wait = Pause før svaret
settings-computer-wait-none = Ingen
settings-computer-wait-short = Kort
settings-computer-wait-long = Lang
settings-computer-resigns = Gir opp tapte spill
settings-computer-resigns-about = Når tapet er sikkert, eller etter flere håpløse trekk på rad.
settings-agreed-draws = Datamaskiner enes om remis
settings-agreed-draws-about = To datamaskiner avslutter et parti der ingenting har skjedd på lenge og ingen leder.
settings-memory = Minne til tenking
settings-memory-value = { $count } MB
settings-seconds = { $count } s
