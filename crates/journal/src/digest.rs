//! The digest of an entry: 60 bits of its checksum as ten squares, short enough to be read aloud.
//!
//! ```
//! use annabella_journal::Digest;
//! let read: Digest = "Anna 1, bella zwei c3-D4 e5 Felix sechs g7 H8 a1 b2".parse().unwrap();
//! assert_eq!(read.to_string(), "a1 b2 c3 d4 e5 f6 g7 h8 a1 b2");
//! ```

use annabella_chess::{File, Rank, Square};
use annabella_game::{Effect, Fact, Machine};
use annabella_speech::{Message, Notated, Phrase, Worded, spoken};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;
use thiserror::Error;

/// Number of squares of a digest.
pub const SQUARES: usize = 10;

/// The digest of an entry, and with it of everything before that entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Digest([Square; SQUARES]);

/// A text that does not name ten squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("{0} squares, not ten")]
pub struct DigestError(
    /// Number of squares read before the fault.
    pub usize,
);

impl Digest {
    /// Returns the digest of a line with this checksum: its first 60 bits.
    ///
    /// Each square takes six bits, of which the upper three are the rank.
    pub(crate) fn of(hash: &[u8; 32]) -> Digest {
        let mut bits = 0_u64;
        for byte in &hash[..8] {
            bits = bits << 8 | u64::from(*byte);
        }
        Digest(std::array::from_fn(|place| {
            let six = (bits >> (58 - 6 * place)) as u32 & 63;
            Square::from_coords(File::new(six & 7), Rank::new(six >> 3))
        }))
    }

    /// Returns its squares as written on a scoresheet, and as spoken one by one.
    pub fn notated(&self) -> Notated {
        let said = self.0.iter().map(|square| Message::new("play-square").with("square", *square));
        Notated { text: self.to_string(), said: said.collect() }
    }

    /// Returns its squares in the order in which they are announced.
    pub fn squares(&self) -> &[Square; SQUARES] {
        &self.0
    }
}

/// As on a scoresheet: `a1 b2 ...`.
impl fmt::Display for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, square) in self.0.iter().enumerate() {
            write!(f, "{}{square}", if place == 0 { "" } else { " " })?;
        }
        Ok(())
    }
}

/// Reads a digest as people write or dictate it.
///
/// Case, separators and the spelling alphabet do not matter; files and ranks can be words of any language, or
/// signs.
impl FromStr for Digest {
    type Err = DigestError;

    fn from_str(text: &str) -> Result<Digest, DigestError> {
        let words = spoken::fold(text);
        let mut squares = Vec::new();
        for pair in words.chunks(2) {
            let [file, rank] = pair else { return Err(DigestError(squares.len())) };
            let file = letter(file).or_else(|| spoken::file(file));
            let rank = numeral(rank).or_else(|| spoken::rank(rank));
            let square = file.zip(rank).map(|(file, rank)| Square::from_coords(file, rank));
            squares.push(square.ok_or(DigestError(squares.len()))?);
        }
        let found = squares.len();
        squares.try_into().map(Digest).map_err(|_| DigestError(found))
    }
}

impl From<Digest> for String {
    fn from(digest: Digest) -> String {
        digest.to_string()
    }
}

impl TryFrom<String> for Digest {
    type Error = DigestError;

    fn try_from(text: String) -> Result<Digest, DigestError> {
        text.parse()
    }
}

fn letter(word: &str) -> Option<File> {
    let mut chars = word.chars();
    let file = File::from_char(chars.next()?)?;
    chars.next().is_none().then_some(file)
}

fn numeral(word: &str) -> Option<Rank> {
    let mut chars = word.chars();
    let rank = Rank::from_char(chars.next()?)?;
    chars.next().is_none().then_some(rank)
}

/// The occasion for announcing a fingerprint.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Occasion {
    /// The game has ended.
    Result,
    /// The game is adjourned.
    Adjournment,
    /// The program stopped with the game unfinished.
    Unfinished,
}

/// An entry whose fingerprint is announced.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Milestone {
    /// The occasion.
    pub occasion: Occasion,
    /// The number of the entry, from 1.
    pub entry: u64,
    /// The fingerprint of the entry.
    pub digest: Digest,
}

impl Worded for Milestone {
    fn message(&self) -> Message {
        let digest = self.digest.notated();
        match self.occasion {
            Occasion::Result => Phrase::DigestOfResult { digest },
            Occasion::Adjournment => Phrase::DigestOfAdjournment { digest },
            Occasion::Unfinished => Phrase::DigestUnfinished { digest },
        }
        .message()
    }
}

/// The detector of entries whose fingerprint is announced.
#[derive(Clone, Copy, Debug, Default)]
pub struct Milestones {
    adjourned: bool,
}

impl Milestones {
    /// Returns the occasion of an entry with these effects, if its fingerprint is announced.
    pub fn of(&mut self, effects: &[Effect]) -> Option<Occasion> {
        let mut found = None;
        for effect in effects {
            match effect {
                Effect::Report { report: Fact::Result { .. }, .. } => found = Some(Occasion::Result),
                Effect::Report { report: Fact::Adjourned { sealed: true, .. }, .. } => {
                    self.adjourned = true;
                    found = found.or(Some(Occasion::Adjournment));
                }
                Effect::Report { report: Fact::Continued { .. }, .. } => self.adjourned = false,
                _ => {}
            }
        }
        found
    }

    /// Returns the occasion of the last entry, if its fingerprint is announced when the program stops now.
    pub fn at_the_end(&self, machine: &dyn Machine) -> Option<Occasion> {
        let unfinished = machine.keeps_score() && !machine.is_over() && !self.adjourned;
        unfinished.then_some(Occasion::Unfinished)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use annabella_speech::{Language, Message, Words};
    use proptest::prelude::*;

    #[test]
    fn sixty_bits_make_ten_squares() {
        assert_eq!(Digest::of(&[0; 32]).to_string(), ["a1"; 10].join(" "));
        assert_eq!(Digest::of(&[255; 32]).to_string(), ["h8"; 10].join(" "));
        let mut hash = [0; 32];
        hash[..8].copy_from_slice(&(0b000_001_010_011_u64 << 52 | 0b111 << 4).to_be_bytes());
        assert_eq!(Digest::of(&hash).to_string(), "b1 d3 a1 a1 a1 a1 a1 a1 a1 h1");
        // The last four of the 64 bits are not used.
        hash[7] |= 15;
        assert_eq!(Digest::of(&hash).to_string(), "b1 d3 a1 a1 a1 a1 a1 a1 a1 h1");
    }

    #[test]
    fn anything_else_is_refused() {
        for text in ["", "a1", "a1 b2 c3 d4 e5 f6 g7 h8 a1", "a1 b2 c3 d4 e5 f6 g7 h8 a1 b2 c3", "a9 b2 c3"] {
            assert!(text.parse::<Digest>().is_err(), "{text}");
        }
    }

    proptest! {
        #[test]
        fn a_digest_is_read_in_every_spelling(hash in any::<[u8; 32]>(), capital in any::<bool>()) {
            let digest = Digest::of(&hash);
            let mut ways = vec![digest.to_string(), digest.to_string().replace(' ', ""), digest.to_string().replace(' ', " - ")];
            for language in Language::ALL {
                let words = Words::new(language);
                let said = |square: &Square| words.say(&Message::new("play-square-empty").with("square", *square));
                let squares: Vec<String> = digest.squares().iter().map(|square| {
                    let said = said(square);
                    said.split(' ').take(2).collect::<Vec<_>>().join(" ")
                }).collect();
                ways.push(squares.join(", "));
                ways.push(squares.join(" ").replace('ä', "ae"));
            }
            for way in ways {
                let way = if capital { way.to_uppercase() } else { way };
                prop_assert_eq!(way.parse::<Digest>(), Ok(digest), "{}", way);
            }
        }
    }
}
