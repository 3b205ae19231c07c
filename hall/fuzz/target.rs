//! Each target runs the check that has its name; `tests/it/corpora.rs` runs the same checks on the corpora.
#![no_main]

use annabella_hall::checks;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| checks::run(env!("CARGO_BIN_NAME"), bytes));
