//! Output written in a separate thread.
//! A paused terminal, or a pipe without a reader, must not delay a clock.

use super::edited_line::HalfTyped;
use crate::devices::platform::streams::lose;
use crate::speech::plain;
use std::io::{self, Write};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::thread;
use std::time::Duration;

/// The maximum time to wait until the last lines are read.
const LAST_LINES: Duration = Duration::from_secs(60);

/// The maximum time to wait until a last error message is read.
const LAST_COMPLAINT: Duration = Duration::from_millis(500);

/// The output stream.
type Out = Arc<Mutex<dyn Write + Send>>;

/// The callback after the first line that could not be written.
type Fails = Box<dyn FnOnce(&io::Error) + Send>;

/// The half-typed line on the same terminal.
type Beside = Arc<OnceLock<HalfTyped>>;

/// A printer of lines in order. Dropping it waits, for a limited time, until they are written.
pub struct Printer {
    lines: Option<Sender<String>>,
    out: Out,
    beside: Beside,
    /// Closed once the last line is written.
    written: Receiver<()>,
    patience: Duration,
}

impl Default for Printer {
    fn default() -> Printer {
        Printer::watched(io::stdout(), lose)
    }
}

impl Printer {
    /// Creates a printer to `out`.
    pub fn onto(out: impl Write + Send + 'static) -> Printer {
        Printer::watched(out, |_| {})
    }

    /// Creates a printer to `out`; `fails` is called once, when a line cannot be written.
    pub fn watched(
        out: impl Write + Send + 'static,
        fails: impl FnOnce(&io::Error) + Send + 'static,
    ) -> Printer {
        let out: Out = Arc::new(Mutex::new(out));
        let (lines, inbox) = channel::<String>();
        let (end, written) = channel();
        let beside = Beside::default();
        let theirs = (Arc::clone(&out), Arc::clone(&beside));
        let print = move || {
            let _end: Sender<()> = end;
            let mut fails: Option<Fails> = Some(Box::new(fails));
            for line in inbox {
                if let Err(error) = put(&theirs.0, &theirs.1, &line)
                    && let Some(fails) = fails.take()
                {
                    fails(&error);
                }
            }
        };
        let printing = thread::Builder::new().name("printer".to_owned()).spawn(print);
        Printer { lines: printing.is_ok().then_some(lines), out, beside, written, patience: LAST_LINES }
    }

    /// Creates a printer on standard error. It hardly waits at the end, because no one may be reading.
    pub fn errors() -> Printer {
        let mut printer = Printer::onto(io::stderr());
        printer.patience = LAST_COMPLAINT;
        printer
    }

    /// Prints above the half-typed line, rather than into it.
    pub fn print_above(&self, typed: HalfTyped) {
        // A terminal has only one keyboard.
        let _ = self.beside.set(typed);
    }

    /// Prints a line.
    pub fn line(&self, line: String) {
        match &self.lines {
            // The thread lives as long as this printer, so sending cannot fail.
            Some(lines) => drop(lines.send(line)),
            // Without a thread, no one is notified of failures.
            None => drop(put(&self.out, &self.beside, &line)),
        }
    }
}

impl Drop for Printer {
    fn drop(&mut self) {
        self.lines = None;
        let _ = self.written.recv_timeout(self.patience);
    }
}

/// Prints a line. A vanished reader is not a reason to end a game.
fn put(out: &Out, beside: &Beside, line: &str) -> io::Result<()> {
    let typed = beside.get().map(HalfTyped::lock);
    let (hidden, shown) = typed.as_ref().map(|typed| (typed.hidden(), typed.shown())).unwrap_or_default();
    let mut out = out.lock().unwrap_or_else(PoisonError::into_inner);
    writeln!(out, "{hidden}{}", plain(line)).and_then(|()| write!(out, "{shown}")).and_then(|()| out.flush())
}
