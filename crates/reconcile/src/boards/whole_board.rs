//! The fault of a board as a whole, if no single move explains it.

use crate::boards::execution::differing;
use annabella_chess::{Board, Line, Position};
use serde::Serialize;
use strum::IntoStaticStr;

/// A fault of a whole board, reported in one sentence instead of square by square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, IntoStaticStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum WholeBoard {
    /// The board is empty.
    Empty,
    /// The board is turned (2023 7.2.2).
    Turned,
    /// The colours of the pieces are exchanged (2023 7.3).
    Swapped,
    /// The board shows the position after this smaller number of plies.
    Behind(usize),
    /// The board has hardly anything in common with the position, or with any earlier one.
    Foreign,
}

/// Maximum number of squares on which a turned or swapped board may also differ.
///
/// An error of a hand and a move that could not be executed change as many.
const BESIDES: usize = 6;
/// Number of squares above which a board is foreign, turned or swapped.
const FOREIGN: usize = 12;

impl WholeBoard {
    /// Returns the code used in JSON and in the selection of messages.
    pub fn code(self) -> &'static str {
        self.into()
    }

    /// Returns the fault of a whole board found after a line.
    pub(crate) fn of(line: &Line, found: &Board) -> Option<WholeBoard> {
        let end = line.position().board();
        if found.occupied().is_empty() {
            return Some(WholeBoard::Empty);
        }
        let differs = |board: &Board| differing(board, end).count();
        let as_found = differs(found);
        // A few squares are reported one by one. Turned and swapped boards differ only in kings and queens.
        let besides = |whole: WholeBoard| whole.set_right(found).iter().map(differs).min();
        let turned =
            [WholeBoard::Turned, WholeBoard::Swapped].into_iter().min_by_key(|whole| besides(*whole));
        let stands = |whole: &WholeBoard| as_found > FOREIGN && besides(*whole) <= Some(BESIDES);
        if let Some(whole) = turned.filter(stands) {
            return Some(whole);
        }
        let before = (0..line.len().saturating_sub(1)).rev();
        if let Some(plies) = before.clone().find(|plies| line.position_after(*plies).board() == found) {
            return Some(WholeBoard::Behind(plies));
        }
        let like = |plies: usize| differing(line.position_after(plies).board(), found).count() <= FOREIGN;
        (as_found > FOREIGN && !before.into_iter().any(like)).then_some(WholeBoard::Foreign)
    }

    /// Returns the boards that were found as this one if it was turned, or set up with the colours swapped.
    pub(crate) fn set_right(self, found: &Board) -> Vec<Board> {
        match self {
            WholeBoard::Turned => {
                let mut turned = found.clone();
                turned.rotate_180();
                vec![turned]
            }
            WholeBoard::Swapped => {
                let swapped = swapped(found);
                let mut mirrored = swapped.clone();
                mirrored.flip_vertical();
                vec![swapped, mirrored]
            }
            WholeBoard::Empty | WholeBoard::Behind(_) | WholeBoard::Foreign => Vec::new(),
        }
    }
}

/// Returns the board with the colours of all pieces exchanged.
fn swapped(board: &Board) -> Board {
    let mut swapped = Board::empty();
    for square in board.occupied() {
        if let Some(piece) = board.piece_at(square) {
            swapped.set_piece_at(square, piece.role.of(!piece.color));
        }
    }
    swapped
}

#[cfg(test)]
mod tests {
    use super::*;
    use annabella_chess::samples::line;
    use annabella_chess::{Role, Square, from_fen};

    fn end() -> (Line, Board) {
        let line = line("d4 Nf6 c4 e6 Nf3 d5 Nc3 Be7");
        let board = line.position().board().clone();
        (line, board)
    }

    #[test]
    fn a_board_turned_or_with_its_colours_exchanged_may_differ_on_six_squares_besides() {
        let (line, board) = end();
        let mut turned = board.clone();
        turned.rotate_180();
        let exchanged = swapped(&board);
        let mut mirrored = exchanged.clone();
        mirrored.flip_vertical();
        for (found, whole) in
            [(turned, WholeBoard::Turned), (exchanged, WholeBoard::Swapped), (mirrored, WholeBoard::Swapped)]
        {
            let mut found = found;
            let of = |found: &Board| WholeBoard::of(&line, found);
            assert_eq!(of(&found), Some(whole));
            let corners = [Square::A1, Square::A8, Square::H1, Square::H8];
            corners
                .into_iter()
                .chain([Square::A2, Square::A7])
                .for_each(|square| found.discard_piece_at(square));
            assert_eq!(of(&found), Some(whole));
            found.discard_piece_at(Square::H2);
            assert_ne!(of(&found), Some(whole));
        }
    }

    #[test]
    fn a_few_squares_are_no_board_turned() {
        let line = Line::new(from_fen("4k3/8/8/8/8/8/8/4K2R w - - 0 1").unwrap());
        let mut turned = line.position().board().clone();
        turned.rotate_180();
        assert_eq!(WholeBoard::of(&line, &turned), None);
        assert_eq!(WholeBoard::of(&line, &Board::empty()), Some(WholeBoard::Empty));
    }

    #[test]
    fn a_board_is_behind_by_more_than_one_ply() {
        let (line, _) = end();
        let of = |plies: usize| WholeBoard::of(&line, line.position_after(plies).board());
        assert_eq!([0, 5, 6].map(of), [0, 5, 6].map(|plies| Some(WholeBoard::Behind(plies))));
        assert_eq!([7, 8].map(of), [None, None]);
    }

    #[test]
    fn a_board_is_foreign_only_if_it_is_like_no_position_of_the_game() {
        let (line, _) = end();
        let mut early = Board::default();
        early.discard_piece_at(Square::A2);
        assert_eq!(WholeBoard::of(&line, &early), None);
        let mut fewer = line.position().board().clone();
        let taken = fewer.occupied().into_iter().filter(|square| fewer.role_at(*square) != Some(Role::King));
        let taken: Vec<Square> = taken.take(13).collect();
        let (last, most) = taken.split_last().unwrap();
        most.iter().for_each(|square| fewer.discard_piece_at(*square));
        assert_eq!(WholeBoard::of(&line, &fewer), None);
        fewer.discard_piece_at(*last);
        assert_eq!(WholeBoard::of(&line, &fewer), Some(WholeBoard::Foreign));
        let other = "2r3k1/5pp1/p3p2p/1p1nP3/3P4/P4N2/1P3PPP/2R3K1".parse().unwrap();
        assert_eq!(WholeBoard::of(&line, &other), Some(WholeBoard::Foreign));
    }
}
