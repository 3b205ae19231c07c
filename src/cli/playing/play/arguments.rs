//! The options of `play`, as clap reads them.

use crate::cli::common::table::TableArgs;
use crate::cli::common::table::language_of;
use crate::clock::Span;
use crate::game::AnnounceBy;
use crate::laws::{Edition, Supervision};
use crate::speech::{Language, Style};
use crate::tactile::ClockSide;
use clap::{Args, ValueEnum};
use std::path::PathBuf;

#[derive(Args, Clone, Debug, Default)]
#[allow(missing_docs)] // The help texts are the locales'.
pub struct PlayArgs {
    #[command(flatten)]
    pub table: TableArgs,
    #[arg(long, value_name = "CHESS")]
    pub variant: Option<String>,
    #[arg(long, value_name = "TEXT")]
    pub lot: Option<String>,
    #[arg(long, value_name = "WORDS")]
    pub level_words: Option<String>,
    #[arg(long, value_name = "FEN")]
    pub fen: Option<String>,
    #[arg(long, value_name = "FILE")]
    pub passphrase_file: Option<PathBuf>,
    #[arg(long)]
    pub practice: bool,
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
    #[arg(long)]
    pub laws: Option<Laws>,
    #[arg(long)]
    pub supervision: Option<Supervised>,
    #[arg(long)]
    pub quickplay_finish: bool,
    #[arg(long, value_name = "N")]
    pub no_draw_before: Option<u32>,
    #[arg(long, value_name = "MINUTES")]
    pub default_time: Option<u32>,
    #[arg(long)]
    pub sighted_press: Option<SightedPress>,
    #[arg(long, value_name = "PORT")]
    pub white_board: Option<String>,
    #[arg(long, value_name = "PORT")]
    pub black_board: Option<String>,
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
    #[arg(long, ignore_case = true)]
    pub white_title: Option<Title>,
    #[arg(long, ignore_case = true)]
    pub black_title: Option<Title>,
    #[arg(long, value_name = "NAME")]
    pub event: Option<String>,
    #[arg(long, value_name = "PLACE")]
    pub site: Option<String>,
    #[arg(long)]
    pub round: Option<String>,
    #[arg(long, value_name = "FILE")]
    pub live_pgn: Option<PathBuf>,
    #[arg(long, requires = "live_pgn")]
    pub force: bool,
    #[arg(long)]
    pub repetition: Option<Repetition>,
    #[arg(long)]
    pub announce_by: Option<Announcer>,
    #[arg(long, value_parser = language_of, value_name = "LANGUAGE")]
    pub announce_language: Option<Language>,
    #[arg(long)]
    pub style: Option<HowMuch>,
    #[arg(long)]
    pub zwo: bool,
    #[arg(long, value_name = "MS", value_parser = clap::value_parser!(u32).range(0..=2000))]
    pub pause: Option<u32>,
    #[arg(long, value_name = "LANGUAGE")]
    pub notation: Option<String>,
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
    #[arg(long, value_name = "SIDE")]
    pub set_clock: Option<Sits>,
    #[arg(long, value_name = "NAME")]
    pub white_microphone: Option<String>,
    #[arg(long, value_name = "NAME")]
    pub black_microphone: Option<String>,
}

/// A title of FIDE.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
#[allow(missing_docs)] // The names say it.
#[value(rename_all = "UPPER")]
pub enum Title {
    Gm,
    Im,
    Fm,
    Cm,
    Wgm,
    Wim,
    Wfm,
    Wcm,
}

impl Title {
    /// The title as PGN has it.
    pub fn code(self) -> String {
        format!("{self:?}").to_uppercase()
    }
}

/// After how long a peg counts as let go (2023 4.7); none if that is not judged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LetGo(pub Option<Span>);

/// From half a second to a minute, or `off`. The error text is never shown, since the locale has its own.
fn let_go(text: &str) -> Result<LetGo, String> {
    if text == "off" {
        return Ok(LetGo(None));
    }
    let seconds = text.parse::<f64>().ok().filter(|seconds| (0.5..=60.0).contains(seconds));
    let span = seconds.map(|seconds| Span((seconds * 1000.0).round() as u64));
    span.map(|span| LetGo(Some(span))).ok_or_else(|| text.to_owned())
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
#[allow(missing_docs)] // The help texts are the locales'.
pub enum OnOff {
    On,
    Off,
}

/// The side of a clock on which White sits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
#[allow(missing_docs)] // The names say it.
pub enum Sits {
    Left,
    Right,
}

impl From<Sits> for ClockSide {
    fn from(sits: Sits) -> ClockSide {
        match sits {
            Sits::Left => ClockSide::Left,
            Sits::Right => ClockSide::Right,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
#[allow(missing_docs)] // The help texts are the locales'.
pub enum Repetition {
    Required,
    Words,
    Off,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
#[allow(missing_docs)] // The help texts are the locales'.
pub enum SightedPress {
    Announced,
    Executed,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
#[allow(missing_docs)] // The help texts are the locales'.
pub enum Laws {
    #[default]
    #[value(name = "2023")]
    Laws2023,
    #[value(name = "2005")]
    Laws2005,
    #[value(name = "2001")]
    Laws2001,
    #[value(name = "1997")]
    Laws1997,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
#[allow(missing_docs)] // The help texts are the locales'.
pub enum Supervised {
    Full,
    #[default]
    Partial,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
#[allow(missing_docs)] // The help texts are the locales'.
pub enum Announcer {
    #[default]
    Program,
    Player,
    Auto,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
#[allow(missing_docs)] // The help texts are the locales'.
pub enum HowMuch {
    #[default]
    Full,
    Short,
}

impl From<Laws> for Edition {
    fn from(laws: Laws) -> Edition {
        match laws {
            Laws::Laws2023 => Edition::Laws2023,
            Laws::Laws2005 => Edition::Laws2005,
            Laws::Laws2001 => Edition::Laws2001,
            Laws::Laws1997 => Edition::Laws1997,
        }
    }
}

impl From<Supervised> for Supervision {
    fn from(supervised: Supervised) -> Supervision {
        match supervised {
            Supervised::Full => Supervision::Full,
            Supervised::Partial => Supervision::Partial,
        }
    }
}

impl From<Announcer> for AnnounceBy {
    fn from(by: Announcer) -> AnnounceBy {
        match by {
            Announcer::Program => AnnounceBy::Program,
            Announcer::Player => AnnounceBy::Player,
            Announcer::Auto => AnnounceBy::Auto,
        }
    }
}

impl From<HowMuch> for Style {
    fn from(how_much: HowMuch) -> Style {
        match how_much {
            HowMuch::Full => Style::Full,
            HowMuch::Short => Style::Short,
        }
    }
}
