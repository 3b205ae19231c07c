//! Positions set up from boards and pieces.

use annabella_tridim::{Level, Pin, Position, Square};
use std::collections::BTreeMap;

/// The first field of a position's text: which side's attack boards stand where, and what stands on
/// the squares.
pub fn boards(boards: &BTreeMap<Pin, char>, pieces: &BTreeMap<Square, char>) -> String {
    let mut texts = Vec::new();
    for level in Level::all() {
        let color = match level.pin().map(|pin| boards.get(&pin)) {
            Some(None) => continue,
            Some(Some(color)) => color.to_string(),
            None => String::new(),
        };
        let mut rows = BTreeMap::<u8, String>::new();
        for square in Square::all().filter(|square| square.level() == level) {
            rows.entry(9 - square.rank()).or_default().push(*pieces.get(&square).unwrap_or(&'.'));
        }
        let rows = rows.into_values().collect::<Vec<_>>().join("/");
        let rows = (1..=4).rev().fold(rows, |rows, gap| rows.replace(&".".repeat(gap), &gap.to_string()));
        texts.push(format!("{level}{color}:{rows}"));
    }
    texts.join(",")
}

/// A position of attack boards (`DP1w`), pieces (`Kd0KP1`, their letter before the square) and the
/// side to move, at move nine and without castling.
#[allow(dead_code)] // The bench has no use for it.
pub fn set_up(attack: &str, pieces: &str, turn: &str) -> Position {
    let pin = |name: &str| Pin::all().find(|pin| pin.to_string() == name).unwrap();
    let attack = attack.split(' ').map(|board| (pin(&board[..3]), board.chars().last().unwrap())).collect();
    let pieces = pieces.split(' ').map(|piece| (piece[1..].parse().unwrap(), piece.chars().next().unwrap()));
    format!("{} {turn} - - - 0 9", boards(&attack, &pieces.collect())).parse().unwrap()
}
