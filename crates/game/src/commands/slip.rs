//! Lines by which a player corrects an announcement without the command for it: `no, Nc3`.

use crate::commands::command::{COMMANDS, Command};
use crate::grammar::lexicon::Leading;
use crate::moves::entering;
use crate::state::State;
use annabella_chess::{Color, MoveError};
use annabella_speech::Speaker;
use annabella_speech::routing::Seat;

/// The commands without a move at the start of such lines, by the ids of their words.
const BEGINNINGS: [&str; 3] = ["command-no", "command-again", "command-say"];

/// Returns the correction that a line resembles: a word for a mistake, or for another and a move.
///
/// If no announcement can be corrected, such a word and a move resemble the move alone.
/// `named`: the speaker that the line names.
pub(crate) fn meant(state: &State, named: Option<Speaker>, text: &str) -> Option<Command> {
    let correct = COMMANDS.name("command-correct", state.settings.interface).unwrap_or_default();
    let mistyped = |command: String| Some(Command::Mistyped { text: text.to_owned(), command });
    if COMMANDS.named_elsewhere(text) == Some("command-correct") {
        return mistyped(correct.to_owned());
    }
    let Leading { id, rest, .. } = COMMANDS.leading(text)?;
    let mv = rest.trim_matches(|sign: char| sign.is_whitespace() || sign == ',' || sign == ':');
    let is_move = |position| state.settings.read_move(mv, position) != Err(MoveError::Unreadable);
    // `again` and a move repeat an announcement, rightly or wrongly: `répète e4`.
    let last = state.line().plies().last();
    let is_last = |mv| last.is_some_and(|last| state.settings.read_move(mv, &last.before) == Ok(last.mv));
    let owes = |side: Color| {
        let is_own = named == Some(side.into()) || named.is_none() && state.settings.seat == Seat::from(side);
        state.to_repeat().is_some() && is_own
    };
    let repeats = id == "command-again" && (is_last(mv) || owes(state.to_move()));
    let may_be = BEGINNINGS.contains(&id) && !repeats && !mv.is_empty() && state.moves.tridim().is_none();
    if !may_be || !is_move(entering::corrected_from(state)) {
        return None;
    }
    let may_correct = |side: &Color| entering::may_correct(state, *side).is_ok();
    match Color::ALL.iter().any(may_correct) {
        true => mistyped(format!("{correct} {mv}")),
        false => mistyped(mv.to_owned()),
    }
}
