//! The search for the one wrong bit of a line, which its checksum proves.

use crate::line::{Chain, DIGITS, digits};
use sha2::{Digest as _, Sha256};

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
