//! The bytes sent over a board's line, as plain text for bug reports and replay in tests.
//!
//! A line contains the seconds since the start, `<` for bytes from the board or `>` for bytes to it, and the
//! bytes in hexadecimal. A remark begins with `#`.
//!
//! ```
//! use annabella_tactile::trace::{Trace, Direction};
//! let trace: Trace = "# a lift\n0.000 > 4b\n1.250 < 8e 00 05 34 00\n".parse().unwrap();
//! assert_eq!(trace.sent_by(Direction::FromBoard), [0x8e, 0, 5, 0x34, 0]);
//! assert_eq!(trace.to_string(), "0.000 > 4b\n1.250 < 8e 00 05 34 00\n");
//! ```

use annabella_clock::Span;
use std::fmt;
use std::str::FromStr;

/// The maximum number of bytes on one line of text.
const WIDTH: usize = 32;

/// All bytes sent over the line, in order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Trace {
    /// The bytes, by time and direction.
    pub chunks: Vec<Chunk>,
}

/// Bytes sent in one direction at one time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chunk {
    /// The time since the start.
    pub at: Span,
    /// The direction.
    pub way: Direction,
    /// The bytes.
    pub bytes: Vec<u8>,
}

/// A direction on the line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Direction {
    /// From the board.
    FromBoard,
    /// To the board.
    ToBoard,
}

/// A line of text that does not belong to a trace.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line} is not part of a trace: {text}")]
pub struct TraceError {
    /// The line number, from 1.
    pub line: usize,
    /// The text of the line.
    pub text: String,
}

impl Trace {
    /// Returns all bytes sent in this direction.
    pub fn sent_by(&self, way: Direction) -> Vec<u8> {
        let chunks = self.chunks.iter().filter(|chunk| chunk.way == way);
        chunks.flat_map(|chunk| chunk.bytes.iter().copied()).collect()
    }
}

impl fmt::Display for Chunk {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let way = match self.way {
            Direction::FromBoard => '<',
            Direction::ToBoard => '>',
        };
        for bytes in self.bytes.chunks(WIDTH) {
            write!(f, "{}.{:03} {way}", self.at.0 / 1000, self.at.0 % 1000)?;
            bytes.iter().try_for_each(|byte| write!(f, " {byte:02x}"))?;
            writeln!(f)?;
        }
        Ok(())
    }
}

impl fmt::Display for Trace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.chunks.iter().try_for_each(|chunk| write!(f, "{chunk}"))
    }
}

impl FromStr for Trace {
    type Err = TraceError;

    fn from_str(text: &str) -> Result<Trace, TraceError> {
        let mut chunks = Vec::new();
        for (index, line) in text.lines().enumerate() {
            let said = line.split('#').next().unwrap_or_default().trim();
            if !said.is_empty() {
                let error = || TraceError { line: index + 1, text: line.trim().to_owned() };
                chunks.push(chunk(said).ok_or_else(error)?);
            }
        }
        Ok(Trace { chunks })
    }
}

fn chunk(line: &str) -> Option<Chunk> {
    let mut words = line.split_ascii_whitespace();
    let at = millis(words.next()?)?;
    let way = match words.next()? {
        "<" => Direction::FromBoard,
        ">" => Direction::ToBoard,
        _ => return None,
    };
    let byte = |word: &str| {
        let digits = word.len() == 2 && word.bytes().all(|digit| digit.is_ascii_hexdigit());
        u8::from_str_radix(word, 16).ok().filter(|_| digits)
    };
    let bytes: Vec<u8> = words.map(byte).collect::<Option<_>>()?;
    (!bytes.is_empty()).then_some(Chunk { at, way, bytes })
}

/// Reads `1.250`, with exactly three digits after the point.
fn millis(text: &str) -> Option<Span> {
    let (seconds, fraction) = text.split_once('.')?;
    let number = |digits: &str| {
        let all = digits.bytes().all(|digit| digit.is_ascii_digit());
        digits.parse::<u64>().ok().filter(|_| all)
    };
    let ms = number(seconds)?.checked_mul(1000)?.checked_add(number(fraction)?)?;
    (fraction.len() == 3).then_some(Span(ms))
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn what_is_no_trace_is_named_by_its_line() {
        for wrong in [
            "0.000 <",
            "0.000 < 1",
            "0.000 < 001",
            "0.000 < +1",
            "0.000 < 1g",
            "0.00 < 01",
            "0 < 01",
            ".000 < 01",
            "-1.000 < 01",
            "99999999999999999999.000 < 01",
            "0.000 = 01",
            "0.000",
            "x",
        ] {
            let error = format!("# remark\n\n{wrong}\n").parse::<Trace>().unwrap_err();
            assert_eq!(error, TraceError { line: 3, text: wrong.to_owned() });
        }
        assert_eq!("".parse(), Ok(Trace::default()));
    }

    proptest! {
        #[test]
        fn never_panics_and_reads_back_what_it_writes(text: String, at in 0u64..1_000_000_000, bytes in prop::collection::vec(any::<u8>(), 1..=WIDTH), sent: bool) {
            let way = if sent { Direction::ToBoard } else { Direction::FromBoard };
            let trace = Trace { chunks: vec![Chunk { at: Span(at), way, bytes }] };
            prop_assert_eq!(trace.to_string().parse(), Ok(trace));
            if let Ok(read) = text.parse::<Trace>() {
                prop_assert_eq!(read.to_string().parse::<Trace>().map(|again| again.sent_by(way)), Ok(read.sent_by(way)));
            }
        }
    }
}
