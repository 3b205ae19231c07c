//! A clock that starts with the computer, or with the program, and goes on while the computer sleeps.

pub use system::boot_ms;

#[cfg(unix)]
mod system {
    use rustix::time::{ClockId, clock_gettime};

    /// The clock that counts sleep: elsewhere than on Linux the usual one does.
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

    /// Milliseconds since this was first called, including the time that the computer slept: here an `Instant`
    /// is QueryPerformanceCounter, which counts it.
    pub fn boot_ms() -> u64 {
        let since = FIRST.get_or_init(Instant::now).elapsed();
        u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
    }
}
