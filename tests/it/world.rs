//! Files as people have them, against what is right and against what was read before.

use annabella::chess::{DeclaredChess, PlayedMove, uci};
use annabella::scoresheet::file::{self, ReadGame};
use annabella::scoresheet::pgn;
use annabella::speech::{Language, Worded, Words};
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/world")
}

/// Returns the names of all files with games, in order.
fn names() -> Vec<String> {
    let entries =
        fs::read_dir(folder()).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let mut names: Vec<String> = entries
        .filter(|name| name.ends_with(".pgn") || name.starts_with(|first: char| first.is_ascii_digit()))
        .collect();
    names.sort();
    names
}

fn games(name: &str) -> Vec<ReadGame> {
    let bytes = fs::read(folder().join(name)).unwrap();
    let games = file::read(&bytes).unwrap_or_default().into_iter();
    games.map(|game| game.read(DeclaredChess::Undeclared)).collect()
}

fn moves(game: &ReadGame) -> String {
    let moves: Vec<&str> = game.record.line.plies().iter().map(|ply| ply.san.as_str()).collect();
    moves.join(" ")
}

/// Returns the games of a file as plain text.
fn told(name: &str) -> String {
    let words = Words::new(Language::En);
    let mut told = format!("# {name}\n");
    let games = games(name);
    if games.is_empty() {
        told += "no game\n";
    }
    for (number, game) in (1..).zip(&games) {
        let _ = writeln!(told, "game {number}, {}: {}", game.record.result, moves(game));
        if let Some(text) = &game.record.unread {
            let _ = writeln!(told, "  not read: {text}");
        }
        for remark in &game.remarks {
            let kind = if remark.kind.is_note() { "note" } else { "fault" };
            let _ = writeln!(told, "  {kind}, {}", words.say(&remark.message()));
        }
    }
    told
}

/// With `BLESS`, the expected text is rewritten; read what changes.
#[test]
fn each_file_is_read_as_before() {
    let told: String = names().iter().map(|name| told(name) + "\n").collect();
    let expected = folder().join("read.txt");
    if std::env::var_os("BLESS").is_some() {
        fs::write(&expected, &told).unwrap();
    }
    let expected = fs::read_to_string(expected).unwrap();
    for (told, expected) in told.split("# ").zip(expected.split("# ")) {
        assert_eq!(told, expected);
    }
    assert_eq!(told.len(), expected.len());
}

/// The moves that are right were written down by someone who had not seen this reader.
#[test]
fn the_moves_are_those_written_down_independently() {
    let listed = fs::read_to_string(folder().join("moves.txt")).unwrap();
    let mut right: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for line in listed.lines() {
        let (head, moves) = line.split_once(':').unwrap();
        right.entry(head.split(' ').next().unwrap()).or_default().push(moves.trim());
    }
    let elsewhere = fs::read_to_string(folder().join("otherwise.txt")).unwrap_or_default();
    let mut wrong = String::new();
    for (name, right) in &right {
        // The file lists illegal moves by their squares, and no game without moves.
        let read = games(name);
        let read = read.iter().filter(|game| !game.record.line.is_empty()).map(|game| {
            let san = |(index, ply): (usize, &PlayedMove)| match game.record.forced.contains(&index) {
                true => format!("illegal:{}", uci(ply.mv)),
                false => ply.san.clone(),
            };
            game.record.line.plies().iter().enumerate().map(san).collect::<Vec<String>>().join(" ")
        });
        let read: Vec<String> = read.collect();
        if read != *right && !elsewhere.lines().any(|line| line.split(':').next() == Some(name)) {
            let _ = writeln!(wrong, "{name}\n  right {right:?}\n  read  {read:?}");
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
}

/// Whether a file is faultless, and each result, were also written down independently.
#[test]
fn results_and_faults_are_those_written_down_independently() {
    let expected = fs::read_to_string(folder().join("expected.tsv")).unwrap();
    let elsewhere = fs::read_to_string(folder().join("otherwise.txt")).unwrap_or_default();
    let mut wrong = String::new();
    for line in expected.lines().filter(|line| line.contains(" plies")) {
        let columns: Vec<&str> = line.split('\t').collect();
        let (name, right, remarks) = (columns[0], columns[2], columns[3]);
        let results: Vec<&str> = right
            .split("result ")
            .skip(1)
            .map(|rest| rest.split([';', ' ', ',']).next().unwrap().trim_end_matches('.'))
            .filter(|result| result.contains(['-', '*']) || matches!(*result, "none" | "contradiction"))
            .collect();
        let games = games(name);
        let read: Vec<String> = games.iter().map(|game| game.record.result.to_string()).collect();
        let results = &results[..results.len().min(read.len())];
        let same = results.len() == read.len()
            && results
                .iter()
                .zip(&read)
                .all(|(right, read)| matches!(*right, "none" | "contradiction" | "0-0") || right == read);
        let flawed = games.iter().any(ReadGame::is_flawed);
        let faults = remarks.contains("\" error:");
        if (!same || flawed != faults) && !elsewhere.lines().any(|line| line.split(':').next() == Some(name))
        {
            let _ = writeln!(
                wrong,
                "{name}: right {results:?}, faults {faults}; read {read:?}, {flawed}\n  {remarks}"
            );
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
}

/// A game written as PGN is read as the same game.
#[test]
fn each_game_survives_being_written() {
    for name in names() {
        for game in games(&name) {
            let written = pgn::write(&game.record);
            let again = file::read(written.as_bytes()).unwrap();
            assert_eq!(again.len(), 1, "{name}\n{written}");
            let again = again[0].clone().read(DeclaredChess::Undeclared);
            assert_eq!(moves(&again), moves(&game), "{name}\n{written}");
            assert_eq!(pgn::write(&again.record), written, "{name}");
        }
    }
}

/// Damaged files are read, written and read again the same.
///
/// `ANNABELLA_MUTATIONS` sets how many of each file.
#[test]
fn damaged_files_are_read_and_written_the_same() {
    const PIECES: [&[u8]; 16] = [
        b"{", b"}", b"(", b")", b"[", b"]", b"\"", b"1-0", b"1. e4", b"...", b"--", b"\n", b"$1", b"[FEN \"",
        b"\xff", b";",
    ];
    let rounds =
        std::env::var("ANNABELLA_MUTATIONS").ok().and_then(|rounds| rounds.parse().ok()).unwrap_or(3_u64);
    for (file, name) in (0_u64..).zip(names()) {
        let bytes = fs::read(folder().join(&name)).unwrap();
        for round in 0..rounds {
            let mut numbers = fastrand::Rng::with_seed(file << 32 | round);
            let mut random = |below: usize| numbers.usize(..below.max(1));
            let mut damaged = bytes.clone();
            for _ in 0..=random(4) {
                let at = random(damaged.len());
                match random(4) {
                    0 => damaged.insert(at, random(256) as u8),
                    1 => drop(damaged.splice(at..at, PIECES[random(PIECES.len())].iter().copied())),
                    2 if !damaged.is_empty() => drop(damaged.drain(at..(at + random(12)).min(damaged.len()))),
                    _ => {
                        let part: Vec<u8> = damaged[at..(at + random(30)).min(damaged.len())].to_vec();
                        let to = random(damaged.len());
                        damaged.splice(to..to, part);
                    }
                }
            }
            let shown = String::from_utf8_lossy(&damaged).into_owned();
            for game in file::read(&damaged).unwrap_or_default() {
                let game = game.read(DeclaredChess::Undeclared);
                let written = pgn::write(&game.record);
                let again = file::read(written.as_bytes()).unwrap();
                assert_eq!(again.len(), 1, "{name}, {round}\n{shown}\n---\n{written}");
                let again = again[0].clone().read(DeclaredChess::Undeclared);
                assert_eq!(moves(&again), moves(&game), "{name}, {round}\n{shown}\n---\n{written}");
                assert_eq!(pgn::write(&again.record), written, "{name}, {round}\n{shown}");
            }
        }
    }
}
