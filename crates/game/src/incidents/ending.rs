//! The end of a game, and losses proposed to the arbiter.
//!
//! Writes: `clocks`, `incidents`, `pending`, `questions`.

use crate::interface::effect::Effect;
use crate::interface::fact::{Fact, Irregular};
use crate::reporting::record::Game;
use crate::reporting::words::{FactDelivery, over};
use crate::state::State;
use crate::state::clocks::Confirmation;
use crate::state::incidents::Incident;
use annabella_chess::Color;
use annabella_laws::{Initiative, Outcome, Reason, Score};
use annabella_speech::{Audience, Message, Phrase, Priority, Speaker, Worded, phrases};

phrases! {
    /// Messages about an outcome that waits for a ruling on a flag.
    enum HeldPhrase {
        /// 2023 6.8, 6.9.
        FlagFirst { number: usize, side: Color, outcome: Message } => "desk-flag-first",
    }
}

/// Ends the game with `outcome`, adjusted by half points given or deducted.
pub(crate) fn end(game: &mut Game, outcome: Outcome) {
    end_because(game, outcome, None);
}

/// Ends the game, with the arbiter's reason.
fn end_because(game: &mut Game, outcome: Outcome, note: Option<String>) {
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
    game.state.incidents.game_over(game.rules.takes_reasons_on_claims());
    game.state.questions.game_over();
    game.report_clock();
    let fact = Fact::Result { result: outcome.score().to_owned(), reason: outcome.reason, note };
    game.record_as(fact, FactDelivery::saying(&over(outcome)));
    if first {
        game.queue.order(Effect::Over);
    }
}

/// Ends the game after an event of play: a mate, an agreement, a resignation, a claim.
///
/// A flag that fell before it, and on which the arbiter has not ruled, comes first (2023 6.8, 6.9). The outcome then
/// waits, and takes effect once the flag's case is closed without ending the game.
pub(crate) fn end_of_play(game: &mut Game, outcome: Outcome) {
    end_of_play_because(game, outcome, None);
}

/// Ends the game as [`end_of_play`] does, with the arbiter's reason.
pub(crate) fn end_of_play_because(game: &mut Game, outcome: Outcome, note: Option<String>) {
    let by_flag = matches!(outcome.reason, Reason::Flag | Reason::FlagCannotMate);
    let Some(flag) = flag_first(game).filter(|_| !by_flag) else { return end_because(game, outcome, note) };
    let (runs, now) = (game.running(), game.now);
    if game.clocks.is_running() {
        game.state.clocks.stand(runs, Confirmation::NotNeeded, now);
    }
    game.state.pending.close();
    game.state.pending.hold(outcome, note);
    game.report_clock();
    let (number, side) = (flag.number, flag.side);
    game.record(Fact::ResultHeld { result: outcome.score().to_owned(), reason: outcome.reason, number });
    let first = HeldPhrase::FlagFirst { number, side, outcome: over(outcome).message() };
    game.queue.tell(Audience::Arbiter, Priority::Important, &first);
}

/// Ends the game with the outcome that waited, once the case of the flag is closed.
pub(crate) fn settle(game: &mut Game) {
    if game.clocks.is_over() || flag_first(game).is_some() {
        return;
    }
    if let Some((outcome, note)) = game.state.pending.take_held() {
        end_because(game, outcome, note);
    }
}

/// Returns the case of a flag on which the arbiter must rule before any later event counts.
/// None where a flag counts only by a player's claim (2005 B7, 1997 B6).
pub(crate) fn flag_first(state: &State) -> Option<Incident> {
    let observed = state.flag_rule().is_some_and(|rule| rule.initiative != Initiative::Player);
    state.incidents.open().iter().find(|open| open.is_flag() && (observed || open.claimed)).cloned()
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
        game.record_as(fact, FactDelivery::saying_all(words).to(audience));
    } else {
        game.queue.say_all(Speaker::Program, audience, Priority::Important, &words);
    }
}

/// Whether a proposed loss is the next thing to rule on.
pub(crate) fn loss_waits(state: &State) -> bool {
    state.pending.claim().is_none() && !state.pending.losses().is_empty() && !state.clocks.is_over()
}
