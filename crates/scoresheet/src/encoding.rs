//! The text of a file in any of the usual encodings.

use std::borrow::Cow;

/// Decodes UTF-8, UTF-16 or Windows-1252, which contains Latin-1.
/// Bytes that are not text become control characters or U+FFFD.
///
/// ```
/// assert_eq!(annabella_scoresheet::decoded(b"Wei\xdf"), "Weiß");
/// ```
pub fn decoded(bytes: &[u8]) -> Cow<'_, str> {
    if let Some(text) = utf16(bytes) {
        return Cow::Owned(text);
    }
    match str::from_utf8(bytes) {
        Ok(text) => Cow::Borrowed(text.strip_prefix('\u{feff}').unwrap_or(text)),
        Err(_) => Cow::Owned(bytes.iter().map(|byte| windows_1252(*byte)).collect()),
    }
}

/// Decodes `bytes`, and refuses control characters and U+FFFD, which no text contains.
///
/// # Errors
/// The offset of the first such character in the decoded text.
pub(super) fn text(bytes: &[u8]) -> Result<Cow<'_, str>, usize> {
    let text = decoded(bytes);
    match text.find(|ch: char| ch.is_control() && !ch.is_whitespace() || ch == '\u{fffd}') {
        Some(at) => Err(at),
        None => Ok(text),
    }
}

/// Splits a text into lines, which end in LF, CR LF or CR.
pub(super) fn lines(text: &str) -> impl Iterator<Item = &str> {
    text.split('\n').flat_map(|line| line.strip_suffix('\r').unwrap_or(line).split('\r'))
}

/// Decodes UTF-16 with a byte order mark, or if every other one of the first bytes is zero.
fn utf16(bytes: &[u8]) -> Option<String> {
    let (little, rest) = match bytes {
        [0xff, 0xfe, rest @ ..] => (true, rest),
        [0xfe, 0xff, rest @ ..] => (false, rest),
        [first, 0, _, 0, ..] if *first != 0 => (true, bytes),
        [0, first, 0, _, ..] if *first != 0 => (false, bytes),
        _ => return None,
    };
    let unit = |pair: &[u8]| match little {
        true => u16::from_le_bytes([pair[0], pair[1]]),
        false => u16::from_be_bytes([pair[0], pair[1]]),
    };
    Some(String::from_utf16_lossy(&rest.chunks_exact(2).map(unit).collect::<Vec<u16>>()))
}

/// Common characters of Windows-1252 that Latin-1 lacks.
const MORE: [(u8, char); 9] = [
    (0x80, '€'),
    (0x85, '…'),
    (0x86, '†'),
    (0x87, '‡'),
    (0x91, '‘'),
    (0x92, '’'),
    (0x93, '“'),
    (0x96, '–'),
    (0x97, '—'),
];

fn windows_1252(byte: u8) -> char {
    let own = MORE.iter().find(|(own, _)| *own == byte);
    own.map_or_else(|| char::from(byte), |(_, ch)| *ch)
}

#[cfg(test)]
mod tests {
    use super::*;

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
            assert_eq!(text(bytes).unwrap(), told, "{bytes:?}");
        }
        assert_eq!(text("\u{feff}1. e4".as_bytes()).unwrap(), "1. e4");
    }

    #[test]
    fn what_is_no_text_is_refused_where_it_begins() {
        assert_eq!(text(b"1. e4\x00\x01"), Err(5));
        assert_eq!(text(b"\xff\xfe1"), Ok(Cow::Borrowed("")));
        assert_eq!(text(&[0xff, 0xfe, 0x00, 0xd8]), Err(0));
    }
}
