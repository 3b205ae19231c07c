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

/// Written as JSON, for example `{"square":"f4","remove":"N"}`, with the piece as its FEN letter.
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

/// Returns the steps from a board to a position, in the order in which `side` feels the squares.
///
/// Wrong pieces are removed first, then missing ones are placed.
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
