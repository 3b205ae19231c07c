//! `annabella clock`: the talking clock alone, run like a game and with a game's commands.

use super::play::{self, Activity, PlayArgs, TableOrder};
use crate::cli::common::table::TableArgs;
use crate::game::Settings;
use crate::speech::failure::Failure;
use crate::speech::{Language, Message};
use clap::Args;

#[derive(Args, Clone, Debug)]
#[allow(missing_docs)] // The help texts are the locales'.
pub struct ClockArgs {
    #[command(flatten)]
    pub table: TableArgs,
}

/// Runs the clock.
pub(crate) fn run(args: &ClockArgs, interface: Language, json: bool) -> Result<u8, Failure> {
    let play = as_play(args);
    let order = TableOrder { args: &play, interface, json };
    play::table(order, Activity::Clock, || settings(args, interface))
}

/// Returns the settings from the arguments.
///
/// # Errors
/// [`Failure`] for an unreadable time control or warnings, or without a time control.
pub fn settings(args: &ClockArgs, interface: Language) -> Result<Settings, Failure> {
    let settings = play::settings(&as_play(args), interface)?;
    // A resumed clock takes its time control from the journal.
    if settings.control.is_none() && args.table.files.resume.is_none() {
        return Err(Failure::usage(Message::new("clock-no-time-control")));
    }
    // No moves are announced here, so all words are in the interface language.
    Ok(Settings { clock_only: true, repetition: false, announce: interface, ..settings })
}

/// Returns the corresponding arguments of `play`.
fn as_play(args: &ClockArgs) -> PlayArgs {
    PlayArgs { table: args.table.clone(), ..PlayArgs::default() }
}
