//! What the pointer, the keyboard and a screen reader do with a board.

use egui::{Event, Key, Modifiers, PointerButton, Pos2, pos2};
use egui_kittest::{Harness, kittest::Queryable};
use tavola::{
    app::{Picked, Selection},
    catalog::GameId,
    rules::{Path, Scene, Site},
    session,
    ui::{
        board::{BoardEvent, BoardState, BoardView, CoerceoLook, board_ui},
        theme,
    },
};

/// A board of Coerceo with the turns of its start position.
struct Table {
    scene: Scene,
    game: Box<dyn session::Table>,
    state: BoardState,
    input: Selection,
    events: Vec<BoardEvent>,
    turns: Vec<Path>,
    enabled: bool,
    flipped: bool,
}

impl Table {
    fn new() -> Self {
        let game = GameId::Coerceo.open(&[], None);
        let game = game.expect("the usual start opens");
        Self {
            scene: game.scene(),
            game,
            state: BoardState::default(),
            input: Selection::default(),
            events: Vec::new(),
            turns: Vec::new(),
            enabled: true,
            flipped: false,
        }
    }

    fn show(&mut self, ui: &mut egui::Ui) {
        let targets = self.input.targets(&*self.game);
        let starts = Selection::default().targets(&*self.game);
        let name = |site: Site| self.game.site_name(site);
        let view = BoardView {
            picked: self.input.picked(),
            targets: &targets,
            starts: &starts,
            enabled: self.enabled,
            flipped: self.flipped,
            ..BoardView::new(&CoerceoLook, &self.scene, &name)
        };
        let events = board_ui(ui, &mut self.state, &view);
        for event in events {
            match event {
                BoardEvent::Pick(site) => match self.input.pick(site, &*self.game) {
                    Picked::Turn(text) => {
                        let made = self
                            .game
                            .choices()
                            .iter()
                            .find(|choice| choice.text == text);
                        self.turns.extend(made.map(|choice| choice.path.clone()));
                    }
                    Picked::Part | Picked::LetGo | Picked::Refused(_) => (),
                },
                BoardEvent::LetGo => _ = self.input.let_go(),
                BoardEvent::Hovered(_) => continue,
            }
            self.events.push(event);
        }
    }
}

fn harness(table: Table) -> Harness<'static, Table> {
    Harness::builder()
        .with_size([800.0, 700.0])
        .with_context_setup(|ctx| theme::apply(ctx, true))
        .build_ui_state(|ui, table: &mut Table| table.show(ui), table)
}

fn site(name: &str) -> Site {
    (0..114)
        .map(Site)
        .find(|&site| GameId::Coerceo.site_name(site) == name)
        .expect("a field of the board")
}

fn pick(name: &str) -> BoardEvent {
    BoardEvent::Pick(site(name))
}

fn at(harness: &Harness<'_, Table>, name: &str) -> Pos2 {
    harness.get_by_label(name).rect().center()
}

fn press(harness: &Harness<'_, Table>, at: Pos2, pressed: bool) {
    harness.event(Event::PointerMoved(at));
    harness.event(Event::PointerButton {
        pos: at,
        button: PointerButton::Primary,
        pressed,
        modifiers: Modifiers::NONE,
    });
}

/// Presses at one point and lets go at another, with frames between as on a real table.
fn drag(harness: &mut Harness<'_, Table>, from: Pos2, to: Pos2) {
    press(harness, from, true);
    harness.run();
    for step in 1..=4_u8 {
        let part = f32::from(step) / 4.0;
        harness.event(Event::PointerMoved(from + (to - from) * part));
        harness.run();
    }
    press(harness, to, false);
    harness.run();
}

#[test]
fn every_field_has_a_name() {
    let harness = harness(Table::new());
    for field in (0..114).map(Site) {
        harness.get_by_label(&GameId::Coerceo.site_name(field));
    }
}

#[test]
fn two_clicks_play_a_turn() {
    let mut harness = harness(Table::new());
    for name in ["d1e", "d1c"] {
        harness.get_by_label(name).click();
        harness.run();
    }
    assert_eq!(harness.state().events, [pick("d1e"), pick("d1c")]);
    assert_eq!(harness.state().turns, [vec![site("d1e"), site("d1c")]]);
}

#[test]
fn a_screen_reader_plays_a_turn() {
    let mut harness = harness(Table::new());
    for name in ["d1e", "d1c"] {
        harness.get_by_label(name).click_accesskit();
        harness.run();
    }
    assert_eq!(harness.state().turns, [vec![site("d1e"), site("d1c")]]);
}

#[test]
fn clicks_hit_the_right_field_from_the_other_side() {
    let mut harness = harness(Table {
        flipped: true,
        ..Table::new()
    });
    let before = at(&harness, "a1a");
    assert!(400.0 < before.x, "a1 is on the right: {before:?}");
    harness.get_by_label("d1e").click();
    harness.run();
    assert_eq!(harness.state().events, [pick("d1e")]);
}

#[test]
fn the_keyboard_plays_a_turn() {
    let mut harness = harness(Table::new());
    harness.get_by_label("d1e").focus();
    harness.run();
    harness.key_press(Key::Enter);
    harness.run();
    // d1e, over the edge to d1d, and from there to d1c.
    for key in [Key::ArrowDown, Key::ArrowLeft, Key::Space] {
        harness.key_press(key);
        harness.run();
    }
    assert!(harness.get_by_label("d1c").is_focused());
    assert_eq!(harness.state().turns, [vec![site("d1e"), site("d1c")]]);
}

#[test]
fn the_board_is_one_tab_stop() {
    let game = Table::new();
    let mut harness = Harness::builder()
        .with_size([800.0, 740.0])
        .with_context_setup(|ctx| theme::apply(ctx, false))
        .build_ui_state(
            |ui, table: &mut Table| {
                _ = ui.button("before");
                table.show(ui);
                _ = ui.button("after");
            },
            game,
        );
    harness.get_by_label("before").focus();
    harness.run();
    harness.key_press(Key::Tab);
    harness.run();
    let cursor = harness.state().state.cursor().expect("a cursor");
    assert!(
        harness
            .get_by_label(&GameId::Coerceo.site_name(cursor))
            .is_focused()
    );
    harness.key_press(Key::Tab);
    harness.run();
    assert!(harness.get_by_label("after").is_focused());
}

#[test]
fn a_piece_is_dragged_to_its_target() {
    let mut harness = harness(Table::new());
    let (from, to) = (at(&harness, "d1e"), at(&harness, "d1c"));
    drag(&mut harness, from, to);
    assert_eq!(harness.state().turns, [vec![site("d1e"), site("d1c")]]);
    assert!(harness.state().state.dropped());
}

#[test]
fn a_drag_to_nowhere_leaves_nothing_selected() {
    let places = ["d1b", "d1e", "c3f"].map(Some).into_iter().chain([None]);
    for place in places {
        let mut harness = harness(Table::new());
        let from = at(&harness, "d1e");
        let to = place.map_or(pos2(3.0, 3.0), |name| at(&harness, name));
        // Away and back, for the drag that ends where it began.
        press(&harness, from, true);
        harness.run();
        harness.event(Event::PointerMoved(from + egui::vec2(60.0, 0.0)));
        harness.run();
        harness.event(Event::PointerMoved(to));
        harness.run();
        press(&harness, to, false);
        harness.run();
        assert!(harness.state().input.picked().is_empty(), "{place:?}");
        assert!(harness.state().turns.is_empty(), "{place:?}");
    }
}

#[test]
fn a_press_on_one_field_let_go_on_another_means_nothing() {
    let mut harness = harness(Table::new());
    let (from, to) = (at(&harness, "c3f"), at(&harness, "d1c"));
    drag(&mut harness, from, to);
    assert_eq!(harness.state().events, []);
}

#[test]
fn a_slow_click_is_a_click() {
    let mut harness = harness(Table::new());
    let from = at(&harness, "d1e");
    press(&harness, from, true);
    // Longer than what egui takes for a click.
    harness.run_steps(8);
    press(&harness, from, false);
    harness.run();
    assert_eq!(harness.state().input.picked(), [site("d1e")]);
}

#[test]
fn a_selection_is_let_go_in_every_way() {
    let ways: [fn(&Harness<'_, Table>); 4] = [
        |harness| harness.key_press(Key::Escape),
        |harness| harness.get_by_label("c3f").click_secondary(),
        |harness| harness.get_by_label("d1e").click(),
        |harness| {
            press(harness, pos2(20.0, 20.0), true);
            press(harness, pos2(20.0, 20.0), false);
        },
    ];
    for (index, way) in ways.into_iter().enumerate() {
        let mut harness = harness(Table::new());
        harness.get_by_label("d1e").click();
        harness.run();
        assert_eq!(harness.state().input.picked(), [site("d1e")]);
        way(&harness);
        harness.run();
        assert!(harness.state().input.picked().is_empty(), "way {index}");
        assert!(harness.state().turns.is_empty(), "way {index}");
    }
}

#[test]
fn nothing_is_picked_while_the_board_is_closed() {
    let mut harness = harness(Table {
        enabled: false,
        ..Table::new()
    });
    harness.get_by_label("d1e").click();
    harness.run();
    harness.get_by_label("d1e").click_accesskit();
    harness.run();
    let (from, to) = (at(&harness, "d1e"), at(&harness, "d1c"));
    drag(&mut harness, from, to);
    assert_eq!(harness.state().events, []);
}

#[test]
fn no_size_panics() {
    for size in [
        [0.0, 0.0],
        [1.0, 300.0],
        [60.0, 60.0],
        [240.0, 200.0],
        [4000.0, 40.0],
    ] {
        for (look, scene) in super::boards() {
            let mut harness = Harness::builder()
                .with_size(size)
                .with_accessibility_check(false)
                .with_context_setup(|ctx| theme::apply(ctx, true))
                .build_ui(move |ui| {
                    let name = |site: Site| site.0.to_string();
                    let view = BoardView::new(&*look, &scene, &name);
                    _ = board_ui(ui, &mut BoardState::default(), &view);
                });
            harness.run();
        }
    }
}

#[test]
fn nothing_is_painted_again_at_rest() {
    let mut harness = harness(Table::new());
    harness.run();
    harness.step();
    let rest = harness.output().viewport_output.values();
    for viewport in rest {
        assert!(0.0 < viewport.repaint_delay.as_secs_f32());
    }
}
