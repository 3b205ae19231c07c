//! Standard input, output and error in every broken state: closed, full, never read, not ready.

use crate::limited::{ChildInTime, CommandInTime};
use crate::program::PROGRAM;
use annabella::devices::storage::journal;
use std::fs::{self, File, OpenOptions};
use std::io::{Read, Write};
use std::os::unix::fs::{MetadataExt, PermissionsExt};
use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::time::{Duration, Instant};

fn program(arguments: &[&str]) -> Command {
    let mut command = Command::new(PROGRAM);
    command.args(arguments).env("LC_ALL", "C.UTF-8");
    command
}

fn full() -> Stdio {
    OpenOptions::new().write(true).open("/dev/full").unwrap().into()
}

/// Plays a game with this standard error; returns its exit status and the number of saved entries.
fn game(dir: &Path, name: &str, err: Stdio, out: Stdio) -> (Option<i32>, usize) {
    let path = dir.join(name);
    let file = path.to_str().unwrap();
    let mut child = program(&["--locale", "en", "play", "--speech", "off", "--journal", file])
        .stdin(Stdio::piped())
        .stdout(out)
        .stderr(err)
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(b"e4\ne5\nNf3\n").unwrap();
    let began = Instant::now();
    let status = loop {
        if let Some(status) = child.try_wait().unwrap() {
            break status.code();
        }
        if began.elapsed() > Duration::from_secs(20) {
            child.kill().unwrap();
            break None;
        }
        std::thread::sleep(Duration::from_millis(20));
    };
    let kept = journal::read::<journal::Header, journal::Entry>(&path).unwrap();
    assert!(kept.fault.is_none() && kept.torn.is_none());
    (status, kept.entries.len())
}

#[test]
fn a_game_goes_on_whatever_becomes_of_its_streams() {
    let dir = tempfile::tempdir().unwrap();
    assert_eq!(game(dir.path(), "1", full(), Stdio::null()), (Some(0), 3));
    assert_eq!(game(dir.path(), "2", full(), full()), (Some(3), 3));
    // Closed: the shell starts the program without them.
    for (name, closed) in [("3", "2>&-"), ("4", ">&-"), ("5", ">&- 2>&-")] {
        let path = dir.path().join(name);
        let line = format!(
            "printf 'e4\\ne5\\nNf3\\n' | '{PROGRAM}' play --speech off --journal '{}' {closed}",
            path.display()
        );
        let status = Command::new("sh").args(["-c", &line]).stdout(Stdio::null()).status_in_time().unwrap();
        let kept = journal::read::<journal::Header, journal::Entry>(&path).unwrap();
        assert_eq!((status.code(), kept.entries.len()), (Some(0), 3), "{closed}");
    }
    // Unreadable input: closed, a folder, open for writing only. The game is saved and can be resumed.
    for (name, input) in [("7", "<&-"), ("8", "</"), ("9", "0>/dev/null")] {
        let path = dir.path().join(name);
        let line = format!("'{PROGRAM}' play --speech off --journal '{}' {input}", path.display());
        let status = Command::new("sh").args(["-c", &line]).stdout(Stdio::null()).status_in_time().unwrap();
        assert_eq!((status.code(), crate::faults::whole(&path).entries.len()), (Some(0), 0), "{input}");
    }
    // Never read, and full from the start.
    let (reader, mut writer) = std::io::pipe().unwrap();
    rustix::io::ioctl_fionbio(&writer, true).unwrap();
    while writer.write(&[b'x'; 4096]).is_ok() {}
    rustix::io::ioctl_fionbio(&writer, false).unwrap();
    assert_eq!(game(dir.path(), "6", writer.into(), Stdio::null()), (Some(0), 3));
    drop(reader);
}

/// A journal that cannot be written is reported on standard error, which no one can read.
#[test]
fn a_complaint_that_nobody_can_read_ends_no_game() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("game.journal");
    // No file can grow beyond this number of bytes.
    let line = format!(
        "trap '' XFSZ; ulimit -f 8; exec '{PROGRAM}' play --speech off --journal '{}'",
        path.display()
    );
    let mut child = Command::new("sh")
        .args(["-c", &line])
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .stderr(full())
        .spawn()
        .unwrap();
    let mut input = child.stdin.take().unwrap();
    for _ in 0..100 {
        input.write_all(b"what is this\n").unwrap();
    }
    drop(input);
    // 3: the rest of the journal is lost, which could not be reported.
    assert_eq!(child.wait_in_time().unwrap().code(), Some(3));
}

#[test]
fn an_answer_that_does_not_arrive_is_a_failure() {
    let dir = tempfile::tempdir().unwrap();
    let good = dir.path().join("good.journal");
    game(dir.path(), "good.journal", Stdio::null(), Stdio::null());
    let bad = dir.path().join("bad.journal");
    let text = fs::read_to_string(&good).unwrap();
    fs::write(&bad, text.replacen("\"e5\"", "\"e6\"", 1)).unwrap();
    let pgn = dir.path().join("game.pgn");
    fs::write(&pgn, "1. e4 e5 *\n").unwrap();
    let run = |arguments: &[&str], out: Stdio| -> Output {
        program(arguments).stdin(Stdio::null()).stdout(out).stderr(Stdio::piped()).output_in_time().unwrap()
    };
    let (good, bad, pgn) = (good.to_str().unwrap(), bad.to_str().unwrap(), pgn.to_str().unwrap());
    for (arguments, status) in [
        (&["--locale", "en", "journal", "verify", bad][..], 3),
        (&["--locale", "en", "journal", "verify", good], 3),
        (&["--locale", "en", "journal", "show", good], 3),
        (&["--locale", "en", "sheet", pgn, "--to", "txt"], 3),
        (&["--locale", "en", "announce", "e4"], 3),
        (&["--locale", "en", "play", "--help"], 3),
        (&["--locale", "en", "--version"], 3),
    ] {
        let lost = run(arguments, full());
        assert_eq!(lost.status.code(), Some(status), "{arguments:?}");
        assert_eq!(
            String::from_utf8_lossy(&lost.stderr),
            "The output could not be written.\n",
            "{arguments:?}"
        );
        // A closed reader is ignored silently.
        let (reader, writer) = std::io::pipe().unwrap();
        drop(reader);
        let gone = run(arguments, writer.into());
        let status = if arguments.contains(&bad) { 1 } else { 0 };
        assert_eq!((gone.status.code(), gone.stderr.as_slice()), (Some(status), &b""[..]), "{arguments:?}");
    }
}

/// A pipe made non-blocking by another program is sometimes empty, which is not its end.
#[test]
fn input_that_is_not_ready_is_not_its_end() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("game.journal");
    let (reader, mut writer) = std::io::pipe().unwrap();
    rustix::io::ioctl_fionbio(&reader, true).unwrap();
    let mut child = program(&["play", "--speech", "off", "--journal", path.to_str().unwrap()])
        .stdin(reader)
        .stdout(Stdio::null())
        .spawn()
        .unwrap();
    for part in ["e4\ne", "5\n", "Nf3\n"] {
        std::thread::sleep(Duration::from_millis(300));
        writer.write_all(part.as_bytes()).unwrap();
    }
    drop(writer);
    assert_eq!(child.wait_in_time().unwrap().code(), Some(0));
    let kept = journal::read::<journal::Header, journal::Entry>(&path).unwrap();
    assert_eq!(kept.entries.len(), 3);
}

#[test]
fn no_output_replaces_a_journal_and_another_file_only_if_told() {
    let dir = tempfile::tempdir().unwrap();
    game(dir.path(), "game", Stdio::null(), Stdio::null());
    let at = |name: &str| dir.path().join(name).to_str().unwrap().to_owned();
    let before = fs::read(at("game")).unwrap();
    assert_eq!(fs::metadata(at("game")).unwrap().permissions().mode() & 0o777, 0o600);
    let sheet = |arguments: &[&str]| {
        let game = at("game");
        let line =
            [&["--locale", "en", "sheet", game.as_str(), "--to", "pgn", "--output"][..], arguments].concat();
        let ended = program(&line).output_in_time().unwrap();
        (ended.status.code(), String::from_utf8(ended.stderr).unwrap())
    };
    for force in [&[][..], &["--force"]] {
        let (status, said) = sheet(&[&[at("game").as_str()][..], force].concat());
        assert_eq!(
            (status, said),
            (Some(2), format!("{}: a journal is never replaced. Choose another file.\n", at("game")))
        );
    }
    assert_eq!(fs::read(at("game")).unwrap(), before);
    assert_eq!(sheet(&[&at("new.pgn")]), (Some(0), String::new()));
    let exists = format!("{}: the file already exists. Replace it with --force.\n", at("new.pgn"));
    assert_eq!(sheet(&[&at("new.pgn")]), (Some(2), exists));
    let inode = fs::metadata(at("new.pgn")).unwrap().ino();
    assert_eq!(sheet(&[&at("new.pgn"), "--force"]), (Some(0), String::new()));
    assert_ne!(fs::metadata(at("new.pgn")).unwrap().ino(), inode);
    let device = "/dev/null: this is a device. Choose a regular file.\n".to_owned();
    assert_eq!(sheet(&["/dev/null"]), (Some(2), device));
    let mut text = String::new();
    File::open(at("new.pgn")).unwrap().read_to_string(&mut text).unwrap();
    assert!(text.contains("1. e4 e5 2. Nf3"), "{text}");
}

/// Every command reports lost output once and exits with 3, `play` only at the end of the game.
#[test]
fn every_command_ends_with_3_if_its_output_cannot_be_written() {
    let dir = tempfile::tempdir().unwrap();
    let path = |name: &str| dir.path().join(name).to_str().unwrap().to_owned();
    let (journal, pgn) = (path("game.journal"), path("game.pgn"));
    game(dir.path(), "game.journal", Stdio::null(), Stdio::null());
    fs::write(&pgn, "1. e4 e5 *\n").unwrap();
    let other = path("other.pgn");
    fs::copy(&pgn, &other).unwrap();
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    let new = path("new.journal");
    let commands: [&[&str]; 21] = [
        &["play", "--speech", "off", "--journal", &new],
        &["clock", "--time-control", "900", "--speech", "off", "--journal", &path("clock.journal")],
        &["announce", "e4"],
        &["sheet", &pgn, "--to", "txt"],
        // Without recordings, it prints nothing else.
        &["dictation", "--help"],
        &["hear", "list"],
        &["reconcile", &pgn, &other],
        &["board", "list"],
        &["journal", "show", &journal],
        &["report", &journal],
        &["games", &pgn],
        &["show", start],
        &["review", "--speech", "off", &pgn],
        &["learn", "--list"],
        &["judge", start],
        &["perft", "2"],
        &["settings"],
        &["doctor"],
        &["manual"],
        &["help"],
        &["version"],
    ];
    let known: Vec<String> =
        annabella::cli::command().get_subcommands().map(|command| command.get_name().to_owned()).collect();
    let tried: Vec<&str> = commands.iter().map(|arguments| arguments[0]).collect();
    let left: Vec<&String> = known.iter().filter(|name| !tried.contains(&name.as_str())).collect();
    assert!(left.is_empty(), "{left:?}");
    for arguments in commands {
        let mut child = program(&["--locale", "en"])
            .args(arguments)
            .env("XDG_DATA_HOME", dir.path())
            .env("ANNABELLA_SETTINGS", path("settings.toml"))
            .stdin(Stdio::piped())
            .stdout(full())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        // A command that has ended reads nothing.
        let _ = child.stdin.take().unwrap().write_all(b"e4\n");
        let output = child.output_in_time().unwrap();
        let told =
            String::from_utf8_lossy(&output.stderr).matches("The output could not be written.").count();
        assert_eq!((output.status.code(), told), (Some(3), 1), "{arguments:?}: {output:?}");
    }
    assert_eq!(crate::faults::whole(Path::new(&new)).entries.len(), 1);
}
