//! The turning points of a finished game: [`analysis`] finds them in an engine's judgements, [`analysis`] gets these,
//! and [`walk`] steps through the game with them.

pub mod analysis;
pub mod walk;
