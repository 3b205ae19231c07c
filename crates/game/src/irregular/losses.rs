//! Losses that the Laws provide for, on which the arbiter (without one, the players) must decide.

use crate::interface::fact::{Fact, Irregular};
use crate::state::State;
use crate::telling::record::Game;
use crate::telling::words::Telling;
use annabella_chess::Color;
use annabella_speech::{Audience, Phrase, Priority, Speaker, Worded};

/// Proposes that a side has lost by `reason`; the arbiter decides. If that is proposed already, it is
/// only said again.
pub(crate) fn propose(game: &mut Game, side: Color, reason: Irregular, entry: String, why: &impl Worded) {
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
pub(crate) fn wait(state: &State) -> bool {
    state.matters.claim().is_none() && !state.matters.losses().is_empty() && !state.clocks.is_over()
}
