//! The messages between a game and a desk of the same version, and the desk's end of the connection.

use super::listener::address;
use crate::devices::platform::local_socket::{LocalStream, connect};
use crate::devices::terminal::Prefix;
use crate::game::VoiceChange;
use crate::speech::{Language, Priority, Sequence};
use serde::{Deserialize, Serialize};
use std::io::{self, BufRead, BufReader, Write};
use std::path::Path;

/// The version, which must be the same in the game and the desk.
pub(super) const VERSION: &str = env!("CARGO_PKG_VERSION");

/// A message from a desk.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum FromDesk {
    /// The first message: how the desk wants its words.
    Hello {
        /// The version of the desk's program.
        version: String,
        /// The language of the desk's interface.
        language: String,
        /// The maximum number of cells in a line; `None` for any length.
        width: Option<usize>,
        /// The prefix of its lines.
        prefix: Prefix,
    },
    /// A line typed at the desk.
    Line(String),
}

/// A message from a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum ToDesk {
    /// The desk is admitted.
    Open,
    /// The desk is refused, with the reason in its language.
    Refused(String),
    /// An utterance.
    Said {
        /// The utterance as a JSON line for scripts.
        json: String,
        /// The printed lines.
        lines: Vec<String>,
        /// The spoken form; `None` if it is only printed.
        voiced: Option<Sequence>,
        /// The language of the spoken form.
        language: String,
        /// The urgency of the utterance.
        priority: Priority,
    },
    /// A fact, as its JSON line for scripts.
    Fact(String),
    /// A change of the desk's voice.
    Voice(VoiceChange),
    /// Whether typed text must be hidden.
    Hide(bool),
    /// The game has ended.
    Over,
}

/// Converts a message to a line.
pub(super) fn line(message: &impl Serialize) -> String {
    // Strings, numbers and lists of them always have a JSON form.
    serde_json::to_string(message).unwrap_or_default() + "\n"
}

/// The sending half of a desk's connection to its game.
pub struct DeskClient {
    stream: LocalStream,
}

/// The messages from a game to its desk.
pub struct Incoming {
    lines: BufReader<LocalStream>,
}

impl DeskClient {
    /// Connects to the game with this journal.
    ///
    /// # Errors
    /// [`io::Error`] if no game answers.
    pub fn connect(
        journal: &Path,
        language: Language,
        width: Option<usize>,
        prefix: Prefix,
    ) -> io::Result<(DeskClient, Incoming)> {
        let mut stream = connect(&address(journal)?)?;
        let version = VERSION.to_owned();
        let hello = FromDesk::Hello { version, language: language.tag().to_owned(), width, prefix };
        stream.write_all(line(&hello).as_bytes())?;
        let lines = BufReader::new(stream.try_clone()?);
        Ok((DeskClient { stream }, Incoming { lines }))
    }

    /// Whether the game with this journal is running.
    pub fn reaches(journal: &Path) -> bool {
        address(journal).and_then(|path| connect(&path)).is_ok()
    }

    /// Sends a line.
    ///
    /// # Errors
    /// [`io::Error`] if the game has gone.
    pub fn send(&mut self, text: String) -> io::Result<()> {
        self.stream.write_all(line(&FromDesk::Line(text)).as_bytes())
    }
}

impl Incoming {
    /// Receives the next message; `None` once the game has gone.
    pub fn next_message(&mut self) -> Option<ToDesk> {
        loop {
            let mut text = String::new();
            match self.lines.read_line(&mut text) {
                Ok(1..) => {}
                Ok(0) | Err(_) => return None,
            }
            // Unknown messages, for example of a later version, are skipped.
            if let Ok(message) = serde_json::from_str(&text) {
                return Some(message);
            }
        }
    }
}
