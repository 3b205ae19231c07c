//! `annabella board`: finds, watches, tests and simulates tactile boards.

use super::check::CheckArgs;
use super::list::ListArgs;
use super::simulate::SimulateArgs;
use super::watch::WatchArgs;
use super::{check, list, simulate, watch};
use crate::cli::common::{answer, variant};
use crate::speech::failure::Failure;
use crate::speech::{Message, Worded, Words};
use clap::{Args, Subcommand};

#[derive(Args, Clone, Debug)]
pub struct BoardArgs {
    #[command(subcommand)]
    pub command: BoardCommand,
}

#[derive(Subcommand, Clone, Debug)]
pub enum BoardCommand {
    List(ListArgs),
    Watch(WatchArgs),
    Check(CheckArgs),
    Simulate(SimulateArgs),
}

/// Runs a subcommand.
pub(crate) fn run(args: &BoardArgs, words: &Words, as_json: bool) -> Result<u8, Failure> {
    let spoken = words;
    let words = &|message: &Message| answer::line(message, spoken, as_json);
    match &args.command {
        BoardCommand::List(args) => list::run(args, words),
        BoardCommand::Watch(args) => watch::run(args, words),
        BoardCommand::Check(args) => check::run(args, spoken, as_json),
        BoardCommand::Simulate(args) => {
            let fen = variant::start(args.variant.as_deref(), args.fen.clone())?;
            let args = SimulateArgs { fen, ..args.clone() };
            simulate::run(&args, words, as_json)
                .map_err(|error| Failure { status: error.status(), message: error.message() })
        }
    }
}
