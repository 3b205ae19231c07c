//! What goes out: inert data, carried out only after the event is on disk.

use super::fact::Fact;
use super::take::RecorderOrder;
use crate::chess::Color;
use crate::clock::Span;
use crate::speech::{Audience, Message, Utterance};

/// One thing that the devices are to do.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// Print it to its seat and say it.
    Say {
        /// The words.
        utterance: Utterance,
        /// Whether a voice says it too: not where a person has just said it.
        aloud: bool,
    },
    /// What scripts see of it.
    Report {
        /// Who may know.
        audience: Audience,
        /// What happened.
        report: Fact,
        /// Its sentence.
        text: Option<Message>,
    },
    /// Change how the voice speaks.
    Voice(VoiceChange),
    /// A recorder is to do something.
    Recorder(RecorderOrder),
    /// The chess clocks beside the boards are to show these times. At most one an event, and none for
    /// what such a clock has shown itself.
    SetClock {
        /// What White has left.
        white: Span,
        /// What Black has left.
        black: Span,
        /// Whose time runs; none stands.
        running: Option<Color>,
    },
    /// The game is over; nothing more is expected.
    Over,
}

/// A change of the voice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum VoiceChange {
    /// Silence, at once, on what that audience hears.
    Stop(Audience),
    /// Faster.
    Faster,
    /// Slower.
    Slower,
    /// Louder.
    Louder,
    /// Softer.
    Softer,
}
