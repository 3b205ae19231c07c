//! A scoresheet as plain text, as an arbiter types it: one numbered pair of cells per line.
//!
//! ```
//! use annabella_chess::{Chess, Color};
//! use annabella_clock::Stamp;
//! use annabella_scoresheet::{Cell, Scoresheet, text};
//!
//! let mut sheet = Scoresheet::new(Color::White);
//! for cell in ["e4", "e5", "Sf3", "", "Lb5"] {
//!     sheet.push(Cell::written(cell, None, Stamp(0)));
//! }
//! assert_eq!(text::sheet(&sheet, &Chess::default()), "1. e4 e5\n2. Sf3 --\n3. Lb5\n");
//! ```

use super::Scoresheet;
use annabella_chess::{Chess, Color, Line, Move, Position};
use annabella_speech::excerpt;

/// The sign for an empty cell.
pub const BLANK: &str = "--";
/// The mark of a draw offer (2023 C.12).
pub const OFFER: &str = "(=)";

/// The maximum number of characters shown of unreadable text.
const SHOWN: usize = 30;

/// Returns the beginning of a text that could not be read.
pub fn shown(text: &str) -> String {
    excerpt(text, SHOWN)
}

/// Returns a player's scoresheet with each cell as written.
pub fn sheet(sheet: &Scoresheet, start: &Chess) -> String {
    let cells = sheet.cells().iter().map(|cell| {
        let text = one_word(&cell.text);
        let text = if text.is_empty() { BLANK } else { &text };
        if cell.offer { format!("{text}{OFFER}") } else { text.to_owned() }
    });
    rows(start, cells)
}

/// Returns the moves of a game, each written by `cell`, which chooses the language.
pub fn line(line: &Line, cell: &dyn Fn(&Chess, Move) -> String) -> String {
    let cells = line.plies().iter().map(|ply| one_word(&cell(&ply.before, ply.mv)));
    rows(line.start(), cells)
}

/// Returns numbered lines of White's and Black's cells.
/// If Black moves first, the first line has dots for White's cell: `12. ... e5`.
fn rows(start: &Chess, cells: impl Iterator<Item = String>) -> String {
    let mut text = String::new();
    let mut turn = start.turn();
    let mut number = start.fullmoves().get();
    for (index, cell) in cells.enumerate() {
        match turn {
            Color::White => text += &format!("{number}. {cell}"),
            Color::Black if index == 0 => text += &format!("{number}. ... {cell}\n"),
            Color::Black => text += &format!(" {cell}\n"),
        }
        number += u32::from(turn.is_black());
        turn = !turn;
    }
    if !text.is_empty() && !text.ends_with('\n') {
        text.push('\n');
    }
    text
}

/// Reduces a text to one word without semicolons, because a semicolon starts a comment.
fn one_word(text: &str) -> String {
    text.chars().filter(|&char| !char.is_whitespace() && !char.is_control() && char != ';').collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Cell;
    use annabella_chess::{Ply, San, from_fen};
    use annabella_clock::Stamp;

    #[test]
    fn black_may_begin_and_offers_are_marked() {
        let start = from_fen("4k3/8/8/8/8/8/8/4K2R b K - 3 12").unwrap();
        let mut played = Line::new(start.clone());
        for san in ["Ke7", "O-O", "Kd6"] {
            let san: San = san.parse().unwrap();
            let mv = san.to_move(played.position()).unwrap();
            played.push(mv);
        }
        let text = line(&played, &|position, mv| San::from_move(position, mv).to_string().replace('K', "R"));
        assert_eq!(text, "12. ... Re7\n13. O-O Rd6\n");

        let mut written = Scoresheet::new(Color::Black);
        written.push(Cell::written("Ke8 - e7 ; sure", None, Stamp(0)));
        written.push(Cell::blank(Stamp(0)));
        written.mark_offer(Ply::after(1));
        assert_eq!(sheet(&written, &start), "12. ... Ke8-e7sure\n13. --(=)\n");
        assert_eq!(sheet(&Scoresheet::new(Color::White), &start), "");
    }
}
