//! `annabella reconcile` with two files and two boards: its lines and its JSON.

use crate::campaigns;
use crate::limited::{ChildInTime, CommandInTime};
use serde_json::Value;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use tempfile::TempDir;

/// A directory with scoresheet files.
struct Hall {
    dir: TempDir,
}

impl Hall {
    fn new(files: &[(&str, &[u8])]) -> Hall {
        let dir = tempfile::tempdir().unwrap();
        for (name, bytes) in files {
            fs::write(dir.path().join(name), bytes).unwrap();
        }
        Hall { dir }
    }

    fn path(&self, name: &str) -> PathBuf {
        self.dir.path().join(name)
    }

    fn run(&self, args: &[&str]) -> Output {
        Command::new(crate::program::PROGRAM)
            .current_dir(self.dir.path())
            .arg("reconcile")
            .args(args)
            .output_in_time()
            .unwrap()
    }

    /// Returns the object and the exit status.
    #[track_caller]
    fn json(&self, args: &[&str]) -> (Value, i32) {
        let output = self.run(&[args, &["--json"]].concat());
        let text = String::from_utf8(output.stdout).unwrap();
        assert_eq!(text.lines().count(), 1, "{text} {}", String::from_utf8_lossy(&output.stderr));
        (serde_json::from_str(&text).unwrap(), output.status.code().unwrap())
    }

    /// Returns the lines for a German arbiter and the exit status.
    fn lines(&self, args: &[&str]) -> (Vec<String>, i32) {
        let output = self.run(&[args, &["--locale", "de"]].concat());
        let text = String::from_utf8(output.stdout).unwrap();
        (text.lines().map(str::to_owned).collect(), output.status.code().unwrap())
    }

    /// Returns the one sentence of a refusal.
    #[track_caller]
    fn refusal(&self, args: &[&str]) -> String {
        let output = self.run(&[args, &["--locale", "en"]].concat());
        let said = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{said}");
        assert_eq!((said.lines().count(), output.stdout.len()), (1, 0), "{said}");
        said.trim_end().to_owned()
    }
}

const WHITE: &[u8] = b"1. d4 Sf6\n2. c4 e6\n3. Sf3 d5\n";
const BLACK: &[u8] = b"1. d4 Nf6\n2. c4 e6\n3. Nf3 d5\n";
const END: &str = "rnbqkb1r/ppp2ppp/4pn2/3p4/2PP4/5N2/PP2PPPP/RNBQKB1R";
/// White's knight is on h3 instead of f3.
const ASTRAY: &str = "rnbqkb1r/ppp2ppp/4pn2/3p4/2PP4/7N/PP2PPPP/RNBQKB1R w KQkq - 0 4";

fn hall() -> Hall {
    Hall::new(&[("white.txt", WHITE), ("black.txt", BLACK)])
}

#[test]
fn a_player_who_wrote_correctly_and_executed_wrongly_corrects_the_board() {
    let hall = hall();
    let (told, status) =
        hall.json(&["white.txt", "black.txt", "--white-board", ASTRAY, "--black-board", END]);
    assert_eq!(status, 1);
    assert_eq!(told["agree"], true);
    assert_eq!(told["agreed_plies"], 6);
    assert_eq!(told["agreed_fen"], format!("{END} w KQkq - 0 4"));
    assert_eq!(told["verdict"], "correct-white-board");
    let steps = serde_json::json!([{"square": "h3", "remove": "N"}, {"square": "f3", "place": "N"}]);
    assert_eq!(told["corrections"], serde_json::json!({"white": steps, "black": []}));
    assert_eq!(told["since"], serde_json::json!({"white": 5, "black": null}));
    assert_eq!(told["differences"], serde_json::json!([]));
    assert_eq!(told["reconstruction"]["moves"], serde_json::json!(["d4", "Nf6", "c4", "e6", "Nf3", "d5"]));
    let (lines, _) = hall.lines(&["white.txt", "black.txt", "--white-board", ASTRAY, "--black-board", END]);
    assert_eq!(
        lines,
        [
            "Nach Artikel D.2.9: Brett von Weiß berichtigen.",
            "Das Brett von Weiß ist falsch seit Zug 3 von Weiß. Das zeigen beide Mitschriften.",
            "Das Brett von Weiß weicht ab seit Zug 3 von Weiß. Notiert: Sf3. \
             Ausgeführt: weißer Springer Gustav eins Hector drei. Vielleicht wurde Hector drei statt Felix drei verstanden.",
            "Brett von Weiß: Von Hector drei den weißen Springer nehmen, auf Felix drei einsetzen.",
            "Alles Weitere mit --full.",
        ]
    );
}

#[test]
fn a_game_s_journal_holds_the_scores_kept_in_it() {
    let hall = hall();
    let mut play = Command::new(crate::program::PROGRAM)
        .current_dir(hall.dir.path())
        .args(["--locale", "de", "play", "--repetition", "off", "--speech", "print"])
        .args(["--journal", "game.journal"])
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .spawn()
        .unwrap();
    let lines = "white: d4\nblack: Sf6\nwhite: c4\nblack: e6\nblack: write! 2. e3\nwhite: write! 2... --\n";
    play.stdin.take().unwrap().write_all(lines.as_bytes()).unwrap();
    assert!(play.wait_in_time().unwrap().success());
    // White's scoresheet from the journal with Black's file, then Black's with White's.
    let (told, status) = hall.json(&["game.journal", "black.txt"]);
    assert_eq!((&told["agree"], &told["agreed_plies"], status), (&true.into(), &3.into(), 0));
    let (told, status) = hall.json(&["white.txt", "game.journal"]);
    assert_eq!((&told["agree"], &told["agreed_plies"], status), (&false.into(), &2.into(), 1));
    assert_eq!(
        (&told["differences"][0]["white"], &told["differences"][0]["black"]),
        (&"c4".into(), &"e3".into())
    );
    // Both scoresheets from the journal.
    let (told, status) = hall.json(&["game.journal", "game.journal"]);
    assert_eq!((&told["agree"], status), (&false.into(), 1));
}

#[test]
fn the_journal_of_a_game_without_a_move_is_said_to_have_nothing_to_compare() {
    let hall = hall();
    let mut play = Command::new(crate::program::PROGRAM)
        .current_dir(hall.dir.path())
        .args(["play", "--speech", "off", "--journal", "none.journal"])
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .spawn()
        .unwrap();
    assert!(play.wait_in_time().unwrap().success());
    for (locale, said) in [
        ("en", "none.journal: the game has no moves yet. There is nothing to compare.\n"),
        ("de", "none.journal: Die Partie hat noch keine Züge. Es gibt nichts zu vergleichen.\n"),
    ] {
        let output = Command::new(crate::program::PROGRAM)
            .current_dir(hall.dir.path())
            .args(["--locale", locale, "reconcile", "none.journal", "black.txt"])
            .output_in_time()
            .unwrap();
        assert_eq!(
            (output.status.code(), String::from_utf8(output.stderr).unwrap().as_str()),
            (Some(2), said)
        );
    }
}

#[test]
fn a_board_with_a_further_move_is_explained() {
    let hall = hall();
    // White's knight went to h3, and later the bishop to g5.
    let on = "rnbqkb1r/ppp2ppp/4pn2/3p2B1/2PP4/7N/PP2PPPP/RN1QKB1R";
    let args = ["white.txt", "black.txt", "--white-board", on, "--black-board", END];
    let (lines, status) = hall.lines(&args);
    assert_eq!(status, 1);
    assert_eq!(
        lines[..3],
        [
            "Nach Artikel D.2.9: Brett von Weiß berichtigen.",
            "Das Brett von Weiß ist falsch seit Zug 3 von Weiß. Das zeigen beide Mitschriften.",
            "Das Brett von Weiß weicht ab seit Zug 3 von Weiß. Notiert: Sf3. \
             Ausgeführt: weißer Springer Gustav eins Hector drei. Vielleicht wurde Hector drei statt Felix drei verstanden. \
             Das Brett von Weiß ist einen Zug voraus. Der Zug: weißer Läufer Cäsar eins Gustav fünf.",
        ]
    );
    let (told, _) = hall.json(&args);
    assert_eq!((&told["verdict"], &told["since"]["white"]), (&"correct-white-board".into(), &5.into()));
    // Only a further move, a capture.
    let on = "rnbqkb1r/ppp2ppp/4pn2/3P4/3P4/5N2/PP2PPPP/RNBQKB1R";
    let (lines, _) = hall.lines(&["white.txt", "black.txt", "--white-board", on]);
    assert_eq!(
        lines[2],
        "Das Brett von Weiß ist einen Zug voraus. Der Zug: weißer Bauer Cäsar vier David fünf."
    );
}

#[test]
fn boards_as_recorded_need_nothing() {
    let hall = hall();
    let (told, status) = hall.json(&["white.txt", "black.txt", "--white-board", END, "--black-board", END]);
    assert_eq!((told["verdict"].as_str(), status), (Some("boards-match"), 0));
    let (told, status) = hall.json(&["white.txt", "black.txt"]);
    assert_eq!((&told["verdict"], status), (&Value::Null, 0));
    let (told, status) = hall.json(&["white.txt", "black.txt", "--black-board", ASTRAY]);
    assert_eq!((told["verdict"].as_str(), status), (Some("correct-black-board"), 1));
}

#[test]
fn scores_that_differ_lead_back_to_where_they_agree() {
    let hall = Hall::new(&[("white.txt", WHITE), ("black.txt", b"1. d4 Nf6\n2. c4 g6\n3. Nf3 d5\n")]);
    let apart = "rnbqkb1r/ppp1pp1p/5np1/3p4/2PP4/5N2/PP2PPPP/RNBQKB1R";
    let boards = ["--white-board", END, "--black-board", apart];
    let args = [&["white.txt", "black.txt"][..], &boards].concat();
    let (told, status) = hall.json(&args);
    assert_eq!((told["agree"].as_bool(), told["agreed_plies"].as_u64(), status), (Some(false), Some(3), 1));
    assert_eq!(told["verdict"], "retrace");
    assert_eq!(told["differences"][0]["ply"], 4);
    assert_eq!(told["differences"][0]["white"], "e6");
    assert_eq!(told["differences"][0]["black"], "g6");
    let (lines, _) = hall.lines(&args);
    assert_eq!(lines[0], "Nach Artikel D.2.9: Zurück zur Stellung nach Zug 2 von Weiß. Letzter Zug: c4.");
    assert_eq!(
        lines[2],
        "Die Mitschriften unterscheiden sich bei Zug 2 von Schwarz. Weiß schrieb e6, Schwarz g6."
    );
    // Boards that agree with each other are not corrected.
    let (told, status) =
        hall.json(&["white.txt", "black.txt", "--white-board", apart, "--black-board", apart]);
    assert_eq!((told["verdict"].as_str(), status), (Some("boards-match"), 1));
}

#[test]
fn a_deviation_at_an_empty_or_illegal_cell_is_left_to_the_arbiter() {
    for third in ["-- d5", "? d5", "gurr d5", "Nf4 d5"] {
        let black = format!("1. d4 Nf6\n2. c4 e6\n3. {third}\n");
        let hall = Hall::new(&[("white.txt", WHITE), ("black.txt", black.as_bytes())]);
        let args = ["white.txt", "black.txt", "--white-board", ASTRAY, "--black-board", END];
        let (told, status) = hall.json(&args);
        assert_eq!((told["verdict"].as_str(), status), (Some("ask-arbiter"), 1), "{third}");
        assert_eq!(told["corrections"], serde_json::json!({"white": [], "black": []}));
        // A cell without a legal move is a writing error and not a difference.
        assert_eq!(told["agree"], true);
    }
    // The first ply, with White's pawn on d3 instead of d4.
    let hall = Hall::new(&[("white.txt", WHITE), ("black.txt", b"1. -- Nf6\n2. c4 e6\n3. Nf3 d5\n")]);
    let pawn = "rnbqkb1r/ppp2ppp/4pn2/3p4/2P5/3P1N2/PP2PPPP/RNBQKB1R";
    let (told, _) = hall.json(&["white.txt", "black.txt", "--white-board", pawn, "--black-board", END]);
    assert_eq!(told["verdict"], "ask-arbiter");
    // An empty cell on which nothing depends changes nothing.
    let hall = Hall::new(&[("white.txt", WHITE), ("black.txt", b"1. d4 --\n2. c4 e6\n3. Nf3 d5\n")]);
    let (told, _) = hall.json(&["white.txt", "black.txt", "--white-board", ASTRAY, "--black-board", END]);
    assert_eq!(told["verdict"], "correct-white-board");
    // A scoresheet that ends earlier.
    let hall = Hall::new(&[("white.txt", WHITE), ("black.txt", b"1. d4 Nf6\n2. c4 e6\n")]);
    let (told, _) = hall.json(&["white.txt", "black.txt", "--white-board", ASTRAY, "--black-board", END]);
    assert_eq!((told["verdict"].as_str(), told["agree"].as_bool()), (Some("ask-arbiter"), Some(true)));
}

#[test]
fn shifted_rows_are_corrected() {
    let game = "1. e4 e5\n2. Nf3 Nc6\n3. Bb5 a6\n4. Ba4 Nf6\n5. O-O Be7\n6. Re1 b5\n7. Bb3 d6\n";
    let left_out = "1. e4 e5\n2. Nf3 Nc6\n3. Ba4 Nf6\n4. O-O Be7\n5. Re1 b5\n6. Bb3 d6\n";
    let twice = "1. e4 e5\n2. Nf3 Nc6\n3. Bb5 a6\n4. Bb5 a6\n5. Ba4 Nf6\n6. O-O Be7\n7. Re1 b5\n8. Bb3 d6\n";
    let swapped = "1. e4 e5\n2. Bb5 a6\n3. Nf3 Nc6\n4. Ba4 Nf6\n5. O-O Be7\n6. Re1 b5\n7. Bb3 d6\n";
    let end = "r1bqk2r/2p1bppp/p1np1n2/1p2p3/4P3/1B3N2/PPPP1PPP/RNBQR1K1";
    let astray = "r1bqk2r/2p1bppp/p1np1n2/1p2p3/4P3/1B3N2/PPPP1PPP/RNBQ1RK1";
    for other in [left_out, twice, swapped] {
        let hall = Hall::new(&[("white.txt", game.as_bytes()), ("black.txt", other.as_bytes())]);
        let (told, _) = hall.json(&["white.txt", "black.txt", "--white-board", end, "--black-board", astray]);
        assert_eq!(told["agree"], true, "{other}");
        assert_eq!(told["agreed_plies"], 14, "{other}");
        assert_eq!(told["verdict"], "correct-black-board", "{other}");
        let (lines, _) = hall.lines(&["white.txt", "black.txt", "--white-board", end, "--full"]);
        let slipped = ["In der Mitschrift von Schwarz", "In einer Mitschrift sind zwei Zeilen vertauscht"];
        let is_slip = |line: &String| slipped.iter().any(|slipped| line.starts_with(slipped));
        assert!(lines.iter().any(is_slip), "{lines:?}");
    }
}

#[test]
fn an_empty_scoresheet_leaves_the_other_one_alone() {
    let hall = Hall::new(&[("white.txt", b"1. e4 e5\n2. Sf3\n"), ("black.txt", b"")]);
    let (told, status) = hall.json(&["white.txt", "black.txt"]);
    assert_eq!((told["agree"].as_bool(), told["agreed_plies"].as_u64(), status), (Some(true), Some(3), 0));
    assert_eq!(told["remarks"], serde_json::json!([{ "sheet": "black", "kind": "empty" }]));
    assert_eq!(told["reconstruction"]["degree"], serde_json::json!(["open", "open", "open"]));
}

#[test]
fn a_file_that_is_no_score_is_named_with_its_line() {
    let long: String = (1..=1000).map(|n| format!("{n}. Nf3 Nf6\n")).collect();
    let noise: Vec<u8> = (0..1_200_000_u32).map(|n| (n.wrapping_mul(2_654_435_761) >> 13) as u8).collect();
    let hall = Hall::new(&[
        ("white.txt", WHITE),
        ("black.txt", BLACK),
        ("prose.txt", b"\n\nDear arbiter, we have no score.\n"),
        ("empty.txt", b""),
        ("blank.txt", b"1. --\n"),
        ("long.txt", long.as_bytes()),
        ("noise.txt", &noise),
        ("games.pgn", b"[Event \"a\"]\n\n1. e4 e5 *\n\n[Event \"b\"]\n\n1. d4 *\n"),
        ("fen.pgn", b"[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]\n\n1. d4 *\n"),
        ("one.pgn", b"[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n\n1. e4 *\n"),
        ("again.pgn", b"[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n\n1. e4 *\n"),
        ("two.pgn", b"[Event \"x\"]\n[FEN \"4k3/8/8/8/8/8/3P4/4K3 w - - 0 1\"]\n\n1. d4 *\n"),
    ]);
    for (file, expected) in [
        (
            "prose.txt",
            "prose.txt: no game found: line 3, column 1: “Dear arbiter, we have no score…” is not part of a game. It was skipped.",
        ),
        ("long.txt", "long.txt: line 601 exceeds the maximum length of a game."),
        ("games.pgn", "games.pgn: 2 games. Choose one with --game NUMBER or --game NAME."),
        (
            "fen.pgn",
            "fen.pgn: line 1: “8/8/8/8/8/8/8/8 w - - 0 1” is not a starting position: the board is empty. Correct the FEN.",
        ),
    ] {
        assert_eq!(hall.refusal(&["white.txt", file]), expected);
    }
    assert_eq!(
        hall.refusal(&["noise.txt", "white.txt"]),
        "noise.txt: another kind of file, such as a web page. Give PGN, a typed scoresheet or a journal."
    );
    assert_eq!(
        hall.refusal(&["empty.txt", "blank.txt"]),
        "empty.txt: no game found. Give PGN, a typed scoresheet or a journal."
    );
    assert_eq!(
        hall.refusal(&["one.pgn", "two.pgn"]),
        "two.pgn: the starting position in line 2 differs from that of one.pgn."
    );
    let start = ["--start", "4k3/8/8/8/8/8/4P3/4K3 w - - 5 9"];
    assert_eq!(hall.json(&[&["one.pgn", "again.pgn"], &start[..]].concat()).1, 0);
    assert!(hall.refusal(&[&["two.pgn", "one.pgn"], &start[..]].concat()).ends_with("that of --start."));
    assert_eq!(
        hall.refusal(&["white.txt", "black.txt", "--white-board", "9/8"]),
        "--white-board: not a chess position: 9/8"
    );
    let missing = hall.refusal(&["white.txt", "none.txt"]);
    assert!(missing.contains("none.txt"), "{missing}");
}

#[test]
fn a_journal_gives_the_times_after_the_last_agreed_ply() {
    let hall =
        Hall::new(&[("white.txt", b"1. e4 e5\n2. Nf3 Nc6\n"), ("black.txt", b"1. e4 e5\n2. Nc3 Nc6\n")]);
    play(
        &hall.path("game.journal"),
        "start\ne4\npress\ne5\npress\nset white 10:00\nset black 9:00\nNf3\npress\nset black 7:00\nNc6\npress\n",
    );
    let args = ["white.txt", "black.txt", "--journal", "game.journal"];
    let after = "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R";
    let other = "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/2N5/PPPP1PPP/R1BQKBNR";
    let args = [&args[..], &["--white-board", after, "--black-board", other]].concat();
    let (told, _) = hall.json(&args);
    assert_eq!(told["verdict"], "retrace");
    let proposed = &told["proposed"];
    assert_eq!(
        (proposed["plies"].as_u64(), proposed["white_moves"].as_u64(), proposed["black_moves"].as_u64()),
        (Some(2), Some(1), Some(1))
    );
    // White's clock was last started at the second ply, within the first minute.
    for side in ["white_ms", "black_ms"] {
        let left = proposed[side].as_u64().unwrap();
        assert!((840_000..=900_000).contains(&left), "{side} {left}");
    }
    let (lines, _) = hall.lines(&args);
    assert!(lines.iter().any(|line| line.starts_with("Zeiten nach Zug 1 von Schwarz. Weiß: 1")), "{lines:?}");
    assert!(lines.contains(&"Ausgeführte Züge: Weiß 1, Schwarz 1.".to_owned()), "{lines:?}");
}

/// Plays a game of these lines into a journal.
fn play(journal: &Path, lines: &str) {
    let mut child = Command::new(crate::program::PROGRAM)
        .args(["play", "--speech", "off", "--time-control", "900", "--locale", "en", "--journal"])
        .arg(journal)
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(lines.as_bytes()).unwrap();
    assert!(child.wait_in_time().unwrap().success());
}

/// Returns the paths of a real pair of scoresheets in `tests/data/scoresheets`.
fn pair(name: &str) -> [String; 2] {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/scoresheets");
    ["a", "b"].map(|sheet| folder.join(format!("{name}-{sheet}.txt")).display().to_string())
}

/// Returns the lines for a real pair, without the rows of the game.
fn told(name: &str) -> Vec<String> {
    let [white, black] = pair(name);
    let (lines, _) = hall().lines(&[&white, &black, "--full"]);
    let row = |line: &String| line.split_once(". ").is_some_and(|(number, _)| number.parse::<u32>().is_ok());
    lines.into_iter().filter(|line| !row(line)).collect()
}

#[test]
fn real_pairs_are_reported_open_plies_first_and_with_rivals() {
    assert_eq!(
        told("019"),
        [
            "Die Mitschriften stimmen bis zum Ende überein, Zug 15 von Schwarz. Ausnahme: 3 Schreibfehler.",
            "Zusammen ergeben die Mitschriften eine Partie von 30 Halbzügen, davon 29 sicher.",
            "Zuerst die Spieler fragen: Zug 8 von Schwarz, war das bxc5 oder Lxc5?",
            "Ein Unterschied ist noch offen:",
            "Zug 8 von Schwarz: Weiß schrieb bxc5, Schwarz cxc5; nur bxc5 ist regelgemäß. Auch Lxc5 würde passen, wird \
             aber seltener gespielt.",
            "Ein weiterer Halbzug ist wahrscheinlich.",
            "2 Unterschiede sind erklärt:",
            "Zug 9 von Weiß: Weiß schrieb bxc5, Schwarz cxc5; nur bxc5 ist regelgemäß.",
            "Zug 14 von Weiß: Weiß schrieb dxe5, Schwarz cxe5; nur dxe5 ist regelgemäß.",
            "Die Partie, mit ~ nach jedem Zug, der nur wahrscheinlich ist:",
        ]
    );
    assert_eq!(
        told("002")[1..],
        [
            "Zusammen ergeben die Mitschriften eine Partie von 29 Halbzügen, davon 28 sicher.",
            "Ein Unterschied ist noch offen:",
            "Zug 3 von Schwarz: Beide schrieben N4; das ist hier kein regelgemäßer Zug. Am nächsten kommt Sc6: nur nach Sc6 \
             ist Sd8 bei Zug 9 von Schwarz möglich.",
            "Warum Züge unsicher sind:",
            "Zug 3 von Schwarz: Beide haben denselben Schreibfehler; keine Mitschrift bestätigt den Zug.",
            "Die Partie, mit einem Fragezeichen nach jedem unsicheren Zug:",
            "Beide Dateien haben denselben Text. Ist eine die Kopie der anderen, beweisen sie nichts.",
        ]
    );
    // b3 is written again at move 13, so it cannot have been played at move 4.
    let lines = told("041");
    assert!(lines[0].starts_with("Wenn die Bretter"), "{lines:?}");
    assert_eq!(
        lines[1],
        "Die Mitschriften unterscheiden sich bei Zug 4 von Weiß. Weiß schrieb b3, Schwarz h3."
    );
    let fourth = lines.iter().find(|line| line.starts_with("Zug 4 von Weiß: ")).unwrap();
    assert!(fourth.contains("nur nach h3 ist b3 bei Zug 13 von Weiß möglich."), "{fourth}");
}

#[test]
fn each_difference_of_a_real_pair_has_its_reason() {
    // Where files are in lower case, `B` without a file is a bishop, not a pawn.
    let lines = told("087");
    let third = lines.iter().find(|line| line.starts_with("Zug 3 von Weiß: ")).unwrap();
    assert!(third.ends_with("Weiß schrieb Bd3, Schwarz B3; nur Ld3 ist als Zug zu lesen."), "{third}");
    let queen = lines.iter().find(|line| line.starts_with("Zug 20 von Schwarz: ")).unwrap();
    assert!(queen.ends_with("nur nach Dxd2 ist Kg3 bei Zug 21 von Weiß möglich."), "{queen}");
    // Black's scoresheet is half empty, which is reported once.
    let lines = told("095");
    let alone = lines.iter().filter(|line| line.contains("Nur eine Mitschrift hat diesen Zug"));
    assert_eq!(alone.count(), 1, "{lines:#?}");
    assert!(
        lines.contains(
            &"Zuerst die Spieler fragen: Zug 14 von Weiß, war das Saxb5 oder Sdxb5? \
         Die Antwort klärt etwa 2 Halbzüge."
                .to_owned()
        )
    );
    // `Rxa` and `Bxb` are short for a capture on that file.
    let lines = told("022");
    // Both scoresheets have many errors, which is also reported once.
    let careless = lines.iter().filter(|line| line.contains("haben viele Fehler"));
    assert_eq!(careless.count(), 1, "{lines:#?}");
    assert!(!lines.iter().any(|line| line.contains("Bxb;") || line.contains("Rxd;")), "{lines:#?}");
    for name in campaigns::share(["002", "019", "022", "033", "041", "081", "087", "094", "095", "102"]) {
        let lines = told(name);
        let why = lines.iter().position(|line| line == "Warum Züge unsicher sind:");
        let reasons: Vec<&str> = lines[why.unwrap_or(lines.len())..]
            .iter()
            .filter_map(|line| line.split_once(": "))
            .map(|(_, why)| why)
            .collect();
        assert!((1..reasons.len()).all(|at| !reasons[..at].contains(&reasons[at])), "{name}: {reasons:?}");
    }
}

#[test]
fn a_cell_is_a_slip_only_where_it_is_one_in_every_position_left() {
    // The origin of the knight on d2 is open, and e6 is legal in either case.
    let white = b"1. d4 d5\n2. Nf3 Nf6\n3. Nd2 b4\n4. Qh8 Qa1\n5. Qh8\n";
    let black = b"1. d4 d5\n2. Nf3 Nf6\n3. Nd2 e6\n4. Qh8 Qa1\n5. Qh8\n";
    let hall = Hall::new(&[("white.txt", white), ("black.txt", black)]);
    let (lines, _) = hall.lines(&["white.txt", "black.txt"]);
    assert_eq!(
        lines[0],
        "Die Mitschriften stimmen bis Zug 2 von Schwarz überein. \
         Bei Zug 3 von Schwarz schrieb Weiß b4. Das ist dort nicht regelgemäß. Schwarz schrieb e6."
    );
}

#[test]
fn what_stands_on_the_sheets_is_told_as_it_stands_there() {
    let part = "Die Einträge allein sind ab Zug 3 von Schwarz unklar. Beide schrieben N4.";
    assert_eq!(told("002")[0], part);
    // Two texts that are not moves, and a missing row.
    let has = |name, text: &str| {
        let lines = told(name);
        assert!(lines.iter().any(|line| line.contains(text)), "{text}: {lines:#?}");
    };
    has("022", "Weiß schrieb Kb4, Schwarz Rb4; beides ist hier kein regelgemäßer Zug.");
    has("033", "Weiß schrieb Rh1, Schwarz ließ den Zug aus; Rh1 passt auf Tdh1 oder Thh1.");
    has("095", "Weiß schrieb Nxcd, Schwarz c2; beides ist hier kein regelgemäßer Zug.");
}

#[test]
fn the_moves_that_are_not_sure_are_all_counted() {
    // Careless scoresheets leave moves open for that reason alone.
    let [white, black] = pair("022");
    let (lines, _) = hall().lines(&[&white, &black]);
    let numbers = |mark: &str| -> Vec<usize> {
        let line = lines.iter().find(|line| line.contains(mark)).unwrap_or_else(|| panic!("{mark}"));
        line.split(|sign: char| !sign.is_ascii_digit()).filter_map(|number| number.parse().ok()).collect()
    };
    let [plies, sure] = numbers("davon")[..] else { panic!("{lines:#?}") };
    assert_eq!(plies - sure, numbers("Unterschiede sind noch offen")[0] + numbers("andere Züge")[0]);
}

#[test]
fn scores_of_two_games_are_reported_as_such() {
    let four = "1. c4 g6\n2. b3 Lg7\n";
    let other = "1. e4 e5\n2. Sf3 Sc6\n3. Lb5 a6\n4. La4 Sf6\n5. O-O Le7\n6. Te1 b5\n7. Lb3 d6\n";
    for (white, black) in [(four, other), (other, four)] {
        // Empty rows at the end are not moves.
        let padded = format!("{four}3. -- --\n4. -- --\n5. -- --\n");
        let white = if white == four { &padded } else { white };
        let hall = Hall::new(&[("white.txt", white.as_bytes()), ("black.txt", black.as_bytes())]);
        let (lines, _) = hall.lines(&["white.txt", "black.txt"]);
        assert_eq!(
            lines[1..],
            [
                "Die Mitschriften haben kaum einen Zug gemeinsam; vielleicht sind es verschiedene Partien.",
                "Ab Zug 1 von Weiß ist nichts mehr zu erkennen.",
            ],
            "{lines:?}"
        );
        let (read, _) = hall.json(&["white.txt", "black.txt"]);
        assert_eq!(read["reconstruction"]["moves"], serde_json::json!([]));
    }
}

#[test]
fn empty_cells_at_the_end_of_both_scores_are_no_move() {
    let (read, _) = {
        let [white, black] = pair("002");
        hall().json(&[&white, &black])
    };
    assert_eq!(read["reconstruction"]["moves"].as_array().map(Vec::len), Some(29));
    // White's last move is mate, so no further move can follow.
    let [white, black] = pair("033");
    let (read, _) = hall().json(&[&white, &black]);
    assert_eq!(read["reconstruction"]["moves"].as_array().map(Vec::len), Some(43));
    assert_eq!(read["reconstruction"]["moves"][38], "Ng5");
}

#[test]
fn scores_that_fit_no_game_are_reported_with_the_option_for_another_start() {
    let hall =
        Hall::new(&[("white.txt", b"1. Nd4 a3\n2. Nc2 Kb3\n"), ("black.txt", b"1. Nd4 a3\n2. Nc2 Kb5\n")]);
    let (lines, _) = hall.lines(&["white.txt", "black.txt"]);
    assert_eq!(
        lines,
        [
            "Bei Zug 1 von Weiß schrieben beide Nd4. Das ist dort nicht regelgemäß.",
            "Keine regelgemäße Partie passt zu den beiden Mitschriften.",
            "Hatte die Partie eine andere Anfangsstellung, geben Sie sie mit --start an.",
        ]
    );
}

#[test]
fn two_wrongly_executed_moves_are_both_reported() {
    let hall = hall();
    // The knight on h3 instead of f3, and the pawn on e5 instead of e6.
    let astray = "rnbqkb1r/ppp2ppp/5n2/3pp3/2PP4/7N/PP2PPPP/RNBQKB1R";
    let (lines, status) = hall.lines(&["white.txt", "black.txt", "--white-board", astray]);
    assert_eq!(status, 1);
    assert_eq!(
        lines[2],
        "Das Brett von Weiß weicht ab seit Zug 2 von Schwarz. Notiert: e6. \
         In eine falsche Öffnung eingesetzt: schwarzer Bauer auf Eva fünf, nicht auf Eva sechs. \
         Zweiter Fehler: Zug 3 von Weiß. Notiert: Sf3. \
         Ausgeführt: weißer Springer Gustav eins Hector drei. Vielleicht wurde Hector drei statt Felix drei verstanden."
    );
}

#[test]
fn equal_boards_with_further_moves_are_left_to_the_arbiter() {
    let hall = hall();
    // Both boards are two moves ahead of the scoresheets.
    let further = "rnbqk2r/ppp1bppp/4pn2/3p4/2PP4/2N2N2/PP2PPPP/R1BQKB1R";
    let args = ["white.txt", "black.txt", "--white-board", further, "--black-board", further];
    let (told, status) = hall.json(&args);
    assert_eq!((told["verdict"].as_str(), status), (Some("ask-arbiter"), 1));
    let (lines, _) = hall.lines(&args);
    assert!(lines[0].contains("Die Bretter stimmen miteinander überein"), "{lines:?}");
}

#[test]
fn a_wrong_board_is_no_evidence_where_both_scores_agree() {
    let hall = Hall::new(&[("white.txt", b"1. e4 e5\n"), ("black.txt", b"1. e4 e5\n")]);
    let astray = "rnbqkbnr/pppp1ppp/4p3/8/4P3/8/PPPP1PPP/RNBQKBNR";
    let (told, _) = hall.json(&["white.txt", "black.txt", "--white-board", astray]);
    assert_eq!(told["verdict"], "correct-white-board");
    assert_eq!(told["reconstruction"]["moves"], serde_json::json!(["e4", "e5"]));
    assert_eq!(told["differences"], serde_json::json!([]));
}
