//! Faults of the live PGN. The words are in `locales/*/hall-files.ftl`.

use annabella_speech::{Message, Worded};
use std::path::PathBuf;
use thiserror::Error;

/// Reason why a game or a file of the round is not as it should be.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum LiveFault {
    /// The round has no such board.
    #[error("no board {board}")]
    NoBoard {
        /// The board.
        board: usize,
    },
    /// The text is not the PGN of one game.
    #[error("board {board}: {cause}")]
    Unreadable {
        /// The board.
        board: usize,
        /// The fault of the text.
        cause: String,
    },
    /// The file exists, and another program wrote it.
    #[error("{} was not written by annabella-hall", file.display())]
    Foreign {
        /// The file.
        file: PathBuf,
    },
    /// The file cannot be written. It is tried again with the next change.
    #[error("{}: {cause}", file.display())]
    NotWritten {
        /// The file.
        file: PathBuf,
        /// The sentence of the operating system.
        cause: String,
    },
}

impl Worded for LiveFault {
    fn message(&self) -> Message {
        let shown = |file: &PathBuf| file.display().to_string();
        match self {
            LiveFault::NoBoard { board } => Message::new("live-no-board").with("board", *board),
            LiveFault::Unreadable { board, cause } => {
                Message::new("live-unreadable").with("board", *board).with("cause", cause.as_str())
            }
            LiveFault::Foreign { file } => Message::new("live-foreign").with("file", shown(file)),
            LiveFault::NotWritten { file, cause } => {
                Message::new("live-not-written").with("file", shown(file)).with("cause", cause.as_str())
            }
        }
    }
}
