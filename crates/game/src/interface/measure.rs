//! Measures of an arbiter: a penalty, time, points, or the end of the game.

use annabella_clock::Span;
use annabella_laws::Power;
use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;

/// A measure for an irregularity, besides the changes of position and clocks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, IntoStaticStr)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Measure {
    /// No penalty.
    None,
    /// A warning.
    Warning,
    /// More time for the opponent.
    OpponentTime {
        /// Milliseconds.
        ms: Span,
    },
    /// Less time for the offender.
    OwnTime {
        /// Milliseconds.
        ms: Span,
    },
    /// Half points added to the opponent's score.
    OpponentPoints {
        /// Number of half points.
        halves: u8,
    },
    /// Half points deducted from the offender's score.
    OwnPoints {
        /// Number of half points.
        halves: u8,
    },
    /// The game is lost.
    Loss,
    /// The game is drawn.
    Draw,
    /// A fine announced in advance.
    Fine,
    /// Exclusion from rounds.
    Rounds {
        /// Number of rounds.
        rounds: u32,
    },
    /// Expulsion from the event.
    Expulsion,
    /// The game is cancelled, and a new one is played: not a penalty.
    NewGame,
}

impl Measure {
    /// Returns the arbiter's power that the measure requires, if it is a penalty.
    pub const fn power(self) -> Option<Power> {
        Some(match self {
            Measure::None | Measure::Draw | Measure::NewGame => return None,
            Measure::Warning => Power::Warning,
            Measure::OpponentTime { .. } => Power::OpponentTime,
            Measure::OwnTime { .. } => Power::OwnTime,
            Measure::OpponentPoints { .. } => Power::OpponentPoints,
            Measure::OwnPoints { .. } => Power::OwnPoints,
            Measure::Loss => Power::Loss,
            Measure::Fine => Power::Fine,
            Measure::Rounds { .. } => Power::Rounds,
            Measure::Expulsion => Power::Expulsion,
        })
    }

    /// Whether it concerns the event and not the game, so that it can also be given after the game.
    pub const fn outlives_the_game(self) -> bool {
        matches!(
            self,
            Measure::None
                | Measure::Warning
                | Measure::OpponentPoints { .. }
                | Measure::OwnPoints { .. }
                | Measure::Fine
                | Measure::Rounds { .. }
                | Measure::Expulsion
        )
    }

    /// Whether it ends the game or excludes the player from the event, so that the arbiter must confirm it.
    pub const fn needs_confirmation(self) -> bool {
        matches!(self, Measure::Loss | Measure::Draw | Measure::Expulsion | Measure::NewGame)
    }

    /// Whether its name can be part of a sentence, so that a reason needs a sign or a word before it.
    pub const fn is_whole_argument(self) -> bool {
        self.needs_confirmation() || matches!(self, Measure::Fine | Measure::None)
    }

    /// Returns the amount of time; zero if it is not a time penalty.
    pub const fn time(self) -> Span {
        match self {
            Measure::OpponentTime { ms } | Measure::OwnTime { ms } => ms,
            _ => Span::ZERO,
        }
    }

    /// Returns the number of half points or rounds; 0 for other measures.
    pub const fn count(self) -> usize {
        match self {
            Measure::OpponentPoints { halves } | Measure::OwnPoints { halves } => halves as usize,
            Measure::Rounds { rounds } => rounds as usize,
            _ => 0,
        }
    }
}
