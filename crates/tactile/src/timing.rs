//! How long to wait before a change of the pegs counts: short for speed, long for certainty.

use annabella_clock::Span;
use serde::{Deserialize, Serialize};

/// How long pegs must stay unchanged before a change counts.
///
/// ```
/// use annabella_clock::Span;
/// use annabella_tactile::Timing;
/// assert_eq!(Timing::default().debounce, Span(150));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Timing {
    /// A peg that is back in its aperture within this time was not lifted.
    pub debounce: Span,
    /// How long a whole move that the program announces by itself must stay unchanged, if a further
    /// peg could make it another move: hands may pause for more than a second within a move.
    pub quiet: Span,
    /// How long a whole move that the program announces by itself must stay unchanged on a visually
    /// impaired player's board, if a press does not come before: hands rest a piece on its way. Zero in
    /// journals that do not name it.
    #[serde(default)]
    pub rest: Span,
}

impl Timing {
    /// After this time without a change, pegs that do not show what they should are considered left
    /// that way.
    pub const LOOK: Span = Span(1000);

    /// How long pegs must show a position of the end or the beginning of a game before it counts as
    /// meant.
    pub const SIGHT: Span = Span(3000);

    /// How long after placing a peg for the opponent's move it may be seated again.
    pub const SEATING: Span = Span(2000);

    /// How long an own piece may be on no square while the opponent is to move, until its player is told.
    pub const ASTRAY: Span = Span(800);

    /// How long a player's piece is taken to be in the player's hand.
    pub const HELD: Span = Span(10_000);

    /// How long a peg stays on its new square until it counts as let go, if nothing else is set (2023
    /// 4.7).
    pub const LET_GO: Span = Span(2000);

    /// How long after the last adjusted peg the next one may be lifted for adjusting.
    pub const ADJUSTING: Span = Span(5000);
}

impl Default for Timing {
    fn default() -> Timing {
        Timing { debounce: Span(150), quiet: Span(1500), rest: Span(1000) }
    }
}
