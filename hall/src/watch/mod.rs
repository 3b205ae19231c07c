//! `annabella-hall watch`: the boards in the terminal.

mod args;

pub use args::WatchArgs;

use crate::cli::{DONE, Failure};
use annabella_speech::Words;

/// Watches the boards.
pub fn run(_args: &WatchArgs, _words: &Words) -> Result<u8, Failure> {
    Ok(DONE)
}
