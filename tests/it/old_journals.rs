//! Journals of version 1, as 0.1 and 0.2.0 wrote them: they are read, replayed and resumed.
//!
//! `tests/data/journals` holds journals with the facts that were reported when they were written. Those
//! named `program` were written by the program in real time, the others from `tests/scripts`.

use crate::hall::PROGRAM;
use annabella::devices::journal::{self, Journal, Opened};
use annabella::devices::record::{Entry, Header};
use annabella::game::{Effect, machine};
use serde_json::{Value, json};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/journals")
}

fn corpus() -> Vec<PathBuf> {
    let entries = fs::read_dir(folder()).unwrap().map(|entry| entry.unwrap().path());
    let mut paths: Vec<PathBuf> =
        entries.filter(|path| path.extension().is_some_and(|extension| extension == "journal")).collect();
    paths.sort();
    assert!(paths.len() > 60, "the corpus is there");
    paths
}

/// Every fact that the journal's game reports, with its time and audience.
fn reported(path: &Path) -> Vec<Value> {
    let contents = journal::read::<Header, Entry>(path).unwrap();
    assert!(contents.fault.is_none(), "{}: {:?}", path.display(), contents.fault);
    let mut game = machine(contents.header.settings).unwrap();
    let mut facts = Vec::new();
    let mut take = |at: u64, effects: Vec<Effect>| {
        for effect in effects {
            if let Effect::Report { audience, report, .. } = effect {
                let mut fact = serde_json::to_value(&report).unwrap();
                fact["at_ms"] = json!(at);
                fact["audience"] = json!(audience);
                facts.push(fact);
            }
        }
    };
    take(0, game.greeting());
    for entry in &contents.entries {
        let effects = game.handle(&entry.event);
        take(entry.event.at.0, effects);
    }
    facts
}

/// Whether a fact has every field that it had then; it may have got more since.
fn holds(now: &Value, then: &Value) -> bool {
    then.as_object().unwrap().iter().all(|(field, value)| now.get(field) == Some(value))
}

#[test]
fn an_old_journal_replays_to_the_same_facts() {
    let mut compared = 0;
    for path in corpus() {
        let Ok(then) = fs::read_to_string(path.with_extension("facts")) else { continue };
        let then: Vec<Value> = then.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        let now = reported(&path);
        for (now, then) in now.iter().zip(&then) {
            assert!(holds(now, then), "{}:\n{then}\n{now}", path.display());
        }
        assert_eq!(now.len(), then.len(), "{}", path.display());
        compared += then.len();
    }
    assert!(compared > 900, "{compared} facts");
}

#[test]
fn a_resumed_old_journal_goes_on_with_lines_that_vouch_for_all_of_it() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("old.journal");
    let old = fs::read(folder().join("program-resumed.journal")).unwrap();
    fs::write(&path, &old).unwrap();
    let played = |lines: &str| {
        let mut play = Command::new(PROGRAM)
            .args(["--locale", "en", "play", "--speech", "off", "--resume"])
            .arg(&path)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        std::io::Write::write_all(&mut play.stdin.take().unwrap(), lines.as_bytes()).unwrap();
        let output = play.wait_with_output().unwrap();
        assert!(output.status.success());
        String::from_utf8(output.stdout).unwrap()
    };
    assert!(played("last\n").contains("White wins"));
    let whole = fs::read(&path).unwrap();
    assert_eq!(whole[..old.len()], old, "what was there stays as it was");
    let Opened { entries, journal, .. } = Journal::open::<Header, Entry>(&path).unwrap();
    assert_eq!(entries.len(), 16 + 2);
    assert!(journal.digest().is_some());
    drop(journal);

    // Checksums of version 1 made to fit are found by the first line of version 2.
    let forged = String::from_utf8(whole).unwrap().replace("resign!", "resign?");
    let mut last = [0; 8].to_vec();
    let mut lines: Vec<String> = Vec::new();
    for line in forged.lines() {
        let (checksum, json) = line.split_once(' ').unwrap();
        let made = match checksum.len() {
            8 => format!("{:08x}", crc32fast::hash(&[&last[..], json.as_bytes()].concat())),
            _ => checksum.to_owned(),
        };
        lines.push(format!("{made} {json}\n"));
        last = made.into_bytes();
    }
    fs::write(&path, lines.concat()).unwrap();
    let contents = journal::read::<Header, Entry>(&path).unwrap();
    assert_eq!(contents.entries.len(), 16);
    assert!(contents.fault.is_some());
}

#[test]
fn the_incomplete_last_line_of_an_old_journal_does_not_count() {
    let contents = journal::read::<Header, Entry>(&folder().join("program-cut.journal")).unwrap();
    assert_eq!(contents.entries.len(), 15);
    assert!(contents.cut.is_some() && contents.fault.is_none());
    assert!(contents.digests.iter().all(Option::is_none));
}
