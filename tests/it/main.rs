//! The one integration binary.

mod journal;
