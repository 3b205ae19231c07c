//! All integration tests, in one binary.

mod locales;
