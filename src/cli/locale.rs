//! The interface's language: which one, and clap's own words in it.

use crate::speech::{Language, Message, Words};
use clap::error::{ContextKind, ContextValue, ErrorKind};
use std::ffi::OsString;

/// The interface's language: `--locale`, else what the environment prefers, else English.
pub(super) fn interface(line: &[OsString]) -> Language {
    let named = line.iter().enumerate().find_map(|(index, argument)| {
        let argument = argument.to_str()?;
        match argument.strip_prefix("--locale") {
            Some("") => line.get(index + 1)?.to_str().and_then(Language::from_tag),
            Some(value) => Language::from_tag(value.strip_prefix('=')?),
            None => None,
        }
    });
    named.or_else(preferred).unwrap_or(Language::En)
}

fn preferred() -> Option<Language> {
    let set = |name| std::env::var(name).ok().filter(|value| !value.is_empty());
    let value = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(set)?;
    Language::from_tag(value.get(..2)?)
}

/// The same command with its help in that language.
pub(super) fn localized(command: clap::Command, words: &Words) -> clap::Command {
    let named = |id: &str| words.named(id).unwrap_or_default();
    let usage = named("usage-heading");
    let template = format!("{{about-with-newline}}\n{usage} {{usage}}\n\n{{all-args}}");
    localize(command, "help", words, &template)
}

fn localize(command: clap::Command, prefix: &str, words: &Words, template: &str) -> clap::Command {
    let named = |id: &str| words.named(id).unwrap_or_default();
    let mut command = command
        .about(named(prefix))
        .help_template(template.to_owned())
        .subcommand_help_heading(named("usage-commands"))
        .disable_help_flag(true)
        .disable_version_flag(prefix != "help");
    let flag = clap::Arg::new("help").short('h').long("help").action(clap::ArgAction::Help);
    command = command.arg(flag.help(named("usage-help")));
    if prefix == "help" {
        command = command.disable_version_flag(true);
        let flag = clap::Arg::new("version").short('V').long("version").action(clap::ArgAction::Version);
        command = command.arg(flag.help(named("usage-version")));
    }
    let ids: Vec<(String, bool)> =
        command.get_arguments().map(|arg| (arg.get_id().to_string(), arg.is_positional())).collect();
    for (id, positional) in ids {
        let heading = named(if positional { "usage-arguments" } else { "usage-options" });
        let help = match id.as_str() {
            "help" | "version" => None,
            "locale" | "json" => words.named(&format!("help-{id}")),
            _ => words.named(&format!("{prefix}-{}", id.replace('_', "-"))),
        };
        command = command.mut_arg(&id, |arg| {
            let arg = arg.help_heading(heading).hide_possible_values(false);
            match help {
                Some(help) => arg.help(help),
                None => arg,
            }
        });
    }
    let names: Vec<String> = command.get_subcommands().map(|sub| sub.get_name().to_owned()).collect();
    for name in names {
        let prefix = format!("{prefix}-{name}");
        command = command.mut_subcommand(&name, |sub| localize(sub, &prefix, words, template));
    }
    command
}

/// The ids of all help texts that the command line asks for, for the check that every locale has
/// them.
pub fn help_ids() -> Vec<String> {
    fn collect(command: &clap::Command, prefix: &str, ids: &mut Vec<String>) {
        ids.push(prefix.to_owned());
        for arg in command.get_arguments() {
            match arg.get_id().as_str() {
                "help" | "version" => {}
                id @ ("locale" | "json") => ids.push(format!("help-{id}")),
                id => ids.push(format!("{prefix}-{}", id.replace('_', "-"))),
            }
        }
        for sub in command.get_subcommands() {
            collect(sub, &format!("{prefix}-{}", sub.get_name()), ids);
        }
    }
    let mut ids: Vec<String> = ["heading", "commands", "arguments", "options", "help", "version"]
        .map(|id| format!("usage-{id}"))
        .to_vec();
    collect(&super::command(), "help", &mut ids);
    ids.sort();
    ids.dedup();
    ids
}

/// Says what is wrong with a command line, or prints the help that was asked for, and gives the
/// exit status.
pub(super) fn usage_error(error: &clap::Error, words: &Words) -> u8 {
    if let ErrorKind::DisplayHelp | ErrorKind::DisplayVersion = error.kind() {
        print!("{error}");
        return super::DONE;
    }
    eprintln!("{}", words.say(&sentence(error)));
    super::USAGE
}

fn sentence(error: &clap::Error) -> Message {
    let text = |kind: ContextKind| match error.get(kind) {
        Some(ContextValue::String(text)) => text.clone(),
        Some(ContextValue::Strings(texts)) => texts.join(", "),
        _ => String::new(),
    };
    let argument = text(ContextKind::InvalidArg);
    let value = text(ContextKind::InvalidValue);
    match error.kind() {
        ErrorKind::UnknownArgument => Message::new("usage-unknown-argument").with("argument", argument),
        ErrorKind::InvalidSubcommand => {
            Message::new("usage-unknown-command").with("command", text(ContextKind::InvalidSubcommand))
        }
        ErrorKind::InvalidValue | ErrorKind::ValueValidation if value.is_empty() => {
            Message::new("usage-no-value").with("argument", argument)
        }
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
            let possible = text(ContextKind::ValidValue);
            let message = match possible.is_empty() {
                true => Message::new("usage-invalid-value"),
                false => Message::new("usage-invalid-choice").with("possible", possible),
            };
            message.with("argument", argument).with("value", value)
        }
        ErrorKind::MissingRequiredArgument => Message::new("usage-missing").with("argument", argument),
        ErrorKind::ArgumentConflict => Message::new("usage-conflict")
            .with("argument", argument)
            .with("other", text(ContextKind::PriorArg)),
        ErrorKind::MissingSubcommand | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            Message::new("usage-missing-command")
        }
        _ => Message::new("usage-other"),
    }
}
