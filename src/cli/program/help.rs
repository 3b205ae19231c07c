//! The texts of the command line's help, in the interface's language.
//!
//! Options are in groups, the common ones first, each with its possible values and its default.

use super::arguments::command;
use super::examples::command_examples;
use crate::cli::common::options::{Group, default_of, group_of, order_of};
use crate::devices::platform::terminal_modes::columns;
use crate::speech::Words;
use annabella_help::ProgramHelp;
use std::collections::HashSet;
use std::ffi::OsString;
use std::io::{IsTerminal, stdout};

/// Number of options above which a command shows them in groups.
const LONG: usize = 15;
/// Number of options without a group above which it does not.
const UNGROUPED: usize = 4;
/// Width of a line where the terminal reports no width, in characters.
const USUAL_WIDTH: usize = 80;

/// The help of `annabella`.
const HELP: ProgramHelp = ProgramHelp {
    prefix: "help",
    grouped: |command| grouped(command).into_iter().map(|(group, _, id)| (group.title(), id)).collect(),
    value: |name| Some(value_id(name)),
    default_of,
    examples: command_examples,
    text_of_both: |command, option| both_id(&format!("help-{command}"), option),
    seldom: &["judge", "perft", "help", "version"],
};

/// Returns the command with its help in the language of `words`.
pub fn localized(command: clap::Command, words: &Words) -> clap::Command {
    HELP.localized(command, words)
}

/// Returns the command of another program, with its help texts, the ids of which start with `prefix`.
pub fn localized_as(command: clap::Command, words: &Words, prefix: &'static str) -> clap::Command {
    ProgramHelp { prefix, ..HELP }.localized(command, words)
}

/// Returns the help that a command line asks for, in lines of at most `width` characters.
pub fn help_page(line: &[OsString], words: &Words, width: usize) -> String {
    help_page_of(localized(command(), words), line, words, width)
}

/// Returns the help of the program with this command, which has its texts.
pub fn help_page_of(root: clap::Command, line: &[OsString], words: &Words, width: usize) -> String {
    HELP.page(root, line, words, width)
}

/// Returns the width of help: `--width` of the line, `COLUMNS`, the terminal's, or 80 characters.
pub fn help_width(line: &[OsString]) -> usize {
    let texts: Vec<&str> = line.iter().filter_map(|word| word.to_str()).collect();
    let given = texts.iter().enumerate().find_map(|(place, text)| match text.strip_prefix("--width") {
        Some("") => texts.get(place + 1)?.parse().ok(),
        Some(value) => value.strip_prefix('=')?.parse().ok(),
        None => None,
    });
    let variable = || std::env::var("COLUMNS").ok()?.parse().ok();
    let terminal = || stdout().is_terminal().then(columns);
    let width = given.or_else(variable).or_else(terminal).filter(|width| *width > 0);
    width.unwrap_or(USUAL_WIDTH)
}

/// Returns the id of the words for the name of a value.
fn value_id(name: &str) -> &'static str {
    match name {
        "FILE" | "WAV" | "PATH" | "PGN" | "NEW" => "usage-value-file",
        "WHITE" => "usage-value-white",
        "BLACK" => "usage-value-black",
        "PORT" | "PORTS" => "usage-value-port",
        "NAME" | "PLACE" | "NUMBER|NAME" => "usage-value-name",
        "MOVES" => "usage-value-moves",
        "GAME" => "usage-value-game",
        "FEN" => "usage-value-fen",
        "POSITION" => "usage-value-position",
        "LANGUAGE" => "usage-value-language",
        "TOPIC" => "usage-value-topic",
        "COMMAND" => "usage-value-command",
        "MOVE" => "usage-value-move",
        "N" | "WPM" | "SECONDS" | "MINUTES" | "MS" | "FACTOR" | "PLY" => "usage-value-number",
        _ => "usage-value",
    }
}

/// The arguments of a command with their groups and places, in the order of the help.
fn grouped(command: &clap::Command) -> Vec<(Group, usize, String)> {
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
fn both_id(prefix: &str, option: &str) -> Option<String> {
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
    collect(&command(), "help", &mut ids);
    let mut ids: Vec<String> = ids.into_iter().collect();
    ids.sort();
    ids
}
