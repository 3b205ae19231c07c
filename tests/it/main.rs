//! All integration tests, in one binary, one module a subject.

mod announce;
mod board;
mod install;
mod journal;
mod layers;
mod linking;
mod locales;
mod sheet;
