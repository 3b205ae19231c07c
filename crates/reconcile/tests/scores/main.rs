//! Two scoresheets of one game, and two boards: the moves read, and the verdict of D.2.9.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // A failing test should panic.
#![allow(clippy::disallowed_methods)] // The games are in files.

#[path = "../../../../tests/it/campaigns.rs"]
mod campaigns;
#[allow(dead_code)] // A bench asks for the probability of a scoresheet.
mod disturbed;
mod letters;
mod reconstruct;
mod verdict;
mod whole_games;
mod work;
mod written;
