//! Lines that are not valid commands, and why.

use annabella_speech::{Message, Worded, excerpt};
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// Maximum number of characters quoted from a command's argument.
const QUOTED: usize = 30;

/// A line that is not a valid command.
#[derive(Clone, Debug, PartialEq, Eq, Error, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CommandError {
    /// The line is empty or blank.
    #[error("an empty line")]
    Empty,
    /// The argument of the command is missing or cannot be read.
    #[error("{command}: cannot use {argument:?}")]
    Argument {
        /// The command.
        command: String,
        /// The argument as typed.
        argument: String,
    },
    /// The argument has a number that may be hours, minutes or seconds.
    #[error("{command}: {argument:?} has no unit")]
    NoUnit {
        /// The command.
        command: String,
        /// The argument as typed.
        argument: String,
    },
    /// The arbiter has typed neither a command nor a move.
    #[error("{text:?}: not a command of the arbiter")]
    NoArbiterCommand {
        /// The line as typed.
        text: String,
    },
    /// The line is a question without an answer here.
    #[error("a question that is not understood")]
    NoQuestion,
    /// The line asks about the Laws, which the arbiter explains.
    #[error("a question about the Laws")]
    AboutLaws,
    /// A move with a question mark, which may be a question about it.
    #[error("{text:?} has a question mark")]
    QuestionMove {
        /// The line as typed.
        text: String,
    },
    /// A late player is reported with `absent`.
    #[error("a late player is reported as absent")]
    Late,
    /// The argument may be a penalty or a reason.
    #[error("{command}: {argument:?} may be a penalty or a reason")]
    PenaltyOrReason {
        /// The command.
        command: String,
        /// The argument as typed.
        argument: String,
    },
}

impl CommandError {
    /// Returns the reason's code for scripts.
    pub fn code(&self) -> &'static str {
        match self {
            CommandError::Empty => "empty",
            CommandError::Argument { argument, .. } if argument.is_empty() => "argument-missing",
            CommandError::Argument { .. } => "argument",
            CommandError::NoUnit { .. } => "no-unit",
            CommandError::PenaltyOrReason { .. } => "penalty-or-reason",
            CommandError::NoQuestion => "no-question",
            CommandError::AboutLaws => "about-laws",
            CommandError::QuestionMove { .. } => "question-move",
            CommandError::Late => "late",
            CommandError::NoArbiterCommand { .. } => "no-arbiter-command",
        }
    }
}

/// Returns a message about a command and its argument.
fn quoting(id: &'static str, command: &str, argument: &str) -> Message {
    Message::new(id).with("command", command).with("argument", excerpt(argument, QUOTED))
}

impl Worded for CommandError {
    fn message(&self) -> Message {
        match self {
            CommandError::Empty => Message::new("refused-empty"),
            CommandError::Argument { command, argument } if argument.is_empty() => {
                Message::new("refused-argument-missing").with("command", command.as_str())
            }
            CommandError::Argument { command, argument } => quoting("refused-argument", command, argument),
            CommandError::NoUnit { command, argument } => quoting("refused-no-unit", command, argument),
            CommandError::NoQuestion => Message::new("refused-no-question"),
            CommandError::AboutLaws => Message::new("refused-about-laws"),
            CommandError::QuestionMove { text } => {
                Message::new("refused-question-move").with("text", excerpt(text, QUOTED))
            }
            CommandError::Late => Message::new("refused-late"),
            CommandError::NoArbiterCommand { text } => {
                Message::new("refused-no-arbiter-command").with("text", excerpt(text, QUOTED))
            }
            CommandError::PenaltyOrReason { command, argument } => {
                quoting("refused-penalty-or-reason", command, argument)
            }
        }
    }
}
