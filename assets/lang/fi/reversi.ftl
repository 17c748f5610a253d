### Reversi: syyt, kiellot, säännöt.

## Mitä siirto teki

reversi-cause-placed = { the-side } asetti kiekon ruutuun { $at }.
reversi-cause-placed-centre = { the-side } asetti kiekon ruutuun { $at }. Neljä ensimmäistä kiekkoa eivät käännä mitään.
reversi-cause-outflanked =
    { $side ->
        [black] Ruudun { $at } kiekko kääntyi mustaksi: se oli rivissä ruutujen { $from } ja { $to } mustien kiekkojen välissä.
       *[white] Ruudun { $at } kiekko kääntyi valkoiseksi: se oli rivissä ruutujen { $from } ja { $to } valkoisten kiekkojen välissä.
    }
    .after-reversi-cause-placed = ja käänsi kiekon { $at }.
reversi-cause-outflanked-many =
    { $side ->
        [black] Ruutujen { $sites } kiekot kääntyivät mustiksi: ne olivat riveissä ruudun { $from } ja muiden mustien kiekkojen välissä.
       *[white] Ruutujen { $sites } kiekot kääntyivät valkoisiksi: ne olivat riveissä ruudun { $from } ja muiden valkoisten kiekkojen välissä.
    }
    .after-reversi-cause-placed = ja käänsi kiekot { $sites }.
reversi-cause-by-hand = { the-side } käänsi käsin ruudun { $at } kiekon, vaikka sitä ei saarrettu.
    .after-reversi-cause-placed = ja käänsi käsin kiekon { $at }.
    .after-reversi-cause-outflanked = sekä käsin kiekon { $at }.
reversi-cause-by-hand-many = { the-side } käänsi käsin ruutujen { $sites } kiekot, vaikka niitä ei saarrettu.
    .after-reversi-cause-placed = ja käänsi käsin kiekot { $sites }.
    .after-reversi-cause-outflanked = sekä käsin kiekot { $sites }.
reversi-cause-supply-empty =
    { $side ->
        [black] Mustan kiekot olivat lopussa, joten valkoinen antoi yhden omistaan.
       *[white] Valkoisen kiekot olivat lopussa, joten musta antoi yhden omistaan.
    }
reversi-cause-no-placement = { the-side } ei voi saartaa yhtään kiekkoa, joten vuoro jää väliin.

## Miksi jokin ei ole siirto

reversi-refusal-game-over = Peli on päättynyt: kumpikaan ei voi asettaa kiekkoa.
reversi-refusal-off-board = Ruutua { $name } ei ole laudalla, jonka koko on { $size } × { $size }.
reversi-refusal-occupied =
    { $by ->
        [black] Ruudussa { $at } on jo musta kiekko.
       *[white] Ruudussa { $at } on jo valkoinen kiekko.
    }
reversi-refusal-outflanks-nothing =
    { $side ->
        [black] Musta kiekko ruudussa { $at } ei saartaisi mitään.
       *[white] Valkoinen kiekko ruudussa { $at } ei saartaisi mitään.
    }
reversi-refusal-must-pass = { the-side } ei voi saartaa mitään mistään ruudusta, joten vuoro jää väliin.
reversi-refusal-only-centre = Neljä ensimmäistä kiekkoa asetetaan laudan keskelle, ei ruutuun { $at }. Vapaana: { $centre }.
reversi-refusal-can-place =
    { $on-count ->
        [one] { the-side } ei voi jättää vuoroa väliin: kiekon voi asettaa ruutuun { $on }.
       *[other] { the-side } ei voi jättää vuoroa väliin: kiekon voi asettaa johonkin ruuduista { $on }.
    }
reversi-refusal-whole = Siirto on valmis, kun kiekko on ruudussa { $at }.
reversi-refusal-flips-by-hand-off = Ohjelma kääntää kiekot. Käännettävät kiekot kirjoitetaan vain, kun ne käännetään käsin.
reversi-refusal-not-opposing = Ruudussa { $at } ei ole vastustajan kiekkoa, jonka voisi kääntää.
reversi-refusal-twice = Ruutu { $at } mainitaan kahdesti.
reversi-refusal-not-a-turn = ”{ $text }” ei ole ruutu, kuten f5, eikä ”pass”.

## Mikä asemarivissä on vikana

reversi-read-empty = Asemarivi on tyhjä. Siihen kirjoitetaan ruudut järjestyksessä a1:stä alkaen, välilyönti ja vuorossa oleva puoli, X tai O.
reversi-read-length =
    { $squares ->
        [one] Yksi merkki ei täytä lautaa. Merkkejä on oltava 16, 36, 64 tai 100, yksi ruutua kohti.
       *[other] { $squares } merkkiä ei vastaa mitään lautaa. Merkkejä on oltava 16, 36, 64 tai 100, yksi ruutua kohti.
    }
reversi-read-character = Merkki { $column }, ruutu { $at }: ”{ $character }” ei ole X (musta), O (valkoinen) eikä - (tyhjä).
reversi-read-digit = Merkki { $column }, ruutu { $at }: numerot tarkoittavat kiekkoja vain, jos joukossa on 2 (1 musta, 2 valkoinen, 0 tyhjä). Muuten ei voi tietää, mitä ”{ $digit }” tarkoittaa.
reversi-read-side-missing = Vuorossa oleva puoli puuttuu: ruutujen jälkeen tulee välilyönti ja X tai O.
reversi-read-side = Vuorossa oleva puoli on X tai O, ei ”{ $text }”.
reversi-read-supply = Jäljellä olevat kiekot ovat kaksi lukua, musta/valkoinen, esimerkiksi 30/30, ei ”{ $text }”.
reversi-read-supply-sum = Jäljellä olevat kiekot ”{ $text }” eivät sovi lautaan: niitä on yhteensä { $sum }, mutta tyhjien ruutujen määrä on { $empty }.
reversi-read-supply-most = Jäljellä olevia kiekkoja ”{ $text }” on liikaa: kummallakin niitä on enintään { $most }.
reversi-read-extra = ”{ $text }” on liikaa: rivi päättyy ruutujen, vuoron ja jäljellä olevien kiekkojen jälkeen.
reversi-read-size = Rivi täyttää laudan, jonka koko on { $line } × { $line }, mutta valitun laudan koko on { $option } × { $option }.

## Valinnaiset säännöt

reversi-option-size = Lauta
reversi-option-size-about = Montako ruutua laudan sivulla on. Kummallakin on kiekkoja puolet ruutujen määrästä.
reversi-option-size-4 = 4 × 4
reversi-option-size-6 = 6 × 6
reversi-option-size-8 = 8 × 8
reversi-option-size-10 = 10 × 10
reversi-option-start = Alkuasetelma
reversi-option-start-about = Miten laudan neljä keskiruutua täytetään.
reversi-option-start-standard = Tavallinen: samat värit vinottain
reversi-option-start-parallel = Rinnakkainen: samat värit vierekkäin
reversi-option-start-original = Alkuperäinen: pelaajat täyttävät tyhjän keskustan vuorotellen
reversi-option-handicap = Tasoitus
reversi-option-handicap-about = Nurkat, jotka heikompi pelaaja saa ennen peliä omasta kiekkovarastostaan.
reversi-option-handicap-0 = Ei tasoitusta
reversi-option-handicap-black1 = Musta: yksi nurkka
reversi-option-handicap-black2 = Musta: kaksi nurkkaa
reversi-option-handicap-black3 = Musta: kolme nurkkaa
reversi-option-handicap-black4 = Musta: kaikki nurkat
reversi-option-handicap-white1 = Valkoinen: yksi nurkka
reversi-option-handicap-white2 = Valkoinen: kaksi nurkkaa
reversi-option-handicap-white3 = Valkoinen: kolme nurkkaa
reversi-option-handicap-white4 = Valkoinen: kaikki nurkat
reversi-option-flip = Kääntäminen
reversi-option-flip-about = Kuka kääntää saarretut kiekot. Käsin käännettäessä virheen voi korjata, kunnes vastustaja on siirtänyt.
reversi-option-flip-auto = Ohjelma kääntää
reversi-option-flip-hand = Käsin
