//! Games in files: journals and PGN.

use super::announce::{self, AnnounceArgs};
use super::milestones::milestones;
use super::sheet::load::load as load_sheet;
use crate::chess::notation::Letters;
use crate::chess::{Color, DeclaredChess};
use crate::cli::common::answer::{RATE, print_lines};
use crate::cli::common::failure::{DONE, Failure};
use crate::cli::common::variant;
use crate::devices::platform::calendar;
use crate::devices::platform::streams::complain;
use crate::devices::platform::timepiece::wall_ms;
use crate::devices::storage::journal::{self, JournalError};
use crate::devices::storage::milestone::Milestone;
use crate::devices::storage::output_file::save;
use crate::devices::storage::record::{Entry, Header, set_dates};
use crate::devices::voice::wav;
use crate::game::Game;
use crate::scoresheet::pgn::{DIGEST, Record};
use crate::speech::{Language, Message, Worded, Words, chess960_inferred};
use etcetera::BaseStrategy;
use serde_json::Value;
use std::path::{Path, PathBuf};

/// The letters of the language with that tag, else of the interface.
pub(crate) fn letters(tag: Option<&str>, interface: Language) -> Result<Vec<Letters>, Failure> {
    let Some(tag) = tag else { return Ok(vec![interface.into()]) };
    let letters: Option<Vec<Letters>> = tag.split(',').map(Letters::from_tag).collect();
    letters.ok_or_else(|| Failure::usage(Message::new("usage-no-letters").with("value", tag)))
}

/// Whether a file is one of our journals, whose first line begins with a checksum.
pub(crate) fn is_journal(path: &Path) -> Result<bool, JournalError> {
    use std::io::Read;
    journal::regular(path)?;
    let mut first = Vec::new();
    let read = std::fs::File::open(path).and_then(|file| file.take(100).read_to_end(&mut first));
    read.map_err(|error| JournalError::Io(path.into(), error))?;
    Ok(journal::begins_a_journal(&first))
}

/// The game in a journal or in a PGN. `damaged`: a journal is read up to its damage. `variant`: the chess that
/// `--variant` names. What the file leaves open is said on standard error.
pub(crate) fn load(
    path: &Path,
    damaged: bool,
    variant: Option<&str>,
    words: &Words,
) -> Result<Record, Failure> {
    let option = variant::of_file(variant)?;
    if is_journal(path).map_err(|error| Failure::usage(error.message()))? {
        return replayed(path, damaged, option);
    }
    let record = load_sheet(path, option).map_err(|error| Failure::usage(error.message()))?;
    variant::must_agree(path, option, record.declared())?;
    if record.declared().or(option).infers_chess960(record.line.start()) {
        complain(&words.say(&chess960_inferred(&path.display().to_string())));
    }
    Ok(record)
}

fn replayed(path: &Path, damaged: bool, option: DeclaredChess) -> Result<Record, Failure> {
    let KeptGame { game, header, milestones } = kept(path, damaged).map_err(Failure::usage)?;
    variant::must_agree(path, option, header.settings.variant.declared())?;
    let mut record = record(&game, &header);
    if let Some(last) = milestones.last() {
        record.tags.set(DIGEST, &last.digest.to_string());
    }
    Ok(record)
}

/// The game that a journal holds. `damaged`: it is read up to its damage.
pub(crate) fn game(path: &Path, damaged: bool) -> Result<Game, Message> {
    kept(path, damaged).map(|kept| kept.game)
}

/// What a journal holds.
struct KeptGame {
    game: Game,
    header: Header,
    milestones: Vec<Milestone>,
}

fn kept(path: &Path, damaged: bool) -> Result<KeptGame, Message> {
    let contents = journal::read::<Header, Entry>(path).map_err(|error| error.message())?;
    if let Some(fault) = contents.fault.as_ref().filter(|_| !damaged) {
        return Err(Message::new("journal-damaged").with("cause", fault.message(&path.display().to_string())));
    }
    let milestones = milestones(&contents);
    let events = contents.entries.iter().map(Entry::kept);
    let game = Game::replay(contents.header.settings.clone(), events);
    let game = game.map_err(|error| error.message())?;
    Ok(KeptGame { game, header: contents.header, milestones })
}

/// The moves that were typed behind the hole of a repaired journal, by whom and as typed: evidence, which is
/// not replayed. None if the game went on from before the hole.
pub(crate) fn evidence(path: &Path) -> Result<Vec<(Color, String)>, Message> {
    let contents = journal::read::<Header, Entry>(path).map_err(|error| error.message())?;
    let last = contents.missing.last().filter(|missing| missing.after == contents.entries.len());
    let lines = last.map(|missing| missing.evidence.as_slice()).unwrap_or_default();
    Ok(lines.iter().filter_map(|line| typed_move(line)).collect())
}

/// The move that a line of a journal enters, if it was read as one.
fn typed_move(line: &str) -> Option<(Color, String)> {
    let (_, json) = line.split_once(' ')?;
    let entry: Value = serde_json::from_str(json).ok()?;
    let text = entry.pointer("/act/obey/move/enter/text")?.as_str()?;
    let side = match entry.pointer("/act/side")?.as_str()? {
        "white" => Color::White,
        "black" => Color::Black,
        _ => return None,
    };
    Some((side, text.to_owned()))
}

/// A game as PGN records it, with the day on which it was begun.
fn record(game: &Game, header: &Header) -> Record {
    let mut record = game.as_pgn();
    set_dates(header, &mut record.tags);
    record
}

/// Where games are kept: in the user's data directory.
pub(crate) fn games_directory() -> PathBuf {
    let data = etcetera::choose_base_strategy().map(|places| places.data_dir());
    data.unwrap_or_else(|_| PathBuf::from(".")).join("annabella")
}

/// The default file of a new journal: where games are kept, named by the time.
pub(crate) fn new_journal_file() -> Result<PathBuf, Failure> {
    let directory = games_directory();
    std::fs::create_dir_all(&directory)
        .map_err(|error| Failure::usage(JournalError::Io(directory.clone(), error).message()))?;
    let stamp = calendar::file_stamp(wall_ms());
    let name = |extra: &str| format!("{stamp}{extra}.journal");
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
pub(crate) fn announce(args: &AnnounceArgs, words: &Words) -> Result<u8, Failure> {
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
