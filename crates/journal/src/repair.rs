//! Repair of a damaged journal: a new journal of everything that can be proven.
//!
//! Lines up to the damage stay as they are. A line with one wrong bit is corrected, as its checksum proves.
//! What cannot be proven is a gap. The lines after it are kept as evidence and are never replayed, because
//! their checksums cover the missing part.

use crate::fault::JournalFault;
use crate::gap::{Gap, Patch};
use crate::line::{self, Chain};
use serde_json::Value;

/// The provable part of a damaged journal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Repair {
    text: Vec<u8>,
    /// Number of entries that can be proven.
    pub proven: usize,
    /// Numbers of the lines that had one wrong bit, from 1.
    pub corrected: Vec<usize>,
    /// The missing entries.
    pub gap: Option<Gap>,
    /// Number of lines after the gap, kept as evidence.
    pub evidence: usize,
}

impl Repair {
    /// Repairs the bytes of a journal, damaged or not.
    ///
    /// # Errors
    /// If the header cannot be proven, or has another version.
    pub fn of(bytes: &[u8]) -> Result<Repair, JournalFault> {
        let mut repair =
            Repair { text: Vec::new(), proven: 0, corrected: Vec::new(), gap: None, evidence: 0 };
        let (mut chain, mut rest) = repair.header(bytes).ok_or_else(|| unproven(bytes))?;
        while !rest.is_empty() {
            match next(&mut chain, rest) {
                Some(proven) => {
                    rest = &rest[proven.len..];
                    repair.take(proven);
                    repair.proven += 1;
                }
                None => {
                    repair.patch(chain, rest);
                    break;
                }
            }
        }
        Ok(repair)
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
        if proven.corrected {
            self.corrected.push(self.next_line());
        }
        self.text.extend_from_slice(&proven.line);
    }

    /// Returns the number of the next line, from 1.
    fn next_line(&self) -> usize {
        self.text.iter().filter(|&&byte| byte == b'\n').count() + 1
    }

    /// Adds the gap, and the lines after it as evidence.
    fn patch(&mut self, mut chain: Chain, rest: &[u8]) {
        let lines: Vec<&[u8]> = rest.split(|&byte| byte == b'\n').filter(|line| !line.is_empty()).collect();
        let first = chain.next();
        // After the damage the entries still have consecutive numbers.
        let next = lines.iter().filter_map(|line| line::number(line)).find(|&number| number > first);
        let gap = Gap { line: self.next_line(), first, last: next.map(|next| next - 1) };
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
fn next(chain: &mut Chain, rest: &[u8]) -> Option<ProvenLine> {
    let feed = |bytes: &[u8]| bytes.iter().position(|&byte| byte == b'\n').map(|end| end + 1);
    let len = feed(rest).unwrap_or(rest.len());
    let line = &rest[..len];
    if is_next(chain, line) {
        return Some(ProvenLine { line: line.to_vec(), len, corrected: false });
    }
    // One wrong bit can have turned another byte into a line feed, which ends the line too early.
    let after = feed(&rest[len..]).map_or(rest.len(), |end| len + end);
    corrected(chain, &rest[..after], len)
}

/// Whether this is the next line of the chain, which then advances.
fn is_next(chain: &mut Chain, line: &[u8]) -> bool {
    line.strip_suffix(b"\n").is_some_and(|whole| chain.decode::<Value>(whole).is_ok())
}

/// Returns the next line with one bit corrected.
///
/// `window` is two lines of the damaged journal, of which the first is `len` bytes long.
fn corrected(chain: &mut Chain, window: &[u8], len: usize) -> Option<ProvenLine> {
    for place in 0..window.len() {
        for bit in 0..8 {
            let flipped = window[place] ^ 1 << bit;
            let end = match (flipped, window[place]) {
                (b'\n', _) => place + 1,
                (_, b'\n') if place + 1 == len => window.len(),
                (_, b'\n') => continue,
                _ if place < len => len,
                _ => continue,
            };
            let mut line = window[..end].to_vec();
            line[place] = flipped;
            // The checksum alone excludes nearly all candidates, without reading JSON.
            if chain.would_take(&line) && is_next(chain, &line) {
                return Some(ProvenLine { line, len: end, corrected: true });
            }
        }
    }
    None
}
