//! The journal survives faults of the disk, the file and the program.
//! These tests are a short form of the bench `record`.

use crate::faults::chatter::chatters;
use crate::faults::damage::Sample;
use crate::faults::disk::Disk;
use crate::faults::latency::on_a_disk_that_takes;
use crate::faults::run::Run;
use crate::faults::stage::{Around, Stage, Step};
use crate::faults::{kills, whole};
use crate::limited::CommandInTime;
use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;
use tempfile::TempDir;

const PATIENCE: Duration = Duration::from_secs(30);

fn journal_is(state: &'static str) -> impl Fn(&Value) -> bool {
    move |object| object["event"] == "device" && object["device"] == "journal" && object["state"] == state
}

fn made(object: &Value) -> bool {
    object["event"] == "made"
}

fn play(folder: &Path, disk: Option<&Disk>) -> (Run, PathBuf) {
    let journal = folder.join("game.journal");
    let mut environment = disk.map(Disk::environment).unwrap_or_default();
    // A rescue copy goes nowhere else.
    environment.extend(["XDG_DATA_HOME", "TMPDIR"].map(|name| (name, folder.as_os_str().to_owned())));
    let file = journal.to_str().unwrap();
    (Run::start(&environment, &["play", "--speech", "off", "--journal", file]), journal)
}

/// Creates a short game's journal.
fn sample(folder: &Path) -> Sample {
    let (mut run, journal) = play(folder, None);
    for line in ["e4", "e5", "Nf3", "white: last", "Nc6", "Bb5", "a6", "black: resign!", "again"] {
        run.type_line(line);
    }
    assert_eq!(run.finish().0, Some(0));
    Sample::new(&journal, folder)
}

/// A way to damage a file.
type Harm = fn(&Path);

#[test]
fn a_running_game_writes_a_lost_or_changed_journal_anew() {
    let harms: [(&str, Harm, usize); 4] = [
        ("deleted", |journal| fs::remove_file(journal).unwrap(), 0),
        (
            "replaced",
            |journal| {
                let other = journal.with_extension("other");
                fs::write(&other, "shopping list").unwrap();
                fs::rename(other, journal).unwrap();
            },
            1,
        ),
        (
            "shortened",
            |journal| {
                fs::OpenOptions::new().write(true).open(journal).unwrap().set_len(700).unwrap();
            },
            0,
        ),
        (
            "written over",
            |journal| {
                let mut bytes = fs::read(journal).unwrap();
                bytes[300] ^= 1;
                fs::write(journal, bytes).unwrap();
            },
            1,
        ),
    ];
    for (name, harm, found) in harms {
        for at_once in [true, false] {
            let dir = TempDir::new().unwrap();
            let (mut run, journal) = play(dir.path(), None);
            run.type_line("e4");
            run.wait_for(made, PATIENCE).unwrap();
            harm(&journal);
            if at_once {
                run.type_line("e5");
            }
            assert!(run.wait_for(journal_is("renewed"), PATIENCE).is_some(), "{name}: not noticed");
            if !at_once {
                run.type_line("e5");
            }
            run.type_line("Nf3");
            let (status, _) = run.finish();
            assert_eq!(status, Some(0), "{name}");
            // Three moves and the notice.
            assert_eq!(whole(&journal).entries.len(), 4, "{name}");
            let others = fs::read_dir(dir.path()).unwrap().count() - 1;
            assert_eq!(others, found, "{name}: what stood there is kept");
        }
    }
}

#[test]
fn a_disk_that_stalls_delays_nothing_that_is_told() {
    for sync_ms in [0, 20, 1000, 30_000] {
        // The bench measures on a quiet machine; this one may be busy, but not each time.
        let late = || {
            let dir = TempDir::new().unwrap();
            let told = on_a_disk_that_takes(dir.path(), sync_ms);
            told.into_iter().find_map(|told| {
                assert!(sync_ms < 1000 || told.unsaved, "{sync_ms}: {} is not marked", told.what);
                let most = if told.what == "the disk does not answer" { 2500 } else { 1000 };
                let is_late = told.after.as_millis() >= most;
                is_late.then(|| format!("{sync_ms}: {} after {:?}", told.what, told.after))
            })
        };
        let tries: Vec<String> = (0..3).map_while(|_| late()).collect();
        assert!(tries.len() < 3, "{tries:?}");
    }
}

#[test]
fn what_a_full_disk_refuses_is_told_as_unsaved_and_written_when_there_is_room() {
    let dir = TempDir::new().unwrap();
    let disk = Disk::new(dir.path());
    let (mut run, journal) = play(dir.path(), Some(&disk));
    run.type_line("e4");
    run.wait_for(made, PATIENCE).unwrap();
    disk.set(0, Some(0));
    run.type_line("e5");
    assert_eq!(run.wait_for(made, PATIENCE).unwrap().1["unsaved"], true);
    run.wait_for(journal_is("lost"), PATIENCE).unwrap();
    disk.set(0, None);
    run.wait_for(journal_is("ready"), PATIENCE).unwrap();
    run.type_line("Nf3");
    run.wait_for(made, PATIENCE).unwrap();
    assert_eq!(run.finish().0, Some(0));
    assert_eq!(whole(&journal).entries.len(), 5);
}

#[test]
fn a_game_whose_last_entries_could_not_be_written_says_so() {
    let dir = TempDir::new().unwrap();
    let disk = Disk::new(dir.path());
    let (mut run, journal) = play(dir.path(), Some(&disk));
    run.type_line("e4");
    run.wait_for(made, PATIENCE).unwrap();
    disk.set(0, Some(0));
    run.type_line("e5");
    run.wait_for(journal_is("lost"), PATIENCE).unwrap();
    assert_eq!(run.finish().0, Some(3));
    assert_eq!(whole(&journal).entries.len(), 1);
}

#[test]
fn a_damaged_journal_verifies_or_is_repaired_to_all_that_the_damage_left() {
    let dir = TempDir::new().unwrap();
    let sample = sample(dir.path());
    let cut = sample.cut_everywhere();
    assert!(cut.failed.is_empty() && cut.verified >= 3 && cut.tried > 300, "{cut:?}");
    let flipped = sample.flip(60, 13);
    assert!(flipped.failed.is_empty(), "{flipped:?}");
    assert!(flipped.restored > 50, "one wrong bit is put right: {flipped:?}");
    let lost = sample.overwrite(20, 14);
    assert!(lost.failed.is_empty(), "{lost:?}");
}

#[test]
fn an_edited_journal_whose_checksums_all_fit_has_another_digest() {
    let dir = TempDir::new().unwrap();
    assert_eq!(sample(dir.path()).forge(25, 15), 0);
}

#[test]
fn the_digest_that_was_told_is_compared_in_words() {
    let dir = TempDir::new().unwrap();
    let (mut run, journal) = play(dir.path(), None);
    for line in ["e4", "e5", "resign!"] {
        run.type_line(line);
    }
    let digest = |object: &Value| object["event"] == "digest";
    let (_, told) = run.wait_for(digest, PATIENCE).unwrap();
    assert_eq!((&told["of"], &told["entry"]), (&"result".into(), &3.into()));
    let (_, said) = run.wait_for(|object| object["event"] == "said", PATIENCE).unwrap();
    assert!(said["voiced"].is_null(), "nobody has asked: {said}");
    run.type_line("digest");
    let read = |object: &Value| object["event"] == "said" && object["voiced"].is_string();
    let (_, said) = run.wait_for(read, PATIENCE).unwrap();
    let voiced = said["voiced"].as_str().unwrap().split_once(": ").unwrap().1.to_owned();
    run.type_line("last");
    run.finish();
    let squares: Vec<&str> = told["squares"].as_array().unwrap().iter().filter_map(Value::as_str).collect();
    let verify = |digest: &str| {
        let status = Command::new(crate::faults::PROGRAM)
            .args(["journal", "verify"])
            .arg(&journal)
            .args(["--digest", digest])
            .output_in_time()
            .unwrap();
        status.status.code()
    };
    assert_eq!(verify(&squares.join("-").to_uppercase()), Some(0));
    assert_eq!(verify(&voiced), Some(0));
    let mut wrong = squares.clone();
    wrong.swap(0, 1);
    assert_eq!(verify(&wrong.join(" ")), Some(if wrong == squares { 0 } else { 1 }));
    assert_eq!(verify("a1"), Some(2));
}

#[test]
fn a_killed_program_has_lost_nothing_that_it_told_as_saved() {
    let dir = TempDir::new().unwrap();
    for during in kills::ALL {
        let count = kills::kill(during, 6, 16, dir.path());
        assert!(count.lost.is_empty(), "{during:?}: {:?}", count.lost);
        assert_eq!(count.kills, 6);
    }
}

/// A board sends this many changes only while a contact is bad.
#[test]
fn a_game_with_a_chattering_peg_can_be_resumed() {
    let dir = TempDir::new().unwrap();
    // Changes no longer than a bounce are not events; the others are saved, but limited in rate.
    for (half, kept) in [(7, 5..40), (41, 200..3_000)] {
        let chattered = chatters(dir.path(), half, Duration::from_secs(120));
        assert!(kept.contains(&chattered.entries), "{half} ms: {chattered:?}");
        assert_eq!(chattered.changes, 120_000 / half);
        assert!(chattered.bytes < 1 << 20 && chattered.resumed < PATIENCE, "{half} ms: {chattered:?}");
    }
}

/// Moves after a gap are not replayed, but compared: they serve `reconcile` as a scoresheet.
#[test]
fn moves_behind_a_hole_are_evidence() {
    let dir = TempDir::new().unwrap();
    let (mut run, journal) = play(dir.path(), None);
    for line in ["e4", "e5", "Nf3", "white: last", "Nc6", "Bb5", "a6", "black: resign!"] {
        run.type_line(line);
    }
    assert_eq!(run.finish().0, Some(0));
    let last = whole(&journal).digests.last().unwrap().to_string();
    let text = fs::read_to_string(&journal).unwrap();
    let lost = text.lines().find(|line| line.contains("white: last")).unwrap();
    fs::write(&journal, text.replace(lost, &format!("########{}", &lost[8..]))).unwrap();
    let (repaired, score) = (dir.path().join("repaired.journal"), dir.path().join("score.txt"));
    fs::write(&score, "1. e4 e5\n2. Nf3 Nc6\n3. Bb5 a6\n").unwrap();
    let repair = Command::new(crate::faults::PROGRAM)
        .args(["journal", "repair"])
        .arg(&journal)
        .arg("--output")
        .arg(&repaired)
        .output_in_time()
        .unwrap();
    assert_eq!(repair.status.code(), Some(1));
    let said = String::from_utf8(repair.stdout).unwrap();
    assert!(said.contains("in an unbroken chain") && said.contains("There is a gap"), "{said}");
    names_the_gap_and_what_a_fingerprint_proves(&journal, &repaired, &last);
    let agreed = |more: &[&str]| {
        let mut reconcile = Command::new(crate::faults::PROGRAM);
        let output = reconcile
            .args(["--json", "reconcile"])
            .args([&repaired, &score])
            .args(more)
            .output_in_time()
            .unwrap();
        let answer: Value = serde_json::from_slice(&output.stdout).unwrap();
        answer["agreed_plies"].clone()
    };
    assert_eq!((agreed(&[]), agreed(&["--damaged"])), (3.into(), 6.into()));
}

/// Runs a command; returns its status and what it prints on standard output and on standard error.
fn answered(arguments: &[&str]) -> (Option<i32>, String, String) {
    let output = Command::new(crate::faults::PROGRAM)
        .args(["--locale", "en"])
        .args(arguments)
        .output_in_time()
        .unwrap();
    let [out, err] = [output.stdout, output.stderr].map(|bytes| String::from_utf8(bytes).unwrap());
    (output.status.code(), out, err)
}

fn names_the_gap_and_what_a_fingerprint_proves(journal: &Path, repaired: &Path, last: &str) {
    let (journal, repaired) = (journal.to_str().unwrap(), repaired.to_str().unwrap());
    for file in [journal, repaired] {
        let (status, out, _) = answered(&["journal", "verify", file]);
        assert_eq!(status, Some(1), "{out}");
        for words in
            ["There is a gap: whether damage or forgery caused it is unknown.", "in an unbroken chain"]
        {
            assert!(out.contains(words), "{out}");
        }
        assert!(!out.contains("does not match"), "{out}");
        let (status, out, _) = answered(&["journal", "verify", file, "--digest", last]);
        assert!(status == Some(1) && out.contains("It proves entries 6 to"), "{out}");
        let (_, out, _) = answered(&["journal", "verify", file, "--digest", "a1 a1 a1 a1 a1 a1 a1 a1 a1 a1"]);
        assert!(out.contains("It may be that of a lost entry"), "{out}");
    }
    let (status, _, err) = answered(&["sheet", repaired, "--to", "pgn"]);
    assert!(status == Some(0) && err.contains("There is a gap"), "{err}");
    let (_, out, _) = answered(&["--json", "sheet", repaired, "--to", "pgn"]);
    assert!(out.contains(r#""gaps":["#), "{out}");
    let (_, out, _) = answered(&["report", repaired]);
    assert!(out.contains("There is a gap"), "{out}");
    let copy = Path::new(repaired).with_extension("copy");
    fs::copy(repaired, &copy).unwrap();
    let (status, _, err) = answered(&["play", "--speech", "off", "--resume", copy.to_str().unwrap()]);
    assert!(status == Some(0) && err.contains("There is a gap"), "{status:?} {err}");
}

/// A copy of a game on a pulled stick is in the data folder, or in the temporary one.
#[test]
fn a_game_whose_folder_is_gone_is_resumed_from_its_copy() {
    for has_data in [true, false] {
        let dir = TempDir::new().unwrap();
        let folders = ["stick", "data", "temporary"].map(|name| dir.path().join(name));
        let [stick, data, temporary] = &folders;
        fs::create_dir(stick).unwrap();
        fs::create_dir(temporary).unwrap();
        if !has_data {
            fs::write(data, "no folder").unwrap();
        }
        let environment =
            [("XDG_DATA_HOME", data), ("TMPDIR", temporary)].map(|(name, folder)| (name, folder.into()));
        let journal = stick.join("game.journal");
        let play = |more: &[&str]| Run::start(&environment, &[&["play", "--speech", "off"], more].concat());
        let mut run = play(&["--journal", journal.to_str().unwrap()]);
        run.type_line("e4");
        run.wait_for(made, PATIENCE).unwrap();
        fs::remove_dir_all(stick).unwrap();
        run.type_line("e5");
        run.wait_for(journal_is("lost"), PATIENCE).unwrap();
        let (status, printed) = run.finish();
        let folder = if has_data { data.join("annabella") } else { temporary.clone() };
        let copy = folder.join("annabella-rescued-game.journal");
        assert_eq!((status, whole(&copy).entries.len()), (Some(3), 3), "{printed:?}");
        let named = |(_, line): &(_, String)| {
            line.contains("A copy of the whole game is") && line.contains("--resume")
        };
        assert!(printed.iter().any(named), "{printed:?}");
        // Another user's file, or one that others may read, is not this game.
        fs::copy(&copy, folder.join("annabella-rescued-other.journal.txt")).unwrap();
        let mut run = play(&["--resume"]);
        run.type_line("Nf3");
        run.wait_for(made, PATIENCE).unwrap();
        assert_eq!(run.finish().0, Some(0));
        assert!(whole(&copy).entries.len() > 4);
    }
}

/// As a last resort, standard error has the moves and nothing else.
#[test]
fn a_game_that_fits_nowhere_is_printed_as_moves() {
    let dir = TempDir::new().unwrap();
    let stick = dir.path().join("stick");
    let nowhere = dir.path().join("file");
    fs::create_dir(&stick).unwrap();
    fs::write(&nowhere, "no folder").unwrap();
    let environment = ["XDG_DATA_HOME", "TMPDIR"].map(|name| (name, nowhere.clone().into()));
    let journal = stick.join("game.journal");
    let arguments =
        ["play", "--speech", "off", "--white-name", "Secret", "--journal", journal.to_str().unwrap()];
    let mut run = Run::start(&environment, &arguments);
    run.type_line("e4");
    run.wait_for(made, PATIENCE).unwrap();
    fs::remove_dir_all(&stick).unwrap();
    run.type_line("e5");
    run.wait_for(journal_is("lost"), PATIENCE).unwrap();
    let (status, errors) = run.errors_at_the_end();
    assert_eq!(status, Some(3), "{errors}");
    assert!(
        errors.contains("Copy these moves") && errors.contains("1. e4 ") && errors.contains("e5"),
        "{errors}"
    );
    assert!(!errors.contains("Secret"), "{errors}");
}

/// When a game with a board is left on a slow disk, everything waits until it is saved.
#[test]
fn nothing_is_marked_as_unsaved_when_a_game_with_a_board_is_left() {
    let dir = TempDir::new().unwrap();
    let disk = Disk::new(dir.path());
    for (number, sync_ms) in [0, 0, 300].into_iter().enumerate() {
        let folder = dir.path().join(number.to_string());
        let mut stage = Stage::start(Around::Board, &folder, &disk);
        for step in [Step::Type("start", "started"), Step::Type("e4", "announced"), Step::Pegs("e2", "e4")] {
            stage.begin(step);
            stage.answered(step);
        }
        stage.disk.set(sync_ms, None);
        let before = stage.run.printed.len();
        stage.run.type_line("quit!");
        let (status, printed) = stage.run.finish();
        assert_eq!(status, Some(0));
        let marked: Vec<_> = printed[before..].iter().filter(|(_, line)| line.contains("unsaved")).collect();
        assert!(marked.is_empty() && printed.len() > before, "{marked:#?}");
    }
}
