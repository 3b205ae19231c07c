//! Tactile boards: their wire formats, and the moves that follow from lifts and placements.

mod debouncer;
pub mod drivers;
mod follower;
pub mod hands;
mod lie;
mod lifts;
pub mod pegs;
mod reading;
mod report;
mod simulated;
pub mod trace;
mod tracker;

pub use debouncer::Debouncer;
pub use drivers::{ClockOrder, ClockSide};
pub use follower::{Follower, Seen};
pub use hands::HandAction;
pub use lie::Lie;
pub use lifts::{Lift, Lifts, Timing};
pub use reading::{Difference, Reading};
pub use report::{BoardReport, Button, ClockFace};
pub use simulated::{Impossible, Simulated};
pub use tracker::Tracker;
