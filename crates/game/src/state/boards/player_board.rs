//! A player's tactile board, its readings, and what its pegs show.

use crate::state::moves::Changed;
use annabella_chess::{Bitboard, Board, Chess, Color, Piece, Square};
use annabella_clock::{Span, Stamp};
use annabella_tactile::{ContactLoss, Difference, Follower, HandAction, Lift, Reading, Tracker};

/// The state of a board that senses only occupied squares.
#[derive(Clone, Debug)]
pub(super) struct Followed {
    /// Infers the pieces.
    pub(super) follower: Follower,
    /// The occupied squares last reported, not turned.
    pub(super) squares: Bitboard,
    /// The squares whose piece the player was asked about.
    pub(super) asked: Bitboard,
}

/// A player's tactile board.
#[derive(Clone, Debug, Default)]
pub(crate) struct PlayerBoard {
    pub(super) tracker: Tracker,
    /// Whether it has shown the position of the game since that last changed.
    pub(super) synced: bool,
    /// The change of the position, without a move on it, with which it has not been compared yet.
    pub(super) outdated: Option<Changed>,
    /// The number of moves made when its differences after such a change were reported.
    /// `None` without such a report, and once they are corrected.
    pub(super) reported_wrong: Option<usize>,
    /// Whether the player is being guided, peg by peg, to the position of the game.
    pub(super) guiding: bool,
    /// Whether it has reported all its pieces at least once.
    pub(super) known: bool,
    /// Whether its loss has been reported; the game continues without it until it is back.
    pub(super) lost: bool,
    /// Whether it showed the position before the last ply when that ply was made.
    pub(super) right_before: bool,
    /// Pieces that left their squares while it was disconnected and are not back.
    pub(super) unseen: Vec<Lift>,
    /// Whether it is turned by 180 degrees: h8 is where a1 should be.
    pub(super) turned: bool,
    /// The time to look at the pegs, unless they move before.
    pub(super) look_at: Option<Stamp>,
    /// The unreadable apertures.
    pub(super) unreadable: Bitboard,
    /// Whether unreadable bytes from it have been reported.
    pub(super) nonsense_told: bool,
    /// The inferred pieces, if it senses only occupied squares.
    pub(super) followed: Option<Followed>,
    /// The latest position of the game shown on it, as a number of plies.
    pub(super) shown: Option<usize>,
}

impl PlayerBoard {
    /// Whether it is connected.
    pub fn is_connected(&self) -> bool {
        self.tracker.is_connected()
    }

    /// Whether it has shown the position of the game since that last changed.
    pub fn is_synced(&self) -> bool {
        self.synced
    }

    /// Whether the position has changed, without a move on it, since it was last compared.
    pub fn is_outdated(&self) -> bool {
        self.outdated.is_some()
    }

    /// Returns the number of moves made when its differences after such a change were reported.
    /// `None` without such a report, and once they are corrected.
    pub fn reported_wrong(&self) -> Option<usize> {
        self.reported_wrong
    }

    /// Whether the player is being guided to the position of the game.
    pub fn is_guided(&self) -> bool {
        self.guiding
    }

    /// Whether it has reported all its pieces at least once.
    pub fn is_known(&self) -> bool {
        self.known
    }

    /// Whether its loss has been reported and it is not back.
    pub fn is_lost(&self) -> bool {
        self.lost
    }

    /// Whether it showed the position before the last ply when that ply was made.
    pub fn was_right_before(&self) -> bool {
        self.right_before
    }

    /// Returns the pieces that left their squares while it was disconnected and are not back.
    pub fn unseen(&self) -> &[Lift] {
        &self.unseen
    }

    /// Returns the pieces on it.
    pub fn placement(&self) -> &Board {
        self.tracker.placement()
    }

    /// Whether it shows these pieces, as far as it can sense them.
    ///
    /// One that senses only occupied squares shows them if the same squares are occupied.
    pub fn shows(&self, pieces: &Board) -> bool {
        match self.followed {
            Some(_) => self.placement().occupied() == pieces.occupied(),
            None => self.placement() == pieces,
        }
    }

    /// Compares its pegs with the legal moves in `base`.
    pub fn reading(&self, base: &Chess) -> Reading {
        self.tracker.reading(base)
    }

    /// Returns the squares whose pieces differ from `target`.
    pub fn differences(&self, target: &Board) -> Vec<Difference> {
        self.tracker.differences(target)
    }

    /// Returns the next peg that this player should lift or place to reach `target`.
    pub fn next_step(&self, target: &Board, side: Color) -> Option<HandAction> {
        self.tracker.next_step(target, side)
    }

    /// Returns the unreadable apertures.
    pub fn unreadable(&self) -> Bitboard {
        self.unreadable
    }

    /// Whether a hand has placed a piece on `square` since the last ply.
    pub fn was_placed(&self, square: Square) -> bool {
        let placed = |(_, hand): &(Stamp, HandAction)| matches!(hand, HandAction::Place { square: on, .. } if *on == square);
        self.tracker.log().iter().any(placed)
    }

    /// Returns the time of the last change of `square` by a hand since the last ply.
    pub fn changed_at(&self, square: Square) -> Option<Stamp> {
        self.tracker.log().iter().rfind(|(_, hand)| hand.square() == square).map(|(at, _)| *at)
    }

    /// Returns the pieces placed by hands since the last ply and still there, with their times.
    pub fn placed(&self) -> Vec<(Stamp, Square, Piece)> {
        self.tracker.placed()
    }

    /// Whether hands changed two of these squares at the same time.
    /// False for a board that senses only occupied squares.
    pub fn changed_at_once(&self, squares: &[Square], within: Span) -> bool {
        self.followed.is_none() && self.tracker.at_once(squares, within)
    }

    /// Whether the contact of `square` was lost repeatedly.
    pub fn is_unsteady(&self, square: Square) -> bool {
        self.tracker.unsteady_squares().contains(square)
    }

    /// Returns the loss of the piece on `square`, if hands have not lifted it longer since the last move.
    pub fn loss(&self, square: Square) -> Option<ContactLoss> {
        self.tracker.loss(square)
    }

    /// Returns the time at which the oldest unconfirmed lift will have lasted long enough.
    pub fn lift_due(&self) -> Option<Stamp> {
        self.tracker.due()
    }

    /// Returns the latest position of the game shown on it, as a number of plies.
    pub fn shown(&self) -> Option<usize> {
        self.shown
    }

    /// Turns these squares by 180 degrees if the board is turned.
    pub(super) fn turned(&self, squares: Bitboard) -> Bitboard {
        if self.turned { squares.rotate_180() } else { squares }
    }
}

/// The pieces reported by a board, with squares as White sees them.
#[derive(Clone, Debug)]
pub(crate) enum BoardReading {
    /// All pieces on the board.
    All(Board),
    /// The piece on one square.
    Peg { square: Square, piece: Option<Piece> },
}

/// Actions of hands inferred from a reading.
#[derive(Clone, Debug)]
pub(crate) struct HandActions {
    /// The actions, in order; empty if no piece changed.
    pub actions: Vec<HandAction>,
    /// The state of the board if it was not connected before this report.
    pub appeared: Option<Appeared>,
}

/// State of a board that was not connected before and has reported its pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Appeared {
    /// Whether it was never connected before.
    pub new: bool,
    /// Whether it shows the position of the game.
    pub right: bool,
}

/// Pieces inferred for a board that senses only which squares are occupied.
#[derive(Clone, Debug)]
pub(crate) struct Concluded {
    /// Changes since the pieces were last inferred.
    pub readings: Vec<BoardReading>,
    /// Squares whose piece cannot be inferred, apart from those already asked about.
    pub ask: Bitboard,
    /// The square on which a pawn was exchanged for a piece that cannot be inferred.
    pub promoted: Option<Square>,
}
