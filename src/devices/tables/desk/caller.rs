//! A desk's side: it calls the game, hands lines in, and is handed what there is to hear.

use super::message::{FromDesk, ToDesk, VERSION, line};
use super::socket::address;
use crate::devices::platform::local_socket::{DeskStream, connect};
use crate::speech::Language;
use std::io::{self, BufRead, BufReader, Write};
use std::path::Path;

/// A desk that has reached its game.
pub struct Caller {
    stream: DeskStream,
}

/// What a game tells a desk, as it comes.
pub struct Incoming {
    lines: BufReader<DeskStream>,
}

impl Caller {
    /// Calls the game with that journal.
    ///
    /// # Errors
    /// [`io::Error`] if no game answers there.
    pub fn call(
        journal: &Path,
        language: Language,
        width: Option<usize>,
        short: bool,
    ) -> io::Result<(Caller, Incoming)> {
        let mut stream = connect(&address(journal)?)?;
        let version = VERSION.to_owned();
        let hello = FromDesk::Hello { version, language: language.tag().to_owned(), width, short };
        stream.write_all(line(&hello).as_bytes())?;
        let lines = BufReader::new(stream.try_clone()?);
        Ok((Caller { stream }, Incoming { lines }))
    }

    /// Whether a game answers that is played with that journal.
    pub fn reaches(journal: &Path) -> bool {
        address(journal).and_then(|path| connect(&path)).is_ok()
    }

    /// Hands a line in.
    ///
    /// # Errors
    /// [`io::Error`] if the game is gone.
    pub fn send(&mut self, text: String) -> io::Result<()> {
        self.stream.write_all(line(&FromDesk::Line(text)).as_bytes())
    }
}

impl Incoming {
    /// The next message; none once the game is gone.
    pub fn hear(&mut self) -> Option<ToDesk> {
        loop {
            let mut text = String::new();
            match self.lines.read_line(&mut text) {
                Ok(1..) => {}
                Ok(0) | Err(_) => return None,
            }
            // What a later version says besides is passed over.
            if let Ok(message) = serde_json::from_str(&text) {
                return Some(message);
            }
        }
    }
}
