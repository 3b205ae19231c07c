//! The Laws: how a game ends, and who can still mate.
//!
//! ```
//! use annabella::{chess::Line, laws};
//! assert_eq!(laws::ending(&Line::default()), None);
//! ```

mod ending;
mod outcome;
mod winnable;

pub use ending::{after_flag, after_resignation, ending};
pub use outcome::{Outcome, Reason};
pub use winnable::{CanMate, can_mate, dead};
