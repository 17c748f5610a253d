### Coerceo: causes, refusals, options.

## Τι έκανε η κίνηση

coerceo-cause-stepped = { the-side } κινήθηκε από { $from } σε { $to }.
coerceo-cause-exchanged =
    { $cost ->
        [one] { the-side } έδωσε ένα πλακίδιο για το πιόνι στη θέση { $field }.
       *[other] { the-side } έδωσε { $cost } πλακίδια για το πιόνι στη θέση { $field }.
    }
coerceo-cause-fell =
    { $keeper ->
        [nobody] Το πλακίδιο { $tile } βγήκε από το παιχνίδι: ήταν άδειο και { coerceo-hung }.
       *[other] Το πλακίδιο { $tile } αφαιρέθηκε: ήταν άδειο και { coerceo-hung }.
    }
coerceo-cause-fell-chain =
    { $keeper ->
        [nobody] Βγήκε και το πλακίδιο { $tile }: χωρίς το γειτονικό του { coerceo-hung }.
       *[other] Ακολούθησε το πλακίδιο { $tile }: χωρίς το γειτονικό του { coerceo-hung }.
    }
coerceo-cause-fell-chain-many =
    { $keeper ->
        [nobody] Βγήκαν και τα πλακίδια { $sites }, το ένα μετά το άλλο: ήταν άδεια και έχασαν το στήριγμά τους.
       *[other] Ακολούθησαν τα πλακίδια { $sites }, το ένα μετά το άλλο: ήταν άδεια και έχασαν το στήριγμά τους.
    }
coerceo-hung =
    { $neighbours-count ->
        [1] κρατιόταν μόνο από μία πλευρά ({ $neighbours })
        [2] κρατιόταν από δύο συνεχόμενες πλευρές ({ $neighbours })
       *[3] κρατιόταν από τρεις συνεχόμενες πλευρές ({ $neighbours })
    }
coerceo-cause-kept =
    { $tiles-count ->
        [one] { the-side } κρατά το πλακίδιο { $tiles }.
       *[other] { the-side } κρατά { $tiles-count } πλακίδια: { $tiles }.
    }
coerceo-cause-captured-landing =
    { $side ->
        [white] Το μαύρο πιόνι στη θέση { $field } αιχμαλωτίστηκε: το εγκλωβίζουν τα πιόνια στις θέσεις { $ring }.
       *[black] Το λευκό πιόνι στη θέση { $field } αιχμαλωτίστηκε: το εγκλωβίζουν τα πιόνια στις θέσεις { $ring }.
    }
coerceo-cause-captured-landing-many =
    { $side ->
        [white] Τα μαύρα πιόνια στις θέσεις { $sites } αιχμαλωτίστηκαν: είναι όλα εγκλωβισμένα.
       *[black] Τα λευκά πιόνια στις θέσεις { $sites } αιχμαλωτίστηκαν: είναι όλα εγκλωβισμένα.
    }
coerceo-cause-captured-removal =
    { $side ->
        [white] Το μαύρο πιόνι στη θέση { $field } αιχμαλωτίστηκε: χωρίς το διπλανό πλακίδιο το εγκλωβίζουν τα πιόνια στις θέσεις { $ring }.
       *[black] Το λευκό πιόνι στη θέση { $field } αιχμαλωτίστηκε: χωρίς το διπλανό πλακίδιο το εγκλωβίζουν τα πιόνια στις θέσεις { $ring }.
    }
coerceo-cause-captured-removal-many =
    { $side ->
        [white] Τα μαύρα πιόνια στις θέσεις { $sites } αιχμαλωτίστηκαν: χωρίς το διπλανό πλακίδιο είναι όλα εγκλωβισμένα.
       *[black] Τα λευκά πιόνια στις θέσεις { $sites } αιχμαλωτίστηκαν: χωρίς το διπλανό πλακίδιο είναι όλα εγκλωβισμένα.
    }

## Γιατί κάτι δεν είναι κίνηση

coerceo-refusal-over = Το παιχνίδι τελείωσε.
coerceo-refusal-nowhere = Δεν υπάρχει τέτοιο σημείο σε αυτό το ταμπλό.
coerceo-refusal-tile-gone = Η θέση { $field } δεν υπάρχει πια: το πλακίδιο { $tile } έχει αφαιρεθεί.
coerceo-refusal-empty = Δεν υπάρχει πιόνι στη θέση { $field }.
coerceo-refusal-theirs =
    { $cost ->
        [one] Το πιόνι στη θέση { $field } δεν είναι δικό σου. Θα κόστιζε ένα πλακίδιο· { coerceo-holds }.
       *[other] Το πιόνι στη θέση { $field } δεν είναι δικό σου. Θα κόστιζε { $cost } πλακίδια· { coerceo-holds }.
    }
coerceo-refusal-theirs-exchange = Το πιόνι στη θέση { $field } δεν είναι δικό σου. Για να το πάρεις με πλακίδια, ξεκίνα πρώτα ανταλλαγή.
coerceo-refusal-no-step = Το πιόνι στη θέση { $field } δεν μπορεί να κινηθεί: όλες οι θέσεις που αγγίζουν τη δική του σε κορυφή είναι πιασμένες ή έχουν αφαιρεθεί.
coerceo-refusal-tile = Το πλακίδιο { $tile } δεν το κινεί κανείς: τα πλακίδια αφαιρούνται από μόνα τους.
coerceo-refusal-their-tiles =
    { $side ->
        [white] Αυτά είναι τα πλακίδια του μαύρου. Ο λευκός πληρώνει μόνο με τα δικά του.
       *[black] Αυτά είναι τα πλακίδια του λευκού. Ο μαύρος πληρώνει μόνο με τα δικά του.
    }
coerceo-refusal-too-few-tiles =
    { $cost ->
        [one] Μια ανταλλαγή κοστίζει ένα πλακίδιο· { coerceo-holds }.
       *[other] Μια ανταλλαγή κοστίζει { $cost } πλακίδια· { coerceo-holds }.
    }
coerceo-holds =
    { $side ->
        [white] ο λευκός έχει { $held }
       *[black] ο μαύρος έχει { $held }
    }
coerceo-refusal-standing-still = Το πιόνι πρέπει να φύγει από τη θέση { $field }: η ακινησία δεν είναι κίνηση.
coerceo-refusal-not-a-field = Διάλεξε μια θέση στο ταμπλό.
coerceo-refusal-beside = Οι θέσεις { $from } και { $to } έχουν μόνο κοινή πλευρά. Ένα πιόνι πηγαίνει σε θέση του χρώματός του που αγγίζει τη δική του σε μια κορυφή.
coerceo-refusal-other-colour =
    { $side ->
        [white] Η θέση { $to } είναι μαύρη. Τα λευκά πιόνια μένουν στις λευκές θέσεις.
       *[black] Η θέση { $to } είναι λευκή. Τα μαύρα πιόνια μένουν στις μαύρες θέσεις.
    }
coerceo-refusal-occupied = Στη θέση { $to } βρίσκεται ήδη δικό σου πιόνι.
coerceo-refusal-too-far = Η θέση { $to } δεν αγγίζει τη θέση { $from } σε καμία κορυφή.
coerceo-refusal-own-piece = Το πιόνι στη θέση { $field } είναι δικό σου. Τα πλακίδια ανταλλάσσονται με πιόνια του αντιπάλου.
coerceo-refusal-nothing-to-take = Δεν υπάρχει πιόνι για να πάρεις στη θέση { $field }.
coerceo-refusal-complete = Η κίνηση τελειώνει εκεί.

## Τι σημειώνεται στο ταμπλό

coerceo-mark-threat =
    { $pieces-count ->
        [one] Cura! { the-side } μπορεί με μια κίνηση να αιχμαλωτίσει το πιόνι στη θέση { $pieces }.
       *[other] Cura! { the-side } μπορεί με μια κίνηση να αιχμαλωτίσει πιόνια στις θέσεις { $pieces }.
    }
coerceo-mark-falling =
    { $neighbours-count ->
        [1] Το πλακίδιο { $tile } αφαιρείται όταν φύγει το τελευταίο του πιόνι: κρατιέται μόνο από μία πλευρά ({ $neighbours }).
        [2] Το πλακίδιο { $tile } αφαιρείται όταν φύγει το τελευταίο του πιόνι: κρατιέται από δύο συνεχόμενες πλευρές ({ $neighbours }).
       *[3] Το πλακίδιο { $tile } αφαιρείται όταν φύγει το τελευταίο του πιόνι: κρατιέται από τρεις συνεχόμενες πλευρές ({ $neighbours }).
    }
coerceo-mark-blocked = { the-side } δεν έχει ούτε κίνηση ούτε ανταλλαγή.

## Τι δεν πάει καλά σε μια γραμμή θέσης

coerceo-read-fields = Μια γραμμή θέσης έχει πέντε πεδία: ταμπλό, σειρά, πλακίδια του λευκού, πλακίδια του μαύρου, τιμή της ανταλλαγής· με τον κανόνα των δώδεκα πιονιών άλλα δύο, τα πιόνια που πήρε κάθε πλευρά. Βρέθηκαν: { $found }.
coerceo-read-files = Πεδίο 1: το ταμπλό έχει πέντε στήλες, χωρισμένες με «/». Βρέθηκαν: { $found }.
coerceo-read-file-length = Πεδίο 1: η στήλη { $file } έχει { $expected } χαρακτήρες. Βρέθηκαν: { $found }.
coerceo-read-tile = Πεδίο 1: το «{ $found }» δεν λέει τίποτα για το πλακίδιο { $tile }. Χρειάζεται «--» ή δύο ψηφία από 0 έως 7.
coerceo-read-turn = Πεδίο 2: η σειρά είναι «w» ή «b», όχι «{ $found }».
coerceo-read-held =
    { $side ->
        [white] Πεδίο { $number }: τα πλακίδια του λευκού είναι αριθμός από 0 έως 19, όχι «{ $found }».
       *[black] Πεδίο { $number }: τα πλακίδια του μαύρου είναι αριθμός από 0 έως 19, όχι «{ $found }».
    }
coerceo-read-cost = Πεδίο 5: μια ανταλλαγή κοστίζει 1 ή 2 πλακίδια, όχι «{ $found }».
coerceo-read-cost-conflict = Πεδίο 5: κατά τη γραμμή μια ανταλλαγή κοστίζει { $line }, κατά τους κανόνες που επιλέχθηκαν { $option }.
coerceo-read-taken =
    { $side ->
        [white] Πεδίο { $number }: τα πιόνια που πήρε ο λευκός είναι αριθμός από 0 έως 18, όχι «{ $found }».
       *[black] Πεδίο { $number }: τα πιόνια που πήρε ο μαύρος είναι αριθμός από 0 έως 18, όχι «{ $found }».
    }
coerceo-read-taken-and-standing =
    { $side ->
        [white] Ο μαύρος δεν έχει ποτέ πάνω από 18 πιόνια: { $taken } χαμένα και { $standing } στο ταμπλό είναι πάρα πολλά.
       *[black] Ο λευκός δεν έχει ποτέ πάνω από 18 πιόνια: { $taken } χαμένα και { $standing } στο ταμπλό είναι πάρα πολλά.
    }
coerceo-read-both-twelve = Πεδία 6 και 7: μόνο μία πλευρά μπορεί να έχει πάρει δώδεκα πιόνια.
coerceo-read-twelve-conflict = Τα πεδία 6 και 7 ανήκουν στον κανόνα των δώδεκα πιονιών, που δεν ισχύει.
coerceo-read-no-pieces = Πεδίο 1: δεν υπάρχει πιόνι στο ταμπλό.
coerceo-read-too-many-pieces =
    { $side ->
        [white] Πεδίο 1: ο λευκός έχει { $found } πιόνια· το πολύ είναι 18.
       *[black] Πεδίο 1: ο μαύρος έχει { $found } πιόνια· το πολύ είναι 18.
    }
coerceo-read-too-many-tiles = Όλα τα πλακίδια είναι 19: { $board } στο ταμπλό και { $held } στην κατοχή είναι πάρα πολλά.
coerceo-read-apart =
    { $tiles-count ->
        [one] Πεδίο 1: το πλακίδιο { $tiles } δεν συνδέεται με τα άλλα.
       *[other] Πεδίο 1: τα πλακίδια { $tiles } δεν συνδέονται με τα άλλα.
    }
coerceo-read-falling = Πεδίο 1: το άδειο πλακίδιο { $tile } θα είχε αφαιρεθεί.

## Τι δεν πάει καλά στο κείμενο μιας κίνησης

coerceo-read-move = Από τον χαρακτήρα { $place } και μετά δεν είναι κίνηση. Οι κινήσεις γράφονται όπως «c5c-c4e» ή «*c5f».
coerceo-read-move-resign = Η παραίτηση δεν είναι κίνηση στο ταμπλό.
coerceo-read-move-tiles-missing =
    { $tiles-count ->
        [one] Η κίνηση αφαιρεί και το πλακίδιο { $tiles }.
       *[other] Η κίνηση αφαιρεί και τα πλακίδια { $tiles }.
    }
coerceo-read-move-tiles-wrong =
    { $tiles-count ->
        [one] Η κίνηση δεν αφαιρεί το πλακίδιο { $tiles }.
       *[other] Η κίνηση δεν αφαιρεί τα πλακίδια { $tiles }.
    }
coerceo-read-move-pieces-missing =
    { $fields-count ->
        [one] Η κίνηση αιχμαλωτίζει και το πιόνι στη θέση { $fields }.
       *[other] Η κίνηση αιχμαλωτίζει και τα πιόνια στις θέσεις { $fields }.
    }
coerceo-read-move-pieces-wrong = Η κίνηση δεν αιχμαλωτίζει τίποτα εδώ: { $fields }.
coerceo-read-move-not-the-end = Η κίνηση δεν παίρνει το τελευταίο πιόνι του αντιπάλου.

## Προαιρετικοί κανόνες

coerceo-option-exchange = Ανταλλαγή
coerceo-option-exchange-about = Πόσα πλακίδια κοστίζει ένα πιόνι του αντιπάλου.
coerceo-option-exchange-2 = Δύο πλακίδια
coerceo-option-exchange-1 = Ένα πλακίδιο
coerceo-option-start = Αρχική διάταξη
coerceo-option-start-about = Το Laurentius είναι το κανονικό παιχνίδι· το Ocius είναι σύντομο, σε μικρό ταμπλό.
coerceo-option-start-laurentius = Laurentius: 19 πλακίδια, από 18 πιόνια
coerceo-option-start-ocius = Ocius: 7 πλακίδια, από 7 πιόνια
coerceo-option-no-move = Χωρίς κίνηση
coerceo-option-no-move-about = Πώς τελειώνει το παιχνίδι για όποιον δεν έχει ούτε κίνηση ούτε ανταλλαγή.
coerceo-option-no-move-loss = Χάνει
coerceo-option-no-move-draw = Ισοπαλία
coerceo-option-twelve = Δώδεκα πιόνια
coerceo-option-twelve-about = Όποιος πάρει πρώτος δώδεκα πιόνια, με αιχμαλωσία ή ανταλλαγή, κερδίζει αμέσως.
coerceo-option-twelve-off = Όχι
coerceo-option-twelve-on = Τα δώδεκα κερδίζουν
coerceo-option-cura = Προειδοποίηση Cura!
coerceo-option-cura-about = Το πρόγραμμα λέει «Cura!» όταν όποιος μόλις έπαιξε απειλεί να αιχμαλωτίσει πιόνι με την επόμενη κίνησή του.
coerceo-option-cura-off = Σιωπηλά
coerceo-option-cura-on = Με αναγγελία
coerceo-option-repetition = Επανάληψη
coerceo-option-repetition-about = Αν το παιχνίδι τελειώνει όταν η ίδια θέση εμφανιστεί για τρίτη φορά.
coerceo-option-repetition-draw = Ισοπαλία
coerceo-option-repetition-off = Συνεχίζεται
coerceo-option-bare = Μόνα πιόνια
coerceo-option-bare-about = Αν το παιχνίδι τελειώνει όταν μένει από ένα πιόνι και καμία ανταλλαγή δεν είναι πια εφικτή.
coerceo-option-bare-draw = Ισοπαλία
coerceo-option-bare-off = Συνεχίζεται
coerceo-option-quiet = Όριο κινήσεων
coerceo-option-quiet-about = Τόσες κινήσεις και των δύο παικτών χωρίς αιχμαλωσία, αφαίρεση πλακιδίου ή ανταλλαγή φέρνουν ισοπαλία.
coerceo-option-quiet-off = Κανένα όριο
