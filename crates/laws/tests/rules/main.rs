//! The Laws: their table by edition, the numbers in it, and the touch-move rules.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // A failing test should panic.
#![allow(clippy::disallowed_methods)] // The page is a file.

mod editions;
mod numbers;
mod page;
mod results;
mod touch;
