//! All integration tests, in one binary.

mod announce;
mod journal;
mod locales;
mod sheet;
