//! The one integration binary.

mod journal;
mod sheet;
