//! A move that cannot be played, and the rule that it breaks.

use super::Message;
use super::unplayable::Unplayable;
use annabella_chess::{
    Bitboard, Board, CastlingSide, Chess, EnPassantMode, File, Pattern, Piece, Position, Rank, Role, Square,
    attacks,
};

/// The side that a text is a move of.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Mover {
    /// The side to move, for certain.
    ToMove,
    /// Perhaps the opponent, who is not to move.
    Unknown,
}

/// An illegal move other than castling, as far as it was named.
pub(super) struct Attempt<'a> {
    position: &'a Chess,
    board: &'a Board,
    pattern: &'a Pattern,
    role: Option<Role>,
    from_file: Option<File>,
    from_rank: Option<Rank>,
    to: Square,
    capture: bool,
    promotion: Option<Role>,
}

impl<'a> Attempt<'a> {
    /// Returns the attempt; `None` for castling.
    pub fn of(pattern: &'a Pattern, position: &'a Chess) -> Option<Attempt<'a>> {
        let Pattern::Piece { role, from_file, from_rank, to, capture, promotion } = *pattern else {
            return None;
        };
        let board = position.board();
        Some(Attempt { position, board, pattern, role, from_file, from_rank, to, capture, promotion })
    }

    /// Returns the first fault that applies, as far as simple words can explain it.
    pub fn fault(&self, mover: Mover) -> Unplayable {
        let meant = self.meant();
        self.takes_king()
            .or_else(|| self.nearly_legal())
            .or_else(|| self.wrong_origin())
            .or_else(|| self.exposes_king(&meant))
            .or_else(|| self.wrong_turn().filter(|_| mover == Mover::Unknown))
            .or_else(|| self.wrong_destination(&meant))
            .or_else(|| self.wrong_pawn_move(&meant))
            .unwrap_or_else(|| match meant.is_empty() {
                true => Unplayable::new("move-illegal-no-piece"),
                false => Unplayable::new("move-illegal"),
            })
    }

    /// Finds a capture of the opponent's king, which is in check after an illegal move (2023 1.4.1).
    fn takes_king(&self) -> Option<Unplayable> {
        let king = self.board.king_of(self.position.turn().other()) == Some(self.to);
        king.then(|| Unplayable::new("move-illegal-takes-king"))
    }

    /// Finds a promotion or capture named or omitted wrongly.
    fn nearly_legal(&self) -> Option<Unplayable> {
        let legal_with = |promotion, capture| {
            let Attempt { role, from_file, from_rank, to, .. } = *self;
            let other = Pattern::Piece { role, from_file, from_rank, to, capture, promotion };
            !other.legal(self.position).is_empty()
        };
        if self.promotion.is_none() && legal_with(Some(Role::Queen), self.capture) {
            return Some(Unplayable::new("move-illegal-promotion-missing"));
        }
        if self.promotion.is_some() && legal_with(None, self.capture) {
            return Some(Unplayable::new("move-illegal-promotion"));
        }
        let without = self.capture && legal_with(self.promotion, false);
        without.then(|| Unplayable::new("move-illegal-capture").with("square", self.to))
    }

    /// Checks that the named origin square has such a piece of the side to move.
    fn wrong_origin(&self) -> Option<Unplayable> {
        let (file, rank) = self.from_file.zip(self.from_rank)?;
        let from = Square::from_coords(file, rank);
        let turn = self.position.turn();
        match self.board.piece_at(from) {
            None => Some(Unplayable::new("move-illegal-empty").with("square", from)),
            Some(piece) if piece.color != turn => {
                Some(Unplayable::new("move-illegal-turn").with("side", turn))
            }
            Some(piece) if self.role.is_some_and(|role| role != piece.role) => {
                Some(Unplayable::new("move-illegal-other-piece").with("square", from).with("piece", piece))
            }
            Some(piece) if piece.role == Role::King && self.is_kings_castling(from) => {
                let short = self.to.file() > file;
                let side = CastlingSide::from_king_side(short);
                Some(castling_fault(self.position, &Pattern::Castle(side)))
            }
            Some(_) => None,
        }
    }

    /// Whether a king would move from `from` as in castling: along its first rank to the c-file or g-file.
    fn is_kings_castling(&self, from: Square) -> bool {
        let first = self.position.turn().fold_wb(Rank::First, Rank::Eighth);
        let along = from.rank() == first && self.to.rank() == first;
        along && from.file().distance(self.to.file()) > 1 && matches!(self.to.file(), File::C | File::G)
    }

    /// Returns the pieces that the text can mean.
    fn meant(&self) -> Vec<(Square, Piece)> {
        let is_meant = |(from, piece): &(Square, Piece)| {
            piece.color == self.position.turn()
                && self.role.is_none_or(|role| role == piece.role)
                && self.from_file.is_none_or(|file| file == from.file())
                && self.from_rank.is_none_or(|rank| rank == from.rank())
        };
        self.board.clone().into_iter().filter(is_meant).collect()
    }

    /// Checks whether a piece can move there, but would leave its king in check.
    fn exposes_king(&self, meant: &[(Square, Piece)]) -> Option<Unplayable> {
        let passing = self.position.ep_square(EnPassantMode::Always);
        let reached = meant.iter().any(|&(from, piece)| reaches(self.board, from, piece, self.to, passing));
        reached.then(|| match self.position.is_check() {
            true => Unplayable::new("move-illegal-in-check"),
            false => Unplayable::new("move-illegal-into-check"),
        })
    }

    /// Checks whether the move is legal for the opponent.
    fn wrong_turn(&self) -> Option<Unplayable> {
        let other = self.position.clone().swap_turn().ok()?;
        let legal = !self.pattern.legal(&other).is_empty();
        legal.then(|| Unplayable::new("move-illegal-turn").with("side", self.position.turn()))
    }

    /// Checks for a piece on the destination or on the way there.
    fn wrong_destination(&self, meant: &[(Square, Piece)]) -> Option<Unplayable> {
        if self.board.color_at(self.to) == Some(self.position.turn()) {
            return Some(Unplayable::new("move-illegal-own-piece").with("square", self.to));
        }
        let square = meant.iter().find_map(|&(from, piece)| in_between(self.board, from, piece, self.to))?;
        Some(Unplayable::new("move-illegal-blocked").with("square", square))
    }

    /// Finds the rule of 2023 3.7 that a pawn's move breaks.
    fn wrong_pawn_move(&self, meant: &[(Square, Piece)]) -> Option<Unplayable> {
        let role = self.role.or(meant.first().map(|(_, piece)| piece.role));
        let from_file = self.from_file.filter(|_| role == Some(Role::Pawn))?;
        let turn = self.position.turn();
        let behind = self.to.offset(turn.fold_wb(-8, 8))?;
        if !self.capture && from_file == self.to.file() {
            return self.blocked_pawn(from_file, behind);
        }
        let from = Square::from_coords(from_file, behind.rank());
        if from_file.distance(self.to.file()) != 1 || self.from_rank.is_some_and(|rank| rank != from.rank()) {
            return Some(Unplayable::new("move-illegal-pawn-diagonal"));
        }
        if self.board.piece_at(from) != Some(turn.pawn()) {
            return Some(Unplayable::new("move-illegal-no-pawn").with("square", from));
        }
        if self.board.piece_at(self.to).is_some() {
            return None;
        }
        let passed = self.to.rank() == turn.fold_wb(Rank::Sixth, Rank::Third)
            && self.board.piece_at(behind) == Some(turn.other().pawn());
        Some(match passed {
            true => Unplayable::new("move-illegal-en-passant"),
            false => Unplayable::new("move-illegal-capture").with("square", self.to),
        })
    }

    /// Checks for a piece directly ahead of a pawn; `behind` is the square before its destination.
    fn blocked_pawn(&self, from_file: File, behind: Square) -> Option<Unplayable> {
        if self.board.piece_at(self.to).is_some() {
            return Some(Unplayable::new("move-illegal-pawn-ahead").with("square", self.to));
        }
        let turn = self.position.turn();
        let home = Square::from_coords(from_file, turn.fold_wb(Rank::Second, Rank::Seventh));
        let two = home.distance(self.to) == 2 && self.board.piece_at(home) == Some(turn.pawn());
        let blocked = two && self.board.piece_at(behind).is_some();
        blocked.then(|| Unplayable::new("move-illegal-blocked").with("square", behind))
    }
}

/// Explains why the side to move cannot castle (2023 3.8.2).
pub(super) fn castling_fault(position: &Chess, pattern: &Pattern) -> Unplayable {
    let turn = position.turn();
    let of = |id| Unplayable::of("illegal-castling", Message::new(id));
    let Pattern::Castle(side) = *pattern else { return of("move-illegal-castling") };
    let Some(king) = position.board().king_of(turn) else { return of("move-illegal-castling") };
    if position.castles().rook(turn, side).is_none() {
        return of("move-castling-lost");
    }
    let mut blocked = (position.castles().path(turn, side) & position.board().occupied()).into_iter();
    if let Some(square) = blocked.next() {
        return of("move-illegal-blocked").with("square", square);
    }
    if position.is_check() {
        return of("move-castling-check");
    }
    let to = side.king_to(turn);
    let crossed = attacks::between(king, to) | Bitboard::from_square(to);
    let is_attacked = |square: &Square| {
        let occupied = position.board().occupied().without(king);
        position.king_attackers(*square, turn.other(), occupied).any()
    };
    match crossed.into_iter().find(is_attacked) {
        Some(square) => of("move-castling-attacked").with("square", square),
        None => of("move-illegal-castling"),
    }
}

/// Returns the nearest piece that blocks an otherwise possible move (2023 3.5).
fn in_between(board: &Board, from: Square, piece: Piece, to: Square) -> Option<Square> {
    let could = piece.role != Role::Pawn && attacks::attacks(from, piece, Bitboard::EMPTY).contains(to);
    let between = attacks::between(from, to) & board.occupied();
    between.into_iter().filter(|_| could).min_by_key(|square| square.distance(from))
}

/// Whether a piece can move to `to`, ignoring check on its own king.
fn reaches(board: &Board, from: Square, piece: Piece, to: Square, passing: Option<Square>) -> bool {
    if board.color_at(to) == Some(piece.color) {
        return false;
    }
    let attacked = attacks::attacks(from, piece, board.occupied()).contains(to);
    if piece.role != Role::Pawn {
        return attacked;
    }
    if attacked {
        return board.color_at(to).is_some() || passing == Some(to);
    }
    let ahead = |square: Square| square.offset(piece.color.fold_wb(8, -8));
    let once = ahead(from).filter(|&square| board.piece_at(square).is_none());
    let home = from.rank() == piece.color.fold_wb(Rank::Second, Rank::Seventh);
    let twice = once.filter(|_| home).and_then(ahead);
    let free = |square: Option<Square>| square == Some(to) && board.piece_at(to).is_none();
    free(once) || free(twice)
}
