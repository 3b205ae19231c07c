//! Leaving a game and resuming it.

use crate::limited::{ChildInTime, CommandInTime};
use crate::program::PROGRAM;
use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::time::{Duration, SystemTime};
use tempfile::TempDir;

/// Runs the program with these arguments and lines, with games stored below `home`.
fn run(home: &Path, arguments: &str, lines: &str) -> Output {
    let mut child = Command::new(PROGRAM)
        .args(["--locale", "en"])
        .args(arguments.split_whitespace())
        .env("XDG_DATA_HOME", home)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // The program may have refused its arguments already.
    let _ = child.stdin.take().unwrap().write_all(lines.as_bytes());
    child.output_in_time().unwrap()
}

/// Returns the output of a successful run.
fn told(output: Output) -> String {
    assert_eq!((output.status.code(), String::from_utf8_lossy(&output.stderr).as_ref()), (Some(0), ""));
    String::from_utf8(output.stdout).unwrap()
}

/// Returns the reason of a refusal.
fn refused(output: Output) -> String {
    assert_eq!((output.status.code(), output.stdout.as_slice()), (Some(2), b"".as_slice()));
    String::from_utf8(output.stderr).unwrap()
}

fn kept(home: &Path) -> Vec<PathBuf> {
    let mut files: Vec<PathBuf> =
        fs::read_dir(home.join("annabella")).unwrap().map(|file| file.unwrap().path()).collect();
    files.sort();
    files
}

/// A core dump would contain a PIN, a passphrase or a sealed move.
#[cfg(target_os = "linux")]
#[test]
fn a_game_that_crashes_leaves_no_core_dump() {
    let home = TempDir::new().unwrap();
    let mut game = Command::new(PROGRAM)
        .args(["--locale", "en", "play", "--speech", "off"])
        .env("XDG_DATA_HOME", home.path())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut greeting = String::new();
    BufReader::new(game.stdout.take().unwrap()).read_line(&mut greeting).unwrap();
    let limits = fs::read_to_string(format!("/proc/{}/limits", game.id())).unwrap();
    let core = limits.lines().find_map(|line| line.strip_prefix("Max core file size")).unwrap();
    assert_eq!(core.split_whitespace().take(2).collect::<Vec<_>>(), ["0", "0"], "after {greeting}");
    drop(game.stdin.take());
    game.wait_in_time().unwrap();
}

#[test]
fn resume_alone_goes_on_with_the_last_game() {
    let home = TempDir::new().unwrap();
    let home = home.path();
    let play = |arguments: &str, lines: &str| run(home, &format!("play --speech off {arguments}"), lines);
    let why = refused(play("--resume", "last\n"));
    assert!(why.starts_with("No game to resume in ") && why.lines().count() == 1, "{why}");
    let left = told(play("--announce-language en", "e4\nquit!\nnobody reads this\n"));
    assert!(
        left.contains("To resume the game: annabella play --resume") && !left.contains("nobody"),
        "{left}"
    );
    let first = kept(home).remove(0);
    // Neither the clock alone nor a game that has not started is the last game.
    assert!(refused(run(home, "clock --speech off --resume", "")).contains("No game"));
    // With a delay, times on a clock do not depend on how fast this machine is.
    told(run(home, "clock --speech off --time-control 60d60", "start\n"));
    let unbegun = told(play("", "help\nquit\n"));
    assert!(!unbegun.contains("Leave it?"), "{unbegun}");
    let again = told(play("--resume", "last\nquit\nno\nblack: resign!\n"));
    assert!(
        again.contains("The last game, started ") && again.contains("move 1: pawn Eva two Eva four"),
        "{again}"
    );
    assert!(again.contains(&first.display().to_string()), "{again}");
    let clock = told(run(home, "clock --speech off --resume", "clock\n"));
    assert!(clock.contains("1 minute left, opponent 1 minute"), "{clock}");
    let over = refused(play("--resume", "last\n"));
    assert_eq!(over, format!("The last game is over: {}. No game to resume.\n", first.display()));

    // A game elsewhere is named by its file.
    let elsewhere = home.join("elsewhere.journal");
    let left = told(play(&format!("--journal {}", elsewhere.display()), "e4\nquit!\n"));
    assert!(left.contains(&format!("annabella play --resume {}", elsewhere.display())), "{left}");
    assert_eq!(refused(play("--resume", "")), over);
    told(play("--white-name Anna --black-name Ben", "d4\n"));
    let named = told(play("--resume", ""));
    assert!(named.contains(" Anna against Ben."), "{named}");
    let unfinished = kept(home).into_iter().find(|file| named.contains(&file.display().to_string()));
    told(play("", "f3\ne5\ng4\nDh4\n"));
    let over = refused(play("--resume", ""));
    assert!(
        over.contains(&format!(
            "To resume the last unfinished game: --resume {}",
            unfinished.unwrap().display()
        )),
        "{over}"
    );
}

#[test]
fn the_clock_alone_resumes_from_its_journal() {
    let home = TempDir::new().unwrap();
    let journal = home.path().join("clock.journal").display().to_string();
    let new = format!("clock --speech off --time-control 40/600 --journal {journal}");
    let started = told(run(home.path(), &new, "press\npress\npress\nmoves\n"));
    let ready = "Annabella: Type start, press or help.";
    assert!(started.lines().any(|line| line == ready), "{started}");
    let to_come = "Clock to White: 39 more moves to the time control";
    assert!(started.lines().any(|line| line == to_come), "{started}");
    let resume = format!("clock --speech off --resume {journal}");
    let resumed = told(run(home.path(), &resume, "continue\ncontinue\nblack: moves\n"));
    let proposed = "Annabella: Clocks stopped. White: ";
    assert!(resumed.lines().any(|line| line.starts_with(proposed)), "{resumed}");
    for expected in ["Clock: Resumed. White's clock is running.", "Clock to Black: One move made"] {
        assert!(resumed.lines().any(|line| line == expected), "{expected}: {resumed}");
    }
}

#[test]
fn resume_alone_tells_of_a_game_that_runs_elsewhere() {
    let home = TempDir::new().unwrap();
    let home = home.path();
    let play = |arguments: &str, lines: &str| run(home, &format!("play --speech off {arguments}"), lines);
    let mut elsewhere = Command::new(PROGRAM)
        .args(["--locale", "en", "play", "--speech", "off"])
        .env("XDG_DATA_HOME", home)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    elsewhere.stdin.as_mut().unwrap().write_all(b"e4\n").unwrap();
    let mut printed = BufReader::new(elsewhere.stdout.take().unwrap()).lines();
    printed.find(|line| line.as_ref().unwrap().starts_with("White: ")).unwrap().unwrap();
    let running = kept(home).remove(0).display().to_string();
    let why = refused(play("--resume", "last\n"));
    assert!(
        why.starts_with(&format!("The last game is open at another terminal: {running}. Leave it there")),
        "{why}"
    );
    // Of two games, the one that can be resumed is named, although it was left earlier.
    told(play("", "d4\n"));
    let other = kept(home).into_iter().map(|file| file.display().to_string()).find(|file| *file != running);
    elsewhere.stdin.as_mut().unwrap().write_all(b"e5\n").unwrap();
    printed.find(|line| line.as_ref().unwrap().starts_with("Black: ")).unwrap().unwrap();
    let why = refused(play("--resume", "last\n"));
    assert!(
        why.contains(&format!("To resume the last one that is not: --resume {}", other.unwrap())),
        "{why}"
    );
    drop(elsewhere.stdin.take());
    assert!(printed.all(|line| line.is_ok()) && elsewhere.wait_in_time().unwrap().success());
}

#[test]
fn resume_alone_reports_newer_journals_that_it_cannot_read() {
    let home = TempDir::new().unwrap();
    let home = home.path();
    let resume = || run(home, "play --speech off --resume", "last\n");
    let errors = |output: &Output| String::from_utf8(output.stderr.clone()).unwrap();
    let written = |name: &str, text: &str, at: SystemTime| {
        let file = home.join("annabella").join(name);
        fs::write(&file, text).unwrap();
        fs::File::options().append(true).open(&file).unwrap().set_modified(at).unwrap();
        file.display().to_string()
    };
    let head = r#"{"n":0,"journal":"annabella","version":2,"program":"annabella"}"#;
    let older_form = format!("{} {head}\n", "0".repeat(64));
    let (day, now) = (Duration::from_secs(86_400), SystemTime::now());
    told(run(home, "play --speech off", "e4\nquit!\n"));
    let game = kept(home).remove(0);

    // An older file cannot have been the intended one.
    written("before.journal", &older_form, now - day);
    assert_eq!(errors(&resume()), "");
    let old = written("old.journal", &older_form, now + day);
    let skipped = resume();
    let why = errors(&skipped);
    let begin =
        format!("One journal was skipped: {old}: journal version 2; this program reads only version 3.");
    assert!(why.starts_with(&begin) && why.lines().count() == 1, "{why}");
    let printed = String::from_utf8(skipped.stdout).unwrap();
    assert!(skipped.status.success() && printed.contains(&game.display().to_string()), "{printed}");

    // Of several, the latest is named.
    let empty = written("empty.journal", "", now + 2 * day);
    assert_eq!(
        errors(&resume()),
        format!("2 journals were skipped; the latest: {empty}: the file is empty.\n")
    );
    fs::remove_file(game).unwrap();
    let why = refused(resume());
    let lines: Vec<&str> = why.lines().collect();
    assert_eq!(lines.len(), 2, "{why}");
    assert_eq!(lines[0], format!("3 journals were skipped; the latest: {empty}: the file is empty."));
    assert!(lines[1].starts_with("No game to resume in "), "{why}");
}

#[test]
fn what_is_asked_after_the_end_follows_the_digest() {
    let home = TempDir::new().unwrap();
    let file = home.path().join("mate.journal");
    let arguments =
        |more: &str| format!("play --speech off --announce-language en {more} {}", file.display());
    let played = told(run(
        home.path(),
        &arguments("--journal"),
        "f3\ne5\ng4\nQh4\nlast\nscore\nboard h\ndigest\ne4\n",
    ));
    let at = |words: &str| played.find(words).unwrap_or_else(|| panic!("{words}: {played}"));
    let digest = at("Fingerprint of");
    assert!(
        at("Black wins by mate.") < digest && digest < at("Black, move 2: queen David eight Hector four.")
    );
    assert!(
        at("1. f3 e5") > digest && at("Hector four black queen") > digest && at("The game is over.") > digest
    );
    // Printed when the game ends, and read on request.
    let squares = |line: &str| {
        line.split_once("Fingerprint of").map(|(_, squares)| squares.split(" (").next().unwrap().to_owned())
    };
    let digests: Vec<String> = played.lines().filter_map(squares).collect();
    assert!(digests.len() == 2 && digests[0] == digests[1], "{played}");
    // No person is at the terminal to read which commands still work.
    assert!(!played.contains("still work"), "{played}");
    let words = played[digest..].lines().next().unwrap().split_once(": ").unwrap().1;
    // A busy disk marks the line as not saved yet.
    let words = words.trim_end_matches(" (not saved yet)").trim_end_matches('.');
    let told_again = told(run(home.path(), &arguments("--resume"), "last\n"));
    assert!(told_again.contains("Black, move 2"), "{told_again}");
    let squares: Vec<&str> = words.split([' ', ',']).filter(|word| !word.is_empty()).collect();
    let verify = Command::new(PROGRAM)
        .args(["--locale", "en", "journal", "verify"])
        .arg(&file)
        .arg("--digest")
        .args(&squares)
        .output_in_time()
        .unwrap();
    assert_eq!(verify.status.code(), Some(0), "{squares:?}: {verify:?}");
}
