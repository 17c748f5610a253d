### Παίκτες-υπολογιστές: ποιος παίζει, πόσο δυνατά, και τι λένε.

command-players = Παίκτες…
command-players-help = Διάλεξε ποιος παίζει: άνθρωποι ή υπολογιστές οποιουδήποτε επιπέδου.
command-move-now = Παίξε τώρα
command-move-now-help = Ο υπολογιστής παίζει την καλύτερη κίνηση που έχει βρει ως τώρα.
command-pause-computer = Παύση του υπολογιστή
command-pause-computer-help = Ο υπολογιστής περιμένει ώσπου να του πεις να συνεχίσει.

# Ποιος παίζει μια πλευρά.
seat-kind = Παίκτης: { $side }
seat-person = Άνθρωπος
seat-computer = Υπολογιστής
seat-level = Επίπεδο του υπολογιστή: { $side }
dialog-players-title = Παίκτες
dialog-players-about = Κάθε αλλαγή ισχύει αμέσως, ακόμη και στη μέση του παιχνιδιού.

# Υπολογιστής χωρίς δικό του όνομα: στην κάρτα του και μέσα σε πρόταση.
computer-name = Υπολογιστής
computer-said = Υπολογιστής

# Τα επίπεδα, από το πιο αδύναμο.
level-name-1 = Πρώτα βήματα
level-name-2 = Αρχάριος
level-name-3 = Ερασιτέχνης
level-name-4 = Εξασκημένος
level-name-5 = Ικανός
level-name-6 = Δυνατός
level-name-7 = Έμπειρος
level-name-8 = Μετρ
level-in-list = { $number } · { $name }
level-on-card = Επίπεδο { $number } · { $name }
# Πόσο μακριά βλέπει, τι δεν βλέπει, πώς κρίνει.
level-about =
    { $reach ->
        [plies] Βλέπει { $count ->
            [one] μία κίνηση
           *[other] { $count } κινήσεις
        } μπροστά
        [positions] Ζυγίζει { $count } θέσεις σε κάθε κίνηση
       *[time] Σκέφτεται { $count ->
            [one] ένα δευτερόλεπτο
           *[other] { $count } δευτερόλεπτα
        } σε κάθε κίνηση (βλ. ρυθμίσεις)
    }{ $misses ->
        [0] {""}
       *[other] , παραβλέπει { $misses } στις 100 δικές του κινήσεις
    }{ $overlooks ->
        [0] {""}
       *[other] , δεν προβλέπει { $overlooks } στις 100 απαντήσεις
    }{ $judges ->
        [badly] {" "}και συχνά κρίνει λάθος τις θέσεις.
        [roughly] {" "}και κρίνει τις θέσεις μόνο χονδρικά.
        [slightly] {" "}και κρίνει τις θέσεις σχεδόν σωστά.
        [rightly] , αλλά κρίνει σωστά τις θέσεις.
       *[soundly] {" "}και κρίνει τις θέσεις όσο καλύτερα μπορεί.
    }{ $ending ->
        [0] {""}
       *[other] { $reach ->
            [time] {" "}Τουλάχιστον τα τελευταία { $ending } τετράγωνα τα παίζει χωρίς λάθος.
           *[other] {" "}Τα τελευταία { $ending } τετράγωνα τα παίζει χωρίς λάθος.
        }
    }{ $book ->
        [known] {" "}Τις πρώτες κινήσεις τις παίζει από το βιβλίο ανοιγμάτων.
       *[none] {""}
    }

# Στην κάρτα ενός υπολογιστή.
computer-thinking = Σκέφτεται
computer-depth = βάθος { $depth }
computer-weighs-draw = Ζυγίζει την ισοπαλία
computer-paused = Σε παύση
computer-jumped = Περιμένει όσο κοιτάς πίσω
computer-stopped = Διακόπηκε
computer-resume = Άφησε τον υπολογιστή να παίξει

# Στη γραμμή κατάστασης.
computer-thinks = Ο υπολογιστής σκέφτεται
computer-thinks-named = Σκέφτεται: { $player }
computer-waits = Σειρά: { $player } · σε παύση
computer-has-the-turn = Είναι η σειρά του υπολογιστή.
computer-no-thread = Ο υπολογιστής δεν μπορεί να σκεφτεί, γιατί το σύστημα δεν του έδωσε νήμα: { $error }. Παίξε εσύ για αυτόν ή άφησέ τον να ξαναπροσπαθήσει.
computer-failed = Ο υπολογιστής δεν βρήκε κίνηση. Παίξε εσύ για αυτόν ή άφησέ τον να ξαναπροσπαθήσει.
computer-declines-better = Ο υπολογιστής δεν δέχεται ισοπαλία: πιστεύει ότι είναι σε καλύτερη θέση.
computer-declines-early = Ο υπολογιστής δεν δέχεται ισοπαλία: υπάρχουν ακόμη πολλά να παιχτούν.
setup-computer-places = Ο υπολογιστής τοποθετεί κύβους

dialog-offer-title = Πρόταση ισοπαλίας;
dialog-offer-text = Ο υπολογιστής απαντά ανάλογα με τη θέση του και με το πόσο συνεχίζεται το παιχνίδι χωρίς πρόοδο.
dialog-offer-accept = Πρόταση ισοπαλίας

# Ρυθμίσεις.
settings-computer = Παίκτες-υπολογιστές
settings-computer-time = Χρόνος του πιο δυνατού επιπέδου
settings-computer-wait = Παύση πριν από την απάντηση
settings-computer-wait-none = Καμία
settings-computer-wait-short = Σύντομη
settings-computer-wait-long = Μεγάλη
settings-computer-resigns = Εγκαταλείπει χαμένα παιχνίδια
settings-computer-resigns-about = Όταν η ήττα είναι βέβαιη ή ύστερα από πολλές απελπισμένες κινήσεις στη σειρά.
settings-agreed-draws = Οι υπολογιστές συμφωνούν σε ισοπαλία
settings-agreed-draws-about = Δύο υπολογιστές τελειώνουν μια παρτίδα όπου εδώ και ώρα δεν συμβαίνει τίποτα και κανείς δεν προηγείται.
settings-memory = Μνήμη για τη σκέψη
settings-memory-value = { $count } MB
settings-seconds = { $count } δ
