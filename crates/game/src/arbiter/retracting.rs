//! Moves taken back by a ruling or by agreement, with the times that the clock added for them.
//!
//! Writes: `clocks`, `moves`, `pending`.

use crate::arbiter::deciding::DecisionPhrase;
use crate::interface::asker::Asker;
use crate::interface::fact::{Fact, HaltReason};
use crate::interface::refusal::Refusal;
use crate::moves::made;
use crate::reporting::record::Game;
use crate::reporting::words::FactDelivery;
use crate::session::{guiding, time};
use crate::state::State;
use annabella_chess::Color;
use annabella_speech::phrases;

phrases! {
    /// Messages about moves taken back.
    enum RetractionPhrase {
        Retracted { plies: usize, side: Color } => "play-retracted",
        EntryDropped { side: Color } => "play-entry-dropped",
    }
}

/// Refuses if `plies` plies cannot be taken back now.
pub(crate) fn reaches(state: &State, plies: usize) -> Result<(), Refusal> {
    state.is_open()?;
    state.require_no_sealed_move()?;
    let entry = usize::from(state.moves.illegal().is_some());
    if plies > state.moves.plies() + entry { Err(Refusal::TooFar { plies }) } else { Ok(()) }
}

/// The decision that takes plies back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum RetractedBy {
    /// The arbiter, or a provision of the Laws.
    Ruling,
    /// Both players.
    Agreement,
}

impl RetractedBy {
    /// Returns the arbiter, or both players if a player was the last to ask for it.
    pub fn of(asker: &Asker) -> RetractedBy {
        if asker.is_arbiter() { RetractedBy::Ruling } else { RetractedBy::Agreement }
    }
}

/// Takes plies back, each with the time that the clock added for it, even across a time control.
/// A kept illegal entry counts as one ply.
pub(crate) fn retract(game: &mut Game, asker: &Asker, plies: usize, by: RetractedBy) -> Result<(), Refusal> {
    retract_because(game, asker, plies, by, None)
}

/// Retracts with the arbiter's reason.
pub(crate) fn retract_because(
    game: &mut Game,
    asker: &Asker,
    plies: usize,
    by: RetractedBy,
    note: Option<String>,
) -> Result<(), Refusal> {
    game.may_rule(asker)?;
    reaches(game, plies)?;
    let entry = usize::from(game.moves.illegal().is_some());
    let (entry_side, now) = (game.to_move(), game.now);
    // A claim on this position does not vanish.
    if game.rules.keeps_claims_and_questions()
        && let Some(fact) = game.state.pending.dismiss_claim(None)
    {
        let delivery = FactDelivery::saying(&DecisionPhrase::ClaimDismissed);
        game.record_as(fact, delivery.by(asker.speaker));
    }
    // No time runs while the clock is being changed.
    game.state.clocks.stop(now);
    if game.state.moves.withdraw_illegal().is_some_and(|illegal| illegal.pressed) {
        game.state.clocks.take_back(entry_side, now);
    }
    for _ in entry..plies {
        let Some(by) = game.moves.last_by() else { break };
        let completed = !game.moves.uncompleted(by);
        made::unmake(game);
        if completed {
            game.state.clocks.take_back(by, now);
        }
    }
    let side = game.to_move();
    // A typed entry that no board shows has never been made.
    let only_typed = plies == entry && game.boards.connected(entry_side).is_none();
    let phrase = match only_typed {
        true => RetractionPhrase::EntryDropped { side },
        false => RetractionPhrase::Retracted { plies, side },
    };
    let fact = Fact::Retracted { plies, agreed: by == RetractedBy::Agreement, note };
    put_back_saying(game, asker, side, fact, &phrase);
    guiding::gone_back(game);
    Ok(())
}

/// Resumes after plies were taken back: the time of `side` runs.
/// If a side has no time left, the clocks are stopped until the players or the arbiter set one.
pub(crate) fn put_back(game: &mut Game, asker: &Asker, plies: usize, side: Color, by: RetractedBy) {
    let fact = Fact::Retracted { plies, agreed: by == RetractedBy::Agreement, note: None };
    put_back_saying(game, asker, side, fact, &RetractionPhrase::Retracted { plies, side });
}

fn put_back_saying(game: &mut Game, asker: &Asker, side: Color, fact: Fact, phrase: &RetractionPhrase) {
    let now = game.now;
    let spent = game.state.clocks.put_back(side, now);
    game.record_as(fact, FactDelivery::saying(phrase).by(asker.speaker));
    if spent && game.clocks.is_running() {
        game.record(Fact::Halted { reason: HaltReason::NoTime, note: None });
        time::stand(game, Some(side));
    }
}
