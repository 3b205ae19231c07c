//! The one integration binary.

mod journal;
mod layers;
mod linking;
mod sheet;
