### What all games share: sides, outcomes, options, lists, sizes, times.

# The sides by name, as labels.
side-white = White
side-black = Black
side-gold = Gold
side-blue = Blue

# Forms for sentences; { $side } and { $other } are a side's word.
# At the beginning of a sentence.
the-side =
    { $side ->
        [white] White
        [black] Black
        [gold] Gold
       *[blue] Blue
    }
# "X has", inside a sentence.
other-has =
    { $other ->
        [white] White has
        [black] Black has
        [gold] Gold has
       *[blue] Blue has
    }
# Inside a sentence.
the-other =
    { $other ->
        [white] White
        [black] Black
        [gold] Gold
       *[blue] Blue
    }

# The games: name, and a line that says what one does.
game-coerceo = Coerceo
game-coerceo-line = Surround the pieces, shrink the board.
game-reversi = Reversi
game-reversi-line = Outflank rows of discs and turn them to your colour.
game-deblockle = Deblockle
game-deblockle-line = Tip the blocks, read the faces, reach the star.

# How games end.
outcome-win-eliminated = { the-side } wins: { other-has } no pieces left.
outcome-win-twelve = { the-side } wins: twelve pieces taken.
outcome-win-home = { the-side } wins: all its blocks are home.
outcome-win-discs = { the-side } wins with more discs.
outcome-win-no-move = { the-side } wins: { other-has } no legal turn.
outcome-win-resigned = { the-side } wins: { the-other } resigned.
outcome-win-time = { the-side } wins: { the-other } ran out of time.
outcome-draw-discs = Draw: both sides have the same number of discs.
outcome-draw-no-move = Draw: the side to move has no legal turn.
outcome-draw-repetition = Draw: the same position has come up for the third time.
outcome-draw-bare = Draw: one piece each, and no exchange can be reached any more.
outcome-draw-quiet = Draw: the limit of turns without a capture, a removed tile or an exchange was reached.
outcome-deblockle-draw-quiet = Draw: the limit of turns without a block going home was reached.
outcome-draw-blocked = Draw: neither side can move.
outcome-draw-agreed = Draw by agreement.

# Why a game is over, below the words that say who won: { $own } and { $other } are discs.
ended-win-eliminated = The opponent has no pieces left.
ended-win-twelve = Twelve pieces taken.
ended-win-home = All blocks are home.
ended-win-discs = { $own ->
        [one] { $own } disc to { $other }.
       *[other] { $own } discs to { $other }.
    }
ended-win-no-move = The opponent has no legal turn.
ended-win-resigned = The opponent resigned.
ended-win-time = The opponent ran out of time.
ended-draw-discs = { $own ->
        [one] { $own } disc each.
       *[other] { $own } discs each.
    }
ended-draw-no-move = The side to move has no legal turn.
ended-draw-repetition = The same position has come up for the third time.
ended-draw-bare = One piece each, and no exchange can be reached any more.
ended-draw-quiet = The limit of turns without a capture, a removed tile or an exchange was reached.
ended-deblockle-draw-quiet = The limit of turns without a block going home was reached.
ended-draw-blocked = Neither side can move.
ended-draw-agreed = By agreement.

session-nothing-to-correct = There is no turn here that could be put right.

# Optional rules given by name.
option-unknown = There is no rule called “{ $key }” in this game.
option-bad-value = The rule “{ $key }” cannot be “{ $value }”.
option-conflict = The rules “{ $one }” and “{ $other }” cannot be combined.

# a, b and c
list = { $rest } and { $last }

size-bytes =
    { $n ->
        [one] { $n } byte
       *[other] { $n } bytes
    }
size-kilobytes = { $n } kB
size-megabytes = { $n } MB
size-gigabytes = { $n } GB

duration-seconds = { $seconds } s
duration-minutes = { $minutes } min { $seconds } s
duration-hours = { $hours } h { $minutes } min

when-today = Today, { $time }
when-yesterday = Yesterday, { $time }
date = { $day } { $month }
date-with-year = { $day } { $month } { $year }
month-in-date =
    { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    }
