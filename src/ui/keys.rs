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
            while let Some(press) = taken(ctx, row.command, shortcut) {
                if press == Press::New || is_step(row.command) {
                    actions.push(Action::Run(row.command));
                }
            }
        }
    }
}

/// How a key came down.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Press {
    New,
    /// It is held.
    Again,
}

/// Whether a held key goes on and on. What is switched on must not be switched off by a slow finger.
fn is_step(command: Command) -> bool {
    matches!(
        command,
        Command::Undo
            | Command::Redo
            | Command::Previous
            | Command::Next
            | Command::PreviousFault
            | Command::NextFault
            | Command::ZoomIn
            | Command::ZoomOut
    )
}

fn taken(ctx: &Context, command: Command, shortcut: Shortcut) -> Option<Press> {
    // The window library turns these into events of their own.
    let copied = |event: &Event| matches!(event, Event::Copy);
    match command {
        Command::CopyGame => ctx
            .input_mut(|input| remove(input, copied))
            .map(|_| Press::New),
        // A pasted text arrives by itself: see `Window`.
        Command::Paste => None,
        _ => ctx.input_mut(|input| consume(input, shortcut)),
    }
}

/// Takes a press of exactly this shortcut. The library's own way would take Ctrl+Shift+Z for
/// Ctrl+Z; only signs such as + may need Shift on some keyboards.
fn consume(input: &mut InputState, shortcut: Shortcut) -> Option<Press> {
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
    Some(match remove(input, pressed)? {
        Event::Key { repeat: true, .. } => Press::Again,
        _ => Press::New,
    })
}

/// Takes the first such event, so that nobody else hears of it.
fn remove(input: &mut InputState, is_it: impl Fn(&Event) -> bool) -> Option<Event> {
    let at = input.events.iter().position(is_it)?;
    Some(input.events.remove(at))
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
