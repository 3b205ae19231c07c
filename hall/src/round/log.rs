//! The log of remarks next to the file of results.

use crate::clock::local_time;
use crate::topics::WallMs;
use annabella_files::output_file::{OutputFileError, append};
use std::path::{Path, PathBuf};

/// The log, to which each run of the program appends.
#[derive(Debug)]
pub struct Log {
    path: PathBuf,
    /// Lines that could not be written yet.
    waiting: Vec<String>,
}

/// The most lines that wait for the disk.
const MOST_WAITING: usize = 1000;

impl Log {
    /// Creates the log of a file of results: `results.trf.log`.
    pub fn of(results: &Path) -> Log {
        let mut name = results.file_name().unwrap_or_default().to_owned();
        name.push(".log");
        Log { path: results.with_file_name(name), waiting: Vec::new() }
    }

    /// Returns the file.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Adds lines, and writes them with all that could not be written before.
    ///
    /// # Errors
    /// [`OutputFileError`]. The lines are kept for the next call.
    pub fn add(&mut self, lines: &[String], now: WallMs) -> Result<(), OutputFileError> {
        let room = MOST_WAITING.saturating_sub(self.waiting.len());
        self.waiting.extend(lines.iter().take(room).map(|line| format!("{} {line}\n", local_time(now))));
        if self.waiting.is_empty() {
            return Ok(());
        }
        // A link would lead to a file of someone else, and a pipe would wait for a reader.
        append(&self.path, self.waiting.concat().as_bytes())?;
        self.waiting.clear();
        Ok(())
    }

    /// Whether lines wait for the disk.
    pub fn is_behind(&self) -> bool {
        !self.waiting.is_empty()
    }
}
