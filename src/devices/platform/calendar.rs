//! Dates and times of day in local time.

use jiff::Timestamp;
use jiff::tz::TimeZone;

pub use crate::journal::calendar::{date, days_between, file_stamp, hour_and_minute, time_of_day};

/// Returns the number of seconds that local time was east of Greenwich at that moment.
pub fn local_offset(wall_ms: u64) -> i32 {
    let ms = i64::try_from(wall_ms).unwrap_or(i64::MAX);
    let stamp = Timestamp::from_millisecond(ms).unwrap_or(Timestamp::MAX);
    TimeZone::system().to_offset(stamp).seconds()
}
