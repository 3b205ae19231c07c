//! The material won or lost by a series of captures on one square.

use shakmaty::{Bitboard, Board, Color, Move, Role, Square, attacks};

/// Values of the pieces, by role; index 0 means no piece.
const WORTH: [f32; 7] = [0.0, 1.0, 3.0, 3.2, 5.0, 9.0, 20.0];

/// Returns the value of a piece, in pawns.
pub(crate) fn worth(role: Role) -> f32 {
    WORTH[role as usize]
}

/// Number of pieces of each kind that attack a square: one byte each, pawns in the lowest.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Attackers(u64);

impl Attackers {
    /// Returns one piece of this kind.
    fn one(role: Role) -> Attackers {
        Attackers(1 << (8 * (role as u32 - 1)))
    }

    /// Counts the pieces; at most sixteen attack one square.
    pub(crate) fn count(self) -> u8 {
        (self.0.wrapping_mul(0x0101_0101_0101_0101) >> 56) as u8
    }

    /// Returns the attackers without one piece of kind `role`.
    pub(crate) fn without(self, role: Role) -> Attackers {
        let one = Attackers::one(role).0;
        if self.0 & (0xFF * one) == 0 { self } else { Attackers(self.0 - one) }
    }
}

/// Attacks of one side.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Attacks {
    by: [Attackers; 64],
    /// All attacked squares.
    pub all: Bitboard,
}

impl Attacks {
    pub(crate) fn of(board: &Board, color: Color) -> Attacks {
        let mut attacks = Attacks { by: [Attackers::default(); 64], all: Bitboard::EMPTY };
        for role in Role::ALL {
            for from in board.by_color(color) & board.by_role(role) {
                attacks.change(role, Bitboard::EMPTY, board.attacks_from(from));
            }
        }
        attacks
    }

    /// Returns the attacks of both sides after a move, from those before it: of its player and of the
    /// opponent.
    ///
    /// `None` for the opponent if nothing changes.
    pub(crate) fn after(
        [own, other]: [&Attacks; 2],
        before: &Board,
        mv: Move,
        after: &Board,
    ) -> (Attacks, Option<Attacks>) {
        let Some((Move::Normal { role, from, to, capture, promotion }, color)) =
            mv.from().and_then(|from| Some((mv, before.color_at(from)?)))
        else {
            let color = mv.from().and_then(|from| before.color_at(from)).unwrap_or(Color::White);
            return (Attacks::of(after, color), Some(Attacks::of(after, !color)));
        };
        let (mut own, mut fresh) = (own.clone(), None);
        own.change(role, before.attacks_from(from), Bitboard::EMPTY);
        own.change(promotion.unwrap_or(role), Bitboard::EMPTY, after.attacks_from(to));
        if let Some(captured) = capture {
            fresh.get_or_insert_with(|| other.clone()).change(
                captured,
                before.attacks_from(to),
                Bitboard::EMPTY,
            );
        }
        // Lines open through the origin, and close at a destination that was empty.
        let occupied = before.occupied();
        let met = |square: Square| {
            attacks::rook_attacks(square, occupied) & before.rooks_and_queens()
                | attacks::bishop_attacks(square, occupied) & before.bishops_and_queens()
        };
        let met = met(from) | if capture.is_none() { met(to) } else { Bitboard::EMPTY };
        for square in met.without(from).without(to) {
            let Some(piece) = before.piece_at(square) else { continue };
            let changed =
                if piece.color == color { &mut own } else { fresh.get_or_insert_with(|| other.clone()) };
            changed.change(
                piece.role,
                attacks::attacks(square, piece, occupied),
                attacks::attacks(square, piece, after.occupied()),
            );
        }
        (own, fresh)
    }

    /// Replaces the squares that one piece attacks.
    fn change(&mut self, role: Role, before: Bitboard, after: Bitboard) {
        let one = Attackers::one(role).0;
        for square in before & !after {
            let by = &mut self.by[square as usize].0;
            *by -= one;
            if *by == 0 {
                self.all.discard(square);
            }
        }
        for square in after & !before {
            self.by[square as usize].0 += one;
        }
        self.all |= after;
    }

    /// Counts the pieces that attack a square, by kind.
    pub(crate) fn on(&self, square: Square) -> Attackers {
        self.by[square as usize]
    }

    /// Counts the attacks on several squares.
    pub(crate) fn on_all(&self, squares: Bitboard) -> u8 {
        // At most eight squares, each attacked from eight directions and by eight knights.
        Attackers(squares.into_iter().map(|square| self.on(square).0).sum()).count()
    }

    /// Whether a pawn attacks the square.
    pub(crate) fn pawns(&self, square: Square) -> bool {
        self.on(square).0 & 0xFF > 0
    }
}

/// Returns what the attackers win by capturing a piece of this `value`, in pawns.
///
/// Both sides capture with their least valuable piece and stop when it does not pay. Pieces hidden by others
/// do not count.
pub(crate) fn won(value: f32, attackers: Attackers, defenders: Attackers) -> f32 {
    if attackers.0 == 0 {
        return 0.0;
    }
    let least = attackers.0.trailing_zeros() / 8;
    if least + 1 == Role::King as u32 && defenders.0 > 0 {
        return 0.0;
    }
    let left = Attackers(attackers.0 - (1 << (8 * least)));
    (value - won(WORTH[least as usize + 1], defenders, left)).max(0.0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use shakmaty::Position;

    #[test]
    fn captures_stop_where_they_do_not_pay() {
        let [pawn, rook, king] = [Role::Pawn, Role::Rook, Role::King].map(Attackers::one);
        let (none, rooks) = (Attackers::default(), Attackers(2 * rook.0));
        assert_eq!(won(3.0, none, none), 0.0);
        assert_eq!(won(3.0, rook, none), 3.0);
        // A rook does not capture a defended knight; a pawn does.
        assert_eq!(won(3.0, rook, pawn), 0.0);
        assert_eq!(won(3.0, pawn, pawn), 2.0);
        // With two rooks, the second one recaptures.
        assert_eq!(won(9.0, rooks, rook), 9.0);
        assert_eq!(won(1.0, rooks, rook), 1.0);
        // A king captures only undefended pieces.
        assert_eq!((won(1.0, king, none), won(1.0, king, pawn)), (1.0, 0.0));
    }

    #[test]
    fn attackers_are_counted_by_kind() {
        let board = crate::choice::samples::from_fen("4k3/8/8/3p4/4P3/2N5/8/4K3 w - - 0 1");
        let attacks = Attacks::of(board.board(), Color::White);
        let [pawn, knight] = [Role::Pawn, Role::Knight].map(Attackers::one);
        assert_eq!(attacks.on(Square::D5), Attackers(pawn.0 + knight.0));
        assert!(attacks.pawns(Square::D5) && attacks.all.contains(Square::B5));
        let left = attacks.on(Square::D5).without(Role::Knight);
        assert_eq!((left, left.without(Role::Knight), left.count()), (pawn, pawn, 1));
    }

    #[test]
    fn the_attacks_after_a_move_are_those_of_its_position() {
        crate::choice::samples::each_move(|position, mv| {
            let (board, turn) = (position.board(), position.turn());
            let before = [turn, !turn].map(|side| Attacks::of(board, side));
            let mut after = position.clone();
            after.play_unchecked(mv);
            let (own, other) = Attacks::after([&before[0], &before[1]], board, mv, after.board());
            let [_, unchanged] = before;
            let found = [own, other.unwrap_or(unchanged)];
            assert_eq!(found, [turn, !turn].map(|side| Attacks::of(after.board(), side)), "{board} {mv:?}");
        });
    }
}
