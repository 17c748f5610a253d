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

## Ohje

cli-help-title = Tavola: pelaa, opettele ja tutki pelejä Coerceo, Reversi ja Deblockle.
cli-help-window = Avaa ikkunan.
cli-help-file = Avaa ikkunan ja tallennetun pelin.
cli-help-perft = Laskee N siirron jatkot: määrä, aika sekunteina, määrä sekunnissa. --divide laskee ensin kunkin siirron alta, --bulk vain laskee viimeiset siirrot eikä tee niitä.
cli-help-moves = Luettelee lailliset siirrot tekstinä järjestettyinä.
cli-help-apply = Pelaa siirrot, tai merkillä ”-” vakiosyötteen siirrot. Kustakin tulee rivi, jossa on kolme saraketta: siirto, asema sen jälkeen ja ”-” tai voittaja ja syy.
cli-help-help = Näyttää tämän sivun.
cli-help-version = Näyttää version.
cli-help-position = P on asemarivi lainausmerkeissä; ilman sitä aloitetaan pelin alusta.
cli-help-option = K=V on jokin näistä säännöistä, tavallinen arvo ensin. GAME on jokin nimistä niiden edellä.
cli-help-exit = Paluuarvo on 0, tai 2, jos jotakin ei voitu lukea tai pelata.
