//! `annabella learn`: a spoken first game, squares by finger, and listening drills.

use super::play::{self, AnnouncingArgs, PlayArgs, TactileArgs};
use super::solo::SoloArgs;
use crate::chess::Color;
use crate::cli::common::answer::print_lines;
use crate::cli::common::table::{TableArgs, language_of};
use crate::devices::platform::streams::complain;
use crate::devices::platform::timepiece::wall_ms;
use crate::devices::storage::output_file::save;
use crate::devices::terminal::Terminal;
use crate::game::{ChapterEntry, Learning, LessonProgress, Machine, Settings};
use crate::speech::failure::{DONE, Failure};
use crate::speech::{Language, Message, QUOTED, Worded, Words, excerpt};
use clap::Args;
use etcetera::BaseStrategy;
use std::io;
use std::path::{Path, PathBuf};

/// The maximum size of the progress file in bytes.
const LONGEST: u64 = 1 << 16;

#[derive(Args, Clone, Debug)]
pub struct LearnArgs {
    #[arg(value_name = "TOPIC")]
    pub chapter: Option<String>,
    #[arg(long)]
    pub list: bool,
    #[arg(long, value_name = "PORT")]
    pub white_board: Option<String>,
    #[arg(long)]
    pub white_turned: bool,
    #[arg(long, value_parser = language_of, value_name = "LANGUAGE")]
    pub announce_language: Option<Language>,
    #[arg(long, value_name = "N")]
    pub seed: Option<u64>,
    #[command(flatten)]
    pub solo: SoloArgs,
}

/// Continues where the learner stopped, or starts at a chapter.
pub(crate) fn run(args: &LearnArgs, words: &Words, json: bool) -> Result<u8, Failure> {
    let file = progress_file();
    let progress = kept(&file, words);
    if args.list {
        let lines = Learning::contents(&progress).into_iter().map(|ChapterEntry { word, title, done }| {
            let line = Message::new(if done { "learn-contents-done" } else { "learn-contents" });
            words.say(&line.with("word", word).with("title", title))
        });
        print_lines(&lines.collect::<Vec<_>>());
        return Ok(DONE);
    }
    let progress = match &args.chapter {
        None => progress,
        Some(text) => progress.at_chapter(Learning::chapter_named(text).ok_or_else(|| no_chapter(text))?),
    };
    let settings = settings(args, words.language())?;
    let announce = settings.announce;
    let seed = args.seed.unwrap_or_else(wall_ms);
    let learning = Learning::new(settings, &progress, seed);
    let mut learning = learning.map_err(Failure::usage)?;
    let first = learning.greeting();
    let boards: Vec<(Color, String)> =
        args.white_board.iter().map(|port| (Color::White, port.clone())).collect();
    let keys = args.solo.keyboard(json)?;
    let solo = args.solo.devices(Terminal::new(words.language(), announce, json), keys.as_ref(), &boards)?;
    let mut saved = Some(progress);
    let mut told = false;
    solo.run(&mut learning, first, keys, |learning| {
        let progress = learning.progress();
        if saved.as_ref() == Some(&progress) {
            return;
        }
        if let Err(why) = keep(&file, &progress)
            && !std::mem::replace(&mut told, true)
        {
            complain(&words.say(&why));
        }
        saved = Some(progress);
    });
    Ok(DONE)
}

/// Returns the settings of the learner's game.
fn settings(args: &LearnArgs, interface: Language) -> Result<Settings, Failure> {
    let table =
        TableArgs { time_control: Some("900+10".to_owned()), white_impaired: true, ..TableArgs::default() };
    let boards = TactileArgs {
        white_board: args.white_board.clone(),
        white_turned: args.white_turned,
        ..TactileArgs::default()
    };
    // A learner hears announcements in the language of the lesson.
    let announce_language = args.announce_language.or(Some(interface));
    let announcing = AnnouncingArgs { announce_language, ..AnnouncingArgs::default() };
    let play = PlayArgs { table, boards, announcing, ..PlayArgs::default() };
    play::settings(&play, interface)
}

fn no_chapter(text: &str) -> Failure {
    Failure::usage(Message::new("learn-no-chapter").with("text", excerpt(text, QUOTED)))
}

/// Returns the path of the progress file, in the user's state directory or else the data directory.
fn progress_file() -> PathBuf {
    let places = etcetera::choose_base_strategy().ok();
    let folder = places.map(|places| places.state_dir().unwrap_or_else(|| places.data_dir()));
    folder.unwrap_or_else(|| PathBuf::from(".")).join("annabella").join("learn.json")
}

/// Reads the progress from `file`. An unreadable file is renamed and reported.
fn kept(file: &Path, words: &Words) -> LessonProgress {
    let text = match crate::devices::storage::input_file::bounded(file, LONGEST) {
        Ok(bytes) => bytes,
        Err(_) if !file.exists() => return LessonProgress::default(),
        Err(_) => Vec::new(),
    };
    serde_json::from_slice(&text).unwrap_or_else(|_| {
        let aside = file.with_extension("json.damaged");
        let moved = std::fs::rename(file, &aside).is_ok();
        let kept = if moved { &aside } else { file };
        let damaged = Message::new("learn-damaged").with("file", kept.display().to_string());
        complain(&words.say(&damaged));
        LessonProgress::default()
    })
}

fn keep(file: &Path, progress: &LessonProgress) -> Result<(), Message> {
    let failed = |error: io::Error| {
        Message::new("learn-not-kept")
            .with("file", file.display().to_string())
            .with("cause", error.to_string())
    };
    if let Some(folder) = file.parent() {
        std::fs::create_dir_all(folder).map_err(failed)?;
    }
    let text = serde_json::to_vec(progress).map_err(|error| failed(error.into()))?;
    save(file, &text, true).map_err(|error| error.message())
}
