//! The record under harm: disks that stall or fill, files that are changed, programs that are killed,
//! entries that are edited, boards that chatter. The bench `record` does the same many times.

pub mod chatter;
pub mod damage;
pub mod disk;
pub mod kills;
pub mod latency;
pub mod run;

use annabella::devices::journal::{self, Contents};
use annabella::devices::record::{Entry, Header};
use std::path::Path;

/// The program under test: Cargo's own, or the one named when the tests are compiled, as a released one.
pub const PROGRAM: &str = match option_env!("ANNABELLA_TESTED") {
    Some(program) => program,
    None => env!("CARGO_BIN_EXE_annabella"),
};

/// A sound journal's contents.
pub fn whole(path: &Path) -> Contents<Header, Entry> {
    let contents = journal::read::<Header, Entry>(path).unwrap_or_else(|error| panic!("{error}"));
    assert!(contents.fault.is_none() && contents.cut.is_none(), "{:?} {:?}", contents.fault, contents.cut);
    contents
}
