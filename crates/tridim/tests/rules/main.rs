//! Three-dimensional chess against a second, slow implementation, and against Meder's own examples.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // A failing test should panic.

mod articles;
#[path = "../../../../tests/it/campaigns.rs"]
mod campaigns;
mod compared;
mod drawn;
mod games;
mod notation;
mod positions;
mod properties;
mod setting;
mod slow;
