//! The command line, one file a subcommand.

pub mod board;

use std::process::ExitCode;

/// Reads the command line and does what it says.
pub fn main() -> ExitCode {
    ExitCode::SUCCESS
}
