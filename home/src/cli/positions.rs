//! `annabella-home positions`: positions to solve, by voice or on pegs.

use super::review::refuse_tournament_games;
use super::{keep, no_engine, start_engine};
use crate::engine::{EngineError, Level, Strength};
use crate::positions::file::read;
use crate::positions::problem::{EngineJudge, Judge, NoJudge};
use crate::positions::session::Session;
use annabella::chess::Color;
use annabella::cli::Failure;
use annabella::cli::common::games_folder::games_directory;
use annabella::cli::playing::solo::SoloArgs;
use annabella::devices::platform::streams::complain;
use annabella::devices::storage::input_file::bounded_text;
use annabella::devices::terminal::Terminal;
use annabella::game::{AnnounceBy, Machine, Settings, SideSettings, Turned};
use annabella::scoresheet::file::decoded;
use annabella::speech::failure::{DONE, NO};
use annabella::speech::{Message, Worded, Words};
use clap::Args;
use std::path::PathBuf;

/// The maximum size of a file with positions in bytes.
const LONGEST: u64 = 1 << 26;

/// The options of a training.
#[derive(Args, Clone, Debug)]
#[allow(missing_docs)] // The help texts are the locales'.
pub struct PositionsArgs {
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    #[arg(long, value_name = "PATH")]
    pub engine: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    pub results: Option<PathBuf>,
    #[arg(long, value_name = "PORT")]
    pub board: Option<String>,
    #[arg(long)]
    pub turned: bool,
    #[command(flatten)]
    pub solo: SoloArgs,
}

/// Trains the positions of a file until the person quits.
///
/// # Errors
/// [`Failure`] for a file without positions, a board that cannot be opened, or a named engine that cannot be used.
pub fn run(args: &PositionsArgs, words: &Words, json: bool) -> Result<u8, Failure> {
    refuse_tournament_games(&args.file)?;
    let text = bounded_text(&args.file, LONGEST).map_err(|error| Failure::usage(error.message()))?;
    // A file that is not text has no position.
    let (problems, bad) = read(&args.file, &decoded(&text).unwrap_or_default());
    bad.iter().for_each(|bad| complain(&words.say(&bad.message())));
    if problems.is_empty() {
        let none = Message::new("home-positions-none").with("file", args.file.display().to_string());
        return Err(Failure::usage(none));
    }
    let judge = judge(args, words)?;
    let settings = settings(args, words);
    let (interface, announce) = (settings.interface, settings.announce);
    let mut session = Session::new(problems, settings, judge).map_err(Failure::usage)?;
    let keys = args.solo.keyboard(json)?;
    let boards: Vec<(Color, String)> = args.board.iter().map(|port| (Color::White, port.clone())).collect();
    let solo = args.solo.devices(Terminal::new(interface, announce, json), keys.as_ref(), &boards)?;
    let first = session.greeting();
    solo.run(&mut session, first, keys, |_| {});
    let results = args.results.clone().unwrap_or_else(|| games_directory().join("positions.txt"));
    let kept = keep(&results, &args.file.display().to_string(), session.results(), words);
    Ok(if kept == DONE && !bad.is_empty() { NO } else { kept })
}

/// Returns the judge: the named engine, an installed one, or none.
fn judge(args: &PositionsArgs, words: &Words) -> Result<Box<dyn Judge>, Failure> {
    match start_engine(args.engine.as_deref(), Strength::Level(Level::Full), words) {
        Ok(engine) => Ok(Box::new(EngineJudge::new(engine))),
        Err(EngineError::None) => Ok(Box::new(NoJudge)),
        Err(error) => Err(no_engine(error)),
    }
}

fn settings(args: &PositionsArgs, words: &Words) -> Settings {
    let interface = words.language();
    // One person moves for both sides, on one board.
    let white = SideSettings { board: args.board.clone(), impaired: true, ..SideSettings::default() };
    Settings {
        white,
        interface,
        announce: interface,
        notation: vec![interface.into()],
        announce_by: if args.board.is_some() { AnnounceBy::Auto } else { AnnounceBy::Program },
        turned: Turned { white: args.turned, black: false },
        practice: true,
        ..Settings::default()
    }
}
