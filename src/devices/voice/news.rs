//! The news from the voices, which the event loop reports and journals.

use super::output::Opening;
use super::{EspeakError, OutputError};
use crate::speech::routing::Outlet;
use crate::speech::{Message, Worded};

/// An event of a voice or its device. The game continues in any case.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum VoiceNews {
    /// No voice is available: words are only printed.
    Missing {
        /// The reason.
        reason: EspeakError,
    },
    /// A device was opened for the first time.
    Open {
        /// The device.
        outlet: Outlet,
        /// The name of the device.
        device: String,
    },
    /// A device cannot be opened; attempts continue in the background.
    NoDevice {
        /// The device.
        outlet: Outlet,
        /// The reason.
        reason: OutputError,
    },
    /// An open device has failed; attempts to reopen it continue in the background.
    Lost {
        /// The device.
        outlet: Outlet,
        /// The message of the operating system; may be empty.
        why: String,
    },
    /// A device is open again; words that were not heard are repeated.
    Back {
        /// The device.
        outlet: Outlet,
    },
    /// Private words are audible in the room, because the seat is shared and has no other device.
    Shared,
    /// The voice given by name does not exist; the default one speaks.
    NoSuchVoice {
        /// The name.
        name: String,
    },
    /// Words could not be converted to sound.
    Unsaid {
        /// The reason.
        reason: EspeakError,
    },
    /// The system's voice can speak.
    SystemReady,
    /// The system's voice has failed and is being restarted.
    SystemRestarting {
        /// The error message; may be empty.
        why: String,
    },
    /// The system's voice has failed too often: words are only printed.
    SystemGone {
        /// The error message; may be empty.
        why: String,
    },
}

impl VoiceNews {
    /// Returns the news about a device; `first` if it has not been open before.
    pub(super) fn of_device(opening: &Opening, outlet: Outlet, first: bool) -> VoiceNews {
        match opening {
            Opening::Open(_, device) if first => VoiceNews::Open { outlet, device: device.clone() },
            Opening::Open(..) => VoiceNews::Back { outlet },
            Opening::Failed(error) => VoiceNews::NoDevice { outlet, reason: error.clone() },
            Opening::Lost(why) => VoiceNews::Lost { outlet, why: why.clone() },
        }
    }

    /// Whether the news is about a loss of function.
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
