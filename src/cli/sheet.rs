//! `annabella sheet`: a game's score in another form.
//!
//! ```
//! use annabella::chess::San;
//! use annabella::cli::sheet::{Form, SheetArgs, Source, run};
//! use annabella::scoresheet::pgn;
//!
//! let args = SheetArgs { game: "game.pgn".into(), to: vec![Form::Txt], notation: None };
//! let source = Source {
//!     load: &|_| Ok(pgn::read_one(b"1. e4 e5 2. Nf3 *").unwrap()),
//!     cell: &|position, mv| San::from_move(position, mv).to_string(),
//!     words: &|message| message.id.to_owned(),
//! };
//! let mut out = Vec::new();
//! assert_eq!(run(&args, &source, &mut out, &mut std::io::sink())?, 0);
//! assert_eq!(out, b"1. e4 e5\n2. Nf3\n");
//! # Ok::<(), std::io::Error>(())
//! ```

use crate::chess::{Chess, Move};
use crate::devices::journal::{self, JournalError};
use crate::scoresheet::pgn::{self, PgnError, Record};
use crate::scoresheet::text;
use crate::speech::{Message, Worded};
use clap::{Args, ValueEnum};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

#[derive(Args, Clone, Debug)]
#[allow(missing_docs)] // The help texts are the locales'.
pub struct SheetArgs {
    pub game: PathBuf,
    #[arg(long, value_enum, value_delimiter = ',', required = true)]
    pub to: Vec<Form>,
    #[arg(long)]
    pub notation: Option<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
#[allow(missing_docs)] // They are named in the locales.
pub enum Form {
    Pgn,
    Txt,
}

/// Why a file is no game.
#[derive(Debug, thiserror::Error)]
pub enum SheetError {
    /// It cannot be read.
    #[error(transparent)]
    File(#[from] JournalError),
    /// It is not one game in PGN.
    #[error("{}: {fault}", path.display())]
    Pgn {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        fault: PgnError,
    },
}

impl Worded for SheetError {
    fn message(&self) -> Message {
        match self {
            SheetError::File(error) => error.message(),
            SheetError::Pgn { path, fault } => Message::new("sheet-pgn")
                .with("file", path.display().to_string())
                .with("cause", fault.message()),
        }
    }
}

/// Reads a file with one game in PGN.
///
/// # Errors
/// Where the file cannot be read or is not that.
pub fn load(path: &Path) -> Result<Record, SheetError> {
    journal::regular(path)?;
    let bytes = std::fs::read(path).map_err(|error| JournalError::Io(path.into(), error))?;
    pgn::read_one(&bytes).map_err(|fault| SheetError::Pgn { path: path.into(), fault })
}

/// Where a sheet's game and words come from.
pub struct Source<'a> {
    /// Reads the game: [`load`], or a journal's replay.
    pub load: &'a dyn Fn(&Path) -> Result<Record, Message>,
    /// A move in the letters of `--notation`.
    pub cell: &'a dyn Fn(&Chess, Move) -> String,
    /// The words of a message.
    pub words: &'a dyn Fn(&Message) -> String,
}

/// Writes the game in the forms asked for to `out`, an empty line between two, and returns the
/// exit status: 0, or 2 for a file that is no game.
///
/// # Errors
/// Where `out` or `err` cannot be written.
pub fn run(
    args: &SheetArgs,
    source: &Source<'_>,
    out: &mut dyn Write,
    err: &mut dyn Write,
) -> io::Result<u8> {
    let record = match (source.load)(&args.game) {
        Ok(record) => record,
        Err(message) => {
            writeln!(err, "{}", (source.words)(&message))?;
            return Ok(2);
        }
    };
    for (index, form) in args.to.iter().enumerate() {
        if index > 0 {
            writeln!(out)?;
        }
        match form {
            Form::Pgn => write!(out, "{}", pgn::write(&record))?,
            Form::Txt => write!(out, "{}", text::line(&record.line, source.cell))?,
        }
    }
    out.flush()?;
    Ok(0)
}
