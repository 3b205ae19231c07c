//! Tests with programs that the base system lacks: real engines, `strace`, a voice. `cargo test -- --skip whole_machine::`
//! leaves them out.

mod engines;
mod network_check;
mod soak;
