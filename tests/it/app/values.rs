//! What turns are worth, on the board and in a review, by actions alone.

use std::path::Path;

use tavola::{
    app::{Action, Command, Grade, SiteValue, cost, fault, site_values},
    catalog::GameId,
    engine::Limits,
    record::Worth,
    rules::Site,
};

use crate::app::Desk;

/// A new game that is being analysed by so many positions.
fn analysed(game: GameId, options: &[(&'static str, &str)]) -> Desk {
    let mut desk = Desk::playing(game, options);
    desk.app.bound_analysis(Limits::nodes(20_000));
    desk.run(Command::Analyse);
    desk.app.settle();
    desk
}

fn values(desk: &Desk) -> Vec<SiteValue> {
    site_values(desk.app.model(), desk.play())
}

fn sites(values: &[SiteValue]) -> Vec<Site> {
    let mut sites: Vec<Site> = values.iter().map(|value| value.site).collect();
    sites.sort();
    sites
}

/// What may be pointed at next.
fn targets(desk: &Desk) -> Vec<Site> {
    let play = desk.play();
    let mut targets = play.selection.targets(&*play.table);
    targets.sort();
    targets
}

#[test]
fn every_site_has_the_value_of_the_best_turn_through_it() {
    let boards: [(GameId, &[(&'static str, &str)]); 5] = [
        (GameId::Coerceo, &[]),
        (GameId::Reversi, &[]),
        (GameId::Reversi, &[("size", "6")]),
        (GameId::Reversi, &[("size", "10")]),
        (GameId::Deblockle, &[("seed", "3")]),
    ];
    for (game, options) in boards {
        let mut desk = analysed(game, options);
        let first = values(&desk);
        assert_eq!(sites(&first), targets(&desk), "{game:?} {options:?}");
        assert_eq!(first[0].grade, Grade::Best);
        assert!(first.is_sorted_by_key(|value| -value.score.value()));
        assert!(first.is_sorted_by_key(|value| value.grade));
        if game == GameId::Reversi {
            continue;
        }
        // A picked piece gives its values to where it may go.
        let best = first[0].score;
        for SiteValue { site, score, .. } in first {
            desk.app.apply(Action::Pick(site));
            let next = values(&desk);
            assert_eq!(sites(&next), targets(&desk), "{game:?} from {site:?}");
            assert_eq!(next[0].score, score, "the best of them is the piece's own");
            let is_best = score == best;
            assert_eq!(next[0].grade == Grade::Best, is_best);
            desk.run(Command::LetGo);
        }
    }
}

#[test]
fn values_are_switched_by_a_key_and_kept() {
    let mut desk = Desk::playing(GameId::Reversi, &[]);
    desk.app.bound_analysis(Limits::nodes(3_000));
    assert!(values(&desk).is_empty(), "nothing is analysed");
    desk.run(Command::TurnValues);
    desk.app.settle();
    assert_eq!(values(&desk).len(), 4, "it opens the analysis");
    desk.run(Command::TurnValues);
    desk.app.settle();
    assert!(values(&desk).is_empty());
    let analysis = desk.app.model().study.analysis.as_ref().expect("open");
    let found = analysis.found(desk.play()).expect("lines");
    assert_eq!(found.lines.len(), 3, "the usual lines stay");
    desk.app.drive(1.0);
    desk.app.settle();
    let mut desk = desk.restarted();
    assert!(!desk.app.model().settings.turn_values, "kept");
    desk.begin(GameId::Reversi, &[]);
    desk.run(Command::TurnValues);
    desk.app.settle();
    assert!(desk.app.model().settings.turn_values);
}

#[test]
fn values_belong_to_the_position_in_view() {
    let mut desk = analysed(GameId::Reversi, &[]);
    assert_eq!(values(&desk).len(), 4);
    desk.app.apply(Action::Play("f5".to_owned()));
    assert!(values(&desk).is_empty(), "those were of another position");
    desk.app.settle();
    assert_eq!(sites(&values(&desk)), targets(&desk));
}

#[test]
fn a_solved_position_has_certain_values() {
    let mut desk = Desk::new();
    let file = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/data/saves/v1-reversi-to-the-end.tavola.ron");
    desk.app.apply(Action::OpenPath(file));
    desk.app.settle();
    desk.run(Command::Last);
    for _ in 0..6 {
        desk.run(Command::Previous);
    }
    desk.app.bound_analysis(Limits::nodes(1_000_000));
    desk.run(Command::Analyse);
    desk.app.settle();
    let values = values(&desk);
    assert_eq!(sites(&values), targets(&desk));
    let exact = |value: &SiteValue| matches!(value.worth, Worth::Exact(_));
    assert!(values.iter().all(exact), "{values:?}");
}

#[test]
fn a_review_tells_what_every_turn_cost() {
    let mut desk = Desk::new();
    let file = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/data/saves/v2-reversi-reviewed.tavola.ron");
    desk.app.apply(Action::OpenPath(file));
    desk.app.settle();
    desk.run(Command::Review);
    let play = desk.play();
    let record = play.table.record();
    let (mut free, mut dear) = (0, 0);
    for id in play.line() {
        let Some(cost) = cost(play, id) else {
            let forced = play.table.played(id).is_some_and(|played| played.forced);
            assert!(forced, "all of this game is known: {id:?}");
            continue;
        };
        let units = cost.units.expect("discs are always counted");
        assert!(0 <= units && (0.0..=1.0).contains(&cost.chance));
        let parent = record.parent(id).expect("a turn");
        let best = record.node(parent).verdict.as_ref().expect("known");
        if best.line.first().map(String::as_str) == Some(record.text(id)) {
            assert_eq!(
                (units, cost.chance),
                (0, 0.0),
                "the best turn costs nothing"
            );
            free += 1;
        }
        if let Some(mark) = fault(play, id) {
            assert_eq!(mark.cost, cost);
            dear += usize::from(100 <= units);
        }
    }
    assert!(5 <= free && 5 <= dear, "{free} {dear}");
}
