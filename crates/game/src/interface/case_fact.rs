//! Cases that wait for the arbiter, and rulings, as plain data of facts.

use crate::interface::measure::Measure;
use annabella_chess::{Color, serial};
use annabella_clock::Span;
use annabella_laws::Situation;
use serde::{Deserialize, Serialize};

/// The outcome of a case, or another ruling of the arbiter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ruling {
    /// Upheld, as the Laws provide or with another measure.
    Upheld,
    /// Dismissed.
    Dismissed,
    /// The opponent has moved, so that nothing can be done about it (2023 A.5.2).
    Lapsed,
    /// Corrected before anyone ruled on it.
    Righted,
    /// About a move that now has another case.
    Joined,
    /// The opponent has claimed it.
    Claimed,
    /// The decision is postponed (2023 III.5.2).
    Postponed,
    /// A player has appealed against a decision (2023 11.10).
    Appealed,
    /// A penalty that the arbiter gave without a case.
    Penalty,
    /// The arbiter has determined the result.
    Result,
    /// The arbiter has annulled the game; a new one is played.
    NewGame,
    /// The players may agree to a draw earlier than the event allows.
    DrawAllowed,
    /// A note of the arbiter, which changes nothing.
    Noted,
    /// The last ruling is taken back.
    Undone,
}

/// A case that is waiting for the arbiter, with the provisions of the Laws.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[allow(missing_docs)] // docs/json.md describes each, and a test compares the two.
pub struct IncidentFact {
    pub number: usize,
    #[serde(with = "serial::color")]
    pub side: Color,
    pub situation: Situation,
    pub clauses: Vec<String>,
    pub offence: usize,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub penalty: Option<Measure>,
    pub due: String,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub claimed: bool,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub told: bool,
    /// The number of the fact that observed or claimed it, if there is one.
    #[serde(skip)]
    pub about: Option<usize>,
    pub ply: usize,
    pub position: String,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub replies: Vec<String>,
    #[serde(flatten)]
    pub times: Option<IncidentTimes>,
    #[serde(flatten)]
    pub counters: Option<IncidentCounters>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
}

/// The times to which the arbiter sets the clocks after upholding a case.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs)] // As above.
pub struct IncidentTimes {
    pub white_ms: Span,
    pub black_ms: Span,
}

/// The move counters to which the arbiter sets the clocks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs)] // As above.
pub struct IncidentCounters {
    pub white_moves: usize,
    pub black_moves: usize,
}

/// A ruling, or what became of a case without one.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[allow(missing_docs)] // As above.
pub struct RuledFact {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub number: Option<usize>,
    #[serde(with = "serial::color")]
    pub side: Color,
    pub ruling: Ruling,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub penalty: Option<Measure>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clause: Option<String>,
    /// The case that a joined one now belongs to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub into: Option<usize>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
}

impl RuledFact {
    /// A ruling that concerns no case, without a penalty, a clause or a reason.
    pub(crate) const fn new(side: Color, ruling: Ruling) -> RuledFact {
        RuledFact { number: None, side, ruling, penalty: None, clause: None, into: None, note: None }
    }

    /// The same for the case with this number.
    pub(crate) fn of_case(number: usize, side: Color, ruling: Ruling) -> RuledFact {
        RuledFact { number: Some(number), ..RuledFact::new(side, ruling) }
    }
}
