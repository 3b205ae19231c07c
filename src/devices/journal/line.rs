//! One line of a journal: a checksum that also covers the line before, and a numbered JSON object.
//!
//! In version 2 the checksum is a SHA-256, so that nobody can change an entry and keep the checksum of a
//! later one. In version 1 it is a CRC-32. A journal of version 1 that is resumed goes on with lines of
//! version 2, the first of which covers all bytes before it.

use super::digest::Digest;
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use sha2::{Digest as _, Sha256};

/// The version of the file format that this program writes. It reads version 1 too.
pub const VERSION: u32 = 2;

const NAME: &str = "annabella";
const CRC_DIGITS: usize = 8;
const SHA_DIGITS: usize = 64;

/// The end of a journal so far: the number of its next line and the checksum of its last.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Chain {
    next: u64,
    last: Seal,
}

/// The checksum of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Seal {
    /// Version 1: as the digits stand in the file.
    Crc([u8; CRC_DIGITS]),
    /// Version 2.
    Sha([u8; 32]),
}

/// The header line, with the game's own header.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct Head<H> {
    journal: String,
    pub version: u32,
    #[serde(flatten)]
    pub header: H,
}

#[derive(Serialize, Deserialize)]
struct Numbered<E> {
    n: u64,
    #[serde(flatten)]
    entry: E,
}

#[derive(Deserialize)]
struct Number {
    n: u64,
}

/// What is read of the header line before the whole header.
#[derive(Deserialize)]
struct Kind {
    journal: String,
    version: u32,
}

/// Why a line is not valid at its place.
#[derive(Debug)]
pub(super) enum LineFault {
    /// It does not consist of a checksum and an object.
    Form,
    /// Its checksum does not match its content and the line before.
    Checksum,
    /// It has another number.
    Number(u64),
    /// Its checksum is right, but its content is not understood.
    Meaning(serde_json::Error),
}

impl<H> Head<H> {
    pub fn new(header: H) -> Head<H> {
        Head { journal: NAME.to_owned(), version: VERSION, header }
    }
}

/// Whether a file that begins with these bytes looks like a journal: digits of a checksum, a space and
/// an object.
pub(crate) fn begins_a_journal(bytes: &[u8]) -> bool {
    [CRC_DIGITS, SHA_DIGITS].into_iter().any(|digits| {
        bytes.get(digits..digits + 2) == Some(b" {") && bytes[..digits].iter().all(u8::is_ascii_hexdigit)
    })
}

/// The version that a first line names, if it is that of a journal.
pub(super) fn version(line: &[u8]) -> Option<u32> {
    let space = line.iter().take(SHA_DIGITS + 1).position(|&byte| byte == b' ')?;
    let kind: Kind = serde_json::from_slice(&line[space + 1..]).ok()?;
    (kind.journal == NAME).then_some(kind.version)
}

/// The number of the entry in a line, if it can be read.
pub(super) fn number(line: &[u8]) -> Option<u64> {
    let space = line.iter().position(|&byte| byte == b' ')?;
    serde_json::from_slice::<Number>(&line[space + 1..]).ok().map(|number| number.n)
}

/// Whether a line has the form of version 2, whatever it holds.
pub(super) fn is_sealed(line: &[u8]) -> bool {
    line.get(SHA_DIGITS) == Some(&b' ') && line[..SHA_DIGITS].iter().all(u8::is_ascii_hexdigit)
}

/// Whether a line is a hole or evidence of a repaired journal, and no entry.
pub(super) fn is_patch(line: &[u8]) -> bool {
    let second = line.iter().position(|&byte| byte == b',').map(|comma| &line[comma + 1..]);
    second.is_some_and(|rest| [&b"\"hole\":"[..], b"\"evidence\":"].iter().any(|key| rest.starts_with(key)))
}

impl Default for Chain {
    fn default() -> Chain {
        Chain { next: 0, last: Seal::Sha([0; 32]) }
    }
}

impl Chain {
    /// The chain of a journal of that version, before its first line.
    pub fn of_version(version: u32) -> Option<Chain> {
        match version {
            1 => Some(Chain { next: 0, last: Seal::Crc([0; CRC_DIGITS]) }),
            VERSION => Some(Chain::default()),
            _ => None,
        }
    }

    /// The number of the next line.
    pub fn next(&self) -> u64 {
        self.next
    }

    /// The digest of the last line; none where that is a line of version 1.
    pub fn digest(&self) -> Option<Digest> {
        match &self.last {
            Seal::Sha(hash) => Some(Digest::of(hash)),
            Seal::Crc(_) => None,
        }
    }

    /// Whether the last line is one of version 1.
    pub fn is_weak(&self) -> bool {
        matches!(self.last, Seal::Crc(_))
    }

    /// Goes on from version 1 with lines of version 2; `whole` are all bytes of the journal so far.
    pub fn strengthen(&mut self, whole: &[u8]) {
        if self.is_weak() {
            self.last = Seal::Sha(Sha256::digest(whole).into());
        }
    }

    /// Returns the line of the next entry, with its line feed. If an entry has no JSON form, the chain
    /// stays unchanged.
    pub fn encode<E: Serialize>(&mut self, entry: &E) -> Result<Vec<u8>, serde_json::Error> {
        let json = serde_json::to_vec(&Numbered { n: self.next, entry })?;
        let seal = self.last.next(&json);
        let mut line = Vec::with_capacity(SHA_DIGITS + json.len() + 2);
        seal.write(&mut line);
        line.push(b' ');
        line.extend_from_slice(&json);
        line.push(b'\n');
        self.advance(seal);
        Ok(line)
    }

    /// Reads a line, without its line feed, as the next one.
    pub fn decode<E: DeserializeOwned>(&mut self, line: &[u8]) -> Result<E, LineFault> {
        let digits = self.last.digits();
        let (seal, rest) = line.split_at_checked(digits).ok_or(LineFault::Form)?;
        let json = rest.strip_prefix(b" ").ok_or(LineFault::Form)?;
        let right = self.last.next(json);
        if !right.is(seal) {
            return Err(match serde_json::from_slice::<Number>(json) {
                Ok(Number { n }) if n != self.next => LineFault::Number(n),
                _ => LineFault::Checksum,
            });
        }
        let numbered: Numbered<E> = serde_json::from_slice(json).map_err(LineFault::Meaning)?;
        if numbered.n != self.next {
            return Err(LineFault::Number(numbered.n));
        }
        self.advance(right);
        Ok(numbered.entry)
    }

    /// Whether a line, with its line feed, has the right checksum to be the next one.
    pub fn would_take(&self, line: &[u8]) -> bool {
        let split = line.strip_suffix(b"\n").and_then(|line| line.split_at_checked(self.last.digits()));
        let Some((seal, Some(json))) = split.map(|(seal, rest)| (seal, rest.strip_prefix(b" "))) else {
            return false;
        };
        self.last.next(json).is(seal)
    }

    fn advance(&mut self, seal: Seal) {
        self.next += 1;
        self.last = seal;
    }
}

impl Seal {
    /// How many digits it has in the file.
    fn digits(&self) -> usize {
        match self {
            Seal::Crc(_) => CRC_DIGITS,
            Seal::Sha(_) => SHA_DIGITS,
        }
    }

    /// The seal of a line with that object behind this one's.
    fn next(&self, json: &[u8]) -> Seal {
        match self {
            Seal::Crc(last) => {
                let mut crc = crc32fast::Hasher::new();
                crc.update(last);
                crc.update(json);
                let number = crc.finalize();
                Seal::Crc(std::array::from_fn(|place| digit((number >> (28 - 4 * place)) as u8)))
            }
            Seal::Sha(last) => {
                Seal::Sha(Sha256::new().chain_update(last).chain_update(json).finalize().into())
            }
        }
    }

    fn write(&self, line: &mut Vec<u8>) {
        match self {
            Seal::Crc(digits) => line.extend_from_slice(digits),
            Seal::Sha(hash) => line.extend(hash.iter().flat_map(|byte| [digit(byte >> 4), digit(*byte)])),
        }
    }

    /// Whether these are its digits.
    fn is(&self, digits: &[u8]) -> bool {
        let mut own = Vec::with_capacity(SHA_DIGITS);
        self.write(&mut own);
        own == digits
    }
}

/// The digit of the lower four bits.
fn digit(bits: u8) -> u8 {
    b"0123456789abcdef"[usize::from(bits & 15)]
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{Value, json};

    fn decoded(reader: &mut Chain, line: &[u8]) -> Result<Value, LineFault> {
        reader.decode::<Value>(line.strip_suffix(b"\n").unwrap())
    }

    #[test]
    fn a_line_is_readable_and_fits_only_its_place() {
        for chain in [1, 2].map(|version| Chain::of_version(version).unwrap()) {
            let mut writer = chain.clone();
            let first = writer.encode(&json!({"said": "e4"})).unwrap();
            let second = writer.encode(&json!({"said": "e5"})).unwrap();
            let text = String::from_utf8(first.clone()).unwrap();
            assert!(text.ends_with(" {\"n\":0,\"said\":\"e4\"}\n"), "{text}");

            let mut reader = chain;
            assert!(matches!(decoded(&mut reader, &second), Err(LineFault::Number(1))));
            assert_eq!(decoded(&mut reader, &first).unwrap()["said"], "e4");
            assert!(matches!(decoded(&mut reader, &first), Err(LineFault::Number(0))));
            assert_eq!(decoded(&mut reader, &second).unwrap()["said"], "e5");
            assert_eq!(reader, writer);
        }
    }

    /// The checksum is the SHA-256 of the one before, of 32 zero bytes for the first line, and the object.
    #[test]
    fn a_checksum_can_be_made_by_other_programs() {
        let line = Chain::default().encode(&json!({"said": "e4"})).unwrap();
        let mut hash = Sha256::new();
        hash.update([0; 32]);
        hash.update(br#"{"n":0,"said":"e4"}"#);
        let digits: String = hash.finalize().iter().map(|byte| format!("{byte:02x}")).collect();
        assert_eq!(&line[..64], digits.as_bytes());
    }

    #[test]
    fn a_journal_of_version_1_goes_on_with_lines_that_cover_all_of_it() {
        let mut old = Chain::of_version(1).unwrap();
        let mut whole = old.encode(&json!({"said": "e4"})).unwrap();
        assert!(old.is_weak() && old.digest().is_none());
        old.strengthen(&whole);
        let mut reader = old.clone();
        let line = old.encode(&json!({"said": "e5"})).unwrap();
        assert!(is_sealed(&line) && !is_sealed(&whole) && old.digest().is_some());
        assert_eq!(decoded(&mut reader, &line).unwrap()["said"], "e5");
        whole[20] ^= 1;
        let mut other = Chain { next: 1, last: Seal::Crc([0; 8]) };
        other.strengthen(&whole);
        assert!(matches!(decoded(&mut other, &line), Err(LineFault::Checksum)));
    }
}
