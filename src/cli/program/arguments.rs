//! The arguments as clap parses them. The locales have their help texts.

use super::manual::ManualArgs;
use super::settings::SettingsArgs;
use crate::cli::boards::board::BoardArgs;
use crate::cli::boards::doctor::DoctorArgs;
use crate::cli::common::table::language_of;
use crate::cli::playing::clock::ClockArgs;
use crate::cli::playing::dictation::DictationArgs;
use crate::cli::playing::hear::HearArgs;
use crate::cli::playing::learn::LearnArgs;
use crate::cli::playing::play::PlayArgs;
use crate::cli::playing::review::ReviewArgs;
use crate::cli::reporting::journal::JournalArgs;
use crate::cli::reporting::report::ReportArgs;
use crate::cli::scores::announce::AnnounceArgs;
use crate::cli::scores::judge::JudgeArgs;
use crate::cli::scores::own_games::GamesArgs;
use crate::cli::scores::perft::PerftArgs;
use crate::cli::scores::reconcile::ReconcileArgs;
use crate::cli::scores::sheet::SheetArgs;
use crate::cli::scores::show::ShowArgs;
use crate::speech::Language;
use clap::{CommandFactory, Parser};

#[derive(Parser, Debug)]
#[command(name = "annabella", version, disable_help_subcommand = true)]
#[allow(missing_docs)] // The help texts are the locales'.
pub struct Cli {
    #[arg(long, global = true, value_name = "LANGUAGE", value_parser = language_of)]
    pub locale: Option<Language>,
    #[arg(long, global = true)]
    pub json: bool,
    #[command(subcommand)]
    pub command: Option<Subcommand>,
}

#[derive(clap::Subcommand, Debug)]
#[allow(missing_docs)] // The help texts are the locales'.
pub enum Subcommand {
    Play(Box<PlayArgs>),
    Clock(Box<ClockArgs>),
    Announce(AnnounceArgs),
    Sheet(SheetArgs),
    Dictation(DictationArgs),
    Hear(HearArgs),
    Reconcile(ReconcileArgs),
    Board(BoardArgs),
    Journal(JournalArgs),
    Report(ReportArgs),
    Games(GamesArgs),
    Show(ShowArgs),
    Review(ReviewArgs),
    Learn(LearnArgs),
    Judge(JudgeArgs),
    Perft(PerftArgs),
    Settings(SettingsArgs),
    Doctor(DoctorArgs),
    Manual(ManualArgs),
    Help(HelpArgs),
    Version,
}

/// The command whose help is requested; empty for the program's.
#[derive(clap::Args, Debug)]
#[allow(missing_docs)] // The help texts are the locales'.
pub struct HelpArgs {
    #[arg(value_name = "COMMAND")]
    pub command: Vec<String>,
}

/// Returns the command line without help texts.
pub fn command() -> clap::Command {
    Cli::command()
}
