### Deblockle: causes, refusals, options.

## Words to insert

deblockle-face =
    { $face ->
        [star] Star
        [stop] Stop
        [cross] Cross
        [x] X
        [slider] Slider
       *[hoops] Hoops
    }
deblockle-face-said =
    { $said ->
        [star] Star
        [stop] Stop
        [cross] Cross
        [x] X
        [slider] Slider
       *[hoops] Hoops
    }
deblockle-face-north =
    { $north ->
        [star] Star
        [stop] Stop
        [cross] Cross
        [x] X
        [slider] Slider
       *[hoops] Hoops
    }
# After "tipped".
deblockle-direction =
    { $direction ->
        [north] north
        [east] east
        [south] south
       *[west] west
    }
# Goes on with "are shut".
deblockle-closed =
    { $edge ->
        [0] { "" }
       *[other] , { $edge } by the edge
    }{ $block ->
        [0] { "" }
       *[other] , { $block } by a block
    }{ $star-up ->
        [0] { "" }
       *[other] , { $star-up } because Star would come up
    }{ $star-square ->
        [0] { "" }
       *[other] , { $star-square } by a star square
    }{ $no-hop ->
        [0] { "" }
       *[other] , { $no-hop } for want of a hop
    }{ $touches ->
        [0] { "" }
       *[other] , { $touches } because blocks would touch
    }

## What a turn did

deblockle-cause-tip =
    { $face ->
        [star] { the-side } tipped { $from } onto { $to }, and Star came up.
        [stop] { the-side } tipped { $from } onto { $to }: Stop came up and ended the turn.
       *[hoops] { the-side } tipped { $from } onto { $to }: { deblockle-face } came up.
    }
deblockle-cause-tip-no-hop = { the-side } tipped { $from } onto { $to }: { deblockle-face } came up, found no hop and ended the turn.
deblockle-cause-cross = The block hopped from { $from } to { $to }, one square straight.
    .after-deblockle-cause-tip = , and the block hopped one square straight to { $to }.
deblockle-cause-x = The block hopped from { $from } to { $to }, one square diagonally.
    .after-deblockle-cause-tip = , and the block hopped one square diagonally to { $to }.
deblockle-cause-slide-edge = The block slid from { $from } to { $to }, up to the edge.
    .after-deblockle-cause-tip = , and the block slid to { $to }, up to the edge.
deblockle-cause-slide-block = The block slid from { $from } to { $to }, up to the block on { $block }.
    .after-deblockle-cause-tip = , and the block slid to { $to }, up to the block on { $block }.
deblockle-cause-slide-before = The block slid from { $from } to { $to } and halted before the star on { $star }.
    .after-deblockle-cause-tip = , and the block slid to { $to } and halted before the star on { $star }.
deblockle-cause-slide-beside = The block slid from { $from } to { $to } and halted beside the star on { $star }.
    .after-deblockle-cause-tip = , and the block slid to { $to } and halted beside the star on { $star }.
deblockle-cause-hoops = The block took step { $step } of three, from { $from } to { $to }.
deblockle-cause-hoops-many = The block took three steps: { $sites }.
    .after-deblockle-cause-tip = , and the block took three steps: { $sites }.
deblockle-cause-home = The block went home on { $at }. { the-side }: { $home } home, { $left } to go.
deblockle-cause-blocked = { the-side } is Deblockle’d: all { $tips } tips from { $blocks } are shut{ deblockle-closed }.

## Why something is no turn

deblockle-refusal-over = The game is over.
deblockle-refusal-no-square = Choose a square on the board.
deblockle-refusal-empty = There is no block on { $at }.
deblockle-refusal-not-yours =
    { $owner ->
        [gold] The block on { $at } is Gold’s, and it is Blue’s turn.
       *[blue] The block on { $at } is Blue’s, and it is Gold’s turn.
    }
deblockle-refusal-blocked =
    { $owner ->
        [gold] The block on { $at } cannot move: Gold is Deblockle’d, and Blue plays on.
       *[blue] The block on { $at } cannot move: Blue is Deblockle’d, and Gold plays on.
    }
deblockle-refusal-no-turn = The block on { $blocks } has no turn: all { $tips } tips are shut{ deblockle-closed }.
deblockle-refusal-edge = The block on { $from } cannot be tipped { deblockle-direction }: the board ends there.
deblockle-refusal-not-neighbour = A block is tipped onto a square beside its own, and { $to } is not beside { $from }.
deblockle-refusal-occupied =
    { $owner ->
        [gold] A gold block stands on { $at }.
       *[blue] A blue block stands on { $at }.
    }
deblockle-refusal-star-up = Star would come up on { $at }. It may come up only on the goal star, { $goal }.
deblockle-refusal-star-square = { $at } is a star square. A block goes there only to leave the board with Star up, and here { deblockle-face } would come up.
deblockle-refusal-no-hop = { deblockle-face } would come up on { $at } and find no square to hop to.
deblockle-refusal-touches = { deblockle-face } would come up on { $at }, and the turn could end only next to an opposing block.
deblockle-refusal-other-touches =
    { $blocks-count ->
        [one] Your block on { $blocks } touches an opposing one, and no turn may leave it so.
       *[other] Your blocks on { $blocks } touch opposing ones, and no turn may leave them so.
    }
deblockle-refusal-ends =
    { $face ->
        [star] The block goes home on { $at }, and the turn ends there.
        [stop] Stop ends the turn on { $at }.
       *[hoops] { deblockle-face } finds no hop on { $at }, and the turn ends there.
    }
deblockle-refusal-hop-stays = { deblockle-face } has to hop: the block cannot stay on { $at }.
deblockle-refusal-hop-star = { deblockle-face } cannot end its hop on the star square { $at }.
deblockle-refusal-hop-touches =
    { $blocks-count ->
        [one] On { $at } the block would stand next to the opposing one on { $blocks }.
       *[other] On { $at } the block would stand next to the opposing ones on { $blocks }.
    }
deblockle-refusal-hop-cross = Cross hops one square straight, and that does not lead to { $to }.
deblockle-refusal-hop-x = X hops one square diagonally, and that does not lead to { $to }.
deblockle-refusal-slide-line = Slider slides in a straight line, and none leads to { $to }.
deblockle-refusal-slide-block = The block on { $block } stops the slide before { $to }.
deblockle-refusal-slide-on = The slide cannot halt on { $to }; it runs on to { $end }.
deblockle-refusal-slide-star = The slide cannot halt on { $to }, and it would end on the star on { $star }.
deblockle-refusal-hoops-distance = Hoops takes exactly three straight steps, and those never end on { $to }.
deblockle-refusal-hoops-blocked = Blocks close every way of three steps to { $to }.
deblockle-refusal-too-long = The turn ends there.

## What is marked on the board

deblockle-mark-blocked = { the-side } is Deblockle’d: none of its blocks has a turn.

## What is wrong with a position line

deblockle-read-fields = A position line has two to six fields: board, side to move, blocks home, rules, quiet turns, number of the turn. Found: { $count }.
deblockle-read-ranks = Field 1: the board has seven ranks, joined by “/”. Found: { $count }.
deblockle-read-rank-width = Field 1: rank { $rank } has seven squares. Found: { $width }.
deblockle-read-letter = Field 1: “{ $text }” in rank { $rank } is neither a number of empty squares from 1 to 7 nor a face.
deblockle-read-pair = Field 1: no block lies like “{ $text }” in rank { $rank }. Two letters, both large or both small, name the face on top and the face to the north.
deblockle-read-star = Field 1: { $at } is a star square, and no block rests there.
deblockle-read-too-many =
    { $side ->
        [gold] Gold has more than four blocks, on the board and home together.
       *[blue] Blue has more than four blocks, on the board and home together.
    }
deblockle-read-no-blocks = Field 1: there is no block on the board.
deblockle-read-side = Field 2: the side to move is “g” or “b”, not “{ $text }”.
deblockle-read-removed = Field 3: the blocks home are two numbers like “1-0”, Gold’s and Blue’s, not “{ $text }”.
deblockle-read-rules = Field 4: the rules are one of the letters h, t, f and b, then e and n where they are in force, not “{ $text }”.
deblockle-read-conflict =
    { $option ->
        [slider] Field 4: “{ $text }” contradicts the chosen rule on where Slider may halt.
        [no-hop] Field 4: “{ $text }” contradicts the chosen rule on tips without a hop.
       *[adjacent] Field 4: “{ $text }” contradicts the chosen rule on adjacent blocks.
    }
deblockle-read-counter =
    { $field ->
        [quiet] Field 5: the quiet turns are a whole number, not “{ $text }”.
       *[turn] Field 6: the number of the turn is a whole number from 1, not “{ $text }”.
    }

## What is wrong with the text of a turn

deblockle-read-turn = “{ $text }” is no turn. Turns look like “c3nLc7” or “e1nP”.
deblockle-read-face = Tipped { deblockle-direction }, the block on { $from } brings up { deblockle-face }, not { deblockle-face-said }.
deblockle-read-destination = { deblockle-face } has to hop, and the square where the hop ends is missing.

## The set-up

deblockle-setup-rolled =
    { $side ->
        [gold] Gold rolled { deblockle-face } for Blue.
       *[blue] Blue rolled { deblockle-face } for Gold.
    }
deblockle-setup-put =
    { $owner ->
        [gold] A gold block was placed on { $at } with { deblockle-face } up.
       *[blue] A blue block was placed on { $at } with { deblockle-face } up.
    }
deblockle-setup-turned = The block on { $at } was turned: { deblockle-face-north } looks north.
deblockle-setup-taken = The block from { $at } is back in the tray.
deblockle-setup-moved = The block went from { $from } to { $to }.
deblockle-setup-swapped = A block made way between { $from } and { $to }.
deblockle-setup-swapped-many = The blocks on { $from } and { $to } changed places.
deblockle-setup-prompt-roll =
    { $side ->
        [gold] Roll the blocks. Gold then places Blue’s first.
       *[blue] Roll the blocks. Blue then places Gold’s first.
    }
deblockle-setup-prompt-place =
    { $side ->
        [gold] Gold places Blue’s blocks. In the tray: { $left }.
       *[blue] Blue places Gold’s blocks. In the tray: { $left }.
    }
deblockle-setup-prompt-done =
    { $side ->
        [gold] Gold can still turn and move Blue’s blocks, or confirm.
       *[blue] Blue can still turn and move Gold’s blocks, or confirm.
    }
deblockle-setup-prompt-play = The set-up is done. { the-side } moves first.
deblockle-setup-refused-text = “{ $text }” is no step of the set-up.
deblockle-setup-refused-not-rolled = The blocks have to be rolled first.
deblockle-setup-refused-rolled = The blocks have been rolled already.
deblockle-setup-refused-roll-count =
    { $owner ->
        [gold] The roll does not have one face for each of Gold’s blocks.
       *[blue] The roll does not have one face for each of Blue’s blocks.
    }
deblockle-setup-refused-roll-faces =
    { $owner ->
        [gold] The chosen rules give Gold’s blocks other faces.
       *[blue] The chosen rules give Blue’s blocks other faces.
    }
deblockle-setup-refused-no-slot = There is no block number { $number }.
deblockle-setup-refused-slot-empty = Block number { $number } stands on the board already.
deblockle-setup-refused-not-start =
    { $owner ->
        [gold] Gold’s blocks go on Gold’s start squares.
       *[blue] Blue’s blocks go on Blue’s start squares.
    }
deblockle-setup-refused-occupied = A block stands on { $at } already.
deblockle-setup-refused-empty = There is no block on { $at }.
deblockle-setup-refused-not-yours =
    { $owner ->
        [gold] The block on { $at } is Blue’s, and now Gold’s are placed.
       *[blue] The block on { $at } is Gold’s, and now Blue’s are placed.
    }
deblockle-setup-refused-other-tray =
    { $owner ->
        [gold] Now Gold’s blocks are placed, and they lie in the other tray.
       *[blue] Now Blue’s blocks are placed, and they lie in the other tray.
    }
deblockle-setup-refused-not-placed =
    { $left ->
        [one] One block still has to be placed.
       *[other] { $left } blocks still have to be placed.
    }
deblockle-setup-refused-too-long = The step ends there.
deblockle-setup-refused-over = The set-up is done.

## Optional rules

deblockle-option-slider = Slider halts
deblockle-option-slider-about = A slide ends at the edge or at a block, never on a star; this says where it may halt before.
deblockle-option-slider-h = Also just before a star
deblockle-option-slider-t = Only at the end
deblockle-option-slider-f = One short if the end is a star
deblockle-option-slider-b = Also anywhere beside a star
deblockle-option-no-hop = Tip without a hop
deblockle-option-no-hop-about = What becomes of a tip whose face finds no square to hop to.
deblockle-option-no-hop-illegal = Not allowed
deblockle-option-no-hop-ends = Ends the turn
deblockle-option-adjacent = Adjacent blocks
deblockle-option-adjacent-about = Whether a turn may end with a block side by side with an opposing one.
deblockle-option-adjacent-allowed = Allowed
deblockle-option-adjacent-forbidden = No adjacent blocks
deblockle-option-gold = Gold’s blocks
deblockle-option-gold-about = How many blocks Gold starts with; fewer are sooner home.
deblockle-option-blue = Blue’s blocks
deblockle-option-blue-about = How many blocks Blue starts with; fewer are sooner home.
deblockle-option-first = First turn
deblockle-option-first-about = Who moves first, and places the opponent’s blocks first.
deblockle-option-first-gold = Gold
deblockle-option-first-blue = Blue
deblockle-option-faces = Faces on top
deblockle-option-faces-about = Empty: they are rolled. Otherwise Gold’s and Blue’s faces, such as XHSL/PXXC: S Star, P Stop, C Cross, X, L Slider, H Hoops.
deblockle-option-seed = Number of the roll
deblockle-option-seed-about = The same number always rolls the same faces and makes the same quick set-up.
deblockle-option-quiet = Turn limit
deblockle-option-quiet-about = After so many turns of both players without a block going home the game is a draw.
deblockle-option-quiet-off = No limit
deblockle-option-repetition = Repetition
deblockle-option-repetition-about = Whether the game ends when the same position comes up for the third time.
deblockle-option-repetition-draw = Draw
deblockle-option-repetition-off = Play on

# A start of the players' own.
deblockle-start-touching = Under “no adjacent blocks” a game cannot begin with opposing blocks side by side: { $squares }. Move them apart.
