//! A board's name before anything else of it.

use crate::clock::{Span, Stamp};
use crate::tactile::BoardReport;

/// How long a board that has said something else is waited for to say its name.
const HOLDING: Span = Span(1000);

/// Puts a board's name before its other reports: a board that starts in the middle of the questions
/// has heard only the last of them.
#[derive(Debug)]
pub struct Naming {
    owed: bool,
    trademark: bool,
    version: bool,
    /// What was reported while the name was waited for, and since when.
    held: Vec<BoardReport>,
    since: Option<Stamp>,
}

impl Naming {
    /// Waits for a name, or for none where it is known.
    pub fn new(named: bool) -> Naming {
        Naming { owed: !named, trademark: false, version: false, held: Vec::new(), since: None }
    }

    /// Whether the name is still to be said.
    pub fn is_owed(&self) -> bool {
        self.owed
    }

    /// Takes a report in, and adds to `told` what may be told by now. Whether the name was missed and is
    /// to be asked for once more.
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

    /// Adds what was held to `told` where the name was waited for long enough.
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
