//! The arguments of `sheet`.

use crate::cli::common::answer::RATE;
use crate::scoresheet::braille::Layout;
use clap::{Args, ValueEnum};
use std::path::PathBuf;

/// The most plies that are spoken; more would take hours and hundreds of megabytes.
pub(in crate::cli) const MOST_SPOKEN: usize = 1200;

#[derive(Args, Clone, Debug)]
#[allow(missing_docs)] // The help texts are the locales'.
pub struct SheetArgs {
    pub game: PathBuf,
    #[arg(long, value_enum, value_delimiter = ',', required = true)]
    pub to: Vec<Form>,
    #[arg(long, value_name = "LANGUAGE")]
    pub language: Option<String>,
    #[arg(long, value_name = "LANGUAGE")]
    pub notation: Option<String>,
    #[arg(long, value_enum)]
    pub profile: Option<Practice>,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(Layout::NARROWEST as i64..))]
    pub width: Option<u16>,
    #[arg(long, value_name = "N", default_value_t = Layout::default().page as u16)]
    pub page: u16,
    #[arg(long, value_name = "WPM", default_value_t = RATE, value_parser = clap::value_parser!(u32).range(20..=5000))]
    pub rate: u32,
    #[arg(long, value_name = "FILE")]
    pub output: Option<PathBuf>,
    #[arg(long)]
    pub force: bool,
    #[arg(long, value_name = "CHESS")]
    pub variant: Option<String>,
    #[arg(long)]
    pub damaged: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
#[allow(missing_docs)] // They are named in the locales.
pub enum Form {
    Pgn,
    Txt,
    Longhand,
    Braille,
    Brf,
    Wav,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
#[allow(missing_docs)] // They are named in the locales.
pub enum Practice {
    German,
    Uk,
}
