//! Stamps, time controls and the chess clock; no one here asks what time it is.

mod stamp;

pub use stamp::{Span, Stamp};
