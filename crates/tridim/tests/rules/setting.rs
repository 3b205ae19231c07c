//! Positions set up from boards and pieces.

use annabella_tridim::{Level, Pin, Position, Square};
use std::collections::BTreeMap;

/// Returns the first field of a position's text: the attack boards of each side, and the pieces.
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

/// Sets up attack boards (`DP1w`), pieces (`Kd0KP1`, letter first) and the side to move.
/// It is move nine, without castling rights.
#[allow(dead_code)] // The bench does not use it.
pub fn set_up(attack: &str, pieces: &str, turn: &str) -> Position {
    let pin = |name: &str| Pin::all().find(|pin| pin.to_string() == name).unwrap();
    let attack = attack.split(' ').map(|board| (pin(&board[..3]), board.chars().last().unwrap())).collect();
    let pieces = pieces.split(' ').map(|piece| (piece[1..].parse().unwrap(), piece.chars().next().unwrap()));
    format!("{} {turn} - - - 0 9", boards(&attack, &pieces.collect())).parse().unwrap()
}
