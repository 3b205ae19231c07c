//! Faults of a typed scoresheet, each with its line.

use annabella_chess::FenFault;
use annabella_speech::{Message, Worded, fen_refused_in};
use thiserror::Error;

/// The reason why a file is not a scoresheet: the fault and its line.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {line}: {fault}")]
pub struct TypedScoreError {
    /// The line, from 1.
    pub line: usize,
    /// The fault.
    pub fault: TypedFault,
}

/// The fault of a line.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum TypedFault {
    /// The file is not text.
    #[error("not text")]
    Encoding,
    /// The file is longer than any scoresheet.
    #[error("too long")]
    TooLong,
    /// The line is not a numbered row; its beginning.
    #[error("not a numbered row: {0}")]
    NoRow(String),
    /// More than two cells follow one number.
    #[error("more than two cells")]
    ThreeCells,
    /// White has a move before Black's first, but Black moves first.
    #[error("Black moves first")]
    BlackBegins,
    /// A FEN gives no starting position.
    #[error("starting position: {fen}: {fault:?}")]
    Start {
        /// The FEN, shortened.
        fen: String,
        /// The fault.
        fault: FenFault,
    },
    /// The starting position differs from the one given in this line.
    #[error("a second starting position after line {0}")]
    Starts(usize),
    /// The line begins like a tag but is not one; its beginning.
    #[error("not a tag: {0}")]
    Tag(String),
    /// A comment or variation is opened but not closed, or closed but not opened.
    #[error("a bracket alone")]
    Bracket,
    /// Moves follow the result.
    #[error("moves after the result")]
    AfterResult,
    /// A second game starts.
    #[error("a second game")]
    SecondGame,
    /// No word up to this line looks like a move.
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
