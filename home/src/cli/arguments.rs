//! The arguments as clap parses them. The locales have their help texts.

use super::drill::DrillArgs;
use super::play::PlayArgs;
use super::positions::PositionsArgs;
use super::review::ReviewArgs;
use annabella::cli::common::table::language_of;
use annabella::speech::Language;
use clap::{CommandFactory, Parser};

#[derive(Parser, Debug)]
#[command(name = "annabella-home", version, disable_help_subcommand = true)]
#[allow(missing_docs)] // The help texts are the locales'.
pub struct Cli {
    #[arg(long, global = true, value_name = "LANGUAGE", value_parser = language_of)]
    pub locale: Option<Language>,
    #[arg(long, global = true)]
    pub json: bool,
    #[command(subcommand)]
    pub command: Subcommand,
}

#[derive(clap::Subcommand, Debug)]
#[allow(missing_docs)] // The help texts are the locales'.
pub enum Subcommand {
    Play(Box<PlayArgs>),
    Review(Box<ReviewArgs>),
    Positions(Box<PositionsArgs>),
    Drill(Box<DrillArgs>),
}

/// The ids of the help texts, which are looked up by the names of commands and options.
pub const HELP_IDS: &[&str] = &[
    "home",
    "home-play",
    "home-play-engine",
    "home-play-colour",
    "home-play-level",
    "home-play-elo",
    "home-play-odds",
    "home-play-opening",
    "home-play-chess960",
    "home-play-board",
    "home-play-turned",
    "home-play-peg-echo",
    "home-play-name",
    "home-review",
    "home-review-game",
    "home-review-engine",
    "home-review-which",
    "home-review-strict",
    "home-positions",
    "home-positions-file",
    "home-positions-engine",
    "home-positions-results",
    "home-positions-board",
    "home-positions-turned",
    "home-drill",
    "home-drill-kind",
    "home-drill-rounds",
    "home-drill-seed",
    "home-drill-results",
];

/// Returns the command line without help texts.
pub fn command() -> clap::Command {
    Cli::command()
}

#[cfg(test)]
mod tests {
    use super::*;
    use annabella::speech::Words;

    #[test]
    fn every_command_and_option_has_its_help_in_both_languages() {
        for language in Language::whole() {
            let words = Words::new(language);
            for id in HELP_IDS {
                assert!(words.named(id).is_some(), "{id} in {}", language.tag());
            }
            let root = annabella::cli::localized_as(command(), &words, "home");
            for sub in root.get_subcommands() {
                for arg in sub.get_arguments() {
                    let help = arg.get_help().map(ToString::to_string).unwrap_or_default();
                    assert!(!help.is_empty(), "{} of {} in {}", arg.get_id(), sub.get_name(), language.tag());
                }
            }
        }
    }
}
