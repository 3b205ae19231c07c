//! Asking the solver beside the game, so that no flag, answer or clock waits for it.

use super::effect::Effect;
use super::ending::end;
use super::fact::Fact;
use super::questions::Purpose;
use super::record::Game;
use super::state::State;
use crate::chess::Color;
use crate::laws::{self, CanMate, Outcome, Reason};

/// Asks about the position after so many plies.
pub(super) fn ask(game: &mut Game, purpose: Purpose, plies: usize) {
    let position = game.line().position_after(plies).clone();
    let question = game.state.questions.ask(purpose, plies, position);
    game.book.order(Effect::Solve(question));
}

/// A move was made: whether nobody can mate any more shows later (2023 5.2.2).
pub(super) fn watch(game: &mut Game) {
    if game.settings.solver_beside && !game.clocks.is_over() {
        ask(game, Purpose::Dead, game.course.plies());
    }
}

/// The program was started again: what has no answer yet is asked once more.
pub(super) fn ask_again(game: &mut Game) {
    let open: Vec<Effect> =
        game.questions.open().iter().map(|open| Effect::Solve(open.for_solver())).collect();
    open.into_iter().for_each(|effect| game.book.order(effect));
}

/// That side's flag has fallen, or it has resigned: the game ends. Where it does not show at once whether the
/// opponent can mate, everything stands until the solver has answered.
pub(super) fn end_by(game: &mut Game, side: Color, reason: Reason) {
    let plies = game.course.plies();
    let needed = reason == Reason::Flag || game.settings.laws.resigning_may_draw();
    let can = if needed { game.can_mate_after(plies, side.other()) } else { CanMate::Yes };
    if can != CanMate::Undetermined || !game.settings.solver_beside {
        let outcome = game.lost_by(side, reason, can);
        return end(game, outcome);
    }
    let (runs, now) = (game.running(), game.now);
    game.state.clocks.stand(runs, false, now);
    game.state.matters.close();
    game.report_clock();
    game.record(Fact::ResultAwaited { side, reason });
    ask(game, Purpose::Result { side, reason }, plies);
}

impl State {
    /// The result where that side's flag has fallen, or it has resigned, by whether its opponent can mate.
    pub(super) fn lost_by(&self, side: Color, reason: Reason, opponent: CanMate) -> Outcome {
        let laws = self.settings.laws;
        match (self.course.tridim(), reason) {
            (Some(moves), Reason::Flag) => laws::tridim::after_flag(moves.position(), side),
            (None, Reason::Flag) => laws::after_flag(side, opponent),
            (None, _) => laws::after_resignation(laws, side, opponent),
            (Some(_), _) => Outcome::win(side.other(), Reason::Resignation),
        }
    }
}
