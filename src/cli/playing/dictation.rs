//! `annabella dictation`: lists the recordings dictated in a game, or joins them in one sound file.

use crate::chess::Color;
use crate::cli::common::answer;
use crate::cli::common::answer::print_lines;
use crate::cli::common::games_folder::game_path;
use crate::cli::common::table::Choice;
use crate::devices::platform::streams::complain;
use crate::devices::recorder::{directory, files, joined, read};
use crate::devices::storage::journal;
use crate::devices::storage::journal::{Entry, Header};
use crate::devices::storage::output_file::save_privately;
use crate::devices::voice::{Pcm, wav_file};
use crate::game::{Game, Input, RecordingState, StartError, Tridim, Variant};
use crate::journal::calendar::time_of_day;
use crate::speech::failure::{DONE, Failure, NO};
use crate::speech::{Message, Worded, Words};
use clap::Args;
use std::path::{Path, PathBuf};

#[derive(Args, Clone, Debug)]
pub struct DictationArgs {
    #[arg(value_parser = game_path)]
    pub game: PathBuf,
    #[arg(long, value_parser = Choice(&SIDES))]
    pub side: Option<Color>,
    #[arg(long, value_name = "FILE")]
    pub output: Option<PathBuf>,
    #[arg(long)]
    pub force: bool,
}

const SIDES: [(&str, Color); 2] = [("white", Color::White), ("black", Color::Black)];

/// A recording, with its data from the journal and its sound file.
struct Dictated {
    side: Color,
    take: usize,
    number: usize,
    mover: Color,
    /// The wall-clock time at which the microphone opened, in milliseconds.
    wall_ms: u64,
    file: Option<PathBuf>,
}

/// Lists the recordings in the order of their start, or writes them to one file.
pub(crate) fn run(args: &DictationArgs, words: &Words, as_json: bool) -> Result<u8, Failure> {
    let takes = takes(&args.game).map_err(Failure::usage)?;
    let takes: Vec<Dictated> =
        takes.into_iter().filter(|take| args.side.is_none_or(|side| side == take.side)).collect();
    if takes.is_empty() {
        return Err(Failure::usage(Message::new("refused-nothing-dictated")));
    }
    let mut sounds = Vec::new();
    for take in &takes {
        let file = take.file.as_ref();
        match file.map(|file| (file, read(file))) {
            Some((file, Ok(sound))) => sounds.push((take, file, sound)),
            Some((file, Err(_))) => {
                let damaged = of("dictation-damaged", take).with("file", file.display().to_string());
                complain(&words.say(&damaged));
            }
            None => complain(&words.say(&of("dictation-missing", take))),
        }
    }
    let whole = sounds.len() == takes.len();
    match &args.output {
        None => {
            let line = |(take, file, sound): &(&Dictated, &PathBuf, Pcm)| {
                let message = of("dictation-take", take).with("length", sound.length());
                answer::line(&message.with("file", file.display().to_string()), words, as_json)
            };
            print_lines(&sounds.iter().map(line).collect::<Vec<String>>());
        }
        Some(output) => {
            let all = joined(sounds.into_iter().map(|(_, _, sound)| sound));
            save_privately(output, &wav_file(&all), args.force).map_err(Failure::usage)?;
        }
    }
    Ok(if whole { DONE } else { NO })
}

fn of(id: &'static str, take: &Dictated) -> Message {
    Message::new(id)
        .with("owner", take.side)
        .with("take", take.take)
        .with("number", take.number)
        .with("side", take.mover)
        .with("clock", time_of_day(take.wall_ms, 0))
}

fn takes(path: &Path) -> Result<Vec<Dictated>, Message> {
    let contents = journal::read::<Header, Entry>(path).map_err(|error| error.message())?;
    // The entries before a fault are used in any case.
    let events = contents.entries.iter().map(Entry::kept);
    let settings = contents.header.settings;
    let no_start = |error: StartError| error.message();
    let tridim = match settings.variant {
        Variant::Tridim => Some(Tridim::replay(settings.clone(), events.clone()).map_err(no_start)?),
        Variant::Standard | Variant::Chess960 => None,
    };
    let chess = match tridim {
        Some(_) => None,
        None => Some(Game::replay(settings, events).map_err(no_start)?),
    };
    let game = tridim.as_ref().map(Tridim::game).or(chess.as_ref());
    let Some(game) = game else { return Ok(Vec::new()) };
    let files = files(&directory(path));
    let began = contents.entries.iter().filter_map(|entry| match entry.event.input {
        Input::Recording { side, take, state: RecordingState::Running, .. } => {
            Some((side, take, entry.wall_ms))
        }
        _ => None,
    });
    let dictated = began.filter_map(|(side, number, wall_ms)| {
        let take = game.dictated(side).iter().find(|take| take.number == number)?;
        // If two recordings have the same number, the later one is valid.
        let file = files.iter().rfind(|file| (file.side, file.take) == (side, number));
        Some(Dictated {
            side,
            take: number,
            number: game.move_number(take.ply),
            mover: game.mover(take.ply),
            wall_ms,
            file: file.map(|file| file.path.clone()),
        })
    });
    Ok(dictated.collect())
}
