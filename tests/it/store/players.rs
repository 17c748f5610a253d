//! Who plays a game, people and computers, comes back from saves, set-ups and texts.

use tavola::{
    catalog::GameId,
    record::{Player, Strength},
    rules::Side,
    session::Table,
    store::{
        Loaded, SetupSave,
        save::{read, write, write_setup},
        text::{self, Imported},
    },
};

fn computer(number: u8) -> Player {
    Player {
        name: String::new(),
        computer: Strength::new(number),
    }
}

fn sample() -> Box<dyn Table> {
    let mut table = GameId::Coerceo.open(&[], None).expect("the usual start");
    table.header_mut().players[Side::First].name = "Åse".to_owned();
    table.header_mut().players[Side::Second] = computer(5);
    table.play("d1e-d1c").expect("a legal turn");
    table
}

#[test]
fn computers_come_back_from_a_save() {
    let table = sample();
    let save = write(&*table);
    assert!(save.starts_with("(\n    version: 2,\n"), "{save}");
    assert!(save.contains("\"black\": \"5\""), "{save}");
    let Ok(Loaded::Game { table: again, .. }) = read(&save) else {
        panic!("{save}");
    };
    assert_eq!(again.header(), table.header());
    assert_eq!(write(&*again), save);
}

#[test]
fn a_game_of_people_is_still_one_of_version_1() {
    let mut table = sample();
    table.header_mut().players[Side::Second] = Player::default();
    let save = write(&*table);
    assert!(save.starts_with("(\n    version: 1,\n"), "{save}");
    assert!(!save.contains("computers"), "{save}");
}

#[test]
fn a_strength_that_does_not_exist_says_so() {
    let save = write(&*sample());
    for wrong in ["0", "9", "", "five", "-1"] {
        let text = save.replace("\"black\": \"5\"", &format!("\"black\": \"{wrong}\""));
        let err = read(&text).expect_err("no such level");
        assert_eq!(err.reason.key, "store-bad-strength", "{wrong}");
    }
    let text = save.replace("\"black\": \"5\"", "\"green\": \"5\"");
    let err = read(&text).expect_err("no such side");
    assert_eq!(err.reason.key, "store-unknown-side");
}

#[test]
fn computers_come_back_from_a_set_up() {
    let mut header = tavola::record::Header::default();
    header.players[Side::First] = computer(8);
    let setup = SetupSave {
        game: GameId::Deblockle,
        options: Vec::new(),
        log: Vec::new(),
        header,
    };
    let text = write_setup(&setup);
    match read(&text) {
        Ok(Loaded::Setup(again)) => assert_eq!(again, setup),
        other => panic!("{other:?}\n{text}"),
    }
}

#[test]
fn where_a_game_was_played_comes_back() {
    let mut table = sample();
    table.header_mut().players[Side::Second] = Player::default();
    table.header_mut().event = "Åbo \"open\"".to_owned();
    let save = write(&*table);
    assert!(save.starts_with("(\n    version: 2,\n"), "{save}");
    let Ok(Loaded::Game { table: again, .. }) = read(&save) else {
        panic!("{save}");
    };
    assert_eq!(again.header(), table.header());
    let written = text::write(&*table);
    match text::recognise(&written, None) {
        Ok(Imported::Game { table: again, .. }) => {
            assert_eq!(again.header().event, table.header().event);
        }
        other => panic!("{other:?}\n{written}"),
    }
}

#[test]
fn computers_come_back_from_a_text() {
    let table = sample();
    let written = text::write(&*table);
    assert!(written.contains("[BlackComputer \"5\"]"), "{written}");
    match text::recognise(&written, None) {
        Ok(Imported::Game { table: again, .. }) => {
            assert_eq!(again.header().players, table.header().players);
        }
        other => panic!("{other:?}\n{written}"),
    }
}
