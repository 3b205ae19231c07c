//! The Laws: how a game ends, who can still mate, and what touching binds to.
//!
//! ```
//! use annabella::{chess::Line, laws};
//! assert_eq!(laws::ending(laws::Edition::Laws2023, &Line::default()), None);
//! ```

mod edition;
mod ending;
mod outcome;
pub mod touch;
mod winnable;

pub use edition::Edition;
pub use ending::{after_flag, after_resignation, ending};
pub use outcome::{Outcome, Reason};
pub use winnable::{CanMate, can_mate, dead};
