//! Chess at home by ear and by touch: games against an engine, reviews, positions to solve.
//!
//! Nothing here belongs into a game that counts, so this is a program of its own. It uses the library of
//! `annabella`, which neither contains nor can call it. Each module uses only those above it in this file:
//!
//! - [`engine`]: a chess engine as a separate process, which may fail in any way;
//! - [`game`]: a game against it, with the machine and the table of `annabella`;
//! - [`words`]: the words that a person types;
//! - [`review`]: the turning points of a finished game;
//! - [`positions`]: positions to solve;
//! - [`cli`]: one module for each command.

pub mod cli;
pub mod engine;
pub mod game;
pub mod positions;
pub mod review;
pub mod words;
