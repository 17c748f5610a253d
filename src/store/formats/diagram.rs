//! Boards as they are drawn: a line for each rank, with or without spaces between the squares and
//! letters and numbers around them, and perhaps the side to move before or after it; and a board
//! with the side to move right behind it.

/// The position line of a board that is drawn, without its side where nobody tells it; `None` if the
/// text is anything else.
pub(crate) fn position(text: &str) -> Option<String> {
    // More lines than a board and what stands around it are no board.
    let read = |line| side_to_move(line).unwrap_or_else(|| squares(line));
    let mut lines: Vec<String> = text.lines().take(20).map(read).collect();
    lines.retain(|line| !line.is_empty() && !is_letters(line));
    if let [line] = &lines[..] {
        return behind(line);
    }
    let is_side = |line: &String| line.chars().count() == 1 && !line.contains(['-', '.', '_']);
    let side = if lines.first().is_some_and(is_side) {
        Some(lines.remove(0))
    } else {
        lines.pop_if(|line| is_side(line))
    };
    let size = lines.len();
    let is_rank = |line: &String| line.chars().count() == size && line.chars().all(is_square);
    let is_board = [4, 6, 8, 10].contains(&size) && lines.iter().all(is_rank);
    let board = lines.concat();
    is_board.then(|| match side {
        Some(side) => format!("{board} {side}"),
        None => board,
    })
}

/// The letter of the side that a line says is to move: `White to move`, `Black`.
fn side_to_move(line: &str) -> Option<String> {
    let line = line
        .trim()
        .trim_end_matches(['.', ':'])
        .to_ascii_lowercase();
    let (side, rest) = line.split_at_checked("black".len())?;
    let letter = match side {
        "black" => "X",
        "white" => "O",
        _ => return None,
    };
    let is_said = ["", "to move", "to play", "moves", "plays"].contains(&rest.trim());
    is_said.then(|| letter.to_owned())
}

/// A line without what is drawn around its squares.
fn squares(line: &str) -> String {
    let line = line
        .trim()
        .trim_matches(|letter: char| letter.is_ascii_digit());
    line.chars()
        .filter(|&letter| !letter.is_whitespace() && letter != '|')
        .collect()
}

/// Whether a line names the files.
fn is_letters(line: &str) -> bool {
    4 <= line.len() && "abcdefghij".starts_with(&line.to_ascii_lowercase())
}

fn is_square(letter: char) -> bool {
    "XxOo*BbWw●○-._".contains(letter)
}

/// A board in one line, the side to move right behind it.
fn behind(line: &str) -> Option<String> {
    let (at, side) = line.char_indices().next_back()?;
    let board = &line[..at];
    let is_board = [16, 36, 64, 100].contains(&board.chars().count());
    let is_whole = line.chars().all(is_square) && !"-._".contains(side);
    (is_board && is_whole).then(|| format!("{board} {side}"))
}
