### What all games share: sides, outcomes, options, lists, sizes, times.

# Sidenes navn som etiketter.
side-white = Hvit
side-black = Svart
side-gold = Gull
side-blue = Blå

# Former til setninger; { $side } og { $other } er sidens kodeord.
the-side =
    { $side ->
        [white] Hvit
        [black] Svart
        [gold] Gull
       *[blue] Blå
    }
other-has =
    { $other ->
        [white] hvit har
        [black] svart har
        [gold] gull har
       *[blue] blå har
    }
the-other =
    { $other ->
        [white] hvit
        [black] svart
        [gold] gull
       *[blue] blå
    }

game-coerceo = Coerceo
game-coerceo-line = Omring brikkene, krymp brettet.
game-reversi = Reversi
game-reversi-line = Klem inne rekker av brikker og snu dem til din farge.
game-deblockle = Deblockle
game-deblockle-line = Velt klossene, les symbolene, nå stjernen.

outcome-win-eliminated = { the-side } vant: { other-has } ingen brikker igjen.
outcome-win-twelve = { the-side } vant: tolv brikker er fanget.
outcome-win-home = { the-side } vant: alle klossene er i mål.
outcome-win-discs = { the-side } vant med flest brikker.
outcome-win-no-move = { the-side } vant: { other-has } ingen lovlige trekk.
outcome-win-resigned = { the-side } vant: { the-other } ga opp.
outcome-win-time = { the-side } vant: { the-other } brukte opp tiden.
outcome-draw-discs = Remis: begge har like mange brikker.
outcome-draw-no-move = Remis: den som er i trekket, har ingen lovlige trekk.
outcome-draw-repetition = Remis: den samme stillingen har oppstått for tredje gang.
outcome-draw-bare = Remis: begge har én brikke, og ingen kan lenger nå en veksling.
outcome-draw-quiet = Remis: grensen for antall trekk uten fangst, fjernet flis eller veksling er nådd.
outcome-deblockle-draw-quiet = Remis: grensen for antall trekk uten at en kloss kom i mål, er nådd.
outcome-draw-blocked = Remis: ingen av sidene kan flytte.
outcome-draw-agreed = Remis etter avtale.

# Hvorfor partiet er slutt, under ordene om hvem som vant; { $own } og { $other } er brikker.
ended-win-eliminated = Motstanderen har ingen brikker igjen.
ended-win-twelve = Tolv brikker er fanget.
ended-win-home = Alle klossene er i mål.
ended-win-discs = { $own ->
        [one] { $own } brikke mot { $other }.
       *[other] { $own } brikker mot { $other }.
    }
ended-win-no-move = Motstanderen har ingen lovlige trekk.
ended-win-resigned = Motstanderen ga opp.
ended-win-time = Motstanderen brukte opp tiden.
ended-draw-discs = { $own ->
        [one] { $own } brikke hver.
       *[other] { $own } brikker hver.
    }
ended-draw-no-move = Den som er i trekket, har ingen lovlige trekk.
ended-draw-repetition = Den samme stillingen har oppstått for tredje gang.
ended-draw-bare = Begge har én brikke, og ingen kan lenger nå en veksling.
ended-draw-quiet = Grensen for antall trekk uten fangst, fjernet flis eller veksling er nådd.
ended-deblockle-draw-quiet = Grensen for antall trekk uten at en kloss kom i mål, er nådd.
ended-draw-blocked = Ingen av sidene kan flytte.
ended-draw-agreed = Etter avtale.

session-nothing-to-correct = Her er det ikke noe trekk som kan rettes.

option-unknown = Dette spillet har ingen regel som heter «{ $key }».
option-bad-value = Regelen «{ $key }» kan ikke settes til «{ $value }».
option-conflict = Reglene «{ $one }» og «{ $other }» kan ikke kombineres.

list = { $rest } og { $last }

size-bytes =
    { $n ->
        [one] { $n } byte
       *[other] { $n } byte
    }
size-kilobytes = { $n } kB
size-megabytes = { $n } MB
size-gigabytes = { $n } GB

duration-seconds = { $seconds } s
duration-minutes = { $minutes } min { $seconds } s
duration-hours = { $hours } t { $minutes } min

when-today = I dag kl. { $time }
when-yesterday = I går kl. { $time }
date = { $day }. { $month }
date-with-year = { $day }. { $month } { $year }
month-in-date =
    { $month ->
        [1] januar
        [2] februar
        [3] mars
        [4] april
        [5] mai
        [6] juni
        [7] juli
        [8] august
        [9] september
        [10] oktober
        [11] november
       *[12] desember
    }
