//! A journal written in a separate thread, so that a stalled disk delays nothing else.
//!
//! Entries that arrive while the disk is busy are written and synced together.

use super::file::JournalError;
use super::journal_file::{JournalFile, Renewal};
use super::open::{Journal, Quota};
use super::rescue::rescue;
use crate::devices::platform::timepiece::disk_patience;
use crate::journal::{Chain, Digest};
use crate::speech::{Message, Worded};
use serde::Serialize;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

/// The time between two attempts to write, and between two checks of an idle file.
const ROUND: Duration = Duration::from_secs(1);
/// The number of rounds after which the file's contents are also checked.
const THOROUGH: u32 = 10;
/// The time after which a disk counts as slow, and is tested until it is fast again.
pub const SLOW: Duration = Duration::from_millis(500);

/// News from the writing thread.
#[derive(Clone, Debug, PartialEq)]
pub enum JournalNews {
    /// Entries are on disk.
    Saved {
        /// The number of the journal's entries on disk.
        entries: u64,
        /// The time that the disk took for the last of them, or for a test.
        took: Duration,
    },
    /// Entries cannot be written; attempts continue.
    Failed {
        /// The reason.
        why: Message,
    },
    /// Another program changed or removed the file, and it was rewritten.
    Renewed(Renewal),
}

/// A journal written in a separate thread.
#[derive(Debug)]
pub struct Writer {
    journal: WriterHandle,
    lines: Option<Sender<Vec<u8>>>,
    /// The channel for whether everything is on disk, once the last line was written.
    end: Receiver<bool>,
}

/// The part of a journal kept in the table's thread.
#[derive(Debug)]
struct WriterHandle {
    path: PathBuf,
    chain: Chain,
    /// All lines: the writing thread may wait for its disk for ever.
    text: Arc<Vec<u8>>,
    room: Quota,
}

impl Writer {
    /// Starts writing a journal in a thread, which reports to `news`.
    ///
    /// # Errors
    /// [`JournalError::Io`] if no thread can be started.
    pub fn start(
        journal: Journal,
        news: impl FnMut(JournalNews) + Send + 'static,
    ) -> Result<Writer, JournalError> {
        let Journal { chain, file } = journal;
        let (path, room) = (file.path().to_owned(), Quota::after(file.len()));
        let entries = chain.next().saturating_sub(1);
        let text = Arc::new(file.text().to_vec());
        let (lines, inbox) = channel();
        let (told, end) = channel();
        let mut writer =
            WriterThread { file, inbox, entries, news: Box::new(news), trouble: false, slow: false };
        let write = move || {
            let saved = writer.run();
            // The lock is released before the end is reported.
            drop(writer);
            let _ = told.send(saved);
        };
        thread::Builder::new()
            .name("journal".to_owned())
            .spawn(write)
            .map_err(|error| JournalError::Io(path.clone(), error))?;
        Ok(Writer { journal: WriterHandle { path, chain, text, room }, lines: Some(lines), end })
    }

    /// Queues an entry for writing. Returns its number.
    ///
    /// # Errors
    /// [`JournalError::Entry`] if the entry has no JSON form.
    pub fn append<E: Serialize>(&mut self, entry: &E) -> Result<u64, JournalError> {
        let number = self.journal.chain.next();
        let line = self.journal.chain.encode(entry).map_err(JournalError::Entry)?;
        Arc::make_mut(&mut self.journal.text).extend_from_slice(&line);
        self.journal.room.take(line.len());
        if let Some(lines) = &self.lines {
            // The thread ends only after this end of the channel.
            let _ = lines.send(line);
        }
        Ok(number)
    }

    /// Whether to announce now that the journal is almost as long as it can be.
    pub fn is_to_announce_its_end(&mut self) -> bool {
        self.journal.room.is_to_announce()
    }

    /// Returns the number of entries since the journal was created.
    pub fn len(&self) -> u64 {
        self.journal.chain.next().saturating_sub(1)
    }

    /// Whether the journal has no entries.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Returns the fingerprint of the last entry, whether or not it is on disk.
    pub fn digest(&self) -> Digest {
        self.journal.chain.digest()
    }

    /// Returns the path of the file, as given.
    pub fn path(&self) -> &Path {
        &self.journal.path
    }

    /// Saves a copy of the whole journal in the first folder that accepts it. Returns its path.
    pub fn rescue(&self, folders: &[PathBuf]) -> Option<PathBuf> {
        rescue(&self.journal.path, &self.journal.text, folders)
    }

    /// Ends writing, waiting at most `patience`.
    /// Returns whether everything is on disk; `None` if the disk has not answered, in which case it can be
    /// called again.
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
struct WriterThread {
    file: JournalFile,
    inbox: Receiver<Vec<u8>>,
    /// The number of entries, including those before this thread started.
    entries: u64,
    news: Box<dyn FnMut(JournalNews) + Send>,
    /// Whether the last attempt failed.
    trouble: bool,
    /// Whether the last sync took too long.
    slow: bool,
}

impl WriterThread {
    /// Writes until no more lines can arrive. Returns whether everything is on disk.
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

    /// Checks the idle file, and retries whatever failed.
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

    /// Reports the result of an attempt. `saved`: also if it is nothing new.
    fn tell(&mut self, began: Instant, done: Result<Option<Renewal>, JournalError>, saved: bool) {
        match done {
            Ok(renewal) => {
                if let Some(renewal) = renewal {
                    (self.news)(JournalNews::Renewed(renewal));
                }
                if saved {
                    let took = began.elapsed();
                    (self.trouble, self.slow) = (false, took >= disk_patience(SLOW));
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
