//! The subcommands, their help, and errors of usage in the interface language.

use crate::post::{self, PostArgs};
use crate::serve::{self, ServeArgs};
use crate::simulate::{self, SimulateArgs};
use crate::watch::{self, WatchArgs};
use annabella_speech::failure::{DONE, Failure, USAGE};
use annabella_speech::{Language, Message, Words};
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};
use std::ffi::OsString;

/// The name of the program.
const PROGRAM: &str = "annabella-hall";

// The help texts are in the locales: `hall-help`, `hall-help-<command>`, `hall-help-<command>-<argument>`.
#[derive(Parser)]
#[command(name = PROGRAM, version, disable_help_subcommand = true)]
struct Line {
    #[arg(long, global = true)]
    locale: Option<String>,
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Post(Box<PostArgs>),
    Simulate(Box<SimulateArgs>),
    Serve(Box<ServeArgs>),
    Watch(WatchArgs),
    Password,
}

impl Command {
    fn run(self, language: Language) -> Result<u8, Failure> {
        let words = || Words::new(language);
        match self {
            Command::Post(args) => post::run(&args, language),
            Command::Simulate(args) => simulate::run(&args, &words()),
            Command::Serve(args) => serve::run(&args, &words()),
            Command::Watch(args) => watch::run(&args, &words()),
            Command::Password => serve::password::run(&words()),
        }
    }
}

/// Runs the command line and returns the exit status.
pub fn run(line: &[OsString]) -> u8 {
    let language = interface(line);
    let read = |mut command: clap::Command| {
        command.try_get_matches_from_mut(line).and_then(|found| Line::from_arg_matches(&found))
    };
    let Ok(parsed) = read(Line::command()) else {
        // Only help and errors need words, which stay in memory: each board's computer runs this program all day.
        let words = Words::new(language);
        let error = read(localized(Line::command(), &words, "hall-help")).err();
        return error.map_or(USAGE, |error| usage_error(&error, &words));
    };
    if let Some(tag) = parsed.locale.as_ref().filter(|tag| Language::from_tag(tag).is_none()) {
        let possible: Vec<String> = Language::ALL.iter().map(|language| language.tag().to_owned()).collect();
        let message = Message::new("usage-invalid-choice").with("argument", "--locale");
        let message = message.with("value", tag.as_str()).with("possible", possible);
        eprintln!("{}", Words::new(language).say(&message));
        return USAGE;
    }
    match parsed.command.run(language) {
        Ok(status) => status,
        Err(failure) => {
            eprintln!("{}", Words::new(language).say(&failure.message));
            failure.status
        }
    }
}

/// Returns the interface language: from `--locale`, the environment, or English.
fn interface(line: &[OsString]) -> Language {
    let named = line.iter().enumerate().find_map(|(index, argument)| {
        match argument.to_str()?.strip_prefix("--locale")? {
            "" => Language::from_tag(line.get(index + 1)?.to_str()?),
            value => Language::from_tag(value.strip_prefix('=')?),
        }
    });
    let preferred = || {
        let set = |name| std::env::var(name).ok().filter(|value| !value.is_empty());
        let tag =
            ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(set).or_else(sys_locale::get_locale)?;
        Language::from_tag(tag.get(..2)?)
    };
    named.or_else(preferred).unwrap_or(Language::En)
}

/// Gives a command and its arguments their help from the locale.
fn localized(command: clap::Command, words: &Words, id: &str) -> clap::Command {
    let help = |id: &str| words.named(id).unwrap_or_default();
    let arguments: Vec<clap::Id> = command.get_arguments().map(|arg| arg.get_id().clone()).collect();
    let names: Vec<String> = command.get_subcommands().map(|sub| sub.get_name().to_owned()).collect();
    let mut command = command.about(help(id));
    for argument in arguments {
        let text = help(&format!("{id}-{}", argument.as_str().replace('_', "-")));
        command = command.mut_arg(argument, |arg| arg.help(text));
    }
    for name in names {
        let id = format!("{id}-{name}");
        command = command.mut_subcommand(name, |sub| localized(sub, words, &id));
    }
    command
}

/// Prints the requested help, or reports a usage error, and returns the exit status.
fn usage_error(error: &clap::Error, words: &Words) -> u8 {
    if matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion) {
        print!("{error}");
        return DONE;
    }
    eprintln!("{}", words.say(&sentence(error)));
    USAGE
}

/// Words a usage error as a sentence.
fn sentence(error: &clap::Error) -> Message {
    let texts = |kind: ContextKind| match error.get(kind) {
        Some(ContextValue::String(text)) => vec![text.clone()],
        Some(ContextValue::Strings(texts)) => texts.clone(),
        _ => Vec::new(),
    };
    // Only the option's name, without the placeholder of its value.
    let name = |text: String| text.split(' ').next().unwrap_or_default().to_owned();
    let argument: Vec<String> = texts(ContextKind::InvalidArg).into_iter().map(name).collect();
    let with = |id| Message::new(id).with("argument", argument.clone()).with("command", PROGRAM);
    let value = texts(ContextKind::InvalidValue).concat();
    match error.kind() {
        ErrorKind::UnknownArgument => with("usage-unknown-argument"),
        ErrorKind::InvalidSubcommand => {
            Message::new("hall-usage-unknown-command").with("command", texts(ContextKind::InvalidSubcommand))
        }
        ErrorKind::InvalidValue | ErrorKind::ValueValidation if value.is_empty() => with("usage-no-value"),
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
            with("hall-usage-invalid-value").with("value", value)
        }
        ErrorKind::MissingRequiredArgument => with("usage-missing"),
        ErrorKind::ArgumentConflict => with("usage-conflict").with("other", texts(ContextKind::PriorArg)),
        ErrorKind::MissingSubcommand | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            let names =
                Line::command().get_subcommands().map(|sub| sub.get_name().to_owned()).collect::<Vec<_>>();
            with("usage-missing-command").with("possible", names)
        }
        _ => Message::new("hall-usage-other"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    /// Returns the ids of the help of a command, its options and its subcommands.
    fn ids(command: &clap::Command, id: &str) -> BTreeSet<String> {
        let arguments =
            command.get_arguments().map(|arg| format!("{id}-{}", arg.get_id().as_str().replace('_', "-")));
        let below = command.get_subcommands().flat_map(|sub| ids(sub, &format!("{id}-{}", sub.get_name())));
        [id.to_owned()].into_iter().chain(arguments).chain(below).collect()
    }

    #[test]
    fn every_command_and_option_has_its_help_and_no_help_is_left_over() {
        let expected = ids(&Line::command(), "hall-help");
        for language in Language::whole() {
            let folder = format!("{}/../locales/{}", env!("CARGO_MANIFEST_DIR"), language.tag());
            let mut found = BTreeSet::new();
            for file in ["hall.ftl", "hall-post.ftl", "hall-files.ftl"] {
                let text = std::fs::read_to_string(format!("{folder}/{file}")).unwrap();
                let named =
                    text.lines().filter_map(|line| line.split_once(" = ").map(|(id, _)| id.to_owned()));
                found.extend(named.filter(|id| id.starts_with("hall-help")));
            }
            assert_eq!(found, expected, "{}", language.tag());
        }
    }
}
