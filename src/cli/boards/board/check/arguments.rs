//! The arguments of `board check`.

use crate::cli::common::table::Voice;
use std::path::PathBuf;

/// The arguments of `board check`.
#[derive(Clone, Debug, clap::Args)]
#[allow(missing_docs)] // The help texts are the locales'.
pub struct CheckArgs {
    #[arg(value_name = "PORT")]
    pub port: PathBuf,
    #[arg(long)]
    pub turned: bool,
    #[arg(long, value_name = "SQUARE")]
    pub from: Option<String>,
    #[arg(long)]
    pub assembly: bool,
    #[arg(long, default_value = "espeak")]
    pub speech: Voice,
    #[arg(long, value_name = "WPM", value_parser = clap::value_parser!(u32).range(20..=5000))]
    pub rate: Option<u32>,
}
