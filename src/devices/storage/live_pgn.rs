//! The PGN file of a running game, for broadcasts.
//! It is rewritten in a separate thread after each completed move, and is never incomplete.

use super::input_file::bounded_text;
use super::journal::{Header, set_dates};
use super::output_file::{OutputFileError, save};
use crate::game::{Effect, Fact, Machine};
use crate::scoresheet::pgn;
use crate::speech::{Message, Worded};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::time::Duration;

/// The tags that identify a file as belonging to the same game.
const SAME: [&str; 4] = ["UTCDate", "UTCTime", "White", "Black"];

/// The maximum size of a file with one game in bytes.
const LONGEST: u64 = 1 << 24;

/// The time between a failed write and the next attempt.
const RETRY: Duration = Duration::from_millis(50);

/// The time between attempts once the failure has been reported.
const RETRY_REPORTED: Duration = Duration::from_secs(1);

/// The number of failures before they are reported: a reader has the file open only for a moment.
const MAX_SILENT_FAILURES: u32 = 20;

/// A file updated during a game.
#[derive(Debug)]
pub struct LivePgn {
    header: Header,
    last: String,
    writer: Sender<String>,
    ended: Receiver<()>,
}

impl LivePgn {
    /// Writes the file for the first time.
    /// `force`: replaces an existing file of another game, unless it is a journal. `tell` is called once
    /// whenever later writing fails for a second.
    ///
    /// # Errors
    /// [`OutputFileError`]; nothing has changed then. `None` if the game has no PGN.
    pub fn begin(
        path: &Path,
        force: bool,
        machine: &dyn Machine,
        header: &Header,
        tell: impl Fn(Message) + Send + 'static,
    ) -> Result<Option<LivePgn>, OutputFileError> {
        let Some(text) = written(machine, header) else { return Ok(None) };
        // A journal's name would protect the file from other programs.
        if path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("journal")) {
            return Err(OutputFileError::Journal(path.into()));
        }
        save(path, text.as_bytes(), force || is_of(path, header))?;
        let (writer, texts) = channel();
        let (ending, ended) = channel();
        let path = PathBuf::from(path);
        std::thread::Builder::new()
            .name("live-pgn".to_owned())
            .spawn({
                let path = path.clone();
                move || {
                    // Dropped at the end, for which `finish` waits.
                    let _ending = ending;
                    follow(&path, &texts, tell);
                }
            })
            .map_err(|error| OutputFileError::Io(path, error))?;
        Ok(Some(LivePgn { header: header.clone(), last: text, writer, ended }))
    }

    /// Returns the new contents of the file, if these effects have changed them.
    pub fn changed(&mut self, machine: &dyn Machine, effects: &[Effect]) -> Option<String> {
        let concerns = |effect: &Effect| {
            matches!(
                effect,
                Effect::Report {
                    report: Fact::Completed { .. }
                        | Fact::Corrected { .. }
                        | Fact::Retracted { .. }
                        | Fact::Result { .. },
                    ..
                }
            )
        };
        if !effects.iter().any(concerns) {
            return None;
        }
        let text = written(machine, &self.header).filter(|text| *text != self.last)?;
        self.last.clone_from(&text);
        Some(text)
    }

    /// Rewrites the file in the background.
    pub fn write(&self, text: String) {
        // If sending fails, the thread has ended and reported why.
        let _ = self.writer.send(text);
    }

    /// Waits at most `longest` until the last text is on disk.
    pub fn finish(self, longest: Duration) {
        drop(self.writer);
        // Nothing is ever sent: the end of the thread closes the channel.
        let _ = self.ended.recv_timeout(longest);
    }
}

/// Writes the latest text whenever there is one.
/// A failed write is retried: Windows does not replace a file while another program reads it.
fn follow(path: &Path, texts: &Receiver<String>, tell: impl Fn(Message)) {
    let mut failures = 0;
    let mut unwritten = None;
    loop {
        let pause = if failures < MAX_SILENT_FAILURES { RETRY } else { RETRY_REPORTED };
        let next = match unwritten {
            Some(_) => texts.recv_timeout(pause),
            // Everything is written; the end of the game closes the channel.
            None => texts.recv().map_err(|_| RecvTimeoutError::Disconnected),
        };
        let text = match (next, unwritten.take()) {
            (Ok(text), _) => texts.try_iter().last().unwrap_or(text),
            (Err(RecvTimeoutError::Timeout), Some(text)) => text,
            (Err(RecvTimeoutError::Disconnected), Some(text)) if failures < MAX_SILENT_FAILURES => {
                std::thread::sleep(pause);
                text
            }
            (Err(_), _) => return,
        };
        match save(path, text.as_bytes(), true) {
            Ok(()) => failures = 0,
            Err(error) => {
                failures += 1;
                if failures == MAX_SILENT_FAILURES {
                    tell(error.message());
                }
                unwritten = Some(text);
            }
        }
    }
}

fn written(machine: &dyn Machine, header: &Header) -> Option<String> {
    let mut record = machine.score()?;
    set_dates(header, &mut record.tags);
    Some(pgn::write(&record))
}

/// Whether a file contains the game with this header.
fn is_of(path: &Path, header: &Header) -> bool {
    let Ok(text) = bounded_text(path, LONGEST) else { return false };
    let Ok(found) = pgn::read_one(&text) else { return false };
    let mut own = pgn::Tags::new();
    set_dates(header, &mut own);
    let sides = [("White", &header.settings.white), ("Black", &header.settings.black)];
    for (tag, side) in sides {
        if let Some(name) = &side.name {
            own.set(tag, name);
        }
    }
    SAME.iter().all(|tag| found.tags.get(tag) == own.get(tag))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    #[test]
    fn what_could_not_be_written_is_told_and_written_once_it_can_be() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("live.pgn");
        fs::create_dir(&path).unwrap();
        let (writer, texts) = channel();
        let (teller, told) = channel();
        let limit = Duration::from_secs(60);
        let thread = std::thread::spawn({
            let path = path.clone();
            move || follow(&path, &texts, |message| teller.send(message).unwrap())
        });
        writer.send("first".to_owned()).unwrap();
        told.recv_timeout(limit).unwrap();
        writer.send("second".to_owned()).unwrap();
        fs::remove_dir(&path).unwrap();
        // With no further text.
        let written = || fs::read(&path).is_ok_and(|text| text == b"second");
        let mut waited = Duration::ZERO;
        while !written() && waited < limit {
            std::thread::sleep(RETRY);
            waited += RETRY;
        }
        assert!(written());
        drop(writer);
        thread.join().unwrap();
        assert!(told.try_recv().is_err(), "it is told once");
    }
}
