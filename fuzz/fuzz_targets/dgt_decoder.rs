//! Whatever comes from a board: nothing panics, and the next whole message is read.
#![no_main]

use annabella::chess::{Board, Chess, Square};
use annabella::clock::Stamp;
use annabella::tactile::dgt::{Decoder, Lie, encode};
use annabella::tactile::{BoardReport, Tracker};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let base = Chess::default();
    let mut decoder = Decoder::new(Lie::Straight);
    let mut tracker = Tracker::new(Board::new());
    for report in decoder.push(bytes) {
        tracker.apply(Stamp(0), &report);
        tracker.reading(&base);
    }
    let reports = decoder.push(&encode::change(Lie::Straight, Square::E2, None));
    assert_eq!(reports.last(), Some(&BoardReport::Change { square: Square::E2, piece: None }));
});
