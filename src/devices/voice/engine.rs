//! What makes sound of words.

use serde::{Deserialize, Serialize};

/// What makes words into sound.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Engine {
    /// libespeak-ng in the process.
    #[default]
    Espeak,
    /// The system's own voice, in a process of its own, on the default device; devices with names
    /// speak by espeak, because the system's voice cannot be sent to them.
    System,
    /// Nothing: words are printed only.
    Print,
    /// Nothing at all.
    Off,
}

impl Engine {
    /// Whether it says words at all.
    pub const fn speaks(self) -> bool {
        matches!(self, Engine::Espeak | Engine::System)
    }
}
