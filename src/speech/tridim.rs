//! Words for what is wrong with a position or a move of three-dimensional chess.

use super::{Message, QUOTED, Worded, excerpt};
use crate::chess::Side;
use crate::tridim::notation::{Breach, NotationError};
use crate::tridim::{BoardBar, CastlingBar, PositionError};

impl Worded for PositionError {
    fn message(&self) -> Message {
        let text = |id, text: &str| Message::new(id).with("text", excerpt(text, QUOTED));
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

impl Worded for NotationError {
    fn message(&self) -> Message {
        match self {
            NotationError::Unreadable => Message::new("tridim-unreadable"),
            NotationError::Ambiguous(moves) => Message::new("tridim-ambiguous").with("moves", moves.len()),
            NotationError::Illegal(breach) => breach.message(),
        }
    }
}

impl Worded for Breach {
    fn message(&self) -> Message {
        let at = |id, square: &dyn ToString| Message::new(id).with("square", square.to_string());
        match self {
            Breach::NoSquare(square) => at("tridim-no-square", square),
            Breach::OwnPiece(square) => at("tridim-own-piece", square),
            Breach::NoPiece(role) => Message::new("tridim-no-piece").with("piece", *role),
            Breach::Vertical(square) => at("tridim-vertical", square),
            Breach::Blocked(square) => at("tridim-blocked", square),
            Breach::Way(role, square) => at("tridim-way", square).with("piece", *role),
            Breach::Moved(square) => at("tridim-moved", square),
            Breach::Capture(square) => at("tridim-capture", square),
            Breach::EnPassant(square) => at("tridim-en-passant", square),
            Breach::Promotion => Message::new("tridim-promotion"),
            Breach::Late(Some(square)) => at("tridim-late", square),
            Breach::Late(None) => Message::new("tridim-not-late"),
            Breach::Check => Message::new("tridim-king"),
            Breach::LateCheck(square) => at("tridim-late-check", square),
            Breach::Castling(side, bar) => castling(*side, *bar),
            Breach::Board(pin, bar) => board(*bar).with("pin", pin.to_string()),
        }
    }
}

fn castling(side: Side, bar: CastlingBar) -> Message {
    let side = if side.is_king_side() { "short" } else { "long" };
    let id = match bar {
        CastlingBar::FirstMove => "tridim-castling-first",
        CastlingBar::Moved => "tridim-castling-moved",
        CastlingBar::Between => "tridim-castling-between",
        CastlingBar::Attacked => "tridim-castling-attacked",
    };
    Message::new(id).with("castling", side)
}

fn board(bar: BoardBar) -> Message {
    Message::new(match bar {
        BoardBar::NoBoard => "tridim-pin-empty",
        BoardBar::Laden => "tridim-pin-laden",
        BoardBar::NotOwn => "tridim-pin-not-own",
        BoardBar::Taken => "tridim-pin-taken",
        BoardBar::NotAdjacent => "tridim-pin-not-adjacent",
        BoardBar::Backward => "tridim-pin-backward",
    })
}
