//! Six-dot cells, their lines and their pages.

/// The size of a line and of a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Layout {
    /// Cells per line.
    pub width: usize,
    /// Lines per page; 0 means one endless page.
    pub page: usize,
}

impl Default for Layout {
    /// Returns 40 cells, as most displays and embossers have, and 25 lines.
    fn default() -> Layout {
        Layout { width: 40, page: 25 }
    }
}

impl Layout {
    /// The smallest width, in cells, that holds every move.
    pub const NARROWEST: usize = 20;

    /// Wraps `words` to lines of `width` cells; all lines but the first are indented by 2 cells.
    pub(super) fn wrapped(&self, words: &[String]) -> Vec<String> {
        let length = |text: &str| text.chars().count();
        let mut lines: Vec<String> = Vec::new();
        for word in words {
            match lines.last_mut() {
                None => lines.push(word.clone()),
                Some(line) if length(line) + 1 + length(word) <= self.width => {
                    line.push(SPACE);
                    line.push_str(word);
                }
                Some(_) => lines.push(format!("{SPACE}{SPACE}{word}")),
            }
        }
        lines
    }

    /// Joins lines to pages, with form feeds between pages; the lines of a row stay on one page.
    pub(super) fn paged(&self, rows: &[Vec<String>]) -> String {
        let mut text = String::new();
        let mut used = 0;
        for row in rows {
            if self.page > 0 && used > 0 && used + row.len() > self.page {
                text.push('\x0c');
                used = 0;
            }
            used += row.len();
            for line in row {
                text.push_str(line);
                text.push('\n');
            }
        }
        text
    }
}

/// North American ASCII Braille in the order of Unicode's patterns, U+2800 to U+283F.
const ASCII: &[u8; 64] = b" A1B'K2L@CIF/MSP\"E3H9O6R^DJG>NTQ,*5<-U8V.%[$+X!&;:4\\0Z7(_?W]#Y)=";

/// The empty cell.
const SPACE: char = '⠀';
/// The number sign, which precedes digits in the cells of letters.
pub(super) const NUMBER: char = '⠼';

/// Returns the cell of a lower-case letter, the same in German and English.
pub(super) fn letter(letter: char) -> Option<char> {
    const LETTERS: &str = "⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚⠅⠇⠍⠝⠕⠏⠟⠗⠎⠞⠥⠧⠺⠭⠽⠵";
    nth(LETTERS, u32::from(letter).checked_sub(u32::from('a'))?)
}

/// Returns the upper-dot cell of a digit: that of a letter, so it needs a number sign before it.
pub(super) fn upper(digit: char) -> Option<char> {
    nth("⠚⠁⠃⠉⠙⠑⠋⠛⠓⠊", digit.to_digit(10)?)
}

/// Returns the lower-dot cell of a digit, which needs no number sign.
pub(super) fn lower(digit: char) -> Option<char> {
    nth("⠴⠂⠆⠒⠲⠢⠖⠶⠦⠔", digit.to_digit(10)?)
}

fn nth(cells: &str, index: u32) -> Option<char> {
    cells.chars().nth(usize::try_from(index).ok()?)
}

/// Replaces Braille patterns by ASCII Braille and keeps everything else.
pub(super) fn ascii(text: &str) -> String {
    let one = |cell: char| {
        let dots = u32::from(cell).checked_sub(u32::from(SPACE));
        let found = dots.and_then(|dots| ASCII.get(usize::try_from(dots).ok()?));
        found.map_or(cell, |&byte| char::from(byte))
    };
    text.chars().map(one).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    fn words(text: &str) -> Vec<String> {
        text.split(' ').map(str::to_owned).collect()
    }

    #[test]
    fn long_lines_are_broken_between_words() {
        let layout = Layout { width: 9, page: 0 };
        assert_eq!(layout.wrapped(&words("12. Sf3x d5")), ["12.⠀Sf3x", "⠀⠀d5"]);
        assert_eq!(layout.wrapped(&words("12. Sf3 d5")), ["12.⠀Sf3", "⠀⠀d5"]);
        assert_eq!(layout.wrapped(&words("1. e4 e5")), ["1.⠀e4⠀e5"]);
        assert!(layout.wrapped(&[]).is_empty());
    }

    #[test]
    fn pages_end_between_pairs() {
        let rows = [words("a"), words("b c"), words("d")];
        assert_eq!(Layout { width: 9, page: 2 }.paged(&rows), "a\n\x0cb\nc\n\x0cd\n");
        assert_eq!(Layout { width: 9, page: 3 }.paged(&rows), "a\nb\nc\n\x0cd\n");
        assert_eq!(Layout { width: 9, page: 0 }.paged(&rows), "a\nb\nc\nd\n");
        // A row longer than a page starts on a new page.
        assert_eq!(Layout { width: 9, page: 1 }.paged(&rows), "a\n\x0cb\nc\n\x0cd\n");
    }

    #[test]
    fn ascii_braille_has_each_cell_once() {
        let all: String = (0x2800..0x2840).filter_map(char::from_u32).collect();
        let ascii = ascii(&all);
        assert_eq!(ascii.chars().collect::<BTreeSet<_>>().len(), 64);
        assert!(ascii.is_ascii());
        // From the standard's table: dots 1; 1 2; 3 4 5 6; 1 2 3 4 5 6; 2; 4 6.
        assert_eq!(super::ascii("⠁⠃⠼⠿⠂⠨\n"), "AB#=1.\n");
    }

    #[test]
    fn letters_and_digits_have_their_cells() {
        let text: String = "kdtls".chars().filter_map(letter).collect();
        assert_eq!(text, "⠅⠙⠞⠇⠎");
        assert_eq!((letter('z'), letter('A'), letter('{')), (Some('⠵'), None, None));
        assert_eq!((upper('8'), upper('0'), upper('x')), (Some('⠓'), Some('⠚'), None));
        assert_eq!((lower('8'), lower('0'), lower('9')), (Some('⠦'), Some('⠴'), Some('⠔')));
    }
}
