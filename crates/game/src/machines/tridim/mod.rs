//! Three-dimensional chess as a machine: a game with different topics for what three levels change.

mod claims;
mod moves;
mod queries;
mod scores;
mod sealed;
mod stages;

pub use stages::Tridim;
