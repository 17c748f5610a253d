### The rules pages: half a screen a game.

help-coerceo-title = The rules of Coerceo
help-coerceo-1-title = Goal
help-coerceo-1 = Take every opposing piece. Each side has eighteen, and a piece never leaves the fields of its own colour.
help-coerceo-2-title = A turn
help-coerceo-2 = Step with one piece to an empty field of its colour that touches its own at a corner, on the same tile or on a neighbouring one. A turn cannot be skipped.
help-coerceo-3-title = Tiles
help-coerceo-3 = When a step leaves a tile empty, the tile comes off if it hangs on the board by one, two or three sides that follow one another. That can set free the next empty tile, and so on. The player who stepped keeps them all.
help-coerceo-4-title = Capture
help-coerceo-4 = An opposing piece is taken when your turn closes the last of the fields along its sides: by stepping there, or because a tile came off beside it. Only the fields still on the board count, and they must all hold your pieces.
help-coerceo-5-title = Safe in one's own turn
help-coerceo-5 = Your own turn never costs you a piece. A piece that steps into an enclosed field, or that your tiles leave enclosed, stays until the opponent closes the ring anew.
help-coerceo-6-title = Exchange
help-coerceo-6 = Instead of a step, give back two tiles (one with the one-tile exchange) and take any opposing piece. If its tile then comes off, with others after it, nobody keeps them.
help-coerceo-7-title = End
help-coerceo-7 = Whoever has no piece left loses, and so does whoever can neither step nor exchange. The third time a position stands on the board it is a draw, and so are two lone pieces when no exchange can come any more. The optional rules change some of this.

help-reversi-title = The rules of Reversi
help-reversi-1-title = Goal
help-reversi-1 = Have more discs of your colour on the board when the game ends.
help-reversi-2-title = A turn
help-reversi-2 = Black begins. Place a disc on an empty square so that it outflanks at least one straight row of opposing discs, in any direction, between itself and another disc of yours. Discs never move to another square.
help-reversi-3-title = Flipping
help-reversi-3 = Every row outflanked by the placed disc is flipped to your colour, all of it. A disc that was only flipped outflanks nothing in that turn.
help-reversi-4-title = Passing
help-reversi-4 = A side that can outflank nothing must pass, and the other side plays again. Nobody may pass who can place a disc.
help-reversi-5-title = Disc supply
help-reversi-5 = Both sides own the same number of discs, half the squares of the board. A side that has used up its own is given one of the opponent's whenever it can still place.
help-reversi-6-title = End
help-reversi-6 = When neither side can place, the game is over, even on a board that is not full. More discs win; the same number is a draw.

help-deblockle-title = The rules of Deblockle
help-deblockle-1-title = Goal
help-deblockle-1 = Be the first to bring all your blocks off the board. Gold starts round d2 and goes for the star on d6; Blue starts round d6 and goes for d2.
help-deblockle-2-title = Set-up
help-deblockle-2 = Each player's blocks are rolled by the opponent, who then sets them on that player's start squares and may turn them, but the rolled face stays up. The quick set-up leaves this to chance.
help-deblockle-3-title = A turn
help-deblockle-3 = Tip one of your blocks over an edge onto an empty square beside it; the face that comes up is the one it is tipped away from. Then it hops as that face says. A tip after which it cannot hop is not allowed.
help-deblockle-4-title = The faces
help-deblockle-4 = Stop stays where it is. Cross goes one square straight, X one square diagonally. Hoops takes exactly three straight steps, bends allowed. Slider slides straight on until something stops it, or halts just before a star.
help-deblockle-5-title = Stars
help-deblockle-5 = No block comes to rest on a star square; only Slider and Hoops pass over one. A block tipped onto its goal star so that its own Star comes up leaves the board, and Star may come up nowhere else.
help-deblockle-6-title = Deblockle’d
help-deblockle-6 = If the opponent has no turn after yours, you play again, until the opponent is free. Nobody may pass.
help-deblockle-7-title = End
help-deblockle-7 = Whoever takes the last of their own blocks off wins at once. It is a draw when neither side has a turn, when a position stands on the board for the third time, or after two hundred turns without a block coming home. The optional rules change some of this.

help-unofficial = Coerceo and Deblockle are names that belong to their owners. Tavola is an unofficial program, neither made nor endorsed by them, and it explains the rules in its own words.
