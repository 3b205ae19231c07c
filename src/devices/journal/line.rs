//! One line of a journal: its number, and a checksum that also covers the checksum of the line before.

use serde::{Deserialize, Serialize, de::DeserializeOwned};

/// The version of the file format that this program writes and reads.
pub const VERSION: u32 = 1;

const NAME: &str = "annabella";
const CRC_DIGITS: usize = 8;

/// The end of a journal so far: the number of its next line and the checksum of its last.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Chain {
    next: u64,
    last: [u8; CRC_DIGITS],
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

/// The version that a first line names, if it is that of a journal.
pub(super) fn version(line: &[u8]) -> Option<u32> {
    let kind: Kind = serde_json::from_slice(line.get(CRC_DIGITS + 1..)?).ok()?;
    (kind.journal == NAME).then_some(kind.version)
}

impl Chain {
    /// The number of the next line.
    pub fn next(&self) -> u64 {
        self.next
    }

    /// Returns the line of the next entry, with its line feed. If an entry has no JSON form, the chain
    /// stays unchanged.
    pub fn encode<E: Serialize>(&mut self, entry: &E) -> Result<Vec<u8>, serde_json::Error> {
        let json = serde_json::to_vec(&Numbered { n: self.next, entry })?;
        let crc = self.checksum(&json);
        self.advance(crc);
        Ok([&crc[..], b" ", &json, b"\n"].concat())
    }

    /// Reads a line, without its line feed, as the next one.
    pub fn decode<E: DeserializeOwned>(&mut self, line: &[u8]) -> Result<E, LineFault> {
        let (crc, rest) = line.split_first_chunk::<CRC_DIGITS>().ok_or(LineFault::Form)?;
        let json = rest.strip_prefix(b" ").ok_or(LineFault::Form)?;
        if *crc != self.checksum(json) {
            #[derive(Deserialize)]
            struct Number {
                n: u64,
            }
            return Err(match serde_json::from_slice::<Number>(json) {
                Ok(Number { n }) if n != self.next => LineFault::Number(n),
                _ => LineFault::Checksum,
            });
        }
        let numbered: Numbered<E> = serde_json::from_slice(json).map_err(LineFault::Meaning)?;
        if numbered.n != self.next {
            return Err(LineFault::Number(numbered.n));
        }
        self.advance(*crc);
        Ok(numbered.entry)
    }

    fn advance(&mut self, crc: [u8; CRC_DIGITS]) {
        self.next += 1;
        self.last = crc;
    }

    fn checksum(&self, json: &[u8]) -> [u8; CRC_DIGITS] {
        let mut crc = crc32fast::Hasher::new();
        crc.update(&self.last);
        crc.update(json);
        let number = crc.finalize();
        std::array::from_fn(|place| b"0123456789abcdef"[(number >> (28 - 4 * place) & 15) as usize])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_readable_and_fits_only_its_place() {
        let mut writer = Chain::default();
        let first = writer.encode(&serde_json::json!({"said": "e4"})).unwrap();
        let second = writer.encode(&serde_json::json!({"said": "e5"})).unwrap();
        let text = String::from_utf8(first.clone()).unwrap();
        assert!(text.ends_with(" {\"n\":0,\"said\":\"e4\"}\n"), "{text}");

        let mut reader = Chain::default();
        let decode = |reader: &mut Chain, line: &[u8]| {
            reader.decode::<serde_json::Value>(line.strip_suffix(b"\n").unwrap())
        };
        assert!(matches!(decode(&mut reader, &second), Err(LineFault::Number(1))));
        assert_eq!(decode(&mut reader, &first).unwrap()["said"], "e4");
        assert!(matches!(decode(&mut reader, &first), Err(LineFault::Number(0))));
        assert_eq!(decode(&mut reader, &second).unwrap()["said"], "e5");
        assert_eq!(reader, writer);
    }
}
