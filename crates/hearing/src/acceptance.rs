//! The decision whether an announcement is accepted, by its signs.

use super::heard::{Doubt, Heard, Why};
use super::learnt::{BIAS, WEIGHTS};
use super::signs::Signs;
use annabella_chess::Move;

pub use super::learnt::ACCEPTED;

/// The excess of pieces over all frames from which on a sound has no words.
const NO_WORDS: f32 = 2.5;
/// The margin below which another move is as good, as a natural logarithm.
const NARROW: f32 = 2.0;

/// Returns the probability that the best announcement was said.
pub fn confidence(signs: &Signs) -> f32 {
    let sum: f32 = signs.iter().zip(&WEIGHTS).map(|(sign, weight)| sign * weight).sum();
    1.0 / (1.0 + (-(BIAS + sum)).exp())
}

/// Returns the reason against acceptance.
pub fn doubt(signs: &Signs, best: Option<Move>) -> Heard {
    let [margin, _, pieces, _, unit, ..] = *signs;
    if pieces > NO_WORDS {
        return Heard::Nothing(Why::NoWords);
    }
    let why = if margin < NARROW {
        Doubt::TwoMoves
    } else if unit > 1.5 * pieces.max(0.5) {
        Doubt::UnknownWord
    } else {
        Doubt::Unclear
    };
    Heard::Doubtful { best, why }
}
