//! The possible meanings of a recording: a move, a command, a doubtful move, or nothing.

use super::unit::Command;
use annabella_chess::Move;

/// The meaning of a recording.
///
/// It is a proposal: nothing may be entered without the player's confirmation.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Heard {
    /// A legal move.
    Move {
        /// The move.
        mv: Move,
        /// Probability of the move, as estimated on the tuning speakers, 0 to 1.
        confidence: f32,
    },
    /// A command.
    Command(Command),
    /// Speech that must be repeated.
    Doubtful {
        /// The most similar move, if it is not a command.
        best: Option<Move>,
        /// The reason.
        why: Doubt,
    },
    /// A recording without an announcement.
    Nothing(Why),
}

/// A reason to ask for a repetition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Doubt {
    /// Two legal moves sound like it.
    TwoMoves,
    /// Part of it is an unknown word.
    UnknownWord,
    /// Too little similarity to any announcement.
    Unclear,
}

/// A reason why a recording has no announcement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Why {
    /// No speech.
    Silence,
    /// Too loud: samples are cut off.
    Clipped,
    /// Shorter than any announcement.
    TooShort,
    /// Longer than any announcement.
    TooLong,
    /// Sound without enrolled words, such as music.
    NoWords,
    /// A sample rate outside of 8 to 96 kHz.
    UnknownRate,
    /// No legal move to compare with.
    NoCandidates,
}
