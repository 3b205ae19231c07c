//! Leaving the program: of a game that is not over only after a confirmation.

use super::ask::{CommandRow, CommandWord};
use super::asker::Asker;
use super::effect::Effect;
use super::record::Game;
use super::refusal::Refusal;
use crate::speech::{Speaker, phrases};
use serde::{Deserialize, Serialize};

phrases! {
    /// What is said of leaving.
    pub(super) enum LeavePhrase {
        SureToLeave => "play-sure-to-leave",
    }
}

/// The requests to this room.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Ask {
    /// Leave; `sure`: without confirmation.
    Quit { sure: bool },
}

pub(super) const WORDS: &[CommandWord<Ask>] =
    &[CommandWord::alone("command-quit", |given| Some(Ask::Quit { sure: given.sure }))];

pub(super) const fn row(ask: &Ask) -> CommandRow {
    match ask {
        // Said twice it answers itself.
        Ask::Quit { .. } => CommandRow::question().answers(),
    }
}

pub(super) fn obey(game: &mut Game, asker: &Asker, ask: Ask) -> Result<(), Refusal> {
    let Ask::Quit { sure } = ask;
    let nothing_lost = game.clocks.is_before() || game.clocks.is_over() || game.adjourned();
    if sure || nothing_lost || game.matters.is_leaving() {
        game.state.matters.ask_to_leave();
        return confirm(game);
    }
    // `yes` must not answer two questions.
    game.state.matters.forget_question();
    game.state.matters.ask_to_leave();
    game.book.answer(Speaker::Program, asker, &[LeavePhrase::SureToLeave]);
    Ok(())
}

/// Leaves, if somebody wanted to.
pub(super) fn confirm(game: &mut Game) -> Result<(), Refusal> {
    if !game.state.matters.forget_leaving() {
        return Err(Refusal::NothingAsked);
    }
    game.book.order(Effect::Leave);
    Ok(())
}
