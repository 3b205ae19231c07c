//! The name of a ply in a sentence.

use annabella_chess::{Line, Ply, Position};
use annabella_speech::Message;

/// The name of a ply of a game: White's move 12.
pub fn ply_message(line: &Line, ply: Ply) -> Message {
    // After the line's end, turns alternate.
    let known = ply.before().min(line.len());
    let before = line.position_after(known);
    let further = ply.before() - known;
    let turn = if further.is_multiple_of(2) { before.turn() } else { before.turn().other() };
    let number = before.fullmoves().get() as usize + (further + usize::from(before.turn().is_black())) / 2;
    Message::new("verdict-ply").with("side", turn).with("number", number)
}
