//! Scoresheets with White's moves above Black's, rows of tables, and two games in one text.

use super::game::Row;
use super::words::{is_blank, like_a_move, numbered};
use crate::text::BLANK;

/// The maximum number of lines to keep until it is known whether another column follows.
const MOST_LINES: usize = 1300;

/// The lines so far of a text that may have a column of White's moves above one of Black's.
#[derive(Debug, Default)]
pub(super) struct Columns<L> {
    lines: Vec<L>,
    /// The number of moves in each column.
    columns: Vec<usize>,
    within: bool,
}

/// Reads on, or knows that the text has no such columns.
pub(super) enum Column<L> {
    /// The line may belong to a column.
    Open,
    /// The lines so far are ordinary ones.
    Refuted(Vec<L>),
}

impl<L> Columns<L> {
    /// Adds a line with its text; one move is in each line, and an empty line between White's and Black's.
    pub fn add(&mut self, line: L, text: &str) -> Column<L> {
        self.lines.push(line);
        let text = text.split(';').next().unwrap_or_default().trim();
        let ordinary = text.starts_with(|first: char| first.is_ascii_digit() && first != '0')
            || text.contains(char::is_whitespace)
            || text.starts_with(['[', '{', '%']);
        if ordinary || self.lines.len() > MOST_LINES {
            return Column::Refuted(std::mem::take(&mut self.lines));
        }
        match (text.is_empty(), self.within) {
            (true, _) => self.within = false,
            (false, true) => *self.columns.last_mut().unwrap_or(&mut 0) += 1,
            (false, false) => {
                self.columns.push(1);
                self.within = true;
            }
        }
        Column::Open
    }

    /// Returns all lines, and the number of moves in each column if there are two that make a game.
    pub fn finish(self) -> (Vec<L>, Option<usize>) {
        let white = match self.columns[..] {
            [white, black] if fit(white, black) => Some(white),
            _ => None,
        };
        (self.lines, white)
    }
}

/// Returns a row such as `1;e4;e5`, `1,"e4","e5"` or `| 1 | e4 | e5 |` with spaces between its cells.
///
/// The row below the heading of a table, `|---|:---:|`, is empty, and the heading is words.
pub(super) fn spaced(text: &str) -> Option<String> {
    let text = text.trim_end();
    if text.contains('|') && is_heading(text) {
        let is_rule = !text.contains(char::is_alphanumeric);
        return Some(if is_rule { String::new() } else { text.replace(['|', '#', '*'], " ") });
    }
    let framed = text.trim_start().strip_prefix('|');
    let first = text.find([';', ',', '|']).map(|at| text.as_bytes()[at]);
    let separator = if framed.is_some() { '|' } else { char::from(first?) };
    let inner = framed.map_or(text, |inner| inner.strip_suffix('|').unwrap_or(inner));
    let cells: Vec<&str> = inner.split(separator).map(|cell| cell.trim_matches([' ', '\t', '"'])).collect();
    let &[number, white, ref rest @ ..] = &cells[..] else { return None };
    // A text with spaces after a semicolon is a comment.
    let is_cell = |cell: &&str| !cell.contains(char::is_whitespace) && (like_a_move(cell) || is_blank(cell));
    let is_row = numbered(number).is_some_and(|(.., after)| after.is_empty())
        && rest.len() < 3
        && [white].iter().chain(rest).all(is_cell)
        && cells.iter().any(|cell| like_a_move(cell));
    // The texts keep their columns, as far as there are texts.
    let kept = |sign: char| if sign == separator || sign == '"' { ' ' } else { sign };
    let is_filled = [white].iter().chain(rest).rev().skip(1).all(|cell| !cell.is_empty());
    is_row.then(|| match is_filled {
        true => text.chars().map(kept).collect(),
        false => {
            let filled = cells.iter().map(|cell| if cell.is_empty() { BLANK } else { cell });
            filled.collect::<Vec<_>>().join(" ")
        }
    })
}

/// Whether a line with bars is the heading of a table, or the rule below it.
fn is_heading(text: &str) -> bool {
    let mut cells = text.split('|').map(str::trim).filter(|cell| !cell.is_empty()).peekable();
    let is_rule = |cell: &str| cell.contains('-') && cell.chars().all(|sign| matches!(sign, '-' | ':'));
    let is_name = |cell: &str| {
        cell.starts_with(|sign: char| sign.is_alphabetic() || matches!(sign, '#' | '*'))
            && !cell.split_whitespace().any(like_a_move)
    };
    match cells.peek() {
        Some(first) if is_rule(first) => cells.all(is_rule),
        Some(_) => cells.all(is_name),
        None => false,
    }
}

/// Whether these numbers of White's and Black's moves can make a game.
fn fit(white: usize, black: usize) -> bool {
    white > 1 && (white == black || white == black + 1)
}

/// Joins White's column and Black's, if rows of one move each are numbered again from halfway.
pub(super) fn joined(mut rows: Vec<Row>) -> Vec<Row> {
    let again = (1..rows.len())
        .find(|&at| rows[at].number == rows[0].number && rows[at - 1].number > rows[at].number);
    let alone = |row: &Row| row.white.is_some() != row.black.is_some();
    match again {
        Some(at) if at > 1 && rows.iter().all(alone) && fit(at, rows.len() - at) => {
            let black = rows.split_off(at);
            for (row, other) in rows.iter_mut().zip(black) {
                row.white = row.white.take().or(row.black.take());
                row.black = other.white.or(other.black);
            }
            rows
        }
        _ => rows,
    }
}

/// Joins White's column and Black's, of which White's has `white` moves.
pub(super) fn joined_at(rows: Vec<Row>, white: usize) -> Vec<Row> {
    let mut cells = rows.into_iter().flat_map(|row| [row.white, row.black]).flatten();
    let own: Vec<_> = cells.by_ref().take(white).collect();
    let mut black = cells;
    let row = |(index, white): (usize, super::game::Entry)| Row {
        number: index + 1,
        is_numbered: false,
        place: white.place,
        white: Some(white),
        black: black.next(),
    };
    own.into_iter().enumerate().map(row).collect()
}

/// Returns the index of the first row of a second game: its numbers start again with 1 and 2.
/// A single 1 can be a writing error.
pub(super) fn second_game(rows: &[Row]) -> Option<usize> {
    let again = rows.windows(3).position(|rows| {
        let numbers = [rows[1].number, rows[2].number];
        rows[0].number > 1 && numbers == [1, 2] && rows[1].white.is_some()
    });
    again.map(|before| before + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_of_tables_are_rows_of_words() {
        for (text, row) in [
            ("1;e4;e5", Some("1 e4 e5")),
            ("1,\"e4\",\"e5\"", Some("1  e4   e5 ")),
            ("12,O-O,", Some("12 O-O ")),
            ("12,,Nf6", Some("12 -- Nf6")),
            ("| 1 | e4 | e5 |", Some("  1   e4   e5  ")),
            ("1. e4 e5 ; a remark, late", None),
            ("12; late", None),
            ("2; Nf3 was better", None),
            ("2. ; illegible, maybe Nf3", None),
            ("e4, e5", None),
            ("|---|---|", Some("")),
            (":---: | --- | ---:", Some("")),
            ("| No. | White | Black |", Some("  No.   White   Black  ")),
            ("Zug | Weiß | Schwarz", Some("Zug   Weiß   Schwarz")),
            ("1 | e4 | e5", Some("1   e4   e5")),
            ("3 | Lb5 |", Some("3   Lb5  ")),
            ("| e4 | e5 |", None),
            ("| Nf3 | Nc6 |", None),
            ("1,e4,e5,Nf3,Nc6", None),
        ] {
            assert_eq!(spaced(text).as_deref(), row, "{text}");
        }
    }
}
