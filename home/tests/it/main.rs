//! The integration tests of annabella-home: the program with pretended engines, which are scripts. [`whole_machine`]
//! has the tests that need more than the base system.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // A failing test should panic.
#![cfg(unix)]

#[path = "../../../tests/it/campaigns.rs"]
mod campaigns;
mod commands;
mod engines;
mod failing;
mod games;
#[path = "../../../tests/it/limited.rs"]
mod limited;
mod peers;
mod pegs;
mod training;
mod whole_machine;
mod world;
