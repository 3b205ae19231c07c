//! Leaving the program: an unfinished game needs confirmation.
//!
//! Writes: `pending`.

use crate::grammar::declaration::{CommandPolicy, CommandWord, DefaultSide, Permission};
use crate::interface::asker::Asker;
use crate::interface::effect::Effect;
use crate::interface::refusal::Refusal;
use crate::reporting::record::Game;
use annabella_speech::{Speaker, phrases};
use serde::{Deserialize, Serialize};

phrases! {
    /// Messages about leaving.
    enum LeavePhrase {
        SureToLeave => "play-sure-to-leave",
    }
}

/// The requests to this topic.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Request {
    /// Leave; `sure`: without confirmation.
    Quit { sure: bool },
}

pub(crate) const WORDS: &[CommandWord<Request>] =
    &[CommandWord::alone("command-quit", |given| Some(Request::Quit { sure: given.confirmed }))];

pub(crate) const fn row(request: &Request) -> CommandPolicy {
    match request {
        // A second `quit` confirms the first.
        Request::Quit { .. } => CommandPolicy::answers(Permission::Everyone, DefaultSide::Impaired),
    }
}

pub(crate) fn obey(game: &mut Game, asker: &Asker, request: Request) -> Result<(), Refusal> {
    let Request::Quit { sure } = request;
    let nothing_lost = game.clocks.is_before() || game.clocks.is_over() || game.adjourned();
    if sure || nothing_lost || game.pending.is_leaving() {
        game.state.pending.ask_to_leave(asker.side);
        return confirm(game);
    }
    // `yes` must not answer two questions.
    game.state.pending.forget_question();
    game.state.pending.ask_to_leave(asker.side);
    game.queue.answer(Speaker::Program, asker, &[LeavePhrase::SureToLeave]);
    Ok(())
}

/// Leaves, if a person has asked to.
pub(crate) fn confirm(game: &mut Game) -> Result<(), Refusal> {
    if !game.state.pending.forget_leaving() {
        return Err(Refusal::NothingAsked);
    }
    game.queue.order(Effect::Leave);
    Ok(())
}
