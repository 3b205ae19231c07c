//! Errors in the order of a sheet: cells left out, surplus or exchanged.

use crate::cells::place::{SheetPlace, SheetState};
use crate::lines::lattice::{Edge, Lattice, SearchInput};
use annabella_chess::Color;
use annabella_speech::{Message, Worded};
use strum::IntoStaticStr;

/// The way in which a sheet gets out of order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Slip {
    /// This many plies are left out.
    Skips(Color, usize),
    /// This many cells are surplus, for example a row written twice.
    Doubles(Color, usize),
    /// Two rows are exchanged.
    SwapsRows(Color),
    /// Two cells are exchanged.
    SwapsCells(Color),
    /// Two consecutive moves of one player are exchanged.
    SwapsMoves(Color),
    /// The sheet ends before this ply.
    Stops(Color),
}

impl Slip {
    /// Returns the owner of the sheet.
    pub(crate) const fn sheet(self) -> Color {
        match self {
            Slip::Skips(owner, _) | Slip::Doubles(owner, _) => owner,
            Slip::SwapsRows(owner)
            | Slip::SwapsCells(owner)
            | Slip::SwapsMoves(owner)
            | Slip::Stops(owner) => owner,
        }
    }

    /// Returns the code used in JSON.
    pub fn code(self) -> &'static str {
        self.into()
    }
}

impl Worded for Slip {
    fn message(&self) -> Message {
        let of = |id, owner| Message::new(id).with("owner", owner);
        match *self {
            Slip::Skips(owner, plies) => of("reconcile-skips", owner).with("plies", plies),
            Slip::Doubles(owner, cells) => of("reconcile-doubles", owner).with("cells", cells),
            Slip::SwapsRows(owner) => of("reconcile-swaps-rows", owner),
            Slip::SwapsCells(owner) => of("reconcile-swaps-cells", owner),
            Slip::SwapsMoves(owner) => of("reconcile-swaps-moves", owner),
            Slip::Stops(owner) => of("reconcile-stops", owner),
        }
    }
}

/// Returns the error that starts on a sheet at a ply of the best reading.
pub(crate) fn slip(given: &SearchInput, lattice: &Lattice, index: usize, sheet: usize) -> Option<Slip> {
    let (edge, places) = lattice.best.get(index)?;
    let owner = Color::ALL[sheet];
    let before = index.checked_sub(1).map_or(SheetPlace::START, |last| lattice.best[last].1[sheet]);
    match (before.state, places[sheet].state) {
        // The error started earlier.
        (SheetState::Gap(_), SheetState::Gap(_)) | (SheetState::Ended, _) => None,
        _ if before.is_exchanging() => None,
        (_, SheetState::Gap(_)) => {
            let is_gap =
                |(_, places): &&(Edge, [SheetPlace; 2])| matches!(places[sheet].state, SheetState::Gap(_));
            Some(Slip::Skips(owner, lattice.best[index..].iter().take_while(is_gap).count()))
        }
        (_, SheetState::Rows(_)) => Some(Slip::SwapsRows(owner)),
        (_, SheetState::Crossed) => Some(Slip::SwapsCells(owner)),
        (_, SheetState::Exchanged(_)) => Some(Slip::SwapsMoves(owner)),
        // An empty sheet is not reported as ending early.
        (_, SheetState::Ended) => (!given.cells[sheet].writings.is_empty()).then_some(Slip::Stops(owner)),
        (_, SheetState::InOrder) => {
            let extra = edge.cells[sheet]?.saturating_sub(before.next) as usize;
            (extra > 0).then_some(Slip::Doubles(owner, extra))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lines::few_readings::{Reading, TwoSheets};

    const GAME: &str = "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6";

    /// Returns the errors of each sheet, with the indices of the plies at which they start.
    fn slips(sheets: &TwoSheets, reading: Reading) -> [Vec<(usize, Slip)>; 2] {
        let (given, lattice) = (sheets.given(), sheets.lattice(&[reading], f32::INFINITY));
        let of = |sheet: usize| {
            let begins = |index| slip(&given, &lattice, index, sheet).map(|slip| (index, slip));
            (0..=lattice.best.len()).filter_map(begins).collect()
        };
        [of(0), of(1)]
    }

    #[test]
    fn sheets_in_order_have_no_slip() {
        let sheets = TwoSheets::of(GAME, GAME);
        let reading = sheets.reading(GAME, 0.0);
        assert_eq!(slips(&sheets, reading), [vec![], vec![]]);
    }

    #[test]
    fn a_gap_is_one_slip_of_as_many_plies_as_are_left_out() {
        let black = |cells: &str, plies: u32| {
            let sheets = TwoSheets::of(GAME, cells);
            let mut reading = sheets.reading(GAME, 0.0);
            for ply in 0..plies as usize {
                let state = SheetState::Gap((ply as u8 + 1).min(3));
                reading = reading.with((1, 2 + ply), None, 2, state);
            }
            let reading = reading.goes_on(1, 2 + plies as usize, 2);
            slips(&sheets, reading)
        };
        for (cells, plies) in [("e4 e5 Nc6 Bb5 a6 Ba4 Nf6", 1), ("e4 e5 Bb5 a6 Ba4 Nf6", 2), ("e4 e5 Nf6", 5)]
        {
            let skips = Slip::Skips(Color::Black, plies as usize);
            assert_eq!(black(cells, plies), [vec![], vec![(2, skips)]], "{cells}");
        }
    }

    #[test]
    fn surplus_cells_are_counted_also_before_the_first_move() {
        for (cells, index, extra) in
            [("e4 e4 e5 Nf3", 0, 1), ("e4 e5 e4 e5 Nf3", 0, 2), ("e4 e5 e5 Nf3", 2, 1), ("e4 e5 a a b", 2, 2)]
        {
            let sheets = TwoSheets::of(cells, "e4 e5 Nf3");
            let reading = sheets.reading("e4 e5 Nf3", 0.0).goes_on(0, index, index + extra);
            let doubles = Slip::Doubles(Color::White, extra);
            assert_eq!(slips(&sheets, reading), [vec![(index, doubles)], vec![]], "{cells}");
        }
    }

    #[test]
    fn an_exchange_is_one_slip_where_it_begins() {
        type Steps<'a> = &'a [(u32, usize, SheetState)];
        let check = |steps: Steps, expected: Slip| {
            let sheets = TwoSheets::of(GAME, GAME);
            let mut reading = sheets.reading(GAME, 0.0);
            for (index, (cell, next, state)) in (2..).zip(steps) {
                reading = reading.with((0, index), Some(*cell), *next, *state);
            }
            assert_eq!(slips(&sheets, reading), [vec![(2, expected)], vec![]]);
        };
        let order = SheetState::InOrder;
        check(&[(3, 2, SheetState::Crossed), (2, 4, order)], Slip::SwapsCells(Color::White));
        let moves = [(4, 2, SheetState::Exchanged(1)), (3, 2, SheetState::Exchanged(2)), (2, 5, order)];
        check(&moves, Slip::SwapsMoves(Color::White));
        let rows = [1, 2, 3].map(SheetState::Rows);
        let rows = [(4, 2, rows[0]), (5, 2, rows[1]), (2, 2, rows[2]), (3, 6, order)];
        check(&rows, Slip::SwapsRows(Color::White));
    }

    #[test]
    fn a_sheet_ends_early_once_and_an_empty_one_does_not() {
        let ends = |cells: &str| {
            let sheets = TwoSheets::of(GAME, cells);
            let reading = sheets.reading(GAME, 0.0);
            slips(&sheets, reading)
        };
        assert_eq!(ends("e4 e5 Nf3"), [vec![], vec![(3, Slip::Stops(Color::Black))]]);
        assert_eq!(ends(""), [vec![], vec![]]);
    }

    #[test]
    fn each_slip_has_its_code_and_its_message() {
        let owner = Color::White;
        let slips = [
            (Slip::Skips(owner, 2), "skips", "reconcile-skips"),
            (Slip::Doubles(owner, 2), "doubles", "reconcile-doubles"),
            (Slip::SwapsRows(owner), "swaps-rows", "reconcile-swaps-rows"),
            (Slip::SwapsCells(owner), "swaps-cells", "reconcile-swaps-cells"),
            (Slip::SwapsMoves(owner), "swaps-moves", "reconcile-swaps-moves"),
            (Slip::Stops(owner), "stops", "reconcile-stops"),
        ];
        for (slip, code, id) in slips {
            assert_eq!((slip.code(), slip.message().id), (code, id));
        }
    }
}
