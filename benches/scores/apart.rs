//! Stretches in which a reading differs from the game, with their likelihood.
//!
//! The likelihood comes from the scoresheets and from the choice of moves.

use crate::disturbed::Score;
use annabella::chess::{Line, Position};
use annabella_reconcile::choice::{PreviousMoves, neg_log_probabilities};
use std::ops::Range;

/// A stretch of plies between two common positions of a game and its reading, or their ends.
pub struct Apart {
    pub plies: Range<usize>,
    /// The number of different moves.
    pub wrong: usize,
}

impl Apart {
    /// Returns all stretches; none if the lines have different lengths.
    pub fn all(line: &Line, read: &Line) -> Vec<Apart> {
        let mut all: Vec<Apart> = Vec::new();
        if line.len() != read.len() {
            return all;
        }
        let mut at = 0;
        while at < line.len() {
            let differs = |at: &usize| line.plies()[*at].mv != read.plies()[*at].mv;
            if !differs(&at) {
                at += 1;
                continue;
            }
            let meet = |at: &usize| line.position_after(*at) == read.position_after(*at);
            let end = (at + 1..line.len()).find(meet).unwrap_or(line.len());
            all.push(Apart { plies: at..end, wrong: (at..end).filter(differs).count() });
            at = end;
        }
        all
    }

    /// Returns how much likelier the first game makes a scoresheet than the second, as a natural logarithm.
    pub fn sheets(&self, score: &Score, lines: [&Line; 2]) -> f64 {
        let likely = |line: &Line, index: usize| {
            score.likely(line.position_after(index), index, line.plies()[index].mv).max(1e-12).ln()
        };
        self.plies.clone().map(|index| likely(lines[0], index) - likely(lines[1], index)).sum()
    }

    /// Returns how unlikely the choice of moves in `line` is.
    pub fn choice(&self, line: &Line) -> f64 {
        let own = |index: usize| {
            let mv = |back: usize| index.checked_sub(back).map(|before| line.plies()[before].mv);
            let before = PreviousMoves { own: mv(2), other: mv(1) };
            let position = line.position_after(index);
            let legal = position.legal_moves();
            let at = legal.iter().position(|mv| *mv == line.plies()[index].mv).unwrap();
            f64::from(neg_log_probabilities(position, before, &legal)[at])
        };
        // The likelihood of a move depends on the two before it.
        (self.plies.start..(self.plies.end + 2).min(line.len())).map(own).sum()
    }
}
