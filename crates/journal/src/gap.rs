//! Gaps of a repaired journal, and the lines that describe them.

use crate::digest::Digest;
use annabella_speech::{Message, Worded};
use serde::{Deserialize, Serialize};

/// Missing entries of a repaired journal.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Gap {
    /// The number of the first unreadable line in the damaged journal, from 1.
    pub line: usize,
    /// The number of the first missing entry.
    pub first: u64,
    /// The number of the last missing entry, if a later entry can be read.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub last: Option<u64>,
    /// The fingerprint of a later entry, given for the repair and found.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub digest: Option<Digest>,
}

impl Gap {
    /// Minimum number of missing entries.
    pub fn least(&self) -> usize {
        self.last.map_or(1, |last| usize::try_from(last - self.first).unwrap_or(usize::MAX).saturating_add(1))
    }
}

impl Worded for Gap {
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
pub(crate) enum Patch {
    /// Entries are missing from here onwards.
    #[serde(rename = "hole")]
    Gap(Gap),
    /// A line of the damaged journal after the gap.
    Evidence(String),
}
