//! Lines by which a player takes back a slip of the tongue without the command for it: `no, Nc3`.

use crate::commands::command::{COMMANDS, Command};
use crate::commands::typed_line;
use crate::interface::refusal::CommandError;
use crate::moves::entering;
use crate::state::State;
use annabella_chess::MoveError;

/// The commands without a move that begin such lines, by the ids of their words.
const BEGINNINGS: [&str; 3] = ["command-no", "command-again", "command-say"];

/// Returns the correction that a word of `BEGINNINGS` and a move resemble: `sorry, e6`.
///
/// If no announcement can be corrected, the line resembles the move alone.
pub(crate) fn meant(state: &State, text: &str, error: &CommandError) -> Option<Command> {
    let CommandError::Argument { argument, .. } = error else { return None };
    typed_line::word_of(text).filter(|id| BEGINNINGS.contains(id))?;
    let mv = argument.trim_matches(|sign: char| sign.is_whitespace() || sign == ',' || sign == ':');
    let is_move = |position| state.settings.read_move(mv, position) != Err(MoveError::Unreadable);
    if mv.is_empty() || state.moves.tridim().is_some() || !is_move(entering::corrected_from(state)) {
        return None;
    }
    let correct = COMMANDS.name("command-correct", state.settings.interface).unwrap_or_default();
    let can_correct = state.moves.last_by().into_iter().chain([state.to_move()]);
    let command = match can_correct.into_iter().any(|side| entering::may_correct(state, side).is_ok()) {
        true => format!("{correct} {mv}"),
        false => mv.to_owned(),
    };
    Some(Command::Mistyped { text: text.to_owned(), command })
}
