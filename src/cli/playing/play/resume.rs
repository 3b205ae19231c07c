//! Notices about ignored options, since a resumed game keeps its settings.

use super::arguments::PlayArgs;
use crate::cli::common::options::{OPTIONS, OptionRow};
use crate::game::Settings;
use crate::speech::{Message, Phrase};
use serde_json::Value;

/// The maximum number of options to name aloud; for more, only their number is announced.
const MOST_NAMED: usize = 3;

/// The id of an ignored option, and the message about it.
pub(super) type Ignored = (&'static str, Message);

/// Returns the announcement of ignored options; `None` if there are none.
pub(super) fn said(ignored: &[Ignored]) -> Option<Phrase> {
    let names: Vec<String> = ignored.iter().map(|(id, _)| id.replace('_', " ")).collect();
    let count = names.len();
    match count {
        0 => None,
        1..=MOST_NAMED => Some(Phrase::NotCounting { count, options: names.join(", ") }),
        _ => Some(Phrase::ManyNotCounting { count }),
    }
}

/// Returns each given option that differs from the settings of the game.
pub(super) fn ignored(args: &PlayArgs, given: &Settings, kept: &Settings) -> Vec<Ignored> {
    let form = |settings| serde_json::to_value(settings).unwrap_or_default();
    let (given_form, kept_form) = (form(given), form(kept));
    let at = |settings: &Value, pointer| settings.pointer(pointer).cloned().unwrap_or_default();
    let is_given = |id: &str| args.table.given.has(id);
    let ignored = |row: &'static OptionRow| {
        if has_no_use(row.id, kept) {
            return Some(differs(row, &Value::Null));
        }
        let overrides = |side: usize| row.sides.is_some_and(|sides| is_given(sides[side]));
        let pointers = row.kept.unwrap_or_default().iter().enumerate();
        let mut pointers = pointers.filter(|(side, _)| !overrides(*side)).map(|(_, pointer)| *pointer);
        let differing = pointers.find(|pointer| at(&given_form, pointer) != at(&kept_form, pointer))?;
        Some(differs(row, &at(&kept_form, differing)))
    };
    OPTIONS.iter().filter(|row| is_given(row.id)).filter_map(ignored).collect()
}

/// Whether a resumed game has no use for an option that it would accept otherwise.
fn has_no_use(id: &str, kept: &Settings) -> bool {
    let [white, black] = [&kept.white, &kept.black].map(|side| side.board.is_some());
    match id {
        // The port of a board can change, but not whether there is a board.
        "white_board" => !white,
        "black_board" => !black,
        // A clock next to a board can be set only if the game has a clock and a board.
        "set_clock" => kept.control.is_none() || !(white || black),
        // A game that started with a PIN gets a new one, and no other game can get one.
        "pin" | "pin_file" => kept.pin.is_none(),
        _ => false,
    }
}

fn differs(row: &OptionRow, kept: &Value) -> Ignored {
    let text = match kept {
        Value::String(text) => text.clone(),
        Value::Number(number) => number.to_string(),
        Value::Array(items) => items.iter().filter_map(Value::as_str).collect::<Vec<_>>().join(","),
        _ => String::new(),
    };
    let message = match kept {
        Value::Bool(true) => Message::new("resume-option-kept"),
        _ if text.is_empty() => Message::new("resume-not-set"),
        _ => Message::new("resume-option-differs").with("kept", text),
    };
    (row.id, message.with("option", row.name()))
}
