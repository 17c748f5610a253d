### Sääntösivut: puoli ruutua peliä kohden.

help-coerceo-title = Coerceon säännöt
help-coerceo-1-title = Tavoite
help-coerceo-1 = Syö kaikki vastustajan nappulat. Kummallakin on kahdeksantoista nappulaa, ja nappula pysyy aina oman värinsä kolmioilla.
help-coerceo-2-title = Siirto
help-coerceo-2 = Siirrä yksi nappula tyhjään samanväriseen kolmioon, joka koskettaa sen kolmiota kärjestään, samalla laatalla tai viereisellä. Vuoroa ei voi jättää väliin.
help-coerceo-3-title = Laatat
help-coerceo-3 = Kun siirto tyhjentää laatan, laatta irtoaa, jos se on kiinni laudassa yhdestä, kahdesta tai kolmesta peräkkäisestä sivustaan. Silloin seuraavakin tyhjä laatta voi irrota, ja niin edelleen. Siirtäjä saa kaikki irronneet laatat.
help-coerceo-4-title = Syöminen
help-coerceo-4 = Vastustajan nappula syödään, kun siirtosi sulkee viimeisen sen sivuilla olevista kolmioista: siirryt itse siihen, tai sen vierestä irtoaa laatta. Vain laudalla vielä olevat kolmiot lasketaan, ja niissä kaikissa on oltava sinun nappulasi.
help-coerceo-5-title = Turvassa omalla vuorolla
help-coerceo-5 = Omalla vuorollasi et menetä nappuloita. Nappula, joka siirtyy saarrettuun kolmioon tai jää saarroksiin irrottamiesi laattojen takia, pysyy laudalla, kunnes vastustaja sulkee saarron uudelleen.
help-coerceo-6-title = Laattojen vaihto
help-coerceo-6 = Siirron sijasta voit antaa pois kaksi laattaa (yhden laatan vaihdossa yhden) ja poistaa minkä tahansa vastustajan nappulan. Jos sen laatta irtoaa ja toisia sen perässä, niitä ei saa kukaan.
help-coerceo-7-title = Pelin loppu
help-coerceo-7 = Se häviää, jolta loppuvat nappulat, ja samoin se, joka ei voi siirtää eikä vaihtaa. Peli on tasan, kun sama asema on laudalla kolmannen kerran tai kun kummallakin on enää yksi nappula eikä vaihtoon voi päästä. Valinnaiset säännöt muuttavat osaa tästä.

help-reversi-title = Reversin säännöt
help-reversi-1-title = Tavoite
help-reversi-1 = Pelin päättyessä laudalla pitää olla enemmän sinun väriäsi kuin vastustajan.
help-reversi-2-title = Vuoro
help-reversi-2 = Musta aloittaa. Aseta kiekko tyhjään ruutuun niin, että vähintään yksi suora rivi vastustajan kiekkoja jää sen ja toisen oman kiekkosi väliin, missä suunnassa tahansa. Kiekot eivät siirry ruudusta toiseen.
help-reversi-3-title = Kääntäminen
help-reversi-3 = Kaikki asetetun kiekon saartamat rivit käännetään kokonaan omaksi väriksesi. Pelkästään käännetty kiekko ei saarra samalla vuorolla mitään.
help-reversi-4-title = Vuoro jää väliin
help-reversi-4 = Jos et voi saartaa yhtään riviä, vuorosi jää väliin ja vastustaja jatkaa. Vuoroa ei saa jättää väliin, jos voi asettaa kiekon.
help-reversi-5-title = Kiekkovarasto
help-reversi-5 = Kummallakin on yhtä monta kiekkoa, puolet laudan ruuduista. Se, jolta omat ovat loppuneet, saa vastustajan kiekon aina kun voi vielä asettaa.
help-reversi-6-title = Pelin loppu
help-reversi-6 = Peli päättyy, kun kumpikaan ei voi asettaa kiekkoa, vaikka lauta ei olisi täynnä. Se voittaa, jolla on enemmän kiekkoja; jos kiekkoja on yhtä monta, peli on tasan.

help-deblockle-title = Deblocklen säännöt
help-deblockle-1-title = Tavoite
help-deblockle-1 = Vie ensimmäisenä kaikki palikkasi pois laudalta. Kulta lähtee ruudun d2 ympäriltä kohti tähteä d6, sininen ruudun d6 ympäriltä kohti tähteä d2.
help-deblockle-2-title = Asettelu
help-deblockle-2 = Vastustaja heittää palikkasi kuin nopat ja asettaa ne lähtöruutuihisi. Hän saa kiertää niitä, mutta heitetty tahko pysyy ylhäällä. Nopeassa asettelussa sattuma hoitaa kaiken.
help-deblockle-3-title = Vuoro
help-deblockle-3 = Kieräytä yksi palikkasi särmänsä yli viereiseen tyhjään ruutuun; ylös nousee tahko, joka oli kieräytyssuunnasta poispäin. Sitten palikka hyppää niin kuin se tahko määrää. Kieräytys, jonka jälkeen palikka ei voisi hypätä, on kielletty.
help-deblockle-4-title = Tahkot
help-deblockle-4 = Stop jää paikalleen. Risti siirtyy yhden ruudun suoraan, X yhden ruudun vinoon. Renkaat ottaa täsmälleen kolme suoraa askelta ja saa kääntyä välillä. Liuku liukuu suoraan, kunnes jokin pysäyttää sen, tai pysähtyy juuri ennen tähteä.
help-deblockle-5-title = Tähdet
help-deblockle-5 = Mikään palikka ei jää tähtiruutuun; vain Liuku ja Renkaat kulkevat sen yli. Palikka poistuu laudalta, kun se kieräytetään maalitähdelleen niin, että sen oma Tähti nousee ylös. Muualla Tähti ei saa nousta ylös.
help-deblockle-6-title = Tukossa
help-deblockle-6 = Jos vastustajalla ei ole siirtosi jälkeen yhtään siirtoa, pelaat uudelleen, kunnes hän pääsee liikkeelle. Vuoroa ei saa jättää väliin.
help-deblockle-7-title = Pelin loppu
help-deblockle-7 = Se voittaa heti, joka vie viimeisen palikkansa pois. Peli on tasan, kun kumpikaan ei voi siirtää, kun sama asema on laudalla kolmannen kerran tai kun kahteensataan siirtoon yksikään palikka ei ole päässyt perille. Valinnaiset säännöt muuttavat osaa tästä.

help-unofficial = Nimet Coerceo ja Deblockle kuuluvat omistajilleen. Tavola on epävirallinen ohjelma: he eivät ole tehneet eivätkä hyväksyneet sitä, ja se selittää säännöt omin sanoin.
