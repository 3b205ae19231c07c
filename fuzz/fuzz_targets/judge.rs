//! Whatever is given to `judge` as a FEN. The checks are in a file that an ordinary test uses, too.
#![no_main]

use libfuzzer_sys::fuzz_target;

#[path = "../checks/judge.rs"]
mod judge;

fuzz_target!(|fen: &str| judge::check(fen));
