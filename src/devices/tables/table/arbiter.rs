//! The arbiter's desk at a table: it is let in, told the state, and its lines are the arbiter's.

use super::Table;
use crate::clock::Stamp;
use crate::devices::tables::desk::DeskNews;
use crate::devices::tables::signal::{News, Signal};
use crate::game::{Effect, Input, ReadAs, Secret, SecretAsked};
use crate::speech::Phrase;
use crate::speech::routing::Seat;

/// What is kept of a line of the desk that may tell a sealed move.
const HIDDEN: &str = "…";

impl Table {
    /// Takes news of the desk.
    pub(super) fn desk(&mut self, at: Stamp, news: DeskNews) {
        match news {
            DeskNews::Came(id) => self.desk_came(at, id),
            DeskNews::Line(id, text) if self.has_desk(id) => {
                if let Some(held) = self.held.as_mut() {
                    held.push(Signal { at, news: News::Desk(DeskNews::Line(id, text)) });
                    return;
                }
                if let Some(desk) = &self.listeners.desk {
                    desk.taken();
                }
                self.desk_line(at, text);
            }
            DeskNews::Gone(id) if self.has_desk(id) => {
                self.listeners.desk = None;
                // What it was asked for is asked for at the terminal of the game, from the beginning.
                let asked = std::mem::take(&mut self.asked_at_desk);
                self.sealer.forget_first();
                self.hide(&[]);
                self.tell(at, &Phrase::DeskGone, true);
                if asked {
                    self.tell(at, &Phrase::PassphraseHere, true);
                    self.answer_secrets(at);
                }
            }
            // Of one that is gone.
            DeskNews::Line(..) | DeskNews::Gone(_) => {}
        }
    }

    fn has_desk(&self, id: u64) -> bool {
        self.listeners.desk.as_ref().is_some_and(|desk| desk.id() == id)
    }

    /// Lets a desk in, unless there is one, and tells it the state of the game.
    fn desk_came(&mut self, at: Stamp, id: u64) {
        let taken = self.listeners.desk.is_some();
        let Some(mut link) = self.door.as_ref().and_then(|door| door.admit(id, taken)) else { return };
        link.follow(&self.listeners.terminal);
        for effect in self.machine.overview() {
            if let Effect::Say { utterance, aloud } = effect {
                link.say(at, &utterance, aloud);
            }
        }
        self.listeners.desk = Some(link);
        self.tell(at, &Phrase::DeskCame, false);
    }

    /// Takes a line that was typed at the desk.
    fn desk_line(&mut self, at: Stamp, text: String) {
        match self.machine.secret().filter(|_| self.asked_at_desk) {
            Some(Secret::Passphrase) => self.passphrase(at, text),
            Some(Secret::Opening(envelope)) => self.open(at, envelope, Some(text)),
            Some(Secret::Pin | Secret::Move) | None => {
                self.look_for_pin(at, text, ReadAs::At(Seat::Arbiter));
            }
        }
    }

    /// Takes a line of the desk for the game.
    pub(super) fn read_at_desk(&mut self, at: Stamp, text: String, read: &ReadAs) {
        let text = if self.machine.conceals(&text).is_some() { HIDDEN.to_owned() } else { text };
        self.take_as(at, Input::Line { text }, read);
        // A file that was named at the start answers at once; else somebody at the desk does.
        if self.asked_at_desk && self.sealer.has_file() {
            self.answer_secrets(at);
        }
    }

    /// How a line at the terminal of the game is read.
    pub(super) fn read_as(&self) -> ReadAs {
        if self.listeners.desk.is_some() { ReadAs::Beside } else { ReadAs::Now }
    }

    /// Hides what is typed where something was asked for that only its owner may read. A passphrase is the arbiter's,
    /// so it is asked for at the desk, if there is one. `effects`: those of the last input.
    pub(super) fn hide(&mut self, effects: &[Effect]) {
        let secret = self.machine.secret();
        let asks = |effect: &Effect| matches!(effect, Effect::Ask { what: SecretAsked::Passphrase, .. });
        if effects.iter().any(asks) {
            self.asked_at_desk = self.listeners.desk.is_some();
            self.sealer.forget_first();
        } else if matches!(secret, None | Some(Secret::Move)) {
            self.asked_at_desk = false;
        }
        let asked_here = secret.is_some() && !self.asked_at_desk;
        let (here, there) = (asked_here || self.guard.expects_attempt(), self.asked_at_desk);
        if let Some(reader) = &self.reader {
            reader.hide(here || secret == Some(Secret::Passphrase));
        }
        if let Some(desk) = &mut self.listeners.desk {
            desk.hide(there);
        }
    }
}
