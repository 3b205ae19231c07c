//! What of a damaged journal can be proven, as a new journal.
//!
//! Lines up to the damage are kept as they are. A line with one wrong bit is put right, as its
//! checksum proves. What cannot be proven is a hole; the lines behind it are kept as evidence, since they
//! hang on the part that is missing, and are never replayed.

use super::error::JournalError;
use super::file::{LONGEST, bounded, create_new, free, place};
use super::hole::{Hole, Patch};
use super::line::{self, Chain};
use serde_json::Value;
use std::io::Write;
use std::path::Path;

/// A damaged journal, and what of it can be proven.
#[derive(Debug)]
pub struct Repair {
    text: Vec<u8>,
    /// How many entries can be proven.
    pub proven: usize,
    /// The lines that had one wrong bit, from 1.
    pub mended: Vec<usize>,
    /// What is missing.
    pub hole: Option<Hole>,
    /// How many lines behind the hole are kept as evidence.
    pub evidence: usize,
}

impl Repair {
    /// Reads a journal, damaged or not.
    ///
    /// # Errors
    /// The file is missing, cannot be read, or its header cannot be proven.
    pub fn read(path: &Path) -> Result<Repair, JournalError> {
        let bytes = bounded(path, LONGEST)?;
        let mut repair = Repair { text: Vec::new(), proven: 0, mended: Vec::new(), hole: None, evidence: 0 };
        let (mut chain, mut rest) = repair.header(&bytes).ok_or_else(|| unproven(path, &bytes))?;
        while !rest.is_empty() {
            match next(&mut chain, rest) {
                Some(proven) => {
                    rest = &rest[proven.len..];
                    repair.take(proven);
                    repair.proven += 1;
                }
                None => {
                    repair.patch(chain, rest).map_err(JournalError::Entry)?;
                    break;
                }
            }
        }
        Ok(repair)
    }

    /// Whether the journal was as it should be.
    pub fn is_whole(&self) -> bool {
        self.mended.is_empty() && self.hole.is_none()
    }

    /// Writes the new journal. It is on disk when this returns.
    ///
    /// # Errors
    /// [`JournalError::Exists`] if there is a file of that name, which is left unchanged;
    /// [`JournalError::Io`] if the file cannot be written.
    pub fn write(&self, path: &Path) -> Result<(), JournalError> {
        let failed = |error: std::io::Error| match error.kind() {
            std::io::ErrorKind::AlreadyExists => JournalError::Exists(path.into()),
            _ => JournalError::Io(path.into(), error),
        };
        if path.symlink_metadata().is_ok() {
            return Err(JournalError::Exists(path.into()));
        }
        // A name that nobody waits for, until the file is complete.
        let (part, mut file) = free(path, "part", create_new).map_err(failed)?;
        let written = file.write_all(&self.text).and_then(|()| file.sync_all());
        let placed = written.and_then(|()| place(&part, path));
        // Where it was linked to its place, this is its second name.
        let _ = std::fs::remove_file(&part);
        placed.map_err(failed)
    }

    /// The chain behind the header, and the bytes behind it.
    fn header<'a>(&mut self, bytes: &'a [u8]) -> Option<(Chain, &'a [u8])> {
        let mut chain = Chain::default();
        let proven = next(&mut chain, bytes)?;
        let whole = proven.line.strip_suffix(b"\n")?;
        if line::version(whole) != Some(line::VERSION) {
            return None;
        }
        let len = proven.len;
        self.take(proven);
        Some((chain, &bytes[len..]))
    }

    fn take(&mut self, proven: ProvenLine) {
        if proven.mended {
            self.mended.push(self.text.iter().filter(|&&byte| byte == b'\n').count() + 1);
        }
        self.text.extend_from_slice(&proven.line);
    }

    /// Writes the hole and the evidence behind it.
    fn patch(&mut self, mut chain: Chain, rest: &[u8]) -> serde_json::Result<()> {
        let lines: Vec<&[u8]> = rest.split(|&byte| byte == b'\n').filter(|line| !line.is_empty()).collect();
        let line = self.text.iter().filter(|&&byte| byte == b'\n').count() + 1;
        let first = chain.next();
        // Behind the damage entries are numbered on.
        let next = lines.iter().filter_map(|line| line::number(line)).find(|&n| n > first);
        let hole = Hole { line, first, last: next.map(|next| next - 1) };
        self.text.extend(chain.encode(&Patch::Hole(hole.clone()))?);
        for line in &lines {
            let evidence = Patch::Evidence(String::from_utf8_lossy(line).into_owned());
            self.text.extend(chain.encode(&evidence)?);
        }
        (self.hole, self.evidence) = (Some(hole), lines.len());
        Ok(())
    }
}

/// A line that is proven.
struct ProvenLine {
    /// The line as it was written.
    line: Vec<u8>,
    /// How many bytes of the file it takes.
    len: usize,
    /// Whether it was put right.
    mended: bool,
}

/// Why a header cannot be proven.
fn unproven(path: &Path, bytes: &[u8]) -> JournalError {
    let first = bytes.split(|&byte| byte == b'\n').next().unwrap_or_default();
    match line::version(first).filter(|&found| found != line::VERSION) {
        Some(found) => JournalError::Version { path: path.into(), found },
        None => JournalError::NoJournal(path.into()),
    }
}

/// The next line, if it can be proven.
fn next(chain: &mut Chain, rest: &[u8]) -> Option<ProvenLine> {
    let end = rest.iter().position(|&byte| byte == b'\n').map(|end| end + 1);
    let len = end.unwrap_or(rest.len());
    let line = &rest[..len];
    let proven = |chain: &mut Chain, line: &[u8]| {
        let whole = line.strip_suffix(b"\n")?;
        chain.decode::<Value>(whole).ok()
    };
    let mut trial = chain.clone();
    if proven(&mut trial, line).is_some() {
        *chain = trial;
        return Some(ProvenLine { line: line.to_vec(), len, mended: false });
    }
    let after = rest[len..].iter().position(|&byte| byte == b'\n').map_or(rest.len(), |end| len + end + 1);
    // One wrong bit may have made a line feed, or unmade one.
    let window = &rest[..after];
    for place in 0..window.len() {
        for bit in 0..8 {
            let flipped = window[place] ^ 1 << bit;
            let feed = flipped == b'\n' || window[place] == b'\n';
            if place >= len && !feed {
                continue;
            }
            let end = match feed {
                true if flipped == b'\n' => place + 1,
                true if place + 1 == len => after,
                true => continue,
                false => len,
            };
            let mut line = window[..end].to_vec();
            line[place] = flipped;
            if !chain.would_take(&line) {
                continue;
            }
            let mut trial = chain.clone();
            if proven(&mut trial, &line).is_some() {
                *chain = trial;
                return Some(ProvenLine { line, len: end, mended: true });
            }
        }
    }
    None
}
