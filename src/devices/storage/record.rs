//! The contents of a game's journal: its header and its entries.

use crate::clock::{Span, Stamp};
use crate::devices::platform::calendar;
use crate::devices::platform::timepiece::wall_ms;
use crate::game::{Event, ReadAs, Settings};
use crate::scoresheet::pgn::Tags;
use serde::{Deserialize, Serialize};

/// The first line of a game's journal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Header {
    /// The program, with its version, that began it.
    pub program: String,
    /// When it began, in milliseconds since 1970.
    pub wall_ms: u64,
    /// How many seconds east of Greenwich the local time was then.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub offset_s: Option<i32>,
    /// Whether private words came from the room's device when it began.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub private_in_room: bool,
    /// The settings of the game.
    pub settings: Settings,
}

/// An event as it is kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry {
    /// The event with its time.
    #[serde(flatten)]
    pub event: Event,
    /// What it was read as: who acts, at which seat, and what is to be done.
    #[serde(default, skip_serializing_if = "ReadAs::is_unread")]
    pub act: ReadAs,
    /// The system's clock at that moment, in milliseconds since 1970.
    pub wall_ms: u64,
}

impl Header {
    /// The header of a game that begins now.
    pub fn new(settings: Settings) -> Header {
        let program = concat!("annabella ", env!("CARGO_PKG_VERSION")).to_owned();
        let wall_ms = wall_ms();
        Header {
            program,
            wall_ms,
            offset_s: Some(calendar::local_offset(wall_ms)),
            private_in_room: false,
            settings,
        }
    }

    /// Sets the tags of the day on which the game was begun: the local day, and that of UTC.
    pub fn date(&self, tags: &mut Tags) {
        let local = self.offset_s.unwrap_or_else(|| calendar::local_offset(self.wall_ms));
        tags.set("Date", &calendar::date(self.wall_ms, local));
        tags.set("UTCDate", &calendar::date(self.wall_ms, 0));
        tags.set("UTCTime", &calendar::time_of_day(self.wall_ms, 0));
    }
}

impl Entry {
    /// The entry of an event that happens now, and of what it was read as.
    pub fn now(event: Event, act: ReadAs) -> Entry {
        Entry { event, act, wall_ms: wall_ms() }
    }

    /// The event, and what it was read as.
    pub fn kept(&self) -> (&Event, &ReadAs) {
        (&self.event, &self.act)
    }
}

/// The time of a journal's last event, and how long ago that was by the system's clock.
pub fn last_of(header: &Header, entries: &[Entry]) -> (Stamp, Span) {
    let (stamp, wall) =
        entries.last().map_or((Stamp(0), header.wall_ms), |entry| (entry.event.at, entry.wall_ms));
    (stamp, Span(wall_ms().saturating_sub(wall)))
}
