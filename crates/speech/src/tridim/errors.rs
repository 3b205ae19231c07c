//! Words for faults of a position or a move of three-dimensional chess.

use super::level_words::LevelWords;
use super::named::{pin_named, square_named};
use crate::{Message, QUOTED, Value, Worded, excerpt};
use annabella_chess::Side;
use annabella_tridim::notation::{Breach, NotationError};
use annabella_tridim::{BoardBar, CastlingBar, Pin, PositionError, Square};

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
        broken(self, &|square| square.to_string().into(), &|pin| pin.to_string().into())
    }
}

/// Explains why a text is not a legal move, with squares and pins in words.
pub fn unplayable(error: &NotationError, words: &LevelWords) -> Message {
    match error {
        NotationError::Illegal(breach) => {
            broken(breach, &|square| square_named(square, words).into(), &|pin| pin_named(pin, words).into())
        }
        error => error.message(),
    }
}

/// Returns the message of the broken rule; `named` and `pinned` name squares and pins.
fn broken(breach: &Breach, named: &dyn Fn(Square) -> Value, pinned: &dyn Fn(Pin) -> Value) -> Message {
    let at = |id, square: &Square| Message::new(id).with("square", named(*square));
    match breach {
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
        Breach::Board(pin, bar) => board(*bar).with("pin", pinned(*pin)),
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
