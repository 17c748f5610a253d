//! The board: tiles, sides and fields as the golden data and the rules page have them.

use std::collections::BTreeSet;

use serde_json::Value;
use tavola::rules::{
    Game as _, Side, Site,
    coerceo::{
        Coerceo,
        geometry::{Field, Tile, falls},
    },
};

use super::{golden::GOLDEN, plain::BOARD};

fn names(list: &Value) -> Vec<Option<&str>> {
    let list = list.as_array().expect("a list");
    list.iter().map(Value::as_str).collect()
}

#[test]
fn tiles_have_their_golden_names_and_neighbours() {
    let golden = &GOLDEN["geometry"];
    let tiles = names(&golden["tiles"]);
    assert_eq!(tiles.len(), Tile::all().count());
    for (tile, name) in Tile::all().zip(tiles) {
        let name = name.expect("a name");
        assert_eq!(tile.to_string(), name);
        assert_eq!(Coerceo::site_name(tile.site()), name);
        assert_eq!(Tile::of_site(tile.site()), Some(tile));
        let across = names(&golden["neighbour_tiles_clockwise_from_top"][name]);
        for (side, other) in across.into_iter().enumerate() {
            let found = tile.neighbour(side).map(|other| other.to_string());
            assert_eq!(found.as_deref(), other, "{name} side {side}");
        }
    }
}

#[test]
fn fields_have_their_golden_names_and_neighbours() {
    let golden = &GOLDEN["geometry"];
    let fields = names(&golden["fields"]);
    assert_eq!(fields.len(), Field::all().count());
    for (field, name) in Field::all().zip(fields) {
        let name = name.expect("a name");
        assert_eq!(field.to_string(), name);
        assert_eq!(Coerceo::site_name(field.site()), name);
        let listed = |colour: Side, mask: u64| -> BTreeSet<String> {
            Field::of_mask(colour, mask)
                .map(|field| field.to_string())
                .collect()
        };
        let expected = |key: &str| -> BTreeSet<String> {
            let names = names(&golden[key][name]);
            names.into_iter().flatten().map(str::to_owned).collect()
        };
        assert_eq!(
            listed(!field.colour(), field.beside()),
            expected("edge"),
            "{name}"
        );
        assert_eq!(
            listed(field.colour(), field.corners()),
            expected("step"),
            "{name}"
        );
    }
}

#[test]
fn the_lattice_of_the_plain_rules_is_the_same_board() {
    for field in Field::all() {
        let id = usize::from(field.id());
        assert_eq!(BOARD.fields[id], field.to_string());
        let mask = |fields: &[usize]| -> u64 { fields.iter().map(|field| 1 << (field / 2)).sum() };
        assert_eq!(field.beside(), mask(&BOARD.beside[id]), "{field}");
        assert_eq!(field.corners(), mask(&BOARD.around[id]), "{field}");
    }
    for tile in Tile::all() {
        let id = usize::from(tile.id());
        assert_eq!(BOARD.tiles[id], tile.to_string());
        for (side, next) in BOARD.neighbours[id].into_iter().enumerate() {
            assert_eq!(
                tile.neighbour(side).map(|next| usize::from(next.id())),
                next
            );
        }
    }
}

#[test]
fn tiles_fall_by_the_golden_patterns_of_sides() {
    let patterns = GOLDEN["side_patterns"]["removed"]
        .as_array()
        .expect("a list");
    assert_eq!(patterns.len(), 64);
    for (sides, removed) in patterns.iter().enumerate() {
        let sides = u8::try_from(sides).expect("six sides");
        assert_eq!(falls(sides), removed.as_u64() == Some(1), "{sides:06b}");
    }
}

#[test]
fn every_site_has_a_name_of_its_own() {
    let mut seen = BTreeSet::new();
    for site in (0..135).map(Site) {
        let name = Coerceo::site_name(site);
        assert!(!name.is_empty() && seen.insert(name), "{site:?}");
    }
    assert_eq!(Coerceo::site_name(Site(133)), "stock-white");
    assert_eq!(Coerceo::site_name(Site(134)), "stock-black");
    assert_eq!(Coerceo::site_name(Site(135)), "");
}
