//! Six-dot cells: letters, digits, and North American ASCII Braille.

/// North American ASCII Braille in the order of Unicode's patterns, U+2800 to U+283F.
const ASCII: &[u8; 64] = b" A1B'K2L@CIF/MSP\"E3H9O6R^DJG>NTQ,*5<-U8V.%[$+X!&;:4\\0Z7(_?W]#Y)=";

/// The empty cell.
pub(super) const SPACE: char = '⠀';
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
