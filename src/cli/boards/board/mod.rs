//! `board`: finds, watches, tests and simulates tactile boards.

pub mod check;
pub mod list;
pub mod simulate;
pub mod watch;

use crate::cli::common::failure::Failure;
use crate::cli::common::variant;
use crate::speech::{Message, Worded, Words};
use check::CheckArgs;
use clap::{Args, Subcommand};
use list::ListArgs;
use simulate::SimulateArgs;
use watch::WatchArgs;

#[derive(Args, Clone, Debug)]
#[allow(missing_docs)] // The help texts are the locales'.
pub struct BoardArgs {
    #[command(subcommand)]
    pub command: BoardCommand,
}

#[derive(Subcommand, Clone, Debug)]
#[allow(missing_docs)] // The help texts are the locales'.
pub enum BoardCommand {
    List(ListArgs),
    Watch(WatchArgs),
    Check(CheckArgs),
    Simulate(SimulateArgs),
}

/// Runs a subcommand.
pub(crate) fn run(args: &BoardArgs, words: &Words) -> Result<u8, Failure> {
    let spoken = words;
    let words = &|message: &Message| spoken.say(message);
    match &args.command {
        BoardCommand::List(args) => list::run(args, words).map_err(|error| Failure::device(error.message())),
        BoardCommand::Watch(args) => watch::run(args, words)
            .map_err(|error| Failure { status: error.status(), message: error.message() }),
        BoardCommand::Check(args) => check::run(args, spoken),
        BoardCommand::Simulate(args) => {
            let fen = variant::start(args.variant.as_deref(), args.fen.clone())?;
            let args = SimulateArgs { fen, ..args.clone() };
            simulate::run(&args, words)
                .map_err(|error| Failure { status: error.status(), message: error.message() })
        }
    }
}
