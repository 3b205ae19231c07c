//! All integration tests, in one binary.

mod journal;
mod locales;
mod sheet;
