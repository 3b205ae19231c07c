//! The interface language, and clap's errors in it.

use super::help::{help_page, help_width};
use crate::devices::platform::streams::{complain, print_bytes};
use crate::speech::{Language, Message, Words};
use clap::error::{ContextKind, ContextValue, ErrorKind};
use std::ffi::OsString;

/// Returns the interface language: from `--locale`, the settings, the environment, or English.
pub fn interface(line: &[OsString], set: Option<Language>) -> Language {
    let named = line.iter().enumerate().find_map(|(index, argument)| {
        let argument = argument.to_str()?;
        match argument.strip_prefix("--locale") {
            Some("") => line.get(index + 1)?.to_str().and_then(Language::from_tag),
            Some(value) => Language::from_tag(value.strip_prefix('=')?),
            None => None,
        }
    });
    named.or(set).or_else(preferred).unwrap_or(Language::En)
}

fn preferred() -> Option<Language> {
    let set = |name| std::env::var(name).ok().filter(|value| !value.is_empty());
    let named = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(set);
    // Some systems store the language elsewhere.
    let value = named.or_else(sys_locale::get_locale)?;
    Language::from_tag(value.get(..2)?)
}

/// Reports a usage error, or prints the requested help, and returns the exit status.
pub(crate) fn usage_error(error: &clap::Error, line: &[OsString], width: Option<usize>, words: &Words) -> u8 {
    match error.kind() {
        ErrorKind::DisplayHelp => print_help(line, width, words),
        ErrorKind::DisplayVersion => {
            print_bytes(error.to_string().as_bytes());
        }
        _ => {
            complain(&words.say(&sentence(error, line, &super::arguments::command())));
            return crate::speech::failure::USAGE;
        }
    }
    crate::speech::failure::DONE
}

fn print_help(line: &[OsString], width: Option<usize>, words: &Words) {
    let width = width.unwrap_or_else(|| help_width(line));
    print_bytes(help_page(line, words, width).as_bytes());
}

/// Words a usage error of the program `root` as a sentence.
pub fn sentence(error: &clap::Error, line: &[OsString], root: &clap::Command) -> Message {
    let texts = |kind: ContextKind| match error.get(kind) {
        Some(ContextValue::String(text)) => vec![text.clone()],
        Some(ContextValue::Strings(texts)) => texts.clone(),
        _ => Vec::new(),
    };
    // Only the option's name, without the placeholder of its value.
    let name = |argument: String| match argument.split_once(' ') {
        Some((option, _)) if option.starts_with('-') => option.to_owned(),
        _ => argument.trim_end_matches("...").to_owned(),
    };
    let argument: Vec<String> = texts(ContextKind::InvalidArg).into_iter().map(name).collect();
    let value = texts(ContextKind::InvalidValue).concat();
    match error.kind() {
        // Such a word may be the PIN itself, and must not be shown.
        ErrorKind::UnknownArgument if is_after_pin(&argument, line) => Message::new("pin-no-value"),
        ErrorKind::UnknownArgument => {
            unknown(argument.concat(), texts(ContextKind::SuggestedArg), root, &Called::by(line, root))
        }
        ErrorKind::InvalidSubcommand => {
            let unknown = texts(ContextKind::InvalidSubcommand);
            match texts(ContextKind::SuggestedSubcommand) {
                near if near.is_empty() => {
                    Message::new("usage-unknown-command").with("command", unknown).with("help", help_of(root))
                }
                near => {
                    Message::new("usage-unknown-command-near").with("command", unknown).with("near", near)
                }
            }
        }
        ErrorKind::InvalidValue | ErrorKind::ValueValidation if value.is_empty() => {
            Message::new("usage-no-value").with("argument", argument)
        }
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
            let possible = texts(ContextKind::ValidValue);
            let message = match possible.is_empty() {
                true => Message::new("usage-invalid-value").with("help", help_of(root)),
                false => Message::new("usage-invalid-choice").with("possible", possible),
            };
            message.with("argument", argument).with("value", value)
        }
        ErrorKind::MissingRequiredArgument => {
            let path = Called::by(line, root).path;
            Message::new("usage-missing").with("argument", argument).with("command", path)
        }
        ErrorKind::ArgumentConflict => Message::new("usage-conflict")
            .with("argument", argument)
            .with("other", texts(ContextKind::PriorArg)),
        ErrorKind::MissingSubcommand | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            let Called { path, command } = Called::by(line, root);
            let names = command.get_subcommands().map(|sub| sub.get_name().to_owned());
            let message = Message::new("usage-missing-command").with("command", path);
            message.with("possible", names.collect::<Vec<String>>())
        }
        _ => Message::new("usage-other").with("program", root.get_name()).with("help", help_of(root)),
    }
}

/// Returns the line that lists all commands of a program; not every program has the command `help`.
fn help_of(root: &clap::Command) -> String {
    let word = if root.find_subcommand("help").is_some() { "help" } else { "--help" };
    format!("{} {word}", root.get_name())
}

/// Whether an unknown argument follows `--pin`, which has no value.
fn is_after_pin(argument: &[String], line: &[OsString]) -> bool {
    let is = |place: usize, text: &str| line.get(place).is_some_and(|given| given == text);
    let word = argument.concat();
    let places = (1..line.len()).filter(|&place| is(place, &word));
    !word.starts_with("--") && places.into_iter().any(|place| is(place - 1, "--pin"))
}

/// A subcommand and the words that called it.
struct Called {
    path: String,
    command: clap::Command,
}

impl Called {
    /// Finds the command that a line calls.
    fn by(line: &[OsString], root: &clap::Command) -> Called {
        let mut called = Called { path: root.get_name().to_owned(), command: root.clone() };
        for word in line.iter().skip(1).filter_map(|word| word.to_str()) {
            if let Some(sub) = called.command.find_subcommand(word) {
                called = Called { path: format!("{} {word}", called.path), command: sub.clone() };
            }
        }
        called
    }
}

/// Returns the message about an unknown option of a command, or about a surplus word.
fn unknown(argument: String, near: Vec<String>, root: &clap::Command, called: &Called) -> Message {
    if !argument.starts_with('-') {
        return Message::new("usage-surplus").with("argument", argument).with("command", called.path.clone());
    }
    let elsewhere = paths_with(root, root.get_name(), argument.trim_start_matches('-'));
    if !elsewhere.is_empty() {
        return Message::new("usage-argument-elsewhere")
            .with("argument", argument)
            .with("commands", elsewhere);
    }
    let message = match near.is_empty() {
        true => Message::new("usage-unknown-argument"),
        false => Message::new("usage-unknown-argument-near").with("near", near),
    };
    message.with("argument", argument).with("command", called.path.clone())
}

/// Returns the names of the commands that have this option.
fn paths_with(command: &clap::Command, path: &str, option: &str) -> Vec<String> {
    let has = command.get_arguments().any(|arg| arg.get_long() == Some(option));
    let subs = command.get_subcommands();
    let below = subs.flat_map(|sub| paths_with(sub, &format!("{path} {}", sub.get_name()), option));
    has.then(|| path.to_owned()).into_iter().chain(below).collect()
}
