//! All integration tests, in one binary, one module a subject.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // A failing test is to stop.

mod announce;
mod board;
mod boards;
mod braille;
mod check;
mod clock;
mod dispatcher;
mod firmware;
mod games;
mod hall;
mod heard;
mod hearing;
mod install;
mod journal;
mod json;
mod laws;
mod layers;
mod linking;
mod locales;
mod pulse;
mod roles;
mod score;
mod scripts;
mod seclusion;
mod sheet;
mod sound;
mod terminal;
mod touch;
mod traces;
