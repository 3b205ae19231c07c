//! `annabella journal`: shows what happened in a game, and checks its journal.
//!
//! ```
//! use annabella::cli::journal::{JournalArgs, JournalCommand, JournalFormat, run};
//! use serde_json::Value;
//!
//! let args = JournalArgs { command: JournalCommand::Verify { file: "none.journal".into() } };
//! let format = JournalFormat {
//!     header: &|header: &Value| header.to_string(),
//!     entry: &|entry: &Value| entry.to_string(),
//!     words: &|message| message.id.to_owned(),
//! };
//! let mut err = Vec::new();
//! assert_eq!(run(&args, &format, &mut std::io::sink(), &mut err)?, 2);
//! assert_eq!(err, b"journal-missing\n");
//! # Ok::<(), std::io::Error>(())
//! ```

use crate::devices::journal::{Contents, JournalError, read};
use crate::speech::{Message, Worded};
use clap::{Args, Subcommand};
use serde::de::DeserializeOwned;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

#[derive(Args, Clone, Debug)]
#[allow(missing_docs)] // The help texts are the locales'.
pub struct JournalArgs {
    #[command(subcommand)]
    pub command: JournalCommand,
}

#[derive(Subcommand, Clone, Debug)]
#[allow(missing_docs)] // The help texts are the locales'.
pub enum JournalCommand {
    Show { file: PathBuf },
    Verify { file: PathBuf },
}

/// How a journal's header and entries are turned into text.
pub struct JournalFormat<'a, H, E> {
    /// The lines of the header.
    pub header: &'a dyn Fn(&H) -> String,
    /// The lines of an entry: when, who, what, and the result; may be empty.
    pub entry: &'a dyn Fn(&E) -> String,
    /// The words of everything else.
    pub words: &'a dyn Fn(&Message) -> String,
}

/// Runs the subcommand, writing to `out` and `err`, and returns the exit status: 0 complete or
/// shown, 1 truncated or broken (`verify`), 2 unusable.
///
/// # Errors
/// Where `out` or `err` cannot be written.
pub fn run<H: DeserializeOwned, E: DeserializeOwned>(
    args: &JournalArgs,
    format: &JournalFormat<H, E>,
    out: &mut dyn Write,
    err: &mut dyn Write,
) -> io::Result<u8> {
    let (JournalCommand::Show { file } | JournalCommand::Verify { file }) = &args.command;
    let contents = match read::<H, E>(file) {
        Ok(contents) => contents,
        Err(error) => {
            writeln!(err, "{}", (format.words)(&error.message()))?;
            return Ok(if error.is_broken() && matches!(args.command, JournalCommand::Verify { .. }) {
                1
            } else {
                2
            });
        }
    };
    match args.command {
        JournalCommand::Show { .. } => show(&contents, format, out, err),
        JournalCommand::Verify { .. } => verify(file, &contents, format.words, out),
    }
}

fn show<H, E>(
    contents: &Contents<H, E>,
    format: &JournalFormat<H, E>,
    out: &mut dyn Write,
    err: &mut dyn Write,
) -> io::Result<u8> {
    writeln!(out, "{}", (format.header)(&contents.header))?;
    for entry in &contents.entries {
        let told = (format.entry)(entry);
        if !told.is_empty() {
            writeln!(out, "{told}")?;
        }
    }
    out.flush()?;
    if let Some(cut) = &contents.cut {
        writeln!(err, "{}", (format.words)(&cut.message()))?;
    }
    if let Some(fault) = &contents.fault {
        writeln!(err, "{}", (format.words)(&fault.message()))?;
        return Ok(2);
    }
    Ok(0)
}

fn verify<H, E>(
    file: &Path,
    contents: &Contents<H, E>,
    words: &dyn Fn(&Message) -> String,
    out: &mut dyn Write,
) -> io::Result<u8> {
    let whole = contents.cut.is_none() && contents.fault.is_none();
    let id = if whole { "journal-whole" } else { "journal-whole-until" };
    let count =
        Message::new(id).with("file", file.display().to_string()).with("entries", contents.entries.len());
    writeln!(out, "{}", words(&count))?;
    let fault = contents.fault.as_ref().map(JournalError::message);
    let cut = contents.cut.as_ref().map(Worded::message);
    for problem in fault.iter().chain(&cut) {
        writeln!(out, "{}", words(problem))?;
    }
    Ok(if whole { 0 } else { 1 })
}
