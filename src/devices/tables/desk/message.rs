//! What a game and a desk tell one another: a JSON object a line. Both are of one version.

use crate::game::VoiceWanted;
use crate::speech::{Priority, Sequence};
use serde::{Deserialize, Serialize};

/// The version of a game and of a desk, which must be the same.
pub(super) const VERSION: &str = env!("CARGO_PKG_VERSION");

/// What a desk tells.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum FromDesk {
    /// It comes; how it wants its words.
    Hello {
        /// The version of its program.
        version: String,
        /// The language of its interface.
        language: String,
        /// The most cells of a line; none for any length.
        width: Option<usize>,
        /// Whether who speaks is named only where it is somebody else than before.
        short: bool,
    },
    /// A line was typed.
    Line(String),
}

/// What a game tells.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum ToDesk {
    /// It may stay.
    Open,
    /// It may not; why, in its language.
    Refused(String),
    /// Something is said.
    Said {
        /// The same for scripts.
        json: String,
        /// The lines.
        lines: Vec<String>,
        /// What a voice says; none where nobody says it aloud.
        voiced: Option<Sequence>,
        /// In which language.
        language: String,
        /// How urgent it is.
        priority: Priority,
    },
    /// Something happened, for scripts.
    Fact(String),
    /// The desk's voice is to change.
    Voice(VoiceAsked),
    /// What is typed from now on is hidden, or shown again.
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
