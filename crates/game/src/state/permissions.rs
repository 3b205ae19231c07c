//! Permissions used by several topics.

use crate::interface::asker::Asker;
use crate::interface::refusal::Refusal;
use crate::state::State;
use crate::state::clocks::Phase;
use annabella_chess::Color;

/// The way in which time is set going.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Going {
    /// By a command.
    Asked,
    /// By Black's first press.
    Pressed,
}

impl State {
    /// Whether the game has an arbiter and the asker is another person.
    pub(crate) fn is_not_arbiter(&self, asker: &Asker) -> bool {
        self.settings.arbiter && !asker.is_arbiter()
    }

    /// Refuses to reveal the position to a player in tournament play until the game is over.
    pub(crate) fn may_explore(&self, asker: &Asker) -> Result<(), Refusal> {
        let hidden = self.is_not_arbiter(asker) && !self.clocks.is_over();
        if hidden { Err(Refusal::NotInTournament) } else { Ok(()) }
    }

    /// Refuses everyone except the arbiter, if there is one.
    pub(crate) fn may_rule(&self, asker: &Asker) -> Result<(), Refusal> {
        if self.is_not_arbiter(asker) { Err(Refusal::ArbiterOnly) } else { Ok(()) }
    }

    /// Refuses everyone who may not set time going: with an arbiter, everyone else.
    ///
    /// At the start, after a stop, at a resumption, and while an envelope stays closed. Only Black's first press
    /// starts a game that no one has started (2023 6.6).
    pub(crate) fn may_set_going(&self, asker: &Asker, by: Going) -> Result<(), Refusal> {
        match by {
            Going::Asked => self.may_rule(asker),
            Going::Pressed => Ok(()),
        }
    }

    /// Refuses if the game is over.
    pub(crate) fn is_open(&self) -> Result<(), Refusal> {
        if self.clocks.is_over() { Err(Refusal::Over) } else { Ok(()) }
    }

    /// Returns the refusal while the clocks are stopped; it says who resumes play.
    pub(crate) fn halted(&self, asker: &Asker) -> Refusal {
        let by = if self.is_not_arbiter(asker) { "arbiter" } else { "asker" };
        Refusal::Halted { by }
    }

    /// Returns the refusal before the start; it says who starts the game.
    pub(crate) fn not_started(&self, asker: &Asker) -> Refusal {
        let by = if self.is_not_arbiter(asker) { "arbiter" } else { "asker" };
        Refusal::NotStarted { by }
    }

    /// Whether only `side` has stopped the clocks, to call the arbiter: it may still claim (2023 9.5.1).
    fn halted_by(&self, side: Color) -> bool {
        self.clocks.halted().is_some() && self.incidents.calls().iter().any(|(_, by)| *by == side)
    }

    /// Refuses a claim while the clocks are stopped, unless only the claimant has stopped them.
    /// Without an arbiter, a player stops them to claim (2023 6.11.2, 9.5.1).
    pub(crate) fn may_claim_now(&self, asker: &Asker) -> Result<(), Refusal> {
        let stopped = self.clocks.halted().is_some();
        let alone = !self.settings.arbiter && self.rules.tells_what_follows();
        let may = !stopped || alone || asker.side.is_some_and(|side| self.halted_by(side));
        if may { Ok(()) } else { Err(self.halted(asker)) }
    }

    /// Returns the side that the asker plays for, in a game in progress.
    pub(crate) fn side_that_plays(&self, asker: &Asker) -> Result<Color, Refusal> {
        match self.clocks.phase() {
            Phase::Over(_) => Err(Refusal::Over),
            Phase::Before => Err(self.not_started(asker)),
            Phase::Running | Phase::Halted(_) => asker.side.ok_or(Refusal::NoSide),
        }
    }

    /// Returns the side to move, if the asker plays it.
    pub(crate) fn require_to_move(&self, asker: &Asker) -> Result<Color, Refusal> {
        let side = self.to_move();
        match asker.side {
            None => Err(Refusal::NoSide),
            Some(asking) if asking != side => Err(Refusal::NotYourMove { side }),
            Some(_) => Ok(side),
        }
    }

    /// Returns the side for which the asker may make a move now.
    pub(crate) fn may_move(&self, asker: &Asker) -> Result<Color, Refusal> {
        let side = self.to_move();
        match (self.clocks.phase(), asker.side) {
            (Phase::Over(_), _) => Err(Refusal::Over),
            (Phase::Halted(_), _) => Err(self.halted(asker)),
            (Phase::Before, _) if self.clocks.are_used() => Err(self.not_started(asker)),
            (_, None) => Err(Refusal::NoSide),
            (Phase::Before, _) if self.settings.lacks_assistant() => Err(Refusal::AssistantOwed),
            // Both sides are refused: after the press of an illegal move, one side's clock runs while the
            // other is to move.
            _ if let Some(why) = self.arbiter_deciding() => Err(why),
            // Both sides are refused: the player who replies may still be absent.
            _ if self.adjourned() => Err(Refusal::OpenFirst),
            (_, Some(asking)) if asking != side => Err(Refusal::NotYourMove { side }),
            _ if let Some(mv) = self.to_repeat() => Err(Refusal::RepeatFirst { mv }),
            _ if self.pending.adjournment().is_some() => Err(self.to_seal(side)),
            _ => self.board_behind(side).map_or(Ok(side), Err),
        }
    }

    /// Refuses if no piece may be touched or adjusted now.
    pub(crate) fn may_touch(&self, asker: &Asker) -> Result<(), Refusal> {
        match self.clocks.phase() {
            Phase::Before if self.clocks.are_used() => Err(self.not_started(asker)),
            Phase::Running | Phase::Before => Ok(()),
            // The arbiter stops the clocks to decide on a touch (2023 4.2.2, 6.11.1).
            Phase::Halted(_) if asker.is_arbiter() && self.rules.rules_on_touches_while_stopped() => Ok(()),
            Phase::Halted(_) => Err(self.halted(asker)),
            Phase::Over(_) => Err(Refusal::Over),
        }
    }
}
