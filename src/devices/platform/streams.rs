//! Standard output and standard error of commands. What goes to a terminal holds nothing that a terminal
//! would obey; a stream that is closed, full or never read is no reason to panic.

use crate::speech::plain;
use std::io::{self, ErrorKind, Write};
use std::sync::atomic::{AtomicBool, Ordering};

/// Something could not be written to standard output, for another reason than that its reader has gone.
static FAILED: AtomicBool = AtomicBool::new(false);

/// Prints a line, or several. Returns whether more can be printed.
pub fn print(text: &str) -> bool {
    let lines: Vec<String> = text.split('\n').map(plain).collect();
    print_bytes((lines.join("\n") + "\n").as_bytes())
}

/// Prints bytes as they are. Returns whether more can be printed.
pub fn print_bytes(bytes: &[u8]) -> bool {
    let mut out = io::stdout().lock();
    note(out.write_all(bytes).and_then(|()| out.flush()))
}

/// Whether what was written to standard output has arrived; a reader that has gone away is no failure.
fn note(written: io::Result<()>) -> bool {
    if let Err(error) = &written
        && error.kind() != ErrorKind::BrokenPipe
    {
        FAILED.store(true, Ordering::SeqCst);
    }
    written.is_ok()
}

/// Whether something that was to be printed is lost.
pub fn has_failed() -> bool {
    FAILED.load(Ordering::SeqCst)
}

/// Prints a sentence on standard error. If that cannot be written either, nobody can be told.
pub fn complain(sentence: &str) {
    let mut err = io::stderr().lock();
    let _ = writeln!(err, "{}", plain(sentence)).and_then(|()| err.flush());
}
