//! The arbiter's desk at a table; its lines count as the arbiter's.

use super::Table;
use crate::clock::Stamp;
use crate::devices::tables::desk::DeskNews;
use crate::devices::tables::signal::{DeviceEvent, Signal};
use crate::game::{Effect, Input, ReadAs, Secret};
use crate::speech::Phrase;
use crate::speech::routing::Seat;

/// The replacement, in the journal, for a line at the desk that may reveal a sealed move.
const HIDDEN: &str = "…";

impl Table {
    /// Handles news from the desk.
    pub(super) fn desk(&mut self, at: Stamp, news: DeskNews) {
        match news {
            DeskNews::Came(id) => self.desk_came(at, id),
            DeskNews::Line(id, text) if self.has_desk(id) => {
                if self.lines.are_held() {
                    return self
                        .lines
                        .keep(Signal { at, event: DeviceEvent::Desk(DeskNews::Line(id, text)) });
                }
                if let Some(desk) = &self.listeners.desk {
                    desk.line_taken();
                }
                self.desk_line(at, text);
            }
            DeskNews::Gone(id) if self.has_desk(id) => self.desk_gone(at),
            // News from a desk that is no longer connected.
            DeskNews::Line(..) | DeskNews::Gone(_) => {}
        }
    }

    fn has_desk(&self, id: u64) -> bool {
        self.listeners.desk.as_ref().is_some_and(|desk| desk.id() == id)
    }

    /// Admits a desk, unless there is one already, and sends it the state of the game.
    fn desk_came(&mut self, at: Stamp, id: u64) {
        let taken = self.listeners.desk.is_some();
        let Some(listener) = &self.desk_listener else { return };
        let Some(mut desk) = listener.admit(id, taken) else { return };
        desk.follow(&self.listeners.terminal);
        for effect in self.machine.overview() {
            if let Effect::Say { utterance, aloud } = effect {
                desk.say(at, &utterance, aloud);
            }
        }
        self.listeners.desk = Some(desk);
        self.print(at, &Phrase::DeskCame);
    }

    /// Continues without the desk: its pending question is repeated at the terminal of the game.
    fn desk_gone(&mut self, at: Stamp) {
        self.listeners.desk = None;
        let asked = self.secrets.desk_gone();
        self.follow_question(&[]);
        self.say(at, &Phrase::DeskGone);
        if asked {
            self.say(at, &Phrase::PassphraseHere);
            self.answer_secrets(at);
        }
    }

    /// Handles a line typed at the desk.
    fn desk_line(&mut self, at: Stamp, text: String) {
        match self.machine.secret().filter(|_| self.secrets.are_asked_at_desk()) {
            Some(Secret::Passphrase) => self.passphrase(at, text),
            Some(Secret::Opening(envelope)) => self.open(at, envelope, Some(text)),
            Some(Secret::Pin | Secret::Move) | None => {
                self.check_for_pin(at, text, ReadAs::At(Seat::Arbiter));
            }
        }
    }

    /// Reads a line from the desk as one of the game.
    pub(super) fn read_at_desk(&mut self, at: Stamp, text: String, read: &ReadAs) {
        let text = if self.machine.conceals(&text).is_some() { HIDDEN.to_owned() } else { text };
        self.handle_as(at, Input::Line { text }, read);
        // A file given at the start answers immediately; otherwise the arbiter answers at the desk.
        if self.secrets.are_asked_at_desk() && self.secrets.sealer.has_file() {
            self.answer_secrets(at);
        }
    }

    /// Returns how to read a line typed at the terminal of the game.
    pub(super) fn read_as(&self) -> ReadAs {
        if self.listeners.desk.is_some() { ReadAs::TerminalWithDesk } else { ReadAs::Now }
    }

    /// Hides typed text wherever a secret was requested. `effects`: those of the last input.
    pub(super) fn follow_question(&mut self, effects: &[Effect]) {
        let secret = self.machine.secret();
        self.secrets.follow(effects, secret, self.listeners.desk.is_some());
        self.lines.hide(self.secrets.hide_typing(secret));
        if let Some(desk) = &mut self.listeners.desk {
            desk.hide(self.secrets.are_asked_at_desk());
        }
    }
}
