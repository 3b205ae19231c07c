//! What needs a word because the rules name it only by a letter.

use serde::{Deserialize, Serialize};

/// What the rules name only by a letter, so that the ear needs a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[allow(missing_docs)] // Appendix E of the rules names them.
pub enum Nameable {
    #[serde(rename = "z")]
    FileZ,
    #[serde(rename = "W")]
    White,
    #[serde(rename = "N")]
    Neutral,
    #[serde(rename = "S")]
    Black,
    #[serde(rename = "DP")]
    QueenPin,
    #[serde(rename = "KP")]
    KingPin,
}

impl Nameable {
    /// All of them.
    pub const ALL: [Nameable; 6] = [
        Nameable::FileZ,
        Nameable::White,
        Nameable::Neutral,
        Nameable::Black,
        Nameable::QueenPin,
        Nameable::KingPin,
    ];

    /// The letters of the rules (3D E1, E3).
    pub const fn letters(self) -> &'static str {
        match self {
            Nameable::FileZ => "z",
            Nameable::White => "W",
            Nameable::Neutral => "N",
            Nameable::Black => "S",
            Nameable::QueenPin => "DP",
            Nameable::KingPin => "KP",
        }
    }

    /// The message with its usual word.
    pub(super) const fn id(self) -> &'static str {
        match self {
            Nameable::FileZ => "tridim-file-z",
            Nameable::White => "tridim-level-white",
            Nameable::Neutral => "tridim-level-neutral",
            Nameable::Black => "tridim-level-black",
            Nameable::QueenPin => "tridim-pin-queen",
            Nameable::KingPin => "tridim-pin-king",
        }
    }
}
