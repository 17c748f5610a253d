### The running game beside the board, its set-up, and what the program itself tells.

app-game-is-over = The game is over. Take a turn back to play on.
app-path-empty = Write the path of a file.
app-path-folder = This is a folder. Add a name for the file.
app-saved = Saved: { $path }
app-saved-in-part = Saved: { $path }. A .{ $format } file cannot hold everything that is in this game. Saved as .tavola.ron, nothing is left out.

window-no-display = No display was found. Tavola opens a window: start it from a graphical desktop, or set DISPLAY or WAYLAND_DISPLAY.
window-cannot-open = The window could not be opened. On Linux, check that these packages are installed: libxkbcommon-x11-0 libx11-xcb1 libxcursor1 libxi6 libxrender1 libgl1 libegl1. Also check that DISPLAY or WAYLAND_DISPLAY names a display that is running.

play-begins = { $player } begins.
play-card-to-move = to move
play-won = { $player } wins
play-drawn = Draw
play-result-later = At the end: { $result }
play-flip-by-hand = Click the discs that turn, then hand the turn over.
play-now-move = { $player } to move
play-now-target-coerceo = { $player }: choose a field
play-now-target-reversi = { $player }: choose a square
play-now-target-deblockle = { $player }: choose a side to tip to
play-now-exchange = { $player }: choose the piece to take
play-now-hand-over = { $player }: turn discs, then hand over
play-now-hop = { $player }: choose where it hops
play-variations = { $count ->
        [one] { $count } other variation here
       *[other] { $count } other variations here
    }

setup-title = Set-up
setup-help = Click a block, then a start square. Click a placed block again to turn it a quarter; click another square to move it.
setup-at-hand = places now
setup-waits = waits
setup-roll = Roll the blocks
setup-hand-over = Confirm and hand over
