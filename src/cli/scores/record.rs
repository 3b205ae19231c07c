//! Games in files: journals and PGN.

use super::games::{self, GameArgs, LoadedGame};
use crate::chess::notation::Letters;
use crate::chess::{Color, DeclaredChess};
use crate::cli::common::games_folder::games_directory;
use crate::cli::common::variant;
use crate::devices::platform::timepiece::wall_ms;
use crate::devices::storage::input_file::{self, InputFile};
use crate::devices::storage::journal;
use crate::devices::storage::journal::{Contents, Entry, Header, JournalError, set_dates};
use crate::game::{Game, Input, machine};
use crate::journal::{Milestone, Milestones, Occasion, calendar};
use crate::laws::Edition;
use crate::scoresheet::pgn::{DIGEST, Record};
use crate::speech::failure::Failure;
use crate::speech::{Language, Message, Worded, Words};
use serde_json::Value;
use std::path::{Path, PathBuf};

/// Returns the letters of the languages in `tag`, otherwise of the interface.
pub(crate) fn letters(tag: Option<&str>, interface: Language) -> Result<Vec<Letters>, Failure> {
    let Some(tag) = tag else { return Ok(vec![interface.into()]) };
    let letters: Option<Vec<Letters>> = tag.split(',').map(Letters::from_tag).collect();
    letters.ok_or_else(|| Failure::usage(Message::new("usage-no-letters").with("value", tag)))
}

/// Whether a file is a journal of this program; its first line begins with a checksum.
///
/// # Errors
/// [`JournalError`] if the file cannot be read.
pub fn is_journal(path: &Path) -> Result<bool, JournalError> {
    InputFile::open(path).map(|file| input_file::begins_as_journal(&file)).map_err(JournalError::from)
}

/// A file with a game: a journal, PGN, or a typed scoresheet.
#[derive(Clone, Copy)]
pub struct GameFile<'a> {
    /// The path of the file.
    pub path: &'a Path,
    /// Whether to read a damaged journal as far as the damage.
    pub damaged: bool,
    /// The variant that `--variant` names.
    pub variant: Option<&'a str>,
    /// The game of a file with several, and whether every remark refuses it.
    pub game: &'a GameArgs,
}

impl GameFile<'_> {
    /// Reads the game as far as it can be read; what cannot is reported on standard error.
    ///
    /// # Errors
    /// [`Failure`] if the file contains no game, or several without a choice.
    pub fn load(self, words: &Words) -> Result<LoadedGame, Failure> {
        let GameFile { path, damaged, variant, game } = self;
        let option = variant::of_file(variant)?;
        let mut file = InputFile::open(path).map_err(Failure::usage)?;
        if input_file::begins_as_journal(&file) {
            let (record, gaps, laws) = replayed(&mut file, damaged, option)?;
            gaps.iter().for_each(|gap| game.told.note(gap, words));
            return Ok(LoadedGame { record, is_flawed: false, remarks: Vec::new(), gaps, laws, ended: None });
        }
        let loaded = games::load(path, game, option, words)?;
        variant::must_agree(path, option, loaded.record.declared())?;
        Ok(loaded)
    }
}

/// Returns the game in a journal, what is known about gaps in it, and its edition of the Laws.
fn replayed(
    file: &mut InputFile,
    damaged: bool,
    option: DeclaredChess,
) -> Result<(Record, Vec<Message>, Edition), Failure> {
    let KeptGame { game, header, milestones, gaps, .. } = kept(file, damaged).map_err(Failure::usage)?;
    variant::must_agree(file.path(), option, header.settings.variant.declared())?;
    let mut record = record(&game, &header);
    if let Some(last) = milestones.last() {
        record.tags.set(DIGEST, &last.digest.to_string());
    }
    Ok((record, gaps, header.settings.laws))
}

/// The game in a journal, with its header and fingerprints.
pub(crate) struct KeptGame {
    pub game: Game,
    /// The moves typed after the gap of a repaired journal, with their players.
    ///
    /// They are evidence, and are not replayed. Empty if the game was resumed from before the gap.
    pub evidence: Vec<(Color, String)>,
    header: Header,
    milestones: Vec<Milestone>,
    gaps: Vec<Message>,
}

/// Reads the game in a journal; if `damaged`, as far as the damage.
pub(crate) fn kept(file: &mut InputFile, damaged: bool) -> Result<KeptGame, Message> {
    let contents = journal::read_opened::<Header, Entry>(file).map_err(|error| error.message())?;
    if let Some(fault) = contents.fault.as_ref().filter(|_| !damaged) {
        let cause = fault.message(&file.path().display().to_string());
        return Err(Message::new("journal-damaged").with("cause", cause));
    }
    let (milestones, evidence) = (milestones(&contents), evidence(&contents));
    let events = contents.entries.iter().map(Entry::kept);
    let game = Game::replay(contents.header.settings.clone(), events);
    let game = game.map_err(|error| error.message())?;
    Ok(KeptGame { game, evidence, gaps: contents.gaps(), header: contents.header, milestones })
}

/// Returns the entries whose fingerprint was announced, or would be at the journal's end.
pub(crate) fn milestones(contents: &Contents<Header, Entry>) -> Vec<Milestone> {
    let Contents { header, entries, numbers, digests, .. } = contents;
    let Ok(mut game) = machine(header.settings.clone()) else { return Vec::new() };
    game.greeting();
    let mut found = Vec::new();
    let mut announced = |occasion: Option<Occasion>, count: usize| {
        let last = count.checked_sub(1).and_then(|last| Some((*numbers.get(last)?, *digests.get(last)?)));
        if let Some((occasion, (entry, digest))) = occasion.zip(last) {
            found.push(Milestone { occasion, entry, digest });
        }
    };
    let mut follow = Milestones::default();
    for (count, entry) in entries.iter().enumerate() {
        if matches!(entry.event.input, Input::Resumed { .. }) {
            announced(follow.at_the_end(game.as_ref()), count);
        }
        let effects = game.handle_as(&entry.event, &entry.act).0;
        announced(follow.of(&effects), count + 1);
    }
    announced(follow.at_the_end(game.as_ref()), entries.len());
    found
}

/// Returns the moves typed after the gap of a repaired journal, with their players.
fn evidence(contents: &Contents<Header, Entry>) -> Vec<(Color, String)> {
    let last = contents.missing.last().filter(|missing| missing.after == contents.entries.len());
    let lines = last.map(|missing| missing.evidence.as_slice()).unwrap_or_default();
    lines.iter().filter_map(|line| typed_move(line)).collect()
}

/// Returns the move that a journal line enters, if it was read as one.
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

/// Converts a game to PGN data, with its date.
fn record(game: &Game, header: &Header) -> Record {
    let mut record = game.as_pgn();
    set_dates(header, &mut record.tags);
    record
}

/// Returns the default path of a new journal: in the games directory, named by the time.
pub(crate) fn new_journal_file() -> Result<PathBuf, Failure> {
    let directory = games_directory();
    std::fs::create_dir_all(&directory)
        .map_err(|error| Failure::usage(JournalError::Io(directory.clone(), error).message()))?;
    let stamp = calendar::file_stamp(wall_ms());
    let name = |extra: &str| format!("{stamp}{extra}.journal");
    // Another game may have started in the same second.
    let mut file = directory.join(name(""));
    for n in 2.. {
        if !file.exists() {
            break;
        }
        file = directory.join(name(&format!("-{n}")));
    }
    Ok(file)
}
