//! The groups of options and the examples of `--help`, which looks like that of the other programs.

use annabella_help::ProgramHelp;
use clap::Command;

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

/// The help of the program.
pub const HELP: ProgramHelp = ProgramHelp {
    prefix: "hall-help",
    grouped,
    value: value_id,
    default_of: |_, _| None,
    examples,
    text_of_both: |_, _| None,
    seldom: &[],
};

/// Returns the arguments of a command with the headings of their groups, in the order of the help.
fn grouped(command: &Command) -> Vec<(&'static str, String)> {
    let options = command.get_arguments().filter(|arg| !arg.is_positional());
    let named: Vec<String> = options.map(|arg| arg.get_id().to_string()).collect();
    let positionals = command.get_positionals().map(|arg| ("usage-arguments", arg.get_id().to_string()));
    let is_grouped = |id: &String| GROUPS.iter().any(|(_, ids)| ids.contains(&id.as_str()));
    let others = named.iter().filter(|id| !is_grouped(id)).map(|id| ("usage-options", id.clone()));
    let of_groups = GROUPS.iter().flat_map(|(title, ids)| ids.iter().map(|id| (*title, (*id).to_owned())));
    positionals.chain(others).chain(of_groups.filter(|(_, id)| named.contains(id))).collect()
}

/// Returns the id of the words for the name of a value.
fn value_id(name: &str) -> Option<&'static str> {
    Some(match name {
        "FILE" => "usage-value-file",
        "NAME" => "usage-value-name",
        "N" => "usage-value-number",
        "LANGUAGE" => "usage-value-language",
        "FOLDER" => "hall-value-folder",
        "JOURNAL" => "hall-value-journal",
        "DELAY" => "hall-value-delay",
        _ => return None,
    })
}

/// Returns the examples of a command.
pub fn examples(path: &str) -> &'static [&'static str] {
    match path {
        "annabella-hall" => &[
            "annabella-hall simulate --boards 40",
            "annabella-hall serve --event Simulation",
            "annabella-hall serve --help",
        ],
        "annabella-hall post" => &[
            "annabella-hall post ~/.local/share/annabella",
            "annabella-hall post round-3.journal --broker mqtts://hall.local --ca ca.crt --user 7 --password-file password",
        ],
        "annabella-hall simulate" => &["annabella-hall simulate --boards 40 --moves 10"],
        "annabella-hall serve" => &[
            "annabella-hall serve --event \"Open 2026\" --arbiter-name Anna",
            "annabella-hall serve --event \"Open 2026\" --pairings open.trf --results results.trf --live pgn",
        ],
        "annabella-hall watch" => &["annabella-hall watch --event \"Open 2026\" --speak"],
        "annabella-hall password" => &["annabella-hall password > page-password"],
        _ => &[],
    }
}
