//! `annabella-home review`: a walk through a finished game with its turning points.

use super::{no_engine, of_another_program, start_engine};
use crate::engine::{Level, Strength};
use crate::review::analysis::{Analyst, judge, turning_points};
use crate::review::walk::{Findings, Walk};
use annabella::cli::Failure;
use annabella::cli::common::games_folder::game_path;
use annabella::cli::playing::solo::SoloArgs;
use annabella::cli::scores::games::{GameArgs, Told};
use annabella::cli::scores::record::{GameFile, is_journal};
use annabella::devices::platform::streams::complain;
use annabella::devices::storage::journal::{self, Contents};
use annabella::devices::storage::journal::{Entry, Header};
use annabella::devices::terminal::Terminal;
use annabella::devices::terminal::keyboard::Keyboard;
use annabella::game::{Machine, Settings, machine};
use annabella::speech::{Language, Message, Worded, Words};
use clap::Args;
use std::path::{Path, PathBuf};

/// The options of a review.
#[derive(Args, Clone, Debug)]
#[allow(missing_docs)] // The help texts are the locales'.
pub struct ReviewArgs {
    #[arg(value_name = "GAME", value_parser = game_path)]
    pub game: PathBuf,
    #[arg(long, value_name = "PATH")]
    pub engine: Option<PathBuf>,
    #[command(flatten)]
    pub which: GameArgs,
    #[command(flatten)]
    pub solo: SoloArgs,
}

/// Steps through the game until the person quits.
///
/// # Errors
/// [`Failure`] without a usable engine, for a file without a game, and for an unfinished tournament game.
pub fn run(args: &ReviewArgs, words: &Words, json: bool) -> Result<u8, Failure> {
    refuse_tournament_games(&args.game)?;
    let which = GameArgs { told: Told::of(json), ..args.which.clone() };
    let file = GameFile { path: &args.game, damaged: false, variant: None, game: &which };
    let loaded = file.load(words)?;
    let status = loaded.status();
    let engine =
        start_engine(args.engine.as_deref(), Strength::Level(Level::Full), words).map_err(no_engine)?;
    let record = loaded.record;
    engine.check_variant(record.line.start()).map_err(no_engine)?;
    complain(&words.say(&Message::new("home-review-wait").with("moves", record.line.len())));
    let count = record.line.len() + 1;
    let progress = |judged: usize| {
        let so_far = Message::new("home-review-progress").with("judged", judged).with("positions", count);
        complain(&words.say(&so_far));
    };
    let judged = judge(&mut Analyst::new(engine), &record.line, progress);
    let points = turning_points(&record.line, &judged.thoughts, judged.end);
    let interface = words.language();
    let settings =
        Settings { interface, announce: interface, notation: vec![interface.into()], ..Settings::default() };
    let findings = Findings { points: &points, fault: judged.fault };
    let mut walk = Walk::new(record, &findings, settings, words).map_err(Failure::usage)?;
    let mut first = walk.greeting();
    let mut keys = args.solo.keyboard(json)?;
    if args.solo.keys {
        keys.iter_mut().for_each(Keyboard::walk);
        first.extend(walk.tell_keys());
    }
    let terminal = Terminal::new(interface, Language::default(), json);
    let solo = args.solo.devices(terminal, keys.as_ref(), &[])?;
    solo.run(&mut walk, first, keys, |_| {});
    Ok(status)
}

/// Refuses a journal of an unfinished game with an arbiter, adjourned or not, because nothing may advise in it.
///
/// # Errors
/// [`Failure`] for such a journal, and for one that cannot be read.
pub fn refuse_tournament_games(file: &Path) -> Result<(), Failure> {
    if !is_journal(file).map_err(Failure::usage)? {
        return Ok(());
    }
    let contents = journal::read::<Header, Entry>(file).map_err(|error| Failure::usage(error.message()))?;
    if !contents.header.settings.arbiter {
        return Ok(());
    }
    // A damaged journal may have lost its end, so only a whole one shows that the game is over.
    if is_over(&contents) && contents.fault.is_none() && contents.torn.is_none() {
        return Ok(());
    }
    Err(Failure::usage(of_another_program("home-tournament-game", file)))
}

/// Whether the game of a journal is over.
pub(super) fn is_over(contents: &Contents<Header, Entry>) -> bool {
    let Ok(mut game) = machine(contents.header.settings.clone()) else { return false };
    game.greeting();
    for entry in &contents.entries {
        game.handle_as(&entry.event, &entry.act);
    }
    game.is_over()
}
