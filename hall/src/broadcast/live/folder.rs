//! The folder with the files of the round, which another program may watch.

use super::game::MARK;
use super::{LiveFault, LiveFile};
use annabella_files::output_file::{OutputFileError, Saved, keep};
use std::collections::BTreeMap;
use std::fs::File;
use std::io::{self, Read};
use std::path::PathBuf;

/// Bytes of a file in which the mark is searched: the tags of its first game.
const HEAD: u64 = 8192;

/// Whether files of other programs may be replaced.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Overwrite {
    /// Only files that this program wrote.
    Own,
    /// All files of these names.
    Any,
}

/// Writes the files of a round into a folder, each whole and only if it changed.
#[derive(Debug)]
pub struct LiveFolder {
    folder: PathBuf,
    overwrite: Overwrite,
    /// The contents of the files, as far as they are known.
    written: BTreeMap<String, String>,
    /// The reported faults, until the file is written.
    reported: BTreeMap<String, LiveFault>,
}

impl LiveFolder {
    /// Creates the writer for a folder, which must exist.
    pub fn new(folder: impl Into<PathBuf>, overwrite: Overwrite) -> LiveFolder {
        let folder = folder.into();
        LiveFolder { folder, overwrite, written: BTreeMap::new(), reported: BTreeMap::new() }
    }

    /// Writes the files that changed, or could not be written before. Returns the faults that are new.
    ///
    /// A fault is reported once; the file is tried again with every call.
    pub fn write(&mut self, files: &[LiveFile]) -> Vec<LiveFault> {
        let mut faults = Vec::new();
        for file in files {
            if self.written.get(&file.name) == Some(&file.text) {
                continue;
            }
            match self.write_file(file) {
                Ok(()) => {
                    self.written.insert(file.name.clone(), file.text.clone());
                    self.reported.remove(&file.name);
                }
                Err(fault) => {
                    if self.reported.get(&file.name) != Some(&fault) {
                        faults.push(fault.clone());
                        self.reported.insert(file.name.clone(), fault);
                    }
                }
            }
        }
        faults
    }

    /// Returns the faults of the files that could not be written.
    pub fn faults(&self) -> impl Iterator<Item = &LiveFault> {
        self.reported.values()
    }

    /// Whether a file could not be written, and should be tried again soon.
    pub fn is_behind(&self) -> bool {
        !self.reported.is_empty()
    }

    fn write_file(&self, file: &LiveFile) -> Result<(), LiveFault> {
        let path = self.folder.join(&file.name);
        let is_own = |found: &File| Ok(self.overwrite == Overwrite::Any || has_mark(found)?);
        // The journals are the source of these files: after a power failure they are written again, so nothing waits
        // for the disk. The first name does not end with `.pgn`, because a program that watches the folder would read it.
        keep(&path, file.text.as_bytes(), Saved::Later, is_own).map_err(|error| match error {
            OutputFileError::Io(_, error) => LiveFault::NotWritten { file: path, cause: error.to_string() },
            _ => LiveFault::Foreign { file: path },
        })
    }
}

/// Whether this program wrote a file.
fn has_mark(file: &File) -> io::Result<bool> {
    let mut head = Vec::new();
    file.take(HEAD).read_to_end(&mut head)?;
    let head = String::from_utf8_lossy(&head);
    let mark = format!("[{} \"{}\"]", MARK.0, MARK.1);
    let mut tags = head.lines().take_while(|line| line.starts_with('['));
    Ok(head.is_empty() || tags.any(|line| line == mark))
}
