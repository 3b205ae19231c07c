//! Whatever comes over a DGT board's line, from either end: nothing panics, and the next whole
//! message is read.
#![no_main]

use annabella::chess::Square;
use annabella::tactile::drivers::dgt::{DgtDecoder, HostCommand, HostRequest, HostRequests, encode};
use annabella::tactile::{BoardReport, Lie};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let (lie, bytes) = match bytes.split_first() {
        Some((first, rest)) if first % 2 == 1 => (Lie::Turned, rest),
        _ => (Lie::Straight, bytes),
    };
    let mut whole = DgtDecoder::new(lie);
    let reports = whole.push(bytes);
    let mut cut = DgtDecoder::new(lie);
    let again: Vec<BoardReport> = bytes.iter().flat_map(|byte| cut.push(&[*byte])).collect();
    assert_eq!(again, reports, "it depends on how the stream is cut");
    let next = whole.push(&encode::change(lie, Square::E2, None));
    assert_eq!(next.last(), Some(&BoardReport::Change { square: Square::E2, piece: None }));

    // A message for the clock may be open; it is not longer than this.
    let mut requests = HostRequests::default();
    requests.push(bytes);
    requests.push(&[0; 257]);
    assert_eq!(requests.push(&[HostCommand::Board.byte()]), [HostRequest::Command(HostCommand::Board)]);
});
