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
//!     errors: &|message| message.id.to_owned(),
//!     sign: &|_, _| Ok(String::new()),
//!     signed: &|_, _| Ok(true),
//! };
//! let mut err = Vec::new();
//! assert_eq!(run(&args, &format, &mut std::io::sink(), &mut err)?, 2);
//! assert_eq!(err, b"journal-missing\n");
//! # Ok::<(), std::io::Error>(())
//! ```

use super::journal_dump::JournalDump;
use super::signature;
use crate::cli::common::answer as sentences;
use crate::cli::common::answer::buffered;
use crate::cli::common::games_folder::game_path;
use crate::cli::scores::record::milestones;
use crate::devices::storage::journal::{Contents, Digest, Entry, Segment, proven, read, write_repaired};
use crate::devices::storage::output_file::save;
use crate::journal::Milestone;
use crate::speech::failure::{DONE, NO, USAGE};
use crate::speech::{Message, Worded, Words};
use clap::{Args, Subcommand};
use serde::de::DeserializeOwned;
use serde_json::json;
use std::io::{self, Write};
use std::ops::RangeInclusive;
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
    Show {
        #[arg(value_parser = game_path)]
        file: PathBuf,
    },
    Verify(VerifyArgs),
    Repair(RepairArgs),
    Sign(SignArgs),
}

#[derive(Args, Clone, Debug)]
#[allow(missing_docs)] // The help texts are the locales'.
pub struct RepairArgs {
    #[arg(value_parser = game_path)]
    pub file: PathBuf,
    #[arg(long, value_name = "NEW")]
    pub output: PathBuf,
    #[arg(long, value_name = "SQUARES", num_args = 1..)]
    pub digest: Vec<String>,
}

#[derive(Args, Clone, Debug)]
#[allow(missing_docs)] // The help texts are the locales'.
pub struct SignArgs {
    #[arg(value_parser = game_path)]
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
    #[arg(value_parser = game_path)]
    pub file: PathBuf,
    #[arg(long, value_name = "SQUARES", num_args = 1..)]
    pub digest: Vec<String>,
    #[arg(long, value_name = "KEY")]
    pub public_key: Option<String>,
}

/// Functions that turn a journal's header and entries into text.
pub struct JournalFormat<'a, H, E> {
    /// The lines of the header.
    pub header: &'a dyn Fn(&H) -> String,
    /// The lines of an entry: when, who, what, and the result; may be empty.
    pub entry: &'a dyn Fn(&E) -> String,
    /// The line for an entry after a gap, which is not replayed.
    pub evidence: &'a dyn Fn(&str) -> String,
    /// The entries at which a fingerprint was announced.
    pub milestones: &'a dyn Fn(&Contents<H, E>) -> Vec<Milestone>,
    /// The words, or the object, of every other line on standard output.
    pub words: &'a dyn Fn(&Message) -> String,
    /// The words of errors.
    pub errors: &'a dyn Fn(&Message) -> String,
    /// The signature of a journal; it also covers the text given.
    pub sign: &'a dyn Fn(&SignArgs, &str) -> Result<String, Message>,
    /// Whether the signature next to a journal was made with this key.
    pub signed: &'a dyn Fn(&Path, &str) -> Result<bool, Message>,
}

/// Runs the subcommand.
pub(crate) fn print(args: &JournalArgs, words: &Words, as_json: bool) -> u8 {
    let journal_dump = JournalDump::new(words);
    let format = JournalFormat {
        header: &|header| part("header", None, journal_dump.header(header), as_json),
        entry: &|entry: &Entry| part("entry", Some(entry.event.at.0), journal_dump.entry(entry), as_json),
        evidence: &|line| part("evidence", None, journal_dump.evidence(line), as_json),
        milestones: &milestones,
        words: &|message| sentences::line(message, words, as_json),
        errors: &|message| words.say(message),
        sign: &|args, about| {
            let password = args.password_file.as_deref();
            signature::sign(&args.file, about, &args.key, password, words).map_err(|failure| failure.message)
        },
        signed: &|file, key| signature::is_right(file, key).map_err(|failure| failure.message),
    };
    buffered(|out, err| run(args, &format, out, err))
}

/// Returns the lines of a part of a journal, or their object; nothing for a part without lines.
fn part(part: &str, at_ms: Option<u64>, told: String, as_json: bool) -> String {
    if !as_json || told.is_empty() {
        return told;
    }
    let words: Vec<&str> = told.lines().collect();
    match at_ms {
        Some(at_ms) => json!({"part": part, "at_ms": at_ms, "words": words}),
        None => json!({"part": part, "words": words}),
    }
    .to_string()
}

/// Runs the subcommand, writing to `out` and `err`, and returns the exit status.
/// Status 0 is complete or shown, 1 truncated or broken (`verify`), 2 unusable.
///
/// # Errors
/// If `out` or `err` cannot be written.
pub fn run<H: DeserializeOwned, E: DeserializeOwned>(
    args: &JournalArgs,
    format: &JournalFormat<H, E>,
    out: &mut dyn Write,
    err: &mut dyn Write,
) -> io::Result<u8> {
    let file = match &args.command {
        JournalCommand::Repair(args) => return repair(args, format, out, err),
        JournalCommand::Show { file }
        | JournalCommand::Verify(VerifyArgs { file, .. })
        | JournalCommand::Sign(SignArgs { file, .. }) => file,
    };
    let contents = match read::<H, E>(file) {
        Ok(contents) => contents,
        Err(error) => {
            writeln!(err, "{}", (format.errors)(&error.message()))?;
            let verifies = matches!(args.command, JournalCommand::Verify(_));
            return Ok(if verifies && error.is_broken() { NO } else { USAGE });
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
        writeln!(err, "{}", (format.errors)(&torn.message()))?;
    }
    if let Some(fault) = &contents.fault {
        writeln!(err, "{}", (format.errors)(&fault.message(&file.display().to_string())))?;
        return Ok(USAGE);
    }
    Ok(DONE)
}

fn verify<H, E>(
    args: &VerifyArgs,
    contents: &Contents<H, E>,
    format: &JournalFormat<H, E>,
    out: &mut dyn Write,
    err: &mut dyn Write,
) -> io::Result<u8> {
    let words = format.words;
    let given = match given_digest(&args.digest) {
        Ok(given) => given,
        Err(why) => {
            writeln!(err, "{}", (format.errors)(&why))?;
            return Ok(USAGE);
        }
    };
    let milestones = (format.milestones)(contents);
    for line in inspection(args, contents, &milestones) {
        writeln!(out, "{}", words(&line))?;
    }
    let found = given.map(|given| Found::of(given, contents, &milestones));
    if let Some(found) = &found {
        writeln!(out, "{}", words(&found.message(&args.file)))?;
    }
    let signed = match args.public_key.as_ref().map(|key| (format.signed)(&args.file, key)).transpose() {
        Ok(signed) => signed,
        Err(why) => {
            writeln!(err, "{}", (format.errors)(&why))?;
            return Ok(USAGE);
        }
    };
    if let Some(right) = signed {
        let id = if right { "sign-right" } else { "sign-wrong" };
        writeln!(out, "{}", words(&Message::new(id).with("file", args.file.display().to_string())))?;
    }
    let good = is_whole(contents)
        && contents.missing.is_empty()
        && found.is_none_or(|found| matches!(found, Found::At(_)))
        && signed != Some(false);
    Ok(if good { DONE } else { NO })
}

/// Whether every line follows from the one before; a repaired journal can still have a gap.
fn is_whole<H, E>(contents: &Contents<H, E>) -> bool {
    contents.torn.is_none() && contents.fault.is_none()
}

/// The place of a given fingerprint.
enum Found {
    /// At this entry, which an unbroken chain links to the beginning.
    At(u64),
    /// At the last of these entries after a gap.
    AfterGap(RangeInclusive<u64>),
    /// Nowhere in a journal with lost entries, of which it may be one's.
    Lost,
    /// Nowhere.
    Nowhere,
}

impl Found {
    fn of<H, E>(given: Digest, contents: &Contents<H, E>, milestones: &[Milestone]) -> Found {
        let after = || {
            let missing = contents.missing.iter().find_map(|missing| proven(&missing.segments(), given));
            missing.or_else(|| proven(&contents.after, given))
        };
        let has_gap = !is_whole(contents) || !contents.missing.is_empty();
        match milestones.iter().rfind(|milestone| milestone.digest == given) {
            Some(found) => Found::At(found.entry),
            None => match after() {
                Some(entries) => Found::AfterGap(entries),
                None if has_gap => Found::Lost,
                None => Found::Nowhere,
            },
        }
    }

    fn message(&self, file: &Path) -> Message {
        let of_file = |id| Message::new(id).with("file", file.display().to_string());
        match self {
            Found::At(entry) => Message::new("journal-digest-right").with("entry", entry.to_string()),
            Found::AfterGap(entries) => bound(entries),
            Found::Lost => of_file("journal-digest-lost"),
            Found::Nowhere => of_file("journal-digest-wrong"),
        }
    }
}

/// Returns the message that a fingerprint proves these entries after a gap.
fn bound(entries: &RangeInclusive<u64>) -> Message {
    let (first, last) = (*entries.start(), *entries.end());
    let count = usize::try_from(last - first).unwrap_or(usize::MAX).saturating_add(1);
    let message = Message::new("journal-digest-after-gap").with("entries", count);
    message.with("first", first.to_string()).with("last", last.to_string())
}

/// Returns what is known about the entries after a gap whose missing entries have been named.
fn after_gap(segments: &[Segment]) -> impl Iterator<Item = Message> {
    segments.iter().skip_while(|segment| segment.is_lost()).map(Worded::message)
}

/// Returns the number of entries, the damage and the announced fingerprints.
fn inspection<H, E>(args: &VerifyArgs, contents: &Contents<H, E>, milestones: &[Milestone]) -> Vec<Message> {
    let id = match (is_whole(contents), contents.missing.is_empty()) {
        (true, true) => "journal-whole",
        (true, false) => "journal-gapped",
        (false, _) => "journal-whole-until",
    };
    let file = args.file.display().to_string();
    let count = Message::new(id).with("file", file.as_str());
    let mut lines = vec![count.with("entries", contents.entries.len())];
    lines.extend(contents.fault.as_ref().map(|fault| fault.message(&file)));
    lines.extend(contents.torn.as_ref().map(Worded::message));
    for missing in &contents.missing {
        lines.push(missing.gap.message());
        lines.extend(after_gap(&missing.segments()));
        lines.extend(missing.proven().as_ref().map(bound));
    }
    lines.extend(contents.after.iter().map(Worded::message));
    if contents.fault.is_some() || !contents.missing.is_empty() {
        lines.push(Message::new("journal-gap-cause"));
    }
    lines.extend(milestones.iter().map(|milestone| {
        let line = Message::new("journal-milestone").with("words", milestone.message());
        line.with("entry", milestone.entry.to_string())
    }));
    lines
}

/// Signs an undamaged journal.
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
        writeln!(err, "{}", (format.errors)(&Message::new("sign-damaged").with("cause", problem)))?;
        return Ok(NO);
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
            Ok(DONE)
        }
        Err(why) => {
            writeln!(err, "{}", (format.errors)(&why))?;
            Ok(USAGE)
        }
    }
}

/// Writes the provable part of a damaged journal to a new file. The status is 1 if anything is missing.
fn repair<H, E>(
    args: &RepairArgs,
    format: &JournalFormat<H, E>,
    out: &mut dyn Write,
    err: &mut dyn Write,
) -> io::Result<u8> {
    let digest = match given_digest(&args.digest) {
        Ok(digest) => digest,
        Err(why) => {
            writeln!(err, "{}", (format.errors)(&why))?;
            return Ok(USAGE);
        }
    };
    let repair = match write_repaired(&args.file, &args.output, digest) {
        Ok(repair) => repair,
        Err(error) => {
            writeln!(err, "{}", (format.errors)(&error.message()))?;
            return Ok(USAGE);
        }
    };
    let new = args.output.display().to_string();
    let mut lines =
        vec![Message::new("journal-repaired").with("entries", repair.proven).with("new", new.as_str())];
    lines.extend(repair.corrected.iter().map(|line| Message::new("journal-mended").with("line", *line)));
    if let Some(gap) = &repair.gap {
        lines.push(gap.message());
        lines.extend(after_gap(&repair.after));
        lines.extend(repair.bound.as_ref().map(bound));
        if digest.is_some() && repair.bound.is_none() {
            lines.push(Message::new("journal-digest-not-after"));
        }
        lines.push(Message::new("journal-gap-cause"));
        lines.push(
            Message::new("journal-kept-evidence").with("lines", repair.evidence).with("new", new.as_str()),
        );
    }
    for line in &lines {
        writeln!(out, "{}", (format.words)(line))?;
    }
    Ok(if repair.gap.is_some() { NO } else { DONE })
}

/// Parses the fingerprint, given as one argument or several.
fn given_digest(words: &[String]) -> Result<Option<Digest>, Message> {
    if words.is_empty() {
        return Ok(None);
    }
    let text = words.join(" ");
    let wrong = |_| Message::new("journal-no-digest").with("text", text.as_str());
    text.parse().map(Some).map_err(wrong)
}
