//! The subcommands, their help, and errors of usage in the interface language.

use super::help::HELP;
use super::output::{complain, print};
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
/// The width of help in characters.
const WIDTH: usize = 80;

// The help texts are in the locales: `hall-help`, `hall-help-<command>`, `hall-help-<command>-<argument>`.
#[derive(Parser)]
#[command(name = PROGRAM, version, disable_help_subcommand = true)]
struct Line {
    #[arg(long, global = true, value_name = "LANGUAGE")]
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
        let error = read(HELP.localized(Line::command(), &words)).err();
        return error.map_or(USAGE, |error| usage_error(&error, line, &words));
    };
    if let Some(tag) = parsed.locale.as_ref().filter(|tag| Language::from_tag(tag).is_none()) {
        let possible: Vec<String> = Language::ALL.iter().map(|language| language.tag().to_owned()).collect();
        let message = Message::new("usage-invalid-choice").with("argument", "--locale");
        let message = message.with("value", tag.as_str()).with("possible", possible);
        complain(&Words::new(language).say(&message));
        return USAGE;
    }
    match parsed.command.run(language) {
        Ok(status) => status,
        Err(failure) => {
            complain(&Words::new(language).say(&failure.message));
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

/// Prints the requested help, or reports a usage error, and returns the exit status.
fn usage_error(error: &clap::Error, line: &[OsString], words: &Words) -> u8 {
    match error.kind() {
        ErrorKind::DisplayVersion => {
            print(&error.to_string());
            return DONE;
        }
        ErrorKind::DisplayHelp => {
            print(&help_of(line, words));
            return DONE;
        }
        _ => {}
    }
    complain(&words.say(&sentence(error)));
    USAGE
}

/// Returns the help that a command line asks for.
fn help_of(line: &[OsString], words: &Words) -> String {
    HELP.page(HELP.localized(Line::command(), words), line, words, WIDTH)
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
        let arguments = command
            .get_arguments()
            .filter(|arg| arg.get_id() != "locale")
            .map(|arg| format!("{id}-{}", arg.get_id().as_str().replace('_', "-")));
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

    #[test]
    fn help_fits_eighty_columns_in_the_language_of_the_reader_and_its_examples_are_understood() {
        for (language, usage, foreign) in
            [(Language::De, "Aufruf: ", "Usage:|Options|Print help"), (Language::En, "Usage: ", "Print help")]
        {
            let words = Words::new(language);
            for name in ["", "post", "simulate", "serve", "watch", "password"] {
                let line: Vec<OsString> = [PROGRAM, name, "--help"].iter().map(OsString::from).collect();
                let page = help_of(&line, &words);
                let longest = page.lines().filter(|line| line.split(' ').count() > 1);
                assert!(longest.clone().all(|line| line.chars().count() <= 80), "{page}");
                assert!(page.contains(usage) && page.contains("--locale"), "{page}");
                assert!(foreign.split('|').all(|word| !page.contains(word)), "{page}");
                let examples = crate::cli::help::examples(format!("{PROGRAM} {name}").trim());
                assert!(!examples.is_empty(), "{name}");
                for example in examples {
                    let example = example.split(" > ").next().unwrap().replace("Open 2026", "Open");
                    let words = example.split(' ').map(|word| word.trim_matches('"'));
                    let read = Line::command().try_get_matches_from(words);
                    let is_help = |error: &clap::Error| error.kind() == ErrorKind::DisplayHelp;
                    assert!(read.as_ref().err().is_none_or(is_help), "{example}: {read:?}");
                }
            }
        }
    }

    /// The command lines of the pages are understood.
    #[test]
    fn every_command_of_the_pages_is_understood() {
        let pages = [include_str!("../../../docs/hall.md"), include_str!("../../broker/README.md")];
        let mut count = 0;
        for page in pages {
            let blocks = page.lines().filter(|line| line.starts_with("    ")).map(str::trim);
            let inline = page.split('`').skip(1).step_by(2).filter(|code| code.contains("--"));
            let lines = blocks.chain(inline).filter(|line| line.starts_with("annabella-hall "));
            for line in lines.filter(|line| !line.contains("...")) {
                let mut arguments = vec![String::new()];
                let mut is_quoted = false;
                for ch in line.split(" > ").next().unwrap().chars() {
                    match ch {
                        '"' => is_quoted = !is_quoted,
                        ' ' if !is_quoted => arguments.push(String::new()),
                        _ => arguments.last_mut().unwrap().push(ch),
                    }
                }
                // A command alone, or an option of it, is named and not typed.
                let is_named = |error: &clap::Error| {
                    error.kind() == ErrorKind::MissingRequiredArgument && line.split(' ').count() < 5
                };
                let read = Line::command().try_get_matches_from(arguments);
                assert!(read.as_ref().err().is_none_or(is_named), "{line}: {}", read.unwrap_err());
                count += 1;
            }
        }
        assert!(count >= 7, "{count}");
    }
}
