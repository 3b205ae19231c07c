//! `annabella hear`: enrols a person, so that the program recognises the person's announcements.

mod dialogue;

use crate::cli::common::answer;
use crate::cli::common::answer::{RATE, print_lines};
use crate::cli::common::table::{Choice, ENGINES, RATES, language_of};
use crate::devices::hearing;
use crate::devices::voice::Engine;
use crate::speech::failure::{DONE, Failure};
use crate::speech::{Language, Message, Worded, Words};
use clap::{Args, Subcommand};

/// The subcommands.
#[derive(Args, Clone, Debug)]
#[allow(missing_docs)] // The help texts are the locales'.
pub struct HearArgs {
    #[command(subcommand)]
    pub command: HearCommand,
}

#[derive(Subcommand, Clone, Debug)]
#[allow(missing_docs)] // The help texts are the locales'.
pub enum HearCommand {
    Enrol(EnrolArgs),
    List,
    Learn(LearnArgs),
    Forget(ForgetArgs),
}

/// The options of an enrolment.
#[derive(Args, Clone, Debug)]
#[allow(missing_docs)] // The help texts are the locales'.
pub struct EnrolArgs {
    #[arg(value_name = "NAME")]
    pub name: String,
    #[arg(long, value_parser = language_of, value_name = "LANGUAGE")]
    pub announce_language: Option<Language>,
    #[arg(long, value_name = "NAME")]
    pub microphone: Option<String>,
    #[arg(long, value_name = "N")]
    pub seed: Option<u64>,
    #[arg(long, default_value = "espeak", value_parser = Choice(&ENGINES))]
    pub speech: Engine,
    #[arg(long, value_name = "WPM", value_parser = clap::value_parser!(u32).range(RATES))]
    pub rate: Option<u32>,
}

/// The person from whose games the program may learn.
#[derive(Args, Clone, Debug)]
#[allow(missing_docs)] // The help texts are the locales'.
pub struct LearnArgs {
    #[arg(value_name = "NAME")]
    pub name: String,
    #[arg(long)]
    pub off: bool,
}

/// The person to forget.
#[derive(Args, Clone, Debug)]
#[allow(missing_docs)] // The help texts are the locales'.
pub struct ForgetArgs {
    #[arg(value_name = "NAME")]
    pub name: String,
}

/// Runs the command.
pub(crate) fn run(args: &HearArgs, words: &Words, as_json: bool) -> Result<u8, Failure> {
    match &args.command {
        HearCommand::Enrol(args) => dialogue::enrol(args, args.rate.unwrap_or(RATE), words, as_json),
        HearCommand::List => {
            let line = |file: &hearing::EnrolmentFile| {
                let message = listed(file).with("name", file.name.as_str());
                let message = message.with("language", file.language.tag());
                answer::line(&message.with("file", file.path.display().to_string()), words, as_json)
            };
            let all = hearing::list();
            let none = answer::line(&Message::new("hear-none"), words, as_json);
            let lines: Vec<String> = all.iter().map(line).collect();
            print_lines(if lines.is_empty() { std::slice::from_ref(&none) } else { &lines });
            Ok(DONE)
        }
        HearCommand::Learn(args) => {
            hearing::keep_learnt(&args.name, !args.off).map_err(Failure::usage)?;
            let id = if args.off { "hear-learns-nothing" } else { "hear-learns" };
            print_lines(&[answer::line(&Message::new(id).with("name", args.name.as_str()), words, as_json)]);
            Ok(DONE)
        }
        HearCommand::Forget(args) => {
            let removed = hearing::forget(&args.name).map_err(Failure::usage)?;
            let message =
                Message::new("hear-forgotten").with("name", args.name.as_str()).with("count", removed);
            print_lines(&[answer::line(&message, words, as_json)]);
            Ok(DONE)
        }
    }
}

/// Returns a line of the list, without what every line has.
fn listed(file: &hearing::EnrolmentFile) -> Message {
    if !file.is_finished {
        return Message::new("hear-listed-unfinished");
    }
    match hearing::load(&file.name, file.language) {
        Ok(enrolment) => {
            let (moves, learnt) = enrolment.announcements();
            Message::new("hear-listed").with("moves", moves).with("learnt", learnt)
        }
        Err(error) => error.message(),
    }
}
