//! The journal under harm.
//!
//! Disks stall or fill, files are changed, programs are killed, entries are edited, boards chatter. The bench
//! `record` does the same many times.

pub mod chatter;
pub mod damage;
pub mod disk;
pub mod kills;
pub mod latency;
pub mod run;

use annabella::devices::storage::journal::{self, Contents};
use annabella::devices::storage::record::{Entry, Header};
use std::path::Path;

pub use crate::program::PROGRAM;

/// Returns a valid journal's contents.
pub fn whole(path: &Path) -> Contents<Header, Entry> {
    let contents = journal::read::<Header, Entry>(path).unwrap_or_else(|error| panic!("{error}"));
    assert!(contents.fault.is_none() && contents.torn.is_none(), "{:?} {:?}", contents.fault, contents.torn);
    contents
}
