//! The lines of standard input, typed or made by keys, read in a separate thread.

use super::signal::{News, SignalSender};
use crate::devices::terminal::keyboard::Keyboard;
use crate::devices::terminal::keys::read_keys;
use crate::devices::terminal::read_lines;
use std::cell::Cell;
use std::sync::mpsc::{Receiver, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

/// How many lines are read ahead: an endless pipe would use up the memory.
const AHEAD: usize = 256;

/// Nobody presses Ctrl-D twice within so long, with nothing between.
const AT_ONCE: Duration = Duration::from_millis(20);

/// Reads lines for a table. Dropping it restores the terminal.
pub struct LineReader {
    /// Holds one message for each line that was read ahead.
    ahead: Receiver<()>,
    keys: Option<Keyboard>,
}

impl LineReader {
    /// Begins to read: from a keyboard, if standard input is one, else lines.
    pub fn start(sender: SignalSender, keys: Option<Keyboard>) -> LineReader {
        let (read, ahead) = sync_channel(AHEAD);
        let keyboard = keys.as_ref().map(Keyboard::reader);
        if let Some(keyboard) = &keys {
            let leaves = sender.clone();
            keyboard.at_interrupt(move || {
                leaves.send(News::Leave);
            });
        }
        thread::spawn(move || {
            let came = Cell::new(false);
            let mut take = |line| {
                came.set(true);
                let at = sender.timepiece().now();
                // This blocks while the event loop is too far behind.
                read.send(()).is_ok() && sender.send_of(at, News::Line(line))
            };
            match keyboard {
                Some(keyboard) => {
                    let mut read = || match keyboard.by_keys() {
                        true => read_keys(&keyboard, &mut take),
                        false => read_lines(&mut take),
                    };
                    // At a terminal the input goes on after Ctrl-D, which asks whether it is meant. A
                    // terminal that is gone ends at once.
                    loop {
                        let began = Instant::now();
                        came.set(false);
                        read();
                        let gone = !came.get() && began.elapsed() < AT_ONCE;
                        if gone || !sender.send(News::Leave) {
                            break;
                        }
                    }
                }
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

    /// Whether the input is read key by key.
    pub fn has_keys(&self) -> bool {
        self.keys.as_ref().is_some_and(Keyboard::by_keys)
    }

    /// Hides what is typed at a terminal from now on, or shows it again.
    pub fn hide(&self, hides: bool) {
        if let Some(keyboard) = &self.keys {
            keyboard.hide(hides);
        }
    }
}
