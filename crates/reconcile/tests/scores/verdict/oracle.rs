//! A test by exhaustion of whether sheets and boards leave open which scoresheet is right.
//!
//! It tries every mishap at every ply, and every pair of mishaps.

use super::misexecution::{execute, mishaps};
use annabella_chess::{Board, Chess, Move, Position};

/// The game that both meant, and a board that differs from it.
pub struct Oracle<'a> {
    game: &'a [(Chess, Move)],
    found: &'a Board,
}

impl<'a> Oracle<'a> {
    pub fn new(game: &'a [(Chess, Move)], found: &'a Board) -> Oracle<'a> {
        Oracle { game, found }
    }

    /// Whether the fewest mishaps that explain the board can include one of the plies `unclear`.
    ///
    /// These plies are not clear on both sheets.
    pub fn hangs_on(&self, unclear: &[usize]) -> bool {
        if self.carried(self.game[0].0.board().clone(), 0).as_ref() == Some(self.found) {
            return false;
        }
        let alone: Vec<usize> = (1..=self.game.len()).filter(|&ply| self.explains(ply)).collect();
        match alone.as_slice() {
            [] => self.pair_with(unclear),
            _ => alone.iter().any(|ply| unclear.contains(ply)),
        }
    }

    fn before(&self, ply: usize) -> &Chess {
        &self.game[ply - 1].0
    }

    fn mishaps(&self, board: &Board, ply: usize) -> Vec<Board> {
        mishaps(board, self.before(ply), self.game[ply - 1].1)
    }

    fn explains(&self, ply: usize) -> bool {
        let mut boards = self.mishaps(self.before(ply).board(), ply).into_iter();
        boards.any(|board| self.carried(board, ply).as_ref() == Some(self.found))
    }

    fn pair_with(&self, unclear: &[usize]) -> bool {
        for first in 1..=self.game.len() {
            for mut board in self.mishaps(self.before(first).board(), first) {
                for second in first + 1..=self.game.len() {
                    if unclear.contains(&first) || unclear.contains(&second) {
                        let mut boards = self.mishaps(&board, second).into_iter();
                        if boards.any(|board| self.carried(board, second).as_ref() == Some(self.found)) {
                            return true;
                        }
                    }
                    if !self.execute(&mut board, second) {
                        break;
                    }
                }
            }
        }
        false
    }

    fn execute(&self, board: &mut Board, ply: usize) -> bool {
        execute(board, self.game[ply - 1].1, self.before(ply).turn())
    }

    /// Returns the board after executing all plies after the first `plies`.
    fn carried(&self, mut board: Board, plies: usize) -> Option<Board> {
        (plies + 1..=self.game.len()).all(|ply| self.execute(&mut board, ply)).then_some(board)
    }
}

/// Whether at most `moves` moves lead from a position to a board.
pub fn goes_on_to(position: &Chess, board: &Board, moves: usize) -> bool {
    moves > 0
        && position.legal_moves().into_iter().any(|mv| {
            let mut after = position.clone();
            after.play_unchecked(mv);
            after.board() == board || goes_on_to(&after, board, moves - 1)
        })
}
