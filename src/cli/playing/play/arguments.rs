//! The options of `play`, as clap parses them.

use crate::cli::common::table::{Choice, EDITIONS, STYLES, SUPERVISIONS, TableArgs, language_of};
use crate::clock::Span;
use crate::game::AnnounceBy;
use crate::laws::{Edition, Supervision};
use crate::speech::{Language, Style};
use crate::tactile::ClockSide;
use clap::{Args, ValueEnum};
use std::path::PathBuf;

/// The options of a game.
#[derive(Args, Clone, Debug, Default)]
#[allow(missing_docs)] // The help texts are the locales'.
pub struct PlayArgs {
    #[command(flatten)]
    pub table: TableArgs,
    #[command(flatten)]
    pub chess: ChessArgs,
    #[command(flatten)]
    pub players: PlayerArgs,
    #[command(flatten)]
    pub rules: RuleArgs,
    #[command(flatten)]
    pub event: EventArgs,
    #[command(flatten)]
    pub announcing: AnnouncingArgs,
    #[command(flatten)]
    pub boards: TactileArgs,
    #[arg(long, value_name = "FILE")]
    pub passphrase_file: Option<PathBuf>,
    #[arg(long, value_name = "NAME")]
    pub white_microphone: Option<String>,
    #[arg(long, value_name = "NAME")]
    pub black_microphone: Option<String>,
    #[arg(long, value_name = "NAME")]
    pub white_hear: Option<String>,
    #[arg(long, value_name = "NAME")]
    pub black_hear: Option<String>,
}

/// The variant and its starting position.
#[derive(Args, Clone, Debug, Default)]
#[allow(missing_docs)] // The help texts are the locales'.
pub struct ChessArgs {
    #[arg(long, value_name = "CHESS")]
    pub variant: Option<String>,
    #[arg(long, value_name = "TEXT")]
    pub lot: Option<String>,
    #[arg(long, value_name = "WORDS")]
    pub level_words: Option<String>,
    #[arg(long, value_name = "FEN")]
    pub fen: Option<String>,
}

/// The players and their assistants.
#[derive(Args, Clone, Debug, Default)]
#[allow(missing_docs)] // The help texts are the locales'.
pub struct PlayerArgs {
    #[arg(long, value_name = "NAME")]
    pub white_name: Option<String>,
    #[arg(long, value_name = "NAME")]
    pub black_name: Option<String>,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=4000))]
    pub white_elo: Option<u16>,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=4000))]
    pub black_elo: Option<u16>,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    pub white_fide_id: Option<u32>,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    pub black_fide_id: Option<u32>,
    #[arg(long, ignore_case = true, value_parser = Choice(&TITLES))]
    pub white_title: Option<&'static str>,
    #[arg(long, ignore_case = true, value_parser = Choice(&TITLES))]
    pub black_title: Option<&'static str>,
    #[arg(long)]
    pub white_deaf: bool,
    #[arg(long)]
    pub black_deaf: bool,
    #[arg(long)]
    pub white_assistant: Option<String>,
    #[arg(long)]
    pub black_assistant: Option<String>,
    #[arg(long, value_name = "DUTIES")]
    pub assistants: Option<String>,
}

/// The Laws, and the choices they leave to the organiser.
#[derive(Args, Clone, Debug, Default)]
#[allow(missing_docs)] // The help texts are the locales'.
pub struct RuleArgs {
    #[arg(long, value_parser = Choice(&EDITIONS))]
    pub laws: Option<Edition>,
    #[arg(long, value_parser = Choice(&SUPERVISIONS))]
    pub supervision: Option<Supervision>,
    #[arg(long)]
    pub quickplay_finish: bool,
    #[arg(long, value_name = "N")]
    pub no_draw_before: Option<u32>,
    #[arg(long, value_name = "MINUTES")]
    pub default_time: Option<u32>,
    #[arg(long)]
    pub sighted_press: Option<SightedPress>,
    #[arg(long)]
    pub practice: bool,
}

/// The event, and its file for spectators.
#[derive(Args, Clone, Debug, Default)]
#[allow(missing_docs)] // The help texts are the locales'.
pub struct EventArgs {
    #[arg(long, value_name = "NAME")]
    pub event: Option<String>,
    #[arg(long, value_name = "PLACE")]
    pub site: Option<String>,
    #[arg(long)]
    pub round: Option<String>,
    #[arg(long, value_name = "FILE", conflicts_with = "resume")]
    pub pairing: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    pub live_pgn: Option<PathBuf>,
    #[arg(long, requires = "live_pgn")]
    pub force: bool,
}

/// The announcements of moves.
#[derive(Args, Clone, Debug, Default)]
#[allow(missing_docs)] // The help texts are the locales'.
pub struct AnnouncingArgs {
    #[arg(long)]
    pub repetition: Option<Repetition>,
    #[arg(long, value_parser = Choice(&ANNOUNCERS))]
    pub announce_by: Option<AnnounceBy>,
    #[arg(long, value_parser = language_of, value_name = "LANGUAGE")]
    pub announce_language: Option<Language>,
    #[arg(long, value_parser = Choice(&STYLES))]
    pub style: Option<Style>,
    #[arg(long)]
    pub alphabet: Option<Alphabet>,
    #[arg(long)]
    pub zwo: bool,
    #[arg(long, value_name = "MS", value_parser = clap::value_parser!(u32).range(0..=2000))]
    pub pause: Option<u32>,
    #[arg(long, value_name = "LANGUAGE")]
    pub notation: Option<String>,
}

/// The tactile boards, and the clock next to them.
#[derive(Args, Clone, Debug, Default)]
#[allow(missing_docs)] // The help texts are the locales'.
pub struct TactileArgs {
    #[arg(long, value_name = "PORT")]
    pub white_board: Option<String>,
    #[arg(long, value_name = "PORT")]
    pub black_board: Option<String>,
    #[arg(long, value_name = "MS", value_parser = clap::value_parser!(u64).range(0..=2000))]
    pub debounce: Option<u64>,
    #[arg(long, value_name = "MS", value_parser = clap::value_parser!(u64).range(0..=60000))]
    pub quiet: Option<u64>,
    #[arg(long, value_name = "MS", value_parser = clap::value_parser!(u64).range(0..=60000))]
    pub rest: Option<u64>,
    #[arg(long, value_name = "SECONDS", value_parser = let_go)]
    pub let_go: Option<LetGo>,
    #[arg(long)]
    pub hear_execution: Option<OnOff>,
    #[arg(long)]
    pub white_peg_echo: bool,
    #[arg(long)]
    pub black_peg_echo: bool,
    #[arg(long)]
    pub white_turned: bool,
    #[arg(long)]
    pub black_turned: bool,
    #[arg(long, value_name = "SIDE", value_parser = Choice(&CLOCK_SIDES))]
    pub set_clock: Option<ClockSide>,
}

const ANNOUNCERS: [(&str, AnnounceBy); 3] =
    [("program", AnnounceBy::Program), ("player", AnnounceBy::Player), ("auto", AnnounceBy::Auto)];

/// The side of the chess clock on which White sits.
const CLOCK_SIDES: [(&str, ClockSide); 2] = [("left", ClockSide::Left), ("right", ClockSide::Right)];

/// The FIDE titles, written like those of PGN.
pub(super) const TITLES: [(&str, &str); 8] = [
    ("GM", "GM"),
    ("IM", "IM"),
    ("FM", "FM"),
    ("CM", "CM"),
    ("WGM", "WGM"),
    ("WIM", "WIM"),
    ("WFM", "WFM"),
    ("WCM", "WCM"),
];

/// The time after which a peg counts as released (2023 4.7); `None` to ignore releases.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LetGo(pub Option<Span>);

/// Parses half a second to a minute, or `off`. The error text is never shown; the locale has its own.
fn let_go(text: &str) -> Result<LetGo, String> {
    if text == "off" {
        return Ok(LetGo(None));
    }
    let seconds = text.parse::<f64>().ok().filter(|seconds| (0.5..=60.0).contains(seconds));
    let span = seconds.map(|seconds| Span((seconds * 1000.0).round() as u64));
    span.map(|span| LetGo(Some(span))).ok_or_else(|| text.to_owned())
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
#[allow(missing_docs)] // The names are those of the option.
pub enum OnOff {
    On,
    Off,
}

/// The repetition of the opponent's moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
#[allow(missing_docs)] // The names are those of the option.
pub enum Repetition {
    Required,
    Words,
    Off,
}

/// The names of the files in answers; announcements keep those of the Laws (2023 D.2.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
#[allow(missing_docs)] // The names are those of the option.
pub enum Alphabet {
    Laws,
    Nato,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
#[allow(missing_docs)] // The names are those of the option.
pub enum SightedPress {
    Announced,
    Executed,
}
