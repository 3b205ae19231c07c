//! Acts of hands at a pegged board instead of the announced move, and on the pieces around it.
//!
//! Each act is described by what the fingers do: they lift a peg, take a captured piece off, and press a peg
//! into an aperture. An occupied aperture accepts no other peg.

use crate::ears::Tongue;
use crate::story::{Step, Story, castled, execute, passed};
use annabella::chess::{Board, Color, Move, Piece, Role, Square, attacks};
use std::fmt;

/// A kind of act, with the habits of two people in `WEIGHTS`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    NotExecuted,
    Beside,
    TwoBeside,
    SameLine,
    Mirrored,
    Forgotten,
    CaptureElsewhere,
    VictimLeft,
    WrongVictim,
    OtherPiece,
    NeighbourPiece,
    KingOnly,
    RookOnly,
    WrongSide,
    WrongCastlingSquare,
    PassedPawnLeft,
    WrongPawnOff,
    LeftPawn,
    OtherPromotion,
    PromotionBeside,
    Displaced,
    FallenOut,
    PutBack,
    Misheard,
}

/// A person at a board: one drops pieces and presses next to it, one mirrors lines and misses removals.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Person {
    Drops,
    Mirrors,
}

impl Kind {
    pub const ALL: [Kind; 24] = [
        Kind::NotExecuted,
        Kind::Beside,
        Kind::TwoBeside,
        Kind::SameLine,
        Kind::Mirrored,
        Kind::Forgotten,
        Kind::CaptureElsewhere,
        Kind::VictimLeft,
        Kind::WrongVictim,
        Kind::OtherPiece,
        Kind::NeighbourPiece,
        Kind::KingOnly,
        Kind::RookOnly,
        Kind::WrongSide,
        Kind::WrongCastlingSquare,
        Kind::PassedPawnLeft,
        Kind::WrongPawnOff,
        Kind::LeftPawn,
        Kind::OtherPromotion,
        Kind::PromotionBeside,
        Kind::Displaced,
        Kind::FallenOut,
        Kind::PutBack,
        Kind::Misheard,
    ];

    /// How often each person does so, in a hundred events.
    pub fn weight(self, person: Person) -> f64 {
        let [drops, mirrors] = match self {
            Kind::NotExecuted => [6.0, 10.0],
            Kind::Beside => [22.0, 6.0],
            Kind::TwoBeside => [5.0, 3.0],
            Kind::SameLine => [7.0, 6.0],
            Kind::Mirrored => [2.0, 16.0],
            Kind::Forgotten => [2.0, 3.0],
            Kind::CaptureElsewhere => [15.0, 6.0],
            Kind::VictimLeft => [4.0, 12.0],
            Kind::WrongVictim => [4.0, 4.0],
            Kind::OtherPiece => [3.0, 6.0],
            Kind::NeighbourPiece => [5.0, 3.0],
            Kind::KingOnly => [2.0, 4.0],
            Kind::RookOnly => [1.0, 2.0],
            Kind::WrongSide => [1.0, 4.0],
            Kind::WrongCastlingSquare => [3.0, 1.0],
            Kind::PassedPawnLeft => [1.0, 3.0],
            Kind::WrongPawnOff => [1.0, 1.0],
            Kind::LeftPawn => [2.0, 2.0],
            Kind::OtherPromotion => [1.0, 1.0],
            Kind::PromotionBeside => [2.0, 1.0],
            Kind::Displaced => [12.0, 4.0],
            Kind::FallenOut => [3.0, 1.0],
            Kind::PutBack => [2.0, 4.0],
            Kind::Misheard => [4.0, 4.0],
        };
        match person {
            Person::Drops => drops,
            Person::Mirrors => mirrors,
        }
    }

    /// Whether such an act can happen during a move like this one, at a first look.
    pub fn suits(self, step: &Step) -> bool {
        match self {
            Kind::KingOnly | Kind::RookOnly | Kind::WrongSide | Kind::WrongCastlingSquare => {
                step.mv.is_castle()
            }
            Kind::PassedPawnLeft | Kind::WrongPawnOff => step.mv.is_en_passant(),
            Kind::LeftPawn | Kind::OtherPromotion | Kind::PromotionBeside => step.mv.promotion().is_some(),
            Kind::CaptureElsewhere | Kind::VictimLeft | Kind::WrongVictim => step.mv.is_capture(),
            Kind::Beside | Kind::SameLine => !step.mv.is_capture() && !step.mv.is_castle(),
            Kind::TwoBeside | Kind::Mirrored | Kind::Forgotten => !step.mv.is_castle(),
            _ => true,
        }
    }

    /// Whether the act has nothing to do with the move during which it happens.
    pub fn is_at_any_time(self) -> bool {
        matches!(self, Kind::Displaced | Kind::FallenOut | Kind::PutBack)
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Kind::NotExecuted => "not executed",
            Kind::Beside => "neighbouring aperture",
            Kind::TwoBeside => "two apertures beside",
            Kind::SameLine => "same file or rank",
            Kind::Mirrored => "mirrored aperture",
            Kind::Forgotten => "lifted and forgotten",
            Kind::CaptureElsewhere => "victim off, capturer elsewhere",
            Kind::VictimLeft => "victim left, capturer beside",
            Kind::WrongVictim => "wrong victim off",
            Kind::OtherPiece => "other knight, rook, ...",
            Kind::NeighbourPiece => "neighbouring piece moved",
            Kind::KingOnly => "castling: king only",
            Kind::RookOnly => "castling: rook only",
            Kind::WrongSide => "castling: wrong side",
            Kind::WrongCastlingSquare => "castling: wrong square",
            Kind::PassedPawnLeft => "en passant: victim left",
            Kind::WrongPawnOff => "en passant: wrong pawn off",
            Kind::LeftPawn => "promotion: left a pawn",
            Kind::OtherPromotion => "promotion: other piece",
            Kind::PromotionBeside => "promotion: beside",
            Kind::Displaced => "displaced or fallen",
            Kind::FallenOut => "fallen out and lost",
            Kind::PutBack => "captured piece put back",
            Kind::Misheard => "misheard",
        })
    }
}

/// An act, and the board after it.
#[derive(Clone, Debug)]
pub struct Act {
    pub kind: Kind,
    pub board: Board,
    /// The move that the hearer understood.
    pub heard: Option<Move>,
}

/// Lists the acts possible during ply `index` (counted from 0), which the right execution would follow.
pub struct Acts<'a> {
    pub story: &'a Story,
    pub owner: Color,
    pub tongue: Tongue,
}

impl Acts<'_> {
    /// Returns every act on `board` at this ply; empty if the announced move cannot be executed.
    pub fn all(&self, board: &Board, index: usize) -> Vec<Act> {
        let step = &self.story.steps[index];
        let Some(right) = execute(board, step, self.owner) else { return Vec::new() };
        let mut list = List { before: board, right: &right, acts: Vec::new() };
        list.hands(step);
        list.neighbours(step);
        list.displaced();
        self.put_back(&mut list, index);
        if step.by != self.owner {
            for heard in self.tongue.misheard(step) {
                let step = Step { mv: heard, ..step.clone() };
                if let Some(board) = execute(board, &step, self.owner) {
                    list.acts.push(Act { kind: Kind::Misheard, board, heard: Some(heard) });
                }
            }
        }
        let acts = list.acts;
        acts.iter().for_each(|act| assert_kings(&act.board));
        acts
    }

    /// A piece captured before is put back where it was, or next to it.
    fn put_back(&self, list: &mut List, index: usize) {
        for (at, step) in self.story.steps[..=index].iter().enumerate() {
            let square = match step.mv {
                Move::Normal { capture: Some(_), to, .. } => to,
                Move::EnPassant { from, to } => passed(from, to),
                _ => continue,
            };
            let Some(piece) = self.story.boards[at].piece_at(square) else { continue };
            let right = list.right;
            for aperture in [square].into_iter().chain(attacks::king_attacks(square)) {
                list.put(Kind::PutBack, right.clone(), aperture, piece);
            }
        }
    }
}

/// Every board of a game has both kings.
pub fn assert_kings(board: &Board) {
    for color in Color::ALL {
        assert!(board.king_of(color).is_some(), "no king: {}", board.board_fen());
    }
}

/// Acts on one board at one ply.
struct List<'a> {
    before: &'a Board,
    /// The board after the right execution.
    right: &'a Board,
    acts: Vec<Act>,
}

impl List<'_> {
    fn add(&mut self, kind: Kind, board: Board) {
        if board != *self.right {
            self.acts.push(Act { kind, board, heard: None });
        }
    }

    /// Presses a piece into an aperture, if it is free.
    fn put(&mut self, kind: Kind, mut board: Board, square: Square, piece: Piece) {
        if board.piece_at(square).is_none() {
            board.set_piece_at(square, piece);
            self.add(kind, board);
        }
    }

    /// Acts with the moving piece.
    fn hands(&mut self, step: &Step) {
        self.add(Kind::NotExecuted, self.before.clone());
        match step.mv {
            Move::Normal { role, from, capture: None, to, promotion } => {
                self.moved(from, to, promotion.unwrap_or(role).of(step.by), promotion.is_some());
            }
            Move::Normal { role, from, capture: Some(_), to, promotion } => {
                self.captured(from, to, to, promotion.unwrap_or(role).of(step.by), promotion.is_some());
            }
            Move::EnPassant { from, to } => {
                let (victim, pawn) = (passed(from, to), Role::Pawn.of(step.by));
                self.passing(from, to, victim, pawn);
            }
            Move::Castle { king, rook } => self.castling(king, rook, step.by),
            Move::Put { .. } => {}
        }
        if let Move::Normal { from, to, promotion: Some(role), .. } = step.mv {
            self.promoted(from, to, role, step.by);
        }
    }

    fn lifted(&self, squares: &[Square]) -> Board {
        let mut board = self.before.clone();
        squares.iter().for_each(|square| board.discard_piece_at(*square));
        board
    }

    /// A piece without a capture: pressed in elsewhere.
    fn moved(&mut self, from: Square, to: Square, piece: Piece, promoted: bool) {
        let lifted = self.lifted(&[from]);
        let beside = if promoted { Kind::PromotionBeside } else { Kind::Beside };
        for square in attacks::king_attacks(to) {
            if square != from {
                self.put(beside, lifted.clone(), square, piece);
            }
        }
        for square in same_line(to).into_iter().filter(|square| *square != from) {
            self.put(Kind::SameLine, lifted.clone(), square, piece);
        }
        self.far(from, to, piece, &lifted);
    }

    /// The piece is pressed in far from the announced aperture, or forgotten outside the board.
    fn far(&mut self, from: Square, to: Square, piece: Piece, lifted: &Board) {
        let two = Square::ALL.into_iter().filter(|square| square.distance(to) == 2);
        for square in two.filter(|square| *square != from) {
            self.put(Kind::TwoBeside, lifted.clone(), square, piece);
        }
        for square in mirrored(to).into_iter().filter(|square| *square != from) {
            self.put(Kind::Mirrored, lifted.clone(), square, piece);
        }
        if piece.role != Role::King {
            self.add(Kind::Forgotten, lifted.clone());
        }
    }

    /// A capture: the victim taken off and the capturer pressed in elsewhere, or the victim left.
    fn captured(&mut self, from: Square, to: Square, victim: Square, piece: Piece, promoted: bool) {
        let both = self.lifted(&[from, victim]);
        let beside = if promoted { Kind::PromotionBeside } else { Kind::CaptureElsewhere };
        for square in attacks::king_attacks(to) {
            self.put(beside, both.clone(), square, piece);
        }
        for square in same_line(to) {
            self.put(Kind::CaptureElsewhere, both.clone(), square, piece);
        }
        self.far(from, to, piece, &both);
        let own = self.lifted(&[from]);
        for square in attacks::king_attacks(to).into_iter().filter(|square| *square != from) {
            self.put(Kind::VictimLeft, own.clone(), square, piece);
            // The hand finds a piece next to the victim and captures that.
            if self.is_victim(square, !piece.color) {
                self.put(Kind::WrongVictim, self.lifted(&[from, square]), square, piece);
            }
        }
    }

    fn is_victim(&self, square: Square, color: Color) -> bool {
        self.before.piece_at(square).is_some_and(|other| other.color == color && other.role != Role::King)
    }

    fn passing(&mut self, from: Square, to: Square, victim: Square, pawn: Piece) {
        self.put(Kind::PassedPawnLeft, self.lifted(&[from]), to, pawn);
        let around = attacks::king_attacks(victim) | attacks::king_attacks(to) | attacks::king_attacks(from);
        for square in around.into_iter().filter(|square| *square != victim) {
            if self.before.piece_at(square) == Some(Role::Pawn.of(!pawn.color)) {
                self.put(Kind::WrongPawnOff, self.lifted(&[from, square]), to, pawn);
            }
        }
        for square in attacks::king_attacks(to).into_iter().filter(|square| *square != from) {
            self.put(Kind::CaptureElsewhere, self.lifted(&[from, victim]), square, pawn);
        }
    }

    fn castling(&mut self, king: Square, rook: Square, by: Color) {
        let [king_to, rook_to] = castled(king, rook);
        self.put(Kind::KingOnly, self.lifted(&[king]), king_to, Role::King.of(by));
        self.put(Kind::RookOnly, self.lifted(&[rook]), rook_to, Role::Rook.of(by));
        let lifted = self.lifted(&[king, rook]);
        for (piece, other, other_piece, own) in [
            (Role::King.of(by), rook_to, Role::Rook.of(by), king_to),
            (Role::Rook.of(by), king_to, Role::King.of(by), rook_to),
        ] {
            let mut board = lifted.clone();
            if board.piece_at(other).is_none() {
                board.set_piece_at(other, other_piece);
                for square in attacks::king_attacks(own) {
                    self.put(Kind::WrongCastlingSquare, board.clone(), square, piece);
                }
            }
        }
        let ours = self.before.by_piece(Role::Rook.of(by));
        for other in ours.into_iter().filter(|other| *other != rook && other.rank() == king.rank()) {
            if (other < king) != (rook < king) {
                let [king_to, rook_to] = castled(king, other);
                let mut board = self.lifted(&[king, other]);
                if board.piece_at(king_to).is_none() {
                    board.set_piece_at(king_to, Role::King.of(by));
                    self.put(Kind::WrongSide, board, rook_to, Role::Rook.of(by));
                }
            }
        }
    }

    fn promoted(&mut self, from: Square, to: Square, role: Role, by: Color) {
        let lifted = self.lifted(&[from, to]);
        self.put(Kind::LeftPawn, lifted.clone(), to, Role::Pawn.of(by));
        for other in [Role::Queen, Role::Rook, Role::Bishop, Role::Knight] {
            if other != role {
                self.put(Kind::OtherPromotion, lifted.clone(), to, other.of(by));
            }
        }
    }

    /// Another piece is moved to the announced square: one of the same kind, or one next to the right one.
    fn neighbours(&mut self, step: &Step) {
        let Move::Normal { role, from, capture, to, promotion: None } = step.mv else { return };
        for (square, piece) in self.before.clone() {
            if piece.color != step.by || square == from || piece.role == Role::King {
                continue;
            }
            let taken = if capture.is_some() { self.lifted(&[square, to]) } else { self.lifted(&[square]) };
            let beside = attacks::king_attacks(from).contains(square);
            if piece.role == role && (role != Role::Pawn || beside) {
                self.put(Kind::OtherPiece, taken, to, piece);
            } else if beside {
                self.put(Kind::NeighbourPiece, taken, to, piece);
            }
        }
    }

    /// A sleeve takes a piece along, or one falls off: it ends in a neighbouring aperture, or on the floor.
    fn displaced(&mut self) {
        for (square, piece) in self.right.clone() {
            let mut board = self.right.clone();
            board.discard_piece_at(square);
            if piece.role != Role::King {
                self.add(Kind::FallenOut, board.clone());
            }
            for aperture in attacks::king_attacks(square) {
                self.put(Kind::Displaced, board.clone(), aperture, piece);
            }
        }
    }
}

/// Returns the other squares of file and rank that are not neighbours.
fn same_line(to: Square) -> Vec<Square> {
    let on = |square: &Square| {
        (square.file() == to.file() || square.rank() == to.rank()) && square.distance(to) > 1
    };
    Square::ALL.into_iter().filter(on).collect()
}

/// Returns the square with file, rank or both counted from the other end.
fn mirrored(to: Square) -> Vec<Square> {
    vec![to.flip_horizontal(), to.flip_vertical(), to.rotate_180()]
}
