//! Keys to commands, from the one table. A key that a text field wants never becomes a command.

use egui::{Context, Event, InputState, Popup};

use crate::{
    app::{Action, Command, Key, Model, Shortcut, TABLE},
    ui::board::is_at_board,
};

/// The commands whose keys were pressed, in the order of the table.
pub(crate) fn pressed(ctx: &Context, model: &Model, actions: &mut Vec<Action>) {
    // A dialog has every key but the one that leaves the program.
    let in_dialog = model.dialog.is_some();
    let typing = ctx.text_edit_focused();
    let in_menu = Popup::is_any_open(ctx);
    let on_button = ctx.memory(|memory| memory.focused().is_some()) && !is_at_board(ctx);
    // What does nothing now leaves its key to others.
    let takes_keys =
        |command: Command| command.is_enabled(model) && (!in_dialog || command == Command::Quit);
    for row in TABLE.iter().filter(|row| takes_keys(row.command)) {
        for &shortcut in row.keys {
            if typing && !reaches_past_text(shortcut) {
                continue;
            }
            // An open menu has arrows, Enter and Esc for itself.
            if in_menu && !shortcut.ctrl {
                continue;
            }
            // Enter presses the button that the keyboard is on.
            if on_button && shortcut.key == Key::Enter {
                continue;
            }
            // A slow frame can bring several.
            while let Some(command) = taken(ctx, row.command, shortcut) {
                actions.push(Action::Run(command));
            }
        }
    }
}

fn taken(ctx: &Context, command: Command, shortcut: Shortcut) -> Option<Command> {
    // The window library turns these into events of their own.
    let copied = |event: &Event| matches!(event, Event::Copy);
    let hit = match (command, shortcut) {
        (Command::CopyGame, _) => ctx.input_mut(|input| remove(input, copied)),
        // A pasted text arrives by itself: see `Window`.
        (Command::Paste, _) => false,
        _ => ctx.input_mut(|input| consume(input, shortcut)),
    };
    hit.then_some(command)
}

/// Takes a press of exactly this shortcut. The library's own way would take Ctrl+Shift+Z for
/// Ctrl+Z; only signs such as + may need Shift on some keyboards.
fn consume(input: &mut InputState, shortcut: Shortcut) -> bool {
    let wanted = egui_key(shortcut.key);
    let is_letter = matches!(shortcut.key, Key::Letter(_));
    let pressed = |event: &Event| match event {
        Event::Key {
            key,
            pressed: true,
            modifiers,
            ..
        } => {
            let same_shift = !is_letter || modifiers.shift == shortcut.shift;
            *key == wanted && modifiers.command == shortcut.ctrl && !modifiers.alt && same_shift
        }
        _ => false,
    };
    remove(input, pressed)
}

/// Takes the first such event, so that nobody else hears of it.
fn remove(input: &mut InputState, is_it: impl Fn(&Event) -> bool) -> bool {
    let found = input.events.iter().position(is_it);
    if let Some(at) = found {
        input.events.remove(at);
    }
    found.is_some()
}

/// Whether a shortcut means the same while a text is being written.
fn reaches_past_text(shortcut: Shortcut) -> bool {
    match shortcut.key {
        Key::Letter(letter) => shortcut.ctrl && !"ZYCVXAH".contains(letter),
        Key::Comma | Key::Plus | Key::Minus | Key::Digit0 => shortcut.ctrl,
        Key::F1 | Key::F11 => true,
        Key::Enter
        | Key::Backspace
        | Key::Escape
        | Key::Home
        | Key::End
        | Key::PageUp
        | Key::PageDown => false,
    }
}

fn egui_key(key: Key) -> egui::Key {
    match key {
        Key::Letter(letter) => {
            egui::Key::from_name(&letter.to_string()).expect("letters of the table are keys")
        }
        Key::Comma => egui::Key::Comma,
        Key::Plus => egui::Key::Plus,
        Key::Minus => egui::Key::Minus,
        Key::Digit0 => egui::Key::Num0,
        Key::F1 => egui::Key::F1,
        Key::F11 => egui::Key::F11,
        Key::Enter => egui::Key::Enter,
        Key::Backspace => egui::Key::Backspace,
        Key::Escape => egui::Key::Escape,
        Key::Home => egui::Key::Home,
        Key::End => egui::Key::End,
        Key::PageUp => egui::Key::PageUp,
        Key::PageDown => egui::Key::PageDown,
    }
}
