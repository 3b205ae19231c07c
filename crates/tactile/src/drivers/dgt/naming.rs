//! Reports a board's name before anything else.

use crate::BoardReport;
use annabella_clock::{Span, Stamp};

/// How long to wait for the name of a board that has already sent something else.
const HOLDING: Span = Span(1000);

/// Passes a board's name on before its other reports: a board that starts while it is being asked
/// receives only the last questions.
#[derive(Debug)]
pub struct Naming {
    owed: bool,
    trademark: bool,
    version: bool,
    /// Reports held back while the name is waited for, and since when.
    held: Vec<BoardReport>,
    since: Option<Stamp>,
}

impl Naming {
    /// Waits for a name, unless it is known already.
    pub fn new(named: bool) -> Naming {
        Naming { owed: !named, trademark: false, version: false, held: Vec::new(), since: None }
    }

    /// Whether the name is still waited for.
    pub fn is_owed(&self) -> bool {
        self.owed
    }

    /// Takes a report, and appends to `told` the reports that may be passed on now. Returns whether
    /// the question for the name was missed and must be sent once more.
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

    /// Appends to `told` the reports held back, if the name was waited for long enough.
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
