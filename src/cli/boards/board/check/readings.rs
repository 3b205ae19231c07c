//! The readings of the apertures of a board that measures.

use crate::chess::Square;
use crate::tactile::pegs;

/// What a multiplexer and contacts usually add to a resistor, in ohms.
pub const CHANNEL: u32 = 470;

/// What the converter read in each aperture; none where it was not asked.
pub type Readings = [Option<u16>; 64];

/// How far a square's readings lie apart.
pub fn distance(one: &Readings, other: &Readings, at: Square) -> Option<u16> {
    Some(one[usize::from(at)]?.abs_diff(other[usize::from(at)]?))
}

/// The resistance between tip and sleeve that is read so, in ohms; none where there is none.
pub fn between(reading: u16) -> Option<u32> {
    pegs::ohms(reading).map(|ohms| ohms.saturating_sub(CHANNEL))
}
