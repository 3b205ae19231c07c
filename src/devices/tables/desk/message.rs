//! The messages between a game and a desk of the same version, one JSON object a line.

use crate::game::VoiceWanted;
use crate::speech::{Priority, Sequence};
use serde::{Deserialize, Serialize};

/// The version, which must be the same in game and desk.
pub(super) const VERSION: &str = env!("CARGO_PKG_VERSION");

/// A message of a desk.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum FromDesk {
    /// The first message: how the desk wants its words.
    Hello {
        /// The version of its program.
        version: String,
        /// The language of its interface.
        language: String,
        /// Maximum number of cells of a line; `None` for any length.
        width: Option<usize>,
        /// Whether a speaker is named only when the speaker changes.
        short: bool,
    },
    /// A line was typed.
    Line(String),
}

/// A message of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum ToDesk {
    /// The desk is admitted.
    Open,
    /// The desk is refused; why, in its language.
    Refused(String),
    /// Something is said.
    Said {
        /// The same for scripts.
        json: String,
        /// The lines.
        lines: Vec<String>,
        /// Its spoken form; `None` if it is not spoken.
        voiced: Option<Sequence>,
        /// The language of its spoken form.
        language: String,
        /// Its urgency.
        priority: Priority,
    },
    /// A fact, as its JSON line for scripts.
    Fact(String),
    /// A change of the desk's voice.
    Voice(VoiceAsked),
    /// Whether the text typed from now on is hidden.
    Hide(bool),
    /// The game has ended.
    Over,
}

/// A change of the desk's own voice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs)] // The names say it.
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

/// A message as its line.
pub(super) fn line(message: &impl Serialize) -> String {
    // Strings, numbers and lists of them always have a JSON form.
    serde_json::to_string(message).unwrap_or_default() + "\n"
}
