//! What a table drives, whatever is played at it: events in, effects out.
//!
//! ```
//! use annabella::clock::Stamp;
//! use annabella::game::{Event, Input, Settings, machine};
//! let mut machine = machine(Settings::default()).unwrap();
//! machine.greeting();
//! for (at, text) in [(Stamp(10), "white: Eva vier"), (Stamp(20), "black: resign!")] {
//!     machine.handle(&Event { at, input: Input::Line { text: text.to_owned() } });
//! }
//! assert!(machine.is_over());
//! ```

use super::alone::ClockAlone;
use super::effect::Effect;
use super::event::Event;
use super::record::Game;
use super::settings::{Settings, StartError};
use crate::chess::Color;
use crate::clock::Stamp;
use crate::speech::Speaker;

/// A state machine at a table. Replaying its events, after its greeting, makes the same machine and
/// the same effects again.
pub trait Machine {
    /// What is said first, before any event. A replay begins with it too.
    fn greeting(&mut self) -> Vec<Effect>;

    /// Takes an event in and says what is to be done about it.
    fn handle(&mut self, event: &Event) -> Vec<Effect>;

    /// When it next wants an event, if nothing else happens before: always after `now`.
    fn next_deadline(&self) -> Option<Stamp>;

    /// The last event's stamp.
    fn now(&self) -> Stamp;

    /// Whether somebody's time runs, so that a long silence between events would be a gap.
    fn time_runs(&self) -> bool;

    /// Whether it has come to its end.
    fn is_over(&self) -> bool;

    /// Whether a score of the moves is kept: each player may dictate one (2023 D.2.7), and the
    /// journal gives a scoresheet.
    fn keeps_score(&self) -> bool;

    /// Who it would come from if this line were typed now: for telling a journal.
    fn speaker_of(&self, text: &str) -> Speaker;

    /// What is dictated at a ply is called by this: the number of its move, and whose move it is.
    /// Plies count from 1; 0 is before the first.
    fn label(&self, ply: usize) -> (usize, Color);
}

/// The machine that these settings ask for, before its greeting.
///
/// # Errors
/// [`StartError`] where the settings name no position to start from.
pub fn machine(settings: Settings) -> Result<Box<dyn Machine>, StartError> {
    Ok(match settings.clock_only {
        true => Box::new(ClockAlone::new(settings)?),
        false => Box::new(Game::new(settings)?),
    })
}

impl Machine for Game {
    fn greeting(&mut self) -> Vec<Effect> {
        self.greeting()
    }

    fn handle(&mut self, event: &Event) -> Vec<Effect> {
        self.handle(event)
    }

    fn next_deadline(&self) -> Option<Stamp> {
        self.state.next_deadline()
    }

    fn now(&self) -> Stamp {
        self.state.now()
    }

    fn time_runs(&self) -> bool {
        self.running().is_some()
    }

    fn is_over(&self) -> bool {
        self.outcome().is_some()
    }

    fn keeps_score(&self) -> bool {
        true
    }

    fn speaker_of(&self, text: &str) -> Speaker {
        self.state.speaker_of(text)
    }

    fn label(&self, ply: usize) -> (usize, Color) {
        (self.move_number(ply), self.mover(ply))
    }
}

impl Machine for ClockAlone {
    fn greeting(&mut self) -> Vec<Effect> {
        self.greeting()
    }

    fn handle(&mut self, event: &Event) -> Vec<Effect> {
        self.handle(event)
    }

    fn next_deadline(&self) -> Option<Stamp> {
        self.next_deadline()
    }

    fn now(&self) -> Stamp {
        self.table().now()
    }

    fn time_runs(&self) -> bool {
        self.table().running().is_some()
    }

    fn is_over(&self) -> bool {
        false
    }

    fn keeps_score(&self) -> bool {
        false
    }

    fn speaker_of(&self, text: &str) -> Speaker {
        self.table().speaker_of(text)
    }

    fn label(&self, ply: usize) -> (usize, Color) {
        (self.table().move_number(ply), self.table().mover(ply))
    }
}
