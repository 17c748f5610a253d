### Files, saves and settings.

# No folder for settings is known, so the temporary folder serves.
store-no-home = Your home folder could not be found. Settings and unfinished games are kept in { $folder } for now and may be lost when the computer restarts.

# Reading and writing. { $cause } selects, { $error } is what the system said, in English.
store-read-failed =
    { $cause ->
        [missing] There is no file { $file }. It may have been moved or deleted.
        [denied] You are not allowed to read { $file }. Ask for permission, or copy the file to a folder of your own.
        [folder] { $file } is a folder. Choose a file in it.
        [not-a-file] { $file } is not a file that can be read to its end.
        [too-big] { $file } is larger than { $error } MB, the most that is opened at once. If it holds many games, split it into smaller files.
        [empty] { $file } is empty. If there is a copy whose name ends in .bak, open that one.
        [utf-16] { $file } is written as UTF-16. Open it in a text editor and save it as UTF-8.
        [binary] { $file } is not a text file: byte { $error } is zero. Choose a game that was saved here, a game written as text, or a .wtb database of Reversi.
        [not-utf-8] { $file } is damaged or not UTF-8 text: line { $error } cannot be read.
        [busy] Another program is using { $file }. Close it there and try again.
       *[other] { $file } could not be read. The system says: { $error }.
    }
store-write-failed =
    { $cause ->
        [missing] { $file } could not be saved: the folder is missing. Choose another place with Save as.
        [denied] { $file } could not be saved: you are not allowed to write there. Choose another place with Save as.
        [read-only] { $file } could not be saved: it is protected against changes. Choose another place with Save as.
        [full] { $file } could not be saved: there is no room left. Make room, or choose another place with Save as.
        [folder] { $file } could not be saved: a folder has that name. Choose another name with Save as.
        [not-a-folder] { $file } could not be saved: its path leads through a file. Choose another place with Save as.
        [bad-name] { $file } could not be saved: the name is too long or not allowed here. Choose another name with Save as.
        [busy] { $file } could not be saved: another program is using it. Close it there and try again.
       *[other] { $file } could not be saved. The system says: { $error }. Choose another place with Save as.
    }

# A file of ours that cannot be understood; line and column are where reading stopped.
store-broken = { $file } is damaged: it cannot be understood from line { $line }, column { $column } on.
store-settings-set-aside = The settings start anew. The damaged file was kept as { $file }.
store-settings-defaults = The usual settings serve for now.

# What is wrong in a file or a text; { $why } is a whole sentence.
store-in-file = { $file }: { $why }
store-both = { $first } { $second }
store-foreign = Line { $line } begins no game that Tavola can read: “{ $text }”. Tavola reads its own saves (.tavola.ron) and games and positions written as text; for Reversi also .txt, .obf, .ggf, .sgf and .wtb files of other programs and the .json of Othello Quest.
store-newer = This game was saved in version { $version } of the format, by Tavola { $program }; Tavola { $ours } reads versions up to { $known }. Install the newest Tavola to open it.
store-cut = The text breaks off in line { $line }: the end is missing. If there is a copy whose name ends in .bak, open that one.
store-syntax = Line { $line }, column { $column } cannot be understood. If there is a copy whose name ends in .bak, open that one.
store-unknown-field = Line { $line } names “{ $field }”, which no save has. Correct the line, or open a copy that was not changed by hand.
store-missing-field = The entry “{ $field }” is missing. Open a copy that was not changed by hand.
store-unknown-game = There is no game called “{ $game }” here. A newer Tavola may know it.
store-unknown-side = This game has no side called “{ $side }”.
store-bad-strength = A computer player has a strength from 1 to 8, not “{ $number }”.
store-unknown-option = This game has no rule called “{ $key }”, which is set to “{ $value }” here. A newer Tavola may know it. The game is not opened under other rules.
store-bad-options = The game cannot begin under these rules. { $why }
store-bad-start = The start position cannot be read. { $why }
store-options-disagree = The rule “{ $key }” is said to be “{ $value }”, but the start position says “{ $start }”. The game is not opened under other rules; correct one of the two.
store-bad-turn =
    { $side ->
        [white] Turn { $number } of White cannot be played: “{ $turn }”. { $why }
        [black] Turn { $number } of Black cannot be played: “{ $turn }”. { $why }
        [gold] Turn { $number } of Gold cannot be played: “{ $turn }”. { $why }
       *[blue] Turn { $number } of Blue cannot be played: “{ $turn }”. { $why }
    }
store-bad-setup = Step { $step } of the set-up cannot be done: “{ $text }”. { $why }
store-bad-place = The list of turns has no place { $place }. Open a copy that was not changed by hand.
store-bad-tree = Entry { $place } in the list of turns follows no other turn: its depth is wrong. Open a copy that was not changed by hand.
store-too-many-turns = This game has more than { $most } turns. Leave some variations out.

# Games and positions as text.
store-text-empty = The clipboard holds no text. Copy a position or a game first.
store-text-long = This text is longer than 16 MB, far more than any game needs.
store-text-foreign = Line { $line } begins neither a position nor a game of Coerceo, Reversi or Deblockle: “{ $text }”. Copy a whole position line or the text of a game.
store-text-bad-tag = The tag in line { $line } cannot be read: { $text }. Tags look like [Game "coerceo"].
store-text-no-game = The text does not say which game it is. Put a line [Game "coerceo"], [Game "reversi"] or [Game "deblockle"] before it.
store-text-bad-option = “{ $text }” is no rule: write the tag like [Option "exchange=1"].
store-text-unbalanced = A bracket or a comment in line { $line } has no partner. Add or remove one.

# Files of other programs; { $format } is what their names end in.
store-format-only-read = Tavola reads .{ $format } files but cannot write them. Choose .sgf, .ggf, .obf or .txt.
store-format-only-reversi = A .{ $format } file holds only Reversi. Save this game as .tavola.ron.
store-format-by-hand = Discs were turned by hand otherwise than the rules turn them, and no .{ $format } file can hold that. Save this game as .tavola.ron.
store-format-placing = This game begins with an empty centre, which no .{ $format } file can hold. Save it as .tavola.ron.
store-format-not-its-turn =
    { $side ->
        [black] It is not Black’s turn there.
       *[white] It is not White’s turn there.
    }
store-format-bad-line = Line { $line } cannot be understood: “{ $text }”.
store-format-cut = The text breaks off: what begins in line { $line } has no end.
store-format-other-game = This is a game of another kind: “{ $game }”. Tavola reads Othello and Reversi in this format.
store-format-other-rules = This game was played by other rules (“{ $type }”), which Tavola does not know.
store-format-late-setup = Line { $line } sets up discs in the middle of a game: “{ $text }”. Only a start can be set up.
store-format-json = The game cannot be understood from line { $line }, column { $column } on.
store-in-game = Game { $number }: { $why }
store-wthor-names = This file holds names only. Open the .wtb file beside it; the names are read with it.
store-wthor-size = This database is for boards with { $size } squares on a side. Tavola reads those with 8.
store-wthor-cut = The file should hold { $said ->
        [one] { $said } entry
       *[other] { $said } entries
    }, but there is room for { $held }. Copy or download it again.
store-wthor-long = The file should hold { $said ->
        [one] { $said } entry
       *[other] { $said } entries
    }, but it is longer than that. Copy or download it again.
store-wthor-head = The first 16 bytes are not the beginning of a WTHOR file. Copy or download it again.
store-wthor-unnamed = { $why } Until then, numbers stand in place of the names.

# The autosave.
store-taken = Another Tavola window is playing this game. Continue it there, or begin a new one here.
store-journal-set-aside = An unfinished game could not be read. It was kept as { $file }. { $why }
