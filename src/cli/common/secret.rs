//! Secrets requested before a game: never shown, never kept, and never arguments.

use crate::cli::common::failure::Failure;
use crate::cli::common::table::TableArgs;
use crate::devices::platform::streams::complain;
use crate::devices::storage::journal::JournalError;
use crate::devices::tables::pin::{FEWEST, Guard};
use crate::devices::tables::sealer::{self, Passphrases};
use crate::devices::terminal::keyboard::Keyboard;
use crate::game::{PinGiven, Settings, is_typed_in_games, untagged};
use crate::speech::{Message, Worded, Words};
use std::fs::File;
use std::io::{self, BufRead, BufReader, IsTerminal, Read};
use std::path::Path;

/// The maximum length of a secret in bytes.
const LONGEST: u64 = 1024;

/// Returns the guard of a new game.
///
/// The arbiter's PIN, if the settings have one, is typed or read from its file; the settings keep its hash.
pub(crate) fn guard_new(args: &TableArgs, settings: &mut Settings, words: &Words) -> Result<Guard, Failure> {
    let Some(pin) = &mut settings.pin else { return Ok(Guard::default()) };
    let asks = io::stdin().is_terminal();
    let given = match &args.pin.pin_file {
        Some(file) => from_file(file)?,
        None if asks => chosen(words)?,
        None => return Err(Failure::usage(Message::new("pin-needs-file"))),
    };
    let given = untagged(&given);
    if given.chars().count() < FEWEST {
        return Err(Failure::usage(Message::new("pin-too-short").with("fewest", FEWEST)));
    }
    // A command used as the PIN would be mistaken for the PIN whenever it is typed.
    if is_typed_in_games(given) {
        return Err(Failure::usage(Message::new("pin-is-a-word")));
    }
    let guard = Guard::new(given).map_err(|_| Failure::device(Message::new("pin-no-hash")))?;
    pin.hash = guard.hash().unwrap_or_default().to_owned();
    Ok(if asks { guard } else { guard.answering(PinGiven::Right) })
}

/// Returns the guard of a resumed game, whose journal contains the hash of the PIN.
pub(crate) fn guard_resumed(args: &TableArgs, settings: &Settings) -> Result<Guard, Failure> {
    let Some(pin) = &settings.pin else { return Ok(Guard::default()) };
    let mut guard = Guard::of_hash(&pin.hash);
    if io::stdin().is_terminal() {
        return Ok(guard);
    }
    let mut known = PinGiven::None;
    if let Some(file) = &args.pin.pin_file {
        let typed = from_file(file)?;
        known = guard.given(&typed);
        if known == PinGiven::Right {
            guard.hold(&typed);
            guard.note(known);
        }
    }
    Ok(guard.answering(known))
}

/// Returns the source of the passphrases of envelopes: a file, or a person at a terminal.
pub(crate) fn passphrases(file: Option<&Path>) -> Result<Passphrases, Failure> {
    let known = file.map(from_file).transpose()?;
    if known.as_deref().is_some_and(|known| !sealer::is_long_enough(known)) {
        return Err(Failure::usage(Message::new("passphrase-short").with("fewest", sealer::FEWEST)));
    }
    Ok(Passphrases { known: known.map(Into::into), asks: io::stdin().is_terminal() })
}

/// Reads the first line of a file, which may be a pipe.
pub(crate) fn from_file(file: &Path) -> Result<String, Failure> {
    let unread = |error: io::Error| {
        let cause = match error.kind() {
            io::ErrorKind::NotFound => JournalError::Missing(file.into()),
            _ => JournalError::Io(file.into(), error),
        };
        let cause = cause.message();
        Failure::usage(Message::new("secret-unreadable").with("cause", cause))
    };
    let opened = File::open(file).map_err(unread)?;
    let mut line = String::new();
    BufReader::new(opened.take(LONGEST)).read_line(&mut line).map_err(unread)?;
    Ok(line.trim().to_owned())
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
fn chosen(words: &Words) -> Result<String, Failure> {
    let typed = |ask| unseen(words, &Message::new(ask), "pin-needs-file");
    let first = typed("pin-choose")?;
    if typed("pin-once-more")? == first {
        Ok(first)
    } else {
        Err(Failure::usage(Message::new("pin-differs")))
    }
}
