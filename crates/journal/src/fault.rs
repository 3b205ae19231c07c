//! Faults of a journal's bytes. The words are in `locales/*/journal.ftl`.

use crate::line::VERSION;
use annabella_speech::Message;
use thiserror::Error;

/// Reason why bytes are not a journal, or not a faultless one.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum JournalFault {
    /// The journal is empty.
    #[error("empty")]
    Empty,
    /// The bytes do not look like a journal.
    #[error("not a journal")]
    NoJournal,
    /// The journal has the format of another version.
    #[error("version {found}")]
    Version {
        /// The version that the journal names.
        found: u32,
    },
    /// A line is not valid at its place.
    #[error("line {line}: {fault}")]
    Line {
        /// The line's number, from 1.
        line: usize,
        /// The fault of the line.
        fault: LineFault,
    },
}

/// The fault of a line.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum LineFault {
    /// The line has been changed since it was written.
    #[error("changed")]
    Changed,
    /// The entry has another number: lines are missing, doubled or out of order.
    #[error("entry {found} where {expected} belongs")]
    Number {
        /// The number expected here.
        expected: u64,
        /// The number in the line.
        found: u64,
    },
    /// The line is unchanged, but this program does not understand its content.
    #[error("unknown entry: {0}")]
    Meaning(String),
}

impl JournalFault {
    /// Whether a line is at fault, so that the journal can perhaps be repaired.
    pub fn is_in_a_line(&self) -> bool {
        matches!(self, JournalFault::Line { .. })
    }

    /// Returns the message about this fault of the journal `file`.
    pub fn message(&self, file: &str) -> Message {
        let of = |id| Message::new(id).with("file", file);
        let number = |number: u64| i64::try_from(number).unwrap_or(i64::MAX);
        match self {
            JournalFault::Empty => of("journal-empty"),
            JournalFault::NoJournal => of("journal-none"),
            JournalFault::Version { found } => {
                of("journal-version").with("found", i64::from(*found)).with("known", i64::from(VERSION))
            }
            JournalFault::Line { line, fault } => match fault {
                LineFault::Changed => of("journal-changed"),
                LineFault::Number { expected, found } => {
                    of("journal-number").with("expected", number(*expected)).with("found", number(*found))
                }
                LineFault::Meaning(cause) => of("journal-meaning").with("cause", cause.as_str()),
            }
            .with("line", *line),
        }
    }
}
