//! The result of a game and its reason, by a move, by a flag fall or by resigning.

use super::winnable::dead;
use super::{CanMate, Edition, Score};
use annabella_chess::{Color, Line, Position};
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

/// Returns the result if the last move ends the game under `edition`; mate takes precedence.
pub fn ending(edition: Edition, line: &Line) -> Option<Outcome> {
    by_move(edition, line, dead(line.position()))
}

/// Returns the same result without a search.
///
/// Only missing material then shows that neither side can mate.
pub fn ending_at_once(edition: Edition, line: &Line) -> Option<Outcome> {
    by_move(edition, line, line.position().is_insufficient_material())
}

fn by_move(edition: Edition, line: &Line, is_dead: bool) -> Option<Outcome> {
    let position = line.position();
    if position.is_checkmate() {
        return Some(Outcome::win(position.turn().other(), Reason::Mate));
    }
    if position.is_stalemate() {
        return Some(Outcome::draw(Reason::Stalemate));
    }
    if is_dead {
        return Some(Outcome::draw(Reason::DeadPosition));
    }
    if !edition.draws_by_itself() {
        return None;
    }
    if line.repetitions() >= 5 {
        return Some(Outcome::draw(Reason::FivefoldRepetition));
    }
    (position.halfmoves() >= 150).then_some(Outcome::draw(Reason::SeventyFiveMoves))
}

/// Returns the result when the flag of `fallen` has fallen.
///
/// The game is lost, or drawn if the opponent cannot mate (2023 6.9). It is also lost if that is
/// undetermined; the caller reports this.
pub fn after_flag(fallen: Color, opponent: CanMate) -> Outcome {
    match opponent {
        CanMate::No => Outcome::draw(Reason::FlagCannotMate),
        CanMate::Yes | CanMate::Undetermined => Outcome::win(fallen.other(), Reason::Flag),
    }
}

/// Returns the result when `resigning` resigns.
///
/// The game is lost, or drawn if the opponent cannot mate (2023 5.1.2). In the older editions it is always
/// lost.
pub fn after_resignation(edition: Edition, resigning: Color, opponent: CanMate) -> Outcome {
    match opponent {
        CanMate::No if edition.resigning_may_draw() => Outcome::draw(Reason::ResignationCannotMate),
        _ => Outcome::win(resigning.other(), Reason::Resignation),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use annabella_chess::samples::line;

    #[test]
    fn checkmate_ends_the_game() {
        let ending = |moves| ending(Edition::Laws2023, &line(moves));
        assert_eq!(ending("f3 e5 g4 Qh4"), Some(Outcome::win(Color::Black, Reason::Mate)));
        assert_eq!(ending("f3 e5"), None);
    }

    #[test]
    fn the_fifth_repetition_is_a_draw_only_in_2023() {
        let there_and_back = "Nf3 Nf6 Ng1 Ng8 ";
        assert_eq!(ending(Edition::Laws2023, &line(&there_and_back.repeat(3))), None);
        let fifth = Some(Outcome::draw(Reason::FivefoldRepetition));
        assert_eq!(ending(Edition::Laws2023, &line(&there_and_back.repeat(4))), fifth);
        assert_eq!(ending(Edition::Laws2005, &line(&there_and_back.repeat(4))), None);
    }
}
