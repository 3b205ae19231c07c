//! How far what is read in each aperture lies from being read as another peg, and which is the worst.

use crate::chess::{Piece, Square};
use crate::speech::Message;
use crate::tactile::pegs::{Meaning, margin, meaning};
use std::collections::BTreeMap;

/// The margin of each aperture in which a peg was read, in steps of the converter.
#[derive(Clone, Debug, Default)]
pub struct Margins(BTreeMap<Square, u16>);

impl Margins {
    /// Takes in what is read in an aperture that holds that piece. A reading that means anything else was
    /// taken while the peg moved, or is a fault that is told elsewhere.
    pub fn read(&mut self, square: Square, piece: Option<Piece>, reading: u16) {
        let is_read = piece.is_some_and(|piece| meaning(reading) == Meaning::Piece(piece));
        if let Some(margin) = margin(reading).filter(|_| is_read) {
            self.0.insert(square, margin);
        }
    }

    /// The aperture with the smallest margin, and how large it is; none on boards that do not measure.
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
        margins.read(Square::E2, Some(pawn), 153);
        margins.read(Square::A1, Some(rook), 228);
        // Not what stands there, and nothing.
        margins.read(Square::B1, Some(pawn), 228);
        margins.read(Square::C1, None, 1010);
        let expected = Message::new("check-worst").with("square", Square::A1).with("margin", 4usize);
        assert_eq!(margins.account(), Some(expected.with("count", 2usize)));
    }
}
