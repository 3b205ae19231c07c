//! The contents of a game's journal: its header and its entries.

use crate::calendar::{date, time_of_day};
use annabella_clock::Stamp;
use annabella_game::{Event, ReadAs, Settings};
use annabella_scoresheet::pgn::Tags;
use serde::{Deserialize, Serialize};

/// The first line of a game's journal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Header {
    /// The program that created it, with its version.
    pub program: String,
    /// The time of its creation by the system's clock, in milliseconds since 1970.
    pub wall_ms: u64,
    /// The local time zone at its creation, in seconds east of Greenwich.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub offset_s: Option<i32>,
    /// Whether private words came from the loudspeaker when it was created.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub private_in_room: bool,
    /// Whether a chess engine played one side.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub engine: bool,
    /// The strength of the engine at the start: a named level or an Elo rating.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub engine_strength: Option<String>,
    /// The settings of the game.
    pub settings: Settings,
}

impl Header {
    /// Returns the header of a game that starts at this time, in this time zone.
    pub fn new(settings: Settings, wall_ms: u64, offset_s: i32) -> Header {
        let program = concat!("annabella ", env!("CARGO_PKG_VERSION")).to_owned();
        Header {
            program,
            wall_ms,
            offset_s: Some(offset_s),
            private_in_room: false,
            engine: false,
            engine_strength: None,
            settings,
        }
    }

    /// Sets the tags of the day on which the game started: the local day, and that of UTC.
    ///
    /// `local_offset`: the local time zone at a moment, which headers of old journals lack.
    pub fn set_dates(&self, tags: &mut Tags, local_offset: impl Fn(u64) -> i32) {
        let local = self.offset_s.unwrap_or_else(|| local_offset(self.wall_ms));
        tags.set("Date", &date(self.wall_ms, local));
        tags.set("UTCDate", &date(self.wall_ms, 0));
        tags.set("UTCTime", &time_of_day(self.wall_ms, 0));
    }
}

/// A recorded event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry {
    /// The event with its time.
    #[serde(flatten)]
    pub event: Event,
    /// The way in which the event is understood.
    #[serde(default, skip_serializing_if = "ReadAs::is_unread")]
    pub act: ReadAs,
    /// The system's clock at that moment, in milliseconds since 1970.
    pub wall_ms: u64,
}

impl Entry {
    /// Returns the event and its reading, for a replay.
    pub fn kept(&self) -> (&Event, &ReadAs) {
        (&self.event, &self.act)
    }
}

/// Returns the time of a journal's last event: in the game, and by the system's clock.
pub fn last_of(header: &Header, entries: &[Entry]) -> (Stamp, u64) {
    entries.last().map_or((Stamp(0), header.wall_ms), |entry| (entry.event.at, entry.wall_ms))
}
