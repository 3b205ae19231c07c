//! Scores that were typed a column at a time: first all of White's moves, then all of Black's.

use super::score::Row;
use crate::encoding::lines;

/// The rows of a score without numbers in which each line has one move, and an empty line parts White's
/// moves from Black's: each with the line of White's move. `None` if it is no such score.
pub(super) fn unnumbered(text: &str) -> Option<Vec<(usize, String)>> {
    let mut columns: Vec<Vec<(usize, &str)>> = vec![Vec::new()];
    for (index, line) in lines(text).enumerate() {
        let line = line.split(';').next().unwrap_or_default().trim();
        let column = columns.last_mut()?;
        if line.starts_with(|first: char| first.is_ascii_digit() && first != '0')
            || line.contains(char::is_whitespace)
        {
            return None;
        }
        match line {
            "" if column.is_empty() => {}
            "" => columns.push(Vec::new()),
            word => column.push((index + 1, word)),
        }
    }
    columns.retain(|column| !column.is_empty());
    let [white, black] = columns.as_slice() else { return None };
    if !fit(white.len(), black.len()) {
        return None;
    }
    let black = |row: usize| black.get(row).map_or("", |(_, cell)| cell);
    let row =
        |(row, (line, cell)): (usize, &(usize, &str))| (*line, format!("{}. {cell} {}", row + 1, black(row)));
    Some(white.iter().enumerate().map(row).collect())
}

/// Numbered rows with one move each whose numbers begin again halfway: White's column and Black's, put
/// together.
pub(super) fn joined(rows: Vec<Row>) -> Vec<Row> {
    let again = (1..rows.len())
        .find(|&at| rows[at].number == rows[0].number && rows[at - 1].number > rows[at].number);
    let alone = |row: &Row| row.white.is_some() != row.black.is_some();
    match again {
        Some(at) if at > 1 && rows.iter().all(alone) && fit(at, rows.len() - at) => {
            let mut rows = rows;
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

/// Whether that many moves of White and of Black make a game.
fn fit(white: usize, black: usize) -> bool {
    white > 1 && (white == black || white == black + 1)
}
