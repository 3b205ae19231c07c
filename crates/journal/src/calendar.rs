//! Dates and times of day, from the times in a journal.

use jiff::tz::{Offset, TimeZone};
use jiff::{Timestamp, ZonedDateTime};

/// Converts wall-clock milliseconds since 1970 to a zoned time, `offset_s` seconds east of Greenwich.
fn at(wall_ms: u64, offset_s: i32) -> ZonedDateTime {
    let ms = i64::try_from(wall_ms).unwrap_or(i64::MAX);
    let stamp = Timestamp::from_millisecond(ms).unwrap_or(Timestamp::MAX);
    let offset = Offset::from_seconds(offset_s).unwrap_or(Offset::UTC);
    stamp.to_zoned_datetime(TimeZone::fixed(offset))
}

/// Formats the date as in PGN.
pub fn date(wall_ms: u64, offset_s: i32) -> String {
    at(wall_ms, offset_s).strftime("%Y.%m.%d").to_string()
}

/// Formats the time of day, for example `13:05:59`.
pub fn time_of_day(wall_ms: u64, offset_s: i32) -> String {
    at(wall_ms, offset_s).strftime("%H:%M:%S").to_string()
}

/// Formats hour and minute, for example `13:05`.
pub fn hour_and_minute(wall_ms: u64, offset_s: i32) -> String {
    at(wall_ms, offset_s).strftime("%H:%M").to_string()
}

/// Returns the number of days between the dates of two moments; 0 for the same date.
pub fn days_between(from_ms: u64, to_ms: u64, offset_s: i32) -> usize {
    let day = |wall_ms| at(wall_ms, offset_s).date();
    usize::try_from(day(from_ms).duration_until(day(to_ms)).as_hours() / 24).unwrap_or(0)
}

/// Formats date and time in UTC for file names, which then sort by time.
pub fn file_stamp(wall_ms: u64) -> String {
    at(wall_ms, 0).strftime("%Y-%m-%d-%H%M%S").to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_begins_earlier_in_the_east() {
        let ms = 1_000_000_000_000;
        assert_eq!((date(ms, 0), time_of_day(ms, 0)), ("2001.09.09".into(), "01:46:40".into()));
        assert_eq!((date(ms, -7200), time_of_day(ms, -7200)), ("2001.09.08".into(), "23:46:40".into()));
        assert_eq!(hour_and_minute(ms, 3600), "02:46");
        let hour = 3_600_000;
        assert_eq!((days_between(ms, ms + 22 * hour, 0), days_between(ms, ms + 23 * hour, 0)), (0, 1));
        assert_eq!(days_between(ms, 0, 0), 0, "a clock that was set back");
        assert_eq!(file_stamp(951_782_400_000), "2000-02-29-000000");
        assert_eq!(date(u64::MAX, 0), "9999.12.30", "an impossible time is no panic");
    }
}
