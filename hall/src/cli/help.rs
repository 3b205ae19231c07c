//! The layout of `--help`, like that of the other programs: 80 columns, groups, defaults and examples in the reader's language.
//!
//! An option and its text share a line where they fit; otherwise the text follows, indented, as a screen reader reads it.

use annabella_speech::{Message, Words};
use clap::{Arg, Command};

/// The width of a line in characters.
const WIDTH: usize = 80;
/// The width of the longest option whose text is on its line, in characters.
const COLUMN: usize = 22;
/// The indentation of a text below its option.
const BELOW: &str = "    ";

/// A group of options: the message of its heading, and their names.
type Group = (&'static str, &'static [&'static str]);

/// The groups. Other options come first, and the last group is that of every command.
const GROUPS: [Group; 5] = [
    ("hall-group-broker", &["broker", "user", "password_file", "ca"]),
    ("hall-group-pages", &["listen", "page_password_file", "tls_cert", "tls_key", "behind_proxy"]),
    ("hall-group-round", &["pairings", "boards", "round", "results"]),
    ("hall-group-broadcast", &["live", "force", "push", "push_token_file"]),
    ("usage-group-every", &["locale", "help", "version"]),
];

/// Examples of each command; the empty name is that of the program.
const EXAMPLES: [(&str, &[&str]); 6] = [
    (
        "",
        &[
            "annabella-hall simulate --boards 40",
            "annabella-hall serve --event Simulation",
            "annabella-hall serve --help",
        ],
    ),
    (
        "post",
        &[
            "annabella-hall post ~/.local/share/annabella",
            "annabella-hall post round-3.journal --broker mqtts://hall.local --ca ca.crt --user 7 --password-file password",
        ],
    ),
    ("simulate", &["annabella-hall simulate --boards 40 --moves 10"]),
    (
        "serve",
        &[
            "annabella-hall serve --event \"Open 2026\" --arbiter-name Anna",
            "annabella-hall serve --event \"Open 2026\" --pairings open.trf --results results.trf --live pgn",
        ],
    ),
    ("watch", &["annabella-hall watch --event \"Open 2026\" --speak"]),
    ("password", &["annabella-hall password > page-password"]),
];

/// Returns the examples of a command.
pub fn examples(command: &str) -> &'static [&'static str] {
    EXAMPLES.iter().find(|(name, _)| *name == command).map_or(&[], |(_, lines)| lines)
}

/// Returns the help of a command that has its texts. `path`: the words that call it. `name`: empty for the program.
pub fn help_page(command: &Command, path: &str, name: &str, words: &Words) -> String {
    let named = |id: &str| words.named(id).unwrap_or_default();
    let mut lines = wrapped(&plain(command.get_about()), "", "");
    lines.push(String::new());
    lines.extend(wrapped(&format!("{} {}", named("usage-heading"), usage(command, path, words)), "", "  "));
    let entry = |sub: &Command| (sub.get_name().to_owned(), plain(sub.get_about()));
    section(&mut lines, &named("usage-commands"), command.get_subcommands().map(entry).collect());
    let positionals = command.get_positionals().map(|arg| (value(arg, words), text(arg, words)));
    section(&mut lines, &named("usage-arguments"), positionals.collect());
    let is_of = |group: &Group, arg: &Arg| group.1.contains(&arg.get_id().as_str());
    let options = |is: &dyn Fn(&Arg) -> bool| -> Vec<(String, String)> {
        let found = command.get_arguments().filter(|arg| !arg.is_positional() && is(arg));
        found.map(|arg| (term(arg, words), text(arg, words))).collect()
    };
    let others = options(&|arg| !GROUPS.iter().any(|group| is_of(group, arg)));
    section(&mut lines, &named("usage-options"), others);
    for group in &GROUPS {
        section(&mut lines, &named(group.0), options(&|arg| is_of(group, arg)));
    }
    let examples = examples(name);
    if !examples.is_empty() {
        lines.extend([String::new(), format!("{}:", named("usage-examples-heading"))]);
        for example in examples {
            lines.extend(wrapped(example, "  ", "    "));
        }
    }
    lines.join("\n") + "\n"
}

fn plain(text: Option<&clap::builder::StyledStr>) -> String {
    text.map(ToString::to_string).unwrap_or_default()
}

/// Adds entries below their heading.
fn section(lines: &mut Vec<String>, heading: &str, entries: Vec<(String, String)>) {
    if entries.is_empty() {
        return;
    }
    lines.extend([String::new(), format!("{heading}:")]);
    let width = |term: &String| term.chars().count();
    let fitting = entries.iter().map(|(term, _)| width(term)).filter(|width| *width <= COLUMN);
    let column = fitting.max().unwrap_or(0);
    for (term, text) in &entries {
        let pad = " ".repeat(column.saturating_sub(width(term)));
        let line = format!("  {term}{pad}  {text}");
        if width(term) <= COLUMN && line.chars().count() <= WIDTH {
            lines.push(line);
        } else {
            lines.push(format!("  {term}"));
            lines.extend(wrapped(text, BELOW, BELOW));
        }
    }
}

/// Returns an option with its value, for example `--event <NAME>`.
fn term(arg: &Arg, words: &Words) -> String {
    let long = arg.get_long().map(|name| format!("--{name}")).unwrap_or_default();
    let short = arg.get_short().map(|name| format!("-{name}, ")).unwrap_or_default();
    match arg.get_action().takes_values() {
        true => format!("{short}{long} {}", value(arg, words)),
        false => short + &long,
    }
}

/// Returns the name of an argument's value in the reader's language.
fn value(arg: &Arg, words: &Words) -> String {
    let name = arg.get_value_names().and_then(|names| names.first()).map_or("", |name| name.as_str());
    let id = match name {
        "FILE" => "usage-value-file",
        "NAME" => "usage-value-name",
        "N" => "usage-value-number",
        "LANGUAGE" => "usage-value-language",
        "FOLDER" => "hall-value-folder",
        "JOURNAL" => "hall-value-journal",
        "DELAY" => "hall-value-delay",
        _ => return format!("<{name}>"),
    };
    format!("<{}>", words.named(id).unwrap_or_default())
}

/// Returns an argument's text with its default.
fn text(arg: &Arg, words: &Words) -> String {
    let help = plain(arg.get_help());
    match arg.get_default_values() {
        [default] if arg.get_action().takes_values() => {
            let value = default.to_string_lossy().into_owned();
            words.say(&Message::new("usage-default").with("help", help).with("value", value))
        }
        _ => help,
    }
}

/// Returns the usage of a command.
fn usage(command: &Command, path: &str, words: &Words) -> String {
    let named = |id: &str| words.named(id).unwrap_or_default();
    let mut line = format!("{path} {}", named("usage-some-options"));
    for arg in command.get_arguments().filter(|arg| arg.is_required_set() && !arg.is_positional()) {
        line += &format!(" {}", term(arg, words));
    }
    for arg in command.get_positionals() {
        line += &format!(" {}", value(arg, words));
    }
    if command.has_subcommands() {
        line += &format!(" <{}>", named("usage-value-command"));
    }
    line
}

/// Breaks a text between words. A word longer than a line stays whole.
fn wrapped(text: &str, first: &str, further: &str) -> Vec<String> {
    let mut lines = Vec::new();
    let mut line = first.to_owned();
    let mut is_empty = true;
    for word in text.split_whitespace() {
        if !is_empty && line.chars().count() + 1 + word.chars().count() > WIDTH {
            lines.push(std::mem::replace(&mut line, further.to_owned()));
            is_empty = true;
        }
        if !is_empty {
            line.push(' ');
        }
        line.push_str(word);
        is_empty = false;
    }
    lines.push(line);
    lines
}
