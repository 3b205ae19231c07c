//! The chess clock beside a board, and how its times compare with ours.

use annabella_chess::{ByColor, Color};
use annabella_clock::{Span, Stamp};
use annabella_tactile::ClockFace;

/// The clock beside a board shows whole seconds and reports once a second, so smaller differences are
/// ignored.
const TOLERANCE: Span = Span(2_000);

/// A difference from such a clock is reported once it has lasted this long.
const LASTING: Span = Span(3_000);

/// The longest time that such a clock can show: 9:59:59.
const MAX_SHOWN: Span = Span::seconds(35_999);

/// The state of the chess clock beside a board.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct ClockBeside {
    /// The player on its right; unknown until it has first run together with our clock.
    right: Option<Color>,
    /// The side whose lever was up in its last report: the side whose time it ran.
    up: Option<Color>,
    /// Since when its times have differed from ours.
    since: Option<Stamp>,
    /// Whether that difference has been reported.
    told: bool,
}

/// Our times, and those that the clock beside a board shows.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Compared {
    pub ours: ByColor<Span>,
    pub shown: ByColor<Span>,
}

/// A change of the lever of the clock beside a board.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Lever {
    /// The side whose time it ran before, if known.
    pub before: Option<Color>,
    /// The side whose time it runs now.
    pub up: Color,
}

impl ClockBeside {
    /// Follows the lever. The first report shows on which side White sits: the time that runs there is that
    /// of `runs`.
    pub(super) fn follow_lever(&mut self, face: &ClockFace, runs: Color) -> Lever {
        let right = *self.right.get_or_insert(if face.right_is_up { runs } else { runs.other() });
        let up = if face.right_is_up { right } else { right.other() };
        Lever { before: self.up.replace(up), up }
    }

    /// Compares its times with ours. Returns them once a difference has lasted for [`LASTING`]; again only
    /// if they have agreed in between.
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
