//! Whatever is given as a three-dimensional position: it is read and written the same, and can be
//! played on, or there are words for why not.
#![no_main]

use annabella::speech::{Language, Words};
use annabella::tridim::{Position, Rules};
use libfuzzer_sys::fuzz_target;
use std::sync::LazyLock;

static WORDS: LazyLock<[Words; Language::ALL.len()]> = LazyLock::new(|| Language::ALL.map(Words::new));

fuzz_target!(|text: &str| {
    for rules in [false, true].map(|switch| Rules { carried_pawns_promote: switch, carried_pawns_count: switch }) {
        match Position::parse(text, rules) {
            Ok(position) => {
                assert_eq!(position.to_string(), text);
                for mv in position.legal_moves() {
                    let mut next = position.clone();
                    next.play_unchecked(mv);
                    assert_eq!(Position::parse(&next.to_string(), rules).as_ref(), Ok(&next));
                }
            }
            Err(error) => {
                for words in &*WORDS {
                    assert!(!words.worded(&error).is_empty());
                }
            }
        }
    }
});
