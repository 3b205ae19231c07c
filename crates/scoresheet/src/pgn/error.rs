//! Why a PGN cannot be read. The words are in `locales/*/journal.ftl`.

use annabella_chess::{FenFault, Ply};
use annabella_speech::{Message, Worded, fen_refused_in};
use thiserror::Error;

/// Why a PGN cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PgnError {
    /// There is no game in it.
    #[error("no game found")]
    Empty,
    /// There is more than the one game that was asked for: this many.
    #[error("{0} games")]
    Several(usize),
    /// It is not text.
    #[error("line {line}: no text")]
    NoText {
        /// The line, from 1.
        line: usize,
    },
    /// A game cannot be read.
    #[error("line {line}, game {game}, {fault}")]
    Game {
        /// Which one, counted from 1.
        game: usize,
        /// The line that is at fault, from 1.
        line: usize,
        /// What is wrong with it.
        fault: PgnFault,
    },
}

/// What is wrong with a game.
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
        /// What is wrong with it.
        fault: FenFault,
    },
    /// There is a second start position.
    #[error("two start positions")]
    Starts,
    /// A word of the movetext is neither move, number nor result.
    #[error("ply {ply}: unreadable: {text}")]
    Unreadable {
        /// The ply at which it stands.
        ply: Ply,
        /// The word.
        text: String,
    },
    /// A move is not legal.
    #[error("ply {ply}: illegal: {text}")]
    Illegal {
        /// Its ply.
        ply: Ply,
        /// The move.
        text: String,
    },
    /// A move fits several legal moves.
    #[error("ply {ply}: ambiguous: {text}")]
    Ambiguous {
        /// Its ply.
        ply: Ply,
        /// The move.
        text: String,
    },
}

impl PgnFault {
    /// The ply of the fault, if it is at a move.
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
