//! The interface's language, and clap's messages in it.

use crate::devices::streams::{complain, print_bytes};
use crate::speech::{Language, Message, Words};
use clap::error::{ContextKind, ContextValue, ErrorKind};
use std::ffi::OsString;

/// The interface's language: from `--locale`, else from the environment, else English.
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

/// The command with its help in that language.
pub(super) fn localized(command: clap::Command, words: &Words) -> clap::Command {
    let named = |id: &str| words.named(id).unwrap_or_default();
    let usage = named("usage-heading");
    let template = format!("{{about-with-newline}}\n{usage} {{usage}}\n\n{{all-args}}");
    localize(command, "help", "annabella", words, &template)
}

fn localize(
    command: clap::Command,
    prefix: &str,
    path: &str,
    words: &Words,
    template: &str,
) -> clap::Command {
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
    for (order, (id, positional)) in ids.into_iter().enumerate() {
        let heading = named(if positional { "usage-arguments" } else { "usage-options" });
        let help = match id.as_str() {
            "help" | "version" => None,
            "locale" | "json" => words.named(&format!("help-{id}")),
            _ => words.named(&format!("{prefix}-{}", id.replace('_', "-"))),
        };
        command = command.mut_arg(&id, |arg| {
            let arg = value_named(arg.help_heading(heading), words);
            // Else clap would list them by their names.
            let arg = if positional { arg.display_order(order) } else { arg };
            match help {
                Some(help) => {
                    let help = with_choice(help, &arg, words);
                    arg.help(help)
                }
                None => arg,
            }
        });
    }
    let usage = usage_line(&command, path, words);
    command = command.override_usage(usage);
    let names: Vec<String> = command.get_subcommands().map(|sub| sub.get_name().to_owned()).collect();
    for name in names {
        let prefix = format!("{prefix}-{name}");
        let path = format!("{path} {name}");
        command = command.mut_subcommand(&name, |sub| localize(sub, &prefix, &path, words, template));
    }
    command
}

/// An argument's value under its name in the locale.
fn value_named(arg: clap::Arg, words: &Words) -> clap::Arg {
    if !arg.get_action().takes_values() {
        return arg;
    }
    let id = match arg.get_value_names().and_then(|names| names.first()).map(|name| name.as_str()) {
        Some("FILE" | "WAV" | "PATH" | "PGN") => "usage-value-file",
        Some("WHITE") => "usage-value-white",
        Some("BLACK") => "usage-value-black",
        Some("PORT") => "usage-value-port",
        Some("NAME") => "usage-value-name",
        Some("MOVES") => "usage-value-moves",
        Some("GAME") => "usage-value-game",
        Some("N" | "WPM" | "SECONDS" | "FACTOR") => "usage-value-number",
        _ => "usage-value",
    };
    let name = words.named(id).unwrap_or_default();
    // Clap would add these in English.
    arg.value_name(name).hide_possible_values(true).hide_default_value(true)
}

/// An option's help, with its possible values and its default.
fn with_choice(help: String, arg: &clap::Arg, words: &Words) -> String {
    let mut help = help;
    let names: Vec<String> =
        arg.get_possible_values().iter().map(|value| value.get_name().to_owned()).collect();
    if arg.get_action().takes_values() && !names.is_empty() {
        let possible = Message::new("usage-possible").with("help", help).with("values", names);
        help = words.say(&possible);
    }
    if let [default] = arg.get_default_values()
        && arg.get_action().takes_values()
    {
        let value = default.to_string_lossy().into_owned();
        help = words.say(&Message::new("usage-default").with("help", help).with("value", value));
    }
    help
}

/// The usage line of a command.
fn usage_line(command: &clap::Command, path: &str, words: &Words) -> String {
    let named = |id: &str| words.named(id).unwrap_or_default();
    let mut line = format!("{path} [{}]", named("usage-options"));
    let value = |arg: &clap::Arg| {
        let names = arg.get_value_names().unwrap_or_default();
        names.iter().map(|name| format!("<{name}>")).collect::<Vec<_>>().join(" ")
    };
    for arg in command.get_arguments().filter(|arg| arg.is_required_set() && !arg.is_positional()) {
        line += &format!(" --{} {}", arg.get_long().unwrap_or_default(), value(arg));
    }
    for arg in command.get_positionals() {
        line += &format!(" {}", value(arg));
    }
    if command.has_subcommands() {
        line += &format!(" [{}]", named("usage-commands"));
    }
    line
}

/// The ids of all help texts, for the test that every locale has them.
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
    let values =
        ["value", "value-file", "value-port", "value-name", "value-moves", "value-game", "value-number"];
    let own = ["heading", "commands", "arguments", "options", "help", "version"];
    let mut ids: Vec<String> = own.into_iter().chain(values).map(|id| format!("usage-{id}")).collect();
    collect(&super::arguments::command(), "help", &mut ids);
    ids.sort();
    ids.dedup();
    ids
}

/// Reports a usage error, or prints the requested help, and returns the exit status.
pub(super) fn usage_error(error: &clap::Error, words: &Words) -> u8 {
    if let ErrorKind::DisplayHelp | ErrorKind::DisplayVersion = error.kind() {
        print_bytes(error.to_string().as_bytes());
        return super::failure::DONE;
    }
    complain(&words.say(&sentence(error)));
    super::failure::USAGE
}

fn sentence(error: &clap::Error) -> Message {
    let texts = |kind: ContextKind| match error.get(kind) {
        Some(ContextValue::String(text)) => vec![text.clone()],
        Some(ContextValue::Strings(texts)) => texts.clone(),
        _ => Vec::new(),
    };
    // The option's name without the placeholder of its value.
    let name = |argument: String| match argument.split_once(' ') {
        Some((option, _)) if option.starts_with('-') => option.to_owned(),
        _ => argument.trim_end_matches("...").to_owned(),
    };
    let argument: Vec<String> = texts(ContextKind::InvalidArg).into_iter().map(name).collect();
    let value = texts(ContextKind::InvalidValue).concat();
    match error.kind() {
        ErrorKind::UnknownArgument => Message::new("usage-unknown-argument").with("argument", argument),
        ErrorKind::InvalidSubcommand => {
            Message::new("usage-unknown-command").with("command", texts(ContextKind::InvalidSubcommand))
        }
        ErrorKind::InvalidValue | ErrorKind::ValueValidation if value.is_empty() => {
            Message::new("usage-no-value").with("argument", argument)
        }
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
            let possible = texts(ContextKind::ValidValue);
            let message = match possible.is_empty() {
                true => Message::new("usage-invalid-value"),
                false => Message::new("usage-invalid-choice").with("possible", possible),
            };
            message.with("argument", argument).with("value", value)
        }
        ErrorKind::MissingRequiredArgument => {
            Message::new("usage-missing").with("count", argument.len()).with("argument", argument)
        }
        ErrorKind::ArgumentConflict => Message::new("usage-conflict")
            .with("argument", argument)
            .with("other", texts(ContextKind::PriorArg)),
        ErrorKind::MissingSubcommand | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            Message::new("usage-missing-command")
        }
        _ => Message::new("usage-other"),
    }
}
