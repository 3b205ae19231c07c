//! The source of times: a clock that also counts the time while the computer is suspended.

use super::boot_clock::boot_ms;
use crate::clock::{Span, Stamp};
use std::time::{SystemTime, UNIX_EPOCH};

/// Gives the times of one game.
#[derive(Clone, Copy, Debug)]
pub struct Timepiece {
    /// The time of the game at `zero`.
    first: Stamp,
    zero: u64,
}

impl Timepiece {
    /// A timepiece that shows `first` now.
    pub fn starting_at(first: Stamp) -> Timepiece {
        Timepiece { first, zero: boot_ms() }
    }

    /// The present time of the game.
    pub fn now(&self) -> Stamp {
        self.first + Span(boot_ms().saturating_sub(self.zero))
    }
}

/// The system's clock in milliseconds since 1970. A journal keeps it beside its times, so that a
/// restart knows how long the program did not run.
pub fn wall_ms() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
}
