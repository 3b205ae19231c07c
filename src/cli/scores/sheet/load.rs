//! A file with one game: PGN, or a typed scoresheet.

use crate::chess::{Chess, Color, DeclaredChess, Line, Ply};
use crate::devices::storage::journal::{self, JournalError};
use crate::reconcile::{CellReading, ReadScore, ply_message};
use crate::scoresheet::pgn::{self, PgnError, PgnFault, Record, Remark};
use crate::scoresheet::{decoded, text, typed};
use crate::speech::{Message, Worded};
use std::path::{Path, PathBuf};

/// The maximum size of a game file in bytes.
const LONGEST: u64 = 1 << 22;
/// The results in PGN.
const RESULTS: [&str; 4] = ["1-0", "0-1", "1/2-1/2", "*"];

/// An error in loading a game from a file.
#[derive(Debug, thiserror::Error)]
pub enum SheetError {
    /// The file cannot be read.
    #[error(transparent)]
    File(#[from] JournalError),
    /// The file is not one game in PGN.
    #[error("{}: {fault}", path.display())]
    Pgn {
        /// The file.
        path: PathBuf,
        /// The fault in the file.
        fault: PgnError,
    },
    /// A cell of the typed scoresheet cannot be read as a move.
    #[error("{}: no move: {text}", path.display())]
    Cell {
        /// The file.
        path: PathBuf,
        /// The name of the ply.
        ply: Message,
        /// The text of the cell.
        text: String,
    },
}

impl Worded for SheetError {
    fn message(&self) -> Message {
        match self {
            SheetError::File(error) => error.message(),
            SheetError::Pgn { path, fault } => Message::new("sheet-pgn")
                .with("file", path.display().to_string())
                .with("cause", fault.message()),
            SheetError::Cell { path, ply, text } => {
                let cell = Message::new("sheet-cell").with("file", path.display().to_string());
                cell.with("ply", ply.clone()).with("text", text.as_str())
            }
        }
    }
}

/// Reads a file with one game: PGN, or a typed scoresheet in any language's letters.
///
/// Without a `Variant` tag, `untagged` is the variant.
///
/// # Errors
/// [`SheetError`] if the file cannot be read or is neither.
pub fn load(path: &Path, untagged: DeclaredChess) -> Result<Record, SheetError> {
    let bytes = journal::bounded(path, LONGEST)?;
    let text = decoded(&bytes);
    let fault = match pgn::read_one_as(text.as_bytes(), untagged) {
        Ok(game) => return Ok(game),
        Err(fault) => fault,
    };
    let tagged = text.lines().any(|line| line.starts_with('['));
    let unread = matches!(&fault, PgnError::Game { fault: PgnFault::Unreadable { .. }, .. });
    match typed_game(path, &text, untagged) {
        Some(Err(cell)) if unread && !tagged => Err(cell),
        Some(Ok(game)) if matches!(fault, PgnError::Game { .. }) => Ok(game),
        _ => Err(SheetError::Pgn { path: path.into(), fault }),
    }
}

/// Returns the game of a typed scoresheet, if the file is one.
fn typed_game(path: &Path, text: &str, untagged: DeclaredChess) -> Option<Result<Record, SheetError>> {
    let typed = typed::read_as(text.as_bytes(), untagged).ok()?;
    let start = typed.start().map_or_else(Chess::default, |start| start.position.clone());
    let sheet = typed.sheet(Color::White, &start).ok()?;
    let score = ReadScore::of(&sheet, &start);
    let written = (0..sheet.len()).rposition(|index| !score.is_blank(index)).map_or(0, |last| last + 1);
    let mut line = Line::new(start.clone());
    let mut remarks = Vec::new();
    for ply in (0..written).map(Ply::after) {
        let cell = sheet.cell(ply)?;
        let CellReading::Move(mv) = score.says(ply.before(), line.position()) else {
            let text = if cell.is_blank() { text::BLANK.to_owned() } else { text::shown(&cell.text) };
            let ply = ply_message(&line, ply);
            return Some(Err(SheetError::Cell { path: path.into(), ply, text }));
        };
        line.push(mv);
        remarks.push(Remark { clock: cell.clock, offer: cell.offer, ..Remark::default() });
    }
    // Tags and the result are read as in PGN, in whatever letters the moves are.
    let tags = text.lines().filter(|line| line.starts_with('['));
    let result = text.split_whitespace().last().filter(|word| RESULTS.contains(word)).unwrap_or("*");
    let score = last_comment(text).and_then(pgn::unusual_score).map(|score| format!("{{{score}}} "));
    let result = score.unwrap_or_default() + result;
    let around: String = tags.chain(["", &result]).flat_map(|line| [line, "\n"]).collect();
    let around = pgn::read_one_as(around.as_bytes(), untagged).unwrap_or_else(|_| Record::new(line.clone()));
    Some(Ok(Record { line, remarks, ..around }))
}

/// Returns the last comment, if only a result follows it.
fn last_comment(text: &str) -> Option<&str> {
    let (before, after) = text.rsplit_once('}')?;
    let ends = after.split_whitespace().all(|word| RESULTS.contains(&word));
    before.rsplit_once('{').filter(|_| ends).map(|(_, comment)| comment)
}
