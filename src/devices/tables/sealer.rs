//! The sealer of moves at a table.
//! It keeps the passphrase while needed, and closes and opens envelopes in separate threads, because both
//! take time.

use super::signal::{DeviceEvent, SignalSender};
use crate::devices::storage::envelope::{self, Closed};
use crate::game::{Commitment, Concealed, Found};
use age::secrecy::{ExposeSecret, SecretString};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::{Duration, Instant};

/// The minimum number of characters in a passphrase.
pub const FEWEST: usize = 8;

/// The sealer and opener of moves.
pub struct Sealer {
    journal: PathBuf,
    passphrases: Passphrases,
    /// The passphrase from the first time of typing; it must be typed twice.
    first: Option<SecretString>,
    /// The passphrase of new envelopes.
    passphrase: Option<SecretString>,
    /// The line whose move is being sealed.
    line: Option<Concealed>,
    /// The move being sealed.
    text: Option<SecretString>,
    /// The moves in the envelopes of this adjournment, which can be read back until an envelope is closed.
    contents: Vec<(Commitment, SecretString)>,
    /// One channel for each outside of an envelope, closed when the outside is written.
    outsides: Vec<Receiver<()>>,
}

/// The source of passphrases.
#[derive(Clone, Debug, Default)]
pub struct Passphrases {
    /// The passphrase from a file.
    pub known: Option<SecretString>,
    /// Whether there is a terminal with a user to ask.
    pub asks: bool,
}

/// The result of typing a passphrase.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PassphraseTyped {
    /// First time of typing: the passphrase must be repeated.
    OnceMore,
    /// The repetition differed; both must be typed again.
    Differs,
    /// The text is too short.
    TooShort,
    /// The repetition matched: the passphrase is set.
    Given,
    /// The line was empty.
    Nothing,
}

/// Whether a text is long enough for a passphrase.
pub fn is_long_enough(text: &str) -> bool {
    text.chars().count() >= FEWEST
}

impl Sealer {
    /// Creates a sealer for the game with this journal.
    pub fn new(journal: &Path, passphrases: Passphrases) -> Sealer {
        Sealer {
            journal: journal.into(),
            passphrases,
            first: None,
            passphrase: None,
            line: None,
            text: None,
            contents: Vec::new(),
            outsides: Vec::new(),
        }
    }

    /// Returns the file of an envelope.
    pub fn file_of(&self, envelope: &Commitment) -> PathBuf {
        envelope::file_of(&self.journal, envelope)
    }

    /// Whether the passphrase comes from a file, so that no one is asked for it.
    pub fn has_file(&self) -> bool {
        self.passphrases.known.is_some()
    }

    /// Returns whether there is a passphrase; `None` if a user must be asked for it.
    pub fn answers(&mut self) -> Option<bool> {
        let known = self.passphrases.known.clone();
        let answers = known.is_some() || !self.passphrases.asks;
        self.passphrase = known.or(self.passphrase.take());
        answers.then_some(self.passphrase.is_some())
    }

    /// Handles a typed passphrase for new envelopes, which must be typed twice.
    pub fn typed(&mut self, text: String) -> PassphraseTyped {
        let text = SecretString::from(text);
        match self.first.take() {
            _ if text.expose_secret().is_empty() => PassphraseTyped::Nothing,
            None if !is_long_enough(text.expose_secret()) => PassphraseTyped::TooShort,
            None => {
                self.first = Some(text);
                PassphraseTyped::OnceMore
            }
            Some(first) if first.expose_secret() == text.expose_secret() => {
                self.passphrase = Some(text);
                PassphraseTyped::Given
            }
            Some(_) => PassphraseTyped::Differs,
        }
    }

    /// Whether a passphrase was typed once and must be typed again.
    pub fn has_first(&self) -> bool {
        self.first.is_some()
    }

    /// Forgets a passphrase typed only once; the question starts from the beginning.
    pub fn forget_first(&mut self) {
        self.first = None;
    }

    /// Forgets the passphrase and the sealed move.
    pub fn forget(&mut self) {
        self.first = None;
        self.passphrase = None;
        self.contents.clear();
    }

    /// Returns the typed move in an envelope that is not closed yet; `None` after a restart.
    pub fn content_of(&mut self, envelope: &Commitment) -> Option<SecretString> {
        // Replaced moves are no longer needed.
        self.contents.retain(|(of, _)| of == envelope);
        self.contents.first().map(|(_, text)| text.clone())
    }

    /// Puts the move of a line into an envelope, in a thread. Returns false if no thread could be started.
    pub fn close(&mut self, line: Concealed, text: String, sender: &SignalSender) -> bool {
        self.line = Some(line);
        self.text = Some(SecretString::from(text.clone()));
        let Some(passphrase) = self.passphrase.clone() else { return false };
        let (journal, sender, text) = (self.journal.clone(), sender.clone(), SecretString::from(text));
        in_thread("envelope", move || {
            let put = |closed: Closed| {
                awaiting_disk(&sender, || closed.put(&journal)).map_err(|error| error.to_string())
            };
            let closed = Closed::new(text.expose_secret(), &passphrase)
                .map_err(|error| error.to_string())
                .and_then(put);
            // If sending fails, the event loop has ended.
            sender.send(DeviceEvent::Sealed(closed));
        })
    }

    /// Whether a move is being sealed.
    pub fn is_sealing(&self) -> bool {
        self.line.is_some()
    }

    /// Returns the line whose move was sealed. `envelope`: the envelope with the move, if it was written.
    pub fn take_line(&mut self, envelope: Option<Commitment>) -> Option<Concealed> {
        let text = self.text.take();
        self.contents.extend(envelope.zip(text));
        self.line.take()
    }

    /// Opens an envelope, in a thread, with the typed passphrase, otherwise with the one from the file.
    /// Returns false if there is none or no thread could be started.
    pub fn open(&mut self, envelope: Commitment, text: Option<String>, sender: &SignalSender) -> bool {
        let typed = text.filter(|text| !text.is_empty()).map(SecretString::from);
        let Some(passphrase) = typed.or_else(|| self.passphrases.known.clone()) else { return false };
        let (journal, sender) = (self.journal.clone(), sender.clone());
        in_thread("envelope", move || {
            let found = match awaiting_disk(&sender, || envelope::read(&journal, &envelope)) {
                Ok(bytes) => envelope::open(&bytes, &envelope, &passphrase),
                Err(found) => found,
            };
            sender.send(DeviceEvent::Found(found));
        })
    }

    /// Reports an envelope whose file is missing, from a thread.
    pub fn look_for(&self, envelope: Commitment, sender: &SignalSender) {
        let (journal, sender) = (self.journal.clone(), sender.clone());
        in_thread("envelope", move || {
            if let Err(found @ Found::Missing) =
                awaiting_disk(&sender, || envelope::read(&journal, &envelope))
            {
                sender.send(DeviceEvent::Found(found));
            }
        });
    }

    /// Waits up to `patience` until the outsides of all envelopes are written. Returns whether they are.
    pub fn finish(&mut self, patience: Duration) -> bool {
        let until = Instant::now() + patience;
        let waits = |outside: Receiver<()>| {
            let left = until.saturating_duration_since(Instant::now());
            outside.recv_timeout(left) != Err(RecvTimeoutError::Timeout)
        };
        std::mem::take(&mut self.outsides).into_iter().all(waits)
    }

    /// Writes the outside of an envelope.
    pub fn write_outside(&mut self, envelope: Commitment, text: String, sender: &SignalSender) {
        let (journal, sender) = (self.journal.clone(), sender.clone());
        let (writing, written) = channel::<()>();
        self.outsides.push(written);
        in_thread("envelope", move || {
            let _writing = writing;
            if let Err(error) = envelope::write_outside(&journal, &envelope, &text) {
                sender.send(DeviceEvent::NoOutside(error.to_string()));
            }
        });
    }
}

/// Runs a task that the disk may delay, and reports its start and end.
fn awaiting_disk<T>(sender: &SignalSender, does: impl FnOnce() -> T) -> T {
    sender.send(DeviceEvent::AwaitsDisk);
    let done = does();
    sender.send(DeviceEvent::DiskAnswered);
    done
}

/// Starts a named thread. Returns false if that is impossible.
pub fn in_thread(name: &str, does: impl FnOnce() + Send + 'static) -> bool {
    thread::Builder::new().name(name.to_owned()).spawn(does).is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_passphrase_is_typed_twice() {
        let mut sealer = Sealer::new(Path::new("game.journal"), Passphrases { known: None, asks: true });
        let mut typed = |text: &str| sealer.typed(text.to_owned());
        assert_eq!(typed("short"), PassphraseTyped::TooShort);
        assert_eq!(typed("long enough"), PassphraseTyped::OnceMore);
        assert_eq!(typed("long enougg"), PassphraseTyped::Differs);
        assert_eq!(typed("long enough"), PassphraseTyped::OnceMore);
        assert_eq!(typed("long enough"), PassphraseTyped::Given);
        assert_eq!(typed(""), PassphraseTyped::Nothing);
    }

    /// A second question starts from the beginning, without the passphrase typed once for the first.
    #[test]
    fn what_was_typed_once_is_forgotten_with_its_question() {
        let mut sealer = Sealer::new(Path::new("game.journal"), Passphrases { known: None, asks: true });
        assert_eq!(sealer.typed("long enough".to_owned()), PassphraseTyped::OnceMore);
        assert!(sealer.has_first());
        sealer.forget_first();
        assert!(!sealer.has_first());
        assert_eq!(sealer.typed("long enough".to_owned()), PassphraseTyped::OnceMore);
        assert_eq!(sealer.answers(), None);
    }

    #[test]
    fn the_move_in_the_envelope_that_counts_is_known_until_it_is_closed() {
        let mut sealer = Sealer::new(Path::new("game.journal"), Passphrases { known: None, asks: true });
        let (first, second) = (Commitment([1; 32]), Commitment([2; 32]));
        for (text, envelope) in [("e4", Some(first)), ("Nh3", None), ("d4", Some(second))] {
            sealer.text = Some(SecretString::from(text.to_owned()));
            assert!(sealer.take_line(envelope).is_none());
        }
        let content = |sealer: &mut Sealer, of| {
            sealer.content_of(of).map(|text: SecretString| text.expose_secret().to_owned())
        };
        assert_eq!(content(&mut sealer, &second).as_deref(), Some("d4"));
        assert_eq!(content(&mut sealer, &first), None);
        sealer.forget();
        assert_eq!(content(&mut sealer, &second), None);
    }

    #[test]
    fn what_a_file_held_need_not_be_asked_for_and_a_pipe_cannot_be() {
        let known = Some(SecretString::from("long enough".to_owned()));
        let of = |known, asks| Sealer::new(Path::new("game.journal"), Passphrases { known, asks });
        assert_eq!(of(known.clone(), true).answers(), Some(true));
        assert_eq!(of(known, false).answers(), Some(true));
        assert_eq!(of(None, false).answers(), Some(false));
        assert_eq!(of(None, true).answers(), None);
    }
}
