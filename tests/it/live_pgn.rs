//! The file that follows a game: always complete, with the completed moves.
//!
//! It never replaces any other file.

use crate::faults::run::Run;
use annabella::scoresheet::pgn::{self, Outcome, Record};
use serde_json::Value;
use std::fs;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tempfile::TempDir;

/// The number of times that the file is read while being written.
const READ: usize = 1000;

/// A game of 20 plies, as typed; the clock is pressed after each.
const PLIES: [&str; 20] = [
    "e4", "e5", "Sf3", "Sc6", "Lb5", "a6", "La4", "Sf6", "O-O", "Le7", "Te1", "b5", "Lb3", "d6", "c3", "O-O",
    "h3", "Sb8", "d4", "Sbd7",
];

fn play(folder: &Path, more: &[&str]) -> Run {
    let journal = folder.join("game.journal");
    let live = folder.join("live.pgn");
    let (journal, live) = (journal.to_str().unwrap(), live.to_str().unwrap());
    let mut line = vec!["play", "--speech", "off", "--live-pgn", live];
    if !more.contains(&"--resume") {
        line.extend(["--journal", journal]);
    }
    line.extend(more);
    Run::start(&[], &line)
}

fn wait(run: &mut Run, what: impl Fn(&Value) -> bool) {
    run.wait_for(what, Duration::from_secs(30)).expect("it is told");
}

/// Returns the contents of the file, which must be complete.
fn read(folder: &Path) -> (Record, Vec<String>) {
    let text = fs::read(folder.join("live.pgn")).unwrap();
    let whole = ["*\n", "1-0\n", "0-1\n", "1/2-1/2\n"].iter().any(|end| text.ends_with(end.as_bytes()));
    assert!(whole, "{}", String::from_utf8_lossy(&text));
    let record = pgn::read_one(&text).unwrap();
    let moves = record.line.plies().iter().map(|ply| ply.san.clone()).collect();
    (record, moves)
}

/// Waits until the file has this many plies.
fn wait_for(folder: &Path, plies: usize) -> Record {
    for _ in 0..3000 {
        let (record, moves) = read(folder);
        if moves.len() == plies {
            return record;
        }
        std::thread::sleep(Duration::from_millis(10));
    }
    panic!("{:?} for {plies} plies", read(folder).1);
}

#[test]
fn a_thousand_readers_never_find_half_a_file() {
    let dir = TempDir::new().unwrap();
    let folder = dir.path();
    let mut run = play(folder, &["--time-control", "900+10", "--white-name", "Anna", "--event", "Open"]);
    wait(&mut run, |object| object["event"] == "said");
    wait_for(folder, 0);
    let over = AtomicBool::new(false);
    std::thread::scope(|scope| {
        let reader = scope.spawn(|| {
            let (mut times, mut longest) = (0, 0);
            while times < READ || !over.load(Ordering::Relaxed) {
                let (record, moves) = read(folder);
                assert_eq!(record.tags.get("White"), Some("Anna"));
                assert!(moves.len() >= longest, "a completed move was there and is gone: {moves:?}");
                longest = moves.len();
                times += 1;
            }
            (times, longest)
        });
        run.type_line("start");
        for (done, ply) in PLIES.into_iter().enumerate() {
            run.type_line(ply);
            wait(&mut run, |object| object["event"] == "made");
            // The move is made, and not yet completed.
            assert_eq!(read(folder).1.len(), done, "{ply}");
            run.type_line("press");
            wait(&mut run, |object| object["event"] == "completed");
            let record = wait_for(folder, done + 1);
            assert!(record.remarks[done].clock.is_some() && record.remarks[done].elapsed.is_some());
            assert_eq!(record.result, Outcome::Unknown);
        }
        run.type_line("white: resign!");
        wait(&mut run, |object| object["event"] == "result");
        assert_eq!(run.finish().0, Some(0));
        over.store(true, Ordering::Relaxed);
        let (times, longest) = reader.join().unwrap();
        assert!(times >= READ && longest == PLIES.len(), "{times} {longest}");
    });
    let (record, _) = read(folder);
    assert_eq!(record.result.as_str(), "0-1");
    assert_eq!(record.tags.get("Termination"), Some("normal"));
}

#[test]
fn nothing_else_is_replaced_but_by_force() {
    let dir = TempDir::new().unwrap();
    let folder = dir.path();
    let live = folder.join("live.pgn");
    let other = "[Event \"another game\"]\n\n1. d4 *\n";
    fs::write(&live, other).unwrap();
    let refused = |more: &[&str]| {
        let (status, _) = play(folder, more).finish();
        assert_eq!(status, Some(2), "{more:?}");
        assert!(!folder.join("game.journal").exists(), "{more:?} has begun a journal");
        assert_eq!(fs::read_to_string(&live).unwrap(), other);
    };
    refused(&[]);
    refused(&["--variant", "tridim"]);
    let mut run = play(folder, &["--force"]);
    run.type_line("e4");
    wait(&mut run, |object| object["event"] == "made");
    wait_for(folder, 1);
    assert_eq!(run.finish().0, Some(0));
    // The same game continues in its file, and in no other.
    let journal = folder.join("game.journal");
    let resume = ["--resume", journal.to_str().unwrap()];
    let mut run = play(folder, &resume);
    run.type_line("e5");
    wait_for(folder, 2);
    assert_eq!(run.finish().0, Some(0));
    fs::write(&live, other).unwrap();
    assert_eq!(play(folder, &resume).finish().0, Some(2));
    assert_eq!(fs::read_to_string(&live).unwrap(), other);
    // A journal is never replaced.
    let kept = fs::read(&journal).unwrap();
    fs::remove_file(&live).unwrap();
    fs::copy(&journal, &live).unwrap();
    let (status, _) = play(folder, &["--resume", journal.to_str().unwrap(), "--force"]).finish();
    assert_eq!(status, Some(2));
    assert_eq!(fs::read(&live).unwrap(), kept);
    assert_eq!(fs::read(&journal).unwrap(), kept);
}

/// A move taken back disappears from the file, too.
#[test]
fn a_move_that_is_taken_back_leaves_the_file() {
    let dir = TempDir::new().unwrap();
    let folder = dir.path();
    let mut run = play(folder, &[]);
    for line in ["e4", "e5"] {
        run.type_line(line);
        wait(&mut run, |object| object["event"] == "made");
    }
    wait_for(folder, 2);
    run.type_line("retract");
    run.type_line("yes");
    wait(&mut run, |object| object["event"] == "retracted");
    wait_for(folder, 1);
    assert_eq!(run.finish().0, Some(0));
}

/// Half a point for one player and zero for the other, for which PGN has no sign.
/// Its readers would mistake any sign for a fault.
#[test]
fn a_result_without_a_sign_stands_in_the_comment() {
    let dir = TempDir::new().unwrap();
    let mut run = play(dir.path(), &["--arbiter"]);
    for line in ["white: e4", "black: e5"] {
        run.type_line(line);
        wait(&mut run, |object| object["event"] == "made");
    }
    run.type_line("arbiter: result 1/2-0 both were at fault");
    wait(&mut run, |object| object["event"] == "result");
    assert_eq!(run.finish().0, Some(0));
    let (record, moves) = read(dir.path());
    assert_eq!((record.result.as_str(), moves.len()), ("*", 2));
    assert_eq!(record.tags.get("Termination"), Some("adjudication"));
    let text = fs::read_to_string(dir.path().join("live.pgn")).unwrap();
    assert!(text.ends_with("{1/2-0 ruling} *\n"), "{text}");
}
