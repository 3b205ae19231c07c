//! The moves that commands name, read in the position in which they name one.

use super::command::{Command, WordsOf};
use super::state::State;
use super::{adjournment, claims, moves, reconciling, repeat};
use crate::chess::{Chess, MoveError};
use crate::speech;
use crate::tridim;

impl Command {
    /// Reads the move that the command names, in the position in which it names one. A line that is no
    /// move and similar to a command is then taken as mistyped.
    pub fn read_move(self, state: &State, words: WordsOf) -> Command {
        let mut command = self;
        if let Some(line) = state.course.tridim() {
            return command.read_on_levels(state, line, words);
        }
        let read = |text: &str, position: &Chess| match words {
            WordsOf::Now => state.read_move(text, position),
            WordsOf::Before => state.read_move_before(text, position),
        };
        match &mut command {
            Command::Move(moves::Ask::Enter(typed)) => {
                let read = read(&typed.text, state.position());
                let near = words.lexicon().nearest(&typed.text, state.settings.interface);
                if let (Err(MoveError::Unreadable), Some(near)) = (&read, near) {
                    return Command::Mistyped { text: typed.text.clone(), command: near.to_owned() };
                }
                typed.is_read_as(&read);
            }
            Command::Move(moves::Ask::Correct(typed)) => {
                typed.is_read_as(&read(&typed.text, moves::corrected_from(state)));
            }
            Command::Repeat(repeat::Ask::Repeat(typed)) => {
                typed.is_read_as(&read(&typed.text, state.position_before()));
            }
            Command::Claim(claims::Ask::Claim { text: Some(typed), .. }) => {
                typed.is_read_as(&read(&typed.text, state.position()));
            }
            Command::Adjourn(adjournment::Ask::Seal(typed) | adjournment::Ask::Opened(typed)) => {
                typed.is_read_as(&read(&typed.text, state.position()));
            }
            Command::Reconcile(reconciling::Ask::Write(entry)) => {
                if let Some(ply) = reconciling::ply_of(state, entry.cell) {
                    let before = state.line().position_after(ply.before());
                    entry.typed.is_read_as(&read(&entry.typed.text, before));
                }
            }
            _ => {}
        }
        command
    }

    /// As [`Command::read_move`], on three levels.
    fn read_on_levels(mut self, state: &State, line: &tridim::MoveSequence, words: WordsOf) -> Command {
        let now = line.moves().len();
        let before = now.saturating_sub(1);
        let (typed, plies) = match &mut self {
            Command::Move(moves::Ask::Enter(typed)) => {
                let near = words.lexicon().nearest(&typed.text, state.settings.interface);
                if let Some(near) = near.filter(|_| state.tridim_readings(&typed.text).is_empty()) {
                    return Command::Mistyped { text: typed.text.clone(), command: near.to_owned() };
                }
                (typed, now)
            }
            Command::Move(moves::Ask::Correct(typed)) => (typed, before),
            Command::Repeat(repeat::Ask::Repeat(typed)) => (typed, before),
            Command::Claim(claims::Ask::Claim { text: Some(typed), .. }) => (typed, now),
            Command::Adjourn(adjournment::Ask::Seal(typed)) => (typed, now),
            _ => return self,
        };
        if let Some(position) = line.position_after(plies) {
            let readings = state.tridim_readings(&typed.text);
            let read = speech::tridim::meant(&readings, position);
            typed.is_read_on_levels(&read, &readings, position);
        }
        self
    }
}
