//! Questions to the solver in the background, so that no flag, answer or clock waits for it.
//!
//! Writes: `clocks`, `pending`, `questions`.

use crate::incidents::ending::end_of_play_because;
use crate::interface::effect::Effect;
use crate::interface::fact::Fact;
use crate::reporting::record::Game;
use crate::state::State;
use crate::state::clocks::Confirmation;
use crate::state::questions::Purpose;
use annabella_chess::Color;
use annabella_laws::{self as laws, CanMate, Outcome, Reason};

/// Asks about the position after `plies` plies.
pub(crate) fn ask(game: &mut Game, purpose: Purpose, plies: usize) {
    let position = game.line().position_after(plies).clone();
    let question = game.state.questions.ask(purpose, plies, position);
    game.queue.order(Effect::Solve(question));
}

/// Asks after a move whether the position is dead (2023 5.2.2).
pub(crate) fn watch(game: &mut Game) {
    if !game.clocks.is_over() {
        ask(game, Purpose::Dead, game.moves.plies());
    }
}

/// Asks the open questions again after a restart of the program.
pub(crate) fn ask_again(game: &mut Game) {
    let open: Vec<Effect> =
        game.questions.open().iter().map(|open| Effect::Solve(open.for_solver())).collect();
    open.into_iter().for_each(|effect| game.queue.order(effect));
}

/// Ends the game after a flag fall or a resignation of `side`.
/// If it is not immediately known whether the opponent can mate, the game waits for the solver's answer.
pub(crate) fn end_by(game: &mut Game, side: Color, reason: Reason) {
    end_by_because(game, side, reason, None);
}

/// Ends the game as [`end_by`] does, with the arbiter's reason.
pub(crate) fn end_by_because(game: &mut Game, side: Color, reason: Reason, note: Option<String>) {
    let plies = if reason == Reason::Flag { game.plies_at_flag(side) } else { game.moves.plies() };
    let can = game.can_win_after(plies, side.other(), reason);
    if can != CanMate::Undetermined {
        let outcome = game.lost_by(side, reason, can);
        return end_of_play_because(game, outcome, note);
    }
    let (runs, now) = (game.running(), game.now);
    game.state.clocks.stand(runs, Confirmation::NotNeeded, now);
    game.state.pending.close();
    game.report_clock();
    game.record(Fact::ResultAwaited { side, reason });
    ask(game, Purpose::Result { side, reason }, plies);
}

impl State {
    /// Returns the result after a flag fall or resignation of `side`, by whether its opponent can mate.
    pub(crate) fn lost_by(&self, side: Color, reason: Reason, opponent: CanMate) -> Outcome {
        let laws = self.settings.laws;
        match (self.moves.tridim(), reason) {
            (Some(moves), Reason::Flag) => laws::tridim::after_flag(moves.position(), side),
            (None, Reason::Flag) => laws::after_flag(side, opponent),
            (None, _) => laws::after_resignation(laws, side, opponent),
            (Some(_), _) => Outcome::win(side.other(), Reason::Resignation),
        }
    }
}
