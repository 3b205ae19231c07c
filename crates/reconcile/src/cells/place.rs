//! The reader's place on one sheet, and how it can go on from there.

use crate::cells::writing::Writing;

/// The cells of one sheet, and where its rows begin.
#[derive(Clone, Debug)]
pub(crate) struct Cells {
    /// The cells, ply 1 first.
    pub writings: Vec<Writing>,
    /// 0 where even indices begin a row (White moves first), else 1.
    pub first_in_row: usize,
}

/// The reader's place on a sheet: the next cell, and the slip that it is in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct SheetPlace {
    /// The first cell not yet read.
    pub next: u32,
    /// The slip that the reader is in, if any.
    pub state: SheetState,
}

/// Whether the reader is in order or within a slip.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) enum SheetState {
    /// Cells are read one after the other.
    InOrder,
    /// Plies are left out on this sheet: how many so far, up to three.
    Gap(u8),
    /// Two rows are exchanged: how many of their cells are read.
    Rows(u8),
    /// Two cells are exchanged: the later one is read.
    Crossed,
    /// Two consecutive moves of one player are exchanged: how many of the three cells from the first
    /// to the second are read.
    Exchanged(u8),
    /// The sheet has ended.
    Ended,
}

/// One way of reading the next ply on this sheet.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Advance {
    /// The place after it.
    pub to: SheetPlace,
    /// The cell read for the ply, if the sheet has one.
    pub cell: Option<u32>,
    /// The cost of the sheet being written this way.
    pub cost: f32,
    /// Whether it is without a new slip.
    pub plain: bool,
}

const GAP: f32 = 8.0;
const GAP_GOES_ON: [f32; 3] = [1.0, 6.0, 3.0];
const SWAPPED: f32 = 7.5;
const EXCHANGED: f32 = 6.0;
const EXTRA_CELL: f32 = 9.0;
const EXTRA_BLANK: f32 = 5.0;
const TWICE: f32 = 4.5;
const STOPS: f32 = 2.5;

impl SheetPlace {
    pub(crate) const START: SheetPlace = SheetPlace { next: 0, state: SheetState::InOrder };

    fn at(next: usize, state: SheetState) -> SheetPlace {
        SheetPlace { next: u32::try_from(next).unwrap_or(u32::MAX), state }
    }

    fn index(self) -> usize {
        self.next as usize
    }

    /// Whether all cells are read.
    pub(crate) fn is_done(self, cells: &Cells) -> bool {
        self.left(cells) == 0
            && matches!(self.state, SheetState::InOrder | SheetState::Gap(_) | SheetState::Ended)
    }

    /// Whether the reader is within an exchange of cells.
    pub(crate) fn is_exchanging(self) -> bool {
        matches!(self.state, SheetState::Crossed | SheetState::Rows(_) | SheetState::Exchanged(_))
    }

    /// Whether a slip begins between that place and this one.
    pub(crate) fn slipped(self, before: SheetPlace) -> bool {
        match (before.state, self.state) {
            (SheetState::Gap(_), SheetState::Gap(_)) => false,
            _ if before.is_exchanging() => false,
            (_, SheetState::Gap(_) | SheetState::Rows(_) | SheetState::Crossed) => true,
            (_, SheetState::Exchanged(_)) => true,
            (_, SheetState::InOrder) => self.next > before.next + 1,
            (_, SheetState::Ended) => false,
        }
    }

    /// How many cells are still to be read.
    pub(crate) fn left(self, cells: &Cells) -> usize {
        // Within an exchange, cells behind the next one are read already.
        let read = match self.state {
            SheetState::Crossed => 1,
            SheetState::Rows(read) | SheetState::Exchanged(read) => usize::from(read),
            SheetState::InOrder | SheetState::Gap(_) | SheetState::Ended => 0,
        };
        cells.writings.len().saturating_sub(self.index() + read)
    }

    /// All ways of reading the next ply.
    pub(crate) fn steps(self, cells: &Cells, into: &mut Vec<Advance>) {
        into.clear();
        let (next, len) = (self.index(), cells.writings.len());
        let mut step = |cell: Option<usize>, to: SheetPlace, cost: f32, plain: bool| {
            let cell = cell.filter(|cell| *cell < len).and_then(|cell| u32::try_from(cell).ok());
            into.push(Advance { to, cell, cost, plain });
        };
        match self.state {
            SheetState::InOrder | SheetState::Gap(_) if next < len => {
                step(Some(next), SheetPlace::at(next + 1, SheetState::InOrder), 0.0, true);
                // A row is two plies; leaving out more than one row is rare.
                let (before, gap) = match self.state {
                    SheetState::Gap(1) => (1, GAP_GOES_ON[0]),
                    SheetState::Gap(2) => (2, GAP_GOES_ON[1]),
                    SheetState::Gap(before) => (before, GAP_GOES_ON[2]),
                    _ => (0, GAP),
                };
                step(None, SheetPlace::at(next, SheetState::Gap((before + 1).min(3))), gap, false);
                if before > 0 {
                    return;
                }
                if next + 1 < len {
                    let extra = cells.extra(next);
                    step(Some(next + 1), SheetPlace::at(next + 2, SheetState::InOrder), extra, false);
                    if cells.writings[next] != cells.writings[next + 1] {
                        step(Some(next + 1), SheetPlace::at(next, SheetState::Crossed), SWAPPED, false);
                    }
                }
                if next + 2 < len {
                    let exchanged = cells.writings[next] != cells.writings[next + 2];
                    if exchanged && !cells.writings[next].is_blank() && !cells.writings[next + 2].is_blank() {
                        step(
                            Some(next + 2),
                            SheetPlace::at(next, SheetState::Exchanged(1)),
                            EXCHANGED,
                            false,
                        );
                    }
                    let extra = (cells.extra(next) + cells.extra(next + 1)) * 0.75;
                    step(Some(next + 2), SheetPlace::at(next + 3, SheetState::InOrder), extra, false);
                    if next % 2 == cells.first_in_row {
                        step(Some(next + 2), SheetPlace::at(next, SheetState::Rows(1)), SWAPPED, false);
                    }
                }
            }
            SheetState::InOrder | SheetState::Gap(_) => {
                step(None, SheetPlace::at(next, SheetState::Ended), STOPS, true)
            }
            SheetState::Ended => step(None, self, 0.0, true),
            SheetState::Exchanged(1) => {
                step(Some(next + 1), SheetPlace::at(next, SheetState::Exchanged(2)), 0.0, true);
            }
            SheetState::Exchanged(_) => {
                step(Some(next), SheetPlace::at(next + 3, SheetState::InOrder), 0.0, true);
            }
            SheetState::Crossed => step(Some(next), SheetPlace::at(next + 2, SheetState::InOrder), 0.0, true),
            SheetState::Rows(1) => step(Some(next + 3), SheetPlace::at(next, SheetState::Rows(2)), 0.0, true),
            SheetState::Rows(2) => step(Some(next), SheetPlace::at(next, SheetState::Rows(3)), 0.0, true),
            SheetState::Rows(_) => {
                let end = (next + 4).min(len);
                step(Some(next + 1), SheetPlace::at(end, SheetState::InOrder), 0.0, true);
            }
        }
    }
}

impl Cells {
    /// Whether a cell within one row of it has the same text.
    pub(crate) fn repeats(&self, index: usize) -> bool {
        let own = &self.writings[index].signs;
        let near = index.saturating_sub(2)..(index + 3).min(self.writings.len());
        near.into_iter().any(|other| other != index && self.writings[other].signs == *own)
    }

    /// The cost of treating a cell as surplus.
    fn extra(&self, index: usize) -> f32 {
        let own = &self.writings[index];
        let same = |back: usize| {
            index.checked_sub(back).is_some_and(|before| self.writings[before].signs == own.signs)
        };
        if own.is_blank() {
            EXTRA_BLANK
        } else if same(1) || same(2) {
            TWICE
        } else {
            EXTRA_CELL
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The cells in the order in which they are read from the start, at each step the first way
    /// into one of these states or, if there is none, the way without a new slip.
    fn read(cells: &str, into: fn(SheetState) -> bool) -> (Vec<u32>, f32) {
        let writings: Vec<Writing> = cells.split(' ').map(Writing::of).collect();
        let cells = Cells { writings, first_in_row: 0 };
        let (mut place, mut order, mut cost) = (SheetPlace::START, Vec::new(), 0.0);
        let mut slips = 0;
        while !place.is_done(&cells) {
            let mut ways = Vec::new();
            place.steps(&cells, &mut ways);
            let slip = ways.iter().find(|way| slips == 0 && into(way.to.state));
            slips += usize::from(slip.is_some());
            let way = slip.or(ways.iter().find(|way| way.plain)).unwrap();
            assert_eq!(way.to.left(&cells), cells.writings.len() - order.len() - 1);
            order.extend(way.cell);
            cost += way.cost;
            place = way.to;
        }
        (order, cost)
    }

    #[test]
    fn cells_are_read_in_the_order_of_their_exchange() {
        let cells = "e4 e5 Nf3 Nc6 Bb5 a6";
        assert_eq!(read(cells, |_| false), (vec![0, 1, 2, 3, 4, 5], 0.0));
        let exchanged = |state| matches!(state, SheetState::Exchanged(_));
        assert_eq!(read(cells, exchanged), (vec![2, 1, 0, 3, 4, 5], EXCHANGED));
        let rows = |state| matches!(state, SheetState::Rows(_));
        assert_eq!(read(cells, rows), (vec![2, 3, 0, 1, 4, 5], SWAPPED));
        let crossed = |state| matches!(state, SheetState::Crossed);
        assert_eq!(read(cells, crossed), (vec![1, 0, 2, 3, 4, 5], SWAPPED));
    }

    #[test]
    fn equal_or_blank_cells_are_not_exchanged() {
        let exchanged = |state| matches!(state, SheetState::Exchanged(_));
        for cells in ["Ng1 e5 Ng1", "-- e5 Nf3", "e4 e5 --"] {
            assert_eq!(read(cells, exchanged), (vec![0, 1, 2], 0.0), "{cells}");
        }
    }

    #[test]
    fn an_exchange_is_a_slip_once() {
        let at = |next, state| SheetPlace::at(next, state);
        let (start, first) = (SheetPlace::START, at(0, SheetState::Exchanged(1)));
        assert!(first.slipped(start) && !at(0, SheetState::Exchanged(2)).slipped(first));
        assert!(!at(3, SheetState::InOrder).slipped(at(0, SheetState::Exchanged(2))));
        assert!(at(2, SheetState::InOrder).slipped(start) && !at(1, SheetState::InOrder).slipped(start));
    }
}
