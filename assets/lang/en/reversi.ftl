### Reversi: causes, refusals, options.

## What a turn did

reversi-cause-placed = { the-side } placed a disc on { $at }.
reversi-cause-placed-centre = { the-side } placed a disc on { $at }. The first four discs flip nothing.
reversi-cause-outflanked =
    { $side ->
        [black] The disc on { $at } was flipped to black: it lay in a row between the black discs on { $from } and { $to }.
       *[white] The disc on { $at } was flipped to white: it lay in a row between the white discs on { $from } and { $to }.
    }
    .after-reversi-cause-placed = and flipped { $at }.
reversi-cause-outflanked-many =
    { $side ->
        [black] The discs on { $sites } were flipped to black: they lay in rows between { $from } and other black discs.
       *[white] The discs on { $sites } were flipped to white: they lay in rows between { $from } and other white discs.
    }
    .after-reversi-cause-placed = and flipped { $sites }.
reversi-cause-by-hand = { the-side } flipped the disc on { $at } by hand, although it was not outflanked.
    .after-reversi-cause-placed = and flipped { $at } by hand.
    .after-reversi-cause-outflanked = , and flipped { $at } by hand.
reversi-cause-by-hand-many = { the-side } flipped the discs on { $sites } by hand, although they were not outflanked.
    .after-reversi-cause-placed = and flipped { $sites } by hand.
    .after-reversi-cause-outflanked = , and flipped { $sites } by hand.
reversi-cause-supply-empty =
    { $side ->
        [black] Black had no disc left and was given one of White’s.
       *[white] White had no disc left and was given one of Black’s.
    }
reversi-cause-no-placement = { the-side } passes: no placement outflanks anything.

## Why something is no turn

reversi-refusal-game-over = The game is over: neither side can place a disc.
reversi-refusal-off-board = There is no square { $name } on a board of { $size } × { $size }.
reversi-refusal-occupied =
    { $by ->
        [black] There is a black disc on { $at } already.
       *[white] There is a white disc on { $at } already.
    }
reversi-refusal-outflanks-nothing =
    { $side ->
        [black] A black disc on { $at } would outflank nothing.
       *[white] A white disc on { $at } would outflank nothing.
    }
reversi-refusal-must-pass = { the-side } cannot outflank anything on any square and has to pass.
reversi-refusal-only-centre = The first four discs go to the centre, not to { $at }. Still empty: { $centre }.
reversi-refusal-can-place =
    { $on-count ->
        [one] { the-side } may not pass: a disc on { $on } outflanks something.
       *[other] { the-side } may not pass: discs on { $on } outflank something.
    }
reversi-refusal-whole = The turn is complete with the disc on { $at }.
reversi-refusal-flips-by-hand-off = The program flips the discs. Which ones are flipped is written only where they are flipped by hand.
reversi-refusal-not-opposing = There is no opposing disc to flip on { $at }.
reversi-refusal-twice = The square { $at } is named twice.
reversi-refusal-not-a-turn = “{ $text }” is neither a square, like f5, nor “pass”.

## What is wrong with a position line

reversi-read-empty = The position line is empty. It holds the squares from a1 on, a space, and the side to move, X or O.
reversi-read-length =
    { $squares ->
        [one] One character fills no board. It takes 16, 36, 64 or 100, one for each square.
       *[other] { $squares } characters fill no board. It takes 16, 36, 64 or 100, one for each square.
    }
reversi-read-character = Character { $column }, square { $at }: “{ $character }” is none of X (black), O (white) and - (empty).
reversi-read-digit = Character { $column }, square { $at }: digits stand for discs only if a 2 is among them (1 black, 2 white, 0 empty). Without one, nobody can tell what “{ $digit }” means.
reversi-read-side-missing = The side to move is missing: a space and X or O after the squares.
reversi-read-side = The side to move is X or O, not “{ $text }”.
reversi-read-supply = The discs left are two numbers, black/white, like 30/30, not “{ $text }”.
reversi-read-supply-sum = The discs left, “{ $text }”, do not fit the board: together they are { $sum }, but empty squares number { $empty }.
reversi-read-supply-most = The discs left, “{ $text }”, are too many: each side owns { $most } at most.
reversi-read-extra = “{ $text }” is too much: after the squares, the side to move and the discs left, the line ends.
reversi-read-size = The line fills a board of { $line } × { $line }, but the chosen board is { $option } × { $option }.

## Optional rules

reversi-option-size = Board
reversi-option-size-about = How many squares the board has on a side. Each player owns half as many discs as there are squares.
reversi-option-size-4 = 4 × 4
reversi-option-size-6 = 6 × 6
reversi-option-size-8 = 8 × 8
reversi-option-size-10 = 10 × 10
reversi-option-start = Start position
reversi-option-start-about = How the four centre squares are filled.
reversi-option-start-standard = Standard: colours crosswise
reversi-option-start-parallel = Parallel: colours side by side
reversi-option-start-original = Original: the players fill the empty centre by turns
reversi-option-handicap = Handicap
reversi-option-handicap-about = Corners that the weaker player is given before the game, from that player’s own supply.
reversi-option-handicap-0 = None
reversi-option-handicap-black1 = Black: one corner
reversi-option-handicap-black2 = Black: two corners
reversi-option-handicap-black3 = Black: three corners
reversi-option-handicap-black4 = Black: all corners
reversi-option-handicap-white1 = White: one corner
reversi-option-handicap-white2 = White: two corners
reversi-option-handicap-white3 = White: three corners
reversi-option-handicap-white4 = White: all corners
reversi-option-flip = Flipping
reversi-option-flip-about = Who flips the outflanked discs. By hand, a mistake can be put right until the opponent has moved.
reversi-option-flip-auto = By the program
reversi-option-flip-hand = By hand
