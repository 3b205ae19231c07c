//! The reader's place on one sheet, and the ways to continue from there.

use crate::cells::writing::Writing;

/// The cells of one sheet, and the start of its rows.
#[derive(Clone, Debug)]
pub(crate) struct Cells {
    /// The cells, ply 1 first.
    pub writings: Vec<Writing>,
    /// 0 if even indices start a row (White moves first), otherwise 1.
    pub first_in_row: usize,
}

/// The reader's place on a sheet: the next cell, and the current error of order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct SheetPlace {
    /// The first cell not yet read.
    pub next: u32,
    /// Current error of order, if any.
    pub state: SheetState,
}

/// State of the reader: in order, or within an error of order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) enum SheetState {
    /// Cells are read one after the other.
    InOrder,
    /// Plies are left out on this sheet: their number up to here, at most three.
    Gap(u8),
    /// Two rows are exchanged: the number of their cells read.
    Rows(u8),
    /// Two cells are exchanged: the later one has been read.
    Crossed,
    /// Two consecutive moves of one player are exchanged: of the three cells from the first to the second,
    /// the number read.
    Exchanged(u8),
    /// The sheet has ended.
    Ended,
}

/// One way of reading the next ply on this sheet.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Advance {
    /// Place after it.
    pub to: SheetPlace,
    /// Cell read for the ply, if the sheet has one.
    pub cell: Option<u32>,
    /// Cost of the sheet being written this way.
    pub cost: f32,
    /// Whether no new error of order starts.
    pub plain: bool,
}

const GAP: f32 = 8.0;
const GAP_CONTINUES: [f32; 3] = [1.0, 6.0, 3.0];
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

    /// Whether all cells have been read.
    pub(crate) fn is_done(self, cells: &Cells) -> bool {
        self.left(cells) == 0
            && matches!(self.state, SheetState::InOrder | SheetState::Gap(_) | SheetState::Ended)
    }

    /// Whether the reader is within an exchange of cells.
    pub(crate) fn is_exchanging(self) -> bool {
        matches!(self.state, SheetState::Crossed | SheetState::Rows(_) | SheetState::Exchanged(_))
    }

    /// Whether an error of order starts between `before` and this place.
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

    /// Returns the number of cells left to read.
    pub(crate) fn left(self, cells: &Cells) -> usize {
        // Within an exchange, some cells after the next one have been read.
        let read = match self.state {
            SheetState::Crossed => 1,
            SheetState::Rows(read) | SheetState::Exchanged(read) => usize::from(read),
            SheetState::InOrder | SheetState::Gap(_) | SheetState::Ended => 0,
        };
        cells.writings.len().saturating_sub(self.index() + read)
    }

    /// Collects all ways of reading the next ply.
    pub(crate) fn steps(self, cells: &Cells, into: &mut Vec<Advance>) {
        into.clear();
        let (next, len) = (self.index(), cells.writings.len());
        let (cell, to) = match self.state {
            SheetState::InOrder | SheetState::Gap(_) if next < len => {
                return self.steps_in_order(cells, into);
            }
            SheetState::InOrder | SheetState::Gap(_) => {
                into.push(Advance {
                    cost: STOPS,
                    ..Advance::plain(None, SheetPlace::at(next, SheetState::Ended))
                });
                return;
            }
            SheetState::Ended => (None, self),
            SheetState::Exchanged(1) => (Some(next + 1), SheetPlace::at(next, SheetState::Exchanged(2))),
            SheetState::Exchanged(_) => (Some(next), SheetPlace::at(next + 3, SheetState::InOrder)),
            SheetState::Crossed => (Some(next), SheetPlace::at(next + 2, SheetState::InOrder)),
            SheetState::Rows(1) => (Some(next + 3), SheetPlace::at(next, SheetState::Rows(2))),
            SheetState::Rows(2) => (Some(next), SheetPlace::at(next, SheetState::Rows(3))),
            SheetState::Rows(_) => (Some(next + 1), SheetPlace::at((next + 4).min(len), SheetState::InOrder)),
        };
        into.push(Advance::plain(cell.filter(|cell| *cell < len), to));
    }

    /// Collects the ways of reading the next ply outside an exchange: the next cell, or a new error.
    fn steps_in_order(self, cells: &Cells, into: &mut Vec<Advance>) {
        let (next, len) = (self.index(), cells.writings.len());
        into.push(Advance::plain(Some(next), SheetPlace::at(next + 1, SheetState::InOrder)));
        let mut slip = |cell: Option<usize>, to: SheetPlace, cost: f32| {
            into.push(Advance { cost, plain: false, ..Advance::plain(cell, to) });
        };
        // A row is two plies; leaving out more than one row is rare.
        let (before, gap) = match self.state {
            SheetState::Gap(1) => (1, GAP_CONTINUES[0]),
            SheetState::Gap(2) => (2, GAP_CONTINUES[1]),
            SheetState::Gap(before) => (before, GAP_CONTINUES[2]),
            _ => (0, GAP),
        };
        slip(None, SheetPlace::at(next, SheetState::Gap((before + 1).min(3))), gap);
        if before > 0 {
            return;
        }
        if next + 1 < len {
            slip(Some(next + 1), SheetPlace::at(next + 2, SheetState::InOrder), cells.extra(next));
            if cells.writings[next] != cells.writings[next + 1] {
                slip(Some(next + 1), SheetPlace::at(next, SheetState::Crossed), SWAPPED);
            }
        }
        if next + 2 < len {
            let (first, second) = (&cells.writings[next], &cells.writings[next + 2]);
            if first != second && !first.is_blank() && !second.is_blank() {
                slip(Some(next + 2), SheetPlace::at(next, SheetState::Exchanged(1)), EXCHANGED);
            }
            let extra = (cells.extra(next) + cells.extra(next + 1)) * 0.75;
            slip(Some(next + 2), SheetPlace::at(next + 3, SheetState::InOrder), extra);
            if next % 2 == cells.first_in_row {
                slip(Some(next + 2), SheetPlace::at(next, SheetState::Rows(1)), SWAPPED);
            }
        }
    }
}

impl Advance {
    /// Creates a way without a new error, which costs nothing.
    fn plain(cell: Option<usize>, to: SheetPlace) -> Advance {
        Advance { to, cell: cell.and_then(|cell| u32::try_from(cell).ok()), cost: 0.0, plain: true }
    }
}

impl Cells {
    /// Whether another cell within one row has the same text.
    pub(crate) fn repeats(&self, index: usize) -> bool {
        let own = &self.writings[index].signs;
        let near = index.saturating_sub(2)..(index + 3).min(self.writings.len());
        near.into_iter().any(|other| other != index && self.writings[other].signs == *own)
    }

    /// Returns the cost of treating a cell as surplus.
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

    /// Returns the cells in the order of reading from the start.
    ///
    /// At each step it is the first way into one of these states or, if there is none, the way without a new
    /// error.
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
