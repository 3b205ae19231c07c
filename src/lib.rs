//! Over-the-board chess with visually impaired players, after Appendix D of the FIDE Laws.
//!
//! The house has a pure core and a thin rim of devices. The core is handed stamped events and
//! returns effects; it reads no clock, no file and no port. Arrows run down this list:
//!
//! - [`cli`]: one file a subcommand;
//! - [`devices`]: the event loop, tables, terminal, voices, serial ports and the journal file;
//! - [`game`]: the machine at a table: events in, effects out, replay;
//! - [`laws`]: how games end and what a move still needs;
//! - [`reconcile`]: two sheets, two boards: what was really played;
//! - [`speech`], [`scoresheet`], [`tactile`]: phrases and words, scores, boards' wire formats;
//! - [`clock`], [`chess`], [`tridim`]: times and the chess clock; positions, moves and notation, of
//!   three-dimensional chess too.
//!
//! `ARCHITECTURE.md` says which test holds which invariant.

pub mod chess;
pub mod cli;
pub mod clock;
pub mod devices;
pub mod game;
pub mod laws;
pub mod reconcile;
pub mod scoresheet;
pub mod speech;
pub mod tactile;
pub mod tridim;
