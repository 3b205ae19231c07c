//! Files to read: only regular ones that fit into memory.
//!
//! The lines of texts are bounded as well: no person writes longer ones.
//! Every file that a user names is opened here. A pipe could wait for ever for a writer, and a device might
//! never end, so anything else is refused by its kind, before a byte is read.

use crate::FileError;
use crate::file_kind::{FileKind, is_inherited, kind_of, without_waiting};
use std::fs::{self, File, OpenOptions};
use std::io::{self, Read};
use std::path::{Path, PathBuf};

/// The number of bytes that are read when a file is opened, which show its kind.
const HEAD: u64 = 1 << 16;

/// The maximum length of a line in bytes.
pub const LONGEST_LINE: usize = 1 << 16;

/// Opens a regular file.
///
/// # Errors
/// The file is missing, is not a regular file, or cannot be opened.
pub fn open(path: &Path) -> Result<File, FileError> {
    let failed = |error| failed(path, error);
    // Opening can already affect a device.
    regular(path, fs::metadata(path).map_err(failed)?)?;
    let file = without_waiting(OpenOptions::new().read(true)).open(path).map_err(failed)?;
    // Another file may have taken its place.
    regular(path, file.metadata().map_err(failed)?)?;
    Ok(file)
}

/// Opens a regular file of at most `most` bytes.
///
/// # Errors
/// The file is missing, is not a regular file, is longer, or cannot be opened.
pub fn open_short(path: &Path, most: u64) -> Result<File, FileError> {
    let file = open(path)?;
    fits(path, &file, most)?;
    Ok(file)
}

/// Opens a short regular file, or a pipe that the shell has opened for this program:
/// `--passphrase-file <(command)`. A secret should not have to be in a file, and such a pipe has a writer.
///
/// # Errors
/// The same as those of [`open_short`].
pub fn open_secret(path: &Path, most: u64) -> Result<File, FileError> {
    let is_pipe = |path: &Path| fs::metadata(path).is_ok_and(|found| kind_of(&found) == FileKind::Pipe);
    match is_inherited(path) && is_pipe(path) {
        true => File::open(path).map_err(|error| failed(path, error)),
        false => open_short(path, most),
    }
}

/// A regular file, opened once: its beginning is read immediately, and the rest when it is needed.
#[derive(Debug)]
pub struct InputFile {
    path: PathBuf,
    file: File,
    bytes: Vec<u8>,
}

impl InputFile {
    /// Opens a file and reads its beginning.
    ///
    /// # Errors
    /// The file is missing, is not a regular file, or cannot be read.
    pub fn open(path: &Path) -> Result<InputFile, FileError> {
        let (file, mut bytes) = (open(path)?, Vec::new());
        (&file).take(HEAD).read_to_end(&mut bytes).map_err(|error| failed(path, error))?;
        Ok(InputFile { path: path.into(), file, bytes })
    }

    /// Returns its path.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Returns its first 64 KiB.
    pub fn head(&self) -> &[u8] {
        &self.bytes[..self.bytes.len().min(HEAD as usize)]
    }

    /// Returns all its bytes.
    ///
    /// # Errors
    /// The file is longer than `most`, or cannot be read.
    pub fn whole(&mut self, most: u64) -> Result<&[u8], FileError> {
        fill(&self.path, &self.file, &mut self.bytes, most)?;
        Ok(&self.bytes)
    }

    /// Returns all its bytes as a text.
    ///
    /// # Errors
    /// Also those of [`ShortLines`].
    pub fn text(&mut self, most: u64) -> Result<&[u8], FileError> {
        self.whole(most)?;
        let read = io::copy(&mut ShortLines::of(self.bytes.as_slice()), &mut io::sink());
        read.map_err(|error| failed(&self.path, error))?;
        Ok(&self.bytes)
    }
}

/// Reads a regular file of at most `most` bytes. A larger or endless one would use up the memory.
///
/// # Errors
/// The file is missing, is not a regular file, is longer, or cannot be read.
pub fn bounded(path: &Path, most: u64) -> Result<Vec<u8>, FileError> {
    let file = open(path)?;
    let mut bytes = Vec::new();
    fill(path, &file, &mut bytes, most)?;
    Ok(bytes)
}

/// Reads a text like [`bounded`].
///
/// # Errors
/// Also those of [`ShortLines`].
pub fn bounded_text(path: &Path, most: u64) -> Result<Vec<u8>, FileError> {
    let file = open_short(path, most)?;
    let mut bytes = Vec::new();
    let read = ShortLines::of(file.take(most + 1)).read_to_end(&mut bytes);
    match read.map_err(|error| failed(path, error))? as u64 > most {
        true => Err(FileError::TooLong(path.into())),
        false => Ok(bytes),
    }
}

/// Reads a file from the current position to its end.
///
/// # Errors
/// The file is longer than `most` bytes, or cannot be read.
pub fn fill(path: &Path, file: &File, bytes: &mut Vec<u8>, most: u64) -> Result<(), FileError> {
    fits(path, file, most)?;
    let read = file.take(most + 1).read_to_end(bytes);
    // The file may have grown.
    match read.map_err(|error| failed(path, error))? as u64 > most {
        true => Err(FileError::TooLong(path.into())),
        false => Ok(()),
    }
}

fn fits(path: &Path, file: &File, most: u64) -> Result<(), FileError> {
    match file.metadata().map_err(|error| failed(path, error))?.len() > most {
        true => Err(FileError::TooLong(path.into())),
        false => Ok(()),
    }
}

fn regular(path: &Path, metadata: fs::Metadata) -> Result<(), FileError> {
    match kind_of(&metadata) {
        FileKind::Regular => Ok(()),
        kind => Err(FileError::NoFile(path.into(), kind)),
    }
}

/// Returns the error for a file that cannot be opened or read.
pub fn failed(path: &Path, error: io::Error) -> FileError {
    match error.downcast::<LongLine>() {
        Ok(LongLine { line }) => FileError::LongLine(path.into(), line),
        Err(error) if error.kind() == io::ErrorKind::NotFound => FileError::Missing(path.into()),
        Err(error) => FileError::Io(path.into(), error),
    }
}

/// A text whose lines end in LF, CR LF or CR, and are bounded.
///
/// Reading fails at a line with more than [`LONGEST_LINE`] bytes, after all lines before it were read;
/// [`failed`] names its number.
#[derive(Debug)]
pub struct ShortLines<R> {
    text: R,
    /// The number of complete lines, and the length of the line being read.
    lines: usize,
    length: usize,
    after_return: bool,
    is_long: bool,
}

/// A line that is too long, with its number from 1.
#[derive(Debug, thiserror::Error)]
#[error("line {line} is too long")]
struct LongLine {
    line: usize,
}

impl<R> ShortLines<R> {
    /// Reads this text from its beginning.
    pub fn of(text: R) -> ShortLines<R> {
        ShortLines { text, lines: 0, length: 0, after_return: false, is_long: false }
    }

    /// Counts a byte, and returns whether its line is still short enough.
    fn count(&mut self, byte: u8) -> bool {
        let ends_pair = byte == b'\n' && self.after_return;
        self.after_return = byte == b'\r';
        match byte {
            b'\n' | b'\r' => {
                self.lines += usize::from(!ends_pair);
                self.length = 0;
            }
            _ => self.length += 1,
        }
        self.length <= LONGEST_LINE
    }
}

impl<R: Read> Read for ShortLines<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let long = LongLine { line: self.lines + 1 };
        if self.is_long {
            return Err(io::Error::new(io::ErrorKind::InvalidData, long));
        }
        let read = self.text.read(buffer)?;
        match buffer[..read].iter().position(|&byte| !self.count(byte)) {
            Some(0) => {
                self.is_long = true;
                self.read(buffer)
            }
            Some(short) => {
                self.is_long = true;
                Ok(short)
            }
            None => Ok(read),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::BufReader;

    fn read(text: &[u8], buffer: usize) -> (Vec<u8>, Option<FileError>) {
        let mut bytes = Vec::new();
        let lines = ShortLines::of(text);
        let read = BufReader::with_capacity(buffer, lines).read_to_end(&mut bytes);
        (bytes, read.err().map(|error| failed(Path::new("text"), error)))
    }

    #[test]
    fn a_line_that_is_too_long_is_named_after_those_before_it() {
        let long = b"x".repeat(LONGEST_LINE + 1);
        let short = &long[1..];
        for end in ["\n", "\r\n", "\r"] {
            let before = [b"one", end.as_bytes(), end.as_bytes(), short, end.as_bytes()].concat();
            for buffer in [1, 7, 8192, 1 << 20] {
                assert!(read(&before, buffer).1.is_none(), "{end:?}");
                let (bytes, error) = read(&[&before, &long[..], b"\nmore"].concat(), buffer);
                assert!(bytes.starts_with(&before), "{end:?}");
                assert!(matches!(error, Some(FileError::LongLine(_, 4))), "{end:?}: {error:?}");
            }
        }
        // A line without an end.
        let (_, error) = read(&[0; 1 << 20], 8192);
        assert!(matches!(error, Some(FileError::LongLine(_, 1))), "{error:?}");
    }

    #[test]
    fn a_file_that_is_too_long_is_refused_by_its_size() {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("sparse");
        File::create(&path).unwrap().set_len(10 << 30).unwrap();
        for read in [bounded(&path, 1 << 30), bounded_text(&path, 1 << 30)] {
            assert!(matches!(read, Err(FileError::TooLong(_))), "{read:?}");
        }
        for opened in [open_short(&path, 1 << 30), open_secret(&path, 1 << 10)] {
            assert!(matches!(opened, Err(FileError::TooLong(_))), "{opened:?}");
        }
        assert!(open(&path).is_ok());
        let gone = bounded(&dir.path().join("gone"), 1);
        assert!(matches!(gone, Err(FileError::Missing(_))), "{gone:?}");
    }
}
