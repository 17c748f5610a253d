//! Every colour, size and duration of the window, and the style that egui's own widgets follow.
//! Nothing else in `ui` names a colour or invents a size.

use egui::{
    Color32, Context, CornerRadius, FontFamily, FontId, Margin, Stroke, Style, TextStyle, Visuals,
    epaint::Shadow,
    style::{
        KineticScrollStyle, ScrollStyle, Selection, Spacing, TextCursorStyle, WidgetVisuals,
        Widgets,
    },
    vec2,
};

use crate::ui::fonts;

/// Spacing, in points: nothing stands at any other distance.
pub const SPACE: [f32; 7] = [4.0, 8.0, 12.0, 16.0, 24.0, 32.0, 64.0];
/// The height of every button, field and menu row.
pub const ROW: f32 = 36.0;
/// The height of the status line.
pub const STATUS: f32 = 44.0;
/// The height of a row in a dense list.
pub const LIST_ROW: f32 = 28.0;
/// The width of the column beside the board.
pub const COLUMN: f32 = 304.0;
/// Below this window width the column folds under the board.
pub const FOLD_WIDTH: f32 = 900.0;
/// Below this window height the turn list collapses.
pub const FOLD_HEIGHT: f32 = 640.0;
/// Around the board, and around the column.
pub const MARGIN: f32 = 16.0;
/// The board is never smaller than this.
pub const BOARD_MIN: f32 = 200.0;
pub const RADIUS: u8 = 8;
pub const CARD_RADIUS: u8 = 12;
pub const HAIRLINE: f32 = 1.0;
pub const FOCUS_WIDTH: f32 = 2.0;

/// Seconds. A speed setting divides them; see `board::anim`.
pub const STEP_SECS: f32 = 0.20;
pub const ROLL_SECS: f32 = 0.24;
pub const PLACE_SECS: f32 = 0.15;
pub const TAKE_SECS: f32 = 0.20;
pub const TURN_SECS: f32 = 0.25;
/// The next row of discs begins to turn this much later than the one before it.
pub const TURN_DELAY_SECS: f32 = 0.07;
pub const TILE_SECS: f32 = 0.25;
pub const PASS_SECS: f32 = 0.15;
pub const SHAKE_SECS: f32 = 0.25;
/// Hover and focus changes of widgets.
pub const FADE_SECS: f32 = 0.12;

const fn rgb(hex: u32) -> Color32 {
    let [_, red, green, blue] = hex.to_be_bytes();
    Color32::from_rgb(red, green, blue)
}

/// The colours that change between dark and light.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Theme {
    pub dark: bool,
    pub background: Color32,
    pub panel: Color32,
    pub raised: Color32,
    /// A raised thing under the pointer.
    pub hover: Color32,
    /// A raised thing while it is pressed.
    pub pressed: Color32,
    pub hairline: Color32,
    pub text: Color32,
    pub muted: Color32,
    pub accent: Color32,
    pub accent_hover: Color32,
    pub on_accent: Color32,
    pub good: Color32,
    pub bad: Color32,
    /// What lies under a raised board or block.
    pub shadow: Color32,
}

pub const DARK: Theme = Theme {
    dark: true,
    background: rgb(0x17_19_1d),
    panel: rgb(0x1f_22_28),
    raised: rgb(0x28_2c_34),
    hover: rgb(0x32_37_41),
    pressed: rgb(0x23_26_2d),
    hairline: rgb(0x36_3b_45),
    text: rgb(0xec_e8_df),
    muted: rgb(0xa3_a9_b3),
    accent: rgb(0xe0_a8_3f),
    accent_hover: rgb(0xeb_b9_5a),
    on_accent: rgb(0x2a_1d_05),
    good: rgb(0x86_b8_6b),
    bad: rgb(0xef_85_85),
    shadow: Color32::from_rgba_premultiplied(0, 0, 0, 130),
};

pub const LIGHT: Theme = Theme {
    dark: false,
    background: rgb(0xf4_f0_e8),
    panel: rgb(0xff_fd_f8),
    raised: rgb(0xf0_eb_e0),
    hover: rgb(0xe7_e0_d1),
    pressed: rgb(0xdf_d7_c6),
    hairline: rgb(0xd9_d2_c3),
    text: rgb(0x25_28_2d),
    muted: rgb(0x5f_64_6c),
    accent: rgb(0x8f_5a_0f),
    accent_hover: rgb(0x7d_4d_0a),
    on_accent: rgb(0xff_fa_f0),
    good: rgb(0x43_71_2e),
    bad: rgb(0xac_36_36),
    shadow: Color32::from_rgba_premultiplied(26, 20, 11, 70),
};

/// What marks on a board are painted with, the same in dark and light: boards do not change.
/// Every outline is a dark line and a light one side by side.
pub mod mark {
    use super::{Color32, rgb};

    pub const DARK: Color32 = rgb(0x1d_16_0a);
    pub const LIGHT: Color32 = rgb(0xff_f3_d6);
    pub const SELECTED: Color32 = rgb(0xff_c4_47);
    pub const LAST: Color32 = rgb(0xf0_b4_3c);
    pub const CHANGED: Color32 = rgb(0xff_d5_7a);
    pub const BAD: Color32 = rgb(0xff_8a_80);
    pub const CURSOR: Color32 = rgb(0xff_ff_ff);
    pub const HINT: Color32 = rgb(0x8f_e0_ff);
    /// A turn of the other side, in a line that is shown.
    pub const REPLY: Color32 = rgb(0xff_b8_7a);
    /// The turn that would have been better.
    pub const BETTER: Color32 = rgb(0xa9_e5_8c);
    /// What a turn is worth, from the best to the worst, and the plate under it.
    pub const VALUE_BEST: Color32 = rgb(0xb6_f0_94);
    pub const VALUE_GOOD: Color32 = rgb(0xb6_f0_94);
    pub const VALUE_FAIR: Color32 = rgb(0xff_e2_85);
    pub const VALUE_POOR: Color32 = rgb(0xff_b8_70);
    pub const VALUE_BAD: Color32 = rgb(0xff_94_8a);
    pub const PLATE: Color32 = Color32::from_rgba_premultiplied(27, 20, 9, 236);
    pub const TARGET: Color32 = rgb(0x2b_30_38);
    pub const TARGET_RIM: Color32 = rgb(0xfb_f6_e9);
    /// Over a field that the last turn touched.
    pub const TINT: Color32 = Color32::from_rgba_premultiplied(104, 76, 22, 110);
    /// Over a field under the pointer.
    pub const HOVER: Color32 = Color32::from_rgba_premultiplied(40, 38, 34, 40);
}

/// Coerceo: tiles of two tones, pieces of three lit faces.
pub mod coerceo {
    use super::{Color32, rgb};

    pub const RIM: Color32 = rgb(0x2f_47_40);
    pub const RIM_LIGHT: Color32 = rgb(0x5f_83_78);
    pub const SIDE: Color32 = rgb(0x24_39_33);
    pub const BODY: Color32 = rgb(0x3c_5a_52);
    pub const WHITE_FIELD: Color32 = rgb(0xef_e6_d1);
    pub const BLACK_FIELD: Color32 = rgb(0x6f_96_86);
    pub const IVORY: [Color32; 3] = [rgb(0xff_ff_ff), rgb(0xe9_e4_d6), rgb(0xcf_c8_b6)];
    pub const IVORY_RIM: Color32 = rgb(0x8b_83_70);
    pub const EBONY: [Color32; 3] = [rgb(0x5a_60_69), rgb(0x3a_3f_47), rgb(0x24_27_2d)];
    pub const EBONY_RIM: Color32 = rgb(0x0d_0e_10);
    pub const NAME: Color32 = rgb(0xef_e6_d1);
}

/// Reversi: felt in a dark frame, discs lit from the upper left.
pub mod reversi {
    use super::{Color32, rgb};

    pub const FRAME: Color32 = rgb(0x3b_2a_1c);
    pub const FRAME_LIGHT: Color32 = rgb(0x5a_42_2f);
    pub const FELT: Color32 = rgb(0x2f_70_52);
    pub const LINE: Color32 = rgb(0x1f_4d_38);
    pub const NAME: Color32 = rgb(0xd8_c6_ae);
    /// From the lit spot outwards.
    pub const BLACK: [Color32; 3] = [rgb(0x6b_72_7c), rgb(0x33_37_3e), rgb(0x1b_1d_21)];
    pub const BLACK_RIM: Color32 = rgb(0x0c_0d_0f);
    pub const WHITE: [Color32; 3] = [rgb(0xff_ff_ff), rgb(0xf1_ed_e2), rgb(0xd3_cc_ba)];
    pub const WHITE_RIM: Color32 = rgb(0x9b_93_80);
}

/// Deblockle: a wooden board, cubes with a lit top and two darker sides.
pub mod deblockle {
    use super::{Color32, rgb};

    pub const FRAME: Color32 = rgb(0x7a_5a_34);
    pub const FRAME_LIGHT: Color32 = rgb(0x9a_76_49);
    pub const BOARD: Color32 = rgb(0xe9_d6_b0);
    pub const BOARD_DARK: Color32 = rgb(0xe2_cc_a1);
    pub const LINE: Color32 = rgb(0xc5_a9_74);
    pub const STAR: Color32 = rgb(0xc8_91_2b);
    /// The dark edge of gold things against the board.
    pub const EDGE: Color32 = rgb(0x5a_3d_0c);
    pub const NAME: Color32 = rgb(0xf6_e8_cc);
    /// Top, east side, south side, ink.
    pub const GOLD: [Color32; 4] = [
        rgb(0xe2_b2_4a),
        rgb(0xb9_84_23),
        rgb(0x96_68_1a),
        rgb(0x3a_28_10),
    ];
    pub const BLUE: [Color32; 4] = [
        rgb(0x46_97_a8),
        rgb(0x2f_76_88),
        rgb(0x24_5c_6b),
        rgb(0xea_f7_fa),
    ];
    pub const BLUE_EDGE: Color32 = rgb(0x12_3d_49);
    /// Symbols of ghost faces on the board.
    pub const GHOST_INK: Color32 = rgb(0x3a_28_10);
}

/// The type sizes. Each is one [`TextStyle`] of the egui style too.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Type {
    /// 13 regular.
    Small,
    /// 14 regular.
    Body,
    /// 14 medium.
    Button,
    /// 15 semibold.
    Strong,
    /// 18 semibold.
    Title,
    /// 22 bold.
    Heading,
    /// 40 bold.
    Display,
}

impl Type {
    pub const ALL: [Self; 7] = [
        Self::Small,
        Self::Body,
        Self::Button,
        Self::Strong,
        Self::Title,
        Self::Heading,
        Self::Display,
    ];

    pub fn font(self) -> FontId {
        let (size, family) = match self {
            Self::Small => (13.0, FontFamily::Proportional),
            Self::Body => (14.0, FontFamily::Proportional),
            Self::Button => (14.0, fonts::medium()),
            Self::Strong => (15.0, fonts::semibold()),
            Self::Title => (18.0, fonts::semibold()),
            Self::Heading => (22.0, fonts::bold()),
            Self::Display => (40.0, fonts::bold()),
        };
        FontId::new(size, family)
    }

    pub fn style(self) -> TextStyle {
        match self {
            Self::Small => TextStyle::Small,
            Self::Body => TextStyle::Body,
            Self::Button => TextStyle::Button,
            Self::Strong => TextStyle::Name("strong".into()),
            Self::Title => TextStyle::Name("title".into()),
            Self::Heading => TextStyle::Heading,
            Self::Display => TextStyle::Name("display".into()),
        }
    }
}

impl Theme {
    /// The theme that a part of the window is painted in.
    pub fn of(style: &Style) -> &'static Self {
        if style.visuals.dark_mode {
            &DARK
        } else {
            &LIGHT
        }
    }
}

/// Puts fonts and styles in place and shows the dark or the light one. Cheap enough to call again
/// whenever the choice may have changed.
pub fn apply(ctx: &Context, dark: bool) {
    fonts::install(ctx);
    ctx.set_style_of(egui::Theme::Dark, style(&DARK));
    ctx.set_style_of(egui::Theme::Light, style(&LIGHT));
    ctx.set_theme(if dark {
        egui::Theme::Dark
    } else {
        egui::Theme::Light
    });
}

fn style(theme: &Theme) -> Style {
    let mut style = Style {
        text_styles: Type::ALL.map(|kind| (kind.style(), kind.font())).into(),
        spacing: spacing(),
        visuals: visuals(theme),
        animation_time: FADE_SECS,
        ..Style::default()
    };
    style
        .text_styles
        .insert(TextStyle::Monospace, Type::Body.font());
    style.interaction.selectable_labels = false;
    style.interaction.tooltip_delay = 0.6;
    style
}

fn spacing() -> Spacing {
    Spacing {
        item_spacing: vec2(8.0, 8.0),
        window_margin: Margin::same(24),
        menu_margin: Margin::same(6),
        button_padding: vec2(16.0, 6.0),
        indent: 28.0,
        interact_size: vec2(ROW, ROW),
        slider_width: 160.0,
        slider_rail_height: 4.0,
        combo_width: 180.0,
        combo_height: 320.0,
        text_edit_width: 240.0,
        extra_text_line_spacing: 2.5,
        icon_width: 20.0,
        icon_width_inner: 12.0,
        icon_spacing: 8.0,
        tooltip_width: 360.0,
        menu_width: 360.0,
        menu_spacing: 6.0,
        scroll: ScrollStyle {
            bar_width: 8.0,
            handle_min_length: 32.0,
            floating_width: 4.0,
            dormant_handle_opacity: 0.35,
            active_handle_opacity: 0.6,
            // It would pull a list that has just grown back to where its end was before.
            kinetic: KineticScrollStyle {
                rubber_band: false,
                ..KineticScrollStyle::default()
            },
            ..ScrollStyle::floating()
        },
        ..Spacing::default()
    }
}

fn visuals(theme: &Theme) -> Visuals {
    let base = if theme.dark {
        Visuals::dark()
    } else {
        Visuals::light()
    };
    let shadow = |offset: i8, blur: u8| Shadow {
        offset: [0, offset],
        blur,
        spread: 0,
        color: theme.shadow,
    };
    Visuals {
        weak_text_color: Some(theme.muted),
        widgets: widgets(theme),
        selection: Selection {
            bg_fill: theme.accent,
            stroke: Stroke::new(HAIRLINE, theme.on_accent),
        },
        hyperlink_color: theme.accent,
        faint_bg_color: theme.raised,
        extreme_bg_color: theme.background,
        text_edit_bg_color: Some(theme.background),
        code_bg_color: theme.raised,
        warn_fg_color: theme.accent,
        error_fg_color: theme.bad,
        window_corner_radius: CornerRadius::same(CARD_RADIUS),
        window_shadow: shadow(12, 32),
        window_fill: theme.panel,
        window_stroke: Stroke::new(HAIRLINE, theme.hairline),
        menu_corner_radius: CornerRadius::same(10),
        panel_fill: theme.background,
        popup_shadow: shadow(6, 20),
        text_cursor: TextCursorStyle {
            stroke: Stroke::new(FOCUS_WIDTH, theme.accent),
            ..TextCursorStyle::default()
        },
        indent_has_left_vline: false,
        slider_trailing_fill: true,
        handle_shape: egui::style::HandleShape::Circle,
        disabled_alpha: 0.45,
        ..base
    }
}

fn widgets(theme: &Theme) -> Widgets {
    let of = |fill: Color32, line: Stroke| WidgetVisuals {
        bg_fill: fill,
        weak_bg_fill: fill,
        bg_stroke: line,
        corner_radius: CornerRadius::same(RADIUS),
        fg_stroke: Stroke::new(1.5, theme.text),
        expansion: 0.0,
    };
    let hairline = Stroke::new(HAIRLINE, theme.hairline);
    Widgets {
        noninteractive: WidgetVisuals {
            fg_stroke: Stroke::new(HAIRLINE, theme.text),
            ..of(theme.panel, hairline)
        },
        inactive: of(theme.raised, hairline),
        hovered: of(theme.hover, Stroke::new(HAIRLINE, theme.muted)),
        // Also what has the keyboard's focus.
        active: of(theme.hover, Stroke::new(FOCUS_WIDTH, theme.accent)),
        open: of(theme.hover, hairline),
    }
}

/// The style inside menus: rows without frames that fill on hover.
pub fn menu_style(style: &mut Style) {
    style.spacing.button_padding = vec2(12.0, 4.0);
    style.spacing.item_spacing = vec2(4.0, 2.0);
    style.spacing.interact_size.y = 30.0;
    let widgets = &mut style.visuals.widgets;
    widgets.inactive.weak_bg_fill = Color32::TRANSPARENT;
    widgets.inactive.bg_stroke = Stroke::NONE;
    widgets.hovered.bg_stroke = Stroke::NONE;
    widgets.open.bg_stroke = Stroke::NONE;
    widgets.active.bg_stroke.width = 1.5;
    for visuals in [
        &mut widgets.inactive,
        &mut widgets.hovered,
        &mut widgets.active,
        &mut widgets.open,
    ] {
        visuals.corner_radius = CornerRadius::same(6);
    }
}
