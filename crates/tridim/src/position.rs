//! A position: its pieces and attack boards, the remaining rights, and whether it ends the game.

use super::square::{Columns, Squares};
use super::{Column, Level, Pin, Square, Wing, lines};
use annabella_chess::{Color, Piece, Role, Side};

/// The maximum number of moves; counters stop here.
pub(super) const MOST_MOVES: u16 = 9999;

/// Switches for the cases in which Meder's rules are silent and the choice decides games.
/// `docs/tridim.md` gives the reasons.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rules {
    /// Whether a pawn carried by its attack board to the farthest rank of its file is promoted.
    ///
    /// Under 3D 3.4(e)(I), the promotion is part of the board's move. Otherwise the pawn stays one, because
    /// only its own move reaches that rank.
    pub carried_pawns_promote: bool,
    /// Whether the count of fifty moves restarts when an attack board carries a pawn (3D 9.3).
    pub carried_pawns_count: bool,
}

impl Default for Rules {
    fn default() -> Rules {
        Rules { carried_pawns_promote: true, carried_pawns_count: false }
    }
}

/// The way in which a position ends the game (3D 1.2, 1.3, Article 5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ending {
    /// The side to move is mated; the named side has won (3D 5.1(a)).
    Mate(Color),
    /// The side to move has no legal move, not even of a board, and is not in check (3D 5.2).
    Stalemate,
    /// Neither side can ever mate (3D 1.3, 9.6).
    Dead,
}

/// The castling rights: king and rook have not moved (3D 3.5(a)(II)(1)).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Castling(u8);

impl Castling {
    /// All four rights.
    pub const ALL: Castling = Castling(0b1111);

    const fn bit(color: Color, side: Side) -> u8 {
        1 << (if color.is_white() { 0 } else { 2 } + if side.is_king_side() { 0 } else { 1 })
    }

    /// Whether the king and rook of a side have not moved.
    pub const fn has(self, color: Color, side: Side) -> bool {
        self.0 & Castling::bit(color, side) != 0
    }

    /// Returns the rights with one more.
    pub const fn with(self, color: Color, side: Side) -> Castling {
        Castling(self.0 | Castling::bit(color, side))
    }

    pub(super) const fn discard(&mut self, color: Color, side: Side) {
        self.0 &= !Castling::bit(color, side);
    }
}

/// A position of three-dimensional chess.
///
/// ```
/// use annabella_tridim::Position;
/// let start = Position::default();
/// assert_eq!(start.legal_moves().len(), 20);
/// assert_eq!(start.to_string().parse(), Ok(start));
/// ```
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Position {
    pub(super) rules: Rules,
    pieces: [Option<Piece>; Square::COUNT],
    sides: [Squares; 2],
    /// Columns with at least one piece.
    occupied: Columns,
    kings: [Square; 2],
    /// The first owner of the attack board on each pin.
    boards: [Option<Color>; Pin::COUNT],
    /// The squares that exist at present.
    existing: Squares,
    pub(super) turn: Color,
    pub(super) castling: Castling,
    /// Pawns that have neither moved nor been carried.
    pub(super) unmoved: Squares,
    /// The square of the pawn that has just made a double step.
    pub(super) doubled: Option<Square>,
    /// Plies since the last pawn move, capture or promotion.
    pub(super) halfmoves: u16,
    pub(super) number: u16,
}

impl Position {
    /// Creates a position with three empty main boards and no attack boards.
    pub(super) fn empty(rules: Rules) -> Position {
        Position {
            rules,
            pieces: [None; Square::COUNT],
            sides: [Squares::default(); 2],
            occupied: Columns::default(),
            kings: [Square::from_index(0); 2],
            boards: [None; Pin::COUNT],
            existing: Squares((1 << 48) - 1),
            turn: Color::White,
            castling: Castling::default(),
            unmoved: Squares::default(),
            doubled: None,
            halfmoves: 0,
            number: 1,
        }
    }

    /// Returns the interpretation of the rules.
    pub fn rules(&self) -> Rules {
        self.rules
    }

    /// Returns the side to move.
    pub fn turn(&self) -> Color {
        self.turn
    }

    /// Returns the number of the next move, from 1.
    pub fn number(&self) -> u16 {
        self.number
    }

    /// Returns the number of plies since the last pawn move, capture or promotion (3D 9.3).
    pub fn halfmoves(&self) -> u16 {
        self.halfmoves
    }

    /// Returns the castling rights that are not permanently lost.
    pub fn castling(&self) -> Castling {
        self.castling
    }

    /// Returns the square of the pawn that has just made a double step (3D 3.4(d)).
    pub fn doubled(&self) -> Option<Square> {
        self.doubled
    }

    /// Returns the piece on a square.
    pub fn piece(&self, square: Square) -> Option<Piece> {
        self.pieces[square.index()]
    }

    /// Returns all pieces with their squares.
    pub fn pieces(&self) -> impl Iterator<Item = (Square, Piece)> {
        let all = Squares(self.sides[0].0 | self.sides[1].0);
        all.filter_map(|square| Some((square, self.piece(square)?)))
    }

    /// Returns the squares of a side's pieces.
    pub(super) fn side(&self, color: Color) -> Squares {
        self.sides[color as usize]
    }

    /// Whether a square exists with the present attack boards.
    pub fn exists(&self, square: Square) -> bool {
        self.existing.contains(square)
    }

    /// Returns the squares that exist at present.
    pub fn squares(&self) -> impl Iterator<Item = Square> {
        self.existing
    }

    /// Returns the existing squares of a column, from the lowest main board, attack boards last.
    pub fn stack(&self, column: Column) -> impl Iterator<Item = Square> {
        self.existing.and(lines::stack(column))
    }

    pub(super) fn existing(&self) -> Squares {
        self.existing
    }

    pub(super) fn occupied(&self) -> Columns {
        self.occupied
    }

    /// Returns the first owner of the attack board on a pin; `None` if the pin is empty.
    pub fn board(&self, pin: Pin) -> Option<Color> {
        self.boards[pin.index()]
    }

    /// Returns the occupied squares of the attack board on a pin.
    pub fn aboard(&self, pin: Pin) -> impl Iterator<Item = Square> {
        self.pieces_aboard(pin)
    }

    pub(super) fn pieces_aboard(&self, pin: Pin) -> Squares {
        let first = Square::at(Level::Attack(pin), 0, 0).index();
        Squares((self.sides[0].0 | self.sides[1].0) & 0b1111 << first)
    }

    /// Returns the side that may move the attack board on a pin (3D 3.6).
    ///
    /// This is the side whose piece is alone on it or, if it is empty, its first owner. Returns `None` if
    /// several pieces are on it, or the pin is empty.
    pub fn owner(&self, pin: Pin) -> Option<Color> {
        let board = self.board(pin)?;
        let mut aboard = self.pieces_aboard(pin);
        match (aboard.next(), aboard.next()) {
            (None, _) => Some(board),
            (Some(square), None) => self.piece(square).map(|piece| piece.color),
            _ => None,
        }
    }

    /// Returns the square of a side's king.
    pub fn king(&self, color: Color) -> Square {
        self.kings[color as usize]
    }

    /// Whether a pawn still has its double step, if the way is free (3D 3.4(b)).
    pub fn is_unmoved(&self, square: Square) -> bool {
        self.unmoved.contains(square)
    }

    pub(super) fn put(&mut self, square: Square, piece: Piece) {
        self.pieces[square.index()] = Some(piece);
        self.sides[piece.color as usize].insert(square);
        self.occupied = self.occupied.or(Columns::one(square.column()));
        if piece.role == Role::King {
            self.kings[piece.color as usize] = square;
        }
    }

    pub(super) fn take(&mut self, square: Square) -> Option<Piece> {
        let piece = self.pieces[square.index()].take()?;
        self.sides[piece.color as usize].remove(square);
        let all = Squares(self.sides[0].0 | self.sides[1].0);
        if all.and(lines::stack(square.column())).is_empty() {
            self.occupied.0 &= !(1 << square.column().index());
        }
        Some(piece)
    }

    pub(super) fn put_board(&mut self, pin: Pin, board: Color) {
        self.boards[pin.index()] = Some(board);
        self.existing.0 |= 0b1111 << Square::at(Level::Attack(pin), 0, 0).index();
    }

    pub(super) fn take_board(&mut self, pin: Pin) -> Option<Color> {
        self.existing.0 &= !(0b1111 << Square::at(Level::Attack(pin), 0, 0).index());
        self.boards[pin.index()].take()
    }

    /// Whether a piece of a side, from another column, attacks all squares of a column (3D 3.1(b)).
    /// Pieces in the same column attack no square there (3.1(d)).
    pub(super) fn attacks(&self, by: Color, column: Column) -> bool {
        let straight = lines::rook(column, self.occupied);
        let diagonal = lines::bishop(column, self.occupied);
        self.side(by).any(|square| {
            let reached = match self.pieces[square.index()].map(|piece| piece.role) {
                None => return false,
                Some(Role::Pawn) => lines::pawn(!by, column),
                Some(Role::Knight) => lines::knight(column),
                Some(Role::Bishop) => diagonal,
                Some(Role::Rook) => straight,
                Some(Role::Queen) => straight.or(diagonal),
                Some(Role::King) => lines::king(column),
            };
            reached.contains(square.column())
        })
    }

    /// Whether a piece of a side attacks a square (3D 3.1(b)).
    pub fn is_attacked(&self, square: Square, by: Color) -> bool {
        self.attacks(by, square.column())
    }

    /// Whether the king of the side to move is attacked (3D 3.5(b)).
    pub fn is_check(&self) -> bool {
        self.is_attacked(self.king(self.turn), !self.turn)
    }

    /// Returns the rank on which a pawn of a side is promoted on a file.
    /// It depends on the attack boards in the corners (3D 3.4(e)(II)).
    pub fn farthest_rank(&self, color: Color, column: Column) -> u8 {
        let corner = |wing| self.board(Pin::home(wing, !color)).is_some();
        let outer = match column.file().char() {
            'z' | 'e' => true,
            'a' => corner(Wing::Queen),
            'd' => corner(Wing::King),
            _ => false,
        };
        match (color, outer) {
            (Color::White, true) => 9,
            (Color::White, false) => 8,
            (Color::Black, true) => 0,
            (Color::Black, false) => 1,
        }
    }

    /// Returns the square of a side's pawn in a corner that an attack board has vacated.
    /// The pawn is on the opponent's main board and must be promoted before the next move (3D 3.4(e)(III)).
    pub fn due(&self, color: Color) -> Option<Square> {
        let (level, along) = if color.is_white() { (Level::Black, 3) } else { (Level::White, 0) };
        [(Wing::Queen, 0), (Wing::King, 3)].into_iter().find_map(|(wing, across)| {
            let square = Square::at(level, across, along);
            let pawn = self.piece(square) == Some(Piece { color, role: Role::Pawn });
            (pawn && self.board(Pin::home(wing, !color)).is_none()).then_some(square)
        })
    }

    /// Whether a side's king is attacked, or would be by a promotion of a due pawn (3D 3.4(e)(III)).
    pub(super) fn is_exposed(&self, color: Color) -> bool {
        let king = self.king(color).column();
        self.attacks(!color, king)
            || self.due(!color).is_some_and(|square| {
                // Rook and bishop attack no square that the queen does not.
                let column = square.column();
                let queen = lines::rook(column, self.occupied).or(lines::bishop(column, self.occupied));
                queen.or(lines::knight(column)).contains(king)
            })
    }

    /// Returns the starting squares of a side's pawns (3D 2.7), in the order of [`Square::all`].
    pub(super) fn pawn_homes(color: Color) -> impl Iterator<Item = Square> {
        let (main, along) = if color.is_white() { (Level::White, 1) } else { (Level::Black, 2) };
        let attack = if color.is_white() { 1 } else { 0 };
        let pins = [Pin::home(Wing::Queen, color), Pin::home(Wing::King, color)];
        let outer = pins
            .into_iter()
            .flat_map(move |pin| (0..2).map(move |across| Square::at(Level::Attack(pin), across, attack)));
        (0..4).map(move |across| Square::at(main, across, along)).chain(outer)
    }

    /// Returns the starting square of a side's king.
    pub(super) fn king_home(color: Color) -> Square {
        let along = if color.is_white() { 0 } else { 1 };
        Square::at(Level::Attack(Pin::home(Wing::King, color)), 0, along)
    }

    /// Returns the starting square of a side's castling rook.
    pub(super) fn rook_home(color: Color, side: Side) -> Square {
        let along = if color.is_white() { 0 } else { 1 };
        let (wing, across) = if side.is_king_side() { (Wing::King, 1) } else { (Wing::Queen, 0) };
        Square::at(Level::Attack(Pin::home(wing, color)), across, along)
    }

    /// Returns how this position ends the game.
    /// `None` does not mean that mate is possible: only bare kings count as dead.
    pub fn ending(&self) -> Option<Ending> {
        if !self.has_legal_move() {
            return Some(if self.is_check() { Ending::Mate(!self.turn()) } else { Ending::Stalemate });
        }
        self.pieces().all(|(_, piece)| piece.role == Role::King).then_some(Ending::Dead)
    }

    /// Whether a draw can be claimed: fifty moves by each side without a pawn move or capture (3D 9.3).
    pub fn is_fifty_moves(&self) -> bool {
        self.halfmoves() >= 100
    }

    /// Returns the position without the counters, and without an en passant right that cannot be used.
    /// Positions that are the same (3D 9.2) have the same identity.
    pub(super) fn identity(&self) -> Position {
        let mut same = self.clone();
        same.halfmoves = 0;
        // Before its second move a side cannot castle.
        let first = self.number() < 2 && self.castling() != Castling::default();
        same.number = if first { 1 } else { 2 };
        if self.doubled().is_some() && !self.legal_moves().iter().any(|mv| self.is_en_passant(mv.action)) {
            same.doubled = None;
        }
        same
    }
}
