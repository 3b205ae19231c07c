//! Results of games for a tournament.

use annabella_laws::{Reason, Score};
use annabella_speech::{Message, Worded};
use serde::Deserialize;
use serde::de::IntoDeserializer;
use serde::de::value::{Error as ValueError, StrDeserializer};
use thiserror::Error;

/// Points of one player in one game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Points {
    /// No point.
    Zero,
    /// Half a point.
    Half,
    /// One point.
    One,
}

impl Points {
    /// Returns the points as a number of half points.
    pub const fn half_points(self) -> u8 {
        match self {
            Points::Zero => 0,
            Points::Half => 1,
            Points::One => 2,
        }
    }

    const fn of_halves(halves: u8) -> Option<Points> {
        match halves {
            0 => Some(Points::Zero),
            1 => Some(Points::Half),
            2 => Some(Points::One),
            _ => None,
        }
    }
}

/// Kinds of games, which decide whether a game is rated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GameKind {
    /// A game with at least one move by each side.
    Rated,
    /// The game ended before each side had completed a move.
    Unrated,
    /// A player was absent or did not start, or the game was declared lost before it started.
    Forfeit,
}

/// The result of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct GameResult {
    /// White's points.
    pub white: Points,
    /// Black's points.
    pub black: Points,
    /// The kind of game.
    pub kind: GameKind,
}

/// A game as its board publishes it, as far as it decides whether its result counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameOver<'a> {
    /// The result as annabella writes it, such as `1-0` or `1/2-0`; `*` or `None` while there is none.
    pub score: Option<&'a str>,
    /// The code of the reason, such as `mate`.
    pub reason: Option<&'a str>,
    /// Number of completed moves, those of both sides together.
    pub plies: usize,
    /// Number of cases without a ruling.
    pub open_cases: usize,
    /// Whether the arbiter has determined the result.
    pub by_arbiter: bool,
}

/// Reason why a result does not count yet.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum NotCounted {
    /// The game has no result.
    #[error("no result yet")]
    Running,
    /// A case is open, and its ruling can change the result.
    #[error("{cases} open cases")]
    CaseOpen {
        /// Number of open cases.
        cases: usize,
    },
    /// The result is not one of a game.
    #[error("unknown result: {score}")]
    UnknownScore {
        /// The result.
        score: String,
    },
    /// Another version of the program gave a reason that this one does not know.
    #[error("unknown reason: {reason}")]
    UnknownReason {
        /// The code of the reason.
        reason: String,
    },
}

impl GameResult {
    /// Returns the result that a tournament counts.
    ///
    /// A result counts when the game is over and no case is open, or if the arbiter has determined it.
    /// A forfeit is a loss by default time (2023 6.7.1). A game of less than one move by each side is not rated.
    ///
    /// # Errors
    /// [`NotCounted`] while the result does not count, or if it is not understood.
    pub fn of(game: &GameOver) -> Result<GameResult, NotCounted> {
        let score = game.score.filter(|score| *score != "*").ok_or(NotCounted::Running)?;
        let unknown = || NotCounted::UnknownScore { score: score.to_owned() };
        let read = Score::read(score).ok_or_else(unknown)?;
        let white = Points::of_halves(read.white).ok_or_else(unknown)?;
        let black = Points::of_halves(read.black).ok_or_else(unknown)?;
        let reason = game.reason.map(reason_of).transpose()?;
        let decided = game.by_arbiter || reason.is_some_and(is_of_arbiter);
        if game.open_cases > 0 && !decided {
            return Err(NotCounted::CaseOpen { cases: game.open_cases });
        }
        let kind = match reason {
            Some(Reason::DefaultTime) => GameKind::Forfeit,
            _ if game.plies < 2 => GameKind::Unrated,
            _ => GameKind::Rated,
        };
        Ok(GameResult { white, black, kind })
    }

    /// Returns the points, whose text is the result as an event writes it, such as `1/2-0`.
    pub const fn score(self) -> Score {
        Score { white: self.white.half_points(), black: self.black.half_points() }
    }
}

fn reason_of(code: &str) -> Result<Reason, NotCounted> {
    let code_of: StrDeserializer<ValueError> = code.into_deserializer();
    Reason::deserialize(code_of).map_err(|_| NotCounted::UnknownReason { reason: code.to_owned() })
}

/// Whether only an arbiter ends a game for this reason.
const fn is_of_arbiter(reason: Reason) -> bool {
    matches!(reason, Reason::Ruling | Reason::Penalty | Reason::NormalMeans)
}

impl Worded for NotCounted {
    fn message(&self) -> Message {
        match self {
            NotCounted::Running => Message::new("trf-result-running"),
            NotCounted::CaseOpen { cases } => Message::new("trf-result-case-open").with("cases", *cases),
            NotCounted::UnknownScore { score } => {
                Message::new("trf-result-unknown-score").with("score", score.as_str())
            }
            NotCounted::UnknownReason { reason } => {
                Message::new("trf-result-unknown-reason").with("reason", reason.as_str())
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Points::{Half, One, Zero};

    const MATE: GameOver =
        GameOver { score: Some("1-0"), reason: Some("mate"), plies: 60, open_cases: 0, by_arbiter: false };

    fn rated(white: Points, black: Points) -> Result<GameResult, NotCounted> {
        Ok(GameResult { white, black, kind: GameKind::Rated })
    }

    #[test]
    fn results_count_when_the_game_is_over() {
        assert_eq!(GameResult::of(&MATE), rated(One, Zero));
        let drawn = GameOver { score: Some("1/2-1/2"), reason: Some("agreement"), ..MATE };
        assert_eq!(GameResult::of(&drawn), rated(Half, Half));
        for score in [None, Some("*")] {
            assert_eq!(GameResult::of(&GameOver { score, ..MATE }), Err(NotCounted::Running));
        }
        let unsettled = GameOver { score: Some("*"), reason: Some("unsettled"), ..MATE };
        assert_eq!(GameResult::of(&unsettled), Err(NotCounted::Running));
    }

    #[test]
    fn an_open_case_delays_the_result_unless_the_arbiter_determined_it() {
        let disputed = GameOver { open_cases: 2, reason: Some("flag"), ..MATE };
        assert_eq!(GameResult::of(&disputed), Err(NotCounted::CaseOpen { cases: 2 }));
        assert_eq!(GameResult::of(&GameOver { by_arbiter: true, ..disputed }), rated(One, Zero));
        for reason in ["ruling", "penalty", "normal-means"] {
            assert_eq!(GameResult::of(&GameOver { reason: Some(reason), ..disputed }), rated(One, Zero));
        }
    }

    #[test]
    fn unusual_results_give_each_player_points() {
        for (score, white, black) in
            [("0-0", Zero, Zero), ("1/2-0", Half, Zero), ("0-1/2", Zero, Half), ("1/2-1", Half, One)]
        {
            let ruled = GameOver { score: Some(score), reason: Some("ruling"), ..MATE };
            assert_eq!(GameResult::of(&ruled), rated(white, black), "{score}");
            assert_eq!(GameResult::of(&ruled).unwrap().score().text(), score);
        }
        for score in ["", "1", "2-0", "0-1-0", "x-y"] {
            let found = GameResult::of(&GameOver { score: Some(score), ..MATE });
            assert_eq!(found, Err(NotCounted::UnknownScore { score: score.to_owned() }));
        }
    }

    #[test]
    fn forfeits_and_games_without_moves_are_not_rated() {
        let kind = |reason, plies| GameResult::of(&GameOver { reason, plies, ..MATE }).map(|game| game.kind);
        assert_eq!(kind(Some("default-time"), 0), Ok(GameKind::Forfeit));
        assert_eq!(kind(Some("agreement"), 0), Ok(GameKind::Unrated));
        assert_eq!(kind(Some("resignation"), 1), Ok(GameKind::Unrated));
        assert_eq!(kind(Some("resignation"), 2), Ok(GameKind::Rated));
        assert_eq!(kind(None, 2), Ok(GameKind::Rated));
        let newer = Err(NotCounted::UnknownReason { reason: "teleport".to_owned() });
        assert_eq!(kind(Some("teleport"), 9), newer);
    }

    #[test]
    fn every_reason_is_read_by_its_code() {
        for reason in [Reason::Mate, Reason::DefaultTime, Reason::IllegalMovesCannotMate, Reason::BothFlags] {
            assert_eq!(reason_of(reason.code()), Ok(reason));
        }
    }
}
