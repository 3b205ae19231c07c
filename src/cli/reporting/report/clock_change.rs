//! Both clocks before and after a ruling, and the reasons of the change.

use super::sentences::clock_face;
use crate::chess::{ByColor, Color};
use crate::clock::Span;
use crate::game::{Fact, HaltReason, Measure, RuledFact, Ruling};
use crate::speech::{All, Message};
use serde::Serialize;
use serde_json::{Value, json};
use strum::IntoStaticStr;

/// The reason why a ruling changed a clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, IntoStaticStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub(super) enum ClockReason {
    /// The time was set.
    Set,
    /// Time was added.
    Added,
    /// Time was given or taken as a penalty.
    Penalty,
    /// The time of the moment of the irregularity was restored.
    Restored,
    /// The time that a move had gained was taken back with the move.
    TakenBack,
    /// The time before an undone ruling was restored.
    Undone,
    /// The time follows from another time control.
    Control,
    /// The initial time was set for a new game.
    NewGame,
}

impl ClockReason {
    fn code(self) -> &'static str {
        self.into()
    }
}

/// The facts of an entry that change clocks.
#[derive(Clone, Debug, Default)]
pub(super) struct ClockFacts {
    /// The ruling, and its penalty and side.
    ruling: Option<(Ruling, Option<Measure>, Color)>,
    /// Whether a claim was dismissed.
    dismissed: bool,
    retracted: bool,
    new_game: bool,
    control: bool,
    /// The clocks set (`false`) or added to (`true`), in order.
    changes: Vec<(Color, bool)>,
}

impl ClockFacts {
    /// Notes a fact of the entry.
    pub fn note(&mut self, fact: &Fact) {
        match fact {
            Fact::Ruled(RuledFact { ruling, penalty, side, .. }) if self.ruling.is_none() => {
                self.ruling = Some((*ruling, *penalty, *side));
            }
            Fact::Dismissed { .. } => self.dismissed = true,
            Fact::Retracted { .. } => self.retracted = true,
            Fact::Halted { reason: HaltReason::NewGame | HaltReason::Annulled, .. } => self.new_game = true,
            Fact::Control { .. } => self.control = true,
            Fact::Set { side, .. } => self.changes.push((*side, false)),
            Fact::Added { side, .. } => self.changes.push((*side, true)),
            _ => {}
        }
    }

    /// Returns the reasons why the clock of `side` changed, each once.
    fn reasons(&self, side: Color) -> Vec<ClockReason> {
        let changes: Vec<bool> =
            self.changes.iter().filter(|(of, _)| *of == side).map(|(_, added)| *added).collect();
        let mut reasons: Vec<ClockReason> = Vec::new();
        for (place, added) in changes.iter().enumerate() {
            let last = place + 1 == changes.len();
            let reason = self.reason(side, *added, last);
            if !reasons.contains(&reason) {
                reasons.push(reason);
            }
        }
        if reasons.is_empty() {
            reasons.push(match self.ruling {
                Some((Ruling::Undone, ..)) => ClockReason::Undone,
                _ if self.new_game => ClockReason::NewGame,
                _ if self.control => ClockReason::Control,
                _ if self.retracted => ClockReason::TakenBack,
                _ => ClockReason::Added,
            });
        }
        reasons
    }

    fn reason(&self, side: Color, added: bool, last: bool) -> ClockReason {
        match self.ruling {
            _ if self.new_game => ClockReason::NewGame,
            _ if self.control => ClockReason::Control,
            // A wrong claim: time for the opponent, and in older editions less time for the claimant.
            _ if self.dismissed => {
                if added {
                    ClockReason::Added
                } else {
                    ClockReason::Penalty
                }
            }
            Some((Ruling::Postponed | Ruling::Dismissed, ..)) if added => ClockReason::Added,
            Some((Ruling::Penalty, ..)) => ClockReason::Penalty,
            Some((_, Some(Measure::OpponentTime { .. }), _)) if added => ClockReason::Penalty,
            Some((_, Some(Measure::OwnTime { .. }), of)) if of == side && last => ClockReason::Penalty,
            Some((Ruling::Upheld, ..)) if !added => ClockReason::Restored,
            _ if added => ClockReason::Added,
            _ => ClockReason::Set,
        }
    }
}

/// Both clocks before and after a ruling.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct ClockChange {
    pub before: ByColor<Span>,
    pub after: ByColor<Span>,
    pub reasons: ByColor<Vec<ClockReason>>,
}

impl ClockChange {
    /// Returns the change made by the facts of an entry; `None` if they changed nothing.
    pub fn of(facts: &ClockFacts, before: ByColor<Span>, after: ByColor<Span>) -> Option<ClockChange> {
        if facts.changes.is_empty() && before == after {
            return None;
        }
        let of = |side: Color| {
            let named = facts.changes.iter().any(|(of, _)| *of == side);
            if named || before.get(side) != after.get(side) { facts.reasons(side) } else { Vec::new() }
        };
        let reasons = ByColor { white: of(Color::White), black: of(Color::Black) };
        Some(ClockChange { before, after, reasons })
    }

    /// Returns one sentence about each clock.
    pub fn in_words(&self) -> Vec<Message> {
        let sentence = |side: Color| {
            let (before, after) = (clock_face(*self.before.get(side)), clock_face(*self.after.get(side)));
            let reasons = self.reasons.get(side).iter();
            let reasons: Vec<Message> =
                reasons.map(|why| Message::new("report-clock-reason").with("why", why.code())).collect();
            match before == after {
                true => Message::new("report-clock-same").with("side", side).with("time", after),
                false => Message::new("report-clock-changed")
                    .with("side", side)
                    .with("before", before)
                    .with("after", after)
                    .with("why", All(reasons)),
            }
        };
        Color::ALL.map(sentence).into()
    }

    /// Returns the change of a clock as JSON.
    pub fn json(&self, side: Color) -> Value {
        json!({
            "before_ms": self.before.get(side),
            "after_ms": self.after.get(side),
            "reasons": self.reasons.get(side),
        })
    }
}
