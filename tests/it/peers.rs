//! `docs/peers.md`: the commands and options listed for this program are tried, row by row.
//! Its keys are pressed and counted.

use crate::help::split;
use crate::limited::ChildInTime;
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

/// The table of keys, whose columns are different.
const BY_KEYS: &str = "Forty tasks by keys";

/// The table of the program at home, which tests itself.
const AT_HOME: &str = "At home";

/// Returns the cells of the rows of all tables, each with the heading above it.
fn cells() -> Vec<(String, Vec<&'static str>)> {
    let mut table = String::new();
    let mut rows = Vec::new();
    for line in include_str!("../../docs/peers.md").lines() {
        if let Some(title) = line.strip_prefix("## ") {
            table = title.to_owned();
        }
        let cells: Vec<&str> = line.trim_matches('|').split('|').map(str::trim).collect();
        if cells.len() > 1 && !["what", "task", "---"].contains(&cells[0]) {
            rows.push((table.clone(), cells));
        }
    }
    rows
}

fn rows() -> Vec<Row> {
    let others = cells().into_iter().filter(|(table, _)| table != BY_KEYS && table != AT_HOME);
    let row = |(table, cells): (String, Vec<&str>)| {
        assert_eq!(cells.len(), 7, "{cells:?}");
        Row { table, about: cells[0].to_owned(), here: cells[6].to_owned() }
    };
    others.map(row).collect()
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
    let printed = String::from_utf8(child.output_in_time().unwrap().stdout).unwrap();
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
    let output = child.output_in_time().unwrap();
    if let Some(mut board) = board {
        board.kill().unwrap();
        board.wait_in_time().unwrap();
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

/// A key of a task.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Pressed {
    /// A letter, digit or sign.
    Sign(char),
    /// Another key, or one with Shift, Ctrl or Alt.
    Named(String),
}

/// Returns the keys in a cell: code is typed letter by letter, every other word is one key.
fn keys(cell: &str) -> Vec<Pressed> {
    let parts = cell.split('`').enumerate();
    let of = |(place, part): (usize, &str)| -> Vec<Pressed> {
        match place % 2 {
            1 => part.chars().map(Pressed::Sign).collect(),
            _ => part.split_whitespace().map(|name| Pressed::Named(name.to_owned())).collect(),
        }
    };
    parts.flat_map(of).collect()
}

/// The signs of the digits from 1 with Shift, on an American keyboard.
const WITH_SHIFT: &str = "!@#$%^&*";

/// The function keys of the table, and their commands.
const FUNCTION_KEYS: [(&str, &str); 3] = [("F1", "help"), ("F2", "time"), ("F3", "clock")];

/// Returns the lines that these keys stand for, as the terminal passes them on.
fn lines(keys: &[Pressed]) -> Vec<String> {
    let (mut typed, mut on_board, mut lines) = (String::new(), false, Vec::new());
    for key in keys {
        let name = match key {
            Pressed::Sign(sign) => sign.to_string(),
            Pressed::Named(name) => match name.strip_prefix("Shift+") {
                Some(digit) if let Ok(digit) = digit.parse::<usize>() => {
                    WITH_SHIFT[digit - 1..digit].to_owned()
                }
                Some(letter) => letter.to_owned(),
                None => name.to_lowercase(),
            },
        };
        let function = FUNCTION_KEYS.iter().find(|(key, _)| key.eq_ignore_ascii_case(&name));
        match (key, name.as_str()) {
            (Pressed::Named(_), "tab") => {
                on_board = !on_board;
                lines.push(if on_board { "cursor on" } else { "cursor off" }.to_owned());
            }
            (Pressed::Named(_), _) if let Some((_, line)) = function => lines.push((*line).to_owned()),
            _ if on_board => lines.push(format!("cursor {name}")),
            (Pressed::Named(_), "enter") => lines.push(std::mem::take(&mut typed)),
            _ => typed.push_str(&name),
        }
    }
    assert_eq!(typed, "", "{keys:?}");
    lines
}

/// The moves before the tasks.
const MOVES: [&str; 10] = ["e4", "d5", "exd5", "Qxd5", "Nc3", "Qa5", "Nf3", "Bg4", "Be2", "Bxf3"];

/// The tasks with a position of their own.
const POSITIONS: [(&str, &str); 2] = [
    ("castle queenside", "r3k3/8/8/8/8/8/8/R3K3 w Q - 0 1"),
    ("promote to a knight: a8", "4k3/P7/8/8/8/8/7P/4K3 w - - 0 1"),
];

/// The task before which the other player offers a draw. Both share the terminal.
const OFFERED: &str = "accept a draw";

/// Returns what White hears after these lines, and the refusals.
fn heard_by_white(task: &str, lines: &[String]) -> (Vec<String>, Vec<String>) {
    // Its answer separates the setup from the keys.
    const MARK: &str = "control";
    let dir = tempfile::tempdir().unwrap();
    let mut options = vec!["--locale", "en", "--json", "play", "--speech", "off", "--time-control", "900+10"];
    options.extend(["--journal", "game.journal", "--white-impaired", "--announce-language", "en"]);
    options.extend(["--black-name", "Ada Byron"]);
    let mut typed = vec!["start".to_owned()];
    match POSITIONS.iter().find(|(name, _)| *name == task) {
        Some((_, fen)) => options.extend(["--fen", fen]),
        None => {
            for (ply, mv) in MOVES.iter().enumerate() {
                let (own, other) = if ply % 2 == 0 { ("", "black: ") } else { ("black: ", "white: ") };
                typed.extend([format!("{own}{mv}"), format!("{own}press"), format!("{other}repeat {mv}")]);
            }
        }
    }
    match task {
        OFFERED => typed.push("black: draw".to_owned()),
        _ => options.extend(["--seat", "white"]),
    }
    typed.push(MARK.to_owned());
    typed.extend_from_slice(lines);
    let mut child = Command::new(PROGRAM)
        .args(options)
        .current_dir(dir.path())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all((typed.join("\n") + "\n").as_bytes()).unwrap();
    let printed = String::from_utf8(child.output_in_time().unwrap().stdout).unwrap();
    let objects: Vec<Value> = printed.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let is_mark =
        |object: &Value| object["words"].as_str().is_some_and(|words| words.starts_with("Time control"));
    let mark = objects.iter().rposition(is_mark).unwrap_or_else(|| panic!("{printed}"));
    let of = |event: &str, field: &str| -> Vec<String> {
        let events = objects[mark + 1..].iter().filter(|object| object["event"] == event);
        events.filter_map(|object| object[field].as_str().map(str::to_owned)).collect()
    };
    (of("said", "words"), of("refused", "text"))
}

/// Whether words are those of a cell, in which `…` stands for any words.
fn fits(cell: &str, words: &str) -> bool {
    let parts: Vec<&str> = cell.split('…').collect();
    let Some(mut rest) = words.strip_prefix(parts[0]) else { return false };
    let Some((last, between)) = parts[1..].split_last() else { return rest.is_empty() };
    for part in between {
        let Some(at) = rest.find(part) else { return false };
        rest = &rest[at + part.len()..];
    }
    rest.ends_with(last)
}

#[test]
fn no_task_takes_more_keys_here_than_on_lichess() {
    let mut faults = Vec::new();
    let tasks: Vec<Vec<&str>> =
        cells().into_iter().filter(|(table, _)| table == BY_KEYS).map(|(_, cells)| cells).collect();
    assert_eq!(tasks.len(), 40);
    for cells in tasks {
        let [task, there, there_keys, there_seconds, here, here_keys, here_seconds, heard] = cells[..] else {
            panic!("{cells:?}")
        };
        let (theirs, ours) = (keys(there), keys(here));
        let counted = [theirs.len(), ours.len()].map(|keys| keys.to_string());
        if counted != [there_keys, here_keys] {
            faults.push(format!("{task}: {counted:?} keys, not {there_keys} and {here_keys}"));
        }
        if ours.len() > theirs.len() {
            faults.push(format!("{task}: {} keys instead of {}", ours.len(), theirs.len()));
        }
        assert!([there_seconds, here_seconds].iter().all(|seconds| seconds.parse::<f64>().is_ok()), "{task}");
        let (said, refused) = heard_by_white(task, &lines(&ours));
        if !refused.is_empty() || !said.iter().any(|words| fits(heard, words)) {
            faults.push(format!("{task}: {here}: {refused:?} {said:?}"));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
