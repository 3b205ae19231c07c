//! Tests with programs beside the base system: real engines, `strace`, a voice. `cargo test -- --skip whole_machine::`
//! leaves them out.

mod engines;
mod seclusion;
mod soak;
