//! The news of the voices, which the event loop reports and journals.

use super::output::Opening;
use super::{EspeakError, OutputError};
use crate::speech::routing::Outlet;
use crate::speech::{Message, Worded};

/// An event of a voice or its device. The game continues in any case.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum VoiceNews {
    /// There is no voice: words are only printed.
    Missing {
        /// Why.
        reason: EspeakError,
    },
    /// A device was opened for the first time.
    Open {
        /// The device.
        outlet: Outlet,
        /// Its name.
        device: String,
    },
    /// A device cannot be opened; this is tried again in the background.
    NoDevice {
        /// The device.
        outlet: Outlet,
        /// Why.
        reason: OutputError,
    },
    /// An open device has failed; opening it is tried again in the background.
    Lost {
        /// The device.
        outlet: Outlet,
        /// The message of the operating system; may be empty.
        why: String,
    },
    /// A device is open again; words that were not heard are said again.
    Back {
        /// The device.
        outlet: Outlet,
    },
    /// Private words are heard in the room, because the seat is shared and has no other device.
    Shared,
    /// There is no voice with the name that was set; the usual one speaks.
    NoSuchVoice {
        /// The name.
        name: String,
    },
    /// Words could not be turned into sound.
    Unsaid {
        /// Why.
        reason: EspeakError,
    },
    /// The system's voice can speak.
    SystemReady,
    /// The system's voice failed and is restarted.
    SystemRestarting {
        /// Its error message; may be empty.
        why: String,
    },
    /// The system's voice has failed too often: words are only printed.
    SystemGone {
        /// Its error message; may be empty.
        why: String,
    },
}

impl VoiceNews {
    /// The news of a device; `first` if it had not been open before.
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
            VoiceNews::Open { .. }
                | VoiceNews::Back { .. }
                | VoiceNews::Shared
                | VoiceNews::NoSuchVoice { .. }
                | VoiceNews::SystemReady
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
            VoiceNews::NoSuchVoice { name } => {
                Message::new("voice-unknown-at-start").with("name", name.as_str())
            }
            VoiceNews::Unsaid { reason } => Message::new("voice-unsaid").with("reason", reason.message()),
            VoiceNews::SystemReady => Message::new("voice-system-ready"),
            VoiceNews::SystemRestarting { .. } => Message::new("voice-system-restarting"),
            VoiceNews::SystemGone { .. } => Message::new("voice-system-gone"),
        }
    }
}
