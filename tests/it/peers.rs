//! `docs/peers.md`: the commands and options listed for this program are tried, row by row.

use crate::help::split;
use crate::program::PROGRAM;
use serde_json::Value;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Command, Stdio};

/// A row of a table of the page: its subject, and its last column.
struct Row {
    table: String,
    about: String,
    here: String,
}

fn rows() -> Vec<Row> {
    let mut table = String::new();
    let mut rows = Vec::new();
    for line in include_str!("../../docs/peers.md").lines() {
        if let Some(title) = line.strip_prefix("## ") {
            table = title.to_owned();
        }
        let cells: Vec<&str> = line.trim_matches('|').split('|').map(str::trim).collect();
        if cells.len() > 1 && !["what", "---"].contains(&cells[0]) {
            assert_eq!(cells.len(), 7, "{line}");
            let (about, here) = (cells[0].to_owned(), cells[6].to_owned());
            rows.push(Row { table: table.clone(), about, here });
        }
    }
    rows
}

/// Returns the code in a cell, and whether it comes after the word "refused".
fn typed(here: &str) -> Vec<(String, bool)> {
    let parts: Vec<&str> = here.split('`').collect();
    let refused_from = here.find("refused");
    let mut at = 0;
    let mut typed = Vec::new();
    for (place, part) in parts.iter().enumerate() {
        if place % 2 == 1 {
            typed.push((part.to_string(), refused_from.is_some_and(|from| at > from)));
        }
        at += part.len() + 1;
    }
    typed
}

/// Returns the refusals of lines in a game under way, and the words of the answers.
fn answered(arbiter: bool, lines: &[&str]) -> (Vec<String>, Vec<String>) {
    let dir = tempfile::tempdir().unwrap();
    let mut options = vec!["--locale", "en", "--json", "play", "--speech", "off", "--time-control", "900+10"];
    options.extend(["--journal", "game.journal", "--notation", "de,en"]);
    options.extend(arbiter.then_some("--arbiter"));
    let mut child = Command::new(PROGRAM)
        .args(options)
        .current_dir(dir.path())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let start = if arbiter { "arbiter: start" } else { "start" };
    let typed = [&[start, "e4", "press", "e5", "press"], lines].concat().join("\n") + "\n";
    child.stdin.take().unwrap().write_all(typed.as_bytes()).unwrap();
    let printed = String::from_utf8(child.wait_with_output().unwrap().stdout).unwrap();
    let objects: Vec<Value> = printed.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let begun = objects.iter().position(|object| object["event"] == "completed" && object["ply"] == 2);
    let after = &objects[begun.unwrap_or_else(|| panic!("{printed}")) + 1..];
    let of = |event: &str, field: &str| -> Vec<String> {
        let events = after.iter().filter(|object| object["event"] == event);
        events.filter_map(|object| object[field].as_str().map(str::to_owned)).collect()
    };
    (of("refused", "reason"), of("said", "words"))
}

/// Runs a command line after round 3 was started in a directory, and returns the output.
/// Boards are simulated, and there is no sound.
fn run(line: &str, dir: &Path) -> String {
    let command = |arguments: Vec<String>| {
        let mut command = Command::new(PROGRAM);
        command
            .args(arguments)
            .current_dir(dir)
            .env("LC_ALL", "en_GB.UTF-8")
            .env_remove("ANNABELLA_SETTINGS");
        command.env("XDG_CONFIG_HOME", dir.join("config")).env("XDG_DATA_HOME", dir.join("data"));
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        command
    };
    let mut arguments: Vec<String> = split(line).into_iter().skip(1).collect();
    let mut board = None;
    if let Some(port) = arguments.iter_mut().find(|argument| argument.starts_with("/dev/")) {
        let mut simulated = command(["board", "simulate"].map(str::to_owned).to_vec()).spawn().unwrap();
        let mut first = String::new();
        BufReader::new(simulated.stdout.take().unwrap()).read_line(&mut first).unwrap();
        *port = first.trim().to_owned();
        board = Some(simulated);
    }
    if arguments[0] == "play" && !line.contains("--speech") {
        arguments.extend(["--speech", "off"].map(str::to_owned));
    }
    let mut child = command(arguments).spawn().unwrap();
    // A command that needs no lines does not read any.
    let _ = child.stdin.take().unwrap().write_all(b"quit\nyes\n");
    let output = child.wait_with_output().unwrap();
    if let Some(mut board) = board {
        board.kill().unwrap();
        board.wait().unwrap();
    }
    let errors = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success(), "{line}: {errors}");
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn what_the_page_says_of_us_is_so() {
    let (mut asked, mut refused, mut lines) = (0, 0, 0);
    let dir = tempfile::tempdir().unwrap();
    run("annabella play --journal round-3.journal", dir.path());
    for Row { table, about, here } in rows() {
        let mut before: Vec<String> = Vec::new();
        for (line, is_refused) in typed(&here) {
            if line.starts_with("annabella ") {
                let printed = run(&line, dir.path());
                assert!(!printed.is_empty(), "{about}: {line}");
                lines += 1;
                continue;
            }
            // A line typed after another in its row needs that one first.
            let follows = before.iter().any(|line| here.contains(&format!("`{line}`, then")));
            let typed: Vec<&str> =
                if follows { before.iter().map(String::as_str).collect() } else { Vec::new() };
            let typed = [typed, vec![line.as_str()]].concat();
            let (reasons, words) = answered(table == "In tournament play", &typed);
            assert_eq!(!reasons.is_empty(), is_refused, "{about}: {typed:?}: {reasons:?} {words:?}");
            // An unknown line would be refused, too; commands for the voice need no answer.
            if is_refused {
                refused += 1
            } else {
                asked += 1
            }
            before.push(line);
        }
    }
    assert!(asked > 40 && refused > 8 && lines > 8, "{asked} {refused} {lines}");
}
