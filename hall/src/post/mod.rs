//! `annabella-hall post`: publishes one game from its journal.
//!
//! The journal is the source and the broker a copy: whatever is lost is published again from the journal. Reading the
//! journal ([`Follower`]), what may be published about the game ([`publication`]) and when spectators may know it ([`delay`]) are
//! pure; `run` reads the file and speaks to the broker.

mod board_names;
mod board_program;
pub mod delay;
mod facts;
mod followed;
mod follower;
mod journal_file;
mod link;
pub mod publication;
mod publisher;
mod run;

pub use board_names::BoardNames;
pub use delay::Delay;
pub use follower::{Follower, JournalNews};
pub use link::LinkNews;
pub use publisher::Publisher;
pub use run::{PostArgs, interrupted, run, runtime};
