//! Position lines and turn texts.

use crate::rules::{
    Counters, ReadError, Reason, Side, Site,
    deblockle::{
        Deblockle, DeblockleOptions,
        block::{Block, MOST},
        board::{Direction, STARS, WIDTH, square, square_name},
        cube::{Face, Orientation},
        moves::{Then, Turn, View},
        options::{Adjacent, NoHop, Rules, Slider},
        reasons::{Refusal, word},
    },
};

const SIDE_LETTERS: [char; 2] = ['g', 'b'];
/// Board, side, removed, rules, quiet, turn.
const FIELDS: std::ops::RangeInclusive<usize> = 2..=6;

impl Deblockle {
    pub(crate) fn write_position(&self) -> String {
        let ranks: Vec<String> = (0..WIDTH).rev().map(|rank| self.write_rank(rank)).collect();
        format!(
            "{} {} {}-{} {}",
            ranks.join("/"),
            SIDE_LETTERS[self.turn.index()],
            self.home.first,
            self.home.second,
            write_rules(self.rules),
        )
    }

    fn write_rank(&self, rank: u8) -> String {
        let mut text = String::new();
        let mut empty = 0;
        for file in 0..WIDTH {
            let at = Site(rank * WIDTH + file);
            let Some(letters) = self.write_block(at) else {
                empty += 1;
                continue;
            };
            if 0 < empty {
                text.push_str(&empty.to_string());
                empty = 0;
            }
            text.push_str(&letters);
        }
        if 0 < empty {
            text.push_str(&empty.to_string());
        }
        text
    }

    fn write_block(&self, at: Site) -> Option<String> {
        let letters = |block: Block| {
            let lies = block.lies();
            [lies.top(), lies.north()].map(Face::letter)
        };
        if let Some(gold) = self.blocks.first.on(at) {
            return Some(letters(gold).iter().collect());
        }
        let blue = self.blocks.second.on(at)?;
        Some(
            letters(blue)
                .map(|letter| letter.to_ascii_lowercase())
                .iter()
                .collect(),
        )
    }

    pub(crate) fn read_position(text: &str, options: &DeblockleOptions) -> Result<Self, ReadError> {
        let fields: Vec<&str> = text.split_whitespace().collect();
        if !FIELDS.contains(&fields.len()) {
            let reason = Reason::new("deblockle-read-fields").count("count", fields.len());
            return Err(reason.into());
        }
        let mut position = Self::empty(options.rules());
        position.read_board(fields[0])?;
        position.turn = match fields[1] {
            "g" => Side::First,
            "b" => Side::Second,
            other => {
                return Err(Reason::new("deblockle-read-side")
                    .text("text", other)
                    .into());
            }
        };
        if let Some(removed) = fields.get(2) {
            position.read_removed(removed)?;
        }
        if let Some(rules) = fields.get(3) {
            position.rules = read_rules(rules, options)?;
        }
        for (field, name) in fields.iter().skip(4).zip(["quiet", "turn"]) {
            let least = u32::from(name == "turn");
            if counter(field).is_none_or(|count| count < least) {
                let reason = Reason::new("deblockle-read-counter").word("field", name);
                return Err(reason.text("text", *field).into());
            }
        }
        position.settle();
        Ok(position)
    }

    fn read_board(&mut self, text: &str) -> Result<(), ReadError> {
        let ranks: Vec<&str> = text.split('/').collect();
        if ranks.len() != usize::from(WIDTH) {
            let reason = Reason::new("deblockle-read-ranks").count("count", ranks.len());
            return Err(reason.into());
        }
        for (rank, row) in (0..WIDTH).rev().zip(ranks) {
            self.read_rank(rank, row)?;
        }
        if Side::BOTH.iter().all(|&side| self.blocks[side].is_empty()) {
            return Err(Reason::new("deblockle-read-no-blocks").into());
        }
        Ok(())
    }

    fn read_rank(&mut self, rank: u8, row: &str) -> Result<(), ReadError> {
        let place = |reason: Reason| reason.count("rank", rank + 1);
        let mut letters = row.chars();
        let mut width: u32 = 0;
        while let Some(letter) = letters.next() {
            if let Some(empty) = letter.to_digit(10).filter(|empty| (1..=7).contains(empty)) {
                width = width.saturating_add(empty);
                continue;
            }
            if !letter.is_ascii_alphabetic() {
                let reason = Reason::new("deblockle-read-letter").text("text", letter);
                return Err(place(reason).into());
            }
            let pair: String = std::iter::once(letter).chain(letters.next()).collect();
            let Some((side, lies)) = read_block(&pair) else {
                return Err(place(Reason::new("deblockle-read-pair").text("text", pair)).into());
            };
            if let Some(file) = u8::try_from(width).ok().filter(|&file| file < WIDTH) {
                self.read_stone(side, Site(rank * WIDTH + file), lies)?;
            }
            width = width.saturating_add(1);
        }
        if width != u32::from(WIDTH) {
            let reason = Reason::new("deblockle-read-rank-width").count("width", width);
            return Err(place(reason).into());
        }
        Ok(())
    }

    fn read_stone(&mut self, side: Side, at: Site, lies: Orientation) -> Result<(), ReadError> {
        if STARS.contains(at) {
            return Err(Reason::new("deblockle-read-star").site("at", at).into());
        }
        let too_many = || Reason::new("deblockle-read-too-many").word("side", word(side));
        self.blocks[side] = self.blocks[side]
            .with(Block::new(at, lies))
            .ok_or_else(too_many)?;
        Ok(())
    }

    fn read_removed(&mut self, text: &str) -> Result<(), ReadError> {
        let bad = || Reason::new("deblockle-read-removed").text("text", text);
        let (gold, blue) = text.split_once('-').ok_or_else(bad)?;
        for (side, count) in Side::BOTH.into_iter().zip([gold, blue]) {
            let home = counter(count)
                .and_then(|count| u8::try_from(count).ok())
                .ok_or_else(bad)?;
            if MOST as u8 - self.blocks[side].len() < home {
                return Err(Reason::new("deblockle-read-too-many")
                    .word("side", word(side))
                    .into());
            }
            self.home[side] = home;
        }
        Ok(())
    }

    pub(crate) fn write_turn(&self, turn: Turn) -> String {
        let face = self.blocks[self.turn]
            .on(turn.from)
            .map(|block| block.lies().tipped(turn.tip).top().letter());
        let from = square_name(turn.from);
        let hop = turn.hop.map(square_name).unwrap_or_default();
        let face = face.map(String::from).unwrap_or_default();
        format!("{from}{}{face}{hop}", turn.tip.letter())
    }

    pub(crate) fn read_turn(&self, text: &str) -> Result<Turn, Reason> {
        let not_a_turn = || Reason::new("deblockle-read-turn").text("text", text.trim());
        let words = words(text).ok_or_else(not_a_turn)?;
        let Words {
            from,
            tip,
            face,
            hop,
        } = words;
        if let Some(refusal) = self.refused(&[from]) {
            return Err(refusal.into());
        }
        let block = self.blocks[self.turn].on(from);
        let block = block.expect("a path that is not refused begins with a block");
        let view = View::new(self, self.turn);
        let up = block.lies().tipped(tip).top();
        if tip.step(from).is_some() && up != face {
            return Err(Reason::new("deblockle-read-face")
                .site("from", from)
                .word("direction", tip.word())
                .word("said", face.word())
                .word("face", up.word()));
        }
        let tipped = view
            .tip(block, tip)
            .map_err(|shut| Reason::from(self.shut(&view, block, tip, shut)))?;
        let at = tipped.at;
        match (tipped.then, hop) {
            (Then::Home | Then::Ends, None) => (),
            (Then::Home | Then::Ends, Some(_)) => {
                return Err(Refusal::Ends { at, face }.into());
            }
            (Then::Hops(_), None) => {
                return Err(Reason::new("deblockle-read-destination").word("face", up.word()));
            }
            (Then::Hops(ends), Some(hop)) if ends.contains(hop) => (),
            (Then::Hops(_), Some(hop)) => return Err(self.no_hop(block, at, hop, up).into()),
        }
        Ok(Turn { from, tip, hop })
    }
}

/// What a turn's text says.
struct Words {
    from: Site,
    tip: Direction,
    face: Face,
    hop: Option<Site>,
}

/// Reads `c3nLc7`, with white space around it and a comment in braces after it.
fn words(text: &str) -> Option<Words> {
    let text = text.trim();
    let bare = match text.split_once('{') {
        Some((bare, comment)) if comment.ends_with('}') => bare.trim_end(),
        Some(_) => return None,
        None => text,
    };
    let mut letters = bare.chars();
    let from = square(letters.next()?, letters.next()?)?;
    let tip = Direction::from_letter(letters.next()?)?;
    let face = Face::from_letter(letters.next()?)?;
    let hop = match letters.next() {
        None => None,
        Some(file) => Some(square(file, letters.next()?)?),
    };
    letters.next().is_none().then_some(Words {
        from,
        tip,
        face,
        hop,
    })
}

/// Two letters of one case: top and north.
fn read_block(pair: &str) -> Option<(Side, Orientation)> {
    let mut letters = pair.chars();
    let (top, north) = (letters.next()?, letters.next()?);
    let side = match (top.is_ascii_uppercase(), north.is_ascii_uppercase()) {
        (true, true) => Side::First,
        (false, false) => Side::Second,
        (true, false) | (false, true) => return None,
    };
    let face = |letter: char| Face::from_letter(letter.to_ascii_uppercase());
    Some((side, Orientation::from_faces(face(top)?, face(north)?)?))
}

fn counter(text: &str) -> Option<u32> {
    let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    digits.then(|| text.parse().ok()).flatten()
}

pub(crate) fn read_counters(text: &str) -> Counters {
    let Counters { quiet, turn } = Counters::default();
    let field = |index| text.split_whitespace().nth(index).and_then(counter);
    Counters {
        quiet: field(4).unwrap_or(quiet),
        turn: field(5).unwrap_or(turn),
    }
}

fn write_rules(rules: Rules) -> String {
    let no_hop = match rules.no_hop {
        NoHop::Illegal => "",
        NoHop::Ends => "e",
    };
    let adjacent = match rules.adjacent {
        Adjacent::Allowed => "",
        Adjacent::Forbidden => "n",
    };
    format!("{}{no_hop}{adjacent}", rules.slider.letter())
}

/// The rules field decides all three rules; an option that was set otherwise contradicts it.
fn read_rules(text: &str, options: &DeblockleOptions) -> Result<Rules, ReadError> {
    let bad = || Reason::new("deblockle-read-rules").text("text", text);
    let (slider, rest) = text.split_at_checked(1).ok_or_else(bad)?;
    let slider = Slider::from_letter(slider).ok_or_else(bad)?;
    let (no_hop, adjacent) = match rest {
        "" => (NoHop::Illegal, Adjacent::Allowed),
        "e" => (NoHop::Ends, Adjacent::Allowed),
        "n" => (NoHop::Illegal, Adjacent::Forbidden),
        "en" | "ne" => (NoHop::Ends, Adjacent::Forbidden),
        _ => return Err(bad().into()),
    };
    let conflict = if options.slider.is_some_and(|set| set != slider) {
        Some("slider")
    } else if options.no_hop.is_some_and(|set| set != no_hop) {
        Some("no-hop")
    } else if options.adjacent.is_some_and(|set| set != adjacent) {
        Some("adjacent")
    } else {
        None
    };
    if let Some(key) = conflict {
        let reason = Reason::new("deblockle-read-conflict").word("option", key);
        return Err(reason.text("text", text).into());
    }
    Ok(Rules {
        slider,
        no_hop,
        adjacent,
    })
}
