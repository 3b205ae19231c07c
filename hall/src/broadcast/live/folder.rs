//! The folder with the files of the round, which another program may watch.

use super::game::MARK;
use super::{LiveFault, LiveFile};
use std::collections::BTreeMap;
use std::fs;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

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
        let not_written =
            |error: io::Error| LiveFault::NotWritten { file: path.clone(), cause: error.to_string() };
        match existing(&path).map_err(not_written)? {
            Existing::Foreign if self.overwrite == Overwrite::Own => {
                return Err(LiveFault::Foreign { file: path });
            }
            Existing::Own if fs::read(&path).is_ok_and(|bytes| bytes == file.text.as_bytes()) => {
                return Ok(());
            }
            Existing::None | Existing::Own | Existing::Foreign => {}
        }
        replace(&self.folder, &file.name, &file.text).map_err(not_written)
    }
}

/// A file that is already in the folder.
enum Existing {
    None,
    /// This program wrote it.
    Own,
    /// Another program or a person wrote it, or it is not a regular file.
    Foreign,
}

fn existing(path: &Path) -> io::Result<Existing> {
    match fs::symlink_metadata(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Existing::None),
        Err(error) => return Err(error),
        Ok(metadata) if !metadata.is_file() => return Ok(Existing::Foreign),
        Ok(_) => {}
    }
    let mut head = Vec::new();
    fs::File::open(path)?.take(HEAD).read_to_end(&mut head)?;
    let head = String::from_utf8_lossy(&head);
    let mark = format!("[{} \"{}\"]", MARK.0, MARK.1);
    let tags = head.lines().take_while(|line| line.starts_with('['));
    let is_own = head.is_empty() || tags.into_iter().any(|line| line == mark);
    Ok(if is_own { Existing::Own } else { Existing::Foreign })
}

/// Writes a file under another name first, so that a reader sees either the old or the new contents.
///
/// The journals are the source of these files: after a power failure they are written again, so nothing waits
/// for the disk. The first name does not end with `.pgn`, because a program that watches the folder would read it.
fn replace(folder: &Path, name: &str, text: &str) -> io::Result<()> {
    let part = folder.join(format!(".{name}.part"));
    // A file that a killed program left would stop `create_new`, which follows no link.
    let _ = fs::remove_file(&part);
    let written = fs::File::create_new(&part).and_then(|mut file| file.write_all(text.as_bytes()));
    let done = written.and_then(|()| fs::rename(&part, folder.join(name)));
    if done.is_err() {
        // The first error is the one to report.
        let _ = fs::remove_file(&part);
    }
    done
}
