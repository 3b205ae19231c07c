//! The command line, one file a subcommand.

pub mod announce;
mod arguments;
pub mod board;
mod chronicle;
pub mod clock;
pub mod dictation;
mod doctor;
pub mod journal;
mod locale;
pub mod perft;
pub mod play;
mod reconcile;
mod record;
pub mod sheet;
pub mod table;
mod welcome;

pub use arguments::{Cli, Command, command};
pub use locale::help_ids;

use crate::speech::{Language, Message, Words};
use clap::FromArgMatches;
use std::io::{self, IsTerminal, Write};
use std::process::ExitCode;

/// Done.
const DONE: u8 = 0;
/// The answer is no.
const NO: u8 = 1;
/// Bad input or usage.
const USAGE: u8 = 2;
/// A device failed.
const DEVICE: u8 = 3;

/// How fast is spoken, in words a minute, unless `--rate` says otherwise: the engine's own rate.
const RATE: u32 = 175;

/// Why a subcommand ended otherwise than well: its sentence and its exit status.
#[derive(Clone, Debug, PartialEq)]
pub struct Failure {
    /// What is said on stderr.
    pub message: Message,
    /// 1 the answer is no, 2 bad input or usage, 3 a device failed.
    pub status: u8,
}

impl Failure {
    /// Bad input or usage.
    pub fn usage(message: Message) -> Failure {
        Failure { message, status: USAGE }
    }

    /// A device failed.
    pub fn device(message: Message) -> Failure {
        Failure { message, status: DEVICE }
    }
}

/// Reads the command line and does what it says.
pub fn main() -> ExitCode {
    let line: Vec<std::ffi::OsString> = std::env::args_os().collect();
    let words = Words::new(locale::interface(&line));
    let matches = match locale::localized(command(), &words).try_get_matches_from(&line) {
        Ok(matches) => matches,
        Err(error) => return ExitCode::from(locale::usage_error(&error, &words)),
    };
    let cli = match Cli::from_arg_matches(&matches) {
        Ok(cli) => cli,
        Err(error) => return ExitCode::from(locale::usage_error(&error, &words)),
    };
    let status = run(cli, &words).unwrap_or_else(|failure| {
        eprintln!("{}", words.say(&failure.message));
        failure.status
    });
    ExitCode::from(status)
}

fn run(cli: Cli, words: &Words) -> Result<u8, Failure> {
    let say = |message: &Message| words.say(message);
    let (out, err) = (&mut io::stdout(), &mut io::stderr());
    let written = |status: io::Result<u8>| Ok(status.unwrap_or(DONE));
    match cli.command {
        None => Ok(welcome::run(words)),
        Some(Command::Play(mut args)) => {
            args.table.locale = cli.locale;
            play::run(&args, words.language(), cli.json)
        }
        Some(Command::Clock(mut args)) => {
            args.table.locale = cli.locale;
            clock::run(&args, words.language(), cli.json)
        }
        Some(Command::Announce(args)) => record::announce(&args, words),
        Some(Command::Sheet(args)) => {
            let source = sheet::Source {
                load: &record::load,
                interface: words.language(),
                words: &say,
                terminal: io::stdout().is_terminal(),
            };
            written(sheet::run(&args, &source, out, err))
        }
        Some(Command::Journal(args)) => {
            let chronicle = chronicle::Chronicle::new(words);
            let telling = journal::Telling {
                header: &|header| chronicle.header(header),
                entry: &|entry| chronicle.entry(entry),
                words: &say,
            };
            written(journal::run(&args, &telling, out, err))
        }
        Some(Command::Reconcile(args)) => reconcile::run(&args, words, cli.json),
        Some(Command::Board(args)) => board::run(&args, words),
        Some(Command::Dictation(args)) => dictation::run(&args, words),
        Some(Command::Perft(args)) => perft::run(&args, words, cli.json),
        Some(Command::Doctor) => Ok(doctor::run(words)),
    }
}

/// Prints lines that a reader may stop reading.
fn print_lines(lines: &[String]) {
    let mut out = io::stdout().lock();
    for line in lines {
        if writeln!(out, "{line}").is_err() {
            return;
        }
    }
    let _ = out.flush();
}

/// A language by its tag; the message is never shown, the locale's is.
fn language_of(tag: &str) -> Result<Language, String> {
    Language::from_tag(tag).ok_or_else(|| tag.to_owned())
}
