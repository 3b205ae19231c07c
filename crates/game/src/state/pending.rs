//! The store of everything that waits for an answer or a ruling.

use crate::interface::commitment::Commitment;
use crate::interface::fact::Fact;
use crate::interface::typed::TypedMove;
use annabella_chess::{ByColor, Color, Move, Ply};
use annabella_clock::{Span, Stamp};
use annabella_laws::{Ground, Reason};
use annabella_tridim as tridim;

/// An action that a player must confirm before it takes effect.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum ToConfirm {
    Resign,
    Accept,
    /// To write that text into the own score, at that ply.
    Write(Ply, TypedMove),
    /// To adjourn the game, with that note.
    Adjourn(Option<String>),
}

/// A claim of a draw on which the arbiter has not ruled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct DrawClaim {
    pub side: Color,
    pub ground: Ground,
    /// The move with which it was claimed; it must then be made.
    pub mv: Option<ClaimedMove>,
}

/// A move with which a draw is claimed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ClaimedMove {
    Chess(Move),
    Tridim(tridim::Move),
}

/// An adjournment under way (2023 Guideline I).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Adjournment {
    pub envelope: Envelope,
    /// Note of the adjournment: time and place of the resumption.
    pub note: Option<String>,
    pub passphrase: Passphrase,
}

/// The envelope of an adjourned game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Envelope {
    /// No move is sealed yet.
    #[default]
    Empty,
    /// It contains the sealed move, which can still be changed.
    Open(Commitment),
    /// The clocks have been stopped since: the sealed move cannot be changed.
    Closed(Commitment),
}

impl Adjournment {
    /// The commitment to the sealed move, if there is one.
    pub const fn sealed(&self) -> Option<Commitment> {
        match self.envelope {
            Envelope::Empty => None,
            Envelope::Open(sealed) | Envelope::Closed(sealed) => Some(sealed),
        }
    }

    /// Whether the envelope is closed.
    pub const fn is_closed(&self) -> bool {
        matches!(self.envelope, Envelope::Closed(_))
    }
}

/// The passphrase of an envelope.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Passphrase {
    #[default]
    Unknown,
    /// Asked for, to close an envelope with it.
    AskedToClose,
    /// Given: it closes envelopes until the game is adjourned.
    Given,
    /// Asked for, to open the envelope.
    AskedToOpen,
    /// The envelope could not be opened.
    Failed,
}

/// Absent players and the default time (2023 6.7).
#[derive(Clone, Debug, Default)]
struct Attendance {
    /// Whether that player is absent.
    absent: ByColor<bool>,
    /// Whether that player's default time has passed.
    late: ByColor<bool>,
    /// When the game began.
    began: Option<Stamp>,
}

/// The arbiter at a shared terminal that asks for a PIN.
#[derive(Clone, Debug, Default)]
struct ArbiterHere {
    /// The line for which the PIN is asked.
    line: Option<String>,
    /// Until when the PIN need not be given again.
    until: Option<Stamp>,
}

/// Everything that waits for an answer of a player or a ruling of the arbiter.
#[derive(Clone, Debug, Default)]
pub(crate) struct Pending {
    /// The player whose draw offer stands.
    offer: Option<Color>,
    /// A draw claim that waits for the arbiter.
    claim: Option<DrawClaim>,
    /// Losses that the Laws provide for, with their reasons, on which the arbiter has not ruled.
    losses: Vec<(Color, Reason)>,
    /// The player who must confirm something, and what.
    question: Option<(Color, ToConfirm)>,
    /// Whether somebody wants to leave, and must confirm it.
    leaving: bool,
    /// The player who wants to take plies back, and how many.
    takeback: Option<(Color, usize)>,
    adjournment: Option<Adjournment>,
    attendance: Attendance,
    arbiter: ArbiterHere,
}

impl Pending {
    /// The player whose draw offer stands.
    pub fn offer(&self) -> Option<Color> {
        self.offer
    }

    /// The draw claim that waits for the arbiter.
    pub fn claim(&self) -> Option<DrawClaim> {
        self.claim
    }

    /// The proposed losses that wait for the arbiter: the side that would lose, and why.
    pub fn losses(&self) -> &[(Color, Reason)] {
        &self.losses
    }

    /// The player who must confirm something, and what.
    pub fn question(&self) -> Option<&(Color, ToConfirm)> {
        self.question.as_ref()
    }

    /// Whether somebody wants to leave, and must confirm it.
    pub fn is_leaving(&self) -> bool {
        self.leaving
    }

    /// The player who wants to take plies back, and how many.
    pub fn takeback(&self) -> Option<(Color, usize)> {
        self.takeback
    }

    /// The adjournment in progress.
    pub fn adjournment(&self) -> Option<&Adjournment> {
        self.adjournment.as_ref()
    }

    /// The state of the passphrase during an adjournment.
    pub fn passphrase(&self) -> Option<Passphrase> {
        self.adjournment.as_ref().map(|adjournment| adjournment.passphrase)
    }

    /// The line for which the arbiter's PIN is asked.
    pub fn asked_pin_for(&self) -> Option<&str> {
        self.arbiter.line.as_deref()
    }

    /// Whether the arbiter has given the PIN and need not give it again yet.
    pub fn has_given_pin(&self, now: Stamp) -> bool {
        self.arbiter.until.is_some_and(|until| now < until)
    }

    /// Asks for the arbiter's PIN before that line is obeyed.
    pub fn ask_pin(&mut self, line: &str) {
        self.arbiter.line = Some(line.to_owned());
    }

    /// The question for the PIN is answered. Returns the line for which it was asked.
    pub fn answer_pin(&mut self, until: Option<Stamp>) -> Option<String> {
        let line = self.arbiter.line.take()?;
        self.arbiter.until = until.or(self.arbiter.until);
        Some(line)
    }

    /// The program was restarted: PIN and passphrase must be given again.
    pub fn forget_secrets(&mut self) {
        self.arbiter = ArbiterHere::default();
        self.passphrase_is(Passphrase::Unknown);
    }

    /// Whether that player is absent.
    pub fn is_absent(&self, side: Color) -> bool {
        *self.attendance.absent.get(side)
    }

    /// Time since the start of the game; zero before it.
    pub fn since_beginning(&self, now: Stamp) -> Span {
        self.attendance.began.map_or(Span::ZERO, |began| now.since(began))
    }

    /// When the default time ends for a player who is absent; none once it has passed. `wait` is the
    /// default time, counted from the beginning of the game.
    pub fn default_time_due(&self, wait: Span, now: Stamp) -> Option<Stamp> {
        let due = self.attendance.began? + wait;
        let absent = |side: &Color| self.is_absent(*side);
        (Color::ALL.iter().any(absent) && due > now).then_some(due)
    }

    /// Records a draw offer.
    #[must_use]
    pub fn offer_by(&mut self, by: Color) -> Fact {
        self.offer = Some(by);
        Fact::Offered { by }
    }

    /// Records a claim as a draw offer (2023 9.1.2.3). Returns false if an offer stands already.
    pub fn claim_offers(&mut self, by: Color) -> bool {
        let new = self.offer.is_none();
        self.offer.get_or_insert(by);
        new
    }

    /// Restores an offer made with a move whose announcement is corrected: it cannot be withdrawn
    /// (2023 9.1.2.1).
    pub fn keep_offer(&mut self, by: Color) {
        self.offer = Some(by);
    }

    /// Removes the offer that the opponent has made to `side`, if there is one.
    #[must_use]
    pub fn decline(&mut self, side: Color) -> Option<Fact> {
        self.offer.take_if(|by| *by != side).map(|_| Fact::Declined { by: side })
    }

    /// A draw claim waits for the arbiter.
    pub fn wait_for_ruling(&mut self, claim: DrawClaim) {
        self.claim = Some(claim);
    }

    /// The arbiter has dismissed the draw claim.
    #[must_use]
    pub fn dismiss_claim(&mut self) -> Option<Fact> {
        self.claim.take().map(|claim| Fact::Dismissed { side: claim.side })
    }

    /// Proposes to the arbiter that a side has lost for that reason. Returns false if that is proposed
    /// already.
    pub fn propose_loss(&mut self, side: Color, reason: Reason) -> bool {
        let new = !self.losses.contains(&(side, reason));
        if new {
            self.losses.push((side, reason));
        }
        new
    }

    /// The arbiter has dismissed the proposed losses.
    #[must_use]
    pub fn dismiss_losses(&mut self) -> Vec<Fact> {
        std::mem::take(&mut self.losses).into_iter().map(|(side, _)| Fact::Dismissed { side }).collect()
    }

    /// Asks a player to confirm an action. Replaces an earlier question.
    pub fn request_confirmation(&mut self, side: Color, question: ToConfirm) {
        self.question = Some((side, question));
    }

    /// Drops the question: it was answered or withdrawn.
    pub fn forget_question(&mut self) {
        self.question = None;
    }

    /// Somebody wants to leave, and must confirm it.
    pub fn ask_to_leave(&mut self) {
        self.leaving = true;
    }

    /// Nobody wants to leave any more. Returns whether somebody wanted to.
    pub fn forget_leaving(&mut self) -> bool {
        std::mem::take(&mut self.leaving)
    }

    /// Records that a player wants to take plies back. Replaces an earlier proposal.
    #[must_use]
    pub fn propose_takeback(&mut self, by: Color, plies: usize) -> Fact {
        self.takeback = Some((by, plies));
        Fact::TakebackOffered { by, plies }
    }

    /// Removes what the opponent of `side` wants to take back, if anything. Returns how many plies.
    pub fn answer_takeback(&mut self, side: Color) -> Option<usize> {
        self.takeback.take_if(|(by, _)| *by != side).map(|(_, plies)| plies)
    }

    /// Drops the proposal to take plies back, because the game has continued.
    pub fn forget_takeback(&mut self) {
        self.takeback = None;
    }

    /// Begins an adjournment: the player to move must seal a move.
    pub fn adjourn(&mut self, note: Option<String>) {
        self.adjournment = Some(Adjournment { note, ..Adjournment::default() });
    }

    /// The player to move seals a move; it replaces one sealed before.
    pub fn seal(&mut self, envelope: Commitment) {
        if let Some(adjournment) = &mut self.adjournment {
            adjournment.envelope = Envelope::Open(envelope);
        }
    }

    /// The passphrase of the envelope is asked for, or was.
    pub fn passphrase_is(&mut self, passphrase: Passphrase) {
        if let Some(adjournment) = &mut self.adjournment {
            adjournment.passphrase = passphrase;
        }
    }

    /// The clocks were stopped: the sealed move cannot be changed any more.
    pub fn close_envelope(&mut self) {
        if let Some(adjournment) = &mut self.adjournment {
            if let Envelope::Open(sealed) = adjournment.envelope {
                adjournment.envelope = Envelope::Closed(sealed);
            }
            adjournment.passphrase = Passphrase::Unknown;
        }
    }

    /// Ends the adjournment. Returns whether there was one.
    pub fn resume(&mut self) -> bool {
        self.adjournment.take().is_some()
    }

    /// A ply was taken back: drops the offer, the claim, the adjournment and what else was to be taken back.
    pub fn take_back(&mut self) {
        self.offer = None;
        self.claim = None;
        self.takeback = None;
        self.adjournment = None;
    }

    /// The game is over: drops the offer, the claim and the question.
    pub fn close(&mut self) {
        self.offer = None;
        self.claim = None;
        self.takeback = None;
        self.question = None;
    }

    /// Starts the default time: the game has begun.
    pub fn begin(&mut self, now: Stamp) {
        self.attendance.began = Some(now);
    }

    /// Records that a player is absent.
    #[must_use]
    pub fn absent(&mut self, side: Color) -> Fact {
        *self.attendance.absent.get_mut(side) = true;
        Fact::Attendance { side, present: false }
    }

    /// Records that a player is absent at the resumption of an adjourned game; the default time counts from now.
    #[must_use]
    pub fn absent_at_resumption(&mut self, side: Color, now: Stamp) -> Fact {
        self.attendance.began = Some(now);
        *self.attendance.late.get_mut(side) = false;
        self.absent(side)
    }

    /// Records that a player has arrived.
    #[must_use]
    pub fn arrive(&mut self, side: Color) -> Fact {
        *self.attendance.absent.get_mut(side) = false;
        Fact::Attendance { side, present: true }
    }

    /// The absent players whose default time has passed since the last call. `wait` is the default
    /// time, counted from the beginning of the game.
    pub fn newly_late(&mut self, wait: Span, now: Stamp) -> Vec<Color> {
        if self.attendance.began.is_none_or(|began| began + wait > now) {
            return Vec::new();
        }
        let Attendance { absent, late, .. } = &mut self.attendance;
        let new = |side: &Color| *absent.get(*side) && !std::mem::replace(late.get_mut(*side), true);
        Color::ALL.into_iter().filter(new).collect()
    }
}
