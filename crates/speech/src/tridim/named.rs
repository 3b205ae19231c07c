//! Squares and whole positions of three-dimensional chess in words.

use super::level_words::{LevelWords, Nameable};
use super::vocabulary::RANKS;
use crate::{All, Message, Value, pieces_at};
use annabella_chess::{Color, Piece, Role};
use annabella_tridim::{Action, File, Level, Pin, Position, Square, Wing};

/// Names a file.
pub fn file_named(file: File, words: &LevelWords) -> Message {
    match file.char() {
        'a' => Message::new("file-a"),
        'b' => Message::new("file-b"),
        'c' => Message::new("file-c"),
        'd' => Message::new("file-d"),
        'e' => Message::new("file-e"),
        _ => words.word(Nameable::FileZ),
    }
}

/// Names a rank, 0 to 9.
pub(super) fn rank_named(rank: u8) -> Message {
    Message::new(RANKS.get(usize::from(rank)).copied().unwrap_or(RANKS[0]))
}

/// Names a pin: Damenpin drei.
pub fn pin_named(pin: Pin, words: &LevelWords) -> Message {
    let wing = match pin.wing() {
        Wing::Queen => Nameable::QueenPin,
        Wing::King => Nameable::KingPin,
    };
    then(words.word(wing), rank_named(pin.number()))
}

/// Names a level: a main board, or an attack board by its pin.
pub fn level_named(level: Level, words: &LevelWords) -> Message {
    match level {
        Level::White => words.word(Nameable::White),
        Level::Neutral => words.word(Nameable::Neutral),
        Level::Black => words.word(Nameable::Black),
        Level::Attack(pin) => pin_named(pin, words),
    }
}

/// Names a square, always with its level: Anna vier neutral.
pub fn square_named(square: Square, words: &LevelWords) -> Message {
    let column = then(file_named(square.file(), words), rank_named(square.rank()));
    then(column, level_named(square.level(), words))
}

/// Joins two messages in order.
pub(super) fn then(first: Message, rest: Message) -> Message {
    Message::new("tridim-then").with("first", first).with("rest", rest)
}

/// Names the squares of the pieces of one kind; `None` if there are none.
pub fn pieces_named(position: &Position, piece: Piece, words: &LevelWords) -> Option<Message> {
    let squares = position.pieces().filter(|(_, own)| *own == piece);
    let squares: Vec<Message> = squares.map(|(square, _)| square_named(square, words)).collect();
    pieces_at(piece, squares)
}

/// Describes each attack board: its pin, its first and its present owner, and the pins it can move to.
pub fn decks_named(position: &Position, words: &LevelWords) -> Vec<Message> {
    let moves = position.legal_moves();
    let mut phrases = Vec::new();
    for pin in Pin::all() {
        let Some(began) = position.board(pin) else { continue };
        let owner = position.owner(pin).map_or("none".to_owned(), |side| side.to_string());
        let deck = Message::new("tridim-deck").with("pin", pin_named(pin, words));
        phrases.push(deck.with("began", began).with("owner", owner));
        let mut goes: Vec<Pin> = Vec::new();
        for mv in &moves {
            if let Action::Board { from, to, .. } = mv.action
                && from == pin
                && !goes.contains(&to)
            {
                goes.push(to);
            }
        }
        if !goes.is_empty() {
            let pins = All(goes.into_iter().map(|pin| pin_named(pin, words)).collect());
            phrases.push(Message::new("tridim-deck-goes").with("pins", Value::from(pins)));
        }
    }
    phrases
}

/// Describes a position: the pieces by kind, the attack boards, and the side to move.
pub fn described(position: &Position, words: &LevelWords) -> Vec<Message> {
    let roles = [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn];
    let kinds = Color::ALL.into_iter().flat_map(|color| roles.map(|role| Piece { color, role }));
    let mut phrases: Vec<Message> = kinds.filter_map(|piece| pieces_named(position, piece, words)).collect();
    phrases.extend(decks_named(position, words));
    phrases.push(Message::new("play-whose-move").with("side", position.turn()));
    phrases
}
