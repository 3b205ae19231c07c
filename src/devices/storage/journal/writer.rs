//! A journal that is written in a thread of its own, so that a disk that stalls delays nobody.
//!
//! Entries that come while the disk is busy are written and synced together.

use super::error::JournalError;
use super::journal_file::{JournalFile, Renewal};
use super::open::Journal;
use crate::journal::{Chain, Digest};
use crate::speech::{Message, Worded};
use serde::Serialize;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

/// How often writing is tried again, and how often the file is looked at while nothing happens.
const ROUND: Duration = Duration::from_secs(1);
/// After so many rounds the file is also read.
const THOROUGH: u32 = 10;
/// A disk that takes longer is tried out until it answers faster.
pub const SLOW: Duration = Duration::from_millis(500);

/// What the writing thread tells.
#[derive(Clone, Debug, PartialEq)]
pub enum JournalNews {
    /// Entries are on disk.
    Saved {
        /// How many of the journal's entries.
        entries: u64,
        /// How long the disk took for the last of them, or to be tried out.
        took: Duration,
    },
    /// They cannot be written; it is tried again.
    Failed {
        /// Why.
        why: Message,
    },
    /// Somebody else changed or removed the file; it was written anew.
    Renewed(Renewal),
}

/// A journal that is written in a thread of its own.
#[derive(Debug)]
pub struct Writer {
    journal: Front,
    lines: Option<Sender<Vec<u8>>>,
    /// Is told whether everything is on disk once the last line was written.
    end: Receiver<bool>,
}

/// What the thread of the table keeps of a journal.
#[derive(Debug)]
struct Front {
    path: PathBuf,
    chain: Chain,
}

impl Writer {
    /// Writes a journal from now on in a thread, which tells its news.
    ///
    /// # Errors
    /// [`JournalError::Io`] if no thread can be started.
    pub fn start(
        journal: Journal,
        news: impl FnMut(JournalNews) + Send + 'static,
    ) -> Result<Writer, JournalError> {
        let Journal { chain, file } = journal;
        let path = file.path().to_owned();
        let entries = chain.next().saturating_sub(1);
        let (lines, inbox) = channel();
        let (told, end) = channel();
        let mut behind = Behind { file, inbox, entries, news: Box::new(news), trouble: false, slow: false };
        let write = move || {
            let saved = behind.run();
            // The lock is given back before the end is told.
            drop(behind);
            let _ = told.send(saved);
        };
        thread::Builder::new()
            .name("journal".to_owned())
            .spawn(write)
            .map_err(|error| JournalError::Io(path.clone(), error))?;
        Ok(Writer { journal: Front { path, chain }, lines: Some(lines), end })
    }

    /// Takes an entry, which is then written. Returns its number.
    ///
    /// # Errors
    /// [`JournalError::Entry`] if it has no JSON form.
    pub fn append<E: Serialize>(&mut self, entry: &E) -> Result<u64, JournalError> {
        let number = self.journal.chain.next();
        let line = self.journal.chain.encode(entry).map_err(JournalError::Entry)?;
        if let Some(lines) = &self.lines {
            // The thread ends only after this end of the channel.
            let _ = lines.send(line);
        }
        Ok(number)
    }

    /// How many entries were appended since the journal was created.
    pub fn len(&self) -> u64 {
        self.journal.chain.next().saturating_sub(1)
    }

    /// Whether no entry was appended yet.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The digest of the last entry, whether or not it is on disk.
    pub fn digest(&self) -> Digest {
        self.journal.chain.digest()
    }

    /// The path of the file, as it was given.
    pub fn path(&self) -> &Path {
        &self.journal.path
    }

    /// Ends writing. Waits at most that long; returns whether everything is on disk, or none if the disk
    /// has not answered. May be called again in that case.
    pub fn finish(&mut self, patience: Duration) -> Option<bool> {
        self.lines = None;
        match self.end.recv_timeout(patience) {
            Ok(saved) => Some(saved),
            Err(RecvTimeoutError::Timeout) => None,
            Err(RecvTimeoutError::Disconnected) => Some(false),
        }
    }
}

/// The writing thread.
struct Behind {
    file: JournalFile,
    inbox: Receiver<Vec<u8>>,
    /// How many entries have come, and before this thread those of the journal.
    entries: u64,
    news: Box<dyn FnMut(JournalNews) + Send>,
    /// Whether the last attempt failed.
    trouble: bool,
    /// Whether the last sync took too long.
    slow: bool,
}

impl Behind {
    /// Writes until no more lines can come. Returns whether everything is on disk.
    fn run(&mut self) -> bool {
        let mut quiet = 0_u32;
        loop {
            match self.inbox.recv_timeout(ROUND) {
                Ok(line) => {
                    self.take(&line);
                    while let Ok(line) = self.inbox.try_recv() {
                        self.take(&line);
                    }
                    self.save();
                }
                Err(RecvTimeoutError::Timeout) => {
                    quiet = (quiet + 1) % THOROUGH;
                    self.look(quiet == 0);
                }
                Err(RecvTimeoutError::Disconnected) => {
                    self.look(true);
                    return !self.trouble;
                }
            }
        }
    }

    fn take(&mut self, line: &[u8]) {
        self.file.push(line);
        self.entries += 1;
    }

    fn save(&mut self) {
        let began = Instant::now();
        let saved = self.file.save();
        self.tell(began, saved, true);
    }

    /// Nothing has come: the file is looked at, and what failed is tried again.
    fn look(&mut self, thorough: bool) {
        let began = Instant::now();
        let busy = self.trouble || self.slow;
        let looked = self.file.look_after(thorough);
        let done = match looked {
            Ok(renewal) if busy => {
                if let Some(renewal) = renewal {
                    (self.news)(JournalNews::Renewed(renewal));
                }
                self.file.save().and_then(|again| self.file.sync().map(|()| again))
            }
            looked => looked,
        };
        self.tell(began, done, busy);
    }

    /// Tells how an attempt went. `saved`: also if nothing is new about it.
    fn tell(&mut self, began: Instant, done: Result<Option<Renewal>, JournalError>, saved: bool) {
        match done {
            Ok(renewal) => {
                if let Some(renewal) = renewal {
                    (self.news)(JournalNews::Renewed(renewal));
                }
                if saved {
                    let took = began.elapsed();
                    (self.trouble, self.slow) = (false, took >= SLOW);
                    (self.news)(JournalNews::Saved { entries: self.entries, took });
                }
            }
            Err(error) => {
                self.trouble = true;
                (self.news)(JournalNews::Failed { why: error.message() });
            }
        }
    }
}
