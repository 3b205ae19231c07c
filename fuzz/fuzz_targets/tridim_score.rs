//! Whatever stands in a file of a three-dimensional score: it is read, written and read the same, and can be
//! compared with another, or there are words for why not.
//!
//! A line of three equals signs parts the two files.
#![no_main]

use annabella::chess::notation::Letters;
use annabella::reconcile::tridim::Comparison;
use annabella::scoresheet::tridim::LevelScore;
use annabella::speech::{Language, Words};
use libfuzzer_sys::fuzz_target;
use std::sync::LazyLock;

static WORDS: LazyLock<[Words; Language::ALL.len()]> = LazyLock::new(|| Language::ALL.map(Words::new));

fuzz_target!(|text: &str| {
    let (white, black) = text.split_once("\n===\n").unwrap_or((text, ""));
    let mut scores = Vec::new();
    for text in [white, black] {
        match LevelScore::read(text) {
            Ok(score) => {
                assert_eq!(LevelScore::read(&score.to_string()).as_ref(), Ok(&score));
                for index in 0..score.cells.len() {
                    score.number(index);
                }
                scores.push(score);
            }
            Err(error) => {
                for words in &*WORDS {
                    assert!(!words.worded(&error).is_empty());
                }
            }
        }
    }
    let [white, black] = &scores[..] else { return };
    let found = Comparison::of(&white.start, &white.cells, &black.cells, &Letters::ALL);
    assert!(found.moves.moves().len() <= white.cells.len().max(black.cells.len()));
    let alone = Comparison::of(&white.start, &white.cells, &white.cells, &Letters::ALL);
    assert!(alone.moves.moves().len() <= white.cells.len());
});
