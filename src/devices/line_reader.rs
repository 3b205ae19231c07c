//! The lines of standard input, typed or made by keys, read in a thread of its own.

use super::keyboard::Keyboard;
use super::keys::read_keys;
use super::signal::{News, SignalSender};
use super::terminal::read_lines;
use std::sync::mpsc::{Receiver, sync_channel};
use std::thread;

/// So many lines are read ahead: those of a pipe without an end would fill the memory.
const AHEAD: usize = 256;

/// Reads lines for a table. The keyboard is as it was when this is dropped.
pub struct LineReader {
    /// One for each line that was read ahead.
    ahead: Receiver<()>,
    keys: Option<Keyboard>,
}

impl LineReader {
    /// Begins to read; with a keyboard, its keys one by one.
    pub fn start(sender: SignalSender, keys: Option<Keyboard>) -> LineReader {
        let (read, ahead) = sync_channel(AHEAD);
        let keyboard = keys.as_ref().map(Keyboard::reader);
        thread::spawn(move || {
            let take = |line| {
                let at = sender.timepiece().now();
                // It waits here where the loop is far behind.
                read.send(()).is_ok() && sender.send_of(at, News::Line(line))
            };
            match keyboard {
                Some(keyboard) => read_keys(&keyboard, take),
                None => read_lines(take),
            }
            sender.send(News::InputEnds);
        });
        LineReader { ahead, keys }
    }

    /// A line was taken: another may be read.
    pub fn taken(&self) {
        let _ = self.ahead.try_recv();
    }

    /// Whether keys are read one by one.
    pub fn has_keys(&self) -> bool {
        self.keys.is_some()
    }
}
