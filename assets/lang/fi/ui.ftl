### Ikkuna: valikot, aloitusnäkymä, uuden pelin lomake, valintaikkunat sekä lauta ja sen vieressä olevat tiedot.

app-name = Tavola

menu-game = Peli
menu-turn = Vuoro
menu-view = Näytä
menu-learn = Opi
menu-help = Ohje

command-new-game = Uusi peli…
command-new-game-help = Valitse pelaajat, säännöt ja alkuasetelma.
command-another-game = Uudestaan
command-another-game-help = Aloita uusi peli samoilla pelaajilla ja säännöillä.
command-open = Avaa…
command-open-help = Avaa tallennettu peli.
command-game-list = Tiedoston pelit…
command-game-list-help = Selaa viimeksi avattua monen pelin tiedostoa.
command-save = Tallenna
command-save-help = Kirjoita peli sen omaan tiedostoon.
command-save-as = Tallenna nimellä…
command-save-as-help = Kirjoita peli toisennimiseen tiedostoon.
command-copy-position = Kopioi asema
command-copy-position-help = Vie asema leikepöydälle tekstirivinä.
command-copy-game = Kopioi peli
command-copy-game-help = Vie koko peli leikepöydälle tekstinä.
command-paste = Liitä peli tai asema
command-paste-help = Avaa leikepöydällä oleva peli tai asema.
command-home = Aloitusnäkymä
command-home-help = Siirry pelien luetteloon. Kesken oleva peli jää pöydälle.
command-settings = Asetukset…
command-settings-help = Kieli, ulkoasu, liike ja pelitavat.
command-quit = Lopeta
command-quit-help = Sulje ohjelma. Keskeneräiset pelit säilyvät.
command-undo = Kumoa
command-undo-help = Peru viimeinen siirto tai kesken olevan siirron valinta.
command-redo = Tee uudelleen
command-redo-help = Tee peruttu siirto uudestaan.
command-exchange = Vaihda laattoja
command-exchange-help = Maksa laatoilla vastustajan nappula tai poistu vaihdosta.
command-pass = Jätä vuoro väliin
command-pass-help = Jätä vuoro väliin, kun kiekkoa ei voi asettaa.
command-hand-over = Anna vuoro
command-hand-over-help = Päätä käsin tehty siirto tai asettelu.
command-correct = Korjaa viimeinen siirto
command-correct-help = Avaa viimeisen siirron käännöt uudestaan.
command-let-go = Päästä irti
command-let-go-help = Poista valinta.
command-offer-draw = Sovi tasapelistä…
command-offer-draw-help = Päätä peli ilman voittajaa.
command-resign = Luovuta…
command-resign-help = Anna periksi ja häviä peli.
command-first = Alkuun
command-first-help = Näytä asema ennen ensimmäistä siirtoa.
command-previous = Siirto taaksepäin
command-previous-help = Näytä asema ennen tätä siirtoa.
command-next = Siirto eteenpäin
command-next-help = Näytä asema seuraavan siirron jälkeen.
command-last = Loppuun
command-last-help = Näytä asema viimeisen siirron jälkeen.
command-coordinates = Koordinaatit
command-coordinates-help = Näytä tai piilota ruutujen nimet.
command-flip-board = Käännä lauta
command-flip-board-help = Katso lautaa toiselta puolelta.
command-full-screen = Koko näyttö
command-full-screen-help = Täytä näyttö tai palaa ikkunaan.
command-zoom-in = Suurenna
command-zoom-in-help = Näytä kaikki suurempana.
command-zoom-out = Pienennä
command-zoom-out-help = Näytä kaikki pienempänä.
command-zoom-reset = Tavallinen koko
command-zoom-reset-help = Palaa tavalliseen kokoon.
command-rules = Pelin säännöt
command-rules-help = Säännöt puolella ruudulla.
command-shortcuts = Näppäimet
command-shortcuts-help = Kaikki toiminnot ja niiden näppäimet.
command-about = Tietoja Tavolasta
command-about-help = Versio, lisenssit ja tiedostojen sijainti.

key-ctrl = Ctrl
key-command = Cmd
key-shift = Vaihto
key-enter = Enter
key-escape = Esc
key-home = Home
key-end = End
key-page-up = Page Up
key-page-down = Page Down
key-plus = Plus
key-minus = Miinus

variant-coerceo =
    { $start ->
        [ocius] Ocius
       *[other] Laurentius
    }
variant-reversi = { $size } × { $size }
variant-deblockle = Palikat { $gold }–{ $blue }

file-filter-saves = Tavola-pelit
file-filter-reversi = Muiden ohjelmien Reversi-pelit
file-filter-all = Kaikki tiedostot

home-line = Lautapelejä pelattaviksi, opittaviksi ja tutkittaviksi
home-play = Pelaa
home-continue = Jatka
home-rules = Säännöt
home-play-game = Pelaa: { $game }
home-continue-game = Jatka: { $game }
home-rules-game = Säännöt: { $game }
home-board = Pelilauta: { $game }
home-recent = Viimeisimmät pelit
home-recent-empty = Tallennetut ja loppuun pelatut pelit näkyvät tässä.
home-open = Avaa tiedosto…
home-unfinished = kesken
home-two-players = kaksi pelaajaa

new-game-title = Uusi peli
new-game-again-title = Yritä uudelleen
new-game-again-about = Jatka asemasta ennen siirtoa { $turn }, vastassa tietokone tai ihminen.
new-game-which = Mikä peli
new-game-players = Pelaajat
new-game-name = Pelaajan nimi: { $side }
new-game-swap = Vaihda puolia
new-game-rules = Valinnaiset säännöt
new-game-draws = Tasapelit
new-game-dice = Nopat ja symbolit
new-game-changed = muutettu
new-game-house = kotisääntö
new-game-official = Palauta viralliset säännöt
new-game-preview = Alkuasetelma
new-game-preview-unclear = Alkuasetelma näkyy tässä, kun säännöt sopivat yhteen.
new-game-setup = Asettelu
new-game-setup-full = Laudalla
new-game-setup-full-about = Kumpikin heittää vastustajan palikat ja asettaa ne näiden ruuduille.
new-game-setup-quick = Heti
new-game-setup-quick-about = Nopat ratkaisevat, missä kukin palikka on ja miten päin.
new-game-reroll = Heitä uudelleen
new-game-position = Aloita annetusta asemasta
new-game-position-about = Liitä tämän pelin asemarivi. Jos rivi itse mainitsee säännön, rivi ratkaisee.
new-game-position-name = Asemarivi
new-game-off = Ei
new-game-number = Kokonaisluku väliltä { $min }–{ $max }.
new-game-start = Aloita peli
new-game-back = Takaisin

dialog-cancel = Peruuta
dialog-close = Sulje
dialog-done = Valmis

dialog-resign-title = Luovutetaanko peli?
dialog-resign-text = { the-side } antaa periksi, ja vastustaja voittaa.
dialog-resign-accept = Luovuta
dialog-resign-cancel = Jatka peliä
dialog-draw-title = Sovitaanko tasapeli?
dialog-draw-text = { the-side } ehdottaa pelin päättämistä ilman voittajaa. Peli on tasan, jos molemmat pelaajat haluavat sitä.
dialog-draw-accept = Molemmat suostuvat
dialog-draw-cancel = Jatka peliä

dialog-unsaved-title = Tallennetaanko muutokset?
dialog-unsaved-text = Peli on muuttunut sen jälkeen, kun se kirjoitettiin tiedostoon ”{ $file }”.
dialog-unsaved-save = Tallenna
dialog-unsaved-discard = Älä tallenna

dialog-overwrite-title = Korvataanko tiedosto?
dialog-overwrite-text = Tiedosto ”{ $file }” on jo kansiossa ”{ $folder }”. Siinä nyt oleva peli jää sen viereen varmuuskopioksi.
dialog-overwrite-accept = Korvaa

dialog-open-title = Avaa peli
dialog-save-title = Tallenna peli
dialog-path-about = Tällä työpöydällä ei ole tiedostoikkunaa, joten kirjoita polku itse. Merkillä ~ alkava polku lähtee kotikansiostasi.
dialog-path-name = Tiedoston polku
dialog-path-open = Avaa
dialog-path-save = Tallenna

dialog-games-title = Tiedoston { $file } pelit
dialog-games-title-pasted = Liitetyt pelit
dialog-games-open = Avaa peli
dialog-games-search = Pelaaja, turnaus tai vuosi
dialog-games-count = Pelejä { $found }, kaikkiaan { $all }
dialog-games-column-number = Nro
dialog-games-column-players = Pelaajat
dialog-games-column-event = Turnaus
dialog-games-column-score = Tulos
dialog-games-sorted =
    { $way ->
        [rising] { $column }, nouseva
       *[falling] { $column }, laskeva
    }
dialog-games-none = Missään luettelon pelissä ei ole kaikkia näitä sanoja.
dialog-games-lack =
    { $what ->
        [players] Numerot ovat pelaajia: .jou-tiedostoa ei ole samassa kansiossa.
        [events] Numerot ovat turnauksia: .trn-tiedostoa ei ole samassa kansiossa.
       *[both] Numerot ovat pelaajia ja turnauksia: .jou- ja .trn-tiedostoja ei ole samassa kansiossa.
    }
dialog-games-row = Peli { $number }: { $about }
dialog-positions-title = Tiedoston { $file } asemat
dialog-positions-title-pasted = Liitetyt asemat
dialog-positions-open = Avaa asema
dialog-positions-count = Asemia { $all }
dialog-positions-column-turn = Vuorossa
dialog-positions-column-empties = Tyhjiä
dialog-positions-column-score = Pisteet
dialog-positions-row =
    { $known ->
        [no] Asema { $number }: vuorossa { $side }, tyhjiä ruutuja { $empties }
       *[yes] Asema { $number }: vuorossa { $side }, tyhjiä ruutuja { $empties }, pisteet { $score }
    }
dialog-reading = Luetaan { $file }: { $percent } %
dialog-partial-title = Vain alku on luettavissa
dialog-partial-text = Kaikki sitä edeltävä on laillista ja voidaan avata. Alkuperäinen säilyy ennallaan.
dialog-partial-accept = Avaa alku

dialog-failure-title = Se ei onnistunut

dialog-shortcuts-title = Näppäimet
dialog-shortcuts-board = Laudalla
dialog-shortcuts-board-arrows = Siirrä kohdistinta ruudusta toiseen.
dialog-shortcuts-board-choose = Valitse kohdistimen ruutu.
dialog-shortcuts-arrows = Nuolinäppäimet
dialog-shortcuts-space = Enter, välilyönti

about-version = Versio { $version }
about-unofficial = Ilmainen ohjelma abstraktien lautapelien pelaamiseen, oppimiseen ja tutkimiseen. Ohjelma on epävirallinen: pelien tekijöillä ja julkaisijoilla ei ole osuutta siihen.
about-licence = Lisenssi
about-licence-text = Vapaa ohjelma valintasi mukaan MIT- tai Apache 2.0 -lisenssillä. Kirjasin on Inter, SIL Open Font -lisenssi.
about-files = Tiedostojen sijainti
about-settings = Asetukset
about-games = Keskeneräiset ja päättyneet pelit

settings-title = Asetukset
settings-language = Kieli
settings-language-auto = Kuten työpöydällä
settings-appearance = Ulkoasu
settings-theme = Värit
settings-theme-system = Kuten työpöydällä
settings-theme-light = Vaalea
settings-theme-dark = Tumma
settings-zoom = Koko
settings-zoom-value = { $percent } %
settings-coordinates = Koordinaatit
settings-coordinates-about = Ruutujen nimet laudalla.
settings-motion = Liike
settings-animation = Näytä siirron vaiheet
settings-animation-about = Askeleet, syönnit ja käännöt yksi kerrallaan. Mikä tahansa näppäily päättää ne.
settings-speed = Nopeus
settings-speed-slow = Hidas
settings-speed-usual = Tavallinen
settings-speed-fast = Nopea
settings-reduced-motion = Vähemmän liikettä
settings-reduced-motion-about = Nappulat häivytetään paikasta toiseen liikuttamatta.
settings-playing = Pelaaminen
settings-confirm-passes = Vahvista väliin jäävät vuorot
settings-confirm-passes-about = Pakosta väliin jäävä vuoro odottaa pelaajan hyväksyntää.
settings-next-first = Kuka aloittaa seuraavan pelin
settings-next-first-game = { $game }: kuka aloittaa seuraavan pelin
settings-next-first-changed = Vuorotellen
settings-next-first-winner = Voittaja
settings-next-first-same = Ennallaan
settings-files = Tiedostot
settings-autosave = Säilytä keskeneräiset pelit
settings-autosave-about = Jokaisen siirron jälkeen, jottei mitään katoa edes sähkökatkossa.

play-coerceo-owns = { $pieces ->
        [one] { $pieces } nappula
       *[other] { $pieces } nappulaa
    } · { $tiles ->
        [one] { $tiles } laatta
       *[other] { $tiles } laattaa
    }
play-coerceo-taken = { $count } syöty
play-reversi-owns = { $discs ->
        [one] { $discs } kiekko
       *[other] { $discs } kiekkoa
    } · { $left } jäljellä
play-deblockle-owns = { $blocks ->
        [one] { $blocks } palikka
       *[other] { $blocks } palikkaa
    } laudalla · { $home } perillä
play-exchange = { $price ->
        [one] Vaihda { $price } laatta (hallussa { $held })
       *[other] Vaihda { $price } laattaa (hallussa { $held })
    }
play-exchange-leave = Poistu vaihdosta
play-draw = Tasapeli
play-resign = Luovuta
play-hand-over = { command-hand-over }
play-pass = { command-pass }
play-correct = { command-correct }
play-another-game = { command-another-game }
play-turns-possible = { $count ->
        [one] { $count } mahdollinen siirto
       *[other] { $count } mahdollista siirtoa
    }
play-result-win = { the-side } voitti
play-result-draw = Tasapeli
play-block-on = Palikka ruudussa { $site }
play-empty-list = Yhtään siirtoa ei ole vielä tehty.

site-empty = { $site }, tyhjä
site-piece = { $site }, { $piece }
site-can-be-chosen = valittavissa
site-selected = valittu
site-last-turn = viimeinen siirto
site-threatened = uhattu
site-falling = irtoamassa
piece-coerceo-white = valkoinen nappula
piece-coerceo-black = musta nappula
piece-reversi-black = musta kiekko
piece-reversi-white = valkoinen kiekko
piece-deblockle = { $side ->
        [gold] kultainen palikka
       *[blue] sininen palikka
    }, { $face ->
        [star] Tähti
        [stop] Stop
        [cross] Risti
        [x] X
        [slider] Liuku
       *[hoops] Renkaat
    } ylhäällä
