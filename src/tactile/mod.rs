//! Wire formats of boards, and what the hands on a pegged board have done.

mod report;

pub use report::{BoardReport, Button};
