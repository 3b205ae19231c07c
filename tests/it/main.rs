//! All integration tests, in one binary, one module a subject.

mod announce;
mod board;
mod clock;
mod dispatcher;
mod hearing;
mod install;
mod journal;
mod layers;
mod linking;
mod locales;
mod pulse;
mod seclusion;
mod sheet;
mod sound;
mod touch;
