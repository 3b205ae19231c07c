//! Games that are only printed, as with a screen reader: nothing twice.

use crate::limited::ChildInTime;
use crate::program::PROGRAM;
use std::io::Write;
use std::process::{Command, Stdio};
use tempfile::tempdir;

/// Returns the lines that a game prints without a voice.
fn printed(lines: &[&str]) -> Vec<String> {
    let folder = tempdir().unwrap();
    let mut game = Command::new(PROGRAM)
        .args(["--locale", "en", "play", "--time-control", "900+10", "--white-impaired", "--speech", "print"])
        .arg("--journal")
        .arg(folder.path().join("a.journal"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = game.stdin.take().unwrap();
    input.write_all(lines.join("\n").as_bytes()).unwrap();
    drop(input);
    let output = game.output_in_time().unwrap();
    String::from_utf8(output.stdout).unwrap().lines().map(str::to_owned).collect()
}

/// Both players of a shared terminal hear a new time, but read the line once.
#[test]
fn a_message_to_both_players_is_printed_once_at_their_terminal() {
    let lines = printed(&["start", "add black 0:20", ""]);
    let times = lines.iter().filter(|line| line.contains("Black gets 20 seconds.")).count();
    assert_eq!(times, 1, "{lines:?}");
}

/// An answer in portions is printed whole, so that no portion is left for `more`.
#[test]
fn nothing_is_left_of_an_answer_that_is_printed() {
    let lines = printed(&["board", "more", ""]);
    assert_eq!(lines.iter().filter(|line| line.contains("white rooks:")).count(), 1, "{lines:?}");
    assert_eq!(lines.iter().filter(|line| line.contains("That was all.")).count(), 1, "{lines:?}");
}
