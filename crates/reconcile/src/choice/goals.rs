//! The aims of pieces: passed pawns and their blockers, active kings, rook lines and outposts.

use shakmaty::{Bitboard, Board, Chess, Color, Move, Position, Rank, Role, Square, attacks};

/// King nearer to enemy pawns, own passed pawns, enemy passed pawns and their promotion squares.
const KING: usize = 0;
/// King in opposition, with one square between the kings.
const OPPOSES: usize = KING + 4;
/// King move that gives up castling.
const GIVES_UP: usize = OPPOSES + 1;
/// Effects of a pawn move, see [`Goals::tell_pawn`]; each in the opening and the endgame.
const PAWN: usize = GIVES_UP + 1;
const PAWN_TRAITS: usize = 9;
/// Passed pawn that no king overtakes, and one whose next square is free.
const RUNS: usize = PAWN + 2 * PAWN_TRAITS;
/// Rook or queen on a good line, see [`Goals::lines`]; each in the opening and the endgame.
const LINES: usize = RUNS + 2;
const LINES_TRAITS: usize = 6;
/// Knight, then bishop: to an outpost, and from one.
const OUTPOST: usize = LINES + 2 * LINES_TRAITS;
/// By kind: change in attacked undefended enemy pawns, all enemy pawns, own pawns, and enemy pieces.
const AIMS: usize = OUTPOST + 4;
/// Move to the square in the way of an enemy passed pawn, and away from it.
const BLOCKS: usize = AIMS + 4 * 6;
/// Check, by kind, in the opening and the endgame.
const CHECKS: usize = BLOCKS + 2;
/// Developed piece that moves, or pawn move, by the share of minor pieces on the first rank.
const DEVELOPS: usize = CHECKS + 2 * 6;
/// Number of traits.
pub(crate) const TRAITS: usize = DEVELOPS + 2;

/// A position and the goals of both sides in it.
pub(crate) struct Goals<'a> {
    board: &'a Board,
    turn: Color,
    opening: f32,
    /// Passed pawns of the side to move, and of the opponent.
    passed: [Bitboard; 2],
    /// Squares where the opponent's passed pawns promote.
    promoted: Bitboard,
    /// Undefended pawns of the opponent.
    loose: Bitboard,
    undeveloped: f32,
    may_castle: bool,
}

impl Goals<'_> {
    /// Finds the goals in a position; `opening` is the share of pieces still on the board.
    pub(crate) fn new(position: &Chess, opening: f32) -> Goals<'_> {
        let (board, turn) = (position.board(), position.turn());
        let first = Bitboard::from_rank(turn.fold_wb(Rank::First, Rank::Eighth));
        let minor = (board.knights() | board.bishops()) & board.by_color(turn);
        let passed = [turn, !turn].map(|side| passed(board, side));
        let promoted =
            |pawn: Square| Square::from_coords(pawn.file(), turn.fold_wb(Rank::First, Rank::Eighth));
        let pawns = board.by_piece(Role::Pawn.of(!turn)).into_iter();
        Goals {
            board,
            turn,
            opening,
            passed,
            promoted: passed[1].into_iter().map(promoted).collect(),
            loose: pawns.filter(|&pawn| board.attacks_to(pawn, !turn, board.occupied()).is_empty()).collect(),
            undeveloped: (minor & first).count() as f32 / 4.0,
            may_castle: position.castles().has_color(turn),
        }
    }

    /// Passes each trait of a move other than castling to `tell`.
    pub(crate) fn tell(&self, mv: Move, tell: &mut impl FnMut(usize, f32)) {
        let (role, to) = (mv.role(), mv.to());
        let from = mv.from().unwrap_or(to);
        let kind = role as usize - 1;
        let placed = mv.promotion().unwrap_or(role).of(self.turn);
        let occupied = self.board.occupied() ^ Bitboard::from(from);
        let hits = attacks::attacks(to, placed, occupied);
        match role {
            Role::King => self.tell_king(from, to, tell),
            Role::Pawn => self.tell_pawn(mv, from, hits, tell),
            Role::Rook | Role::Queen => {
                for (index, (after, before)) in
                    self.lines(to, from).into_iter().zip(self.lines(from, from)).enumerate()
                {
                    let more = f32::from(u8::from(after)) - f32::from(u8::from(before));
                    self.by_phase(LINES + 2 * index, more, tell);
                }
            }
            Role::Knight | Role::Bishop => {
                let which = OUTPOST + 2 * usize::from(role == Role::Bishop);
                for (index, square) in [to, from].into_iter().enumerate() {
                    if self.is_outpost(square) {
                        tell(which + index, 1.0);
                    }
                }
            }
        }
        self.tell_aims(kind, from, hits, tell);
        for (index, square) in [to, from].into_iter().enumerate() {
            if self.passed[1].into_iter().any(|pawn| next(pawn, !self.turn) == Some(square)) {
                tell(BLOCKS + index, 1.0);
            }
        }
        if self.board.king_of(!self.turn).is_some_and(|king| hits.contains(king)) {
            self.by_phase(CHECKS + 2 * kind, 1.0, tell);
        }
        match role {
            Role::Pawn => tell(DEVELOPS + 1, self.undeveloped),
            Role::Knight | Role::Bishop | Role::Queen if advance(from, self.turn) > 0 => {
                tell(DEVELOPS, self.undeveloped);
            }
            _ => {}
        }
    }

    /// Passes a trait to `tell` in proportion to the opening and to the endgame.
    fn by_phase(&self, which: usize, amount: f32, tell: &mut impl FnMut(usize, f32)) {
        tell(which, amount * self.opening);
        tell(which + 1, amount * (1.0 - self.opening));
    }

    fn tell_king(&self, from: Square, to: Square, tell: &mut impl FnMut(usize, f32)) {
        let endgame = 1.0 - self.opening;
        let pawns = self.board.by_piece(Role::Pawn.of(!self.turn));
        for (index, goals) in [pawns, self.passed[0], self.passed[1], self.promoted].into_iter().enumerate() {
            let far = |square: Square| goals.into_iter().map(|goal| square.distance(goal)).min();
            if let (Some(before), Some(after)) = (far(from), far(to)) {
                tell(KING + index, (before as f32 - after as f32) * endgame);
            }
        }
        let opposite = |king: Square| {
            let (files, ranks) = (files_between(king, to), king.rank().distance(to.rank()));
            [(0, 2), (2, 0)].contains(&(files, ranks))
        };
        if self.board.king_of(!self.turn).is_some_and(opposite) {
            tell(OPPOSES, endgame);
        }
        if self.may_castle {
            tell(GIVES_UP, 1.0);
        }
    }

    fn tell_pawn(&self, mv: Move, from: Square, hits: Bitboard, tell: &mut impl FnMut(usize, f32)) {
        let (to, turn, board) = (mv.to(), self.turn, self.board);
        let left = board.by_piece(Role::Pawn.of(turn)) ^ Bitboard::from(from);
        let others = board.by_piece(Role::Pawn.of(!turn));
        let beside = attacks::king_attacks(to) & Bitboard::from_rank(to.rank());
        let passed = self.passed[0].contains(from);
        let before = next(to, turn).and_then(|square| board.color_at(square));
        let near = |side: Color| board.king_of(side).filter(|king| files_between(*king, from) <= 1);
        let traits: [bool; PAWN_TRAITS] = [
            // It becomes passed; it attacks a pawn; it has a neighbour; it doubles, or becomes isolated.
            !passed && is_passed(to, turn, others),
            (hits & others).any(),
            (beside & left).any(),
            mv.is_capture() && (Bitboard::from_file(to.file()) & left).any(),
            mv.is_capture() && left.into_iter().all(|pawn| files_between(pawn, to) != 1),
            // It leaves its king on the first ranks, or approaches the other king.
            near(turn).is_some_and(|king| advance(king, turn) <= 1),
            near(!turn).is_some(),
            // It is stopped by an enemy piece, or by one of its side.
            before == Some(!turn),
            before == Some(turn),
        ];
        for (index, _) in traits.into_iter().enumerate().filter(|(_, is)| *is) {
            self.by_phase(PAWN + 2 * index, 1.0, tell);
        }
        if passed {
            let last = Square::from_coords(to.file(), turn.fold_wb(Rank::Eighth, Rank::First));
            let steps = 7 - advance(to, turn);
            if board.king_of(!turn).is_none_or(|king| king.distance(last) > steps + 1) {
                tell(RUNS, 1.0 - self.opening);
            }
            if before.is_none() {
                tell(RUNS + 1, 1.0 - self.opening);
            }
        }
    }

    /// Whether a rook or queen that comes from `from` would be on a good line on `square`.
    ///
    /// In this order: behind its own passed pawn; behind or before an enemy one; on a file with another rook
    /// or queen; on a rank with several enemy pawns; in line with the enemy king.
    fn lines(&self, square: Square, from: Square) -> [bool; LINES_TRAITS] {
        let (board, turn) = (self.board, self.turn);
        let [own, others] = self.passed;
        let on_file = |pawn: &Square| pawn.file() == square.file();
        let behind = |pawn: Square, side: Color| advance(pawn, side) > advance(square, side);
        let heavy = (board.rooks() | board.queens()) & board.by_color(turn) & !Bitboard::from(from);
        let pawns = board.by_piece(Role::Pawn.of(!turn));
        let king = board.king_of(!turn);
        [
            own.into_iter().filter(on_file).any(|pawn| behind(pawn, turn)),
            others.into_iter().filter(on_file).any(|pawn| behind(pawn, !turn)),
            others.into_iter().filter(on_file).any(|pawn| !behind(pawn, !turn)),
            (heavy & Bitboard::from_file(square.file())).any(),
            (pawns & Bitboard::from_rank(square.rank())).count() > 1,
            king.is_some_and(|king| king.file() == square.file() || king.rank() == square.rank()),
        ]
    }

    /// Whether a pawn of the side to move defends `square` and no enemy pawn can ever attack it.
    fn is_outpost(&self, square: Square) -> bool {
        let (board, turn) = (self.board, self.turn);
        let far = advance(square, turn);
        let drives = |pawn: Square| files_between(pawn, square) == 1 && advance(pawn, turn) > far;
        let held = attacks::pawn_attacks(!turn, square) & board.by_piece(Role::Pawn.of(turn));
        far >= 3 && held.any() && !board.by_piece(Role::Pawn.of(!turn)).into_iter().any(drives)
    }

    fn tell_aims(&self, kind: usize, from: Square, hits: Bitboard, tell: &mut impl FnMut(usize, f32)) {
        let before = self.board.attacks_from(from);
        let (own, pawns) = (self.board.by_color(self.turn), self.board.pawns());
        let aims = [self.loose, pawns & !own, pawns & own, self.board.by_color(!self.turn) & !pawns];
        for (index, aims) in aims.into_iter().enumerate() {
            let more = (hits & aims).count() as f32 - (before & aims).count() as f32;
            tell(AIMS + 4 * kind + index, more);
        }
    }
}

fn passed(board: &Board, side: Color) -> Bitboard {
    let others = board.by_piece(Role::Pawn.of(!side));
    board.by_piece(Role::Pawn.of(side)).into_iter().filter(|&pawn| is_passed(pawn, side, others)).collect()
}

/// Whether a pawn of `side` on this square is passed: no pawn of `others` can block or capture it.
pub(crate) fn is_passed(pawn: Square, side: Color, others: Bitboard) -> bool {
    let stops = |other: Square| files_between(other, pawn) <= 1 && advance(other, side) > advance(pawn, side);
    !others.into_iter().any(stops)
}

fn files_between(one: Square, other: Square) -> u32 {
    one.file().distance(other.file())
}

/// Returns the rank as `side` counts it, from 0.
pub(crate) fn advance(square: Square, side: Color) -> u32 {
    let rank = u32::from(square.rank());
    side.fold_wb(rank, 7 - rank)
}

/// Returns the next square of a pawn of `side`.
fn next(pawn: Square, side: Color) -> Option<Square> {
    pawn.offset(side.fold_wb(8, -8))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::choice::samples::{from_fen, uci};

    /// Returns the non-zero traits of a move.
    fn told(fen: &str, mv: &str) -> Vec<(usize, f32)> {
        let position = from_fen(fen);
        let mv = position.legal_moves().into_iter().find(|own| uci(*own) == mv).unwrap();
        let mut told = Vec::new();
        Goals::new(&position, 0.0).tell(mv, &mut |which, amount| told.push((which, amount)));
        told.retain(|(_, amount)| *amount != 0.0);
        told
    }

    fn amount(fen: &str, mv: &str, which: usize) -> f32 {
        told(fen, mv).iter().filter(|(told, _)| *told == which).map(|(_, amount)| amount).sum()
    }

    #[test]
    fn a_king_goes_to_pawns_and_opposite_the_other_king() {
        let fen = "8/8/4k3/8/8/4K3/7p/8 w - - 0 1";
        assert_eq!(amount(fen, "e3e4", OPPOSES), 1.0);
        assert_eq!(amount(fen, "e3d4", OPPOSES), 0.0);
        assert_eq!(amount(fen, "e3f3", KING), 1.0);
        assert_eq!(amount(fen, "e3f2", KING + 3), 1.0, "nearer to h1");
        assert_eq!(amount(fen, "e3d3", KING + 2), -1.0);
        assert_eq!(amount("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1e2", GIVES_UP), 1.0);
    }

    #[test]
    fn a_pawn_becomes_passed_is_stopped_and_runs() {
        assert_eq!(amount("4k3/8/1p6/P7/8/8/8/4K3 w - - 0 1", "a5a6", PAWN + 1), 1.0);
        assert_eq!(amount("4k3/8/1p6/P7/8/8/8/4K3 w - - 0 1", "a5b6", PAWN + 1), 1.0);
        assert_eq!(amount("4k3/1p6/8/P7/8/8/8/4K3 w - - 0 1", "a5a6", PAWN + 2 + 1), 1.0);
        assert_eq!(amount("4k3/n7/8/P7/8/8/8/4K3 w - - 0 1", "a5a6", PAWN + 2 * 7 + 1), 1.0);
        let far = "6k1/8/8/P7/8/8/8/4K3 w - - 0 1";
        assert_eq!((amount(far, "a5a6", RUNS), amount(far, "a5a6", RUNS + 1)), (1.0, 1.0));
        assert_eq!(amount("3k4/8/8/P7/8/8/8/4K3 w - - 0 1", "a5a6", RUNS), 0.0);
    }

    #[test]
    fn rooks_stand_behind_passed_pawns_and_pieces_before_them() {
        let fen = "4k3/8/8/P7/7p/8/8/2R1K1N1 w - - 0 1";
        assert_eq!(amount(fen, "c1a1", LINES + 1), 1.0);
        assert_eq!(amount(fen, "g1h3", BLOCKS), 1.0);
        assert_eq!(amount(fen, "c1c8", CHECKS + 2 * 3 + 1), 1.0);
        assert_eq!(amount(fen, "c1c4", AIMS + 4 * 3), 1.0, "nothing defends h4");
    }

    #[test]
    fn an_outpost_is_defended_by_a_pawn_and_attacked_by_none() {
        let safe = "4k3/8/8/8/4P3/2N5/8/4K3 w - - 0 1";
        assert_eq!(amount(safe, "c3d5", OUTPOST), 1.0);
        assert_eq!(amount("4k3/2p5/8/8/4P3/2N5/8/4K3 w - - 0 1", "c3d5", OUTPOST), 0.0);
        assert_eq!(amount("4k3/8/8/8/8/2N5/8/4K3 w - - 0 1", "c3d5", OUTPOST), 0.0);
    }
}
