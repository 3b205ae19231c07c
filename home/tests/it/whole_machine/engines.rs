//! Engines of the system, as packages install them. A test that needs one fails where it is missing.

use crate::world::World;
use std::path::{Path, PathBuf};

/// Returns the path of an installed engine.
pub fn installed(name: &str) -> PathBuf {
    let mut paths = ["/usr/games", "/usr/bin"].iter().map(|folder| Path::new(folder).join(name));
    paths.find(|path| path.exists()).unwrap_or_else(|| panic!("{name} is not installed"))
}

/// Plays some moves against an engine, as weakly as it can, and reviews a game with it.
fn plays(name: &str) {
    let world = World::new();
    let engine = installed(name).display().to_string();
    let line = format!("play --level beginner --colour white --speech off --json --engine {engine}");
    let mut game = world.start(&line);
    for mv in ["a3", "h3"] {
        game.types(mv).hears("\"event\":\"made\",\"side\":\"white\"");
        game.hears("\"event\":\"made\",\"side\":\"black\"");
    }
    game.types("hint").hears("Look at the");
    game.ends();
    world.file("game.pgn", "[White \"A\"]\n[Black \"B\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n");
    let mut review = world.start(&format!("review DIR/game.pgn --speech off --engine {engine}"));
    review.hears("turning point");
    review.types("quit");
    let (_, lines) = review.ends();
    assert!(!lines.iter().any(|line| line.contains("stays off")), "{lines:?}");
}

#[test]
#[ignore = "needs stockfish"]
fn stockfish_plays() {
    plays("stockfish");
}

#[test]
#[ignore = "needs gnuchess"]
fn gnuchess_plays() {
    plays("gnuchess");
}
