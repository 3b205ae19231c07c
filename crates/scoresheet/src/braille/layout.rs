//! Lines and pages of Braille cells.

use super::cells::SPACE;

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

#[cfg(test)]
mod tests {
    use super::*;

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
}
