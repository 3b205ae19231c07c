//! Whatever comes from a board that sends rows: nothing panics, and after a line's end the next
//! line is read.
#![no_main]

use annabella::chess::Bitboard;
use annabella::tactile::drivers::rows::{RowDecoder, encode};
use annabella::tactile::{BoardReport, Lie};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let mut decoder = RowDecoder::new(Lie::Straight);
    let reports = decoder.push(bytes);
    let mut cut = RowDecoder::new(Lie::Straight);
    let again: Vec<BoardReport> = bytes.iter().flat_map(|byte| cut.push(&[*byte])).collect();
    assert_eq!(again, reports, "it depends on how the stream is cut");
    decoder.push(b"\n0 0 0 0 0 0 0 0\n");
    let line = encode(Lie::Straight, Bitboard::CORNERS);
    assert_eq!(decoder.push(&line).last(), Some(&BoardReport::Occupied(Bitboard::CORNERS)));
});
