//! The result of a game, and its reason.

use super::Score;
use annabella_chess::Color;
use serde::{Deserialize, Serialize};
use std::fmt;
use strum::IntoStaticStr;

/// Reason why a game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, IntoStaticStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Reason {
    /// Checkmate (2023 5.1.1).
    Mate,
    /// Resignation (2023 5.1.2).
    Resignation,
    /// Resignation, but the opponent could never have mated (2023 5.1.2).
    ResignationCannotMate,
    /// Stalemate (2023 5.2.1).
    Stalemate,
    /// Neither player can mate (2023 5.2.2).
    DeadPosition,
    /// Agreed draw (2023 5.2.3, 9.1).
    Agreement,
    /// Flag fall (2023 6.9).
    Flag,
    /// Flag fall, but the opponent could never have mated (2023 6.9).
    FlagCannotMate,
    /// Claim of the same position for the third time (2023 9.2).
    ThreefoldClaim,
    /// Claim of fifty moves without a capture or a pawn move (2023 9.3).
    FiftyClaim,
    /// Fifth occurrence of the same position (2023 9.6.1).
    FivefoldRepetition,
    /// 75 moves without a capture or a pawn move (2023 9.6.2).
    SeventyFiveMoves,
    /// A player was absent when the default time had passed (2023 6.7.1).
    DefaultTime,
    /// The sealed move is invalid (2023 Guideline I.8).
    SealedMove,
    /// The illegal move that loses the game was completed (2023 7.5.5).
    IllegalMoves,
    /// This illegal move, but the opponent could never have mated (2023 7.5.5).
    IllegalMovesCannotMate,
    /// A penalty of the arbiter (2023 12.9.6).
    Penalty,
    /// The arbiter has granted a draw claim in the last two minutes (2023 III.5.1, 2005 10.2a).
    NormalMeans,
    /// Draw claim in the last two minutes without an arbiter, decided later (2023 III.6.1, 2005 D1).
    Unsettled,
    /// Both flags have fallen (2023 III.3.1.2, 2005 6.12b, B9).
    BothFlags,
    /// Both kings in check, or a pawn on the last rank, without an objection (2023 A.5.4).
    NotObjected,
    /// The arbiter has determined the result.
    Ruling,
}

/// A result with its reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// The winner; `None` if the game is drawn or both players have lost.
    pub winner: Option<Color>,
    /// Whether both players have lost (2023 6.7.1).
    pub both_lost: bool,
    /// Points given by an arbiter that are not those of a win or a draw (2023 11.8, 12.9).
    pub points: Option<Score>,
    /// The reason.
    pub reason: Reason,
}

impl Outcome {
    /// Creates a draw.
    pub const fn draw(reason: Reason) -> Outcome {
        Outcome { winner: None, both_lost: false, points: None, reason }
    }

    /// Creates a loss for both players.
    pub const fn both_lose(reason: Reason) -> Outcome {
        Outcome { winner: None, both_lost: true, points: None, reason }
    }

    /// Creates a win for `side`.
    pub const fn win(side: Color, reason: Reason) -> Outcome {
        Outcome { winner: Some(side), both_lost: false, points: None, reason }
    }

    /// Creates the result with these points.
    pub const fn scored(points: Score, reason: Reason) -> Outcome {
        match (points.white, points.black) {
            (2, 0) => Outcome::win(Color::White, reason),
            (0, 2) => Outcome::win(Color::Black, reason),
            (1, 1) => Outcome::draw(reason),
            (0, 0) => Outcome::both_lose(reason),
            _ => Outcome { points: Some(points), ..Outcome::draw(reason) },
        }
    }

    /// Returns the half points of White and of Black; `None` if they are not settled yet.
    pub const fn half_points(self) -> Option<Score> {
        let (white, black) = match (self.points, self.winner) {
            (Some(points), _) => return Some(points),
            (None, Some(Color::White)) => (2, 0),
            (None, Some(Color::Black)) => (0, 2),
            (None, None) if self.both_lost => (0, 0),
            (None, None) if matches!(self.reason, Reason::Unsettled) => return None,
            (None, None) => (1, 1),
        };
        Some(Score { white, black })
    }

    /// Writes the result as an event does.
    ///
    /// PGN has no result for points that are neither a win nor a draw.
    pub const fn score(self) -> &'static str {
        match self.winner {
            _ if let Some(points) = self.points => points.text(),
            None if matches!(self.reason, Reason::Unsettled) => "*",
            Some(Color::White) => "1-0",
            Some(Color::Black) => "0-1",
            None if self.both_lost => "0-0",
            None => "1/2-1/2",
        }
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}
