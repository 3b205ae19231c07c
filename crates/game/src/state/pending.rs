//! The store of everything that waits for an answer or a ruling.

use crate::interface::asker::Asker;
use crate::interface::fact::Fact;
use crate::interface::measure::Measure;
use crate::interface::typed::TypedMove;
use crate::state::adjournment::{Adjournment, Passphrase};
use crate::state::arbiter_here::ArbiterHere;
use annabella_chess::{ByColor, Color, Move, Ply};
use annabella_clock::{Control, Span, Stamp};
use annabella_laws::{Ground, Outcome, Reason};
use annabella_speech::routing::Seat;
use annabella_tridim as tridim;

/// An action that a player must confirm before it takes effect.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum ToConfirm {
    Resign,
    Accept,
    /// Writing this text into the player's scoresheet, at this ply.
    Write(Ply, TypedMove),
    /// Adjourning the game, with this note.
    Adjourn(Option<String>),
    /// Reporting that this player is absent, and thereby loses immediately.
    Absent(Color),
}

/// A ruling that the arbiter must confirm before it takes effect.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum ToRule {
    /// Upholding the case with this number.
    Uphold { number: usize, measure: Measure, note: Option<String> },
    /// Dismissing the case with this number.
    Dismiss { number: usize, note: Option<String> },
    /// Granting a draw claim that the program finds incorrect.
    Claim { note: Option<String> },
    /// A penalty without a case.
    Penalise { side: Color, measure: Measure, note: Option<String> },
    /// A resignation declared to the arbiter.
    Resigned { side: Color, note: Option<String> },
    /// Another time control.
    Control { control: Control, note: Option<String> },
    /// A new game instead of this one.
    NewGame { note: Option<String> },
}

/// A draw claim on which the arbiter has not ruled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct DrawClaim {
    pub side: Color,
    pub ground: Ground,
    /// The move named in the claim, which must then be made.
    pub mv: Option<ClaimedMove>,
}

/// A move with which a player claims a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ClaimedMove {
    Chess(Move),
    Tridim(tridim::Move),
}

/// The choice that a short answer makes after a refused line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Choice {
    /// The command that was probably meant.
    Command(String),
    /// Several legal moves.
    Moves { moves: Vec<Move>, of: ChosenFor },
}

/// The person who can choose, the terminal, and the position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ChosenBy {
    pub asker: Asker,
    pub seat: Seat,
    /// The length of the game: after another move nothing can be chosen.
    pub plies: usize,
}

/// The command that a chosen move belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ChosenFor {
    Entry,
    Correction,
    Repetition,
}

/// Absent players and the default time (2023 6.7).
#[derive(Clone, Debug, Default)]
struct Attendance {
    /// Whether the player is absent.
    absent: ByColor<bool>,
    /// Whether the player's default time has passed.
    late: ByColor<bool>,
    /// The start of the game.
    began: Option<Stamp>,
}

/// The requests to confirm, of a player and of a person who leaves.
#[derive(Clone, Debug, Default)]
pub(crate) struct Unconfirmed {
    question: Option<(Color, ToConfirm)>,
    leaving: Option<Option<Color>>,
    ruling: Option<ToRule>,
}

/// Everything that waits for a player's answer or a ruling of the arbiter.
#[derive(Clone, Debug, Default)]
pub(crate) struct Pending {
    /// The player whose draw offer is open.
    offer: Option<Color>,
    /// A draw claim that waits for the arbiter.
    claim: Option<DrawClaim>,
    /// Losses, with their reasons, that the Laws provide for and the arbiter has not ruled on.
    losses: Vec<(Color, Reason)>,
    /// The player who must confirm an action, and the action.
    question: Option<(Color, ToConfirm)>,
    /// The ruling that the arbiter must confirm.
    ruling: Option<ToRule>,
    /// The person who has asked to leave and must confirm it: the side, or `None` within for other people.
    leaving: Option<Option<Color>>,
    /// The player who proposes a takeback, and the number of plies.
    takeback: Option<(Color, usize)>,
    /// The asker of the last refused line, and the choice.
    choice: Option<(ChosenBy, Choice)>,
    pub(super) adjournment: Option<Adjournment>,
    /// The outcome that waits until the arbiter has ruled on a flag that fell before it.
    held: Option<(Outcome, Option<String>)>,
    attendance: Attendance,
    /// The arbiter at a shared terminal that asks for a PIN.
    pub arbiter: ArbiterHere,
}

impl Pending {
    /// Returns the player whose draw offer is open.
    pub fn offer(&self) -> Option<Color> {
        self.offer
    }

    /// Returns the draw claim that waits for the arbiter.
    pub fn claim(&self) -> Option<DrawClaim> {
        self.claim
    }

    /// Returns the proposed losses that wait for the arbiter: the losing side, and the reason.
    pub fn losses(&self) -> &[(Color, Reason)] {
        &self.losses
    }

    /// Returns the player who must confirm an action, and the action.
    pub fn question(&self) -> Option<&(Color, ToConfirm)> {
        self.question.as_ref()
    }

    /// Whether anything is asked that `yes` answers.
    pub fn asks(&self) -> bool {
        let confirms = self.question.is_some() || self.ruling.is_some() || self.leaving.is_some();
        confirms || self.offer.is_some() || self.takeback.is_some()
    }

    /// Returns what the asker of the last refused line can choose from.
    ///
    /// A command is not chosen while a question is open, which `yes` would answer.
    pub fn choice(&self) -> Option<&(ChosenBy, Choice)> {
        self.choice.as_ref().filter(|(_, choice)| matches!(choice, Choice::Moves { .. }) || !self.asks())
    }

    /// Sets what the asker of the last refused line can choose from.
    pub fn set_choice(&mut self, choice: Option<(ChosenBy, Choice)>) {
        self.choice = choice;
    }

    /// Whether a person has asked to leave and must confirm it.
    pub fn is_leaving(&self) -> bool {
        self.leaving.is_some()
    }

    /// Returns the side of the person who has asked to leave, if anyone has.
    pub fn leaver(&self) -> Option<Option<Color>> {
        self.leaving
    }

    /// Returns the player who proposes a takeback, and the number of plies.
    pub fn takeback(&self) -> Option<(Color, usize)> {
        self.takeback
    }

    /// Requires PIN and passphrase again after a restart of the program.
    pub fn forget_secrets(&mut self) {
        self.arbiter = ArbiterHere::default();
        self.passphrase_is(Passphrase::Unknown);
    }

    /// Whether the player is absent.
    pub fn is_absent(&self, side: Color) -> bool {
        *self.attendance.absent.get(side)
    }

    /// Returns the time since the start of the game; zero before it.
    pub fn since_beginning(&self, now: Stamp) -> Span {
        self.attendance.began.map_or(Span::ZERO, |began| now.since(began))
    }

    /// Returns the time at which the default time ends for an absent player; `None` once it has passed.
    ///
    /// `wait` is the default time, counted from the start of the game.
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

    /// Records a claim as a draw offer (2023 9.1.2.3). Returns false if an offer is already open.
    pub fn claim_offers(&mut self, by: Color) -> bool {
        let new = self.offer.is_none();
        self.offer.get_or_insert(by);
        new
    }

    /// Restores a draw offer after its move's announcement is corrected (2023 9.1.2.1).
    /// It cannot be withdrawn.
    pub fn keep_offer(&mut self, by: Color) {
        self.offer = Some(by);
    }

    /// Removes the offer of a player for a moment, and returns the player.
    pub fn set_offer_aside(&mut self, by: Color) -> Option<Color> {
        self.offer.take_if(|offered| *offered == by)
    }

    /// Removes the opponent's offer to `side`, if there is one.
    #[must_use]
    pub fn decline(&mut self, side: Color) -> Option<Fact> {
        self.offer.take_if(|by| *by != side).map(|_| Fact::Declined { by: side })
    }

    /// Records a draw claim, which waits for the arbiter.
    pub fn wait_for_ruling(&mut self, claim: DrawClaim) {
        self.claim = Some(claim);
    }

    /// Dismisses the draw claim.
    #[must_use]
    pub fn dismiss_claim(&mut self, note: Option<String>) -> Option<Fact> {
        self.claim.take().map(|claim| Fact::Dismissed { side: claim.side, note })
    }

    /// Proposes to the arbiter that `side` has lost for `reason`.
    /// Returns false if that is already proposed.
    pub fn propose_loss(&mut self, side: Color, reason: Reason) -> bool {
        let new = !self.losses.contains(&(side, reason));
        if new {
            self.losses.push((side, reason));
        }
        new
    }

    /// Dismisses the proposed losses of `side`.
    #[must_use]
    pub fn dismiss_losses_of(&mut self, side: Color, note: Option<&str>) -> Vec<Fact> {
        let (of_side, others) = std::mem::take(&mut self.losses).into_iter().partition(|(of, _)| *of == side);
        self.losses = of_side;
        let dismissed = self.dismiss_losses(note);
        self.losses = others;
        dismissed
    }

    /// Dismisses the proposed losses.
    #[must_use]
    pub fn dismiss_losses(&mut self, note: Option<&str>) -> Vec<Fact> {
        let dismissed = |(side, _)| Fact::Dismissed { side, note: note.map(str::to_owned) };
        std::mem::take(&mut self.losses).into_iter().map(dismissed).collect()
    }

    /// Asks a player to confirm an action. Replaces an earlier question.
    pub fn request_confirmation(&mut self, side: Color, question: ToConfirm) {
        self.question = Some((side, question));
    }

    /// Drops the question: it was answered or withdrawn.
    pub fn forget_question(&mut self) {
        self.question = None;
    }

    /// Asks the arbiter to confirm a ruling. Replaces an earlier question.
    pub fn confirm_ruling(&mut self, ruling: ToRule) {
        self.ruling = Some(ruling);
    }

    /// Removes and returns the ruling that the arbiter must confirm: it was answered or withdrawn.
    pub fn take_ruling(&mut self) -> Option<ToRule> {
        self.ruling.take()
    }

    /// Records that a person has asked to leave, and must confirm it.
    pub fn ask_to_leave(&mut self, side: Option<Color>) {
        self.leaving = Some(side);
    }

    /// Withdraws the request to leave. Returns whether there was one.
    pub fn forget_leaving(&mut self) -> bool {
        self.leaving.take().is_some()
    }

    /// Returns everything that a person must confirm.
    pub fn unconfirmed(&self) -> Unconfirmed {
        Unconfirmed { question: self.question.clone(), leaving: self.leaving, ruling: self.ruling.clone() }
    }

    /// Restores what a person must confirm, after a line that changed nothing.
    pub fn restore_unconfirmed(&mut self, unconfirmed: Unconfirmed) {
        let Unconfirmed { question, leaving, ruling } = unconfirmed;
        (self.question, self.leaving, self.ruling) = (question, leaving, ruling);
    }

    /// Records that a player proposes a takeback. Replaces an earlier proposal.
    #[must_use]
    pub fn propose_takeback(&mut self, by: Color, plies: usize) -> Fact {
        self.takeback = Some((by, plies));
        Fact::TakebackOffered { by, plies }
    }

    /// Removes the takeback proposed by the opponent of `side`, if any. Returns the number of plies.
    pub fn answer_takeback(&mut self, side: Color) -> Option<usize> {
        self.takeback.take_if(|(by, _)| *by != side).map(|(_, plies)| plies)
    }

    /// Drops the proposed takeback, because the game has continued.
    pub fn forget_takeback(&mut self) {
        self.takeback = None;
    }

    /// Drops the offer, the claim, the adjournment and the takeback proposal, because a ply was taken back.
    pub fn take_back(&mut self) {
        self.offer = None;
        self.claim = None;
        self.takeback = None;
        self.adjournment = None;
        self.held = None;
    }

    /// Drops the offer, the claim, the takeback proposal and the question at the end of the game.
    pub fn close(&mut self) {
        self.offer = None;
        self.claim = None;
        self.takeback = None;
        self.question = None;
        self.held = None;
    }

    /// Keeps an outcome until the arbiter has ruled on a flag that fell before it.
    pub fn hold(&mut self, outcome: Outcome, note: Option<String>) {
        self.held = Some((outcome, note));
    }

    /// Whether an outcome waits for a ruling on a flag.
    pub fn holds_outcome(&self) -> bool {
        self.held.is_some()
    }

    /// Removes and returns the outcome that waited for a ruling on a flag.
    pub fn take_held(&mut self) -> Option<(Outcome, Option<String>)> {
        self.held.take()
    }

    /// Starts the default time at the start of the game.
    pub fn begin(&mut self, now: Stamp) {
        self.attendance.began = Some(now);
    }

    /// Records that a player is absent.
    #[must_use]
    pub fn absent(&mut self, side: Color) -> Fact {
        *self.attendance.absent.get_mut(side) = true;
        Fact::Attendance { side, present: false }
    }

    /// Records that a player is absent when an adjourned game is resumed.
    /// The default time counts from now.
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

    /// Returns the absent players whose default time has passed since the last call.
    ///
    /// `wait` is the default time, counted from the start of the game.
    pub fn newly_late(&mut self, wait: Span, now: Stamp) -> Vec<Color> {
        if self.attendance.began.is_none_or(|began| began + wait > now) {
            return Vec::new();
        }
        let Attendance { absent, late, .. } = &mut self.attendance;
        let new = |side: &Color| *absent.get(*side) && !std::mem::replace(late.get_mut(*side), true);
        Color::ALL.into_iter().filter(new).collect()
    }
}
