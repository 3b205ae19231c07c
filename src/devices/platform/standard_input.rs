//! Standard input, line by line.

use crate::speech::plain;
use std::io::{self, BufRead, BufReader};
pub use system::key_waits;
use system::wait_for_input;

/// The maximum length of a line in bytes; a longer one has no meaning.
const LONGEST_LINE: u64 = 4096;

/// Reads lines from standard input until it ends, and passes them on.
/// Bytes that are not UTF-8 become replacement characters, so that such a line is refused as a whole.
pub fn read_lines(each: impl FnMut(String) -> bool) {
    lines_of(BufReader::new(WaitingInput), each);
}

/// Standard input that always waits for data, even if another program has made it non-blocking.
struct WaitingInput;

impl io::Read for WaitingInput {
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        loop {
            match io::Read::read(&mut io::stdin(), bytes) {
                Err(error) if error.kind() == io::ErrorKind::WouldBlock => wait_for_input()?,
                read => return read,
            }
        }
    }
}

/// Passes on the lines of an input. The rest of an overlong line is skipped, because it may never end.
pub(in crate::devices) fn lines_of(mut input: impl BufRead, mut each: impl FnMut(String) -> bool) {
    let mut bytes = Vec::new();
    loop {
        bytes.clear();
        let mut part = io::Read::take(&mut input, LONGEST_LINE);
        let read = part.read_until(b'\n', &mut bytes);
        let Ok(1..) = read else { return };
        let whole = bytes.ends_with(b"\n") || (bytes.len() as u64) < LONGEST_LINE;
        if !whole && input.skip_until(b'\n').is_err() {
            return;
        }
        let text = String::from_utf8_lossy(&bytes);
        let line = plain(text.trim_end_matches(['\n', '\r']));
        if !each(line) {
            return;
        }
    }
}

#[cfg(unix)]
mod system {
    use rustix::event::{PollFd, PollFlags, Timespec, poll};
    use rustix::io::Errno;
    use std::io;
    use std::time::Duration;

    /// Waits for a key at most `longest`, and returns whether there is one.
    /// It stays for the next reader, which may be the user's shell.
    pub fn key_waits(longest: Duration) -> bool {
        let input = io::stdin();
        let mut waits = [PollFd::new(&input, PollFlags::IN)];
        let longest = Timespec::try_from(longest).ok();
        poll(&mut waits, longest.as_ref()).is_ok_and(|ready| ready > 0)
    }

    /// Waits until there is something to read.
    ///
    /// # Errors
    /// The system cannot wait for input.
    pub fn wait_for_input() -> io::Result<()> {
        let input = io::stdin();
        let mut waits = [PollFd::new(&input, PollFlags::IN)];
        match poll(&mut waits, None) {
            Ok(_) | Err(Errno::INTR) => Ok(()),
            Err(error) => Err(error.into()),
        }
    }
}

#[cfg(windows)]
mod system {
    use crossterm::event::{Event, KeyEventKind, poll, read};
    use std::io;
    use std::thread::sleep;
    use std::time::Duration;

    /// Waits for a key at most `longest`, and returns whether there was one.
    /// Unlike on Unix it is taken, as other events of the console must be, for example a new focus.
    pub fn key_waits(longest: Duration) -> bool {
        poll(longest).unwrap_or(false)
            && matches!(read(), Ok(Event::Key(key)) if key.kind != KeyEventKind::Release)
    }

    /// Waits a moment: as far as is known, reading always blocks on Windows.
    ///
    /// # Errors
    /// Never fails.
    pub fn wait_for_input() -> io::Result<()> {
        sleep(Duration::from_millis(10));
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(input: &[u8]) -> Vec<String> {
        let mut lines = Vec::new();
        lines_of(input, |line| {
            lines.push(line);
            true
        });
        lines
    }

    #[test]
    fn lines_are_read_whatever_bytes_they_hold() {
        assert_eq!(lines(b"last \x1b[2J\0\n"), ["last  [2J "]);
        assert_eq!(lines(b"e4\r\n\n\xff\nd4"), ["e4", "", "\u{fffd}", "d4"]);
    }

    #[test]
    fn of_a_line_without_end_only_the_beginning_is_kept() {
        let long = [b"a".repeat(1_000_000), b"\ne4\n".to_vec()].concat();
        let read = lines(&long);
        assert_eq!((read[0].len(), read[1].as_str(), read.len()), (4096, "e4", 2));
        let exact = [b"a".repeat(4095), b"\ne4\n".to_vec()].concat();
        assert_eq!(lines(&exact)[1], "e4");
        let over = [b"a".repeat(4096), b"\ne4\n".to_vec()].concat();
        assert_eq!(lines(&over)[1], "e4");
    }
}
