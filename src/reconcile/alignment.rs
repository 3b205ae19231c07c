//! Both scores aligned with the plies of the game, skipped and doubled rows corrected.

use super::channel::Channel;
use super::writing::Writing;
use super::{CellReading, Handwriting};
use crate::chess::notation::{self, Letters};
use crate::chess::{Chess, Color, Move, Pattern, Ply, Position, Role};
use crate::scoresheet::{Cell, Scoresheet, Scoresheets};
use shakmaty::ByColor;
use std::rc::Rc;

/// The two scores of one game, and which of their cells belong to which ply.
#[derive(Clone)]
pub struct Alignment<'a> {
    start: &'a Chess,
    sheets: &'a Scoresheets,
    writings: Rc<ByColor<Writings>>,
    /// For each ply of the game the index of its cell, where the sheet has one.
    order: ByColor<Vec<Option<usize>>>,
    shifts: Vec<Shift>,
}

/// The cells of one sheet, and the habits of the hand that wrote them.
struct Writings {
    writings: Vec<Writing>,
    channel: Channel,
}

impl Writings {
    /// Chooses among several moves by standard notation: `Bb3` is a bishop's move, though read
    /// loosely it may be a pawn's, and on an English sheet `R` is no king and `P` no knight.
    fn by_the_book(&self, text: &str, several: Vec<Move>, turn: Color) -> CellReading {
        // Where this hand writes pieces in lower case, what is a file in standard notation may be a
        // piece.
        if self.channel.hand().small && text.starts_with(|first| matches!(first, 'a'..='h')) {
            return CellReading::Ambiguous(several);
        }
        let book = notation::read(text, self.channel.hand().letters());
        let pawn = |mv: &Move| self.may_be_pawn(text) && mv.role() == Role::Pawn;
        let legal = |mv: &&Move| pawn(mv) || book.iter().any(|pattern| pattern.fits(**mv, turn));
        let by_the_book: Vec<Move> = several.iter().filter(legal).copied().collect();
        match by_the_book.as_slice() {
            [] => CellReading::Ambiguous(several),
            [only] => CellReading::Move(*only),
            _ => CellReading::Ambiguous(by_the_book),
        }
    }

    /// Reads forms outside standard notation: `Pe4`, and promotions that do not name the new piece.
    fn not_by_the_book(&self, text: &str, position: &Chess) -> Option<CellReading> {
        let pawns = if self.may_be_pawn(text) { &text[1..] } else { text };
        let book = notation::read(pawns, self.channel.hand().letters());
        let turn = position.turn();
        let named = |mv: &Move| {
            mv.role() == Role::Pawn
                && book.iter().any(|pattern| match *pattern {
                    Pattern::Piece { role, from_file, from_rank, to, capture, promotion: None } => {
                        let promotion = mv.promotion();
                        Pattern::Piece { role, from_file, from_rank, to, capture, promotion }.fits(*mv, turn)
                    }
                    pattern => pattern.fits(*mv, turn),
                })
        };
        let named: Vec<Move> = position.legal_moves().into_iter().filter(named).collect();
        match named.as_slice() {
            [] => None,
            [only] => Some(CellReading::Move(*only)),
            _ => Some(CellReading::Ambiguous(named)),
        }
    }

    /// Whether a leading `P` may be a pawn: on a Dutch sheet it is a knight.
    fn may_be_pawn(&self, text: &str) -> bool {
        text.starts_with('P') && !self.channel.hand().letters().contains(&Letters::Nl)
    }
}

/// Rows of a sheet that do not stand at their plies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shift {
    /// Whose sheet.
    pub sheet: Color,
    /// The ply of the game at which they begin.
    pub ply: Ply,
    /// What the writer did.
    pub kind: ShiftKind,
}

/// How rows came to be shifted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShiftKind {
    /// This many plies are left out.
    LeftOut(usize),
    /// This many cells are surplus.
    TooMany(usize),
    /// Two rows are exchanged.
    Swapped,
}

impl ShiftKind {
    /// Whether one whole row was left out or written twice, the usual case.
    pub(super) fn is_one_row(self) -> bool {
        matches!(self, ShiftKind::LeftOut(2) | ShiftKind::TooMany(2))
    }
}

impl<'a> Alignment<'a> {
    /// Two scores as they were written, cell n for ply n.
    pub fn new(sheets: &'a Scoresheets, start: &'a Chess) -> Alignment<'a> {
        let order = |sheet: &Scoresheet| (0..sheet.len()).map(Some).collect();
        let writings = |sheet: &Scoresheet| {
            let writings = sheet.cells().iter().map(|cell| Writing::of(&cell.text)).collect();
            let channel = Channel::new(Handwriting::of(sheet), sheet.owner());
            Writings { writings, channel }
        };
        Alignment {
            start,
            sheets,
            writings: Rc::new(ByColor { white: writings(&sheets.white), black: writings(&sheets.black) }),
            order: ByColor { white: order(&sheets.white), black: order(&sheets.black) },
            shifts: Vec::new(),
        }
    }

    /// Where the game began.
    pub fn start(&self) -> &'a Chess {
        self.start
    }

    /// The two scores as they were written.
    pub(super) fn sheets(&self) -> &'a Scoresheets {
        self.sheets
    }

    /// The shifts that were corrected.
    pub fn shifts(&self) -> &[Shift] {
        &self.shifts
    }

    /// The number of plies up to the last one for which anything is written.
    pub fn plies(&self) -> usize {
        let last = |side| {
            let written = |ply: &Ply| self.cell(side, *ply).is_some_and(|cell| !cell.is_blank());
            (0..self.order.get(side).len()).rev().map(Ply::after).find(written).map_or(0, Ply::number)
        };
        last(Color::White).max(last(Color::Black))
    }

    /// The cell of that side's sheet for a ply.
    pub fn cell(&self, side: Color, ply: Ply) -> Option<&'a Cell> {
        self.sheets.of(side).cells().get(self.index(side, ply)?)
    }

    fn index(&self, side: Color, ply: Ply) -> Option<usize> {
        *self.order.get(side).get(ply.before())?
    }

    /// What that cell names in a position.
    pub fn reading(&self, side: Color, ply: Ply, position: &Chess) -> CellReading {
        let Some(index) = self.index(side, ply) else { return CellReading::Blank };
        let known = self.sheets.of(side).cells()[index].mv;
        if let Some(mv) = known.filter(|&mv| position.is_legal(mv)) {
            return CellReading::Move(mv);
        }
        let text = self.sheets.of(side).cells()[index].text.trim();
        let own = self.writings.get(side);
        if own.may_be_pawn(text)
            && let Some(pawn) = own.not_by_the_book(text, position)
        {
            return pawn;
        }
        match CellReading::with(&own.writings[index], position, &own.channel) {
            CellReading::Ambiguous(several) => own.by_the_book(text, several, position.turn()),
            CellReading::Illegal => own.not_by_the_book(text, position).unwrap_or(CellReading::Illegal),
            reading => reading,
        }
    }

    /// At how many of these plies both sheets name the same destination.
    pub(super) fn alike(&self, plies: impl Iterator<Item = Ply>) -> usize {
        let target = |side, ply| {
            let signs = &self.writings.get(side).writings[self.index(side, ply)?].signs;
            match signs.iter().rposition(u8::is_ascii_digit) {
                Some(rank) => Some((*signs.get(rank.checked_sub(1)?)?, signs[rank])),
                None => signs.first().map(|sign| (*sign, 0)),
            }
        };
        plies
            .filter(|&ply| {
                let white = target(Color::White, ply);
                white.is_some() && white == target(Color::Black, ply)
            })
            .count()
    }

    /// This alignment with one more shift corrected; `None` if the sheet has no such rows.
    pub(super) fn shifted(&self, shift: Shift) -> Option<Alignment<'a>> {
        let mut record = self.clone();
        let order = record.order.get_mut(shift.sheet);
        let at = shift.ply.before();
        match shift.kind {
            ShiftKind::LeftOut(plies) if at < order.len() => {
                order.splice(at..at, std::iter::repeat_n(None, plies));
            }
            ShiftKind::TooMany(plies) if at + plies <= order.len() => {
                order.drain(at..at + plies);
            }
            ShiftKind::Swapped if at + 4 <= order.len() => order[at..at + 4].rotate_left(2),
            _ => return None,
        }
        record.shifts.push(shift);
        Some(record)
    }
}
