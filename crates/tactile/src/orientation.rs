//! The orientation of a board between its players.

use annabella_chess::{Bitboard, Square};

/// The orientation of a board.
/// Its fields are numbered along its ranks; the numbers are fixed to the board.
///
/// ```
/// use annabella_chess::Square;
/// use annabella_tactile::Orientation;
/// assert_eq!(Orientation::Straight.square(7), Some(Square::H8));
/// assert_eq!(Orientation::Turned.square(7), Some(Square::A1));
/// assert_eq!(Orientation::Straight.square(64), None);
/// assert_eq!(Orientation::Turned.field(Square::A1), 7);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Orientation {
    /// The first field is a8.
    #[default]
    Straight,
    /// The first field is h1.
    Turned,
}

impl Orientation {
    /// Returns the square of a field; `None` for a number over 63, which names no square of the board.
    pub fn square(self, field: u8) -> Option<Square> {
        let field = u32::from(field);
        match self {
            Orientation::Straight => Square::try_from(field ^ 0x38).ok(),
            Orientation::Turned => Square::try_from(63_u32.checked_sub(field)? ^ 0x38).ok(),
        }
    }

    /// Returns the field of a square.
    pub fn field(self, square: Square) -> u8 {
        let field = (u32::from(square) ^ 0x38) as u8;
        match self {
            Orientation::Straight => field,
            Orientation::Turned => 63 - field,
        }
    }

    /// Converts between squares of a straight board and squares as White sees them.
    pub fn turn(self, squares: Bitboard) -> Bitboard {
        match self {
            Orientation::Straight => squares,
            Orientation::Turned => squares.rotate_180(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_begin_at_a8_and_on_a_turned_board_at_h1() {
        assert_eq!(Orientation::Straight.square(0), Some(Square::A8));
        assert_eq!(Orientation::Straight.square(7), Some(Square::H8));
        assert_eq!(Orientation::Straight.square(0x34), Some(Square::E2));
        assert_eq!(Orientation::Turned.square(0), Some(Square::H1));
        for orientation in [Orientation::Straight, Orientation::Turned] {
            for field in 0..64 {
                let square = orientation.square(field).unwrap();
                assert_eq!(orientation.field(square), field);
                let squares = Bitboard::EMPTY.with(Orientation::Straight.square(field).unwrap());
                assert_eq!(orientation.turn(squares), Bitboard::EMPTY.with(square));
            }
            for field in 64..=u8::MAX {
                assert_eq!(orientation.square(field), None);
            }
        }
    }
}
