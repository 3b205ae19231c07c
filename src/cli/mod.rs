//! The command line, one file a subcommand.

mod announce;

pub use announce::{AnnounceArgs, AnnounceError, run as announce};

use std::process::ExitCode;

/// Reads the command line and does what it says.
pub fn main() -> ExitCode {
    ExitCode::SUCCESS
}
