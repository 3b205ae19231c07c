//! The chess clock next to a board, and the comparison of its times with ours.

use annabella_chess::{ByColor, Color};
use annabella_clock::{Span, Stamp};
use annabella_tactile::ClockFace;

/// Largest difference ignored: such a clock shows whole seconds and reports once a second.
const TOLERANCE: Span = Span(2_000);

/// Time after which a difference from such a clock is reported.
const LASTING: Span = Span(3_000);

/// The longest time on the display of such a clock: 9:59:59.
const MAX_SHOWN: Span = Span::seconds(35_999);

/// The state of the chess clock next to a board.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct ClockBeside {
    /// The player on its right; unknown until it has first run together with our clock.
    right: Option<Color>,
    /// The side whose lever was up in the last report: the side whose time it ran.
    up: Option<Color>,
    /// The start of the current difference between its times and ours.
    since: Option<Stamp>,
    /// Whether that difference has been reported.
    told: bool,
}

/// Our times, and those on the clock next to a board.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Compared {
    pub ours: ByColor<Span>,
    pub shown: ByColor<Span>,
}

/// A change of the lever of the clock next to a board.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Lever {
    /// The side whose time it ran before this change, if known.
    pub before: Option<Color>,
    /// The side whose time it runs now.
    pub up: Color,
}

impl ClockBeside {
    /// Follows the lever.
    /// The first report shows on which side White sits: the time running there is that of `runs`.
    pub(super) fn follow_lever(&mut self, face: &ClockFace, runs: Color) -> Lever {
        let right = *self.right.get_or_insert(if face.right_is_up { runs } else { runs.other() });
        let up = if face.right_is_up { right } else { right.other() };
        Lever { before: self.up.replace(up), up }
    }

    /// Compares its times with ours.
    /// Returns both once a difference has lasted for [`LASTING`]; again only after they have agreed.
    pub(super) fn compare(&mut self, face: &ClockFace, ours: ByColor<Span>, now: Stamp) -> Option<Compared> {
        let (left, right) = (Span(face.left_ms), Span(face.right_ms));
        let (white, black) = self.right?.fold_wb((right, left), (left, right));
        let shown = ByColor { white, black };
        let differs = ours
            .zip(shown)
            .into_iter()
            .any(|(ours, shown)| ours <= MAX_SHOWN && Span(ours.0.abs_diff(shown.0)) > TOLERANCE);
        if !differs {
            (self.since, self.told) = (None, false);
            return None;
        }
        let since = *self.since.get_or_insert(now);
        let lasts = now.since(since) >= LASTING;
        (lasts && !std::mem::replace(&mut self.told, true)).then_some(Compared { ours, shown })
    }
}
