### Υποδείξεις, ανάλυση και ανασκόπηση.

menu-study = Μελέτη
key-backspace = Backspace

command-hint = Υπόδειξη
command-hint-help = Σε τρία βήματα: ποιο πιόνι, πού και γιατί.
command-analyse = Ανάλυση
command-analyse-help = Σκέψη πάνω στη θέση που φαίνεται, με δοκιμαστικές κινήσεις που δεν μετρούν.
command-turn-values = Αξίες όλων των κινήσεων
command-turn-values-help = Γράφει στο ταμπλό πόσο αξίζει κάθε κίνηση για όποιον έχει σειρά, όσο αναλύεται μια θέση.
command-leave-trials = Πίσω στην παρτίδα
command-leave-trials-help = Αφήνει τις δοκιμές· μένουν δίπλα στην παρτίδα.
command-review = Ανασκόπηση παρτίδας
command-review-help = Κρίνει κάθε κίνηση στο παρασκήνιο και δείχνει πώς εξελίχθηκε η παρτίδα.
command-cancel-review = Διακοπή ανασκόπησης
command-cancel-review-help = Κρατά ό,τι βρέθηκε ως τώρα.
command-next-fault = Επόμενο λάθος
command-next-fault-help = Στο επόμενο λάθος ή σοβαρό λάθος μιας παρτίδας με ανασκόπηση.
command-previous-fault = Προηγούμενο λάθος
command-previous-fault-help = Πίσω στο προηγούμενο λάθος ή σοβαρό λάθος.
command-try-again = Δοκίμασε ξανά από εδώ
command-try-again-help = Συνέχισε με αντίπαλο τον υπολογιστή από τη θέση πριν από το λάθος.

study-over = Η παρτίδα έχει τελειώσει εδώ: δεν υπάρχει κάτι να βρεθεί.
study-nothing-to-review = Δεν υπάρχουν ακόμη κινήσεις για ανασκόπηση.
study-failed = Η μηχανή απέτυχε. Η ίδια η παρτίδα δεν έπαθε τίποτα.

# Η υπόδειξη.
hint-title = Υπόδειξη { $step } από { $steps }
hint-thinking = Αναζητείται μια καλή κίνηση…
hint-piece =
    { $game ->
        [deblockle] Κίνησε τον κύβο στο { $site }.
       *[other] Κίνησε το πιόνι στο { $site }.
    }
hint-pass = Δεν μένει παρά το πάσο.
hint-places = Κάποιο από αυτά είναι το καλύτερο: { $sites }.
hint-place = Υπάρχει ένα καλό σημείο: { $sites }.
hint-stock = Πλήρωσε με πλακίδια.
hint-target = Παίξε { $turn }.
hint-where = Πού;
hint-why = Γιατί;
hint-close = Κλείσιμο υπόδειξης
hint-used =
    { $steps ->
        [1] με υπόδειξη: ποιο πιόνι
        [2] με υπόδειξη: η κίνηση
       *[other] με υπόδειξη: η κίνηση και το γιατί
    }

# Τι φέρνει μια κίνηση, ως τέλος πρότασης.
gain-coerceo-cause-captured-landing =
    { $sites-count ->
        [one] αιχμαλωτίζει το πιόνι στο { $sites }
       *[other] αιχμαλωτίζει τα πιόνια στα { $sites }
    }
gain-coerceo-cause-captured-removal =
    { $sites-count ->
        [one] αιχμαλωτίζει το πιόνι στο { $sites } αφαιρώντας πλακίδιο
       *[other] αιχμαλωτίζει τα πιόνια στα { $sites } αφαιρώντας πλακίδιο
    }
gain-coerceo-cause-exchanged = παίρνει το πιόνι στο { $field } με πλακίδια
gain-coerceo-cause-kept =
    { $tiles-count ->
        [one] κερδίζει το πλακίδιο { $tiles }
       *[other] κερδίζει τα πλακίδια { $tiles }
    }
gain-deblockle-cause-home =
    { $sites-count ->
        [one] φέρνει στη βάση τον κύβο στο { $sites }
       *[other] φέρνει στη βάση τους κύβους στα { $sites }
    }
gain-reversi-cause-outflanked =
    { $sites-count ->
        [one] γυρίζει ένα πούλι
       *[other] γυρίζει { $sites-count } πούλια
    }
gain-corner = παίρνει τη γωνία { $site }, που δεν χάνεται ποτέ

why-only = Είναι η μόνη κίνηση που υπάρχει.
why-wins =
    { $turns ->
        [one] Κερδίζει αμέσως.
       *[other] Κερδίζει αναγκαστικά, σε { $turns } κινήσεις το πολύ.
    }
why-holds-out = Κάθε κίνηση χάνει απέναντι στο καλύτερο παιχνίδι· αυτή αντέχει περισσότερο.
why-draws = Με το καλύτερο παιχνίδι βγαίνει ισοπαλία.
why-does = Η κίνηση { $what }.
why-later =
    { $turns ->
        [one] Με την επόμενη κίνηση { the-other } { $what }.
       *[other] Μετά από { $turns } κινήσεις { the-other } { $what }.
    }
why-prevents = Αλλιώς { the-other } { $what }.
why-blocks = Ο αντίπαλος δεν έχει κίνηση μετά.
why-few =
    { $count ->
        [one] Στον αντίπαλο μένει μία μόνο κίνηση.
       *[other] Στον αντίπαλο μένουν μόνο { $count } κινήσεις.
    }
why-stands =
    { $how ->
        [winning] Η παρτίδα είναι σχεδόν κερδισμένη.
        [better] Κρατά ένα σαφές πλεονέκτημα.
        [good] Κρατά ένα μικρό πλεονέκτημα.
        [even] Κρατά την παρτίδα ίση.
        [behind] Κρατά μικρή τη διαφορά.
       *[losing] Η θέση είναι κακή· αυτή αντιστέκεται περισσότερο.
    }

# Ανάλυση.
analysis-title = Ανάλυση
analysis-thinking = Σκέφτεται…
analysis-depth = Βάθος { $depth }
analysis-nodes = { $count } θέσεις
analysis-rate = { $count }/δ.
analysis-within = κίνηση { $turn } από { $turns }
analysis-done = Βάθος { $depth } · τίποτε άλλο να βρεθεί
analysis-proven = Αποδεδειγμένο · βάθος { $depth }
analysis-resting = Σε παύση
analysis-over = Η παρτίδα έχει τελειώσει εδώ.
analysis-failed = Η μηχανή απέτυχε. Κλείσε την ανάλυση και άνοιξέ την ξανά.
analysis-fewer = Λιγότερες γραμμές
analysis-more = Περισσότερες γραμμές
analysis-close = Κλείσιμο ανάλυσης
analysis-line = Γραμμή { $number }: { $score }. { $turns }
analysis-tried = Δοκιμάστηκαν:
analysis-try-turn = Δοκιμάστηκε: { $turn }
analysis-hint = Οι κινήσεις τώρα είναι μόνο δοκιμές.
thousand = { $number } χιλ.
million = { $number } εκ.

# Αξιολογήσεις.
score-even = ισορροπία
score-ahead = προηγείται: { $side }, με { $value }
score-wins =
    { $turns ->
        [0] νικητής: { $side }
        [one] { $side }: νίκη με την επόμενη κίνηση
       *[other] { $side }: νίκη σε { $turns } κινήσεις
    }
score-exact = { $side }: νίκη με { $value }, αποδεδειγμένη
score-draw = ισοπαλία, αποδεδειγμένη
score-bar = Πιθανότητες: { $first } { $one }%, { $second } { $two }%

# Πόσο αξίζει ένα τετράγωνο, ως μέρος του ονόματός του.
site-value = { $score }
site-value-best = καλύτερη κίνηση: { $score }

# Ανασκόπηση.
review-title = Ανασκόπηση
review-progress = { $done } από { $all } θέσεις
review-progress-short = { $done }/{ $all }
review-stop = Διακοπή
review-again = Νέα ανασκόπηση
review-close = Κλείσιμο ανασκόπησης
review-graph = Πώς εξελίχθηκε η παρτίδα. Κλικ για μετάβαση σε κίνηση.
review-at = Κίνηση { $number }: { $score }
review-faults =
    { $side }: { $blunders ->
        [one] { $blunders } σοβαρό λάθος
       *[other] { $blunders } σοβαρά λάθη
    }, { $mistakes ->
        [one] { $mistakes } λάθος
       *[other] { $mistakes } λάθη
    }, { $inaccuracies ->
        [one] { $inaccuracies } ανακρίβεια
       *[other] { $inaccuracies } ανακρίβειες
    }
review-flawless = Δεν βρέθηκαν λάθη.
fault-inaccuracy = Ανακρίβεια
fault-mistake = Λάθος
fault-blunder = Σοβαρό λάθος
fault-name = { $turn }, { $fault }

# Τι κόστισε μια κίνηση σε σχέση με την καλύτερη.
cost-units =
    { $game ->
        [reversi] { $value ->
            [one] { $value } πούλι
           *[other] { $value } πούλια
        }
        [deblockle] { $value ->
            [one] { $value } κίνηση
           *[other] { $value } κινήσεις
        }
       *[coerceo] { $value ->
            [one] { $value } πιόνι
           *[other] { $value } πιόνια
        }
    }
cost-told =
    Κόστισε { $units }{ $percent ->
        [0] {""}
       *[other] , { $percent }% των πιθανοτήτων
    }.
cost-told-chances = Κόστισε { $percent }% των πιθανοτήτων.
cost-percent = −{ $percent }%
turn-only = Η μόνη δυνατή κίνηση.
turn-best = Η καλύτερη κίνηση.
turn-as-good = Εξίσου καλή με την καλύτερη κίνηση, την { $turn }.
turn-better = Η καλύτερη: { $turn }.

settings-study = Μελέτη
settings-review = Ανασκόπηση
settings-review-quick = Γρήγορη
settings-review-usual = Συνηθισμένη
settings-review-thorough = Διεξοδική
settings-analysis-lines = Γραμμές ανάλυσης
settings-turn-values = Αξίες στο ταμπλό
settings-turn-values-about = Η ανάλυση γράφει στο ταμπλό πόσο αξίζει κάθε κίνηση: + όταν προηγείται μετά από αυτήν όποιος έχει σειρά.
