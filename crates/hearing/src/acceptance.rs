//! The meaning of a recording, and the decision by its signs whether it is accepted.

use super::learnt::{ACCEPTED, BIAS, UNIT_BIAS, UNIT_WEIGHTS, WEIGHTS};
use super::sentences::mean_cost;
use super::signs::{Signs, UNIT_SIGNS, WHOLE_SIGNS};
use super::unit::Command;
use annabella_chess::Move;

/// The number of values from which the confidence is computed.
pub const VALUES: usize = WHOLE_SIGNS + 3;

/// The logarithm of the mean relative cost of units above which a sound has no words.
const NO_WORDS: f32 = 1.1;
/// The logarithm of the relative cost of one unit above which nothing is accepted.
///
/// The weights are valid only for sounds like those of the tuning speakers.
const UNLIKE: f32 = 1.1;
/// The same for the worst part of a unit.
const UNLIKE_PART: f32 = 1.2;
/// The natural logarithm of the margin below which another move is as good.
const NARROW: f32 = 2.0;
/// The odds of a unit below which it is an unknown word.
const NO_UNIT: f32 = 0.0;

/// The cost of a frame above that of units in any order, above which it is another voice.
const PLAUSIBLE: f32 = 0.5;

/// Weights of signs, and a bias. Their sum is the logarithm of odds.
#[derive(Clone, Debug)]
pub struct Weights<const N: usize> {
    /// One weight for each sign.
    pub weights: [f32; N],
    /// The logarithm of the odds if all signs are 0.
    pub bias: f32,
}

impl<const N: usize> Weights<N> {
    /// Returns the logarithm of the odds.
    pub fn value(&self, signs: &[f32; N]) -> f32 {
        self.bias + signs.iter().zip(&self.weights).map(|(sign, weight)| sign * weight).sum::<f32>()
    }
}

const UNIT: Weights<UNIT_SIGNS> = Weights { weights: UNIT_WEIGHTS, bias: UNIT_BIAS };
const WHOLE: Weights<VALUES> = Weights { weights: WEIGHTS, bias: BIAS };

/// Returns the values of an announcement: the signs of all of it; the odds of its worst unit, of the
/// second worst, and of all on average.
pub fn values(signs: &Signs, unit: &Weights<UNIT_SIGNS>) -> [f32; VALUES] {
    let mut odds: Vec<f32> = signs.units.iter().map(|signs| unit.value(signs).clamp(-20.0, 20.0)).collect();
    odds.sort_by(f32::total_cmp);
    let worst = odds.first().copied().unwrap_or(-20.0);
    let second = odds.get(1).copied().unwrap_or(worst);
    let mean = odds.iter().sum::<f32>() / odds.len().max(1) as f32;
    let [margin, free, stretch, number] = signs.whole;
    [margin, free, stretch, number, worst, second, mean]
}

/// Returns the probability of the best announcement; 0 if a unit is unlike all examples.
pub fn confidence(signs: &Signs) -> f32 {
    if signs.units.iter().any(|unit| unit[0] > UNLIKE || unit[7] > UNLIKE_PART) {
        return 0.0;
    }
    1.0 / (1.0 + (-WHOLE.value(&values(signs, &UNIT))).exp())
}

/// Whether the best announcement is accepted.
pub fn is_accepted(confidence: f32) -> bool {
    confidence >= ACCEPTED
}

/// Whether an announcement that another recogniser is sure of can be in the enrolled voice.
pub fn is_plausible(signs: &Signs) -> bool {
    !signs.units.is_empty() && signs.whole[1] <= PLAUSIBLE
}

/// Returns the reason against acceptance.
pub fn doubt(signs: &Signs, best: Option<Move>) -> Heard {
    if mean_cost(signs) > NO_WORDS {
        return Heard::Nothing(Why::NoWords);
    }
    let why = if signs.whole[0] < NARROW {
        Doubt::TwoMoves
    } else if signs.units.iter().any(|unit| UNIT.value(unit) < NO_UNIT) {
        Doubt::UnknownWord
    } else {
        Doubt::Unclear
    };
    Heard::Doubtful { best, why }
}

/// The meaning of a recording.
///
/// It is a proposal: nothing may be entered without the player's confirmation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Heard {
    /// A legal move.
    Move {
        /// The move.
        mv: Move,
    },
    /// A legal move that is uncertain: it fits a little less, or the recognisers differ.
    Likely {
        /// The move.
        mv: Move,
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
    /// Too quiet to be recognised: the microphone is too far away.
    TooQuiet,
    /// Hardly louder than the noise of the room, and not recognised.
    Noisy,
    /// Sound without enrolled words, such as music.
    NoWords,
    /// A sample rate outside of 8 to 96 kHz.
    UnknownRate,
    /// No legal move to compare with.
    NoCandidates,
}
