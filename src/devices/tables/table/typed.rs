//! The lines typed at a table: input for the game, and answers to questions for secrets.
//! The answers are never journaled.

use super::{Outgoing, Table, reply};
use crate::clock::Stamp;
use crate::devices::tables::listeners::Delivery;
use crate::devices::tables::sealer::{FEWEST, PassphraseTyped};
use crate::devices::tables::signal::{DeviceEvent, Signal};
use crate::game::{Commitment, Effect, Found, Input, ReadAs, Secret, Suspicion, answers, leaves};
use crate::speech::{Message, Phrase};
use age::secrecy::ExposeSecret;

impl Table {
    /// Handles a line, unless it must wait.
    pub(super) fn line(&mut self, at: Stamp, text: String) {
        let leave_requested = self.session.forget_request();
        if self.lines.are_held() && !self.may_overtake(&text) {
            return self.lines.keep(Signal { at, event: DeviceEvent::Line(text) });
        }
        self.lines.note_handled();
        let secret = self.secrets.asked_here(self.machine.secret());
        if leave_requested && secret.is_none() {
            match answers(&text) {
                Some(true) => return self.leave(at),
                Some(false) => return self.say(at, &Phrase::NothingChanged),
                None => {}
            }
        }
        match secret {
            Some(Secret::Pin) => {
                let given = self.secrets.guard.given(&text);
                self.handle(at, Input::Pin { given });
            }
            Some(Secret::Passphrase) => self.passphrase(at, text),
            Some(Secret::Opening(envelope)) => self.open(at, envelope, Some(text)),
            Some(Secret::Move) | None => {
                let here = self.read_as();
                self.check_for_pin(at, text, here);
            }
        }
    }

    /// Whether a line need not wait: it is a question, and an envelope is being written.
    fn may_overtake(&self, text: &str) -> bool {
        self.secrets.sealer.is_sealing() && self.machine.asks(text)
    }

    /// Handles a line for the game unless it may contain the arbiter's PIN.
    pub(super) fn check_for_pin(&mut self, at: Stamp, text: String, read: ReadAs) {
        // Reading a line costs more than handling it, and only a PIN makes it necessary here.
        if self.secrets.guard.has_pin() {
            let suspicion = self.machine.suspects(&text, self.secrets.guard.expects_attempt());
            let at_desk = matches!(read, ReadAs::At(_));
            match suspicion {
                Suspicion::Understood => self.secrets.guard.note_understood(),
                Suspicion::Quotable => {}
                Suspicion::MayHoldPin | Suspicion::GivenAsPin => {
                    // No one is asked for the PIN at the desk.
                    let suspicion = if at_desk { Suspicion::MayHoldPin } else { suspicion };
                    let (input, act) = self.machine.without_pin(&text, suspicion);
                    return self.handle_as(at, input, &act);
                }
            }
        }
        if let ReadAs::At(_) = read {
            return self.read_at_desk(at, text, &read);
        }
        self.read_line(at, text);
        // A file given at the start answers wherever the question is asked.
        if !self.secrets.are_asked_at_desk() || self.secrets.sealer.has_file() {
            self.answer_secrets(at);
        }
    }

    /// Reads a line as one of the game. A move to be sealed goes into an envelope.
    fn read_line(&mut self, at: Stamp, text: String) {
        let Some(mut line) = self.machine.conceals(&text) else {
            return self.handle_as(at, Input::Line { text }, &self.read_as());
        };
        let Some(text) = line.take_move() else {
            let (input, act) = line.told(None);
            return self.handle_as(at, input, &act);
        };
        match self.secrets.sealer.close(line, text, &self.sender) {
            true => self.lines.hold(),
            false => self.sealed(at, Err(String::new())),
        }
    }

    /// Answers a question for a secret from a file given at the start.
    pub(super) fn answer_secrets(&mut self, at: Stamp) {
        match self.machine.secret() {
            Some(Secret::Passphrase) => {
                if let Some(given) = self.secrets.sealer.answers() {
                    self.handle(at, Input::Passphrase { given });
                    self.explain_file(at, given);
                }
            }
            Some(Secret::Opening(envelope)) => match self.secrets.sealer.answers() {
                Some(true) => self.open(at, envelope, None),
                Some(false) => {
                    self.envelope_read(at, Found::None);
                    self.explain_file(at, false);
                }
                // No one types a passphrase for a missing envelope.
                None => self.secrets.sealer.look_for(envelope, &self.sender),
            },
            Some(Secret::Pin | Secret::Move) | None => {}
        }
    }

    /// Says how to give a passphrase where no one can be asked.
    fn explain_file(&mut self, at: Stamp, given: bool) {
        if !given {
            self.say(at, &Phrase::PassphraseByFile);
        }
    }

    /// Handles a passphrase for new envelopes.
    ///
    /// A line for the game is refused: a player who typed the move instead would make it the passphrase.
    /// Nothing of the line is kept or announced.
    pub(super) fn passphrase(&mut self, at: Stamp, text: String) {
        if leaves(&text) {
            self.handle(at, Input::Passphrase { given: false });
            return self.line(at, text);
        }
        if self.machine.is_for_the_game(&text) {
            let typed = if self.secrets.sealer.has_first() { "once" } else { "never" }.to_owned();
            return self.say(at, &Phrase::PassphraseIsLine { typed });
        }
        match self.secrets.sealer.typed(text) {
            PassphraseTyped::OnceMore => self.say(at, &Phrase::PassphraseOnceMore),
            PassphraseTyped::Differs => self.say(at, &Phrase::PassphraseDiffers),
            PassphraseTyped::TooShort => self.say(at, &Phrase::PassphraseShort { fewest: FEWEST }),
            PassphraseTyped::Given => self.handle(at, Input::Passphrase { given: true }),
            PassphraseTyped::Nothing => self.handle(at, Input::Passphrase { given: false }),
        }
    }

    /// Opens an envelope with the typed passphrase, otherwise with the one from the file.
    pub(super) fn open(&mut self, at: Stamp, envelope: Commitment, text: Option<String>) {
        match self.secrets.sealer.open(envelope, text, &self.sender) {
            true => self.lines.hold(),
            false => self.envelope_read(at, Found::None),
        }
    }

    /// Handles the line of a move after sealing, or the reason why the move could not be sealed.
    pub(super) fn sealed(&mut self, at: Stamp, closed: Result<Commitment, String>) {
        if let Err(cause) = &closed {
            self.listeners.complain(&Message::new("envelope-not-written").with("cause", cause.as_str()));
        }
        if let Some(line) = self.secrets.sealer.take_line(closed.as_ref().ok().copied()) {
            let (input, act) = line.told(closed.ok());
            self.handle_as(at, input, &act);
        }
        self.release_lines();
    }

    /// Returns the answer to an order to read back the sealed move.
    /// The answer is the move, if only its player can hear or read it; otherwise the reason for not reading
    /// it, if a player asked.
    pub(super) fn sealed_move_for(&mut self, effects: &[Effect]) -> Option<Outgoing> {
        let order = effects.iter().find_map(|effect| match *effect {
            Effect::ReadSealed { envelope, side, aloud, asker } => Some((envelope, side, aloud, asker)),
            _ => None,
        });
        let (envelope, side, aloud, asker) = order?;
        let why = match self.secrets.sealer.content_of(&envelope) {
            Some(_) if !self.listeners.can_confide(side, aloud) => Phrase::SealedUnheard,
            Some(text) => {
                let mv = self.machine.sealed_in_words(text.expose_secret())?;
                let words = Message::new("sealed-read-back").with("move", mv);
                return Some(Outgoing::Confided(reply(side.into(), &words), Delivery::of(aloud)));
            }
            None => Phrase::SealedForgotten,
        };
        Some(Outgoing::Notice(reply(asker?, &why), Delivery::PrintedAndSpoken))
    }

    /// Handles the contents found in an envelope.
    pub(super) fn envelope_read(&mut self, at: Stamp, found: Found) {
        let damaged = matches!(found, Found::Missing | Found::Altered);
        let secret = self.machine.secret().filter(|_| damaged);
        self.handle(at, Input::Envelope { found });
        if let Some(Secret::Opening(envelope)) = secret {
            let file = self.secrets.sealer.file_of(&envelope).display().to_string();
            self.print(at, &Phrase::EnvelopeAt { file });
        }
        self.release_lines();
    }

    /// Handles the lines that had to wait.
    pub(super) fn release_lines(&mut self) {
        let waiting = self.lines.release();
        self.handle_waiting(waiting);
    }

    fn handle_waiting(&mut self, waiting: Vec<Signal>) {
        for Signal { at, event } in waiting {
            // The event they waited for came after them.
            let at = at.max(self.machine.now());
            match event {
                DeviceEvent::Line(text) => self.line(at, text),
                DeviceEvent::Desk(news) => self.desk(at, news),
                _ => {}
            }
        }
    }
}
