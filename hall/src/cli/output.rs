//! Output that does not end the program when no one reads it any longer.

use std::io::{Write, stderr, stdout};

/// Prints a text on standard output.
pub fn print(text: &str) {
    // A reader such as `head` may have closed the pipe.
    let _ = stdout().write_all(text.as_bytes()).and_then(|()| stdout().flush());
}

/// Prints a line on standard error.
pub fn complain(line: &str) {
    let _ = writeln!(stderr(), "{line}");
}
