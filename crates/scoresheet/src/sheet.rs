//! Scoresheets of the players (2023 Article 8), made of cells.

use annabella_chess::{Color, Move, Ply};
use annabella_clock::{Span, Stamp};

/// What a player has written for one ply.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Cell {
    /// The text as written; empty if nothing was.
    pub text: String,
    /// The move that it means, where that is known.
    pub mv: Option<Move>,
    /// When it was written.
    pub at: Stamp,
    /// Whether it bears the mark of a draw offer, `(=)` (2023 9.1.2, C.12).
    pub offer: bool,
    /// What the mover's clock showed after the move, where that was written too.
    pub clock: Option<Span>,
}

impl Cell {
    /// A cell as its player writes it.
    pub fn written(text: &str, mv: Option<Move>, at: Stamp) -> Cell {
        Cell { text: text.trim().to_owned(), mv, at, ..Cell::default() }
    }

    /// A cell that was left empty.
    pub fn blank(at: Stamp) -> Cell {
        Cell { at, ..Cell::default() }
    }

    /// Whether nothing is written in it.
    pub fn is_blank(&self) -> bool {
        self.text.is_empty()
    }
}

/// A player's score: that player's cells for the plies of both sides, ply 1 first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scoresheet {
    owner: Color,
    cells: Vec<Cell>,
}

/// The scores of both players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scoresheets {
    /// White's.
    pub white: Scoresheet,
    /// Black's.
    pub black: Scoresheet,
}

impl Scoresheet {
    /// An empty sheet of that player.
    pub fn new(owner: Color) -> Scoresheet {
        Scoresheet { owner, cells: Vec::new() }
    }

    /// Whose it is.
    pub fn owner(&self) -> Color {
        self.owner
    }

    /// The number of cells, blank ones included.
    pub fn len(&self) -> usize {
        self.cells.len()
    }

    /// Whether it is still empty.
    pub fn is_empty(&self) -> bool {
        self.cells.is_empty()
    }

    /// The cells, ply 1 first.
    pub fn cells(&self) -> &[Cell] {
        &self.cells
    }

    /// The cell of a ply.
    pub fn cell(&self, ply: Ply) -> Option<&Cell> {
        self.cells.get(ply.before())
    }

    /// Writes the cell of the next ply.
    pub fn push(&mut self, cell: Cell) {
        self.cells.push(cell);
    }

    /// Writes the cell of a ply over what stood there. Cells between the end of the sheet and this
    /// one stay blank: the player fell behind and goes on from here.
    pub fn write(&mut self, ply: Ply, cell: Cell) {
        if self.cells.len() < ply.number() {
            self.cells.resize(ply.number(), Cell::blank(cell.at));
        }
        self.cells[ply.before()] = cell;
    }

    /// Marks a draw offer at a ply, and returns whether there is such a cell.
    pub fn mark_offer(&mut self, ply: Ply) -> bool {
        self.cells.get_mut(ply.before()).map(|cell| cell.offer = true).is_some()
    }

    /// Removes the cells after that many plies, as when moves are taken back.
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
    /// That player's.
    pub fn of(&self, owner: Color) -> &Scoresheet {
        owner.fold_wb(&self.white, &self.black)
    }

    /// That player's, to be written on.
    pub fn of_mut(&mut self, owner: Color) -> &mut Scoresheet {
        owner.fold_wb(&mut self.white, &mut self.black)
    }

    /// Both.
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
