//! The legal moves of a position (3D Article 3).

use super::play::{Action, Move, castling_squares};
use super::position::Position;
use super::square::{Columns, Squares};
use super::{Pin, Square, lines};
use annabella_chess::{Color, Role, Side};

/// The pieces that a pawn can become (3D 3.4(e)(I)).
pub const PROMOTIONS: [Role; 4] = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];

/// The pseudo-legal moves of one side, and the data to decide which are legal.
struct Generator<'a> {
    position: &'a Position,
    late: Option<Role>,
    /// Columns that a piece can leave without exposing its king.
    safe: Columns,
    moves: Vec<Move>,
}

impl Position {
    /// Returns all legal moves (3D 3.1 to 3.6).
    pub fn legal_moves(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        if self.due(self.turn).is_none() {
            return Generator::new(self, None, moves).all();
        }
        for role in PROMOTIONS {
            let mut promoted = self.clone();
            promoted.promote_due(Some(role));
            moves = Generator::new(&promoted, Some(role), moves).all();
        }
        moves
    }

    /// Whether the side to move has a legal move.
    pub fn has_legal_move(&self) -> bool {
        !self.legal_moves().is_empty()
    }

    /// Whether a move is legal.
    pub fn is_legal(&self, mv: Move) -> bool {
        self.legal_moves().contains(&mv)
    }

    /// Returns the number of sequences of `depth` legal moves.
    pub fn perft(&self, depth: u32) -> u64 {
        match depth {
            0 => 1,
            1 => self.legal_moves().len() as u64,
            _ => self
                .legal_moves()
                .into_iter()
                .map(|mv| {
                    let mut next = self.clone();
                    next.play_unchecked(mv);
                    next.perft(depth - 1)
                })
                .sum(),
        }
    }
}

impl<'a> Generator<'a> {
    fn new(position: &'a Position, late: Option<Role>, moves: Vec<Move>) -> Generator<'a> {
        let king = position.king(position.turn).column();
        let none = Columns::default();
        let lines = lines::rook(king, none).or(lines::bishop(king, none));
        let safe = if position.is_check() { none } else { Columns(!lines.0) };
        Generator { position, late, safe, moves }
    }

    fn all(mut self) -> Vec<Move> {
        let position = self.position;
        let own = position.side(position.turn);
        for from in own {
            let column = from.column();
            let reached = match position.piece(from).map(|piece| piece.role) {
                None => continue,
                Some(Role::Pawn) => {
                    self.pawn(from);
                    continue;
                }
                Some(Role::Knight) => lines::knight(column),
                Some(Role::Bishop) => lines::bishop(column, position.occupied()),
                Some(Role::Rook) => lines::rook(column, position.occupied()),
                Some(Role::Queen) => {
                    lines::rook(column, position.occupied()).or(lines::bishop(column, position.occupied()))
                }
                Some(Role::King) => lines::king(column),
            };
            for column in reached {
                for to in position.existing().and(lines::stack(column)).without(own) {
                    self.piece(from, to);
                }
            }
        }
        for side in [Side::KingSide, Side::QueenSide] {
            if position.castling_bar(side).is_none() {
                self.add(Action::Castle(side), &[None]);
            }
        }
        for from in Pin::all().filter(|&pin| position.owner(pin) == Some(position.turn)) {
            for to in Pin::all().filter(|&to| position.board_bar(from, to).is_none()) {
                self.board(from, to);
            }
        }
        self.moves
    }

    /// Adds the move with each promotion, if it leaves the king safe.
    fn add(&mut self, action: Action, promotions: &[Option<Role>]) {
        let mut after = self.position.clone();
        after.perform(action);
        if !after.is_exposed(self.position.turn) {
            self.push(action, promotions);
        }
    }

    fn push(&mut self, action: Action, promotions: &[Option<Role>]) {
        let late = self.late;
        self.moves.extend(promotions.iter().map(|&role| Move { late, action: action.becoming(role) }));
    }

    fn piece(&mut self, from: Square, to: Square) {
        let action = Action::Piece { from, to, promotion: None };
        let king = self.position.king(self.position.turn) == from;
        if !king && self.safe.contains(from.column()) {
            self.push(action, &[None]);
        } else {
            self.add(action, &[None]);
        }
    }

    fn pawn(&mut self, from: Square) {
        let position = self.position;
        let color = position.turn;
        let empty = |column| position.existing().and(lines::stack(column)).without(position.all());
        if let Some(column) = lines::ahead(color, from.column(), 1) {
            empty(column).for_each(|to| self.advance(from, to));
            let free = position.is_unmoved(from) && !position.occupied().contains(column);
            if let Some(column) = lines::ahead(color, from.column(), 2).filter(|_| free) {
                empty(column).for_each(|to| self.advance(from, to));
            }
        }
        let crossed = position.crossed();
        for column in lines::pawn(color, from.column()) {
            let stack = lines::stack(column);
            for to in position.side(!color).and(stack) {
                self.advance(from, to);
            }
            if crossed == Some(column) {
                // Two pawns leave their squares: what is safe for one can be unsafe for both.
                for to in position.existing().and(stack) {
                    self.add(Action::Piece { from, to, promotion: None }, &[None]);
                }
            }
        }
    }

    /// Adds a pawn's move other than a capture en passant.
    fn advance(&mut self, from: Square, to: Square) {
        let position = self.position;
        let promotes = to.rank() == position.farthest_rank(position.turn, to.column());
        let action = Action::Piece { from, to, promotion: None };
        let promotions = promotions(promotes);
        if self.safe.contains(from.column()) {
            self.push(action, promotions);
        } else {
            self.add(action, promotions);
        }
    }

    fn board(&mut self, from: Pin, to: Pin) {
        let promotes = self.position.board_promotes(from, to);
        self.add(Action::Board { from, to, promotion: None }, promotions(promotes));
    }
}

fn promotions(promotes: bool) -> &'static [Option<Role>] {
    const ALL: [Option<Role>; 4] =
        [Some(Role::Queen), Some(Role::Rook), Some(Role::Bishop), Some(Role::Knight)];
    if promotes { &ALL } else { &[None] }
}

impl Action {
    fn becoming(self, role: Option<Role>) -> Action {
        match self {
            Action::Piece { from, to, .. } => Action::Piece { from, to, promotion: role },
            Action::Board { from, to, .. } => Action::Board { from, to, promotion: role },
            Action::Castle(_) => self,
        }
    }
}

/// The reason why castling is impossible (3D 3.5(a)(II)).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CastlingBar {
    /// This is the first move (`(1)[a]`).
    FirstMove,
    /// The king or the rook has moved, or the rook is gone (`(1)[b]`, `[c]`).
    Moved,
    /// A piece is between them (`(2)[b]`).
    Between,
    /// The king's square or its destination is attacked (`(2)[a]`).
    Attacked,
}

/// The reason why an attack board cannot be moved to a pin (3D 3.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardBar {
    /// The pin has no attack board.
    NoBoard,
    /// More than one piece is on the board.
    Laden,
    /// The board belongs to the other side.
    NotOwn,
    /// The destination already has an attack board.
    Taken,
    /// The destination is not adjacent.
    NotAdjacent,
    /// Only an empty board moves backward.
    Backward,
}

impl Position {
    /// Returns the reason why the side to move cannot castle, apart from exposing its king.
    pub fn castling_bar(&self, side: Side) -> Option<CastlingBar> {
        let color = self.turn;
        let (king_from, king_to, rook_from) = castling_squares(color, side);
        if self.number < 2 {
            Some(CastlingBar::FirstMove)
        } else if !self.castling.has(color, side) {
            Some(CastlingBar::Moved)
        } else if lines::between(king_from.column(), rook_from.column()).0 & self.occupied().0 != 0 {
            Some(CastlingBar::Between)
        } else if [king_from, king_to].iter().any(|&square| self.is_attacked(square, !color)) {
            Some(CastlingBar::Attacked)
        } else {
            None
        }
    }

    /// Returns the reason why an attack board cannot move to a pin, apart from exposing the king.
    pub fn board_bar(&self, from: Pin, to: Pin) -> Option<BoardBar> {
        let laden = !self.pieces_aboard(from).is_empty();
        if self.board(from).is_none() {
            Some(BoardBar::NoBoard)
        } else if self.owner(from).is_none() {
            Some(BoardBar::Laden)
        } else if self.owner(from) != Some(self.turn) {
            Some(BoardBar::NotOwn)
        } else if !from.is_adjacent(to) {
            Some(BoardBar::NotAdjacent)
        } else if laden && from.is_backward(to, self.turn) {
            Some(BoardBar::Backward)
        } else if self.board(to).is_some() {
            Some(BoardBar::Taken)
        } else {
            None
        }
    }

    fn all(&self) -> Squares {
        Squares(self.side(Color::White).0 | self.side(Color::Black).0)
    }

    /// Returns the column that a pawn has crossed with its double step just played.
    pub(super) fn crossed(&self) -> Option<super::Column> {
        lines::ahead(self.turn, self.doubled?.column(), 1)
    }
}
