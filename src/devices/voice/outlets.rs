//! The names of the sound devices of a table.

use crate::speech::routing::{Outlet, Routing, Seat};
use serde::{Deserialize, Serialize};

/// The names of the sound devices. Without a name the room has the default device, and the others have
/// none.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outlets {
    /// The loudspeaker.
    pub room: Option<String>,
    /// The headset of the player with the white pieces.
    pub white: Option<String>,
    /// The headset of the player with the black pieces.
    pub black: Option<String>,
    /// The arbiter's headset.
    pub arbiter: Option<String>,
    /// The names of the voices that speak there; without one, the voice of the language.
    #[serde(default)]
    pub voices: [Option<String>; 4],
}

impl Outlets {
    /// The name of that device, if one is given.
    pub fn name(&self, outlet: Outlet) -> Option<&str> {
        match outlet {
            Outlet::Room => self.room.as_deref(),
            Outlet::White => self.white.as_deref(),
            Outlet::Black => self.black.as_deref(),
            Outlet::Arbiter => self.arbiter.as_deref(),
        }
    }

    /// The name of the voice on that device, if one is given.
    pub fn voice(&self, outlet: Outlet) -> Option<&str> {
        let at = Outlet::ALL.iter().position(|other| *other == outlet)?;
        self.voices.get(at)?.as_deref()
    }

    /// Who hears what on these devices.
    pub fn routing(&self, seat: Seat, arbiter_present: bool) -> Routing {
        let named = Outlet::ALL.into_iter().filter(|outlet| self.name(*outlet).is_some());
        Routing::new(seat, arbiter_present, named)
    }
}
