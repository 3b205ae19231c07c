//! A line or a button: read, and done by whoever it is for.

use super::ask::{self, CommandRow};
use super::asker::Asker;
use super::command::{self, Command, TypedLine};
use super::record::Game;
use super::refusal::Refusal;
use super::state::State;
use super::{attendance, moves, queries, roles};
use crate::chess::{Color, MoveError};
use crate::speech::{Audience, Phrase, Priority, Speaker, routing::Seat};
use crate::tactile::Button;

/// What a line asks for, and who asks; a line that is no command is refused.
pub(super) fn read(game: &mut Game, text: &str) -> Option<(Asker, Command)> {
    match command::read(text) {
        Ok(TypedLine { speaker, of, command }) => {
            let asker = game.asker(speaker, of, &command.row());
            Some((asker, command))
        }
        Err(error) => {
            let (speaker, of, _) = ask::speaker(text.trim());
            let asker = game.asker(speaker, of, &CommandRow::question());
            forget_question(game, &asker);
            game.refuse(&asker, Refusal::NoSuchLine(error));
            None
        }
    }
}

/// What a button beside a board asks for; the arbiter is called at once.
pub(super) fn button(game: &mut Game, side: Color, button: Button) -> Option<(Asker, Command)> {
    let command = match button {
        Button::Say => Command::Move(moves::Ask::Say),
        Button::Press => Command::Move(moves::Ask::Press),
        Button::Time => Command::Ask(queries::Ask::Time),
        Button::Again => Command::Ask(queries::Ask::Again),
        Button::Arbiter => {
            let phrase = Phrase::ArbiterCalled { side };
            game.book.say_to(side.into(), Audience::Arbiter, Priority::Important, &phrase);
            return None;
        }
    };
    Some((Asker::player(side), command))
}

/// Does what somebody asks for, or says why not.
pub(super) fn obey(game: &mut Game, asker: &Asker, command: Command) {
    let row = command.row();
    let done = admit(game, asker, &command).and_then(|()| {
        attendance::acts(game, asker, &row);
        command.obey(game, asker)
    });
    if let Err(why) = done {
        game.refuse(asker, why);
    }
}

/// Whether the asker may ask for that at all, whatever the state of the game. Anything but an
/// answer takes back what was asked back.
pub(super) fn admit(game: &mut Game, asker: &Asker, command: &Command) -> Result<(), Refusal> {
    let row = command.row();
    roles::assist(game, asker, &row)?;
    if !row.answers {
        forget_question(game, asker);
    }
    mistyped(game, command).map_or(Ok(()), Err)
}

/// Why a line that is no move in any form, and near to a command, is not done: it is told which
/// command it is taken for.
fn mistyped(state: &State, command: &Command) -> Option<Refusal> {
    let Command::Move(moves::Ask::Enter(text)) = command else { return None };
    let near = command::nearest(text)?;
    let unreadable = state.read_move(text, state.position()) == Err(MoveError::Unreadable);
    unreadable.then(|| Refusal::NoCommand { text: text.clone(), command: near.to_owned() })
}

/// At a shared terminal nobody can tell whose line it was, and a resignation is better asked twice.
fn forget_question(game: &mut Game, asker: &Asker) {
    let shared = game.settings.seat == Seat::Shared;
    if game.matters.question().is_some_and(|(side, _)| shared || asker.side == Some(side)) {
        game.state.matters.forget_question();
    }
}

impl State {
    /// Who it would come from if this line were typed now: for telling a journal.
    pub fn speaker_of(&self, text: &str) -> Speaker {
        let (speaker, of, row) = match command::read(text) {
            Ok(line) => (line.speaker, line.of, line.command.row()),
            Err(_) => {
                let (speaker, of, _) = ask::speaker(text.trim());
                (speaker, of, CommandRow::question())
            }
        };
        self.asker(speaker, of, &row).speaker
    }
}
