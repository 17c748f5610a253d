### Käynnissä oleva peli pelilaudan vieressä, sen asettelu ja ohjelman omat ilmoitukset.

app-game-is-over = Peli on päättynyt. Kumoa siirto, jos haluat jatkaa.
app-path-empty = Kirjoita tiedoston polku.
app-path-folder = Tämä on kansio. Lisää tiedostolle nimi.
app-saved = Tallennettu: { $path }
app-saved-in-part = Tallennettu: { $path }. .{ $format }-tiedostoon ei mahdu kaikki, mitä pelissä on. Muodossa .tavola.ron mitään ei jää pois.

window-no-display = Näyttöä ei löytynyt. Tavola avaa ikkunan: käynnistä se graafisesta työpöydästä tai aseta DISPLAY tai WAYLAND_DISPLAY.
window-cannot-open = Ikkunaa ei voitu avata. Tarkista Linuxissa, että nämä paketit on asennettu: libxkbcommon-x11-0 libx11-xcb1 libxcursor1 libxi6 libxrender1 libgl1 libegl1. Tarkista myös, että DISPLAY tai WAYLAND_DISPLAY viittaa käynnissä olevaan näyttöön.

play-begins = { $player } aloittaa.
play-card-to-move = vuorossa
play-won = { $player } voitti
play-drawn = Tasapeli
play-result-later = Lopussa: { $result }
play-flip-by-hand = Napsauta kääntyviä kiekkoja ja anna sitten vuoro.
play-now-move = Vuorossa { $player }
play-now-target-coerceo = { $player }: valitse kolmio
play-now-target-reversi = { $player }: valitse ruutu
play-now-target-deblockle = { $player }: valitse kieräytyssuunta
play-now-exchange = { $player }: valitse poistettava nappula
play-now-hand-over = { $player }: käännä kiekot ja anna vuoro
play-now-hop = { $player }: valitse hypyn kohde
play-variations = { $count ->
        [one] { $count } muu muunnelma tässä
       *[other] { $count } muuta muunnelmaa tässä
    }

setup-title = Asettelu
setup-help = Napsauta palikkaa ja sitten aloitusruutua. Asetettu palikka kääntyy neljänneskierroksen, kun sitä napsauttaa uudelleen, ja siirtyy, kun napsauttaa toista ruutua.
setup-at-hand = asettaa nyt
setup-waits = odottaa
setup-roll = Heitä palikat
setup-hand-over = Vahvista ja anna vuoro
