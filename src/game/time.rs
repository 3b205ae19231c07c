//! Time that goes by: gaps, flags, warnings, and clocks that stand until somebody confirms.

use super::ending::end;
use super::fact::{Fact, HaltReason};
use super::record::Game;
use super::state::State;
use super::words::Telling;
use crate::chess::Color;
use crate::clock::{Span, Stamp};
use crate::laws;
use crate::speech::{Phrase, Priority, Speaker, phrases};

phrases! {
    /// What is said of time that goes by.
    pub(super) enum TimePhrase {
        ProposedTimes { white: Span, black: Span } => "play-proposed-times",
        Gap { gap: Span } => "play-gap",
        Pressed => "play-pressed",
    }
}

/// A gap between two events longer than this, while a clock runs, was no thinking: the machine
/// slept.
const LONGEST_GAP: Span = Span(2_000);

/// When the clocks next want an event.
pub(super) fn due(state: &State) -> Option<Stamp> {
    state.clocks.due(state.now).into_iter().chain(state.clocks.warning_due(state.now)).min()
}

/// Time has passed until then. A gap halts the clocks before it can be taken for thinking, and a
/// deadline passed is a flag: whose, as of its deadline.
pub(super) fn pass(game: &mut Game, at: Stamp) -> Option<Color> {
    let running = game.running()?;
    let gap = at.since(game.now);
    if gap > LONGEST_GAP {
        let telling = Telling::saying(&TimePhrase::Gap { gap });
        game.record_as(Fact::Halted { reason: HaltReason::Gap, note: None }, telling);
        stand(game, Some(running));
        return None;
    }
    if !game.clocks.flagged(running, at) {
        return None;
    }
    let deadline = game.clocks.deadline().unwrap_or(at);
    let until = deadline.max(game.now);
    game.state.pass_to(until);
    Some(running)
}

/// Whether a flag has fallen by what was just done, as by a time set to nothing.
pub(super) fn has_fallen(state: &State, side: Color) -> bool {
    let playing = state.clocks.is_running() || state.clocks.halted().is_some();
    playing && state.clocks.flagged(side, state.now)
}

/// That side's flag has fallen: the end of the game, unless an arbiter rules (2023 6.8, 6.9).
pub(super) fn flag(game: &mut Game, side: Color) {
    if !game.state.clocks.flag_falls(side) {
        return;
    }
    if game.settings.arbiter {
        game.record_as(Fact::Flag { side }, Telling::saying(&Phrase::FlagFallen { side }));
    } else {
        game.record(Fact::Flag { side });
        let outcome = laws::after_flag(game.position(), side);
        end(game, outcome);
    }
}

/// The clocks stand, and these times are proposed; then that side's runs on.
pub(super) fn stand(game: &mut Game, side: Option<Color>) {
    let (now, awaits) = (game.now, !game.settings.arbiter);
    let (Some(white), Some(black)) = (game.left(Color::White), game.left(Color::Black)) else { return };
    game.state.clocks.stand(side, awaits, now);
    game.book.room(Priority::Important, &TimePhrase::ProposedTimes { white, black });
    game.report_clock();
}

/// Warns the running side if its time has come down to what it wanted to be told: that player
/// alone, each once (2023 D.2.10.4 lets nobody else be told).
pub(super) fn warn(game: &mut Game) {
    let now = game.now;
    for (side, left) in game.state.clocks.warn(now) {
        game.record(Fact::Warned { side, left_ms: left });
    }
}

/// Keeps the times of the ply that was made or completed last.
pub(super) fn note_moment(game: &mut Game) {
    let (plies, now) = (game.line().len(), game.now);
    let last = game.line().plies().last();
    let completed = last.is_none_or(|last| !game.course.uncompleted(last.by));
    game.state.clocks.note_moment(plies, completed, now);
}

/// That side has pressed: the other time runs.
pub(super) fn switch(game: &mut Game, side: Color) {
    let now = game.now;
    game.state.clocks.press(side, now);
    game.report_clock();
}

/// Who does not see the clock is told that it was pressed.
pub(super) fn pressed(game: &mut Game, side: Color) {
    if game.settings.side(side).impaired {
        game.book.say_to(Speaker::Clock, side.into(), Priority::Notification, &TimePhrase::Pressed);
    }
}
