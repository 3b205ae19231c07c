//! Lines at a table: they are for the game, or answer a question for a secret, which no journal keeps.

use super::{Outgoing, Table};
use crate::clock::Stamp;
use crate::devices::tables::pin::Suspicion;
use crate::devices::tables::sealer::{FEWEST, PassphraseTyped, in_thread};
use crate::devices::tables::signal::{News, Signal};
use crate::game::{Commitment, Effect, Found, Input, PinGiven, ReadAs, Secret, answers};
use crate::speech::{Message, Phrase, Priority, Speaker, Utterance};
use age::secrecy::ExposeSecret;

impl Table {
    /// Takes a line: it is for the game, or the answer to a question for a secret.
    pub(super) fn line(&mut self, at: Stamp, text: String) {
        let asked = self.asked_to_leave.take();
        // A question need not wait for a disk on which an envelope is written.
        let asks = || self.sealer.is_sealing() && !self.guard.takes_long(&text) && self.machine.asks(&text);
        if let Some(held) = self.held.as_mut().filter(|_| !asks()) {
            held.push(Signal { at, news: News::Line(text) });
            return;
        }
        if let Some(reader) = &self.reader {
            reader.taken();
        }
        let secret = self.machine.secret().filter(|_| !self.asked_at_desk);
        if let (Some(_), None, Some(yes)) = (asked, secret, answers(&text)) {
            return match yes {
                true => self.leave(at),
                false => self.tell(at, &Phrase::NothingChanged, true),
            };
        }
        match secret {
            Some(Secret::Pin) => self.compare(at, text),
            Some(Secret::Passphrase) => self.passphrase(at, text),
            Some(Secret::Opening(envelope)) => self.open(at, envelope, Some(text)),
            Some(Secret::Move) | None => {
                let here = self.read_as();
                self.look_for_pin(at, text, here);
            }
        }
    }

    /// Takes a line for the game unless it may contain the arbiter's PIN. `here`: as what it is read.
    pub(super) fn look_for_pin(&mut self, at: Stamp, text: String, here: ReadAs) {
        if !self.guard.takes_long(&text) {
            let suspicion = self.guard.suspects(&text, self.machine.understands(&text));
            return self.looked_for_pin(at, text, here, suspicion);
        }
        let (guard, sender) = (self.guard.clone(), self.sender.clone());
        let (line, understood) = (text.clone(), self.machine.understands(&text));
        // If sending fails, the event loop has ended.
        let look = move || {
            sender.send(News::LookedForPin(guard.suspects(&line, understood)));
        };
        match in_thread("pin", look) {
            true => {
                self.held = Some(Vec::new());
                self.looked_through = Some((at, text, here));
            }
            // No line gets into the journal unchecked.
            false => self.looked_for_pin(at, text, here, Suspicion::Attempt),
        }
    }

    /// Takes the line in which the PIN was looked for, and then those that came since.
    pub(super) fn pin_looked_for(&mut self, suspicion: Suspicion) {
        let waiting = self.held.take().unwrap_or_default();
        if let Some((at, text, here)) = self.looked_through.take() {
            self.looked_for_pin(at.max(self.machine.now()), text, here, suspicion);
        }
        self.take_held(waiting);
    }

    /// Takes a line of which it is known whether it may contain the PIN.
    fn looked_for_pin(&mut self, at: Stamp, text: String, here: ReadAs, suspicion: Suspicion) {
        if suspicion != Suspicion::None {
            let (input, act) = self.machine.without_pin(&text, suspicion == Suspicion::Contains);
            return self.take_as(at, input, &act);
        }
        if self.machine.understands(&text) {
            self.guard.note_understood();
        }
        if let ReadAs::At(_) = here {
            return self.read_at_desk(at, text, &here);
        }
        self.read(at, text);
        // A file that was named at the start answers wherever the question is asked.
        if !self.asked_at_desk || self.sealer.has_file() {
            self.answer_secrets(at);
        }
    }

    /// Takes a line for the game. The move of one that seals goes into an envelope.
    fn read(&mut self, at: Stamp, text: String) {
        let Some(mut line) = self.machine.conceals(&text) else {
            return self.take_as(at, Input::Line { text }, &self.read_as());
        };
        let Some(text) = line.take_move() else {
            let (input, act) = line.told(None);
            return self.take_as(at, input, &act);
        };
        match self.sealer.close(line, text, &self.sender) {
            true => self.held = Some(Vec::new()),
            false => self.sealed(at, Err(String::new())),
        }
    }

    /// Answers a question for a secret for a pipe, which was asked before the game began.
    pub(super) fn answer_secrets(&mut self, at: Stamp) {
        match self.machine.secret() {
            Some(Secret::Pin) => {
                if let Some(given) = self.guard.known() {
                    self.take(at, Input::Pin { given });
                    self.answer_secrets(at);
                }
            }
            Some(Secret::Passphrase) => {
                if let Some(given) = self.sealer.answers() {
                    self.take(at, Input::Passphrase { given });
                }
            }
            Some(Secret::Opening(envelope)) => match self.sealer.answers() {
                Some(true) => self.open(at, envelope, None),
                Some(false) => self.found(at, Found::None),
                None => {}
            },
            Some(Secret::Move) | None => {}
        }
    }

    /// Compares what was typed with the arbiter's PIN, in a thread of its own: that takes a while by
    /// design. Lines wait for it.
    fn compare(&mut self, at: Stamp, text: String) {
        self.guard.hold(&text);
        let (guard, sender) = (self.guard.clone(), self.sender.clone());
        let compare = move || {
            // If this fails, the event loop has ended.
            sender.send(News::Pin(guard.given(&text)));
        };
        match in_thread("pin", compare) {
            true => self.held = Some(Vec::new()),
            false => self.compared(at, PinGiven::None),
        }
    }

    /// An answer was compared with the PIN.
    pub(super) fn compared(&mut self, at: Stamp, given: PinGiven) {
        self.guard.note(given);
        self.take(at, Input::Pin { given });
    }

    /// Takes a passphrase for new envelopes. A line for the game is none: a player who types the move instead would
    /// make it the passphrase. Nothing of the line is kept or said.
    pub(super) fn passphrase(&mut self, at: Stamp, text: String) {
        if self.machine.is_for_the_game(&text) {
            let typed = if self.sealer.has_first() { "once" } else { "never" }.to_owned();
            return self.tell(at, &Phrase::PassphraseIsLine { typed }, true);
        }
        match self.sealer.typed(text) {
            PassphraseTyped::OnceMore => self.tell(at, &Phrase::PassphraseOnceMore, true),
            PassphraseTyped::Differs => self.tell(at, &Phrase::PassphraseDiffers, true),
            PassphraseTyped::TooShort => self.tell(at, &Phrase::PassphraseShort { fewest: FEWEST }, true),
            PassphraseTyped::Given => self.take(at, Input::Passphrase { given: true }),
            PassphraseTyped::Nothing => self.take(at, Input::Passphrase { given: false }),
        }
    }

    /// Opens an envelope with the passphrase that was typed; without one, with that of the file.
    pub(super) fn open(&mut self, at: Stamp, envelope: Commitment, text: Option<String>) {
        match self.sealer.open(envelope, text, &self.sender) {
            true => self.held = Some(Vec::new()),
            false => self.found(at, Found::None),
        }
    }

    /// The move of a line is in an envelope, or cannot be put into one.
    pub(super) fn sealed(&mut self, at: Stamp, closed: Result<Commitment, String>) {
        if let Err(cause) = &closed {
            self.listeners.complain(&Message::new("envelope-not-written").with("cause", cause.as_str()));
        }
        if let Some(line) = self.sealer.take_line(closed.as_ref().ok().copied()) {
            let (input, act) = line.told(closed.ok());
            self.take_as(at, input, &act);
        }
        self.release();
    }

    /// What an order to read the sealed move back puts out: the move where its player alone hears or reads it; otherwise
    /// why it is not read, for somebody who asked.
    pub(super) fn read_back(&mut self, order: &Effect) -> Option<Outgoing> {
        let &Effect::ReadSealed { envelope, side, aloud, asker } = order else { return None };
        let why = match self.sealer.content_of(&envelope) {
            Some(_) if !self.listeners.can_confide(side, aloud) => Phrase::SealedUnheard,
            Some(text) => {
                let mv = self.machine.sealed_in_words(text.expose_secret())?;
                let words = Message::new("sealed-read-back").with("move", mv);
                let said = Utterance::new(Speaker::Program, side.into(), Priority::Text, &words);
                return Some(Outgoing::Confided(said, aloud));
            }
            None => Phrase::SealedForgotten,
        };
        let said = Utterance::new(Speaker::Program, asker?, Priority::Text, &why);
        Some(Outgoing::Notice(said, true))
    }

    /// What an envelope holds.
    pub(super) fn found(&mut self, at: Stamp, found: Found) {
        let envelope = match self.machine.secret() {
            Some(Secret::Opening(envelope)) if matches!(found, Found::Missing | Found::Altered) => {
                Some(envelope)
            }
            _ => None,
        };
        self.take(at, Input::Envelope { found });
        if let Some(envelope) = envelope {
            let file = self.sealer.file_of(&envelope).display().to_string();
            self.tell(at, &Phrase::EnvelopeAt { file }, false);
        }
        self.release();
    }

    /// Takes the lines that had to wait.
    pub(super) fn release(&mut self) {
        let waiting = self.held.take().unwrap_or_default();
        self.take_held(waiting);
    }

    fn take_held(&mut self, waiting: Vec<Signal>) {
        for Signal { at, news } in waiting {
            // What they waited for came later than they did.
            let at = at.max(self.machine.now());
            match news {
                News::Line(text) => self.line(at, text),
                News::Desk(news) => self.desk(at, news),
                _ => {}
            }
        }
    }
}
