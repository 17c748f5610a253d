### Deblockle: causes, refusals, options.

## Λέξεις για ένθεση

deblockle-face =
    { $face ->
        [star] Αστέρι
        [stop] Στοπ
        [cross] Σταυρός
        [x] Χ
        [slider] Ολίσθηση
       *[hoops] Κρίκοι
    }
deblockle-face-said =
    { $said ->
        [star] Αστέρι
        [stop] Στοπ
        [cross] Σταυρός
        [x] Χ
        [slider] Ολίσθηση
       *[hoops] Κρίκοι
    }
deblockle-face-north =
    { $north ->
        [star] Αστέρι
        [stop] Στοπ
        [cross] Σταυρός
        [x] Χ
        [slider] Ολίσθηση
       *[hoops] Κρίκοι
    }
deblockle-direction =
    { $direction ->
        [north] προς τον βορρά
        [east] προς την ανατολή
        [south] προς τον νότο
       *[west] προς τη δύση
    }
# Συνέχεια του «είναι κλειστά».
deblockle-closed =
    { $edge ->
        [0] { "" }
       *[other] , { $edge } από την άκρη
    }{ $block ->
        [0] { "" }
       *[other] , { $block } από κύβο
    }{ $star-up ->
        [0] { "" }
       *[other] , { $star-up } επειδή θα ερχόταν πάνω το Αστέρι
    }{ $star-square ->
        [0] { "" }
       *[other] , { $star-square } από θέση αστεριού
    }{ $no-hop ->
        [0] { "" }
       *[other] , { $no-hop } επειδή δεν υπάρχει πήδημα
    }{ $touches ->
        [0] { "" }
       *[other] , { $touches } επειδή θα γειτόνευαν κύβοι
    }

## Τι έκανε η κίνηση

deblockle-cause-tip =
    { $face ->
        [star] { the-side } αναποδογύρισε τον κύβο από { $from } σε { $to }, και ήρθε πάνω το Αστέρι.
        [stop] { the-side } αναποδογύρισε τον κύβο από { $from } σε { $to }: ήρθε πάνω το Στοπ, και η κίνηση τελείωσε εκεί.
        [cross] { the-side } αναποδογύρισε τον κύβο από { $from } σε { $to }: ήρθε πάνω ο Σταυρός.
        [x] { the-side } αναποδογύρισε τον κύβο από { $from } σε { $to }: ήρθε πάνω το Χ.
        [slider] { the-side } αναποδογύρισε τον κύβο από { $from } σε { $to }: ήρθε πάνω η Ολίσθηση.
       *[hoops] { the-side } αναποδογύρισε τον κύβο από { $from } σε { $to }: ήρθαν πάνω οι Κρίκοι.
    }
deblockle-cause-tip-no-hop =
    { $face ->
        [cross] { the-side } αναποδογύρισε τον κύβο από { $from } σε { $to }: ήρθε πάνω ο Σταυρός, πήδημα δεν υπάρχει, και η κίνηση τελείωσε εκεί.
        [x] { the-side } αναποδογύρισε τον κύβο από { $from } σε { $to }: ήρθε πάνω το Χ, πήδημα δεν υπάρχει, και η κίνηση τελείωσε εκεί.
        [slider] { the-side } αναποδογύρισε τον κύβο από { $from } σε { $to }: ήρθε πάνω η Ολίσθηση, πήδημα δεν υπάρχει, και η κίνηση τελείωσε εκεί.
       *[hoops] { the-side } αναποδογύρισε τον κύβο από { $from } σε { $to }: ήρθαν πάνω οι Κρίκοι, πήδημα δεν υπάρχει, και η κίνηση τελείωσε εκεί.
    }
deblockle-cause-cross = Ο κύβος πήδηξε από { $from } σε { $to }, ένα τετράγωνο ευθεία.
    .after-deblockle-cause-tip = , και ο κύβος πήδηξε ένα τετράγωνο ευθεία, σε { $to }.
deblockle-cause-x = Ο κύβος πήδηξε από { $from } σε { $to }, ένα τετράγωνο διαγώνια.
    .after-deblockle-cause-tip = , και ο κύβος πήδηξε ένα τετράγωνο διαγώνια, σε { $to }.
deblockle-cause-slide-edge = Ο κύβος γλίστρησε από { $from } σε { $to }, ως την άκρη.
    .after-deblockle-cause-tip = , και ο κύβος γλίστρησε σε { $to }, ως την άκρη.
deblockle-cause-slide-block = Ο κύβος γλίστρησε από { $from } σε { $to }, όπου τον σταμάτησε ο κύβος στο { $block }.
    .after-deblockle-cause-tip = , και ο κύβος γλίστρησε σε { $to }, όπου τον σταμάτησε ο κύβος στο { $block }.
deblockle-cause-slide-before = Ο κύβος γλίστρησε από { $from } σε { $to } και σταμάτησε πριν από το αστέρι στο { $star }.
    .after-deblockle-cause-tip = , και ο κύβος γλίστρησε σε { $to } και σταμάτησε πριν από το αστέρι στο { $star }.
deblockle-cause-slide-beside = Ο κύβος γλίστρησε από { $from } σε { $to } και σταμάτησε δίπλα στο αστέρι στο { $star }.
    .after-deblockle-cause-tip = , και ο κύβος γλίστρησε σε { $to } και σταμάτησε δίπλα στο αστέρι στο { $star }.
deblockle-cause-hoops = Ο κύβος έκανε το βήμα { $step } από τα τρία, από { $from } σε { $to }.
deblockle-cause-hoops-many = Ο κύβος έκανε τρία βήματα: { $sites }.
    .after-deblockle-cause-tip = , και ο κύβος έκανε τρία βήματα: { $sites }.
deblockle-cause-home = Ο κύβος έφτασε στον στόχο, στο { $at }. { the-side }: { $home } στον στόχο, { $left } ακόμη.
deblockle-cause-blocked = { the-side } είναι μπλοκαρισμένος: από { $blocks } και τα { $tips } αναποδογυρίσματα είναι κλειστά{ deblockle-closed }.

## Γιατί κάτι δεν είναι κίνηση

deblockle-refusal-over = Το παιχνίδι τελείωσε.
deblockle-refusal-no-square = Διάλεξε ένα τετράγωνο στο ταμπλό.
deblockle-refusal-empty = Δεν υπάρχει κύβος στο { $at }.
deblockle-refusal-not-yours =
    { $owner ->
        [gold] Ο κύβος στο { $at } είναι του χρυσού, και είναι η σειρά του μπλε.
       *[blue] Ο κύβος στο { $at } είναι του μπλε, και είναι η σειρά του χρυσού.
    }
deblockle-refusal-blocked =
    { $owner ->
        [gold] Ο κύβος στο { $at } δεν κινείται: ο χρυσός είναι μπλοκαρισμένος και συνεχίζει ο μπλε.
       *[blue] Ο κύβος στο { $at } δεν κινείται: ο μπλε είναι μπλοκαρισμένος και συνεχίζει ο χρυσός.
    }
deblockle-refusal-no-turn = Ο κύβος στο { $blocks } δεν έχει κίνηση: και τα { $tips } αναποδογυρίσματα είναι κλειστά{ deblockle-closed }.
deblockle-refusal-edge = Ο κύβος στο { $from } δεν αναποδογυρίζει { deblockle-direction }: εκεί τελειώνει το ταμπλό.
deblockle-refusal-not-neighbour = Ένας κύβος αναποδογυρίζει σε διπλανό τετράγωνο, και το { $to } δεν είναι δίπλα στο { $from }.
deblockle-refusal-occupied =
    { $owner ->
        [gold] Στο { $at } υπάρχει χρυσός κύβος.
       *[blue] Στο { $at } υπάρχει μπλε κύβος.
    }
deblockle-refusal-star-up = Στο { $at } θα ερχόταν πάνω το Αστέρι. Επιτρέπεται μόνο στο αστέρι στόχου, { $goal }.
deblockle-refusal-star-square = Το { $at } είναι θέση αστεριού. Ένας κύβος πηγαίνει εκεί μόνο για να βγει με το Αστέρι πάνω, ενώ τώρα πάνω θα ερχόταν: { deblockle-face }.
deblockle-refusal-no-hop = Στο { $at } δεν θα υπήρχε τετράγωνο για πήδημα με αυτό το σύμβολο πάνω: { deblockle-face }.
deblockle-refusal-touches = Στο { $at } πάνω θα ερχόταν: { deblockle-face }. Η κίνηση θα μπορούσε να τελειώσει μόνο δίπλα σε κύβο του αντιπάλου.
deblockle-refusal-other-touches =
    { $blocks-count ->
        [one] Ο κύβος σου στο { $blocks } αγγίζει κύβο του αντιπάλου, και καμία κίνηση δεν μπορεί να τον αφήσει έτσι.
       *[other] Οι κύβοι σου στα { $blocks } αγγίζουν κύβους του αντιπάλου, και καμία κίνηση δεν μπορεί να τους αφήσει έτσι.
    }
deblockle-refusal-ends =
    { $face ->
        [star] Ο κύβος φτάνει στον στόχο στο { $at }, και η κίνηση τελειώνει εκεί.
        [stop] Το Στοπ τελειώνει την κίνηση στο { $at }.
       *[hoops] Στο { $at } δεν υπάρχει πήδημα με αυτό το σύμβολο πάνω: { deblockle-face }. Η κίνηση τελειώνει εκεί.
    }
deblockle-refusal-hop-stays = Ο κύβος πρέπει να πηδήξει και δεν μένει στο { $at }, αφού πάνω έχει: { deblockle-face }.
deblockle-refusal-hop-star = Το πήδημα δεν τελειώνει στη θέση αστεριού { $at }, με αυτό το σύμβολο πάνω: { deblockle-face }.
deblockle-refusal-hop-touches =
    { $blocks-count ->
        [one] Στο { $at } ο κύβος θα στεκόταν δίπλα στον κύβο του αντιπάλου στο { $blocks }.
       *[other] Στο { $at } ο κύβος θα στεκόταν δίπλα στους κύβους του αντιπάλου στα { $blocks }.
    }
deblockle-refusal-hop-cross = Ο Σταυρός πηδά ένα τετράγωνο ευθεία, και αυτό δεν οδηγεί στο { $to }.
deblockle-refusal-hop-x = Το Χ πηδά ένα τετράγωνο διαγώνια, και αυτό δεν οδηγεί στο { $to }.
deblockle-refusal-slide-line = Η Ολίσθηση γίνεται σε ευθεία, και καμία δεν οδηγεί στο { $to }.
deblockle-refusal-slide-block = Ο κύβος στο { $block } σταματά την ολίσθηση πριν από το { $to }.
deblockle-refusal-slide-on = Ο κύβος δεν σταματά στο { $to }· γλιστρά ως το { $end }.
deblockle-refusal-slide-star = Ο κύβος δεν σταματά στο { $to }, και θα κατέληγε πάνω στο αστέρι στο { $star }.
deblockle-refusal-hoops-distance = Οι Κρίκοι κάνουν ακριβώς τρία ευθεία βήματα, που δεν τελειώνουν ποτέ στο { $to }.
deblockle-refusal-hoops-blocked = Κύβοι κλείνουν κάθε διαδρομή τριών βημάτων ως το { $to }.
deblockle-refusal-too-long = Η κίνηση τελειώνει εκεί.

## Τι σημειώνεται στο ταμπλό

deblockle-mark-blocked = { the-side } είναι μπλοκαρισμένος: κανένας κύβος του δεν έχει κίνηση.

## Τι δεν πάει καλά σε μια γραμμή θέσης

deblockle-read-fields = Μια γραμμή θέσης έχει δύο έως έξι πεδία: ταμπλό, σειρά, κύβοι στον στόχο, κανόνες, ήσυχες κινήσεις, αριθμός κίνησης. Βρέθηκαν: { $count }.
deblockle-read-ranks = Πεδίο 1: το ταμπλό έχει επτά γραμμές, χωρισμένες με «/». Βρέθηκαν: { $count }.
deblockle-read-rank-width = Πεδίο 1: η γραμμή { $rank } έχει επτά τετράγωνα. Βρέθηκαν: { $width }.
deblockle-read-letter = Πεδίο 1: το «{ $text }» στη γραμμή { $rank } δεν είναι ούτε πλήθος κενών τετραγώνων από 1 έως 7 ούτε σύμβολο.
deblockle-read-pair = Πεδίο 1: κανένας κύβος δεν στέκεται όπως «{ $text }» στη γραμμή { $rank }. Δύο γράμματα, και τα δύο κεφαλαία ή και τα δύο πεζά, λένε ποιο σύμβολο είναι πάνω και ποιο στον βορρά.
deblockle-read-star = Πεδίο 1: το { $at } είναι θέση αστεριού, και εκεί δεν στέκεται ποτέ κύβος.
deblockle-read-too-many =
    { $side ->
        [gold] Ο χρυσός έχει πάνω από τέσσερις κύβους, στο ταμπλό και στον στόχο μαζί.
       *[blue] Ο μπλε έχει πάνω από τέσσερις κύβους, στο ταμπλό και στον στόχο μαζί.
    }
deblockle-read-no-blocks = Πεδίο 1: δεν υπάρχει κύβος στο ταμπλό.
deblockle-read-side = Πεδίο 2: η σειρά είναι «g» ή «b», όχι «{ $text }».
deblockle-read-removed = Πεδίο 3: οι κύβοι στον στόχο είναι δύο αριθμοί όπως «1-0», του χρυσού και του μπλε, όχι «{ $text }».
deblockle-read-rules = Πεδίο 4: οι κανόνες είναι ένα από τα γράμματα h, t, f και b, και μετά e και n όπου ισχύουν, όχι «{ $text }».
deblockle-read-conflict =
    { $option ->
        [slider] Πεδίο 4: το «{ $text }» δεν συμφωνεί με τον κανόνα που επιλέχθηκε για το πού σταματά η Ολίσθηση.
        [no-hop] Πεδίο 4: το «{ $text }» δεν συμφωνεί με τον κανόνα που επιλέχθηκε για αναποδογύρισμα χωρίς πήδημα.
       *[adjacent] Πεδίο 4: το «{ $text }» δεν συμφωνεί με τον κανόνα που επιλέχθηκε για τους γειτονικούς κύβους.
    }
deblockle-read-counter =
    { $field ->
        [quiet] Πεδίο 5: οι ήσυχες κινήσεις είναι ακέραιος αριθμός, όχι «{ $text }».
       *[turn] Πεδίο 6: ο αριθμός της κίνησης είναι ακέραιος από το 1, όχι «{ $text }».
    }

## Τι δεν πάει καλά στο κείμενο μιας κίνησης

deblockle-read-turn = Το «{ $text }» δεν είναι κίνηση. Οι κινήσεις γράφονται όπως «c3nLc7» ή «e1nP».
deblockle-read-face = Όταν ο κύβος στο { $from } αναποδογυρίζει { deblockle-direction }, πάνω έρχεται: { deblockle-face }, όχι: { deblockle-face-said }.
deblockle-read-destination = Λείπει το τετράγωνο όπου τελειώνει το πήδημα, που απαιτεί το σύμβολο πάνω: { deblockle-face }.

## Το στήσιμο

deblockle-setup-rolled =
    { $side ->
        [gold] Ο χρυσός έριξε για τον μπλε: { deblockle-face }.
       *[blue] Ο μπλε έριξε για τον χρυσό: { deblockle-face }.
    }
deblockle-setup-put =
    { $owner ->
        [gold] Ένας χρυσός κύβος μπήκε στο { $at }, πάνω: { deblockle-face }.
       *[blue] Ένας μπλε κύβος μπήκε στο { $at }, πάνω: { deblockle-face }.
    }
deblockle-setup-turned = Ο κύβος στο { $at } στράφηκε, βόρεια τώρα: { deblockle-face-north }.
deblockle-setup-taken = Ο κύβος από το { $at } γύρισε στον δίσκο.
deblockle-setup-moved = Ο κύβος πήγε από { $from } σε { $to }.
deblockle-setup-swapped = Ένας κύβος έκανε χώρο ανάμεσα στα { $from } και { $to }.
deblockle-setup-swapped-many = Οι κύβοι στα { $from } και { $to } άλλαξαν θέσεις.
deblockle-setup-prompt-roll =
    { $side ->
        [gold] Ρίξε τους κύβους. Μετά ο χρυσός στήνει πρώτος τους κύβους του μπλε.
       *[blue] Ρίξε τους κύβους. Μετά ο μπλε στήνει πρώτος τους κύβους του χρυσού.
    }
deblockle-setup-prompt-place =
    { $side ->
        [gold] Ο χρυσός στήνει τους κύβους του μπλε. Στον δίσκο: { $left }.
       *[blue] Ο μπλε στήνει τους κύβους του χρυσού. Στον δίσκο: { $left }.
    }
deblockle-setup-prompt-done =
    { $side ->
        [gold] Ο χρυσός μπορεί ακόμη να στρέψει και να μετακινήσει τους κύβους του μπλε ή να επιβεβαιώσει.
       *[blue] Ο μπλε μπορεί ακόμη να στρέψει και να μετακινήσει τους κύβους του χρυσού ή να επιβεβαιώσει.
    }
deblockle-setup-prompt-play = Το στήσιμο ολοκληρώθηκε. { the-side } παίζει πρώτος.
deblockle-setup-refused-text = Το «{ $text }» δεν είναι βήμα του στησίματος.
deblockle-setup-refused-not-rolled = Πρώτα πρέπει να ριχτούν οι κύβοι.
deblockle-setup-refused-rolled = Οι κύβοι έχουν ήδη ριχτεί.
deblockle-setup-refused-roll-count =
    { $owner ->
        [gold] Η ρίψη δεν έχει ένα σύμβολο για κάθε κύβο του χρυσού.
       *[blue] Η ρίψη δεν έχει ένα σύμβολο για κάθε κύβο του μπλε.
    }
deblockle-setup-refused-roll-faces =
    { $owner ->
        [gold] Οι κανόνες που επιλέχθηκαν δίνουν άλλα σύμβολα στους κύβους του χρυσού.
       *[blue] Οι κανόνες που επιλέχθηκαν δίνουν άλλα σύμβολα στους κύβους του μπλε.
    }
deblockle-setup-refused-no-slot = Δεν υπάρχει κύβος με αριθμό { $number }.
deblockle-setup-refused-slot-empty = Ο κύβος με αριθμό { $number } βρίσκεται ήδη στο ταμπλό.
deblockle-setup-refused-not-start =
    { $owner ->
        [gold] Οι κύβοι του χρυσού μπαίνουν στα αρχικά τετράγωνα του χρυσού.
       *[blue] Οι κύβοι του μπλε μπαίνουν στα αρχικά τετράγωνα του μπλε.
    }
deblockle-setup-refused-occupied = Στο { $at } υπάρχει ήδη κύβος.
deblockle-setup-refused-empty = Δεν υπάρχει κύβος στο { $at }.
deblockle-setup-refused-not-yours =
    { $owner ->
        [gold] Ο κύβος στο { $at } είναι του μπλε, και τώρα στήνονται οι κύβοι του χρυσού.
       *[blue] Ο κύβος στο { $at } είναι του χρυσού, και τώρα στήνονται οι κύβοι του μπλε.
    }
deblockle-setup-refused-other-tray =
    { $owner ->
        [gold] Τώρα στήνονται οι κύβοι του χρυσού, που είναι στον άλλο δίσκο.
       *[blue] Τώρα στήνονται οι κύβοι του μπλε, που είναι στον άλλο δίσκο.
    }
deblockle-setup-refused-not-placed =
    { $left ->
        [one] Ένας κύβος δεν έχει μπει ακόμη.
       *[other] { $left } κύβοι δεν έχουν μπει ακόμη.
    }
deblockle-setup-refused-too-long = Το βήμα τελειώνει εκεί.
deblockle-setup-refused-over = Το στήσιμο ολοκληρώθηκε.

## Προαιρετικοί κανόνες

deblockle-option-slider = Πού σταματά η Ολίσθηση
deblockle-option-slider-about = Ο κύβος γλιστρά ως την άκρη ή ως άλλον κύβο, ποτέ πάνω σε αστέρι· εδώ ορίζεται πού μπορεί να σταματήσει νωρίτερα.
deblockle-option-slider-h = Και ακριβώς πριν από αστέρι
deblockle-option-slider-t = Μόνο στο τέλος
deblockle-option-slider-f = Ένα πριν, αν στο τέλος είναι αστέρι
deblockle-option-slider-b = Και οπουδήποτε δίπλα σε αστέρι
deblockle-option-no-hop = Αναποδογύρισμα χωρίς πήδημα
deblockle-option-no-hop-about = Τι γίνεται όταν το σύμβολο που έρχεται πάνω δεν βρίσκει τετράγωνο για πήδημα.
deblockle-option-no-hop-illegal = Δεν επιτρέπεται
deblockle-option-no-hop-ends = Τελειώνει την κίνηση
deblockle-option-adjacent = Γειτονικοί κύβοι
deblockle-option-adjacent-about = Αν μια κίνηση μπορεί να τελειώσει με κύβο δίπλα σε κύβο του αντιπάλου.
deblockle-option-adjacent-allowed = Επιτρέπονται
deblockle-option-adjacent-forbidden = Χωρίς γειτονικούς κύβους
deblockle-option-gold = Κύβοι του χρυσού
deblockle-option-gold-about = Με πόσους κύβους ξεκινά ο χρυσός· οι λιγότεροι φτάνουν πιο γρήγορα στον στόχο.
deblockle-option-blue = Κύβοι του μπλε
deblockle-option-blue-about = Με πόσους κύβους ξεκινά ο μπλε· οι λιγότεροι φτάνουν πιο γρήγορα στον στόχο.
deblockle-option-first = Πρώτη κίνηση
deblockle-option-first-about = Ποιος παίζει πρώτος και στήνει πρώτος τους κύβους του αντιπάλου.
deblockle-option-first-gold = Χρυσός
deblockle-option-first-blue = Μπλε
deblockle-option-faces = Σύμβολα πάνω
deblockle-option-faces-about = Κενό: ρίχνονται. Αλλιώς τα σύμβολα του χρυσού και του μπλε, όπως XHSL/PXXC: S Αστέρι, P Στοπ, C Σταυρός, X Χ, L Ολίσθηση, H Κρίκοι.
deblockle-option-seed = Αριθμός ρίψης
deblockle-option-seed-about = Ο ίδιος αριθμός δίνει πάντα τα ίδια σύμβολα και το ίδιο γρήγορο στήσιμο.
deblockle-option-quiet = Όριο κινήσεων
deblockle-option-quiet-about = Τόσες κινήσεις και των δύο παικτών χωρίς να φτάσει κύβος στον στόχο φέρνουν ισοπαλία.
deblockle-option-quiet-off = Κανένα όριο
deblockle-option-repetition = Επανάληψη
deblockle-option-repetition-about = Αν το παιχνίδι τελειώνει όταν η ίδια θέση εμφανιστεί για τρίτη φορά.
deblockle-option-repetition-draw = Ισοπαλία
deblockle-option-repetition-off = Συνεχίζεται

# A start of the players' own.
deblockle-start-touching = Με τον κανόνα «χωρίς γειτονικούς κύβους» η παρτίδα δεν αρχίζει με αντίπαλους κύβους δίπλα δίπλα: { $squares }. Απομάκρυνέ τους.
