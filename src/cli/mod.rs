//! The command line, one file a subcommand.

/// Options, answers and failures of several subcommands.
pub mod common {
    pub(crate) mod answer;
    pub(crate) mod failure;
    pub(crate) mod secret;
    pub mod table;
    pub(crate) mod variant;
}

/// Games, positions and scoresheets, given as text or files.
pub mod scores {
    pub mod announce;
    pub mod judge;
    pub(crate) mod milestones;
    pub mod perft;
    pub(crate) mod picture;
    pub(crate) mod position;
    pub(crate) mod reconcile;
    pub(crate) mod record;
    pub mod sheet;
    pub mod show;
    pub(crate) mod tridim;
}

/// Tactile boards, and what the computer provides.
pub mod boards {
    pub mod board;
    pub(crate) mod doctor;
}

/// Games, lessons and recordings, run until someone leaves them.
pub mod playing {
    pub mod clock;
    pub mod dictation;
    pub mod learn;
    pub mod play;
    pub mod review;
    pub mod solo;
}

/// What a journal contains and proves.
pub mod reporting {
    pub(crate) mod chronicle;
    pub mod journal;
    pub mod report;
    pub(crate) mod signature;
}

/// The command line itself: arguments, help, settings, the manual.
pub mod program {
    pub(crate) mod arguments;
    pub(crate) mod help;
    pub(crate) mod locale;
    pub mod manual;
    pub(crate) mod options;
    pub mod settings;
    pub(crate) mod welcome;
}

pub use common::failure::Failure;
pub use program::arguments::{Cli, Subcommand, command};
pub use program::help::{help_ids, localized};
pub use program::options::command_example;

use crate::devices::platform::streams::{complain, has_failed, print, print_bytes, print_utf8};
use crate::speech::{Message, Words};
use boards::{board, doctor};
use clap::FromArgMatches;
use common::failure::{DEVICE, DONE, USAGE};
use common::{answer, variant};
use playing::{clock, dictation, learn, play, review};
use program::settings::{Merged, merged};
use program::{locale, manual, settings, welcome};
use reporting::{chronicle, journal, report, signature};
use scores::{judge, milestones, perft, reconcile, record, sheet, show, tridim};
use std::ffi::OsString;
use std::io::{self, IsTerminal};
use std::process::ExitCode;

/// Reads the command line and runs the subcommand.
pub fn main() -> ExitCode {
    print_utf8();
    let typed: Vec<OsString> = std::env::args_os().collect();
    let Merged { line, locale, rate, width, fault, note, needs_settings } = merged(&typed);
    answer::fit(width);
    let words = Words::new(locale::interface(&line, locale));
    let cli = match read(&line, &words) {
        Ok(cli) => cli,
        Err(error) => return ExitCode::from(told(locale::usage_error(&error, &line, &words), &words)),
    };
    // The menu says itself what is wrong with the file.
    let fault = fault.filter(|_| !matches!(cli.command, Some(Subcommand::Settings(_))));
    if let Some(fault) = fault {
        complain(&words.say(&fault.message));
        // A game does not begin with other settings than one meant.
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
    ExitCode::from(told(status, &words))
}

/// The command line as it is to be run. `help` and `version` are read as the options of these names.
fn read(line: &[OsString], words: &Words) -> Result<Cli, clap::Error> {
    let read = |line: &[OsString]| localized(command(), words).try_get_matches_from(line);
    let cli = Cli::from_arg_matches(&read(line)?)?;
    let option = match &cli.command {
        Some(Subcommand::Help(args)) => args.command.iter().map(String::as_str).chain(["--help"]).collect(),
        Some(Subcommand::Version) => vec!["--version"],
        _ => return Ok(cli),
    };
    let line: Vec<OsString> = ["annabella"].into_iter().chain(option).map(OsString::from).collect();
    Cli::from_arg_matches(&read(&line)?)
}

/// The exit status of a command whose output may have been lost: then its answer has not arrived.
fn told(status: u8, words: &Words) -> u8 {
    if !has_failed() {
        return status;
    }
    complain(&words.say(&Message::new("output-lost")));
    if status == DONE { DEVICE } else { status }
}

fn run(cli: Cli, rate: Option<u32>, words: &Words) -> Result<u8, Failure> {
    let say = |message: &Message| words.say(message);
    // What is heard at length is in one language throughout.
    let whole = || Words::new(words.language().of_manual());
    // All of it is made before any of it is printed: the status does not depend on who reads it.
    let (mut out, mut err) = (Vec::new(), Vec::new());
    let written = |status: io::Result<u8>, out: &[u8], err: &[u8]| {
        match std::str::from_utf8(out) {
            Ok(text) if io::stdout().is_terminal() => text.lines().all(print),
            _ => print_bytes(out),
        };
        String::from_utf8_lossy(err).lines().for_each(complain);
        Ok(status.unwrap_or(USAGE))
    };
    match cli.command {
        None => Ok(welcome::run(rate, &whole())),
        Some(Subcommand::Play(mut args)) => {
            args.table.locale = cli.locale;
            play::run(&args, words.language(), cli.json)
        }
        Some(Subcommand::Clock(mut args)) => {
            args.table.locale = cli.locale;
            clock::run(&args, words.language(), cli.json)
        }
        Some(Subcommand::Announce(mut args)) => {
            if let Some(status) = tridim::announce(&args, words)? {
                return Ok(status);
            }
            args.fen = variant::start(args.variant.as_deref(), args.fen)?;
            record::announce(&args, words)
        }
        Some(Subcommand::Show(args)) => show::run(&args, words, cli.json),
        Some(Subcommand::Review(args)) => review::run(&args, &whole(), cli.json),
        Some(Subcommand::Learn(args)) => learn::run(&args, &whole(), cli.json),
        Some(Subcommand::Judge(args)) => judge::run(&args, words, cli.json),
        Some(Subcommand::Sheet(args)) => {
            let source = sheet::SheetSource {
                load: &|path| {
                    record::load(path, args.damaged, args.variant.as_deref(), words)
                        .map_err(|failure| failure.message)
                },
                interface: words.language(),
                words: &say,
                terminal: io::stdout().is_terminal(),
            };
            let status = sheet::run(&args, &source, &mut out, &mut err);
            written(status, &out, &err)
        }
        Some(Subcommand::Report(args)) => report::run(&args, words, cli.json),
        Some(Subcommand::Journal(args)) => {
            let chronicle = chronicle::Chronicle::new(words);
            let format = journal::JournalFormat {
                header: &|header| chronicle.header(header),
                entry: &|entry| chronicle.entry(entry),
                evidence: &|line| chronicle.evidence(line),
                milestones: &milestones::milestones,
                words: &say,
                sign: &|args, about| {
                    let (key, password) = (&args.key, args.password_file.as_deref());
                    signature::sign(&args.file, about, key, password, words)
                        .map_err(|failure| failure.message)
                },
                signed: &|file, key| signature::is_right(file, key).map_err(|failure| failure.message),
            };
            let status = journal::run(&args, &format, &mut out, &mut err);
            written(status, &out, &err)
        }
        Some(Subcommand::Reconcile(args)) => match tridim::reconcile(&args, words, cli.json)? {
            Some(status) => Ok(status),
            None => reconcile::run(&args, words, cli.json),
        },
        Some(Subcommand::Board(args)) => board::run(&args, words),
        Some(Subcommand::Dictation(args)) => dictation::run(&args, words),
        Some(Subcommand::Perft(args)) => perft::run(&args, words, cli.json),
        Some(Subcommand::Doctor) => Ok(doctor::run(rate, &whole())),
        Some(Subcommand::Settings(args)) => settings::run(&args, words.language().of_manual(), cli.json),
        Some(Subcommand::Manual(args)) => manual::run(&args, &whole()),
        // `read` has made options of these two.
        Some(Subcommand::Help(_) | Subcommand::Version) => Ok(DONE),
    }
}
