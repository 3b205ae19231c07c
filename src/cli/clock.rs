//! `annabella clock`: the talking clock alone, at the same table as a game and with its commands.

use super::Failure;
use super::play::{self, PlayArgs, Voice, Whose};
use crate::game::Settings;
use crate::speech::Language;
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
    #[arg(long, value_name = "TIMES", num_args = 0..=1, default_missing_value = crate::clock::Thresholds::USUAL)]
    pub warn: Option<String>,
    #[arg(long, value_name = "TIMES", num_args = 0..=1, default_missing_value = crate::clock::Thresholds::USUAL)]
    pub white_warn: Option<String>,
    #[arg(long, value_name = "TIMES", num_args = 0..=1, default_missing_value = crate::clock::Thresholds::USUAL)]
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
    if settings.control.is_none() {
        return Err(Failure::usage(crate::speech::Message::new("clock-no-time-control")));
    }
    // Nothing is announced here, so everything is in the language of the interface.
    Ok(Settings { clock_only: true, repetition: false, announce: interface, ..settings })
}

/// The same as options of `play`.
fn at_a_table(args: &ClockArgs) -> PlayArgs {
    let ClockArgs { time_control, white_impaired, black_impaired, arbiter, seat, speech, rate, .. } =
        args.clone();
    let ClockArgs { room_device, white_device, black_device, arbiter_device, .. } = args.clone();
    let ClockArgs { warn, white_warn, black_warn, keys, journal, resume, .. } = args.clone();
    PlayArgs {
        time_control,
        white_impaired,
        black_impaired,
        arbiter,
        seat,
        speech,
        rate,
        room_device,
        white_device,
        black_device,
        arbiter_device,
        warn,
        white_warn,
        black_warn,
        keys,
        journal,
        resume,
        ..PlayArgs::default()
    }
}
