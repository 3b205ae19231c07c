//! The reader of games in files: PGN and typed scoresheets, in any usual encoding and language.
//!
//! What can be read is read; what cannot is reported with its place and its text.
//!
//! ```
//! use annabella_chess::DeclaredChess;
//! use annabella_scoresheet::file;
//!
//! let games = file::read(b"1. e4 e5 ; the clock was late\n2. Sf3 --\n3. Lb5\n").unwrap();
//! let game = games[0].clone().read(DeclaredChess::Undeclared);
//! assert_eq!(game.record.line.len(), 3);
//! let remark = &game.remarks[0];
//! assert_eq!((remark.place.line, remark.place.column, remark.text.as_str()), (2, 8, "--"));
//! assert_eq!(remark.kind.code(), "missing");
//! ```

mod boundaries;
mod clocks;
mod columns;
mod game;
mod kept;
mod lines;
mod longhand;
mod moves;
mod note;
mod pieces;
mod remark;
mod rows;
mod tags;
mod words;
mod written;

pub(crate) use clocks::WrittenTime;
pub use game::{FileGame, Start};
pub use moves::ReadGame;
pub use note::{Note, Variation, VariationMove};
pub use remark::{Bracketed, FileRemark, FileRemarkKind, MoveAt, Place};

use columns::{Column, Columns};
use lines::{Lines, TextLine};
use rows::RowReader;
use std::collections::VecDeque;
use std::io::{self, BufRead};

/// The games of a file, one after the other. Only one is kept in memory.
pub struct Games<'a> {
    lines: Lines<'a>,
    /// `None` at the end of the file.
    reader: Option<RowReader>,
    /// The lines at the beginning, until it is known whether they are columns of moves.
    columns: Option<Columns<TextLine>>,
    ready: VecDeque<FileGame>,
    /// Remarks on text in a file without a game.
    remarks: Vec<FileRemark>,
    steps: u64,
}

impl<'a> Games<'a> {
    /// Opens a file; `None` if it is not text.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn open(bytes: impl BufRead + 'a) -> io::Result<Option<Games<'a>>> {
        let games = |lines| Games {
            lines,
            reader: Some(RowReader::default()),
            columns: Some(Columns::default()),
            ready: VecDeque::new(),
            remarks: Vec::new(),
            steps: 0,
        };
        Ok(Lines::of(bytes)?.map(games))
    }

    /// Returns the next game; `None` after the last.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn next_game(&mut self) -> io::Result<Option<FileGame>> {
        loop {
            if let Some(game) = self.ready.pop_front() {
                return Ok(Some(game));
            }
            let Some(mut reader) = self.reader.take() else { return Ok(None) };
            match self.lines.next()? {
                Some(line) => {
                    self.line(&mut reader, line);
                    self.ready.extend(reader.take_ready());
                    self.steps = reader.steps;
                    self.reader = Some(reader);
                }
                None => {
                    let (lines, white) = self.columns.take().map(Columns::finish).unwrap_or_default();
                    lines.iter().for_each(|line| reader.line(line));
                    self.steps = reader.steps;
                    let (games, remarks) = reader.finish(white);
                    self.ready.extend(games);
                    match self.ready.back_mut() {
                        Some(last) => last.remarks.extend(remarks),
                        None => self.remarks = remarks,
                    }
                }
            }
        }
    }

    fn line(&mut self, reader: &mut RowReader, line: TextLine) {
        let Some(columns) = &mut self.columns else { return reader.line(&line) };
        let text = line.text.clone();
        if let Column::Refuted(lines) = columns.add(line, &text) {
            lines.iter().for_each(|line| reader.line(line));
            self.columns = None;
        }
    }

    /// Returns the number of bytes read, counting each reading: the work so far.
    pub fn steps(&self) -> u64 {
        self.steps
    }

    /// Returns the remarks on a file without a game.
    pub fn remarks(&self) -> &[FileRemark] {
        &self.remarks
    }
}

/// Returns the text of a file, with LF at the end of each line; `None` if the bytes are not text.
pub fn decoded(bytes: &[u8]) -> Option<String> {
    // Reading from memory cannot fail.
    let mut lines = Lines::of(bytes).ok()??;
    let mut text = String::new();
    while let Ok(Some(line)) = lines.next() {
        text += &line.text;
        text.push('\n');
    }
    Some(text)
}

/// Reads all games of a text; `None` if the bytes are not text.
pub fn read(bytes: &[u8]) -> Option<Vec<FileGame>> {
    // Reading from memory cannot fail.
    let mut games = Games::open(bytes).ok()??;
    let mut all = Vec::new();
    while let Ok(Some(game)) = games.next_game() {
        all.push(game);
    }
    Some(all)
}
