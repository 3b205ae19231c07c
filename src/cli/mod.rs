//! The command line, with one file for each subcommand.

/// Options and answers shared by several subcommands.
pub mod common {
    pub(crate) mod answer;
    pub mod games_folder;
    pub(crate) mod html;
    pub mod options;
    pub(crate) mod secret;
    pub mod table;
    pub(crate) mod variant;
}

/// Games, positions and scoresheets, given as text or files.
pub mod scores {
    pub(crate) mod announce;
    pub mod games;
    pub mod judge;
    pub(crate) mod own_games;
    pub(crate) mod perft;
    pub(crate) mod picture;
    pub(crate) mod position;
    pub(crate) mod reconcile;
    pub mod record;
    pub mod sheet;
    pub(crate) mod sheet_json;
    pub(crate) mod show;
    pub(crate) mod tridim;
}

/// Tactile boards, and the computer's equipment.
pub mod boards {
    pub(crate) mod board;
    pub mod check;
    pub(crate) mod doctor;
    pub(crate) mod list;
    pub mod simulate;
    pub mod watch;
}

/// Games, lessons and recordings, which run until the user quits.
pub mod playing {
    pub mod clock;
    pub(crate) mod dictation;
    pub(crate) mod hear;
    pub(crate) mod learn;
    pub mod play;
    pub(crate) mod review;
    pub mod solo;
}

/// Contents of journals, and proofs that they are unchanged.
pub mod reporting {
    pub mod journal;
    pub(crate) mod journal_dump;
    pub(crate) mod report;
    pub(crate) mod signature;
}

/// The command line itself: arguments, help, settings, the manual.
pub mod program {
    pub(crate) mod arguments;
    pub(crate) mod examples;
    pub(crate) mod help;
    pub mod locale;
    pub mod manual;
    pub mod settings;
}

pub use crate::speech::failure::Failure;
pub use program::arguments::{Cli, Subcommand, command};
pub use program::examples::{command_examples, example_of};
pub use program::help::{help_ids, help_page, help_page_of, help_width, localized, localized_as};

use crate::devices::platform::streams::{complain, has_failed, print_utf8, report_loss_as};
use crate::devices::voice::Engine;
use crate::speech::failure::{DEVICE, DONE};
use crate::speech::{Message, Words};
use boards::{board, doctor};
use clap::FromArgMatches;
use common::answer::{self, AnswerLine, print_answer, speak};
use playing::{clock, dictation, hear, learn, play, review};
use program::settings::{Merged, merged};
use program::{locale, manual, settings};
use reporting::{journal, report};
use scores::games::Told;
use scores::{announce, judge, own_games, perft, reconcile, sheet, sheet_json, show};
use std::ffi::OsString;
use std::process::ExitCode;

/// Reads the command line and runs the subcommand.
pub fn main() -> ExitCode {
    print_utf8();
    let typed: Vec<OsString> = std::env::args_os().collect();
    let Merged { line, locale, rate, width, fault, note, needs_settings } = merged(&typed);
    answer::fit(width);
    let words = Words::new(locale::interface(&line, locale));
    report_loss_as(words.say(&Message::new("output-lost")));
    let cli = match read(&line, &words) {
        Ok(cli) => cli,
        Err(error) => {
            return ExitCode::from(delivered(locale::usage_error(&error, &line, width, &words)));
        }
    };
    // The settings menu itself reports faults of the file.
    let fault = fault.filter(|_| !matches!(cli.command, Some(Subcommand::Settings(_))));
    if let Some(fault) = fault {
        complain(&words.say(&fault.message));
        // A game does not start with settings that the user did not intend.
        if needs_settings {
            return ExitCode::from(fault.status);
        }
    }
    if let Some(note) = note {
        complain(&words.say(&note));
    }
    let status = run(cli, rate, &words).unwrap_or_else(|failure| {
        complain(&words.say(&failure.message));
        failure.status
    });
    ExitCode::from(delivered(status))
}

/// Parses the command line. `help` and `version` become the options of these names.
///
/// Help texts, in the language of the words, are made only for a line that is not a command, such as a request for help.
fn read(line: &[OsString], words: &Words) -> Result<Cli, clap::Error> {
    let read = |line: &[OsString]| {
        command()
            .try_get_matches_from(line)
            .or_else(|_| localized(command(), words).try_get_matches_from(line))
    };
    let cli = Cli::from_arg_matches(&read(line)?)?;
    let option = match &cli.command {
        Some(Subcommand::Help(args)) => args.command.iter().map(String::as_str).chain(["--help"]).collect(),
        Some(Subcommand::Version) => vec!["--version"],
        _ => return Ok(cli),
    };
    let line: Vec<OsString> = ["annabella"].into_iter().chain(option).map(OsString::from).collect();
    Cli::from_arg_matches(&read(&line)?)
}

/// Returns the exit status of a command; a device failure if a game continued without its output.
fn delivered(status: u8) -> u8 {
    if has_failed() && status == DONE { DEVICE } else { status }
}

fn run(cli: Cli, rate: Option<u32>, words: &Words) -> Result<u8, Failure> {
    let Cli { json, command, .. } = cli;
    let Some(command) = command else { return Ok(welcome(rate, words)) };
    match command {
        Subcommand::Play(args) => play::run(&args, words.language(), json),
        Subcommand::Clock(args) => clock::run(&args, words.language(), json),
        Subcommand::Announce(args) => announce::run(&args, words, json),
        Subcommand::Games(args) => own_games::run(&args, words, json),
        Subcommand::Show(mut args) => {
            args.of.game.told = Told::of(json);
            show::run(&args, words, json)
        }
        Subcommand::Review(mut args) => {
            args.which.told = Told::of(json);
            review::run(&args, words, json)
        }
        Subcommand::Learn(args) => learn::run(&args, words, json),
        Subcommand::Judge(mut args) => {
            args.of.game.told = Told::of(json);
            judge::run(&args, words, json)
        }
        Subcommand::Sheet(args) if json => sheet_json::print(&args, words),
        Subcommand::Sheet(args) => Ok(sheet::print(&args, words)),
        Subcommand::Report(args) => report::run(&args, words, json),
        Subcommand::Journal(args) => Ok(journal::print(&args, words, json)),
        Subcommand::Reconcile(mut args) => {
            args.told = Told::of(json);
            reconcile::run(&args, words, json)
        }
        Subcommand::Board(args) => board::run(&args, words, json),
        Subcommand::Dictation(args) => dictation::run(&args, words, json),
        Subcommand::Hear(args) => hear::run(&args, words, json),
        Subcommand::Perft(args) => perft::run(&args, words, json),
        Subcommand::Doctor(args) => Ok(doctor::run(&args, rate, words, json)),
        Subcommand::Settings(args) => settings::run(&args, words.language(), json),
        Subcommand::Manual(args) => manual::run(&args, &Words::new(words.language().of_manual()), json),
        // `read` has turned these two into options.
        Subcommand::Help(_) | Subcommand::Version => Ok(DONE),
    }
}

/// Prints a welcome and the first steps; speaks the next words to type if there is a voice.
fn welcome(rate: Option<u32>, words: &Words) -> u8 {
    let lines = [
        AnswerLine::Said(Message::new("welcome-hello")),
        AnswerLine::Said(Message::new("welcome-next")),
        // Printed only: a listener hears this by the commands just named.
        AnswerLine::Row(words.say(&Message::new("welcome-rate"))),
        AnswerLine::Row(words.say(&Message::new("welcome-help"))),
    ];
    print_answer(&lines, words);
    speak(Engine::Espeak, rate, &lines, words);
    DONE
}
