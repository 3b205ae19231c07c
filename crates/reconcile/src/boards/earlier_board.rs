//! The boards from which moves executed as recorded lead to a given one.

use crate::boards::execution::differing;
use annabella_chess::{Bitboard, Board, ByColor, Color, Move, Piece, Role, Square};

/// All boards that become a given one by moves executed as recorded.
#[derive(Clone, Debug)]
pub(crate) struct EarlierBoard {
    /// Placement, except on the squares of `any` and `free`.
    board: Board,
    /// Squares with any piece of this colour, since it is captured later.
    any: ByColor<Bitboard>,
    /// Squares that may be empty or occupied, since a piece is put there later in any case.
    free: Bitboard,
}

impl EarlierBoard {
    /// Starts with the board itself.
    pub(crate) fn is(board: &Board) -> EarlierBoard {
        EarlierBoard { board: board.clone(), any: ByColor::default(), free: Bitboard::EMPTY }
    }

    /// Returns the boards before `mv`; `None` if it leads from no board to this one.
    pub(crate) fn before(mut self, mv: Move, by: Color) -> Option<EarlierBoard> {
        let own = |role| Piece { color: by, role };
        match mv {
            Move::Normal { role, from, to, capture, promotion } => {
                self.lift(to, own(promotion.unwrap_or(role)))?;
                self.put(from, own(role))?;
                if capture.is_some() {
                    self.any.get_mut(by.other()).add(to);
                }
            }
            Move::EnPassant { from, to } => {
                self.lift(to, by.pawn())?;
                self.free.add(to);
                self.put(from, by.pawn())?;
                self.put(Square::from_coords(to.file(), from.rank()), by.other().pawn())?;
            }
            Move::Castle { king, rook } => {
                let side = mv.castling_side()?;
                self.lift(side.king_to(by), own(Role::King))?;
                self.lift(side.rook_to(by), own(Role::Rook))?;
                self.free.add(side.king_to(by));
                self.free.add(side.rook_to(by));
                self.put(king, own(Role::King))?;
                self.put(rook, own(Role::Rook))?;
            }
            Move::Put { .. } => return None,
        }
        Some(self)
    }

    /// Removes a piece from the square on which it arrived; `None` if it cannot be there.
    ///
    /// The square is not in `free`: a piece that arrived there must leave before another is put there.
    fn lift(&mut self, square: Square, piece: Piece) -> Option<()> {
        let any = self.any.get_mut(piece.color);
        if any.contains(square) {
            any.discard(square);
            return Some(());
        }
        (self.board.piece_at(square) == Some(piece)).then(|| self.board.discard_piece_at(square))
    }

    /// Puts a piece back on its origin; `None` if another piece is there then.
    fn put(&mut self, square: Square, piece: Piece) -> Option<()> {
        self.free.discard(square);
        self.board.piece_at(square).is_none().then(|| self.board.set_piece_at(square, piece))
    }

    /// Returns the squares that may be empty or occupied.
    pub(crate) fn free(&self) -> Bitboard {
        self.free
    }

    /// Returns the squares on which a board differs from all of these.
    pub(crate) fn differs(&self, board: &Board) -> Bitboard {
        let missing = |color: Color| *self.any.get(color) & !board.by_color(color);
        differing(board, &self.board) & !(self.any.white | self.any.black | self.free)
            | missing(Color::White)
            | missing(Color::Black)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::boards::execution::execute;
    use crate::lines::few_readings::after;
    use annabella_chess::Position;
    use annabella_chess::samples::line;
    use proptest::prelude::*;

    /// A game with every kind of move.
    ///
    /// It has captures of pieces that moved and that never did, castling on both sides, an en passant
    /// capture, and a promotion.
    const GAME: &str = "e4 d5 e5 f5 exf6 Nxf6 Nf3 Nc6 Bb5 Bg4 O-O Qd7 d4 O-O-O Bxc6 Qxc6 Ne5 Bxd1 Nxc6 bxc6 Rxd1 h5 \
                        Nc3 h4 Bf4 h3 Kf1 hxg2+ Ke2 Rh3 Bg3 g1=Q";

    /// Picks a misplaced piece and its square, more often where castling or en passant puts one.
    fn misplaced() -> impl Strategy<Value = (u32, Option<u32>)> {
        let put = [Square::F6, Square::F1, Square::G1, Square::C8, Square::D8].map(u32::from);
        (0..64_u32, prop::option::of(prop_oneof![0..64_u32, prop::sample::select(put.to_vec())]))
    }

    /// Puts a piece on another square, or removes it.
    fn misplace(board: &mut Board, (from, to): (u32, Option<u32>)) {
        let piece = board.remove_piece_at(Square::new(from));
        if let (Some(piece), Some(to)) = (piece, to) {
            board.set_piece_at(Square::new(to), piece);
        }
    }

    /// Returns the board after the rest of the game, if it can be executed.
    fn end(mut board: Board, from: usize) -> Option<Board> {
        for later in &line(GAME).plies()[from..] {
            execute(&mut board, later.mv, later.by)?;
        }
        Some(board)
    }

    fn is_earlier(board: &Board, from: usize, found: &Board) -> bool {
        let game = line(GAME);
        let mut plies = game.plies()[from..].iter().rev();
        let earlier = plies.try_fold(EarlierBoard::is(found), |later, ply| later.before(ply.mv, ply.by));
        earlier.is_some_and(|earlier| earlier.differs(board).is_empty())
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(1000))]

        /// Executing the moves forward is the model.
        #[test]
        fn a_board_is_an_earlier_one_exactly_if_the_moves_lead_from_it(
            from in 0..32_usize,
            one in misplaced(),
            other in prop::option::of(misplaced()),
        ) {
            let mut board = line(GAME).position_after(from).board().clone();
            misplace(&mut board, one);
            if let Some(end) = end(board.clone(), from) {
                prop_assert!(is_earlier(&board, from, &end));
            }
            let mut found = after(GAME);
            misplace(&mut found, one);
            prop_assert_eq!(is_earlier(&board, from, &found), end(board.clone(), from) == Some(found));
            let mut another = board.clone();
            other.into_iter().for_each(|other| misplace(&mut another, other));
            let (leads, found) = (end(another.clone(), from), end(board, from).unwrap_or(after(GAME)));
            prop_assert_eq!(is_earlier(&another, from, &found), leads == Some(found));
        }
    }

    #[test]
    fn what_is_captured_later_may_have_been_any_piece_of_its_colour() {
        let is = |piece: Piece| {
            let mut board = after("e4 d5");
            board.set_piece_at(Square::D5, piece);
            is_after(&board)
        };
        fn is_after(board: &Board) -> bool {
            let game = line("e4 d5 exd5");
            let earlier = EarlierBoard::is(game.position().board()).before(game.plies()[2].mv, Color::White);
            earlier.unwrap().differs(board).is_empty()
        }
        assert!(is(Color::Black.pawn()) && is(Color::Black.queen()) && !is(Color::White.pawn()));
        assert!(!is_after(&after("e4 a6")), "nothing stands on d5");
    }
}
