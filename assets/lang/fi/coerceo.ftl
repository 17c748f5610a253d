### Coerceo: causes, refusals, options.

## Mitä siirto teki

coerceo-cause-stepped = { the-side } siirsi: { $from } – { $to }.
coerceo-cause-exchanged =
    { $cost ->
        [one] { the-side } vaihtoi yhden laatan nappulaan { $field }.
       *[other] { the-side } vaihtoi { $cost } laattaa nappulaan { $field }.
    }
coerceo-cause-fell =
    { $keeper ->
        [nobody] Laatta { $tile } poistui pelistä: se oli tyhjä ja { coerceo-hung }.
       *[other] Laatta { $tile } irtosi: se oli tyhjä ja { coerceo-hung }.
    }
coerceo-cause-fell-chain =
    { $keeper ->
        [nobody] Myös laatta { $tile } poistui pelistä: naapurin lähdettyä se oli { coerceo-hung }.
       *[other] Laatta { $tile } irtosi perässä: naapurin lähdettyä se oli { coerceo-hung }.
    }
coerceo-cause-fell-chain-many =
    { $keeper ->
        [nobody] Myös laatat { $sites } poistuivat pelistä toinen toisensa perään: kukin oli tyhjä ja menetti otteensa.
       *[other] Laatat { $sites } irtosivat perässä toinen toisensa jälkeen: kukin oli tyhjä ja menetti otteensa.
    }
coerceo-hung =
    { $neighbours-count ->
        [1] kiinni enää yhdestä sivusta ({ $neighbours })
        [2] kiinni kahdesta vierekkäisestä sivusta ({ $neighbours })
       *[3] kiinni kolmesta vierekkäisestä sivusta ({ $neighbours })
    }
coerceo-cause-kept =
    { $tiles-count ->
        [one] { the-side } sai laatan { $tiles }.
       *[other] { the-side } sai { $tiles-count } laattaa: { $tiles }.
    }
coerceo-cause-captured-landing =
    { $side ->
        [white] Musta nappula { $field } syötiin: sen saartavat nappulat { $ring }.
       *[black] Valkoinen nappula { $field } syötiin: sen saartavat nappulat { $ring }.
    }
coerceo-cause-captured-landing-many =
    { $side ->
        [white] Mustat nappulat { $sites } syötiin: jokainen niistä on saarrettu.
       *[black] Valkoiset nappulat { $sites } syötiin: jokainen niistä on saarrettu.
    }
coerceo-cause-captured-removal =
    { $side ->
        [white] Musta nappula { $field } syötiin: viereisen laatan irrottua sen saartavat nappulat { $ring }.
       *[black] Valkoinen nappula { $field } syötiin: viereisen laatan irrottua sen saartavat nappulat { $ring }.
    }
coerceo-cause-captured-removal-many =
    { $side ->
        [white] Mustat nappulat { $sites } syötiin: viereisen laatan irrottua jokainen niistä on saarrettu.
       *[black] Valkoiset nappulat { $sites } syötiin: viereisen laatan irrottua jokainen niistä on saarrettu.
    }

## Miksi jokin ei ole siirto

coerceo-refusal-over = Peli on päättynyt.
coerceo-refusal-nowhere = Laudalla ei ole sellaista paikkaa.
coerceo-refusal-tile-gone = Kolmiota { $field } ei enää ole: laatta { $tile } on poistunut laudalta.
coerceo-refusal-empty = Kolmiossa { $field } ei ole nappulaa.
coerceo-refusal-theirs =
    { $cost ->
        [one] Nappula { $field } ei ole sinun. Sen hinta olisi yksi laatta; { coerceo-holds }.
       *[other] Nappula { $field } ei ole sinun. Sen hinta olisi { $cost } laattaa; { coerceo-holds }.
    }
coerceo-refusal-theirs-exchange = Nappula { $field } ei ole sinun. Jos haluat vaihtaa laattoja siihen, aloita ensin vaihto.
coerceo-refusal-no-step = Nappula { $field } ei pääse liikkumaan: kaikki sen kolmiota kärjestä koskettavat kolmiot ovat varattuja tai poissa.
coerceo-refusal-tile = Laattaa { $tile } ei siirretä: laatat irtoavat itsestään.
coerceo-refusal-their-tiles =
    { $side ->
        [white] Nämä ovat mustan laattoja. Valkoinen maksaa vain omillaan.
       *[black] Nämä ovat valkoisen laattoja. Musta maksaa vain omillaan.
    }
coerceo-refusal-too-few-tiles =
    { $cost ->
        [one] Vaihto maksaa yhden laatan; { coerceo-holds }.
       *[other] Vaihto maksaa { $cost } laattaa; { coerceo-holds }.
    }
coerceo-holds =
    { $side ->
        [white] valkoisella on { $held }
       *[black] mustalla on { $held }
    }
coerceo-refusal-standing-still = Nappulan on lähdettävä kolmiosta { $field }: paikallaan pysyminen ei ole siirto.
coerceo-refusal-not-a-field = Valitse kolmio laudalta.
coerceo-refusal-beside = Kolmioilla { $from } ja { $to } on yhteinen sivu. Nappula siirtyy omanväriseensä kolmioon, joka koskettaa sen kolmiota kärjestä.
coerceo-refusal-other-colour =
    { $side ->
        [white] { $to } on musta kolmio. Valkoiset nappulat pysyvät valkoisilla kolmioilla.
       *[black] { $to } on valkoinen kolmio. Mustat nappulat pysyvät mustilla kolmioilla.
    }
coerceo-refusal-occupied = Kolmiossa { $to } on jo oma nappulasi.
coerceo-refusal-too-far = Kolmiot { $from } ja { $to } eivät kosketa toisiaan kärjistään.
coerceo-refusal-own-piece = Nappula { $field } on omasi. Laatat vaihdetaan vastustajan nappulaan.
coerceo-refusal-nothing-to-take = Kolmiossa { $field } ei ole otettavaa nappulaa.
coerceo-refusal-complete = Siirto päättyy siihen.

## Mitä laudalle merkitään

coerceo-mark-threat =
    { $pieces-count ->
        [one] Cura! { the-side } voisi siirrollaan syödä nappulan { $pieces }.
       *[other] Cura! { the-side } voisi siirrollaan syödä nappuloita: { $pieces }.
    }
coerceo-mark-falling =
    { $neighbours-count ->
        [1] Laatta { $tile } irtoaa, kun sen viimeinen nappula lähtee: se on kiinni vain yhdestä sivusta ({ $neighbours }).
        [2] Laatta { $tile } irtoaa, kun sen viimeinen nappula lähtee: se on kiinni kahdesta vierekkäisestä sivusta ({ $neighbours }).
       *[3] Laatta { $tile } irtoaa, kun sen viimeinen nappula lähtee: se on kiinni kolmesta vierekkäisestä sivusta ({ $neighbours }).
    }
coerceo-mark-blocked = { the-side } ei voi siirtää eikä vaihtaa.

## Mikä asemarivissä on vialla

coerceo-read-fields = Asemarivissä on viisi kenttää: lauta, vuoro, valkoisen laatat, mustan laatat, vaihdon hinta; kahdentoista nappulan säännössä lisäksi kummankin ottamat nappulat. Löytyi: { $found }.
coerceo-read-files = Kenttä 1: laudassa on viisi linjaa, joiden välissä on ”/”. Löytyi: { $found }.
coerceo-read-file-length = Kenttä 1: linjan { $file } pituus on { $expected } merkkiä. Löytyi: { $found }.
coerceo-read-tile = Kenttä 1: ”{ $found }” ei kerro mitään laatasta { $tile }. Siinä on oltava ”--” tai kaksi numeroa 0–7.
coerceo-read-turn = Kenttä 2: vuorossa on ”w” tai ”b”, ei ”{ $found }”.
coerceo-read-held =
    { $side ->
        [white] Kenttä { $number }: valkoisella on laattoja 0–19, ei ”{ $found }”.
       *[black] Kenttä { $number }: mustalla on laattoja 0–19, ei ”{ $found }”.
    }
coerceo-read-cost = Kenttä 5: vaihto maksaa 1 tai 2 laattaa, ei ”{ $found }”.
coerceo-read-cost-conflict = Kenttä 5: vaihdon hinta on rivin mukaan { $line } mutta valittujen sääntöjen mukaan { $option }.
coerceo-read-taken =
    { $side ->
        [white] Kenttä { $number }: valkoisen ottamia nappuloita on 0–18, ei ”{ $found }”.
       *[black] Kenttä { $number }: mustan ottamia nappuloita on 0–18, ei ”{ $found }”.
    }
coerceo-read-taken-and-standing =
    { $side ->
        [white] Mustalla ei ole koskaan yli 18:aa nappulaa: otettuja { $taken } ja laudalla { $standing } on liikaa.
       *[black] Valkoisella ei ole koskaan yli 18:aa nappulaa: otettuja { $taken } ja laudalla { $standing } on liikaa.
    }
coerceo-read-both-twelve = Kentät 6 ja 7: vain toinen voi olla ottanut kaksitoista nappulaa.
coerceo-read-twelve-conflict = Kentät 6 ja 7 kuuluvat kahdentoista nappulan sääntöön, joka ei ole käytössä.
coerceo-read-no-pieces = Kenttä 1: laudalla ei ole nappuloita.
coerceo-read-too-many-pieces =
    { $side ->
        [white] Kenttä 1: valkoisella on { $found } nappulaa; enintään voi olla 18.
       *[black] Kenttä 1: mustalla on { $found } nappulaa; enintään voi olla 18.
    }
coerceo-read-too-many-tiles = Laattoja on kaikkiaan 19: laudalla { $board } ja hallussa { $held } on liikaa.
coerceo-read-apart =
    { $tiles-count ->
        [one] Kenttä 1: laatta { $tiles } ei ole kiinni muissa.
       *[other] Kenttä 1: laatat { $tiles } eivät ole kiinni muissa.
    }
coerceo-read-falling = Kenttä 1: tyhjä laatta { $tile } olisi jo irronnut.

## Mikä siirron tekstissä on vialla

coerceo-read-move = Tämä ei ole siirto merkistä { $place } alkaen. Siirto on muotoa ”c5c-c4e” tai ”*c5f”.
coerceo-read-move-resign = Luovutus ei ole siirto laudalla.
coerceo-read-move-tiles-missing =
    { $tiles-count ->
        [one] Siirto irrottaa myös laatan { $tiles }.
       *[other] Siirto irrottaa myös laatat { $tiles }.
    }
coerceo-read-move-tiles-wrong =
    { $tiles-count ->
        [one] Siirto ei irrota laattaa { $tiles }.
       *[other] Siirto ei irrota laattoja { $tiles }.
    }
coerceo-read-move-pieces-missing =
    { $fields-count ->
        [one] Siirto syö myös nappulan { $fields }.
       *[other] Siirto syö myös nappulat { $fields }.
    }
coerceo-read-move-pieces-wrong = Siirto ei syö mitään täältä: { $fields }.
coerceo-read-move-not-the-end = Siirto ei vie vastustajan viimeistä nappulaa.

## Valinnaiset säännöt

coerceo-option-exchange = Laattojen vaihto
coerceo-option-exchange-about = Montako laattaa vastustajan nappula maksaa.
coerceo-option-exchange-2 = Kaksi laattaa
coerceo-option-exchange-1 = Yksi laatta
coerceo-option-start = Alkuasetelma
coerceo-option-start-about = Laurentius on tavallinen peli, Ocius lyhyt peli pienellä laudalla.
coerceo-option-start-laurentius = Laurentius: 19 laattaa, 18 nappulaa kummallakin
coerceo-option-start-ocius = Ocius: 7 laattaa, 7 nappulaa kummallakin
coerceo-option-no-move = Ei siirtoa
coerceo-option-no-move-about = Miten peli päättyy, kun vuorossa oleva ei voi siirtää eikä vaihtaa.
coerceo-option-no-move-loss = Hän häviää
coerceo-option-no-move-draw = Tasapeli
coerceo-option-twelve = Kaksitoista nappulaa
coerceo-option-twelve-about = Se, joka on ensimmäisenä ottanut kaksitoista nappulaa, syömällä tai vaihtamalla, voittaa heti.
coerceo-option-twelve-off = Ei
coerceo-option-twelve-on = Kaksitoista voittaa
coerceo-option-cura = Cura!-huuto
coerceo-option-cura-about = Ohjelma sanoo ”Cura!”, kun juuri siirtänyt uhkaa syödä nappulan seuraavalla siirrollaan.
coerceo-option-cura-off = Ei sanota
coerceo-option-cura-on = Sanotaan
coerceo-option-repetition = Toisto
coerceo-option-repetition-about = Päättyykö peli, kun sama asema toistuu kolmannen kerran.
coerceo-option-repetition-draw = Tasapeli
coerceo-option-repetition-off = Peli jatkuu
coerceo-option-bare = Yksinäiset nappulat
coerceo-option-bare-about = Päättyykö peli, kun kummallakin on yksi nappula eikä vaihtoon voi enää päästä.
coerceo-option-bare-draw = Tasapeli
coerceo-option-bare-off = Peli jatkuu
coerceo-option-quiet = Siirtoraja
coerceo-option-quiet-about = Peli on tasan, kun on tehty näin monta siirtoa yhteensä ilman syöntiä, laatan irtoamista tai vaihtoa.
coerceo-option-quiet-off = Ei rajaa
