//! Recordings of players (2023 D.2.7), and orders to the recorders.

use annabella_chess::Color;
use annabella_clock::{Span, Stamp};
use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;

/// An order to a player's recorder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecorderOrder {
    /// Start a recording.
    Begin {
        /// The side whose recorder it is.
        side: Color,
        /// The number of the recording among the player's recordings, from 1.
        take: usize,
        /// The dictated ply; 0 before the first.
        ply: usize,
    },
    /// Stop the current recording.
    End {
        /// The side whose recorder it is.
        side: Color,
    },
    /// Play recordings one after the other, only to their player.
    Play {
        /// The side whose recorder it is.
        side: Color,
        /// The numbers of the recordings.
        takes: Vec<usize>,
    },
}

/// The state of a recording.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, IntoStaticStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum RecordingState {
    /// The microphone is open and recording.
    Running,
    /// Ended and saved.
    Kept,
    /// The microphone is missing or cannot be opened.
    NoMicrophone,
    /// The named microphone does not exist.
    UnknownMicrophone,
    /// The microphone has failed; the sound until then is kept.
    MicrophoneLost,
    /// The file cannot be written. The sound stays in memory, and writing is retried.
    NotWritten,
}

/// A dictated move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Recording {
    /// The number among the player's recordings, from 1.
    pub number: usize,
    /// The dictated ply; 0 before the first.
    pub ply: usize,
    /// The start time.
    pub at: Stamp,
    /// The state; `None` until the microphone has been opened.
    pub state: Option<RecordingState>,
    /// The length, as far as known; unknown if the end of the program cut it off.
    pub length: Span,
}

impl Recording {
    /// Whether it can be played, even if the end of the program cut it off.
    pub fn can_be_heard(&self) -> bool {
        match self.state {
            None | Some(RecordingState::NoMicrophone | RecordingState::UnknownMicrophone) => false,
            Some(RecordingState::Running) => true,
            Some(_) => self.length > Span(0),
        }
    }
}
