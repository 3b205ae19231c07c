//! Tests that need sound servers, terminals, firmware or tracers.
//!
//! `./test --all` runs them. Tests of other modules that need the same are in a module of this name there, so that `--skip whole_machine::`
//! leaves all of them out.

#[cfg(unix)]
mod dictation;
#[cfg(unix)]
mod echo;
#[cfg(unix)]
pub mod firmware;
#[cfg(unix)]
mod hush;
#[cfg(unix)]
mod keys;
#[cfg(unix)]
mod network_check;
#[cfg(unix)]
mod second_recogniser;
#[cfg(unix)]
mod sound;
mod spoken_moves;
pub mod terminal;
