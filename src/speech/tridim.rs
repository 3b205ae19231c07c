//! Words for what is wrong with a position of three-dimensional chess.

use super::{Message, Worded};
use crate::tridim::PositionError;

impl Worded for PositionError {
    fn message(&self) -> Message {
        let text = |id, text: &str| Message::new(id).with("text", text);
        match self {
            PositionError::Fields => Message::new("tridim-fields"),
            PositionError::Board(board) => text("tridim-board", board),
            PositionError::Rows(level) => Message::new("tridim-rows").with("board", level.to_string()),
            PositionError::AttackBoards => Message::new("tridim-attack-boards"),
            PositionError::Turn(turn) => text("tridim-turn", turn),
            PositionError::Castling(rights) => text("tridim-castling", rights),
            PositionError::Spent(squares) => text("tridim-spent", squares),
            PositionError::Doubled(square) => text("tridim-doubled", square),
            PositionError::Halfmoves(count) => text("tridim-halfmoves", count),
            PositionError::Number(number) => text("tridim-number", number),
            PositionError::Kings(color) => Message::new("tridim-kings").with("side", *color),
            PositionError::TooMany(color) => Message::new("tridim-too-many").with("side", *color),
            PositionError::Pawn(square) => Message::new("tridim-pawn").with("square", square.to_string()),
            PositionError::Check => Message::new("tridim-check"),
        }
    }
}
