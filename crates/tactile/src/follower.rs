//! Infers the piece on each square of a board that senses only occupied squares.
//!
//! ```
//! use annabella_chess::{Bitboard, Chess, Position, Square};
//! use annabella_tactile::Follower;
//! let position = Chess::default();
//! let start = position.board().occupied();
//! let mut board = Follower::new(position.board().clone());
//! board.see(start.without(Square::G1), &position);
//! board.see(start.without(Square::G1).with(Square::F3), &position);
//! let seen = board.conclude(&position, None);
//! assert_eq!(seen.placement.piece_at(Square::F3), position.board().piece_at(Square::G1));
//! assert!(seen.unknown.is_empty());
//! ```

use annabella_chess::{
    Bitboard, Board, Chess, Color, Move, Piece, Position, Rank, Role, Square, king_attacks,
};
use std::collections::HashSet;

/// The maximum number of explanations kept; those nearest to the position are preferred.
const MOST: usize = 64;

/// The pieces to which a pawn may be promoted.
const PROMOTED: [Role; 4] = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];

/// Follows the pieces of one board from a known placement.
///
/// Every way in which the lifted pieces can have been placed is kept until the pegs show the position of the
/// game. The order of the lifts and the legal moves decide between them; if several remain, the program does
/// not guess.
#[derive(Clone, Debug)]
pub struct Follower {
    ways: Vec<Explanation>,
    occupied: Bitboard,
}

/// The placement that such a board shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seen {
    /// The pieces.
    /// A pawn whose promotion is not announced stays a pawn; an unknown square gets a piece that does not
    /// belong there.
    pub placement: Board,
    /// Occupied squares whose piece is unknown.
    pub unknown: Bitboard,
    /// The square of a promotion that the player must still announce.
    pub promoted: Option<Square>,
}

/// One explanation of the occupied squares.
#[derive(Clone, Debug)]
struct Explanation {
    board: Board,
    /// The pieces lifted and not placed since, in the order of lifting.
    hand: Vec<Piece>,
    /// Occupied squares whose piece did not come from a hand.
    unknown: Bitboard,
    /// Whether this was not observed.
    /// It then remains one explanation among others until a move is announced or repeated.
    unseen: bool,
}

impl Follower {
    /// Creates the follower of a board with these pieces.
    pub fn new(placement: Board) -> Follower {
        let occupied = placement.occupied();
        Follower { ways: vec![Explanation::standing(placement)], occupied }
    }

    /// Processes the occupied squares after the board was disconnected.
    ///
    /// A capture made meanwhile looks like a lift of the capturing or the captured piece; it is assumed once
    /// a move is announced or repeated.
    pub fn see_again(&mut self, occupied: Bitboard, position: &Chess) {
        self.see(occupied, position);
        let mut unseen = vec![position.board().clone()];
        for mv in position.legal_moves().into_iter().filter(|mv| mv.is_capture()) {
            let mut after = position.clone();
            after.play_unchecked(mv);
            unseen.push(after.board().clone());
        }
        unseen
            .retain(|board| board.occupied() == occupied && self.ways.iter().all(|way| way.board != *board));
        self.ways.extend(
            unseen.into_iter().map(|board| Explanation { unseen: true, ..Explanation::standing(board) }),
        );
    }

    /// Trusts `position` after its last move was repeated in words, if the occupied squares fit.
    pub fn believe(&mut self, position: &Chess) {
        self.ways.iter_mut().filter(|way| way.board == *position.board()).for_each(|way| way.unseen = false);
    }

    /// Processes the occupied squares.
    /// Of simultaneous changes, lifts count first, those of the side to move before the others.
    pub fn see(&mut self, occupied: Bitboard, position: &Chess) {
        let lifted = self.occupied & !occupied;
        let own = lifted & position.us();
        for square in own.into_iter().chain(lifted & !own) {
            self.ways.iter_mut().for_each(|way| way.lift(square));
        }
        for square in occupied & !self.occupied {
            let mut ways: Vec<Explanation> =
                self.ways.iter().flat_map(|way| way.placed(square, position)).collect();
            // The sort is stable: of two equally near explanations, the one that lifted its piece first stays
            // first.
            ways.sort_by_cached_key(|way| way.distance(position.board()));
            let mut known = HashSet::new();
            self.ways = ways.into_iter().filter(|way| known.insert(way.key())).take(MOST).collect();
        }
        self.occupied = occupied;
    }

    /// Returns what the board shows at `position`, with `announced` not yet executed.
    pub fn conclude(&mut self, position: &Chess, announced: Option<Move>) -> Seen {
        let after = |mv: Move| {
            let mut after = position.clone();
            after.play_unchecked(mv);
            after.board().clone()
        };
        let announced = announced.map(&after);
        let said = |board: &Board| self.ways.iter().any(|way| way.unknown.is_empty() && way.board == *board);
        if let Some(board) = announced.as_ref().filter(|board| said(board)) {
            return Seen::of(board.clone());
        }
        let whole = |board: &Board| {
            let stands = |way: &Explanation| !way.unseen && way.unknown.is_empty() && way.board == *board;
            self.ways.iter().any(stands)
        };
        if whole(position.board()) {
            self.settle(position);
            return Seen::of(position.board().clone());
        }
        let mut moves: Vec<(Move, Board)> =
            position.legal_moves().into_iter().map(|mv| (mv, after(mv))).collect();
        let played: HashSet<Board> =
            moves.iter().map(|(_, board)| board).filter(|board| whole(board)).cloned().collect();
        if played.len() == 1 {
            return Seen::of(played.into_iter().next().unwrap_or_default());
        }
        // Promotions in which only the new piece is unknown.
        let mut promotions = Vec::new();
        for (mv, board) in &mut moves {
            if mv.promotion().is_some() {
                board.set_piece_at(mv.to(), position.turn().pawn());
                promotions.push((mv.to(), board.clone()));
            }
        }
        let promoted =
            |way: &Explanation| promotions.iter().find(|(_, board)| *board == way.board).map(|(to, _)| *to);
        let seen = self.ways.iter().filter(|way| !way.unseen);
        let open = seen.filter(|way| !way.unknown.is_empty() || !played.contains(&way.board));
        let base = position.board();
        let changes: Vec<Bitboard> = moves.iter().map(|(_, board)| differing(base, board)).collect();
        let likely = |way: &&Explanation| {
            let moved = differing(&way.board, base);
            let on = |changed: Bitboard, after: &Board| way.is_between(moved, changed, after);
            let announced = announced.as_ref().is_some_and(|after| on(differing(base, after), after));
            let moving = changes.iter().zip(&moves).any(|(changed, (_, after))| on(*changed, after));
            let distance = moved.count() + way.unknown.count();
            (way.unknown.any(), !announced, promoted(way).is_none(), !moving, distance)
        };
        match open.min_by_key(likely) {
            Some(way) => Seen { promoted: promoted(way), ..way.seen(position.board()) },
            None => self.undecided(position.board()),
        }
    }

    /// Settles on the position that the board shows: pieces in hand were captured and are dropped.
    ///
    /// There is one exception: the new piece of a promotion can already be on the square of a capture while
    /// its pawn is not lifted.
    fn settle(&mut self, position: &Chess) {
        let capturing = |mv: &Move| mv.promotion().is_some() && mv.is_capture();
        let mut promotions = Vec::new();
        for mv in position.legal_moves().into_iter().filter(capturing) {
            let mut after = position.clone();
            after.play_unchecked(mv);
            // The pawn represents a new piece that is not announced.
            let mut unsaid = after.board().clone();
            unsaid.set_piece_at(mv.to(), position.turn().pawn());
            promotions.extend([after.board().clone(), unsaid]);
        }
        let base = position.board();
        self.ways.retain(|way| {
            let moved = differing(&way.board, base);
            let swapped = promotions.iter().any(|after| way.is_between(moved, differing(base, after), after));
            way.board != *base && way.unknown.is_empty() && swapped
        });
        self.ways.insert(0, Explanation::standing(base.clone()));
    }

    /// Returns what is certain if each explanation is a different complete move.
    fn undecided(&self, wanted: &Board) -> Seen {
        let mut board = wanted.clone();
        (!self.occupied).into_iter().for_each(|square| board.discard_piece_at(square));
        let unknown = self.occupied & !wanted.occupied();
        Explanation { unknown, ..Explanation::standing(board) }.seen(wanted)
    }
}

impl Seen {
    fn of(placement: Board) -> Seen {
        Seen { placement, unknown: Bitboard::EMPTY, promoted: None }
    }
}

impl Explanation {
    /// Explains the board by these pieces, with none in hand.
    fn standing(board: Board) -> Explanation {
        Explanation { board, hand: Vec::new(), unknown: Bitboard::EMPTY, unseen: false }
    }

    fn lift(&mut self, square: Square) {
        self.unknown.discard(square);
        self.hand.extend(self.board.remove_piece_at(square));
    }

    /// Returns every explanation of a piece placed on `square`.
    fn placed(&self, square: Square, position: &Chess) -> Vec<Explanation> {
        let mut ways: Vec<Explanation> = Vec::new();
        let mut put = |piece: Piece, from_hand: Option<usize>| {
            let mut way = self.clone();
            way.board.set_piece_at(square, piece);
            if let Some(index) = from_hand {
                way.hand.remove(index);
            }
            ways.push(way);
        };
        for (index, &piece) in self.hand.iter().enumerate() {
            if self.hand[..index].contains(&piece) {
                continue;
            }
            put(piece, Some(index));
            if piece.role == Role::Pawn && square.rank() == last_rank(piece.color) {
                PROMOTED.into_iter().for_each(|role| put(role.of(piece.color), Some(index)));
            }
        }
        // A new piece from the box, while the pawn is still on the square before its last step.
        for color in Color::ALL.into_iter().filter(|&color| square.rank() == last_rank(color)) {
            let pawn = color.pawn();
            if (self.board.by_piece(pawn) & before(square)).any() {
                put(pawn, None);
                PROMOTED.into_iter().for_each(|role| put(role.of(color), None));
            }
        }
        // The piece that belongs there, if no piece in hand is the same: its lift was missed, or it came from
        // the box.
        if let Some(piece) = position.board().piece_at(square).filter(|piece| !self.hand.contains(piece)) {
            put(piece, None);
        }
        if ways.is_empty() {
            ways.push(Explanation { unknown: self.unknown.with(square), ..self.clone() });
        }
        ways
    }

    /// Returns the number of squares whose pieces differ from `wanted`.
    fn distance(&self, wanted: &Board) -> usize {
        differing(&self.board, wanted).count() + self.unknown.count()
    }

    /// Whether every square is as before or as after the move, or empty where these differ.
    /// The squares of `moved` are not as before, and on those of `changed` after and before differ.
    fn is_between(&self, moved: Bitboard, changed: Bitboard, after: &Board) -> bool {
        // Most squares are unchanged by a move, so these are checked first.
        if (moved & !changed).any() {
            return false;
        }
        let open = changed & (!self.board.occupied() | !moved);
        (differing(&self.board, after) & !open).is_empty()
    }

    fn key(&self) -> (Board, Vec<u8>, Bitboard, bool) {
        let mut hand: Vec<u8> = self.hand.iter().map(|piece| piece.char() as u8).collect();
        hand.sort_unstable();
        (self.board.clone(), hand, self.unknown, self.unseen)
    }

    fn seen(&self, wanted: &Board) -> Seen {
        let mut placement = self.board.clone();
        for square in self.unknown {
            let pawns = [Color::White.pawn(), Color::Black.pawn()];
            let stranger = pawns.into_iter().find(|&pawn| wanted.piece_at(square) != Some(pawn));
            placement.set_piece_at(square, stranger.unwrap_or(Color::White.king()));
        }
        Seen { placement, unknown: self.unknown, promoted: None }
    }
}

/// Returns the squares on which two boards differ.
fn differing(one: &Board, other: &Board) -> Bitboard {
    let colors = Color::ALL.into_iter().map(|color| one.by_color(color) ^ other.by_color(color));
    let roles = Role::ALL.into_iter().map(|role| one.by_role(role) ^ other.by_role(role));
    colors.chain(roles).fold(Bitboard::EMPTY, |all, differing| all | differing)
}

fn last_rank(color: Color) -> Rank {
    color.fold_wb(Rank::Eighth, Rank::First)
}

/// Returns the squares from which a pawn makes its last step to `square`.
fn before(square: Square) -> Bitboard {
    let color = if square.rank() == Rank::Eighth { Color::White } else { Color::Black };
    let rank = color.fold_wb(Rank::Seventh, Rank::Second);
    king_attacks(square) & Bitboard::from(rank)
}

#[cfg(test)]
mod tests;
