//! The decision whether an announcement is accepted, by its signs.

use super::heard::{Doubt, Heard, Why};
use super::learnt::{BIAS, WEIGHTS};
use super::signs::Signs;
use annabella_chess::Move;

pub use super::learnt::ACCEPTED;

/// The mean cost of units, relative to the usual one, from which on a sound has no words.
const NO_WORDS: f32 = 3.0;
/// The margin below which another move is as good, as a natural logarithm.
const NARROW: f32 = 2.0;

/// Returns the probability that the best announcement was said.
pub fn confidence(signs: &Signs) -> f32 {
    let sum: f32 = signs.iter().zip(&WEIGHTS).map(|(sign, weight)| sign * weight).sum();
    1.0 / (1.0 + (-(BIAS + sum)).exp())
}

/// Returns the reason against acceptance.
pub fn doubt(signs: &Signs, best: Option<Move>) -> Heard {
    let [margin, _, mean, worst, ..] = *signs;
    if mean > NO_WORDS {
        return Heard::Nothing(Why::NoWords);
    }
    let why = if margin < NARROW {
        Doubt::TwoMoves
    } else if worst > 1.5 * mean {
        Doubt::UnknownWord
    } else {
        Doubt::Unclear
    };
    Heard::Doubtful { best, why }
}
