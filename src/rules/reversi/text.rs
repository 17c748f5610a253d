//! Position lines and turn texts of Reversi.

use crate::rules::{
    BySide, Game as _, Side, Site,
    reversi::{
        LineError, Move, PASS, Refusal, Reversi, ReversiOptions, Size, hand, rest::Rest, size,
    },
};

/// How notation calls a site: `a1` is the upper left square.
pub(crate) fn site_name(site: Site) -> String {
    if site == PASS {
        return "pass".to_owned();
    }
    let file = char::from(b'a' + site.0 % 10);
    format!("{file}{}", site.0 / 10 + 1)
}

/// Splits a transcript into the texts of its turns: spaces, commas and move numbers (`12.`) fall
/// away, and squares may be run together (`f5d6c3`). What is no turn stays a piece of its own,
/// for the reader of turns to refuse. Flips by hand (`f5/e5e4`) reach to the next space.
pub fn split_turns(text: &str) -> Vec<&str> {
    let mut turns = Vec::new();
    for word in text.split(|c: char| c.is_whitespace() || c == ',') {
        let mut rest = word;
        while !rest.is_empty() {
            let number = rest.trim_start_matches(|c: char| c.is_ascii_digit());
            if let Some(after) = number.strip_prefix('.') {
                rest = after.trim_start_matches('.');
                continue;
            }
            let (turn, after) = rest.split_at(first_turn(rest));
            turns.push(turn);
            rest = after;
        }
    }
    turns
}

/// The bytes of the first turn of a word: a square, a pass, or else all of it.
fn first_turn(word: &str) -> usize {
    if word.contains('/') {
        return word.len();
    }
    for pass in PASSES {
        // `pa` begins `pass`, which stands before it in the list.
        if word
            .get(..pass.len())
            .is_some_and(|start| start.eq_ignore_ascii_case(pass))
        {
            return pass.len();
        }
    }
    square_len(word).unwrap_or(word.len())
}

/// The bytes of a square's name at the start of the text: a letter and all digits after it.
fn square_len(text: &str) -> Option<usize> {
    let after = text.strip_prefix(|c: char| c.is_ascii_alphabetic())?;
    let digits = after.trim_start_matches(|c: char| c.is_ascii_digit());
    (digits.len() < after.len()).then(|| text.len() - digits.len())
}

const PASSES: [&str; 5] = ["pass", "pa", "ps", "--", "@@@@"];

impl Reversi {
    pub(crate) fn write_turn(&self, mv: Move) -> String {
        let Some(square) = mv.square() else {
            return site_name(PASS);
        };
        let name = |square| site_name(self.size().site(square));
        let mut text = name(square);
        if let Some(flips) = mv.flips_by_hand() {
            text.push('/');
            let right = self.turned(square).into_iter().map(|disc| disc.square);
            let strays = size::squares_of(flips & !self.flips(square));
            for disc in right.filter(|&disc| flips >> disc & 1 == 1).chain(strays) {
                text += &name(disc);
            }
        }
        text
    }

    pub(crate) fn read_turn(&self, text: &str) -> Result<Move, Refusal> {
        let text = text.trim();
        if PASSES.iter().any(|pass| text.eq_ignore_ascii_case(pass)) {
            return self.turn_at(PASS);
        }
        let Some((square, mut list)) = text.split_once('/') else {
            return self.turn_at(self.read_square(text)?);
        };
        let at = self.read_square(square)?;
        let mut flips = Vec::new();
        while !list.is_empty() {
            let (flip, rest) = list.split_at(square_len(list).unwrap_or(list.len()));
            flips.push(self.read_square(flip)?);
            list = rest;
        }
        self.by_hand(at, &flips)
    }

    /// A square of this board, in upper or lower case.
    fn read_square(&self, text: &str) -> Result<Site, Refusal> {
        let not_a_turn = || Refusal::NotATurn {
            text: text.to_owned(),
        };
        if square_len(text) != Some(text.len()) {
            return Err(not_a_turn());
        }
        let (file, rank) = text.split_at(1);
        let name = text.to_ascii_lowercase();
        let file = file.as_bytes()[0].to_ascii_lowercase() - b'a';
        // Leading zeros and huge numbers name no square of any board.
        let rank: u8 = match rank.parse() {
            Ok(rank) if !text[1..].starts_with('0') => rank,
            Ok(_) | Err(_) => return Err(hand::off_board(name, self.size())),
        };
        let side = self.size().side();
        if file < side && rank <= side {
            Ok(Site((rank - 1) * 10 + file))
        } else {
            Err(hand::off_board(name, self.size()))
        }
    }

    pub(crate) fn write_position(&self) -> String {
        let (black, white) = (self.discs(Side::First), self.discs(Side::Second));
        let square = |square: u8| match (black >> square & 1, white >> square & 1) {
            (1, _) => 'X',
            (_, 1) => 'O',
            _ => '-',
        };
        let mut text: String = (0..self.size().squares()).map(square).collect();
        text += match self.turn() {
            Side::First => " X",
            Side::Second => " O",
        };
        let supply = self.supply();
        if supply != assumed_supply(self.size(), black | white) {
            text += &format!(" {}/{}", supply.first, supply.second);
        }
        text
    }

    pub(crate) fn read_position(text: &str, options: &ReversiOptions) -> Result<Self, LineError> {
        let indent = text.chars().take_while(|c| c.is_whitespace()).count();
        let mut fields = text.split_whitespace();
        let board = fields.next().ok_or(LineError::Empty)?;
        let (size, [black, white]) = read_board(board, indent)?;
        if let Some(chosen) = options.size
            && chosen != size
        {
            return Err(LineError::Size {
                line: size.side(),
                option: chosen.side(),
            });
        }
        let turn = read_side(fields.next().ok_or(LineError::SideMissing)?)?;
        let supply = match fields.next() {
            None => assumed_supply(size, black | white),
            Some(field) => read_supply(field, size, black | white)?,
        };
        if let Some(extra) = fields.next() {
            let text = extra.to_owned();
            return Err(LineError::Extra { text });
        }
        let (own, opp) = match turn {
            Side::First => (black, white),
            Side::Second => (white, black),
        };
        let left = [supply[turn], supply[!turn]];
        let phase = Self::phase_of(size, black | white, options.start);
        let rest = Rest::new(left, turn, size, phase, options.flip);
        Ok(Self::from_parts(own, opp, rest))
    }
}

/// What is left of the supplies if Black began and nobody passed: the discs on the board came
/// from both by turns.
fn assumed_supply(size: Size, discs: u128) -> BySide<u8> {
    let placed = discs.count_ones() as u8;
    let white = placed / 2;
    BySide::new(size.supply() - (placed - white), size.supply() - white)
}

/// The board with the discs of Black and White. `indent`: characters of the line before it.
fn read_board(text: &str, indent: usize) -> Result<(Size, [u128; 2]), LineError> {
    let squares = text.chars().count();
    let size = Size::of_squares(squares).ok_or(LineError::Length { squares })?;
    let digits = text.contains('2');
    let mut discs = [0, 0];
    for (square, character) in (0..size.squares()).zip(text.chars()) {
        let at = size.site(square);
        let column = indent + usize::from(square) + 1;
        match character {
            'X' | 'x' | '*' | 'B' | 'b' | '●' => discs[0] |= 1 << square,
            'O' | 'o' | 'W' | 'w' | '○' => discs[1] |= 1 << square,
            '-' | '.' | '_' => (),
            '1' if digits => discs[0] |= 1 << square,
            '2' if digits => discs[1] |= 1 << square,
            '0' if digits => (),
            digit @ '0'..='2' => return Err(LineError::Digit { digit, at, column }),
            character => {
                return Err(LineError::Character {
                    character,
                    at,
                    column,
                });
            }
        }
    }
    Ok((size, discs))
}

fn read_side(text: &str) -> Result<Side, LineError> {
    match text {
        "X" | "x" | "*" | "B" | "b" | "●" => Ok(Side::First),
        "O" | "o" | "W" | "w" | "○" => Ok(Side::Second),
        _ => Err(LineError::Side {
            text: text.to_owned(),
        }),
    }
}

fn read_supply(text: &str, size: Size, discs: u128) -> Result<BySide<u8>, LineError> {
    let field = || text.to_owned();
    let number = |part: &str| -> Option<u8> {
        part.bytes()
            .all(|byte| byte.is_ascii_digit())
            .then(|| part.parse().ok())?
    };
    let numbers = text
        .split_once('/')
        .and_then(|(black, white)| Some(BySide::new(number(black)?, number(white)?)));
    let supply = numbers.ok_or_else(|| LineError::Supply { text: field() })?;
    let most = size.supply();
    if most < supply.first.max(supply.second) {
        return Err(LineError::SupplyMost {
            text: field(),
            most,
        });
    }
    let sum = u32::from(supply.first) + u32::from(supply.second);
    let empty = u32::from(size.squares()) - discs.count_ones();
    if sum != empty {
        let text = field();
        return Err(LineError::SupplySum { text, sum, empty });
    }
    Ok(supply)
}
