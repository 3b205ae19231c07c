//! The takes of a player who keeps the score on a recording device (2023 D.2.7), and orders to the
//! recorder.

use annabella_chess::Color;
use annabella_clock::{Span, Stamp};
use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;

/// An order to a player's recorder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecorderOrder {
    /// Begin a take.
    Begin {
        /// Whose recorder.
        side: Color,
        /// The number of the take among that player's takes, from 1.
        take: usize,
        /// The ply that is dictated; 0 before the first.
        ply: usize,
    },
    /// End the running take.
    End {
        /// Whose recorder.
        side: Color,
    },
    /// Play takes one after the other, to their player alone.
    Play {
        /// Whose recorder.
        side: Color,
        /// The numbers of the takes.
        takes: Vec<usize>,
    },
}

/// The state of a take.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, IntoStaticStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum RecordingState {
    /// The microphone is open and recording.
    Running,
    /// Ended and saved.
    Kept,
    /// There is no microphone, or it cannot be opened.
    NoMicrophone,
    /// There is no microphone of the name that was given.
    UnknownMicrophone,
    /// The microphone has failed; what was recorded before is kept.
    MicrophoneLost,
    /// The file cannot be written. The sound stays in memory, and writing is tried again.
    NotWritten,
}

/// A dictated move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Recording {
    /// Its number among that player's, from 1.
    pub number: usize,
    /// The ply that was dictated; 0 before the first.
    pub ply: usize,
    /// When it began.
    pub at: Stamp,
    /// Its state; none until the microphone has been opened.
    pub state: Option<RecordingState>,
    /// Its length, as far as known; unknown for one that the end of the program cut off.
    pub length: Span,
}

impl Recording {
    /// Whether it can be played. A take that the end of the program cut off can.
    pub fn can_be_heard(&self) -> bool {
        match self.state {
            None | Some(RecordingState::NoMicrophone | RecordingState::UnknownMicrophone) => false,
            Some(RecordingState::Running) => true,
            Some(_) => self.length > Span(0),
        }
    }
}
