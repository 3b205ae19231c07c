//! `annabella-home drill`: squares, lines and knight routes by ear.

use super::keep;
use crate::drills::question::DrillKind;
use crate::drills::session::DrillSession;
use annabella::cli::Failure;
use annabella::cli::common::games_folder::games_directory;
use annabella::cli::playing::solo::SoloArgs;
use annabella::devices::platform::timepiece::wall_ms;
use annabella::devices::terminal::Terminal;
use annabella::game::Machine;
use annabella::speech::Words;
use clap::Args;
use std::path::PathBuf;

/// The file of results in the folder of games.
const RESULTS: &str = "drills.txt";

/// The options of a drill.
#[derive(Args, Clone, Debug)]
#[allow(missing_docs)] // The help texts are the locales'.
pub struct DrillArgs {
    #[arg(value_name = "TOPIC")]
    pub kind: DrillKind,
    #[arg(long, value_name = "N", default_value_t = 10, value_parser = clap::value_parser!(u16).range(1..=1000))]
    pub rounds: u16,
    #[arg(long, value_name = "N")]
    pub seed: Option<u64>,
    #[arg(long, value_name = "FILE")]
    pub results: Option<PathBuf>,
    #[command(flatten)]
    pub solo: SoloArgs,
}

/// Asks the questions of a drill until all are answered or the person quits.
///
/// # Errors
/// [`Failure`] for a keyboard that cannot be used.
pub fn run(args: &DrillArgs, words: &Words, json: bool) -> Result<u8, Failure> {
    let seed = args.seed.unwrap_or_else(wall_ms);
    let mut session = DrillSession::new(args.kind, usize::from(args.rounds), seed);
    let interface = words.language();
    let keys = args.solo.keyboard(json)?;
    let solo = args.solo.devices(Terminal::new(interface, interface, json), keys.as_ref(), &[])?;
    let first = session.greeting();
    solo.run(&mut session, first, keys, |_| {});
    let results = args.results.clone().unwrap_or_else(|| games_directory().join(RESULTS));
    Ok(keep(&results, &format!("drill {}", args.kind.code()), session.results(), words))
}
