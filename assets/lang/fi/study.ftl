### Vihjeet, analyysi ja läpikäynti.

menu-study = Tutki
key-backspace = Askelpalautin

command-hint = Vihje
command-hint-help = Kolmessa vaiheessa: mikä nappula, minne ja miksi.
command-analyse = Analyysi
command-analyse-help = Tutki näkyvissä olevaa asemaa ja kokeile siirtoja, joita ei lasketa peliin.
command-turn-values = Siirtojen arvot
command-turn-values-help = Näytä laudalla, minkä arvoinen kukin siirto on vuorossa olevalle, kun asemaa analysoidaan.
command-leave-trials = Takaisin peliin
command-leave-trials-help = Jätä kokeillut siirrot; ne säilyvät pelin rinnalla.
command-review = Käy peli läpi
command-review-help = Arvioi jokaisen siirron taustalla ja näyttää pelin kulun.
command-cancel-review = Pysäytä läpikäynti
command-cancel-review-help = Säilyttää sen, mitä on jo löydetty.
command-next-fault = Seuraava virhe
command-next-fault-help = Siirry läpikäydyn pelin seuraavaan virheeseen tai töppäykseen.
command-previous-fault = Edellinen virhe
command-previous-fault-help = Palaa edelliseen virheeseen tai töppäykseen.
command-try-again = Yritä tästä uudelleen
command-try-again-help = Pelaa tietokonetta vastaan virhettä edeltäneestä asemasta.

study-over = Peli on päättynyt: etsittävää ei ole.
study-nothing-to-review = Läpikäytäviä siirtoja ei vielä ole.
study-failed = Laskenta epäonnistui. Peli itse on kunnossa.

# Vihje.
hint-title = Vihje { $step }/{ $steps }
hint-thinking = Etsitään hyvää siirtoa…
hint-piece =
    { $game ->
        [deblockle] Kieräytettävä palikka: { $site }.
       *[other] Siirrettävä nappula: { $site }.
    }
hint-pass = Vuoro täytyy jättää väliin.
hint-places = Paras on jokin näistä: { $sites }.
hint-place = Hyviä paikkoja on yksi: { $sites }.
hint-stock = Maksa laatoilla.
hint-target = Pelaa { $turn }.
hint-where = Minne?
hint-why = Miksi?
hint-close = Sulje vihje
hint-used =
    { $steps ->
        [1] vihjeen avulla: nappula
        [2] vihjeen avulla: siirto
       *[other] vihjeen avulla: siirto ja perustelu
    }

# Mitä siirto tuo, lauseen lopuksi.
gain-coerceo-cause-captured-landing =
    { $sites-count ->
        [one] syö nappulan ({ $sites })
       *[other] syö nappulat ({ $sites })
    }
gain-coerceo-cause-captured-removal =
    { $sites-count ->
        [one] syö nappulan irrottamalla laatan ({ $sites })
       *[other] syö nappulat irrottamalla laatan ({ $sites })
    }
gain-coerceo-cause-exchanged = saa laatoilla nappulan ({ $field })
gain-coerceo-cause-kept =
    { $tiles-count ->
        [one] voittaa laatan { $tiles }
       *[other] voittaa laatat { $tiles }
    }
gain-deblockle-cause-home =
    { $sites-count ->
        [one] vie palikan kotiin ({ $sites })
       *[other] vie palikat kotiin ({ $sites })
    }
gain-reversi-cause-outflanked =
    { $sites-count ->
        [one] kääntää yhden kiekon
       *[other] kääntää { $sites-count } kiekkoa
    }
gain-corner = valtaa kulman { $site }, jota ei voi enää menettää

why-only = Muita siirtoja ei ole.
why-wins =
    { $turns ->
        [one] Siirto voittaa heti.
       *[other] Siirto voittaa väkisin viimeistään { $turns } siirrossa.
    }
why-holds-out = Parasta peliä vastaan kaikki siirrot häviävät; tämä kestää pisimpään.
why-draws = Parhaalla pelillä tulos on tasapeli.
why-does = Siirto { $what }.
why-later =
    { $turns ->
        [one] Seuraavalla siirrolla { the-other } { $what }.
       *[other] { $turns } siirron päästä { the-other } { $what }.
    }
why-prevents = Muuten { the-other } { $what }.
why-blocks = Vastustajalle ei jää siirtoa.
why-few =
    { $count ->
        [one] Vastustajalle jää yksi ainoa siirto.
       *[other] Vastustajalle jää vain { $count } siirtoa.
    }
why-stands =
    { $how ->
        [winning] Peli on käytännössä voitettu.
        [better] Selvä etu säilyy.
        [good] Pieni etu säilyy.
        [even] Peli pysyy tasaisena.
        [behind] Takamatka pysyy pienenä.
       *[losing] Asema on huono; tämä panee parhaiten vastaan.
    }

# Analyysi.
analysis-title = Analyysi
analysis-thinking = Lasketaan…
analysis-depth = Syvyys { $depth }
analysis-nodes = { $count } asemaa
analysis-rate = { $count }/s
analysis-within = siirto { $turn }/{ $turns }
analysis-done = Syvyys { $depth } · enempää ei löydy
analysis-proven = Todistettu · syvyys { $depth }
analysis-resting = Lepää
analysis-over = Peli on tässä päättynyt.
analysis-failed = Laskenta epäonnistui. Sulje analyysi ja avaa se uudelleen.
analysis-fewer = Vähemmän muunnelmia
analysis-more = Enemmän muunnelmia
analysis-close = Sulje analyysi
analysis-line = Muunnelma { $number }: { $score }. { $turns }
analysis-tried = Kokeiltu:
analysis-try-turn = Kokeiltu: { $turn }
analysis-hint = Siirrot ovat nyt vain kokeiluja.
thousand = { $number } tuh.
million = { $number } milj.

# Arviot.
score-even = tasainen
score-ahead = johdossa { $side }, etu { $value }
score-wins =
    { $turns ->
        [0] voittaja: { $side }
        [one] { $side } voittaa seuraavalla siirrolla
       *[other] { $side } voittaa { $turns } siirrossa
    }
score-exact = { $side } voittaa, ero { $value }, todistettu
score-draw = tasapeli, todistettu
score-bar = Mahdollisuudet: { $first } { $one } %, { $second } { $two } %

# Ruudun arvo sen nimen osana.
site-value = { $score }
site-value-best = paras siirto: { $score }

# Läpikäynti.
review-title = Läpikäynti
review-progress = { $done }/{ $all } asemaa
review-progress-short = { $done }/{ $all }
review-stop = Pysäytä
review-again = Käy läpi uudelleen
review-close = Sulje läpikäynti
review-graph = Pelin kulku. Napsauta siirtyäksesi.
review-at = Siirto { $number }: { $score }
review-faults =
    { $side }: { $blunders ->
        [one] { $blunders } töppäys
       *[other] { $blunders } töppäystä
    }, { $mistakes ->
        [one] { $mistakes } virhe
       *[other] { $mistakes } virhettä
    }, { $inaccuracies ->
        [one] { $inaccuracies } epätarkkuus
       *[other] { $inaccuracies } epätarkkuutta
    }
review-flawless = Virheitä ei löytynyt.
fault-inaccuracy = Epätarkkuus
fault-mistake = Virhe
fault-blunder = Töppäys
fault-name = { $turn }, { $fault }

# Mitä siirto maksoi parhaaseen verrattuna.
cost-units =
    { $game ->
        [reversi] { $value ->
            [one] { $value } kiekko
           *[other] { $value } kiekkoa
        }
        [deblockle] { $value ->
            [one] { $value } siirto
           *[other] { $value } siirtoa
        }
       *[coerceo] { $value ->
            [one] { $value } nappula
           *[other] { $value } nappulaa
        }
    }
cost-told =
    Hinta { $units }{ $percent ->
        [0] {""}
       *[other] , mahdollisuuksista { $percent } %
    }.
cost-told-chances = Hinta { $percent } % mahdollisuuksista.
cost-percent = −{ $percent } %
turn-only = Ainoa mahdollinen siirto.
turn-best = Paras siirto.
turn-as-good = Yhtä hyvä kuin paras siirto, { $turn }.
turn-better = Paras: { $turn }.

settings-study = Tutkiminen
settings-review = Läpikäynti
settings-review-quick = Nopea
settings-review-usual = Tavallinen
settings-review-thorough = Perusteellinen
settings-analysis-lines = Analyysin muunnelmat
settings-turn-values = Arvot laudalla
settings-turn-values-about = Analyysi merkitsee laudalle, minkä arvoinen kukin siirto on: +, kun vuorossa oleva johtaa sen jälkeen.
