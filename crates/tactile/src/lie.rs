//! The orientation of a board between its players.

use annabella_chess::{Bitboard, Square};

/// The orientation of a board.
/// Its fields are numbered along its ranks; the numbers are fixed to the board.
///
/// ```
/// use annabella_chess::Square;
/// use annabella_tactile::Lie;
/// assert_eq!(Lie::Straight.square(7), Square::H8);
/// assert_eq!(Lie::Turned.square(7), Square::A1);
/// assert_eq!(Lie::Turned.field(Square::A1), 7);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Lie {
    /// The first field is a8.
    #[default]
    Straight,
    /// The first field is h1.
    Turned,
}

impl Lie {
    /// Returns the square of a field, numbered from 0 to 63; higher bits are ignored.
    pub fn square(self, field: u8) -> Square {
        let field = u32::from(field & 0x3F);
        match self {
            Lie::Straight => Square::new(field ^ 0x38),
            Lie::Turned => Square::new((63 - field) ^ 0x38),
        }
    }

    /// Returns the field of a square.
    pub fn field(self, square: Square) -> u8 {
        let field = (u32::from(square) ^ 0x38) as u8;
        match self {
            Lie::Straight => field,
            Lie::Turned => 63 - field,
        }
    }

    /// Converts between squares of a straight board and squares as White sees them.
    pub fn turn(self, squares: Bitboard) -> Bitboard {
        match self {
            Lie::Straight => squares,
            Lie::Turned => squares.rotate_180(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_begin_at_a8_and_on_a_turned_board_at_h1() {
        assert_eq!(Lie::Straight.square(0), Square::A8);
        assert_eq!(Lie::Straight.square(7), Square::H8);
        assert_eq!(Lie::Straight.square(0x34), Square::E2);
        assert_eq!(Lie::Turned.square(0), Square::H1);
        for lie in [Lie::Straight, Lie::Turned] {
            for field in 0..64 {
                assert_eq!(lie.field(lie.square(field)), field);
                let squares = Bitboard::EMPTY.with(Lie::Straight.square(field));
                assert_eq!(lie.turn(squares), Bitboard::EMPTY.with(lie.square(field)));
            }
        }
    }
}
