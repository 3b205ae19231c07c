//! The running round: its pairings in, and live PGN and results out.
//!
//! [`Round`] is pure: it knows the tournament file and what the boards have published. `files` reads and writes.

mod args;
mod files;
mod log;
mod numbering;
mod remark;
mod running;
mod seating;
#[cfg(test)]
mod tests;

pub use args::{RoundArgs, RoundFault};
pub use files::RoundFiles;
pub use remark::Remark;
pub use running::Round;
pub use seating::{Seating, SeatingFault};
