//! Times on clocks as files write them: commands such as `[%clk 1:29]`, and times typed with moves.
//!
//! Two numbers are hours and minutes, or minutes and seconds. One reading is chosen for a game, by its time control
//! and the other times; then each command is written with hours, minutes and seconds, so that it is clear.

use super::game::{Entry, FileGame};
use super::note::Note;
use super::remark::FileRemarkKind;
use crate::pgn::{CLOCK, CommandTime, ELAPSED, command, command_times};
use annabella_chess::Color;
use annabella_clock::{Bonus, Control, Period, Span};
use std::cmp::Ordering;

/// The time by which a clock may show more than its control gives: the arbiter may have added some.
const GRACE: Span = Span::seconds(300);

/// The time by which an arbiter may have set a clock beyond twice its control.
const SET: Span = Span::seconds(3_600);

/// The shortest main time for which two numbers are hours and minutes if both readings are possible.
const SHOWN_IN_MINUTES: Span = Span::seconds(1_800);

/// The longest time in a game without a time control.
const LONGEST: Span = Span::seconds(10 * 3_600);

/// The most digits of a number in a time.
const MOST_DIGITS: usize = 6;

/// A time as written, with or without a clear unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum WrittenTime {
    /// `1:29:30`, `5:03.5`, `90`.
    Clear(Span),
    /// `1:29`: hours and minutes, or minutes and seconds.
    TwoNumbers(u64, u64),
}

/// A time noted at a move, until its game is complete.
#[derive(Clone, Debug)]
pub(super) struct NotedTime {
    /// The text that a remark quotes.
    pub text: String,
    /// The time; `None` if the text is none.
    pub time: Option<WrittenTime>,
    /// Whether a person typed it with the move, in the form of clocks at the board.
    pub typed: bool,
}

/// The meaning of two numbers in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum TwoNumbers {
    HoursMinutes,
    MinutesSeconds,
}

impl WrittenTime {
    /// Parses `h:mm:ss`, two numbers, or seconds; the last may have a decimal fraction.
    ///
    /// `None` for other texts, and for minutes or seconds from 60.
    pub fn read(text: &str) -> Option<WrittenTime> {
        let (whole, fraction) = match text.split_once('.') {
            Some((whole, fraction)) => (whole, Some(fraction)),
            None => (text, None),
        };
        let digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
        let number =
            |part: &str| (digits(part) && part.len() <= MOST_DIGITS).then(|| part.parse().ok()).flatten();
        let numbers: Vec<u64> = whole.split(':').map(number).collect::<Option<_>>()?;
        if numbers[1..].iter().any(|number| *number > 59) || !fraction.is_none_or(digits) {
            return None;
        }
        let ms: u64 = format!("{}000", fraction.unwrap_or_default()).get(..3)?.parse().ok()?;
        Some(match (&numbers[..], fraction) {
            ([hours, minutes, seconds], _) => {
                WrittenTime::Clear(Span((hours * 3_600 + minutes * 60 + seconds) * 1_000 + ms))
            }
            ([first, second], None) => WrittenTime::TwoNumbers(*first, *second),
            ([minutes, seconds], Some(_)) => WrittenTime::Clear(Span((minutes * 60 + seconds) * 1_000 + ms)),
            ([seconds], _) => WrittenTime::Clear(Span(seconds * 1_000 + ms)),
            _ => return None,
        })
    }

    /// Returns the time; programs write two numbers for minutes and seconds.
    pub fn of_program(self) -> Span {
        self.read_as(TwoNumbers::MinutesSeconds)
    }

    fn read_as(self, two: TwoNumbers) -> Span {
        match (self, two) {
            (WrittenTime::Clear(time), _) => time,
            (WrittenTime::TwoNumbers(hours, minutes), TwoNumbers::HoursMinutes) => {
                Span::seconds(hours * 3_600 + minutes * 60)
            }
            (WrittenTime::TwoNumbers(minutes, seconds), TwoNumbers::MinutesSeconds) => {
                Span::seconds(minutes * 60 + seconds)
            }
        }
    }
}

/// A time in the order of the game, with its side and the number of the move.
struct Shown {
    side: Color,
    number: usize,
    time: WrittenTime,
    typed: bool,
}

/// The limits of the times in a game.
struct Bounds {
    control: Option<Control>,
    /// The longest time with a clear unit.
    longest: Option<Span>,
}

impl Bounds {
    /// Whether a clock can show a time after this many moves.
    ///
    /// An arbiter may have set a clear time far beyond the control, but no clock shows a multiple of it.
    fn allow(&self, time: WrittenTime, two: TwoNumbers, moves: usize) -> bool {
        let shown = time.read_as(two);
        match (time, self.most(moves)) {
            (WrittenTime::TwoNumbers(..), most) => shown <= most.unwrap_or(LONGEST),
            (WrittenTime::Clear(_), Some(most)) => shown.0 <= most.0.saturating_mul(2).saturating_add(SET.0),
            (WrittenTime::Clear(_), None) => true,
        }
    }

    /// Returns the most that a clock shows after this many moves; `None` if the control does not limit it.
    fn most(&self, moves: usize) -> Option<Span> {
        let control = self.control.as_ref().filter(|control| !control.is_hourglass())?;
        let periods = control.periods();
        let moves = moves as u64;
        let given = |period: &Period| {
            let bonus = match period.bonus {
                Bonus::Increment(each) => each.0.saturating_mul(moves),
                Bonus::None | Bonus::Delay(_) | Bonus::Bronstein(_) | Bonus::Hourglass => 0,
            };
            period.time.0.saturating_add(bonus)
        };
        let all = periods.iter().map(given).fold(0, u64::saturating_add);
        // A last period by moves is repeated.
        let repeated = periods.last().and_then(|last| Some((last.time.0, u64::from(last.moves?))));
        let again = repeated.map_or(0, |(time, each)| time.saturating_mul(moves / each.max(1)));
        Some(Span(all.saturating_add(again).saturating_add(GRACE.0)))
    }

    /// Returns the most that a clock can show more than after its side's last move.
    fn rise(&self) -> Span {
        let Some(control) = &self.control else { return SHOWN_IN_MINUTES };
        let later = control.periods().iter().skip(1).map(|period| period.time).max().unwrap_or_default();
        let bonus = control.periods().iter().map(|period| match period.bonus {
            Bonus::Increment(each) => each,
            Bonus::None | Bonus::Delay(_) | Bonus::Bronstein(_) | Bonus::Hourglass => Span::ZERO,
        });
        Span(later.0 + bonus.max().unwrap_or_default().0 + GRACE.0)
    }

    /// Whether clocks of this game are usually shown in hours and minutes.
    fn is_long(&self) -> bool {
        let main = self.control.as_ref().and_then(|control| control.periods().first());
        main.map(|period| period.time).or(self.longest).is_some_and(|time| time >= SHOWN_IN_MINUTES)
    }

    /// Counts the times of two numbers that cannot be right in a reading.
    fn faults(&self, shown: &[Shown], two: TwoNumbers) -> usize {
        let (mut faults, mut last) = (0, [None; 2]);
        for each in shown {
            let time = each.time.read_as(two);
            let before: &mut Option<Span> = &mut last[usize::from(each.side.is_black())];
            let rises = before.is_some_and(|before| time.0 > before.0 + self.rise().0);
            let is_wrong = !self.allow(each.time, two, each.number) || rises;
            if is_wrong && matches!(each.time, WrittenTime::TwoNumbers(..)) {
                faults += 1;
            } else {
                *before = Some(time);
            }
        }
        faults
    }

    /// Chooses the reading of two numbers.
    fn reading(&self, shown: &[Shown]) -> TwoNumbers {
        let hours = self.faults(shown, TwoNumbers::HoursMinutes);
        let minutes = self.faults(shown, TwoNumbers::MinutesSeconds);
        let typed = shown.iter().any(|each| each.typed);
        match hours.cmp(&minutes) {
            Ordering::Less => TwoNumbers::HoursMinutes,
            Ordering::Equal if typed || self.is_long() => TwoNumbers::HoursMinutes,
            _ => TwoNumbers::MinutesSeconds,
        }
    }
}

impl FileGame {
    /// Reads the times noted at the moves, once the game is complete.
    ///
    /// A text that cannot be a time of this game is left out with a remark.
    pub(super) fn read_clocks(&mut self) {
        let mut shown = Vec::new();
        for (index, row) in self.rows.iter().enumerate() {
            for (entry, side) in [(&row.white, Color::White), (&row.black, Color::Black)] {
                let noted = entry.as_ref().and_then(|entry| entry.noted.as_ref());
                let time = noted.and_then(|noted| Some((noted.time?, noted.typed)));
                shown.extend(time.map(|(time, typed)| Shown { side, number: index + 1, time, typed }));
            }
        }
        let clear = shown.iter().filter_map(|each| match each.time {
            WrittenTime::Clear(time) => Some(time),
            WrittenTime::TwoNumbers(..) => None,
        });
        let longest = clear.max();
        let control = self.tags.get("TimeControl").and_then(|text| text.parse().ok());
        let bounds = Bounds { control, longest };
        let two = bounds.reading(&shown);
        let mut rows = std::mem::take(&mut self.rows);
        for (index, row) in rows.iter_mut().enumerate() {
            for entry in row.white.iter_mut().chain(&mut row.black) {
                self.read_clock(entry, &bounds, index + 1, two);
            }
        }
        self.rows = rows;
        self.opening.iter_mut().for_each(|note| made_clear(note, two));
    }

    fn read_clock(&mut self, entry: &mut Entry, bounds: &Bounds, number: usize, two: TwoNumbers) {
        if let Some(NotedTime { text, time, typed }) = entry.noted.take() {
            let possible = time.filter(|time| bounds.allow(*time, two, number));
            entry.cell.clock = possible.map(|time| time.read_as(two));
            if possible.is_none() {
                self.remark(entry.place, &text, FileRemarkKind::NoTime);
                entry.notes.iter_mut().for_each(kept_as_text);
                if typed {
                    entry.notes.push(Note::Comment(text));
                }
            }
        }
        for note in &mut entry.notes {
            if let Note::Comment(comment) = note {
                let wrong = command_times(comment)
                    .into_iter()
                    .find(|each| each.mark == ELAPSED && each.time.is_none());
                if let Some(wrong) = wrong {
                    self.remark(entry.place, wrong.text, FileRemarkKind::NoTime);
                }
            }
            made_clear(note, two);
        }
    }
}

/// Writes the times on clocks with hours, minutes and seconds, also in a variation.
fn made_clear(note: &mut Note, two: TwoNumbers) {
    change_clocks(note, &|each| match each.time {
        Some(time @ WrittenTime::TwoNumbers(..)) => command(each.mark, time.read_as(two)),
        _ => each.text.to_owned(),
    });
}

/// Writes the time on the clock in a comment as text, which no program reads as a time: `clk 1:75:00`.
fn kept_as_text(note: &mut Note) {
    if let Note::Comment(_) = note {
        change_clocks(note, &|each| each.text.trim_start_matches("[%").trim_end_matches(']').to_owned());
    }
}

/// Replaces the commands with the time on the clock.
fn change_clocks(note: &mut Note, change: &dyn Fn(&CommandTime<'_>) -> String) {
    match note {
        Note::Glyph(_) => {}
        Note::Comment(comment) => {
            let of_clock: Vec<(String, String)> = command_times(comment)
                .iter()
                .filter(|each| each.mark == CLOCK)
                .map(|each| (each.text.to_owned(), change(each)))
                .collect();
            for (before, after) in of_clock {
                *comment = comment.replacen(&before, &after, 1);
            }
        }
        Note::Variation(variation) => {
            let of_moves = variation.moves.iter_mut().flat_map(|each| &mut each.notes);
            variation.opening.iter_mut().chain(of_moves).for_each(|note| change_clocks(note, change));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the times of the moves, in seconds, and the rejected texts.
    fn read(control: &str, clocks: &str) -> (Vec<Option<u64>>, Vec<String>) {
        let tag = if control.is_empty() { String::new() } else { format!("[TimeControl \"{control}\"]\n\n") };
        let moves = "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6".split(' ').zip(clocks.split(' '));
        let moves: Vec<String> = moves.map(|(mv, clock)| format!("{mv} {{[%clk {clock}]}}")).collect();
        let text = format!("[White \"A\"]\n[Black \"B\"]\n{tag}1. {} *\n", moves.join(" "));
        let game = super::super::read(text.as_bytes()).unwrap().remove(0);
        let read = game.read(annabella_chess::DeclaredChess::Undeclared);
        let times =
            read.record.remarks.iter().map(|remark| remark.clock.map(|time| time.0 / 1_000)).collect();
        (times, read.remarks.into_iter().map(|remark| remark.text).collect())
    }

    #[test]
    fn two_numbers_are_read_by_the_time_control_and_the_other_times() {
        let hours = |text: &str| {
            let number = |part: &str| part.parse::<u64>().unwrap();
            let minutes = |clock: &str| clock.split_once(':').map(|(h, m)| number(h) * 60 + number(m));
            text.split(' ').map(|clock| Some(minutes(clock)? * 60)).collect::<Vec<_>>()
        };
        let minutes = |text: &str| hours(text).into_iter().map(|time| Some(time? / 60)).collect::<Vec<_>>();
        for (control, clocks) in [
            ("5400+30", "1:29 1:27 1:26 1:20"),
            ("40/7200:3600", "1:58 1:59 0:45 1:02"),
            ("40/7200:20/3600:900+30", "1:59 2:00 0:03 0:02 1:01 1:00"),
            ("1800", "0:30 0:29 0:27 0:20"),
            // A second period is added to what is left.
            ("2/5400:1800", "1:30 1:30 0:10 0:20 0:35 0:48"),
        ] {
            assert_eq!(read(control, clocks), (hours(clocks), vec![]), "{control}");
        }
        for (control, clocks) in [
            ("180", "2:59 2:58 1:29 0:20"),
            ("5400+30", "89:30 90:10 1:29 1:10"),
            ("3600", "59:58 59:50 0:45 0:02"),
            ("600+5", "0:09 0:08"),
            ("", "1:29 1:27 1:26 1:20"),
            ("-", "4:59 4:58"),
        ] {
            assert_eq!(read(control, clocks), (minutes(clocks), vec![]), "{control}");
        }
        // By the times around.
        assert_eq!(read("", "1:29 1:27:10 1:26 1:20:00").0, [5340, 5230, 5160, 4800].map(Some));
        assert_eq!(
            read("", "1:00:10 1:00:20 59:50 59:40 1:29 1:10").0,
            [3610, 3620, 3590, 3580, 89, 70].map(Some)
        );
        assert_eq!(read("5400", "1:00:10 1:00:20 1:29 1:10").0, [3610, 3620, 89, 70].map(Some));
        assert_eq!(read("5400+30", "5:03.5 4:59").0, [Some(303), Some(299)]);
    }

    #[test]
    fn what_is_no_time_is_named_and_left_out() {
        let (times, named) = read("5400+30", "1:75:00 -0:00:03 5400 1.29.30 1:29:61 1:29");
        assert_eq!(times, [None, None, Some(5400), None, None, Some(5340)]);
        assert_eq!(named, ["[%clk 1:75:00]", "[%clk -0:00:03]", "[%clk 1.29.30]", "[%clk 1:29:61]"]);
        let (times, named) = read("5400+30", "0:70:00 1:20:99 99:00 1h20 0:00:00 25:00:00");
        assert_eq!(times, [None, None, None, None, Some(0), None]);
        assert_eq!(named.len(), 5);
        assert_eq!(read("", " ").1, ["[%clk ]"; 2], "an empty one");
    }

    #[test]
    fn a_typed_time_is_read_like_a_command() {
        for (text, seconds) in [
            ("1. e4 e5  1:29 1:27\n2. Nf3 Nc6  1:26 1:20\n", [5340, 5220, 5160, 4800]),
            ("1. e4 (1:29) e5 (1:27)\n2. Nf3 (1:26) Nc6 (1:20)\n", [5340, 5220, 5160, 4800]),
            ("1. e4 e5  59:40 58:20\n2. Nf3 Nc6  12:01 0:45\n", [3580, 3500, 721, 45]),
        ] {
            let game = super::super::read(text.as_bytes()).unwrap().remove(0);
            let sheet = game.sheet(Color::White, &annabella_chess::Chess::default()).unwrap();
            let of_sheet = (1..=4).map(|ply| sheet.cell(annabella_chess::Ply::after(ply - 1)).unwrap().clock);
            let expected = seconds.map(|seconds| Some(Span::seconds(seconds)));
            assert_eq!(of_sheet.collect::<Vec<_>>(), expected, "{text}");
            let read = game.read(annabella_chess::DeclaredChess::Undeclared);
            let of_record: Vec<_> = read.record.remarks.iter().map(|remark| remark.clock).collect();
            assert_eq!(of_record, expected, "{text}");
        }
    }
}
