//! The Laws: how a game ends, who can still mate, what touching binds to, and claims.
//!
//! ```
//! use annabella::{chess::Line, laws};
//! assert_eq!(laws::ending(laws::Edition::Laws2023, &Line::default()), None);
//! ```

mod claim;
mod edition;
mod ending;
mod outcome;
pub mod touch;
pub mod tridim;
mod winnable;

pub use claim::{Ground, Penalty, penalty};
pub use edition::Edition;
pub use ending::{after_flag, after_resignation, ending};
pub use outcome::{Outcome, Reason};
pub use winnable::{CanMate, Winnability, can_mate, winnability};
