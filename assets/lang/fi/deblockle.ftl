### Deblockle: causes, refusals, options.

## Lauseisiin upotettavat sanat

deblockle-face =
    { $face ->
        [star] Tähti
        [stop] Stop
        [cross] Risti
        [x] X
        [slider] Liuku
       *[hoops] Renkaat
    }
deblockle-face-said =
    { $said ->
        [star] Tähti
        [stop] Stop
        [cross] Risti
        [x] X
        [slider] Liuku
       *[hoops] Renkaat
    }
deblockle-face-north =
    { $north ->
        [star] Tähti
        [stop] Stop
        [cross] Risti
        [x] X
        [slider] Liuku
       *[hoops] Renkaat
    }
deblockle-direction =
    { $direction ->
        [north] pohjoiseen
        [east] itään
        [south] etelään
       *[west] länteen
    }
# Jatkaa lausetta "ovat estyneet".
deblockle-closed =
    { $edge ->
        [0] { "" }
       *[other] , reunan takia { $edge }
    }{ $block ->
        [0] { "" }
       *[other] , palikan takia { $block }
    }{ $star-up ->
        [0] { "" }
       *[other] , Tähden takia { $star-up }
    }{ $star-square ->
        [0] { "" }
       *[other] , tähtiruudun takia { $star-square }
    }{ $no-hop ->
        [0] { "" }
       *[other] , hypyn puuttumisen takia { $no-hop }
    }{ $touches ->
        [0] { "" }
       *[other] , kosketuksen takia { $touches }
    }

## Mitä siirrossa tapahtui

deblockle-cause-tip =
    { $face ->
        [star] { the-side } kieräytti palikan { $from }–{ $to }, ja päälle tuli Tähti.
        [stop] { the-side } kieräytti palikan { $from }–{ $to }: päälle tuli Stop, ja siirto päättyi siihen.
       *[hoops] { the-side } kieräytti palikan { $from }–{ $to }: päällä on nyt { deblockle-face }.
    }
deblockle-cause-tip-no-hop = { the-side } kieräytti palikan { $from }–{ $to }: päällä on nyt { deblockle-face }, mutta hyppyä ei ole, ja siirto päättyi siihen.
deblockle-cause-cross = Palikka hyppäsi suoraan viereiseen ruutuun, { $from }–{ $to }.
    .after-deblockle-cause-tip = , ja palikka hyppäsi suoraan viereiseen ruutuun { $to }.
deblockle-cause-x = Palikka hyppäsi vinottain viereiseen ruutuun, { $from }–{ $to }.
    .after-deblockle-cause-tip = , ja palikka hyppäsi vinottain viereiseen ruutuun { $to }.
deblockle-cause-slide-edge = Palikka liukui laudan reunaan, { $from }–{ $to }.
    .after-deblockle-cause-tip = , ja palikka liukui laudan reunaan ruutuun { $to }.
deblockle-cause-slide-block = Palikka liukui { $from }–{ $to }, kunnes ruudun { $block } palikka pysäytti sen.
    .after-deblockle-cause-tip = , ja palikka liukui ruutuun { $to }, kunnes ruudun { $block } palikka pysäytti sen.
deblockle-cause-slide-before = Palikka liukui { $from }–{ $to } ja pysähtyi ennen tähteä { $star }.
    .after-deblockle-cause-tip = , ja palikka liukui ruutuun { $to } ja pysähtyi ennen tähteä { $star }.
deblockle-cause-slide-beside = Palikka liukui { $from }–{ $to } ja pysähtyi tähden { $star } viereen.
    .after-deblockle-cause-tip = , ja palikka liukui ruutuun { $to } ja pysähtyi tähden { $star } viereen.
deblockle-cause-hoops = Palikka otti askelen { $step } kolmesta, { $from }–{ $to }.
deblockle-cause-hoops-many = Palikka otti kolme askelta: { $sites }.
    .after-deblockle-cause-tip = , ja palikka otti kolme askelta: { $sites }.
deblockle-cause-home = Palikka pääsi perille tähdellä { $at }. { the-side }: perillä { $home }, jäljellä { $left }.
deblockle-cause-blocked =
    { $blocks-count ->
        [one] { the-side } on tukossa: palikan { $blocks } kaikki { $tips } kieräytystä ovat estyneet{ deblockle-closed }.
       *[other] { the-side } on tukossa: palikoiden { $blocks } kaikki { $tips } kieräytystä ovat estyneet{ deblockle-closed }.
    }

## Miksi jokin ei ole siirto

deblockle-refusal-over = Peli on päättynyt.
deblockle-refusal-no-square = Valitse jokin laudan ruutu.
deblockle-refusal-empty = Ruudussa { $at } ei ole palikkaa.
deblockle-refusal-not-yours =
    { $owner ->
        [gold] Ruudun { $at } palikka on kullan, ja nyt on sinisen vuoro.
       *[blue] Ruudun { $at } palikka on sinisen, ja nyt on kullan vuoro.
    }
deblockle-refusal-blocked =
    { $owner ->
        [gold] Ruudun { $at } palikka ei voi liikkua: kulta on tukossa, ja sininen jatkaa.
       *[blue] Ruudun { $at } palikka ei voi liikkua: sininen on tukossa, ja kulta jatkaa.
    }
deblockle-refusal-no-turn = Ruudun { $blocks } palikalla ei ole siirtoa: kaikki { $tips } kieräytystä ovat estyneet{ deblockle-closed }.
deblockle-refusal-edge = Ruudun { $from } palikkaa ei voi kieräyttää { deblockle-direction }: lauta loppuu siihen.
deblockle-refusal-not-neighbour = Palikka kieräytetään oman ruutunsa viereen, eikä { $to } ole ruudun { $from } vieressä.
deblockle-refusal-occupied =
    { $owner ->
        [gold] Ruudussa { $at } on kullan palikka.
       *[blue] Ruudussa { $at } on sinisen palikka.
    }
deblockle-refusal-star-up = Ruudussa { $at } päälle tulisi Tähti. Se saa tulla päälle vain maalitähdellä { $goal }.
deblockle-refusal-star-square = { $at } on tähtiruutu. Sinne mennään vain laudalta pois, Tähti päällä, ja nyt päälle tulisi { deblockle-face }.
deblockle-refusal-no-hop = Ruudussa { $at } päälle tulisi { deblockle-face }, mutta hypylle ei olisi ruutua.
deblockle-refusal-touches = Ruudussa { $at } päälle tulisi { deblockle-face }, ja siirto voisi päättyä vain vastustajan palikan viereen.
deblockle-refusal-other-touches =
    { $blocks-count ->
        [one] Palikkasi ruudussa { $blocks } koskettaa vastustajan palikkaa, eikä siirto saa jättää sitä siihen.
       *[other] Palikkasi ruuduissa { $blocks } koskettavat vastustajan palikoita, eikä siirto saa jättää niitä siihen.
    }
deblockle-refusal-ends =
    { $face ->
        [star] Palikka pääsee perille tähdellä { $at }, ja siirto päättyy siihen.
        [stop] Stop päättää siirron ruutuun { $at }.
       *[hoops] Ruudussa { $at } päällä on { deblockle-face } mutta hyppyä ei ole, joten siirto päättyy siihen.
    }
deblockle-refusal-hop-stays = Päällä on { deblockle-face }, joten palikan on hypättävä: se ei voi jäädä ruutuun { $at }.
deblockle-refusal-hop-star = Hyppy ei voi päättyä tähtiruutuun { $at }, kun päällä on { deblockle-face }.
deblockle-refusal-hop-touches =
    { $blocks-count ->
        [one] Ruudussa { $at } palikka olisi vastustajan palikan { $blocks } vieressä.
       *[other] Ruudussa { $at } palikka olisi vastustajan palikoiden { $blocks } vieressä.
    }
deblockle-refusal-hop-cross = Risti hyppää suoraan viereiseen ruutuun, eikä { $to } ole sellainen.
deblockle-refusal-hop-x = X hyppää vinottain viereiseen ruutuun, eikä { $to } ole sellainen.
deblockle-refusal-slide-line = Liuku liukuu suoraan, eikä { $to } ole samalla linjalla.
deblockle-refusal-slide-block = Ruudun { $block } palikka pysäyttää liu’un ennen ruutua { $to }.
deblockle-refusal-slide-on = Liuku ei voi pysähtyä ruutuun { $to }, vaan jatkuu ruutuun { $end } asti.
deblockle-refusal-slide-star = Liuku ei voi pysähtyä ruutuun { $to }, ja se päättyisi tähdelle { $star }.
deblockle-refusal-hoops-distance = Renkaat ottaa tasan kolme suoraa askelta, eivätkä ne voi päättyä ruutuun { $to }.
deblockle-refusal-hoops-blocked = Palikat sulkevat jokaisen kolmen askelen reitin ruutuun { $to }.
deblockle-refusal-too-long = Siirto päättyy siihen.

## Mitä laudalle merkitään

deblockle-mark-blocked = { the-side } on tukossa: yhdelläkään sen palikalla ei ole siirtoa.

## Mikä asemarivissä on vialla

deblockle-read-fields = Asemarivissä on kahdesta kuuteen kenttää: lauta, vuoro, perillä olevat palikat, säännöt, hiljaiset siirrot, siirron numero. Löytyi: { $count }.
deblockle-read-ranks = Kenttä 1: laudassa on seitsemän riviä, joiden välissä on ”/”. Löytyi: { $count }.
deblockle-read-rank-width = Kenttä 1: rivillä { $rank } on seitsemän ruutua. Löytyi: { $width }.
deblockle-read-letter = Kenttä 1: ”{ $text }” rivillä { $rank } ei ole tyhjien ruutujen määrä 1–7 eikä symboli.
deblockle-read-pair = Kenttä 1: mikään palikka ei ole niin kuin ”{ $text }” rivillä { $rank }. Kaksi kirjainta, molemmat isoja tai molemmat pieniä, kertovat päällimmäisen ja pohjoisen symbolin.
deblockle-read-star = Kenttä 1: { $at } on tähtiruutu, eikä siinä ole koskaan palikkaa.
deblockle-read-too-many =
    { $side ->
        [gold] Kullalla on laudalla ja perillä yhteensä yli neljä palikkaa.
       *[blue] Sinisellä on laudalla ja perillä yhteensä yli neljä palikkaa.
    }
deblockle-read-no-blocks = Kenttä 1: laudalla ei ole yhtään palikkaa.
deblockle-read-side = Kenttä 2: vuoro on ”g” tai ”b”, ei ”{ $text }”.
deblockle-read-removed = Kenttä 3: perillä olevat palikat ovat kaksi lukua kuten ”1-0”, kullan ja sinisen, ei ”{ $text }”.
deblockle-read-rules = Kenttä 4: säännöt ovat yksi kirjaimista h, t, f ja b ja sitten e ja n, jos ne ovat voimassa, ei ”{ $text }”.
deblockle-read-conflict =
    { $option ->
        [slider] Kenttä 4: ”{ $text }” on ristiriidassa Liu’un pysähtymisestä valitun säännön kanssa.
        [no-hop] Kenttä 4: ”{ $text }” on ristiriidassa hypyttömistä kieräytyksistä valitun säännön kanssa.
       *[adjacent] Kenttä 4: ”{ $text }” on ristiriidassa vierekkäisistä palikoista valitun säännön kanssa.
    }
deblockle-read-counter =
    { $field ->
        [quiet] Kenttä 5: hiljaisten siirtojen määrä on kokonaisluku, ei ”{ $text }”.
       *[turn] Kenttä 6: siirron numero on kokonaisluku yhdestä alkaen, ei ”{ $text }”.
    }

## Mikä siirron tekstissä on vialla

deblockle-read-turn = ”{ $text }” ei ole siirto. Siirrot ovat muotoa ”c3nLc7” tai ”e1nP”.
deblockle-read-face = Kun ruudun { $from } palikka kieräytetään { deblockle-direction }, päälle tulee { deblockle-face } eikä { deblockle-face-said }.
deblockle-read-destination = Päälle tulee { deblockle-face }, ja hypyn päätösruutu puuttuu.

## Asettelu

deblockle-setup-rolled =
    { $side ->
        [gold] Kulta heitti siniselle: { deblockle-face }.
       *[blue] Sininen heitti kullalle: { deblockle-face }.
    }
deblockle-setup-put =
    { $owner ->
        [gold] Kullan palikka on ruudussa { $at }, päällä { deblockle-face }.
       *[blue] Sinisen palikka on ruudussa { $at }, päällä { deblockle-face }.
    }
deblockle-setup-turned = Ruudun { $at } palikka kääntyi: pohjoisessa on { deblockle-face-north }.
deblockle-setup-taken = Ruudun { $at } palikka on taas tarjottimella.
deblockle-setup-moved = Palikka siirtyi, { $from }–{ $to }.
deblockle-setup-swapped = Palikka väistyi ruutujen { $from } ja { $to } väliltä.
deblockle-setup-swapped-many = Ruutujen { $from } ja { $to } palikat vaihtoivat paikkaa.
deblockle-setup-prompt-roll =
    { $side ->
        [gold] Heitä palikat. Sitten kulta asettelee ensin sinisen palikat.
       *[blue] Heitä palikat. Sitten sininen asettelee ensin kullan palikat.
    }
deblockle-setup-prompt-place =
    { $side ->
        [gold] Kulta asettelee sinisen palikat. Tarjottimella: { $left }.
       *[blue] Sininen asettelee kullan palikat. Tarjottimella: { $left }.
    }
deblockle-setup-prompt-done =
    { $side ->
        [gold] Kulta voi vielä kääntää ja siirtää sinisen palikoita tai vahvistaa asettelun.
       *[blue] Sininen voi vielä kääntää ja siirtää kullan palikoita tai vahvistaa asettelun.
    }
deblockle-setup-prompt-play = Asettelu on valmis. { the-side } aloittaa.
deblockle-setup-refused-text = ”{ $text }” ei ole asettelun vaihe.
deblockle-setup-refused-not-rolled = Palikat on heitettävä ensin.
deblockle-setup-refused-rolled = Palikat on jo heitetty.
deblockle-setup-refused-roll-count =
    { $owner ->
        [gold] Heitossa ei ole symbolia kullan jokaiselle palikalle.
       *[blue] Heitossa ei ole symbolia sinisen jokaiselle palikalle.
    }
deblockle-setup-refused-roll-faces =
    { $owner ->
        [gold] Valittujen sääntöjen mukaan kullan palikoilla on muut symbolit.
       *[blue] Valittujen sääntöjen mukaan sinisen palikoilla on muut symbolit.
    }
deblockle-setup-refused-no-slot = Palikkaa numero { $number } ei ole.
deblockle-setup-refused-slot-empty = Palikka numero { $number } on jo laudalla.
deblockle-setup-refused-not-start =
    { $owner ->
        [gold] Kullan palikat asetetaan kullan lähtöruutuihin.
       *[blue] Sinisen palikat asetetaan sinisen lähtöruutuihin.
    }
deblockle-setup-refused-occupied = Ruudussa { $at } on jo palikka.
deblockle-setup-refused-empty = Ruudussa { $at } ei ole palikkaa.
deblockle-setup-refused-not-yours =
    { $owner ->
        [gold] Ruudun { $at } palikka on sinisen, ja nyt asetellaan kullan palikoita.
       *[blue] Ruudun { $at } palikka on kullan, ja nyt asetellaan sinisen palikoita.
    }
deblockle-setup-refused-other-tray =
    { $owner ->
        [gold] Nyt asetellaan kullan palikoita, ja ne ovat toisella tarjottimella.
       *[blue] Nyt asetellaan sinisen palikoita, ja ne ovat toisella tarjottimella.
    }
deblockle-setup-refused-not-placed =
    { $left ->
        [one] Yksi palikka on vielä asettamatta.
       *[other] { $left } palikkaa on vielä asettamatta.
    }
deblockle-setup-refused-too-long = Vaihe päättyy siihen.
deblockle-setup-refused-over = Asettelu on valmis.

## Valinnaiset säännöt

deblockle-option-slider = Liu’un pysähtyminen
deblockle-option-slider-about = Liuku päättyy reunaan tai palikkaan, ei koskaan tähdelle; tämä kertoo, mihin se saa pysähtyä ennen sitä.
deblockle-option-slider-h = Myös juuri ennen tähteä
deblockle-option-slider-t = Vain loppuun asti
deblockle-option-slider-f = Ruutua ennen, jos lopussa on tähti
deblockle-option-slider-b = Myös minne tahansa tähden viereen
deblockle-option-no-hop = Kieräytys ilman hyppyä
deblockle-option-no-hop-about = Mitä tapahtuu, kun päälle tuleva symboli ei löydä ruutua, johon hypätä.
deblockle-option-no-hop-illegal = Ei sallittu
deblockle-option-no-hop-ends = Päättää siirron
deblockle-option-adjacent = Vierekkäiset palikat
deblockle-option-adjacent-about = Saako siirto päättyä niin, että palikka on vastustajan palikan vieressä.
deblockle-option-adjacent-allowed = Sallittu
deblockle-option-adjacent-forbidden = Ei vierekkäisiä palikoita
deblockle-option-gold = Kullan palikat
deblockle-option-gold-about = Montako palikkaa kullalla on alussa; pienempi määrä on nopeammin perillä.
deblockle-option-blue = Sinisen palikat
deblockle-option-blue-about = Montako palikkaa sinisellä on alussa; pienempi määrä on nopeammin perillä.
deblockle-option-first = Aloittaja
deblockle-option-first-about = Kumpi siirtää ensin ja asettelee ensin vastustajan palikat.
deblockle-option-first-gold = Kulta
deblockle-option-first-blue = Sininen
deblockle-option-faces = Symbolit päällä
deblockle-option-faces-about = Tyhjä: ne heitetään. Muuten kullan ja sinisen symbolit, esimerkiksi XHSL/PXXC: S Tähti, P Stop, C Risti, X, L Liuku, H Renkaat.
deblockle-option-seed = Heiton numero
deblockle-option-seed-about = Sama numero antaa aina samat symbolit ja saman pika-asettelun.
deblockle-option-quiet = Siirtoraja
deblockle-option-quiet-about = Näin monta kummankin pelaajan siirtoa yhteensä ilman perille päässyttä palikkaa tuo tasapelin.
deblockle-option-quiet-off = Ei rajaa
deblockle-option-repetition = Toisto
deblockle-option-repetition-about = Päättyykö peli, kun sama asema toistuu kolmannen kerran.
deblockle-option-repetition-draw = Tasapeli
deblockle-option-repetition-off = Peli jatkuu

# A start of the players' own.
deblockle-start-touching = Kun vierekkäiset palikat on kielletty, peli ei voi alkaa vastapuolten palikoiden ollessa vierekkäin: { $squares }. Siirrä ne erilleen.
