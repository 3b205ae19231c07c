//! The command line, with one file for each command.

pub mod arguments;
pub mod drill;
pub mod play;
pub mod positions;
pub mod review;

use crate::engine::{Engine, EngineError, Strength, find};
use crate::results::{TrainingResult, save};
use annabella::cli::program::locale;
use annabella::cli::program::settings::{Merged, merged_for};
use annabella::cli::{Failure, help_page_of, help_width, localized_as};
use annabella::devices::platform::command_line::shell_word;
use annabella::devices::platform::streams::{complain, has_failed, print_bytes, print_utf8, report_loss_as};
use annabella::speech::failure::{DEVICE, DONE, USAGE};
use annabella::speech::{Message, Words};
use arguments::{Cli, Subcommand, command};
use clap::FromArgMatches;
use clap::error::ErrorKind;
use std::ffi::OsString;
use std::path::Path;
use std::process::ExitCode;

/// The beginning of the ids of the help texts.
const HELP: &str = "home";

/// Reads the command line and runs the command.
pub fn main() -> ExitCode {
    print_utf8();
    let typed: Vec<OsString> = std::env::args_os().collect();
    let Merged { line, locale, width, fault, note, needs_settings, .. } = merged_for(&typed, command());
    let words = Words::new(locale::interface(&line, locale));
    report_loss_as(words.say(&Message::new("output-lost")));
    let parsed = localized_as(command(), &words, HELP)
        .try_get_matches_from(&line)
        .and_then(|matches| Cli::from_arg_matches(&matches));
    let cli = match parsed {
        Ok(cli) => cli,
        Err(error) => return ExitCode::from(answered(&error, &line, width, &words)),
    };
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
    let status = run(cli, &words).unwrap_or_else(|failure| {
        complain(&words.say(&failure.message));
        failure.status
    });
    ExitCode::from(if has_failed() && status == DONE { DEVICE } else { status })
}

fn run(cli: Cli, words: &Words) -> Result<u8, Failure> {
    match cli.command {
        Subcommand::Play(args) => play::run(&args, words.language(), cli.json),
        Subcommand::Review(args) => review::run(&args, words, cli.json),
        Subcommand::Positions(args) => positions::run(&args, words, cli.json),
        Subcommand::Drill(args) => drill::run(&args, words, cli.json),
    }
}

/// Prints the requested help, or reports an error of the command line. Returns the exit status.
fn answered(error: &clap::Error, line: &[OsString], width: Option<usize>, words: &Words) -> u8 {
    match error.kind() {
        ErrorKind::DisplayHelp => {
            let width = width.unwrap_or_else(|| help_width(line));
            let root = localized_as(command(), words, HELP);
            print_bytes(help_page_of(root, line, words, width).as_bytes());
            DONE
        }
        ErrorKind::DisplayVersion => {
            print_bytes(error.to_string().as_bytes());
            DONE
        }
        _ => {
            complain(&words.say(&locale::sentence(error, line, &command())));
            USAGE
        }
    }
}

/// Adds the results of a training to a file, and reports that. Returns the exit status.
fn keep(file: &Path, source: &str, results: &[TrainingResult], words: &Words) -> u8 {
    let of = |id| Message::new(id).with("file", file.display().to_string());
    match save(file, source, results) {
        Ok(false) => DONE,
        Ok(true) => {
            complain(&words.say(&of("home-positions-saved")));
            DONE
        }
        Err(error) => {
            complain(&words.say(&of("home-positions-not-saved").with("cause", error.to_string())));
            DEVICE
        }
    }
}

/// Starts the named engine, or an installed one; a slow start is reported on standard error.
///
/// # Errors
/// [`EngineError`] if there is none, or it cannot be used.
fn start_engine(given: Option<&Path>, strength: Strength, words: &Words) -> Result<Engine, EngineError> {
    let program = find(given)?;
    Engine::start(&program, strength, || complain(&words.say(&Message::new("home-engine-starting"))))
}

/// Returns the message about a journal that `annabella` resumes.
fn of_another_program(id: &'static str, file: &Path) -> Message {
    let file = file.display().to_string();
    let game = shell_word(&file);
    Message::new(id).with("file", file).with("game", game)
}

/// Returns the failure of a command without a usable engine.
fn no_engine(error: EngineError) -> Failure {
    match error {
        EngineError::NotStarted(..) | EngineError::NotUci(..) => Failure::device(error),
        _ => Failure::usage(error),
    }
}
