//! Warnings of little time: only where a player has asked for them, to that player alone, each once
//! (2023 D.2.10.4 lets nobody else be told).

use super::{Game, Phase, Report, Settings, State};
use crate::chess::Color;
use crate::clock::{Alarm, ChessClock, Span, Stamp};
use crate::speech::{Phrase, Priority, Speaker};
use shakmaty::ByColor;

/// The alarms of a game about to begin.
pub(super) fn alarms(settings: &Settings) -> ByColor<Alarm> {
    let Some(control) = &settings.control else { return ByColor::default() };
    let left = ChessClock::new(control.clone()).left(Color::White, Stamp::default());
    ByColor { white: Alarm::new(&settings.white_warn, left), black: Alarm::new(&settings.black_warn, left) }
}

impl State {
    /// When the running side is to be warned next.
    pub(super) fn warning_due(&self) -> Option<Stamp> {
        let (clock, side) = (self.clock.as_ref()?, self.running()?);
        let next = self.alarms.get(side).next(clock.left(side, self.now))?;
        clock.reaches(next).filter(|&due| due > self.now)
    }
}

impl Game {
    /// Warns the running side if its time has come down to what it wanted to be told. Of a time
    /// that stands, only what it has risen to matters.
    pub(super) fn warn(&mut self) {
        for side in [Color::White, Color::Black] {
            let Some(left) = self.left(side) else { return };
            let passed = self.state.alarms.get_mut(side).pass(left);
            let runs = self.state.phase == Phase::Running && self.running() == Some(side);
            if let Some(left) = passed.filter(|_| runs && left > Span::ZERO) {
                self.report(side.into(), Report::Warned { side, left_ms: left });
                self.say_to(Speaker::Clock, side.into(), Priority::Message, &Phrase::LowTime { left });
            }
        }
    }

    /// A time was changed by hand, and its player told: no warning is owed for it.
    pub(super) fn pass_silently(&mut self) {
        for side in [Color::White, Color::Black] {
            if let Some(left) = self.left(side) {
                self.state.alarms.get_mut(side).pass(left);
            }
        }
    }
}
