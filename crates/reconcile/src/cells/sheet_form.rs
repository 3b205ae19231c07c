//! The form of a whole sheet: which letters it uses, and whether it is evidence at all.

use crate::cells::descriptive::is_descriptive;
use annabella_chess::Chess;
use annabella_scoresheet::{Alphabet, Scoresheet, alphabet};

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
