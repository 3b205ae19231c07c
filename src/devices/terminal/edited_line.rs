//! A line typed key by key, displayed using only its characters, blanks, backspaces and line ends.
//!
//! Editors such as rustyline and reedline redraw the line with escape sequences: screen readers then read it
//! again, and a Braille display loses its position. The output of this editor can be written to a file and
//! read.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The maximum length of a line in characters; a longer one has no meaning.
const LONGEST_LINE: usize = 1000;

/// The maximum number of earlier lines that can be fetched.
const EARLIER: usize = 200;

/// A change of the line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Edit {
    Char(char),
    /// Removes the character before the cursor.
    Back,
    /// Removes the character at the cursor.
    Delete,
    Left,
    Right,
    Home,
    End,
    /// Removes everything.
    Clear,
    /// Fetches the line before the current one.
    Earlier,
    /// Fetches the line after the current one.
    Later,
}

/// A half-typed line.
#[derive(Debug, Default)]
pub(super) struct EditedLine {
    text: Vec<char>,
    cursor: usize,
    /// Whether the line is visible in the terminal.
    is_shown: bool,
    /// The number of characters in a row of the terminal.
    columns: usize,
    earlier: Vec<String>,
    /// How many lines back the current text was fetched from; 0 for new text.
    back: usize,
    /// The text typed before an earlier line was fetched.
    draft: String,
}

impl EditedLine {
    /// Whether the line is empty.
    pub fn is_empty(&self) -> bool {
        self.text.is_empty()
    }

    /// Returns the whole text.
    pub fn text(&self) -> String {
        self.text.iter().collect()
    }

    /// Returns the word before the cursor.
    pub fn word(&self) -> Option<String> {
        let before: String = self.text[..self.cursor].iter().collect();
        before.rsplit(char::is_whitespace).next().map(str::to_owned)
    }

    /// Returns the character before the cursor.
    pub fn before(&self) -> Option<char> {
        self.text[..self.cursor].last().copied()
    }

    /// Returns the character at the cursor.
    pub fn at(&self) -> Option<char> {
        self.text.get(self.cursor).copied()
    }

    /// Makes a change. Returns the text that displays it in a terminal of `columns`.
    pub fn edit(&mut self, edit: Edit, shows: bool, columns: usize) -> String {
        (self.is_shown, self.columns) = (shows, columns);
        let echo = self.changed(edit);
        if shows { echo } else { String::new() }
    }

    /// Ends the line and returns it. A hidden line cannot be fetched again.
    pub fn take(&mut self, shows: bool) -> String {
        let line: String = std::mem::take(&mut self.text).into_iter().collect();
        self.cursor = 0;
        self.back = 0;
        if shows && !line.is_empty() && self.earlier.last() != Some(&line) {
            self.earlier.push(line.clone());
            let surplus = self.earlier.len().saturating_sub(EARLIER);
            self.earlier.drain(..surplus);
        }
        line
    }

    /// Returns the text that removes the line from the terminal, to make room for another.
    pub fn hidden(&self) -> String {
        match (self.is_shown && !self.text.is_empty(), self.wraps()) {
            (false, _) => String::new(),
            // A backspace cannot move to the row above.
            (true, true) => "\n".to_owned(),
            (true, false) => self.from(self.cursor) + &"\u{8} \u{8}".repeat(self.text.len()),
        }
    }

    /// Returns the text that shows the line again below.
    pub fn shown(&self) -> String {
        if self.is_shown { self.from(0) + &backspaces(self.text.len() - self.cursor) } else { String::new() }
    }

    fn changed(&mut self, edit: Edit) -> String {
        // In a line of several rows, the cursor stays at the end.
        if self.wraps() {
            self.cursor = self.text.len();
        }
        match edit {
            Edit::Char(char) if self.text.len() < LONGEST_LINE => self.insert(char),
            Edit::Back if self.cursor > 0 => {
                self.cursor -= 1;
                self.text.remove(self.cursor);
                "\u{8}".to_owned() + &self.tail(1)
            }
            Edit::Delete if self.cursor < self.text.len() => {
                self.text.remove(self.cursor);
                self.tail(1)
            }
            Edit::Left if self.cursor > 0 && !self.wraps() => {
                self.cursor -= 1;
                backspaces(1)
            }
            Edit::Right if self.cursor < self.text.len() => {
                self.cursor += 1;
                self.text[self.cursor - 1].to_string()
            }
            Edit::Home if !self.wraps() => backspaces(std::mem::take(&mut self.cursor)),
            Edit::End => {
                let rest = self.from(self.cursor);
                self.cursor = self.text.len();
                rest
            }
            Edit::Clear => self.replaced(String::new()),
            Edit::Earlier if self.back < self.earlier.len() => self.fetch_earlier(),
            Edit::Later if self.back > 0 => self.fetch_later(),
            _ => String::new(),
        }
    }

    fn insert(&mut self, char: char) -> String {
        let reaches_the_end_of_the_row = self.text.len() + 1 == self.columns;
        let rest = self.from(self.cursor);
        self.text.insert(self.cursor, char);
        self.cursor += 1;
        if !reaches_the_end_of_the_row {
            return char.to_string() + &self.tail(0);
        }
        self.cursor = self.text.len();
        if rest.is_empty() { char.to_string() } else { format!("{rest}\n{}", self.from(0)) }
    }

    fn fetch_earlier(&mut self) -> String {
        if self.back == 0 {
            self.draft = self.from(0);
        }
        self.back += 1;
        self.replaced(self.earlier[self.earlier.len() - self.back].clone())
    }

    fn fetch_later(&mut self) -> String {
        self.back -= 1;
        let later = self.earlier.get(self.earlier.len() - self.back).cloned();
        let text = later.unwrap_or_else(|| std::mem::take(&mut self.draft));
        self.replaced(text)
    }

    fn replaced(&mut self, text: String) -> String {
        let hidden = self.hidden();
        self.text = text.chars().collect();
        self.cursor = self.text.len();
        hidden + &text
    }

    fn from(&self, place: usize) -> String {
        self.text.iter().skip(place).collect()
    }

    /// Returns the text after the cursor, blanks over removed characters, and backspaces to the cursor.
    fn tail(&self, blanks: usize) -> String {
        let after = self.text.len() - self.cursor;
        self.from(self.cursor) + &" ".repeat(blanks) + &backspaces(after + blanks)
    }

    fn wraps(&self) -> bool {
        self.text.len() >= self.columns
    }
}

fn backspaces(count: usize) -> String {
    "\u{8}".repeat(count)
}

/// A line that one thread reads by keys while another prints.
#[derive(Clone, Debug, Default)]
pub struct HalfTyped(Arc<Mutex<EditedLine>>);

impl HalfTyped {
    pub(super) fn lock(&self) -> MutexGuard<'_, EditedLine> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    const COLUMNS: usize = 30;

    /// A terminal that handles characters, backspaces and line ends: its rows, and the cursor in the last.
    #[derive(Default)]
    struct Rows {
        rows: Vec<Vec<char>>,
        row: Vec<char>,
        cursor: usize,
    }

    impl Rows {
        fn put(&mut self, text: &str) {
            for char in text.chars() {
                match char {
                    '\u{8}' => self.cursor = self.cursor.checked_sub(1).expect("no way to the row above"),
                    '\n' => {
                        self.rows.push(std::mem::take(&mut self.row));
                        self.cursor = 0;
                    }
                    char => {
                        if self.cursor < self.row.len() {
                            self.row[self.cursor] = char;
                        } else {
                            self.row.push(char);
                        }
                        self.cursor += 1;
                    }
                }
            }
        }

        fn last(&self) -> String {
            self.row.iter().collect::<String>().trim_end().to_owned()
        }
    }

    fn edits() -> impl Strategy<Value = Edit> {
        let others = [
            Edit::Back,
            Edit::Delete,
            Edit::Left,
            Edit::Right,
            Edit::Home,
            Edit::End,
            Edit::Clear,
            Edit::Earlier,
            Edit::Later,
        ];
        prop_oneof![
            3 => prop::char::range('a', 'z').prop_map(Edit::Char),
            2 => prop::sample::select(others.to_vec()),
        ]
    }

    proptest! {
        /// The terminal shows the typed text, with the cursor where the next character comes.
        /// It never mixes the text with a printed line.
        #[test]
        fn what_is_shown_is_what_is_typed(steps in prop::collection::vec((edits(), 0..12usize), 1..80)) {
            let (mut line, mut rows) = (EditedLine::default(), Rows::default());
            for (edit, then) in steps {
                rows.put(&line.edit(edit, true, COLUMNS));
                if line.text.len() < COLUMNS {
                    prop_assert_eq!(rows.last(), line.from(0));
                    prop_assert_eq!(rows.cursor, line.cursor);
                }
                if then == 0 {
                    rows.put("\n");
                    let taken = line.take(true);
                    prop_assert!(taken.is_empty() || line.earlier.last() == Some(&taken));
                }
                if then == 1 && line.text.len() < COLUMNS {
                    rows.put(&line.hidden());
                    rows.put("an answer\n");
                    rows.put(&line.shown());
                    let answer: String = rows.rows[rows.rows.len() - 1].iter().collect();
                    prop_assert_eq!(answer.trim_end(), "an answer");
                    prop_assert_eq!(rows.last(), line.from(0));
                    prop_assert_eq!(rows.cursor, line.cursor);
                }
                if line.text.len() >= COLUMNS {
                    rows.put("\n");
                    line = EditedLine::default();
                }
            }
        }
    }

    #[test]
    fn earlier_lines_are_fetched_and_what_was_begun_is_kept() {
        let mut line = EditedLine::default();
        for text in ["e4", "time", "time"] {
            text.chars().for_each(|char| drop(line.edit(Edit::Char(char), true, 80)));
            assert_eq!(line.take(true), text);
        }
        // A PIN is not kept.
        "4711".chars().for_each(|char| assert_eq!(line.edit(Edit::Char(char), false, 80), ""));
        assert_eq!(line.take(false), "4711");
        line.edit(Edit::Char('N'), true, 80);
        assert_eq!(line.edit(Edit::Earlier, true, 80), "\u{8} \u{8}time");
        assert_eq!(line.edit(Edit::Earlier, true, 80), "\u{8} \u{8}\u{8} \u{8}\u{8} \u{8}\u{8} \u{8}e4");
        assert_eq!(line.edit(Edit::Earlier, true, 80), "");
        line.edit(Edit::Later, true, 80);
        line.edit(Edit::Later, true, 80);
        assert_eq!(line.take(true), "N");
    }
}
