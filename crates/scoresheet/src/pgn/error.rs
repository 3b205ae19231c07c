//! Faults of a PGN file. Their messages are in `locales/*/journal.ftl`.

use annabella_chess::{FenFault, Ply};
use annabella_speech::{Message, Worded, fen_refused_in};
use thiserror::Error;

/// The reason why a PGN file cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PgnError {
    /// The file contains no game.
    #[error("no game found")]
    Empty,
    /// The file contains this many games instead of one.
    #[error("{0} games")]
    Several(usize),
    /// The file is not text.
    #[error("line {line}: no text")]
    NoText {
        /// The line, from 1.
        line: usize,
    },
    /// A game cannot be read.
    #[error("line {line}, game {game}, {fault}")]
    Game {
        /// Its number in the file, from 1.
        game: usize,
        /// The line of the fault, from 1.
        line: usize,
        /// The fault.
        fault: PgnFault,
    },
}

/// A fault in one game.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PgnFault {
    /// A comment or a tag is not closed, or is misplaced.
    #[error("malformed")]
    Malformed,
    /// A FEN gives no starting position.
    #[error("starting position: {fen}: {fault:?}")]
    Start {
        /// The FEN, shortened.
        fen: String,
        /// The fault.
        fault: FenFault,
    },
    /// A second FEN gives a different starting position.
    #[error("two start positions")]
    Starts,
    /// A word of the movetext is not a move, a number or a result.
    #[error("ply {ply}: unreadable: {text}")]
    Unreadable {
        /// The expected ply.
        ply: Ply,
        /// The word.
        text: String,
    },
    /// A move is not legal.
    #[error("ply {ply}: illegal: {text}")]
    Illegal {
        /// The ply.
        ply: Ply,
        /// The move.
        text: String,
    },
    /// A move fits several legal moves.
    #[error("ply {ply}: ambiguous: {text}")]
    Ambiguous {
        /// The ply.
        ply: Ply,
        /// The move.
        text: String,
    },
}

impl PgnFault {
    /// Returns the ply of the fault, if a move is at fault.
    pub fn ply(&self) -> Option<Ply> {
        match self {
            PgnFault::Malformed | PgnFault::Start { .. } | PgnFault::Starts => None,
            PgnFault::Unreadable { ply, .. }
            | PgnFault::Illegal { ply, .. }
            | PgnFault::Ambiguous { ply, .. } => Some(*ply),
        }
    }
}

impl Worded for PgnError {
    fn message(&self) -> Message {
        match self {
            PgnError::Empty => Message::new("pgn-empty"),
            PgnError::Several(games) => Message::new("pgn-several").with("games", *games),
            PgnError::NoText { line } => Message::new("score-encoding").with("line", *line),
            PgnError::Game { line, fault, .. } => {
                let at = |id| Message::new(id).with("line", *line);
                match fault {
                    PgnFault::Malformed => at("pgn-malformed"),
                    PgnFault::Start { fen, fault } => fen_refused_in(*line, fen, *fault),
                    PgnFault::Starts => at("pgn-starts"),
                    PgnFault::Unreadable { ply, text } => {
                        at("pgn-unreadable").with("ply", ply.number()).with("move", text.as_str())
                    }
                    PgnFault::Illegal { ply, text } => {
                        at("pgn-illegal").with("ply", ply.number()).with("move", text.as_str())
                    }
                    PgnFault::Ambiguous { ply, text } => {
                        at("pgn-ambiguous").with("ply", ply.number()).with("move", text.as_str())
                    }
                }
            }
        }
    }
}
