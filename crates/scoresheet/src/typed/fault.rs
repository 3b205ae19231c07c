//! Faults of a typed score, each with its line.

use annabella_chess::FenFault;
use annabella_speech::{Message, Worded, fen_refused_in};
use thiserror::Error;

/// Why a file is not a score: the line and its fault.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {line}: {fault}")]
pub struct TypedScoreError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub fault: TypedFault,
}

/// What is wrong with that line.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum TypedFault {
    /// It is no text.
    #[error("not text")]
    Encoding,
    /// The file is longer than any score.
    #[error("too long")]
    TooLong,
    /// It is not a numbered row; its beginning.
    #[error("not a numbered row: {0}")]
    NoRow(String),
    /// There are more than two cells after one number.
    #[error("more than two cells")]
    ThreeCells,
    /// It gives White a move before Black's first, where Black begins.
    #[error("Black moves first")]
    BlackBegins,
    /// A FEN gives no starting position.
    #[error("starting position: {fen}: {fault:?}")]
    Start {
        /// The FEN, shortened.
        fen: String,
        /// What is wrong with it.
        fault: FenFault,
    },
    /// The start position differs from the one in this line.
    #[error("a second starting position after line {0}")]
    Starts(usize),
    /// It begins like a tag but is none; its beginning.
    #[error("not a tag: {0}")]
    Tag(String),
    /// A comment or variation is opened and not closed, or closed and not opened.
    #[error("a bracket alone")]
    Bracket,
    /// There are moves after the result.
    #[error("moves after the result")]
    AfterResult,
    /// A second game begins.
    #[error("a second game")]
    SecondGame,
    /// Nothing up to here looks like a move.
    #[error("no moves")]
    NoMoves,
}

impl Worded for TypedScoreError {
    fn message(&self) -> Message {
        let id = match &self.fault {
            TypedFault::Encoding => "score-encoding",
            TypedFault::TooLong => "score-too-long",
            TypedFault::NoRow(text) => return self.at("score-no-row").with("text", text.as_str()),
            TypedFault::ThreeCells => "score-three-cells",
            TypedFault::BlackBegins => "score-black-begins",
            TypedFault::Start { fen, fault } => return fen_refused_in(self.line, fen, *fault),
            TypedFault::Starts(other) => return self.at("score-two-starts").with("other", *other),
            TypedFault::Tag(text) => return self.at("score-no-tag").with("text", text.as_str()),
            TypedFault::Bracket => "score-bracket",
            TypedFault::AfterResult => "score-after-result",
            TypedFault::SecondGame => "score-second-game",
            TypedFault::NoMoves => "score-no-moves",
        };
        self.at(id)
    }
}

impl TypedScoreError {
    fn at(&self, id: &'static str) -> Message {
        Message::new(id).with("line", self.line)
    }
}
