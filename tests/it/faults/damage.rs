//! Damaged, cut and edited journals.

use super::whole;
use annabella::devices::storage::journal::{self, Digest, Journal, write_repaired};
use annabella::devices::storage::journal::{Entry, Header};
use annabella::tactile::hands::Dice;
use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};

/// The results for many damaged journals.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Outcome {
    /// The number of damaged journals.
    pub tried: usize,
    /// The number found complete, because only the end between two lines was missing.
    pub verified: usize,
    /// The number repaired to all their entries.
    pub restored: usize,
    /// The number repaired to all entries except the damaged ones.
    pub repaired: usize,
    /// The others, of which there must be none.
    pub failed: Vec<String>,
}

/// A journal, and its lines.
pub struct Sample {
    folder: PathBuf,
    bytes: Vec<u8>,
    entries: usize,
    header: usize,
}

impl Sample {
    /// Creates a sample of a journal. Damaged ones are written into `folder`.
    pub fn new(journal: &Path, folder: &Path) -> Sample {
        let bytes = fs::read(journal).unwrap();
        let header = bytes.iter().position(|&byte| byte == b'\n').unwrap() + 1;
        Sample { folder: folder.into(), entries: whole(journal).entries.len(), bytes, header }
    }

    /// Returns the number of complete entries before a byte.
    fn before(&self, at: usize) -> usize {
        self.bytes[self.header..at.max(self.header)].iter().filter(|&&byte| byte == b'\n').count()
    }

    /// Checks a damaged journal whose first damaged byte is at `at`.
    fn look(&self, damaged: &[u8], at: usize, outcome: &mut Outcome) {
        let path = self.folder.join("damaged.journal");
        let new = self.folder.join("new.journal");
        let _ = fs::remove_file(&new);
        fs::write(&path, damaged).unwrap();
        outcome.tried += 1;
        let read = journal::read::<Header, Entry>(&path);
        let sound =
            |contents: &journal::Contents<Header, Entry>| contents.fault.is_none() && contents.torn.is_none();
        if read.as_ref().is_ok_and(sound) {
            let whole = read.map_or(0, |contents| contents.entries.len());
            if whole == self.before(at) {
                outcome.verified += 1
            } else {
                outcome.failed.push(format!("byte {at}: unnoticed"))
            }
            return;
        }
        let repaired = write_repaired(&path, &new, None).map(|repair| repair.proven);
        match repaired {
            Ok(proven) => {
                let there = whole(&new);
                assert_eq!(there.entries.len(), proven);
                if proven == self.entries {
                    outcome.restored += 1;
                } else if proven >= self.before(at) {
                    outcome.repaired += 1;
                } else {
                    outcome.failed.push(format!("byte {at}: {proven} of {}", self.before(at)));
                }
            }
            // Without its header, the file is not a journal.
            Err(_) if at < self.header => outcome.repaired += 1,
            Err(error) => outcome.failed.push(format!("byte {at}: {error}")),
        }
    }

    /// Cuts the journal after every byte of its last three lines.
    pub fn cut_everywhere(&self) -> Outcome {
        let lines: Vec<&[u8]> = self.bytes.split_inclusive(|&byte| byte == b'\n').collect();
        let last: usize = lines.iter().rev().take(3).map(|line| line.len()).sum();
        let mut outcome = Outcome::default();
        for at in self.bytes.len() - last..self.bytes.len() {
            self.look(&self.bytes[..at], at, &mut outcome);
        }
        outcome
    }

    /// Flips one bit, this many times.
    pub fn flip(&self, times: usize, seed: u64) -> Outcome {
        let mut dice = Dice::new(seed);
        let mut outcome = Outcome::default();
        for _ in 0..times {
            let at = dice.below(self.bytes.len() as u64) as usize;
            let mut damaged = self.bytes.clone();
            damaged[at] ^= 1 << dice.below(8);
            self.look(&damaged, at, &mut outcome);
        }
        outcome
    }

    /// Overwrites up to 600 bytes, like a lost sector, this many times.
    pub fn overwrite(&self, times: usize, seed: u64) -> Outcome {
        let mut dice = Dice::new(seed);
        let mut outcome = Outcome::default();
        for _ in 0..times {
            let at = dice.below(self.bytes.len() as u64) as usize;
            let len = 1 + dice.below(600) as usize;
            let mut damaged = self.bytes.clone();
            let end = (at + len).min(damaged.len());
            damaged[at..end].fill(0);
            self.look(&damaged, at, &mut outcome);
        }
        outcome
    }

    /// Changes one entry and corrects every checksum, this many times.
    /// Returns the number of forgeries with the fingerprint of the original; each is otherwise a valid
    /// journal.
    pub fn forge(&self, times: usize, seed: u64) -> usize {
        let mut dice = Dice::new(seed);
        let original = self.folder.join("original.journal");
        fs::write(&original, &self.bytes).unwrap();
        let contents = whole(&original);
        let told: Vec<Digest> = contents.digests;
        let path = self.folder.join("forged.journal");
        let mut same = 0;
        for _ in 0..times {
            let changed = dice.below(self.entries as u64) as usize;
            let _ = fs::remove_file(&path);
            let mut journal = Journal::create(&path, &contents.header).unwrap();
            for (index, entry) in contents.entries.iter().enumerate() {
                let mut value = serde_json::to_value(entry).unwrap();
                if index == changed {
                    edit(&mut value, &mut dice);
                }
                journal.append(&value).unwrap();
            }
            drop(journal);
            let forged = journal::read::<Header, Value>(&path).unwrap();
            assert!(forged.fault.is_none() && forged.entries.len() == self.entries);
            same += usize::from(forged.digests.last() == told.last());
        }
        same
    }
}

/// Changes one field of an entry slightly.
fn edit(entry: &mut Value, dice: &mut Dice) {
    let more = 1 + dice.below(9);
    match entry["text"].as_str() {
        Some(text) if dice.below(2) == 0 => entry["text"] = Value::from(format!("{text} {more}")),
        _ => entry["at"] = Value::from(entry["at"].as_u64().unwrap_or_default() + more),
    }
}
