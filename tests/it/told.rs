//! What random games report, told in every language: turns, refusals, marks, previews, outcomes.

use std::collections::BTreeSet;

use rand_chacha::{
    ChaCha8Rng,
    rand_core::{RngCore as _, SeedableRng as _},
};
use tavola::{
    lang::{Lang, Language},
    rules::{Effect, Game, Options as _, Reason, Site, coerceo, deblockle, reversi},
};

use crate::messages::texts;

/// Some rules let random play go on for ever.
const LONGEST: u32 = 200;

/// Tells everything, and remembers the keys of the reasons it was told.
struct Listener {
    langs: [Lang; 4],
    keys: BTreeSet<&'static str>,
}

impl Listener {
    fn new() -> Self {
        Self {
            langs: Language::ALL.map(Lang::new),
            keys: BTreeSet::new(),
        }
    }

    fn hear<G: Game>(&mut self, options: &[(&str, &str)], games: u32) {
        let mut chosen = G::Options::default();
        for (key, value) in options {
            chosen.set(key, value).expect("a value of the option");
        }
        let mut rng = ChaCha8Rng::seed_from_u64(1);
        for _ in 0..games {
            let mut game = G::start(&chosen);
            for _ in 0..LONGEST {
                let mut moves = Vec::new();
                game.moves(&mut moves);
                self.hear_position(&game, &chosen, &moves, &mut rng);
                if moves.is_empty() {
                    break;
                }
                let mv = moves[rng.next_u32() as usize % moves.len()];
                let mut effects = Vec::new();
                game.play(mv, &mut effects);
                self.hear_effects::<G>(&effects);
            }
        }
    }

    fn hear_position<G: Game>(
        &mut self,
        game: &G,
        options: &G::Options,
        moves: &[G::Move],
        rng: &mut ChaCha8Rng,
    ) {
        for mark in game.marks() {
            self.hear_reason::<G>(&mark.reason);
        }
        // A site after the beginning of a turn, mostly one that leads nowhere.
        let mut path = match moves {
            [] => Vec::new(),
            _ => game.path(moves[rng.next_u32() as usize % moves.len()]),
        };
        path.truncate(rng.next_u32() as usize % 3);
        path.push(Site((rng.next_u32() % 128) as u8));
        if let Some(refusal) = game.refusal(&path) {
            self.hear_reason::<G>(&refusal);
        }
        for effect in game.preview(&path) {
            self.hear_reason::<G>(effect.cause());
        }
        if let Err(error) = G::read(&mistyped(&game.write(), rng), &game.options(options)) {
            self.hear_reason::<G>(&error.reason);
        }
        if let Some(&mv) = moves.first()
            && let Err(error) = game.read_move(&mistyped(&game.write_move(mv), rng))
        {
            self.hear_reason::<G>(&error.reason);
        }
        if let Some(outcome) = game.outcome() {
            for lang in &self.langs {
                let text = lang.outcome(G::SLUG, G::SIDES, &outcome);
                check(lang, outcome.reason, &text);
                let text = lang.ended(G::SLUG, &outcome, [3, 1]);
                check(lang, outcome.reason, &text);
            }
        }
    }

    fn hear_effects<G: Game>(&mut self, effects: &[Effect]) {
        for effect in effects {
            self.hear_reason::<G>(effect.cause());
        }
        for lang in &self.langs {
            let text = lang.told(effects, &G::site_name);
            check(lang, "a turn", &text);
            assert!(!text.is_empty(), "nothing to tell of {effects:?}");
            assert!(text.ends_with(['.', '!']), "{text:?}");
        }
    }

    fn hear_reason<G: Game>(&mut self, reason: &Reason) {
        self.keys.insert(reason.key);
        for lang in &self.langs {
            check(lang, reason.key, &lang.reason(reason, &G::site_name));
        }
    }

    /// Every cause and every mark of a game came up.
    fn has_heard_all_of(&self, slug: &str) {
        let texts = texts(Language::En);
        let causes = [format!("{slug}-cause-"), format!("{slug}-mark-")];
        let is_cause = |key: &&String| {
            causes.iter().any(|begin| key.starts_with(begin))
                && !key.contains('.')
                && !key.ends_with("-many")
        };
        let unheard: Vec<_> = texts
            .keys()
            .filter(is_cause)
            .filter(|key| !self.keys.contains(key.as_str()))
            .collect();
        assert!(unheard.is_empty(), "never came up: {unheard:#?}");
    }
}

/// A text with one letter too few, too many or other than it was.
fn mistyped(text: &str, rng: &mut ChaCha8Rng) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    let at = rng.next_u32() as usize % letters.len();
    let other = ['x', 'O', '7', '0', ' ', '-', '/', 'é'][rng.next_u32() as usize % 8];
    match rng.next_u32() % 4 {
        0 => _ = letters.remove(at),
        1 => letters.insert(at, other),
        2 => letters.truncate(at),
        _ => letters[at] = other,
    }
    letters.into_iter().collect()
}

/// No argument is missing and no key stands in place of its message.
fn check(lang: &Lang, what: &str, text: &str) {
    let language = lang.language().code();
    assert!(!text.contains(['{', '}']), "{what} in {language}: {text:?}");
    assert!(!text.contains("  "), "{what} in {language}: {text:?}");
    for sign in ["-cause-", "-refusal-", "-mark-", "outcome-", "ended-", ".."] {
        assert!(!text.contains(sign), "{what} in {language}: {text:?}");
    }
}

#[test]
fn turns_of_reversi_are_told() {
    let mut listener = Listener::new();
    for options in [
        &[][..],
        &[("size", "4")],
        &[("size", "6"), ("start", "original")],
        &[("size", "10"), ("start", "parallel")],
        &[("handicap", "black4")],
        &[("flip", "hand")],
    ] {
        listener.hear::<reversi::Reversi>(options, 8);
    }
    // Flips that a hand got wrong are no turns that `moves` lists.
    let mut options = reversi::ReversiOptions::default();
    options.set("flip", "hand").expect("a value of the option");
    for turn in ["f5/", "f5/d4", "f5/d4e5"] {
        let mut game = reversi::Reversi::start(&options);
        let mv = game.read_move(turn).expect("legal by hand");
        let mut effects = Vec::new();
        game.play(mv, &mut effects);
        listener.hear_effects::<reversi::Reversi>(&effects);
    }
    listener.has_heard_all_of("reversi");
}

#[test]
fn turns_of_deblockle_are_told() {
    let mut listener = Listener::new();
    for options in [
        &[("seed", "1")][..],
        &[("gold", "1"), ("blue", "1"), ("seed", "2")],
        &[("gold", "3"), ("blue", "2"), ("seed", "3"), ("slider", "b")],
        &[("slider", "f"), ("no-hop", "ends"), ("seed", "4")],
        &[("slider", "t"), ("adjacent", "forbidden"), ("seed", "5")],
    ] {
        listener.hear::<deblockle::Deblockle>(options, 6);
    }
    listener.has_heard_all_of("deblockle");
}

#[test]
fn turns_of_coerceo_are_told() {
    let mut listener = Listener::new();
    for options in [
        &[("cura", "on")][..],
        &[("start", "ocius"), ("exchange", "1")],
        &[("twelve", "on"), ("no-move", "draw")],
    ] {
        listener.hear::<coerceo::Coerceo>(options, 12);
    }
    // Random games seldom end like this.
    let line = "------/--------/----71----/--------/------ w 0 0 2";
    let options = coerceo::CoerceoOptions::default();
    let stuck = coerceo::Coerceo::read(line, &options).expect("the line is a position");
    listener.hear_position(&stuck, &options, &[], &mut ChaCha8Rng::seed_from_u64(2));
    listener.has_heard_all_of("coerceo");
}

/// A turn in the words of every language, as [`Language::ALL`] orders them.
fn check_told<G: Game>(line: &str, turn: &str, told: [&str; 4]) {
    let mut game = G::read(line, &G::Options::default()).expect("the line is a position");
    let mv = game.read_move(turn).expect("a legal turn");
    let mut effects = Vec::new();
    game.play(mv, &mut effects);
    let said = Language::ALL.map(|language| Lang::new(language).told(&effects, &G::site_name));
    assert_eq!(said, told, "{turn}");
}

#[test]
fn a_turn_is_told_in_whole_sentences() {
    check_told::<reversi::Reversi>(
        "---------------------------OX------XO--------------------------- X",
        "d3",
        [
            "Black placed a disc on d3 and flipped d4.",
            "Musta asetti kiekon ruutuun d3 ja käänsi kiekon d4.",
            "Svart la en brikke på d3 og snudde d4.",
            "Ο μαύρος έβαλε πούλι στο d3 και γύρισε το d4.",
        ],
    );
    check_told::<reversi::Reversi>(
        "-OOX------------------------------------------------------------ X",
        "a1",
        [
            "Black placed a disc on a1 and flipped b1 and c1.",
            "Musta asetti kiekon ruutuun a1 ja käänsi kiekot b1 ja c1.",
            "Svart la en brikke på a1 og snudde b1 og c1.",
            "Ο μαύρος έβαλε πούλι στο a1 και γύρισε τα b1 και c1.",
        ],
    );
    check_told::<deblockle::Deblockle>(
        "2ph1xl2/7/2xl1cl2/7/2XL1XL2/7/2SL1LP2 g",
        "c3nHb6",
        [
            "Gold tipped c3 onto c4: Hoops came up, and the block took three steps: b4, b5 and b6.",
            "Kulta kieräytti palikan c3–c4: päällä on nyt Renkaat, ja palikka otti kolme askelta: b4, b5 ja b6.",
            "Gull veltet c3 til c4: Ringer kom opp, og klossen tok tre steg: b4, b5 og b6.",
            "Ο χρυσός αναποδογύρισε τον κύβο από c3 σε c4: ήρθαν πάνω οι Κρίκοι, και ο κύβος έκανε τρία βήματα: b4, b5 και b6.",
        ],
    );
}
