//! The program that turns words into sound.

use serde::{Deserialize, Serialize};

/// The program that turns words into sound.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Engine {
    /// libespeak-ng, in this process.
    #[default]
    Espeak,
    /// The system's own voice, in a separate process, on the default device. Devices that are named
    /// use espeak, because the system's voice cannot be sent to them.
    System,
    /// None: words are only printed; recorded sound is still played.
    Print,
    /// None, and no sound at all.
    Off,
}

impl Engine {
    /// Whether words are spoken.
    pub const fn speaks(self) -> bool {
        matches!(self, Engine::Espeak | Engine::System)
    }
}
