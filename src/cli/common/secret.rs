//! Secrets requested before a game: never shown, never kept, and never arguments.

use crate::cli::common::table::TableArgs;
use crate::devices::platform::private_file::is_open_to_others;
use crate::devices::platform::streams::complain;
use crate::devices::storage::input_file;
use crate::devices::tables::sealer::{self, Passphrases};
use crate::devices::tables::table::secrets::Guard;
use crate::devices::terminal::keyboard::Keyboard;
use crate::game::{FEWEST_DIGITS, Settings, is_pin_shaped, is_typed_in_games, untagged};
use crate::speech::failure::Failure;
use crate::speech::{Message, Worded, Words};
use annabella_files::FileError;
use std::fs::File;
use std::io::{self, BufRead, BufReader, IsTerminal, Read};
use std::path::Path;

/// The maximum length of a secret in bytes.
const LONGEST: u64 = 1024;

/// The moment at which the arbiter's PIN of a game is set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PinMoment {
    /// The game is new.
    Start,
    /// The game is resumed. Its journal contains nothing of the former PIN.
    Resumption,
}

/// Returns the guard of a game. The arbiter's PIN, if there is one, is typed or read from its file.
pub(crate) fn guard(
    args: &TableArgs,
    settings: &Settings,
    moment: PinMoment,
    words: &Words,
) -> Result<Guard, Failure> {
    if settings.pin.is_none() {
        return Ok(Guard::default());
    }
    let given = match &args.pin.pin_file {
        Some(file) => from_pin_file(file)?,
        None if io::stdin().is_terminal() => chosen(moment, words)?,
        None => return Err(Failure::usage(Message::new("pin-needs-file"))),
    };
    let given = untagged(&given);
    if given.chars().filter(|ch| ch.is_numeric()).count() < FEWEST_DIGITS {
        return Err(Failure::usage(Message::new("pin-too-short").with("fewest", FEWEST_DIGITS)));
    }
    // Lines are withheld by the shape of a PIN; in a command or a note, any other text would be kept.
    if is_typed_in_games(given) || !is_pin_shaped(given) {
        return Err(Failure::usage(Message::new("pin-is-a-word")));
    }
    Ok(Guard::new(given))
}

/// Returns the source of the passphrases of envelopes: a file, or a person at a terminal.
pub(crate) fn passphrases(file: Option<&Path>) -> Result<Passphrases, Failure> {
    let known = file.map(from_file).transpose()?;
    if known.as_deref().is_some_and(|known| !sealer::is_long_enough(known)) {
        return Err(Failure::usage(Message::new("passphrase-short").with("fewest", sealer::FEWEST)));
    }
    Ok(Passphrases { known: known.map(Into::into), asks: io::stdin().is_terminal() })
}

/// Reads the first line of a file, which may be a pipe of the shell.
pub(crate) fn from_file(file: &Path) -> Result<String, Failure> {
    let opened = input_file::open_secret(file, LONGEST).map_err(unread)?;
    first_line(file, opened)
}

/// Reads the first line of the PIN file: a regular file that no other user can read or change.
fn from_pin_file(file: &Path) -> Result<String, Failure> {
    let opened = input_file::open_short(file, LONGEST).map_err(|error| match error {
        // A person may have typed the PIN instead of the file's name.
        FileError::Missing(_) => Failure::usage(Message::new("pin-file-missing")),
        FileError::NoFile(..) => Failure::usage(error),
        _ => unread(error),
    })?;
    let found = opened.metadata().map_err(|error| unread(input_file::failed(file, error)))?;
    if is_open_to_others(&found) {
        let open = Message::new("pin-file-open").with("file", file.display().to_string());
        return Err(Failure::usage(open));
    }
    first_line(file, opened)
}

fn first_line(file: &Path, opened: File) -> Result<String, Failure> {
    let mut line = String::new();
    let read = BufReader::new(opened.take(LONGEST)).read_line(&mut line);
    read.map_err(|error| unread(input_file::failed(file, error)))?;
    Ok(line.trim().to_owned())
}

fn unread(error: FileError) -> Failure {
    Failure::usage(Message::new("secret-unreadable").with("cause", error.message()))
}

/// Reads a secret, typed once and not shown. `needs`: the message if there is no terminal.
pub(crate) fn unseen(words: &Words, ask: &Message, needs: &'static str) -> Result<String, Failure> {
    let no_terminal = |_| Failure::usage(Message::new(needs));
    let keyboard = Keyboard::lines().map_err(no_terminal)?;
    keyboard.hide(true);
    complain(&words.say(ask));
    let mut line = String::new();
    io::stdin().lock().take(LONGEST).read_line(&mut line).map_err(no_terminal)?;
    Ok(line.trim().to_owned())
}

/// Reads a new PIN, typed twice and not shown.
fn chosen(moment: PinMoment, words: &Words) -> Result<String, Failure> {
    let typed = |ask| unseen(words, &Message::new(ask), "pin-needs-file");
    let first = typed(match moment {
        PinMoment::Start => "pin-choose",
        PinMoment::Resumption => "pin-choose-again",
    })?;
    if typed("pin-once-more")? == first {
        Ok(first)
    } else {
        Err(Failure::usage(Message::new("pin-differs")))
    }
}
