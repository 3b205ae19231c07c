//! The game that `--resume` resumes when no file is given: the last one in the games directory.

use super::Activity;
use super::arguments::PlayArgs;
use crate::cli::common::games_folder::{games_directory, newest_first, own_games};
use crate::cli::common::options::{OPTIONS, OptionRow};
use crate::devices::platform::streams::complain;
use crate::devices::platform::timepiece::{local_offset, wall_ms};
use crate::devices::storage::journal;
use crate::devices::storage::journal::{Contents, Entry, Header, JournalError};
use crate::devices::tables::desk::DeskClient;
use crate::game::{Effect, Fact, Settings, machine};
use crate::journal::calendar;
use crate::speech::failure::Failure;
use crate::speech::{Message, Phrase, Worded, Words};
use serde_json::Value;
use std::path::{Path, PathBuf};

/// The last started game.
pub(super) struct LastGame {
    /// The game's journal.
    pub file: PathBuf,
    /// The date and the players, in words.
    pub phrase: Phrase,
}

/// The progress of a game.
enum Progress {
    NotStarted,
    UnderWay,
    Over,
}

/// The reason why the last game cannot be resumed here.
enum Bar {
    Over(PathBuf),
    /// The game is running in another program.
    OpenElsewhere(PathBuf),
}

/// Finds the last started game of this activity, and reports newer unreadable journals on stderr.
/// `engine`: whether an engine plays in it.
///
/// # Errors
/// [`Failure`] if there is none, or if it is over or open elsewhere; it names a game that can be resumed.
pub(super) fn last_game(activity: Activity, engine: bool, words: &Words) -> Result<LastGame, Failure> {
    let mut unreadable = Vec::new();
    let found = search(activity, engine, &mut unreadable);
    if let Some(latest) = unreadable.first() {
        let skipped = Message::new("resume-skipped").with("count", unreadable.len());
        complain(&words.say(&skipped.with("cause", latest.message())));
    }
    found
}

/// Searches from the latest journal backwards.
fn search(activity: Activity, engine: bool, unreadable: &mut Vec<JournalError>) -> Result<LastGame, Failure> {
    let directory = games_directory();
    let mut bar: Option<Bar> = None;
    for file in own_games() {
        let contents = match journal::read::<Header, Entry>(&file) {
            Ok(contents) => contents,
            Err(error) => {
                unreadable.push(error);
                continue;
            }
        };
        if contents.header.settings.clock_only != (activity == Activity::Clock)
            || contents.header.engine != engine
        {
            continue;
        }
        match progress(&contents) {
            Progress::NotStarted => {}
            Progress::Over => bar = bar.or(Some(Bar::Over(file))),
            Progress::UnderWay if journal::is_open_elsewhere(&file) => {
                bar = bar.or(Some(Bar::OpenElsewhere(file)));
            }
            Progress::UnderWay => match bar {
                None => return Ok(LastGame { phrase: named(&contents.header), file }),
                Some(bar) => return Err(Failure::usage(barred(&bar, Some(&file)))),
            },
        }
    }
    Err(Failure::usage(match bar {
        Some(bar) => barred(&bar, None),
        None => Message::new("resume-none").with("directory", directory.display().to_string()),
    }))
}

/// Returns the message that the last game cannot be resumed, and names another one that can.
fn barred(bar: &Bar, other: Option<&Path>) -> Message {
    let (id, last) = match (bar, other) {
        (Bar::Over(last), Some(_)) => ("resume-last-over", last),
        (Bar::Over(last), None) => ("resume-all-over", last),
        (Bar::OpenElsewhere(last), Some(_)) => ("resume-last-open", last),
        (Bar::OpenElsewhere(last), None) => ("resume-all-open", last),
    };
    let message = Message::new(id).with("file", last.display().to_string());
    match other {
        Some(other) => message.with("other", other.display().to_string()),
        None => message,
    }
}

fn progress(contents: &Contents<Header, Entry>) -> Progress {
    let Ok(mut game) = machine(contents.header.settings.clone()) else { return Progress::NotStarted };
    game.greeting();
    let mut begun = false;
    for entry in &contents.entries {
        let effects = game.handle_as(&entry.event, &entry.act).0;
        begun |= effects.iter().any(|effect| {
            let report = if let Effect::Report { report, .. } = effect { Some(report) } else { None };
            matches!(report, Some(Fact::Started { .. } | Fact::Announced { .. } | Fact::Made { .. }))
        });
    }
    match (game.is_over(), begun) {
        (true, _) => Progress::Over,
        (false, true) => Progress::UnderWay,
        (false, false) => Progress::NotStarted,
    }
}

fn named(header: &Header) -> Phrase {
    let offset = header.offset_s.unwrap_or_else(|| local_offset(header.wall_ms));
    let days = calendar::days_between(header.wall_ms, wall_ms(), offset);
    let clock = calendar::hour_and_minute(header.wall_ms, offset);
    let name = |name: &Option<String>| name.clone().unwrap_or_default();
    let (white, black) = (name(&header.settings.white.name), name(&header.settings.black.name));
    match white.is_empty() || black.is_empty() {
        true => Phrase::LastGame { days, clock },
        false => Phrase::LastGameOf { days, clock, white, black },
    }
}

/// Returns the journal of the last running game that a desk can join.
pub(super) fn running_game() -> Option<PathBuf> {
    newest_first(&games_directory()).into_iter().find(|file| DeskClient::reaches(file))
}

/// The maximum number of options to name aloud; for more, only their number is announced.
const MOST_NAMED: usize = 3;

/// The id of an ignored option, and the message about it.
pub(super) type Ignored = (&'static str, Message);

/// Returns the announcement of ignored options; `None` if there are none.
pub(super) fn said(ignored: &[Ignored]) -> Option<Phrase> {
    let names: Vec<String> = ignored.iter().map(|(id, _)| id.replace('_', " ")).collect();
    let count = names.len();
    match count {
        0 => None,
        1..=MOST_NAMED => Some(Phrase::NotCounting { count, options: names.join(", ") }),
        _ => Some(Phrase::ManyNotCounting { count }),
    }
}

/// Returns each given option that differs from the settings of the game.
pub(super) fn ignored(args: &PlayArgs, given: &Settings, kept: &Settings) -> Vec<Ignored> {
    let form = |settings| serde_json::to_value(settings).unwrap_or_default();
    let (given_form, kept_form) = (form(given), form(kept));
    let at = |settings: &Value, pointer| settings.pointer(pointer).cloned().unwrap_or_default();
    let is_given = |id: &str| args.table.given.has(id);
    let ignored = |row: &'static OptionRow| {
        if has_no_use(row.id, kept) {
            return Some(differs(row, &Value::Null));
        }
        let overrides = |side: usize| row.sides.is_some_and(|sides| is_given(sides[side]));
        let pointers = row.kept.unwrap_or_default().iter().enumerate();
        let mut pointers = pointers.filter(|(side, _)| !overrides(*side)).map(|(_, pointer)| *pointer);
        let differing = pointers.find(|pointer| at(&given_form, pointer) != at(&kept_form, pointer))?;
        Some(differs(row, &at(&kept_form, differing)))
    };
    OPTIONS.iter().filter(|row| is_given(row.id)).filter_map(ignored).collect()
}

/// Whether a resumed game has no use for an option that it would accept otherwise.
fn has_no_use(id: &str, kept: &Settings) -> bool {
    let [white, black] = [&kept.white, &kept.black].map(|side| side.board.is_some());
    match id {
        // The port of a board can change, but not whether there is a board.
        "white_board" => !white,
        "black_board" => !black,
        // A clock next to a board can be set only if the game has a clock and a board.
        "set_clock" => kept.control.is_none() || !(white || black),
        // A game that started with a PIN gets a new one, and no other game can get one.
        "pin" | "pin_file" => kept.pin.is_none(),
        _ => false,
    }
}

fn differs(row: &OptionRow, kept: &Value) -> Ignored {
    let text = match kept {
        Value::String(text) => text.clone(),
        Value::Number(number) => number.to_string(),
        Value::Array(items) => items.iter().filter_map(Value::as_str).collect::<Vec<_>>().join(","),
        _ => String::new(),
    };
    let message = match kept {
        Value::Bool(true) => Message::new("resume-option-kept"),
        _ if text.is_empty() => Message::new("resume-not-set"),
        _ => Message::new("resume-option-differs").with("kept", text),
    };
    (row.id, message.with("option", row.name()))
}
