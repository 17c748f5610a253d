### Komentorivin virheet.

cli-output = Tulostetta ei voitu kirjoittaa: { $error }
cli-input = Vakiosyötettä ei voitu lukea: { $error }
cli-later = ”{ $command }” ei kuulu vielä tähän versioon.
cli-game-missing = Mikä peli? Valitse jokin näistä: { $games }.
cli-no-such-game = Peliä ”{ $game }” ei ole. Valitse jokin näistä: { $games }.
cli-depth-missing = Kuinka syvälle? ”--depth N” puuttuu.
cli-depth = Syvyys on kokonaisluku 0–{ $deepest }, ei ”{ $text }”.
cli-option-shape = Valinnainen sääntö kirjoitetaan muodossa KEY=VALUE, ei ”{ $text }”.
cli-value-missing = ”{ $option }” tarvitsee arvon.
cli-no-such-option = ”{ $option }” ei tarkoita tässä mitään.
cli-needs-no-value = ”{ $option }” ei ota arvoa, mutta sille annettiin ”{ $text }”.
cli-too-much = ”{ $text }” on liikaa.
cli-not-text = ”{ $text }” ei ole luettavaa tekstiä.
cli-illegal-turn = ”{ $turn }” ei käy. { $reason }
cli-convert-files = Tarvitaan kaksi tiedostoa: ”tavola convert IN OUT”.
cli-convert-ending = Miksi { $file } pitäisi muuntaa? Nimen päätteen on oltava .tavola.ron, .pgn, .sgf, .ggf, .obf tai .txt.
cli-convert-many = { $file }: tiedostoon mahtuu vain yksi peli, ja pelejä on { $games }. Valitse .pgn tai Reversille .sgf, .ggf, .obf tai .txt.
cli-convert-some = { $failed ->
        [one] Yhtä peliä
       *[other] { $failed } peliä
    } ei voitu muuntaa kokonaan.
cli-convert-left-out = .{ $format }-tiedostoon ei mahdu kaikki. Pois jäi { $games ->
        [one] yhdestä pelistä
       *[other] { $games } pelistä
    }: { $what ->
        [variations] muunnelmat
        [comments] kommentit
        [times] miettimisajat
        [players] nimet, päivämäärät ja turnaukset
        [end] luovutukset, aikatappiot ja sovitut tasapelit
        [study] vihjeet, läpikäynnit ja tietokoneiden tasot
       *[notes] muiden ohjelmien merkinnät
    }.
cli-convert-setup = Tämä tallennus on keskeneräinen asettelu, ei vielä peli.
cli-number = Tarvitaan kokonaisluku väliltä { $least }–{ $most }, ei ”{ $text }”.
cli-player-missing = Kuka pelaa? ”{ $option }” puuttuu.
cli-player = ”{ $text }” ei ole pelaaja. Pelaaja on taso 1–8, ”greedy”, ”random” tai rajoja kuten ”nodes=1000”, ”depth=4” tai ”movetime=100”.
cli-until = Ottelun voi pelata valinnalla ”--until decided”, ei ”{ $text }”.
cli-file-not-written = Tiedostoon ”{ $file }” ei voitu kirjoittaa: { $error }
cli-no-opening = Mikään satunnainen avaus ei jätä peliä kesken. Pyydä vähemmän siirtoja valinnalla ”--plies”.
cli-position-and-file = Valintoja --position ja --file ei voi käyttää yhdessä.
cli-solve-position = Mikä asema? ”--position P” tai ”--file F” puuttuu.
cli-file = Tiedostoa ”{ $file }” ei voitu lukea: { $error }
cli-solve-rows = { $rows ->
    [one] Yhtä riviä ei voitu ratkaista.
   *[other] Näin monta riviä jäi ratkaisematta: { $rows }.
}
cli-solve-blocks = Vain asemat, joissa kummallakin on enintään yksi palikka, voidaan ratkaista.
cli-solve-eight = Vain 8 × 8 -laudan asemat, joissa neljä keskiruutua on täytetty, voidaan ratkaista.
cli-ugi-unknown = ”{ $text }” ei ole tässä mikään komento.
cli-ugi-option = Asetus annetaan muodossa ”setoption name NAME value VALUE”; tätä ei tunneta tai sen arvo on väärä: ”{ $text }”
cli-ugi-position = Asema on ”startpos” tai ”fen” ja asemarivi, sitten ”moves” ja siirrot; ei ”{ $text }”.
cli-ugi-no-position = Asemaa ei ole; viimeksi annettua ei voitu lukea.
cli-ugi-go = ”{ $text }” ei ole mikään raja.
cli-ugi-over = Peli on päättynyt: { $text }
cli-ugi-query = Voi kysyä: gameover, p1turn, result, moves, legal TURN tai position; ei ”{ $text }”.
cli-nboard-game = NBoard-protokolla tuntee vain Reversin: ”tavola engine reversi --nboard”.
cli-nboard-thinks = Tavola miettii
cli-nboard-analyses = Tavola analysoi
cli-nboard-over = Peli on päättynyt
cli-wld-game = --wld on vain Reversia varten.

## Ohje

cli-help-title = Tavola: pelaa, opettele ja tutki pelejä Coerceo, Reversi ja Deblockle.
cli-help-window = Avaa ikkunan.
cli-help-file = Avaa ikkunan ja tallennetun pelin.
cli-help-perft = Laskee N siirron jatkot: määrä, aika sekunteina, määrä sekunnissa. --divide laskee ensin kunkin siirron alta, --bulk vain laskee viimeiset siirrot eikä tee niitä.
cli-help-moves = Luettelee lailliset siirrot tekstinä järjestettyinä.
cli-help-apply = Pelaa siirrot, tai merkillä ”-” vakiosyötteen siirrot. Kustakin tulee rivi, jossa on kolme saraketta: siirto, asema sen jälkeen ja ”-” tai voittaja ja syy.
cli-help-convert = Muuntaa pelejä: mistä tahansa tiedostosta, jonka Tavola osaa lukea, päätteelle .tavola.ron tai .pgn, Reversiä myös päätteille .sgf, .ggf, .obf ja .txt. --partial kirjoittaa pelit myös ensimmäiseen sääntöjen vastaiseen siirtoon asti.
cli-help-solve = Ratkaisee tarkasti: kustakin asemasta rivi, jossa on tulos ja paras siirto. --file lukee aseman joka riviltä, merkillä ”-” vakiosyötteestä. --all lisää kaikki siirrot. Reversi: --threads N käyttää N säiettä; --wld kertoo vain voiton, tasapelin tai tappion, mikä on nopeampaa; muuten tulos on siirtovuorossa olevan lopullinen kiekkoero, kun tyhjät ruudut annetaan voittajalle. Deblockle: kummallakin yksi palikka; tulos kertoo, kuka voittaa ja monessako siirrossa molempien siirrot laskien, ja --all antaa +N, kun siirtovuorossa oleva voittaa, -N, kun häviää, ja 0, kun tulee tasapeli.
cli-help-match = Kaksi pelaajaa pelaa N peliä satunnaisista avauksista, joissa on --plies siirtoa (tavallisesti 6), kunkin avauksen kerran kummallakin puolella. X ja Y ovat taso 1–8, nodes=N, depth=N, movetime=MS (myös yhdessä, kuten 8:nodes=5000:depth=9; overlooks=PROSENTTI, misjudges=SADASOSIA, settles=no ja ending=RUUTUJA tekevät muita tasoja; plain: kaiken edessä miettii ilman pelin omaa moottoria), greedy (katsoo yhden siirron eteenpäin) tai random. Tulostaa ensimmäisen pelaajan voitot, tasapelit ja tappiot, pisteet prosentteina, Elo-eron virheineen ja sen, miten pelit päättyivät. 200 siirtoa ilman edistystä on tasapeli, samoin --longest siirron pituinen peli. --until decided lopettaa ottelun heti, kun on selvää, kumpi on vahvempi.
cli-help-engine = Pelaa toiselle ohjelmalle, joka puhuu vakiosyötteen ja -tulosteen kautta yleistä peliliittymää (UGI). --hash antaa muistin mebitavuina ja --threads säikeiden määrän; --nboard puhuu sen sijaan NBoard-protokollaa (Reversi).
cli-help-help = Näyttää tämän sivun.
cli-help-version = Näyttää version.
cli-help-position = P on asemarivi lainausmerkeissä; ilman sitä aloitetaan pelin alusta.
cli-help-option = K=V on jokin näistä säännöistä, tavallinen arvo ensin. GAME on jokin nimistä niiden edellä.
cli-help-exit = Paluuarvo on 0, tai 2, jos jotakin ei voitu lukea tai pelata.
