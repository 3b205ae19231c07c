//! Tactile boards: their wire formats, and what hands have done on their pegs.

mod calm;
mod clock_order;
pub mod drivers;
mod follower;
mod hand;
pub mod hands;
mod lie;
mod lifts;
pub mod pegs;
mod reading;
mod report;
mod simulated;
mod timing;
pub mod trace;
mod tracker;

pub use calm::Calm;
pub use clock_order::{ClockOrder, ClockSide};
pub use follower::{Follower, Seen};
pub use hand::Hand;
pub use lie::Lie;
pub use lifts::{Lift, Lifts};
pub use reading::{Difference, Reading, Step};
pub use report::{BoardReport, Button, ClockFace};
pub use simulated::{Impossible, Simulated};
pub use timing::Timing;
pub use tracker::Tracker;
