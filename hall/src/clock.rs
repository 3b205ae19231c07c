//! The time of this computer, and times of day in words.

use crate::topics::WallMs;
use jiff::Timestamp;
use jiff::tz::TimeZone;
use std::time::{SystemTime, UNIX_EPOCH};

/// Returns the time now.
pub fn now_ms() -> WallMs {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
}

/// Returns the time of day of a moment here: `17:05`.
pub fn time_of_day(at: WallMs) -> String {
    let moment = i64::try_from(at).ok().and_then(|at| Timestamp::from_millisecond(at).ok());
    let local = moment.unwrap_or_default().to_zoned_datetime(TimeZone::system());
    format!("{:02}:{:02}", local.hour(), local.minute())
}

/// Returns the number of seconds that local time was east of Greenwich at a moment.
pub fn local_offset(wall_ms: WallMs) -> i32 {
    let ms = i64::try_from(wall_ms).unwrap_or(i64::MAX);
    let stamp = Timestamp::from_millisecond(ms).unwrap_or(Timestamp::MAX);
    TimeZone::system().to_offset(stamp).seconds()
}

/// Returns the day and the time of day of a moment here: `2026-11-28 17:05:09`.
pub fn local_time(at: WallMs) -> String {
    let moment = i64::try_from(at).ok().and_then(|at| Timestamp::from_millisecond(at).ok());
    let local = moment.unwrap_or_default().to_zoned_datetime(TimeZone::system());
    local.strftime("%Y-%m-%d %H:%M:%S").to_string()
}
