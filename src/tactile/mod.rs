//! Wire formats of boards, and what the hands on a pegged board have done.

pub mod dgt;
mod hand;
pub mod hands;
mod reading;
mod report;
mod simulated;
mod tracker;

pub use hand::Hand;
pub use reading::{Difference, Reading, Step};
pub use report::{BoardReport, Button, ClockFace};
pub use simulated::{Impossible, Simulated};
pub use tracker::Tracker;
