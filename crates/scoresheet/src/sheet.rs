//! Scoresheets of the players (2023 Article 8), made of cells.

use annabella_chess::{Color, Move, Ply};
use annabella_clock::{Span, Stamp};

/// One player's entry for one ply.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Cell {
    /// The text as written; empty if the player wrote nothing.
    pub text: String,
    /// The move that the text means, if known.
    pub mv: Option<Move>,
    /// When the cell was written.
    pub at: Stamp,
    /// Whether the cell bears the mark of a draw offer, `(=)` (2023 9.1.2, C.12).
    pub offer: bool,
    /// The time on the mover's clock after the move, if the player wrote it.
    pub clock: Option<Span>,
}

impl Cell {
    /// Creates a cell with the text that its player writes.
    pub fn written(text: &str, mv: Option<Move>, at: Stamp) -> Cell {
        Cell { text: text.trim().to_owned(), mv, at, ..Cell::default() }
    }

    /// Creates an empty cell.
    pub fn blank(at: Stamp) -> Cell {
        Cell { at, ..Cell::default() }
    }

    /// Whether the cell is empty.
    pub fn is_blank(&self) -> bool {
        self.text.is_empty()
    }
}

/// One player's scoresheet: cells for the plies of both sides, ply 1 first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scoresheet {
    owner: Color,
    cells: Vec<Cell>,
}

/// The scoresheets of both players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scoresheets {
    /// White's scoresheet.
    pub white: Scoresheet,
    /// Black's scoresheet.
    pub black: Scoresheet,
}

impl Scoresheet {
    /// Creates an empty scoresheet of `owner`.
    pub fn new(owner: Color) -> Scoresheet {
        Scoresheet { owner, cells: Vec::new() }
    }

    /// Returns the player who writes the scoresheet.
    pub fn owner(&self) -> Color {
        self.owner
    }

    /// Returns the number of cells, including blank ones.
    pub fn len(&self) -> usize {
        self.cells.len()
    }

    /// Whether the scoresheet has no cells.
    pub fn is_empty(&self) -> bool {
        self.cells.is_empty()
    }

    /// Returns the cells, ply 1 first.
    pub fn cells(&self) -> &[Cell] {
        &self.cells
    }

    /// Returns the cell of a ply.
    pub fn cell(&self, ply: Ply) -> Option<&Cell> {
        self.cells.get(ply.before())
    }

    /// Writes the cell of the next ply.
    pub fn push(&mut self, cell: Cell) {
        self.cells.push(cell);
    }

    /// Writes the cell of `ply`, replacing an earlier one.
    /// Cells between the end of the sheet and this one stay blank: the player fell behind and continues here.
    pub fn write(&mut self, ply: Ply, cell: Cell) {
        if self.cells.len() < ply.number() {
            self.cells.resize(ply.number(), Cell::blank(cell.at));
        }
        self.cells[ply.before()] = cell;
    }

    /// Marks a draw offer at `ply`, and returns whether the cell exists.
    pub fn mark_offer(&mut self, ply: Ply) -> bool {
        self.cells.get_mut(ply.before()).map(|cell| cell.offer = true).is_some()
    }

    /// Removes the cells after the first `plies`, for example when moves are taken back.
    pub fn truncate(&mut self, plies: usize) {
        self.cells.truncate(plies);
    }
}

impl Default for Scoresheets {
    fn default() -> Scoresheets {
        Scoresheets { white: Scoresheet::new(Color::White), black: Scoresheet::new(Color::Black) }
    }
}

impl Scoresheets {
    /// Returns the scoresheet of `owner`.
    pub fn of(&self, owner: Color) -> &Scoresheet {
        owner.fold_wb(&self.white, &self.black)
    }

    /// Returns the scoresheet of `owner` for writing.
    pub fn of_mut(&mut self, owner: Color) -> &mut Scoresheet {
        owner.fold_wb(&mut self.white, &mut self.black)
    }

    /// Returns both scoresheets for writing.
    pub fn each_mut(&mut self) -> [&mut Scoresheet; 2] {
        [&mut self.white, &mut self.black]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_skipped_by_a_player_stay_blank_and_can_be_filled_later() {
        let mut sheets = Scoresheets::default();
        let sheet = sheets.of_mut(Color::Black);
        sheet.push(Cell::written("e4", None, Stamp(1)));
        sheet.write(Ply::after(3), Cell::written(" Sc6 ", None, Stamp(9)));
        let texts: Vec<&str> = sheet.cells().iter().map(|cell| cell.text.as_str()).collect();
        assert_eq!(texts, ["e4", "", "", "Sc6"]);
        assert!(sheet.cell(Ply::after(1)).unwrap().is_blank());
        sheet.write(Ply::after(1), Cell::written("e5", None, Stamp(12)));
        assert_eq!(sheet.cell(Ply::after(1)).unwrap().at, Stamp(12));
        assert_eq!((sheet.len(), sheet.cell(Ply::after(4))), (4, None));
        assert!(sheet.mark_offer(Ply::after(3)) && !sheet.mark_offer(Ply::after(4)));
        assert!(sheet.cell(Ply::after(3)).unwrap().offer);
        sheet.truncate(1);
        assert_eq!(sheet.len(), 1);
        assert!(sheets.of(Color::White).is_empty());
    }
}
