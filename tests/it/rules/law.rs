//! The laws that every game keeps, checked over seeded random games. A game's own tests call
//! [`check_game`] for each of its options and look at the [`Tally`]: a law that was never put to
//! the test proves nothing.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use rand_chacha::{
    ChaCha8Rng,
    rand_core::{RngCore as _, SeedableRng as _},
};
use tavola::rules::{Counters, Effect, Game, Options as _, Path, Scene, Side, Site};

/// No game is followed further than this; some rules let random play go on for ever.
const LONGEST: u32 = 2_000;
/// One position in so many has all of its turns looked at.
const EVERY_TURN: u32 = 16;
/// One position in so many has all of its paths, previews and refusals looked at.
const EVERY_PATH: u32 = 64;

/// What the games of one check went through.
#[derive(Default, Debug)]
pub(crate) struct Tally {
    pub(crate) turns: u32,
    /// Finished games by the reason of their outcome.
    pub(crate) outcomes: BTreeMap<&'static str, u32>,
    /// Effects by kind.
    pub(crate) effects: BTreeMap<&'static str, u32>,
    /// Every message key that a cause, refusal or mark came with.
    pub(crate) reasons: BTreeSet<&'static str>,
}

/// Plays so many random games from the start that the options give, and checks every law.
pub(crate) fn check_game<G: Game>(options: &G::Options, games: u32, seed: u64) -> Tally {
    check_from(&G::start(options), options, games, seed)
}

/// As [`check_game`], from any position.
pub(crate) fn check_from<G: Game>(start: &G, options: &G::Options, games: u32, seed: u64) -> Tally {
    check_chosen(start, options, games, seed, |_, moves, random| {
        moves[random as usize % moves.len()]
    })
}

/// As [`check_from`], where `choose` takes one of the legal turns by a random number. For games
/// that go on and on when every turn is as likely as any other.
pub(crate) fn check_chosen<G: Game>(
    start: &G,
    options: &G::Options,
    games: u32,
    seed: u64,
    choose: impl Fn(&G, &[G::Move], u32) -> G::Move,
) -> Tally {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut tally = Tally::default();
    let mut keys = Keys::<G>::default();
    check_options(start, options);
    for _ in 0..games {
        let mut game = start.clone();
        for _ in 0..LONGEST {
            let mut moves = Vec::new();
            game.moves(&mut moves);
            check_position(&game, options, &moves, &mut keys);
            if rng.next_u32().is_multiple_of(EVERY_TURN) {
                check_turns(&game, &moves, &mut tally);
            }
            if rng.next_u32().is_multiple_of(EVERY_PATH) || moves.is_empty() {
                check_paths(&game, &moves, &mut tally);
            }
            let Some(outcome) = game.outcome() else {
                let mv = choose(&game, &moves, rng.next_u32());
                game = check_turn(&game, mv, &mut tally);
                tally.turns += 1;
                continue;
            };
            *tally.outcomes.entry(outcome.reason).or_default() += 1;
            break;
        }
    }
    tally
}

/// The options survive as text, one by one.
fn check_options<G: Game>(start: &G, options: &G::Options) {
    options.check().expect("the options of a check agree");
    let mut again = G::Options::default();
    for spec in G::Options::specs() {
        let value = options.get(spec.key);
        again
            .set(spec.key, &value)
            .expect("a value that an option has can be set");
        assert_eq!(again.get(spec.key), value, "{}", spec.key);
        assert_eq!(
            start.options(options).get(spec.key),
            value,
            "{}: the position was started under it",
            spec.key
        );
    }
    assert_eq!(again.judge(), options.judge());
}

/// The positions met so far: equal keys mean that the same tokens stand on the same sites with
/// the same side to move.
struct Keys<G: Game>(HashMap<u64, G>);

impl<G: Game> Default for Keys<G> {
    fn default() -> Self {
        Self(HashMap::new())
    }
}

impl<G: Game> Keys<G> {
    fn check(&mut self, game: &G) {
        let known = self.0.entry(game.key()).or_insert_with(|| game.clone());
        assert_eq!(
            board(known),
            board(game),
            "one key for {known:?} and {game:?}"
        );
        assert_eq!(moves(known), moves(game), "one key, other turns");
    }
}

fn board<G: Game>(game: &G) -> (Vec<(Site, u8)>, Vec<Site>, Side) {
    let scene = game.scene();
    let tokens = scene
        .tokens()
        .map(|(site, token)| (site, token.0))
        .collect();
    (tokens, scene.present.iter().collect(), game.turn())
}

fn moves<G: Game>(game: &G) -> Vec<G::Move> {
    let mut moves = Vec::new();
    game.moves(&mut moves);
    moves
}

fn check_position<G: Game>(game: &G, options: &G::Options, turns: &[G::Move], keys: &mut Keys<G>) {
    let line = game.write();
    assert_eq!(turns.is_empty(), game.outcome().is_some(), "{line}");
    let read = G::read(&line, options).expect("a written position can be read");
    assert_eq!(read.write(), line);
    assert_eq!(read.key(), game.key(), "{line}");
    assert_eq!(read.outcome(), game.outcome(), "{line}");
    assert_eq!(board(&read), board(game), "{line}");
    assert_eq!(moves(&read), turns, "{line}: the order of turns is fixed");
    let counted = game.write_line(Counters { quiet: 7, turn: 31 });
    let read = G::read(&counted, options).expect("a line with counters can be read");
    assert_eq!(read.write(), line);
    keys.check(game);
    if let Some(forced) = game.forced() {
        assert_eq!(turns, [forced], "{line}: a forced turn is the only one");
    }
    for mark in game.marks() {
        assert!(!mark.sites.is_empty(), "{line}: {:?}", mark.kind);
    }
}

/// Every turn of a position: laws, texts and paths are all different.
fn check_turns<G: Game>(game: &G, turns: &[G::Move], tally: &mut Tally) {
    let mut texts = BTreeSet::new();
    for &mv in turns {
        check_turn(game, mv, tally);
        assert!(texts.insert(game.write_move(mv)), "two turns are {mv:?}");
    }
    let mut appended = turns.to_vec();
    game.moves(&mut appended);
    assert_eq!(appended, [turns, turns].concat(), "turns are appended");
    tally
        .reasons
        .extend(game.marks().iter().map(|mark| mark.reason.key));
}

/// One turn: its texts, its effects forth and back, and that watching changes nothing.
fn check_turn<G: Game>(game: &G, mv: G::Move, tally: &mut Tally) -> G {
    let (bare, full) = (game.write_move(mv), game.annotate(mv));
    assert_eq!(game.read_move(&bare), Ok(mv), "{}", game.write());
    assert_eq!(game.read_move(&full), Ok(mv), "{}", game.write());

    let mut unseen = game.clone();
    unseen.play(mv, &mut ());
    let mut next = game.clone();
    let mut effects = Vec::new();
    next.play(mv, &mut effects);
    assert_eq!(unseen, next, "{bare}: watching changed the position");
    game.look_after(mv, |after| {
        assert_eq!(*after, next, "{bare}: two ways, two positions");
    });
    assert!(!effects.is_empty(), "{bare}: a turn nobody can see");

    let before = game.scene();
    let mut scene = before;
    for effect in &effects {
        check_effect(&scene, effect, &bare);
        scene.apply(effect);
        *tally.effects.entry(kind(effect)).or_default() += 1;
        tally.reasons.insert(effect.cause().key);
    }
    assert_eq!(
        scene,
        next.scene(),
        "{bare} in {}: {effects:?}",
        game.write()
    );
    for effect in effects.into_iter().rev() {
        scene.apply(&effect.inverse());
    }
    assert_eq!(scene, before, "{bare} taken back in {}", game.write());
    next
}

/// An effect tells what is really there: nothing leaves an empty site or lands on a taken one.
fn check_effect(scene: &Scene, effect: &Effect, turn: &str) {
    assert!(!effect.cause().key.is_empty(), "{turn}: {effect:?}");
    match *effect {
        Effect::Placed { at, .. } => assert_eq!(scene.token(at), None, "{turn}: {effect:?}"),
        Effect::Taken { at, token, .. } => {
            assert_eq!(scene.token(at), Some(token), "{turn}: {effect:?}");
        }
        Effect::Moved { from, to, .. } => {
            assert!(scene.token(from).is_some(), "{turn}: {effect:?}");
            assert!(
                from == to || scene.token(to).is_none(),
                "{turn}: {effect:?}"
            );
        }
        Effect::Rolled { from, to, was, .. } => {
            assert_eq!(scene.token(from), Some(was), "{turn}: {effect:?}");
            assert_eq!(scene.token(to), None, "{turn}: {effect:?}");
        }
        Effect::Turned { at, was, .. } => {
            assert_eq!(scene.token(at), Some(was), "{turn}: {effect:?}");
        }
        Effect::Tile {
            tile,
            sites,
            present,
            ..
        } => {
            assert!(sites.contains(tile), "{turn}: {effect:?}");
            for site in sites.iter() {
                assert_ne!(scene.present.contains(site), present, "{turn}: {effect:?}");
                assert_eq!(scene.token(site), None, "{turn}: {effect:?}");
            }
        }
        Effect::Stock { side, was, now, .. } => {
            assert_eq!(scene.stock[side], was, "{turn}: {effect:?}");
            assert_ne!(was, now, "{turn}: {effect:?}");
        }
        Effect::Lent { from, to, .. } => assert_ne!(from, to, "{turn}: {effect:?}"),
        Effect::Passed { .. } => (),
    }
}

fn kind(effect: &Effect) -> &'static str {
    match effect {
        Effect::Placed { .. } => "placed",
        Effect::Taken { .. } => "taken",
        Effect::Moved { .. } => "moved",
        Effect::Rolled { .. } => "rolled",
        Effect::Turned { .. } => "turned",
        Effect::Tile { .. } => "tile",
        Effect::Stock { .. } => "stock",
        Effect::Lent { .. } => "lent",
        Effect::Passed { .. } => "passed",
    }
}

/// Paths are unique and none begins another; refusals speak up exactly where no turn goes on;
/// previews can be pictured.
fn check_paths<G: Game>(game: &G, turns: &[G::Move], tally: &mut Tally) {
    let line = game.write();
    let mut paths: Vec<Path> = turns.iter().map(|&mv| game.path(mv)).collect();
    paths.sort();
    for pair in paths.windows(2) {
        assert!(!pair[1].starts_with(&pair[0]), "{line}: {pair:?}");
    }
    let mut begun: BTreeSet<&[Site]> = BTreeSet::new();
    let mut names: BTreeMap<String, Site> = BTreeMap::new();
    for path in &paths {
        assert!(!path.is_empty(), "{line}: a turn without a path");
        begun.extend((0..path.len()).map(|length| &path[..length]));
        for &site in path {
            let same = *names.entry(G::site_name(site)).or_insert(site);
            assert_eq!(same, site, "{line}: two sites of one name");
        }
    }
    let mut pointed: Vec<Path> = vec![Vec::new()];
    for &path in &begun {
        let on = |site| [path, &[Site(site)]].concat();
        pointed.extend((0..=u8::MAX).map(on));
    }
    for path in &paths {
        pointed.push([path.as_slice(), &path[..1]].concat());
    }
    begun.extend(paths.iter().map(Vec::as_slice));
    for path in &pointed {
        let refusal = game.refusal(path);
        let begins = begun.contains(path.as_slice());
        assert_eq!(refusal.is_none(), begins, "{line}: {path:?} {refusal:?}");
        tally.reasons.extend(refusal.map(|reason| reason.key));
        let mut scene = game.scene();
        for effect in game.preview(path) {
            scene.apply(&effect);
        }
    }
}
