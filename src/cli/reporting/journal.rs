//! `annabella journal`: shows what happened in a game, and checks its journal.
//!
//! ```
//! use annabella::cli::reporting::journal::{JournalArgs, JournalCommand, JournalFormat, VerifyArgs, run};
//! use serde_json::Value;
//!
//! let verify = VerifyArgs { file: "none.journal".into(), digest: Vec::new(), public_key: None };
//! let args = JournalArgs { command: JournalCommand::Verify(verify) };
//! let format = JournalFormat {
//!     header: &|header: &Value| header.to_string(),
//!     entry: &|entry: &Value| entry.to_string(),
//!     evidence: &str::to_owned,
//!     milestones: &|_| Vec::new(),
//!     words: &|message| message.id.to_owned(),
//!     sign: &|_, _| Ok(String::new()),
//!     signed: &|_, _| Ok(true),
//! };
//! let mut err = Vec::new();
//! assert_eq!(run(&args, &format, &mut std::io::sink(), &mut err)?, 2);
//! assert_eq!(err, b"journal-missing\n");
//! # Ok::<(), std::io::Error>(())
//! ```

use super::signature;
use crate::devices::storage::journal::{Contents, Digest, read, write_repaired};
use crate::devices::storage::milestone::Milestone;
use crate::devices::storage::output_file::save;
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
    Verify(VerifyArgs),
    Repair(RepairArgs),
    Sign(SignArgs),
}

#[derive(Args, Clone, Debug)]
#[allow(missing_docs)] // The help texts are the locales'.
pub struct RepairArgs {
    pub file: PathBuf,
    #[arg(long, value_name = "NEW")]
    pub output: PathBuf,
}

#[derive(Args, Clone, Debug)]
#[allow(missing_docs)] // The help texts are the locales'.
pub struct SignArgs {
    pub file: PathBuf,
    #[arg(long, value_name = "FILE")]
    pub key: PathBuf,
    #[arg(long, value_name = "FILE")]
    pub password_file: Option<PathBuf>,
    #[arg(long)]
    pub force: bool,
}

#[derive(Args, Clone, Debug)]
#[allow(missing_docs)] // The help texts are the locales'.
pub struct VerifyArgs {
    pub file: PathBuf,
    #[arg(long, value_name = "SQUARES", num_args = 1..)]
    pub digest: Vec<String>,
    #[arg(long, value_name = "KEY")]
    pub public_key: Option<String>,
}

/// How a journal's header and entries are turned into text.
pub struct JournalFormat<'a, H, E> {
    /// The lines of the header.
    pub header: &'a dyn Fn(&H) -> String,
    /// The lines of an entry: when, who, what, and the result; may be empty.
    pub entry: &'a dyn Fn(&E) -> String,
    /// The line for an entry behind a hole, which is not replayed.
    pub evidence: &'a dyn Fn(&str) -> String,
    /// The entries whose digest was told.
    pub milestones: &'a dyn Fn(&Contents<H, E>) -> Vec<Milestone>,
    /// The words of everything else.
    pub words: &'a dyn Fn(&Message) -> String,
    /// The signature of a journal, which also signs that text.
    pub sign: &'a dyn Fn(&SignArgs, &str) -> Result<String, Message>,
    /// Whether the signature beside a journal is that of this key.
    pub signed: &'a dyn Fn(&Path, &str) -> Result<bool, Message>,
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
    let file = match &args.command {
        JournalCommand::Repair(args) => return repair(args, format.words, out, err),
        JournalCommand::Show { file }
        | JournalCommand::Verify(VerifyArgs { file, .. })
        | JournalCommand::Sign(SignArgs { file, .. }) => file,
    };
    let contents = match read::<H, E>(file) {
        Ok(contents) => contents,
        Err(error) => {
            writeln!(err, "{}", (format.words)(&error.message()))?;
            return Ok(if error.is_broken() && matches!(args.command, JournalCommand::Verify(_)) {
                1
            } else {
                2
            });
        }
    };
    match &args.command {
        JournalCommand::Verify(args) => verify(args, &contents, format, out, err),
        JournalCommand::Sign(args) => sign(args, &contents, format, out, err),
        JournalCommand::Show { .. } | JournalCommand::Repair(_) => show(file, &contents, format, out, err),
    }
}

fn show<H, E>(
    file: &Path,
    contents: &Contents<H, E>,
    format: &JournalFormat<H, E>,
    out: &mut dyn Write,
    err: &mut dyn Write,
) -> io::Result<u8> {
    writeln!(out, "{}", (format.header)(&contents.header))?;
    let mut parts = contents.missing.iter().peekable();
    for count in 0..=contents.entries.len() {
        while let Some(missing) = parts.next_if(|missing| missing.after == count) {
            writeln!(out, "{}", (format.words)(&missing.gap.message()))?;
            for line in &missing.evidence {
                writeln!(out, "{}", (format.evidence)(line))?;
            }
        }
        let told = contents.entries.get(count).map(format.entry).unwrap_or_default();
        if !told.is_empty() {
            writeln!(out, "{told}")?;
        }
    }
    out.flush()?;
    if let Some(torn) = &contents.torn {
        writeln!(err, "{}", (format.words)(&torn.message()))?;
    }
    if let Some(fault) = &contents.fault {
        writeln!(err, "{}", (format.words)(&fault.message(&file.display().to_string())))?;
        return Ok(2);
    }
    Ok(0)
}

fn verify<H, E>(
    args: &VerifyArgs,
    contents: &Contents<H, E>,
    format: &JournalFormat<H, E>,
    out: &mut dyn Write,
    err: &mut dyn Write,
) -> io::Result<u8> {
    let words = format.words;
    let told = match told(&args.digest) {
        Ok(told) => told,
        Err(why) => {
            writeln!(err, "{}", words(&why))?;
            return Ok(2);
        }
    };
    let whole = contents.torn.is_none() && contents.fault.is_none();
    let file = args.file.display().to_string();
    let id = if whole { "journal-whole" } else { "journal-whole-until" };
    let count = Message::new(id).with("file", file.as_str()).with("entries", contents.entries.len());
    writeln!(out, "{}", words(&count))?;
    let fault = contents.fault.as_ref().map(|fault| fault.message(&file));
    let torn = contents.torn.as_ref().map(Worded::message);
    for problem in fault.iter().chain(&torn) {
        writeln!(out, "{}", words(problem))?;
    }
    for missing in &contents.missing {
        writeln!(out, "{}", words(&missing.gap.message()))?;
    }
    let milestones = (format.milestones)(contents);
    for milestone in &milestones {
        let line = Message::new("journal-milestone").with("words", milestone.message());
        writeln!(out, "{}", words(&line.with("entry", milestone.entry.to_string())))?;
    }
    let right = told.is_none_or(|told| milestones.iter().any(|milestone| milestone.digest == told));
    if let Some(told) = told {
        let found = milestones.iter().rfind(|milestone| milestone.digest == told);
        let line = match found {
            Some(found) => Message::new("journal-digest-right").with("entry", found.entry.to_string()),
            None => Message::new("journal-digest-wrong").with("file", file),
        };
        writeln!(out, "{}", words(&line))?;
    }
    let signed = match args.public_key.as_ref().map(|key| (format.signed)(&args.file, key)).transpose() {
        Ok(signed) => signed,
        Err(why) => {
            writeln!(err, "{}", words(&why))?;
            return Ok(2);
        }
    };
    if let Some(right) = signed {
        let id = if right { "sign-right" } else { "sign-wrong" };
        writeln!(out, "{}", words(&Message::new(id).with("file", args.file.display().to_string())))?;
    }
    Ok(if whole && right && signed != Some(false) { 0 } else { 1 })
}

/// Signs a journal that is whole.
fn sign<H, E>(
    args: &SignArgs,
    contents: &Contents<H, E>,
    format: &JournalFormat<H, E>,
    out: &mut dyn Write,
    err: &mut dyn Write,
) -> io::Result<u8> {
    let words = format.words;
    let torn = contents.torn.as_ref().map(Worded::message);
    let fault = contents.fault.as_ref().map(|fault| fault.message(&args.file.display().to_string()));
    if let Some(problem) = fault.or(torn) {
        writeln!(err, "{}", words(&Message::new("sign-damaged").with("cause", problem)))?;
        return Ok(1);
    }
    let digest = (format.milestones)(contents).last().map(|last| format!(" digest: {}", last.digest));
    let about = format!("entries: {}{}", contents.entries.len(), digest.unwrap_or_default());
    let file = signature::beside(&args.file);
    let signed = (format.sign)(args, &about)
        .and_then(|text| save(&file, text.as_bytes(), args.force).map_err(|error| error.message()));
    match signed {
        Ok(()) => {
            writeln!(
                out,
                "{}",
                words(&Message::new("sign-signed").with("file", file.display().to_string()))
            )?;
            Ok(0)
        }
        Err(why) => {
            writeln!(err, "{}", words(&why))?;
            Ok(2)
        }
    }
}

/// Keeps what can be proven of a damaged journal, and tells what is missing: then the status is 1.
fn repair(
    args: &RepairArgs,
    words: &dyn Fn(&Message) -> String,
    out: &mut dyn Write,
    err: &mut dyn Write,
) -> io::Result<u8> {
    let repair = match write_repaired(&args.file, &args.output) {
        Ok(repair) => repair,
        Err(error) => {
            writeln!(err, "{}", words(&error.message()))?;
            return Ok(2);
        }
    };
    let new = args.output.display().to_string();
    let mut lines =
        vec![Message::new("journal-repaired").with("entries", repair.proven).with("new", new.as_str())];
    lines.extend(repair.corrected.iter().map(|line| Message::new("journal-mended").with("line", *line)));
    if let Some(gap) = &repair.gap {
        lines.push(gap.message());
        lines.push(
            Message::new("journal-kept-evidence").with("lines", repair.evidence).with("new", new.as_str()),
        );
    }
    for line in &lines {
        writeln!(out, "{}", words(line))?;
    }
    Ok(if repair.gap.is_some() { 1 } else { 0 })
}

/// The digest that was given, in one argument or several.
fn told(words: &[String]) -> Result<Option<Digest>, Message> {
    if words.is_empty() {
        return Ok(None);
    }
    let text = words.join(" ");
    let wrong = |_| Message::new("journal-no-digest").with("text", text.as_str());
    text.parse().map(Some).map_err(wrong)
}
