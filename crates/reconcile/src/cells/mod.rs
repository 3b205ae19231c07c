//! One sheet: the writing in its cells, and the hand that wrote it.

pub(crate) mod cell_reading;
pub(crate) mod channel;
pub(crate) mod handwriting;
pub(crate) mod place;
pub(crate) mod read_score;
pub(crate) mod writing;
