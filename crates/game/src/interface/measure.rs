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
    /// Nothing.
    None,
    /// A warning.
    Warning,
    /// Time for the opponent.
    OpponentTime {
        /// Milliseconds.
        ms: Span,
    },
    /// Time off the offender's clock.
    OwnTime {
        /// Milliseconds.
        ms: Span,
    },
    /// Half points for the opponent.
    OpponentPoints {
        /// Their number.
        halves: u8,
    },
    /// Half points off the offender's score.
    OwnPoints {
        /// Their number.
        halves: u8,
    },
    /// The game is lost.
    Loss,
    /// The game is drawn.
    Draw,
    /// A fine that was announced.
    Fine,
    /// Exclusion from rounds.
    Rounds {
        /// Their number.
        rounds: u32,
    },
    /// Expulsion from the event.
    Expulsion,
}

impl Measure {
    /// The power of the arbiter that it needs, where it is a penalty.
    pub const fn power(self) -> Option<Power> {
        Some(match self {
            Measure::None | Measure::Draw => return None,
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

    /// Whether it concerns the event and not the game: it can be given after the game, too.
    pub const fn outlives_the_game(self) -> bool {
        matches!(
            self,
            Measure::Warning
                | Measure::OpponentPoints { .. }
                | Measure::OwnPoints { .. }
                | Measure::Fine
                | Measure::Rounds { .. }
                | Measure::Expulsion
        )
    }

    /// The time that it is about.
    pub const fn time(self) -> Span {
        match self {
            Measure::OpponentTime { ms } | Measure::OwnTime { ms } => ms,
            _ => Span::ZERO,
        }
    }

    /// The half points or rounds that it is about.
    pub const fn count(self) -> usize {
        match self {
            Measure::OpponentPoints { halves } | Measure::OwnPoints { halves } => halves as usize,
            Measure::Rounds { rounds } => rounds as usize,
            _ => 0,
        }
    }
}
