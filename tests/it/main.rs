//! All integration tests, in one binary, one module a subject.

mod announce;
mod install;
mod journal;
mod locales;
mod sheet;
