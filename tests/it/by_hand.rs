//! Situations under D.2.9 written by hand, and the answers to them: `tests/data/d29.txt`.

use crate::limited::CommandInTime;
use annabella::chess::{Board, Chess, Color, File, Line, Piece, Position, Rank, Role, Square};
use annabella::reconcile::{CellReading, ReadScore};
use annabella::scoresheet::{Scoresheet, file};
use serde_json::Value;
use std::fmt::Write as _;
use std::process::Command;

/// One situation, and the answers below it.
struct ByHand {
    /// The lines that describe the situation.
    given: Vec<String>,
    /// The expected answers.
    answers: Vec<String>,
}

fn read(text: &str) -> (String, Vec<ByHand>) {
    let mut head = String::new();
    let mut all: Vec<ByHand> = Vec::new();
    for line in text.lines() {
        match (line.strip_prefix("    "), all.last_mut()) {
            (Some(answer), Some(last)) => last.answers.push(answer.to_owned()),
            _ if line.starts_with('*') => {
                all.push(ByHand { given: vec![line.to_owned()], answers: Vec::new() });
            }
            (_, Some(last)) if !line.is_empty() => last.given.push(line.to_owned()),
            (_, None) if !line.is_empty() => writeln!(head, "{line}").unwrap(),
            _ => {}
        }
    }
    (head, all)
}

impl ByHand {
    fn field(&self, name: &str) -> Option<&str> {
        self.given.iter().find_map(|line| line.strip_prefix(name)?.strip_prefix(": ").or(Some("")))
    }

    fn rows(&self, name: &str) -> String {
        let cells: Vec<&str> = self.field(name).expect("a score").split(' ').collect();
        let row = |(index, pair): (usize, &[&str])| format!("{}. {}\n", index + 1, pair.join(" "));
        cells.chunks(2).enumerate().map(row).collect()
    }

    /// Returns the game that was played.
    fn game(&self) -> Line {
        let name = if self.field("game").is_some() { "game" } else { "white" };
        let start = Chess::default();
        let typed = file::read(self.rows(name).as_bytes()).expect("a score").swap_remove(0);
        let sheet: Scoresheet = typed.sheet(Color::White, &start).expect("a sheet");
        let score = ReadScore::of(&sheet, &start);
        let mut line = Line::default();
        for index in 0..sheet.len() {
            let CellReading::Move(mv) = score.says(index, line.position()) else { break };
            line.push(mv);
        }
        line
    }

    fn boards(&self) -> [Option<Board>; 2] {
        let line = self.game();
        let (white, black) = self.field("boards").expect("boards").split_once('|').expect("two boards");
        [white, black].map(|told| board(told.trim(), &line))
    }

    /// Returns both readings on one line, and the sentences.
    fn answer(&self) -> Vec<String> {
        let dir = tempfile::tempdir().unwrap();
        let mut args: Vec<String> = vec!["reconcile".into(), "white.txt".into(), "black.txt".into()];
        for (name, option, board) in ["white", "black"]
            .into_iter()
            .zip(["--white-board", "--black-board"])
            .zip(self.boards())
            .map(|((name, option), board)| (name, option, board))
        {
            std::fs::write(dir.path().join(format!("{name}.txt")), self.rows(name)).unwrap();
            args.extend(
                board.into_iter().flat_map(|board| [option.to_owned(), board.board_fen().to_string()]),
            );
        }
        let run = |more: &[&str]| {
            let mut command = Command::new(crate::program::PROGRAM);
            let output = command.current_dir(dir.path()).args(&args).args(more).output_in_time().unwrap();
            (String::from_utf8(output.stdout).unwrap(), output.status.code().unwrap())
        };
        let (json, status) = run(&["--json"]);
        let told: Value = serde_json::from_str(&json).unwrap_or_else(|error| panic!("{json}: {error}"));
        let by_both = &told["by_both"];
        let text = |value: &Value| value.as_str().map_or_else(|| value.to_string(), str::to_owned);
        let mut answers = vec![format!(
            "letter: {}, agreed {} | both: {}, since {}, {} | exit {status}",
            text(&told["verdict"]),
            told["agreed_plies"],
            text(&by_both["verdict"]),
            text(&by_both["since_ply"]),
            text(&by_both["certainty"]),
        )];
        for slip in by_both["slips"].as_array().unwrap() {
            answers.push(format!(
                "slip: {} {} {} for {}",
                text(&slip["sheet"]),
                slip["ply"],
                text(&slip["written"]),
                text(&slip["read"])
            ));
        }
        answers.extend(run(&["--locale", "de"]).0.lines().map(str::to_owned));
        answers
    }
}

/// Builds a board from a description in the form given at the head of the file.
fn board(told: &str, line: &Line) -> Option<Board> {
    let mut board = line.position().board().clone();
    match told {
        "" => return None,
        "as meant" => {}
        "turned" => board.rotate_180(),
        turned if turned.starts_with("turned ") => {
            turned[7..].split(' ').for_each(|edit| change(&mut board, edit));
            board.rotate_180();
        }
        "swapped" => board = swapped(&board),
        "empty" => board = Board::empty(),
        "start" => board = Board::default(),
        fen if fen.contains('/') => board = fen.parse().expect("a placement"),
        after if after.starts_with("after ") => {
            board = line.position_after(after[6..].parse().expect("a number")).board().clone();
        }
        edits => edits.split(' ').for_each(|edit| change(&mut board, edit)),
    }
    Some(board)
}

fn swapped(board: &Board) -> Board {
    let mut swapped = Board::empty();
    for square in board.occupied() {
        let piece = board.piece_at(square).unwrap();
        swapped.set_piece_at(square, piece.role.of(!piece.color));
    }
    swapped
}

fn square(text: &str) -> Square {
    let mut chars = text.chars();
    let (file, rank) = (chars.next().unwrap(), chars.next().unwrap());
    Square::from_coords(File::from_char(file).unwrap(), Rank::from_char(rank).unwrap())
}

fn change(board: &mut Board, edit: &str) {
    if let Some(off) = edit.strip_prefix('-') {
        assert!(board.remove_piece_at(square(off)).is_some(), "{edit}");
    } else if let Some(on) = edit.strip_prefix('+') {
        let piece = Piece::from_char(on.chars().next().unwrap()).unwrap();
        board.set_piece_at(square(&on[1..]), piece);
    } else if let Some((at, role)) = edit.split_once('=') {
        let color = board.color_at(square(at)).expect("a piece");
        board.set_piece_at(square(at), Role::from_char(role.chars().next().unwrap()).unwrap().of(color));
    } else {
        let (from, to) = edit.split_once('-').expect("from and to");
        let piece = board.remove_piece_at(square(from)).unwrap_or_else(|| panic!("{edit}"));
        board.set_piece_at(square(to), piece);
    }
}

#[test]
fn situations_by_hand_are_answered_as_written() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/d29.txt");
    let text = std::fs::read_to_string(path).unwrap();
    let (head, all) = read(&text);
    assert!(all.len() >= 40, "{} situations", all.len());
    let mut written = head;
    let mut wrong = Vec::new();
    for situation in &all {
        let answers = situation.answer();
        write!(written, "\n{}\n", situation.given.join("\n")).unwrap();
        answers.iter().for_each(|answer| writeln!(written, "    {answer}").unwrap());
        if answers != situation.answers {
            wrong.push(format!("{}\n{}", situation.given.join("\n"), answers.join("\n")));
        }
    }
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(path, written).unwrap();
    } else {
        assert!(wrong.is_empty(), "{}", wrong.join("\n\n"));
    }
}
