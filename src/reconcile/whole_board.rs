//! What is wrong with a board as a whole, where no single move explains it.

use super::execution::differing;
use crate::chess::{Board, Line, Position};
use serde::Serialize;

/// A fault of a whole board, told in one sentence instead of square by square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum WholeBoard {
    /// Nothing stands on it.
    Empty,
    /// It is set up the other way round (2023 7.2.2).
    Turned,
    /// White's pieces stand for Black's, and Black's for White's (2023 7.3).
    Swapped,
    /// It shows the position after fewer plies.
    Behind(usize),
    /// It has hardly anything in common with the position, or with any before it.
    Foreign,
}

/// On so many squares a turned or swapped board may differ besides.
const BESIDES: usize = 2;
/// A board that differs from every position of the game on more squares than this is foreign, turned or
/// swapped.
const FOREIGN: usize = 12;

impl WholeBoard {
    /// As JSON has it, and as messages select it.
    pub const fn code(self) -> &'static str {
        match self {
            WholeBoard::Empty => "empty",
            WholeBoard::Turned => "turned",
            WholeBoard::Swapped => "swapped",
            WholeBoard::Behind(_) => "behind",
            WholeBoard::Foreign => "foreign",
        }
    }

    /// What is wrong as a whole with a board that was found after a line.
    pub(super) fn of(line: &Line, found: &Board) -> Option<WholeBoard> {
        let end = line.position().board();
        if found.occupied().is_empty() {
            return Some(WholeBoard::Empty);
        }
        let differs = |board: &Board| differing(board, end).count();
        let as_found = differs(found);
        // A few squares are told one by one.
        let stands = |board: &Board| as_found > FOREIGN && differs(board) <= BESIDES;
        let mut turned = found.clone();
        turned.rotate_180();
        let swapped = swapped(found);
        if stands(&turned) {
            return Some(WholeBoard::Turned);
        }
        let mut mirrored = swapped.clone();
        mirrored.flip_vertical();
        if stands(&swapped) || stands(&mirrored) {
            return Some(WholeBoard::Swapped);
        }
        let before = (0..line.len().saturating_sub(1)).rev();
        if let Some(plies) = before.clone().find(|plies| line.position_after(*plies).board() == found) {
            return Some(WholeBoard::Behind(plies));
        }
        let like = |plies: usize| differing(line.position_after(plies).board(), found).count() <= FOREIGN;
        (as_found > FOREIGN && !before.into_iter().any(like)).then_some(WholeBoard::Foreign)
    }
}

/// The board with White's pieces for Black's.
fn swapped(board: &Board) -> Board {
    let mut swapped = Board::empty();
    for square in board.occupied() {
        if let Some(piece) = board.piece_at(square) {
            swapped.set_piece_at(square, piece.role.of(!piece.color));
        }
    }
    swapped
}
