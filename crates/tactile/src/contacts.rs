//! Contacts that lose a resting peg for a moment, and squares whose contacts are unsteady.
//!
//! ```
//! use annabella_chess::Square;
//! use annabella_clock::{Span, Stamp};
//! use annabella_tactile::{Contacts, Timing};
//! let mut contacts = Contacts::new(Timing::default());
//! for second in [10, 20, 30] {
//!     let lost = Stamp(second * 1000);
//!     contacts.peg_is_back(Square::G1, lost, lost + Span(200));
//! }
//! let unsteady = contacts.take_unsteady().unwrap();
//! assert_eq!((unsteady.square, unsteady.losses, unsteady.longest), (Square::G1, 3, Span(200)));
//! assert!(contacts.unsteady_squares().contains(Square::G1));
//! ```

use super::Timing;
use annabella_chess::{Bitboard, Square};
use annabella_clock::{Span, Stamp};

/// The number of losses within [`WINDOW`] that make a square unsteady.
const LOSSES: usize = 3;
/// The time in which losses of a square are counted together.
const WINDOW: Span = Span(10 * 60_000);

/// A peg that was off its contact and is back on the same square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ContactLoss {
    /// The square.
    pub square: Square,
    /// The time for which the contact was lost.
    pub length: Span,
}

/// A square whose contact is lost repeatedly.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnsteadyContact {
    /// The square.
    pub square: Square,
    /// The number of losses counted.
    pub losses: usize,
    /// The length of the longest of them.
    pub longest: Span,
}

/// A loss of one square's contact.
#[derive(Clone, Copy, Debug)]
struct Loss {
    square: Square,
    lost: Stamp,
    back: Stamp,
}

/// The losses of contacts of one board.
#[derive(Clone, Debug, Default)]
pub struct Contacts {
    timing: Timing,
    /// The losses of the last ten minutes.
    losses: Vec<Loss>,
    /// The time when each peg was last put on its square, if it has not rested there since.
    placed: Vec<(Square, Stamp)>,
    unsteady: Bitboard,
    /// The unsteady squares that are not reported yet.
    unreported: Vec<UnsteadyContact>,
}

impl Contacts {
    /// Starts with steady contacts.
    pub fn new(timing: Timing) -> Contacts {
        Contacts { timing, ..Contacts::default() }
    }

    /// Returns the squares whose contacts are unsteady.
    pub fn unsteady_squares(&self) -> Bitboard {
        self.unsteady
    }

    /// Whether a contact alone may lose a peg for this long.
    pub fn may_lose_for(&self, length: Span) -> bool {
        length < self.timing.loss
    }

    /// Removes and returns an unsteady square that is not reported yet. Each square comes once.
    pub fn take_unsteady(&mut self) -> Option<UnsteadyContact> {
        self.unreported.pop()
    }

    /// Starts again with steady contacts, of another board or of one that lies turned.
    pub fn restart(&mut self) {
        *self = Contacts::new(self.timing);
    }

    /// Whether a loss of an unsteady contact was long enough for a touch on any other square.
    pub fn is_evidence(&self, square: Square, length: Span) -> bool {
        self.unsteady.contains(square) && length >= self.timing.debounce && self.may_lose_for(length)
    }

    /// Records that a hand put a peg on a square. Its contact may bounce until the peg is seated.
    pub fn peg_is_placed(&mut self, square: Square, at: Stamp) {
        self.placed.retain(|(on, since)| *on != square && at.since(*since) < Timing::SEATING);
        self.placed.push((square, at));
    }

    /// Records that a peg that was off its contact since `lost` is back on its square.
    pub fn peg_is_back(&mut self, square: Square, lost: Stamp, now: Stamp) {
        if !self.may_lose_for(now.since(lost)) {
            return self.peg_is_placed(square, now);
        }
        let seats = |(on, since): &(Square, Stamp)| *on == square && lost.since(*since) < Timing::SEATING;
        if self.unsteady.contains(square) || self.placed.iter().any(seats) {
            return;
        }
        self.losses.retain(|loss| now.since(loss.back) <= WINDOW);
        // Bounces of the returning contact are part of the loss.
        match self.losses.iter_mut().rfind(|loss| loss.square == square) {
            Some(last) if lost.since(last.back) <= self.timing.debounce => last.back = now,
            // No lift this short counts anywhere.
            _ if now.since(lost) < self.timing.debounce => return,
            _ => self.losses.push(Loss { square, lost, back: now }),
        }
        let lengths = self.losses.iter().filter(|loss| loss.square == square);
        let lengths: Vec<Span> = lengths.map(|loss| loss.back.since(loss.lost)).collect();
        if lengths.len() >= LOSSES {
            self.unsteady.add(square);
            let longest = lengths.iter().copied().max().unwrap_or_default();
            self.unreported.push(UnsteadyContact { square, losses: lengths.len(), longest });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Plays losses of g1, each from one time to another. Returns the number of losses when it is unsteady.
    fn unsteady_after(losses: &[(u64, u64)]) -> Option<usize> {
        let mut contacts = Contacts::new(Timing::default());
        losses.iter().for_each(|&(lost, back)| contacts.peg_is_back(Square::G1, Stamp(lost), Stamp(back)));
        contacts.take_unsteady().map(|unsteady| unsteady.losses)
    }

    #[test]
    fn losses_that_repeat_make_a_square_unsteady_once() {
        assert_eq!(unsteady_after(&[(10_000, 10_200), (20_000, 20_200)]), None);
        assert_eq!(unsteady_after(&[(10_000, 10_200), (20_000, 20_160), (99_000, 99_240)]), Some(3));
        let mut contacts = Contacts::new(Timing::default());
        for second in 1..=16 {
            contacts.peg_is_back(Square::G1, Stamp(second * 5_000), Stamp(second * 5_000 + 200));
        }
        assert!(contacts.take_unsteady().is_some());
        assert_eq!(contacts.take_unsteady(), None);
    }

    #[test]
    fn losses_far_apart_or_as_long_as_lifts_make_no_square_unsteady() {
        let minutes = |minutes: u64| (minutes * 60_000, minutes * 60_000 + 200);
        assert_eq!(unsteady_after(&[minutes(1), minutes(8), minutes(19)]), None);
        assert_eq!(unsteady_after(&[(10_000, 10_600), (20_000, 20_600), (30_000, 30_600)]), None);
    }

    #[test]
    fn bounces_belong_to_the_loss_or_the_placement_before_them() {
        let bouncing = [(10_000, 10_200), (10_204, 10_210), (10_215, 10_220), (30_000, 30_200)];
        assert_eq!(unsteady_after(&bouncing), None);
        let mut contacts = Contacts::new(Timing::default());
        contacts.peg_is_placed(Square::G1, Stamp(10_000));
        for at in [10_004, 10_400, 10_900, 11_500] {
            contacts.peg_is_back(Square::G1, Stamp(at), Stamp(at + 3));
        }
        assert_eq!(contacts.take_unsteady(), None);
    }

    #[test]
    fn each_square_is_counted_alone() {
        let mut contacts = Contacts::new(Timing::default());
        for (square, at) in [(Square::G1, 10_000), (Square::B1, 20_000), (Square::C1, 30_000)] {
            contacts.peg_is_back(square, Stamp(at), Stamp(at + 200));
        }
        assert_eq!(contacts.take_unsteady(), None);
    }
}
