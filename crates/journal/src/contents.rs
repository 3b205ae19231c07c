//! The contents of a journal's bytes, and their faults.

use crate::digest::Digest;
use crate::line::{self, Chain, Head, VERSION};
use crate::segment::{Gap, Patch, Segment, segments};
use annabella_speech::{Message, Worded, excerpt};
use serde::de::DeserializeOwned;
use std::ops::RangeInclusive;
use thiserror::Error;

/// The maximum size of a journal in bytes: months of play.
pub const LONGEST: u64 = 1 << 28;

/// Maximum length of a journal's first line, in bytes.
pub const LONGEST_HEADER: u64 = 1 << 20;

/// Incomplete last line of a journal, left by a power failure.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TornLine {
    /// The line's number, from 1.
    pub line: usize,
    /// Its length in bytes.
    pub bytes: usize,
    /// Its text, as far as it is readable.
    pub text: String,
}

impl Worded for TornLine {
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
    /// The missing parts, if this is a repaired journal.
    pub missing: Vec<MissingPart>,
    /// The incomplete last line, if there is one.
    pub torn: Option<TornLine>,
    /// The first invalid line, if there is one.
    pub fault: Option<JournalFault>,
    /// The segments of entries from the first invalid line onwards.
    pub after: Vec<Segment>,
}

/// A part that is missing in a repaired journal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MissingPart {
    /// Number of entries before it.
    pub after: usize,
    /// The missing entries.
    pub gap: Gap,
    /// The lines after them, which cannot be proven.
    pub evidence: Vec<String>,
}

impl MissingPart {
    /// Returns the segments of the missing entries and those after them.
    pub fn segments(&self) -> Vec<Segment> {
        segments(self.gap.first, self.evidence.iter().map(String::as_bytes))
    }

    /// Returns the numbers of the entries after the gap that the fingerprint given for the repair proves.
    pub fn proven(&self) -> Option<RangeInclusive<u64>> {
        let digest = self.gap.digest?;
        proven(&self.segments(), digest)
    }
}

/// Returns the numbers of the entries after a gap that a fingerprint proves.
pub fn proven(after: &[Segment], digest: Digest) -> Option<RangeInclusive<u64>> {
    after.iter().find_map(|segment| Some(segment.first..=segment.bound_until(digest)?))
}

impl<H, E> Contents<H, E> {
    fn new(header: H) -> Contents<H, E> {
        let (entries, numbers, digests, missing, after) = Default::default();
        Contents { header, entries, numbers, digests, missing, torn: None, fault: None, after }
    }

    /// Returns sentences about the gaps, and one that their cause is unknown.
    pub fn gaps(&self) -> Vec<Message> {
        let repaired = self.missing.iter().map(|missing| missing.gap.message());
        let mut gaps: Vec<Message> = repaired.chain(self.after.iter().map(Worded::message)).collect();
        if !gaps.is_empty() {
            gaps.push(Message::new("journal-gap-cause"));
        }
        gaps
    }

    /// Adds a line that is not an entry.
    fn patch(&mut self, patch: Patch) {
        let after = self.entries.len();
        match (patch, self.missing.last_mut()) {
            (Patch::Gap(gap), _) => self.missing.push(MissingPart { after, gap, evidence: Vec::new() }),
            (Patch::Evidence(line), Some(missing)) => missing.evidence.push(line),
            (Patch::Evidence(_), None) => {}
        }
    }
}

/// Reads the bytes of a journal.
///
/// # Errors If the bytes are empty or do not look like a journal of this version. A fault in a later line is
/// in [`Contents::fault`]; the entries before it are returned.
pub fn read<H, E>(bytes: &[u8]) -> Result<Contents<H, E>, JournalFault>
where
    H: DeserializeOwned,
    E: DeserializeOwned,
{
    Scan::of(bytes).map(|scan| scan.contents)
}

/// The contents of a journal, and the end from which writing can continue.
pub struct Scan<H, E> {
    /// The contents.
    pub contents: Contents<H, E>,
    /// Length in bytes of the valid lines.
    pub valid: usize,
    /// The chain after the last valid line.
    pub chain: Chain,
}

impl<H: DeserializeOwned, E: DeserializeOwned> Scan<H, E> {
    /// Reads the bytes of a journal.
    ///
    /// # Errors
    /// Those of [`read`].
    pub fn of(bytes: &[u8]) -> Result<Scan<H, E>, JournalFault> {
        let mut lines = bytes.split_inclusive(|&byte| byte == b'\n').enumerate();
        let (_, first) = lines.next().ok_or(JournalFault::Empty)?;
        let (header, mut chain) = header(first)?;
        let mut contents = Contents::new(header);
        let mut valid = first.len();
        for (index, line) in lines {
            let last = valid + line.len() == bytes.len();
            match contents.take(&mut chain, line) {
                Ok(()) => valid += line.len(),
                Err(LineFault::Changed) if last => {
                    let text = String::from_utf8_lossy(line).trim_end_matches('\n').to_owned();
                    contents.torn = Some(TornLine { line: index + 1, bytes: line.len(), text });
                    break;
                }
                Err(fault) => {
                    contents.fault = Some(JournalFault::Line { line: index + 1, fault });
                    contents.after = segments(chain.next(), lines_of(&bytes[valid..]));
                    break;
                }
            }
        }
        Ok(Scan { contents, valid, chain })
    }
}

impl<H, E: DeserializeOwned> Contents<H, E> {
    /// Adds a line, with its line feed, as the next one of the chain.
    fn take(&mut self, chain: &mut Chain, line: &[u8]) -> Result<(), LineFault> {
        let whole = line.strip_suffix(b"\n").ok_or(LineFault::Changed)?;
        if line::is_patch(whole) {
            self.patch(chain.decode(whole)?);
        } else {
            self.entries.push(chain.decode(whole)?);
            self.numbers.push(chain.next() - 1);
            self.digests.push(chain.digest());
        }
        Ok(())
    }
}

/// Returns the lines of a text, without line feeds and empty lines.
pub(crate) fn lines_of(bytes: &[u8]) -> impl Iterator<Item = &[u8]> {
    bytes.split(|&byte| byte == b'\n').filter(|line| !line.is_empty())
}

fn header<H: DeserializeOwned>(line: &[u8]) -> Result<(H, Chain), JournalFault> {
    let whole = line.strip_suffix(b"\n").ok_or(JournalFault::NoJournal)?;
    let found = line::version(whole).ok_or(JournalFault::NoJournal)?;
    if found != line::VERSION {
        return Err(JournalFault::Version { found });
    }
    let mut chain = Chain::default();
    let head: Head<H> = chain.decode(whole).map_err(|fault| JournalFault::Line { line: 1, fault })?;
    Ok((head.header, chain))
}

/// Reason why bytes are not a journal, or not a faultless one.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum JournalFault {
    /// The journal is empty.
    #[error("empty")]
    Empty,
    /// The bytes do not look like a journal.
    #[error("not a journal")]
    NoJournal,
    /// The journal has the format of another version.
    #[error("version {found}")]
    Version {
        /// The version that the journal names.
        found: u32,
    },
    /// A line is not valid at its place.
    #[error("line {line}: {fault}")]
    Line {
        /// The line's number, from 1.
        line: usize,
        /// The fault of the line.
        fault: LineFault,
    },
}

/// The fault of a line.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum LineFault {
    /// The line has been changed since it was written.
    #[error("changed")]
    Changed,
    /// The entry has another number: lines are missing, doubled or out of order.
    #[error("entry {found} where {expected} belongs")]
    Number {
        /// The number expected here.
        expected: u64,
        /// The number in the line.
        found: u64,
    },
    /// The line is unchanged, but this program does not understand its content.
    #[error("unknown entry: {0}")]
    Meaning(String),
}

impl JournalFault {
    /// Whether a line is at fault, so that the journal can perhaps be repaired.
    pub fn is_in_a_line(&self) -> bool {
        matches!(self, JournalFault::Line { .. })
    }

    /// Returns the message about this fault of the journal `file`.
    pub fn message(&self, file: &str) -> Message {
        let of = |id| Message::new(id).with("file", file);
        let number = |number: u64| i64::try_from(number).unwrap_or(i64::MAX);
        match self {
            JournalFault::Empty => of("journal-empty"),
            JournalFault::NoJournal => of("journal-none"),
            JournalFault::Version { found } => {
                of("journal-version").with("found", i64::from(*found)).with("known", i64::from(VERSION))
            }
            JournalFault::Line { line, fault } => match fault {
                LineFault::Changed => of("journal-changed"),
                LineFault::Number { expected, found } => {
                    of("journal-number").with("expected", number(*expected)).with("found", number(*found))
                }
                LineFault::Meaning(cause) => of("journal-meaning").with("cause", cause.as_str()),
            }
            .with("line", *line),
        }
    }
}
