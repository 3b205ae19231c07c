//! The lines of a file in any of the usual encodings, one at a time.

use chardetng::EncodingDetector;
use encoding_rs::{Encoding, UTF_16BE, UTF_16LE, WINDOWS_1252};
use std::borrow::Cow;
use std::cell::Cell;
use std::collections::VecDeque;
use std::io::{self, BufRead, Cursor, Read};

/// The maximum length of a line in bytes; the rest of a longer one is read as the next line.
const LONGEST: u64 = 1 << 20;
/// The number of bytes by which a binary file is recognised.
const HEAD: usize = 4096;

/// One line of a file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct TextLine {
    /// Its number, from 1.
    pub number: usize,
    /// The text without its end.
    pub text: String,
    /// The column, from 1, of the first sign that no text contains; there is a space instead.
    pub garbled: Option<usize>,
    /// The places in the text, in characters, where invisible signs were.
    removed: Vec<usize>,
}

impl TextLine {
    /// Creates a line of a text; `lossy` says that some of its bytes cannot be decoded.
    fn new(number: usize, raw: &str, lossy: bool) -> TextLine {
        let mut line = TextLine { number, text: String::with_capacity(raw.len()), ..TextLine::default() };
        let raw = without_markup(raw);
        let mut length = 0;
        for (column, sign) in raw.chars().enumerate() {
            // Padding, the end of a text in DOS, and marks of byte order.
            if matches!(sign, '\0' | '\u{1a}' | '\u{feff}') {
                line.removed.push(length);
                continue;
            }
            let is_control = sign.is_control() && !sign.is_whitespace();
            if is_control || lossy && sign == '\u{fffd}' {
                line.garbled.get_or_insert(column + 1);
            }
            line.text.push(if is_control { ' ' } else { sign });
            length += 1;
        }
        line
    }

    /// Returns this line with the text of later lines added to its own.
    pub fn continued(&self, text: String) -> TextLine {
        TextLine { text, ..self.clone() }
    }

    /// Returns the column, from 1, after this many characters of the text.
    fn column_after(&self, before: usize) -> usize {
        before + self.removed.partition_point(|&removed| removed <= before) + 1
    }
}

/// The markup that text copied from web pages and forums has between its words.
const MARKUP: [&str; 8] = ["<br>", "<br/>", "<br />", "<p>", "</p>", "&nbsp;", "[pgn]", "[/pgn]"];

/// Returns a line with blanks in place of the markup of web pages.
fn without_markup(raw: &str) -> Cow<'_, str> {
    let mut text = Cow::Borrowed(raw);
    let lower = match raw.contains(['<', '&', '[']) {
        true => raw.to_ascii_lowercase(),
        false => return text,
    };
    for mark in MARKUP {
        for (at, _) in lower.match_indices(mark) {
            text.to_mut().replace_range(at..at + mark.len(), &" ".repeat(mark.len()));
        }
    }
    text
}

/// The columns in a line, which are mostly asked for from left to right.
#[derive(Default)]
pub(super) struct Columns {
    /// A place in bytes, and the number of characters before it.
    last: Cell<(usize, usize)>,
}

impl Columns {
    /// Returns the column of a place, given in bytes.
    pub fn of(&self, line: &TextLine, at: usize) -> usize {
        let (from, count) = Some(self.last.get()).filter(|(from, _)| *from <= at).unwrap_or_default();
        let before = count + line.text[from..at].chars().count();
        self.last.set((at, before));
        line.column_after(before)
    }
}

/// The lines of a file, which end in LF, CR LF or CR.
pub(super) struct Lines<'a> {
    bytes: Box<dyn BufRead + 'a>,
    number: usize,
    /// Parts of the last line read that are lines of their own.
    ready: VecDeque<Vec<u8>>,
    /// The detector of the encoding of lines that are not UTF-8.
    detector: EncodingDetector,
}

impl<'a> Lines<'a> {
    /// Opens a file; `None` if it is not text, or a web page.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn of(mut bytes: impl BufRead + 'a) -> io::Result<Option<Lines<'a>>> {
        let mut head = Vec::new();
        bytes.by_ref().take(HEAD as u64).read_to_end(&mut head)?;
        let bytes: Box<dyn BufRead + 'a> = match utf16(&head) {
            Some(encoding) => {
                bytes.read_to_end(&mut head)?;
                let (text, ..) = encoding.decode(&head);
                let is_text = |sign: char| sign != '\u{fffd}' && sign != '\0';
                if !text.chars().take(HEAD).all(is_text) || is_web_page(text.as_bytes()) {
                    return Ok(None);
                }
                Box::new(Cursor::new(text.into_owned().into_bytes()))
            }
            None if is_binary(&head) || is_web_page(&head) => return Ok(None),
            None => Box::new(Cursor::new(head).chain(bytes)),
        };
        let detector = EncodingDetector::new();
        Ok(Some(Lines { bytes, number: 0, ready: VecDeque::new(), detector }))
    }

    /// Returns the next line; `None` at the end of the file.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn next(&mut self) -> io::Result<Option<TextLine>> {
        if self.ready.is_empty() {
            let mut read = Vec::new();
            if self.bytes.by_ref().take(LONGEST).read_until(b'\n', &mut read)? == 0 {
                return Ok(None);
            }
            let end = [&b"\r\n"[..], b"\n"]
                .iter()
                .find_map(|end| read.strip_suffix(*end))
                .map_or(read.len(), <[u8]>::len);
            self.ready = read[..end].split(|&byte| byte == b'\r').map(<[u8]>::to_vec).collect();
        }
        let Some(line) = self.ready.pop_front() else { return Ok(None) };
        self.number += 1;
        let (text, lossy) = self.decoded(&line);
        Ok(Some(TextLine::new(self.number, &text, lossy)))
    }

    /// Decodes a line as UTF-8 or in the encoding that the earlier lines suggest.
    ///
    /// Each line may have been exported by another program.
    /// Also returns whether some bytes cannot be decoded.
    fn decoded(&mut self, line: &[u8]) -> (String, bool) {
        if let Ok(text) = str::from_utf8(line) {
            return (text.to_owned(), false);
        }
        // One bad byte in a line that otherwise is UTF-8 is shown as such.
        let chunks = || line.utf8_chunks();
        let beyond = chunks().flat_map(|chunk| chunk.valid().chars()).filter(|sign| !sign.is_ascii()).count();
        if beyond >= chunks().filter(|chunk| !chunk.invalid().is_empty()).count() {
            return (String::from_utf8_lossy(line).into_owned(), true);
        }
        self.detector.feed(line, false);
        let guessed = self.detector.guess(None, false);
        let encoding = if guessed.is_single_byte() { guessed } else { WINDOWS_1252 };
        let (text, lossy) = encoding.decode_without_bom_handling(line);
        (text.into_owned(), lossy)
    }
}

/// Returns the byte order of UTF-16, by its mark or by the zeros among the first bytes.
fn utf16(head: &[u8]) -> Option<&'static Encoding> {
    match head {
        [0xff, 0xfe, ..] => Some(UTF_16LE),
        [0xfe, 0xff, ..] => Some(UTF_16BE),
        [first, 0, second, 0, ..] if *first != 0 && *second != 0 => Some(UTF_16LE),
        [0, first, 0, second, ..] if *first != 0 && *second != 0 => Some(UTF_16BE),
        _ => None,
    }
}

/// Whether a file is not text: many of its signs are none.
fn is_binary(head: &[u8]) -> bool {
    let padding = head.iter().rev().take_while(|&&byte| matches!(byte, 0 | 0x1a)).count();
    let head = &head[..head.len() - padding];
    let control = |byte: &&u8| byte.is_ascii_control() && !byte.is_ascii_whitespace();
    let controls = head.iter().filter(control).count();
    controls > 3 && 20 * controls > head.len()
}

/// Whether the first text of a file is an element of HTML, which would be read as moves.
fn is_web_page(head: &[u8]) -> bool {
    let text = head.strip_prefix("\u{feff}".as_bytes()).unwrap_or(head).trim_ascii_start();
    let Some(name) = text.strip_prefix(b"<") else { return false };
    name.starts_with(b"!") || name.starts_with(b"?xml") || name.first().is_some_and(u8::is_ascii_alphabetic)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(bytes: &[u8]) -> Vec<TextLine> {
        let mut lines = Lines::of(bytes).unwrap().unwrap();
        std::iter::from_fn(|| lines.next().unwrap()).collect()
    }

    fn text(bytes: &[u8]) -> Vec<String> {
        lines(bytes).into_iter().map(|line| line.text).collect()
    }

    #[test]
    fn the_usual_encodings_are_read() {
        let told = "1. e4 e5 ½–½ Weiß";
        let latin = b"1. e4 e5 \xbd\x96\xbd Wei\xdf";
        let little: Vec<u8> = told.encode_utf16().flat_map(u16::to_le_bytes).collect();
        let big: Vec<u8> = told.encode_utf16().flat_map(u16::to_be_bytes).collect();
        let marked = [&[0xff, 0xfe], little.as_slice()].concat();
        let big_marked = [&[0xfe, 0xff], big.as_slice()].concat();
        let all: [&[u8]; 6] = [told.as_bytes(), latin, &little, &big, &marked, &big_marked];
        for bytes in all {
            assert_eq!(text(bytes), [told], "{bytes:?}");
        }
        // Two files, one after the other.
        let both = [told.as_bytes(), b"\n", latin].concat();
        assert_eq!(text(&both), [told, told]);
        let cyrillic = "1. е4 е5 2. Кf3 Кc6 3. Сb5 а6 Петров Иванов".encode_utf16();
        let cyrillic = String::from_utf16(&cyrillic.collect::<Vec<u16>>()).unwrap();
        assert_eq!(text(&encoding_rs::WINDOWS_1251.encode(&cyrillic).0), [cyrillic]);
    }

    #[test]
    fn every_end_of_a_line_counts_and_none_is_added() {
        for bytes in
            [&b"a\nb\n\nc"[..], b"a\r\nb\r\n\r\nc\r\n", b"a\rb\r\rc", b"a\nb\n\nc\x1a", b"a\rb\n\rc\0\0\0"]
        {
            assert_eq!(text(bytes), ["a", "b", "", "c"], "{bytes:?}");
        }
        assert!(text(b"").is_empty());
    }

    #[test]
    fn marks_and_padding_go_and_columns_stay() {
        let read = &lines("\u{feff}1. e4\0 e5\t\u{7}x\u{feff}".as_bytes())[0];
        assert_eq!((read.text.as_str(), read.garbled), ("1. e4 e5\t x", Some(12)));
        let columns: Vec<usize> = [0, 3, 6, 10].map(|at| Columns::default().of(read, at)).to_vec();
        assert_eq!(columns, [2, 5, 9, 13]);
        // One byte of another encoding in UTF-8.
        let read = &lines(b"[White \"L\xc3\xadnd, Bj\xf6rn\"]")[0];
        assert_eq!((read.garbled, read.text.contains('í')), (Some(17), true));
    }

    #[test]
    fn markup_between_words_is_blank_and_columns_stay() {
        assert_eq!(text(b"1. e4 e5<br>2. Nf3&nbsp;Nc6<BR/>"), ["1. e4 e5    2. Nf3      Nc6     "]);
        assert_eq!(text(b"1. e4 {a <b> & c < d}"), ["1. e4 {a <b> & c < d}"]);
        assert_eq!(text(b"[PGN]1. e4[/pgn]"), ["     1. e4      "]);
    }

    #[test]
    fn binary_files_and_web_pages_are_no_text() {
        for bytes in [
            &b"\x7fELF\x02\x01\x01\0\0\0\0\0\0\0\0\0\x03\0>\0"[..],
            b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR",
            b"\xff\xfe\0\xd8",
            b"<!DOCTYPE html>\n<html><body>1. e4 e5</body></html>",
            b"\xef\xbb\xbf\n <html lang=\"en\">",
            b"<?xml version=\"1.0\"?>",
            b"<table><tr><td>1.</td><td>e4</td></tr></table>",
            b"\xff\xfe<\0p\0>\0",
        ] {
            assert!(Lines::of(bytes).unwrap().is_none(), "{bytes:?}");
        }
    }
}
