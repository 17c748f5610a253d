//! Buttons, cards and rows in the window's own look. Each is made in four steps: size, room,
//! meaning, paint; each has an accessible name.

use egui::{
    Color32, CornerRadius, CursorIcon, FontId, Frame, Margin, Rect, Response, Role, Sense, Stroke,
    StrokeKind, Ui, Vec2, Widget, WidgetInfo, vec2,
};

use crate::ui::{
    icons::{Icon, paint_icon},
    theme::{self, Theme, Type},
};

/// How much a button stands out. At most one primary button on a screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Weight {
    Primary,
    #[default]
    Raised,
    /// Without a frame until it is pointed at.
    Quiet,
    /// Raised, in the colour of what cannot be taken back.
    Danger,
}

/// A button with a text, an icon or both.
#[derive(Clone, Copy, Debug)]
#[must_use = "add it to a ui"]
pub struct Push<'a> {
    text: &'a str,
    /// What screen readers say.
    name: &'a str,
    /// Shown in place of the text, which then is only its accessible name.
    icon: Option<Icon>,
    labelled: bool,
    weight: Weight,
    size: Vec2,
    on: Option<bool>,
}

impl<'a> Push<'a> {
    pub fn new(text: &'a str) -> Self {
        Self {
            text,
            name: text,
            icon: None,
            labelled: true,
            weight: Weight::Raised,
            size: vec2(0.0, theme::ROW),
            on: None,
        }
    }

    /// A button that shows only an icon; `name` is for screen readers and the tip.
    pub fn icon(icon: Icon, name: &'a str) -> Self {
        Self {
            icon: Some(icon),
            labelled: false,
            size: vec2(44.0, theme::ROW),
            ..Self::new(name)
        }
    }

    /// A name for screen readers that says more than the text.
    pub fn named(self, name: &'a str) -> Self {
        Self { name, ..self }
    }

    pub fn with_icon(self, icon: Icon) -> Self {
        Self {
            icon: Some(icon),
            ..self
        }
    }

    pub fn weight(self, weight: Weight) -> Self {
        Self { weight, ..self }
    }

    /// At least this wide.
    pub fn width(self, width: f32) -> Self {
        Self {
            size: vec2(width, self.size.y),
            ..self
        }
    }

    /// Exactly this large, for icons.
    pub fn sized(self, size: Vec2) -> Self {
        Self { size, ..self }
    }

    /// This high.
    pub fn height(self, height: f32) -> Self {
        Self {
            size: vec2(self.size.x, height),
            ..self
        }
    }

    /// A small square button.
    pub fn small(self, side: f32) -> Self {
        Self {
            size: vec2(side, side),
            ..self
        }
    }

    /// A button that stays pressed while something is on.
    pub fn on(self, on: bool) -> Self {
        Self {
            on: Some(on),
            ..self
        }
    }
}

impl Widget for Push<'_> {
    fn ui(self, ui: &mut Ui) -> Response {
        const ICON: f32 = 16.0;
        let theme = Theme::of(ui.style());
        let font = Type::Button.font();
        let galley = self.labelled.then(|| {
            ui.painter()
                .layout_no_wrap(self.text.to_owned(), font, Color32::PLACEHOLDER)
        });
        let icon_room = match (self.icon, self.labelled) {
            (Some(_), true) => ICON + theme::SPACE[1],
            (Some(_), false) => ICON,
            (None, _) => 0.0,
        };
        let inside = icon_room + galley.as_ref().map_or(0.0, |galley| galley.size().x);
        // Whoever asks for a width knows how long the words are.
        let padding = if 0.0 < self.size.x {
            theme::SPACE[1]
        } else {
            theme::SPACE[3]
        };
        let width = (inside + 2.0 * padding).max(self.size.x);
        let size = if self.labelled {
            vec2(width, self.size.y)
        } else {
            self.size
        };
        let (rect, response) = ui.allocate_exact_size(size, Sense::click());
        response.widget_info(|| match self.on {
            Some(on) => WidgetInfo::selected(Role::Button, ui.is_enabled(), on, self.name),
            None => WidgetInfo::labeled(Role::Button, ui.is_enabled(), self.name),
        });
        if ui.is_rect_visible(rect) {
            let paint = Paint::of(theme, self.weight, self.on, &response, ui.is_enabled());
            paint.frame(ui, rect, &response);
            let mut left = rect.center().x - inside / 2.0;
            if let Some(icon) = self.icon {
                let room =
                    Rect::from_min_size(egui::pos2(left, rect.top()), vec2(ICON, rect.height()));
                paint_icon(ui.painter(), room, ICON, icon, paint.ink);
                left += icon_room;
            }
            if let Some(galley) = galley {
                let at = egui::pos2(left, rect.center().y - galley.size().y / 2.0);
                ui.painter()
                    .galley_with_override_text_color(at, galley, paint.ink);
            }
        }
        if self.labelled {
            response.on_hover_cursor(CursorIcon::PointingHand)
        } else {
            response
                .on_hover_cursor(CursorIcon::PointingHand)
                .on_hover_text(self.text)
        }
    }
}

struct Paint {
    fill: Color32,
    line: Stroke,
    ink: Color32,
    focus: Color32,
}

impl Paint {
    fn of(
        theme: &Theme,
        weight: Weight,
        on: Option<bool>,
        response: &Response,
        enabled: bool,
    ) -> Self {
        let down = response.is_pointer_button_down_on();
        let over = response.hovered();
        let hairline = Stroke::new(theme::HAIRLINE, theme.hairline);
        let raised = if down {
            theme.pressed
        } else if over {
            theme.hover
        } else {
            theme.raised
        };
        let (fill, line, ink) = match weight {
            _ if on == Some(true) => (theme.accent, Stroke::NONE, theme.on_accent),
            Weight::Primary if over || down => (theme.accent_hover, Stroke::NONE, theme.on_accent),
            Weight::Primary => (theme.accent, Stroke::NONE, theme.on_accent),
            Weight::Raised => (raised, hairline, theme.text),
            Weight::Danger => (raised, hairline, theme.bad),
            Weight::Quiet if over || down => (raised, Stroke::NONE, theme.text),
            Weight::Quiet => (Color32::TRANSPARENT, Stroke::NONE, theme.muted),
        };
        // What is disabled is faded as a whole by its surroundings.
        Self {
            fill: if enabled { fill } else { theme.raised },
            line,
            ink: if enabled { ink } else { theme.muted },
            focus: theme.accent,
        }
    }

    fn frame(&self, ui: &Ui, rect: Rect, response: &Response) {
        let round = CornerRadius::same(theme::RADIUS);
        ui.painter()
            .rect(rect, round, self.fill, self.line, StrokeKind::Inside);
        if response.has_focus() {
            focus_ring(ui, rect, self.focus);
        }
    }
}

/// What has the keyboard's focus is ringed a little outside its edge.
pub fn focus_ring(ui: &Ui, rect: Rect, color: Color32) {
    ui.painter().rect_stroke(
        rect.expand(2.0),
        CornerRadius::same(theme::RADIUS + 2),
        Stroke::new(theme::FOCUS_WIDTH, color),
        StrokeKind::Outside,
    );
}

/// The one button that a screen is for.
pub fn primary_button(ui: &mut Ui, text: &str) -> Response {
    ui.add(Push::new(text).weight(Weight::Primary))
}

pub fn raised_button(ui: &mut Ui, text: &str) -> Response {
    ui.add(Push::new(text))
}

/// A raised button of an icon alone.
pub fn icon_button(ui: &mut Ui, icon: Icon, name: &str) -> Response {
    ui.add(Push::icon(icon, name))
}

/// The frame of a card: raised, or ringed in the accent for what is to be noticed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Card {
    #[default]
    Raised,
    /// On the panel's own colour.
    Flat,
    /// The side to move.
    Active,
}

impl Card {
    pub fn frame(self, theme: &Theme) -> Frame {
        let (fill, line) = match self {
            Self::Raised => (theme.raised, Stroke::new(theme::HAIRLINE, theme.hairline)),
            Self::Flat => (theme.panel, Stroke::new(theme::HAIRLINE, theme.hairline)),
            Self::Active => (theme.raised, Stroke::new(theme::FOCUS_WIDTH, theme.accent)),
        };
        // The line lies inside the margin, so that a wider one moves nothing.
        let margin = Margin::same(if line.width < theme::FOCUS_WIDTH {
            15
        } else {
            14
        });
        Frame::new()
            .fill(fill)
            .stroke(line)
            .corner_radius(CornerRadius::same(theme::CARD_RADIUS))
            .inner_margin(margin)
    }
}

/// A text of one type, in the text colour.
pub fn text(ui: &mut Ui, kind: Type, text: &str) -> Response {
    let color = Theme::of(ui.style()).text;
    colored(ui, kind, color, text)
}

/// A text of one type, in the muted colour.
pub fn muted(ui: &mut Ui, kind: Type, text: &str) -> Response {
    let color = Theme::of(ui.style()).muted;
    colored(ui, kind, color, text)
}

fn colored(ui: &mut Ui, kind: Type, color: Color32, text: &str) -> Response {
    let FontId { size, family } = kind.font();
    let text = egui::RichText::new(text)
        .font(FontId::new(size, family))
        .color(color);
    ui.label(text)
}
