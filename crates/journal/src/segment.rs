//! Gaps of a repaired journal, and the entries after a gap: chained, legible or lost.
//!
//! The checksum of a line covers that of the line before it, as written there. So lines after a gap still vouch
//! for each other, although nothing links them to the beginning: anyone could have written them. The fingerprint
//! of one of them, announced during the game, binds all lines of its chain before it.

use crate::digest::Digest;
use crate::line;
use annabella_speech::{Message, Worded};
use serde::{Deserialize, Serialize};

/// The certainty about entries after a gap.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trust {
    /// Entries with the right checksum after the line before.
    Chained,
    /// Readable entries with checksums that do not follow from the line before.
    Legible,
    /// Unreadable entries.
    Lost,
}

/// Consecutive entries after a gap of which the same is known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Segment {
    /// The certainty about them.
    pub trust: Trust,
    /// The number of the first.
    pub first: u64,
    /// The number of the last; `None` if no later line has a number.
    pub last: Option<u64>,
    /// The fingerprints of chained entries.
    digests: Vec<Digest>,
}

impl Segment {
    fn lost(first: u64, last: Option<u64>) -> Segment {
        Segment { trust: Trust::Lost, first, last, digests: Vec::new() }
    }

    /// Whether the entries are unreadable.
    pub fn is_lost(&self) -> bool {
        self.trust == Trust::Lost
    }

    /// Returns the number of the chained entry with this fingerprint, which also proves those before it.
    pub fn bound_until(&self, digest: Digest) -> Option<u64> {
        let place = self.digests.iter().rposition(|&own| own == digest)?;
        Some(self.first + place as u64)
    }
}

/// Words such as `Entries 9 to 40 form an unbroken chain after the gap.`
impl Worded for Segment {
    fn message(&self) -> Message {
        let id = match (self.trust, self.last) {
            (Trust::Chained, _) => "journal-chained",
            (Trust::Legible, _) => "journal-legible",
            (Trust::Lost, Some(_)) => "journal-lost",
            (Trust::Lost, None) => "journal-lost-open",
        };
        let last = self.last.unwrap_or(self.first);
        let count = usize::try_from(last - self.first).unwrap_or(usize::MAX).saturating_add(1);
        let message = Message::new(id).with("entries", count).with("first", self.first.to_string());
        message.with("last", last.to_string())
    }
}

/// Returns the segments of the entries from number `first` onwards, which have these lines.
pub(crate) fn segments<'a>(first: u64, lines: impl Iterator<Item = &'a [u8]>) -> Vec<Segment> {
    let mut found: Vec<Segment> = Vec::new();
    let (mut next, mut before, mut is_unread) = (first, None, false);
    for line in lines {
        let Some((seal, json)) = line::parts(line) else {
            (before, is_unread) = (None, true);
            continue;
        };
        let is_chained = before.is_some_and(|before| line::seal(&before, json) == seal);
        before = Some(seal);
        let Some(number) = line::number(json).filter(|&number| number >= next) else {
            is_unread = true;
            continue;
        };
        if number > next {
            found.push(Segment::lost(next, Some(number - 1)));
        }
        let trust = if is_chained { Trust::Chained } else { Trust::Legible };
        match found.last_mut().filter(|last| last.trust == trust && last.last == Some(number - 1)) {
            Some(segment) => segment.last = Some(number),
            None => found.push(Segment { trust, first: number, last: Some(number), digests: Vec::new() }),
        }
        if let Some(segment) = found.last_mut().filter(|_| is_chained) {
            segment.digests.push(Digest::of(&seal));
        }
        (next, is_unread) = (number.saturating_add(1), false);
    }
    if is_unread || found.is_empty() {
        found.push(Segment::lost(next, None));
    }
    found
}

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
