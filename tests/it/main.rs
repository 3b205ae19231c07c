//! All integration tests in one binary, one module per subject.
//!
//! Tests that need private ports, terminals or sound servers run on Unix only, as do a few that need bash or
//! the command espeak-ng; the others run on Windows, too.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // A failing test should panic.
#![cfg_attr(not(unix), allow(dead_code))] // Some helpers are for tests of Unix.

mod announce;
mod apart;
#[cfg(unix)]
mod bad_input;
#[cfg(unix)]
mod board;
#[cfg(unix)]
mod boards;
#[cfg(unix)]
mod braille;
#[cfg(unix)]
mod brltty;
#[cfg(unix)]
mod by_hand;
mod campaigns;
mod casebook;
#[cfg(unix)]
mod check;
mod chess960;
mod code;
mod corpora;
mod corpus;
#[cfg(unix)]
mod desk;
#[cfg(unix)]
mod dispatcher;
mod dispute;
#[cfg(unix)]
mod doctor;
mod envelopes;
#[cfg(unix)]
mod examples;
mod faults;
#[cfg(unix)]
mod field;
mod files;
mod forms;
#[cfg(unix)]
mod games;
#[cfg(unix)]
mod hall;
mod handling;
#[cfg(unix)]
mod hardware;
#[cfg(unix)]
mod heard;
mod hearing;
mod help;
#[cfg(unix)]
mod install;
#[cfg(unix)]
mod journal;
mod json;
mod judge;
#[cfg(unix)]
mod kept;
mod laws;
mod laws_cells;
#[cfg(unix)]
mod learn;
#[cfg(unix)]
mod leaving;
mod length;
mod limited;
#[cfg(unix)]
mod linking;
mod live_pgn;
mod locales;
mod manual;
mod named;
mod perft;
mod printed;
mod program;
mod pulse;
mod reconcile;
mod report;
mod report_account;
mod report_rows;
#[cfg(unix)]
mod review;
#[cfg(unix)]
mod roles;
mod score;
mod scripts;
#[cfg(unix)]
mod seats;
mod set_clock;
mod settings;
#[cfg(unix)]
mod sheet;
#[cfg(unix)]
mod streams;
#[cfg(unix)]
mod struck;
mod tables;
#[cfg(unix)]
mod traces;
mod transcripts;
#[cfg(unix)]
mod variants;
mod whole_machine;
mod words;
mod world;
