//! Positions set up from a list of boards and pieces.

use annabella::tridim::{Position, Square};
use std::collections::BTreeMap;

/// A position of boards (`DP1w`), pieces (`Kd0KP1`, their letter before the square) and the side to
/// move.
pub fn set_up(boards: &str, pieces: &str, turn: &str) -> Position {
    let mains = ["W", "N", "S"];
    let mut texts = Vec::new();
    for board in mains.into_iter().chain(boards.split(' ')) {
        let name = if mains.contains(&board) { board } else { &board[..3] };
        let mut rows = BTreeMap::<u8, String>::new();
        for square in Square::all().filter(|square| square.level().to_string() == name) {
            let stands = pieces.split(' ').find(|piece| piece[1..] == square.to_string());
            rows.entry(9 - square.rank()).or_default().push_str(stands.map_or(".", |piece| &piece[..1]));
        }
        let rows = rows.into_values().collect::<Vec<_>>().join("/");
        let rows = (1..=4).rev().fold(rows, |rows, gap| rows.replace(&".".repeat(gap), &gap.to_string()));
        texts.push(format!("{board}:{rows}"));
    }
    format!("{} {turn} - - - 0 9", texts.join(",")).parse().unwrap()
}
