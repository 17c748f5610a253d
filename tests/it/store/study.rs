//! What the study of a game adds to its save: hints, verdicts, turns that were only tried.

use tavola::{
    catalog::GameId,
    record::{Intent, Record, Verdict, Worth},
    session::Table,
    store::{
        save::{read, write},
        text,
    },
};

use crate::store::save::table;

fn reversi(turns: &[&str]) -> Box<dyn Table> {
    let mut table = GameId::Reversi.open(&[], None).expect("the usual start");
    for turn in turns {
        table.play(turn).expect("a legal turn");
    }
    table
}

fn again(text: &str) -> Box<dyn Table> {
    table(read(text).unwrap_or_else(|err| panic!("{err:?}\n{text}")))
}

#[test]
fn what_was_studied_comes_back() {
    let mut game = reversi(&["f5", "f6", "e6"]);
    assert!(write(&*game).starts_with("(\n    version: 1,\n"));
    let worths = [
        Worth::Estimate(-123),
        Worth::Win(7),
        Worth::Loss(0),
        Worth::Exact(-12),
    ];
    let nodes: Vec<_> = [Record::ROOT]
        .into_iter()
        .chain(game.record().line())
        .collect();
    for (&id, worth) in nodes.iter().zip(worths) {
        let line = if worth == Worth::Loss(0) {
            Vec::new()
        } else {
            vec!["f4".to_owned(), "c3".to_owned()]
        };
        game.record_mut().node_mut(id).verdict = Some(Verdict { worth, line });
    }
    game.record_mut().node_mut(nodes[3]).hints = 2;
    let text = write(&*game);
    assert!(text.starts_with("(\n    version: 2,\n"), "{text}");
    let found = again(&text);
    assert_eq!(found.record(), game.record());
    assert_eq!(write(&*found), text);
    // Nobody was shown more than there is.
    let more = text.replace("hints: 2", "hints: 200");
    assert_eq!(again(&more).record().node(nodes[3]).hints, 3);
}

#[test]
fn tried_turns_stay_beside_the_game() {
    let mut game = reversi(&["f5", "f6"]);
    let end = game.record().here();
    game.set_intent(Intent::Try);
    for turn in ["e6", "f4"] {
        game.play(turn).expect("a legal turn");
    }
    game.goto(end);
    game.set_intent(Intent::Play);
    assert_eq!(game.record().main_tip(), end, "nothing more was played");
    let text = write(&*game);
    let mut found = again(&text);
    assert_eq!(write(&*found), text);
    assert_eq!(found.record().main_tip(), end);
    let tried = found.record().children(end)[0];
    assert!(found.record().is_trial(tried));

    found.play("d3").expect("a legal turn");
    let played = found.record().here();
    assert_eq!(
        found.record().children(end),
        [played, tried],
        "the game goes on with what was played"
    );
    assert_eq!(found.record().main_tip(), played);
    found.goto(end);
    found.play("e6").expect("a legal turn");
    assert_eq!(found.record().here(), tried);
    assert!(
        !found.record().is_trial(tried),
        "what was tried was now played"
    );
    assert_eq!(found.record().main_tip(), played);
}

#[test]
fn turns_that_nobody_chose_are_told_from_others() {
    let mut game = reversi(&[]);
    game.set_intent(Intent::Give);
    for turn in ["f5", "f6"] {
        game.play(turn).expect("a legal turn");
    }
    game.set_intent(Intent::Play);
    game.play("e6").expect("a legal turn");
    let given = |game: &dyn Table| {
        let line = game.record().line();
        line.iter()
            .map(|&id| game.record().is_given(id))
            .collect::<Vec<_>>()
    };
    assert_eq!(given(&*game), [true, true, false]);
    let text = write(&*game);
    assert!(text.starts_with("(\n    version: 2,\n"), "{text}");
    let found = again(&text);
    assert_eq!(found.record(), game.record());
    // Without the mark, as in older files, they are turns like others.
    let old = text.replace(", given: true", "");
    assert_eq!(given(&*again(&old)), [false; 3]);
}

#[test]
fn the_text_of_a_game_tells_of_hints() {
    let mut game = reversi(&["f5", "f6", "e6"]);
    let line = game.record().line();
    game.record_mut().node_mut(line[0]).hints = 3;
    game.record_mut().node_mut(line[2]).hints = 1;
    game.record_mut().node_mut(line[2]).comment = "hard".to_owned();
    let text = text::write(&*game);
    for part in ["f5 {[%hint 3]}", "e6 {[%hint 1] hard}"] {
        assert!(text.contains(part), "{text}");
    }
    let (_, found) = text::read(&text, None).unwrap_or_else(|err| panic!("{err:?}\n{text}"));
    let note = |at: usize| {
        let node = found.record().node(line[at]);
        (node.hints, node.comment.as_str())
    };
    assert_eq!([note(0), note(1), note(2)], [(3, ""), (0, ""), (1, "hard")]);
    // What is no hint stays a comment.
    let odd = text.replace("[%hint 3]", "[%hint 9]");
    let (_, found) = text::read(&odd, None).expect("the same game");
    assert_eq!(found.record().node(line[0]).comment, "[%hint 9]");
}
