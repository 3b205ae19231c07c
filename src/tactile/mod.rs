//! Wire formats of boards, and what the hands on a pegged board have done.

pub mod dgt;
mod follower;
mod hand;
pub mod hands;
mod lifts;
mod reading;
mod report;
pub mod rows;
mod simulated;
mod timing;
pub mod trace;
mod tracker;

pub use follower::{Follower, Seen};
pub use hand::Hand;
pub use lifts::{Lift, Lifts};
pub use reading::{Difference, Reading, Step};
pub use report::{BoardReport, Button, ClockFace};
pub use simulated::{Impossible, Simulated};
pub use timing::Timing;
pub use tracker::Tracker;
