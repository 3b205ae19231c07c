//! Reads tactile boards: decodes their wire formats, and infers moves from lifts and placements.
//!
//! ```
//! use annabella_chess::{Chess, Position, Square};
//! use annabella_clock::Stamp;
//! use annabella_tactile::{Reading, Tracker};
//!
//! let start = Chess::default();
//! let mut board = Tracker::new(start.board().clone());
//! board.change(Stamp(900), Square::E2, None);
//! board.change(Stamp(1700), Square::E4, start.board().piece_at(Square::E2));
//! assert!(matches!(board.reading(&start), Reading::Whole(mv) if mv.to() == Square::E4));
//! ```

mod contacts;
mod debouncer;
pub mod drivers;
mod follower;
pub mod hands;
mod lifts;
mod orientation;
pub mod pegs;
mod reading;
mod report;
mod simulated;
pub mod trace;
mod tracker;

pub use contacts::{ContactLoss, Contacts, UnsteadyContact};
pub use debouncer::Debouncer;
pub use drivers::{ClockOrder, ClockSide};
pub use follower::{Follower, Seen};
pub use hands::HandAction;
pub use lifts::{Lift, Lifts, Timing};
pub use orientation::Orientation;
pub use reading::{Difference, Reading};
pub use report::{BoardReport, Button, ClockFace};
pub use simulated::{Impossible, Simulated};
pub use tracker::Tracker;
