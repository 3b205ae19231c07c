//! Lifts that count.
//!
//! A peg that is back within the debounce time was not lifted, and lifts within that time of each other
//! belong together.
//!
//! ```
//! use annabella_chess::{Color, Square};
//! use annabella_clock::Stamp;
//! use annabella_tactile::{HandAction, Lifts, Timing};
//! let (square, piece) = (Square::E2, Color::White.pawn());
//! let mut lifts = Lifts::new(Timing::default());
//! lifts.note(Stamp(1000), HandAction::Lift { square, piece });
//! lifts.note(Stamp(1060), HandAction::Place { square, piece });
//! assert_eq!(lifts.due(), None);
//! lifts.note(Stamp(2000), HandAction::Lift { square, piece });
//! assert_eq!(lifts.due(), Some(Stamp(2150)));
//! assert_eq!(lifts.lasting(Stamp(2150)).unwrap()[0].at, Stamp(2000));
//! ```

use super::HandAction;
use annabella_chess::{Bitboard, Piece, Square};
use annabella_clock::{Span, Stamp};
use serde::{Deserialize, Serialize};

/// The times for which pegs must stay unchanged before a change counts.
///
/// ```
/// use annabella_clock::Span;
/// use annabella_tactile::Timing;
/// assert_eq!(Timing::default().debounce, Span(150));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Timing {
    /// The time within which a peg that returns to its aperture was not lifted.
    pub debounce: Span,
    /// The quiet time before a complete move is announced automatically, if it can be part of another.
    ///
    /// Hands can pause for more than a second within a move, for example between rook and king in castling.
    pub quiet: Span,
    /// The quiet time before a visually impaired player's complete move is announced automatically, if its
    /// piece can still move on.
    ///
    /// It ends early when the player presses the clock. Hands rest a piece on its way, for up to a second in
    /// our model, and nothing distinguishes a rest from the end of the move until they lift the peg again.
    /// Zero in journals without it.
    #[serde(default)]
    pub rest: Span,
    /// The quiet time before a complete move is announced automatically, if its piece can be slid on.
    ///
    /// Hands that slide a piece lift it again within 800 ms in our model, and once after 1,072 ms (a script of
    /// slow slides holds this). Zero in journals without it: there, slides wait as parts of moves do, and
    /// captures as pieces that can move on.
    #[serde(default)]
    pub slide: Span,
    /// The time within which a peg that returns to its aperture may have been lost by its contact alone.
    ///
    /// Zero in journals without it: there, every lift that outlasts the debounce time is a touch.
    #[serde(default)]
    pub loss: Span,
}

impl Timing {
    /// The time without a change after which wrong pegs count as left that way.
    pub const LOOK: Span = Span(1000);

    /// The time for which pegs must show an end or initial position before it counts as intended.
    pub const SIGHT: Span = Span(3000);

    /// The time after placing a peg for the opponent's move in which it can be reseated.
    pub const SEATING: Span = Span(2000);

    /// The time for which a player's piece may be off the board in the opponent's turn without a warning.
    pub const ASTRAY: Span = Span(800);

    /// The time for which a player's missing piece counts as in the player's hand.
    pub const HELD: Span = Span(10_000);

    /// The default time for which a peg must stay on its new square until it counts as released (2023 4.7).
    pub const LET_GO: Span = Span(2000);

    /// The time after an adjusted peg in which the next one may be lifted for adjusting.
    pub const ADJUSTING: Span = Span(5000);
}

impl Timing {
    /// The times in journals that contain none: those without a later rule are zero.
    pub fn unrecorded() -> Timing {
        Timing { rest: Span::ZERO, slide: Span::ZERO, loss: Span::ZERO, ..Timing::default() }
    }
}

impl Default for Timing {
    fn default() -> Timing {
        Timing {
            debounce: Span(150),
            quiet: Span(1500),
            rest: Span(1000),
            slide: Span(1200),
            loss: Span(250),
        }
    }
}

/// A piece lifted from its square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lift {
    /// The time of the lift.
    pub at: Stamp,
    /// The square from which it was lifted.
    pub square: Square,
    /// The piece.
    pub piece: Piece,
}

/// The lifts whose outcome is still open.
#[derive(Clone, Debug, Default)]
pub struct Lifts {
    pending: Vec<Lift>,
    placed: Option<(Stamp, Square)>,
    /// The last peg placed when the opponent's move was executed.
    seated: Option<(Stamp, Square)>,
    /// The squares whose contacts are unsteady: only longer lifts count there.
    unsteady: Bitboard,
    timing: Timing,
}

impl Lifts {
    /// Starts without lifts.
    pub fn new(timing: Timing) -> Lifts {
        Lifts { timing, ..Lifts::default() }
    }

    /// Processes an action. Returns whether it only put back a peg whose lift does not count.
    pub fn note(&mut self, at: Stamp, hand: HandAction) -> bool {
        match hand {
            HandAction::Lift { square, piece } => self.pending.push(Lift { at, square, piece }),
            HandAction::Place { square, piece } => {
                let same = |lift: &Lift| (lift.square, lift.piece) == (square, piece);
                let back = self.pending.iter().rposition(same);
                if let Some(index) = back.filter(|&index| at < self.forgiven_until(index)) {
                    self.pending.remove(index);
                    return true;
                }
                self.placed = Some((at, square));
            }
        }
        false
    }

    /// Removes the earliest lift and those within the debounce time after it, once they all count.
    pub fn lasting(&mut self, now: Stamp) -> Option<Vec<Lift>> {
        let (together, due) = self.first()?;
        (due <= now).then(|| self.pending.drain(..together).collect())
    }

    /// Returns the time at which the next lifts will count.
    pub fn due(&self) -> Option<Stamp> {
        self.first().map(|(_, due)| due)
    }

    /// Removes and returns the lifts from these squares, in order, however recent.
    pub fn take(&mut self, squares: &[Square]) -> Vec<Lift> {
        let (taken, left) = self.pending.iter().partition(|lift: &&Lift| squares.contains(&lift.square));
        self.pending = left;
        taken
    }

    /// Sets the squares whose contacts are unsteady: only lifts longer than a loss of contact count there.
    pub fn set_unsteady(&mut self, squares: Bitboard) {
        self.unsteady = squares;
    }

    /// Forgets all lifts except those in `still_out`, of pieces that are still off the board.
    pub fn restart(&mut self, still_out: Vec<Lift>) {
        self.pending = still_out;
        self.seated = self.placed.take();
    }

    /// Returns how many of the first lifts belong together, and when all of them will count.
    fn first(&self) -> Option<(usize, Stamp)> {
        let at_once = self.pending.first()?.at + self.timing.debounce;
        let together = self.pending.iter().take_while(|lift| lift.at <= at_once).count();
        let due = (0..together).map(|index| self.forgiven_until(index)).max()?;
        Some((together, due))
    }

    /// Returns the time until which a peg can be put back without its lift counting.
    /// The peg just placed for the opponent's move can be reseated, unless another is lifted.
    fn forgiven_until(&self, index: usize) -> Stamp {
        let lift = self.pending[index];
        let bounce = match self.unsteady.contains(lift.square) {
            true => self.timing.debounce.max(self.timing.loss),
            false => self.timing.debounce,
        };
        let plain = lift.at + bounce;
        match self.seated {
            Some((since, square)) if square == lift.square && self.pending.len() == 1 => {
                plain.max(since + Timing::SEATING)
            }
            _ => plain,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use annabella_chess::Color;

    /// Plays actions such as `-e2@40` (a lift at 40 ms) and `e2@90` (a placement at 90 ms).
    /// Returns the squares of the lifts that count, joined if they belong together, each with the time at
    /// which it counts.
    fn lasting(mut lifts: Lifts, hands: &str) -> Vec<String> {
        for word in hands.split_whitespace() {
            note(&mut lifts, word);
        }
        let mut told = Vec::new();
        while let Some(due) = lifts.due() {
            let group = lifts.lasting(due).unwrap();
            let squares: Vec<String> = group.iter().map(|lift| lift.square.to_string()).collect();
            told.push(format!("{}@{}", squares.join("+"), due.0));
        }
        told
    }

    fn note(lifts: &mut Lifts, word: &str) -> bool {
        let (name, at) = word.split_once('@').unwrap();
        let at = Stamp(at.parse().unwrap());
        let piece = Color::White.pawn();
        let square = |name: &str| name.parse().unwrap();
        match name.strip_prefix('-') {
            Some(name) => lifts.note(at, HandAction::Lift { square: square(name), piece }),
            None => lifts.note(at, HandAction::Place { square: square(name), piece }),
        }
    }

    fn plain() -> Lifts {
        Lifts::new(Timing::default())
    }

    #[test]
    fn a_peg_back_in_time_was_never_out() {
        assert_eq!(lasting(plain(), "-e2@0 e2@149"), [""; 0]);
        assert_eq!(lasting(plain(), "-e2@0 e2@150"), ["e2@150"]);
        assert_eq!(lasting(plain(), "-e2@0 e2@60 -e2@80 e2@140 -e2@300"), ["e2@450"]);
    }

    #[test]
    fn a_peg_placed_elsewhere_is_no_bounce() {
        assert_eq!(lasting(plain(), "-e2@0 e4@20"), ["e2@150"]);
    }

    #[test]
    fn lifts_within_a_bounce_come_together_once_all_of_them_last() {
        assert_eq!(lasting(plain(), "-h1@0 -e1@100"), ["h1+e1@250"]);
        assert_eq!(lasting(plain(), "-h1@0 -e1@151"), ["h1@150", "e1@301"]);
        assert_eq!(lasting(plain(), "-h1@0 -e1@100 e1@180"), ["h1@150"]);
    }

    #[test]
    fn the_peg_just_put_in_may_be_seated_once_more() {
        let seated = |hands: &str| {
            let mut lifts = plain();
            note(&mut lifts, "-e7@0");
            note(&mut lifts, "e5@400");
            lifts.restart(Vec::new());
            lasting(lifts, hands)
        };
        assert_eq!(seated("-e5@800 e5@1500"), [""; 0]);
        assert_eq!(seated("-e5@800 e5@2400"), ["e5@2400"]);
        assert_eq!(seated("-e5@800 -d4@1500"), ["e5@950", "d4@1650"]);
        assert_eq!(seated("-e5@3000 e5@3200"), ["e5@3150"]);
        assert_eq!(seated("-d4@800 d4@1100"), ["d4@950"]);
    }

    #[test]
    fn only_longer_lifts_from_an_unsteady_square_count() {
        let unsteady = |hands: &str| {
            let mut lifts = plain();
            lifts.set_unsteady(Bitboard::from(Square::E2));
            lasting(lifts, hands)
        };
        assert_eq!(unsteady("-e2@0 e2@249"), [""; 0]);
        assert_eq!(unsteady("-e2@0 e2@250"), ["e2@250"]);
        assert_eq!(unsteady("-d2@0 d2@200"), ["d2@150"]);
        // A piece lifted meanwhile is touched in its order.
        assert_eq!(unsteady("-e2@0 -d2@200"), ["e2@250", "d2@350"]);
        assert_eq!(unsteady("-e2@0 -d2@100 e2@200"), ["d2@250"]);
    }

    /// The order decides which piece was touched first (2023 4.3).
    #[test]
    fn lifts_that_belong_together_and_those_taken_keep_their_order() {
        assert_eq!(lasting(plain(), "-e1@0 -h1@100"), ["e1+h1@250"]);
        for (words, order) in [(["-h1@0", "-e1@10"], ["h1", "e1"]), (["-e1@0", "-h1@10"], ["e1", "h1"])] {
            let mut lifts = plain();
            words.iter().for_each(|word| assert!(!note(&mut lifts, word)));
            let taken = lifts.take(&[Square::E1, Square::H1]);
            assert_eq!(taken.iter().map(|lift| lift.square.to_string()).collect::<Vec<_>>(), order);
        }
    }

    #[test]
    fn what_a_move_needs_can_be_taken_at_once() {
        let mut lifts = plain();
        for word in ["-a2@0", "-e2@10", "e4@90"] {
            note(&mut lifts, word);
        }
        assert_eq!(lifts.take(&[Square::E2, Square::E4])[0].square, Square::E2);
        assert_eq!(lifts.due(), Some(Stamp(150)));
    }
}
