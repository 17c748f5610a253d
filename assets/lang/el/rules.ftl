### What all games share: sides, outcomes, options, lists, sizes, times.

# Τα ονόματα των πλευρών, μόνα τους.
side-white = Λευκός
side-black = Μαύρος
side-gold = Χρυσός
side-blue = Μπλε

# Τύποι για προτάσεις· { $side } και { $other } είναι η λέξη-κλειδί της πλευράς.
the-side =
    { $side ->
        [white] Ο λευκός
        [black] Ο μαύρος
        [gold] Ο χρυσός
       *[blue] Ο μπλε
    }
# Χωρίς το «έχει»: στην άρνηση μπαίνει το «δεν» ανάμεσα.
other-has =
    { $other ->
        [white] ο λευκός
        [black] ο μαύρος
        [gold] ο χρυσός
       *[blue] ο μπλε
    }
the-other =
    { $other ->
        [white] ο λευκός
        [black] ο μαύρος
        [gold] ο χρυσός
       *[blue] ο μπλε
    }

game-coerceo = Coerceo
game-coerceo-line = Εγκλώβισε τα πιόνια, μίκρυνε το ταμπλό.
game-reversi = Reversi
game-reversi-line = Περικύκλωσε σειρές από πούλια και γύρισέ τα στο χρώμα σου.
game-deblockle = Deblockle
game-deblockle-line = Αναποδογύρισε τους κύβους, διάβασε τα σύμβολα, φτάσε στο αστέρι.

outcome-win-eliminated = { the-side } κέρδισε: { other-has } δεν έχει άλλα πιόνια.
outcome-win-twelve = { the-side } κέρδισε: πήρε δώδεκα πιόνια.
outcome-win-home = { the-side } κέρδισε: όλοι οι κύβοι του έφτασαν στον στόχο.
outcome-win-discs = { the-side } κέρδισε: έχει περισσότερα πούλια.
outcome-win-no-move = { the-side } κέρδισε: { other-has } δεν έχει καμία επιτρεπτή κίνηση.
outcome-win-resigned = { the-side } κέρδισε: { the-other } εγκατέλειψε.
outcome-win-time = { the-side } κέρδισε: { the-other } ξεπέρασε τον χρόνο.
outcome-draw-discs = Ισοπαλία: οι δύο πλευρές έχουν ίσο αριθμό πουλιών.
outcome-draw-no-move = Ισοπαλία: όποιος έχει σειρά δεν έχει καμία επιτρεπτή κίνηση.
outcome-draw-repetition = Ισοπαλία: η ίδια θέση εμφανίστηκε για τρίτη φορά.
outcome-draw-bare = Ισοπαλία: έμεινε από ένα πιόνι και καμία ανταλλαγή δεν είναι πια εφικτή.
outcome-draw-quiet = Ισοπαλία: συμπληρώθηκε το όριο κινήσεων χωρίς αιχμαλωσία, αφαίρεση πλακιδίου ή ανταλλαγή.
outcome-deblockle-draw-quiet = Ισοπαλία: συμπληρώθηκε το όριο κινήσεων χωρίς να φτάσει κύβος στον στόχο.
outcome-draw-blocked = Ισοπαλία: καμία πλευρά δεν μπορεί να κινηθεί.
outcome-draw-agreed = Ισοπαλία με συμφωνία.

# Γιατί τελείωσε το παιχνίδι, κάτω από τον νικητή· { $own } και { $other } είναι πούλια.
ended-win-eliminated = Ο αντίπαλος δεν έχει άλλα πιόνια.
ended-win-twelve = Αιχμαλωτίστηκαν δώδεκα πιόνια.
ended-win-home = Όλοι οι κύβοι έφτασαν στον στόχο.
ended-win-discs = { $own ->
        [one] { $own } πούλι έναντι { $other }.
       *[other] { $own } πούλια έναντι { $other }.
    }
ended-win-no-move = Ο αντίπαλος δεν έχει καμία επιτρεπτή κίνηση.
ended-win-resigned = Ο αντίπαλος εγκατέλειψε.
ended-win-time = Ο αντίπαλος ξεπέρασε τον χρόνο του.
ended-draw-discs = { $own ->
        [one] Από { $own } πούλι.
       *[other] Από { $own } πούλια.
    }
ended-draw-no-move = Όποιος έχει σειρά δεν έχει καμία επιτρεπτή κίνηση.
ended-draw-repetition = Η ίδια θέση εμφανίστηκε για τρίτη φορά.
ended-draw-bare = Έμεινε από ένα πιόνι και καμία ανταλλαγή δεν είναι πια εφικτή.
ended-draw-quiet = Συμπληρώθηκε το όριο κινήσεων χωρίς αιχμαλωσία, αφαίρεση πλακιδίου ή ανταλλαγή.
ended-deblockle-draw-quiet = Συμπληρώθηκε το όριο κινήσεων χωρίς να φτάσει κύβος στον στόχο.
ended-draw-blocked = Καμία πλευρά δεν μπορεί να κινηθεί.
ended-draw-agreed = Με συμφωνία.

session-nothing-to-correct = Εδώ δεν υπάρχει κίνηση που να μπορεί να διορθωθεί.

option-unknown = Αυτό το παιχνίδι δεν έχει κανόνα με το όνομα «{ $key }».
option-bad-value = Ο κανόνας «{ $key }» δεν μπορεί να πάρει την τιμή «{ $value }».
option-conflict = Οι κανόνες «{ $one }» και «{ $other }» δεν συνδυάζονται.

list = { $rest } και { $last }

size-bytes =
    { $n ->
        [one] { $n } byte
       *[other] { $n } byte
    }
size-kilobytes = { $n } kB
size-megabytes = { $n } MB
size-gigabytes = { $n } GB

duration-seconds = { $seconds } δευτ.
duration-minutes = { $minutes } λεπ. { $seconds } δευτ.
duration-hours = { $hours } ώρ. { $minutes } λεπ.

when-today = Σήμερα, { $time }
when-yesterday = Χθες, { $time }
date = { $day } { $month }
date-with-year = { $day } { $month } { $year }
month-in-date =
    { $month ->
        [1] Ιανουαρίου
        [2] Φεβρουαρίου
        [3] Μαρτίου
        [4] Απριλίου
        [5] Μαΐου
        [6] Ιουνίου
        [7] Ιουλίου
        [8] Αυγούστου
        [9] Σεπτεμβρίου
        [10] Οκτωβρίου
        [11] Νοεμβρίου
       *[12] Δεκεμβρίου
    }
