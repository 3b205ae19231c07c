//! The commitment to a sealed envelope.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};
use std::fmt;
use std::str::FromStr;

/// The SHA-256 of an envelope's file. It identifies the envelope and does not reveal the move.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Commitment(pub [u8; 32]);

/// A text that cannot be read as a commitment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not 64 hexadecimal digits")]
pub struct NoCommitment;

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "Commitment({self})")
    }
}

impl FromStr for Commitment {
    type Err = NoCommitment;

    fn from_str(text: &str) -> Result<Commitment, NoCommitment> {
        let digit = |byte: u8| (byte as char).to_digit(16).filter(|_| !byte.is_ascii_uppercase());
        let (pairs, rest) = text.as_bytes().as_chunks::<2>();
        let bytes: Option<Vec<u8>> =
            pairs.iter().map(|&[high, low]| Some((digit(high)? << 4 | digit(low)?) as u8)).collect();
        let whole = bytes.filter(|_| rest.is_empty()).and_then(|bytes| bytes.try_into().ok());
        whole.map(Commitment).ok_or(NoCommitment)
    }
}

impl Serialize for Commitment {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Commitment {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Commitment, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_written_in_hexadecimal_digits_and_read_again() {
        let commitment = Commitment(std::array::from_fn(|index| (index * 9) as u8));
        assert_eq!(commitment.to_string().parse(), Ok(commitment));
        let text = commitment.to_string();
        for wrong in [&text[1..], &text[2..], &text.to_uppercase(), &text.replace('9', "g"), ""] {
            assert_eq!(wrong.parse::<Commitment>(), Err(NoCommitment), "{wrong}");
        }
    }
}
