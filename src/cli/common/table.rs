//! The options shared by `play` and `clock`, some of them also by other subcommands.

use super::answer::{RATE, VOLUME};
use super::options::GivenOptions;
use crate::cli::common::games_folder::game_path;
use crate::clock::Thresholds;
use crate::devices::tables::listeners::Confirm;
use crate::devices::terminal::Prefix;
use crate::devices::terminal::echo::Echo;
use crate::devices::terminal::keyboard::Keyboard;
use crate::devices::voice::{Engine, Outlets, VOLUMES, VoiceNews, Voices};
use crate::laws::{Edition, Rate, Supervision};
use crate::speech::failure::Failure;
use crate::speech::routing::Seat;
use crate::speech::{Language, Message, Style};
use clap::Args;
use clap::builder::{OsStringValueParser, PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::error::ErrorKind;
use std::ffi::OsStr;
use std::ops::RangeInclusive;
use std::path::PathBuf;

/// The options of a table with a game or with the clock alone.
#[derive(Args, Clone, Debug, Default)]
#[allow(missing_docs)] // The help texts are the locales'.
pub struct TableArgs {
    /// The typed options. Arguments built in code also list theirs: notices and checks depend on it.
    #[command(flatten)]
    pub given: GivenOptions,
    #[arg(long)]
    pub time_control: Option<String>,
    #[arg(long)]
    pub white_impaired: bool,
    #[arg(long)]
    pub black_impaired: bool,
    #[arg(long)]
    pub arbiter: bool,
    #[arg(long, value_parser = Choice(&SEATS))]
    pub seat: Option<Seat>,
    #[command(flatten)]
    pub pin: PinArgs,
    #[command(flatten)]
    pub voices: VoiceArgs,
    #[command(flatten)]
    pub seat_voices: SeatVoiceArgs,
    #[command(flatten)]
    pub warnings: WarningArgs,
    #[command(flatten)]
    pub terminal: TerminalArgs,
    #[arg(long, value_name = "NAMES", value_delimiter = ',')]
    pub preset: Vec<String>,
    #[command(flatten)]
    pub files: JournalFileArgs,
}

/// The arbiter's PIN.
#[derive(Args, Clone, Debug, Default)]
#[allow(missing_docs)] // The help texts are the locales'.
pub struct PinArgs {
    #[arg(long)]
    pub pin: bool,
    #[arg(long, value_name = "FILE")]
    pub pin_file: Option<PathBuf>,
    #[arg(long, value_name = "SECONDS", value_parser = clap::value_parser!(u64).range(0..=86400))]
    pub pin_kept: Option<u64>,
}

/// The options of the voice.
#[derive(Args, Clone, Debug, Default)]
#[allow(missing_docs)] // The help texts are the locales'.
pub struct VoiceArgs {
    #[arg(long, default_value = "espeak", value_parser = Choice(&ENGINES))]
    pub speech: Engine,
    #[arg(long, value_name = "WPM", value_parser = clap::value_parser!(u32).range(RATES))]
    pub rate: Option<u32>,
    #[arg(long, value_name = "PERCENT", value_parser = clap::value_parser!(u32).range(PERCENTS))]
    pub volume: Option<u32>,
    #[arg(long, value_name = "NAME")]
    pub room_device: Option<String>,
    #[arg(long, value_name = "NAME")]
    pub voice: Option<String>,
}

/// The voices and output devices of players and the arbiter, if they differ from the room's.
#[derive(Args, Clone, Debug, Default)]
#[allow(missing_docs)] // The help texts are the locales'.
pub struct SeatVoiceArgs {
    #[arg(long, value_name = "NAME")]
    pub white_device: Option<String>,
    #[arg(long, value_name = "NAME")]
    pub black_device: Option<String>,
    #[arg(long, value_name = "NAME")]
    pub arbiter_device: Option<String>,
    #[arg(long, value_name = "NAME")]
    pub white_voice: Option<String>,
    #[arg(long, value_name = "NAME")]
    pub black_voice: Option<String>,
    #[arg(long, value_name = "NAME")]
    pub arbiter_voice: Option<String>,
}

/// The warnings of low time.
#[derive(Args, Clone, Debug, Default)]
#[allow(missing_docs)] // The help texts are the locales'.
pub struct WarningArgs {
    #[arg(long, value_name = "TIMES", num_args = 0..=1, default_missing_value = Thresholds::USUAL)]
    pub warn: Option<String>,
    #[arg(long, value_name = "TIMES", num_args = 0..=1, default_missing_value = Thresholds::USUAL)]
    pub white_warn: Option<String>,
    #[arg(long, value_name = "TIMES", num_args = 0..=1, default_missing_value = Thresholds::USUAL)]
    pub black_warn: Option<String>,
}

/// The keyboard, and the layout of lines on the terminal.
#[derive(Args, Clone, Debug, Default)]
#[allow(missing_docs)] // The help texts are the locales'.
pub struct TerminalArgs {
    #[arg(long)]
    pub keys: bool,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(10..=500))]
    pub width: Option<u16>,
    #[arg(long, value_parser = Choice(&PREFIXES))]
    pub prefix: Option<Prefix>,
    #[arg(long, value_parser = Choice(&ECHOES))]
    pub echo: Option<Echo>,
    #[arg(long, value_parser = Choice(&CONFIRMS))]
    pub confirm: Option<Confirm>,
}

/// The journal: a new one, or that of a game to resume or join.
#[derive(Args, Clone, Debug, Default)]
#[allow(missing_docs)] // The help texts are the locales'.
pub struct JournalFileArgs {
    #[arg(long, value_name = "FILE", conflicts_with = "resume")]
    pub journal: Option<PathBuf>,
    /// The journal to resume; an empty path means the last game.
    #[arg(long, value_name = "FILE", num_args = 0..=1, default_missing_value = "", value_parser = optional_file())]
    pub resume: Option<PathBuf>,
    /// The journal to join; an empty path means the last running game.
    #[arg(long, value_name = "FILE", num_args = 0..=1, default_missing_value = "", value_parser = optional_file(), conflicts_with_all = ["journal", "resume"])]
    pub join: Option<PathBuf>,
}

const SEATS: [(&str, Seat); 7] = [
    ("shared", Seat::Shared),
    ("white", Seat::White),
    ("black", Seat::Black),
    ("assistant", Seat::Assistant),
    ("white-assistant", Seat::WhiteAssistant),
    ("black-assistant", Seat::BlackAssistant),
    ("arbiter", Seat::Arbiter),
];

/// The engines of `--speech`.
pub(crate) const ENGINES: [(&str, Engine); 4] =
    [("espeak", Engine::Espeak), ("system", Engine::System), ("print", Engine::Print), ("off", Engine::Off)];

const PREFIXES: [(&str, Prefix); 4] =
    [("full", Prefix::Full), ("short", Prefix::Short), ("mark", Prefix::Mark), ("none", Prefix::None)];

/// The confirmations of `--confirm`.
const CONFIRMS: [(&str, Confirm); 3] =
    [("words", Confirm::Words), ("tone", Confirm::Tone), ("off", Confirm::Off)];

/// The texts of `--echo`.
pub(crate) const ECHOES: [(&str, Echo); 3] =
    [("off", Echo::Off), ("words", Echo::Words), ("characters", Echo::Characters)];

/// The possible rates in words a minute.
pub(crate) const RATES: RangeInclusive<i64> = 20..=5000;

/// The possible volumes in per cent of the default.
pub(crate) const PERCENTS: RangeInclusive<i64> = *VOLUMES.start() as i64..=*VOLUMES.end() as i64;

/// Parses the name of a file, which may be empty.
fn optional_file() -> impl TypedValueParser<Value = PathBuf> {
    OsStringValueParser::new().map(|text| match text.to_str().map(game_path) {
        Some(Ok(path)) => path,
        None => PathBuf::from(text),
    })
}

impl TableArgs {
    /// Returns the output device and voice of each listener.
    pub(crate) fn outlets(&self) -> Outlets {
        let (room, own) = (&self.voices, &self.seat_voices);
        Outlets {
            room: room.room_device.clone(),
            white: own.white_device.clone(),
            black: own.black_device.clone(),
            arbiter: own.arbiter_device.clone(),
            voices: [&None, &own.white_voice, &own.black_voice, &own.arbiter_voice]
                .map(|own| own.as_ref().or(room.voice.as_ref()).cloned()),
        }
    }
}

impl VoiceArgs {
    /// Opens the voices for `outlets`.
    pub(crate) fn open(
        &self,
        outlets: Outlets,
        seat: Seat,
        arbiter: bool,
        news: impl Fn(VoiceNews) + Send + 'static,
    ) -> Voices {
        let voices = Voices::open(self.speech, outlets, self.rate.unwrap_or(RATE), seat, arbiter, news);
        voices.at_volume(self.volume.unwrap_or(VOLUME))
    }
}

impl TerminalArgs {
    /// Opens the keyboard, if standard input is one.
    ///
    /// # Errors
    /// [`Failure`] if `--keys` is given and there is no keyboard.
    pub fn keyboard(&self, json: bool) -> Result<Option<Keyboard>, Failure> {
        match self.keys {
            true => match Keyboard::take(!json) {
                Ok(mut keyboard) => {
                    keyboard.speak(self.echo.unwrap_or_default());
                    Ok(Some(keyboard))
                }
                Err(_) => Err(Failure::usage(Message::new("keys-no-terminal"))),
            },
            // Without keys, only the terminal knows what is being typed.
            false if self.echo.is_some_and(|echo| echo != Echo::Off) => {
                Err(Failure::usage(Message::new("echo-without-keys")))
            }
            false => Ok(Keyboard::lines().ok()),
        }
    }
}

/// Returns the language with this tag.
///
/// # Errors
/// The tag, if it is unknown. It is never shown; the locale has its own text.
pub fn language_of(tag: &str) -> Result<Language, String> {
    Language::from_tag(tag).ok_or_else(|| tag.to_owned())
}

/// A parser that turns each of these names into its value.
#[derive(Clone)]
pub(crate) struct Choice<T: 'static>(pub &'static [(&'static str, T)]);

impl<T: Copy> Choice<T> {
    /// Returns the value of `name`, ignoring case.
    pub fn named(&self, name: &str) -> Option<T> {
        self.0.iter().find(|(known, _)| known.eq_ignore_ascii_case(name)).map(|(_, value)| *value)
    }
}

impl<T: Copy + Send + Sync + 'static> TypedValueParser for Choice<T> {
    type Value = T;

    fn parse_ref(
        &self,
        command: &clap::Command,
        arg: Option<&clap::Arg>,
        value: &OsStr,
    ) -> Result<T, clap::Error> {
        // As for clap's own enums, a value that is not Unicode is an invalid choice.
        let text = value.to_string_lossy();
        let names = PossibleValuesParser::new(self.0.iter().map(|(name, _)| *name));
        let name = names.parse_ref(command, arg, OsStr::new(text.as_ref()))?;
        self.named(&name).ok_or_else(|| clap::Error::new(ErrorKind::InvalidValue))
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new(self.0.iter().map(|(name, _)| PossibleValue::new(*name))))
    }
}

/// The lengths of announcements.
pub(crate) const STYLES: [(&str, Style); 2] = [("full", Style::Full), ("short", Style::Short)];

/// The editions of the Laws.
pub(crate) const EDITIONS: [(&str, Edition); 4] = [
    ("2023", Edition::Laws2023),
    ("2005", Edition::Laws2005),
    ("2001", Edition::Laws2001),
    ("1997", Edition::Laws1997),
];

/// The rates of play.
pub(crate) const RATES_OF_PLAY: [(&str, Rate); 3] =
    [("standard", Rate::Standard), ("rapid", Rate::Rapid), ("blitz", Rate::Blitz)];

/// The supervision of rapid and blitz games.
pub(crate) const SUPERVISIONS: [(&str, Supervision); 2] =
    [("full", Supervision::Full), ("partial", Supervision::Partial)];
