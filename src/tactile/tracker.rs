//! One player's board as the program knows it: what stands where, and what the hands did.
//!
//! ```
//! use annabella::chess::{Chess, Position, Square};
//! use annabella::clock::Stamp;
//! use annabella::tactile::{BoardReport, Reading, Tracker};
//! let base = Chess::default();
//! let mut board = Tracker::new(base.board().clone());
//! let knight = base.board().piece_at(Square::G1);
//! board.apply(Stamp(900), &BoardReport::Change { square: Square::G1, piece: None });
//! assert!(matches!(board.reading(&base), Reading::Unfinished { candidates } if candidates.len() == 2));
//! board.apply(Stamp(1700), &BoardReport::Change { square: Square::F3, piece: knight });
//! assert!(matches!(board.reading(&base), Reading::Whole(mv) if mv.to() == Square::F3));
//! ```

use super::{BoardReport, Difference, Hand, Reading, Step};
use crate::chess::{Board, Chess, Color, Move, Piece, Position, Square};
use crate::clock::Stamp;

/// One player's board: what stands on it now, and in which order hands changed that.
///
/// What a lift means, whether it is a touch, is for the game to say.
#[derive(Clone, Debug)]
pub struct Tracker {
    placement: Board,
    log: Vec<(Stamp, Hand)>,
    connected: bool,
}

impl Default for Tracker {
    /// An empty board, as long as nothing is known of it.
    fn default() -> Tracker {
        Tracker::new(Board::empty())
    }
}

impl Tracker {
    /// A board with these pieces on it, not connected yet.
    pub fn new(placement: Board) -> Tracker {
        Tracker { placement, log: Vec::new(), connected: false }
    }

    /// What stands on it.
    pub fn placement(&self) -> &Board {
        &self.placement
    }

    /// What hands did since [`Tracker::rebase`], in order.
    pub fn log(&self) -> &[(Stamp, Hand)] {
        &self.log
    }

    /// Whether the board is there to report.
    pub fn is_connected(&self) -> bool {
        self.connected
    }

    /// The board was connected or lost. What it shows is kept; a dump brings what was missed.
    pub fn set_connected(&mut self, connected: bool) {
        self.connected = connected;
    }

    /// Forgets the log: what stands there is a base position now.
    pub fn rebase(&mut self) {
        self.log.clear();
    }

    /// Takes a report in and says what hands must have done. A report that says nothing new
    /// does nothing; of a dump's changes the lifts come first.
    pub fn apply(&mut self, at: Stamp, report: &BoardReport) -> Vec<Hand> {
        let hands = match report {
            BoardReport::Change { square, piece } => {
                let (lifted, placed) = self.changed(*square, *piece);
                lifted.into_iter().chain(placed).collect()
            }
            BoardReport::Dump(board) => {
                let changes = Square::ALL.map(|square| self.changed(square, board.piece_at(square)));
                let lifted = changes.iter().filter_map(|(lifted, _)| *lifted);
                lifted.chain(changes.iter().filter_map(|(_, placed)| *placed)).collect()
            }
            _ => Vec::new(),
        };
        for &hand in &hands {
            hand.act_on(&mut self.placement);
            self.log.push((at, hand));
        }
        hands
    }

    fn changed(&self, square: Square, now: Option<Piece>) -> (Option<Hand>, Option<Hand>) {
        let before = self.placement.piece_at(square);
        if before == now {
            return (None, None);
        }
        let lifted = before.map(|piece| Hand::Lifted { square, piece });
        (lifted, now.map(|piece| Hand::Placed { square, piece }))
    }

    /// What the pegs say of a move from that position.
    pub fn reading(&self, base: &Chess) -> Reading {
        let differences = self.differences(base.board());
        if differences.is_empty() {
            return Reading::AtBase;
        }
        let mut candidates = Vec::new();
        for mv in base.legal_moves() {
            let mut after = base.clone();
            after.play_unchecked(mv);
            if self.placement == *after.board() {
                return Reading::Whole(mv);
            }
            if differences.iter().all(|difference| on_the_way(difference, base, mv, after.board())) {
                candidates.push(mv);
            }
        }
        if candidates.is_empty() {
            Reading::Elsewhere { differences }
        } else {
            Reading::Unfinished { candidates }
        }
    }

    /// Where the pegs are not as in `target`: file by file from a to h, each from rank 1 up.
    pub fn differences(&self, target: &Board) -> Vec<Difference> {
        let mut squares = Square::ALL;
        squares.sort_by_key(|square| (square.file(), square.rank()));
        squares
            .into_iter()
            .map(|square| Difference {
                square,
                has: self.placement.piece_at(square),
                wants: target.piece_at(square),
            })
            .filter(|difference| difference.has != difference.wants)
            .collect()
    }

    /// The next thing to do so that the pegs come to stand as in `target`; none when they do.
    ///
    /// What stands wrong comes off first, then each missing piece is placed, rank by rank from
    /// the edge at which that side sits, left to right under its hands.
    pub fn next_step(&self, target: &Board, side: Color) -> Option<Step> {
        let mut differences = self.differences(target);
        differences.sort_by_key(|difference| {
            let square = u32::from(difference.square);
            side.fold_wb(square, 63 - square)
        });
        let lift = differences
            .iter()
            .find_map(|&Difference { square, has, .. }| has.map(|piece| Step::Lift { square, piece }));
        lift.or_else(|| {
            differences.iter().find_map(|&Difference { square, wants, .. }| {
                wants.map(|piece| Step::Place { piece, square })
            })
        })
    }
}

/// Whether a square may look so while the move is executed: empty, as afterwards, or with the
/// pawn that is to be exchanged.
fn on_the_way(difference: &Difference, base: &Chess, mv: Move, after: &Board) -> bool {
    let Difference { square, has, .. } = *difference;
    let wanted = after.piece_at(square);
    let pawn = || mv.promotion().is_some() && square == mv.to() && has == Some(base.turn().pawn());
    wanted != base.board().piece_at(square) && (has.is_none() || has == wanted || pawn())
}

#[cfg(test)]
mod tests;
