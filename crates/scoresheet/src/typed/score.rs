//! The rows of a typed scoresheet, and the cells that they give from a position.

use super::fault::{TypedFault, TypedScoreError};
use crate::{Cell, Scoresheet};
use annabella_chess::{Chess, Color, DeclaredChess, Ply, Position};

/// The maximum number of rows.
pub(super) const MOST_ROWS: usize = 600;
/// The maximum step from one row's number to the next, which leaves rows blank.
/// A larger step is a wrong number.
const WIDEST_GAP: usize = 10;

/// The rows of a scoresheet, before the starting position is known.
#[derive(Clone, Debug)]
pub struct TypedScore {
    pub(super) rows: Vec<Row>,
    pub(super) start: Option<Start>,
    pub(super) declared: DeclaredChess,
}

/// The starting position given by the text.
#[derive(Clone, Debug)]
pub struct Start {
    /// The line that gives it, from 1.
    pub line: usize,
    /// The position.
    pub position: Chess,
}

/// One numbered row.
#[derive(Clone, Debug)]
pub(super) struct Row {
    pub number: usize,
    pub line: usize,
    /// `None` if the text has no cell here, not even the sign for an empty one.
    pub white: Option<Cell>,
    pub black: Option<Cell>,
}

impl TypedScore {
    /// Returns the starting position, if the text gives one.
    pub fn start(&self) -> Option<&Start> {
        self.start.as_ref()
    }

    /// Whether no cell has a text.
    pub fn is_blank(&self) -> bool {
        self.cells().all(Cell::is_blank)
    }

    /// Returns the cells of all rows.
    pub(super) fn cells(&self) -> impl Iterator<Item = &Cell> {
        self.rows.iter().flat_map(|row| [&row.white, &row.black]).flatten()
    }

    /// Returns the line of the last row, or 1.
    pub(super) fn last_line(&self) -> usize {
        self.rows.last().map_or(1, |row| row.line)
    }

    /// Returns the chess that the `Variant` tag declares.
    pub fn declared(&self) -> DeclaredChess {
        self.declared
    }

    /// Returns the scoresheet of `owner`, its cells ply by ply from `start`.
    /// The row of a missing number is blank; implausible numbers are ignored in favour of the order of the
    /// rows.
    ///
    /// # Errors
    /// [`TypedFault::BlackBegins`] if White has a move before Black's first, [`TypedFault::TooLong`] if a
    /// number is higher than in any game.
    pub fn sheet(&self, owner: Color, start: &Chess) -> Result<Scoresheet, TypedScoreError> {
        let mut sheet = Scoresheet::new(owner);
        let black_begins = start.turn().is_black();
        let first = start.fullmoves().get() as usize;
        let mut index = 0;
        let mut before: Option<usize> = None;
        for row in &self.rows {
            index = match before {
                None => row.number.checked_sub(first).filter(|&missing| missing < MOST_ROWS).unwrap_or(0),
                Some(before) => match row.number.checked_sub(before) {
                    Some(gap @ 1..=WIDEST_GAP) => index + gap,
                    _ => index + 1,
                },
            };
            before = Some(row.number);
            if index >= MOST_ROWS {
                return Err(TypedScoreError { line: row.line, fault: TypedFault::TooLong });
            }
            let (mut white, mut black) = (row.white.clone(), row.black.clone());
            if black_begins && index == 0 {
                if black.is_none() {
                    black = white.take();
                }
                if white.is_some_and(|cell| !cell.is_blank()) {
                    return Err(TypedScoreError { line: row.line, fault: TypedFault::BlackBegins });
                }
                white = None;
            }
            // If Black moves first, the first row has no ply by White.
            let missing = usize::from(black_begins);
            if let (Some(cell), Some(before)) = (white, (2 * index).checked_sub(missing)) {
                sheet.write(Ply::after(before), cell);
            }
            if let Some(cell) = black {
                sheet.write(Ply::after(2 * index + 1 - missing), cell);
            }
        }
        Ok(sheet)
    }
}
