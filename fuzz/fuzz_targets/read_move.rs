//! Whatever is typed as a move: it is read, or there are words for why not.
//!
//! The first line are indices of legal moves that lead to a position, the rest is typed there.
#![no_main]

use annabella::chess::notation::Letters;
use annabella::chess::{Chess, Position};
use annabella::speech::{Language, Style, Worded, Words, explain, read_move};
use libfuzzer_sys::fuzz_target;
use std::sync::LazyLock;

static WORDS: LazyLock<[Words; Language::ALL.len()]> = LazyLock::new(|| Language::ALL.map(Words::new));

fuzz_target!(|input: &str| {
    let (moves, text) = input.split_once('\n').unwrap_or(("", input));
    let mut position = Chess::default();
    for index in moves.bytes().take(40) {
        let legal = position.legal_moves();
        if legal.is_empty() {
            break;
        }
        position.play_unchecked(legal[usize::from(index) % legal.len()]);
    }
    match read_move(text, &position, &Letters::ALL, &Language::ALL) {
        Ok(mv) => assert!(position.is_legal(mv)),
        Err(error) => {
            let message = explain(&error, text, &position, Style::Full).message();
            for words in &*WORDS {
                assert!(words.try_say(&message).is_ok(), "{message:?}");
            }
        }
    }
});
