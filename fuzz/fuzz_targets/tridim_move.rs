//! Whatever is typed as a three-dimensional move: it is read, or there are words for why not.
//!
//! The first byte chooses the letters, the rest of the first line are indices of legal moves that
//! lead to a position, and what follows is typed there.
#![no_main]

use annabella::chess::notation::Letters;
use annabella::speech::{Language, Words};
use annabella::tridim::Position;
use annabella::tridim::notation::{read, write};
use libfuzzer_sys::fuzz_target;
use std::sync::LazyLock;

static WORDS: LazyLock<[Words; Language::ALL.len()]> = LazyLock::new(|| Language::ALL.map(Words::new));

fuzz_target!(|input: &str| {
    let (moves, text) = input.split_once('\n').unwrap_or(("", input));
    let mut bytes = moves.bytes();
    let letters = Letters::ALL[usize::from(bytes.next().unwrap_or(0)) % Letters::ALL.len()];
    let mut position = Position::default();
    for index in bytes.take(60) {
        let legal = position.legal_moves();
        if legal.is_empty() {
            break;
        }
        position.play_unchecked(legal[usize::from(index) % legal.len()]);
    }
    match read(text, letters).and_then(|written| written.resolve(&position)) {
        Ok(mv) => {
            assert!(position.is_legal(mv));
            let written = write(mv, &position, letters);
            assert_eq!(read(&written, letters).and_then(|written| written.resolve(&position)), Ok(mv));
        }
        Err(error) => {
            for words in &*WORDS {
                assert!(!words.worded(&error).is_empty());
            }
        }
    }
});
