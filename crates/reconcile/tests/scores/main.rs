//! Two scoresheets of one game, and two boards: what is read from them, and the verdict of D.2.9.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // A failing test should panic.
#![allow(clippy::disallowed_methods)] // The games are in files.

#[allow(dead_code)] // A bench asks how likely a score is.
mod disturbed;
mod reconstruct;
mod verdict;
mod whole_games;
mod written;
