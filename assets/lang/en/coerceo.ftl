### Coerceo: causes, refusals, options.

## What a turn did

coerceo-cause-stepped = { the-side } stepped from { $from } to { $to }.
coerceo-cause-exchanged =
    { $cost ->
        [one] { the-side } gave one tile for the piece on { $field }.
       *[other] { the-side } gave { $cost } tiles for the piece on { $field }.
    }
coerceo-cause-fell =
    { $keeper ->
        [nobody] Tile { $tile } left the game: it was empty and { coerceo-hung }.
       *[other] Tile { $tile } fell: it was empty and { coerceo-hung }.
    }
coerceo-cause-fell-chain =
    { $keeper ->
        [nobody] Tile { $tile } left the game too: with its neighbour gone, it { coerceo-hung }.
       *[other] Tile { $tile } followed: with its neighbour gone, it { coerceo-hung }.
    }
coerceo-cause-fell-chain-many =
    { $keeper ->
        [nobody] Tiles { $sites } left the game too, one after the other: each was empty and lost its hold.
       *[other] Tiles { $sites } followed, one after the other: each was empty and lost its hold.
    }
coerceo-hung =
    { $neighbours-count ->
        [1] hung on one side only ({ $neighbours })
        [2] hung on two sides in a row ({ $neighbours })
       *[3] hung on three sides in a row ({ $neighbours })
    }
coerceo-cause-kept =
    { $tiles-count ->
        [one] { the-side } keeps tile { $tiles }.
       *[other] { the-side } keeps { $tiles-count } tiles: { $tiles }.
    }
coerceo-cause-captured-landing =
    { $side ->
        [white] The black piece on { $field } was captured: the pieces on { $ring } enclose it.
       *[black] The white piece on { $field } was captured: the pieces on { $ring } enclose it.
    }
coerceo-cause-captured-landing-many =
    { $side ->
        [white] The black pieces on { $sites } were captured: each of them is enclosed.
       *[black] The white pieces on { $sites } were captured: each of them is enclosed.
    }
coerceo-cause-captured-removal =
    { $side ->
        [white] The black piece on { $field } was captured: with the tile beside it gone, the pieces on { $ring } enclose it.
       *[black] The white piece on { $field } was captured: with the tile beside it gone, the pieces on { $ring } enclose it.
    }
coerceo-cause-captured-removal-many =
    { $side ->
        [white] The black pieces on { $sites } were captured: with a tile beside them gone, each of them is enclosed.
       *[black] The white pieces on { $sites } were captured: with a tile beside them gone, each of them is enclosed.
    }

## Why something is no turn

coerceo-refusal-over = The game is over.
coerceo-refusal-nowhere = There is no such place on this board.
coerceo-refusal-tile-gone = There is no field { $field } any more: tile { $tile } has left the board.
coerceo-refusal-empty = There is no piece on { $field }.
coerceo-refusal-theirs =
    { $cost ->
        [one] The piece on { $field } is not yours. Taking it would cost one tile; { coerceo-holds }.
       *[other] The piece on { $field } is not yours. Taking it would cost { $cost } tiles; { coerceo-holds }.
    }
coerceo-refusal-theirs-exchange = The piece on { $field } is not yours. To take it for tiles, begin an exchange first.
coerceo-refusal-no-step = The piece on { $field } cannot step: every field that touches its own at a corner is taken or gone.
coerceo-refusal-tile = Tile { $tile } is not for moving: tiles come off by themselves.
coerceo-refusal-their-tiles =
    { $side ->
        [white] These are Black’s tiles. White can pay only with tiles that White holds.
       *[black] These are White’s tiles. Black can pay only with tiles that Black holds.
    }
coerceo-refusal-too-few-tiles =
    { $cost ->
        [one] An exchange costs one tile; { coerceo-holds }.
       *[other] An exchange costs { $cost } tiles; { coerceo-holds }.
    }
coerceo-holds =
    { $side ->
        [white] White holds { $held }
       *[black] Black holds { $held }
    }
coerceo-refusal-standing-still = The piece must leave { $field }: standing still is no turn.
coerceo-refusal-not-a-field = Choose a field on the board.
coerceo-refusal-beside = { $to } only shares a side with { $from }. A piece steps to a field of its own colour that touches its field at a corner.
coerceo-refusal-other-colour =
    { $side ->
        [white] { $to } is a black field. White pieces stay on white fields.
       *[black] { $to } is a white field. Black pieces stay on black fields.
    }
coerceo-refusal-occupied = A piece of your own stands on { $to }.
coerceo-refusal-too-far = { $to } does not touch { $from } at a corner.
coerceo-refusal-own-piece = The piece on { $field } is your own. Tiles buy opposing pieces.
coerceo-refusal-nothing-to-take = There is no piece to take on { $field }.
coerceo-refusal-complete = The turn ends there.

## What is marked on the board

coerceo-mark-threat =
    { $pieces-count ->
        [one] Cura! { the-side } could take the piece on { $pieces } with a step.
       *[other] Cura! { the-side } could take pieces on { $pieces } with a step.
    }
coerceo-mark-falling =
    { $neighbours-count ->
        [1] Tile { $tile } falls when its last piece steps away: it hangs on one side only ({ $neighbours }).
        [2] Tile { $tile } falls when its last piece steps away: it hangs on two sides in a row ({ $neighbours }).
       *[3] Tile { $tile } falls when its last piece steps away: it hangs on three sides in a row ({ $neighbours }).
    }
coerceo-mark-blocked = { the-side } can neither step nor exchange.

## What is wrong with a position line

coerceo-read-fields = A position line has five fields: board, side to move, White’s tiles, Black’s tiles, price of an exchange; with the twelve-piece rule two more, the pieces taken by each side. Found: { $found }.
coerceo-read-files = Field 1: the board has five files, joined by “/”. Found: { $found }.
coerceo-read-file-length = Field 1: file { $file } has { $expected } characters. Found: { $found }.
coerceo-read-tile = Field 1: “{ $found }” says nothing about tile { $tile }. It is “--” or two digits from 0 to 7.
coerceo-read-turn = Field 2: the side to move is “w” or “b”, not “{ $found }”.
coerceo-read-held =
    { $side ->
        [white] Field { $number }: the tiles that White holds are a number from 0 to 19, not “{ $found }”.
       *[black] Field { $number }: the tiles that Black holds are a number from 0 to 19, not “{ $found }”.
    }
coerceo-read-cost = Field 5: an exchange costs 1 or 2 tiles, not “{ $found }”.
coerceo-read-cost-conflict = Field 5: the line says that an exchange costs { $line }, the chosen rules say { $option }.
coerceo-read-taken =
    { $side ->
        [white] Field { $number }: the pieces that White has taken are a number from 0 to 18, not “{ $found }”.
       *[black] Field { $number }: the pieces that Black has taken are a number from 0 to 18, not “{ $found }”.
    }
coerceo-read-taken-and-standing =
    { $side ->
        [white] Black never had more than 18 pieces: { $taken } taken and { $standing } on the board are too many.
       *[black] White never had more than 18 pieces: { $taken } taken and { $standing } on the board are too many.
    }
coerceo-read-both-twelve = Fields 6 and 7: only one side can have taken twelve pieces.
coerceo-read-twelve-conflict = Fields 6 and 7 belong to the twelve-piece rule, which is switched off.
coerceo-read-no-pieces = Field 1: there is no piece on the board.
coerceo-read-too-many-pieces =
    { $side ->
        [white] Field 1: White has { $found } pieces; 18 are the most.
       *[black] Field 1: Black has { $found } pieces; 18 are the most.
    }
coerceo-read-too-many-tiles = There are 19 tiles in all: { $board } on the board and { $held } held are too many.
coerceo-read-apart =
    { $tiles-count ->
        [one] Field 1: tile { $tiles } does not hang together with the others.
       *[other] Field 1: tiles { $tiles } do not hang together with the others.
    }
coerceo-read-falling = Field 1: the empty tile { $tile } would have fallen.

## What is wrong with the text of a turn

coerceo-read-move = This is no turn from character { $place } on. Turns look like “c5c-c4e” or “*c5f”.
coerceo-read-move-resign = Resigning is not a turn on the board.
coerceo-read-move-tiles-missing =
    { $tiles-count ->
        [one] The turn also makes tile { $tiles } fall.
       *[other] The turn also makes tiles { $tiles } fall.
    }
coerceo-read-move-tiles-wrong =
    { $tiles-count ->
        [one] The turn does not make tile { $tiles } fall.
       *[other] The turn does not make tiles { $tiles } fall.
    }
coerceo-read-move-pieces-missing =
    { $fields-count ->
        [one] The turn also captures the piece on { $fields }.
       *[other] The turn also captures the pieces on { $fields }.
    }
coerceo-read-move-pieces-wrong = The turn captures nothing on { $fields }.
coerceo-read-move-not-the-end = The turn does not take the last opposing piece.

## Optional rules

coerceo-option-exchange = Exchange
coerceo-option-exchange-about = How many tiles one gives for an opposing piece.
coerceo-option-exchange-2 = Two tiles
coerceo-option-exchange-1 = One tile
coerceo-option-start = Start position
coerceo-option-start-about = Laurentius is the usual game; Ocius is a short one on a small board.
coerceo-option-start-laurentius = Laurentius: 19 tiles, 18 pieces each
coerceo-option-start-ocius = Ocius: 7 tiles, 7 pieces each
coerceo-option-no-move = No turn left
coerceo-option-no-move-about = How the game ends for a side that can neither step nor exchange.
coerceo-option-no-move-loss = That side loses
coerceo-option-no-move-draw = Draw
coerceo-option-twelve = Twelve pieces
coerceo-option-twelve-about = Whoever is first to have taken twelve pieces, captured or exchanged, wins at once.
coerceo-option-twelve-off = No
coerceo-option-twelve-on = Twelve win
coerceo-option-cura = Call of “Cura!”
coerceo-option-cura-about = The program calls “Cura!” when the player who has just moved threatens to take a piece with a step.
coerceo-option-cura-off = Silent
coerceo-option-cura-on = Announced
coerceo-option-repetition = Repetition
coerceo-option-repetition-about = Whether the game ends when the same position comes up for the third time.
coerceo-option-repetition-draw = Draw
coerceo-option-repetition-off = Play on
coerceo-option-bare = Lone pieces
coerceo-option-bare-about = Whether the game ends when each side has one piece and no exchange can be reached any more.
coerceo-option-bare-draw = Draw
coerceo-option-bare-off = Play on
coerceo-option-quiet = Turn limit
coerceo-option-quiet-about = After so many turns of both players without a capture, a fallen tile or an exchange the game is a draw.
coerceo-option-quiet-off = No limit
