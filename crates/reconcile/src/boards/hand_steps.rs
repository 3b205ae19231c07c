//! The correction of a board, peg by peg and as a hand does it.

use annabella_chess::{Board, Color, Piece, Square};
use annabella_tactile::{HandAction, Tracker};
use serde::Serialize;
use serde::ser::{SerializeMap, Serializer};

/// One action of a hand that corrects a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HandStep {
    /// Take this piece from one square and put it on another, which is empty.
    Move {
        /// The piece.
        piece: Piece,
        /// Its square.
        from: Square,
        /// Its new square.
        to: Square,
    },
    /// Take this piece off the board.
    Remove {
        /// Its square.
        square: Square,
        /// The piece.
        piece: Piece,
    },
    /// Put this piece on an empty square.
    Place {
        /// Its square.
        square: Square,
        /// The piece.
        piece: Piece,
    },
}

impl HandStep {
    /// Returns the square that a piece leaves.
    fn left(self) -> Option<Square> {
        match self {
            HandStep::Move { from: square, .. } | HandStep::Remove { square, .. } => Some(square),
            HandStep::Place { .. } => None,
        }
    }

    /// Returns the square on which a piece is put.
    fn filled(self) -> Option<Square> {
        match self {
            HandStep::Move { to: square, .. } | HandStep::Place { square, .. } => Some(square),
            HandStep::Remove { .. } => None,
        }
    }
}

/// Returns the steps of a correction as actions of a hand.
///
/// They are in an order in which each square is free before a piece is put on it.
/// A removed piece goes to the nearest square that lacks one like it. Pieces that cannot be moved come off
/// first, then pieces are moved, and captured pieces come back last.
pub fn hand_steps(corrections: &[Correction]) -> Vec<HandStep> {
    let mut waiting = paired(corrections);
    let mut steps = Vec::new();
    while !waiting.is_empty() {
        let is_free = |square: Square| waiting.iter().all(|step| step.left() != Some(square));
        let next = waiting.iter().position(|step| step.filled().is_none_or(is_free));
        steps.push(match next {
            Some(next) => waiting.remove(next),
            // Each piece waits for the next one's square: the first piece stays in the hand until the end.
            None => match waiting.remove(0) {
                HandStep::Move { piece, from, to } => {
                    waiting.push(HandStep::Place { square: to, piece });
                    HandStep::Remove { square: from, piece }
                }
                step => step,
            },
        });
    }
    steps
}

/// Returns removals, moves and placements, each in the order of the correction.
fn paired(corrections: &[Correction]) -> Vec<HandStep> {
    let (mut off, mut on) = (Vec::new(), Vec::new());
    for step in corrections {
        match *step {
            Correction::Remove { square, piece } => off.push((square, piece)),
            Correction::Place { square, piece } => on.push((square, piece)),
        }
    }
    let mut moves = Vec::new();
    loop {
        let like = |from: usize| {
            let (on, off) = (&on, &off);
            let same = (0..on.len()).filter(move |&to: &usize| on[to].1 == off[from].1);
            same.map(move |to| (off[from].0.distance(on[to].0), from, to))
        };
        let Some((_, from, to)) = (0..off.len()).flat_map(like).min() else { break };
        let ((from, piece), (to, _)) = (off.remove(from), on.remove(to));
        moves.push(HandStep::Move { piece, from, to });
    }
    // A hand that reads the squares in order finds the pieces in this order, too.
    let order = |step: &HandStep| {
        corrections
            .iter()
            .position(|own| matches!(own, Correction::Remove { square, .. } if Some(*square) == step.left()))
    };
    moves.sort_by_key(order);
    let removals = off.into_iter().map(|(square, piece)| HandStep::Remove { square, piece });
    let placements = on.into_iter().map(|(square, piece)| HandStep::Place { square, piece });
    removals.chain(moves).chain(placements).collect()
}

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

#[cfg(test)]
mod tests {
    use super::*;
    use annabella_chess::{Board, Color};
    use proptest::prelude::*;

    fn board(fen: &str) -> Board {
        fen.parse().unwrap()
    }

    fn steps(found: &str, target: &str) -> Vec<HandStep> {
        hand_steps(&corrections(&board(found), &board(target), Color::White))
    }

    /// Does the steps with pieces, and checks that each is possible.
    fn executed(found: &Board, steps: &[HandStep]) -> Board {
        let mut board = found.clone();
        let take = |board: &mut Board, square, piece| {
            assert_eq!(board.remove_piece_at(square), Some(piece), "{square} {steps:?}");
        };
        let put = |board: &mut Board, square, piece| {
            assert_eq!(board.piece_at(square), None, "{square} {steps:?}");
            board.set_piece_at(square, piece);
        };
        for step in steps {
            match *step {
                HandStep::Move { piece, from, to } => {
                    take(&mut board, from, piece);
                    put(&mut board, to, piece);
                }
                HandStep::Remove { square, piece } => take(&mut board, square, piece),
                HandStep::Place { square, piece } => put(&mut board, square, piece),
            }
        }
        board
    }

    #[test]
    fn a_piece_beside_its_square_is_moved_and_the_victim_comes_off_first() {
        let queen = Piece::from_char('q').unwrap();
        let step = HandStep::Move { piece: queen, from: Square::E5, to: Square::D5 };
        assert_eq!(steps("8/8/8/4q3/8/8/8/8", "8/8/8/3q4/8/8/8/8"), [step]);
        let pawn = Piece::from_char('P').unwrap();
        let off = HandStep::Remove { square: Square::D5, piece: pawn };
        assert_eq!(steps("8/8/8/3Pq3/8/8/8/8", "8/8/8/3q4/8/8/8/8"), [off, step]);
        // A captured piece comes back to the square that its captor leaves.
        let back = HandStep::Place { square: Square::E5, piece: pawn };
        assert_eq!(steps("8/8/8/4q3/8/8/8/8", "8/8/8/3qP3/8/8/8/8"), [step, back]);
    }

    #[test]
    fn exchanged_pieces_are_put_right_with_one_of_them_in_the_hand() {
        let [king, queen] = ['K', 'Q'].map(|name| Piece::from_char(name).unwrap());
        assert_eq!(
            steps("8/8/8/8/8/8/8/3KQ3", "8/8/8/8/8/8/8/3QK3"),
            [
                HandStep::Remove { square: Square::D1, piece: king },
                HandStep::Move { piece: queen, from: Square::E1, to: Square::D1 },
                HandStep::Place { square: Square::E1, piece: king },
            ]
        );
    }

    #[test]
    fn of_equal_pieces_the_nearer_one_is_moved() {
        let steps = steps("8/8/8/8/8/N7/8/6N1", "8/8/8/8/8/8/1N3N2/8");
        let moved = steps.iter().map(|step| (step.left().unwrap(), step.filled().unwrap()));
        assert_eq!(moved.collect::<Vec<_>>(), [(Square::G1, Square::F2), (Square::A3, Square::B2)]);
    }

    proptest! {
        #[test]
        fn the_steps_bring_any_board_to_any_position(
            found in proptest::collection::vec(0_usize..20, 64),
            target in proptest::collection::vec(0_usize..20, 64),
            side in prop_oneof![Just(Color::White), Just(Color::Black)],
        ) {
            let set_up = |pieces: &[usize]| {
                let mut board = Board::empty();
                for (square, piece) in Square::ALL.into_iter().zip(pieces) {
                    if let Some(letter) = "KQRBNPkqrbnp".chars().nth(*piece) {
                        board.set_piece_at(square, Piece::from_char(letter).unwrap());
                    }
                }
                board
            };
            let (found, target) = (set_up(&found), set_up(&target));
            let corrections = corrections(&found, &target, side);
            let steps = hand_steps(&corrections);
            prop_assert_eq!(executed(&found, &steps), target);
            prop_assert!(steps.len() <= corrections.len());
            // No piece comes off that could be moved, except one of each circle.
            let pieces = |of: fn(HandStep) -> Option<Piece>| steps.iter().filter_map(|step| of(*step)).count();
            let off = pieces(|step| if let HandStep::Remove { piece, .. } = step { Some(piece) } else { None });
            let on = pieces(|step| if let HandStep::Place { piece, .. } = step { Some(piece) } else { None });
            prop_assert_eq!(off + on + 2 * (steps.len() - off - on), corrections.len());
        }
    }
}
