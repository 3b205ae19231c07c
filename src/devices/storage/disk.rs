//! What goes out of a table waits until it is on disk, but never long: a disk that stalls delays no answer
//! and no flag.

use super::journal::{Damage, Digest, JournalError, JournalNews, Renewal, SLOW, Writer};
use crate::clock::Stamp;
use crate::speech::Message;
use serde::Serialize;
use std::collections::VecDeque;
use std::path::Path;
use std::time::{Duration, Instant};

/// The longest time that output waits for the disk.
const HOLD: Duration = Duration::from_millis(50);

/// A journal that is being written, and the output that waits for it.
pub(crate) struct Disk<T> {
    writer: Writer,
    /// How many entries are on disk.
    saved: u64,
    /// The entries that are not, and when they were given to the disk.
    unsaved: VecDeque<(u64, Instant)>,
    held: VecDeque<Held<T>>,
    /// Since when a file beside the journal is being written or read.
    beside: Option<Instant>,
    trouble: Option<DiskTrouble>,
    /// Why writing failed last.
    failure: Option<Message>,
}

/// Output that waits for an entry.
struct Held<T> {
    entry: u64,
    since: Instant,
    at: Stamp,
    output: T,
}

/// Output whose time has come.
pub(crate) struct Due<T> {
    /// The time of its event.
    pub at: Stamp,
    /// What goes out.
    pub output: T,
    /// Whether its event is not on disk yet.
    pub unsaved: bool,
}

/// What is wrong with the disk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum DiskTrouble {
    /// It does not answer in time.
    Stalled,
    /// It refuses.
    Failing,
}

/// What people must be told of the disk.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum DiskNews {
    /// It has not answered in time.
    Stalled,
    /// It refuses; why.
    Failed(Message),
    /// It works again.
    Back,
    /// The file had to be written anew.
    Renewed(Renewal),
}

impl<T> Disk<T> {
    /// The disk of a journal that is written by this writer.
    pub fn new(writer: Writer) -> Disk<T> {
        let saved = writer.len();
        let (unsaved, held) = (VecDeque::new(), VecDeque::new());
        Disk { writer, saved, unsaved, held, beside: None, trouble: None, failure: None }
    }

    /// Gives an entry to the disk.
    ///
    /// # Errors
    /// [`JournalError::Entry`] if it has no JSON form.
    pub fn append<E: Serialize>(&mut self, entry: &E) -> Result<(), JournalError> {
        let number = self.writer.append(entry)?;
        self.unsaved.push_back((number, Instant::now()));
        Ok(())
    }

    /// Holds output back until the last entry is on disk.
    pub fn hold(&mut self, at: Stamp, output: T) {
        self.held.push_back(Held { entry: self.writer.len(), since: Instant::now(), at, output });
    }

    /// The next output whose time has come: its entry is on disk, or it cannot wait any longer.
    pub fn next_due(&mut self) -> Option<Due<T>> {
        let first = self.held.front()?;
        let unsaved = first.entry > self.saved;
        if unsaved && self.trouble.is_none() && first.since.elapsed() < HOLD {
            return None;
        }
        let Held { at, output, .. } = self.held.pop_front()?;
        Some(Due { at, output, unsaved })
    }

    /// How long until something must go out, or the disk counts as stalled.
    pub fn wait(&self) -> Option<Duration> {
        let left = |since: &Instant, whole: Duration| whole.saturating_sub(since.elapsed());
        let held = self.held.front().map(|held| left(&held.since, HOLD));
        let given = self.unsaved.front().map(|(_, since)| since).into_iter().chain(&self.beside);
        let stall = given.filter(|_| self.trouble.is_none()).map(|since| left(since, SLOW));
        held.into_iter().chain(stall).min()
    }

    /// From now on a file beside the journal is being written or read.
    pub fn begins_beside(&mut self) {
        self.beside = Some(Instant::now());
    }

    /// The disk has answered, whatever it was. Returns what people must be told.
    pub fn ends_beside(&mut self) -> Option<DiskNews> {
        let late = self.is_late_beside();
        self.beside = None;
        let back = late && self.unsaved.is_empty() && self.trouble == Some(DiskTrouble::Stalled);
        (back && self.trouble.take().is_some()).then_some(DiskNews::Back)
    }

    fn is_late_beside(&self) -> bool {
        self.beside.is_some_and(|since| since.elapsed() >= SLOW)
    }

    /// Whether the disk has just failed to answer in time.
    pub fn stalls(&mut self) -> Option<DiskNews> {
        let late = self.unsaved.front().is_some_and(|(_, since)| since.elapsed() >= SLOW);
        if !(late || self.is_late_beside()) || self.trouble.is_some() {
            return None;
        }
        self.trouble = Some(DiskTrouble::Stalled);
        Some(DiskNews::Stalled)
    }

    /// Takes in what the writing thread tells. Returns what people must be told.
    pub fn heard(&mut self, news: JournalNews) -> Option<DiskNews> {
        match news {
            JournalNews::Saved { entries, took } => {
                self.saved = entries;
                while self.unsaved.front().is_some_and(|(number, _)| *number <= entries) {
                    self.unsaved.pop_front();
                }
                self.failure = None;
                // A disk that stays slow is said once.
                let back =
                    self.trouble == Some(DiskTrouble::Failing) || took < SLOW && !self.is_late_beside();
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

    /// Ends writing. Waits at most that long; returns whether everything is on disk, or none if the disk
    /// has not answered.
    pub fn finish(&mut self, patience: Duration) -> Option<bool> {
        let saved = self.writer.finish(patience);
        if saved == Some(true) {
            self.saved = self.writer.len();
            self.unsaved.clear();
        }
        saved
    }

    /// Why writing failed last, unless it has worked since.
    pub fn failure(&self) -> Option<&Message> {
        self.failure.as_ref()
    }

    /// How many entries are not known to be on disk.
    pub fn unsaved(&self) -> usize {
        self.unsaved.len()
    }

    /// How many entries there are, also those that are not on disk.
    pub fn entries(&self) -> u64 {
        self.writer.len()
    }

    /// The digest of the last entry, whether or not it is on disk.
    pub fn digest(&self) -> Digest {
        self.writer.digest()
    }

    /// The path of the journal, as it was given.
    pub fn path(&self) -> &Path {
        self.writer.path()
    }
}

/// The sentence about a journal that was written anew.
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
