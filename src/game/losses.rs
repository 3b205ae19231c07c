//! Losses that the Laws provide for, on which the arbiter (without one, the players) must decide.

use super::fact::{Fact, Irregular};
use super::record::Game;
use super::state::State;
use super::words::Telling;
use crate::chess::Color;
use crate::speech::{Audience, Phrase, Priority, Speaker, Worded};

/// Proposes that a side has lost by `reason`; the arbiter decides. If that is proposed already, it is
/// only said again.
pub(super) fn propose(game: &mut Game, side: Color, reason: Irregular, entry: String, why: &impl Worded) {
    let Some(lost) = reason.loses() else { return };
    let words = vec![why.message(), Phrase::LossRule.message()];
    let audience = if game.settings.arbiter { Audience::Arbiter } else { Audience::Room };
    if game.state.matters.propose_loss(side, lost) {
        let fact = Fact::Irregularity { side, reason, entry };
        game.record_as(fact, Telling::saying_all(words).to(audience));
    } else {
        game.book.say_all(Speaker::Program, audience, Priority::Important, &words);
    }
}

/// Whether a proposed loss is the next thing to be ruled on.
pub(super) fn wait(state: &State) -> bool {
    state.matters.claim().is_none() && !state.matters.losses().is_empty() && !state.clocks.is_over()
}
