### Hint, analyse og gjennomgang.

menu-study = Studer
key-backspace = Rettetast

command-hint = Hint
command-hint-help = I tre trinn: hvilken brikke, hvor, og hvorfor.
command-analyse = Analyse
command-analyse-help = Tenk over stillingen som vises, og prøv trekk som ikke teller.
command-turn-values = Verdien av alle trekk
command-turn-values-help = Skriv på brettet hva hvert trekk er verdt for den som er i trekket, mens en stilling analyseres.
command-leave-trials = Tilbake til partiet
command-leave-trials-help = Forlat trekkene som ble prøvd; de blir liggende ved siden av partiet.
command-review = Gå gjennom partiet
command-review-help = Bedøm hvert trekk i bakgrunnen, og vis hvordan partiet gikk.
command-cancel-review = Stopp gjennomgangen
command-cancel-review-help = Behold det som er funnet så langt.
command-next-fault = Neste feil
command-next-fault-help = Gå til neste feil eller bukk i et gjennomgått parti.
command-previous-fault = Forrige feil
command-previous-fault-help = Gå tilbake til forrige feil eller bukk.
command-try-again = Prøv igjen herfra
command-try-again-help = Spill videre mot datamaskinen fra stillingen før en feil.

study-over = Partiet er slutt her: det er ingenting å lete etter.
study-nothing-to-review = Det er ingen trekk å gå gjennom ennå.
study-failed = Motoren sviktet. Selve partiet er uskadd.

# Hintet.
hint-title = Hint { $step } av { $steps }
hint-thinking = Leter etter et godt trekk…
hint-piece =
    { $game ->
        [deblockle] Velt klossen på { $site }.
       *[other] Flytt brikken på { $site }.
    }
hint-pass = Det er ikke annet å gjøre enn å stå over.
hint-places = En av disse er best: { $sites }.
hint-place = Det finnes én god plass: { $sites }.
hint-stock = Betal med fliser.
hint-target = Spill { $turn }.
hint-where = Hvor?
hint-why = Hvorfor?
hint-close = Legg bort hintet
hint-used =
    { $steps ->
        [1] med hint: hvilken brikke
        [2] med hint: trekket
       *[other] med hint: trekket og hvorfor
    }

# Hva et trekk gir, som slutten av en setning.
gain-coerceo-cause-captured-landing =
    { $sites-count ->
        [one] fanger brikken på { $sites }
       *[other] fanger brikkene på { $sites }
    }
gain-coerceo-cause-captured-removal =
    { $sites-count ->
        [one] fanger brikken på { $sites } ved å fjerne en flis
       *[other] fanger brikkene på { $sites } ved å fjerne en flis
    }
gain-coerceo-cause-exchanged = tar brikken på { $field } mot fliser
gain-coerceo-cause-kept =
    { $tiles-count ->
        [one] vinner flisen { $tiles }
       *[other] vinner flisene { $tiles }
    }
gain-deblockle-cause-home =
    { $sites-count ->
        [one] bringer klossen på { $sites } hjem
       *[other] bringer klossene på { $sites } hjem
    }
gain-reversi-cause-outflanked =
    { $sites-count ->
        [one] snur én brikke
       *[other] snur { $sites-count } brikker
    }
gain-corner = tar hjørnet { $site }, som aldri kan tapes

why-only = Det er det eneste trekket.
why-wins =
    { $turns ->
        [one] Trekket vinner med en gang.
       *[other] Trekket vinner med tvang, på høyst { $turns } trekk.
    }
why-holds-out = Alle trekk taper mot beste spill; dette holder lengst.
why-draws = Med beste spill blir det remis.
why-does = Trekket { $what }.
why-later =
    { $turns ->
        [one] I neste trekk { $what } { the-other }.
       *[other] { $turns } trekk senere { $what } { the-other }.
    }
why-prevents = Ellers { $what } { the-other }.
why-blocks = Motstanderen har ikke noe trekk etterpå.
why-few =
    { $count ->
        [one] Motstanderen har bare ett trekk igjen.
       *[other] Motstanderen har bare { $count } trekk å velge mellom.
    }
why-stands =
    { $how ->
        [winning] Partiet er så godt som vunnet.
        [better] En klar fordel er i behold.
        [good] En liten fordel er i behold.
        [even] Partiet holdes jevnt.
        [behind] Ulempen holdes liten.
       *[losing] Partiet står dårlig; dette gjør mest motstand.
    }

# Analyse.
analysis-title = Analyse
analysis-thinking = Tenker…
analysis-depth = Dybde { $depth }
analysis-nodes = { $count } stillinger
analysis-rate = { $count }/s
analysis-within = trekk { $turn } av { $turns }
analysis-done = Dybde { $depth } · mer er ikke å finne
analysis-proven = Bevist · dybde { $depth }
analysis-resting = Hviler
analysis-over = Partiet er slutt her.
analysis-failed = Motoren sviktet. Lukk analysen og åpne den igjen.
analysis-fewer = Færre varianter
analysis-more = Flere varianter
analysis-close = Lukk analysen
analysis-line = Variant { $number }: { $score }. { $turns }
analysis-tried = Prøvd her:
analysis-try-turn = Prøvd: { $turn }
analysis-hint = Trekk du gjør nå, blir bare prøvd.
thousand = { $number } k
million = { $number } mill.

# Vurderinger.
score-even = jevnt
score-ahead = { $side } leder med { $value }
score-wins =
    { $turns ->
        [0] { $side } har vunnet
        [one] { $side } vinner i neste trekk
       *[other] { $side } vinner på { $turns } trekk
    }
score-exact = { $side } vinner med { $value }, bevist
score-draw = remis, bevist
score-bar = Sjanser: { $first } { $one } %, { $second } { $two } %

# Hva et felt er verdt, som del av navnet.
site-value = { $score }
site-value-best = beste trekk: { $score }

# Gjennomgang.
review-title = Gjennomgang
review-progress = { $done } av { $all } stillinger
review-progress-short = { $done }/{ $all }
review-stop = Stopp
review-again = Gå gjennom på nytt
review-close = Legg bort gjennomgangen
review-graph = Hvordan partiet gikk. Klikk for å gå til et trekk.
review-at = Trekk { $number }: { $score }
review-faults =
    { $side }: { $blunders ->
        [one] { $blunders } bukk
       *[other] { $blunders } bukker
    }, { $mistakes } feil, { $inaccuracies ->
        [one] { $inaccuracies } unøyaktighet
       *[other] { $inaccuracies } unøyaktigheter
    }
review-flawless = Ingen feil ble funnet.
fault-inaccuracy = Unøyaktighet
fault-mistake = Feil
fault-blunder = Bukk
fault-name = { $turn }, { $fault }

# Hva et trekk kostet mot det beste.
cost-units =
    { $game ->
        [reversi] { $value ->
            [one] { $value } brikke
           *[other] { $value } brikker
        }
        [deblockle] { $value ->
            [one] { $value } trekk
           *[other] { $value } trekk
        }
       *[coerceo] { $value ->
            [one] { $value } brikke
           *[other] { $value } brikker
        }
    }
cost-told =
    Kostet { $units }{ $percent ->
        [0] {""}
       *[other] , { $percent } % av sjansene
    }.
cost-told-chances = Kostet { $percent } % av sjansene.
cost-percent = −{ $percent } %
turn-only = Det eneste mulige trekket.
turn-best = Det beste trekket.
turn-as-good = Like godt som det beste trekket, { $turn }.
turn-better = Det beste var { $turn }.

settings-study = Studier
settings-review = En gjennomgang
settings-review-quick = Rask
settings-review-usual = Vanlig
settings-review-thorough = Grundig
settings-analysis-lines = Varianter i en analyse
settings-turn-values = Verdier på brettet
settings-turn-values-about = En analyse skriver på brettet hva hvert trekk er verdt: + når den som er i trekket, leder etter det.
