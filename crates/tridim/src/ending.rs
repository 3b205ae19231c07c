//! How a game ends on the board (3D 1.2, 1.3, Article 5).

use super::position::Position;
use annabella_chess::{Color, Role};

/// A game that a position ends by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ending {
    /// The side to move is mated; this one has won (3D 5.1(a)).
    Mate(Color),
    /// The side to move has no legal move, of a board neither, and is not in check (3D 5.2).
    Stalemate,
    /// Nobody can ever mate (3D 1.3, 9.6).
    Dead,
}

impl Position {
    /// How the game has ended with this position. None is no promise that mate is possible: that
    /// it is not is told of bare kings alone.
    pub fn ending(&self) -> Option<Ending> {
        if !self.has_legal_move() {
            return Some(if self.is_check() { Ending::Mate(!self.turn()) } else { Ending::Stalemate });
        }
        self.pieces().all(|(_, piece)| piece.role == Role::King).then_some(Ending::Dead)
    }

    /// Whether fifty moves of each side are made without a pawn moved or a piece captured, so that
    /// a draw can be claimed (3D 9.3).
    pub fn is_fifty_moves(&self) -> bool {
        self.halfmoves() >= 100
    }

    /// What makes it the same position as another one (3D 9.2): equal texts, but for the counts,
    /// and for a pawn that could not be taken in passing anyway.
    pub(super) fn identity(&self) -> Position {
        let mut same = self.clone();
        same.halfmoves = 0;
        // Before its second move a side cannot castle yet.
        let first = self.number() < 2 && self.castling() != super::Castling::default();
        same.number = if first { 1 } else { 2 };
        if self.doubled().is_some() && !self.legal_moves().iter().any(|mv| self.is_en_passant(mv.action)) {
            same.doubled = None;
        }
        same
    }
}
