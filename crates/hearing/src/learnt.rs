//! Constants learnt from recordings of ten people.
//!
//! `cargo bench --bench hearing -- FOLDER learn-projection`, and then the same with `learn-acceptance`, make them from
//! speakers 1 to 10 of the Arabic Speech Commands Dataset by Abdulkader Ghandoura, Farouk Hjabo and Oumayma Al Dakkak,
//! licensed under CC BY 4.0. They say which differences between frames are those between sounds, and which signs
//! distinguish a right announcement from a wrong one; they contain no recording.

// A learnt number may happen to be near one of mathematics.
#![allow(clippy::approx_constant)]

use super::acceptance::VALUES;
use super::features::{DIMENSIONS, RAW};
use super::signs::UNIT_SIGNS;

/// Projects cepstra and slopes to the directions in which different sounds differ most.
///
/// Each is scaled by the standard deviation within one sound of one person.
pub const PROJECTION: [[f32; RAW]; DIMENSIONS] = include!("learnt/projection.txt");

/// The weight of each sign of a unit in the logarithm of the odds that it was said, and their bias.
pub const UNIT_WEIGHTS: [f32; UNIT_SIGNS] = include!("learnt/unit-weights.txt");
pub const UNIT_BIAS: f32 = include!("learnt/unit-bias.txt");
/// The weight of each value of an announcement in the logarithm of its odds, and their bias.
pub const WEIGHTS: [f32; VALUES] = include!("learnt/weights.txt");
pub const BIAS: f32 = include!("learnt/bias.txt");
/// The least probability of an accepted announcement.
pub const ACCEPTED: f32 = include!("learnt/accepted.txt");
