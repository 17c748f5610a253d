use tavola::{
    lang::{Lang, Language},
    ui,
};
fn main() {
    let lang = Lang::new(Language::En);
    ui::open(lang, None).expect("x");
}
