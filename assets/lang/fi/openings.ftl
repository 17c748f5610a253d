### Reversin avaukset: luettelo, satunnaiset alut.

command-openings = Reversin avaukset…
command-openings-help = Selaa nimettyjä avauksia, pelaa niistä eteenpäin tai tutki niitä.

dialog-openings-title = Reversin avaukset
dialog-openings-search = Nimi tai siirrot
dialog-openings-count = Avauksia { $found }, kaikkiaan { $all }
dialog-openings-none = Mikään avaus ei ole tämän niminen eikä ala näillä siirroilla.
dialog-openings-row = { $name }, { $turns }
dialog-openings-plies =
    { $count ->
        [one] { $count } siirto
       *[other] { $count } siirtoa
    }
dialog-openings-also = Myös { $names }
dialog-openings-board = Asema avauksen jälkeen: { $name }
dialog-openings-study = Tutki tätä
dialog-openings-play = Pelaa tästä

play-opening = Avaus: { $name }
play-opening-word = Avaus
turn-given = arvottu

new-game-opening = Avaus
new-game-opening-usual = Tavallinen
new-game-opening-balanced = Tasainen
new-game-opening-line = Luettelosta
new-game-opening-usual-about = Pelaajat valitsevat itse jokaisen siirron.
new-game-opening-balanced-about = Kahdeksan alkusiirtoa arvotaan. Niiden jälkeen kumpikaan puoli ei ole ohjelman oman arvion mukaan johdossa enempää kuin noin yhden kiekon verran.
new-game-opening-draw = Arvo uusi
new-game-opening-choose = Valitse luettelosta…

analysis-book = Avauskirjasta
