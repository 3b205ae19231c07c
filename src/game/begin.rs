//! The beginning of a game.

use super::asker::Asker;
use super::fact::{Fact, WaivedRule};
use super::guiding;
use super::record::Game;
use super::refusal::Refusal;
use crate::chess::Color;
use crate::speech::{Priority, Worded};

/// Starts the clock of the side to move. A connected board that shows another position prevents it,
/// unless `anyway` is given by the arbiter (or by anybody without an arbiter). `by_press`: Black
/// starts it by pressing (2023 6.6).
pub(super) fn start(game: &mut Game, asker: &Asker, anyway: bool, by_press: bool) -> Result<(), Refusal> {
    if !game.clocks.is_before() {
        return Err(Refusal::Started);
    }
    // In a tournament only the arbiter may start it, or Black by the first press.
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
        game.state.boards.end_guiding(owner);
    }
    game.record(Fact::Started { side });
    if game.clocks.are_used() {
        game.state.matters.begin(now);
    }
    Ok(())
}

/// Says how the game can begin, if it has not begun.
pub(super) fn greet(game: &mut Game, ready: &impl Worded) {
    if game.clocks.is_before() {
        game.book.room(Priority::Message, ready);
    }
}
