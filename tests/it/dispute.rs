//! `annabella reconcile` for an arbiter: its clauses, pictures, and steps of a correction.

use crate::limited::CommandInTime;
use crate::program::PROGRAM;
use crate::report::{fault_of, played};
use annabella::chess::{Board, ByColor, Color, Piece, Square};
use annabella::reconcile::{correction_lines, corrections};
use annabella::speech::{Language, Message, Words};
use proptest::prelude::*;
use serde_json::Value;
use std::fs;
use std::path::Path;
use std::process::{Command, Output};
use tempfile::TempDir;

const END: &str = "rnbqkb1r/ppp2ppp/4pn2/3p4/2PP4/5N2/PP2PPPP/RNBQKB1R";
/// White's knight is on h3 instead of f3.
const ASTRAY: &str = "rnbqkb1r/ppp2ppp/4pn2/3p4/2PP4/7N/PP2PPPP/RNBQKB1R";

fn directory(white: &str, black: &str) -> TempDir {
    let dir = tempfile::tempdir().unwrap();
    fs::write(dir.path().join("white.txt"), white).unwrap();
    fs::write(dir.path().join("black.txt"), black).unwrap();
    dir
}

fn knight() -> TempDir {
    directory("1. d4 Sf6\n2. c4 e6\n3. Sf3 d5\n", "1. d4 Nf6\n2. c4 e6\n3. Nf3 d5\n")
}

fn reconcile(dir: &Path, locale: &str, args: &[&str]) -> Output {
    let line = [&["--locale", locale, "reconcile"], args].concat();
    Command::new(PROGRAM).current_dir(dir).args(line).output_in_time().unwrap()
}

/// Returns the lines of an answer.
#[track_caller]
fn lines(output: &Output) -> Vec<String> {
    assert_ne!(output.status.code(), Some(2), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout.clone()).unwrap().lines().map(str::to_owned).collect()
}

/// Returns the one sentence of a refusal.
#[track_caller]
fn refusal(output: &Output) -> String {
    let said = String::from_utf8(output.stderr.clone()).unwrap();
    assert_eq!((output.status.code(), output.stdout.len(), said.lines().count()), (Some(2), 0, 1), "{said}");
    said.trim_end().to_owned()
}

const FILES: [&str; 4] = ["white.txt", "black.txt", "--white-board", ASTRAY];

#[test]
fn each_edition_names_its_clause_or_says_that_it_has_none() {
    let dir = knight();
    for (options, locale, first) in [
        (&[][..], "en", "Under Article D.2.9: Correct White's board."),
        (&["--laws", "2005"], "en", "Under Article F2.7: Correct White's board."),
        (
            &["--laws", "2005", "--rate-of-play", "blitz"],
            "de",
            "Nach Artikel F2.7: Brett von Weiß berichtigen.",
        ),
        (
            &["--laws", "2001"],
            "en",
            "The 2001 text in this program lacks this rule. Under Article D.2.9 of 2023: Correct White's board.",
        ),
        (
            &["--laws", "1997"],
            "en",
            "The Laws of 1997 have no rule for this. Under Article D.2.9 of 2023: Correct White's board.",
        ),
        (
            &["--laws", "2023", "--rate-of-play", "rapid", "--supervision", "full"],
            "en",
            "Under Article D.2.9: Correct White's board.",
        ),
    ] {
        let told = lines(&reconcile(dir.path(), locale, &[&FILES, options].concat()));
        assert_eq!(told[0], first, "{options:?}");
    }
}

#[test]
fn a_journal_names_the_laws_and_options_may_not_contradict_it() {
    let dir = knight();
    let options = ["--laws", "2005", "--time-control", "300"];
    let journal = played(dir.path(), &options, "start\nd4\npress\nNf6\npress\nquit\nyes\n");
    let named = journal.display().to_string();
    let with = ["--journal", "game.journal"];
    let told = lines(&reconcile(dir.path(), "en", &[&FILES[..], &with].concat()));
    assert_eq!(told[0], "Under Article F2.7: Correct White's board.");
    let same = ["--laws", "2005", "--rate-of-play", "blitz", "--supervision", "partial"];
    lines(&reconcile(dir.path(), "en", &[&FILES[..], &with, &same].concat()));
    for (other, expected) in [
        (["--laws", "2023"], "--laws 2005, not 2023. Leave --laws out."),
        (["--rate-of-play", "rapid"], "--rate-of-play blitz, not rapid. Leave --rate-of-play out."),
        (["--supervision", "full"], "--supervision partial, not full. Leave --supervision out."),
    ] {
        let said = refusal(&reconcile(dir.path(), "en", &[&FILES[..], &with, &other].concat()));
        assert_eq!(said, format!("game.journal: the game was played with {expected}"));
        // The journal may also be a scoresheet.
        let files = [named.as_str(), "black.txt"];
        let said = refusal(&reconcile(dir.path(), "en", &[&files[..], &other].concat()));
        assert!(said.ends_with(expected), "{said}");
    }
    let level = refusal(&reconcile(dir.path(), "en", &[&FILES[..], &["--laws", "2010"]].concat()));
    assert!(level.contains("2010"), "{level}");
}

/// A descriptive scoresheet is not evidence under the appendix of the edition that applies.
#[test]
fn a_descriptive_scoresheet_is_set_aside_under_the_edition_s_appendix() {
    let dir = tempfile::tempdir().unwrap();
    fs::write(dir.path().join("white.txt"), "1. P-K4 P-K4\n2. N-KB3 N-QB3\n3. B-N5 P-QR3\n").unwrap();
    fs::write(dir.path().join("black.txt"), "1. e4 e5\n2. Nf3 Nc6\n3. Bb5 a6\n").unwrap();
    for (edition, clause) in [("2023", "C"), ("2005", "E")] {
        let json = reconcile(dir.path(), "en", &["white.txt", "black.txt", "--json", "--laws", edition]);
        let told: serde_json::Value = serde_json::from_slice(&json.stdout).unwrap();
        assert_eq!(told["remarks"][0]["clause"], clause);
        let said = lines(&reconcile(dir.path(), "en", &["white.txt", "black.txt", "--laws", edition]));
        assert!(
            said.join(" ").contains(&format!("Under Appendix {clause}, it is not evidence.")),
            "{said:?}"
        );
    }
}

/// An illegal move that both played is taken back in the picture, too.
#[test]
fn the_picture_of_an_illegal_move_shows_the_position_before_it() {
    let dir = tempfile::tempdir().unwrap();
    let score = "1. e4 b6\n2. Nf3 Ba6\n3. g3 e6\n4. Bg2 Nf6\n5. O-O Be7\n6. d3\n";
    ["white.txt", "black.txt"].iter().for_each(|name| fs::write(dir.path().join(name), score).unwrap());
    let board = "rn1qk2r/p1ppbppp/bp2pn2/8/4P3/3P1NP1/PPP2PBP/RNBQ1RK1";
    let args = ["white.txt", "black.txt", "--white-board", board, "--black-board", board];
    let page = drawn(dir.path(), "en", &args, "dispute.html");
    assert!(page.contains("O-O was illegal.") && page.contains("Article 7.5.1"), "{page}");
    assert!(page.contains("e1: White's board: empty; Position to go back to: white king."), "{page}");
}

/// Runs with `--output` and returns the file, which must be well-formed.
#[track_caller]
fn drawn(dir: &Path, locale: &str, args: &[&str], name: &str) -> String {
    let output = reconcile(dir, locale, &[args, &["--output", name, "--force"]].concat());
    lines(&output);
    let text = fs::read_to_string(dir.join(name)).unwrap();
    assert_eq!(fault_of(&text), None, "{text}");
    assert!(!text.contains("<script"), "{text}");
    let links = text.matches("http").count();
    assert_eq!(links, text.matches("http://www.w3.org/2000/svg").count(), "{text}");
    text
}

/// Returns the rows of a page's table, each with the texts of its cells.
fn rows(page: &str) -> Vec<Vec<String>> {
    let cells = |row: &str| {
        let cells = row.split("</t").filter_map(|cell| Some(cell.rsplit_once('>')?.1.to_owned()));
        cells.filter(|text| !text.contains('\n')).collect()
    };
    page.split("<tr").skip(1).map(cells).collect()
}

#[test]
fn a_picture_shows_and_names_every_square_that_differs() {
    let dir = knight();
    let boards = ["white.txt", "black.txt", "--white-board", ASTRAY, "--black-board", END];
    let squares = [
        "f3: White's board: empty; Position of the game: white knight",
        "h3: White's board: white knight; Position of the game: empty",
    ];
    for name in ["dispute.svg", "dispute.html", "DISPUTE.HTML"] {
        let text = drawn(dir.path(), "en", &boards, name);
        for said in squares.iter().chain(&[
            "Under Article D.2.9: Correct White's board.",
            "White's board has been wrong since White's move 3.",
            "Take the white knight from Hector three, put it on Felix three.",
            "Position of the game",
        ]) {
            assert!(text.contains(said), "{name} {said}: {text}");
        }
        // A frame and a dot on each differing square of both boards. No other square differs from the game.
        assert_eq!(text.matches("<circle").count(), 4, "{name}");
        assert!(!text.contains("stroke-dasharray"), "{name}");
        assert_eq!(text.contains("<desc>"), name == "dispute.svg", "the lists describe the boards of a page");
    }
    let page = drawn(dir.path(), "en", &boards, "dispute.html");
    assert!(page.contains("<html lang=\"en\">") && page.contains("No square differs."), "{page}");
    assert_eq!(page.matches("<th scope=\"col\"").count(), 4);
    assert_eq!(rows(&page)[1], ["White's move 3", "Sf3", "Nf3", "Nf3"]);
    assert!(drawn(dir.path(), "de", &boards, "de.html").contains("<html lang=\"de\">"));
    // The words of other languages are English.
    assert!(drawn(dir.path(), "fr", &boards, "fr.html").contains("<html lang=\"en\">"));
}

#[test]
fn a_picture_works_with_one_board_or_none_and_when_moves_are_taken_back() {
    let dir = knight();
    let one = drawn(dir.path(), "en", &FILES, "one.html");
    assert!(one.contains("<h3>White's board</h3>") && !one.contains("<h3>Black's board</h3>"), "{one}");
    let differing = directory("1. d4 Nf6\n2. c4 e6\n3. Nf3 d5\n", "1. d4 Nf6\n2. c4 g6\n3. Nf3 d5\n");
    let files = ["white.txt", "black.txt"];
    for name in ["none.svg", "none.html"] {
        let none = drawn(differing.path(), "en", &files, name);
        assert!(!none.contains("<circle") && none.contains("White's move 2"), "{none}");
    }
    let page = drawn(differing.path(), "en", &files, "none.html");
    assert!(!page.contains("<svg"), "{page}");
    let row = rows(&page).into_iter().find(|row| row[0] == "Black's move 2").unwrap();
    assert_eq!(row[1..3], ["e6", "g6"]);
    let apart = "rnbqkb1r/ppp1pp1p/5np1/3p4/2PP4/5N2/PP2PPPP/RNBQKB1R";
    let boards = [&files[..], &["--white-board", END, "--black-board", apart]].concat();
    let page = drawn(differing.path(), "en", &boards, "back.html");
    for said in ["Position to go back to", "e6: White's board: black pawn; Position to go back to: empty"] {
        assert!(page.contains(said), "{said}: {page}");
    }
    assert!(page.contains("g6: Black's board: black pawn; Position to go back to: empty"), "{page}");
    // The boards differ from each other on four squares; on four others they are equal, but not as before the moves.
    assert_eq!((page.matches("<circle").count(), page.matches("stroke-dasharray").count()), (8, 8), "{page}");
    let marks = "Dashed frame: they are equal there, but differ from: Position to go back to.";
    assert!(page.contains(marks), "{page}");
    let (between, rest) = (page.find("e6: White's board").unwrap(), page.find("d7: White's board").unwrap());
    assert!(between < rest, "the squares on which the boards differ are first: {page}");
    assert!(
        page.contains("data-label=\"White's scoresheet\">e6</td>"),
        "a narrow screen names each entry: {page}"
    );
    // In one picture the position to go back to is below the two boards, which leaves them their size.
    let picture = drawn(differing.path(), "en", &boards, "back.svg");
    let place = |title: &str| {
        let (before, _) = picture.split_once(&format!(">{title}</text>")).unwrap();
        let text = before.rsplit("<text ").next().unwrap();
        let number =
            |name: &str| text.split(name).nth(1).unwrap().split('"').nth(1).unwrap().parse::<i32>().unwrap();
        (number("x="), number("y="))
    };
    let [white, black, back] = ["White's board", "Black's board", "Position to go back to"].map(place);
    assert!(white.0 < black.0 && white.1 == black.1, "{white:?} {black:?}");
    assert!(back.0 == white.0 && back.1 > white.1, "{white:?} {back:?}");
    let german = drawn(differing.path(), "de", &boards, "de.svg");
    assert!(german.contains(">Stellung, zu der es zurückgeht</text>"), "{german}");
}

#[test]
fn a_picture_is_refused_like_one_of_a_position_and_json_is_printed_beside_it() {
    let dir = knight();
    let with = |more: &[&str]| reconcile(dir.path(), "en", &[&FILES[..], more].concat());
    for name in ["dispute.png", "dispute", "dispute.htm", ".svg"] {
        let said = refusal(&with(&["--output", name]));
        assert_eq!(said, format!("{name}: the name must end in .svg or .html."));
        assert!(!dir.path().join(name).exists());
    }
    let output = with(&["--output", "dispute.svg", "--json"]);
    assert_eq!(output.status.code(), Some(1));
    let told: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(told["verdict"], "correct-white-board");
    let svg = fs::read(dir.path().join("dispute.svg")).unwrap();
    fs::write(dir.path().join("dispute.svg"), "kept").unwrap();
    assert!(refusal(&with(&["--output", "dispute.svg"])).contains("dispute.svg"));
    assert_eq!(fs::read(dir.path().join("dispute.svg")).unwrap(), b"kept");
    lines(&with(&["--output", "dispute.svg", "--force"]));
    assert_eq!(fs::read(dir.path().join("dispute.svg")).unwrap(), svg);
}

#[test]
fn an_arbiter_in_a_hurry_reads_at_most_three_lines_before_the_question() {
    let dir = directory(
        "1. d4 Nf6\n2. c4 e6\n3. Nf3 d5\n4. Nc3 Be7\n",
        "1. d4 Nf6\n2. c4 e6\n3. Nf3 d5\n4. Nc3 Bb4\n",
    );
    let wrong = "rnbqk2r/ppp2ppp/4pn2/3p4/1bPP4/2N2N2/PP2PPPP/R1BQKB1R";
    let right = "rnbqk2r/ppp1bppp/4pn2/3p4/2PP4/2N2N2/PP2PPPP/R1BQKB1R";
    let boards = ["white.txt", "black.txt", "--white-board", right, "--black-board", wrong];
    let told = lines(&reconcile(dir.path(), "en", &boards));
    let question = told.iter().position(|line| line.starts_with("Ask the players first")).unwrap();
    assert_eq!(question, 3, "{told:?}");
    let step = "White's board: Take the black bishop from Eva seven, put it on Felix eight.";
    assert_eq!(told[question + 1], step);
    assert!(told.iter().any(|line| line.contains("White wrote Be7, Black Bb4")), "{told:?}");
    let full = lines(&reconcile(dir.path(), "en", &[&boards[..], &["--full"]].concat()));
    assert!(full.len() > told.len() && full.starts_with(&told[..3]), "{full:?}");
}

/// Does the steps of a spoken line on a board.
fn done(board: &Board, line: &str, words: &Words) -> Board {
    let mut board = board.clone();
    let names: Vec<(String, Square)> = Square::ALL
        .into_iter()
        .map(|square| (words.say(&Message::new("play-square").with("square", square)), square))
        .collect();
    let square = |text: &str| names.iter().find(|(name, _)| name == text).expect(text).1;
    let pieces: Vec<(String, Piece)> = "KQRBNPkqrbnp"
        .chars()
        .map(|letter| Piece::from_char(letter).unwrap())
        .map(|piece| (words.say(&Message::new("report-piece").with("piece", piece)), piece))
        .collect();
    let piece = |text: &str| {
        let text = text.trim_start_matches("the ").trim_start_matches("a ");
        pieces.iter().find(|(name, _)| name == text).expect(text).1
    };
    let (_, steps) = line.split_once(": ").unwrap();
    for step in steps.split_inclusive('.').map(|step| step.trim().trim_end_matches('.')) {
        let (what, taken, put) = if let Some(put) = step.strip_prefix("Put ") {
            let (what, to) = put.split_once(" on ").unwrap();
            (piece(what), None, Some(square(to)))
        } else if let Some((what, from)) = step.strip_prefix("Take ").unwrap().split_once(" off ") {
            (piece(what), Some(square(from)), None)
        } else {
            let (what, squares) = step["Take ".len()..].split_once(" from ").unwrap();
            let (from, to) = squares.split_once(", put it on ").unwrap();
            (piece(what), Some(square(from)), Some(square(to)))
        };
        if let Some(from) = taken {
            assert_eq!(board.remove_piece_at(from), Some(what), "{step}: {line}");
        }
        if let Some(to) = put {
            assert_eq!(board.piece_at(to), None, "{step}: {line}");
            board.set_piece_at(to, what);
        }
    }
    board
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(100))]

    #[test]
    fn the_spoken_steps_bring_a_board_to_its_position(
        edits in proptest::collection::vec((0_usize..64, 0_usize..64), 1..8),
    ) {
        let target = Board::default();
        let mut board = target.clone();
        for (from, to) in edits {
            let (from, to) = (Square::ALL[from], Square::ALL[to]);
            if let Some(piece) = board.remove_piece_at(from) {
                board.set_piece_at(to, piece);
            }
        }
        let words = Words::new(Language::En);
        let steps = ByColor { white: corrections(&board, &target, Color::White), black: Vec::new() };
        let lines = correction_lines(&steps);
        prop_assert_eq!(lines.len(), usize::from(board != target));
        for line in lines {
            prop_assert_eq!(&done(&board, &words.say(&line), &words), &target);
        }
    }
}
