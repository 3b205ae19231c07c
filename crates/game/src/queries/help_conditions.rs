//! The conditions of the sentences of help: the state of the game, and the asker's rights.

use crate::interface::asker::Asker;
use crate::interface::duties::Duty;
use crate::state::State;
use annabella_chess::Color;
use annabella_speech::routing::Seat;

pub(super) fn always(_: &State, _: &Asker) -> bool {
    true
}

pub(super) fn before(state: &State, _: &Asker) -> bool {
    state.clocks.is_before()
}

pub(super) fn open(state: &State, _: &Asker) -> bool {
    !state.clocks.is_over()
}

/// Whether the clock has been started and the game is not over.
fn under_way(state: &State) -> bool {
    open(state, &Asker::arbiter()) && !(state.clocks.is_before() && state.clocks.are_used())
}

pub(super) fn under_way_for(state: &State, asker: &Asker) -> bool {
    under_way(state) && asker.assists.is_none()
}

/// Whether an assistant has a duty; other askers need none.
fn has_duty(state: &State, asker: &Asker, duty: Duty) -> bool {
    let of = asker.assists.map(|side| &state.settings.side(side).assistant);
    of.is_none_or(|duties| duties.as_ref().is_some_and(|duties| duties.has(duty)))
}

pub(super) fn may_start(state: &State, asker: &Asker) -> bool {
    before(state, asker) && state.clocks.are_used() && has_duty(state, asker, Duty::Clock)
}

pub(super) fn announces(state: &State, asker: &Asker) -> bool {
    open(state, asker) && asker.side.is_some() && has_duty(state, asker, Duty::Announce)
}

pub(super) fn has_board(state: &State, asker: &Asker) -> bool {
    announces(state, asker) && asker.side.is_some_and(|side| state.boards.get(side).is_some())
}

pub(super) fn presses(state: &State, asker: &Asker) -> bool {
    let mine = asker.side.is_some() && has_duty(state, asker, Duty::Clock);
    mine && open(state, asker) && state.clocks.are_used()
}

/// Whether the asker may act as a player.
pub(super) fn plays(state: &State, asker: &Asker) -> bool {
    under_way(state) && asker.side.is_some() && asker.assists.is_none()
}

/// Whether the asker acts as a player at a terminal of one player.
pub(super) fn plays_alone(state: &State, asker: &Asker) -> bool {
    plays(state, asker) && matches!(state.settings.seat, Seat::White | Seat::Black)
}

pub(super) fn informs(state: &State, asker: &Asker) -> bool {
    state.clocks.are_used() && has_duty(state, asker, Duty::Inform)
}

pub(super) fn halts(state: &State, asker: &Asker) -> bool {
    under_way(state) && state.clocks.are_used() && asker.assists.is_none()
}

pub(super) fn explores(state: &State, asker: &Asker) -> bool {
    let own = asker.own_side().is_some_and(|side| state.boards.get(side).is_some());
    own || state.may_explore(asker).is_ok()
}

/// Whether the program may recognise the asker's announcements.
pub(super) fn is_recognised(state: &State, asker: &Asker) -> bool {
    let recognised = |side| state.settings.side(side).hear.is_some() && state.listening.is_allowed(side);
    open(state, asker) && asker.own_side().is_some_and(recognised)
}

/// Whether the asker can allow the recognition of announcements.
pub(super) fn allows_listening(state: &State, asker: &Asker) -> bool {
    let enrolled = Color::ALL.into_iter().any(|side| state.settings.side(side).hear.is_some());
    arbitrates(state, asker) && enrolled
}

pub(super) fn walks(state: &State, asker: &Asker) -> bool {
    state.may_explore(asker).is_ok()
}

pub(super) fn practises(state: &State, _: &Asker) -> bool {
    state.settings.practice
}

pub(super) fn writes(state: &State, asker: &Asker) -> bool {
    open(state, asker) && asker.side.is_some() && has_duty(state, asker, Duty::Score)
}

pub(super) fn rules(state: &State, asker: &Asker) -> bool {
    open(state, asker) && !state.is_not_arbiter(asker) && asker.assists.is_none()
}

/// Whether the asker rules in a game with an arbiter.
pub(super) fn arbitrates(state: &State, asker: &Asker) -> bool {
    rules(state, asker) && state.settings.arbiter
}

/// Whether the arbiter may permit a draw that the event bars until later.
pub(super) fn may_allow_draw(state: &State, asker: &Asker) -> bool {
    arbitrates(state, asker) && state.settings.no_draw_before.is_some()
}

/// Whether the asker rules in a game with an arbiter and a clock.
pub(super) fn has_last_minutes(state: &State, asker: &Asker) -> bool {
    arbitrates(state, asker) && state.clocks.are_used()
}

pub(super) fn sets(state: &State, asker: &Asker) -> bool {
    rules(state, asker) && state.clocks.are_used()
}

pub(super) fn claims_time(state: &State, asker: &Asker) -> bool {
    under_way(state) && state.clocks.are_used() && has_duty(state, asker, Duty::Claims)
}

pub(super) fn retracts(state: &State, asker: &Asker) -> bool {
    state.settings.arbiter && asker.is_arbiter() && open(state, asker)
}

pub(super) fn takes_back(state: &State, asker: &Asker) -> bool {
    !state.settings.arbiter && under_way(state) && asker.assists.is_none()
}

pub(super) fn adjourns(state: &State, asker: &Asker) -> bool {
    under_way(state) && has_duty(state, asker, Duty::Adjourn)
}
