//! Three-dimensional chess against a second, slow implementation, and against Meder's own examples.

mod positions;
mod slow;
