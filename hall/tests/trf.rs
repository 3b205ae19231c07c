//! Another program reads the written tournament file.

#![allow(clippy::unwrap_used)] // A failing test should panic.

use annabella_hall::pairings::{GameKind, GameResult, Points, Table, Tournament};
use serde::Deserialize;
use std::process::Command;

/// A player as `read_trf.py` prints it.
#[derive(Deserialize)]
struct ReadPlayer {
    rank: u16,
    name: String,
    rating: u16,
    fide: u32,
    points: String,
    /// Opponent, colour and result of each round.
    games: Vec<(u16, String, String)>,
}

#[derive(Deserialize)]
struct Reading {
    players: Vec<ReadPlayer>,
    package: Option<String>,
}

/// Reads a file with Python; `None` without Python.
fn read_with_python(bytes: &[u8]) -> Option<Reading> {
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("written.trf");
    std::fs::write(&file, bytes).unwrap();
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/read_trf.py");
    let output = Command::new("python3").arg(script).arg(&file).output().ok()?;
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    Some(serde_json::from_slice(&output.stdout).unwrap())
}

#[test]
fn another_reader_finds_every_player_and_result() {
    let (mut tournament, faults) = Tournament::read(include_bytes!("open.trf")).unwrap();
    assert_eq!(faults, []);
    let game = |white, black, kind| GameResult { white, black, kind };
    let results = [
        game(Points::One, Points::Zero, GameKind::Rated),
        game(Points::Half, Points::Half, GameKind::Rated),
        game(Points::Zero, Points::One, GameKind::Forfeit),
        game(Points::Half, Points::Zero, GameKind::Rated),
        game(Points::Zero, Points::One, GameKind::Unrated),
    ];
    for (index, result) in results.into_iter().enumerate() {
        tournament.set_result(3, Table::Board(index + 1), result).unwrap();
    }
    let Some(reading) = read_with_python(&tournament.write()) else {
        eprintln!("not checked: python3 is not installed");
        return;
    };
    if reading.package.is_none() {
        eprintln!("checked by columns only: the Python package trf is not installed");
    }
    let found = |rank: u16| reading.players.iter().find(|player| player.rank == rank).unwrap();
    for player in tournament.players() {
        let read = found(player.rank);
        assert_eq!(read.name, player.name);
        assert_eq!(read.rating, player.rating.unwrap_or(0));
        assert_eq!(read.fide, player.fide.unwrap_or(0));
    }
    let signs = [("1", "0"), ("=", "="), ("-", "+"), ("=", "0"), ("L", "W")];
    for (pairing, (white, black)) in tournament.pairings(3).iter().zip(signs) {
        assert_eq!(found(pairing.white).games[2], (pairing.black, "w".to_owned(), white.to_owned()));
        assert_eq!(found(pairing.black).games[2], (pairing.white, "b".to_owned(), black.to_owned()));
    }
    let points = [1, 2, 4, 5, 9, 10, 11].map(|rank| found(rank).points.as_str());
    assert_eq!(points, ["1.5", "2.0", "0.5", "2.0", "3.0", "0.0", "1.5"]);
    let byes = [(4, 1, "H"), (11, 0, "U"), (10, 2, "Z")];
    for (rank, index, sign) in byes {
        assert_eq!(found(rank).games[index], (0, "-".to_owned(), sign.to_owned()), "a bye has changed");
    }
}
