//! The lines of an engine, none of which is longer than a limit.

use std::io::{self, BufRead};

/// The maximum length of a line in bytes; the lines of engines have a few hundred.
const LONGEST: usize = 1 << 14;

/// The next line of an engine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EngineLine {
    /// A line without its end; bytes that are not text are replaced.
    Text(String),
    /// More bytes than a line can have, without an end.
    TooLong,
    /// The output has ended.
    End,
}

/// Reads the next line; an error counts as the end.
pub fn next_line(reader: &mut impl BufRead) -> EngineLine {
    let mut line = Vec::new();
    match read_up_to(reader, &mut line) {
        Ok(true) => EngineLine::Text(String::from_utf8_lossy(&line).into_owned()),
        Ok(false) if line.len() > LONGEST => EngineLine::TooLong,
        Ok(false) if !line.is_empty() => EngineLine::Text(String::from_utf8_lossy(&line).into_owned()),
        Ok(false) | Err(_) => EngineLine::End,
    }
}

/// Reads to the end of a line, or until the line is too long. Returns whether the line has an end.
fn read_up_to(reader: &mut impl BufRead, line: &mut Vec<u8>) -> io::Result<bool> {
    loop {
        let available = match reader.fill_buf() {
            Ok(available) => available,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        if available.is_empty() || line.len() > LONGEST {
            return Ok(false);
        }
        let end = available.iter().position(|byte| *byte == b'\n');
        let taken = end.unwrap_or(available.len());
        line.extend_from_slice(&available[..taken]);
        reader.consume(end.map_or(taken, |end| end + 1));
        if end.is_some() {
            return Ok(true);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::{BufReader, Read, repeat};

    #[test]
    fn lines_are_read_to_the_end() {
        let mut reader = BufReader::new(&b"uciok\r\n\xff\nlast"[..]);
        let text = |text: &str| EngineLine::Text(text.to_owned());
        assert_eq!(next_line(&mut reader), text("uciok\r"));
        assert_eq!(next_line(&mut reader), text("\u{fffd}"));
        assert_eq!(next_line(&mut reader), text("last"));
        assert_eq!(next_line(&mut reader), EngineLine::End);
    }

    #[test]
    fn a_gigabyte_without_an_end_is_not_read() {
        let mut endless = BufReader::new(repeat(b'x').take(1 << 30));
        assert_eq!(next_line(&mut endless), EngineLine::TooLong);
        assert!(endless.into_inner().limit() > (1 << 30) - (1 << 17));
    }
}
