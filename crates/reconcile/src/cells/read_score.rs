//! A scoresheet that has been read once: the writing in each cell, its form and the hand that wrote it.

use crate::cells::cell_reading::CellReading;
use crate::cells::channel::Channel;
use crate::cells::descriptive::is_descriptive;
use crate::cells::handwriting::Handwriting;
use crate::cells::place::Cells;
use crate::cells::writing::Writing;
use annabella_chess::{Chess, Move, Position};
use annabella_scoresheet::{Alphabet, Scoresheet, alphabet};

/// One player's scoresheet, read once. Each cell can then be read in a position.
///
/// ```
/// use annabella_chess::{Chess, Color};
/// use annabella_clock::Stamp;
/// use annabella_reconcile::{CellReading, ReadScore};
/// use annabella_scoresheet::{Cell, Scoresheet};
///
/// let mut sheet = Scoresheet::new(Color::White);
/// ["Sf3", "--"].iter().for_each(|text| sheet.push(Cell::written(text, None, Stamp(0))));
/// let score = ReadScore::of(&sheet, &Chess::default());
/// assert!(matches!(score.says(0, &Chess::default()), CellReading::Move(_)));
/// assert_eq!(score.says(1, &Chess::default()), CellReading::Blank);
/// ```
#[derive(Clone, Debug)]
pub struct ReadScore {
    /// Writings, and the start of rows.
    pub(crate) cells: Cells,
    /// The hand, and the costs of its writing errors.
    pub(crate) channel: Channel,
    /// The form of the whole sheet.
    pub(crate) form: SheetForm,
    /// Known move of each cell, for example one entered in a game.
    known: Vec<Option<Move>>,
}

impl ReadScore {
    /// Reads a scoresheet of a game from `start`.
    ///
    /// Cells with letters of another language are read as if written with English ones; the cells of a sheet
    /// that is not evidence count as blank.
    pub fn of(sheet: &Scoresheet, start: &Chess) -> ReadScore {
        ReadScore::in_form(sheet, start, SheetForm::of(sheet, start))
    }

    /// Reads a scoresheet of this form.
    pub(crate) fn in_form(sheet: &Scoresheet, start: &Chess, form: SheetForm) -> ReadScore {
        let writing = |text: &str| match &form {
            SheetForm::Usual => Writing::of(text),
            SheetForm::Letters(alphabet) => Writing::of(&alphabet.in_english(text)),
            SheetForm::Descriptive | SheetForm::Empty => Writing::default(),
        };
        let writings: Vec<Writing> = sheet.cells().iter().map(|cell| writing(&cell.text)).collect();
        let channel = Channel::new(Handwriting::read(&writings), sheet.owner());
        let known = sheet.cells().iter().map(|cell| cell.mv).collect();
        let first_in_row = usize::from(start.turn().is_black());
        ReadScore { cells: Cells { writings, first_in_row }, channel, form, known }
    }

    /// Reads the cell with this `index` in a position; blank after the end of the scoresheet.
    pub fn says(&self, index: usize, position: &Chess) -> CellReading {
        let Some(writing) = self.cells.writings.get(index) else { return CellReading::Blank };
        match self.known[index].filter(|&mv| position.is_legal(mv)) {
            Some(mv) => CellReading::Move(mv),
            None => CellReading::with(writing, position, &self.channel),
        }
    }

    /// Whether the cell has no text that could be a move.
    pub fn is_blank(&self, index: usize) -> bool {
        self.cells.writings.get(index).is_none_or(Writing::is_blank)
    }
}

/// The form of a sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum SheetForm {
    /// Algebraic notation with the letters of the interface's languages, as far as it can be read.
    Usual,
    /// Algebraic notation with other letters.
    Letters(Alphabet),
    /// Descriptive notation, which is not evidence (2023 Appendix C).
    Descriptive,
    /// No cell has a text.
    Empty,
}

impl SheetForm {
    /// Finds the form of a sheet of a game from `start`.
    pub(crate) fn of(sheet: &Scoresheet, start: &Chess) -> SheetForm {
        let texts: Vec<&str> = sheet.cells().iter().map(|cell| cell.text.as_str()).collect();
        if texts.iter().all(|text| text.is_empty()) {
            return SheetForm::Empty;
        }
        if is_descriptive(&texts) {
            return SheetForm::Descriptive;
        }
        alphabet(&texts, start).map_or(SheetForm::Usual, SheetForm::Letters)
    }

    /// Whether the sheet is evidence of moves.
    pub(crate) fn is_evidence(&self) -> bool {
        matches!(self, SheetForm::Usual | SheetForm::Letters(_))
    }
}
