//! The material won or lost by a series of captures on one square.

use shakmaty::{Bitboard, Board, Color, Role, Square};

/// Values of the pieces, by role; index 0 means no piece.
const WORTH: [f32; 7] = [0.0, 1.0, 3.0, 3.2, 5.0, 9.0, 20.0];

/// Returns the value of a piece, in pawns.
pub(crate) fn worth(role: Role) -> f32 {
    WORTH[role as usize]
}

/// Number of pieces of each kind that attack a square.
pub(crate) type Attackers = [u8; 6];

/// Attacks of one side.
pub(crate) struct Attacks {
    by: [Attackers; 64],
    /// All attacked squares.
    pub all: Bitboard,
}

impl Attacks {
    pub(crate) fn of(board: &Board, color: Color) -> Attacks {
        let mut attacks = Attacks { by: [[0; 6]; 64], all: Bitboard::EMPTY };
        for role in Role::ALL {
            for from in board.by_color(color) & board.by_role(role) {
                let squares = board.attacks_from(from);
                attacks.all |= squares;
                for square in squares {
                    attacks.by[square as usize][role as usize - 1] += 1;
                }
            }
        }
        attacks
    }

    /// Counts the pieces that attack a square, by kind.
    pub(crate) fn on(&self, square: Square) -> Attackers {
        self.by[square as usize]
    }

    /// Whether a pawn attacks the square.
    pub(crate) fn pawns(&self, square: Square) -> bool {
        self.by[square as usize][0] > 0
    }
}

/// Returns what the attackers win by capturing a piece of this `value`, in pawns.
///
/// Both sides capture with their least valuable piece and stop when it does not pay. Pieces hidden by others
/// do not count.
pub(crate) fn won(value: f32, mut attackers: Attackers, defenders: Attackers) -> f32 {
    let Some(least) = attackers.iter().position(|many| *many > 0) else { return 0.0 };
    let defended = defenders.iter().any(|many| *many > 0);
    if least + 1 == Role::King as usize && defended {
        return 0.0;
    }
    attackers[least] -= 1;
    (value - won(WORTH[least + 1], defenders, attackers)).max(0.0)
}

/// Returns the attackers without one piece of kind `role`.
pub(crate) fn without(mut attackers: Attackers, role: Role) -> Attackers {
    let many = &mut attackers[role as usize - 1];
    *many = many.saturating_sub(1);
    attackers
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn captures_stop_where_they_do_not_pay() {
        let none = [0; 6];
        let (pawn, rook) = ([1, 0, 0, 0, 0, 0], [0, 0, 0, 1, 0, 0]);
        assert_eq!(won(3.0, none, none), 0.0);
        assert_eq!(won(3.0, rook, none), 3.0);
        // A rook does not capture a defended knight; a pawn does.
        assert_eq!(won(3.0, rook, pawn), 0.0);
        assert_eq!(won(3.0, pawn, pawn), 2.0);
        // With two rooks, the second one recaptures.
        assert_eq!(won(9.0, [0, 0, 0, 2, 0, 0], rook), 9.0);
        assert_eq!(won(1.0, [0, 0, 0, 2, 0, 0], rook), 1.0);
        // A king captures only undefended pieces.
        assert_eq!((won(1.0, [0, 0, 0, 0, 0, 1], none), won(1.0, [0, 0, 0, 0, 0, 1], pawn)), (1.0, 0.0));
    }

    #[test]
    fn attackers_are_counted_by_kind() {
        let board = crate::samples::from_fen("4k3/8/8/3p4/4P3/2N5/8/4K3 w - - 0 1");
        let attacks = Attacks::of(shakmaty::Position::board(&board), Color::White);
        assert_eq!(attacks.on(Square::D5), [1, 1, 0, 0, 0, 0]);
        assert!(attacks.pawns(Square::D5) && attacks.all.contains(Square::B5));
        assert_eq!(without(attacks.on(Square::D5), Role::Knight), [1, 0, 0, 0, 0, 0]);
    }
}
