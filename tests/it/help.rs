//! Help, the sentences about mistyped lines, man pages and completions.

#[path = "../../examples/pages/pages.rs"]
mod pages;

use crate::limited::CommandInTime;
use annabella::cli::playing::{clock, play};
use annabella::cli::{Cli, Subcommand, command, command_examples, example_of, help_page, localized};
use annabella::speech::{Language, Words};
use clap::error::ErrorKind;
use clap::{Command, FromArgMatches};
use std::ffi::OsString;
use std::process::Output;

/// The page that a line of words asks for, each option on one line.
fn page(line: &[&str], language: Language, width: usize) -> String {
    let line: Vec<OsString> = ["annabella"].iter().chain(line).map(OsString::from).collect();
    help_page(&line, &Words::new(language), width)
}

/// The lines of a command's whole help, with each option on one line.
fn help(line: &[&str]) -> Vec<String> {
    let line: Vec<&str> = line.iter().copied().chain(["--help"]).collect();
    page(&line, Language::En, 1000).lines().map(str::to_owned).collect()
}

/// A line as a shell splits it, that of Windows too: it knows double quotation marks only.
pub fn split(line: &str) -> Vec<String> {
    let mut words = vec![String::new()];
    let mut quoted = false;
    for sign in line.chars() {
        match sign {
            '"' => quoted = !quoted,
            ' ' if !quoted => words.push(String::new()),
            _ => words.last_mut().unwrap().push(sign),
        }
    }
    words.retain(|word| !word.is_empty());
    words
}

/// The commands that do something themselves, each by the words that call it.
fn commands(command: &Command, path: &[String]) -> Vec<(Vec<String>, Command)> {
    let mut found = Vec::new();
    for sub in command.get_subcommands() {
        let path: Vec<String> = path.iter().cloned().chain([sub.get_name().to_owned()]).collect();
        match sub.has_subcommands() {
            true => found.extend(commands(sub, &path)),
            false => found.push((path, sub.clone())),
        }
    }
    found
}

/// Reads a line, and the settings of a game or clock from it.
pub fn understand(line: &[String]) -> Result<(), String> {
    let read = command().try_get_matches_from(line).and_then(|matches| Cli::from_arg_matches(&matches));
    let settled = match read {
        Ok(cli) => match cli.command {
            Some(Subcommand::Play(args)) => play::settings(&args, Language::En),
            Some(Subcommand::Clock(args)) => clock::settings(&args, Language::En),
            _ => return Ok(()),
        },
        Err(error) if error.kind() == ErrorKind::MissingRequiredArgument => return Ok(()),
        Err(error) => return Err(error.to_string()),
    };
    settled.map(|_| ()).map_err(|failure| format!("{:?}", failure.message))
}

#[test]
fn every_example_of_help_is_understood() {
    for (path, _) in commands(&command(), &[]) {
        let path = format!("annabella {}", path.join(" "));
        let examples = command_examples(&path);
        assert!(examples.len() <= 3, "{path}");
        if !["annabella doctor", "annabella version"].contains(&path.as_str()) {
            assert!(!examples.is_empty(), "{path} has no example");
        }
        for example in examples {
            assert!(example.starts_with(&path), "{example}");
            understand(&split(example)).unwrap_or_else(|error| panic!("{example}: {error}"));
        }
    }
}

/// The menu of settings shows these.
#[test]
fn every_example_of_a_value_is_understood() {
    let mut tried = 0;
    for (path, command) in commands(&command(), &[]) {
        let called = format!("annabella {}", path.join(" "));
        for arg in command.get_arguments().filter(|arg| arg.get_action().takes_values()) {
            let Some(long) = arg.get_long().filter(|_| arg.get_possible_values().is_empty()) else {
                continue;
            };
            let example = example_of(&called, arg.get_id().as_str())
                .unwrap_or_else(|| panic!("{path:?}: src/cli/common/options.rs has no example of --{long}"));
            // Some options need another one, and a clock needs its time control.
            let other = match long {
                "pace" => " --pgn game.pgn",
                "lot" => " --variant chess960",
                "level-words" => " --variant tridim",
                "pin-file" => " --arbiter",
                "wav" if path == ["manual"] => " player",
                _ => "",
            };
            let timed =
                if path == ["clock"] && long != "time-control" { " --time-control 900+10" } else { "" };
            let line = format!("{called} --{long} {example}{other}{timed}");
            understand(&split(&line)).unwrap_or_else(|error| panic!("{line}: {error}"));
            tried += 1;
        }
    }
    assert!(tried > 60, "{tried}");
}

/// The default that help names is what counts without the option.
#[test]
fn the_defaults_of_help_are_the_defaults() {
    let settings = |line: &str| {
        let line = split(&format!("annabella play {line}"));
        let cli = Cli::from_arg_matches(&command().try_get_matches_from(line).unwrap()).unwrap();
        let Some(Subcommand::Play(args)) = cli.command else { panic!("no play") };
        format!("{:?}", play::settings(&args, Language::En).unwrap())
    };
    let mut tried = Vec::new();
    for row in help(&["play"]) {
        let Some((row, default)) = row.split_once("[default: ") else { continue };
        let default = default.split(']').next().unwrap();
        let option = row.trim().split(' ').next().unwrap();
        // The game does not keep these.
        if !["--rate", "--speech", "--pin-kept"].contains(&option) && !default.contains(' ') {
            assert_eq!(settings(&format!("{option} {default}")), settings(""), "{option} {default}");
            tried.push(option.to_owned());
        }
    }
    assert_eq!(tried.len(), 16, "{tried:?}");
}

#[test]
fn long_help_is_in_groups_and_the_common_options_come_first() {
    let titles = |lines: &[String]| -> Vec<String> {
        let is_title = |line: &&String| line.ends_with(':') && !line.starts_with(' ');
        lines.iter().filter(is_title).cloned().collect()
    };
    let play = help(&["play"]);
    let groups = [
        "Often used:",
        "The game and its rules:",
        "Players, tournament and scoresheet:",
        "Announcing and typing moves:",
        "Seats, assistants and keys:",
        "Warnings and sound devices:",
        "Tactile boards:",
        "For every command:",
        "Examples:",
    ];
    assert_eq!(titles(&play), groups);
    assert!(play[5].trim().starts_with("--time-control <"), "{play:?}");
    // An option without a group would be under a heading of its own.
    assert_eq!(titles(&help(&["sheet"])), ["Arguments:", "Options:", "For every command:", "Examples:"]);
    let reconcile = help(&["reconcile"]);
    let place = |start: &str| reconcile.iter().position(|line| line.trim().starts_with(start)).unwrap();
    assert!(place("<WHITE>") < place("<BLACK>"), "{reconcile:?}");
    assert!(place("--white-board, --black-board <") < place("--variant"), "{reconcile:?}");
}

/// The lines that ask for help: of `annabella`, and of each command.
fn all_pages() -> Vec<Vec<String>> {
    fn collect(command: &Command, path: &[String], found: &mut Vec<Vec<String>>) {
        found.push(path.to_vec());
        for sub in command.get_subcommands() {
            let path: Vec<String> = path.iter().cloned().chain([sub.get_name().to_owned()]).collect();
            collect(sub, &path, found);
        }
    }
    let mut found = Vec::new();
    collect(&command(), &[], &mut found);
    found
}

#[test]
fn help_fits_every_width_and_breaks_no_word() {
    for path in all_pages() {
        for language in Language::whole() {
            let shown = |option, width| {
                let line: Vec<&str> = path.iter().map(String::as_str).chain([option]).collect();
                page(&line, language, width)
            };
            let words = |page: &str| page.split_whitespace().map(str::to_owned).collect::<Vec<String>>();
            for width in [20, 34, 80, 120] {
                let (short, whole) = (shown("-h", width), shown("--help", width));
                for line in short.lines().chain(whole.lines()) {
                    assert!(line.chars().count() <= width, "{path:?} at {width}: {line}");
                }
                assert!(short.lines().count() <= 24, "{path:?} at {width}:\n{short}");
                assert_eq!(words(&whole), words(&shown("--help", 1000)), "{path:?} at {width}");
            }
        }
    }
}

#[test]
fn short_help_of_a_game_names_all_common_options_and_where_the_others_are() {
    let short = page(&["play", "-h"], Language::En, 80);
    let common = ["--time-control", "--white-impaired, --black-impaired", "--white-board, --black-board"];
    let others = ["--arbiter", "--speech", "--rate", "--volume", "--resume", "--preset"];
    for option in common.iter().chain(&others) {
        assert!(short.contains(option), "{option}:\n{short}");
    }
    assert!(short.ends_with("\n\nMore: annabella play --help\n"), "{short}");
    assert!(!short.contains("--lot"), "{short}");
}

#[test]
fn the_width_of_help_is_the_lines_then_the_variables() {
    let widest = |line: &[&str], columns: Option<&str>| {
        let mut command = std::process::Command::new(crate::program::PROGRAM);
        command
            .args(["--locale", "en"])
            .args(line)
            .env_remove("COLUMNS")
            .envs(columns.map(|n| ("COLUMNS", n)));
        let text = String::from_utf8(command.output_in_time().unwrap().stdout).unwrap();
        text.lines().map(|line| line.chars().count()).max().unwrap()
    };
    assert!((60..=80).contains(&widest(&["play", "--help"], None)));
    assert!((30..=40).contains(&widest(&["play", "--help"], Some("40"))));
    assert!((15..=20).contains(&widest(&["play", "--help", "--width", "20"], Some("40"))));
    assert!((15..=20).contains(&widest(&["play", "--help"], Some("3"))));
}

/// The summary of a command says what it does.
#[test]
fn every_summary_of_a_command_begins_with_a_verb() {
    let verbs = [
        "Play", "Run", "Announce", "Convert", "List", "Compare", "Find", "Show", "Check", "Write", "Go",
        "Learn", "Say", "Count", "Change", "Test", "Read", "Print", "Watch", "Simulate", "Verify", "Sign",
        "Repair", "Step", "Teach", "Judge", "Recover", "Review", "Enrol", "Delete", "Save",
    ];
    for path in all_pages().into_iter().filter(|path| !path.is_empty()) {
        let line: Vec<&str> = path.iter().map(String::as_str).collect();
        let summary = help(&line)[0].clone();
        let verb = summary.split([' ', ',']).next().unwrap();
        assert!(verbs.contains(&verb), "{path:?}: {summary}");
    }
}

fn said(line: &[&str]) -> (Output, String, String) {
    let output = std::process::Command::new(crate::program::PROGRAM).args(line).output_in_time().unwrap();
    let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).unwrap();
    let (out, err) = (text(&output.stdout), text(&output.stderr));
    (output, out, err)
}

#[test]
fn who_mistypes_is_told_what_was_meant() {
    let cases = [
        ("plya", "plya: no such command. Did you mean play?"),
        ("xyzzy", "xyzzy: no such command. See annabella help."),
        ("play --time-contrl 5", "--time-contrl: no such option. Did you mean --time-control?"),
        ("play --xyzzy", "--xyzzy: no such option. See annabella play --help."),
        ("play --page 3", "--page: not an option here. Use it with annabella sheet."),
        (
            "--time-control 900",
            "--time-control: not an option here. Use it with annabella play, annabella clock.",
        ),
        ("doctor here", "annabella doctor: \"here\" is one word too many. See annabella doctor --help."),
        ("board", "annabella board: a command is missing. Add one of list, watch, check, simulate."),
        ("reconcile", "annabella reconcile: missing <WHITE>, <BLACK>. See annabella reconcile --help."),
        ("help plya", "plya: no such command. Did you mean play?"),
    ];
    for (line, told) in cases {
        let line: Vec<&str> = ["--locale", "en"].into_iter().chain(line.split(' ')).collect();
        let (output, out, err) = said(&line);
        assert_eq!((out.as_str(), err.trim_end()), ("", told), "{line:?}");
        assert_eq!(output.status.code(), Some(2), "{line:?}");
    }
    let (_, _, err) = said(&["--locale", "de", "plya"]);
    assert_eq!(err.trim_end(), "plya: kein solcher Unterbefehl. Meinten Sie play?");
}

#[test]
fn help_and_version_are_commands_too() {
    let (_, version, _) = said(&["version"]);
    assert_eq!(version, concat!("annabella ", env!("CARGO_PKG_VERSION"), "\n"));
    assert_eq!(said(&["help", "board", "watch"]).1, said(&["board", "watch", "--help"]).1);
    let (output, hilfe, _) = said(&["--locale", "de", "hilfe", "play"]);
    assert_eq!(output.status.code(), Some(0));
    assert_eq!(hilfe, said(&["--locale", "de", "play", "--help"]).1);
    assert!(hilfe.contains("\nOft gebraucht:\n"), "{hilfe}");
}

fn package_pages() -> Vec<pages::Page> {
    pages::of("annabella", |words| localized(command(), words))
}

#[test]
fn every_command_has_a_man_page_in_each_language_with_all_its_options() {
    let pages = package_pages();
    let page = |path: &str| {
        let page = pages.iter().find(|page| page.path == path).unwrap_or_else(|| panic!("no {path}"));
        String::from_utf8(page.text.clone()).unwrap()
    };
    for (path, command) in commands(&command(), &[]) {
        for place in ["man/man1", "man/de/man1"] {
            let text = page(&format!("{place}/annabella-{}.1", path.join("-")));
            assert!(text.contains(&format!(".SH NAME\nannabella\\-{} \\- ", path.join("\\-"))), "{text}");
            for long in command.get_arguments().filter_map(|arg| arg.get_long()) {
                assert!(text.contains(&long.replace('-', "\\-")), "{path:?} {long}");
            }
        }
    }
    assert!(page("man/man1/annabella.1").contains("annabella\\-reconcile(1)"));
    assert!(page("man/de/man1/annabella-play.1").contains(".SH \"OFT GEBRAUCHT\""));
}

#[cfg(unix)] // Windows has no bash.
#[test]
fn bash_completes_commands_and_options() {
    let directory = tempfile::tempdir().unwrap();
    for page in package_pages() {
        page.write(directory.path()).unwrap();
    }
    let script = directory.path().join("bash-completion/completions/annabella");
    let completed = |before: &str, typed: &str| {
        let line = format!(
            "source '{}'; COMP_WORDS=(annabella {before} {typed}); COMP_CWORD=$((${{#COMP_WORDS[@]}} - 1)); \
             _annabella annabella {typed} '{before}'; printf '%s ' \"${{COMPREPLY[@]}}\"",
            script.display()
        );
        let output =
            std::process::Command::new("bash").args(["--norc", "-c", &line]).output_in_time().unwrap();
        String::from_utf8(output.stdout).unwrap()
    };
    assert_eq!(completed("", "reco"), "reconcile ");
    assert_eq!(completed("reconcile", "--white"), "--white-board ");
}
