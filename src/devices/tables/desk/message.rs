//! The messages between a game and a desk of the same version, one JSON object on each line.

use crate::devices::terminal::Prefix;
use crate::game::VoiceWanted;
use crate::speech::{Priority, Sequence};
use serde::{Deserialize, Serialize};

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
    Voice(VoiceAsked),
    /// Whether typed text must be hidden.
    Hide(bool),
    /// The game has ended.
    Over,
}

/// A change of the desk's voice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs)] // The names are self-explanatory.
pub enum VoiceAsked {
    Stop,
    Faster,
    Slower,
    Louder,
    Softer,
    Higher,
    Deeper,
    Which(VoiceWanted),
    Rest(Option<u32>),
}

/// Converts a message to a line.
pub(super) fn line(message: &impl Serialize) -> String {
    // Strings, numbers and lists of them always have a JSON form.
    serde_json::to_string(message).unwrap_or_default() + "\n"
}
