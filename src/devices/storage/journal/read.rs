//! Reading a journal without changing it.

use super::digest::Digest;
use super::error::{Fault, JournalError};
use super::file::{LONGEST, fill, regular};
use super::hole::{Hole, Patch};
use super::line::{self, Chain, Head, LineFault};
use crate::speech::{Message, Worded, excerpt};
use serde::de::DeserializeOwned;
use std::fs::File;
use std::io::Read;
use std::path::Path;

/// A file without a line feed in so many bytes is no journal.
const LONGEST_HEADER: u64 = 1 << 20;
/// The incomplete last line of a journal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cut {
    /// The line's number in the file, from 1.
    pub line: usize,
    /// Its length in bytes.
    pub bytes: usize,
    /// As much of it as can be read.
    pub text: String,
}

impl Worded for Cut {
    fn message(&self) -> Message {
        let text = excerpt(&self.text, 80);
        Message::new("journal-cut").with("line", self.line).with("bytes", self.bytes).with("text", text)
    }
}

/// The contents of a journal.
#[derive(Debug)]
pub struct Contents<H, E> {
    /// The header it was created with.
    pub header: H,
    /// The complete entries, in order, up to the end or to the fault.
    pub entries: Vec<E>,
    /// The number of each entry.
    pub numbers: Vec<u64>,
    /// The digest of each entry.
    pub digests: Vec<Digest>,
    /// What is missing, if this is a repaired journal.
    pub holes: Vec<Missing>,
    /// The incomplete last line, if there is one.
    pub cut: Option<Cut>,
    /// The first line that is not valid, if there is one.
    pub fault: Option<JournalError>,
}

impl<H, E> Contents<H, E> {
    fn new(header: H) -> Contents<H, E> {
        let (entries, numbers, digests, holes) = Default::default();
        Contents { header, entries, numbers, digests, holes, cut: None, fault: None }
    }

    /// Takes a line that is no entry.
    fn patch(&mut self, patch: Patch) {
        let after = self.entries.len();
        match (patch, self.holes.last_mut()) {
            (Patch::Hole(hole), _) => self.holes.push(Missing { after, hole, evidence: Vec::new() }),
            (Patch::Evidence(line), Some(missing)) => missing.evidence.push(line),
            (Patch::Evidence(_), None) => {}
        }
    }
}

/// What is missing in a repaired journal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Missing {
    /// How many entries come before it.
    pub after: usize,
    /// What is missing.
    pub hole: Hole,
    /// The lines that stood behind it.
    pub evidence: Vec<String>,
}

/// Reads a journal, which may be in use, without changing it.
///
/// # Errors
/// The file is missing, cannot be read, or does not begin like a journal. A fault in a later line is
/// no error but the [`Contents::fault`]; the entries before it are returned.
pub fn read<H, E>(path: &Path) -> Result<Contents<H, E>, JournalError>
where
    H: DeserializeOwned,
    E: DeserializeOwned,
{
    regular(path)?;
    let file = File::open(path).map_err(|error| JournalError::Io(path.into(), error))?;
    Ok(scan(path, &file)?.contents)
}

/// The contents of a journal, its valid lines, and the place of its next line.
pub(super) struct Scan<H, E> {
    pub contents: Contents<H, E>,
    /// The bytes of the valid lines.
    pub text: Vec<u8>,
    /// What stands behind them.
    pub rest: Vec<u8>,
    pub chain: Chain,
}

pub(super) fn scan<H, E>(path: &Path, file: &File) -> Result<Scan<H, E>, JournalError>
where
    H: DeserializeOwned,
    E: DeserializeOwned,
{
    let mut bytes = Vec::new();
    file.take(LONGEST_HEADER)
        .read_to_end(&mut bytes)
        .map_err(|error| JournalError::Io(path.into(), error))?;
    if bytes.is_empty() || bytes.contains(&b'\n') {
        fill(path, file, &mut bytes, LONGEST)?;
    }
    let mut lines = bytes.split_inclusive(|&byte| byte == b'\n').enumerate();
    let (_, first) = lines.next().ok_or_else(|| JournalError::Empty(path.into()))?;
    let (header, mut chain) = header(path, first)?;

    let mut contents = Contents::new(header);
    let mut len = first.len();
    for (index, line) in lines {
        let last = len + line.len() == bytes.len();
        let outcome = match line.strip_suffix(b"\n") {
            Some(whole) if line::is_patch(whole) => chain.decode(whole).map(|patch| contents.patch(patch)),
            Some(whole) => chain.decode(whole).map(|entry| {
                contents.entries.push(entry);
                contents.numbers.push(chain.next() - 1);
                contents.digests.push(chain.digest());
            }),
            None => Err(LineFault::Form),
        };
        match outcome {
            Ok(()) => {}
            Err(LineFault::Form | LineFault::Checksum) if last => {
                let text = String::from_utf8_lossy(line).trim_end_matches('\n').to_owned();
                contents.cut = Some(Cut { line: index + 1, bytes: line.len(), text });
                break;
            }
            Err(fault) => {
                contents.fault = Some(broken(path, index + 1, chain.next(), fault));
                break;
            }
        }
        len += line.len();
    }
    let rest = bytes.split_off(len);
    Ok(Scan { contents, text: bytes, rest, chain })
}

fn header<H: DeserializeOwned>(path: &Path, line: &[u8]) -> Result<(H, Chain), JournalError> {
    let whole = line.strip_suffix(b"\n").ok_or_else(|| JournalError::NoJournal(path.into()))?;
    let found = line::version(whole).ok_or_else(|| JournalError::NoJournal(path.into()))?;
    if found != line::VERSION {
        return Err(JournalError::Version { path: path.into(), found });
    }
    let mut chain = Chain::default();
    let head: Head<H> = chain.decode(whole).map_err(|fault| broken(path, 1, 0, fault))?;
    Ok((head.header, chain))
}

fn broken(path: &Path, line: usize, expected: u64, fault: LineFault) -> JournalError {
    let fault = match fault {
        LineFault::Form | LineFault::Checksum => Fault::Changed,
        LineFault::Number(found) => Fault::Number { expected, found },
        LineFault::Meaning(error) => Fault::Meaning(error.to_string()),
    };
    JournalError::Broken { path: path.into(), line, fault }
}
