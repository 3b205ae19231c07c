//! The running round: its pairings in, and live PGN and results out.
//!
//! [`Round`] is pure: it knows the tournament file and what the boards have published. `files` reads and writes.

mod args;
mod files;
mod log;
mod remark;
mod seating;
mod standings;
#[cfg(test)]
mod tests;

pub use args::{RoundArgs, RoundFault};
pub use files::RoundFiles;
pub use remark::Remark;
pub use seating::{Seating, SeatingFault};
pub use standings::Round;
