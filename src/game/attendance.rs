//! Players who are not at the board when the game begins, and the default time (2023 6.7).

use super::{Asker, Game, Phase, Refusal, Report, State, command::Command};
use crate::chess::Color;
use crate::clock::{Span, Stamp};
use crate::laws::Reason;
use crate::speech::{Audience, Phrase, Priority, Speaker};
use shakmaty::ByColor;

/// Who is not there.
#[derive(Clone, Debug, Default)]
pub(super) struct Attendance {
    absent: ByColor<bool>,
    /// Whose default time has passed.
    late: ByColor<bool>,
    /// When the game began.
    began: Option<Stamp>,
}

impl State {
    /// When the next default time will have passed.
    pub(super) fn default_time_due(&self) -> Option<Stamp> {
        let due = self.attendance.began? + self.default_time();
        let waits = |side: Color| *self.attendance.absent.get(side) && !*self.attendance.late.get(side);
        let waited_for = waits(Color::White) || waits(Color::Black);
        (waited_for && due > self.now).then_some(due)
    }

    fn default_time(&self) -> Span {
        self.settings.default_time.unwrap_or(self.settings.laws.default_time())
    }
}

impl Game {
    /// The arbiter notes that a player is not there. White's time runs all the same (2023 6.7.2).
    pub(super) fn absent(&mut self, asker: &Asker, side: Color) {
        if !self.may_rule(asker) {
            return;
        }
        if let Phase::Over(_) = self.state.phase {
            return self.refuse(asker, Refusal::Over);
        }
        if self.state.line.plies().iter().any(|ply| ply.by == side) {
            return self.refuse(asker, Refusal::TooLate);
        }
        *self.state.attendance.absent.get_mut(side) = true;
        self.report(Audience::Room, Report::Attendance { side, present: false });
        let phrase = Phrase::Absent { side, wait: self.default_time() };
        self.say_to(asker.speaker, Audience::Room, Priority::Message, &phrase);
    }

    /// The arbiter notes that the player has come.
    pub(super) fn arrived(&mut self, asker: &Asker, side: Color) {
        if !self.may_rule(asker) {
            return;
        }
        if let Phase::Over(_) = self.state.phase {
            return self.refuse(asker, Refusal::Over);
        }
        if !*self.state.attendance.absent.get(side) {
            return self.refuse(asker, Refusal::Present { side });
        }
        self.arrive(asker.speaker, side);
    }

    /// Who moves or presses is there.
    pub(super) fn acts(&mut self, asker: &Asker, command: &Command) {
        let Some(side) = asker.side.filter(|&side| asker.speaker == side.into()) else { return };
        let plays = matches!(command, Command::Move(_) | Command::Say | Command::Press);
        if plays && *self.state.attendance.absent.get(side) {
            self.arrive(Speaker::Program, side);
        }
    }

    fn arrive(&mut self, by: Speaker, side: Color) {
        *self.state.attendance.absent.get_mut(side) = false;
        self.report(Audience::Room, Report::Attendance { side, present: true });
        let after = self.state.attendance.began.map_or(Span::ZERO, |began| self.state.now.since(began));
        self.say_to(by, Audience::Room, Priority::Message, &Phrase::Arrived { side, after });
    }

    /// The default time counts from here.
    pub(super) fn default_time_begins(&mut self) {
        self.state.attendance.began = Some(self.state.now);
    }

    /// A player who is not there when the default time has passed loses, unless the arbiter decides
    /// otherwise (2023 6.7.1).
    pub(super) fn see_absence(&mut self) {
        let Some(began) = self.state.attendance.began else { return };
        if began + self.default_time() > self.state.now || matches!(self.state.phase, Phase::Over(_)) {
            return;
        }
        for side in [Color::White, Color::Black] {
            let absent = *self.state.attendance.absent.get(side);
            if absent && !std::mem::replace(self.state.attendance.late.get_mut(side), true) {
                let phrase = Phrase::DefaultTimeOver { side };
                self.propose_loss(side, Reason::DefaultTime, String::new(), &phrase);
            }
        }
    }
}
