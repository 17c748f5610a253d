//! docs/levels.md tells the levels as they are, and they are as far apart as they should be.

use tavola::{
    catalog::GameId,
    engine::{Level, Reach},
};

fn levels(game: GameId) -> &'static [Level] {
    let table = game.open(&[], None).expect("the start of a game");
    table.thinker().levels()
}

/// What the page says of a level before its results.
fn row(number: usize, level: &Level) -> String {
    let reach = match level.reach {
        Reach::Plies(1) => "1 turn".to_owned(),
        Reach::Plies(plies) => format!("{plies} turns"),
        Reach::Endgame { plies: 1, empties } => format!("1 turn, the last {empties} squares"),
        Reach::Endgame { plies, empties } => format!("{plies} turns, the last {empties} squares"),
        Reach::Positions(count) => format!("{count} positions"),
        Reach::Time => "as long as it may".to_owned(),
    };
    let settles = if level.settles { "yes" } else { "no" };
    format!(
        "| {number} | {reach} | {} % | {}.{:02} | {settles} |",
        level.overlooks,
        level.misjudges / 100,
        level.misjudges % 100,
    )
}

#[test]
fn the_page_of_the_levels_is_right() {
    let page = include_str!("../../../docs/levels.md");
    for game in GameId::ALL {
        let name = game.slug();
        let title = format!("## {}{}", name[..1].to_uppercase(), &name[1..]);
        let (_, part) = page.split_once(&title).expect("a part for every game");
        let told: Vec<_> = part.lines().skip(4).take(8).collect();
        assert_eq!(told.len(), 8, "{name}");
        for ((level, number), told) in levels(game).iter().zip(1..).zip(told) {
            let row = row(number, level);
            assert!(told.starts_with(&row), "{name}: {told}, not {row}");
            // Against the level below it; the weakest against greed, which beats it.
            let columns: Vec<_> = told.split('|').map(str::trim).collect();
            let bounds = if number == 1 { 0.0..=20.0 } else { 60.0..=85.0 };
            let score: f32 = columns[7].parse().expect("a score in percent");
            assert!(bounds.contains(&score), "{name}: {told}");
        }
    }
}
