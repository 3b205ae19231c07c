//! `annabella clock`: the talking clock alone, at the same table as a game and with its commands.

use super::Failure;
use super::play::{self, PlayArgs, Voice, Whose};
use crate::clock::Thresholds;
use crate::game::Settings;
use crate::speech::{Language, Message};
use clap::Args;
use std::path::PathBuf;

#[derive(Args, Clone, Debug)]
#[allow(missing_docs)] // The help texts are the locales'.
pub struct ClockArgs {
    #[arg(long, required_unless_present = "resume")]
    pub time_control: Option<String>,
    #[arg(long)]
    pub white_impaired: bool,
    #[arg(long)]
    pub black_impaired: bool,
    #[arg(long)]
    pub arbiter: bool,
    #[arg(long)]
    pub seat: Option<Whose>,
    #[arg(long, default_value = "espeak")]
    pub speech: Voice,
    #[arg(long, value_name = "WPM", value_parser = clap::value_parser!(u32).range(20..=5000))]
    pub rate: Option<u32>,
    #[arg(long, value_name = "NAME")]
    pub room_device: Option<String>,
    #[arg(long, value_name = "NAME")]
    pub white_device: Option<String>,
    #[arg(long, value_name = "NAME")]
    pub black_device: Option<String>,
    #[arg(long, value_name = "NAME")]
    pub arbiter_device: Option<String>,
    #[arg(long, value_name = "TIMES", num_args = 0..=1, default_missing_value = Thresholds::USUAL)]
    pub warn: Option<String>,
    #[arg(long, value_name = "TIMES", num_args = 0..=1, default_missing_value = Thresholds::USUAL)]
    pub white_warn: Option<String>,
    #[arg(long, value_name = "TIMES", num_args = 0..=1, default_missing_value = Thresholds::USUAL)]
    pub black_warn: Option<String>,
    #[arg(long)]
    pub keys: bool,
    #[arg(long, value_name = "FILE", conflicts_with = "resume")]
    pub journal: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    pub resume: Option<PathBuf>,
}

/// Runs the clock.
pub(super) fn run(args: &ClockArgs, interface: Language, json: bool) -> Result<u8, Failure> {
    play::table(&at_a_table(args), json, || settings(args, interface))
}

/// What those arguments settle.
///
/// # Errors
/// [`Failure`] for a time control or warnings that are none, and for a clock without a time control.
pub fn settings(args: &ClockArgs, interface: Language) -> Result<Settings, Failure> {
    let settings = play::settings(&at_a_table(args), interface)?;
    // One that goes on has its own from the journal.
    if settings.control.is_none() && args.resume.is_none() {
        return Err(Failure::usage(Message::new("clock-no-time-control")));
    }
    // Nothing is announced here, so everything is in the language of the interface.
    Ok(Settings { clock_only: true, repetition: false, announce: interface, ..settings })
}

/// The same as options of `play`.
fn at_a_table(args: &ClockArgs) -> PlayArgs {
    let args = args.clone();
    PlayArgs {
        time_control: args.time_control,
        white_impaired: args.white_impaired,
        black_impaired: args.black_impaired,
        arbiter: args.arbiter,
        seat: args.seat,
        speech: args.speech,
        rate: args.rate,
        room_device: args.room_device,
        white_device: args.white_device,
        black_device: args.black_device,
        arbiter_device: args.arbiter_device,
        warn: args.warn,
        white_warn: args.white_warn,
        black_warn: args.black_warn,
        keys: args.keys,
        journal: args.journal,
        resume: args.resume,
        ..PlayArgs::default()
    }
}
