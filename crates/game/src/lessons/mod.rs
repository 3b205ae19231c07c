//! Machines around a game: review of a finished game, and lessons.

pub(crate) mod learning;
mod recorded;
pub(crate) mod review;
