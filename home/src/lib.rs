//! Chess at home by ear and by touch: games against an engine, reviews, positions to solve, drills.
//!
//! Nothing here belongs into a game that counts, so this is a program of its own. It uses the library of
//! `annabella`, which neither contains nor can call it. Each module uses only those above it in this file:
//!
//! - [`engine`]: a chess engine as a separate process, which may fail in any way;
//! - [`help`]: the words that a person types;
//! - [`help`]: help on them;
//! - [`game`]: a game against an engine, with the machine and the table of `annabella`;
//! - [`results`]: the results of a training in a file;
//! - [`review`]: the turning points of a finished game;
//! - [`positions`]: positions to solve;
//! - [`drills`]: squares, lines and knight routes by ear;
//! - [`cli`]: one module for each command.

pub mod cli;
pub mod drills;
pub mod engine;
pub mod game;
pub mod help;
pub mod positions;
pub mod results;
pub mod review;
