//! One player's score of a game (2023 Article 8).

use super::Cell;
use crate::chess::Color;

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

    /// How many plies it reaches to, blank cells included.
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

    /// The cell of a ply, counted from 1.
    pub fn cell(&self, ply: usize) -> Option<&Cell> {
        self.cells.get(ply.checked_sub(1)?)
    }

    /// Writes the cell of the next ply.
    pub fn push(&mut self, cell: Cell) {
        self.cells.push(cell);
    }

    /// Writes the cell of a ply, counted from 1, over what stood there. Cells between the end of
    /// the sheet and this one stay blank: the player fell behind and goes on from here.
    ///
    /// # Panics
    /// At ply 0.
    pub fn write(&mut self, ply: usize, cell: Cell) {
        assert!(ply > 0, "plies count from 1");
        if self.cells.len() < ply {
            self.cells.resize(ply, Cell::blank(cell.at));
        }
        self.cells[ply - 1] = cell;
    }

    /// Marks a draw offer at a ply, counted from 1, and says whether there is such a cell.
    pub fn mark_offer(&mut self, ply: usize) -> bool {
        let cell = ply.checked_sub(1).and_then(|index| self.cells.get_mut(index));
        cell.map(|cell| cell.offer = true).is_some()
    }

    /// Strikes out everything after that many plies, as when moves are taken back.
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
    use crate::clock::Stamp;

    #[test]
    fn a_player_who_fell_behind_leaves_blanks_and_fills_them_later() {
        let mut sheets = Scoresheets::default();
        let sheet = sheets.of_mut(Color::Black);
        sheet.push(Cell::written("e4", None, Stamp(1)));
        sheet.write(4, Cell::written(" Sc6 ", None, Stamp(9)));
        let texts: Vec<&str> = sheet.cells().iter().map(|cell| cell.text.as_str()).collect();
        assert_eq!(texts, ["e4", "", "", "Sc6"]);
        assert!(sheet.cell(2).unwrap().is_blank());
        sheet.write(2, Cell::written("e5", None, Stamp(12)));
        assert_eq!(sheet.cell(2).unwrap().at, Stamp(12));
        assert_eq!((sheet.len(), sheet.cell(0), sheet.cell(5)), (4, None, None));
        assert!(sheet.mark_offer(4) && !sheet.mark_offer(5) && !sheet.mark_offer(0));
        assert!(sheet.cell(4).unwrap().offer);
        sheet.truncate(1);
        assert_eq!(sheet.len(), 1);
        assert!(sheets.of(Color::White).is_empty());
    }
}
