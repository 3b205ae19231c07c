//! The readings of a measuring board's apertures, and the margins between them.

use crate::chess::{Piece, Square};
use crate::speech::Message;
use crate::tactile::pegs::{self, Meaning, margin, meaning};
use std::collections::BTreeMap;

/// The typical resistance in ohms that a multiplexer and contacts add to a resistor.
pub const CHANNEL: u32 = 470;

/// The converter's reading of each aperture; `None` if it was not requested.
pub type Readings = [Option<u16>; 64];

/// Returns the difference between two readings of a square.
pub fn distance(one: &Readings, other: &Readings, at: Square) -> Option<u16> {
    Some(one[usize::from(at)]?.abs_diff(other[usize::from(at)]?))
}

/// Returns the resistance between tip and sleeve in ohms; `None` for an open circuit.
pub fn between(reading: u16) -> Option<u32> {
    pegs::ohms(reading).map(|ohms| ohms.saturating_sub(CHANNEL))
}

/// The margin of each aperture with a peg, in steps of the converter.
#[derive(Clone, Debug, Default)]
pub struct Margins(BTreeMap<Square, u16>);

impl Margins {
    /// Records the reading of an aperture that contains `piece`.
    ///
    /// A reading with another meaning was taken while the peg moved, or is a fault reported elsewhere.
    pub fn record(&mut self, square: Square, piece: Option<Piece>, reading: u16) {
        let is_read = piece.is_some_and(|piece| meaning(reading) == Meaning::Piece(piece));
        if let Some(margin) = margin(reading).filter(|_| is_read) {
            self.0.insert(square, margin);
        }
    }

    /// Returns the aperture with the smallest margin and this margin; `None` if the board does not measure.
    pub fn account(&self) -> Option<Message> {
        let (square, margin) = self.0.iter().min_by_key(|(_, margin)| **margin)?;
        let message =
            Message::new("check-worst").with("square", *square).with("margin", usize::from(*margin));
        Some(message.with("count", self.0.len()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chess::Color;

    #[test]
    fn the_worst_aperture_is_named_once_all_are_read() {
        let mut margins = Margins::default();
        assert_eq!(margins.account(), None);
        let (pawn, rook) = (Color::White.pawn(), Color::White.rook());
        margins.record(Square::E2, Some(pawn), 153);
        margins.record(Square::A1, Some(rook), 228);
        // The reading of another piece, and a reading without a piece.
        margins.record(Square::B1, Some(pawn), 228);
        margins.record(Square::C1, None, 1010);
        let expected = Message::new("check-worst").with("square", Square::A1).with("margin", 4usize);
        assert_eq!(margins.account(), Some(expected.with("count", 2usize)));
    }
}
