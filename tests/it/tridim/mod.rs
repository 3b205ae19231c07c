//! Three-dimensional chess against a second, slow implementation, and against Meder's own examples.

mod articles;
mod compared;
mod drawn;
mod games;
mod notation;
mod positions;
mod properties;
mod setting;
mod slow;
