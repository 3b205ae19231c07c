//! Three-dimensional chess as a machine: a game, with topics of its own for what three levels change.

mod claims;
mod moves;
mod queries;
mod scores;
mod sealed;
mod stages;

pub use stages::Tridim;
