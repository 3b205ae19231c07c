//! The chess clock and its time controls, computed from stamps that the caller passes in.
//!
//! ```
//! use {annabella_chess::Color, annabella_clock::{ChessClock, Span, Stamp}};
//! let mut clock = ChessClock::new("900+10".parse().unwrap());
//! clock.start(Color::White, Stamp(0));
//! clock.press(Color::White, Stamp(2_000));
//! assert_eq!(clock.left(Color::White, Stamp(5_000)), Span::seconds(918));
//! ```

mod chess_clock;
mod control;
mod stamp;
mod thresholds;
mod written;

pub use chess_clock::ChessClock;
pub use control::{Bonus, Control, ControlError, Period};
pub use stamp::{Span, Stamp};
pub use thresholds::{Alarm, Thresholds, ThresholdsError};
pub use written::{LeadingTime, Quoted, WrittenError, leading_time};
