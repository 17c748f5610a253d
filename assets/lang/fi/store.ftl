### Tiedostot, tallenteet ja asetukset.

# Asetuksille ei ole kansiota, joten käytetään väliaikaista.
store-no-home = Kotikansiota ei löytynyt. Asetukset ja keskeneräiset pelit ovat toistaiseksi kansiossa { $folder }, ja ne voivat kadota, kun tietokone käynnistyy uudelleen.

# Lukeminen ja kirjoittaminen. { $cause } valitsee, { $error } on järjestelmän oma viesti englanniksi.
store-read-failed =
    { $cause ->
        [missing] Tiedostoa { $file } ei ole. Se on ehkä siirretty tai poistettu.
        [denied] Tämän tiedoston lukemiseen ei ole oikeutta: { $file }. Pyydä oikeus tai kopioi tiedosto omaan kansioosi.
        [folder] { $file } on kansio. Valitse jokin sen tiedostoista.
        [not-a-file] { $file } ei ole tiedosto, jonka voi lukea loppuun.
        [too-big] { $file } on yli { $error } megatavun kokoinen, eikä niin suurta tiedostoa avata kerralla. Jos siinä on monta peliä, jaa se pienempiin tiedostoihin.
        [empty] { $file } on tyhjä. Jos vieressä on samanniminen tiedosto, jonka lopussa on .bak, avaa se.
        [utf-16] { $file } on kirjoitettu UTF-16-muodossa. Avaa se tekstieditorissa ja tallenna UTF-8-muodossa.
        [binary] { $file } ei ole tekstitiedosto: tavu { $error } on nolla. Valitse täällä tallennettu peli, tekstinä kirjoitettu peli tai Reversin .wtb-tietokanta.
        [not-utf-8] { $file } on vioittunut tai muuta kuin UTF-8-tekstiä: riviä { $error } ei voi lukea.
        [busy] Toinen ohjelma käyttää tiedostoa { $file }. Sulje se siellä ja yritä uudelleen.
       *[other] Tiedostoa { $file } ei voitu lukea. Järjestelmä ilmoittaa: { $error }.
    }
store-write-failed =
    { $cause ->
        [missing] Tallennus ei onnistunut, koska kansio puuttuu: { $file }. Valitse toinen paikka komennolla Tallenna nimellä.
        [denied] Tallennus ei onnistunut, koska tänne ei ole kirjoitusoikeutta: { $file }. Valitse toinen paikka komennolla Tallenna nimellä.
        [read-only] Tallennus ei onnistunut, koska tiedosto on suojattu muutoksilta: { $file }. Valitse toinen paikka komennolla Tallenna nimellä.
        [full] Tallennus ei onnistunut, koska tila on lopussa: { $file }. Vapauta tilaa tai valitse toinen paikka komennolla Tallenna nimellä.
        [folder] Tallennus ei onnistunut, koska kansiolla on sama nimi: { $file }. Valitse toinen nimi komennolla Tallenna nimellä.
        [not-a-folder] Tallennus ei onnistunut, koska polku kulkee tiedoston läpi: { $file }. Valitse toinen paikka komennolla Tallenna nimellä.
        [bad-name] Tallennus ei onnistunut, koska nimi on liian pitkä tai siinä on kiellettyjä merkkejä: { $file }. Valitse toinen nimi komennolla Tallenna nimellä.
        [busy] Tallennus ei onnistunut, koska toinen ohjelma käyttää tiedostoa: { $file }. Sulje se siellä ja yritä uudelleen.
       *[other] Tallennus ei onnistunut: { $file }. Järjestelmä ilmoittaa: { $error }. Valitse toinen paikka komennolla Tallenna nimellä.
    }

# Oma tiedosto, jota ei voi ymmärtää; rivi ja sarake kertovat, missä lukeminen pysähtyi.
store-broken = { $file } on vioittunut: sitä ei voi ymmärtää rivin { $line } sarakkeesta { $column } eteenpäin.
store-settings-set-aside = Asetukset alkavat alusta. Vioittunut tiedosto säilyi nimellä { $file }.
store-settings-defaults = Toistaiseksi käytetään tavallisia asetuksia.

# Mikä tiedostossa tai tekstissä on vialla; { $why } on kokonainen virke.
store-in-file = { $file }: { $why }
store-both = { $first } { $second }
store-foreign = Rivi { $line } ei aloita peliä, jonka Tavola osaa lukea: ”{ $text }”. Tavola lukee omat tallenteensa (.tavola.ron) sekä tekstinä kirjoitetut pelit ja asemat, Reversistä myös muiden ohjelmien .txt-, .obf-, .ggf-, .sgf- ja .wtb-tiedostot sekä Othello Questin .json-tiedostot.
store-newer = Tämä peli on tallennettu muodon versiolla { $version } (Tavola { $program }). Tämä Tavola { $ours } lukee muotoa enintään versioon { $known }. Asenna uusin Tavola, niin peli avautuu.
store-cut = Teksti katkeaa riville { $line }: loppu puuttuu. Jos vieressä on samanniminen tiedosto, jonka lopussa on .bak, avaa se.
store-syntax = Rivin { $line } saraketta { $column } ei voi ymmärtää. Jos vieressä on samanniminen tiedosto, jonka lopussa on .bak, avaa se.
store-unknown-field = Rivillä { $line } on kohta ”{ $field }”, jota missään tallenteessa ei ole. Korjaa rivi tai avaa kopio, jota ei ole muutettu käsin.
store-missing-field = Kohta ”{ $field }” puuttuu. Avaa kopio, jota ei ole muutettu käsin.
store-unknown-game = Täällä ei ole peliä nimeltä ”{ $game }”. Uudempi Tavola ehkä tuntee sen.
store-unknown-side = Tässä pelissä ei ole pelaajaa nimeltä ”{ $side }”.
store-bad-strength = Tietokoneen vahvuus on luku yhdestä kahdeksaan, ei ”{ $number }”.
store-unknown-option = Tässä pelissä ei ole sääntöä nimeltä ”{ $key }”, jonka arvoksi on merkitty ”{ $value }”. Uudempi Tavola ehkä tuntee sen. Peliä ei avata muilla säännöillä.
store-bad-options = Peli ei voi alkaa näillä säännöillä. { $why }
store-bad-start = Alkuasemaa ei voi lukea. { $why }
store-options-disagree = Säännön ”{ $key }” arvoksi on merkitty ”{ $value }”, mutta alkuaseman mukaan se on ”{ $start }”. Peliä ei avata muilla säännöillä; korjaa toinen niistä.
store-bad-turn =
    { $side ->
        [white] Valkoisen { $number }. siirtoa ei voi pelata: ”{ $turn }”. { $why }
        [black] Mustan { $number }. siirtoa ei voi pelata: ”{ $turn }”. { $why }
        [gold] Kullan { $number }. siirtoa ei voi pelata: ”{ $turn }”. { $why }
       *[blue] Sinisen { $number }. siirtoa ei voi pelata: ”{ $turn }”. { $why }
    }
store-bad-setup = Asettelun { $step }. vaihe ei onnistu: ”{ $text }”. { $why }
store-bad-place = Siirtoluettelossa ei ole paikkaa { $place }. Avaa kopio, jota ei ole muutettu käsin.
store-bad-tree = Siirtoluettelon { $place }. kohta ei seuraa mitään siirtoa: sen syvyys on väärä. Avaa kopio, jota ei ole muutettu käsin.
store-too-many-turns = Tässä pelissä on yli { $most } siirtoa. Jätä osa muunnelmista pois.

# Games and positions as text.
store-text-empty = Leikepöydällä ei ole tekstiä. Kopioi ensin asema tai peli.
store-text-long = Teksti on yli 16 Mt eli paljon enemmän kuin mikään peli tarvitsee.
store-text-foreign = Rivi { $line } ei aloita Coerceon, Reversin eikä Deblocklen asemaa tai peliä: ”{ $text }”. Kopioi koko asemarivi tai pelin teksti.
store-text-bad-tag = Rivin { $line } tunnistetta ei voi lukea: { $text }. Tunniste näyttää tältä: [Game "coerceo"].
store-text-no-game = Tekstistä ei käy ilmi, mikä peli on kyseessä. Lisää alkuun rivi [Game "coerceo"], [Game "reversi"] tai [Game "deblockle"].
store-text-bad-option = ”{ $text }” ei ole sääntö: kirjoita tunniste näin: [Option "exchange=1"].
store-text-unbalanced = Rivin { $line } sulkeella tai kommentilla ei ole paria. Lisää tai poista yksi.

# Muiden ohjelmien tiedostot; { $format } on tiedostonimen pääte.
store-format-only-read = Tavola lukee .{ $format }-tiedostoja muttei osaa kirjoittaa niitä. Valitse .sgf, .ggf, .obf tai .txt.
store-format-only-reversi = .{ $format }-tiedostoon mahtuu vain Reversi. Tallenna tämä peli päätteellä .tavola.ron.
store-format-by-hand = Kiekkoja käännettiin käsin toisin kuin säännöt kääntävät, eikä sitä voi tallentaa .{ $format }-tiedostoon. Tallenna peli päätteellä .tavola.ron.
store-format-placing = Peli alkaa tyhjästä keskustasta, eikä sitä voi tallentaa .{ $format }-tiedostoon. Tallenna peli päätteellä .tavola.ron.
store-format-not-its-turn =
    { $side ->
        [black] Siinä ei ole mustan vuoro.
       *[white] Siinä ei ole valkoisen vuoro.
    }
store-format-bad-line = Riviä { $line } ei voi ymmärtää: ”{ $text }”.
store-format-cut = Teksti katkeaa: rivillä { $line } alkavalla kohdalla ei ole loppua.
store-format-other-game = Tämä on jokin muu peli: ”{ $game }”. Tässä muodossa Tavola lukee Othelloa ja Reversiä.
store-format-other-rules = Peliä pelattiin muilla säännöillä (”{ $type }”), joita Tavola ei tunne.
store-format-late-setup = Rivi { $line } asettaa kiekkoja kesken pelin: ”{ $text }”. Vain alkuasetelman voi asettaa.
store-format-json = Peliä ei voi ymmärtää rivin { $line } sarakkeesta { $column } eteenpäin.
store-in-game = Peli { $number }: { $why }
store-wthor-names = Tässä tiedostossa on vain nimiä. Avaa sen vieressä oleva .wtb-tiedosto; nimet luetaan samalla.
store-wthor-size = Tietokannan laudoilla on sivulla { $size } ruutua. Tavola lukee tietokantoja, joissa niitä on 8.
store-wthor-cut = Tiedoston mukaan siinä on { $said ->
        [one] { $said } merkintä
       *[other] { $said } merkintää
    }, mutta siihen mahtuu { $held }. Kopioi tai lataa se uudelleen.
store-wthor-long = Tiedoston mukaan siinä on { $said ->
        [one] { $said } merkintä
       *[other] { $said } merkintää
    }, mutta se on pidempi. Kopioi tai lataa se uudelleen.
store-wthor-head = Ensimmäiset 16 tavua eivät ole WTHOR-tiedoston alku. Kopioi tai lataa se uudelleen.
store-wthor-unnamed = { $why } Siihen asti nimien tilalla on numeroita.

# Automaattinen tallennus.
store-taken = Tätä peliä pelataan toisessa Tavola-ikkunassa. Jatka siellä tai aloita täällä uusi peli.
store-journal-set-aside = Keskeneräistä peliä ei voitu lukea. Se säilyi nimellä { $file }. { $why }
