//! The player's own score on a recording device (2023 D.2.7): its takes, and what a recorder is told.

use crate::chess::Color;
use crate::clock::{Span, Stamp};
use serde::{Deserialize, Serialize};

/// What a player's recorder is to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecorderOrder {
    /// Begin a take.
    Begin {
        /// Whose recorder.
        side: Color,
        /// The number of the take, from 1.
        take: usize,
        /// The ply that is dictated; 0 before the first.
        ply: usize,
    },
    /// End the take that is running.
    End {
        /// Whose recorder.
        side: Color,
    },
    /// Play takes, one after the other, to their player alone.
    Play {
        /// Whose.
        side: Color,
        /// Which.
        takes: Vec<usize>,
    },
}

/// What became of a take.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TakeState {
    /// The microphone is open: what is said now is kept.
    Running,
    /// It is ended and on disk.
    Kept,
    /// There is no microphone, or it cannot be opened.
    NoMicrophone,
    /// None is called as was asked for.
    UnknownMicrophone,
    /// The microphone has failed; what was said before is kept.
    MicrophoneLost,
    /// The file cannot be written. What was said stays in memory, and is tried again.
    NotWritten,
}

/// A dictated move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Take {
    /// Its number among that player's, from 1.
    pub number: usize,
    /// The ply that was dictated; 0 before the first.
    pub ply: usize,
    /// When it was begun.
    pub at: Stamp,
    /// What became of it; nothing while the microphone is being opened.
    pub state: Option<TakeState>,
    /// How long it is, as far as is known: of one that was cut off it is not.
    pub length: Span,
}

impl TakeState {
    /// The state as messages select it, as in JSON.
    pub const fn code(self) -> &'static str {
        match self {
            TakeState::Running => "running",
            TakeState::Kept => "kept",
            TakeState::NoMicrophone => "no-microphone",
            TakeState::UnknownMicrophone => "unknown-microphone",
            TakeState::MicrophoneLost => "microphone-lost",
            TakeState::NotWritten => "not-written",
        }
    }
}

impl Take {
    /// Whether there is anything to be heard. A take that was cut off has no end and can be.
    pub fn can_be_heard(&self) -> bool {
        match self.state {
            None | Some(TakeState::NoMicrophone | TakeState::UnknownMicrophone) => false,
            Some(TakeState::Running) => true,
            Some(_) => self.length > Span(0),
        }
    }
}
