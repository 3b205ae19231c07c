//! The last move spelt: each square by its letter and the name that stands for it.

use super::{Asker, Game};
use crate::chess::{Move, Role, Square};
use crate::speech::{Phrase, Speaker};

impl Game {
    /// Spells the last move that was announced, to the one who asks.
    pub(super) fn spell(&mut self, asker: &Asker) {
        let last = self.state.line.plies().last().map(|ply| ply.mv);
        let Some(mv) = self.state.turn.announced.or(last) else {
            return self.answer_with(Speaker::Program, asker, &[Phrase::NoMoveYet]);
        };
        let to = match mv {
            Move::Castle { king, rook } => castled(king, rook),
            _ => mv.to(),
        };
        let mut phrases = vec![Phrase::SpeltPiece { piece: mv.role() }];
        phrases.extend(mv.from().into_iter().chain([to]).map(square));
        phrases.extend(mv.promotion().map(|piece: Role| Phrase::SpeltPiece { piece }));
        self.answer_with(Speaker::Program, asker, &phrases);
    }
}

/// Where the king castles to.
fn castled(king: Square, rook: Square) -> Square {
    let side = shakmaty::CastlingSide::from_king_side(rook > king);
    Square::from_coords(side.king_to_file(), king.rank())
}

fn square(square: Square) -> Phrase {
    let letter = square.file().char().to_ascii_uppercase().to_string();
    Phrase::SpeltSquare { letter, file: square.file(), rank: square.rank() }
}
