//! The lines typed at a table, some of which must wait.

use crate::devices::tables::line_reader::LineReader;
use crate::devices::tables::signal::Signal;

/// Standard input, and the lines held while an envelope is closed or opened.
pub(super) struct TypedLines {
    reader: Option<LineReader>,
    /// The held lines; `None` if lines need not wait.
    waiting: Option<Vec<Signal>>,
}

impl TypedLines {
    pub fn new(reader: Option<LineReader>) -> TypedLines {
        TypedLines { reader, waiting: None }
    }

    /// Holds the next lines.
    pub fn hold(&mut self) {
        self.waiting = Some(Vec::new());
    }

    /// Whether lines must wait.
    pub fn are_held(&self) -> bool {
        self.waiting.is_some()
    }

    /// Holds a line until lines need not wait any longer.
    pub fn keep(&mut self, line: Signal) {
        self.waiting.get_or_insert_default().push(line);
    }

    /// Stops effect lines, and returns the held ones.
    pub fn release(&mut self) -> Vec<Signal> {
        self.waiting.take().unwrap_or_default()
    }

    /// Notes that a line was handled, so that another can be read.
    pub fn note_handled(&self) {
        if let Some(reader) = &self.reader {
            reader.taken();
        }
    }

    /// Whether the input is read key by key.
    pub fn has_keys(&self) -> bool {
        self.reader.as_ref().is_some_and(LineReader::has_keys)
    }

    /// Hides typed text, or shows it again.
    pub fn hide(&self, hides: bool) {
        if let Some(reader) = &self.reader {
            reader.hide(hides);
        }
    }
}
