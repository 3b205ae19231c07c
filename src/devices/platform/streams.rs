//! Standard output and standard error of commands.
//! Text for a terminal contains no control characters; a closed, full or unread stream does not make the
//! program panic.

use crate::speech::plain;
use std::io::{self, ErrorKind, Write};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};

pub use system::print_utf8;

/// The exit status of a command whose output is lost: a failed device.
const LOST: i32 = 3;

/// Whether a write to standard output has failed although its reader still existed.
static FAILED: AtomicBool = AtomicBool::new(false);

/// Whether the program continues without its output, because it must save a game.
static GOES_ON: AtomicBool = AtomicBool::new(false);

/// The sentence that reports lost output.
static SENTENCE: OnceLock<String> = OnceLock::new();

/// Sets the sentence that reports lost output.
pub fn report_loss_as(sentence: String) {
    // Set only once, before anything is printed.
    let _ = SENTENCE.set(sentence);
}

/// Lets a game continue without its output.
pub fn go_on_without_output() {
    GOES_ON.store(true, Ordering::SeqCst);
}

/// Handles lost output: it is reported once, and ends any command but a game.
///
/// A game continues without a reader, too; for other commands, a reader that has gone has read enough.
pub fn lose(error: &io::Error) {
    let goes_on = GOES_ON.load(Ordering::SeqCst);
    if error.kind() == ErrorKind::BrokenPipe && !goes_on || FAILED.swap(true, Ordering::SeqCst) {
        return;
    }
    if let Some(sentence) = SENTENCE.get() {
        complain(sentence);
    }
    if !goes_on {
        std::process::exit(LOST);
    }
}

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

/// Handles a failed write to standard output. Returns whether it succeeded.
fn note(written: io::Result<()>) -> bool {
    written.map_err(|error| lose(&error)).is_ok()
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
