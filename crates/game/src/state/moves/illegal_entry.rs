//! An illegal move that the game keeps until the press, in tournament play.

use crate::interface::fact::Irregular;
use annabella_laws::Situation;
use annabella_speech::{Message, Unplayable, Worded};

/// An illegal move, as entered.
#[derive(Clone, Debug)]
pub(crate) struct IllegalEntry {
    /// The move as typed, or as it would be typed.
    pub text: String,
    /// The reason, in words.
    pub why: Message,
    pub kind: IllegalKind,
    /// Whether a press has completed it, so that the arbiter must decide.
    pub pressed: bool,
}

/// The kinds of illegal moves that the Laws distinguish.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum IllegalKind {
    /// A move that leaves the king in check.
    KingInCheck,
    /// A move that leaves a pawn on the last rank (2023 7.5.2).
    UnpromotedPawn,
    /// Any other illegal move.
    Other,
}

impl IllegalEntry {
    /// Creates the entry of a move that is unplayable for the reason `why`.
    pub fn of(text: String, why: &Unplayable) -> IllegalEntry {
        let kind = if why.leaves_king_in_check() { IllegalKind::KingInCheck } else { IllegalKind::Other };
        IllegalEntry { text, why: why.message(), kind, pressed: false }
    }

    /// Creates the entry of a move that leaves a pawn on the last rank.
    pub fn unpromoted(text: String, why: Message) -> IllegalEntry {
        IllegalEntry { text, why, kind: IllegalKind::UnpromotedPawn, pressed: false }
    }

    /// Creates the entry of a move of three-dimensional chess.
    pub fn on_levels(text: String, why: Message) -> IllegalEntry {
        IllegalEntry { text, why, kind: IllegalKind::Other, pressed: false }
    }
}

impl IllegalKind {
    /// Returns the reason reported to the arbiter.
    pub const fn reason(self) -> Irregular {
        match self {
            IllegalKind::UnpromotedPawn => Irregular::Unpromoted,
            IllegalKind::KingInCheck | IllegalKind::Other => Irregular::Illegal,
        }
    }

    /// Returns the situation in the Laws.
    pub const fn situation(self) -> Situation {
        match self {
            IllegalKind::KingInCheck => Situation::KingLeftInCheck,
            IllegalKind::UnpromotedPawn => Situation::UnpromotedPawn,
            IllegalKind::Other => Situation::IllegalMove,
        }
    }
}
