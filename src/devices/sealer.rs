//! What seals moves at a table and opens them again: it holds the passphrase while it is needed, and puts
//! moves into envelopes in threads of its own, since both take a while.

use super::envelope::{self, Closed};
use super::signal::{News, SignalSender};
use crate::game::{Commitment, Concealed};
use age::secrecy::{ExposeSecret, SecretString};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::{Duration, Instant};

/// The fewest characters of a passphrase.
pub const FEWEST: usize = 8;

/// Seals and opens moves.
pub struct Sealer {
    journal: PathBuf,
    passphrases: Passphrases,
    /// What was typed first, which must be typed once more.
    first: Option<SecretString>,
    /// What envelopes are closed with.
    passphrase: Option<SecretString>,
    /// The line whose move is being sealed.
    line: Option<Concealed>,
    /// One for each text on the outside of an envelope; closed when it is written.
    outsides: Vec<Receiver<()>>,
}

/// Where passphrases come from.
#[derive(Clone, Debug, Default)]
pub struct Passphrases {
    /// What a file held.
    pub known: Option<SecretString>,
    /// Somebody at a terminal can be asked.
    pub asks: bool,
}

/// What came of a passphrase that was typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PassphraseTyped {
    /// It must be typed once more.
    OnceMore,
    /// It was another one the second time; both must be typed again.
    Differs,
    /// It is too short.
    TooShort,
    /// It is the passphrase.
    Given,
    /// Nothing was typed.
    Nothing,
}

/// Whether a text is long enough for a passphrase.
pub fn is_long_enough(text: &str) -> bool {
    text.chars().count() >= FEWEST
}

impl Sealer {
    /// A sealer for the game with that journal.
    pub fn new(journal: &Path, passphrases: Passphrases) -> Sealer {
        Sealer {
            journal: journal.into(),
            passphrases,
            first: None,
            passphrase: None,
            line: None,
            outsides: Vec::new(),
        }
    }

    /// The file of an envelope.
    pub fn file_of(&self, envelope: &Commitment) -> PathBuf {
        envelope::file_of(&self.journal, envelope)
    }

    /// Whether a file held the passphrase, so that nobody is asked for it.
    pub fn has_file(&self) -> bool {
        self.passphrases.known.is_some()
    }

    /// What answers for somebody who cannot be asked, or need not be: whether there is a passphrase.
    pub fn answers(&mut self) -> Option<bool> {
        let known = self.passphrases.known.clone();
        let answers = known.is_some() || !self.passphrases.asks;
        self.passphrase = known.or(self.passphrase.take());
        answers.then_some(self.passphrase.is_some())
    }

    /// Takes a passphrase for new envelopes, which must be typed twice.
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

    /// Forgets the passphrase.
    pub fn forget(&mut self) {
        self.first = None;
        self.passphrase = None;
    }

    /// Puts the move of a line into an envelope. Returns false if that cannot even be tried.
    pub fn close(&mut self, line: Concealed, text: String, sender: &SignalSender) -> bool {
        self.line = Some(line);
        let Some(passphrase) = self.passphrase.clone() else { return false };
        let (journal, sender) = (self.journal.clone(), sender.clone());
        in_thread(move || {
            let put = |closed: Closed| {
                awaiting_disk(&sender, || closed.put(&journal)).map_err(|error| error.to_string())
            };
            let closed = Closed::new(&text, &passphrase).map_err(|error| error.to_string()).and_then(put);
            // If this fails, the event loop has ended.
            sender.send(News::Sealed(closed));
        })
    }

    /// Whether a move is being sealed.
    pub fn is_sealing(&self) -> bool {
        self.line.is_some()
    }

    /// The line whose move was to be sealed.
    pub fn take_line(&mut self) -> Option<Concealed> {
        self.line.take()
    }

    /// Opens an envelope with that passphrase; without one, with what a file held. Returns false if that
    /// cannot even be tried.
    pub fn open(&mut self, envelope: Commitment, text: Option<String>, sender: &SignalSender) -> bool {
        let typed = text.filter(|text| !text.is_empty()).map(SecretString::from);
        let Some(passphrase) = typed.or_else(|| self.passphrases.known.clone()) else { return false };
        let (journal, sender) = (self.journal.clone(), sender.clone());
        in_thread(move || {
            let found = match awaiting_disk(&sender, || envelope::read(&journal, &envelope)) {
                Ok(bytes) => envelope::open(&bytes, &envelope, &passphrase),
                Err(found) => found,
            };
            sender.send(News::Found(found));
        })
    }

    /// Waits at most that long for what is being written on the outside of envelopes. Returns whether all of it
    /// was.
    pub fn finish(&mut self, patience: Duration) -> bool {
        let until = Instant::now() + patience;
        let waits = |outside: Receiver<()>| {
            let left = until.saturating_duration_since(Instant::now());
            outside.recv_timeout(left) != Err(RecvTimeoutError::Timeout)
        };
        std::mem::take(&mut self.outsides).into_iter().all(waits)
    }

    /// Writes what stands on the outside of an envelope.
    pub fn write_outside(&mut self, envelope: Commitment, text: String, sender: &SignalSender) {
        let (journal, sender) = (self.journal.clone(), sender.clone());
        let (writing, written) = channel::<()>();
        self.outsides.push(written);
        in_thread(move || {
            let _writing = writing;
            if let Err(error) = envelope::write_outside(&journal, &envelope, &text) {
                sender.send(News::NoOutside(error.to_string()));
            }
        });
    }
}

/// Does what the disk may delay, and says so.
fn awaiting_disk<T>(sender: &SignalSender, does: impl FnOnce() -> T) -> T {
    sender.send(News::AwaitsDisk(true));
    let done = does();
    sender.send(News::AwaitsDisk(false));
    done
}

fn in_thread(does: impl FnOnce() + Send + 'static) -> bool {
    thread::Builder::new().name("envelope".to_owned()).spawn(does).is_ok()
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
