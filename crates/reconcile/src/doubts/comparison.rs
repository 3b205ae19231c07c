//! The comparison of two sheets with the game read from them, ply by ply.

use crate::cells::cell_reading::CellReading;
use crate::cells::place::SheetPlace;
use crate::cells::writing::Writing;
use crate::doubts::discrepancy::{Discrepancy, Why, shortened};
use crate::doubts::ply_read::{PlyRead, Rival, UNLIKELY, cells_read};
use crate::doubts::question::Doubt;
use crate::lines::allows::{Allows, Written, allows};
use crate::lines::lattice::{Lattice, SearchInput, same};
use crate::lines::slip::slip;
use annabella_chess::{Chess, Color, Line, Move, Ply, Position, San};
use annabella_scoresheet::Scoresheet;

/// Returns all discrepancies between a line and the sheets it was read from.
pub(crate) fn discrepancies(
    given: &SearchInput,
    sheets: [&Scoresheet; 2],
    lattice: &Lattice,
    line: &Line,
    plies: &[PlyRead],
) -> Vec<Discrepancy> {
    let mut found = Vec::new();
    for (index, ply) in plies.iter().enumerate() {
        let at = ComparedPly { given, sheets, line, plies, index, cells: ply.cells };
        let slips = (0..2).filter_map(|sheet| slip(given, lattice, index, sheet));
        found.extend(slips.map(|slip| at.discrepancy(Why::Slip(slip))));
        // If it is open whether cells are exchanged, the cells in this place are quoted. A move that only one
        // sheet has after the other's end is not in the lattice, and nothing is exchanged there.
        let exchanges = !ply.is_sure() && index < lattice.best.len();
        let in_place = exchanges.then(|| [0, 1].map(|sheet| cell_in_place(given, lattice, index, sheet)));
        let in_place = in_place.map(|cells| ComparedPly { cells, ..at }).filter(|at| at.why(ply).is_some());
        let at = in_place.unwrap_or(at);
        found.extend(at.why(ply).map(|why| at.discrepancy(why)));
    }
    found
}

/// Returns the cell in the place of a ply on a sheet. Within an exchange, this is not the cell read.
fn cell_in_place(given: &SearchInput, lattice: &Lattice, index: usize, sheet: usize) -> Option<usize> {
    let before =
        |index: usize| index.checked_sub(1).map_or(SheetPlace::START, |last| lattice.best[last].1[sheet]);
    let first = (0..=index).rev().find(|first| !before(*first).is_exchanging())?;
    match first < index || lattice.best[index].1[sheet].is_exchanging() {
        true => Some(before(first).next as usize + index - first)
            .filter(|cell| *cell < given.cells[sheet].writings.len()),
        false => lattice.best[index].0.cells[sheet].map(|cell| cell as usize),
    }
}

/// Returns the text after the last move of a game that was read to its end.
pub(crate) fn left_over(
    given: &SearchInput,
    sheets: [&Scoresheet; 2],
    plies: &[PlyRead],
) -> Option<Discrepancy> {
    let [white, black] = [0, 1].map(|sheet: usize| {
        let writings = &given.cells[sheet].writings;
        let read = cells_read(plies, sheet);
        let cell = (read..writings.len()).find(|cell| !writings[*cell].is_blank())?;
        sheets[sheet].cells().get(cell).map(|cell| shortened(&cell.text))
    });
    let any = white.is_some() || black.is_some();
    any.then(|| Discrepancy {
        white,
        black,
        why: Why::LeftOver,
        ..Discrepancy::lost(Ply::after(plies.len()))
    })
}

/// One ply of the line.
struct ComparedPly<'a> {
    given: &'a SearchInput<'a>,
    sheets: [&'a Scoresheet; 2],
    line: &'a Line,
    plies: &'a [PlyRead],
    index: usize,
    /// Cell of each sheet.
    cells: [Option<usize>; 2],
}

impl ComparedPly<'_> {
    fn mv(&self) -> Move {
        self.line.plies()[self.index].mv
    }

    fn position(&self) -> &Chess {
        self.line.position_after(self.index)
    }

    /// Returns the writing in the cell of `sheet`.
    fn writing(&self, sheet: usize) -> Option<&Writing> {
        Some(&self.given.cells[sheet].writings[self.cells[sheet]?])
    }

    /// Whether `sheet` has no cell for this ply, but one for a later ply.
    fn leaves_out(&self, sheet: usize) -> bool {
        self.cells[sheet].is_none() && self.plies[self.index..].iter().any(|ply| ply.cells[sheet].is_some())
    }

    fn text(&self, sheet: usize) -> Option<String> {
        self.writing(sheet).filter(|writing| !writing.is_blank())?;
        self.sheets[sheet].cells().get(self.cells[sheet]?).map(|cell| shortened(&cell.text))
    }

    fn discrepancy(&self, why: Why) -> Discrepancy {
        // If rivals remain possible, no later move excludes them.
        let doubt = self.plies[self.index].doubt;
        let allows = self.allows(why).filter(|_| !matches!(doubt, Some(Doubt::Rivals | Doubt::Prior)));
        let why = if why == Why::Open && allows.is_some() { Why::FitsLater } else { why };
        let ply = &self.plies[self.index];
        let (white, black) = (self.text(0), self.text(1));
        Discrepancy {
            rivals: self.rivals(),
            ply: Ply::after(self.index),
            several: self.ambiguous_text().filter(|_| white != black),
            fits: if why == Why::Several { self.fits() } else { Vec::new() },
            white,
            black,
            left_out: (0..2).find(|sheet| self.leaves_out(*sheet)).map(|sheet| Color::ALL[sheet]),
            read: Some(San::from_move(self.position(), self.mv())),
            sure: ply.is_sure(),
            doubt: ply.doubt.filter(|_| !matches!(why, Why::Slip(_))),
            allows,
            why,
        }
    }

    /// Returns the rivals worth naming at an open ply, except those written like the move itself.
    fn rivals(&self) -> Vec<San> {
        let (position, ply) = (self.position(), &self.plies[self.index]);
        if ply.is_sure() {
            return Vec::new();
        }
        let read = San::from_move(position, self.mv());
        // A rival comes from another line; the legal move with the same squares is named here.
        let legal = position.legal_moves();
        let here = |rival: &Rival| legal.iter().find(|mv| same(**mv, rival.mv)).copied();
        let least = if ply.doubt == Some(Doubt::Rivals) { UNLIKELY } else { 0.0 };
        let rivals = ply.rivals.iter().filter(|rival| rival.share >= least).filter_map(here);
        rivals.map(|mv| San::from_move(position, mv)).filter(|rival| *rival != read).collect()
    }

    /// Returns the text that fits several moves, if only one of the two does.
    fn ambiguous_text(&self) -> Option<String> {
        let ambiguous = |sheet: &usize| matches!(self.reading(*sheet), CellReading::Ambiguous(_));
        match (0..2).filter(ambiguous).collect::<Vec<usize>>().as_slice() {
            &[sheet] => self.text(sheet),
            _ => None,
        }
    }

    /// Returns the moves that the cells can mean.
    fn fits(&self) -> Vec<San> {
        let mut fits = Vec::new();
        for mv in (0..2).flat_map(|sheet| self.reading(sheet).moves().to_vec()) {
            let san = San::from_move(self.position(), mv);
            if !fits.contains(&san) {
                fits.push(san);
            }
        }
        fits
    }

    /// Returns the later move that excludes all other moves that the cells may mean.
    fn allows(&self, why: Why) -> Option<Allows> {
        let mut others: Vec<Move> = match why {
            Why::FitsLater | Why::Open | Why::Contradicted | Why::Several => {
                (0..2).flat_map(|sheet| self.reading(sheet).moves().to_vec()).collect()
            }
            Why::Nearest | Why::Unwritten => self.position().legal_moves().to_vec(),
            _ => return None,
        };
        others.retain(|mv| *mv != self.mv());
        let written = |index: usize| ComparedPly { index, cells: self.plies[index].cells, ..*self }.written();
        allows(self.line, self.index, &others, &written)
    }

    /// Returns the marks of the cells that name the move.
    fn written(&self) -> Written {
        let mut written = Written::default();
        for sheet in (0..2).filter(|sheet| self.reading(*sheet).moves().contains(&self.mv())) {
            let Some(own) = self.writing(sheet) else { continue };
            // An open move proves nothing.
            written.named = self.plies[self.index].is_sure();
            written.checks |= own.mark.is_some();
            written.captures |= own.captures;
        }
        written
    }

    /// Reads the cell of this ply on one sheet.
    fn reading(&self, sheet: usize) -> CellReading {
        let Some(writing) = self.writing(sheet) else { return CellReading::Blank };
        CellReading::with(writing, self.position(), self.given.channels[sheet])
    }

    /// Whether the cell of `sheet` would name a legal move if an earlier open move were one of its rivals.
    fn rests_on_open(&self, sheet: usize) -> bool {
        let Some(writing) = self.writing(sheet) else { return false };
        let named = |open: usize, rival: &Rival| {
            let mut position = self.line.position_after(open).clone();
            for index in open..self.index {
                let mv = if index == open { rival.mv } else { self.line.plies()[index].mv };
                let Some(here) = position.legal_moves().into_iter().find(|own| same(*own, mv)) else {
                    return false;
                };
                position.play_unchecked(here);
            }
            !CellReading::with(writing, &position, self.given.channels[sheet]).moves().is_empty()
        };
        let open = (0..self.index).filter(|index| !self.plies[*index].is_sure());
        open.into_iter().any(|open| self.plies[open].rivals.iter().any(|rival| named(open, rival)))
    }

    /// Returns why this move was read; `None` if the cells simply name it.
    fn why(&self, ply: &PlyRead) -> Option<Why> {
        let mv = self.mv();
        let readings = [self.reading(0), self.reading(1)];
        let names = |reading: &CellReading| reading.moves().contains(&mv);
        let exactly = |reading: &CellReading| *reading == CellReading::Move(mv);
        let blank = |reading: &CellReading| *reading == CellReading::Blank;
        if readings.iter().any(exactly) && readings.iter().all(|reading| names(reading) || blank(reading)) {
            let named = |rival: &Rival| readings.iter().any(|reading| reading.moves().contains(&rival.mv));
            let open = ply.doubt == Some(Doubt::Rivals) || ply.rivals.iter().any(named) && !ply.is_sure();
            return open.then_some(Why::Doubtful);
        }
        let named = readings.iter().any(names);
        let other = readings.iter().any(|reading| !reading.moves().is_empty() && !names(reading));
        let known = self.given.known.get(self.index).copied().flatten() == Some(mv);
        let illegal = || readings.iter().position(|reading| *reading == CellReading::Illegal);
        let rival = |mv: &Move| *mv != self.mv() && ply.rivals.iter().any(|rival| rival.mv == *mv);
        let open = || !ply.is_sure() && readings.iter().flat_map(CellReading::moves).any(rival);
        Some(match (named, other) {
            _ if readings.iter().all(blank) => Why::Unwritten,
            _ if known => Why::Known,
            (true, true) if open() => Why::Open,
            (true, true) => Why::FitsLater,
            (true, false) if readings.iter().any(exactly) => match illegal() {
                Some(sheet) if self.rests_on_open(sheet) => Why::OnlyLegalSo,
                Some(_) => Why::OnlyLegal,
                None => Why::OnlyReadable,
            },
            (true, false) => Why::Several,
            (false, true) => Why::Contradicted,
            (false, false) => Why::Nearest,
        })
    }
}
