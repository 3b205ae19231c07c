//! Journals in real files: complete, truncated, broken, locked, and on a full disk.

use crate::limited::{ChildInTime, CommandInTime};
use annabella::devices::platform::file_kind::FileKind;
use annabella::devices::storage::journal::{Journal, JournalError, JournalFault, LineFault, Opened, read};
use proptest::prelude::*;
use serde::{Deserialize, Serialize};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use tempfile::TempDir;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Header {
    white: String,
    black: String,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "lowercase")]
enum Entry {
    Line { wall_ms: u64, words: String },
    Press,
}

fn header() -> Header {
    Header { white: "Anna".into(), black: "Bella".into() }
}

fn entries() -> Vec<Entry> {
    vec![
        Entry::Line { wall_ms: 1, words: "Springer Gustav eins Felix drei".into() },
        Entry::Press,
        Entry::Line { wall_ms: 3, words: "fünf\nZeilen \"nicht\"".into() },
        Entry::Press,
    ]
}

fn written(dir: &Path, entries: &[Entry]) -> PathBuf {
    let path = dir.join("game.journal");
    let mut journal = Journal::create(&path, &header()).unwrap();
    for entry in entries {
        journal.append(entry).unwrap();
    }
    path
}

fn open(path: &Path) -> Result<Opened<Header, Entry>, JournalError> {
    Journal::open(path)
}

/// Writes these bytes to the file and opens it.
fn open_bytes(path: &Path, bytes: &[u8]) -> Result<Opened<Header, Entry>, JournalError> {
    fs::write(path, bytes).unwrap();
    open(path)
}

#[test]
fn a_journal_is_written_opened_and_written_on() {
    let dir = TempDir::new().unwrap();
    let path = written(dir.path(), &entries()[..2]);
    let mut opened = open(&path).unwrap();
    assert_eq!((opened.header, opened.torn), (header(), None));
    assert_eq!(opened.entries, entries()[..2]);
    assert_eq!(opened.journal.len(), 2);
    for entry in &entries()[2..] {
        opened.journal.append(entry).unwrap();
    }
    drop(opened.journal);
    assert_eq!(open(&path).unwrap().entries, entries());
    let text = fs::read_to_string(&path).unwrap();
    assert_eq!(text.lines().count(), 1 + entries().len());
    assert!(text.lines().nth(2).unwrap().ends_with(r#" {"n":2,"what":"press"}"#), "{text}");
}

#[test]
fn a_second_writer_is_refused_and_a_reader_is_not() {
    let dir = TempDir::new().unwrap();
    let path = dir.path().join("game.journal");
    let mut journal = Journal::create(&path, &header()).unwrap();
    journal.append(&Entry::Press).unwrap();
    assert!(matches!(open(&path), Err(JournalError::InUse(file)) if file == path));
    let contents = read::<Header, Entry>(&path).unwrap();
    assert_eq!(contents.entries, [Entry::Press]);
    drop(journal);
    open(&path).unwrap();
}

#[test]
fn nothing_that_exists_is_overwritten() {
    let dir = TempDir::new().unwrap();
    let path = dir.path().join("letter.txt");
    fs::write(&path, "dear Anna").unwrap();
    assert!(matches!(Journal::create(&path, &header()), Err(JournalError::Exists(file)) if file == path));
    assert_eq!(fs::read(&path).unwrap(), b"dear Anna");
    let nowhere = dir.path().join("none/game.journal");
    assert!(matches!(Journal::create(&nowhere, &header()), Err(JournalError::Io(..))));
}

#[test]
fn a_file_that_is_no_journal_is_named_and_not_changed() {
    let dir = TempDir::new().unwrap();
    let path = dir.path().join("file");
    assert!(matches!(open(&path), Err(JournalError::Missing(file)) if file == path));
    assert!(matches!(open(dir.path()), Err(JournalError::NoFile(..))));
    assert!(matches!(open(Path::new("/dev/null")), Err(JournalError::NoFile(..))));
    assert!(matches!(open_bytes(&path, b""), Err(JournalError::Content(_, JournalFault::Empty))));
    for bytes in [&b"dear Anna\n"[..], b"00000000 {}\n", b"\n\n", b"\0\xff\xfe", b"1. e4 e5 *"] {
        assert!(matches!(open_bytes(&path, bytes), Err(JournalError::Content(_, JournalFault::NoJournal))));
        assert_eq!(fs::read(&path).unwrap(), bytes);
    }
    let next = written(dir.path(), &[]);
    let text = fs::read_to_string(&next).unwrap().replace("\"version\":3", "\"version\":4");
    assert!(matches!(
        open_bytes(&next, text.as_bytes()),
        Err(JournalError::Content(path, JournalFault::Version { found: 4 })) if path == next
    ));
}

#[test]
fn a_journal_truncated_at_any_byte_keeps_its_complete_entries() {
    let dir = TempDir::new().unwrap();
    let path = written(dir.path(), &entries());
    let whole = fs::read(&path).unwrap();
    let header_len = whole.iter().position(|&byte| byte == b'\n').unwrap() + 1;
    for len in 0..whole.len() {
        let outcome = open_bytes(&path, &whole[..len]);
        if len < header_len {
            assert!(
                matches!(
                    outcome,
                    Err(JournalError::Content(_, JournalFault::Empty | JournalFault::NoJournal))
                ),
                "{len}"
            );
            assert_eq!(fs::read(&path).unwrap().len(), len, "an unusable file is left as it was");
            continue;
        }
        let mut opened = outcome.unwrap();
        let lines = whole[..len].iter().filter(|&&byte| byte == b'\n').count();
        assert_eq!(opened.entries, entries()[..lines - 1], "at byte {len}");
        let kept = whole[..len].iter().rposition(|&byte| byte == b'\n').unwrap() + 1;
        match &opened.torn {
            None => assert_eq!(kept, len),
            Some((cut, beside)) => {
                assert_eq!((cut.line, cut.bytes), (lines + 1, len - kept));
                assert!(!cut.text.is_empty());
                assert_eq!(fs::read(beside).unwrap(), whole[kept..len], "what was cut is kept");
            }
        }
        assert_eq!(fs::read(&path).unwrap(), whole[..kept], "the cut is in the file");
        opened.journal.append(&Entry::Press).unwrap();
        drop(opened.journal);
        let again = open(&path).unwrap();
        assert_eq!((again.entries.len(), again.torn), (lines, None));
    }
}

#[test]
fn any_changed_byte_is_found() {
    let dir = TempDir::new().unwrap();
    let path = written(dir.path(), &entries());
    let whole = fs::read(&path).unwrap();
    for at in 0..whole.len() {
        for flip in [0x01, 0x20, 0x80, 0xff] {
            let mut bytes = whole.clone();
            bytes[at] ^= flip;
            match open_bytes(&path, &bytes) {
                Err(_) => assert_eq!(fs::read(&path).unwrap(), bytes, "a broken file is left as it was"),
                Ok(opened) => {
                    let (cut, _) = opened.torn.expect("a change that is not noticed");
                    assert!(opened.entries.len() < entries().len());
                    assert_eq!(opened.entries, entries()[..opened.entries.len()]);
                    // At most the last line is cut, or two if the change joined them.
                    assert!(opened.entries.len() + 2 >= entries().len(), "byte {at} cut line {}", cut.line);
                }
            }
        }
    }
}

#[test]
fn reading_shows_what_stands_before_the_fault() {
    let dir = TempDir::new().unwrap();
    let path = written(dir.path(), &entries());
    let broken = fs::read_to_string(&path).unwrap().replace("fünf", "acht");
    fs::write(&path, &broken).unwrap();
    let contents = read::<Header, Entry>(&path).unwrap();
    assert_eq!(contents.entries, entries()[..2]);
    assert!(matches!(contents.fault, Some(JournalFault::Line { line: 4, fault: LineFault::Changed })));
    assert_eq!(fs::read_to_string(&path).unwrap(), broken);
}

/// Runs itself in a process whose files may not exceed 4 KiB, which acts as a full disk.
#[test]
fn what_a_full_disk_refuses_is_kept_and_written_when_there_is_room() {
    const TEST: &str = "journal::what_a_full_disk_refuses_is_kept_and_written_when_there_is_room";
    const PLACE: &str = "ANNABELLA_TEST_FULL_DISK";
    if let Some(path) = std::env::var_os(PLACE) {
        fill_the_disk(Path::new(&path));
        return;
    }
    let dir = TempDir::new().unwrap();
    let path = dir.path().join("game.journal");
    // The signal for too large a file would kill the process; a shell can ignore it in advance.
    let output = Command::new("sh")
        .args(["-c", "trap '' XFSZ; exec \"$0\" --exact \"$1\" --nocapture"])
        .arg(std::env::current_exe().unwrap())
        .arg(TEST)
        .env(PLACE, &path)
        .stdin(Stdio::null())
        .output_in_time()
        .unwrap();
    let printed = String::from_utf8_lossy(&output.stdout) + String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{printed}");
    let opened = open(&path).unwrap();
    let expected: Vec<Entry> = (0..103).map(numbered).collect();
    assert_eq!((opened.entries, opened.torn), (expected, None), "{printed}");
}

/// Runs itself as a writer that reports each saved entry, and kills it.
#[test]
fn every_entry_that_a_killed_writer_reported_as_saved_is_there() {
    use std::io::{BufRead, BufReader};
    const TEST: &str = "journal::every_entry_that_a_killed_writer_reported_as_saved_is_there";
    const PLACE: &str = "ANNABELLA_TEST_KILLED_WRITER";
    if let Some(path) = std::env::var_os(PLACE) {
        let mut journal = Journal::create(Path::new(&path), &header()).unwrap();
        for wall_ms in 0.. {
            journal.append(&numbered(wall_ms)).unwrap();
            println!("saved {wall_ms}");
        }
    }
    for enough in ["saved 0", "saved 7", "saved 31"] {
        let dir = TempDir::new().unwrap();
        let path = dir.path().join("game.journal");
        let mut writer = Command::new(std::env::current_exe().unwrap())
            .args(["--exact", TEST, "--nocapture"])
            .env(PLACE, &path)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(writer.stdout.take().unwrap()).lines().map_while(Result::ok);
        let seen = lines.any(|line| line.ends_with(enough));
        let locked = open(&path).map(drop);
        writer.kill().unwrap();
        writer.wait_in_time().unwrap();
        assert!(seen, "the writer did not get to {enough}");
        assert!(matches!(locked, Err(JournalError::InUse(_))), "{locked:?}");
        let last: Option<u64> = lines.filter_map(|line| line.rsplit_once("saved ")?.1.parse().ok()).last();
        let called_saved = last.unwrap_or(enough.rsplit_once(' ').unwrap().1.parse().unwrap()) + 1;

        let opened = open(&path).unwrap();
        let found = opened.entries.len() as u64;
        assert!((called_saved..=called_saved + 1).contains(&found), "{found} of {called_saved}");
        assert_eq!(opened.entries, (0..found).map(numbered).collect::<Vec<_>>());
    }
}

fn numbered(wall_ms: u64) -> Entry {
    Entry::Line { wall_ms, words: "Turm Hector eins".into() }
}

fn fill_the_disk(path: &Path) {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let free = getrlimit(Resource::Fsize);
    let mut journal = Journal::create(path, &header()).unwrap();
    setrlimit(Resource::Fsize, Rlimit { current: Some(4096), maximum: free.maximum }).unwrap();
    let mut refused = 0;
    for wall_ms in 0..100 {
        match journal.append(&numbered(wall_ms)) {
            Ok(()) => assert_eq!(refused, 0, "nothing may be written past what was refused"),
            Err(JournalError::Io(..)) => refused += 1,
            Err(other) => panic!("{other}"),
        }
        assert_eq!(journal.unsaved(), refused);
    }
    assert!((10..90).contains(&refused), "{refused} were refused");
    assert!(matches!(journal.retry(), Err(JournalError::Io(..))));
    let contents = read::<Header, Entry>(path).unwrap();
    assert_eq!(contents.entries.len(), 100 - refused, "what was said to be saved is");
    assert!(contents.fault.is_none());

    setrlimit(Resource::Fsize, free).unwrap();
    journal.append(&numbered(100)).unwrap();
    assert_eq!(journal.unsaved(), 0);
    journal.append(&numbered(101)).unwrap();
    journal.append(&numbered(102)).unwrap();
}

fn entry() -> impl Strategy<Value = Entry> {
    prop_oneof![
        (any::<u64>(), any::<String>()).prop_map(|(wall_ms, words)| Entry::Line { wall_ms, words }),
        Just(Entry::Press),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn any_entries_are_read_back(entries in prop::collection::vec(entry(), 0..8)) {
        let dir = TempDir::new().unwrap();
        let path = written(dir.path(), &entries);
        let opened = open(&path).unwrap();
        prop_assert_eq!((opened.entries, opened.torn), (entries, None));
    }

    #[test]
    fn any_bytes_at_all_are_read_without_a_panic(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        let dir = TempDir::new().unwrap();
        let path = dir.path().join("any");
        prop_assert!(open_bytes(&path, &bytes).is_err());
        prop_assert_eq!(fs::read(&path).unwrap(), bytes);
    }
}

/// Returns the exit status and output of `annabella journal`, with message ids and arguments for words.
fn command(name: &str, path: &Path) -> (u8, String, String) {
    use annabella::cli::reporting::journal::{JournalArgs, JournalCommand, JournalFormat, VerifyArgs, run};
    let file = path.to_path_buf();
    let command = match name {
        "show" => JournalCommand::Show { file },
        _ => JournalCommand::Verify(VerifyArgs { file, digest: Vec::new(), public_key: None }),
    };
    let said = |message: &annabella::speech::Message| {
        let number = |name| message.args.iter().find(|(arg, _)| *arg == name);
        match number("entries").or_else(|| number("line")) {
            Some((name, value)) => format!("{} {name}={value:?}", message.id),
            None => message.id.to_owned(),
        }
    };
    let format = JournalFormat {
        header: &|header: &Header| format!("{} - {}", header.white, header.black),
        entry: &|entry: &Entry| format!("{entry:?}"),
        evidence: &str::to_owned,
        milestones: &|_| Vec::new(),
        words: &said,
        errors: &said,
        sign: &|_, _| Ok(String::new()),
        signed: &|_, _| Ok(true),
    };
    let (mut out, mut err) = (Vec::new(), Vec::new());
    let status = run(&JournalArgs { command }, &format, &mut out, &mut err).unwrap();
    (status, String::from_utf8(out).unwrap(), String::from_utf8(err).unwrap())
}

#[test]
fn verify_reports_how_far_a_journal_is_valid() {
    let dir = TempDir::new().unwrap();
    let path = written(dir.path(), &entries());
    assert_eq!(command("verify", &path), (0, "journal-whole entries=Number(4)\n".into(), String::new()));
    let whole = fs::read_to_string(&path).unwrap();
    fs::write(&path, &whole[..whole.len() - 3]).unwrap();
    let cut = "journal-whole-until entries=Number(3)\njournal-cut line=Number(5)\n";
    assert_eq!(command("verify", &path), (1, cut.into(), String::new()));
    fs::write(&path, whole.replace("fünf", "acht")).unwrap();
    let broken = "journal-whole-until entries=Number(2)\njournal-changed line=Number(4)\n\
                  journal-legible entries=Number(1)\njournal-chained entries=Number(1)\njournal-gap-cause\n";
    assert_eq!(command("verify", &path), (1, broken.into(), String::new()));
    fs::write(&path, "1. e4 *").unwrap();
    assert_eq!(command("verify", &path), (2, String::new(), "journal-none\n".into()));
    fs::write(&path, whole.replace("Bella", "Berta")).unwrap();
    assert_eq!(command("verify", &path), (1, String::new(), "journal-changed line=Number(1)\n".into()));
}

#[test]
fn show_prints_a_line_an_entry_up_to_the_fault() {
    let dir = TempDir::new().unwrap();
    let path = written(dir.path(), &entries()[1..2]);
    assert_eq!(command("show", &path), (0, "Anna - Bella\nPress\n".into(), String::new()));
    fs::OpenOptions::new()
        .append(true)
        .open(&path)
        .and_then(|mut file| std::io::Write::write_all(&mut file, b"half"))
        .unwrap();
    let cut = "journal-cut line=Number(3)\n";
    assert_eq!(command("show", &path), (0, "Anna - Bella\nPress\n".into(), cut.into()));
    fs::remove_file(&path).unwrap();
    assert_eq!(command("show", &path), (2, String::new(), "journal-missing\n".into()));
}

/// Every command that reads a journal refuses one of another version, with the same sentence.
#[test]
fn a_journal_of_another_version_is_refused_with_a_sentence_that_names_it() {
    let dir = TempDir::new().unwrap();
    let file = dir.path().join("old.journal");
    let name = file.to_str().unwrap();
    let repaired = dir.path().join("repaired.journal");
    let game = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/games.pgn");
    for (version, digits) in [(1, 8), (2, 64), (4, 64)] {
        let head = format!(r#"{{"n":0,"journal":"annabella","version":{version},"program":"annabella"}}"#);
        fs::write(&file, format!("{} {head}\n", "0".repeat(digits))).unwrap();
        let written = fs::read(&file).unwrap();
        for arguments in [
            &["play", "--speech", "off", "--resume", name][..],
            &["clock", "--speech", "off", "--resume", name],
            &["journal", "show", name],
            &["journal", "verify", name],
            &["journal", "repair", name, "--output", repaired.to_str().unwrap()],
            &["sheet", name, "--to", "pgn"],
            &["reconcile", name, name],
            &["reconcile", game, game, "--journal", name],
            &["review", "--speech", "off", name],
            &["report", name],
            &["dictation", name],
            &["show", name],
            &["judge", name],
        ] {
            let output = Command::new(crate::program::PROGRAM)
                .args(["--locale", "en"])
                .args(arguments)
                .stdin(Stdio::null())
                .output_in_time()
                .unwrap();
            let said = String::from_utf8(output.stderr).unwrap();
            let sentence = format!(
                "{name}: journal version {version}; this program reads only version 3. Open it with the \
                 development version that wrote it.\n"
            );
            assert_eq!((output.status.code(), said), (Some(2), sentence), "{arguments:?}");
            assert!(output.stdout.is_empty(), "{arguments:?}");
        }
        assert!(fs::read(&file).unwrap() == written && !repaired.exists());
    }
}

#[test]
fn every_error_has_words() {
    use annabella::speech::Worded;
    use std::io::{Error, ErrorKind};

    let path = || PathBuf::from("game.journal");
    let broken = |fault| JournalError::Content(path(), JournalFault::Line { line: 2, fault });
    let io = |kind| JournalError::Io(path(), Error::from(kind));
    let json = serde_json::from_str::<u8>("x").unwrap_err();
    let errors = [
        JournalError::Exists(path()),
        JournalError::Missing(path()),
        JournalError::NoFile(path(), FileKind::Pipe),
        JournalError::Content(path(), JournalFault::Empty),
        JournalError::InUse(path()),
        JournalError::Content(path(), JournalFault::NoJournal),
        JournalError::Content(path(), JournalFault::Version { found: 2 }),
        broken(LineFault::Changed),
        broken(LineFault::Number { expected: 1, found: 2 }),
        broken(LineFault::Meaning("cause".into())),
        io(ErrorKind::NotFound),
        io(ErrorKind::PermissionDenied),
        io(ErrorKind::StorageFull),
        io(ErrorKind::FileTooLarge),
        io(ErrorKind::ReadOnlyFilesystem),
        io(ErrorKind::Other),
        JournalError::Entry(json),
    ];
    assert_worded(errors.iter().map(Worded::message).collect());
}

/// Asserts that every message has words in every locale, using only its variables.
/// Nested messages are included.
pub fn assert_worded(mut messages: Vec<annabella::speech::Message>) {
    use annabella::speech::{Language, Message, Value};
    for message in messages.clone() {
        for (_, value) in message.args {
            if let Value::List(inner) = value {
                messages.extend(inner);
            }
        }
    }
    for language in Language::ALL {
        let folder = |of: Language| format!("{}/locales/{}", env!("CARGO_MANIFEST_DIR"), of.tag());
        let files = |of: Language| fs::read_dir(folder(of)).unwrap();
        let mut bundle = fluent_bundle::FluentBundle::new(vec![language.tag().parse().unwrap()]);
        for file in files(language.of_manual()).chain(files(language)) {
            let text = fs::read_to_string(file.unwrap().path()).unwrap();
            let resource = fluent_bundle::FluentResource::try_new(text).expect("sound Fluent");
            bundle.add_resource_overriding(resource);
        }
        for Message { id, args } in &messages {
            let pattern =
                bundle.get_message(id).unwrap_or_else(|| panic!("{language:?}: {id}")).value().unwrap();
            let args = args.iter().map(|(name, _)| (*name, "filled")).collect();
            let mut faults = Vec::new();
            let words = bundle.format_pattern(pattern, Some(&args), &mut faults);
            assert!(faults.is_empty() && !words.is_empty(), "{language:?}: {id}: {faults:?}");
        }
    }
}
