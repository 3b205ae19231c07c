//! Notices about ignored options, since a resumed game keeps its settings.

use super::arguments::{PlayArgs, Repetition};
use crate::cli::common::table::TableArgs;
use crate::game::Settings;
use crate::speech::{Message, Phrase};
use serde_json::Value;

/// The maximum number of options to name aloud; for more, only their number is announced.
const MOST_NAMED: usize = 3;

/// An ignored option and the message about it.
pub(super) type Ignored = (&'static str, Message);

/// Returns the announcement of ignored options; `None` if there are none.
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

/// Returns each given option that differs from the settings of the game.
pub(super) fn ignored(args: &PlayArgs, given: &Settings, kept: &Settings) -> Vec<Ignored> {
    // The port of a board can change, but not whether there is a board.
    let boards = [
        ("--white-board", &args.boards.white_board, &kept.white),
        ("--black-board", &args.boards.black_board, &kept.black),
    ];
    let no_board = boards.into_iter().filter(|(_, port, side)| port.is_some() && side.board.is_none());
    let no_board: Vec<Ignored> = no_board.map(|(option, ..)| differs(option, &Value::Null)).collect();
    // A clock next to a board can be set only if the game has a clock and a board.
    let board_clock = kept.control.is_some() && (kept.white.board.is_some() || kept.black.board.is_some());
    let no_clock =
        args.boards.set_clock.filter(|_| !board_clock).map(|_| differs("--set-clock", &Value::Null));
    // A game that started with a PIN gets a new one, and no other game can get one.
    let pin = match (args.table.pin.pin, &args.table.pin.pin_file) {
        _ if kept.pin.is_some() => None,
        (true, _) => Some(differs("--pin", &Value::Null)),
        (false, file) => file.as_ref().map(|_| differs("--pin-file", &Value::Null)),
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

/// Whether an option belongs to the game, so that a settings file sets it only for new games.
pub(in crate::cli) fn is_of_game(option: &str) -> bool {
    let kept = ["--white-board", "--black-board", "--pin", "--pin-kept", "--assistants"];
    kept.contains(&option) || options(&PlayArgs::default()).iter().any(|(name, ..)| *name == option)
}

/// Returns each option about how a game is played: its name, whether it was given, its settings field.
fn options(args: &PlayArgs) -> Vec<(&'static str, bool, &'static str)> {
    let PlayArgs { table, chess, players, rules, event, announcing, boards, .. } = args;
    let TableArgs { warnings, .. } = table;
    vec![
        ("--locale", table.locale.is_some(), "/interface"),
        ("--time-control", table.time_control.is_some(), "/control"),
        ("--laws", rules.laws.is_some(), "/laws"),
        ("--variant", chess.variant.is_some(), "/variant"),
        ("--lot", chess.lot.is_some(), "/lot"),
        ("--level-words", chess.level_words.is_some(), "/level_words"),
        ("--fen", chess.fen.is_some(), "/start"),
        ("--white-impaired", table.white_impaired, "/white/impaired"),
        ("--black-impaired", table.black_impaired, "/black/impaired"),
        ("--white-deaf", players.white_deaf, "/white/deaf"),
        ("--black-deaf", players.black_deaf, "/black/deaf"),
        ("--white-assistant", players.white_assistant.is_some(), "/white/assistant"),
        ("--black-assistant", players.black_assistant.is_some(), "/black/assistant"),
        ("--white-name", players.white_name.is_some(), "/white/name"),
        ("--black-name", players.black_name.is_some(), "/black/name"),
        ("--white-elo", players.white_elo.is_some(), "/white/elo"),
        ("--black-elo", players.black_elo.is_some(), "/black/elo"),
        ("--white-fide-id", players.white_fide_id.is_some(), "/white/fide_id"),
        ("--black-fide-id", players.black_fide_id.is_some(), "/black/fide_id"),
        ("--white-title", players.white_title.is_some(), "/white/title"),
        ("--black-title", players.black_title.is_some(), "/black/title"),
        ("--event", event.event.is_some(), "/event/name"),
        ("--site", event.site.is_some(), "/event/site"),
        ("--round", event.round.is_some(), "/event/round"),
        ("--supervision", rules.supervision.is_some(), "/supervision"),
        ("--quickplay-finish", rules.quickplay_finish, "/quickplay_finish"),
        ("--practice", rules.practice, "/practice"),
        ("--no-draw-before", rules.no_draw_before.is_some(), "/no_draw_before"),
        ("--default-time", rules.default_time.is_some(), "/default_time"),
        ("--sighted-press", rules.sighted_press.is_some(), "/press_executed"),
        ("--repetition", announcing.repetition.is_some(), "/repetition"),
        ("--repetition", announcing.repetition == Some(Repetition::Words), "/repetition_in_words"),
        ("--announce-by", announcing.announce_by.is_some(), "/announce_by"),
        ("--announce-language", announcing.announce_language.is_some(), "/announce"),
        ("--style", announcing.style.is_some(), "/style"),
        ("--notation", announcing.notation.is_some(), "/notation"),
        ("--debounce", boards.debounce.is_some(), "/timing/debounce"),
        ("--quiet", boards.quiet.is_some(), "/timing/quiet"),
        ("--rest", boards.rest.is_some(), "/timing/rest"),
        ("--let-go", boards.let_go.is_some(), "/let_go"),
        ("--hear-execution", boards.hear_execution.is_some(), "/hear_execution"),
        ("--white-peg-echo", boards.white_peg_echo, "/white/peg_echo"),
        ("--black-peg-echo", boards.black_peg_echo, "/black/peg_echo"),
        ("--white-hear", args.white_hear.is_some(), "/white/hear"),
        ("--black-hear", args.black_hear.is_some(), "/black/hear"),
        ("--white-turned", boards.white_turned, "/turned/white"),
        ("--black-turned", boards.black_turned, "/turned/black"),
        ("--arbiter", table.arbiter, "/arbiter"),
        (
            "--warn",
            warnings.warn.is_some(),
            if warnings.white_warn.is_some() { "/black_warn" } else { "/white_warn" },
        ),
        ("--white-warn", warnings.white_warn.is_some(), "/white_warn"),
        ("--black-warn", warnings.black_warn.is_some(), "/black_warn"),
        ("--seat", table.seat.is_some(), "/seat"),
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
