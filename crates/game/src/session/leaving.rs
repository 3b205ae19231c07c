//! Leaving the program, and resuming a game after its restart.
//!
//! Writes: `boards`, `clocks`, `listening`, `pending`, `scoresheets`.

use crate::grammar::declaration::{CommandPolicy, CommandWord, DefaultSide, Permission};
use crate::incidents::solving;
use crate::interface::asker::Asker;
use crate::interface::effect::Effect;
use crate::interface::fact::Fact;
use crate::interface::refusal::Refusal;
use crate::reporting::record::Game;
use crate::reporting::words::over;
use crate::session::{begin, envelope, time};
use crate::state::clocks::{Confirmation, Phase};
use annabella_clock::Span;
use annabella_speech::{Audience, Phrase, Priority, Speaker, Worded, interruption, phrases};
use serde::{Deserialize, Serialize};

phrases! {
    /// Messages about missing entries of the journal.
    enum ResumePhrase {
        Missing { entries: usize } => "play-missing-entries",
        MissingArbiter => "play-missing-arbiter",
        MissingPlayers => "play-missing-players",
    }
}

/// Resumes a game from its journal.
/// `gap`: time during which the program did not run. `missing`: minimum number of entries lost after the
/// replayed ones.
pub(crate) fn resumed(game: &mut Game, gap: Span, missing: usize) {
    let plies = game.moves.plies();
    begin_again(game, gap, missing, plies);
    if missing > 0 {
        lose(game, missing);
    }
    if game.clocks.is_running() || game.clocks.halted().is_some() {
        let phrase = Phrase::WhoseMove { side: game.to_move() };
        game.queue.room(Priority::Message, &phrase);
    }
    let ready = game.ready();
    begin::greet_control(game);
    begin::greet(game, &ready);
    if let Some(side) = game.pending.offer() {
        game.queue.room(Priority::Message, &Phrase::OfferStands { side });
    }
    if game.pending.claim().is_some() {
        game.queue.tell(Audience::Arbiter, Priority::Important, &Refusal::ClaimPending);
    }
    stand(game);
    solving::ask_again(game);
}

/// Reports missing entries. The arbiter, or both players without one, must agree to continue.
fn lose(game: &mut Game, entries: usize) {
    game.queue.room(Priority::Important, &ResumePhrase::Missing { entries });
    let (now, confirmation) = (game.now, time::resumption(game));
    if matches!(game.clocks.phase(), Phase::Running | Phase::Halted(_)) {
        let side = game.running().or(game.clocks.halted().and_then(|halt| halt.side));
        game.state.clocks.stand(side, confirmation, now);
        let phrase = match confirmation {
            Confirmation::ByBothPlayers => ResumePhrase::MissingPlayers,
            Confirmation::NotNeeded => ResumePhrase::MissingArbiter,
        };
        game.queue.room(Priority::Important, &phrase);
    }
}

/// Says after how many plies the game resumes, or how it ended.
pub(crate) fn begin_again(game: &mut Game, gap: Span, missing: usize, plies: usize) {
    game.record(Fact::Resumed { gap_ms: gap, missing });
    game.state.scoresheets.cut_off();
    game.state.listening.cut_off();
    game.state.pending.forget_secrets();
    game.state.pending.forget_leaving();
    game.state.pending.take_ruling();
    game.state.pending.forget_takeback();
    let phrase = match game.clocks.phase() {
        Phase::Over(outcome) => over(*outcome).message(),
        Phase::Before | Phase::Running | Phase::Halted(_) => {
            let (side, number) = (game.mover(plies), game.move_number(plies));
            Phrase::Resumed { plies, side, number, gap: interruption(gap) }.message()
        }
    };
    game.queue.room(Priority::Message, &phrase);
}

/// Treats the boards as disconnected, and stops a running clock until play is resumed by confirmation.
pub(crate) fn stand(game: &mut Game) {
    if game.clocks.halted().is_some() {
        game.queue.room(Priority::Message, &Phrase::Halted);
    }
    envelope::remind(game);
    game.state.boards.forget_connections();
    if let Some(side) = game.running().filter(|_| game.clocks.is_running()) {
        time::stand(game, Some(side));
    }
}

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
