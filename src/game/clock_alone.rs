//! The clock alone, without a board or a score: presses count as moves, and whoever sits there
//! settles everything else.

use super::{Asker, Game, Halt, Phase, Refusal, Report, State, command::Command};
use crate::chess::Color;
use crate::speech::{Audience, Phrase, Priority, Speaker};
use shakmaty::ByColor;

/// Whether a command is about moves or a board, which a clock alone does not know.
pub(super) fn needs_a_game(command: &Command) -> bool {
    !matches!(
        command,
        Command::Start { .. }
            | Command::Press
            | Command::Time
            | Command::Clock
            | Command::Used
            | Command::Moves
            | Command::Again
            | Command::Stop
            | Command::Faster
            | Command::Slower
            | Command::Louder
            | Command::Softer
            | Command::Flag
            | Command::Halt { .. }
            | Command::Continue
            | Command::Set { .. }
            | Command::Add { .. }
            | Command::Count { .. }
            | Command::Retract(_)
            | Command::Help
            | Command::Words
    )
}

impl State {
    /// The moves of a side, where presses are all that is counted.
    pub(super) fn moves_alone(&self, side: Color) -> Option<usize> {
        let clock = self.clock.as_ref().filter(|_| self.settings.clock_only)?;
        Some(clock.moves(side) as usize)
    }

    /// The same for both sides.
    pub(super) fn plies_completed_alone(&self) -> Option<usize> {
        Some(self.moves_alone(Color::White)? + self.moves_alone(Color::Black)?)
    }
}

impl Game {
    /// The running side presses: a move was completed.
    pub(super) fn press_alone(&mut self, side: Color) {
        self.switch_clock(side);
        let ply = self.plies_completed_alone().unwrap_or_default();
        self.report(Audience::Room, Report::Completed { side, ply });
        self.pressed(side);
    }

    /// A flag has fallen. Whether that loses is not the clock's to say (2023 6.9): it stands, and
    /// everybody hears it; with an arbiter, only the arbiter does, and the other time runs on.
    pub(super) fn flag_alone(&mut self, side: Color) {
        let audience = if self.state.settings.arbiter { Audience::Arbiter } else { Audience::Room };
        if !self.state.settings.arbiter
            && let Some(clock) = &mut self.state.clock
        {
            let running = clock.running();
            clock.stop(self.state.now);
            if self.state.phase == Phase::Running {
                self.state.phase = Phase::Halted(Halt { side: running, awaits: ByColor::default() });
            }
            self.report_clock();
        }
        self.say_to(Speaker::Clock, audience, Priority::Important, &Phrase::FlagFallen { side });
    }

    /// Whose flag fell first, to the one who asks and may know.
    pub(super) fn flag_shown(&mut self, asker: &Asker, side: Color) {
        let players = !self.state.settings.arbiter;
        let audience = if players { asker.audience() } else { Audience::Arbiter };
        self.say_to(Speaker::Clock, audience, Priority::Text, &Phrase::FlagFallen { side });
    }

    /// Takes the last presses back.
    pub(super) fn retract_alone(&mut self, asker: &Asker, plies: usize) {
        if self.plies_completed_alone().unwrap_or_default() < plies {
            return self.refuse(asker, Refusal::TooFar { plies });
        }
        let halted = match &self.state.phase {
            Phase::Halted(halt) => halt.side,
            _ => None,
        };
        let mut side = self.running().or(halted).unwrap_or(Color::White);
        if let Some(clock) = &mut self.state.clock {
            clock.stop(self.state.now);
            for _ in 0..plies {
                side = side.other();
                clock.uncount(side, 1, self.state.now);
            }
        }
        self.retracted(asker, plies, side);
    }
}
