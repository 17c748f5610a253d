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

## Help

cli-help-title = Tavola: play, learn and study Coerceo, Reversi and Deblockle.
cli-help-window = Opens the window.
cli-help-file = Opens the window with a saved game.
cli-help-perft = Counts the lines of N turns: nodes, time in seconds, nodes a second. --divide counts below each turn first, --bulk only counts the last turns instead of making them.
cli-help-moves = Lists the legal turns, sorted as text.
cli-help-apply = Plays turns, or with “-” those from the standard input. For each a line with three columns: the turn, the position after it, and “-” or the winner and the reason.
cli-help-help = Shows this page.
cli-help-version = Shows the version.
cli-help-position = P is a position line in quotation marks; without one the game begins at its start.
cli-help-option = K=V is one of these rules, the usual value first. GAME is one of the names before them.
cli-help-exit = The exit status is 0, or 2 if something could not be read or played.
