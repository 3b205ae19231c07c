//! Time that goes by: gaps, flags, and clocks that stand until somebody confirms.

use super::{Game, Halt, Phase, Refusal, Report, ending::over};
use crate::chess::Color;
use crate::clock::{Span, Stamp};
use crate::laws;
use crate::speech::{Audience, Phrase, Priority, Speaker};
use shakmaty::ByColor;

/// A gap between two events longer than this, while a clock runs, was no thinking: the machine
/// slept.
const LONGEST_GAP: Span = Span(2_000);

impl Game {
    /// A gap halts the clocks before it can be taken for thinking; a deadline passed is a flag.
    pub(super) fn watch_clock(&mut self, at: Stamp) {
        let Some(clock) = self.state.clock.as_ref().filter(|clock| clock.running().is_some()) else { return };
        let gap = at.since(self.state.now);
        if gap > LONGEST_GAP {
            self.report(Audience::Room, Report::Halted { reason: "gap".to_owned(), note: None });
            self.room(Priority::Important, &Phrase::Gap { gap });
            self.stand_still();
            return;
        }
        let Some(side) = clock.running().filter(|&side| clock.flagged(side, at)) else { return };
        let deadline = clock.deadline().unwrap_or(at);
        self.state.now = deadline.max(self.state.now);
        self.flag(side);
    }

    /// A flag that fell by what was just done, as by a time set to nothing, is noticed at once.
    pub(super) fn see_flags(&mut self) {
        for side in [Color::White, Color::Black] {
            let fallen = self.state.clock.as_ref().is_some_and(|clock| clock.flagged(side, self.state.now));
            if fallen && !matches!(self.state.phase, Phase::Before | Phase::Over(_)) {
                self.flag(side);
            }
        }
    }

    pub(super) fn stand_still(&mut self) {
        let side = self.running();
        self.stand_until_confirmed(side);
    }

    /// The clocks stand, and these times are proposed; then that side's runs on.
    pub(super) fn stand_until_confirmed(&mut self, side: Option<Color>) {
        let Some(clock) = &mut self.state.clock else { return };
        clock.stop(self.state.now);
        let (white, black) =
            (clock.left(Color::White, self.state.now), clock.left(Color::Black, self.state.now));
        let awaits = ByColor { white: !self.state.settings.arbiter, black: !self.state.settings.arbiter };
        self.state.phase = Phase::Halted(Halt { side, awaits });
        self.room(Priority::Important, &Phrase::ProposedTimes { white, black });
        self.report_clock();
    }

    pub(super) fn resumed(&mut self, gap: Span) {
        self.report(Audience::Room, Report::Resumed { gap_ms: gap });
        self.dictations_cut_off();
        let phrase = match self.state.phase {
            Phase::Over(outcome) => over(outcome),
            _ => {
                Phrase::Resumed { plies: self.plies_completed_alone().unwrap_or(self.state.line.len()), gap }
            }
        };
        self.room(Priority::Message, &phrase);
        if matches!(self.state.phase, Phase::Running | Phase::Halted(_)) && !self.state.settings.clock_only {
            self.room(Priority::Message, &Phrase::WhoseMove { side: self.to_move() });
        }
        self.say_how_to_begin();
        if let Some(side) = self.state.offer {
            self.room(Priority::Message, &Phrase::OfferStands { side });
        }
        if self.state.claim.is_some() {
            self.tell(Audience::Arbiter, Priority::Important, &Refusal::ClaimPending);
        }
        if let Phase::Halted(_) = self.state.phase {
            self.room(Priority::Message, &Phrase::Halted);
        }
        self.say_adjourned();
        for side in [Color::White, Color::Black] {
            if let Some(board) = self.state.boards.get_mut(side) {
                board.forget_connection();
            }
        }
        if self.state.phase == Phase::Running && self.running().is_some() {
            self.stand_still();
        }
    }

    /// That side's flag has fallen: the end of the game, unless an arbiter rules (2023 6.8, 6.9).
    pub(super) fn flag(&mut self, side: Color) {
        if std::mem::replace(self.state.flag_told.get_mut(side), true) {
            return;
        }
        self.state.first_flag.get_or_insert(side);
        self.report(Audience::Arbiter, Report::Flag { side });
        if self.state.settings.clock_only {
            self.flag_alone(side);
        } else if !self.state.settings.arbiter {
            self.end(laws::after_flag(self.position(), side));
        } else {
            self.say_to(Speaker::Clock, Audience::Arbiter, Priority::Important, &Phrase::FlagFallen { side });
        }
    }
}
