//! Headers and entries of journals, with the system's clock and time zone.

use crate::clock::{Span, Stamp};
use crate::devices::platform::calendar;
use crate::devices::platform::timepiece::wall_ms;
use crate::game::{Event, ReadAs, Settings};
use crate::journal::last_of;
use crate::scoresheet::pgn::Tags;

pub use crate::journal::{Entry, Header};

/// Returns the header of a game that starts now.
pub fn header_now(settings: Settings) -> Header {
    let now = wall_ms();
    Header::new(settings, now, calendar::local_offset(now))
}

/// Returns the entry of an event that happens now, with its reading.
pub fn entry_now(event: Event, act: ReadAs) -> Entry {
    Entry { event, act, wall_ms: wall_ms() }
}

/// Sets the tags of the day on which the game started.
pub fn set_dates(header: &Header, tags: &mut Tags) {
    header.set_dates(tags, calendar::local_offset);
}

/// Returns the time of a journal's last event, and the time since then by the system's clock.
pub fn time_since_last(header: &Header, entries: &[Entry]) -> (Stamp, Span) {
    let (stamp, wall) = last_of(header, entries);
    (stamp, Span(wall_ms().saturating_sub(wall)))
}
