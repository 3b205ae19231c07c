//! The steps that bring a board to a position, peg by peg.

use annabella_chess::{Board, Color, Piece, Square};
use annabella_tactile::{HandAction, Tracker};
use serde::Serialize;
use serde::ser::{SerializeMap, Serializer};

/// One step of a correction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Correction {
    /// Take this piece off.
    Remove {
        /// Its square.
        square: Square,
        /// The piece.
        piece: Piece,
    },
    /// Place this piece.
    Place {
        /// Its square.
        square: Square,
        /// The piece.
        piece: Piece,
    },
}

/// JSON such as `{"square":"f4","remove":"N"}`, the piece as FEN's letter.
impl Serialize for Correction {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let (square, what, piece) = match *self {
            Correction::Remove { square, piece } => (square, "remove", piece),
            Correction::Place { square, piece } => (square, "place", piece),
        };
        let mut map = serializer.serialize_map(Some(2))?;
        map.serialize_entry("square", &square.to_string())?;
        map.serialize_entry(what, &piece.char().to_string())?;
        map.end()
    }
}

/// The steps from a board to a position, in the order in which the player of that side feels the
/// squares: first wrong pieces are removed, then missing ones are placed.
pub fn corrections(board: &Board, target: &Board, side: Color) -> Vec<Correction> {
    let mut board = board.clone();
    let mut steps = Vec::new();
    while let Some(step) = Tracker::new(board.clone()).next_step(target, side) {
        steps.push(match step {
            HandAction::Lift { square, piece } => {
                board.discard_piece_at(square);
                Correction::Remove { square, piece }
            }
            HandAction::Place { piece, square } => {
                board.set_piece_at(square, piece);
                Correction::Place { square, piece }
            }
        });
    }
    steps
}
