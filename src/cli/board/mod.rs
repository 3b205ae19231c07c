//! `board`: find a tactile board, listen to it, stand in for one.

pub mod list;
pub mod simulate;
pub mod watch;
