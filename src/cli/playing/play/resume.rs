//! Notices about options that are ignored because a resumed game keeps its settings.

use super::arguments::{PlayArgs, Repetition};
use crate::game::Settings;
use crate::speech::{Message, Phrase};
use serde_json::Value;

/// How many options are named aloud; of more, their number is.
const MOST_NAMED: usize = 3;

/// An option that does not count, and the sentence that says so.
pub(super) type Ignored = (&'static str, Message);

/// What is said aloud of options that do not count; nothing if all do. A few are named.
pub(super) fn said(ignored: &[Ignored]) -> Option<Phrase> {
    let mut names: Vec<String> =
        ignored.iter().map(|(option, _)| option.trim_start_matches('-').replace('-', " ")).collect();
    names.dedup();
    let count = names.len();
    match count {
        0 => None,
        1..=MOST_NAMED => Some(Phrase::NotCounting { count, options: names.join(", ") }),
        _ => Some(Phrase::ManyNotCounting { count }),
    }
}

/// Each option that was given and differs from the settings of the game.
pub(super) fn ignored(args: &PlayArgs, given: &Settings, kept: &Settings) -> Vec<Ignored> {
    // The port of a board may change, but not whether there is a board.
    let boards = [
        ("--white-board", &args.white_board, &kept.white),
        ("--black-board", &args.black_board, &kept.black),
    ];
    let no_board = boards.into_iter().filter(|(_, port, side)| port.is_some() && side.board.is_none());
    let no_board: Vec<Ignored> = no_board.map(|(option, ..)| differs(option, &Value::Null)).collect();
    // A clock beside a board can be set only if the game has a clock and a board.
    let board_clock = kept.control.is_some() && (kept.white.board.is_some() || kept.black.board.is_some());
    let no_clock = args.set_clock.filter(|_| !board_clock).map(|_| differs("--set-clock", &Value::Null));
    // The PIN that was set when the game began is kept, and no other is set.
    let pin = match (args.table.pin, &kept.pin) {
        (true, Some(_)) => Some(("--pin", Message::new("resume-pin-kept"))),
        (true, None) => Some(differs("--pin", &Value::Null)),
        (false, None) => args.table.pin_file.as_ref().map(|_| differs("--pin-file", &Value::Null)),
        (false, Some(_)) => None,
    };
    let form = |settings| serde_json::to_value(settings).unwrap_or_default();
    let (given, kept) = (form(given), form(kept));
    options(args)
        .into_iter()
        .filter(|(_, is_given, _)| *is_given)
        .filter_map(|(option, _, path)| {
            let at = |settings: &Value| settings.pointer(path).cloned().unwrap_or_default();
            let kept = at(&kept);
            (at(&given) != kept).then(|| differs(option, &kept))
        })
        .chain(no_board)
        .chain(no_clock)
        .chain(pin)
        .collect()
}

/// Whether that option is one of the game: what a settings file says of it begins new games alone.
pub(in crate::cli) fn is_of_game(option: &str) -> bool {
    let kept = ["--white-board", "--black-board", "--pin", "--pin-kept", "--assistants"];
    kept.contains(&option) || options(&PlayArgs::default()).iter().any(|(name, ..)| *name == option)
}

/// Each option about how a game is played: its name, whether it was given, and the field of the
/// settings.
fn options(args: &PlayArgs) -> Vec<(&'static str, bool, &'static str)> {
    vec![
        ("--locale", args.table.locale.is_some(), "/interface"),
        ("--time-control", args.table.time_control.is_some(), "/control"),
        ("--laws", args.laws.is_some(), "/laws"),
        ("--variant", args.variant.is_some(), "/variant"),
        ("--lot", args.lot.is_some(), "/lot"),
        ("--level-words", args.level_words.is_some(), "/level_words"),
        ("--fen", args.fen.is_some(), "/start"),
        ("--white-impaired", args.table.white_impaired, "/white/impaired"),
        ("--black-impaired", args.table.black_impaired, "/black/impaired"),
        ("--white-deaf", args.white_deaf, "/white/deaf"),
        ("--black-deaf", args.black_deaf, "/black/deaf"),
        ("--white-assistant", args.white_assistant.is_some(), "/white/assistant"),
        ("--black-assistant", args.black_assistant.is_some(), "/black/assistant"),
        ("--white-name", args.white_name.is_some(), "/white/name"),
        ("--black-name", args.black_name.is_some(), "/black/name"),
        ("--white-elo", args.white_elo.is_some(), "/white/elo"),
        ("--black-elo", args.black_elo.is_some(), "/black/elo"),
        ("--white-fide-id", args.white_fide_id.is_some(), "/white/fide_id"),
        ("--black-fide-id", args.black_fide_id.is_some(), "/black/fide_id"),
        ("--white-title", args.white_title.is_some(), "/white/title"),
        ("--black-title", args.black_title.is_some(), "/black/title"),
        ("--event", args.event.is_some(), "/event/name"),
        ("--site", args.site.is_some(), "/event/site"),
        ("--round", args.round.is_some(), "/event/round"),
        ("--supervision", args.supervision.is_some(), "/supervision"),
        ("--quickplay-finish", args.quickplay_finish, "/quickplay_finish"),
        ("--practice", args.practice, "/practice"),
        ("--no-draw-before", args.no_draw_before.is_some(), "/no_draw_before"),
        ("--default-time", args.default_time.is_some(), "/default_time"),
        ("--sighted-press", args.sighted_press.is_some(), "/press_executed"),
        ("--repetition", args.repetition.is_some(), "/repetition"),
        ("--repetition", args.repetition == Some(Repetition::Words), "/repetition_in_words"),
        ("--announce-by", args.announce_by.is_some(), "/announce_by"),
        ("--announce-language", args.announce_language.is_some(), "/announce"),
        ("--style", args.style.is_some(), "/style"),
        ("--notation", args.notation.is_some(), "/notation"),
        ("--debounce", args.debounce.is_some(), "/timing/debounce"),
        ("--quiet", args.quiet.is_some(), "/timing/quiet"),
        ("--rest", args.rest.is_some(), "/timing/rest"),
        ("--let-go", args.let_go.is_some(), "/let_go"),
        ("--hear-execution", args.hear_execution.is_some(), "/hear_execution"),
        ("--white-peg-echo", args.white_peg_echo, "/white/peg_echo"),
        ("--black-peg-echo", args.black_peg_echo, "/black/peg_echo"),
        ("--white-turned", args.white_turned, "/turned/white"),
        ("--black-turned", args.black_turned, "/turned/black"),
        ("--arbiter", args.table.arbiter, "/arbiter"),
        (
            "--warn",
            args.table.warn.is_some(),
            if args.table.white_warn.is_some() { "/black_warn" } else { "/white_warn" },
        ),
        ("--white-warn", args.table.white_warn.is_some(), "/white_warn"),
        ("--black-warn", args.table.black_warn.is_some(), "/black_warn"),
        ("--seat", args.table.seat.is_some(), "/seat"),
    ]
}

fn differs(option: &'static str, kept: &Value) -> Ignored {
    let kept = match kept {
        Value::String(text) => text.clone(),
        Value::Number(number) => number.to_string(),
        Value::Array(items) => items.iter().filter_map(Value::as_str).collect::<Vec<_>>().join(","),
        _ => String::new(),
    };
    let message = match kept.is_empty() {
        true => Message::new("resume-not-set").with("option", option),
        false => Message::new("resume-option-differs").with("option", option).with("kept", kept),
    };
    (option, message)
}
