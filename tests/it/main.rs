//! All integration tests, in one binary.

mod announce;
mod locales;
