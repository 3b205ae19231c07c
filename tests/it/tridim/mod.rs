//! Three-dimensional chess against a second, slow implementation, and against Meder's own examples.

mod compared;
mod drawn;
mod notation;
mod positions;
mod slow;
