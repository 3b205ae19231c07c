//! Messages of boards, made by hand for tests.

use crate::topics::WallMs;
use serde_json::{Value, json};

/// The position after 1. e4 Nf6.
pub const AFTER_TWO: &str = "rnbqkb1r/pppppppp/5n2/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 1 2";

/// Returns a sign of presence.
pub fn presence(online: bool, at: WallMs) -> Value {
    json!({"version": 1, "online": online, "at_ms": at})
}

/// Returns the state of a game after two plies; White's time has been running since `at`.
pub fn state(white: &str, black: &str, at: WallMs) -> Value {
    json!({
        "version": 1, "game": "game", "white": {"name": white, "title": "GM", "elo": 2500}, "black": {"name": black},
        "control": "5400+30", "phase": "playing", "plies": 2, "number": 2, "turn": "white",
        "last": {"san": "Nf6", "uci": "g8f6", "number": 1, "by": "black"}, "position": AFTER_TWO,
        "clocks": {"white_ms": 3_661_000, "black_ms": 300_000, "running": "white", "at_ms": at}
    })
}

/// Returns the cases of that game: one of each given kind, and a report with one line.
pub fn cases(kinds: &[&str], at: WallMs) -> Value {
    let open = kinds.iter().zip(1..).map(|(kind, number)| {
        json!({
            "key": format!("case-{number}-500"), "number": number, "kind": kind, "side": "white", "at_ms": at,
            "clause": "6.9", "plies": 2, "position": AFTER_TWO,
            "words": {"de": format!("Fall {number} von Weiß."), "en": format!("White's case {number}.")}
        })
    });
    let log = json!({
        "at_ms": at, "number": 2, "turn": "white", "fact": {},
        "words": {"de": "Weiß ruft den Schiedsrichter.", "en": "White called the arbiter."}
    });
    json!({"version": 1, "game": "game", "open": open.collect::<Vec<_>>(), "log": [log]})
}

/// The moves of that game.
pub const PGN: &str = "[Event \"Open\"]\n\n1. e4 {[%clk 1:01:01]} 1... Nf6 {[%clk 0:05:00]} *\n";
