//! Journals of version 1, as 0.1 and 0.2.0 wrote them: they are read and resumed. What their games
//! replay to is the subject of `corpus`.

use crate::program::PROGRAM;
use annabella::devices::journal::{self, Journal, Opened};
use annabella::devices::record::{Entry, Header};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/journals")
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
