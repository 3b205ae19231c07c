//! Standard output and standard error of commands.
//! Text for a terminal contains no control characters; a closed, full or unread stream does not make the
//! program panic.

use crate::speech::plain;
use std::io::{self, ErrorKind, Write};
use std::sync::atomic::{AtomicBool, Ordering};

pub use system::print_utf8;

/// Whether a write to standard output has failed although its reader still existed.
static FAILED: AtomicBool = AtomicBool::new(false);

/// Prints one or several lines. Returns whether more can be printed.
pub fn print(text: &str) -> bool {
    let lines: Vec<String> = text.split('\n').map(plain).collect();
    print_bytes((lines.join("\n") + "\n").as_bytes())
}

/// Prints bytes unchanged. Returns whether more can be printed.
pub fn print_bytes(bytes: &[u8]) -> bool {
    let mut out = io::stdout().lock();
    note(out.write_all(bytes).and_then(|()| out.flush()))
}

/// Notes a failed write to standard output, unless its reader has gone. Returns whether it succeeded.
fn note(written: io::Result<()>) -> bool {
    if let Err(error) = &written
        && error.kind() != ErrorKind::BrokenPipe
    {
        FAILED.store(true, Ordering::SeqCst);
    }
    written.is_ok()
}

/// Whether some output was lost.
pub fn has_failed() -> bool {
    FAILED.load(Ordering::SeqCst)
}

/// Prints a sentence on standard error. There is nowhere to report a failure.
pub fn complain(sentence: &str) {
    let mut err = io::stderr().lock();
    let _ = writeln!(err, "{}", plain(sentence)).and_then(|()| err.flush());
}

#[cfg(unix)]
mod system {
    /// Does nothing: terminals accept UTF-8.
    pub fn print_utf8() {}
}

#[cfg(windows)]
mod system {
    use windows_sys::Win32::Globalization::CP_UTF8;
    use windows_sys::Win32::System::Console::SetConsoleOutputCP;

    /// Makes the console print UTF-8, including the output of other programs.
    pub fn print_utf8() {
        // SAFETY: the argument is a plain number. Without a console, the call has no effect.
        unsafe { SetConsoleOutputCP(CP_UTF8) };
    }
}
