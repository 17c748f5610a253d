### Errors of the command line.

cli-output = The output could not be written: { $error }
cli-input = The standard input could not be read: { $error }
cli-later = “{ $command }” is not part of this version.
cli-game-missing = Which game? Choose one of { $games }.
cli-no-such-game = There is no game “{ $game }”. Choose one of { $games }.
cli-depth-missing = How deep? “--depth N” is missing.
cli-depth = The depth is a whole number from 0 to { $deepest }, not “{ $text }”.
cli-option-shape = An optional rule is written KEY=VALUE, not “{ $text }”.
cli-value-missing = “{ $option }” needs a value.
cli-no-such-option = “{ $option }” means nothing here.
cli-needs-no-value = “{ $option }” takes no value; found “{ $text }”.
cli-too-much = “{ $text }” is too much.
cli-not-text = “{ $text }” cannot be read as text.
cli-illegal-turn = “{ $turn }” cannot be played. { $reason }
cli-convert-files = Two files are needed: “tavola convert IN OUT”.
cli-convert-ending = What should { $file } become? Its name must end in .tavola.ron, .pgn, .sgf, .ggf, .obf or .txt.
cli-convert-many = { $file } can hold only one game, and there are { $games }. Choose .pgn, or for Reversi .sgf, .ggf, .obf or .txt.
cli-convert-some = { $failed ->
        [one] One game
       *[other] { $failed } games
    } could not be converted whole.
cli-convert-left-out = A .{ $format } file cannot hold everything. Left out of { $games ->
        [one] one game
       *[other] { $games } games
    }: { $what ->
        [variations] variations
        [comments] comments
        [times] thinking times
        [players] names, dates and events
        [end] resignations, losses on time and agreed draws
        [study] hints, reviews and the levels of computers
       *[notes] what other programs noted
    }.
cli-convert-setup = This save is a set-up that is not finished, and no game yet.
cli-number = A whole number from { $least } to { $most } is needed, not “{ $text }”.
cli-player-missing = Who plays? “{ $option }” is missing.
cli-player = “{ $text }” is no player. A player is a level from 1 to 8, “greedy”, “random”, or limits like “nodes=1000”, “depth=4” or “movetime=100”.
cli-until = A match is played “--until decided”, not “{ $text }”.
cli-file-not-written = “{ $file }” could not be written: { $error }
cli-no-opening = No random opening leaves the game unfinished. Ask for fewer turns with “--plies”.
cli-position-and-file = --position and --file cannot be used together.
cli-solve-position = Which position? “--position P” or “--file F” is missing.
cli-file = The file “{ $file }” could not be read: { $error }
cli-solve-rows = { $rows ->
    [one] One row could not be solved.
   *[other] { $rows } rows could not be solved.
}
cli-solve-blocks = Only positions with at most one block on each side can be solved.
cli-solve-eight = Only positions of the 8 × 8 board with its four centre squares filled can be solved.
cli-ugi-unknown = “{ $text }” is no command here.
cli-ugi-option = An option is set with “setoption name NAME value VALUE”; this one is unknown or its value is wrong: “{ $text }”
cli-ugi-position = A position is “startpos” or “fen” with a position line, then “moves” with turns; not “{ $text }”.
cli-ugi-no-position = There is no position; the last one could not be read.
cli-ugi-go = “{ $text }” is no limit.
cli-ugi-over = The game is over: { $text }
cli-ugi-query = Asked may be gameover, p1turn, result, moves, legal TURN or position; not “{ $text }”.
cli-nboard-game = The NBoard protocol knows Reversi only: “tavola engine reversi --nboard”.
cli-nboard-thinks = Tavola is thinking
cli-nboard-analyses = Tavola is analysing
cli-nboard-over = The game is over
cli-wld-game = --wld is for Reversi only.

## Help

cli-help-title = Tavola: play, learn and study Coerceo, Reversi and Deblockle.
cli-help-window = Opens the window.
cli-help-file = Opens the window with a saved game.
cli-help-perft = Counts the lines of N turns: nodes, time in seconds, nodes a second. --divide counts below each turn first, --bulk only counts the last turns instead of making them.
cli-help-moves = Lists the legal turns, sorted as text.
cli-help-apply = Plays turns, or with “-” those from the standard input. For each a line with three columns: the turn, the position after it, and “-” or the winner and the reason.
cli-help-convert = Converts games: from a file of any kind that Tavola reads to .tavola.ron, .pgn, or for Reversi .sgf, .ggf, .obf or .txt. --partial also writes games up to their first illegal turn.
cli-help-solve = Solves exactly: a line with the score and the best turn for each position. --file takes one position a row, or with “-” the standard input. --all adds every turn. Reversi: --threads N works with N threads; --wld only tells win, draw or loss, which is quicker; else the score is the final difference of discs for the side to move, empty squares given to the winner. Deblockle: one block a side; the score is who wins, in how many turns of both sides, and --all tells +N for a win of the side to move, -N for a loss, 0 for a draw.
cli-help-match = Two players play N games from random openings of --plies turns (usually 6), each opening once with either side. X and Y are a level from 1 to 8, nodes=N, depth=N, movetime=MS (also together, as in 8:nodes=5000:depth=9; overlooks=PERCENT, misjudges=HUNDREDTHS, settles=no and ending=SQUARES make other levels; plain: before all that thinks without the engine of a game’s own), greedy (looks one turn ahead) or random. Prints wins, draws and losses of the first player, its score in percent, the difference in Elo with an error, and how the games ended. 200 turns without progress are a draw, as is a game of --longest turns. --until decided ends the match as soon as it is clear who is stronger.
cli-help-engine = Plays for another program that speaks the universal game interface (UGI) on the standard input and output. --hash sets the memory in mebibytes, --threads the threads; --nboard speaks the NBoard protocol instead (Reversi).
cli-help-help = Shows this page.
cli-help-version = Shows the version.
cli-help-position = P is a position line in quotation marks; without one the game begins at its start.
cli-help-option = K=V is one of these rules, the usual value first. GAME is one of the names before them.
cli-help-exit = The exit status is 0, or 2 if something could not be read or played.
