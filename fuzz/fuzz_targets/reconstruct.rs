//! Whatever two sheets hold: a legal game comes of them, and words for every discrepancy.
//!
//! A line holds a cell of each sheet, with a tab between.
#![no_main]

use annabella::chess::{Chess, Color, Position};
use annabella::clock::Stamp;
use annabella::reconcile::{Evidence, Handwriting, CellReading, reconstruct};
use annabella::scoresheet::{Cell, Scoresheet};
use annabella::speech::{Language, Words, Worded};
use libfuzzer_sys::fuzz_target;
use std::sync::LazyLock;

static WORDS: LazyLock<[Words; Language::ALL.len()]> = LazyLock::new(|| Language::ALL.map(Words::new));

fuzz_target!(|input: &str| {
    let mut sheets = Color::ALL.map(Scoresheet::new);
    for line in input.lines().take(40) {
        let (white, black) = line.split_once('\t').unwrap_or((line, line));
        sheets[0].push(Cell::written(white, None, Stamp(0)));
        sheets[1].push(Cell::written(black, None, Stamp(0)));
        let reading = CellReading::of(white, &Chess::default(), &Handwriting::default());
        assert!(reading.moves().iter().all(|mv| Chess::default().is_legal(*mv)));
    }
    let read = reconstruct(&Chess::default(), &sheets[0], &sheets[1], &Evidence::default());
    let mut position = Chess::default();
    for ply in read.line.plies() {
        assert!(position.is_legal(ply.mv));
        position.play_unchecked(ply.mv);
    }
    for discrepancy in &read.discrepancies {
        for words in &*WORDS {
            assert!(words.try_say(&discrepancy.message()).is_ok(), "{discrepancy:?}");
        }
    }
});
