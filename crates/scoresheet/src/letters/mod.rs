//! Piece letters of languages that the interface does not speak.

mod alphabet;
mod learning;

pub use alphabet::Alphabet;
pub use learning::alphabet;
