//! The beginning of a game.

use super::asker::Asker;
use super::fact::{Fact, WaivedRule};
use super::guiding;
use super::record::Game;
use super::refusal::Refusal;
use crate::chess::Color;
use crate::speech::{Priority, Worded};

/// Starts White's clock; a connected board that differs prevents it, unless the arbiter says
/// that it is to start anyway. `by_press`: Black presses (2023 6.6).
pub(super) fn start(game: &mut Game, asker: &Asker, anyway: bool, by_press: bool) -> Result<(), Refusal> {
    if !game.clocks.is_before() {
        return Err(Refusal::Started);
    }
    // In a tournament the arbiter starts White's clock, or Black by the first press.
    if !by_press {
        game.may_rule(asker)?;
    }
    let waived = game.assistant_owed();
    if waived && !(anyway && asker.is_arbiter()) {
        return Err(Refusal::AssistantOwed);
    }
    let anyway = anyway && !game.is_not_arbiter(asker);
    if let Some(differs) = guiding::not_set_up(game).filter(|_| !anyway) {
        return Err(differs);
    }
    if waived {
        game.record(Fact::Waived { rule: WaivedRule::Assistant });
    }
    let (side, now) = (game.to_move(), game.now);
    game.state.clocks.run(Some(side), now);
    guiding::do_without_absent_boards(game);
    for owner in Color::ALL {
        game.state.boards.guide(owner, false);
    }
    game.record(Fact::Started { side });
    if game.clocks.are_used() {
        game.state.matters.begin(now);
    }
    Ok(())
}

/// What is said first: how the game can begin.
pub(super) fn greet(game: &mut Game, ready: &impl Worded) {
    if game.clocks.is_before() {
        game.book.room(Priority::Message, ready);
    }
}
