//! The kinds of machine: the one that the settings ask for.
//!
//! ```
//! use annabella_clock::Stamp;
//! use annabella_game::{Event, Input, Settings, machine};
//! let mut machine = machine(Settings::default()).unwrap();
//! machine.greeting();
//! for (at, text) in [(Stamp(10), "white: Eva vier"), (Stamp(20), "black: resign!")] {
//!     machine.handle(&Event { at, input: Input::Line { text: text.to_owned() } });
//! }
//! assert!(machine.is_over());
//! ```

use crate::interface::settings::{Settings, StartError, Variant};
use crate::machines::alone::ClockAlone;
use crate::machines::machine::Machine;
use crate::machines::tridim::Tridim;
use crate::telling::record::Game;

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
