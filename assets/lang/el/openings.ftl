### Ανοίγματα του Reversi: ο κατάλογος, τυχαίες αρχές.

command-openings = Ανοίγματα του Reversi…
command-openings-help = Ξεφύλλισε τα ανοίγματα που έχουν όνομα, παίξε από αυτά ή μελέτησέ τα.

dialog-openings-title = Ανοίγματα του Reversi
dialog-openings-search = Όνομα ή κινήσεις
dialog-openings-count = { $found } από { $all } ανοίγματα
dialog-openings-none = Κανένα άνοιγμα δεν έχει αυτό το όνομα ούτε αρχίζει με αυτές τις κινήσεις.
dialog-openings-row = { $name }, { $turns }
dialog-openings-plies =
    { $count ->
        [one] { $count } κίνηση
       *[other] { $count } κινήσεις
    }
dialog-openings-also = Επίσης { $names }
dialog-openings-board = Η θέση μετά το άνοιγμα { $name }
dialog-openings-study = Μελέτησέ το
dialog-openings-play = Παίξε από εδώ

play-opening = Άνοιγμα: { $name }
play-opening-word = Άνοιγμα
turn-given = δόθηκε τυχαία

new-game-opening = Άνοιγμα
new-game-opening-usual = Κανονικό
new-game-opening-balanced = Ισόρροπο
new-game-opening-line = Από λίστα
new-game-opening-usual-about = Οι παίκτες διαλέγουν μόνοι τους κάθε κίνηση.
new-game-opening-balanced-about = Οι οκτώ πρώτες κινήσεις είναι τυχαίες. Μετά από αυτές, όπως το κρίνει το ίδιο το πρόγραμμα, καμία πλευρά δεν προηγείται πάνω από ένα πούλι περίπου.
new-game-opening-draw = Άλλη τυχαία αρχή
new-game-opening-choose = Επιλογή από τον κατάλογο…

analysis-book = Από το βιβλίο ανοιγμάτων
