//! One line of a journal: a checksum that also covers the line before, and a numbered JSON object.
//!
//! The checksum is a SHA-256: no one can change an entry and keep the checksum of a later one.

use crate::contents::LineFault;
use crate::digest::Digest;
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use sha2::{Digest as _, Sha256};

/// The version of the file format.
pub const VERSION: u32 = 3;

const NAME: &str = "annabella";
/// Number of digits of a checksum.
pub(crate) const DIGITS: usize = 64;
/// Number of digits of a checksum in version 1.
const DIGITS_1: usize = 8;

/// The end of a journal so far: the number of its next line and the checksum of its last.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Chain {
    next: u64,
    last: [u8; 32],
}

/// The header line, with the game's own header.
#[derive(Debug, Serialize, Deserialize)]
pub struct Head<H> {
    journal: String,
    version: u32,
    /// The game's own header.
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

/// First fields of the header line, read before the rest.
#[derive(Deserialize)]
struct Kind {
    journal: String,
    version: u32,
}

impl<H> Head<H> {
    /// Creates the header line of a journal of this version.
    pub fn new(header: H) -> Head<H> {
        Head { journal: NAME.to_owned(), version: VERSION, header }
    }
}

/// Whether a file that begins with these bytes looks like a journal of any version.
///
/// Such a file starts with the digits of a checksum, a space and an object.
pub fn begins_a_journal(bytes: &[u8]) -> bool {
    [DIGITS_1, DIGITS].into_iter().any(|digits| {
        bytes.get(digits..digits + 2) == Some(b" {") && bytes[..digits].iter().all(u8::is_ascii_hexdigit)
    })
}

/// Returns the version that a first line names, if it is that of a journal.
pub(crate) fn version(line: &[u8]) -> Option<u32> {
    let space = line.iter().take(DIGITS + 1).position(|&byte| byte == b' ')?;
    let kind: Kind = serde_json::from_slice(&line[space + 1..]).ok()?;
    (kind.journal == NAME).then_some(kind.version)
}

/// Splits a line, without its line feed, into its checksum as written and its object.
pub(crate) fn parts(line: &[u8]) -> Option<([u8; 32], &[u8])> {
    let (written, rest) = line.split_at_checked(DIGITS)?;
    let mut seal = [0; 32];
    for (byte, pair) in seal.iter_mut().zip(written.chunks(2)) {
        *byte = value(pair[0])? << 4 | value(pair[1])?;
    }
    Some((seal, rest.strip_prefix(b" ")?))
}

/// Returns the number of the entry in an object, if it can be read.
pub(crate) fn number(json: &[u8]) -> Option<u64> {
    serde_json::from_slice::<Number>(json).ok().map(|number| number.n)
}

/// Returns the checksum of an object after the line with the checksum `before`.
pub(crate) fn seal(before: &[u8; 32], json: &[u8]) -> [u8; 32] {
    Sha256::new().chain_update(before).chain_update(json).finalize().into()
}

/// Whether a line is a gap or evidence of a repaired journal, not an entry.
pub(crate) fn is_patch(line: &[u8]) -> bool {
    let second = line.iter().position(|&byte| byte == b',').map(|comma| &line[comma + 1..]);
    second.is_some_and(|rest| [&b"\"hole\":"[..], b"\"evidence\":"].iter().any(|key| rest.starts_with(key)))
}

impl Chain {
    /// Returns the number of the next line.
    pub fn next(&self) -> u64 {
        self.next
    }

    /// Returns the digest of the last line.
    pub fn digest(&self) -> Digest {
        Digest::of(&self.last)
    }

    /// Returns the line of the next entry, with its line feed. If an entry has no JSON form, the chain
    /// stays unchanged.
    pub fn encode<E: Serialize>(&mut self, entry: &E) -> Result<Vec<u8>, serde_json::Error> {
        let json = escaped(serde_json::to_string(&Numbered { n: self.next, entry })?);
        let seal = self.seal(&json);
        let mut line = Vec::with_capacity(DIGITS + json.len() + 2);
        line.extend(digits(&seal));
        line.push(b' ');
        line.extend_from_slice(&json);
        line.push(b'\n');
        self.advance(seal);
        Ok(line)
    }

    /// Reads a line, without its line feed, as the next one.
    pub fn decode<E: DeserializeOwned>(&mut self, line: &[u8]) -> Result<E, LineFault> {
        let (seal, rest) = line.split_at_checked(DIGITS).ok_or(LineFault::Changed)?;
        let json = rest.strip_prefix(b" ").ok_or(LineFault::Changed)?;
        let right = self.seal(json);
        if digits(&right) != seal {
            return Err(match serde_json::from_slice::<Number>(json) {
                Ok(Number { n }) if n != self.next => self.other_number(n),
                _ => LineFault::Changed,
            });
        }
        let numbered: Numbered<E> =
            serde_json::from_slice(json).map_err(|error| LineFault::Meaning(error.to_string()))?;
        if numbered.n != self.next {
            return Err(self.other_number(numbered.n));
        }
        self.advance(right);
        Ok(numbered.entry)
    }

    /// Whether a line, with its line feed, has the right checksum to be the next one.
    pub fn would_take(&self, line: &[u8]) -> bool {
        let split = line.strip_suffix(b"\n").and_then(|line| line.split_at_checked(DIGITS));
        let Some((seal, Some(json))) = split.map(|(seal, rest)| (seal, rest.strip_prefix(b" "))) else {
            return false;
        };
        digits(&self.seal(json)) == seal
    }

    fn other_number(&self, found: u64) -> LineFault {
        LineFault::Number { expected: self.next, found }
    }

    /// Returns the checksum of a next line with the object `json`.
    fn seal(&self, json: &[u8]) -> [u8; 32] {
        seal(&self.last, json)
    }

    /// Returns the hash of a next line before its object.
    pub(crate) fn hash(&self) -> Sha256 {
        Sha256::new().chain_update(self.last)
    }

    fn advance(&mut self, seal: [u8; 32]) {
        self.next += 1;
        self.last = seal;
    }
}

/// Returns the digits of a checksum as written in the file.
pub(crate) fn digits(seal: &[u8; 32]) -> [u8; DIGITS] {
    std::array::from_fn(|place| digit(seal[place / 2] >> (4 * (1 - place % 2))))
}

/// Returns the value of a digit as written in the file.
fn value(digit: u8) -> Option<u8> {
    match digit {
        b'0'..=b'9' => Some(digit - b'0'),
        b'a'..=b'f' => Some(digit - b'a' + 10),
        _ => None,
    }
}

/// Returns the digit of the lower four bits.
fn digit(bits: u8) -> u8 {
    b"0123456789abcdef"[usize::from(bits & 15)]
}

/// Escapes control characters, and those that change the direction of a text.
///
/// In JSON they can only be within strings, where they mean the same when escaped. Journals of earlier versions have them raw.
fn escaped(json: String) -> Vec<u8> {
    let is_hidden = |ch: char| {
        ch.is_control()
            || matches!(ch, '\u{61c}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}')
    };
    if !json.contains(is_hidden) {
        return json.into_bytes();
    }
    let mut escaped = String::with_capacity(json.len() + 16);
    for ch in json.chars() {
        match is_hidden(ch) {
            true => escaped += &format!("\\u{:04x}", u32::from(ch)),
            false => escaped.push(ch),
        }
    }
    escaped.into_bytes()
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{Value, json};

    fn decoded(reader: &mut Chain, line: &[u8]) -> Result<Value, LineFault> {
        reader.decode::<Value>(line.strip_suffix(b"\n").unwrap())
    }

    #[test]
    fn hidden_characters_are_escaped_and_read_from_journals_that_have_them_raw() {
        let said = "Anna\u{9b}2J\u{202e}nnA\u{2066}\u{feff}\u{7f}\n ä ♔";
        let entry = json!({"said": said});
        let line = Chain::default().encode(&entry).unwrap();
        let shown = std::str::from_utf8(&line).unwrap().strip_suffix('\n').unwrap();
        assert!(shown.contains("\\u009b2J\\u202ennA\\u2066\\ufeff\\u007f\\n ä ♔"), "{shown}");
        assert!(!shown.contains(|ch: char| ch.is_control()));
        assert_eq!(decoded(&mut Chain::default(), &line).unwrap()["said"], said);
        // An earlier version wrote them as they are.
        let mut chain = Chain::default();
        let json = serde_json::to_vec(&json!({"n": 0, "said": said})).unwrap();
        let raw = [digits(&chain.seal(&json)).as_slice(), b" ", &json, b"\n"].concat();
        assert_eq!(decoded(&mut chain, &raw).unwrap()["said"], said);
    }

    #[test]
    fn a_line_is_readable_and_fits_only_its_place() {
        let mut writer = Chain::default();
        let first = writer.encode(&json!({"said": "e4"})).unwrap();
        let second = writer.encode(&json!({"said": "e5"})).unwrap();
        let text = String::from_utf8(first.clone()).unwrap();
        assert!(text.ends_with(" {\"n\":0,\"said\":\"e4\"}\n"), "{text}");

        let mut reader = Chain::default();
        assert!(matches!(decoded(&mut reader, &second), Err(LineFault::Number { expected: 0, found: 1 })));
        assert_eq!(decoded(&mut reader, &first).unwrap()["said"], "e4");
        assert!(matches!(decoded(&mut reader, &first), Err(LineFault::Number { expected: 1, found: 0 })));
        assert_eq!(decoded(&mut reader, &second).unwrap()["said"], "e5");
        assert_eq!(reader, writer);
    }

    /// The checksum covers the checksum before (32 zero bytes for the first line) and the object.
    #[test]
    fn a_checksum_can_be_made_by_other_programs() {
        let line = Chain::default().encode(&json!({"said": "e4"})).unwrap();
        let mut hash = Sha256::new();
        hash.update([0; 32]);
        hash.update(br#"{"n":0,"said":"e4"}"#);
        let digits: String = hash.finalize().iter().map(|byte| format!("{byte:02x}")).collect();
        assert_eq!(&line[..64], digits.as_bytes());
    }
}
