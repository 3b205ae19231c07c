//! The desk's side of the connection: sends lines to the game and receives messages.

use super::listener::address;
use super::message::{FromDesk, ToDesk, VERSION, line};
use crate::devices::platform::local_socket::{LocalStream, connect};
use crate::devices::terminal::Prefix;
use crate::speech::Language;
use std::io::{self, BufRead, BufReader, Write};
use std::path::Path;

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
