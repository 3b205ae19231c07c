//! Debounced reports of both boards of a game.

use crate::chess::{Color, Square};
use crate::clock::{Span, Stamp};
use crate::tactile::{BoardReport, Debouncer};
use shakmaty::ByColor;

/// How often people are told that a board flutters or floods.
const TELL_AGAIN: Span = Span(60_000);

/// Lets through what has lasted.
#[derive(Default)]
pub(crate) struct CalmedBoards {
    debouncers: ByColor<Debouncer>,
    /// When people were last told that a board flutters.
    told: ByColor<Option<Stamp>>,
    /// When people were last told that a board floods.
    told_flood: ByColor<Option<Stamp>>,
}

impl CalmedBoards {
    /// When something on a fluttering square will have lasted long enough.
    pub fn due(&self) -> Option<Stamp> {
        [&self.debouncers.white, &self.debouncers.black].into_iter().filter_map(Debouncer::due).min()
    }

    /// Takes a report; returns what of it counts at once.
    pub fn push(&mut self, side: Color, report: BoardReport, at: Stamp) -> Option<BoardReport> {
        self.debouncers.get_mut(side).push(report, at)
    }

    /// What has lasted long enough by now, and since when.
    pub fn next_due(&mut self, now: Stamp) -> Option<(Stamp, Color, BoardReport)> {
        Color::ALL.into_iter().find_map(|side| {
            let (due, report) = self.debouncers.get_mut(side).next_due(now)?;
            Some((due, side, report))
        })
    }

    /// The square that begins to flutter, if people are to be told.
    pub fn flutters(&mut self, side: Color, at: Stamp) -> Option<Square> {
        let square = self.debouncers.get_mut(side).begins_to_flutter()?;
        may_tell(self.told.get_mut(side), at).then_some(square)
    }

    /// Whether people are to be told that the board begins to flood.
    pub fn floods(&mut self, side: Color, at: Stamp) -> bool {
        self.debouncers.get_mut(side).begins_to_flood() && may_tell(self.told_flood.get_mut(side), at)
    }
}

/// Whether it was not told a short while ago; it then counts as told.
fn may_tell(told: &mut Option<Stamp>, at: Stamp) -> bool {
    let again = told.is_none_or(|told| at.since(told) >= TELL_AGAIN);
    if again {
        *told = Some(at);
    }
    again
}
