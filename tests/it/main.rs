//! All integration tests, in one binary, one module a subject.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // A failing test is to stop.

mod announce;
mod bad_input;
mod board;
mod boards;
mod braille;
mod brltty;
mod check;
mod clock;
mod dictation;
mod dispatcher;
mod disturbed;
mod firmware;
mod games;
mod hall;
mod handling;
mod hardware;
mod heard;
mod hearing;
mod install;
mod journal;
mod json;
mod keys;
mod laws;
mod layers;
mod linking;
mod locales;
mod pulse;
mod reconcile;
mod reconstruct;
mod roles;
mod score;
mod scripts;
mod seclusion;
mod sheet;
mod sound;
mod terminal;
mod touch;
mod traces;
mod verdict;
mod written;
