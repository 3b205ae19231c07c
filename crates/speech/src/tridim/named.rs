//! Files, ranks, levels, pins and squares in words.

use super::level_words::LevelWords;
use super::nameable::Nameable;
use super::vocabulary::RANKS;
use crate::Message;
use annabella_tridim::{File, Level, Pin, Square, Wing};

/// A file.
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

/// A rank, 0 to 9.
pub(super) fn rank_named(rank: u8) -> Message {
    Message::new(RANKS.get(usize::from(rank)).copied().unwrap_or(RANKS[0]))
}

/// A pin: Damenpin drei.
pub fn pin_named(pin: Pin, words: &LevelWords) -> Message {
    let wing = match pin.wing() {
        Wing::Queen => Nameable::QueenPin,
        Wing::King => Nameable::KingPin,
    };
    then(words.word(wing), rank_named(pin.number()))
}

/// A level: a main board, or an attack board by its pin.
pub fn level_named(level: Level, words: &LevelWords) -> Message {
    match level {
        Level::White => words.word(Nameable::White),
        Level::Neutral => words.word(Nameable::Neutral),
        Level::Black => words.word(Nameable::Black),
        Level::Attack(pin) => pin_named(pin, words),
    }
}

/// A square, its level always with it: Anna vier neutral.
pub fn square_named(square: Square, words: &LevelWords) -> Message {
    let column = then(file_named(square.file(), words), rank_named(square.rank()));
    then(column, level_named(square.level(), words))
}

/// One after the other.
pub(super) fn then(first: Message, rest: Message) -> Message {
    Message::new("tridim-then").with("first", first).with("rest", rest)
}
