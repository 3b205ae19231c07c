//! The options shared by `play` and `clock`.

use crate::clock::Thresholds;
use crate::devices::voice::{Engine, Outlets, VOLUMES};
use crate::speech::Language;
use crate::speech::routing::Seat;
use clap::builder::{OsStringValueParser, TypedValueParser};
use clap::{Args, ValueEnum};
use std::ops::RangeInclusive;
use std::path::PathBuf;

#[derive(Args, Clone, Debug, Default)]
#[allow(missing_docs)] // The help texts are the locales'.
pub struct TableArgs {
    #[arg(long)]
    pub time_control: Option<String>,
    #[arg(long)]
    pub white_impaired: bool,
    #[arg(long)]
    pub black_impaired: bool,
    #[arg(long)]
    pub arbiter: bool,
    #[arg(long)]
    pub seat: Option<SeatChoice>,
    #[arg(long)]
    pub pin: bool,
    #[arg(long, value_name = "FILE")]
    pub pin_file: Option<PathBuf>,
    #[arg(long, value_name = "SECONDS", value_parser = clap::value_parser!(u64).range(0..=86400))]
    pub pin_kept: Option<u64>,
    #[arg(long, default_value = "espeak")]
    pub speech: Voice,
    #[arg(long, value_name = "WPM", value_parser = clap::value_parser!(u32).range(RATES))]
    pub rate: Option<u32>,
    #[arg(long, value_name = "PERCENT", value_parser = clap::value_parser!(u32).range(PERCENTS))]
    pub volume: Option<u32>,
    #[arg(long, value_name = "NAME")]
    pub room_device: Option<String>,
    #[arg(long, value_name = "NAME")]
    pub white_device: Option<String>,
    #[arg(long, value_name = "NAME")]
    pub black_device: Option<String>,
    #[arg(long, value_name = "NAME")]
    pub arbiter_device: Option<String>,
    #[arg(long, value_name = "NAME")]
    pub voice: Option<String>,
    #[arg(long, value_name = "NAME")]
    pub white_voice: Option<String>,
    #[arg(long, value_name = "NAME")]
    pub black_voice: Option<String>,
    #[arg(long, value_name = "NAME")]
    pub arbiter_voice: Option<String>,
    #[arg(long, value_name = "TIMES", num_args = 0..=1, default_missing_value = Thresholds::USUAL)]
    pub warn: Option<String>,
    #[arg(long, value_name = "TIMES", num_args = 0..=1, default_missing_value = Thresholds::USUAL)]
    pub white_warn: Option<String>,
    #[arg(long, value_name = "TIMES", num_args = 0..=1, default_missing_value = Thresholds::USUAL)]
    pub black_warn: Option<String>,
    #[arg(long)]
    pub keys: bool,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(10..=500))]
    pub width: Option<u16>,
    #[arg(long)]
    pub prefix: Option<Prefix>,
    #[arg(long, value_name = "NAMES", value_delimiter = ',')]
    pub preset: Vec<String>,
    #[arg(long, value_name = "FILE", conflicts_with = "resume")]
    pub journal: Option<PathBuf>,
    /// Empty: the last game.
    #[arg(long, value_name = "FILE", num_args = 0..=1, default_missing_value = "", value_parser = perhaps_file())]
    pub resume: Option<PathBuf>,
    /// Empty: the last game that goes on.
    #[arg(long, value_name = "FILE", num_args = 0..=1, default_missing_value = "", value_parser = perhaps_file(), conflicts_with_all = ["journal", "resume"])]
    pub join: Option<PathBuf>,
    /// `--locale`, if it was given; a resumed game otherwise keeps its own.
    #[arg(skip)]
    pub locale: Option<Language>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
#[allow(missing_docs)] // The help texts are the locales'.
pub enum SeatChoice {
    #[default]
    Shared,
    White,
    Black,
    Assistant,
    WhiteAssistant,
    BlackAssistant,
    Arbiter,
}

/// What stands before a line.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum Prefix {
    /// Who speaks, and to whom if not to everybody.
    #[default]
    Full,
    /// Who speaks where it is somebody else than before, and to whom if not to this seat.
    Short,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
#[allow(missing_docs)] // The help texts are the locales'.
pub enum Voice {
    #[default]
    Espeak,
    System,
    Print,
    Off,
}

/// The rates that may be set, in words a minute.
pub(crate) const RATES: RangeInclusive<i64> = 20..=5000;

/// The volumes that may be set, in per cent of the default one: those that a listener can change it to.
pub(crate) const PERCENTS: RangeInclusive<i64> = *VOLUMES.start() as i64..=*VOLUMES.end() as i64;

/// The name of a file; it may be empty.
fn perhaps_file() -> impl TypedValueParser<Value = PathBuf> {
    OsStringValueParser::new().map(PathBuf::from)
}

impl TableArgs {
    /// The output device of each listener.
    pub(crate) fn outlets(&self) -> Outlets {
        Outlets {
            room: self.room_device.clone(),
            white: self.white_device.clone(),
            black: self.black_device.clone(),
            arbiter: self.arbiter_device.clone(),
            voices: [&None, &self.white_voice, &self.black_voice, &self.arbiter_voice]
                .map(|own| own.as_ref().or(self.voice.as_ref()).cloned()),
        }
    }
}

impl From<SeatChoice> for Seat {
    fn from(whose: SeatChoice) -> Seat {
        match whose {
            SeatChoice::Shared => Seat::Shared,
            SeatChoice::White => Seat::White,
            SeatChoice::Black => Seat::Black,
            SeatChoice::Assistant => Seat::Assistant,
            SeatChoice::WhiteAssistant => Seat::WhiteAssistant,
            SeatChoice::BlackAssistant => Seat::BlackAssistant,
            SeatChoice::Arbiter => Seat::Arbiter,
        }
    }
}

impl From<Voice> for Engine {
    fn from(voice: Voice) -> Engine {
        match voice {
            Voice::Espeak => Engine::Espeak,
            Voice::System => Engine::System,
            Voice::Print => Engine::Print,
            Voice::Off => Engine::Off,
        }
    }
}

/// A language by its tag. The error text is never shown, since the locale has its own.
pub(crate) fn language_of(tag: &str) -> Result<Language, String> {
    Language::from_tag(tag).ok_or_else(|| tag.to_owned())
}
