//! The icons, painted as shapes: no font has them all, and shapes are sharp at every size.

use egui::{Align2, Color32, FontId, Painter, Pos2, Rect, Shape, Stroke, Vec2, pos2, vec2};

use crate::ui::theme::Type;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Icon {
    First,
    Previous,
    Next,
    Last,
    Undo,
    Redo,
    Menu,
    Close,
    Hexagon,
    Check,
    Plus,
    Minus,
    Stop,
    Bulb,
    Flip,
    Turn,
    Flag,
    Info,
    ChevronDown,
    ChevronUp,
    Trash,
    Folder,
    /// Two triangles that go on.
    Hurry,
    Pause,
    /// The heads of two players.
    Players,
    /// Plus and minus: what turns are worth.
    Values,
    /// A way that leaves another.
    Fork,
    /// Back to a faulty turn, and on to one.
    PreviousFault,
    NextFault,
}

/// Paints an icon in the middle of a room, `size` points wide.
pub fn paint_icon(painter: &Painter, room: Rect, size: f32, icon: Icon, color: Color32) {
    let pen = Pen {
        painter,
        middle: room.center(),
        // Icons are drawn on a field from -8 to 8.
        scale: size / 16.0,
        color,
    };
    match icon {
        Icon::First => {
            pen.bar(-6.5);
            pen.triangle(4.5, -3.5);
        }
        Icon::Previous => pen.triangle(3.5, -4.5),
        Icon::Next => pen.triangle(-3.5, 4.5),
        Icon::Last => {
            pen.triangle(-4.5, 3.5);
            pen.bar(4.5);
        }
        Icon::Undo => pen.bent_arrow(1.0),
        Icon::Redo => pen.bent_arrow(-1.0),
        Icon::Menu => {
            for y in [-4.5, 0.0, 4.5] {
                pen.line(&[(-6.0, y), (6.0, y)], 1.8);
            }
        }
        Icon::Close => {
            pen.line(&[(-4.5, -4.5), (4.5, 4.5)], 1.8);
            pen.line(&[(-4.5, 4.5), (4.5, -4.5)], 1.8);
        }
        Icon::Hexagon => {
            let corner = |index: u8| {
                let way = Vec2::angled(f32::from(index) * std::f32::consts::FRAC_PI_3);
                pen.at(way.x * 7.0, way.y * 7.0)
            };
            pen.fill((0..6).map(corner).collect());
        }
        Icon::Values => {
            pen.line(&[(-5.0, -3.0), (5.0, -3.0)], 1.8);
            pen.line(&[(0.0, -8.0), (0.0, 2.0)], 1.8);
            pen.line(&[(-5.0, 6.5), (5.0, 6.5)], 1.8);
        }
        Icon::Check => pen.line(&[(-5.5, 0.5), (-1.8, 4.2), (5.5, -4.2)], 2.0),
        Icon::Plus => {
            pen.line(&[(-5.5, 0.0), (5.5, 0.0)], 1.8);
            pen.line(&[(0.0, -5.5), (0.0, 5.5)], 1.8);
        }
        Icon::Minus => pen.line(&[(-5.5, 0.0), (5.5, 0.0)], 1.8),
        Icon::Stop => {
            let corners = [(-4.5, -4.5), (4.5, -4.5), (4.5, 4.5), (-4.5, 4.5)];
            pen.fill(corners.map(|(x, y)| pen.at(x, y)).to_vec());
        }
        Icon::Bulb => {
            pen.arc((0.0, -1.8), 4.6, 130.0, 410.0);
            pen.line(&[(-2.2, 4.0), (2.2, 4.0)], 1.8);
            pen.line(&[(-1.4, 6.8), (1.4, 6.8)], 1.8);
        }
        Icon::Flip => {
            pen.line(&[(-3.5, 6.0), (-3.5, -4.0)], 1.8);
            pen.head((-3.5, -7.0), vec2(0.0, -1.0));
            pen.line(&[(3.5, -6.0), (3.5, 4.0)], 1.8);
            pen.head((3.5, 7.0), vec2(0.0, 1.0));
        }
        Icon::Turn => {
            pen.arc((0.0, 0.5), 5.5, -60.0, 220.0);
            pen.head((5.4, -5.4), vec2(0.75, -0.4));
        }
        Icon::Flag => {
            pen.line(&[(-4.5, 7.0), (-4.5, -7.0)], 1.8);
            pen.fill(
                [(-4.5, -7.0), (6.0, -4.0), (-4.5, -0.5)]
                    .map(|(x, y)| pen.at(x, y))
                    .to_vec(),
            );
        }
        Icon::Info => {
            pen.arc((0.0, 0.0), 6.8, 0.0, 360.0);
            pen.line(&[(0.0, -0.8), (0.0, 3.8)], 1.8);
            pen.dot((0.0, -3.4), 1.1);
        }
        Icon::ChevronDown => pen.line(&[(-4.5, -2.2), (0.0, 2.4), (4.5, -2.2)], 1.8),
        Icon::ChevronUp => pen.line(&[(-4.5, 2.2), (0.0, -2.4), (4.5, 2.2)], 1.8),
        Icon::Hurry => {
            pen.triangle(-7.0, -0.5);
            pen.triangle(0.5, 7.0);
        }
        Icon::PreviousFault => {
            pen.triangle(-2.0, -7.5);
            pen.letter("?", 3.5);
        }
        Icon::NextFault => {
            pen.letter("?", -3.5);
            pen.triangle(2.0, 7.5);
        }
        Icon::Fork => {
            pen.line(&[(-3.5, 7.0), (-3.5, -7.0)], 1.8);
            pen.line(&[(-3.5, 4.0), (4.0, -1.0), (4.0, -7.0)], 1.8);
        }
        Icon::Pause => {
            pen.bar(-4.5);
            pen.bar(2.5);
        }
        Icon::Players => {
            pen.dot((-2.2, -3.6), 3.0);
            pen.fill(
                [
                    (-8.0, 6.5),
                    (-7.2, 2.8),
                    (-4.6, 0.8),
                    (0.2, 0.8),
                    (2.8, 2.8),
                    (3.6, 6.5),
                ]
                .map(|(x, y)| pen.at(x, y))
                .to_vec(),
            );
            pen.arc((3.4, -3.6), 2.4, -80.0, 80.0);
            pen.line(&[(4.6, 1.2), (6.6, 2.8), (7.4, 6.2)], 1.6);
        }
        Icon::Trash => {
            pen.line(&[(-6.0, -4.5), (6.0, -4.5)], 1.6);
            pen.line(&[(-2.0, -4.5), (-2.0, -6.8), (2.0, -6.8), (2.0, -4.5)], 1.6);
            pen.line(&[(-4.5, -4.5), (-3.8, 6.8), (3.8, 6.8), (4.5, -4.5)], 1.6);
            pen.line(&[(-1.5, -1.5), (-1.5, 4.0)], 1.4);
            pen.line(&[(1.5, -1.5), (1.5, 4.0)], 1.4);
        }
        Icon::Folder => {
            let outline = [
                (-6.8, 5.5),
                (-6.8, -5.5),
                (-2.0, -5.5),
                (-0.2, -3.2),
                (6.8, -3.2),
                (6.8, 5.5),
                (-6.8, 5.5),
                (-6.8, 4.5),
            ];
            pen.line(&outline, 1.6);
        }
    }
}

struct Pen<'a> {
    painter: &'a Painter,
    middle: Pos2,
    scale: f32,
    color: Color32,
}

impl Pen<'_> {
    fn at(&self, x: f32, y: f32) -> Pos2 {
        self.middle + vec2(x, y) * self.scale
    }

    fn fill(&self, points: Vec<Pos2>) {
        self.painter
            .add(Shape::convex_polygon(points, self.color, Stroke::NONE));
    }

    fn stroke(&self, width: f32) -> Stroke {
        Stroke::new(width * self.scale, self.color)
    }

    /// A line with round ends.
    fn line(&self, points: &[(f32, f32)], width: f32) {
        let points: Vec<Pos2> = points.iter().map(|&(x, y)| self.at(x, y)).collect();
        for end in [points.first(), points.last()].into_iter().flatten() {
            let radius = width * self.scale / 2.0;
            self.painter.circle_filled(*end, radius, self.color);
        }
        self.painter.add(Shape::line(points, self.stroke(width)));
    }

    fn dot(&self, (x, y): (f32, f32), radius: f32) {
        self.painter
            .circle_filled(self.at(x, y), radius * self.scale, self.color);
    }

    fn bar(&self, left: f32) {
        let rect = Rect::from_min_max(self.at(left, -6.0), self.at(left + 2.0, 6.0));
        self.painter.rect_filled(rect, 1.0, self.color);
    }

    /// A letter around this place from side to side.
    fn letter(&self, letter: &str, x: f32) {
        const HIGH: f32 = 17.0;
        let font = FontId::new(HIGH * self.scale, Type::Button.font().family);
        let middle = self.at(x, 0.0);
        let drawn = Align2::CENTER_CENTER;
        self.painter.text(middle, drawn, letter, font, self.color);
    }

    /// A triangle whose base stands at `base` and whose tip is at `tip`.
    fn triangle(&self, base: f32, tip: f32) {
        self.fill(vec![
            self.at(base, -6.0),
            self.at(tip, 0.0),
            self.at(base, 6.0),
        ]);
    }

    /// The head of an arrow that ends here and points this way.
    fn head(&self, (x, y): (f32, f32), way: Vec2) {
        let way = way.normalized();
        let across = way.rot90();
        let tip = pos2(x, y);
        let corner = |side: f32| {
            let point = tip - way * 4.2 + across * side * 3.2;
            self.at(point.x, point.y)
        };
        self.fill(vec![self.at(x, y), corner(1.0), corner(-1.0)]);
    }

    fn arc(&self, (x, y): (f32, f32), radius: f32, from: f32, to: f32) {
        let points: Vec<Pos2> = (0..=32_u8)
            .map(|step| {
                let angle = from + (to - from) * f32::from(step) / 32.0;
                let way = Vec2::angled(angle.to_radians()) * radius;
                self.at(x + way.x, y + way.y)
            })
            .collect();
        self.painter.add(Shape::line(points, self.stroke(1.8)));
    }

    /// To the left for `side` 1, to the right for -1.
    fn bent_arrow(&self, side: f32) {
        let mut points: Vec<(f32, f32)> = vec![(-3.5 * side, -2.0)];
        for step in 0..=12_u8 {
            let angle = (-90.0 + 90.0 * f32::from(step) / 12.0_f32).to_radians();
            points.push(((1.0 + 5.0 * angle.cos()) * side, 4.5 + 6.5 * angle.sin()));
        }
        points.push((6.0 * side, 5.5));
        self.line(&points, 2.0);
        self.fill(vec![
            self.at(-7.5 * side, -2.0),
            self.at(-2.5 * side, -6.5),
            self.at(-2.5 * side, 2.5),
        ]);
    }
}
