//! One fuzz target, under each of its names in Cargo.toml.
#![no_main]

mod checks;

use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: &[u8]| checks::named(env!("CARGO_BIN_NAME")).expect("a check of this name")(input));
