//! The lines of a file, in their encoding and with their ends, so that it can be written as it was read.

use encoding_rs::WINDOWS_1252;

/// The byte order mark of UTF-8.
const BOM: &[u8] = b"\xef\xbb\xbf";

/// A text file as its lines.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Text {
    /// Whether the file begins with a byte order mark.
    marked: bool,
    /// The lines with their ends.
    lines: Vec<Line>,
}

/// A line, and how it is written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Line {
    /// The line without its end.
    pub text: String,
    encoding: Encoding,
    end: LineEnd,
}

/// Encodings in which pairing programs write.
///
/// Each line has its own: one damaged byte must not spoil the names of all other players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Encoding {
    Utf8,
    /// The encoding of all other bytes. It has all printable characters of Latin-1 in the same places.
    Windows1252,
    /// The encoding of programs for DOS, CP437.
    Dos,
    /// UTF-8 with damaged bytes, each of which is a character from [`DAMAGED`] onwards.
    DamagedUtf8,
}

/// The characters of CP437 from byte 0x80 onwards.
const DOS: &str = "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u{a0}";

/// Returns the text of bytes in CP437.
fn of_dos(bytes: &[u8]) -> String {
    let char = |byte: &u8| match byte.checked_sub(0x80) {
        None => char::from(*byte),
        Some(index) => DOS.chars().nth(usize::from(index)).unwrap_or('\u{fffd}'),
    };
    bytes.iter().map(char).collect()
}

/// Returns the byte of a character in CP437.
fn dos_byte(char: char) -> Option<u8> {
    if char.is_ascii() {
        return u8::try_from(char).ok();
    }
    let index = DOS.chars().position(|each| each == char)?;
    u8::try_from(0x80 + index).ok()
}

/// Whether the names of players have letters in CP437 where Windows-1252 has other signs.
fn is_dos(lines: &[&[u8]]) -> bool {
    let (mut dos, mut windows) = (0_usize, 0_usize);
    for line in lines.iter().filter(|line| line.starts_with(b"001") && str::from_utf8(line).is_err()) {
        let is_letter =
            |char: char| char.is_alphabetic() && char < '\u{180}' && !matches!(char, 'ª' | 'º' | 'µ');
        let is_latin = |char: char| char == '’' || is_letter(char);
        let other = |text: String| text.chars().filter(|char| !char.is_ascii() && !is_latin(*char)).count();
        dos += other(of_dos(line));
        windows += other(WINDOWS_1252.decode_without_bom_handling(line).0.into_owned());
    }
    dos < windows
}

/// The first of 256 characters for damaged bytes. Unicode assigns them no meaning.
const DAMAGED: u32 = 0xf700;

/// Returns the byte for which a character stands.
fn damaged_byte(char: char) -> Option<u8> {
    u32::from(char).checked_sub(DAMAGED).and_then(|byte| u8::try_from(byte).ok())
}

/// Returns a text as a person can read it: with a sign for each damaged byte.
pub(super) fn shown(text: &str) -> String {
    text.chars().map(|char| if damaged_byte(char).is_some() { '\u{fffd}' } else { char }).collect()
}

/// The end of a line. The format demands `Cr`; most programs write another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum LineEnd {
    Lf,
    CrLf,
    Cr,
    /// The last line of a file may have no end.
    None,
}

impl LineEnd {
    const fn as_str(self) -> &'static str {
        match self {
            LineEnd::Lf => "\n",
            LineEnd::CrLf => "\r\n",
            LineEnd::Cr => "\r",
            LineEnd::None => "",
        }
    }
}

impl Text {
    /// Splits a file into its lines, whatever their encodings and ends.
    pub fn read(bytes: &[u8]) -> Text {
        let (marked, mut rest) = match bytes.strip_prefix(BOM) {
            Some(rest) => (true, rest),
            None => (false, bytes),
        };
        let mut parts = Vec::new();
        while !rest.is_empty() {
            let at = rest.iter().position(|byte| matches!(byte, b'\r' | b'\n')).unwrap_or(rest.len());
            let (line, after) = rest.split_at(at);
            let end = LineEnd::of(after);
            parts.push((line, end));
            rest = &after[end.as_str().len()..];
        }
        let is_dos = is_dos(&parts.iter().map(|(line, _)| *line).collect::<Vec<_>>());
        let other = if is_dos { Encoding::Dos } else { Encoding::Windows1252 };
        let lines = parts.into_iter().map(|(line, end)| Line::read(line, end, other)).collect();
        Text { marked, lines }
    }

    /// Returns the lines.
    pub fn lines(&self) -> &[Line] {
        &self.lines
    }

    /// Returns the bytes of the file.
    pub fn write(&self) -> Vec<u8> {
        let mut bytes = if self.marked { BOM.to_vec() } else { Vec::new() };
        for line in &self.lines {
            match line.encoding {
                Encoding::Utf8 => bytes.extend_from_slice(line.text.as_bytes()),
                // Every character comes from a byte of this encoding, or is one of ASCII.
                Encoding::Windows1252 => bytes.extend_from_slice(&WINDOWS_1252.encode(&line.text).0),
                Encoding::Dos => bytes.extend(line.text.chars().filter_map(dos_byte)),
                Encoding::DamagedUtf8 => line.text.chars().for_each(|char| match damaged_byte(char) {
                    Some(byte) => bytes.push(byte),
                    None => bytes.extend_from_slice(char.encode_utf8(&mut [0; 4]).as_bytes()),
                }),
            }
            bytes.extend_from_slice(line.end.as_str().as_bytes());
        }
        bytes
    }

    /// Returns a line for changes; `None` if the file has fewer.
    pub fn line_mut(&mut self, index: usize) -> Option<&mut String> {
        self.lines.get_mut(index).map(|line| &mut line.text)
    }
}

impl Line {
    /// Reads a line in UTF-8, or in the encoding `other`.
    fn read(bytes: &[u8], end: LineEnd, other: Encoding) -> Line {
        let (text, encoding) = if let Ok(text) = std::str::from_utf8(bytes) {
            (text.to_owned(), Encoding::Utf8)
        } else if let Some(text) = damaged_utf8(bytes) {
            (text, Encoding::DamagedUtf8)
        } else if other == Encoding::Dos {
            (of_dos(bytes), Encoding::Dos)
        } else {
            let text = WINDOWS_1252.decode_without_bom_handling(bytes).0;
            (text.into_owned(), Encoding::Windows1252)
        };
        Line { text, encoding, end }
    }
}

/// Reads a line that is UTF-8 apart from damaged bytes; `None` if no other character proves that it was.
fn damaged_utf8(bytes: &[u8]) -> Option<String> {
    let mut text = String::new();
    let mut is_utf8 = false;
    for chunk in bytes.utf8_chunks() {
        is_utf8 |= !chunk.valid().is_ascii();
        text += chunk.valid();
        text.extend(chunk.invalid().iter().filter_map(|byte| char::from_u32(DAMAGED + u32::from(*byte))));
    }
    // Real characters from `DAMAGED` onwards would be mistaken for damaged bytes.
    let is_clear =
        bytes.utf8_chunks().all(|chunk| !chunk.valid().chars().any(|char| damaged_byte(char).is_some()));
    (is_utf8 && is_clear).then_some(text)
}

impl LineEnd {
    /// Returns the end of a line that these bytes begin with.
    fn of(bytes: &[u8]) -> LineEnd {
        let ends = [LineEnd::CrLf, LineEnd::Cr, LineEnd::Lf];
        ends.into_iter().find(|end| bytes.starts_with(end.as_str().as_bytes())).unwrap_or(LineEnd::None)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn has_lines(bytes: &[u8], expected: &[&str]) {
        let text = Text::read(bytes);
        let lines: Vec<&str> = text.lines().iter().map(|line| line.text.as_str()).collect();
        assert_eq!(lines, expected, "{bytes:?}");
        assert_eq!(text.write(), bytes, "written differently");
    }

    #[test]
    fn every_encoding_and_line_end_is_written_as_it_was_read() {
        has_lines("012 Öde\n001\n".as_bytes(), &["012 Öde", "001"]);
        has_lines("\u{feff}012 Öde\r\n001".as_bytes(), &["012 Öde", "001"]);
        has_lines(b"012 \xd6de\r001\r", &["012 Öde", "001"]);
        has_lines(b"012 \x80\x81 \x93x\x94\r\r\n\n001", &["012 €\u{81} “x”", "", "", "001"]);
        has_lines(b"012 \xc3\x96de\n022 \xd6de\n", &["012 Öde", "022 Öde"]);
        has_lines(b"022 \xc3\x96d\x84e", &["022 Öd\u{f784}e"]);
        has_lines(b"022 \xef\x9e\x84\x84 \xc3\x96", &["022 ï\u{17e}„„ Ã–"]);
        has_lines(b"", &[]);
        has_lines(
            b"012 \x99de\n001 J\x81rgen\n001 M\x81ller, Ren\x82 ",
            &["012 Öde", "001 Jürgen", "001 Müller, René "],
        );
        has_lines(b"001 J\xfcrgen\n001 \x8eeljko D\xe9", &["001 Jürgen", "001 Željko Dé"]);
    }

    #[test]
    fn every_byte_survives() {
        let bytes: Vec<u8> = (0..=255).collect();
        assert_eq!(Text::read(&bytes).write(), bytes);
        let of_dos: Vec<u8> = b"001 \x81\x84\x94"
            .iter()
            .copied()
            .chain((1..=255).filter(|byte| !b"\r\n".contains(byte)))
            .collect();
        assert_eq!(Text::read(&of_dos).write(), of_dos);
    }
}
