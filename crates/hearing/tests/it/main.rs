//! Tests of the crate as its users see it, with a voice made by calculation.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod allocations;
mod corpus;
mod endpointer;
mod enrolling;
mod recognising;
mod voice;
