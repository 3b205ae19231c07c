//! The interface through which a table drives any game: events in, effects out.
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

use super::act::ReadAs;
use super::adjournment;
use super::alone::ClockAlone;
use super::concealed::Concealed;
use super::effect::Effect;
use super::event::{Event, Secret};
use super::record::Game;
use super::settings::{Settings, StartError, Variant};
use super::tridim::Tridim;
use crate::chess::Color;
use crate::clock::Stamp;
use crate::speech::Speaker;

/// A game that a table drives. Handling the same events again after a greeting produces the same
/// effects.
pub trait Machine {
    /// The first announcements, before any event. A replay begins with them too.
    fn greeting(&mut self) -> Vec<Effect>;

    /// Handles an event and returns its effects.
    fn handle(&mut self, event: &Event) -> Vec<Effect>;

    /// Handles an event that is to be understood like that. Returns its effects, and what it was read as:
    /// a replay hands that in again.
    fn handle_as(&mut self, event: &Event, _read: &ReadAs) -> (Vec<Effect>, ReadAs) {
        (self.handle(event), ReadAs::Now)
    }

    /// What the next line must be, if it is something that only its owner may read.
    fn secret(&self) -> Option<Secret> {
        None
    }

    /// What is to be kept of a line that tells, or may tell, a move that is being sealed; none if it is any
    /// other line.
    fn conceals(&self, _line: &str) -> Option<Concealed> {
        None
    }

    /// The latest time at which it needs an event if nothing else happens before; always after `now`.
    fn next_deadline(&self) -> Option<Stamp>;

    /// The time of the last event.
    fn now(&self) -> Stamp;

    /// Whether a player's time runs, so that a long silence between events would be an error.
    fn time_runs(&self) -> bool;

    /// Whether it is over.
    fn is_over(&self) -> bool;

    /// Whether scores are kept. If so, each player may dictate one (2023 D.2.7), and the journal can
    /// be exported as a scoresheet.
    fn keeps_score(&self) -> bool;

    /// The speaker of this line in a journal that does not tell it; shown when a journal is listed.
    fn speaker_of(&self, text: &str) -> Speaker;

    /// The number of the move that a ply belongs to, and whose move it is. Plies count from 1; 0 is
    /// before the first. Names what is dictated at that ply.
    fn label(&self, ply: usize) -> (usize, Color);
}

/// The game that these settings ask for, before its greeting.
///
/// # Errors
/// [`StartError`] if the settings name no position to start from.
pub fn machine(settings: Settings) -> Result<Box<dyn Machine>, StartError> {
    Ok(match settings.variant {
        _ if settings.clock_only => Box::new(ClockAlone::new(settings)?),
        Variant::Tridim => Box::new(Tridim::new(settings)?),
        Variant::Standard | Variant::Chess960 => Box::new(Game::new(settings)?),
    })
}

impl Machine for Game {
    fn greeting(&mut self) -> Vec<Effect> {
        self.greeting()
    }

    fn handle(&mut self, event: &Event) -> Vec<Effect> {
        self.handle(event)
    }

    fn handle_as(&mut self, event: &Event, read: &ReadAs) -> (Vec<Effect>, ReadAs) {
        self.handle_as(event, read)
    }

    fn secret(&self) -> Option<Secret> {
        self.state.secret()
    }

    fn conceals(&self, line: &str) -> Option<Concealed> {
        Concealed::of(self, line, adjournment::worth)
    }

    fn next_deadline(&self) -> Option<Stamp> {
        Game::next_deadline(self)
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

impl Machine for Tridim {
    fn greeting(&mut self) -> Vec<Effect> {
        self.greeting()
    }

    fn handle(&mut self, event: &Event) -> Vec<Effect> {
        self.handle_as(event, &ReadAs::Now).0
    }

    fn handle_as(&mut self, event: &Event, read: &ReadAs) -> (Vec<Effect>, ReadAs) {
        self.handle_as(event, read)
    }

    fn secret(&self) -> Option<Secret> {
        self.table().secret()
    }

    fn conceals(&self, line: &str) -> Option<Concealed> {
        self.conceals(line)
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
        self.table().outcome().is_some()
    }

    fn keeps_score(&self) -> bool {
        true
    }

    fn speaker_of(&self, text: &str) -> Speaker {
        self.speaker_of(text)
    }

    fn label(&self, ply: usize) -> (usize, Color) {
        (self.table().move_number(ply), self.table().mover(ply))
    }
}

impl Machine for ClockAlone {
    fn greeting(&mut self) -> Vec<Effect> {
        self.greeting()
    }

    fn handle(&mut self, event: &Event) -> Vec<Effect> {
        self.handle_as(event, &ReadAs::Now).0
    }

    fn handle_as(&mut self, event: &Event, read: &ReadAs) -> (Vec<Effect>, ReadAs) {
        self.handle_as(event, read)
    }

    fn secret(&self) -> Option<Secret> {
        self.table().secret()
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
