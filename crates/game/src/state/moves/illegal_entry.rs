//! An illegal move that the game keeps until the press, in tournament play.

use crate::interface::fact::Irregular;
use annabella_laws::Situation;
use annabella_speech::{Message, Unplayable, Worded};

/// An illegal move as it was entered.
#[derive(Clone, Debug)]
pub(crate) struct IllegalEntry {
    /// The move as typed, or as it would be.
    pub text: String,
    /// The reason, in words.
    pub why: Message,
    pub kind: IllegalKind,
    /// Whether a press has completed it, so that the arbiter must decide.
    pub pressed: bool,
}

/// The kinds of illegal moves that the Laws tell apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum IllegalKind {
    /// It leaves the king in check.
    KingInCheck,
    /// It leaves a pawn on the last rank (2023 7.5.2).
    UnpromotedPawn,
    /// Any other.
    Other,
}

impl IllegalEntry {
    /// A move that cannot be made for this reason.
    pub fn of(text: String, why: &Unplayable) -> IllegalEntry {
        let kind = if why.leaves_king_in_check() { IllegalKind::KingInCheck } else { IllegalKind::Other };
        IllegalEntry { text, why: why.message(), kind, pressed: false }
    }

    /// A move that leaves a pawn on the last rank.
    pub fn unpromoted(text: String, why: Message) -> IllegalEntry {
        IllegalEntry { text, why, kind: IllegalKind::UnpromotedPawn, pressed: false }
    }

    /// A move of three-dimensional chess.
    pub fn on_levels(text: String, why: Message) -> IllegalEntry {
        IllegalEntry { text, why, kind: IllegalKind::Other, pressed: false }
    }
}

impl IllegalKind {
    /// The reason for which it is shown to the arbiter.
    pub const fn reason(self) -> Irregular {
        match self {
            IllegalKind::UnpromotedPawn => Irregular::Unpromoted,
            IllegalKind::KingInCheck | IllegalKind::Other => Irregular::Illegal,
        }
    }

    /// The situation for which the Laws provide.
    pub const fn situation(self) -> Situation {
        match self {
            IllegalKind::KingInCheck => Situation::KingLeftInCheck,
            IllegalKind::UnpromotedPawn => Situation::UnpromotedPawn,
            IllegalKind::Other => Situation::IllegalMove,
        }
    }
}
