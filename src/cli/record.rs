//! Games in files: journals and PGN.

use super::announce::{self, AnnounceArgs};
use super::{DONE, Failure, RATE, print_lines, sheet};
use crate::chess::{Color, notation::Letters};
use crate::devices::journal::{self, JournalError};
use crate::devices::output_file::save;
use crate::devices::record::{Entry, Header};
use crate::devices::voice::wav;
use crate::game::Game;
use crate::laws::Outcome;
use crate::scoresheet::pgn::{self, KnownOutcome, Record, Remark};
use crate::speech::{Language, Message, Worded, Words};
use std::path::{Path, PathBuf};

/// The letters of the language with that tag, else of the interface.
pub(super) fn letters(tag: Option<&str>, interface: Language) -> Result<Vec<Letters>, Failure> {
    let Some(tag) = tag else { return Ok(vec![interface.into()]) };
    let letters: Option<Vec<Letters>> = tag.split(',').map(Letters::from_tag).collect();
    letters.ok_or_else(|| Failure::usage(Message::new("usage-no-letters").with("value", tag)))
}

/// Whether a file is one of our journals, whose first line begins with a checksum.
pub(super) fn is_journal(path: &Path) -> Result<bool, JournalError> {
    use std::io::Read;
    journal::regular(path)?;
    let mut first = [0; 10];
    let read = std::fs::File::open(path).and_then(|mut file| file.read(&mut first));
    let read = read.map_err(|error| JournalError::Io(path.into(), error))?;
    Ok(read == 10 && first[..8].iter().all(u8::is_ascii_hexdigit) && &first[8..] == b" {")
}

/// The game in a journal or in a PGN.
pub(super) fn load(path: &Path) -> Result<Record, Message> {
    if is_journal(path).map_err(|error| error.message())? {
        return replayed(path);
    }
    sheet::load(path).map_err(|error| error.message())
}

fn replayed(path: &Path) -> Result<Record, Message> {
    let (game, wall_ms) = kept(path)?;
    Ok(record(&game, wall_ms))
}

/// The game that a journal holds.
pub(super) fn game(path: &Path) -> Result<Game, Message> {
    kept(path).map(|(game, _)| game)
}

/// The game, and the wall clock's time at which it was begun.
fn kept(path: &Path) -> Result<(Game, u64), Message> {
    let contents = journal::read::<Header, Entry>(path).map_err(|error| error.message())?;
    if let Some(fault) = contents.fault {
        return Err(fault.message());
    }
    let Header { settings, wall_ms, .. } = contents.header;
    let events = contents.entries.iter().map(Entry::kept);
    let game = Game::replay(settings, events);
    let game = game.map_err(|error| Message::new("play-no-start").with("fen", error.0))?;
    Ok((game, wall_ms))
}

/// A game as PGN records it.
fn record(game: &Game, wall_ms: u64) -> Record {
    let mut record = Record::new(game.line().clone());
    record.tags.set("Date", &date(wall_ms));
    for (tag, side) in [("White", Color::White), ("Black", Color::Black)] {
        if let Some(name) = &game.settings().side(side).name {
            record.tags.set(tag, name);
        }
    }
    let control = game.settings().control.as_ref().map_or("-".to_owned(), ToString::to_string);
    record.tags.set("TimeControl", &control);
    if let Some(outcome) = game.outcome() {
        record.result = pgn::Outcome::Known(known(outcome));
        record.tags.set("Termination", outcome.reason.code());
    }
    record.remarks = game
        .score(Color::White)
        .cells()
        .iter()
        .map(|cell| Remark { offer: cell.offer, ..Remark::default() })
        .collect();
    record
}

fn known(outcome: Outcome) -> KnownOutcome {
    match outcome.winner {
        Some(winner) => KnownOutcome::Decisive { winner },
        None => KnownOutcome::Draw,
    }
}

/// The day of a wall clock's time, as PGN writes it, in UTC.
pub(super) fn date(wall_ms: u64) -> String {
    let (year, month, day) = civil(wall_ms / 86_400_000);
    format!("{year:04}.{month:02}.{day:02}")
}

/// Year, month and day of that many days after 1970-01-01 in the Gregorian calendar.
fn civil(days: u64) -> (u64, u64, u64) {
    let leap = |year: u64| year.is_multiple_of(4) && !year.is_multiple_of(100) || year.is_multiple_of(400);
    let (mut year, mut left) = (1970, days);
    while left >= 365 + u64::from(leap(year)) {
        left -= 365 + u64::from(leap(year));
        year += 1;
    }
    let february = 28 + u64::from(leap(year));
    for (month, length) in (1..).zip([31, february, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]) {
        if left < length {
            return (year, month, left + 1);
        }
        left -= length;
    }
    (year, 12, 31)
}

/// Hour, minute and second of a wall clock's time in UTC.
pub(super) fn time_of_day(wall_ms: u64) -> (u64, u64, u64) {
    let seconds = wall_ms / 1000 % 86_400;
    (seconds / 3600, seconds / 60 % 60, seconds % 60)
}

/// The default file of a new journal: in the user's data directory, named by the time.
pub(super) fn new_journal_file() -> Result<PathBuf, Failure> {
    let set = |name| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let data = set("XDG_DATA_HOME").or_else(|| set("HOME").map(|home| home.join(".local/share")));
    let directory = data.unwrap_or_else(|| PathBuf::from(".")).join("annabella");
    std::fs::create_dir_all(&directory)
        .map_err(|error| Failure::usage(JournalError::Io(directory.clone(), error).message()))?;
    let wall = crate::devices::timepiece::wall_ms();
    let (year, month, day) = civil(wall / 86_400_000);
    let (hour, minute, second) = time_of_day(wall);
    let name =
        |extra: &str| format!("{year:04}-{month:02}-{day:02}-{hour:02}{minute:02}{second:02}{extra}.journal");
    // Another game was begun in the same second.
    let mut file = directory.join(name(""));
    for n in 2.. {
        if !file.exists() {
            break;
        }
        file = directory.join(name(&format!("-{n}")));
    }
    Ok(file)
}

/// `annabella announce`: prints the announcements, and renders them if a file is named.
pub(super) fn announce(args: &AnnounceArgs, words: &Words) -> Result<u8, Failure> {
    let lines = announce::run(args, words)
        .map_err(|error| Failure { status: error.exit_status(), message: error.message() })?;
    print_lines(&lines);
    if let Some(file) = &args.wav {
        let announcements = announce::announcements(args, words)
            .map_err(|error| Failure { status: error.exit_status(), message: error.message() })?;
        let voice = Words::voiced(args.announce_language);
        let spoken: Vec<String> = announcements.iter().map(|mv| voice.worded(mv)).collect();
        let sound = wav(&spoken, args.announce_language, RATE);
        let sound = sound.map_err(|error| Failure::device(error.message()))?;
        save(file, &sound, args.force).map_err(|error| Failure::usage(error.message()))?;
    }
    Ok(DONE)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn day_numbers_become_dates() {
        assert_eq!(civil(0), (1970, 1, 1));
        assert_eq!(civil(11_016), (2000, 2, 29));
        assert_eq!(civil(20_778), (2026, 11, 21));
        assert_eq!(date(1_000_000_000_000), "2001.09.09");
    }
}
