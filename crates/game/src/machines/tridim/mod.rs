//! Three-dimensional chess as a machine: a game with topics of its own where three levels differ.

mod claims;
mod cursor;
mod moves;
mod queries;
mod scores;
mod sealed;
mod stages;

pub use stages::Tridim;
