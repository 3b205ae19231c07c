//! Parts of a journal that are missing, and the lines that tell of them in a repaired journal.

use crate::speech::{Message, Worded};
use serde::{Deserialize, Serialize};

/// Part of a journal that is missing; a line of its own in a repaired journal.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hole {
    /// The line's number in the damaged file, from 1.
    pub line: usize,
    /// The number of the first entry that is missing.
    pub first: u64,
    /// The number of the last entry that is missing, if a later one can be read.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub last: Option<u64>,
}

impl Hole {
    /// How many entries are missing at least.
    pub fn least(&self) -> usize {
        self.last.map_or(1, |last| usize::try_from(last - self.first).unwrap_or(usize::MAX).saturating_add(1))
    }
}

impl Worded for Hole {
    fn message(&self) -> Message {
        let id = match self.last {
            Some(last) if last == self.first => "journal-hole-one",
            Some(_) => "journal-hole",
            None => "journal-hole-open",
        };
        let message = Message::new(id).with("line", self.line).with("first", self.first.to_string());
        message.with("last", self.last.unwrap_or(self.first).to_string())
    }
}

/// A line of a repaired journal that is not an entry of the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Patch {
    /// Entries are missing from here on.
    Hole(Hole),
    /// A line that stood behind the hole.
    Evidence(String),
}
