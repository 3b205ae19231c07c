//! The integration tests of annabella-home: the program with fake and real engines, which are programs of Unix.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // A failing test should panic.
#![cfg(unix)]

mod engines;
mod games;
mod peers;
mod pegs;
mod seclusion;
mod soak;
mod training;
mod world;
