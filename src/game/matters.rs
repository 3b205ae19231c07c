//! The matters desk: what waits for an answer or a ruling.

use super::fact::Fact;
use crate::chess::{Color, Move};
use crate::clock::{Span, Stamp};
use crate::laws::{Ground, Reason};
use shakmaty::ByColor;

/// What a player is asked back before it takes effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum AskedBack {
    Resign,
    Accept,
    Write,
}

/// A claim of a draw that the arbiter has not ruled on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct DrawClaim {
    pub side: Color,
    pub ground: Ground,
    /// The move that it rests on, which must then be made.
    pub mv: Option<Move>,
}

/// An adjournment under way (2023 Guideline I).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Adjournment {
    /// What the player on move has written down, as it was typed.
    pub sealed: Option<String>,
    /// The clocks were stopped after that: it cannot be changed any more.
    pub closed: bool,
}

/// Who is not there (2023 6.7).
#[derive(Clone, Debug, Default)]
struct Attendance {
    absent: ByColor<bool>,
    /// Whose default time has passed.
    late: ByColor<bool>,
    /// When the game began.
    began: Option<Stamp>,
}

/// Everything that is open between the players, and between them and the arbiter.
#[derive(Clone, Debug, Default)]
pub(super) struct Matters {
    offer: Option<Color>,
    /// A claim of a draw that waits for the arbiter.
    claim: Option<DrawClaim>,
    /// What the Laws would have lost, and for which reason, until the arbiter decides.
    losses: Vec<(Color, Reason)>,
    question: Option<(Color, AskedBack)>,
    adjournment: Option<Adjournment>,
    attendance: Attendance,
}

impl Matters {
    /// Whose draw offer is open.
    pub fn offer(&self) -> Option<Color> {
        self.offer
    }

    pub fn claim(&self) -> Option<DrawClaim> {
        self.claim
    }

    pub fn losses(&self) -> &[(Color, Reason)] {
        &self.losses
    }

    /// Who was asked back what.
    pub fn question(&self) -> Option<(Color, AskedBack)> {
        self.question
    }

    pub fn adjournment(&self) -> Option<&Adjournment> {
        self.adjournment.as_ref()
    }

    pub fn is_absent(&self, side: Color) -> bool {
        *self.attendance.absent.get(side)
    }

    /// How long after its beginning the game is.
    pub fn since_beginning(&self, now: Stamp) -> Span {
        self.attendance.began.map_or(Span::ZERO, |began| now.since(began))
    }

    /// When the default time will have passed for somebody who is not there.
    pub fn default_time_due(&self, wait: Span, now: Stamp) -> Option<Stamp> {
        let due = self.attendance.began? + wait;
        let waits = |side: &Color| self.is_absent(*side) && !*self.attendance.late.get(*side);
        (Color::ALL.iter().any(waits) && due > now).then_some(due)
    }

    /// A draw is offered.
    #[must_use]
    pub fn offer_by(&mut self, by: Color) -> Fact {
        self.offer = Some(by);
        Fact::Offered { by }
    }

    /// A claim counts as an offer (2023 9.1.2.3), unless one stands. Whether it is one.
    pub fn claim_offers(&mut self, by: Color) -> bool {
        let new = self.offer.is_none();
        self.offer.get_or_insert(by);
        new
    }

    /// An offer made with a move stands though its words are corrected: it cannot be withdrawn
    /// (2023 9.1.2.1).
    pub fn keep_offer(&mut self, by: Color) {
        self.offer = Some(by);
    }

    /// The offer to that side is gone, if there is one.
    #[must_use]
    pub fn decline(&mut self, side: Color) -> Option<Fact> {
        self.offer.take_if(|by| *by != side).map(|_| Fact::Declined { by: side })
    }

    /// A claim waits for the arbiter.
    pub fn wait_for_ruling(&mut self, claim: DrawClaim) {
        self.claim = Some(claim);
    }

    /// The arbiter has dismissed the claim.
    #[must_use]
    pub fn dismiss_claim(&mut self) -> Option<Fact> {
        self.claim.take().map(|claim| Fact::Dismissed { side: claim.side })
    }

    /// The Laws provide that a side has lost, and the arbiter is to decide. Whether that is new.
    pub fn propose_loss(&mut self, side: Color, reason: Reason) -> bool {
        let new = !self.losses.contains(&(side, reason));
        if new {
            self.losses.push((side, reason));
        }
        new
    }

    /// The arbiter decides that nothing is lost.
    #[must_use]
    pub fn dismiss_losses(&mut self) -> Vec<Fact> {
        std::mem::take(&mut self.losses).into_iter().map(|(side, _)| Fact::Dismissed { side }).collect()
    }

    pub fn ask_back(&mut self, side: Color, question: AskedBack) {
        self.question = Some((side, question));
    }

    /// What was asked back is answered, or given up.
    pub fn forget_question(&mut self) {
        self.question = None;
    }

    /// The player on move is to seal a move.
    pub fn adjourn(&mut self) {
        self.adjournment = Some(Adjournment::default());
    }

    /// The player on move has written the sealed move down.
    pub fn seal(&mut self, text: &str) {
        self.adjournment = Some(Adjournment { sealed: Some(text.to_owned()), closed: false });
    }

    /// The clocks were stopped: what is sealed cannot be changed any more.
    pub fn close_envelope(&mut self) {
        if let Some(adjournment) = &mut self.adjournment {
            adjournment.closed = true;
        }
    }

    /// The game goes on. Whether it was adjourned.
    pub fn resume(&mut self) -> bool {
        self.adjournment.take().is_some()
    }

    /// A ply was taken back: what was open because of it is no more.
    pub fn take_back(&mut self) {
        self.offer = None;
        self.claim = None;
        self.adjournment = None;
    }

    /// The game is over: nothing is open between the players.
    pub fn close(&mut self) {
        self.offer = None;
        self.claim = None;
        self.question = None;
    }

    /// The default time counts from here.
    pub fn begin(&mut self, now: Stamp) {
        self.attendance.began = Some(now);
    }

    /// A player is not there.
    #[must_use]
    pub fn absent(&mut self, side: Color) -> Fact {
        *self.attendance.absent.get_mut(side) = true;
        Fact::Attendance { side, present: false }
    }

    /// A player has come.
    #[must_use]
    pub fn arrive(&mut self, side: Color) -> Fact {
        *self.attendance.absent.get_mut(side) = false;
        Fact::Attendance { side, present: true }
    }

    /// Whose default time has passed since this was asked last.
    pub fn newly_late(&mut self, wait: Span, now: Stamp) -> Vec<Color> {
        if self.attendance.began.is_none_or(|began| began + wait > now) {
            return Vec::new();
        }
        let Attendance { absent, late, .. } = &mut self.attendance;
        let new = |side: &Color| *absent.get(*side) && !std::mem::replace(late.get_mut(*side), true);
        Color::ALL.into_iter().filter(new).collect()
    }
}
