//! Repair of a damaged journal: a new journal of everything that can be proven.
//!
//! Lines up to the damage stay as they are. A line with one wrong bit is corrected, as its checksum proves.
//! What cannot be proven is a gap. The lines after it are kept as evidence and are never replayed, because
//! their checksums cover the missing part.

use crate::contents::{JournalFault, lines_of, proven};
use crate::digest::Digest;
use crate::line::{self, Chain};
use crate::segment::{Gap, Patch, Segment, segments};
use crate::wrong_bit::Search;
use serde_json::Value;
use std::ops::RangeInclusive;

/// The provable part of a damaged journal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Repair {
    text: Vec<u8>,
    /// Number of lines in the text.
    lines: usize,
    search: Search,
    /// Number of entries that can be proven.
    pub proven: usize,
    /// Numbers of the lines that had one wrong bit, from 1.
    pub corrected: Vec<usize>,
    /// The missing entries.
    pub gap: Option<Gap>,
    /// Number of lines after the gap, kept as evidence.
    pub evidence: usize,
    /// The segments of entries from the gap onwards.
    pub after: Vec<Segment>,
    /// The entries after the gap that the given fingerprint proves.
    pub bound: Option<RangeInclusive<u64>>,
}

impl Repair {
    /// Repairs the bytes of a journal, damaged or not.
    ///
    /// `digest`: a fingerprint announced during the game, which can prove entries after a gap.
    ///
    /// # Errors
    /// If the header cannot be proven, or has another version.
    pub fn of(bytes: &[u8], digest: Option<Digest>) -> Result<Repair, JournalFault> {
        let mut repair = Repair {
            text: Vec::new(),
            lines: 0,
            search: Search::of(bytes.len()),
            proven: 0,
            corrected: Vec::new(),
            gap: None,
            evidence: 0,
            after: Vec::new(),
            bound: None,
        };
        let (mut chain, mut rest) = repair.header(bytes).ok_or_else(|| unproven(bytes))?;
        while !rest.is_empty() {
            match next(&mut chain, rest, &mut repair.search) {
                Some(proven) => {
                    rest = &rest[proven.len..];
                    repair.take(proven);
                    repair.proven += 1;
                }
                None => {
                    repair.patch(chain, rest, digest);
                    break;
                }
            }
        }
        Ok(repair)
    }

    /// Returns the number of bytes hashed in search of wrong bits.
    pub fn search_steps(&self) -> u64 {
        self.search.done
    }

    /// Whether the journal was undamaged.
    pub fn is_whole(&self) -> bool {
        self.corrected.is_empty() && self.gap.is_none()
    }

    /// Returns the bytes of the new journal.
    pub fn bytes(&self) -> &[u8] {
        &self.text
    }

    /// Takes the header; returns the chain and the bytes after it.
    fn header<'a>(&mut self, bytes: &'a [u8]) -> Option<(Chain, &'a [u8])> {
        let mut chain = Chain::default();
        let proven = next(&mut chain, bytes, &mut self.search)?;
        let whole = proven.line.strip_suffix(b"\n")?;
        if line::version(whole) != Some(line::VERSION) {
            return None;
        }
        let len = proven.len;
        self.take(proven);
        Some((chain, &bytes[len..]))
    }

    fn take(&mut self, proven: ProvenLine) {
        if proven.corrected {
            self.corrected.push(self.lines + 1);
        }
        self.lines += 1;
        self.text.extend_from_slice(&proven.line);
    }

    /// Adds the gap, and the lines after it as evidence.
    fn patch(&mut self, mut chain: Chain, rest: &[u8], digest: Option<Digest>) {
        let lines: Vec<&[u8]> = lines_of(rest).collect();
        let first = chain.next();
        self.after = segments(first, lines.iter().copied());
        self.bound = digest.and_then(|digest| proven(&self.after, digest));
        // The line at the gap is proven no more than the missing ones, even if it is legible.
        let mut numbers = lines.iter().filter_map(|line| line::number(line::parts(line)?.1));
        let next = numbers.find(|&number| number > first);
        let digest = digest.filter(|_| self.bound.is_some());
        let gap = Gap { line: self.lines + 1, first, last: next.map(|next| next - 1), digest };
        let evidence = lines.iter().map(|line| Patch::Evidence(String::from_utf8_lossy(line).into_owned()));
        for patch in std::iter::once(Patch::Gap(gap.clone())).chain(evidence) {
            // Numbers and text always have a JSON form.
            self.text.extend(chain.encode(&patch).unwrap_or_default());
        }
        (self.gap, self.evidence) = (Some(gap), lines.len());
    }
}

/// A proven line.
struct ProvenLine {
    /// The line as originally written.
    line: Vec<u8>,
    /// Its length in the damaged journal, in bytes.
    len: usize,
    /// Whether a wrong bit was corrected.
    corrected: bool,
}

/// Returns why a header cannot be proven.
fn unproven(bytes: &[u8]) -> JournalFault {
    let first = bytes.split(|&byte| byte == b'\n').next().unwrap_or_default();
    match line::version(first).filter(|&found| found != line::VERSION) {
        Some(found) => JournalFault::Version { found },
        None => JournalFault::NoJournal,
    }
}

/// Returns the next line, if it can be proven.
fn next(chain: &mut Chain, rest: &[u8], search: &mut Search) -> Option<ProvenLine> {
    let feed = |bytes: &[u8]| bytes.iter().position(|&byte| byte == b'\n').map(|end| end + 1);
    let len = feed(rest).unwrap_or(rest.len());
    let line = &rest[..len];
    if is_next(chain, line) {
        return Some(ProvenLine { line: line.to_vec(), len, corrected: false });
    }
    // One wrong bit can have turned another byte into a line feed, which ends the line too early.
    let after = feed(&rest[len..]).map_or(rest.len(), |end| len + end);
    let (line, len) = search.corrected(chain, &rest[..after], len)?;
    is_next(chain, &line).then_some(ProvenLine { line, len, corrected: true })
}

/// Whether this is the next line of the chain, which then advances.
fn is_next(chain: &mut Chain, line: &[u8]) -> bool {
    line.strip_suffix(b"\n").is_some_and(|whole| chain.decode::<Value>(whole).is_ok())
}
