//! The kinds of machine: the one that the settings ask for.
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
use super::machine::Machine;
use super::record::Game;
use super::settings::{Settings, StartError, Variant};
use super::tridim::Tridim;

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
