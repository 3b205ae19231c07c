//! Duties of an assistant (2023 D.2.10, 2005 F2.9).
//!
//! ```
//! use annabella_game::{Duties, Duty};
//! let duties: Duties = "moves,announce".parse().unwrap();
//! assert!(duties.has(Duty::Announce) && !duties.has(Duty::Clock));
//! assert!("all".parse::<Duties>().unwrap().has(Duty::Adjourn));
//! assert_eq!("moves,tea".parse::<Duties>().unwrap_err().0, "tea");
//! ```

use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use std::str::FromStr;
use strum::{EnumString, IntoStaticStr, VariantArray};
use thiserror::Error;

/// One duty of an assistant.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize,
    EnumString,
    IntoStaticStr,
    VariantArray,
)]
#[serde(rename_all = "lowercase")]
#[strum(serialize_all = "kebab-case")]
pub enum Duty {
    /// Executing both players' moves on the opponent's board (2023 D.2.10.1).
    Moves,
    /// Announcing both players' moves (2023 D.2.10.2).
    Announce,
    /// Keeping the player's scoresheet (2023 D.2.10.3).
    Score,
    /// Starting the opponent's clock (2023 D.2.10.3).
    Clock,
    /// Informing the player, only on request, of the number of moves and both times (2023 D.2.10.4).
    Inform,
    /// Claiming a win on time (2023 D.2.10.5).
    Claims,
    /// Informing the arbiter of the sighted player's touches (2023 D.2.10.5).
    Touches,
    /// The formalities of an adjournment (2023 D.2.10.6).
    Adjourn,
}

/// The duties of an assistant: some or all.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Duties(BTreeSet<Duty>);

/// A word that is not a duty.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("not a duty: {0}")]
pub struct DutyError(pub String);

impl Duty {
    /// All duties, in the order of the Laws.
    pub const ALL: &[Duty] = Duty::VARIANTS;

    /// Whether a sighted player's assistant may have it too (2023 D.2.11).
    pub const fn for_the_sighted(self) -> bool {
        matches!(self, Duty::Moves | Duty::Announce)
    }
}

impl Duties {
    /// Collects these duties.
    pub fn of(duties: impl IntoIterator<Item = Duty>) -> Duties {
        Duties(duties.into_iter().collect())
    }

    /// Whether it contains no duty.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether `duty` is included.
    pub fn has(&self, duty: Duty) -> bool {
        self.0.contains(&duty)
    }

    /// Returns each duty, in the order of the Laws.
    pub fn each(&self) -> impl Iterator<Item = Duty> + '_ {
        self.0.iter().copied()
    }
}

impl FromStr for Duties {
    type Err = DutyError;

    fn from_str(text: &str) -> Result<Duties, DutyError> {
        if text.trim() == "all" {
            return Ok(Duties(Duty::ALL.iter().copied().collect()));
        }
        let duty = |word: &str| {
            let word = word.trim();
            word.parse().map_err(|_| DutyError(word.to_owned()))
        };
        text.split(',').map(duty).collect::<Result<_, _>>().map(Duties)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn are_kept_in_journals_by_their_names() {
        let duties: Duties = " clock, moves".parse().unwrap();
        assert_eq!(duties.each().collect::<Vec<_>>(), [Duty::Moves, Duty::Clock]);
        assert_eq!(serde_json::to_string(&duties).unwrap(), r#"["moves","clock"]"#);
        for duty in Duty::ALL {
            assert_eq!(serde_json::to_value(duty).unwrap(), duty.code());
        }
        for wrong in ["", "moves,", "Clock", "all,moves"] {
            assert!(wrong.parse::<Duties>().is_err(), "{wrong:?}");
        }
    }
}
