//! Every point of a site hits that site, at every scale and size, from both sides.

use egui::{Pos2, Rect, pos2, vec2};
use tavola::{
    rules::{Scene, Site},
    ui::board::{Look, Place, site_at},
};

/// The middle, and points close to the corners and to the middles of the edges.
fn points(look: &dyn Look, site: Site) -> Vec<Pos2> {
    let corners = look.outline(site).expect("on the board");
    let middle = look.center(site);
    let inside = |point: Pos2| middle + (point - middle) * 0.97;
    let next = corners.iter().cycle().skip(1);
    let edges = corners.iter().zip(next).map(|(&a, &b)| a + (b - a) / 2.0);
    let edges: Vec<Pos2> = edges.map(inside).collect();
    let corners = corners.iter().map(|&corner| inside(corner));
    corners.chain(edges).chain([middle]).collect()
}

fn check(look: &dyn Look, scene: &Scene, place: &Place) {
    let sites = look.sites();
    let shown = sites.iter().filter(|&&site| scene.present.contains(site));
    for &site in shown {
        for point in points(look, site) {
            let hit = site_at(look, scene, place, place.at(point));
            assert_eq!(hit, Some(site), "{point:?} in {place:?}");
        }
    }
}

#[test]
fn every_point_hits_its_own_site() {
    let sizes = [
        (200.0, 200.0),
        (480.0, 360.0),
        (944.0, 720.0),
        (3840.0, 2160.0),
    ];
    for (look, scene) in super::boards() {
        for scale in [1.0, 1.25, 1.5, 2.0, 3.0] {
            for flipped in [false, true] {
                for (width, height) in sizes {
                    let room = Rect::from_min_size(pos2(16.0, 52.0), vec2(width, height));
                    let place = Place::fit(room, look.bounds(&scene), flipped, scale);
                    check(&*look, &scene, &place);
                }
            }
        }
    }
}

#[test]
fn the_whole_board_lies_in_its_room() {
    for (look, scene) in super::boards() {
        for flipped in [false, true] {
            let room = Rect::from_min_size(pos2(7.0, 9.0), vec2(944.0, 720.0));
            let bounds = look.bounds(&scene);
            let place = Place::fit(room, bounds, flipped, 1.25);
            let painted = Rect::from_two_pos(place.at(bounds.min), place.at(bounds.max));
            assert!(room.expand(1.0).contains_rect(painted), "{painted:?}");
            let full = painted.width().max(painted.height());
            assert!(
                room.size().min_elem() - 24.0 <= full,
                "as large as fits: {painted:?}"
            );
        }
    }
}

#[test]
fn turned_twice_is_not_turned() {
    for (look, scene) in super::boards() {
        let room = Rect::from_min_size(pos2(0.0, 0.0), vec2(800.0, 700.0));
        let bounds = look.bounds(&scene);
        let place = Place::fit(room, bounds, false, 1.0);
        let turned = Place::fit(room, bounds, true, 1.0);
        for site in look.sites() {
            let (here, there) = (place.at(look.center(site)), turned.at(look.center(site)));
            let middle = (here.to_vec2() + there.to_vec2()) / 2.0;
            let center = room.center().to_vec2();
            assert!(
                (middle - center).length() <= 1.5,
                "{middle:?} is not {center:?}"
            );
        }
    }
}

#[test]
fn there_is_nothing_outside() {
    for (look, scene) in super::boards() {
        let room = Rect::from_min_size(pos2(0.0, 0.0), vec2(800.0, 700.0));
        let place = Place::fit(room, look.bounds(&scene), false, 1.0);
        for point in [pos2(1.0, 1.0), pos2(-50.0, 300.0), pos2(f32::NAN, 3.0)] {
            assert_eq!(site_at(&*look, &scene, &place, point), None);
        }
        let nothing = Place::fit(Rect::ZERO, look.bounds(&scene), false, 1.0);
        assert_eq!(site_at(&*look, &scene, &nothing, pos2(0.0, 0.0)), None);
    }
}

#[test]
fn a_fallen_tile_is_no_longer_hit() {
    let (look, mut scene) = super::boards().remove(0);
    let room = Rect::from_min_size(pos2(0.0, 0.0), vec2(800.0, 700.0));
    let place = Place::fit(room, look.bounds(&scene), false, 1.0);
    let point = place.at(look.center(Site(0)));
    assert_eq!(site_at(&*look, &scene, &place, point), Some(Site(0)));
    for field in 0..6 {
        scene.present.set(Site(field), false);
    }
    assert_eq!(site_at(&*look, &scene, &place, point), None);
}
