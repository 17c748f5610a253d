### Reversi: αιτίες, αρνήσεις, κανόνες.

## Τι έκανε μια κίνηση

reversi-cause-placed = { the-side } έβαλε πούλι στο { $at }.
reversi-cause-placed-centre = { the-side } έβαλε πούλι στο { $at }. Τα τέσσερα πρώτα πούλια δεν γυρίζουν τίποτα.
reversi-cause-outflanked =
    { $side ->
        [black] Το πούλι στο { $at } έγινε μαύρο: βρισκόταν σε σειρά ανάμεσα στα μαύρα πούλια στο { $from } και στο { $to }.
       *[white] Το πούλι στο { $at } έγινε λευκό: βρισκόταν σε σειρά ανάμεσα στα λευκά πούλια στο { $from } και στο { $to }.
    }
    .after-reversi-cause-placed = και γύρισε το { $at }.
reversi-cause-outflanked-many =
    { $side ->
        [black] Τα πούλια στα { $sites } έγιναν μαύρα: βρίσκονταν σε σειρές ανάμεσα στο { $from } και σε άλλα μαύρα πούλια.
       *[white] Τα πούλια στα { $sites } έγιναν λευκά: βρίσκονταν σε σειρές ανάμεσα στο { $from } και σε άλλα λευκά πούλια.
    }
    .after-reversi-cause-placed = και γύρισε τα { $sites }.
reversi-cause-by-hand = { the-side } γύρισε με το χέρι το πούλι στο { $at }, αν και δεν ήταν περικυκλωμένο.
    .after-reversi-cause-placed = και γύρισε με το χέρι το { $at }.
    .after-reversi-cause-outflanked = , και με το χέρι το { $at }.
reversi-cause-by-hand-many = { the-side } γύρισε με το χέρι τα πούλια στα { $sites }, αν και δεν ήταν περικυκλωμένα.
    .after-reversi-cause-placed = και γύρισε με το χέρι τα { $sites }.
    .after-reversi-cause-outflanked = , και με το χέρι τα { $sites }.
reversi-cause-supply-empty =
    { $side ->
        [black] Ο μαύρος δεν είχε άλλα πούλια και πήρε ένα από του λευκού.
       *[white] Ο λευκός δεν είχε άλλα πούλια και πήρε ένα από του μαύρου.
    }
reversi-cause-no-placement = { the-side } πάει πάσο: δεν μπορεί να περικυκλώσει τίποτα.

## Γιατί κάτι δεν είναι κίνηση

reversi-refusal-game-over = Το παιχνίδι τελείωσε: καμία πλευρά δεν μπορεί να βάλει πούλι.
reversi-refusal-off-board = Δεν υπάρχει τετράγωνο { $name } σε ταμπλό { $size } × { $size }.
reversi-refusal-occupied =
    { $by ->
        [black] Στο { $at } υπάρχει ήδη μαύρο πούλι.
       *[white] Στο { $at } υπάρχει ήδη λευκό πούλι.
    }
reversi-refusal-outflanks-nothing =
    { $side ->
        [black] Ένα μαύρο πούλι στο { $at } δεν θα περικύκλωνε τίποτα.
       *[white] Ένα λευκό πούλι στο { $at } δεν θα περικύκλωνε τίποτα.
    }
reversi-refusal-must-pass = { the-side } δεν μπορεί να περικυκλώσει τίποτα από κανένα τετράγωνο και πρέπει να πάει πάσο.
reversi-refusal-only-centre = Τα τέσσερα πρώτα πούλια μπαίνουν στο κέντρο, όχι στο { $at }. Ελεύθερα: { $centre }.
reversi-refusal-can-place =
    { $on-count ->
        [one] { the-side } δεν μπορεί να πάει πάσο: ένα πούλι στο { $on } περικυκλώνει κάτι.
       *[other] { the-side } δεν μπορεί να πάει πάσο: υπάρχουν τετράγωνα που περικυκλώνουν κάτι, τα { $on }.
    }
reversi-refusal-whole = Η κίνηση ολοκληρώνεται με το πούλι στο { $at }.
reversi-refusal-flips-by-hand-off = Το πρόγραμμα γυρίζει τα πούλια. Ποια γυρίζουν γράφεται μόνο όταν γυρίζουν με το χέρι.
reversi-refusal-not-opposing = Στο { $at } δεν υπάρχει πούλι του αντιπάλου για να γυρίσει.
reversi-refusal-twice = Το τετράγωνο { $at } αναφέρεται δύο φορές.
reversi-refusal-not-a-turn = Το «{ $text }» δεν είναι ούτε τετράγωνο, όπως το f5, ούτε «pass».

## Τι λάθος έχει μια γραμμή θέσης

reversi-read-empty = Η γραμμή θέσης είναι κενή. Περιέχει τα τετράγωνα από το a1 και μετά, ένα κενό και την πλευρά που έχει σειρά, X ή O.
reversi-read-length =
    { $squares ->
        [one] Ένας χαρακτήρας δεν γεμίζει κανένα ταμπλό. Χρειάζονται 16, 36, 64 ή 100, ένας για κάθε τετράγωνο.
       *[other] { $squares } χαρακτήρες δεν αντιστοιχούν σε κανένα ταμπλό. Χρειάζονται 16, 36, 64 ή 100, ένας για κάθε τετράγωνο.
    }
reversi-read-character = Χαρακτήρας { $column }, τετράγωνο { $at }: το «{ $character }» δεν είναι ούτε X (μαύρο) ούτε O (λευκό) ούτε - (κενό).
reversi-read-digit = Χαρακτήρας { $column }, τετράγωνο { $at }: τα ψηφία σημαίνουν πούλια μόνο αν υπάρχει ανάμεσά τους ένα 2 (1 μαύρο, 2 λευκό, 0 κενό). Αλλιώς δεν μπορεί κανείς να ξέρει τι σημαίνει το «{ $digit }».
reversi-read-side-missing = Λείπει η πλευρά που έχει σειρά: ένα κενό και X ή O μετά τα τετράγωνα.
reversi-read-side = Η πλευρά που έχει σειρά είναι X ή O, όχι «{ $text }».
reversi-read-supply = Τα πούλια που απομένουν είναι δύο αριθμοί, μαύρα/λευκά, όπως 30/30, όχι «{ $text }».
reversi-read-supply-sum = Τα πούλια που απομένουν, «{ $text }», δεν ταιριάζουν στο ταμπλό: μαζί είναι { $sum }, ενώ τα κενά τετράγωνα είναι { $empty }.
reversi-read-supply-most = Τα πούλια που απομένουν, «{ $text }», είναι πάρα πολλά: κάθε πλευρά έχει το πολύ { $most }.
reversi-read-extra = Το «{ $text }» περισσεύει: μετά τα τετράγωνα, την πλευρά που έχει σειρά και τα πούλια που απομένουν η γραμμή τελειώνει.
reversi-read-size = Η γραμμή γεμίζει ταμπλό { $line } × { $line }, αλλά το επιλεγμένο ταμπλό είναι { $option } × { $option }.

## Προαιρετικοί κανόνες

reversi-option-size = Ταμπλό
reversi-option-size-about = Πόσα τετράγωνα έχει κάθε πλευρά του ταμπλό. Κάθε παίκτης έχει τα μισά πούλια από όσα είναι τα τετράγωνα.
reversi-option-size-4 = 4 × 4
reversi-option-size-6 = 6 × 6
reversi-option-size-8 = 8 × 8
reversi-option-size-10 = 10 × 10
reversi-option-start = Αρχική διάταξη
reversi-option-start-about = Πώς γεμίζουν τα τέσσερα κεντρικά τετράγωνα.
reversi-option-start-standard = Κανονική: τα χρώματα διαγώνια
reversi-option-start-parallel = Παράλληλη: τα χρώματα δίπλα δίπλα
reversi-option-start-original = Αυθεντική: οι παίκτες γεμίζουν εναλλάξ το άδειο κέντρο
reversi-option-handicap = Χάντικαπ
reversi-option-handicap-about = Οι γωνίες που παίρνει ο πιο αδύναμος παίκτης πριν από το παιχνίδι, από το δικό του απόθεμα πουλιών.
reversi-option-handicap-0 = Κανένα
reversi-option-handicap-black1 = Μαύρος: μία γωνία
reversi-option-handicap-black2 = Μαύρος: δύο γωνίες
reversi-option-handicap-black3 = Μαύρος: τρεις γωνίες
reversi-option-handicap-black4 = Μαύρος: όλες οι γωνίες
reversi-option-handicap-white1 = Λευκός: μία γωνία
reversi-option-handicap-white2 = Λευκός: δύο γωνίες
reversi-option-handicap-white3 = Λευκός: τρεις γωνίες
reversi-option-handicap-white4 = Λευκός: όλες οι γωνίες
reversi-option-flip = Γύρισμα
reversi-option-flip-about = Ποιος γυρίζει τα περικυκλωμένα πούλια. Με το χέρι, ένα λάθος διορθώνεται μέχρι να παίξει ο αντίπαλος.
reversi-option-flip-auto = Από το πρόγραμμα
reversi-option-flip-hand = Με το χέρι
