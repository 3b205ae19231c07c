//! The disk of a table, and the output that waits for it.
//! The wait is brief: a stalled disk must not delay an answer or a flag fall.

use super::journal::{Damage, Digest, JournalError, JournalNews, Renewal, SLOW, Writer};
use crate::clock::Stamp;
use crate::devices::platform::timepiece::disk_patience;
use crate::speech::Message;
use serde::Serialize;
use std::collections::VecDeque;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// The maximum time that output waits for the disk.
const HOLD: Duration = Duration::from_millis(50);

/// A journal being written, and the output that waits for it.
pub(crate) struct Disk<T> {
    writer: Writer,
    /// The number of entries on disk.
    saved: u64,
    /// The entries not yet on disk, with the time when they were handed to the writer.
    unsaved: VecDeque<(u64, Instant)>,
    held: VecDeque<Held<T>>,
    /// The start of writing or reading another file next to the journal.
    beside: Option<Instant>,
    trouble: Option<DiskTrouble>,
    /// The reason why writing failed last.
    failure: Option<Message>,
    /// Whether the table is closing, so that all output waits until the disk has answered.
    closing: bool,
}

/// Output waiting for an entry to be saved.
struct Held<T> {
    entry: u64,
    since: Instant,
    at: Stamp,
    output: T,
}

/// Output ready to be released.
pub(crate) struct Due<T> {
    /// The time of the event.
    pub at: Stamp,
    /// The output to release.
    pub output: T,
    /// Whether the event is not on disk yet.
    pub unsaved: bool,
}

/// A problem with the disk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum DiskTrouble {
    /// The disk does not answer in time.
    Stalled,
    /// The disk reports errors.
    Failing,
}

/// News of the disk to report to users.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum DiskNews {
    /// The disk has not answered in time.
    Stalled,
    /// Writing failed, with the reason.
    Failed(Message),
    /// The disk works again.
    Back,
    /// The file had to be rewritten.
    Renewed(Renewal),
    /// The journal is almost as long as it can be.
    Filling,
}

impl<T> Disk<T> {
    /// Creates the disk for the journal of a writer.
    pub fn new(writer: Writer) -> Disk<T> {
        let saved = writer.len();
        let (unsaved, held) = (VecDeque::new(), VecDeque::new());
        Disk { writer, saved, unsaved, held, beside: None, trouble: None, failure: None, closing: false }
    }

    /// Hands an entry to the disk.
    ///
    /// # Errors
    /// [`JournalError::Entry`] if the entry has no JSON form.
    pub fn append<E: Serialize>(&mut self, entry: &E) -> Result<(), JournalError> {
        let number = self.writer.append(entry)?;
        self.unsaved.push_back((number, Instant::now()));
        Ok(())
    }

    /// Holds output until the last entry is on disk.
    pub fn hold(&mut self, at: Stamp, output: T) {
        self.held.push_back(Held { entry: self.writer.len(), since: Instant::now(), at, output });
    }

    /// Returns the next output to release: its entry is on disk, or it cannot wait any longer.
    pub fn next_due(&mut self) -> Option<Due<T>> {
        let first = self.held.front()?;
        let unsaved = first.entry > self.saved;
        let can_wait = self.trouble.is_none() && first.since.elapsed() < disk_patience(HOLD);
        if unsaved && (can_wait || self.closing) {
            return None;
        }
        let Held { at, output, .. } = self.held.pop_front()?;
        Some(Due { at, output, unsaved })
    }

    /// Whether every entry is on disk.
    pub fn is_saved(&self) -> bool {
        self.unsaved.is_empty()
    }

    /// Whether the disk does not answer in time, or writing fails.
    pub fn is_in_trouble(&self) -> bool {
        self.trouble.is_some()
    }

    /// Returns the time until output must be released, or the disk counts as stalled.
    pub fn wait(&self) -> Option<Duration> {
        let left = |since: &Instant, whole: Duration| whole.saturating_sub(since.elapsed());
        let held = self.held.front().map(|held| left(&held.since, disk_patience(HOLD)));
        let given = self.unsaved.front().map(|(_, since)| since).into_iter().chain(&self.beside);
        let stall = given.filter(|_| self.trouble.is_none()).map(|since| left(since, disk_patience(SLOW)));
        held.into_iter().chain(stall).min()
    }

    /// Notes that another file next to the journal is being written or read.
    pub fn begins_beside(&mut self) {
        self.beside = Some(Instant::now());
    }

    /// Notes that the disk has answered, successfully or not. Returns news to report.
    pub fn ends_beside(&mut self) -> Option<DiskNews> {
        let late = self.is_late_beside();
        self.beside = None;
        let back = late && self.unsaved.is_empty() && self.trouble == Some(DiskTrouble::Stalled);
        (back && self.trouble.take().is_some()).then_some(DiskNews::Back)
    }

    fn is_late_beside(&self) -> bool {
        self.beside.is_some_and(|since| since.elapsed() >= disk_patience(SLOW))
    }

    /// Returns news if the disk has just failed to answer in time.
    pub fn stalls(&mut self) -> Option<DiskNews> {
        let late = self.unsaved.front().is_some_and(|(_, since)| since.elapsed() >= disk_patience(SLOW));
        if !(late || self.is_late_beside()) || self.trouble.is_some() {
            return None;
        }
        self.trouble = Some(DiskTrouble::Stalled);
        Some(DiskNews::Stalled)
    }

    /// Returns news if the journal has just come close to its largest size.
    pub fn fills(&mut self) -> Option<DiskNews> {
        self.writer.is_to_announce_its_end().then_some(DiskNews::Filling)
    }

    /// Handles news from the writing thread. Returns news to report.
    pub fn heard(&mut self, news: JournalNews) -> Option<DiskNews> {
        match news {
            JournalNews::Saved { entries, took } => {
                self.saved = entries;
                while self.unsaved.front().is_some_and(|(number, _)| *number <= entries) {
                    self.unsaved.pop_front();
                }
                self.failure = None;
                // A disk that stays slow is reported only once.
                let back = self.trouble == Some(DiskTrouble::Failing)
                    || took < disk_patience(SLOW) && !self.is_late_beside();
                (back && self.trouble.take().is_some()).then_some(DiskNews::Back)
            }
            JournalNews::Failed { why } => {
                self.failure = Some(why.clone());
                let new = self.trouble.replace(DiskTrouble::Failing) != Some(DiskTrouble::Failing);
                new.then_some(DiskNews::Failed(why))
            }
            JournalNews::Renewed(renewal) => Some(DiskNews::Renewed(renewal)),
        }
    }

    /// Lets all output wait for the disk, because the game is over or was left.
    pub fn closes(&mut self) {
        self.closing = true;
    }

    /// Lets the output go that has waited in vain.
    pub fn gives_up(&mut self) {
        self.closing = false;
    }

    /// Saves a copy of the journal in the first folder that accepts it. Returns its path.
    pub fn rescue(&mut self, folders: &[PathBuf]) -> Option<PathBuf> {
        let path = self.writer.rescue(folders)?;
        self.saved = self.writer.len();
        self.unsaved.clear();
        Some(path)
    }

    /// Ends writing, waiting at most `patience`.
    /// Returns whether everything is on disk; `None` if the disk has not answered.
    pub fn finish(&mut self, patience: Duration) -> Option<bool> {
        let saved = self.writer.finish(patience);
        if saved == Some(true) {
            self.saved = self.writer.len();
            self.unsaved.clear();
        }
        saved
    }

    /// Returns the reason why writing failed last, unless it has succeeded since.
    pub fn failure(&self) -> Option<&Message> {
        self.failure.as_ref()
    }

    /// Returns the number of entries not known to be on disk.
    pub fn unsaved(&self) -> usize {
        self.unsaved.len()
    }

    /// Returns the number of entries, including those not yet on disk.
    pub fn entries(&self) -> u64 {
        self.writer.len()
    }

    /// Returns the fingerprint of the last entry, whether or not it is on disk.
    pub fn digest(&self) -> Digest {
        self.writer.digest()
    }

    /// Returns the path of the journal, as given.
    pub fn path(&self) -> &Path {
        self.writer.path()
    }
}

/// Returns the message about a rewritten journal.
pub(crate) fn renewed(file: &str, renewal: &Renewal) -> Message {
    let id = match renewal.damage {
        Damage::Gone => "journal-renewed-gone",
        Damage::Replaced => "journal-renewed-replaced",
        Damage::Shortened => "journal-renewed-shortened",
        Damage::Overwritten => "journal-renewed-overwritten",
        Damage::Unsure => "journal-renewed-unsure",
    };
    let aside = renewal.aside.as_ref().map(|aside| aside.display().to_string());
    let message = Message::new(id).with("file", file);
    match aside {
        Some(aside) => Message::new("journal-renewed-aside").with("what", message).with("aside", aside),
        None => message,
    }
}
