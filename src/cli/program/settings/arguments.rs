//! The options of `settings`, as clap reads them.

use crate::cli::common::table::Voice;
use clap::Args;

#[derive(Args, Clone, Debug)]
#[allow(missing_docs)] // The help texts are the locales'.
pub struct SettingsArgs {
    #[arg(value_name = "WORDS")]
    pub line: Vec<String>,
    #[arg(long, value_name = "NAME")]
    pub preset: Option<String>,
    #[arg(long)]
    pub speech: Option<Voice>,
}
