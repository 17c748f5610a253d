//! What a spectator of Coerceo is shown and told: the order of effects, their causes, the marks,
//! previews and refusals.

use tavola::rules::{Arg, Effect, Game as _, Mark, MarkKind, Reason, Side, Site, coerceo::Coerceo};

use super::{at, golden::site, options};

/// Effects and reasons in short: `moved c5c c4e`, and the arguments of a cause as `name=value`.
fn told(line: &str, turn: &str) -> Vec<String> {
    let mut game = at(line);
    let mv = game.read_move(turn).expect(turn);
    let mut effects = Vec::new();
    game.play(mv, &mut effects);
    effects.iter().map(short).collect()
}

fn short(effect: &Effect) -> String {
    let what = match effect {
        Effect::Moved { from, to, .. } => format!("moved {} {}", name(*from), name(*to)),
        Effect::Taken { at, token, .. } => format!("taken {} {}", name(*at), token.0),
        Effect::Tile {
            tile, sites, to, ..
        } => {
            assert_eq!(sites.len(), 7);
            format!("tile {} {to:?}", name(*tile))
        }
        Effect::Stock { side, was, now, .. } => format!("stock {side:?} {was} {now}"),
        Effect::Placed { .. }
        | Effect::Rolled { .. }
        | Effect::Turned { .. }
        | Effect::Lent { .. }
        | Effect::Passed { .. } => panic!("not in Coerceo: {effect:?}"),
    };
    format!("{what}: {}", reason(effect.cause()))
}

fn name(site: Site) -> String {
    Coerceo::site_name(site)
}

fn reason(reason: &Reason) -> String {
    let mut text = reason.key.trim_start_matches("coerceo-").to_owned();
    for (key, value) in &reason.args {
        let value = match value {
            Arg::Word(word) => (*word).to_owned(),
            Arg::Text(text) => text.clone(),
            Arg::Count(count) => count.to_string(),
            Arg::Because(_) => panic!("not in Coerceo: {key}"),
            Arg::Site(site) => name(*site),
            Arg::Sites(sites) => sites
                .iter()
                .map(|&site| name(site))
                .collect::<Vec<_>>()
                .join(","),
        };
        text.push_str(&format!(" {key}={value}"));
    }
    text
}

#[test]
fn a_step_shows_tiles_then_stock_then_captures() {
    assert_eq!(
        told(
            "------/--144414/--10006520/--2422--/------ w 0 0 2",
            "c5c-c4a"
        ),
        [
            "moved c5c c4a: cause-stepped side=white from=c5c to=c4a",
            "tile c5 Some(First): cause-fell tile=c5 neighbours=c4,b4 keeper=white",
            "stock First 0 1: cause-kept side=white tiles=c5",
            "taken c4b 1: cause-captured-landing side=white field=c4b ring=b3e,c4a,c4c",
            "taken c4f 1: cause-captured-landing side=white field=c4f ring=c4a,c4e",
        ]
    );
}

#[test]
fn a_chain_shows_each_tile_with_what_it_hung_on_then() {
    assert_eq!(
        told(
            "------/--144610/--14140001/--------/------ b 0 0 2",
            "c5b-b4d"
        ),
        [
            "moved c5b b4d: cause-stepped side=black from=c5b to=b4d",
            "tile c5 Some(Second): cause-fell tile=c5 neighbours=c4,b4 keeper=black",
            "tile c4 Some(Second): cause-fell-chain tile=c4 neighbours=c3,b3,b4 keeper=black",
            "stock Second 0 2: cause-kept side=black tiles=c4,c5",
            "taken b3e 0: cause-captured-removal side=black field=b3e ring=b3d,b3f",
        ]
    );
}

#[test]
fn an_exchange_pays_and_gives_the_tiles_to_nobody() {
    assert_eq!(
        told("------/--1414--/--10005404/--2422--/------ w 2 0 2", "*c5f"),
        [
            "taken c5f 1: cause-exchanged side=white field=c5f cost=2",
            "stock First 2 0: cause-exchanged side=white field=c5f cost=2",
            "tile c5 None: cause-fell tile=c5 neighbours=c4 keeper=nobody",
            "taken c4f 1: cause-captured-removal side=white field=c4f ring=c4a,c4e",
        ]
    );
}

fn marks(kind: MarkKind, line: &str, words: &str) -> Vec<String> {
    let game = Coerceo::read(line, &options(words)).expect(line);
    let short = |mark: &Mark| {
        let sites: Vec<String> = mark.sites.iter().map(|&site| name(site)).collect();
        format!("{}: {}", sites.join(","), reason(&mark.reason))
    };
    let marks = game.marks();
    let wanted = marks.iter().filter(|mark| mark.kind == kind);
    wanted.map(short).collect()
}

#[test]
fn a_tile_with_one_piece_and_a_loose_hold_is_about_to_fall() {
    // The other tiles with one piece hang on four sides or more.
    assert_eq!(
        marks(
            MarkKind::Falling,
            "------/--1414--/--10001120/--2422--/------ w 0 0 2",
            ""
        ),
        [
            "c2: mark-falling tile=c2 neighbours=b2,c3,d2",
            "c5: mark-falling tile=c5 neighbours=c4",
        ]
    );
    // Two pieces hold c5.
    assert_eq!(
        marks(
            MarkKind::Falling,
            "------/--1414--/--10001124/--2422--/------ w 0 0 2",
            ""
        ),
        ["c2: mark-falling tile=c2 neighbours=b2,c3,d2"]
    );
}

#[test]
fn cura_announces_steps_that_would_capture_and_nothing_else() {
    let threats = |line: &str, words: &str| marks(MarkKind::Threat, line, words);
    let board = "------/--1454--/--105410--/--2422--/------";
    // Black is to move, and White could step from b3e to c4c.
    let line = format!("{board} b 0 0 2");
    assert_eq!(
        threats(&line, "cura=on"),
        ["c3f: mark-threat side=white pieces=c3f"]
    );
    assert_eq!(threats(&line, ""), [""; 0]);
    // White is to move: it is Black's threats that count, b2f-b3b and c3f-d3b.
    let threat = ["b3a,d3c: mark-threat side=black pieces=b3a,d3c"];
    assert_eq!(threats(&format!("{board} w 0 0 2"), "cura=on"), threat);
    // An exchange is no threat.
    let line = "------/--------/----1014--/--------/------ b 2 0 2";
    assert_eq!(threats(line, "cura=on"), [""; 0]);
    // A capture by removal is one: c5 would fall, and c4f lose its third side.
    let line = "------/--141410/--10005410/--2422--/------ b 0 0 2";
    assert_eq!(
        threats(line, "cura=on"),
        ["c4f: mark-threat side=white pieces=c4f"]
    );
}

#[test]
fn a_side_without_a_turn_is_marked_and_a_won_game_is_not() {
    assert_eq!(
        marks(
            MarkKind::Blocked,
            "------/--------/----71----/--------/------ w 0 0 2",
            ""
        ),
        ["c3a,c3c,c3e: mark-blocked side=white"]
    );
    // With two tiles it can exchange.
    let game = at("------/--------/----71----/--------/------ w 2 0 2");
    assert_eq!(game.outcome(), None);
    let won = at("------/--------/----10----/--------/------ b 0 0 2");
    assert_eq!(won.marks(), []);
}

#[test]
fn a_side_without_a_turn_loses_or_draws_as_the_option_says() {
    let line = "------/--------/----71----/--------/------ w 0 0 2";
    let outcome = |words: &str| {
        let game = Coerceo::read(line, &options(words)).expect(line);
        game.outcome()
            .map(|outcome| (outcome.winner, outcome.reason))
    };
    assert_eq!(outcome(""), Some((Some(Side::Second), "no-move")));
    assert_eq!(outcome("no-move=draw"), Some((None, "no-move")));
}

#[test]
fn twelve_taken_pieces_win_at_once() {
    let line = "------/--1414--/--100510--/--2422--/------ w 2 0 2 11 3";
    let mut game = at(line);
    assert_eq!(game.outcome(), None);
    super::play(&mut game, "*c3f");
    let end = game
        .outcome()
        .map(|outcome| (outcome.winner, outcome.reason));
    assert_eq!(end, Some((Some(Side::First), "twelve")));
    assert!(game.write().ends_with(" b 0 0 2 12 3"));
    let mut moves = Vec::new();
    game.moves(&mut moves);
    assert!(moves.is_empty());
}

#[test]
fn lone_pieces_are_bare_when_no_exchange_can_be_reached() {
    let bare = |line: &str| at(line).is_bare();
    assert!(bare("------/----40--/----02----/--------/------ w 0 0 2"));
    assert!(!bare("------/----40--/----02----/--------/------ w 0 1 2"));
    assert!(!bare("------/----40--/----02----/--------/------ w 0 0 1"));
    assert!(bare("------/--------/----12----/--------/------ w 0 1 2"));
    assert!(bare("------/--------/----12----/--------/------ w 0 0 1"));
    assert!(!bare("------/--------/----12----/--------/------ w 2 0 2"));
    assert!(!bare("------/--------/----32----/--------/------ w 0 0 2"));
}

#[test]
fn a_whole_path_previews_its_turn_and_half_a_path_nothing() {
    let game = at("------/--144414/--10006520/--2422--/------ w 2 0 2");
    let path = |names: &[&str]| names.iter().map(|name| site(name)).collect::<Vec<_>>();
    for (names, kinds) in [
        (&["c5c", "c4a"][..], 5),
        (&["stock-white", "c4f"], 2),
        (&["c5c"], 0),
        (&["stock-white"], 0),
        (&["c5c", "c4b"], 0),
        (&[], 0),
    ] {
        assert_eq!(game.preview(&path(names)).len(), kinds, "{names:?}");
    }
}

#[test]
fn a_path_that_is_no_turn_is_refused_in_words() {
    let game = at("------/--144414/--10006520/--2422--/------ w 2 1 2");
    let poor = at("------/--144414/--10006520/--2422--/------ w 1 0 2");
    let check = |game: &Coerceo, names: &[&str], expected: &str| {
        let path: Vec<Site> = names.iter().map(|name| site(name)).collect();
        let refusal = game.refusal(&path).expect(expected);
        assert_eq!(reason(&refusal), format!("refusal-{expected}"), "{names:?}");
    };
    check(&game, &["c4f"], "theirs-exchange side=white field=c4f");
    check(&poor, &["c4f"], "theirs cost=2 held=1 side=white field=c4f");
    check(
        &poor,
        &["stock-white"],
        "too-few-tiles side=white cost=2 held=1",
    );
    check(&game, &["stock-black"], "their-tiles side=white");
    check(&game, &["c4"], "tile tile=c4");
    check(&game, &["c1a"], "tile-gone field=c1a tile=c1");
    check(&game, &["c5c", "c4"], "not-a-field");
    check(&game, &["c5c", "stock-white"], "not-a-field");
    check(&game, &["stock-white", "c4c"], "own-piece field=c4c");
    check(&game, &["stock-white", "c3f"], "nothing-to-take field=c3f");
    check(
        &game,
        &["c5c", "c4d"],
        "other-colour side=white from=c5c to=c4d",
    );
    check(&game, &["c5c", "c4f"], "beside from=c5c to=c4f");
    check(&game, &["c5c", "c4a", "c4a"], "complete");
    assert_eq!(
        game.refusal(&[Site(135)]).map(|reason| reason.key),
        Some("coerceo-refusal-nowhere")
    );
    let stuck = at("------/--------/----71----/--------/------ w 2 0 2");
    check(&stuck, &["c3a"], "no-step field=c3a");
}
