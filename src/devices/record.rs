//! What a game's journal holds: its header and its entries.

use super::timepiece::wall_ms;
use crate::clock::{Span, Stamp};
use crate::game::{Event, Settings};
use serde::{Deserialize, Serialize};

/// The first line of a game's journal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Header {
    /// The program that began it.
    pub program: String,
    /// When, in milliseconds since 1970.
    pub wall_ms: u64,
    /// How the game is played.
    pub settings: Settings,
}

/// One event as it is kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry {
    /// The event and its stamp.
    #[serde(flatten)]
    pub event: Event,
    /// The wall clock then, in milliseconds since 1970.
    pub wall_ms: u64,
}

impl Header {
    /// The header of a game that begins now.
    pub fn new(settings: Settings) -> Header {
        let program = concat!("annabella ", env!("CARGO_PKG_VERSION")).to_owned();
        Header { program, wall_ms: wall_ms(), settings }
    }
}

impl Entry {
    /// An event of this moment.
    pub fn now(event: Event) -> Entry {
        Entry { event, wall_ms: wall_ms() }
    }
}

/// The last stamp of a journal, and how long ago that was by the wall clock.
pub fn last_of(header: &Header, entries: &[Entry]) -> (Stamp, Span) {
    let (stamp, wall) =
        entries.last().map_or((Stamp(0), header.wall_ms), |entry| (entry.event.at, entry.wall_ms));
    (stamp, Span(wall_ms().saturating_sub(wall)))
}
