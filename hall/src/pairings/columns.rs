//! The columns of a line, from 1, as the description of the format counts them.

use super::text::shown;

/// Ways in which a program may have counted columns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Counting {
    /// A column for each character.
    Characters,
    /// As `Characters`, but an editor has replaced blanks by tabs, whose stops have this distance.
    TabStops(usize),
    /// As `Characters`, but each tab stands for this number of blanks.
    EachTab(usize),
    /// A column for each byte, although the file is UTF-8.
    Bytes,
}

/// A field: its first and last column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Span {
    /// The first column.
    pub first: usize,
    /// The last column.
    pub last: usize,
}

impl Span {
    /// Creates the span of these columns.
    pub const fn new(first: usize, last: usize) -> Span {
        Span { first, last }
    }

    /// Creates the span of one column.
    pub const fn at(column: usize) -> Span {
        Span { first: column, last: column }
    }
}

/// A line by columns. Columns after its end are blank.
pub(super) struct Columns<'a> {
    text: &'a str,
    /// The byte at which each column begins, and the end of the text.
    offsets: Vec<usize>,
}

impl Columns<'_> {
    /// Counts the columns of a line.
    pub fn new(text: &str, counting: Counting) -> Columns<'_> {
        let mut offsets = Vec::with_capacity(text.len() + 1);
        match counting {
            Counting::Characters => offsets.extend(text.char_indices().map(|(at, _)| at)),
            Counting::Bytes => offsets.extend(0..text.len()),
            Counting::TabStops(_) | Counting::EachTab(_) => {
                for (at, char) in text.char_indices() {
                    let width = match counting {
                        Counting::TabStops(stop) if char == '\t' => stop - offsets.len() % stop,
                        Counting::EachTab(blanks) if char == '\t' => blanks,
                        _ => 1,
                    };
                    offsets.extend(std::iter::repeat_n(at, width));
                }
            }
        }
        offsets.push(text.len());
        Columns { text, offsets }
    }

    /// Returns the number of columns up to the last that is not blank.
    pub fn used(&self) -> usize {
        let end = self.text.trim_end().len();
        self.offsets.partition_point(|offset| *offset < end)
    }

    /// Returns the contents of a field, without blanks around them.
    pub fn field(&self, span: Span) -> String {
        let offset = |column: usize| self.offsets.get(column).copied().unwrap_or(self.text.len());
        let bytes = &self.text.as_bytes()[offset(span.first - 1)..offset(span.last)];
        shown(String::from_utf8_lossy(bytes).trim())
    }
}

/// Puts an ASCII character into a column. A shorter line is filled with blanks, and a tab in the way is
/// replaced by them.
pub(super) fn put(line: &mut String, counting: Counting, column: usize, char: char) {
    let index = column - 1;
    let mut offsets = Columns::new(line, counting).offsets;
    while offsets.len() <= index + 1 {
        offsets.push(line.len() + 1);
        line.push(' ');
    }
    let at = offsets[index];
    let first = offsets.partition_point(|offset| *offset < at);
    let after = offsets.partition_point(|offset| *offset <= at);
    let end = offsets.get(after).copied().unwrap_or(line.len());
    // Only a program that counts bytes inside a character could come here with half of one.
    if line.is_char_boundary(at) && line.is_char_boundary(end) {
        let filled: String = (first..after).map(|place| if place == index { char } else { ' ' }).collect();
        line.replace_range(at..end, &filled);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_are_found_by_each_way_of_counting() {
        let field = |text, counting, first, last| Columns::new(text, counting).field(Span::new(first, last));
        assert_eq!(field("001 Öder 12", Counting::Characters, 5, 8), "Öder");
        assert_eq!(field("001 Öder 12", Counting::Characters, 10, 20), "12");
        assert_eq!(field("001 Öder 12", Counting::Bytes, 11, 12), "12");
        assert_eq!(field("001\tÖder\t12", Counting::TabStops(8), 9, 12), "Öder");
        assert_eq!(field("001\tÖder\t12", Counting::TabStops(8), 17, 18), "12");
        assert_eq!(field("001\tÖder\t12", Counting::TabStops(8), 4, 8), "");
        assert_eq!(field("001\tÖder\t12", Counting::EachTab(3), 7, 10), "Öder");
        assert_eq!(field("001\tÖder\t12", Counting::EachTab(3), 14, 15), "12");
        assert_eq!(field("001", Counting::Characters, 90, 99), "");
        assert_eq!(Columns::new("001 Ö  \t", Counting::Characters).used(), 5);
        assert_eq!(Columns::new("", Counting::Characters).used(), 0);
    }

    #[test]
    fn a_character_is_put_into_its_column() {
        let put_into = |text: &str, counting, column| {
            let mut line = text.to_owned();
            put(&mut line, counting, column, '#');
            line
        };
        assert_eq!(put_into("Öab", Counting::Characters, 2), "Ö#b");
        assert_eq!(put_into("Öab", Counting::Bytes, 3), "Ö#b");
        assert_eq!(put_into("Öab", Counting::Bytes, 2), "Öab");
        assert_eq!(put_into("Öab", Counting::Characters, 6), "Öab  #");
        assert_eq!(put_into("a\tb", Counting::TabStops(8), 4), "a  #    b");
        assert_eq!(put_into("a\tb", Counting::TabStops(8), 9), "a\t#");
        assert_eq!(put_into("a\tb", Counting::TabStops(8), 12), "a\tb  #");
        assert_eq!(put_into("", Counting::Characters, 1), "#");
    }
}
