//! How a game ends, and why.

use crate::chess::Color;
use serde::{Deserialize, Serialize};
use std::fmt;

/// Why a game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// 2023 5.1.1.
    Mate,
    /// 2023 5.1.2.
    Resignation,
    /// Resigned, but the opponent could never have mated (2023 5.1.2).
    ResignationCannotMate,
    /// 2023 5.2.1.
    Stalemate,
    /// 2023 5.2.2.
    DeadPosition,
    /// 2023 5.2.3, 9.1.
    Agreement,
    /// 2023 6.9.
    Flag,
    /// A flag fell, but the opponent could never have mated (2023 6.9).
    FlagCannotMate,
    /// Claimed, the same position for the third time (2023 9.2).
    ThreefoldClaim,
    /// Claimed, fifty moves without a capture or a move of a pawn (2023 9.3).
    FiftyClaim,
    /// 2023 9.6.1.
    FivefoldRepetition,
    /// 2023 9.6.2.
    SeventyFiveMoves,
    /// Not there when the default time had passed (2023 6.7.1).
    DefaultTime,
    /// A sealed move that is none (2023 Guideline I.8).
    SealedMove,
}

/// A result: who won, if anybody, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// The winner; `None` is a draw, or that both players have lost.
    pub winner: Option<Color>,
    /// Both players have lost (2023 6.7.1).
    pub both_lost: bool,
    /// Why.
    pub reason: Reason,
}

impl Outcome {
    /// A draw for that reason.
    pub const fn draw(reason: Reason) -> Outcome {
        Outcome { winner: None, both_lost: false, reason }
    }

    /// Both players have lost, for that reason.
    pub const fn both_lose(reason: Reason) -> Outcome {
        Outcome { winner: None, both_lost: true, reason }
    }

    /// A win for that side.
    pub const fn win(side: Color, reason: Reason) -> Outcome {
        Outcome { winner: Some(side), both_lost: false, reason }
    }

    /// The result as scores of an event write it. PGN has no result for two players who have both lost.
    pub const fn score(self) -> &'static str {
        match self.winner {
            Some(Color::White) => "1-0",
            Some(Color::Black) => "0-1",
            None if self.both_lost => "0-0",
            None => "1/2-1/2",
        }
    }
}

impl Reason {
    /// The reason as messages select it, as in JSON.
    pub const fn code(self) -> &'static str {
        match self {
            Reason::Mate => "mate",
            Reason::Resignation => "resignation",
            Reason::ResignationCannotMate => "resignation-cannot-mate",
            Reason::Stalemate => "stalemate",
            Reason::DeadPosition => "dead-position",
            Reason::Agreement => "agreement",
            Reason::Flag => "flag",
            Reason::FlagCannotMate => "flag-cannot-mate",
            Reason::ThreefoldClaim => "threefold-claim",
            Reason::FiftyClaim => "fifty-claim",
            Reason::FivefoldRepetition => "fivefold-repetition",
            Reason::SeventyFiveMoves => "seventy-five-moves",
            Reason::DefaultTime => "default-time",
            Reason::SealedMove => "sealed-move",
        }
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}
