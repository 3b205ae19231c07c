//! The lines of play that two sheets may mean: cells aligned with plies, and the search for games.

pub(crate) mod alignment;
pub(crate) mod allows;
pub(crate) mod beam;
pub(crate) mod costs;
#[cfg(test)]
pub(crate) mod few_readings;
pub(crate) mod lattice;
pub(crate) mod shifting;
pub(crate) mod slip;
pub(crate) mod walk;

use annabella_chess::{Line, Ply, Position};
use annabella_speech::Message;

/// The name of a ply of a game, such as White's move 12.
pub fn ply_message(line: &Line, ply: Ply) -> Message {
    // After the line's end, turns alternate.
    let known = ply.before().min(line.len());
    let before = line.position_after(known);
    let further = ply.before() - known;
    let turn = if further.is_multiple_of(2) { before.turn() } else { before.turn().other() };
    let number = before.fullmoves().get() as usize + (further + usize::from(before.turn().is_black())) / 2;
    Message::new("verdict-ply").with("side", turn).with("number", number)
}
