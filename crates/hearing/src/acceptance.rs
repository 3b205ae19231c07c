//! The meaning of a recording, and the decision by its signs whether it is accepted.

use super::learnt::{ACCEPTED, BIAS, UNIT_BIAS, UNIT_WEIGHTS, WEIGHTS};
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

/// The limits within which an announcement is accepted.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Limits {
    /// The least logarithm of the odds.
    pub odds: f32,
    /// The logarithm of the relative cost of one unit above which nothing is accepted.
    pub unlike: f32,
    /// The cost of a frame above that of any units in any order, above which nothing is accepted.
    pub excess: f32,
}

/// The logarithm of the odds below which no person's announcements are accepted.
const LEAST_ODDS: f32 = -3.5;
/// The difference to the odds of the best wrong move.
const MARGIN: f32 = 2.0;
/// The relative costs of one unit above which it may be another voice, after whole announcements.
const OTHER_VOICE: std::ops::RangeInclusive<f32> = 0.3..=0.9;
/// The excess of such a person's announcements.
const EXCESS: f32 = 0.03;
/// The excess of announcements that another recogniser heard, too.
const AGREED_EXCESS: f32 = 0.5;

impl Limits {
    /// The limits for people without whole announcements, learnt from the tuning speakers.
    pub fn usual() -> Limits {
        Limits { odds: (ACCEPTED / (1.0 - ACCEPTED)).ln(), unlike: UNLIKE, excess: f32::INFINITY }
    }

    /// Returns a person's limits, by the signs of right announcements and of the best wrong moves.
    pub fn of(right: &[&Signs], wrong: &[&Signs]) -> Limits {
        let mut worst: Vec<f32> = right.iter().map(|signs| worst_cost(signs)).collect();
        worst.sort_by(f32::total_cmp);
        // One announcement may be an odd one.
        let unlike = worst.iter().rev().nth(1).copied().unwrap_or(*OTHER_VOICE.end());
        let near = wrong.iter().filter(|signs| signs.whole[1] <= EXCESS);
        let odds = near.map(|signs| odds(signs)).fold(f32::NEG_INFINITY, f32::max) + MARGIN;
        let odds = odds.clamp(LEAST_ODDS, Limits::usual().odds);
        let unlike = unlike.clamp(*OTHER_VOICE.start(), *OTHER_VOICE.end());
        // Stored with two decimals.
        let short = |number: f32| (100.0 * number).round() / 100.0;
        Limits { odds: short(odds), unlike: short(unlike), excess: EXCESS }
    }

    /// Returns stored limits; `None` if no enrolment can have them.
    pub fn stored(odds: f32, unlike: f32) -> Option<Limits> {
        let possible = LEAST_ODDS..=Limits::usual().odds + 0.01;
        (possible.contains(&odds) && OTHER_VOICE.contains(&unlike)).then_some(Limits {
            odds,
            unlike,
            excess: EXCESS,
        })
    }

    /// Whether an announcement that another recogniser heard, too, is in the person's voice.
    pub fn accept_agreed(&self, signs: &Signs) -> bool {
        !signs.units.is_empty() && worst_cost(signs) <= self.unlike && signs.whole[1] <= AGREED_EXCESS
    }

    /// Whether an announcement with these signs is accepted.
    pub fn accept(&self, signs: &Signs) -> bool {
        let worst_part = signs.units.iter().map(|unit| unit[7]).fold(f32::MIN, f32::max);
        !signs.units.is_empty()
            && worst_cost(signs) <= self.unlike
            && worst_part <= UNLIKE_PART
            && signs.whole[1] <= self.excess
            && odds(signs) >= self.odds
    }
}

/// Returns the relative cost of the unit that fits worst.
fn worst_cost(signs: &Signs) -> f32 {
    signs.units.iter().map(|unit| unit[0]).fold(f32::MIN, f32::max)
}

/// Returns the logarithm of the odds of the best announcement.
pub fn odds(signs: &Signs) -> f32 {
    WHOLE.value(&values(signs, &UNIT))
}

/// Returns the probability of the best announcement, as estimated on the tuning speakers.
pub fn confidence(signs: &Signs) -> f32 {
    1.0 / (1.0 + (-odds(signs)).exp())
}

/// Returns the reason against acceptance.
pub fn doubt(signs: &Signs, best: Option<Move>) -> Heard {
    let mean = signs.units.iter().map(|unit| unit[0]).sum::<f32>() / signs.units.len().max(1) as f32;
    if mean > NO_WORDS {
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
    /// Much quieter than at the enrolment, and nothing is accepted.
    TooQuiet,
    /// Another move than another recogniser heard.
    Disagreed,
    /// Hardly louder than the noise of the room, and nothing is accepted.
    Noisy,
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
