### Η παρτίδα δίπλα στο ταμπλό, το στήσιμό της και όσα λέει το ίδιο το πρόγραμμα.

app-game-is-over = Η παρτίδα τελείωσε. Αναίρεσε μια κίνηση για να συνεχίσεις.
app-path-empty = Γράψε τη διαδρομή ενός αρχείου.
app-path-folder = Αυτός είναι φάκελος. Πρόσθεσε ένα όνομα για το αρχείο.
app-saved = Αποθηκεύτηκε: { $path }
app-saved-in-part = Αποθηκεύτηκε: { $path }. Ένα αρχείο .{ $format } δεν χωράει ό,τι έχει αυτή η παρτίδα. Ως .tavola.ron δεν μένει τίποτα έξω.

window-no-display = Δεν βρέθηκε οθόνη. Η Tavola ανοίγει παράθυρο: ξεκίνησέ την από γραφικό περιβάλλον ή όρισε DISPLAY ή WAYLAND_DISPLAY.
window-cannot-open = Το παράθυρο δεν άνοιξε. Στο Linux έλεγξε ότι υπάρχουν αυτά τα πακέτα: libxkbcommon-x11-0 libx11-xcb1 libxcursor1 libxi6 libxrender1 libgl1 libegl1. Έλεγξε επίσης ότι το DISPLAY ή το WAYLAND_DISPLAY δείχνει σε οθόνη που λειτουργεί.

play-begins = Ξεκινά: { $player }.
play-card-to-move = έχει σειρά
play-won = Νίκη: { $player }
play-drawn = Ισοπαλία
play-result-later = Στο τέλος: { $result }
play-flip-by-hand = Κάνε κλικ στα πούλια που γυρίζουν και μετά δώσε τη σειρά.
play-now-move = Σειρά: { $player }
play-now-target-coerceo = { $player }: διάλεξε θέση
play-now-target-reversi = { $player }: διάλεξε τετράγωνο
play-now-target-deblockle = { $player }: διάλεξε προς τα πού θα πέσει ο κύβος
play-now-exchange = { $player }: διάλεξε το πιόνι που θα αφαιρεθεί
play-now-hand-over = { $player }: γύρισε πούλια και δώσε τη σειρά
play-now-hop = { $player }: διάλεξε πού θα πηδήξει
play-variations = { $count ->
        [one] { $count } άλλη παραλλαγή εδώ
       *[other] { $count } άλλες παραλλαγές εδώ
    }

setup-title = Στήσιμο
setup-help = Κάνε κλικ σε έναν κύβο και μετά σε ένα αρχικό τετράγωνο. Νέο κλικ στον τοποθετημένο κύβο τον στρίβει κατά ένα τέταρτο· κλικ σε άλλο τετράγωνο τον μετακινεί.
setup-at-hand = τοποθετεί τώρα
setup-waits = περιμένει
setup-roll = Ρίξε τους κύβους
setup-hand-over = Επιβεβαίωσε και δώσε τη σειρά
