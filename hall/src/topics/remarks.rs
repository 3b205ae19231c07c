//! The remarks about the pairings of a round, which one program with the tournament file publishes for all arbiters.

use super::received::json;
use super::{EventKey, MAX_BYTES, MessageFault, VERSION, Wording};
use serde::{Deserialize, Serialize};

/// The most remarks in a message and on a page.
pub const MOST_REMARKS: usize = 50;

/// The remarks about a round.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Remarks {
    /// [`VERSION`].
    pub version: u32,
    /// The round.
    pub round: u16,
    /// A sentence for each.
    pub remarks: Vec<Wording>,
    /// The number of further remarks that are left out.
    #[serde(default)]
    pub left_out: usize,
}

impl Remarks {
    /// Creates the message about a round, with as many remarks as it may have.
    pub fn new(round: u16, mut remarks: Vec<Wording>) -> Remarks {
        let mut bytes = 0;
        let is_short = |wording: &Wording| {
            // Quotation marks and line breaks are longer in JSON.
            bytes += 2 * (wording.de.len() + wording.en.len()) + 32;
            bytes < MAX_BYTES - 256
        };
        let count = remarks.iter().take(MOST_REMARKS).map(is_short).take_while(|is_short| *is_short).count();
        let left_out = remarks.len() - count;
        remarks.truncate(count);
        Remarks { version: VERSION, round, remarks, left_out }
    }

    /// Returns the topic of an event.
    pub fn topic(event: &EventKey) -> String {
        format!("annabella/{event}/pairings")
    }

    /// Reads a message; an empty one has no remarks.
    ///
    /// # Errors
    /// [`MessageFault`]; the message is then ignored.
    pub fn read(payload: &[u8]) -> Result<Remarks, MessageFault> {
        if payload.len() > MAX_BYTES {
            return Err(MessageFault::TooLong);
        }
        if payload.is_empty() {
            return Ok(Remarks::default());
        }
        let Remarks { round, mut remarks, left_out, .. } = json(payload)?;
        let more = remarks.len().saturating_sub(MOST_REMARKS);
        remarks.truncate(MOST_REMARKS);
        Ok(Remarks { version: VERSION, round, remarks, left_out: left_out.saturating_add(more) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn remarks_that_are_too_many_or_too_long_are_counted() {
        let wording = |length| Wording { de: "ä".repeat(length), en: "\"".repeat(length) };
        let many = Remarks::new(3, vec![wording(10); 70]);
        assert_eq!((many.remarks.len(), many.left_out), (50, 20));
        let long = Remarks::new(3, vec![wording(1_000); 70]);
        let bytes = serde_json::to_vec(&long).unwrap();
        assert!(long.remarks.len() > 8 && long.remarks.len() + long.left_out == 70);
        assert_eq!(Remarks::read(&bytes), Ok(long));
        assert_eq!(Remarks::read(b""), Ok(Remarks::default()));
        assert_eq!(Remarks::read(b"{"), Err(MessageFault::Form));
    }
}
