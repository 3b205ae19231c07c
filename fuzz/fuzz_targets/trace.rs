//! Whatever stands in a trace: it is read or refused, and what was read is written back as it is.
#![no_main]

use annabella::tactile::trace::{Direction, Trace};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    if let Ok(trace) = text.parse::<Trace>() {
        let again: Trace = trace.to_string().parse().expect("what was written is read");
        for way in [Direction::FromBoard, Direction::ToBoard] {
            assert_eq!(again.sent_by(way), trace.sent_by(way));
        }
    }
});
