//! Another program reads the live PGN.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use annabella_hall::broadcast::{LiveFolder, LiveRound, Overwrite};
use annabella_hall::pairings::Tournament;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::process::Command;

/// A game as `read_pgn.py` prints it.
#[derive(Deserialize)]
struct ReadGame {
    headers: BTreeMap<String, String>,
    moves: usize,
    /// Number of moves with a clock time.
    clocks: usize,
}

#[test]
fn another_reader_finds_every_game() {
    let (tournament, _) = Tournament::read(include_bytes!("open.trf")).unwrap();
    let mut round = LiveRound::new(&tournament, 3);
    let moves = "1. e4 {[%clk 1:29:58]} 1... e5 {[%clk 1:29:50]} 2. Nf3 {(=) [%clk 1:28:00]} 1/2-1/2";
    round.set(2, moves).unwrap();
    let dir = tempfile::tempdir().unwrap();
    assert_eq!(LiveFolder::new(dir.path(), Overwrite::Own).write(&round.files()), []);
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/read_pgn.py");
    let output = Command::new("python3").arg(script).arg(dir.path().join("round-3-games.pgn")).output();
    let Some(output) = output.ok().filter(|output| output.status.code() != Some(3)) else {
        eprintln!("not checked: python-chess is not installed");
        return;
    };
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let games: Vec<ReadGame> = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(
        games.iter().map(|game| (game.moves, game.clocks)).collect::<Vec<_>>(),
        [(0, 0), (3, 3), (0, 0), (0, 0), (0, 0)]
    );
    let second = &games[1].headers;
    for (name, value) in [
        ("Round", "3.2"),
        ("White", "Weißhaupt, Käthe"),
        ("WhiteTitle", "WGM"),
        ("WhiteFideId", "94600029"),
        ("BlackElo", "2371"),
        ("Result", "1/2-1/2"),
    ] {
        assert_eq!(second.get(name).map(String::as_str), Some(value), "{name}");
    }
}
