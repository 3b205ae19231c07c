//! The end of a game, and losses proposed to the arbiter.

use crate::interface::effect::Effect;
use crate::interface::fact::{Fact, Irregular};
use crate::state::State;
use crate::telling::record::Game;
use crate::telling::words::Telling;
use annabella_chess::Color;
use annabella_laws::{Outcome, Score};
use annabella_speech::{Audience, Phrase, Priority, Speaker, Worded};

/// Ends the game with `outcome`, adjusted by half points given or deducted.
pub(crate) fn end(game: &mut Game, outcome: Outcome) {
    let now = game.now;
    let first = !game.clocks.is_over();
    let outcome = match first {
        true => Color::ALL
            .into_iter()
            .fold(outcome, |so_far, side| adjust(so_far, side, game.incidents.points(side))),
        // A changed result already includes these points.
        false => outcome,
    };
    game.state.clocks.over(outcome, now);
    game.state.pending.close();
    game.state.incidents.game_over();
    game.state.questions.game_over();
    game.report_clock();
    game.record(Fact::Result { result: outcome.score().to_owned(), reason: outcome.reason });
    if first {
        game.book.order(Effect::Over);
    }
}

/// Returns the outcome after half points were added for `side` or deducted.
/// The result stays between zero and the points of a win.
pub(crate) fn adjust(outcome: Outcome, side: Color, halves: i8) -> Outcome {
    let Some(points) = outcome.half_points().filter(|_| halves != 0) else { return outcome };
    let after = |own: u8| own.saturating_add_signed(halves).min(2);
    let points = match side {
        Color::White => Score { white: after(points.white), ..points },
        Color::Black => Score { black: after(points.black), ..points },
    };
    Outcome { points: Some(points), ..Outcome::scored(points, outcome.reason) }
}

/// Proposes that `side` has lost for `reason`; the arbiter decides, or the players without one.
/// A loss that has already been proposed is only said again.
pub(crate) fn propose_loss(
    game: &mut Game,
    side: Color,
    reason: Irregular,
    entry: String,
    why: &impl Worded,
) {
    let Some(lost) = reason.loses() else { return };
    let words = vec![why.message(), Phrase::LossRule.message()];
    let audience = if game.settings.arbiter { Audience::Arbiter } else { Audience::Room };
    if game.state.pending.propose_loss(side, lost) {
        let fact = Fact::Irregularity { side, reason, entry };
        game.record_as(fact, Telling::saying_all(words).to(audience));
    } else {
        game.book.say_all(Speaker::Program, audience, Priority::Important, &words);
    }
}

/// Whether a proposed loss is the next thing to rule on.
pub(crate) fn loss_waits(state: &State) -> bool {
    state.pending.claim().is_none() && !state.pending.losses().is_empty() && !state.clocks.is_over()
}
