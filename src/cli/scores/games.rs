//! The games of a file in PGN or typed text, and the choice of one.

use super::judge;
use crate::chess::DeclaredChess;
use crate::cli::common::answer;
use crate::devices::platform::streams::complain;
use crate::devices::storage::input_file::{self, ShortLines};
use crate::laws::Edition;
use crate::scoresheet::file::{FileGame, FileRemark, FileRemarkKind, Games, ReadGame};
use crate::scoresheet::pgn::Record;
use crate::speech::failure::{DONE, Failure, NO};
use crate::speech::{Message, QUOTED, Worded, Words, chess960_inferred, excerpt, names_person};
use annabella_files::FileError;
use clap::Args;
use serde_json::Value;
use std::io::{BufReader, Read};
use std::path::{Path, PathBuf};

/// The maximum size of a file in bytes.
pub(super) const LONGEST: u64 = 1 << 30;
/// The maximum number of games that a refusal lists.
const MOST_LISTED: usize = 12;

#[derive(Args, Clone, Debug, Default)]
#[allow(missing_docs)] // The help texts are the locales'.
pub struct GameArgs {
    #[arg(long = "game", value_name = "NUMBER|NAME")]
    pub which: Option<String>,
    #[arg(long)]
    pub strict: bool,
    #[arg(skip)]
    pub told: Told,
}

/// The form of remarks on a file.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Told {
    /// As sentences on standard error.
    #[default]
    InWords,
    /// As objects on standard error.
    AsJson,
    /// By the caller.
    ByCaller,
}

impl Told {
    /// Returns the way for a command whose output may be JSON.
    pub fn of(json: bool) -> Told {
        if json { Told::AsJson } else { Told::InWords }
    }

    /// Prints a sentence on standard error.
    pub(crate) fn note(self, sentence: &Message, words: &Words) {
        match self {
            Told::InWords => complain(&words.say(sentence)),
            Told::AsJson => complain(&answer::line(sentence, words, true)),
            Told::ByCaller => {}
        }
    }
}

/// A game of a file in a list.
#[derive(Clone, Debug)]
#[allow(missing_docs)] // As in the tags.
pub struct ListedGame {
    /// Its number in the file, from 1.
    pub number: usize,
    pub white: String,
    pub black: String,
    pub date: String,
    pub result: &'static str,
    pub moves: usize,
}

impl ListedGame {
    fn of(number: usize, game: &FileGame) -> ListedGame {
        let given = |name: &str| game.tags.get(name).filter(|value| !value.trim().is_empty());
        let tag = |name: &str| excerpt(given(name).unwrap_or("?"), QUOTED);
        ListedGame {
            number,
            white: tag("White"),
            black: tag("Black"),
            date: tag("Date"),
            result: match game.both_lose() {
                true => "0-0",
                false => game.result.map_or("*", |result| result.as_str()),
            },
            moves: game.moves(),
        }
    }

    /// Whether a typed name is that of a player, or part of it.
    fn is_named(&self, name: &str) -> bool {
        names_person(&self.white, name) || names_person(&self.black, name)
    }
}

impl Worded for ListedGame {
    fn message(&self) -> Message {
        let known = |text: &str| text != "?";
        // `2026.11.??`: the known parts, as they are read aloud.
        let is_number = |part: &&str| part.chars().all(|ch| ch.is_ascii_digit());
        let date = self.date.split('.').take_while(is_number).collect::<Vec<_>>().join("-");
        Message::new("games-listed")
            .with("number", self.number)
            .with("named", known(&self.white) || known(&self.black))
            .with("white", self.white.as_str())
            .with("black", self.black.as_str())
            .with("dated", !date.is_empty())
            .with("date", date)
            .with("result", spoken_result(self.result))
            .with("moves", self.moves)
    }
}

/// Returns the name of a result for the selector of messages.
fn spoken_result(result: &str) -> &'static str {
    match result {
        "1-0" => "white",
        "0-1" => "black",
        "1/2-1/2" => "draw",
        "0-0" => "both-lose",
        _ => "open",
    }
}

/// The reason why a file gives no game.
#[derive(Debug, thiserror::Error)]
pub enum GamesError {
    /// The file cannot be read.
    #[error(transparent)]
    File(#[from] FileError),
    /// The file is not text.
    #[error("{}: no text", .0.display())]
    NoText(PathBuf),
    /// The file contains no game; the first remark says what it contains.
    #[error("{}: no game", .0.display())]
    Empty(PathBuf, Option<Message>),
    /// The file contains several games, and none or several were chosen.
    #[error("{}: {count} games", path.display())]
    Several {
        /// The file.
        path: PathBuf,
        /// How many fit the choice.
        count: usize,
        /// The first of them.
        listed: Vec<ListedGame>,
    },
    /// No game of the file has this number or name.
    #[error("{}: no game {which}", path.display())]
    NoSuch {
        /// The file.
        path: PathBuf,
        /// The number or name.
        which: String,
        /// How many games there are.
        count: usize,
    },
}

impl Worded for GamesError {
    fn message(&self) -> Message {
        let of = |id, path: &Path| Message::new(id).with("file", path.display().to_string());
        match self {
            GamesError::File(error) => error.message(),
            GamesError::NoText(path) => of("games-no-text", path),
            GamesError::Empty(path, None) => of("games-none", path),
            GamesError::Empty(path, Some(remark)) => of("games-none-but", path).with("cause", remark.clone()),
            GamesError::Several { path, count, listed } => {
                of("games-several", path).with("games", *count).with("more", count - listed.len())
            }
            GamesError::NoSuch { path, which, count } => {
                of("games-no-such", path).with("which", which.as_str()).with("games", *count)
            }
        }
    }
}

/// Opens the games of a file, which are read one after the other.
///
/// # Errors
/// [`GamesError`] if the file cannot be read or is not text.
pub(crate) fn open(path: &Path) -> Result<Games<'static>, GamesError> {
    of_text(path, input_file::open_short(path, LONGEST)?)
}

/// Opens the games in the text of a file.
///
/// # Errors
/// [`GamesError`] if the text cannot be read or is not text.
pub(super) fn of_text<'a>(path: &Path, text: impl Read + 'a) -> Result<Games<'a>, GamesError> {
    let games = Games::open(BufReader::new(ShortLines::of(text)));
    games.map_err(|error| input_file::failed(path, error))?.ok_or_else(|| GamesError::NoText(path.into()))
}

/// Calls `each` with the games of a file and their numbers, until it returns false.
///
/// Returns the remarks on a file without a game.
fn walk(
    path: &Path,
    mut games: Games,
    mut each: impl FnMut(usize, FileGame) -> bool,
) -> Result<Vec<FileRemark>, GamesError> {
    for number in 1.. {
        let Some(game) = games.next_game().map_err(|error| input_file::failed(path, error))? else { break };
        if !each(number, game) {
            break;
        }
    }
    Ok(games.remarks().to_vec())
}

/// Lists the games of a file to `each`.
///
/// # Errors
/// [`GamesError`] if the file cannot be read or is not text.
pub(crate) fn list(path: &Path, mut each: impl FnMut(ListedGame) -> bool) -> Result<(), GamesError> {
    walk(path, open(path)?, |number, game| each(ListedGame::of(number, &game))).map(drop)
}

/// Returns the chosen game of a file; without a choice, its only one.
///
/// # Errors
/// [`GamesError`].
pub(crate) fn choose(path: &Path, which: Option<&str>) -> Result<FileGame, GamesError> {
    choose_from(open(path)?, path, which)
}

/// Returns the chosen game of an opened file.
///
/// # Errors
/// Those of [`choose`].
pub(super) fn choose_from(games: Games, path: &Path, which: Option<&str>) -> Result<FileGame, GamesError> {
    let wanted: Option<usize> = which.and_then(|which| which.parse().ok());
    let (mut chosen, mut listed, mut count, mut fits) = (None, Vec::new(), 0, 0);
    let remarks = walk(path, games, |number, game| {
        count = number;
        let entry = ListedGame::of(number, &game);
        let fit = match (wanted, which) {
            (Some(wanted), _) => wanted == number,
            (None, Some(name)) => entry.is_named(name),
            (None, None) => true,
        };
        if fit {
            fits += 1;
            if listed.len() < MOST_LISTED {
                listed.push(entry);
            }
            chosen.get_or_insert(game);
        }
        wanted.is_none_or(|wanted| number < wanted)
    })?;
    match (chosen, fits, which) {
        (Some(game), 1, _) => Ok(game),
        (Some(_), count, _) => Err(GamesError::Several { path: path.into(), count, listed }),
        (None, _, Some(which)) if count > 0 => {
            Err(GamesError::NoSuch { path: path.into(), which: excerpt(which, QUOTED), count })
        }
        _ => Err(GamesError::Empty(path.into(), remarks.first().map(Worded::message))),
    }
}

/// A game as far as it can be read.
#[derive(Clone, Debug)]
pub struct LoadedGame {
    /// The game.
    pub record: Record,
    /// Whether anything in the file is lost or contradicts itself.
    pub is_flawed: bool,
    /// The remarks on the file.
    pub remarks: Vec<FileRemark>,
    /// Sentences about gaps in a journal.
    pub gaps: Vec<Message>,
    /// The edition of the Laws: a journal's own, otherwise the current one.
    pub laws: Edition,
    /// The sentence about a game that a repetition or 75 moves ended, although its result does not say so.
    pub ended: Option<Message>,
}

impl LoadedGame {
    /// Returns the exit status of a command that used the game.
    pub fn status(&self) -> u8 {
        if self.is_flawed { NO } else { DONE }
    }
}

/// Reads the chosen game of a file. All remarks are printed on standard error, each with its place.
///
/// # Errors
/// [`Failure`] if there is no such game and, with `--strict`, if anything cannot be read.
pub fn load(
    path: &Path,
    args: &GameArgs,
    untagged: DeclaredChess,
    words: &Words,
) -> Result<LoadedGame, Failure> {
    let game = choose(path, args.which.as_deref()).map_err(|error| {
        if let GamesError::Several { listed, .. } = &error {
            listed.iter().for_each(|game| complain(&words.say(&game.message())));
        }
        Failure::usage(error)
    })?;
    let read = game.read(untagged);
    let is_flawed = read.is_flawed();
    let ReadGame { record, mut remarks } = read;
    let nothing = record.line.is_empty() && record.unread.is_some();
    let refuses = |remark: &FileRemark| remark.kind.gives_no_start() || nothing && remark.kind.ends_reading();
    if let Some(remark) = remarks.iter().find(|remark| refuses(remark)) {
        return Err(Failure::usage(in_file(path, remark)));
    }
    let last = if args.strict && is_flawed { remarks.pop() } else { None };
    for remark in &remarks {
        tell(path, remark, args.told, words);
    }
    match last {
        Some(remark) => Err(Failure::usage(in_file(path, &remark))),
        None => {
            let named =
                |ended| Message::new("file-in").with("file", path.display().to_string()).with("cause", ended);
            let ended: Option<Message> = judge::without_claim(&record).map(named);
            ended.iter().for_each(|ended| args.told.note(ended, words));
            Ok(LoadedGame { record, is_flawed, remarks, gaps: Vec::new(), laws: Edition::default(), ended })
        }
    }
}

/// Tells a remark on standard error.
pub(crate) fn tell(path: &Path, remark: &FileRemark, told: Told, words: &Words) {
    match told {
        Told::InWords => complain(&words.say(&in_file(path, remark))),
        Told::AsJson => complain(&as_json(path, remark, words).to_string()),
        Told::ByCaller => {}
    }
}

/// Returns the object of a remark.
pub(crate) fn as_json(path: &Path, remark: &FileRemark, words: &Words) -> Value {
    serde_json::json!({
        "file": path.display().to_string(),
        "line": remark.place.line,
        "column": remark.place.column,
        "text": remark.text,
        "kind": remark.kind.code(),
        "note": remark.kind.is_note(),
        "words": words.say(&in_file(path, remark)),
    })
}

/// Returns a remark with the name of its file.
pub(crate) fn in_file(path: &Path, remark: &FileRemark) -> Message {
    let file = path.display().to_string();
    match remark.kind {
        FileRemarkKind::Chess960 => chess960_inferred(&file),
        _ => Message::new("file-in").with("file", file).with("cause", remark.message()),
    }
}
