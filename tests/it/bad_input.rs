//! Hostile input files for `reconcile` and `sheet`.
//! Each gets one sentence that names the file and the line, quickly and with little memory.

use crate::limited::{ChildInTime, CommandInTime};
use std::fs;
use std::io::Write;
use std::os::unix::fs::symlink;
use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// The maximum address space of a run, in kilobytes, and its maximum time.
const MEMORY: usize = 1 << 20;
const TIME: Duration = Duration::from_secs(120);

const GOOD: &str = "1. d4 Nf6\n2. c4 e6\n3. Nf3 d5\n";

/// A directory with a valid scoresheet, `good.txt`, and other files.
struct Desk {
    dir: TempDir,
}

impl Desk {
    fn new() -> Desk {
        let desk = Desk { dir: tempfile::tempdir().unwrap() };
        desk.write("good.txt", GOOD);
        desk
    }

    fn write(&self, name: &str, bytes: impl AsRef<[u8]>) {
        fs::write(self.dir.path().join(name), bytes).unwrap();
    }

    /// Runs the program with these arguments, within the limits.
    #[track_caller]
    fn run(&self, args: &[&str]) -> Output {
        let begun = Instant::now();
        let output = Command::new("sh")
            .args(["-c", &format!("ulimit -v {MEMORY}; exec \"$@\""), "sh"])
            .arg(crate::program::PROGRAM)
            .args(args)
            .current_dir(self.dir.path())
            .stdin(Stdio::null())
            .output_in_time()
            .unwrap();
        assert!(begun.elapsed() < TIME, "{args:?} took {:?}", begun.elapsed());
        output
    }

    /// Returns the one sentence of a refusal.
    #[track_caller]
    fn refusal(&self, args: &[&str]) -> String {
        let output = self.run(args);
        let said = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{args:?}: {said}");
        assert_eq!((said.lines().count(), output.stdout.len()), (1, 0), "{args:?}: {said}");
        assert!(!said.trim_end().contains(char::is_control), "{said:?}");
        assert!(said.chars().count() < 200, "{said}");
        said.trim_end().to_owned()
    }

    /// Asserts the answers of both commands to a file, in both languages, for `reconcile` on either side.
    #[track_caller]
    fn refused(&self, file: &str, reconcile: [&str; 2], sheet: [&str; 2]) {
        for (locale, expected) in ["en", "de"].into_iter().zip(reconcile) {
            for pair in [[file, "good.txt"], ["good.txt", file]] {
                let said = self.refusal(&["--locale", locale, "reconcile", pair[0], pair[1]]);
                assert_eq!(said, format!("{file}{expected}"));
                let args = ["--locale", locale, "--json", "reconcile", pair[0], pair[1]];
                assert_eq!(self.refusal(&args), said);
            }
        }
        for (locale, expected) in ["en", "de"].into_iter().zip(sheet) {
            for form in ["txt", "wav"] {
                let said = self.refusal(&["--locale", locale, "sheet", file, "--to", form]);
                assert_eq!(said, format!("{file}{expected}"));
            }
        }
    }

    /// Returns the English answer of `reconcile` to a file, with a valid file on the other side.
    #[track_caller]
    fn no_score(&self, text: impl AsRef<[u8]>) -> String {
        self.write("bad.txt", text);
        let said = self.refusal(&["--locale", "en", "reconcile", "good.txt", "bad.txt"]);
        said.strip_prefix("bad.txt: ").unwrap_or(&said).to_owned()
    }

    /// Returns the English answer of `sheet` to a file.
    #[track_caller]
    fn no_game(&self, text: impl AsRef<[u8]>) -> String {
        self.write("bad.pgn", text);
        let said = self.refusal(&["--locale", "en", "sheet", "bad.pgn", "--to", "txt"]);
        said.strip_prefix("bad.pgn: ").unwrap_or(&said).to_owned()
    }
}

/// Returns pseudorandom bytes, the same in every run.
fn noise(count: usize) -> impl Iterator<Item = u8> {
    let mut random = fastrand::Rng::with_seed(5);
    std::iter::repeat_with(move || random.u8(..)).take(count)
}

#[test]
fn special_files_are_refused_by_name_without_opening_them() {
    let desk = Desk::new();
    let path = |name: &str| desk.dir.path().join(name);
    fs::create_dir(path("folder")).unwrap();
    assert!(Command::new("mkfifo").arg(path("pipe")).status_in_time().unwrap().success());
    symlink("/dev/zero", path("endless")).unwrap();
    symlink("nowhere", path("dangling")).unwrap();
    for name in ["folder", "pipe", "endless", "/dev/zero", "."] {
        let [en, de] = match name {
            "pipe" => ["a pipe", "eine Pipe"],
            "folder" | "." => ["a directory", "ein Verzeichnis"],
            _ => ["a device", "ein Gerät"],
        };
        let en = format!(": this is {en}. Choose a regular file.");
        let de = format!(": Das ist {de}. Wählen Sie eine gewöhnliche Datei.");
        let said = [en.as_str(), de.as_str()];
        desk.refused(name, said, said);
    }
    for name in ["dangling", "none"] {
        for command in [&["reconcile", "good.txt"][..], &["sheet", "--to", "txt"]] {
            let args = [&["--locale", "en"], command, &[name]].concat();
            assert_eq!(desk.refusal(&args), format!("{name}: file not found."));
        }
    }
    // A regular file that cannot be read.
    if Path::new("/proc/self/mem").exists() {
        for args in
            [&["reconcile", "good.txt", "/proc/self/mem"][..], &["sheet", "/proc/self/mem", "--to", "txt"]]
        {
            let said = desk.refusal(&[&["--locale", "en"], args].concat());
            assert!(said.starts_with("/proc/self/mem"), "{said}");
        }
    }
}

#[test]
fn scores_are_read_in_other_encodings_and_what_is_no_text_is_named_with_its_line() {
    let desk = Desk::new();
    let le: Vec<u8> = GOOD.encode_utf16().flat_map(u16::to_le_bytes).collect();
    let be: Vec<u8> = GOOD.encode_utf16().flat_map(u16::to_be_bytes).collect();
    for (name, bytes) in [
        ("le.txt", le.clone()),
        ("be.txt", be.clone()),
        ("le-bom.txt", [&b"\xff\xfe"[..], &le].concat()),
        ("be-bom.txt", [&b"\xfe\xff"[..], &be].concat()),
        ("latin.txt", [GOOD.as_bytes(), b"; R\xe9ti\n"].concat()),
    ] {
        desk.write(name, bytes);
        assert_eq!(desk.run(&["reconcile", "good.txt", name]).status.code(), Some(0), "{name}");
        let written = |name| desk.run(&["sheet", name, "--to", "txt"]).stdout;
        assert_eq!(written(name), written("good.txt"), "{name}");
    }
    let game = "[White \"Müller\"]\n\n1. d4 Nf6 *\n";
    for bytes in [game.encode_utf16().flat_map(u16::to_le_bytes).collect::<Vec<u8>>(), {
        game.chars().map(|ch| ch as u8).collect()
    }] {
        desk.write("game.pgn", bytes);
        let written = String::from_utf8(desk.run(&["sheet", "game.pgn", "--to", "pgn"]).stdout).unwrap();
        assert!(written.contains("[White \"Müller\"]") && written.contains("1. d4 Nf6"), "{written}");
    }
    // Zeros are padding, and nothing is lost.
    desk.write("nul.txt", GOOD.replace("Nf6", "Nf6\0") + &"\0".repeat(500));
    assert_eq!(
        desk.run(&["sheet", "nul.txt", "--to", "txt"]).stdout,
        desk.run(&["sheet", "good.txt", "--to", "txt"]).stdout
    );
    desk.write("zeros.txt", vec![0; 5000]);
    assert!(
        desk.refusal(&["--locale", "en", "sheet", "zeros.txt", "--to", "txt"])
            .starts_with("zeros.txt: no game found.")
    );
    // Control characters are named, and the moves are read.
    desk.write("escape.txt", "1. d4 Nf6\n2. c4 e6 \u{1b}\n");
    let output = desk.run(&["--locale", "en", "sheet", "escape.txt", "--to", "txt", "--notation", "en"]);
    assert_eq!((output.status.code(), &*output.stdout), (Some(1), &b"1. d4 Nf6\n2. c4 e6\n"[..]));
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(said.starts_with("escape.txt: line 2, column 10: ") && said.lines().count() == 1, "{said}");
    // A byte order mark before UTF-8 is accepted.
    desk.write("bom.txt", format!("\u{feff}{GOOD}"));
    assert_eq!(desk.run(&["reconcile", "good.txt", "bom.txt"]).status.code(), Some(0));
    assert_eq!(desk.run(&["sheet", "bom.txt", "--to", "txt"]).status.code(), Some(0));
}

#[test]
fn a_megabyte_of_noise_is_refused_at_once() {
    let desk = Desk::new();
    let bytes: Vec<u8> = noise(1_000_000).collect();
    let letters: String =
        noise(1_000_000).map(|byte| char::from(b"abcdefghijklmnop \n"[byte as usize % 18])).collect();
    let dots: String = (1..130_000).map(|number| format!("{number}. ")).collect();
    for (text, said) in [
        (bytes, ": another kind of file, such as a web page. Give PGN, a typed scoresheet or a journal."),
        (letters.into_bytes(), ": line "),
        (
            vec![b'x'; 65_536],
            ": no game found: line 1, column 1: “xxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…” is not part of a game.",
        ),
        (dots.into_bytes(), ": "),
    ] {
        let game = desk.no_game(&text);
        assert!(format!(": {game}").starts_with(said), "{game}");
    }
    // Longer lines are of no game. Those before them are not in vain: their number is named.
    for (lines, number) in [("", 1), ("1. e4 e5\n\r\n", 3)] {
        desk.write("bad.pgn", format!("{lines}{}", "x".repeat(65_537)));
        for (locale, said) in [
            ("en", format!("bad.pgn, line {number}: longer than 64 kilobytes. Divide the line.")),
            ("de", format!("bad.pgn, Zeile {number}: länger als 64 Kilobyte. Teilen Sie die Zeile.")),
        ] {
            assert_eq!(desk.refusal(&["--locale", locale, "sheet", "bad.pgn", "--to", "txt"]), said);
            assert_eq!(desk.refusal(&["--locale", locale, "reconcile", "good.txt", "bad.pgn"]), said);
        }
    }
    // A sparse file of many gigabytes.
    fs::File::create(desk.dir.path().join("huge")).unwrap().set_len(1 << 35).unwrap();
    assert_eq!(
        desk.refusal(&["--locale", "en", "sheet", "huge", "--to", "txt"]),
        "huge: the file is too long."
    );
    assert_eq!(
        desk.refusal(&["--locale", "de", "sheet", "huge", "--to", "txt"]),
        "huge: Die Datei ist zu lang."
    );
    assert_eq!(desk.refusal(&["--locale", "en", "journal", "show", "huge"]), "huge: not a journal.");
    assert_eq!(
        desk.refusal(&["--locale", "en", "board", "simulate", "--pgn", "huge"]),
        "huge: the file is too long."
    );
    desk.refusal(&["--locale", "en", "reconcile", "good.txt", "huge"]);
    desk.refusal(&["--locale", "en", "reconcile", "good.txt", "--journal", "huge", "none.txt"]);
    // A scoresheet without a move is an empty one, but no game.
    let said = desk.no_game("\n".repeat(1_000_000).into_bytes());
    assert!(said.starts_with("no game found."), "{said}");
}

#[test]
fn a_score_of_a_thousand_moves_is_refused_and_a_pgn_of_them_is_written() {
    let desk = Desk::new();
    let rows: String = (1..=1000).map(|row| format!("{row}. Nf3 Nf6\n")).collect();
    assert_eq!(desk.no_score(rows), "line 601 exceeds the maximum length of a game.");
    let moves: String =
        (0..500).map(|n| format!("{}. Nf3 Nf6 {}. Ng1 Ng8\n", 2 * n + 1, 2 * n + 2)).collect();
    desk.write("long.pgn", format!("[Event \"x\"]\n\n{moves}1/2-1/2\n"));
    let output = desk.run(&["sheet", "long.pgn", "--to", "txt"]);
    assert_eq!(output.status.code(), Some(0));
    assert_eq!(String::from_utf8(output.stdout).unwrap().lines().count(), 1000);
    assert_eq!(
        desk.refusal(&["--locale", "en", "sheet", "long.pgn", "--to", "wav"]),
        "long.pgn: the file is too long."
    );
    assert_eq!(desk.no_score(moves.replace("\n", " ")), "line 1 exceeds the maximum length of a game.");
}

#[test]
fn broken_tags_comments_and_variations_are_read_as_far_as_they_go() {
    let desk = Desk::new();
    for (text, moves, said) in [
        (
            "[Event \"x\"]\n\n1. e4 {no end e5 2. Nf3\n3. Bb5\n*\n",
            "1. e4\n",
            "line 3, column 7: the comment opened here is not closed.",
        ),
        (
            "[Event \"x\"]\n\n1. e4 (1. d4 (1. c4) e5\n2. Nf3 *\n",
            "1. e4\n",
            "line 3, column 7: the variation opened here is not closed.",
        ),
        ("1. e4 } e5 *\n", "1. e4 e5\n", "line 1, column 7: “}” closes nothing. It was skipped."),
        (
            "[White \"A\"]\n\n[Event \"x\n1. e4 e5 *\n",
            "1. e4 e5\n",
            "line 3, column 1: “[Event \"x” is not a correct tag. Its value was read as “x”. The whole text is kept as a comment.",
        ),
    ] {
        desk.write("bad.pgn", text);
        let output = desk.run(&["--locale", "en", "sheet", "bad.pgn", "--to", "txt"]);
        assert_eq!(
            (output.status.code(), String::from_utf8(output.stdout).unwrap().as_str()),
            (Some(1), moves),
            "{text}"
        );
        let errors = String::from_utf8(output.stderr).unwrap();
        assert_eq!(errors.lines().next(), Some(format!("bad.pgn: {said}").as_str()));
        let strict = desk.refusal(&["--locale", "en", "sheet", "bad.pgn", "--to", "txt", "--strict"]);
        assert_eq!(strict, format!("bad.pgn: {said}"));
        // The scoresheets are compared, and the remark is printed.
        let output = desk.run(&["--locale", "en", "reconcile", "good.txt", "bad.pgn"]);
        assert_eq!(String::from_utf8(output.stderr).unwrap(), format!("bad.pgn: {said}\n"));
    }
    assert!(
        desk.no_game("[White \"A\"]\n[FEN \"4k3/8/8/8\n1. e4 Kd7 *\n").contains("is not a starting position")
    );
    // Variations of any depth are skipped.
    let deep =
        format!("[Event \"x\"]\n\n1. e4 {}{} e5\n2. Nf3 *\n", "(1. d4\n".repeat(20_000), ")".repeat(20_000));
    desk.write("deep.pgn", &deep);
    assert_eq!(
        desk.run(&["--locale", "de", "sheet", "deep.pgn", "--to", "txt"]).stdout,
        b"1. e4 e5\n2. Sf3\n"
    );
    desk.write("same.txt", "1. e4 e5\n2. Sf3");
    assert_eq!(desk.run(&["reconcile", "deep.pgn", "same.txt"]).status.code(), Some(0));
}

#[test]
fn two_games_in_a_file_and_one_file_for_both_are_refused() {
    let desk = Desk::new();
    for text in [
        "1. e4 e5\n2. Nf3 Nc6\n1-0\n1. d4 d5\n2. c4 e6\n0-1\n",
        "1. e4 e5\n2. Nf3 Nc6\n\n1. d4 d5\n2. c4 e6\n",
        "1. e4 e5 *\n\n1. d4 *\n",
    ] {
        assert_eq!(desk.no_score(text), "2 games. Choose one with --game NUMBER or --game NAME.");
        let output = desk.run(&["--locale", "en", "sheet", "bad.txt", "--to", "txt"]);
        let said = String::from_utf8(output.stderr).unwrap();
        assert!(said.starts_with("Game 1, ") && said.lines().count() == 3, "{said}");
        assert_eq!(output.status.code(), Some(2));
        for args in [
            &["sheet", "bad.txt", "--to", "txt", "--game", "2"][..],
            &["reconcile", "good.txt", "bad.txt", "--game", "2"],
        ] {
            assert_ne!(desk.run(args).status.code(), Some(2), "{text}");
        }
    }
    for (locale, rest) in [
        ("en", "given for both scoresheets. Give each its own file."),
        ("de", "Für beide Mitschriften angegeben. Jede braucht ihre eigene Datei."),
    ] {
        symlink("good.txt", desk.dir.path().join(format!("link-{locale}"))).unwrap();
        for other in ["good.txt", "./good.txt", &format!("link-{locale}")] {
            let args = ["--locale", locale, "reconcile", "good.txt", other];
            assert_eq!(desk.refusal(&args), format!("good.txt: {rest}"));
        }
    }
}

/// Input that `play` has not read yet waits in the pipe, not in memory.
#[test]
fn lines_without_an_end_are_read_no_faster_than_they_are_played() {
    let desk = Desk::new();
    let mut play = Command::new(crate::program::PROGRAM)
        .args(["play", "--speech", "off", "--journal", "game.journal"])
        .current_dir(desk.dir.path())
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .spawn()
        .unwrap();
    let mut input = play.stdin.take().unwrap();
    let written = Arc::new(AtomicUsize::new(0));
    let count = Arc::clone(&written);
    let writer = thread::spawn(move || {
        let lines = "x\n".repeat(2000);
        while input.write_all(lines.as_bytes()).is_ok() {
            count.fetch_add(lines.len(), Ordering::Relaxed);
        }
    });
    thread::sleep(Duration::from_secs(3));
    let accepted = written.load(Ordering::Relaxed);
    play.kill().unwrap();
    play.wait_in_time().unwrap();
    writer.join().unwrap();
    assert!((1..2_000_000).contains(&accepted), "{accepted} bytes");
}

/// Two files with the same content can be copies of one scoresheet.
#[test]
fn identical_scores_are_reported() {
    let desk = Desk::new();
    desk.write("copy.txt", GOOD);
    let output = desk.run(&["--locale", "en", "reconcile", "good.txt", "copy.txt"]);
    let told = String::from_utf8(output.stdout).unwrap();
    let copied = "Both files have the same text. If one is a copy of the other, they prove nothing.";
    assert_eq!(told.lines().last(), Some(copied), "{told}");
    desk.write("copy.txt", format!("{GOOD}\n"));
    let output = desk.run(&["--locale", "en", "reconcile", "good.txt", "copy.txt"]);
    assert_eq!(
        (String::from_utf8(output.stdout).unwrap().lines().count(), output.status.code()),
        (1, Some(0))
    );
}

#[test]
fn start_positions_that_contradict_each_other_are_named() {
    let desk = Desk::new();
    let one = "[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n";
    let two = "[FEN \"4k3/8/8/8/8/8/3P4/4K3 w - - 0 1\"]\n";
    let both = format!("{one}{two}\n1. e4 Kd7 *\n");
    let other = "line 2, column 1: “4k3/8/8/8/8/8/3P4/4K3 w - - 0 …” is another starting position than the one in line 1. \
                 The moves were not read.";
    assert_eq!((desk.no_score(&both).as_str(), desk.no_game(&both).as_str()), (other, other));
    let illegal = "\n[FEN \"4k3/8/8/8/8/8/4P3/8 w - - 0 1\"]\n\n1. e4 *\n";
    let fen = "4k3/8/8/8/8/8/4P3/8 w - - 0 1";
    let refused = format!("line 2: “{fen}” is not a starting position: a king is missing. Correct the FEN.");
    assert_eq!((desk.no_score(illegal), desk.no_game(illegal)), (refused.clone(), refused));
    // A move number too high to be incremented.
    let fen = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 4294967295";
    let counted = format!("[FEN \"{fen}\"]\n\n1. e4 Kd7 2. e5 Ke7 *\n");
    for said in [desk.no_score(&counted), desk.no_game(&counted)] {
        assert!(said.starts_with("line 1: “4k3/") && said.contains("a counter"), "{said}");
    }
    // A FEN tag is also read after another tag on its line.
    desk.write("one.pgn", format!("[White \"A\"] {one}\n1. e4 Kd7 *\n"));
    desk.write("two.pgn", format!("\n{two}\n1. d4 Kd7 *\n"));
    assert_eq!(
        desk.refusal(&["--locale", "en", "reconcile", "one.pgn", "two.pgn"]),
        "two.pgn: the starting position in line 2 differs from that of one.pgn."
    );
    let journal = desk.dir.path().join("game.journal");
    let mut play = Command::new(crate::program::PROGRAM)
        .args(["play", "--speech", "off", "--journal"])
        .arg(&journal)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .spawn()
        .unwrap();
    assert!(play.wait_in_time().unwrap().success());
    desk.write("again.pgn", format!("{one}\n1. e4 Kd7 *\n"));
    assert_eq!(
        desk.refusal(&["--locale", "en", "reconcile", "one.pgn", "again.pgn", "--journal", "game.journal"]),
        "game.journal: its game did not start from the position of one.pgn."
    );
}

#[test]
fn sheets_of_different_games_give_no_sure_move() {
    let desk = Desk::new();
    desk.write("other.txt", "1. e4 c5\n2. Nf3 d6\n3. d4 cxd4\n4. Nxd4 Nf6\n5. Nc3 a6\n");
    desk.write("third.txt", "1. d4 Nf6\n2. c4 g6\n3. Nc3 Bg7\n4. e4 d6\n5. f3 O-O\n");
    let noise: String = (1..40)
        .map(|row| {
            let word = |seed: usize| -> String {
                noise(seed * 9 + row * 7).skip(row).take(5).map(|byte| char::from(b'a' + byte % 26)).collect()
            };
            format!("{row}. {} {}\n", word(1), word(2))
        })
        .collect();
    desk.write("noise.txt", format!("1. e4 e5\n{noise}"));
    // A cell that fits many moves: the question offers each move once.
    desk.write("cell.txt", format!("1. d4 e{}\n", "\u{301}".repeat(1000)));
    let output = desk.run(&["--locale", "en", "reconcile", "cell.txt", "good.txt"]);
    let told = String::from_utf8(output.stdout).unwrap();
    assert!(!told.contains("d5, d5") && told.lines().all(|line| line.chars().count() < 200), "{told}");
    for pair in [["good.txt", "other.txt"], ["other.txt", "third.txt"], ["good.txt", "noise.txt"]] {
        let output = desk.run(&["--json", "reconcile", pair[0], pair[1]]);
        assert_eq!(output.status.code(), Some(1), "{pair:?}");
        let told: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
        let sure = told["reconstruction"]["sure"].as_array().unwrap();
        assert!(sure.iter().all(|sure| sure == false), "{pair:?} {told}");
    }
}

/// Options that a variant does not support, and invalid positions, numbers and games of it.
#[test]
fn what_another_chess_cannot_use_is_refused_in_one_sentence() {
    let desk = Desk::new();
    desk.write("levels.txt", "[Variant \"tridim\"]\n\n1. Sb3N --\n2. a4W\n");
    for (args, named) in [
        (&["play", "--variant", "tridim", "--white-board", "/dev/null"][..], "--white-board"),
        (&["play", "--variant", "tridim", "--set-clock", "left"], "--set-clock"),
        (&["play", "--variant", "tridim", "--laws", "2023"], "--laws"),
        (&["play", "--variant", "tridim", "--let-go", "3"], "--let-go"),
        (&["play", "--variant", "tridim", "--rest", "500"], "--rest"),
        (&["play", "--variant", "tridim", "--debounce", "5"], "--debounce"),
        (&["play", "--variant", "tridim", "--quiet", "5"], "--quiet"),
        (&["play", "--variant", "tridim", "--black-peg-echo"], "--black-peg-echo"),
        (&["play", "--variant", "tridim", "--white-turned"], "--white-turned"),
        (&["play", "--variant", "tridim", "--sighted-press", "executed"], "--sighted-press"),
        (&["play", "--variant", "tridim", "--fen", "xyz"], "docs/tridim.md"),
        (&["play", "--variant", "tridim", "--level-words", "z=Anna"], "Anna"),
        (&["play", "--variant", "tridim:3"], "tridim:3"),
        (&["play", "--level-words", "z=Zeppelin"], "--level-words"),
        (&["play", "--variant", "chess960", "--laws", "2005"], "2023"),
        (&["play", "--variant", "chess960:960"], "960"),
        (&["play", "--variant", "chess960:-1"], "-1"),
        (&["play", "--variant", "chess960:3", "--lot", "round 3"], "FEN"),
        (&["play", "--lot", "round 3"], "--lot"),
        (&["announce", "--variant", "chess960:", "e4"], "959"),
        (&["announce", "--variant", "tridim", "nothing"], "axb4W"),
        (&["board", "simulate", "--variant", "tridim"], ""),
        (&["show", "--variant", "chess960:3", "levels.txt"], ""),
        (&["judge", "--variant", "tridim", "8/8/8/8/8/8/8/8 w - - 0 1"], "docs/tridim.md"),
        (&["perft", "--variant", "chess961", "1"], "chess961"),
        (&["sheet", "levels.txt", "--variant", "chess960", "--to", "txt"], "tridim"),
        (&["sheet", "levels.txt", "--to", "txt"], "--"),
        (&["reconcile", "levels.txt", "good.txt", "--journal", "good.txt"], "journal"),
        (&["reconcile", "levels.txt", "levels.txt", "--start", "xyz"], "--start"),
    ] {
        for locale in ["de", "en"] {
            let said = desk.refusal(&[&["--locale", locale], args].concat());
            assert!(said.to_lowercase().contains(&named.to_lowercase()), "{args:?}: {said}");
        }
    }
}

#[test]
fn a_fen_that_is_none_names_what_is_wrong_with_it() {
    let desk = Desk::new();
    for (fen, en, de) in [
        ("8/8/8/8/8/8/8 w - - 0 1", "eight ranks", "acht Reihen"),
        ("4k3/8/4K3 w - - 0 1", "eight ranks", "acht Reihen"),
        ("4k3/8/8/8/8/8/8/4X3 w - - 0 1", "eight ranks", "acht Reihen"),
        ("4k3/8/8/8/8/8/8/4K3 s - - 0 1", "w or b", "w oder b"),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 10000", "counter", "Zähler"),
        ("4k3/8/8/8/8/8/8/4K3 w - - x 1", "counter", "Zähler"),
        ("4k3/8/8/8/8/8/8/4K3 w ! - 0 1", "castling", "Rochade"),
        ("4k3/8/8/8/8/8/8/4K3 w - e9 0 1", "en passant", "en passant"),
        ("4k3/8/8/8/8/8/8/4K3 w - e6 0 1", "en passant", "en passant"),
        ("8/8/8/8/8/8/8/8 w - - 0 1", "empty", "leer"),
        ("4k3/8/8/8/8/8/8/3KK3 w - - 0 1", "king", "König"),
        ("4k2P/8/8/8/8/8/8/4K3 w - - 0 1", "pawn", "Bauer"),
        ("8/8/8/8/8/8/8/4K3 w - - 0 1", "king is missing", "König fehlt"),
        ("4k3/8/8/8/8/8/4R3/4K3 w - - 0 1", "in check", "im Schach"),
        ("4k3/8/8/8/8/8/8/4K3 w K - 0 1", "castling", "Rochade"),
        ("Dear arbiter", "neither a position nor a file", "weder eine Stellung noch eine Datei"),
    ] {
        for (locale, part) in [("en", en), ("de", de)] {
            let said = desk.refusal(&["--locale", locale, "judge", fen]);
            assert!(said.contains(part), "{said}");
        }
    }
}

/// Every way in which a FEN reaches the program, as `FEN` or in the file `fen.txt`.
const READS_A_FEN: [&[&str]; 9] = [
    &["judge", "FEN"],
    &["show", "FEN"],
    &["announce", "--fen", "FEN", "e4"],
    &["perft", "--fen", "FEN", "1"],
    &["play", "--fen", "FEN"],
    &["reconcile", "good.txt", "same.txt", "--start", "FEN"],
    &["sheet", "fen.txt", "--to", "pgn"],
    &["review", "fen.txt"],
    &["reconcile", "fen.txt", "other.txt"],
];

/// Returns each of these commands with this FEN, and writes the files with it, with `tags` before it.
fn with_fen(desk: &Desk, fen: &str, tags: &str) -> Vec<Vec<String>> {
    let score = |moves: &str| format!("{tags}[FEN \"{fen}\"]\n\n{moves}");
    desk.write("fen.txt", score("1. Kf1 Kf8 *\n"));
    desk.write("same.txt", GOOD);
    desk.write("other.txt", score("1. Kf1 Kf8 2. Kg1 *\n"));
    let filled = |args: &&[&str]| args.iter().map(|arg| arg.replace("FEN", fen)).collect();
    READS_A_FEN.iter().map(filled).collect()
}

/// More men than the solver has room for caused a memory error in a release build.
/// With `ANNABELLA_TESTED`, this tests a released program.
#[test]
fn more_than_sixteen_men_of_a_colour_are_refused_wherever_a_fen_is_read() {
    let desk = Desk::new();
    let variants: [&[&str]; 2] = [&[], &["--variant", "chess960"]];
    for fen in
        ["k7/8/8/8/NNNNNNNN/NNNNNNNN/NNNNNNNN/KNNNN3 w - - 0 1", "knnn4/nnnnnnnn/nnnnn3/8/8/8/8/K7 w - - 0 1"]
    {
        for args in with_fen(&desk, fen, "") {
            for variant in variants {
                // `review` has no such option: only the file decides.
                let variant = if args[0] == "review" { &[] } else { variant };
                let args: Vec<&str> =
                    args.iter().map(String::as_str).chain(variant.iter().copied()).collect();
                let said = desk.refusal(&[&["--locale", "en"], &args[..]].concat());
                assert!(said.contains("more than 16 pieces and pawns. Correct the FEN."), "{args:?}: {said}");
            }
        }
    }
    // Boards as found can have any pieces.
    let crowd = "k7/8/8/8/NNNNNNNN/NNNNNNNN/NNNNNNNN/KNNNN3";
    let found = desk.run(&["reconcile", "good.txt", "same.txt", "--white-board", crowd]);
    assert_ne!(found.status.code(), Some(2), "{}", String::from_utf8_lossy(&found.stderr));
    let sixteen = desk.run(&["judge", "k7/8/8/8/8/NNNN4/NNNNNNNN/KNNN4 w - - 0 1"]);
    assert_eq!(sixteen.status.code(), Some(0));
}

#[test]
fn castling_letters_of_another_chess_are_refused_wherever_a_fen_is_read() {
    let desk = Desk::new();
    let fen = "6k1/5ppp/8/8/8/8/5PPP/2R3K1 w Q - 0 1";
    for args in with_fen(&desk, fen, "[Variant \"Standard\"]\n") {
        let options: [&[&str]; 2] = [&[], &["--variant", "standard"]];
        let in_file = args.iter().any(|arg| arg == "fen.txt");
        for option in if args[0] == "review" { &options[..1] } else { &options } {
            let args: Vec<&str> = args.iter().map(String::as_str).chain(option.iter().copied()).collect();
            let said = desk.refusal(&[&["--locale", "en"], &args[..]].concat());
            let todo = if in_file { "Correct the variant" } else { "Use --variant chess960" };
            assert!(said.contains("castles from e1 or e8") && said.contains(todo), "{args:?}: {said}");
            assert!(said.contains("in the corner"), "{said}");
        }
        for (locale, part) in
            [("de", "rochiert"), ("nl", "rokeert"), ("fr", "roque"), ("es", "enroca"), ("it", "arrocca")]
        {
            let args: Vec<&str> = args.iter().map(String::as_str).collect();
            let said = desk.refusal(&[&["--locale", locale], &args[..]].concat());
            assert!(said.contains(part), "{locale}: {said}");
        }
    }
    // A rook that is not a castling rook of either chess.
    let nowhere = "4k3/8/8/8/8/8/R7/4K3 w Q - 0 1";
    for args in with_fen(&desk, nowhere, "") {
        let args: Vec<&str> = args.iter().map(String::as_str).collect();
        let said = desk.refusal(&[&["--locale", "en"], &args[..]].concat());
        assert!(said.contains("fit no king with its rook"), "{args:?}: {said}");
    }
}

#[test]
fn a_file_that_declares_no_chess_and_castles_as_chess960_is_read_so_and_says_so() {
    let desk = Desk::new();
    let fen = "6k1/5ppp/8/8/8/8/5PPP/2R3K1 w C - 0 1";
    let game = |tags: &str, moves: &str| format!("{tags}[FEN \"{fen}\"]\n\n{moves}");
    let tag = "[Variant \"Chess960\"]\n";
    desk.write("open.pgn", game("", "1. O-O-O h6 *\n"));
    desk.write("open.txt", game("", "1. O-O-O h6\n2. Kb1\n"));
    desk.write("said.pgn", game(tag, "1. O-O-O h6 *\n"));
    desk.write("said.txt", game(tag, "1. O-O-O h6\n2. Kb1\n"));
    let notes = |args: &[&str]| {
        let output = desk.run(args);
        assert_ne!(output.status.code(), Some(2), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8(output.stderr).unwrap()
    };
    let note =
        "open.pgn was read as Chess960: it names no variant, and its castling letters fit only Chess960.\n";
    for args in [
        &["sheet", "NAME.pgn", "--to", "pgn"][..],
        &["show", "NAME.pgn", "0"],
        &["judge", "NAME.pgn", "0"],
        &["--json", "show", "NAME.pgn"],
        &["reconcile", "NAME.pgn", "NAME.txt"],
        &["review", "NAME.pgn"],
    ] {
        let named = |name: &str| args.iter().map(|arg| arg.replace("NAME", name)).collect::<Vec<_>>();
        let (open, said) = (named("open"), named("said"));
        let (open, said): (Vec<&str>, Vec<&str>) =
            (open.iter().map(String::as_str).collect(), said.iter().map(String::as_str).collect());
        let noted = notes(&[&["--locale", "en"], &open[..]].concat());
        match args[0] == "--json" {
            true => {
                let noted: serde_json::Value = serde_json::from_str(&noted).unwrap();
                assert_eq!((&noted["words"], &noted["kind"]), (&note.trim_end().into(), &"chess960".into()));
            }
            false => assert_eq!(noted, note, "{args:?}"),
        }
        assert_eq!(notes(&said), "", "{args:?}");
        if args[0] != "review" {
            assert_eq!(notes(&[&open[..], &["--variant", "chess960"]].concat()), "", "{args:?}");
            let another =
                desk.refusal(&[&["--locale", "en"], &said[..], &["--variant", "standard"]].concat());
            assert!(another.contains("another variant: chess960"), "{another}");
            let refused =
                desk.refusal(&[&["--locale", "en"], &open[..], &["--variant", "standard"]].concat());
            assert!(refused.contains("castles from e1 or e8"), "{refused}");
        }
    }
    for locale in ["de", "nl", "fr", "es", "it"] {
        let said = notes(&["--locale", locale, "sheet", "open.pgn", "--to", "txt"]);
        assert!(said.contains("960") && said.lines().count() == 1 && !said.contains("read as"), "{said}");
    }
    // The written file declares its chess, and is read without a note.
    let written = desk.run(&["sheet", "open.pgn", "--to", "pgn"]);
    desk.write("written.pgn", &written.stdout);
    assert!(String::from_utf8_lossy(&written.stdout).contains("[Variant \"Chess960\"]"));
    assert_eq!(notes(&["sheet", "written.pgn", "--to", "txt"]), "");
    // A standard game with a position is unchanged: no tag, no note.
    desk.write("usual.pgn", "[FEN \"4k3/8/8/8/8/8/8/R3K3 w Q - 0 1\"]\n\n1. O-O-O *\n");
    let usual = desk.run(&["sheet", "usual.pgn", "--to", "pgn"]);
    assert!(!String::from_utf8_lossy(&usual.stdout).contains("Variant") && usual.stderr.is_empty());
}
