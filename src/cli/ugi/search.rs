//! A search of the protocol.

use std::{io::Write, sync::Arc};

use crate::{
    cli::{
        talk::{Out, say},
        ugi::words::Told,
    },
    engine::{Ask, Stop, Thinker, TranspositionTable},
};

/// A turn that is none.
const NO_TURN: &str = "0000";

/// What is asked, of whom, and with which memory.
pub(super) struct Question {
    pub(super) thinker: Box<dyn Thinker>,
    pub(super) ask: Ask,
    pub(super) memory: Arc<TranspositionTable>,
}

/// Thinks, telling how far it is, and answers the last line; without a question there is no turn to
/// be found.
pub(super) fn answer<W: Write + Send>(
    question: Option<Question>,
    stop: &Stop,
    out: &Out<'_, W>,
) -> String {
    let turn = question.and_then(|question| {
        let Question {
            mut thinker,
            ask,
            memory,
        } = question;
        let answer = thinker.think(&ask, &memory, stop, &mut |report| {
            let told = Told(report, memory.fill());
            if say(out, &told.to_string()).is_err() {
                stop.stop();
            }
        });
        answer.turn
    });
    format!("bestmove {}\n", turn.as_deref().unwrap_or(NO_TURN))
}
