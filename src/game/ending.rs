//! The end of a game.

use super::effect::Effect;
use super::fact::Fact;
use super::record::Game;
use crate::laws::Outcome;

/// Ends the game with that outcome.
pub(super) fn end(game: &mut Game, outcome: Outcome) {
    let now = game.now;
    game.state.clocks.over(outcome, now);
    game.state.matters.close();
    game.report_clock();
    game.record(Fact::Result { result: outcome.score().to_owned(), reason: outcome.reason });
    game.book.order(Effect::Over);
}
