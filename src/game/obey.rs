//! Lines and buttons: they are read, and the commands carried out for their askers.

use super::ask::{self, CommandRow};
use super::asker::Asker;
use super::command::{self, Command, TypedLine};
use super::record::Game;
use super::refusal::Refusal;
use super::state::State;
use super::{attendance, moves, queries, roles};
use crate::chess::Color;
use crate::speech::{Audience, Phrase, Priority, Speaker, routing::Seat};
use crate::tactile::Button;

/// The asker and the command of a line; a line that cannot be read is refused.
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

/// The asker and the command of a button. The arbiter's button has no command: the arbiter is called
/// at once.
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

/// Carries a command out, or refuses it.
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

/// Checks whether the asker may give that command, whatever the state of the game. A command that is
/// no answer withdraws what the asker was to confirm.
pub(super) fn admit(game: &mut Game, asker: &Asker, command: &Command) -> Result<(), Refusal> {
    let row = command.row();
    roles::assist(game, asker, &row)?;
    if !row.answers {
        forget_question(game, asker);
    }
    mistyped(game, command).map_or(Ok(()), Err)
}

/// The refusal of a line that is no move and similar to a command: it names that command.
fn mistyped(state: &State, command: &Command) -> Option<Refusal> {
    let Command::Move(moves::Ask::Enter(text)) = command else { return None };
    let near = command::nearest(text)?;
    state.is_no_move(text).then(|| Refusal::NoCommand { text: text.clone(), command: near.to_owned() })
}

/// On a shared terminal anybody's line withdraws the question: it is safer to ask twice for a
/// resignation.
pub(super) fn forget_question(game: &mut Game, asker: &Asker) {
    let shared = game.settings.seat == Seat::Shared;
    if game.matters.question().is_some_and(|(side, _)| shared || asker.side == Some(side)) {
        game.state.matters.forget_question();
    }
}

impl State {
    /// The speaker of this line if it were typed now; shown when a journal is listed.
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
