### What all games share: sides, outcomes, options, lists, sizes, times.

# Puolten nimet sellaisinaan.
side-white = Valkoinen
side-black = Musta
side-gold = Kulta
side-blue = Sininen

# Muodot lauseisiin; { $side } ja { $other } ovat puolen tunnussana.
the-side =
    { $side ->
        [white] Valkoinen
        [black] Musta
        [gold] Kulta
       *[blue] Sininen
    }
# "X:llä on", lauseen sisällä; kieltolauseessa sana "on" vaihtuu, joten se ei kuulu tähän.
other-has =
    { $other ->
        [white] valkoisella
        [black] mustalla
        [gold] kullalla
       *[blue] sinisellä
    }
the-other =
    { $other ->
        [white] valkoinen
        [black] musta
        [gold] kulta
       *[blue] sininen
    }

game-coerceo = Coerceo
game-coerceo-line = Saarra nappulat, kutista lauta.
game-reversi = Reversi
game-reversi-line = Saarra kiekkorivit ja käännä ne omiksesi.
game-deblockle = Deblockle
game-deblockle-line = Kieräytä palikoita, lue symbolit ja vie ne tähdelle.

outcome-win-eliminated = { the-side } voitti: { other-has } ei ole enää nappuloita.
outcome-win-twelve = { the-side } voitti syötyään kaksitoista nappulaa.
outcome-win-home = { the-side } voitti: kaikki sen palikat ovat perillä.
outcome-win-discs = { the-side } voitti: sillä on enemmän kiekkoja.
outcome-win-no-move = { the-side } voitti: { other-has } ei ole yhtään laillista siirtoa.
outcome-win-resigned = { the-side } voitti: { the-other } luovutti.
outcome-win-time = { the-side } voitti: { the-other } ylitti aikansa.
outcome-draw-discs = Tasapeli: kummallakin on yhtä monta kiekkoa.
outcome-draw-no-move = Tasapeli: vuorossa olevalla ei ole yhtään laillista siirtoa.
outcome-draw-repetition = Tasapeli: sama asema toistui kolmannen kerran.
outcome-draw-bare = Tasapeli: kummallakin on yksi nappula, eikä vaihtoon voi enää päästä.
outcome-draw-quiet = Tasapeli: siirtoraja ilman syöntiä, laatan irtoamista tai vaihtoa tuli täyteen.
outcome-deblockle-draw-quiet = Tasapeli: siirtoraja ilman perille päässyttä palikkaa tuli täyteen.
outcome-draw-blocked = Tasapeli: kumpikaan ei voi siirtää.
outcome-draw-agreed = Tasapeli sopimalla.

# Miksi peli päättyi, voittajan kertovan rivin alla; { $own } ja { $other } ovat kiekkoja.
ended-win-eliminated = Vastustajalla ei ole enää nappuloita.
ended-win-twelve = Kaksitoista nappulaa syöty.
ended-win-home = Kaikki palikat ovat perillä.
ended-win-discs = Kiekot { $own }–{ $other }.
ended-win-no-move = Vastustajalla ei ole yhtään laillista siirtoa.
ended-win-resigned = Vastustaja luovutti.
ended-win-time = Vastustaja ylitti aikansa.
ended-draw-discs = Kiekot { $own }–{ $own }.
ended-draw-no-move = Vuorossa olevalla ei ole yhtään laillista siirtoa.
ended-draw-repetition = Sama asema toistui kolmannen kerran.
ended-draw-bare = Kummallakin on yksi nappula, eikä vaihtoon voi enää päästä.
ended-draw-quiet = Siirtoraja ilman syöntiä, laatan irtoamista tai vaihtoa tuli täyteen.
ended-deblockle-draw-quiet = Siirtoraja ilman perille päässyttä palikkaa tuli täyteen.
ended-draw-blocked = Kumpikaan ei voi siirtää.
ended-draw-agreed = Pelaajat sopivat niin.

session-nothing-to-correct = Tässä ei ole siirtoa, jota voisi korjata.

option-unknown = Tässä pelissä ei ole sääntöä nimeltä ”{ $key }”.
option-bad-value = Säännön ”{ $key }” arvoksi ei käy ”{ $value }”.
option-conflict = Sääntöjä ”{ $one }” ja ”{ $other }” ei voi yhdistää.

list = { $rest } ja { $last }

size-bytes =
    { $n ->
        [one] { $n } tavu
       *[other] { $n } tavua
    }
size-kilobytes = { $n } kt
size-megabytes = { $n } Mt
size-gigabytes = { $n } Gt

duration-seconds = { $seconds } s
duration-minutes = { $minutes } min { $seconds } s
duration-hours = { $hours } t { $minutes } min

when-today = Tänään klo { $time }
when-yesterday = Eilen klo { $time }
date = { $day }. { $month }
date-with-year = { $day }. { $month } { $year }
month-in-date =
    { $month ->
        [1] tammikuuta
        [2] helmikuuta
        [3] maaliskuuta
        [4] huhtikuuta
        [5] toukokuuta
        [6] kesäkuuta
        [7] heinäkuuta
        [8] elokuuta
        [9] syyskuuta
        [10] lokakuuta
        [11] marraskuuta
       *[12] joulukuuta
    }
