### Το παράθυρο: μενού, αρχική οθόνη, φόρμα νέου παιχνιδιού, διάλογοι, το ταμπλό και ό,τι βρίσκεται δίπλα του.

app-name = Tavola

menu-game = Παιχνίδι
menu-turn = Κίνηση
menu-view = Προβολή
menu-learn = Μάθηση
menu-help = Βοήθεια

command-new-game = Νέο παιχνίδι…
command-new-game-help = Διάλεξε παίκτες, κανόνες και αρχική διάταξη.
command-another-game = Άλλο ένα παιχνίδι
command-another-game-help = Ξεκίνα πάλι με τους ίδιους παίκτες και κανόνες.
command-open = Άνοιγμα…
command-open-help = Άνοιξε ένα αποθηκευμένο παιχνίδι.
command-game-list = Παρτίδες του αρχείου…
command-game-list-help = Ξεφύλλισε το αρχείο με πολλές παρτίδες που ανοίχτηκε τελευταίο.
command-save = Αποθήκευση
command-save-help = Γράψε το παιχνίδι στο αρχείο του.
command-save-as = Αποθήκευση ως…
command-save-as-help = Γράψε το παιχνίδι σε αρχείο με άλλο όνομα.
command-copy-position = Αντιγραφή θέσης
command-copy-position-help = Βάλε τη θέση στο πρόχειρο ως γραμμή κειμένου.
command-copy-game = Αντιγραφή παιχνιδιού
command-copy-game-help = Βάλε όλο το παιχνίδι στο πρόχειρο ως κείμενο.
command-paste = Επικόλληση παιχνιδιού ή θέσης
command-paste-help = Άνοιξε το παιχνίδι ή τη θέση που είναι στο πρόχειρο.
command-home = Αρχική οθόνη
command-home-help = Πήγαινε στον κατάλογο των παιχνιδιών. Το τρέχον παιχνίδι μένει στο τραπέζι.
command-settings = Ρυθμίσεις…
command-settings-help = Γλώσσα, εμφάνιση, κίνηση και συνήθειες.
command-quit = Έξοδος
command-quit-help = Κλείσε το πρόγραμμα. Τα ατελείωτα παιχνίδια φυλάγονται.
command-undo = Αναίρεση
command-undo-help = Πάρε πίσω την τελευταία κίνηση ή ό,τι έχει επιλεγεί από αυτήν.
command-redo = Επανάληψη
command-redo-help = Παίξε ξανά μια κίνηση που αναιρέθηκε.
command-exchange = Ανταλλαγή πλακιδίων
command-exchange-help = Πλήρωσε με πλακίδια για ένα πιόνι του αντιπάλου ή βγες από την ανταλλαγή.
command-pass = Πάσο
command-pass-help = Πήγαινε πάσο όταν δεν μπαίνει κανένα πούλι.
command-hand-over = Δώσε τη σειρά
command-hand-over-help = Τελείωσε μια κίνηση ή ένα στήσιμο που γίνεται με το χέρι.
command-correct = Διόρθωση τελευταίας κίνησης
command-correct-help = Άνοιξε ξανά τα γυρίσματα της τελευταίας κίνησης.
command-let-go = Άφησέ το
command-let-go-help = Άφησε ό,τι έχει επιλεγεί.
command-offer-draw = Συμφωνία για ισοπαλία…
command-offer-draw-help = Τελείωσε το παιχνίδι χωρίς νικητή.
command-resign = Παραίτηση…
command-resign-help = Εγκατάλειψε το παιχνίδι.
command-first = Στην αρχή
command-first-help = Δείξε τη θέση πριν από την πρώτη κίνηση.
command-previous = Μία κίνηση πίσω
command-previous-help = Δείξε τη θέση πριν από αυτή την κίνηση.
command-next = Μία κίνηση μπροστά
command-next-help = Δείξε τη θέση μετά την επόμενη κίνηση.
command-last = Στο τέλος
command-last-help = Δείξε τη θέση μετά την τελευταία κίνηση.
command-coordinates = Συντεταγμένες
command-coordinates-help = Δείξε ή κρύψε τα ονόματα των θέσεων.
command-flip-board = Στροφή του ταμπλό
command-flip-board-help = Δες το ταμπλό από την άλλη πλευρά.
command-full-screen = Πλήρης οθόνη
command-full-screen-help = Γέμισε την οθόνη ή γύρισε σε παράθυρο.
command-zoom-in = Μεγαλύτερα
command-zoom-in-help = Δείξε τα όλα μεγαλύτερα.
command-zoom-out = Μικρότερα
command-zoom-out-help = Δείξε τα όλα μικρότερα.
command-zoom-reset = Κανονικό μέγεθος
command-zoom-reset-help = Γύρισε στο κανονικό μέγεθος.
command-rules = Κανόνες του παιχνιδιού
command-rules-help = Οι κανόνες σε μισή οθόνη.
command-shortcuts = Πλήκτρα
command-shortcuts-help = Όλα όσα γίνονται, με το πλήκτρο τους.
command-about = Σχετικά με το Tavola
command-about-help = Έκδοση, άδειες και πού βρίσκονται τα αρχεία.

key-ctrl = Ctrl
key-command = Cmd
key-shift = Shift
key-enter = Enter
key-escape = Esc
key-home = Home
key-end = End
key-page-up = Page Up
key-page-down = Page Down
key-plus = Συν
key-minus = Μείον

variant-coerceo =
    { $start ->
        [ocius] Ocius
       *[other] Laurentius
    }
variant-reversi = { $size } × { $size }
variant-deblockle = Κύβοι { $gold }–{ $blue }

file-filter-saves = Παιχνίδια Tavola
file-filter-reversi = Reversi άλλων προγραμμάτων
file-filter-all = Όλα τα αρχεία

home-line = Επιτραπέζια παιχνίδια για παιχνίδι, μάθηση και μελέτη
home-play = Παίξε
home-continue = Συνέχισε
home-rules = Κανόνες
home-play-game = Παίξε { $game }
home-continue-game = Συνέχισε { $game }
home-rules-game = Κανόνες: { $game }
home-board = Το ταμπλό: { $game }
home-recent = Πρόσφατα παιχνίδια
home-recent-empty = Εδώ εμφανίζονται τα παιχνίδια που αποθηκεύεις ή τελειώνεις.
home-open = Άνοιγμα αρχείου…
home-unfinished = σε εξέλιξη
home-two-players = δύο παίκτες

new-game-title = Νέο παιχνίδι
new-game-again-title = Δοκίμασε ξανά
new-game-again-about = Συνέχισε από τη θέση πριν από την κίνηση { $turn }, με αντίπαλο υπολογιστή ή άνθρωπο.
new-game-which = Ποιο παιχνίδι
new-game-players = Παίκτες
new-game-name = Όνομα παίκτη: { $side }
new-game-swap = Αλλαγή πλευρών
new-game-rules = Προαιρετικοί κανόνες
new-game-draws = Ισοπαλίες
new-game-dice = Ζάρια και σύμβολα
new-game-changed = αλλαγμένος
new-game-house = σπιτικός κανόνας
new-game-official = Πίσω στους επίσημους κανόνες
new-game-preview = Αρχική διάταξη
new-game-preview-unclear = Η αρχική διάταξη θα φανεί εδώ μόλις ταιριάξουν οι κανόνες.
new-game-setup = Στήσιμο
new-game-setup-full = Στο ταμπλό
new-game-setup-full-about = Κάθε πλευρά ρίχνει τους κύβους του αντιπάλου και τους βάζει στα τετράγωνά τους.
new-game-setup-quick = Αμέσως
new-game-setup-quick-about = Τα ζάρια αποφασίζουν πού στέκεται κάθε κύβος και προς τα πού κοιτάζει.
new-game-reroll = Ξανά τα ζάρια
new-game-position = Έναρξη από θέση
new-game-position-about = Επικόλλησε μια γραμμή θέσης αυτού του παιχνιδιού. Όπου η ίδια η γραμμή ορίζει κανόνα, ισχύει η γραμμή.
new-game-position-name = Γραμμή θέσης
new-game-off = Όχι
new-game-number = Ένας ακέραιος από { $min } έως { $max }.
new-game-start = Έναρξη παιχνιδιού
new-game-back = Πίσω

dialog-cancel = Ακύρωση
dialog-close = Κλείσιμο
dialog-done = Έτοιμο

dialog-resign-title = Εγκατάλειψη του παιχνιδιού;
dialog-resign-text = { the-side } εγκαταλείπει και κερδίζει ο αντίπαλος.
dialog-resign-accept = Παραίτηση
dialog-resign-cancel = Συνέχεια
dialog-draw-title = Συμφωνία για ισοπαλία;
dialog-draw-text = { the-side } προτείνει να τελειώσει το παιχνίδι χωρίς νικητή. Είναι ισοπαλία αν το θέλουν και οι δύο παίκτες.
dialog-draw-accept = Συμφωνούν και οι δύο
dialog-draw-cancel = Συνέχεια

dialog-unsaved-title = Αποθήκευση των αλλαγών;
dialog-unsaved-text = Το παιχνίδι άλλαξε από τότε που γράφτηκε στο «{ $file }».
dialog-unsaved-save = Αποθήκευση
dialog-unsaved-discard = Χωρίς αποθήκευση

dialog-overwrite-title = Αντικατάσταση του αρχείου;
dialog-overwrite-text = Υπάρχει ήδη αρχείο «{ $file }» στον φάκελο «{ $folder }». Το παιχνίδι που έχει τώρα μένει δίπλα του ως αντίγραφο ασφαλείας.
dialog-overwrite-accept = Αντικατάσταση

dialog-open-title = Άνοιγμα παιχνιδιού
dialog-save-title = Αποθήκευση παιχνιδιού
dialog-path-about = Αυτή η επιφάνεια εργασίας δεν έχει διάλογο αρχείων, γι’ αυτό γράψε εσύ τη διαδρομή. Μια διαδρομή που αρχίζει με ~ ξεκινά από τον προσωπικό σου φάκελο.
dialog-path-name = Διαδρομή του αρχείου
dialog-path-open = Άνοιγμα
dialog-path-save = Αποθήκευση

dialog-games-title = Παρτίδες του { $file }
dialog-games-title-pasted = Παρτίδες που επικολλήθηκαν
dialog-games-open = Άνοιγμα παρτίδας
dialog-games-search = Παίκτης, τουρνουά ή έτος
dialog-games-count = { $found } από { $all } παρτίδες
dialog-games-column-number = Αρ.
dialog-games-column-players = Παίκτες
dialog-games-column-event = Τουρνουά
dialog-games-column-score = Σκορ
dialog-games-sorted =
    { $way ->
        [rising] { $column }, αύξουσα
       *[falling] { $column }, φθίνουσα
    }
dialog-games-none = Καμία παρτίδα της λίστας δεν έχει όλες αυτές τις λέξεις.
dialog-games-lack =
    { $what ->
        [players] Οι αριθμοί είναι παίκτες: δεν υπάρχει αρχείο .jou στον ίδιο φάκελο.
        [events] Οι αριθμοί είναι τουρνουά: δεν υπάρχει αρχείο .trn στον ίδιο φάκελο.
       *[both] Οι αριθμοί είναι παίκτες και τουρνουά: δεν υπάρχουν αρχεία .jou και .trn στον ίδιο φάκελο.
    }
dialog-games-row = Παρτίδα { $number }: { $about }
dialog-positions-title = Θέσεις του { $file }
dialog-positions-title-pasted = Θέσεις που επικολλήθηκαν
dialog-positions-open = Άνοιγμα θέσης
dialog-positions-count = Θέσεις: { $all }
dialog-positions-column-turn = Σειρά
dialog-positions-column-empties = Κενά
dialog-positions-column-score = Σκορ
dialog-positions-row =
    { $known ->
        [no] Θέση { $number }: σειρά: { $side }, κενά τετράγωνα: { $empties }
       *[yes] Θέση { $number }: σειρά: { $side }, κενά τετράγωνα: { $empties }, σκορ: { $score }
    }
dialog-reading = Διαβάζεται το { $file }: { $percent }%
dialog-partial-title = Διαβάζεται μόνο η αρχή
dialog-partial-text = Όλα πριν από εκεί είναι επιτρεπτά και μπορούν να ανοίξουν. Το πρωτότυπο μένει όπως είναι.
dialog-partial-accept = Άνοιγμα της αρχής

dialog-failure-title = Δεν έγινε

dialog-shortcuts-title = Πλήκτρα
dialog-shortcuts-board = Στο ταμπλό
dialog-shortcuts-board-arrows = Μετακίνησε τον δρομέα από θέση σε θέση.
dialog-shortcuts-board-choose = Διάλεξε τη θέση κάτω από τον δρομέα.
dialog-shortcuts-arrows = Βέλη
dialog-shortcuts-space = Enter, κενό

about-version = Έκδοση { $version }
about-unofficial = Ένα δωρεάν πρόγραμμα για να παίζεις, να μαθαίνεις και να μελετάς αφηρημένα επιτραπέζια παιχνίδια. Είναι ανεπίσημο: οι δημιουργοί και οι εκδότες των παιχνιδιών δεν έχουν σχέση με αυτό.
about-licence = Άδεια
about-licence-text = Ελεύθερο λογισμικό με την άδεια MIT ή την άδεια Apache 2.0, όποια προτιμάς. Η γραμματοσειρά είναι η Inter, με την άδεια SIL Open Font.
about-files = Πού βρίσκονται τα αρχεία
about-settings = Ρυθμίσεις
about-games = Τρέχοντα και τελειωμένα παιχνίδια

settings-title = Ρυθμίσεις
settings-language = Γλώσσα
settings-language-auto = Όπως το σύστημα
settings-appearance = Εμφάνιση
settings-theme = Χρώματα
settings-theme-system = Όπως το σύστημα
settings-theme-light = Φωτεινά
settings-theme-dark = Σκούρα
settings-zoom = Μέγεθος
settings-zoom-value = { $percent }%
settings-coordinates = Συντεταγμένες
settings-coordinates-about = Τα ονόματα των θέσεων πάνω στο ταμπλό.
settings-motion = Κίνηση
settings-animation = Δείξε πώς εξελίσσεται η κίνηση
settings-animation-about = Βήματα, αιχμαλωσίες και γυρίσματα ένα ένα. Οποιοδήποτε κλικ ή πλήκτρο τα τελειώνει.
settings-speed = Ταχύτητα
settings-speed-slow = Αργή
settings-speed-usual = Κανονική
settings-speed-fast = Γρήγορη
settings-reduced-motion = Λιγότερη κίνηση
settings-reduced-motion-about = Τα πιόνια σβήνουν και εμφανίζονται αντί να μετακινούνται.
settings-playing = Παιχνίδι
settings-confirm-passes = Επιβεβαίωση του πάσο
settings-confirm-passes-about = Το αναγκαστικό πάσο περιμένει να συμφωνήσει ο παίκτης.
settings-next-first = Ποιος αρχίζει το επόμενο παιχνίδι
settings-next-first-game = { $game }: ποιος αρχίζει το επόμενο παιχνίδι
settings-next-first-changed = Εναλλάξ
settings-next-first-winner = Ο νικητής
settings-next-first-same = Όπως πριν
settings-files = Αρχεία
settings-autosave = Φύλαξη ατελείωτων παιχνιδιών
settings-autosave-about = Μετά από κάθε κίνηση, για να μη χαθεί τίποτα ακόμα κι αν κοπεί το ρεύμα.

play-coerceo-owns = { $pieces ->
        [one] { $pieces } πιόνι
       *[other] { $pieces } πιόνια
    } · { $tiles ->
        [one] { $tiles } πλακίδιο
       *[other] { $tiles } πλακίδια
    }
play-coerceo-taken = { $count ->
        [one] { $count } αιχμάλωτο
       *[other] { $count } αιχμάλωτα
    }
play-reversi-owns = { $discs ->
        [one] { $discs } πούλι
       *[other] { $discs } πούλια
    } · { $left ->
        [one] μένει { $left }
       *[other] μένουν { $left }
    }
play-deblockle-owns = { $blocks ->
        [one] { $blocks } κύβος
       *[other] { $blocks } κύβοι
    } στο ταμπλό · { $home } στον στόχο
play-exchange = { $price ->
        [one] Ανταλλαγή { $price } πλακιδίου (έχεις { $held })
       *[other] Ανταλλαγή { $price } πλακιδίων (έχεις { $held })
    }
play-exchange-leave = Έξοδος από την ανταλλαγή
play-draw = Ισοπαλία
play-resign = Παραίτηση
play-hand-over = { command-hand-over }
play-pass = { command-pass }
play-correct = { command-correct }
play-another-game = { command-another-game }
play-turns-possible = { $count ->
        [one] { $count } δυνατή κίνηση
       *[other] { $count } δυνατές κινήσεις
    }
play-result-win = { the-side } κέρδισε
play-result-draw = Ισοπαλία
play-block-on = Κύβος στο { $site }
play-empty-list = Δεν έχει παιχτεί ακόμα καμία κίνηση.

site-empty = { $site }, κενό
site-piece = { $site }, { $piece }
site-can-be-chosen = μπορεί να επιλεγεί
site-selected = επιλεγμένο
site-last-turn = τελευταία κίνηση
site-threatened = απειλείται
site-falling = πρόκειται να αφαιρεθεί
piece-coerceo-white = λευκό πιόνι
piece-coerceo-black = μαύρο πιόνι
piece-reversi-black = μαύρο πούλι
piece-reversi-white = λευκό πούλι
piece-deblockle = { $side ->
        [gold] χρυσός κύβος
       *[blue] μπλε κύβος
    }, { $face ->
        [star] Αστέρι
        [stop] Στοπ
        [cross] Σταυρός
        [x] Χ
        [slider] Ολίσθηση
       *[hoops] Κρίκοι
    } πάνω
