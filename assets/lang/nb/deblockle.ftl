### Deblockle: causes, refusals, options.

## Ord som settes inn

deblockle-face =
    { $face ->
        [star] Stjerne
        [stop] Stopp
        [cross] Kors
        [x] X
        [slider] Glider
       *[hoops] Ringer
    }
deblockle-face-said =
    { $said ->
        [star] Stjerne
        [stop] Stopp
        [cross] Kors
        [x] X
        [slider] Glider
       *[hoops] Ringer
    }
deblockle-face-north =
    { $north ->
        [star] Stjerne
        [stop] Stopp
        [cross] Kors
        [x] X
        [slider] Glider
       *[hoops] Ringer
    }
deblockle-direction =
    { $direction ->
        [north] mot nord
        [east] mot øst
        [south] mot sør
       *[west] mot vest
    }
# Fortsetter «er stengt».
deblockle-closed =
    { $edge ->
        [0] { "" }
       *[other] , { $edge } av kanten
    }{ $block ->
        [0] { "" }
       *[other] , { $block } av en kloss
    }{ $star-up ->
        [0] { "" }
       *[other] , { $star-up } fordi Stjerne ville komme opp
    }{ $star-square ->
        [0] { "" }
       *[other] , { $star-square } av et stjernefelt
    }{ $no-hop ->
        [0] { "" }
       *[other] , { $no-hop } fordi det ikke finnes noe hopp
    }{ $touches ->
        [0] { "" }
       *[other] , { $touches } fordi klosser ville stå side om side
    }

## Hva et trekk gjorde

deblockle-cause-tip =
    { $face ->
        [star] { the-side } veltet { $from } til { $to }, og Stjerne kom opp.
        [stop] { the-side } veltet { $from } til { $to }: Stopp kom opp og avsluttet trekket.
       *[hoops] { the-side } veltet { $from } til { $to }: { deblockle-face } kom opp.
    }
deblockle-cause-tip-no-hop = { the-side } veltet { $from } til { $to }: { deblockle-face } kom opp, fant ikke noe hopp og avsluttet trekket.
deblockle-cause-cross = Klossen hoppet fra { $from } til { $to }, én rute rett fram.
    .after-deblockle-cause-tip = , og klossen hoppet én rute rett fram til { $to }.
deblockle-cause-x = Klossen hoppet fra { $from } til { $to }, én rute på skrå.
    .after-deblockle-cause-tip = , og klossen hoppet én rute på skrå til { $to }.
deblockle-cause-slide-edge = Klossen gled fra { $from } til { $to }, helt til kanten.
    .after-deblockle-cause-tip = , og klossen gled til { $to }, helt til kanten.
deblockle-cause-slide-block = Klossen gled fra { $from } til { $to }, der klossen på { $block } stanset den.
    .after-deblockle-cause-tip = , og klossen gled til { $to }, der klossen på { $block } stanset den.
deblockle-cause-slide-before = Klossen gled fra { $from } til { $to } og stanset foran stjernen på { $star }.
    .after-deblockle-cause-tip = , og klossen gled til { $to } og stanset foran stjernen på { $star }.
deblockle-cause-slide-beside = Klossen gled fra { $from } til { $to } og stanset ved siden av stjernen på { $star }.
    .after-deblockle-cause-tip = , og klossen gled til { $to } og stanset ved siden av stjernen på { $star }.
deblockle-cause-hoops = Klossen tok steg { $step } av tre, fra { $from } til { $to }.
deblockle-cause-hoops-many = Klossen tok tre steg: { $sites }.
    .after-deblockle-cause-tip = , og klossen tok tre steg: { $sites }.
deblockle-cause-home = Klossen kom i mål på { $at }. { the-side }: { $home } i mål, { $left } igjen.
deblockle-cause-blocked = { the-side } er låst: alle { $tips } velt fra { $blocks } er stengt{ deblockle-closed }.

## Hvorfor noe ikke er et trekk

deblockle-refusal-over = Spillet er slutt.
deblockle-refusal-no-square = Velg en rute på brettet.
deblockle-refusal-empty = Det står ingen kloss på { $at }.
deblockle-refusal-not-yours =
    { $owner ->
        [gold] Klossen på { $at } tilhører gull, og det er blås tur.
       *[blue] Klossen på { $at } tilhører blå, og det er gulls tur.
    }
deblockle-refusal-blocked =
    { $owner ->
        [gold] Klossen på { $at } kan ikke flyttes: gull er låst, og blå spiller videre.
       *[blue] Klossen på { $at } kan ikke flyttes: blå er låst, og gull spiller videre.
    }
deblockle-refusal-no-turn = Klossen på { $blocks } har ikke noe trekk: alle { $tips } velt er stengt{ deblockle-closed }.
deblockle-refusal-edge = Klossen på { $from } kan ikke veltes { deblockle-direction }: brettet slutter der.
deblockle-refusal-not-neighbour = En kloss veltes til en rute ved siden av sin egen, og { $to } ligger ikke ved siden av { $from }.
deblockle-refusal-occupied =
    { $owner ->
        [gold] Det står en gullkloss på { $at }.
       *[blue] Det står en blå kloss på { $at }.
    }
deblockle-refusal-star-up = Stjerne ville komme opp på { $at }. Den kan bare komme opp på målstjernen, { $goal }.
deblockle-refusal-star-square = { $at } er et stjernefelt. En kloss går dit bare for å forlate brettet med Stjerne opp, og her ville { deblockle-face } komme opp.
deblockle-refusal-no-hop = { deblockle-face } ville komme opp på { $at } og ikke finne noen rute å hoppe til.
deblockle-refusal-touches = { deblockle-face } ville komme opp på { $at }, og trekket kunne bare ende ved siden av en av motstanderens klosser.
deblockle-refusal-other-touches =
    { $blocks-count ->
        [one] Klossen din på { $blocks } står inntil en av motstanderens, og det kan ikke noe trekk la den gjøre.
       *[other] Klossene dine på { $blocks } står inntil motstanderens, og det kan ikke noe trekk la dem gjøre.
    }
deblockle-refusal-ends =
    { $face ->
        [star] Klossen kommer i mål på { $at }, og trekket slutter der.
        [stop] Stopp avslutter trekket på { $at }.
       *[hoops] { deblockle-face } finner ikke noe hopp på { $at }, og trekket slutter der.
    }
deblockle-refusal-hop-stays = { deblockle-face } må hoppe: klossen kan ikke bli stående på { $at }.
deblockle-refusal-hop-star = { deblockle-face } kan ikke avslutte hoppet på stjernefeltet { $at }.
deblockle-refusal-hop-touches =
    { $blocks-count ->
        [one] På { $at } ville klossen stå ved siden av motstanderens på { $blocks }.
       *[other] På { $at } ville klossen stå ved siden av motstanderens på { $blocks }.
    }
deblockle-refusal-hop-cross = Kors hopper én rute rett fram, og det fører ikke til { $to }.
deblockle-refusal-hop-x = X hopper én rute på skrå, og det fører ikke til { $to }.
deblockle-refusal-slide-line = Glider glir i rett linje, og ingen linje fører til { $to }.
deblockle-refusal-slide-block = Klossen på { $block } stanser den som glir, før { $to }.
deblockle-refusal-slide-on = Klossen kan ikke stanse på { $to }; den glir videre til { $end }.
deblockle-refusal-slide-star = Klossen kan ikke stanse på { $to }, og den ville ende på stjernen på { $star }.
deblockle-refusal-hoops-distance = Ringer tar nøyaktig tre rette steg, og de ender aldri på { $to }.
deblockle-refusal-hoops-blocked = Klosser stenger hver vei på tre steg til { $to }.
deblockle-refusal-too-long = Trekket slutter der.

## Hva som merkes på brettet

deblockle-mark-blocked = { the-side } er låst: ingen av klossene har noe trekk.

## Hva som er galt i en stillingslinje

deblockle-read-fields = En stillingslinje har to til seks felter: brett, tur, klosser i mål, regler, stille trekk, trekkets nummer. Fant { $count }.
deblockle-read-ranks = Felt 1: brettet har sju rader, skilt med «/». Fant { $count }.
deblockle-read-rank-width = Felt 1: rad { $rank } har sju ruter. Fant { $width }.
deblockle-read-letter = Felt 1: «{ $text }» i rad { $rank } er verken et antall tomme ruter fra 1 til 7 eller et symbol.
deblockle-read-pair = Felt 1: ingen kloss ligger som «{ $text }» i rad { $rank }. To bokstaver, begge store eller begge små, sier hvilket symbol som er øverst, og hvilket som vender mot nord.
deblockle-read-star = Felt 1: { $at } er et stjernefelt, og der står det aldri noen kloss.
deblockle-read-too-many =
    { $side ->
        [gold] Gull har mer enn fire klosser på brettet og i mål til sammen.
       *[blue] Blå har mer enn fire klosser på brettet og i mål til sammen.
    }
deblockle-read-no-blocks = Felt 1: det står ingen kloss på brettet.
deblockle-read-side = Felt 2: turen er «g» eller «b», ikke «{ $text }».
deblockle-read-removed = Felt 3: klossene i mål er to tall som «1-0», gulls og blås, ikke «{ $text }».
deblockle-read-rules = Felt 4: reglene er en av bokstavene h, t, f og b, og så e og n der de gjelder, ikke «{ $text }».
deblockle-read-conflict =
    { $option ->
        [slider] Felt 4: «{ $text }» strider mot den valgte regelen om hvor Glider kan stanse.
        [no-hop] Felt 4: «{ $text }» strider mot den valgte regelen om velt uten hopp.
       *[adjacent] Felt 4: «{ $text }» strider mot den valgte regelen om klosser side om side.
    }
deblockle-read-counter =
    { $field ->
        [quiet] Felt 5: antallet stille trekk er et helt tall, ikke «{ $text }».
       *[turn] Felt 6: trekkets nummer er et helt tall fra 1, ikke «{ $text }».
    }

## Hva som er galt i teksten til et trekk

deblockle-read-turn = «{ $text }» er ikke noe trekk. Trekk skrives som «c3nLc7» eller «e1nP».
deblockle-read-face = Når klossen på { $from } veltes { deblockle-direction }, kommer { deblockle-face } opp, ikke { deblockle-face-said }.
deblockle-read-destination = { deblockle-face } må hoppe, og ruten der hoppet ender, mangler.

## Oppsettet

deblockle-setup-rolled =
    { $side ->
        [gold] Gull kastet { deblockle-face } for blå.
       *[blue] Blå kastet { deblockle-face } for gull.
    }
deblockle-setup-put =
    { $owner ->
        [gold] En gullkloss ble satt på { $at } med { deblockle-face } opp.
       *[blue] En blå kloss ble satt på { $at } med { deblockle-face } opp.
    }
deblockle-setup-turned = Klossen på { $at } ble dreid: { deblockle-face-north } vender mot nord.
deblockle-setup-taken = Klossen fra { $at } er tilbake på klossbrettet.
deblockle-setup-moved = Klossen gikk fra { $from } til { $to }.
deblockle-setup-swapped = En kloss gjorde plass mellom { $from } og { $to }.
deblockle-setup-swapped-many = Klossene på { $from } og { $to } byttet plass.
deblockle-setup-prompt-roll =
    { $side ->
        [gold] Kast klossene. Deretter setter gull opp blås klosser først.
       *[blue] Kast klossene. Deretter setter blå opp gulls klosser først.
    }
deblockle-setup-prompt-place =
    { $side ->
        [gold] Gull setter opp blås klosser. På klossbrettet: { $left }.
       *[blue] Blå setter opp gulls klosser. På klossbrettet: { $left }.
    }
deblockle-setup-prompt-done =
    { $side ->
        [gold] Gull kan fortsatt dreie og flytte blås klosser, eller bekrefte.
       *[blue] Blå kan fortsatt dreie og flytte gulls klosser, eller bekrefte.
    }
deblockle-setup-prompt-play = Oppsettet er ferdig. { the-side } begynner.
deblockle-setup-refused-text = «{ $text }» er ikke noe steg i oppsettet.
deblockle-setup-refused-not-rolled = Klossene må kastes først.
deblockle-setup-refused-rolled = Klossene er allerede kastet.
deblockle-setup-refused-roll-count =
    { $owner ->
        [gold] Kastet har ikke ett symbol for hver av gulls klosser.
       *[blue] Kastet har ikke ett symbol for hver av blås klosser.
    }
deblockle-setup-refused-roll-faces =
    { $owner ->
        [gold] De valgte reglene gir gulls klosser andre symboler.
       *[blue] De valgte reglene gir blås klosser andre symboler.
    }
deblockle-setup-refused-no-slot = Det finnes ingen kloss nummer { $number }.
deblockle-setup-refused-slot-empty = Kloss nummer { $number } står allerede på brettet.
deblockle-setup-refused-not-start =
    { $owner ->
        [gold] Gulls klosser settes på gulls startruter.
       *[blue] Blås klosser settes på blås startruter.
    }
deblockle-setup-refused-occupied = Det står allerede en kloss på { $at }.
deblockle-setup-refused-empty = Det står ingen kloss på { $at }.
deblockle-setup-refused-not-yours =
    { $owner ->
        [gold] Klossen på { $at } tilhører blå, og nå settes gulls klosser opp.
       *[blue] Klossen på { $at } tilhører gull, og nå settes blås klosser opp.
    }
deblockle-setup-refused-other-tray =
    { $owner ->
        [gold] Nå settes gulls klosser opp, og de ligger på det andre klossbrettet.
       *[blue] Nå settes blås klosser opp, og de ligger på det andre klossbrettet.
    }
deblockle-setup-refused-not-placed =
    { $left ->
        [one] Én kloss er ikke satt opp ennå.
       *[other] { $left } klosser er ikke satt opp ennå.
    }
deblockle-setup-refused-too-long = Steget slutter der.
deblockle-setup-refused-over = Oppsettet er ferdig.

## Valgfrie regler

deblockle-option-slider = Hvor Glider stanser
deblockle-option-slider-about = Klossen glir til kanten eller til en annen kloss, aldri til en stjerne; dette sier hvor den kan stanse før.
deblockle-option-slider-h = Også rett foran en stjerne
deblockle-option-slider-t = Bare ved enden
deblockle-option-slider-f = Én rute før hvis enden er en stjerne
deblockle-option-slider-b = Også overalt ved siden av en stjerne
deblockle-option-no-hop = Velt uten hopp
deblockle-option-no-hop-about = Hva som skjer når symbolet som kommer opp, ikke finner noen rute å hoppe til.
deblockle-option-no-hop-illegal = Ikke tillatt
deblockle-option-no-hop-ends = Avslutter trekket
deblockle-option-adjacent = Klosser side om side
deblockle-option-adjacent-about = Om et trekk kan ende med en kloss side om side med en av motstanderens.
deblockle-option-adjacent-allowed = Tillatt
deblockle-option-adjacent-forbidden = Ingen klosser side om side
deblockle-option-gold = Gulls klosser
deblockle-option-gold-about = Hvor mange klosser gull begynner med; færre er raskere i mål.
deblockle-option-blue = Blås klosser
deblockle-option-blue-about = Hvor mange klosser blå begynner med; færre er raskere i mål.
deblockle-option-first = Første trekk
deblockle-option-first-about = Hvem som trekker først, og først setter opp motstanderens klosser.
deblockle-option-first-gold = Gull
deblockle-option-first-blue = Blå
deblockle-option-faces = Symboler øverst
deblockle-option-faces-about = Tomt: de kastes. Ellers gulls og blås symboler, for eksempel XHSL/PXXC: S Stjerne, P Stopp, C Kors, X, L Glider, H Ringer.
deblockle-option-seed = Kastets nummer
deblockle-option-seed-about = Det samme nummeret gir alltid de samme symbolene og det samme hurtigoppsettet.
deblockle-option-quiet = Trekkgrense
deblockle-option-quiet-about = Så mange trekk av begge spillerne uten at en kloss kommer i mål, gir remis.
deblockle-option-quiet-off = Ingen grense
deblockle-option-repetition = Gjentakelse
deblockle-option-repetition-about = Om spillet er slutt når den samme stillingen oppstår for tredje gang.
deblockle-option-repetition-draw = Remis
deblockle-option-repetition-off = Spill videre

# A start of the players' own.
deblockle-start-touching = Når klosser ikke får stå side om side, kan partiet ikke begynne slik: { $squares }. Flytt klossene fra hverandre.
