//! Times and move counters that a ruling changes (2023 6.10.2, 12.9).
//!
//! Writes: `clocks`, `incidents`.

use crate::interface::fact::Fact;
use crate::reporting::record::Game;
use crate::reporting::words::FactDelivery;
use crate::state::State;
use annabella_chess::Color;
use annabella_clock::Span;
use annabella_speech::{Audience, Phrase, Priority, Speaker};

/// Sets a side's time by a ruling (2023 6.10.2); open cases keep it.
pub(super) fn set(game: &mut Game, side: Color, left: Span, note: Option<String>) {
    let fell = flag_fell_running(game, side);
    give(game, side, difference(left, game.left(side)));
    game.state.incidents.time_set(side, left);
    restore(game, side, left, note);
    game.state.clocks.settle_time(side);
    tell_running(game, side, fell);
}

/// Whether the flag of `side` has fallen while its time runs: the time runs on once it is set.
fn flag_fell_running(state: &State, side: Color) -> bool {
    state.clocks.flagged(side, state.now) && state.running() == Some(side)
}

/// Says that a time runs again because a ruling has raised the flag.
fn tell_running(game: &mut Game, side: Color, fell: bool) {
    if fell && !flag_fell_running(game, side) {
        let phrase = Phrase::Continued { side };
        game.queue.say_to(Speaker::Clock, Audience::Room, Priority::Message, &phrase);
    }
}

/// Deducts time from a side by a ruling (2023 12.9.3); open cases keep that.
pub(crate) fn take(game: &mut Game, side: Color, less: Span) {
    let before = game.left(side).unwrap_or_default();
    let left = before.saturating_sub(less);
    let by_ms = difference(left, Some(before));
    give(game, side, by_ms);
    game.state.incidents.time_added(side, by_ms);
    restore(game, side, left, None);
}

/// Records the time that a ruling gives a side; a case about an earlier move includes it.
fn give(game: &mut Game, side: Color, by_ms: i64) {
    game.state.clocks.give(side, by_ms);
}

/// Returns the milliseconds from one time to another.
fn difference(after: Span, before: Option<Span>) -> i64 {
    after.0.cast_signed() - before.unwrap_or_default().0.cast_signed()
}

/// Sets a side's time to one that it had, or that the Laws provide.
pub(crate) fn restore(game: &mut Game, side: Color, left: Span, note: Option<String>) {
    let now = game.now;
    game.state.clocks.set(side, left, now);
    game.state.incidents.flag_stands(side);
    game.record(Fact::Set { side, left_ms: left, note });
}

/// Restores a side's time without words, because a penalty then changes it.
pub(crate) fn restore_silently(game: &mut Game, side: Color, left: Span) {
    let now = game.now;
    game.state.clocks.set(side, left, now);
    game.state.incidents.flag_stands(side);
    game.record_as(Fact::Set { side, left_ms: left, note: None }, FactDelivery::silent());
}

/// Adds to a side's time, for example after an irregularity of the opponent (2023 7.5.5, 12.9.2).
pub(crate) fn add(game: &mut Game, side: Color, more: Span, note: Option<String>) {
    let fell = flag_fell_running(game, side);
    let now = game.now;
    game.state.clocks.add(side, more, now);
    give(game, side, more.0.cast_signed());
    game.state.incidents.time_added(side, more.0.cast_signed());
    game.state.incidents.flag_stands(side);
    let left = game.left(side).unwrap_or_default();
    game.record(Fact::Added { side, more_ms: more, left_ms: left, note });
    tell_running(game, side, fell);
}

/// Sets a side's move counter (2023 6.10.2). Time due at a time control is not added.
pub(super) fn count(game: &mut Game, side: Color, moves: u32, note: Option<String>) {
    let (made, uncompleted, now) = (game.moves_made(side), game.moves.uncompleted(side), game.now);
    game.state.clocks.set_moves(side, moves, made, uncompleted, now);
    game.record(Fact::Counted { side, moves: moves as usize, note });
}
