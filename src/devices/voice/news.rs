//! What becomes of the voices, for the event loop to tell and to journal.

use super::output::Opening;
use super::{EspeakError, OutputError};
use crate::speech::routing::Outlet;
use crate::speech::{Message, Worded};

/// Something that happened to a voice or its device. The game goes on in any case.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum VoiceNews {
    /// There is no voice: words are printed only.
    Missing {
        /// Why.
        reason: EspeakError,
    },
    /// A device is open for the first time.
    Open {
        /// Whose it is.
        outlet: Outlet,
        /// Its name.
        device: String,
    },
    /// A device cannot be opened; it is tried again in the background.
    NoDevice {
        /// Whose it would be.
        outlet: Outlet,
        /// Why.
        reason: OutputError,
    },
    /// A device that was open is dead; it is tried again in the background.
    Lost {
        /// Whose it is.
        outlet: Outlet,
        /// The system's sentence, perhaps empty.
        why: String,
    },
    /// A device is open again, and says again what was not heard.
    Back {
        /// Whose it is.
        outlet: Outlet,
    },
    /// Private words use the room's device, because the seat is shared and has no other.
    Shared,
    /// Words could not be made into sound.
    Unsaid {
        /// Why.
        reason: EspeakError,
    },
    /// The system's voice can speak.
    SystemReady,
    /// The system's voice hung or died and is started again.
    SystemRestarting {
        /// Its own sentence, perhaps empty.
        why: String,
    },
    /// The system's voice failed too often: words are printed only.
    SystemGone {
        /// Its own sentence, perhaps empty.
        why: String,
    },
}

impl VoiceNews {
    /// What there is to tell of a device; `first` where it had not been open before.
    pub(super) fn of_device(opening: &Opening, outlet: Outlet, first: bool) -> VoiceNews {
        match opening {
            Opening::Open(_, device) if first => VoiceNews::Open { outlet, device: device.clone() },
            Opening::Open(..) => VoiceNews::Back { outlet },
            Opening::Failed(error) => VoiceNews::NoDevice { outlet, reason: error.clone() },
            Opening::Lost(why) => VoiceNews::Lost { outlet, why: why.clone() },
        }
    }

    /// Whether something works worse than before.
    pub const fn is_bad(&self) -> bool {
        !matches!(
            self,
            VoiceNews::Open { .. } | VoiceNews::Back { .. } | VoiceNews::Shared | VoiceNews::SystemReady
        )
    }
}

impl Worded for VoiceNews {
    fn message(&self) -> Message {
        match self {
            VoiceNews::Missing { reason } => Message::new("voice-missing").with("reason", reason.message()),
            VoiceNews::Open { outlet, device } => {
                Message::new("voice-open").with("outlet", outlet.name()).with("device", device.as_str())
            }
            VoiceNews::NoDevice { outlet, reason } => {
                Message::new("voice-no-device").with("outlet", outlet.name()).with("reason", reason.message())
            }
            VoiceNews::Lost { outlet, .. } => Message::new("voice-lost").with("outlet", outlet.name()),
            VoiceNews::Back { outlet } => Message::new("voice-back").with("outlet", outlet.name()),
            VoiceNews::Shared => Message::new("voice-shared"),
            VoiceNews::Unsaid { reason } => Message::new("voice-unsaid").with("reason", reason.message()),
            VoiceNews::SystemReady => Message::new("voice-system-ready"),
            VoiceNews::SystemRestarting { .. } => Message::new("voice-system-restarting"),
            VoiceNews::SystemGone { .. } => Message::new("voice-system-gone"),
        }
    }
}
