//! Unreadable bytes on the line of a board, which are reported once a burst.

use crate::BoardReport;

/// The unreadable bytes since the last valid message.
#[derive(Clone, Debug, Default)]
pub(super) struct Burst {
    /// The number of these bytes.
    bytes: usize,
    /// Whether they were reported.
    is_reported: bool,
}

impl Burst {
    /// Counts unreadable bytes.
    pub fn add(&mut self, bytes: usize) {
        self.bytes += bytes;
    }

    /// Returns the report of a burst of at least `loud` bytes, if it was not reported.
    pub fn report_from(&mut self, loud: usize) -> Option<BoardReport> {
        let is_due = self.bytes >= loud.max(1) && !self.is_reported;
        is_due.then(|| {
            self.is_reported = true;
            BoardReport::Nonsense(self.bytes)
        })
    }

    /// Ends the burst at a valid message or a silence. Returns its report, if it was not reported.
    pub fn end(&mut self) -> Option<BoardReport> {
        let report = self.report_from(1);
        *self = Burst::default();
        report
    }
}
