//! Where a sheet gets out of order.

use crate::cells::place::SheetState;
use crate::lines::lattice::{Lattice, SearchInput};
use annabella_chess::Color;
use annabella_speech::{Message, Worded};

/// How a sheet gets out of order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Slip {
    /// This many plies are left out.
    Skips(Color, usize),
    /// This many cells are surplus, as when a row was written twice.
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
    /// As JSON has it.
    pub const fn code(self) -> &'static str {
        match self {
            Slip::Skips(..) => "skips",
            Slip::Doubles(..) => "doubles",
            Slip::SwapsRows(_) => "swaps-rows",
            Slip::SwapsCells(_) => "swaps-cells",
            Slip::SwapsMoves(_) => "swaps-moves",
            Slip::Stops(_) => "stops",
        }
    }
}

impl Worded for Slip {
    fn message(&self) -> Message {
        match *self {
            Slip::Skips(owner, plies) => {
                Message::new("reconcile-skips").with("owner", owner).with("plies", plies)
            }
            Slip::Doubles(owner, cells) => {
                Message::new("reconcile-doubles").with("owner", owner).with("cells", cells)
            }
            Slip::SwapsRows(owner) => Message::new("reconcile-swaps-rows").with("owner", owner),
            Slip::SwapsCells(owner) => Message::new("reconcile-swaps-cells").with("owner", owner),
            Slip::SwapsMoves(owner) => Message::new("reconcile-swaps-moves").with("owner", owner),
            Slip::Stops(owner) => Message::new("reconcile-stops").with("owner", owner),
        }
    }
}

/// The slip of a sheet that begins at a ply of the best reading, if one does.
pub(crate) fn slip(
    given: &SearchInput,
    lattice: &Lattice,
    index: usize,
    sheet: usize,
    owner: Color,
    ended: &mut bool,
) -> Option<Slip> {
    let (edge, places) = lattice.best.get(index)?;
    let place = places[sheet];
    let before = index.checked_sub(1).map(|before| lattice.best[before].1[sheet]);
    let (was, next) = before.map_or((SheetState::InOrder, 0), |before| (before.state, before.next));
    match (was, place.state) {
        (SheetState::Gap(_), SheetState::Gap(_)) | (SheetState::Crossed, _) => None,
        (SheetState::Rows(_) | SheetState::Exchanged(_), _) => None,
        (_, SheetState::Gap(_)) => {
            let rest = lattice.best[index..].iter();
            let plies =
                rest.take_while(|(_, places)| matches!(places[sheet].state, SheetState::Gap(_))).count();
            Some(Slip::Skips(owner, plies))
        }
        (_, SheetState::Rows(_)) => Some(Slip::SwapsRows(owner)),
        (_, SheetState::Crossed) => Some(Slip::SwapsCells(owner)),
        (_, SheetState::Exchanged(_)) => Some(Slip::SwapsMoves(owner)),
        (_, SheetState::Ended) => {
            let first = !std::mem::replace(ended, true);
            // An empty sheet is not reported as ending early.
            (first && !given.cells[sheet].writings.is_empty()).then_some(Slip::Stops(owner))
        }
        (_, SheetState::InOrder) => {
            let read = edge.cells[sheet]?;
            let extra = read.checked_sub(next).filter(|extra| *extra > 0)?;
            Some(Slip::Doubles(owner, extra as usize))
        }
    }
}
