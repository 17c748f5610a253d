### Tietokonepelaajat: kuka pelaa, miten vahvasti, ja mitä ne sanovat.

command-players = Pelaajat…
command-players-help = Valitse, kuka pelaa: ihminen vai jonkin tason tietokone.
command-move-now = Siirrä nyt
command-move-now-help = Tietokone pelaa parhaan tähän mennessä löytämänsä siirron.
command-pause-computer = Pysäytä tietokone
command-pause-computer-help = Tietokone odottaa, kunnes saa taas luvan jatkaa.

# Kuka pelaa puolta.
seat-kind = Pelaaja: { $side }
seat-person = Ihminen
seat-computer = Tietokone
seat-level = Tietokoneen taso: { $side }
dialog-players-title = Pelaajat
dialog-players-about = Muutokset ovat heti voimassa, myös kesken pelin.

# Tietokone, jolla ei ole omaa nimeä: kortissa ja lauseen tekijänä.
computer-name = Tietokone
computer-said = Tietokone

# Tasot heikoimmasta alkaen.
level-name-1 = Ensiaskeleet
level-name-2 = Aloittelija
level-name-3 = Satunnaispelaaja
level-name-4 = Harrastaja
level-name-5 = Taitava
level-name-6 = Vahva
level-name-7 = Ekspertti
level-name-8 = Mestari
level-in-list = { $number } · { $name }
level-on-card = Taso { $number } · { $name }
# Miten pitkälle se katsoo, mitä se ei huomaa, miten se arvioi.
level-about =
    { $reach ->
        [plies] Katsoo { $count ->
            [one] yhden siirron
           *[other] { $count } siirtoa
        } eteenpäin
        [positions] Punnitsee { $count } asemaa siirtoa kohti
       *[time] Miettii { $count ->
            [one] sekunnin
           *[other] { $count } sekuntia
        } siirtoa kohti (ks. asetukset)
    }{ $misses ->
        [0] {""}
       *[other] , jättää huomaamatta { $misses } omaa siirtoa sadasta
    }{ $overlooks ->
        [0] {""}
       *[other] , ei osaa odottaa { $overlooks } vastausta sadasta
    }{ $judges ->
        [badly] {" "}ja arvioi asemat usein väärin.
        [roughly] {" "}ja arvioi asemat vain karkeasti.
        [slightly] {" "}ja arvioi asemat melkein oikein.
        [rightly] , mutta arvioi asemat oikein.
       *[soundly] {" "}ja arvioi asemat niin hyvin kuin osaa.
    }{ $ending ->
        [0] {""}
       *[other] { $reach ->
            [time] {" "}Ainakin viimeiset { $ending } ruutua se pelaa virheettä.
           *[other] {" "}Viimeiset { $ending } ruutua se pelaa virheettä.
        }
    }{ $book ->
        [known] {" "}Ensimmäiset siirrot se pelaa avauskirjasta.
       *[none] {""}
    }

# Tietokoneen kortissa.
computer-thinking = Miettii
computer-depth = syvyys { $depth }
computer-weighs-draw = Harkitsee tasapeliä
computer-paused = Pysäytetty
computer-jumped = Odottaa, kun katsot taaksepäin
computer-stopped = Keskeytyi
computer-resume = Anna tietokoneen pelata

# Tilarivillä.
computer-thinks = Tietokone miettii
computer-thinks-named = { $player } miettii
computer-waits = Vuorossa { $player } · pysäytetty
computer-has-the-turn = Nyt on tietokoneen vuoro.
computer-no-thread = Tietokone ei voi miettiä, koska järjestelmä ei antanut sille säiettä: { $error }. Pelaa sen puolesta tai anna sen yrittää uudelleen.
computer-failed = Tietokone ei löytänyt siirtoa. Pelaa sen puolesta tai anna sen yrittää uudelleen.
computer-declines-better = Tietokone ei suostu tasapeliin: se uskoo olevansa paremmassa asemassa.
computer-declines-early = Tietokone ei suostu tasapeliin: pelattavaa on vielä paljon.
setup-computer-places = Tietokone asettaa palikoita

dialog-offer-title = Ehdotetaanko tasapeliä?
dialog-offer-text = Tietokone vastaa asemansa perusteella ja sen mukaan, miten pitkään peli on jatkunut ilman edistystä.
dialog-offer-accept = Ehdota tasapeliä

# Asetukset.
settings-computer = Tietokonepelaajat
settings-computer-time = Vahvimman tason aika
settings-computer-wait = Tauko ennen vastausta
settings-computer-wait-none = Ei taukoa
settings-computer-wait-short = Lyhyt
settings-computer-wait-long = Pitkä
settings-computer-resigns = Luovuttaa hävityn pelin
settings-computer-resigns-about = Kun häviö on varma tai usea peräkkäinen vuoro on ollut toivoton.
settings-agreed-draws = Tietokoneet sopivat tasapelistä
settings-agreed-draws-about = Kaksi tietokonetta päättää pelin, jossa mitään ei ole pitkään tapahtunut eikä kumpikaan ole johdossa.
settings-memory = Muisti miettimistä varten
settings-memory-value = { $count } Mt
settings-seconds = { $count } s
