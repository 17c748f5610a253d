### Coerceo: causes, refusals, options.

## Hva trekket gjorde

coerceo-cause-stepped = { the-side } flyttet fra { $from } til { $to }.
coerceo-cause-exchanged =
    { $cost ->
        [one] { the-side } vekslet inn én flis mot brikken på { $field }.
       *[other] { the-side } vekslet inn { $cost } fliser mot brikken på { $field }.
    }
coerceo-cause-fell =
    { $keeper ->
        [nobody] Flis { $tile } gikk ut av spillet: den var tom og { coerceo-hung }.
       *[other] Flis { $tile } løsnet: den var tom og { coerceo-hung }.
    }
coerceo-cause-fell-chain =
    { $keeper ->
        [nobody] Flis { $tile } gikk også ut av spillet: naboen var borte, og den { coerceo-hung }.
       *[other] Flis { $tile } fulgte etter: naboen var borte, og den { coerceo-hung }.
    }
coerceo-cause-fell-chain-many =
    { $keeper ->
        [nobody] Flisene { $sites } gikk også ut av spillet, én etter én: hver av dem var tom og mistet festet.
       *[other] Flisene { $sites } fulgte etter, én etter én: hver av dem var tom og mistet festet.
    }
coerceo-hung =
    { $neighbours-count ->
        [1] hang bare i én side ({ $neighbours })
        [2] hang i to sider ved siden av hverandre ({ $neighbours })
       *[3] hang i tre sider ved siden av hverandre ({ $neighbours })
    }
coerceo-cause-kept =
    { $tiles-count ->
        [one] { the-side } beholder flis { $tiles }.
       *[other] { the-side } beholder { $tiles-count } fliser: { $tiles }.
    }
coerceo-cause-captured-landing =
    { $side ->
        [white] Den svarte brikken på { $field } ble fanget: brikkene på { $ring } omringer den.
       *[black] Den hvite brikken på { $field } ble fanget: brikkene på { $ring } omringer den.
    }
coerceo-cause-captured-landing-many =
    { $side ->
        [white] De svarte brikkene på { $sites } ble fanget: alle er omringet.
       *[black] De hvite brikkene på { $sites } ble fanget: alle er omringet.
    }
coerceo-cause-captured-removal =
    { $side ->
        [white] Den svarte brikken på { $field } ble fanget: flisen ved siden av er borte, og brikkene på { $ring } omringer den.
       *[black] Den hvite brikken på { $field } ble fanget: flisen ved siden av er borte, og brikkene på { $ring } omringer den.
    }
coerceo-cause-captured-removal-many =
    { $side ->
        [white] De svarte brikkene på { $sites } ble fanget: en flis ved siden av er borte, og alle er omringet.
       *[black] De hvite brikkene på { $sites } ble fanget: en flis ved siden av er borte, og alle er omringet.
    }

## Hvorfor noe ikke er et trekk

coerceo-refusal-over = Spillet er slutt.
coerceo-refusal-nowhere = Det stedet finnes ikke på dette brettet.
coerceo-refusal-tile-gone = Feltet { $field } finnes ikke lenger: flis { $tile } er fjernet fra brettet.
coerceo-refusal-empty = Det står ingen brikke på { $field }.
coerceo-refusal-theirs =
    { $cost ->
        [one] Brikken på { $field } er ikke din. Den ville koste én flis; { coerceo-holds }.
       *[other] Brikken på { $field } er ikke din. Den ville koste { $cost } fliser; { coerceo-holds }.
    }
coerceo-refusal-theirs-exchange = Brikken på { $field } er ikke din. Start en veksling først hvis du vil ta den mot fliser.
coerceo-refusal-no-step = Brikken på { $field } kan ikke flytte: alle feltene som berører feltet dens i et hjørne, er opptatt eller borte.
coerceo-refusal-tile = Flis { $tile } kan ikke flyttes: fliser løsner av seg selv.
coerceo-refusal-their-tiles =
    { $side ->
        [white] Dette er de svarte flisene. Hvit kan bare betale med sine egne.
       *[black] Dette er de hvite flisene. Svart kan bare betale med sine egne.
    }
coerceo-refusal-too-few-tiles =
    { $cost ->
        [one] En veksling koster én flis; { coerceo-holds }.
       *[other] En veksling koster { $cost } fliser; { coerceo-holds }.
    }
coerceo-holds =
    { $side ->
        [white] hvit har { $held }
       *[black] svart har { $held }
    }
coerceo-refusal-standing-still = Brikken må forlate { $field }: å bli stående er ikke et trekk.
coerceo-refusal-not-a-field = Velg et felt på brettet.
coerceo-refusal-beside = { $to } har bare en side felles med { $from }. En brikke flytter til et felt i sin egen farge som berører feltet dens i et hjørne.
coerceo-refusal-other-colour =
    { $side ->
        [white] { $to } er et svart felt. Hvite brikker holder seg på hvite felt.
       *[black] { $to } er et hvitt felt. Svarte brikker holder seg på svarte felt.
    }
coerceo-refusal-occupied = Det står allerede en av dine egne brikker på { $to }.
coerceo-refusal-too-far = { $to } berører ikke { $from } i noe hjørne.
coerceo-refusal-own-piece = Brikken på { $field } er din egen. Fliser veksles mot motstanderens brikker.
coerceo-refusal-nothing-to-take = Det er ingen brikke å ta på { $field }.
coerceo-refusal-complete = Trekket slutter der.

## Det som merkes på brettet

coerceo-mark-threat =
    { $pieces-count ->
        [one] Cura! { the-side } kan fange brikken på { $pieces } med et trekk.
       *[other] Cura! { the-side } kan fange brikker på { $pieces } med et trekk.
    }
coerceo-mark-falling =
    { $neighbours-count ->
        [1] Flis { $tile } løsner når den siste brikken forlater den: den henger bare i én side ({ $neighbours }).
        [2] Flis { $tile } løsner når den siste brikken forlater den: den henger i to sider ved siden av hverandre ({ $neighbours }).
       *[3] Flis { $tile } løsner når den siste brikken forlater den: den henger i tre sider ved siden av hverandre ({ $neighbours }).
    }
coerceo-mark-blocked = { the-side } kan verken flytte eller veksle.

## Hva som er galt med en stillingslinje

coerceo-read-fields = En stillingslinje har fem deler: brett, side i trekket, hvits fliser, svarts fliser, prisen for en veksling; med tolvbrikkeregelen kommer to til, brikkene hver side har tatt. Funnet: { $found }.
coerceo-read-files = Del 1: brettet har fem linjer med «/» imellom. Funnet: { $found }.
coerceo-read-file-length = Del 1: linje { $file } har { $expected } tegn. Funnet: { $found }.
coerceo-read-tile = Del 1: «{ $found }» sier ingenting om flis { $tile }. Der skal det stå «--» eller to sifre fra 0 til 7.
coerceo-read-turn = Del 2: siden i trekket er «w» eller «b», ikke «{ $found }».
coerceo-read-held =
    { $side ->
        [white] Del { $number }: flisene hvit har på hånden, er et tall fra 0 til 19, ikke «{ $found }».
       *[black] Del { $number }: flisene svart har på hånden, er et tall fra 0 til 19, ikke «{ $found }».
    }
coerceo-read-cost = Del 5: en veksling koster 1 eller 2 fliser, ikke «{ $found }».
coerceo-read-cost-conflict = Del 5: linjen sier at en veksling koster { $line }, de valgte reglene sier { $option }.
coerceo-read-taken =
    { $side ->
        [white] Del { $number }: brikkene hvit har tatt, er et tall fra 0 til 18, ikke «{ $found }».
       *[black] Del { $number }: brikkene svart har tatt, er et tall fra 0 til 18, ikke «{ $found }».
    }
coerceo-read-taken-and-standing =
    { $side ->
        [white] Svart har aldri mer enn 18 brikker: { $taken } tatt og { $standing } på brettet er for mange.
       *[black] Hvit har aldri mer enn 18 brikker: { $taken } tatt og { $standing } på brettet er for mange.
    }
coerceo-read-both-twelve = Del 6 og 7: bare én av sidene kan ha tatt tolv brikker.
coerceo-read-twelve-conflict = Del 6 og 7 hører til tolvbrikkeregelen, som er slått av.
coerceo-read-no-pieces = Del 1: det er ingen brikker på brettet.
coerceo-read-too-many-pieces =
    { $side ->
        [white] Del 1: hvit har { $found } brikker; 18 er det meste.
       *[black] Del 1: svart har { $found } brikker; 18 er det meste.
    }
coerceo-read-too-many-tiles = Det finnes 19 fliser i alt: { $board } på brettet og { $held } på hånden er for mange.
coerceo-read-apart =
    { $tiles-count ->
        [one] Del 1: flis { $tiles } henger ikke sammen med de andre.
       *[other] Del 1: flisene { $tiles } henger ikke sammen med de andre.
    }
coerceo-read-falling = Del 1: den tomme flisen { $tile } ville ha løsnet.

## Hva som er galt med teksten til et trekk

coerceo-read-move = Fra tegn { $place } er dette ikke et trekk. Et trekk ser ut som «c5c-c4e» eller «*c5f».
coerceo-read-move-resign = Å gi opp er ikke et trekk på brettet.
coerceo-read-move-tiles-missing =
    { $tiles-count ->
        [one] Trekket løsner også flis { $tiles }.
       *[other] Trekket løsner også flisene { $tiles }.
    }
coerceo-read-move-tiles-wrong =
    { $tiles-count ->
        [one] Trekket løsner ikke flis { $tiles }.
       *[other] Trekket løsner ikke flisene { $tiles }.
    }
coerceo-read-move-pieces-missing =
    { $fields-count ->
        [one] Trekket fanger også brikken på { $fields }.
       *[other] Trekket fanger også brikkene på { $fields }.
    }
coerceo-read-move-pieces-wrong = Trekket fanger ingenting på { $fields }.
coerceo-read-move-not-the-end = Trekket tar ikke motstanderens siste brikke.

## Valgfrie regler

coerceo-option-exchange = Veksling
coerceo-option-exchange-about = Hvor mange fliser en av motstanderens brikker koster.
coerceo-option-exchange-2 = To fliser
coerceo-option-exchange-1 = Én flis
coerceo-option-start = Startoppstilling
coerceo-option-start-about = Laurentius er det vanlige spillet; Ocius er et kort spill på et lite brett.
coerceo-option-start-laurentius = Laurentius: 19 fliser, 18 brikker hver
coerceo-option-start-ocius = Ocius: 7 fliser, 7 brikker hver
coerceo-option-no-move = Ingen lovlige trekk
coerceo-option-no-move-about = Hvordan spillet ender for en side som verken kan flytte eller veksle.
coerceo-option-no-move-loss = Den siden taper
coerceo-option-no-move-draw = Remis
coerceo-option-twelve = Tolv brikker
coerceo-option-twelve-about = Den som først har tatt tolv brikker, fanget eller vekslet inn, vinner straks.
coerceo-option-twelve-off = Nei
coerceo-option-twelve-on = Tolv vinner
coerceo-option-cura = Cura!-rop
coerceo-option-cura-about = Programmet roper «Cura!» når den som nettopp har flyttet, truer med å fange en brikke i neste trekk.
coerceo-option-cura-off = Stille
coerceo-option-cura-on = Ropes ut
coerceo-option-repetition = Gjentakelse
coerceo-option-repetition-about = Om spillet er slutt når samme stilling oppstår for tredje gang.
coerceo-option-repetition-draw = Remis
coerceo-option-repetition-off = Spill videre
coerceo-option-bare = Ensomme brikker
coerceo-option-bare-about = Om spillet er slutt når begge har én brikke og ingen veksling lenger er mulig.
coerceo-option-bare-draw = Remis
coerceo-option-bare-off = Spill videre
coerceo-option-quiet = Trekkgrense
coerceo-option-quiet-about = Så mange trekk av begge spillerne uten fangst, løsnet flis eller veksling gir remis.
coerceo-option-quiet-off = Ingen grense
