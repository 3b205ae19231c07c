//! What goes out: inert data, carried out only after the event is on disk.

use super::{Recorder, TakeState};
use crate::chess::{Color, Square, serial};
use crate::clock::{Span, Stamp};
use crate::laws::Reason;
use crate::reconcile::Verdict;
use crate::speech::{Audience, Message, Speaker, Utterance};
use serde::Serialize;

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
        report: Report,
        /// Its sentence.
        text: Option<Message>,
    },
    /// Change how the voice speaks.
    Voice(VoiceChange),
    /// A recorder is to do something.
    Recorder(Recorder),
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

/// What happened, as one JSON object (see `docs/json.md`).
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "event", rename_all = "lowercase")]
#[allow(missing_docs)] // docs/json.md describes each, and a test holds the two together.
pub enum Report {
    Started {
        #[serde(with = "serial::color")]
        side: Color,
    },
    Announced {
        by: Speaker,
        #[serde(with = "serial::color")]
        side: Color,
        ply: usize,
        san: String,
        uci: String,
    },
    Touched {
        #[serde(with = "serial::color")]
        by: Color,
        #[serde(with = "serial::square")]
        square: Square,
        #[serde(skip_serializing_if = "Option::is_none")]
        lifted_ms: Option<Stamp>,
    },
    Made {
        #[serde(with = "serial::color")]
        side: Color,
        ply: usize,
        san: String,
        uci: String,
    },
    Repeated {
        #[serde(with = "serial::color")]
        by: Color,
        ply: usize,
        pegs: bool,
    },
    Corrected {
        #[serde(with = "serial::color")]
        side: Color,
        ply: usize,
        san: String,
        uci: String,
    },
    Completed {
        #[serde(with = "serial::color")]
        side: Color,
        ply: usize,
    },
    Refused {
        by: Speaker,
        reason: String,
    },
    Clock {
        white_ms: Span,
        black_ms: Span,
        #[serde(serialize_with = "serial::color_or_none::serialize")]
        running: Option<Color>,
    },
    Mismatch {
        #[serde(with = "serial::color")]
        board: Color,
        squares: Vec<String>,
    },
    Irregularity {
        #[serde(with = "serial::color")]
        side: Color,
        reason: String,
        entry: String,
    },
    Offered {
        #[serde(with = "serial::color")]
        by: Color,
    },
    Declined {
        #[serde(with = "serial::color")]
        by: Color,
    },
    Flag {
        #[serde(with = "serial::color")]
        side: Color,
    },
    Halted {
        reason: String,
        #[serde(skip_serializing_if = "Option::is_none")]
        note: Option<String>,
    },
    Continued,
    Set {
        #[serde(with = "serial::color")]
        side: Color,
        left_ms: Span,
        #[serde(skip_serializing_if = "Option::is_none")]
        note: Option<String>,
    },
    Added {
        #[serde(with = "serial::color")]
        side: Color,
        more_ms: Span,
        left_ms: Span,
        #[serde(skip_serializing_if = "Option::is_none")]
        note: Option<String>,
    },
    Counted {
        #[serde(with = "serial::color")]
        side: Color,
        moves: usize,
        #[serde(skip_serializing_if = "Option::is_none")]
        note: Option<String>,
    },
    Adjourned {
        #[serde(with = "serial::color")]
        side: Color,
        sealed: bool,
        #[serde(skip_serializing_if = "Option::is_none")]
        note: Option<String>,
    },
    Attendance {
        #[serde(with = "serial::color")]
        side: Color,
        present: bool,
    },
    Warned {
        #[serde(with = "serial::color")]
        side: Color,
        left_ms: Span,
    },
    #[serde(rename = "clock-differs")]
    ClockDiffers {
        white_ms: Span,
        black_ms: Span,
        shown_white_ms: Span,
        shown_black_ms: Span,
    },
    Retracted {
        plies: usize,
    },
    Assisted {
        by: Speaker,
        #[serde(with = "serial::color")]
        of: Color,
        duty: super::Duty,
    },
    Claimed {
        #[serde(with = "serial::color")]
        by: Color,
        ground: String,
        #[serde(skip_serializing_if = "Option::is_none")]
        uci: Option<String>,
    },
    Dismissed {
        #[serde(with = "serial::color")]
        side: Color,
    },
    Waived {
        rule: String,
    },
    Resumed {
        gap_ms: Span,
    },
    Written {
        #[serde(with = "serial::color")]
        side: Color,
        ply: usize,
        cell: String,
    },
    Reconciled {
        agree: bool,
        agreed_plies: usize,
        #[serde(skip_serializing_if = "Option::is_none")]
        verdict: Option<Verdict>,
    },
    Device {
        device: super::Device,
        state: super::DeviceState,
    },
    Dictated {
        #[serde(with = "serial::color")]
        by: Color,
        take: usize,
        ply: usize,
        state: TakeState,
        length_ms: Span,
    },
    Result {
        result: String,
        reason: Reason,
    },
}
