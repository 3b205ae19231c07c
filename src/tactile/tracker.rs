//! One player's board as the program knows it: what stands where, and what the hands did.
//!
//! ```
//! use annabella::chess::{Chess, Position, Square};
//! use annabella::clock::Stamp;
//! use annabella::tactile::{Reading, Tracker};
//! let base = Chess::default();
//! let mut board = Tracker::new(base.board().clone());
//! let knight = base.board().piece_at(Square::G1);
//! board.change(Stamp(900), Square::G1, None);
//! assert!(matches!(board.reading(&base), Reading::Unfinished { candidates } if candidates.len() == 2));
//! board.change(Stamp(1700), Square::F3, knight);
//! assert!(matches!(board.reading(&base), Reading::Whole(mv) if mv.to() == Square::F3));
//! ```

use super::{Difference, Hand, Lift, Lifts, Reading, Step, Timing};
use crate::chess::{Board, Chess, Color, Piece, Square};
use crate::clock::Stamp;

/// One player's board: what stands on it now, and in which order hands changed that.
///
/// What a lift means, whether it is a touch, is for the game to say.
#[derive(Clone, Debug)]
pub struct Tracker {
    placement: Board,
    log: Vec<(Stamp, Hand)>,
    lifts: Lifts,
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
        Tracker { placement, log: Vec::new(), lifts: Lifts::default(), connected: false }
    }

    /// A board of which nothing is known, with other times for its pegs.
    pub fn timed(timing: Timing) -> Tracker {
        Tracker { lifts: Lifts::new(timing), ..Tracker::default() }
    }

    /// What stands on it.
    pub fn placement(&self) -> &Board {
        &self.placement
    }

    /// What hands did since [`Tracker::rebase`], in order, without bounces.
    pub fn log(&self) -> &[(Stamp, Hand)] {
        &self.log
    }

    /// The lifts of which nobody has been told.
    pub fn lifts(&mut self) -> &mut Lifts {
        &mut self.lifts
    }

    /// When the next lift will be known to last.
    pub fn due(&self) -> Option<Stamp> {
        self.lifts.due()
    }

    /// Whether the board is there to report.
    pub fn is_connected(&self) -> bool {
        self.connected
    }

    /// The board was connected or lost. What it shows is kept; a dump brings what was missed.
    pub fn set_connected(&mut self, connected: bool) {
        self.connected = connected;
    }

    /// What hands did so far is done with.
    pub fn forget(&mut self) {
        self.log.clear();
        self.lifts.restart(Vec::new());
    }

    /// Play goes on from there, which stands on the board but for what is out by now: that stays
    /// lifted, as of when it was.
    pub fn rebase(&mut self, base: &Board) {
        let mut out: Vec<Lift> = Vec::new();
        for &(at, hand) in &self.log {
            let Hand::Lifted { square, piece } = hand else { continue };
            let still = self.placement.piece_at(square) != Some(piece);
            out.retain(|lift| lift.square != square);
            if still && base.piece_at(square) == Some(piece) {
                out.push(Lift { at, square, piece });
            }
        }
        let lifted = |lift: &Lift| (lift.at, Hand::Lifted { square: lift.square, piece: lift.piece });
        self.log = out.iter().map(lifted).collect();
        self.lifts.restart(out);
    }

    /// The board is read from the other side of the table from now on.
    pub fn turn(&mut self) {
        self.placement.rotate_180();
        self.forget();
    }

    /// This stands on the board, and no hand has changed anything: it is only known better.
    pub fn stand(&mut self, placement: Board) {
        self.placement = placement;
        self.forget();
    }

    /// What stands on one square has changed. Returns the actions of hands that this implies; none if
    /// it stood there before.
    pub fn change(&mut self, at: Stamp, square: Square, piece: Option<Piece>) -> Vec<Hand> {
        let (lifted, placed) = self.changed(square, piece);
        self.act(at, lifted.into_iter().chain(placed).collect())
    }

    /// The whole placement is shown. Returns the actions of hands that the changes imply, lifts first.
    pub fn show(&mut self, at: Stamp, placement: &Board) -> Vec<Hand> {
        let changes = Square::ALL.map(|square| self.changed(square, placement.piece_at(square)));
        let lifted = changes.iter().filter_map(|(lifted, _)| *lifted);
        self.act(at, lifted.chain(changes.iter().filter_map(|(_, placed)| *placed)).collect())
    }

    fn act(&mut self, at: Stamp, hands: Vec<Hand>) -> Vec<Hand> {
        for &hand in &hands {
            hand.act_on(&mut self.placement);
            self.note(at, hand, &hands);
        }
        hands
    }

    /// Writes down what a hand did, or strikes out the lift that it undoes.
    fn note(&mut self, at: Stamp, hand: Hand, all: &[Hand]) {
        // A piece put where another of its colour stands: nobody has lifted that one.
        let beside = |other: &Hand| match (hand, *other) {
            (Hand::Lifted { square, piece }, Hand::Placed { square: on, piece: by }) => {
                square == on && piece.color == by.color
            }
            _ => false,
        };
        if all.iter().any(beside) {
            return;
        }
        if self.lifts.note(at, hand) {
            let Hand::Placed { square, piece } = hand else { return };
            let lifted = Hand::Lifted { square, piece };
            if let Some(index) = self.log.iter().rposition(|(_, hand)| *hand == lifted) {
                self.log.remove(index);
            }
        } else {
            self.log.push((at, hand));
        }
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
        Reading::of(&self.placement, base)
    }

    /// Where the pegs are not as in `target`: file by file from a to h, each from rank 1 up.
    pub fn differences(&self, target: &Board) -> Vec<Difference> {
        Difference::between(&self.placement, target)
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

#[cfg(test)]
mod tests;
