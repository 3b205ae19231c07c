//! Scoresheets with White's moves above Black's, and two games in one text.

use super::game::Row;

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
