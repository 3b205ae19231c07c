//! Over-the-board chess with visually impaired players, under Appendix D of the FIDE Laws.
//!
//! A pure core, in the crates below `crates/`, surrounded by device adapters. The core receives stamped
//! events and returns effects as data; it reads no clock, file or port. This crate contains:
//!
//! - [`cli`]: one module for each subcommand;
//! - [`devices`]: the event loop, tables, terminal, voices, serial ports and the journal file;
//! - the crates of the core, under their short names: [`game`], [`hearing`], [`journal`], [`laws`], [`reconcile`], [`speech`], [`scoresheet`],
//!   [`tactile`], [`clock`], [`chess`] and [`tridim`].
//!
//! `ARCHITECTURE.md` names the test of each invariant.

pub use annabella_chess as chess;
pub use annabella_clock as clock;
pub use annabella_game as game;
pub use annabella_hearing as hearing;
pub use annabella_journal as journal;
pub use annabella_laws as laws;
pub use annabella_reconcile as reconcile;
pub use annabella_scoresheet as scoresheet;
pub use annabella_speech as speech;
pub use annabella_tactile as tactile;
pub use annabella_tridim as tridim;

pub mod cli;
pub mod devices;
