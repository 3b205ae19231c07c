//! The rows of a typed score, and the scoresheet that they make from a position.

use super::fault::{TypedFault, TypedScoreError};
use crate::{Cell, Scoresheet};
use annabella_chess::{Chess, Color, DeclaredChess, Ply, Position};

/// No score has more rows than this.
pub(super) const MOST_ROWS: usize = 600;
/// A row's number may be this much higher than the one before, leaving rows blank; a larger jump is
/// a wrong number.
const WIDEST_GAP: usize = 10;

/// The rows of a score, before it is known from which position the first one begins.
#[derive(Clone, Debug)]
pub struct TypedScore {
    pub(super) rows: Vec<Row>,
    pub(super) start: Option<Start>,
    pub(super) declared: DeclaredChess,
}

/// Where a score says that its game began.
#[derive(Clone, Debug)]
pub struct Start {
    /// The line that says so, from 1.
    pub line: usize,
    /// The position.
    pub position: Chess,
}

/// One numbered row.
#[derive(Clone, Debug)]
pub(super) struct Row {
    pub number: usize,
    pub line: usize,
    /// `None` where nothing was typed, not even a sign for an empty cell.
    pub white: Option<Cell>,
    pub black: Option<Cell>,
}

impl TypedScore {
    /// Where the score says that its game began, if it does.
    pub fn start(&self) -> Option<&Start> {
        self.start.as_ref()
    }

    /// The chess that the score's `Variant` tag declares.
    pub fn declared(&self) -> DeclaredChess {
        self.declared
    }

    /// The cells, ply by ply from that position. If a number is left out, its row is blank; numbers
    /// that make no sense are ignored in favour of the order of the rows.
    ///
    /// # Errors
    /// [`TypedFault::BlackBegins`] where White has a move before Black's first,
    /// [`TypedFault::TooLong`] where a number is higher than in any game.
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
            // Where Black begins, the first row has no ply of White's.
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
