//! The texts of the command line's help, in the interface's language.
//!
//! Options are in groups, the common ones first, each with its possible values and its default. Man pages and
//! completions are made from the same texts; [`help_page`](super::help_page) lays them out for a terminal.

use crate::cli::common::options::{Group, default_of, group_of, order_of};
use crate::speech::{Message, Words};
use std::collections::HashSet;

/// Number of options above which a command shows them in groups.
const LONG: usize = 15;
/// Number of options without a group above which it does not.
const UNGROUPED: usize = 4;

/// Returns the command with its help in the language of `words`.
pub fn localized(command: clap::Command, words: &Words) -> clap::Command {
    localized_as(command, words, "help")
}

/// Returns the command of another program, with its help texts, the ids of which start with `prefix`.
///
/// An option that has no text there has the same one as in `annabella play`.
pub fn localized_as(command: clap::Command, words: &Words, prefix: &'static str) -> clap::Command {
    let path = command.get_name().to_owned();
    Helper { words, prefix }.localize(command, prefix, &path)
}

struct Helper<'a> {
    words: &'a Words,
    /// The beginning of the ids of the program's help texts.
    prefix: &'static str,
}

impl Helper<'_> {
    fn named(&self, id: &str) -> String {
        self.words.named(id).unwrap_or_default()
    }

    fn localize(&self, command: clap::Command, prefix: &str, path: &str) -> clap::Command {
        let mut command = command
            .about(self.named(prefix))
            .subcommand_help_heading(self.named("usage-commands"))
            .disable_help_flag(true)
            .disable_version_flag(true);
        let help = clap::Arg::new("help").short('h').long("help").action(clap::ArgAction::Help);
        command = command.arg(help.help(self.named("usage-help")));
        if prefix == self.prefix {
            let version = clap::Arg::new("version").short('V').long("version");
            let version = version.action(clap::ArgAction::Version);
            command = command.arg(version.help(self.named("usage-version")));
        }
        // Clap lists headings in the order of first use, and `mut_arg` appends.
        for (place, (group, _, id)) in grouped(&command).into_iter().enumerate() {
            let heading = self.named(group.title());
            let help = match id.as_str() {
                "help" | "version" => None,
                "locale" | "json" => self.words.named(&format!("help-{id}")),
                _ => self.option_text(prefix, &id),
            };
            command = command.mut_arg(&id, |arg| {
                let arg = self.value_named(arg.help_heading(heading).display_order(place));
                match help {
                    Some(help) => {
                        let help = self.with_values(help, &arg, path);
                        arg.help(help)
                    }
                    None => arg,
                }
            });
        }
        let usage = self.usage_line(&command, path);
        command = command.override_usage(usage);
        let names: Vec<String> = command.get_subcommands().map(|sub| sub.get_name().to_owned()).collect();
        for name in names {
            let prefix = format!("{prefix}-{name}");
            let path = format!("{path} {name}");
            command = command.mut_subcommand(&name, |sub| {
                let own = self.named("command-help");
                let sub = if name == "help" && own != name { sub.alias(own) } else { sub };
                self.localize(sub, &prefix, &path)
            });
        }
        command
    }

    fn option_text(&self, prefix: &str, option: &str) -> Option<String> {
        let option = option.replace('_', "-");
        let shared = || (self.prefix != "help").then(|| self.named(&format!("help-play-{option}")));
        self.words.named(&format!("{prefix}-{option}")).or_else(shared)
    }

    /// Names an argument's value in the locale's language.
    fn value_named(&self, arg: clap::Arg) -> clap::Arg {
        if !arg.get_action().takes_values() {
            return arg;
        }
        let id = match arg.get_value_names().and_then(|names| names.first()).map(|name| name.as_str()) {
            Some("FILE" | "WAV" | "PATH" | "PGN" | "NEW") => "usage-value-file",
            Some("WHITE") => "usage-value-white",
            Some("BLACK") => "usage-value-black",
            Some("PORT" | "PORTS") => "usage-value-port",
            Some("NAME" | "PLACE" | "NUMBER|NAME") => "usage-value-name",
            Some("MOVES") => "usage-value-moves",
            Some("GAME") => "usage-value-game",
            Some("FEN") => "usage-value-fen",
            Some("POSITION") => "usage-value-position",
            Some("LANGUAGE") => "usage-value-language",
            Some("TOPIC") => "usage-value-topic",
            Some("COMMAND") => "usage-value-command",
            Some("MOVE") => "usage-value-move",
            Some("N" | "WPM" | "SECONDS" | "MINUTES" | "MS" | "FACTOR" | "PLY") => "usage-value-number",
            _ => "usage-value",
        };
        // Clap would add these texts in English.
        arg.value_name(self.named(id)).hide_possible_values(true).hide_default_value(true)
    }

    /// Adds the possible values and the default to an option's help.
    fn with_values(&self, help: String, arg: &clap::Arg, path: &str) -> String {
        let mut help = help;
        if !arg.get_action().takes_values() {
            return help;
        }
        let names: Vec<String> =
            arg.get_possible_values().iter().map(|value| value.get_name().to_owned()).collect();
        if !names.is_empty() {
            let possible = Message::new("usage-possible").with("help", help).with("values", names.join(", "));
            help = self.words.say(&possible);
        }
        let default = match arg.get_default_values() {
            [default] => Some(default.to_string_lossy().into_owned()),
            _ => default_of(path, arg.get_id().as_str()).map(str::to_owned),
        };
        if let Some(value) = default {
            help = self.words.say(&Message::new("usage-default").with("help", help).with("value", value));
        }
        help
    }

    /// Returns the usage line of a command.
    fn usage_line(&self, command: &clap::Command, path: &str) -> String {
        let mut line = format!("{path} {}", self.named("usage-some-options"));
        let value = |arg: &clap::Arg| {
            let names = arg.get_value_names().unwrap_or_default();
            names.iter().map(|name| format!("<{name}>")).collect::<Vec<_>>().join(" ")
        };
        for arg in command.get_arguments().filter(|arg| arg.is_required_set() && !arg.is_positional()) {
            line += &format!(" --{} {}", arg.get_long().unwrap_or_default(), value(arg));
        }
        for arg in command.get_positionals() {
            line += &match arg.is_required_set() {
                true => format!(" {}", value(arg)),
                false => format!(" [{}]", value(arg)),
            };
        }
        if command.has_subcommands() {
            line += &format!(" <{}>", self.named("usage-value-command"));
        }
        line
    }
}

/// The arguments of a command with their groups and places, in the order of the help.
pub(super) fn grouped(command: &clap::Command) -> Vec<(Group, usize, String)> {
    let options = || command.get_arguments().filter(|arg| !arg.is_positional());
    let ungrouped = options().filter(|arg| group_of(arg.get_id().as_str()) == Group::Options).count();
    let in_groups = options().count() > LONG && ungrouped <= UNGROUPED;
    let mut listed: Vec<(Group, usize, String)> = command
        .get_arguments()
        .enumerate()
        .map(|(place, arg)| {
            let id = arg.get_id().as_str();
            let group = match group_of(id) {
                Group::Every => Group::Every,
                _ if arg.is_positional() => Group::Arguments,
                group if in_groups => group,
                _ => Group::Options,
            };
            // The place of an argument is its meaning.
            let ordered = in_groups && !arg.is_positional();
            (group, if ordered { order_of(id) } else { place }, id.to_owned())
        })
        .collect();
    listed.sort();
    listed
}

/// Returns the id of the text for White's and Black's option together; `None` unless it is Black's.
pub(super) fn both_id(prefix: &str, option: &str) -> Option<String> {
    let what = option.strip_prefix("black_")?.replace('_', "-");
    let command = if prefix == "help-reconcile" { prefix } else { "help-play" };
    Some(format!("{command}-both-{what}"))
}

/// Returns the ids of all help texts, for the test that every locale has them.
pub fn help_ids() -> Vec<String> {
    fn collect(command: &clap::Command, prefix: &str, ids: &mut HashSet<String>) {
        ids.insert(prefix.to_owned());
        for arg in command.get_arguments() {
            match arg.get_id().as_str() {
                "help" | "version" => {}
                id @ ("locale" | "json") => {
                    ids.insert(format!("help-{id}"));
                }
                id => {
                    ids.insert(format!("{prefix}-{}", id.replace('_', "-")));
                    ids.extend(both_id(prefix, id));
                }
            }
        }
        for sub in command.get_subcommands() {
            collect(sub, &format!("{prefix}-{}", sub.get_name()), ids);
        }
    }
    let mut ids: HashSet<String> = Group::ALL.iter().map(|group| group.title().to_owned()).collect();
    collect(&super::arguments::command(), "help", &mut ids);
    let mut ids: Vec<String> = ids.into_iter().collect();
    ids.sort();
    ids
}
