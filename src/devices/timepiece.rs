//! The source of times: a clock that also counts the time while the computer is suspended.

use crate::clock::{Span, Stamp};
use rustix::time::{ClockId, clock_gettime};
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

/// Milliseconds since the computer was started, including the time it was suspended.
fn boot_ms() -> u64 {
    let now = clock_gettime(ClockId::Boottime);
    let (seconds, nanos) = (now.tv_sec.unsigned_abs(), now.tv_nsec.unsigned_abs());
    seconds * 1000 + nanos / 1_000_000
}

/// The system's clock in milliseconds since 1970. A journal keeps it beside its times, so that a
/// restart knows how long the program did not run.
pub fn wall_ms() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
}
