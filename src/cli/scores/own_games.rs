//! `annabella games`: lists the user's own games, or the games in a file.

use super::games::{self, ListedGame};
use super::record;
use crate::cli::common::answer::print_lines;
use crate::cli::common::games_folder::{game_path, games_directory, newest_first};
use crate::devices::platform::streams::complain;
use crate::devices::platform::timepiece::local_offset;
use crate::devices::storage::journal;
use crate::devices::storage::journal::{Contents, Entry, Header};
use crate::game::{StartError, machine};
use crate::journal::calendar;
use crate::speech::failure::{DONE, Failure};
use crate::speech::{Message, Worded, Words};
use clap::Args;
use serde_json::{Value, json};
use std::path::{Path, PathBuf};

#[derive(Args, Clone, Debug)]
#[allow(missing_docs)] // The help texts are the locales'.
pub struct GamesArgs {
    #[arg(value_name = "FILE", value_parser = game_path)]
    pub file: Option<PathBuf>,
}

/// A game in the games directory.
struct OwnGame {
    /// Its number in the list, from 1: `@1`.
    number: usize,
    date: String,
    white: String,
    black: String,
    moves: usize,
    /// `running`, `over`, `adjourned` or `unfinished`.
    status: &'static str,
    result: &'static str,
    /// Whether an engine played one side.
    engine: bool,
}

impl OwnGame {
    fn read(number: usize, file: &Path) -> Option<OwnGame> {
        OwnGame::of(number, file, journal::read(file).ok()?).ok()
    }

    fn of(number: usize, file: &Path, contents: Contents<Header, Entry>) -> Result<OwnGame, StartError> {
        let Contents { header, entries, .. } = contents;
        let mut game = machine(header.settings.clone())?;
        game.greeting();
        for entry in &entries {
            game.handle_as(&entry.event, &entry.act);
        }
        let status = match (game.is_over(), game.is_adjourned()) {
            (true, _) => "over",
            _ if journal::is_open_elsewhere(file) => "running",
            (false, true) => "adjourned",
            (false, false) => "unfinished",
        };
        let name = |name: &Option<String>| name.clone().unwrap_or_else(|| "?".to_owned());
        let offset = header.offset_s.unwrap_or_else(|| local_offset(header.wall_ms));
        let record = game.score();
        Ok(OwnGame {
            number,
            date: format!(
                "{} {}",
                calendar::date(header.wall_ms, offset),
                calendar::hour_and_minute(header.wall_ms, offset)
            ),
            white: name(&header.settings.white.name),
            black: name(&header.settings.black.name),
            moves: record.as_ref().map_or(0, |record| record.line.len().div_ceil(2)),
            status,
            result: record.map_or("*", |record| record.result.as_str()),
            engine: header.engine,
        })
    }
}

impl Worded for OwnGame {
    fn message(&self) -> Message {
        Message::new("games-own")
            .with("number", self.number)
            .with("date", self.date.as_str())
            .with("white", self.white.as_str())
            .with("black", self.black.as_str())
            .with("moves", self.moves)
            .with("status", self.status)
            .with("result", self.result)
    }
}

/// Lists the games of a file, or the user's own, the newest first.
pub(crate) fn run(args: &GamesArgs, words: &Words, json: bool) -> Result<u8, Failure> {
    match &args.file {
        Some(file) if record::is_journal(file).map_err(Failure::usage)? => in_journal(file, words, json),
        Some(file) => in_file(file, words, json),
        None => Ok(own(words, json)),
    }
}

/// Lists the game in a journal.
fn in_journal(file: &Path, words: &Words, json: bool) -> Result<u8, Failure> {
    let game = OwnGame::of(1, file, journal::read(file).map_err(Failure::usage)?).map_err(Failure::usage)?;
    if json {
        print_lines(&[in_json(&game, file).to_string()]);
        return Ok(DONE);
    }
    let date = game.date.split(' ').next().unwrap_or_default().replace('-', ".");
    let OwnGame { number, white, black, moves, result, .. } = game;
    print_lines(&[words.say(&ListedGame { number, white, black, date, result, moves }.message())]);
    Ok(DONE)
}

fn in_file(file: &Path, words: &Words, json: bool) -> Result<u8, Failure> {
    let mut any = false;
    games::list(file, |ListedGame { number, white, black, date, result, moves }| {
        any = true;
        let line = match json {
            true => {
                json!({"number": number, "white": white, "black": black, "date": date, "result": result, "moves": moves})
                    .to_string()
            }
            false => words.say(&ListedGame { number, white, black, date, result, moves }.message()),
        };
        print_lines(&[line]);
        true
    })
    .map_err(Failure::usage)?;
    match any {
        true => Ok(DONE),
        false => Err(Failure::usage(games::GamesError::Empty(file.into(), None))),
    }
}

fn own(words: &Words, json: bool) -> u8 {
    let mut games = Vec::new();
    for (number, file) in (1..).zip(newest_first(&games_directory())) {
        match OwnGame::read(number, &file) {
            Some(game) => games.push((game, file)),
            None => {
                let name = file.display().to_string();
                let unreadable = Message::new("games-unreadable").with("number", number).with("file", name);
                complain(&words.say(&unreadable));
            }
        }
    }
    if games.is_empty() && !json {
        let none = Message::new("games-own-none").with("directory", games_directory().display().to_string());
        print_lines(&[words.say(&none)]);
    }
    let (engine, others): (Vec<_>, Vec<_>) = games.into_iter().partition(|(game, _)| game.engine);
    others.iter().for_each(|(game, file)| list(game, file, words, json));
    if !engine.is_empty() && !json {
        print_lines(&[words.say(&Message::new("games-own-engine"))]);
    }
    engine.iter().for_each(|(game, file)| list(game, file, words, json));
    DONE
}

fn list(game: &OwnGame, file: &Path, words: &Words, json: bool) {
    let line = match json {
        true => in_json(game, file).to_string(),
        false => words.say(&game.message()),
    };
    print_lines(&[line]);
}

fn in_json(game: &OwnGame, file: &Path) -> Value {
    let mut object = json!({
        "number": game.number, "file": file.display().to_string(), "started": game.date, "white": game.white,
        "black": game.black, "moves": game.moves, "status": game.status, "result": game.result,
    });
    if game.engine {
        object["engine"] = true.into();
    }
    object
}
