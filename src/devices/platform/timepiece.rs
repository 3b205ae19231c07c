//! The source of times: a clock that also counts the time while the computer is suspended.

use crate::clock::{Span, Stamp};
use crate::journal::calendar::hour_and_minute;
use jiff::Timestamp;
use jiff::tz::TimeZone;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

#[cfg(debug_assertions)]
use steady::boot_ms;
#[cfg(not(debug_assertions))]
use system::boot_ms;

/// Returns the number of seconds that local time was east of Greenwich at that moment.
pub fn local_offset(wall_ms: u64) -> i32 {
    let ms = i64::try_from(wall_ms).unwrap_or(i64::MAX);
    let stamp = Timestamp::from_millisecond(ms).unwrap_or(Timestamp::MAX);
    local_zone().to_offset(stamp).seconds()
}

/// Returns the local time of day in 24 hours, such as `14:05`.
pub fn time_of_day() -> String {
    let now = wall_ms();
    hour_and_minute(now, local_offset(now))
}

/// Returns the zone of the system.
///
/// Its name is not needed here; `jiff` would look for it in a list of all zones.
fn local_zone() -> TimeZone {
    let is_usual = cfg!(unix) && std::env::var_os("TZ").is_none();
    let zone = if is_usual { std::fs::read("/etc/localtime").ok() } else { None };
    zone.and_then(|zone| TimeZone::tzif("localtime", &zone).ok()).unwrap_or_else(TimeZone::system)
}

/// The clock of one game.
#[derive(Clone, Copy, Debug)]
pub struct Timepiece {
    /// The time of the game at `zero`.
    first: Stamp,
    zero: u64,
}

impl Timepiece {
    /// Creates a timepiece that shows `first` now.
    pub fn starting_at(first: Stamp) -> Timepiece {
        Timepiece { first, zero: boot_ms() }
    }

    /// Returns the current time of the game.
    pub fn now(&self) -> Stamp {
        self.first + Span(boot_ms().saturating_sub(self.zero))
    }

    /// Returns how long a span of this clock takes.
    pub fn real(&self, span: Span) -> Duration {
        #[cfg(debug_assertions)]
        let span = Span(span.0 / steady::control().rate);
        Duration::from_millis(span.0)
    }
}

/// Returns the system's clock in milliseconds since 1970.
/// A journal stores it along with its times, so that after a restart the program knows how long it did not
/// run.
pub fn wall_ms() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    let now = u64::try_from(since.as_millis()).unwrap_or(u64::MAX);
    #[cfg(debug_assertions)]
    let now = now.saturating_add_signed(steady::control().wall_ms);
    now
}

/// Returns how long the program waits for a disk that should answer within `usual`.
///
/// With the clock for tests, the disk of a busy machine is not called slow, unless a test makes it slow.
pub(crate) fn disk_patience(usual: Duration) -> Duration {
    #[cfg(debug_assertions)]
    if steady::waits_for_disks() {
        return Duration::from_secs(60);
    }
    usual
}

/// A clock for tests, which stops while a busy machine does not run the program.
/// Every gap in a game's time was then made by a test.
#[cfg(debug_assertions)]
mod steady {
    use super::system;
    use std::ffi::OsString;
    use std::sync::{LazyLock, Mutex, Once, PoisonError};
    use std::thread;
    use std::time::Duration;

    /// The environment variable that enables this clock, in debug builds.
    const VARIABLE: &str = "ANNABELLA_STEADY_CLOCK";
    /// The environment variable with which a test makes the disk slow.
    const DISK: &str = "ANNABELLA_DISK";
    /// The environment variable that names a file with a [`Control`].
    const CONTROL: &str = "ANNABELLA_CLOCK";
    /// The time between two readings by a separate thread.
    const PERIOD: Duration = Duration::from_millis(100);
    /// The maximum step in milliseconds between two readings, well below the gap that stops the clocks.
    const LONGEST_STEP: u64 = 500;

    /// The last reading of the system's clock, and the time shown for it.
    static LAST: Mutex<Option<(u64, u64)>> = Mutex::new(None);
    static READER: Once = Once::new();
    static CONTROL_FILE: LazyLock<Option<OsString>> = LazyLock::new(|| std::env::var_os(CONTROL));
    static IS_ON: LazyLock<bool> = LazyLock::new(|| std::env::var_os(VARIABLE).is_some());
    static WAITS_FOR_DISKS: LazyLock<bool> = LazyLock::new(|| *IS_ON && std::env::var_os(DISK).is_none());

    /// Whether every disk is given time to answer.
    pub fn waits_for_disks() -> bool {
        *WAITS_FOR_DISKS
    }

    /// A test's control over the clocks.
    #[derive(Clone, Copy)]
    pub struct Control {
        /// The milliseconds added to the clock of games.
        pub boot_ms: u64,
        /// The milliseconds added to the clock of the system.
        pub wall_ms: i64,
        /// The speed of the clock of games, compared with real time.
        pub rate: u64,
    }

    /// Reads three numbers in a file, at every call: a test changes them while the program runs.
    pub fn control() -> Control {
        let usual = Control { boot_ms: 0, wall_ms: 0, rate: 1 };
        let Some(text) = CONTROL_FILE.as_ref().and_then(|file| std::fs::read_to_string(file).ok()) else {
            return usual;
        };
        let mut numbers = text.split_whitespace().map_while(|number| number.parse::<i64>().ok());
        let (boot, wall) = (numbers.next().unwrap_or(0), numbers.next().unwrap_or(0));
        let rate = numbers.next().unwrap_or(1).max(1);
        Control { boot_ms: boot.unsigned_abs(), wall_ms: wall, rate: rate.unsigned_abs() }
    }

    /// Returns milliseconds since an unknown moment.
    pub fn boot_ms() -> u64 {
        unshifted_ms().saturating_add(control().boot_ms)
    }

    fn unshifted_ms() -> u64 {
        if !*IS_ON {
            return system::boot_ms();
        }
        READER.call_once(|| {
            thread::spawn(|| {
                loop {
                    read();
                    thread::sleep(PERIOD / u32::try_from(control().rate).unwrap_or(1));
                }
            });
        });
        read()
    }

    fn read() -> u64 {
        let mut last = LAST.lock().unwrap_or_else(PoisonError::into_inner);
        let now = system::boot_ms();
        let (before, shown) = last.unwrap_or((now, now));
        let shown = shown + (now.saturating_sub(before) * control().rate).min(LONGEST_STEP);
        *last = Some((now, shown));
        shown
    }
}

#[cfg(unix)]
mod system {
    use rustix::time::{ClockId, clock_gettime};

    /// The clock that includes suspension; except on Linux, the usual clock does.
    #[cfg(target_os = "linux")]
    const CLOCK: ClockId = ClockId::Boottime;
    #[cfg(not(target_os = "linux"))]
    const CLOCK: ClockId = ClockId::Monotonic;

    /// Returns milliseconds since an unknown moment, including suspension of the computer.
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

    /// Returns milliseconds since the first call, including suspension of the computer.
    /// On Windows an `Instant` is based on `QueryPerformanceCounter`, which counts suspension.
    pub fn boot_ms() -> u64 {
        let since = FIRST.get_or_init(Instant::now).elapsed();
        u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
    }
}
