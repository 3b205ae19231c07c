//! Repair of a damaged journal: a new journal of everything that can be proven.
//!
//! Lines up to the damage stay as they are. A line with one wrong bit is corrected, as its checksum proves.
//! What cannot be proven is a gap. The lines after it are kept as evidence and are never replayed, because
//! their checksums cover the missing part.

use crate::contents::{JournalFault, lines_of, proven};
use crate::digest::Digest;
use crate::line::{self, Chain, DIGITS, digits};
use crate::segment::{Gap, Patch, Segment, segments};
use serde_json::Value;
use sha2::{Digest as _, Sha256};
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

/// The number of bytes to hash in search of wrong bits, whatever the length of the journal.
const WORK: u64 = 1 << 27;
/// The number of bytes to hash in addition for each byte of the journal.
const WORK_PER_BYTE: u64 = 16;

/// The work that is left for the search, and the work done.
///
/// A line of n bytes needs some 4 n² bytes. The search ends with the work, so that a long line, or a file of
/// damaged lines, delays no one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Search {
    left: u64,
    /// The number of bytes hashed.
    pub done: u64,
}

impl Search {
    /// Creates the search in a journal of this length.
    pub fn of(len: usize) -> Search {
        Search { left: WORK + WORK_PER_BYTE * len as u64, done: 0 }
    }

    /// Returns the next line of the chain with one bit corrected, and its length in the damaged journal.
    ///
    /// `window` is two lines of the damaged journal, of which the first is `len` bytes long.
    pub fn corrected(&mut self, chain: &Chain, window: &[u8], len: usize) -> Option<(Vec<u8>, usize)> {
        let line = &window[..len];
        // The corrected line is shorter if its line feed was wrong.
        let found = self.in_the_line(chain, line).map(|line| {
            let len = line.len();
            (line, len)
        });
        found.or_else(|| self.joined(chain, window, len).map(|line| (line, window.len())))
    }

    /// Corrects a bit of the checksum, of the space after it, of the object, or of the line feed.
    fn in_the_line(&mut self, chain: &Chain, line: &[u8]) -> Option<Vec<u8>> {
        let changed = |place: usize, byte: u8| {
            let mut line = line.to_vec();
            line[place] = byte;
            line
        };
        let (seal, rest) = line.split_at_checked(DIGITS)?;
        let (space, object) = rest.split_first()?;
        let (json, is_ended) = object.strip_suffix(b"\n").map_or((object, false), |json| (json, true));
        let start = self.start(chain)?;
        if is_ended {
            self.spend(json.len())?;
            let right = digits(&start.clone().chain_update(json).finalize().into());
            let mut wrong = (0..DIGITS).filter(|&place| right[place] != seal[place]);
            match (wrong.next(), wrong.next()) {
                (Some(place), None) if is_one_bit(seal[place] ^ right[place]) => {
                    return Some(changed(place, right[place]));
                }
                (None, _) if is_one_bit(space ^ b' ') => return Some(changed(DIGITS, b' ')),
                _ => {}
            }
        }
        if *space != b' ' {
            return None;
        }
        let is_right = |hash: Sha256| digits(&hash.finalize().into()) == seal;
        let mut before = start;
        for (place, &byte) in object.iter().enumerate() {
            for bit in 0..8 {
                let flipped = byte ^ 1 << bit;
                if flipped == b'\n' {
                    // The line feed was changed, so that the next line seems to belong to this one.
                    self.spend(0)?;
                    if is_right(before.clone()) {
                        let mut whole = line[..DIGITS + 1 + place].to_vec();
                        whole.push(b'\n');
                        return Some(whole);
                    }
                } else if is_ended && place < json.len() {
                    self.spend(json.len() - place)?;
                    if is_right(before.clone().chain_update([flipped]).chain_update(&json[place + 1..])) {
                        return Some(changed(DIGITS + 1 + place, flipped));
                    }
                }
            }
            before.update([byte]);
        }
        None
    }

    /// Corrects the line feed at the end of the first line to the byte that it was.
    fn joined(&mut self, chain: &Chain, window: &[u8], len: usize) -> Option<Vec<u8>> {
        if window.len() == len || window[len - 1] != b'\n' {
            return None;
        }
        let mut line = window.to_vec();
        for bit in 0..8 {
            line[len - 1] = b'\n' ^ 1 << bit;
            self.spend(line.len())?;
            if chain.would_take(&line) {
                return Some(line);
            }
        }
        None
    }

    fn start(&mut self, chain: &Chain) -> Option<Sha256> {
        self.spend(0)?;
        Some(chain.hash())
    }

    /// Counts the work for this many bytes, at least one block; `None` if too little is left.
    fn spend(&mut self, bytes: usize) -> Option<()> {
        let work = bytes as u64 + 64;
        self.left = self.left.checked_sub(work)?;
        self.done += work;
        Some(())
    }
}

fn is_one_bit(difference: u8) -> bool {
    difference.count_ones() == 1
}
