//! Inter in four weights, the only type of the window. The files are subsets; `assets/fonts/`
//! says how they are made.

use std::sync::Arc;

use egui::{Context, FontData, FontDefinitions, FontFamily, Id};

const FILES: [(&str, &[u8]); 4] = [
    (
        "regular",
        include_bytes!("../../assets/fonts/Inter-Regular-subset.otf"),
    ),
    (
        "medium",
        include_bytes!("../../assets/fonts/Inter-Medium-subset.otf"),
    ),
    (
        "semibold",
        include_bytes!("../../assets/fonts/Inter-SemiBold-subset.otf"),
    ),
    (
        "bold",
        include_bytes!("../../assets/fonts/Inter-Bold-subset.otf"),
    ),
];

pub fn medium() -> FontFamily {
    FontFamily::Name("medium".into())
}

pub fn semibold() -> FontFamily {
    FontFamily::Name("semibold".into())
}

pub fn bold() -> FontFamily {
    FontFamily::Name("bold".into())
}

/// Hands the fonts to egui, once for each context.
pub fn install(ctx: &Context) {
    let done = Id::unique("tavola fonts");
    if ctx.data(|data| data.get_temp::<bool>(done)).is_some() {
        return;
    }
    ctx.data_mut(|data| data.insert_temp(done, true));
    ctx.set_fonts(definitions());
}

fn definitions() -> FontDefinitions {
    let mut fonts = FontDefinitions::empty();
    for (name, bytes) in FILES {
        let data = Arc::new(FontData::from_static(bytes));
        fonts.font_data.insert(name.to_owned(), data);
        let family = FontFamily::Name(name.into());
        fonts.families.insert(family, vec![name.to_owned()]);
    }
    for family in [FontFamily::Proportional, FontFamily::Monospace] {
        fonts.families.insert(family, vec!["regular".to_owned()]);
    }
    fonts
}
