//! Reports a board's name before anything else.

use crate::BoardReport;
use annabella_clock::{Span, Stamp};

/// The maximum wait for the name of a board that has already sent something else.
const HOLDING: Span = Span(1000);

/// Passes on a board's name before its other reports.
///
/// A board that starts up during the requests receives only the last ones, so its name can come late.
#[derive(Debug)]
pub struct Naming {
    owed: bool,
    trademark: bool,
    version: bool,
    /// Reports held back until the name comes, and the time of the first.
    held: Vec<BoardReport>,
    since: Option<Stamp>,
}

impl Naming {
    /// Waits for a name, unless it is known.
    pub fn new(named: bool) -> Naming {
        Naming { owed: !named, trademark: false, version: false, held: Vec::new(), since: None }
    }

    /// Whether the name is still expected.
    pub fn is_owed(&self) -> bool {
        self.owed
    }

    /// Processes a report, and appends to `told` the reports that can be passed on now.
    /// Returns whether the request for the name was lost and must be repeated.
    pub fn take(&mut self, report: BoardReport, now: Stamp, told: &mut Vec<BoardReport>) -> bool {
        match report {
            _ if !self.owed => told.push(report),
            BoardReport::Trademark(_) | BoardReport::Version(..) => {
                self.trademark |= matches!(report, BoardReport::Trademark(_));
                self.version |= matches!(report, BoardReport::Version(..));
                told.push(report);
                if self.trademark && self.version {
                    self.end(told);
                }
            }
            BoardReport::Nonsense(_) => {
                self.end(told);
                told.push(report);
            }
            _ => {
                self.held.push(report);
                let first = self.since.is_none();
                self.since.get_or_insert(now);
                return first && !self.trademark;
            }
        }
        false
    }

    /// Appends the held reports to `told`, if the wait for the name was long enough.
    pub fn wait(&mut self, now: Stamp, told: &mut Vec<BoardReport>) {
        if self.since.is_some_and(|since| now.since(since) >= HOLDING) {
            self.end(told);
        }
    }

    fn end(&mut self, told: &mut Vec<BoardReport>) {
        self.owed = false;
        told.append(&mut self.held);
    }
}
