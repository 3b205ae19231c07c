//! The source of times: a clock that also counts the time during which the computer is suspended.

use crate::clock::{Span, Stamp};
use std::time::{SystemTime, UNIX_EPOCH};

#[cfg(debug_assertions)]
use steady::boot_ms;
#[cfg(not(debug_assertions))]
use system::boot_ms;

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

/// The system's clock in milliseconds since 1970. A journal keeps it next to its times, so that a
/// restart knows how long the program did not run.
pub fn wall_ms() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
}

/// A clock for tests: while a busy machine does not run the program, it stands. A gap in the time of a game is
/// then one that a test has made.
#[cfg(debug_assertions)]
mod steady {
    use super::system;
    use std::sync::{LazyLock, Mutex, Once, PoisonError};
    use std::thread;
    use std::time::Duration;

    /// The variable that turns it on, in debug builds.
    const VARIABLE: &str = "ANNABELLA_STEADY_CLOCK";
    /// Time between two readings by a thread of its own.
    const PERIOD: Duration = Duration::from_millis(100);
    /// Longest step between two readings, in milliseconds; well below the gap that stops the clocks of a game.
    const LONGEST_STEP: u64 = 500;

    /// The last reading of the system's clock, and the time shown then.
    static LAST: Mutex<Option<(u64, u64)>> = Mutex::new(None);
    static READER: Once = Once::new();
    static IS_ON: LazyLock<bool> = LazyLock::new(|| std::env::var_os(VARIABLE).is_some());

    /// Milliseconds since an unknown moment.
    pub fn boot_ms() -> u64 {
        if !*IS_ON {
            return system::boot_ms();
        }
        READER.call_once(|| {
            thread::spawn(|| {
                loop {
                    read();
                    thread::sleep(PERIOD);
                }
            });
        });
        read()
    }

    fn read() -> u64 {
        let mut last = LAST.lock().unwrap_or_else(PoisonError::into_inner);
        let now = system::boot_ms();
        let (before, shown) = last.unwrap_or((now, now));
        let shown = shown + now.saturating_sub(before).min(LONGEST_STEP);
        *last = Some((now, shown));
        shown
    }
}

#[cfg(unix)]
mod system {
    use rustix::time::{ClockId, clock_gettime};

    /// The clock that counts sleep, which the usual one does except on Linux.
    #[cfg(target_os = "linux")]
    const CLOCK: ClockId = ClockId::Boottime;
    #[cfg(not(target_os = "linux"))]
    const CLOCK: ClockId = ClockId::Monotonic;

    /// Milliseconds since an unknown moment, including the time that the computer slept.
    pub fn boot_ms() -> u64 {
        let now = clock_gettime(CLOCK);
        let (seconds, nanos) = (now.tv_sec.unsigned_abs(), now.tv_nsec.unsigned_abs());
        seconds * 1000 + nanos / 1_000_000
    }
}

#[cfg(windows)]
mod system {
    use std::sync::OnceLock;
    use std::time::Instant;

    static FIRST: OnceLock<Instant> = OnceLock::new();

    /// Milliseconds since this was first called, including the time that the computer slept: here
    /// an `Instant` is QueryPerformanceCounter, which counts it.
    pub fn boot_ms() -> u64 {
        let since = FIRST.get_or_init(Instant::now).elapsed();
        u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
    }
}
