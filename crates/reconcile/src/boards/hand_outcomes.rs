//! The outcomes of each error of a hand: the boards that it leaves.

use crate::boards::execution::{PieceMove, execute, shown};
use crate::cells::confusion::alike;
use annabella_chess::{
    Bitboard, Board, Chess, Color, Line, Move, Piece, Position, Role, Square, king_attacks,
};

/// A move that a hand is about to execute.
pub(crate) struct Act<'a> {
    pub before: &'a Chess,
    pub mv: Move,
    pub legal: &'a [Move],
}

/// A board after the last move executed on it, and the squares on which another one differs.
pub(crate) struct StandingBoard<'a> {
    pub line: &'a Line,
    /// Number of plies executed on it.
    pub until: usize,
    pub board: &'a Board,
    /// The board to explain.
    pub found: &'a Board,
    pub differing: Bitboard,
    /// Squares that no move has changed; empty if the board is known to have been right at the start.
    pub untouched: Bitboard,
}

/// Squares and their contents after an error; all others are as before.
type Edits<'a> = &'a [(Square, Option<Piece>)];

/// One outcome of an error.
#[derive(Clone)]
pub(crate) struct Outcome {
    /// Board after the error.
    pub board: Board,
    /// Cost beyond the row's.
    pub extra: f32,
    pub traits: Traits,
}

/// Squares and pieces that the words of an error name.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Traits {
    /// The piece that was moved, and where.
    pub made: Option<PieceMove>,
    /// Square on which a piece is wrong.
    pub square: Option<Square>,
    /// The right square in its place.
    pub instead_of: Option<Square>,
}

/// The outcomes of one error, on copies of one board.
pub(crate) struct Outcomes<'a> {
    base: &'a Board,
    pub list: Vec<Outcome>,
}

impl<'a> Outcomes<'a> {
    pub(crate) fn on(base: &'a Board) -> Outcomes<'a> {
        Outcomes { base, list: Vec::new() }
    }

    fn add(&mut self, edits: Edits, extra: f32, traits: Traits) {
        let mut board = self.base.clone();
        for &(square, piece) in edits {
            match piece {
                Some(piece) => board.set_piece_at(square, piece),
                None => board.discard_piece_at(square),
            }
        }
        self.list.push(Outcome { board, extra, traits });
    }

    /// Adds the board after another move, if it can be executed.
    fn executed(&mut self, mv: Move, by: Color, extra: f32, right: Square) {
        let mut board = self.base.clone();
        if execute(&mut board, mv, by).is_some() {
            let made = made(mv, by);
            let square = made.map(|made| made.to);
            self.list.push(Outcome {
                board,
                extra,
                traits: Traits { made, square, instead_of: Some(right) },
            });
        }
    }
}

/// The way in which a hand misses an aperture.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Missed {
    /// By this number of squares, one or two.
    By(u32),
    /// By counting from the other end of a file, a rank or both.
    Mirrored,
    /// By a file or rank that was heard wrongly.
    InLine,
}

impl Missed {
    /// Returns the cost beyond an error's own.
    fn cost(self) -> f32 {
        match self {
            Missed::By(1) => 0.0,
            Missed::Mirrored | Missed::InLine => 1.5,
            Missed::By(_) => 2.0,
        }
    }
}

impl Act<'_> {
    fn by(&self) -> Color {
        self.before.turn()
    }

    fn board(&self) -> &Board {
        self.before.board()
    }

    /// Returns the moving piece as it arrives, its origin and its destination; `None` for castling.
    fn plain(&self) -> Option<(Piece, Square, Square)> {
        if self.mv.is_castle() {
            return None;
        }
        let role = self.mv.promotion().unwrap_or(self.mv.role());
        Some((role.of(self.by()), self.mv.from()?, self.mv.to()))
    }

    /// Returns the square of the captured piece.
    fn victim(&self) -> Option<Square> {
        match self.mv {
            Move::EnPassant { from, to } => Some(Square::from_coords(to.file(), from.rank())),
            Move::Normal { capture: Some(_), to, .. } => Some(to),
            _ => None,
        }
    }

    /// Returns the free apertures that a hand may take for `right`, each with its extra cost.
    fn missed(&self, right: Square) -> impl Iterator<Item = (Square, f32)> {
        let free = !self.board().occupied();
        apertures(right).filter(move |(square, _)| free.contains(*square))
    }

    /// Adds a move without a capture or a promotion whose piece is pressed into another aperture.
    fn add_missed(&self, outcomes: &mut Outcomes, which: impl Fn(Missed) -> bool) {
        let quiet = self.victim().is_none() && self.mv.promotion().is_none();
        let Some((piece, from, right)) = self.plain().filter(|_| quiet) else { return };
        for (to, missed) in missed(right).filter(|(to, missed)| *to != from && which(*missed)) {
            if self.board().piece_at(to).is_none() {
                let edits = [(from, None), (to, Some(piece))];
                outcomes.add(&edits, missed.cost(), put(piece, from, to, right));
            }
        }
    }
}

/// Returns the apertures that a hand may take for a square, each with its extra cost.
fn apertures(right: Square) -> impl Iterator<Item = (Square, f32)> {
    missed(right).map(|(square, missed)| (square, missed.cost()))
}

fn missed(right: Square) -> impl Iterator<Item = (Square, Missed)> {
    let mirrored = [right.flip_horizontal(), right.flip_vertical(), right.rotate_180()];
    Square::ALL.into_iter().filter(move |square| *square != right).filter_map(move |square| {
        let missed = match square.distance(right) {
            1 => Missed::By(1),
            _ if mirrored.contains(&square) => Missed::Mirrored,
            _ if square.file() == right.file() || square.rank() == right.rank() => Missed::InLine,
            2 => Missed::By(2),
            _ => return None,
        };
        Some((square, missed))
    })
}

/// Returns the piece that a move moves, as the board shows it.
fn made(mv: Move, by: Color) -> Option<PieceMove> {
    Some(PieceMove { piece: mv.role().of(by), from: mv.from()?, to: shown(mv, by) })
}

fn put(piece: Piece, from: Square, to: Square, right: Square) -> Traits {
    Traits { made: Some(PieceMove { piece, from, to }), square: Some(to), instead_of: Some(right) }
}

fn on(square: Square) -> Traits {
    Traits { square: Some(square), ..Traits::default() }
}

pub(super) fn not_executed(_: &Act, outcomes: &mut Outcomes) {
    outcomes.add(&[], 0.0, Traits::default());
}

pub(super) fn beside(act: &Act, outcomes: &mut Outcomes) {
    act.add_missed(outcomes, |missed| missed != Missed::InLine);
}

pub(super) fn elsewhere(act: &Act, outcomes: &mut Outcomes) {
    act.add_missed(outcomes, |missed| missed == Missed::InLine);
}

/// Adds the piece lifted for the move, and the captured one taken off, but nothing pressed in.
pub(super) fn left_in_hand(act: &Act, outcomes: &mut Outcomes) {
    let Some((piece, from, right)) = act.plain() else { return };
    let off = act.victim().unwrap_or(from);
    outcomes.add(&[(off, None), (from, None)], 0.0, put(piece, from, right, right));
}

pub(super) fn misheard(act: &Act, outcomes: &mut Outcomes) {
    other_moves(act, outcomes, true);
}

pub(super) fn other_move(act: &Act, outcomes: &mut Outcomes) {
    other_moves(act, outcomes, false);
}

/// Adds the other legal moves, with a destination that sounds like the right one or with any other.
fn other_moves(act: &Act, outcomes: &mut Outcomes, sounds_alike: bool) {
    let right = shown(act.mv, act.by());
    for &mv in act.legal.iter().filter(|mv| **mv != act.mv) {
        let to = shown(mv, act.by());
        let same_kind = mv.role() == act.mv.role();
        if (same_kind && alike(to, right)) == sounds_alike {
            let extra = if sounds_alike || mv.from() == act.mv.from() || same_kind { 0.0 } else { 1.5 };
            outcomes.executed(mv, act.by(), extra, right);
        }
    }
}

/// Adds the moves of a like piece or a neighbouring one to the destination, which need not be legal.
pub(super) fn other_piece(act: &Act, outcomes: &mut Outcomes) {
    let Some((_, from, to)) = act.plain() else { return };
    let by = act.by();
    let alike = act.board().by_piece(act.mv.role().of(by));
    let own = (alike | king_attacks(from) & act.board().by_color(by)) & !Bitboard::from_square(from);
    for other in own {
        let Some(piece) = act.board().piece_at(other).filter(|_| other != to) else { continue };
        let extra = if alike.contains(other) { 0.0 } else { 1.0 };
        let edits = [(other, None), (to, Some(piece))];
        outcomes.add(&edits, extra, Traits { instead_of: Some(from), ..put(piece, other, to, to) });
    }
}

pub(super) fn capture_elsewhere(act: &Act, outcomes: &mut Outcomes) {
    let plain = act.plain().filter(|_| act.mv.promotion().is_none());
    let (Some((piece, from, right)), Some(victim)) = (plain, act.victim()) else { return };
    for (to, extra) in act.missed(right).filter(|(to, _)| *to != from) {
        outcomes.add(&[(victim, None), (from, None), (to, Some(piece))], extra, put(piece, from, to, right));
    }
}

pub(super) fn capture_unfinished(act: &Act, outcomes: &mut Outcomes) {
    let (Some((_, from, right)), Some(victim)) = (act.plain(), act.victim()) else { return };
    outcomes.add(&[(victim, None)], 0.0, Traits { instead_of: Some(right), ..on(from) });
}

pub(super) fn victim_left(act: &Act, outcomes: &mut Outcomes) {
    let (Some((piece, from, right)), Some(_)) = (act.plain(), act.victim()) else { return };
    for (to, extra) in act.missed(right).filter(|(to, _)| *to != from) {
        outcomes.add(&[(from, None), (to, Some(piece))], extra, put(piece, from, to, right));
    }
}

/// Adds captures of a neighbour of the captured piece, and removals of both.
pub(super) fn wrong_victim(act: &Act, outcomes: &mut Outcomes) {
    let (Some((piece, from, right)), Some(victim)) = (act.plain(), act.victim()) else { return };
    let enemies = act.board().by_color(act.by().other()) & !act.board().kings();
    for (wrong, extra) in apertures(victim).filter(|(wrong, _)| enemies.contains(*wrong)) {
        let traits = Traits { instead_of: Some(victim), ..on(wrong) };
        outcomes.add(&[(from, None), (wrong, Some(piece))], extra, traits);
        let both = [(victim, None), (from, None), (wrong, None), (right, Some(piece))];
        outcomes.add(&both, extra + 1.0, traits);
        let mixed_up = [(victim, None), (from, None), (wrong, Some(piece))];
        outcomes.add(&mixed_up, extra + 2.0, traits);
    }
}

/// Returns the squares of castling: king and rook before and after.
fn castling(act: &Act) -> Option<[(Square, Square); 2]> {
    let Move::Castle { king, rook } = act.mv else { return None };
    let side = act.mv.castling_side()?;
    Some([(king, side.king_to(act.by())), (rook, side.rook_to(act.by()))])
}

pub(super) fn castled_king_only(act: &Act, outcomes: &mut Outcomes) {
    let Some([(king, to), (rook, rook_to)]) = castling(act) else { return };
    let own = act.by().king();
    if to != rook {
        let traits = Traits { instead_of: Some(rook_to), ..put(own, king, to, rook_to) };
        outcomes.add(&[(king, None), (to, Some(own))], 0.0, Traits { square: Some(rook), ..traits });
    }
}

pub(super) fn castled_rook_only(act: &Act, outcomes: &mut Outcomes) {
    let Some([(king, king_to), (rook, to)]) = castling(act) else { return };
    let own = act.by().rook();
    if to != king {
        let traits = Traits { instead_of: Some(king_to), ..put(own, rook, to, to) };
        outcomes.add(&[(rook, None), (to, Some(own))], 0.0, Traits { square: Some(king), ..traits });
    }
}

/// Adds castling with the other rook, whether the Laws permit it or not.
pub(super) fn castled_other_side(act: &Act, outcomes: &mut Outcomes) {
    use annabella_chess::Side;
    let Some([(king, right), (rook, _)]) = castling(act) else { return };
    let by = act.by();
    let side = if rook > king { Side::QueenSide } else { Side::KingSide };
    let own = act.board().by_piece(by.rook()) & Bitboard::from_rank(king.rank());
    let others = own.into_iter().filter(|other| (*other > king) != (rook > king));
    for other in others {
        let (to, rook_to) = (side.king_to(by), side.rook_to(by));
        let edits = [(king, None), (other, None), (to, Some(by.king())), (rook_to, Some(by.rook()))];
        outcomes.add(&edits, 0.0, put(by.king(), king, to, right));
    }
}

/// Adds castling in which the king or the rook misses its aperture.
pub(super) fn castled_wrong_square(act: &Act, outcomes: &mut Outcomes) {
    let Some([(king, king_to), (rook, rook_to)]) = castling(act) else { return };
    let (own_king, own_rook) = (act.by().king(), act.by().rook());
    let empty = |square: Square| act.board().piece_at(square).is_none() || square == king || square == rook;
    for (to, extra) in apertures(king_to).filter(|(to, _)| empty(*to) && *to != rook_to) {
        let edits = [(king, None), (rook, None), (to, Some(own_king)), (rook_to, Some(own_rook))];
        outcomes.add(&edits, extra, put(own_king, king, to, king_to));
    }
    for (to, extra) in apertures(rook_to).filter(|(to, _)| empty(*to) && *to != king_to) {
        let edits = [(king, None), (rook, None), (king_to, Some(own_king)), (to, Some(own_rook))];
        outcomes.add(&edits, extra, put(own_rook, rook, to, rook_to));
    }
}

pub(super) fn en_passant_victim_left(act: &Act, outcomes: &mut Outcomes) {
    let (Move::EnPassant { from, to }, Some(victim)) = (act.mv, act.victim()) else { return };
    outcomes.add(&[(from, None), (to, Some(act.by().pawn()))], 0.0, on(victim));
}

pub(super) fn en_passant_wrong_pawn(act: &Act, outcomes: &mut Outcomes) {
    let (Move::EnPassant { from, to }, Some(victim)) = (act.mv, act.victim()) else { return };
    let enemies = act.board().by_color(act.by().other()) & !act.board().kings();
    for wrong in (king_attacks(victim) | king_attacks(to)) & enemies & !Bitboard::from_square(victim) {
        let edits = [(wrong, None), (from, None), (to, Some(act.by().pawn()))];
        outcomes.add(&edits, 0.0, Traits { instead_of: Some(victim), ..on(wrong) });
    }
}

pub(super) fn pawn_left(act: &Act, outcomes: &mut Outcomes) {
    let (Some((_, from, to)), Some(_)) = (act.plain(), act.mv.promotion()) else { return };
    let pawn = act.by().pawn();
    outcomes.add(&[(from, None), (to, Some(pawn))], 0.0, put(pawn, from, to, to));
}

pub(super) fn promoted_otherwise(act: &Act, outcomes: &mut Outcomes) {
    let (Some((right, from, to)), Some(_)) = (act.plain(), act.mv.promotion()) else { return };
    for role in [Role::Queen, Role::Rook, Role::Bishop, Role::Knight] {
        let piece = role.of(act.by());
        if piece != right {
            outcomes.add(&[(from, None), (to, Some(piece))], 0.0, put(piece, from, to, to));
        }
    }
}

pub(super) fn promoted_beside(act: &Act, outcomes: &mut Outcomes) {
    let (Some((piece, from, right)), Some(_)) = (act.plain(), act.mv.promotion()) else { return };
    let left = act.victim().map(|victim| (victim, None)).unwrap_or((from, None));
    for (to, extra) in act.missed(right) {
        outcomes.add(&[left, (from, None), (to, Some(piece))], extra, put(piece, from, to, right));
        let pawn = act.by().pawn();
        outcomes.add(&[left, (from, None), (to, Some(pawn))], extra + 1.0, put(pawn, from, to, right));
    }
}

pub(super) fn anything_else(act: &Act, outcomes: &mut Outcomes) {
    let by = act.by();
    let Some((_, right_from, right)) = act.plain() else { return };
    let free = !act.board().by_color(by) & !act.board().kings();
    for from in act.board().by_color(by) {
        let Some(piece) = act.board().piece_at(from) else { continue };
        let extra = if from == right_from { 0.0 } else { 1.0 };
        for to in free {
            outcomes.add(&[(from, None), (to, Some(piece))], extra, put(piece, from, to, right));
        }
    }
}

pub(super) fn displaced(on: &StandingBoard, outcomes: &mut Outcomes) {
    for from in on.differing & on.board.occupied() {
        let Some(piece) = on.board.piece_at(from) else { continue };
        for (to, extra) in apertures(from).filter(|(to, _)| on.differing.contains(*to)) {
            if on.board.piece_at(to).is_none() {
                outcomes.add(&[(from, None), (to, Some(piece))], extra, put(piece, from, to, from));
            }
        }
    }
}

pub(super) fn fallen_off(standing: &StandingBoard, outcomes: &mut Outcomes) {
    for square in standing.differing & standing.board.occupied() {
        outcomes.add(&[(square, None)], 0.0, Traits { instead_of: Some(square), ..on(square) });
    }
}

/// Adds captured pieces that are back in their aperture or beside it.
pub(super) fn captive_back(standing: &StandingBoard, outcomes: &mut Outcomes) {
    for played in &standing.line.plies()[..standing.until] {
        let (Some(role), to) = (played.mv.capture(), played.mv.to()) else { continue };
        let piece = role.of(played.by.other());
        let near = (king_attacks(to) | Bitboard::from_square(to)) & standing.differing;
        for square in near & !standing.board.occupied() {
            let extra = if square == to { 0.0 } else { 1.0 };
            outcomes.add(&[(square, Some(piece))], extra, put(piece, to, square, to));
        }
    }
}

/// Adds two pieces of one colour exchanged on their original squares.
pub(super) fn exchanged_at_start(standing: &StandingBoard, outcomes: &mut Outcomes) {
    let squares = standing.differing & standing.untouched & standing.board.occupied();
    for one in squares {
        for other in squares.into_iter().filter(|other| *other > one) {
            let pieces = [one, other].map(|square| standing.board.piece_at(square));
            let edits = [(one, pieces[1]), (other, pieces[0])];
            outcomes.add(&edits, 0.0, Traits { instead_of: Some(other), ..on(one) });
        }
    }
}

/// Adds the board found if pieces that never moved stand on one another's squares.
///
/// A player who moves or captures a piece feels what it is, so only such pieces can stand wrong.
pub(super) fn set_up_otherwise(standing: &StandingBoard, outcomes: &mut Outcomes) {
    let StandingBoard { line, board, found, differing, untouched, .. } = *standing;
    let mut missing = differing.into_iter().map(|square| board.piece_at(square)).collect::<Vec<_>>();
    // A captured piece can have stood on the square of one that is left.
    let start = line.position_after(0).board();
    missing.extend(line.plies()[..standing.until].iter().map(|played| start.piece_at(played.mv.to())));
    let mut stood = |square| {
        missing.iter().position(|piece| *piece == found.piece_at(square)).map(|at| missing.swap_remove(at))
    };
    let all = differing.is_subset(untouched & found.occupied() & board.occupied())
        && differing.into_iter().all(|square| stood(square).is_some());
    if all {
        outcomes.list.push(Outcome { board: found.clone(), extra: 0.0, traits: Traits::default() });
    }
}
