//! The command lines that help, the READMEs, the guide and the manuals show: each is run.

use crate::campaigns;
use crate::help::split;
use crate::limited::CommandInTime;
use crate::program::PROGRAM;
use annabella::cli::{command, command_examples};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Folders with pages, below the root of the repository.
const PAGES: [&str; 4] = ["", "docs", "docs/manual/en", "docs/manual/de"];

/// The files that the examples name, each with a file of the tests.
const FILES: [(&str, &str); 7] = [
    ("round-3.journal", "journals/boards-03.journal"),
    ("runde-3.journal", "journals/boards-03.journal"),
    ("game.journal", "journals/boards-03.journal"),
    ("white.txt", "scoresheets/002-a.txt"),
    ("black.txt", "scoresheets/002-b.txt"),
    ("weiss.txt", "scoresheets/002-a.txt"),
    ("schwarz.txt", "scoresheets/002-b.txt"),
];

/// Parts of examples that need what a test does not have, and the status that they end with then.
const WITHOUT: [(&str, i32); 16] = [
    // A move of this file cannot be read.
    ("broken.pgn", 1),
    // Names a command, whose files it needs.
    ("--json reconcile", 2),
    // No board is connected, and nobody plays at another terminal.
    ("board list", 1),
    ("/dev/ttyUSB0", 3),
    // No microphone is connected, and no voice is enrolled.
    ("hear enrol", 3),
    ("hear learn", 2),
    ("-hear anna", 2),
    ("COM7", 3),
    ("--join", 2),
    // The journal has no gap, so no entry has to be proven.
    ("journal repair", 0),
    // The fingerprint and the keys are of another journal.
    ("--digest", 1),
    ("--public-key", 2),
    ("--key", 2),
    // The players have recorded nothing.
    ("dictation", 2),
    // The boards of the example are not those of the scoresheets: a negative answer.
    ("--white-board", 1),
    ("reconcile", 0),
];

/// The lines of a page that call the program and have no placeholders.
fn lines_of(page: &Path) -> Vec<String> {
    let text = fs::read_to_string(page).unwrap_or_else(|error| panic!("{}: {error}", page.display()));
    let blocks = text.lines().filter_map(|line| line.strip_prefix("    "));
    let blocks = blocks.map(|line| line.trim().trim_start_matches("$ "));
    let inline = text.lines().flat_map(|line| line.split('`').skip(1).step_by(2));
    // A command's name alone is not an example.
    let inline = inline
        .filter(|line| line.split(' ').any(|word| word.starts_with(['-', '"', '.']) || word.contains('.')));
    let calls = blocks.chain(inline).filter(|line| line.starts_with("annabella "));
    let is_placeholder = |word: &str| word.len() > 1 && word.chars().all(|ch| ch.is_ascii_uppercase());
    let whole = calls
        .filter(|line| !line.split([' ', '[']).any(|word| is_placeholder(word.trim_end_matches(['.', ']']))));
    whole.map(str::to_owned).collect()
}

/// The examples of help, of every command.
fn lines_of_help() -> Vec<String> {
    fn collect(command: &clap::Command, path: &str, found: &mut Vec<String>) {
        found.extend(command_examples(path).iter().map(|line| (*line).to_owned()));
        for sub in command.get_subcommands() {
            collect(sub, &format!("{path} {}", sub.get_name()), found);
        }
    }
    let mut found = Vec::new();
    collect(&command(), "annabella", &mut found);
    found
}

fn all_lines() -> BTreeSet<String> {
    documents().iter().flat_map(|page| lines_of(page)).chain(lines_of_help()).collect()
}

/// Returns the pages for users, in a fixed order.
pub fn documents() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let files = PAGES.iter().flat_map(|folder| fs::read_dir(root.join(folder)).unwrap());
    let mut pages: Vec<PathBuf> = files.map(|entry| entry.unwrap().path()).collect();
    // Pages for those who change the program have other commands.
    let is_for_users = |page: &PathBuf| {
        let name = page.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        page.extension().is_some_and(|end| end == "md")
            && !["ARCHITECTURE.md", "CHANGELOG.md", "CONTRIBUTING.md"].contains(&name)
    };
    pages.retain(is_for_users);
    pages.sort();
    pages
}

/// Creates a folder for a line, with the files that the examples name, and silent settings.
pub fn folder(line: &str) -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data");
    for (name, file) in FILES {
        fs::copy(data.join(file), folder.path().join(name)).unwrap();
    }
    for name in ["white.pgn", "black.pgn", "game.pgn", "partie.pgn"] {
        fs::write(folder.path().join(name), "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 *\n").unwrap();
    }
    let pairing = "[Round \"3.7\"]\n[White \"Adler, Ina\"]\n[Black \"Becker, Jürgen\"]\n\n*\n";
    for name in ["round.pgn", "runde.pgn", "round-3-board-07.pgn"] {
        fs::write(folder.path().join(name), pairing).unwrap();
    }
    fs::write(folder.path().join("broken.pgn"), "[White \"Anna\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bx9 a6 *\n")
        .unwrap();
    // The line that creates a preset needs none; one that plays with it does.
    let preset = if line.starts_with("annabella settings") { "" } else { "[preset.anna]\nrate = 400\n" };
    fs::write(folder.path().join("settings.toml"), format!("speech = \"print\"\n{preset}")).unwrap();
    folder
}

/// Returns the command of a line, with what is typed while it runs.
pub fn call(line: &str, typed: &str, folder: &Path) -> Command {
    let arguments = split(&line.replace("--speech espeak", "--speech print"));
    let keys = folder.join("keys");
    fs::write(&keys, typed).unwrap();
    let mut call = Command::new(PROGRAM);
    call.args(&arguments[1..])
        .current_dir(folder)
        .env("ANNABELLA_SETTINGS", folder.join("settings.toml"))
        .env("XDG_DATA_HOME", folder.join("data"))
        .env("HOME", folder)
        .stdin(fs::File::open(&keys).unwrap());
    call
}

/// Runs a line. Returns the status and the errors.
fn run(line: &str, typed: &str, folder: &Path) -> (Option<i32>, String) {
    let output = call(line, typed, folder).output_in_time().unwrap();
    (output.status.code(), String::from_utf8_lossy(&output.stderr).into_owned())
}

/// A folder with a game that was left: it can be resumed, and is the last one.
fn left_game() -> tempfile::TempDir {
    let play = "annabella play --time-control 900+10";
    let left = folder(play);
    run(play, "start\ne4\npress\nquit\nyes\n", left.path());
    left
}

#[test]
fn every_command_that_takes_a_game_takes_the_last_one() {
    fn takes_game(command: &clap::Command, path: &str, found: &mut Vec<String>) {
        found.extend(
            command
                .get_positionals()
                .any(|arg| ["game", "journal"].iter().any(|id| arg.get_id() == id))
                .then(|| path.to_owned()),
        );
        for sub in command.get_subcommands() {
            takes_game(sub, &format!("{path} {}", sub.get_name()), found);
        }
    }
    let mut lines = Vec::new();
    takes_game(&command(), "annabella", &mut lines);
    assert!(lines.len() > 3, "{lines:?}");
    let left = left_game();
    for line in lines {
        let to = if line.ends_with("sheet") { " --to pgn" } else { "" };
        let (_, errors) = run(&format!("{line} last{to}"), "", left.path());
        assert!(!errors.contains("last"), "{line}: {errors}");
    }
}

#[test]
fn every_command_line_that_a_page_or_help_shows_runs() {
    let lines = all_lines();
    assert!(lines.len() > 70, "{}", lines.len());
    let mut faults = Vec::new();
    let left = left_game();
    for line in campaigns::share(&lines) {
        let fresh;
        let folder = if line.ends_with("--resume") || line.ends_with(" last") {
            left.path()
        } else {
            fresh = folder(line);
            fresh.path()
        };
        let (status, errors) = run(line, "", folder);
        let expected = WITHOUT.iter().find(|(part, _)| line.contains(part)).map_or(0, |(_, status)| *status);
        // A game starts without its board, and a machine may have no sound.
        let starts = line.starts_with("annabella play") && line.contains("/dev/ttyUSB0");
        let silent = line == "annabella doctor" && status == Some(3);
        if !silent && status != Some(if starts { 0 } else { expected }) {
            faults.push(format!("{line}: {status:?} {errors}"));
        }
    }
    assert!(faults.is_empty(), "{} of {}\n{}", faults.len(), lines.len(), faults.join("\n"));
}
