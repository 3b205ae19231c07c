//! How long to wait before believing the pegs: speed on one side, certainty on the other.

use crate::clock::Span;
use serde::{Deserialize, Serialize};

/// How long pegs must stay as they are before it counts.
///
/// ```
/// use annabella::clock::Span;
/// use annabella::tactile::Timing;
/// assert_eq!(Timing::default().debounce, Span(150));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Timing {
    /// A peg that is back in its aperture sooner than this was never out of it.
    pub debounce: Span,
    /// A move that is announced by itself must have stood for so long, where a longer one could
    /// still come of it: hands in the middle of a move rest for a second and more.
    pub quiet: Span,
}

impl Timing {
    /// Pegs that have not moved for so long and are not as they should be are left so for now.
    pub const LOOK: Span = Span(1000);

    /// Pegs that look like the end or the beginning of a game are meant so when they stay so long.
    pub const SIGHT: Span = Span(3000);

    /// A peg that was just put in for the opponent's move may be seated once more as long after.
    pub const SEATING: Span = Span(2000);

    /// Who announced adjusting goes on with it by lifting the next peg as soon after the last.
    pub const ADJUSTING: Span = Span(5000);
}

impl Default for Timing {
    fn default() -> Timing {
        Timing { debounce: Span(150), quiet: Span(1500) }
    }
}
