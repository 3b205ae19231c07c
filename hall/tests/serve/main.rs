//! The pages and the terminal with a real broker and the real program.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod broker;
mod campaign;
mod event;
mod flood;
mod login;
mod page;
mod pairings;
mod program;
mod secrets;
mod strangers_files;
mod terminal;
