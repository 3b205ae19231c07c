//! `board`: find a tactile board, listen to it, stand in for one.

pub mod list;
pub mod simulate;
pub mod watch;

use super::Failure;
use crate::speech::{Message, Worded};
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
    Simulate(SimulateArgs),
}

/// Does what is asked of boards.
pub(super) fn run(args: &BoardArgs, words: &dyn Fn(&Message) -> String) -> Result<u8, Failure> {
    match &args.command {
        BoardCommand::List(args) => list::run(args, words).map_err(|error| Failure::device(error.message())),
        BoardCommand::Watch(args) => {
            watch::run(args, words).map_err(|error| Failure::device(error.message()))
        }
        BoardCommand::Simulate(args) => simulate::run(args, words)
            .map_err(|error| Failure { status: error.status(), message: error.message() }),
    }
}
