//! Where stamps come from: a clock that runs on through suspend.

use crate::clock::{Span, Stamp};
use rustix::time::{ClockId, clock_gettime};
use std::time::{SystemTime, UNIX_EPOCH};

/// Hands out stamps of one game.
#[derive(Clone, Copy, Debug)]
pub struct Timepiece {
    /// The game's time at `zero`.
    first: Stamp,
    zero: u64,
}

impl Timepiece {
    /// A timepiece that shows that stamp now.
    pub fn starting_at(first: Stamp) -> Timepiece {
        Timepiece { first, zero: boot_ms() }
    }

    /// The stamp of this moment.
    pub fn now(&self) -> Stamp {
        self.first + Span(boot_ms().saturating_sub(self.zero))
    }
}

/// Milliseconds since the machine was started, suspended time included.
fn boot_ms() -> u64 {
    let now = clock_gettime(ClockId::Boottime);
    let (seconds, nanos) = (now.tv_sec.unsigned_abs(), now.tv_nsec.unsigned_abs());
    seconds * 1000 + nanos / 1_000_000
}

/// Milliseconds since 1970 by the wall clock: what a journal keeps beside its stamps, so that a
/// restart knows how long nothing ran.
pub fn wall_ms() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
}
