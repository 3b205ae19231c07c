//! Remedies for an upheld irregularity, apart from a penalty: for position, boards, clocks and game.
//!
//! Writes: `clocks`, `incidents`, `moves`.

use crate::arbiter::clock_times;
use crate::arbiter::consequences;
use crate::arbiter::retracting::{self, RetractedBy};
use crate::arbiter::rulings;
use crate::incidents::case_details::{begins_anew, times_of, touches_of};
use crate::incidents::ending::end;
use crate::interface::asker::Asker;
use crate::interface::fact::{Fact, HaltReason};
use crate::interface::measure::Measure;
use crate::interface::refusal::Refusal;
use crate::moves::made::{self, Announcing};
use crate::moves::pegs;
use crate::reporting::record::Game;
use crate::session::guiding;
use crate::session::time;
use crate::state::State;
use crate::state::boards::PlayerBoard;
use crate::state::clocks::Confirmation;
use crate::state::incidents::Incident;
use crate::state::moves::IllegalKind;
use annabella_chess::{ByColor, Color, Move, Position, Role};
use annabella_clock::Span;
use annabella_laws::{
    CanMate, LegalEffect, Outcome, PositionChange, Provision, Reason, Situation, TimeChange,
};
use annabella_speech::Priority;

/// Whether the ruling changes the position or the side whose time runs.
pub(super) fn changes_position(
    state: &State,
    incident: &Incident,
    provision: &Provision,
    measure: Measure,
) -> bool {
    let plies = state.moves.plies() + usize::from(state.moves.illegal().is_some());
    let takes_back = match provision.position {
        PositionChange::RestoredAndBound(_) => incident.plies < plies,
        PositionChange::Queen => true,
        _ => incident.situation == Situation::BoardsDiffer && incident.plies < state.moves.plies(),
    };
    let anew = measure == Measure::NewGame || begins_anew(state, provision);
    takes_back || anew || provision.times == TimeChange::OpponentMayStart
}

/// Carries out what the Laws provide for the position, the clocks and the game.
pub(super) fn carry_out(
    game: &mut Game,
    asker: &Asker,
    incident: &Incident,
    provision: &Provision,
    measure: Measure,
) -> Result<(), Refusal> {
    if measure == Measure::NewGame || begins_anew(game, provision) {
        return start_new_game(game, asker, HaltReason::NewGame);
    }
    // Decided by the position before it is restored.
    let times = times_of(game, incident, provision);
    decide_game(game, incident, provision);
    if game.clocks.is_over() {
        return Ok(());
    }
    set_up_again(game, asker, incident)?;
    consequences::bar_castling(game, incident, provision);
    if provision.times == TimeChange::OpponentMayStart || restores_in_own_time(game, incident, provision) {
        time::press_back(game, incident.side);
    }
    match provision.position {
        PositionChange::RestoredAndBound(_) => restore(game, asker, incident)?,
        PositionChange::Queen => queen(game, asker, incident)?,
        _ => {}
    }
    if let Some(times) = times {
        set_times(game, times, changed_next(incident, measure));
    }
    Ok(())
}

/// Whether the time of a player who has pressed runs again, to put pieces back (2023 7.4.1).
fn restores_in_own_time(state: &State, incident: &Incident, provision: &Provision) -> bool {
    let own = provision.times == TimeChange::OwnRuns && state.rules.runs_time_of_restoring();
    own && state.to_move() != incident.side && !state.moves.uncompleted(incident.side)
}

/// Ends the game, or resumes it with an increment, if the Laws provide that.
fn decide_game(game: &mut Game, incident: &Incident, provision: &Provision) {
    match provision.effect {
        LegalEffect::DrawnAfterNextMove => end(game, Outcome::draw(Reason::NotObjected)),
        LegalEffect::BothLose => end(game, Outcome::both_lose(Reason::Penalty)),
        LegalEffect::Drawn => end(game, drawn(incident)),
        LegalEffect::DrawPostponeRefuse | LegalEffect::DrawPostpone => {
            end(game, Outcome::draw(Reason::NormalMeans))
        }
        LegalEffect::Increment(each) => {
            let now = game.now;
            game.state.clocks.give_increment(each, now);
            rulings::resume(game);
        }
        LegalEffect::Lost if incident.is_flag() => {
            let outcome = match can_win_by_flag(game, incident) {
                CanMate::No => Outcome::draw(Reason::FlagCannotMate),
                CanMate::Yes | CanMate::Undetermined => Outcome::win(incident.side.other(), Reason::Flag),
            };
            end(game, outcome);
        }
        _ => {}
    }
}

/// Corrects the boards: reads a turned one as turned, and guides the player of a differing one.
/// If both differ, the game returns to the position where the scoresheets agree.
fn set_up_again(game: &mut Game, asker: &Asker, incident: &Incident) -> Result<(), Refusal> {
    let plies = game.moves.plies();
    if incident.situation == Situation::BoardsDiffer && incident.plies < plies {
        retracting::retract(game, asker, plies - incident.plies, RetractedBy::Ruling)?;
    }
    if incident.situation == Situation::TurnedBoard && incident.on_board {
        return pegs::turn(game, asker, Some(incident.side));
    }
    for side in Color::ALL {
        // If moves were taken back, the boards are already being guided.
        let differs = |board: &PlayerBoard| !board.is_guided() && !board.shows(game.position().board());
        let meant =
            incident.situation == Situation::BoardsDiffer || incident.on_board && incident.side == side;
        if meant && game.boards.connected(side).is_some_and(differs) {
            guiding::guide_board(game, side);
        }
    }
    Ok(())
}

fn drawn(incident: &Incident) -> Outcome {
    let flags = [Situation::BothFlagsKnown, Situation::BothFlagsUnknown, Situation::BothFlagsInLastPeriod];
    match flags.contains(&incident.situation) {
        true => Outcome::draw(Reason::BothFlags),
        false => Outcome::draw(Reason::Ruling),
    }
}

/// Restores the position before the irregularity; the pieces touched for it bind the next move.
fn restore(game: &mut Game, asker: &Asker, incident: &Incident) -> Result<(), Refusal> {
    let touches = touches_of(game, incident);
    let entry = usize::from(game.moves.illegal().is_some());
    let plies = game.moves.plies() + entry - incident.plies;
    if plies > 0 {
        retracting::retract(game, asker, plies, RetractedBy::Ruling)?;
        game.state.moves.bind(touches);
        // The player has heard only that the move was taken back (2023 4.3, 4.7, 7.5.1).
        let (bound, side) = (game.obligation(), game.to_move());
        if !bound.is_free() {
            game.queue.tell(side.into(), Priority::Message, &bound);
        }
    }
    Ok(())
}

/// Promotes the pawn left on the last rank to a queen (2023 7.5.2).
fn queen(game: &mut Game, asker: &Asker, incident: &Incident) -> Result<(), Refusal> {
    let Some(mv) = promotion_of(game, incident) else { return restore(game, asker, incident) };
    let side = incident.side;
    match incident.entry {
        true => drop(game.state.moves.withdraw_illegal()),
        false => made::unmake(game),
    }
    made::announce(game, Announcing::of(game, side.into(), mv).always_aloud());
    made::make(game, mv);
    if !game.clocks.is_over() && game.clocks.are_used() {
        // The press already counted when it happened.
        game.state.moves.complete_last(side);
        if let Some(ply) = game.last_ply() {
            game.record(Fact::Completed { side, ply });
        }
    }
    Ok(())
}

/// Returns the promotion to a queen instead of the move of the case, if it is the last one.
fn promotion_of(state: &State, incident: &Incident) -> Option<Move> {
    let is_last = incident.entry || incident.plies + 1 == state.moves.plies();
    let left = match incident.entry {
        true => state.moves.illegal().filter(|illegal| illegal.kind == IllegalKind::UnpromotedPawn)?.mv?,
        false => state.line().plies().get(incident.plies)?.mv,
    };
    let before = state.line().position_after(incident.plies);
    let is_queen =
        |mv: &Move| mv.promotion() == Some(Role::Queen) && (mv.from(), mv.to()) == (left.from(), left.to());
    before.legal_moves().into_iter().find(is_queen).filter(|_| is_last && left.promotion().is_none())
}

/// Returns the side whose time the penalty changes.
fn changed_next(incident: &Incident, measure: Measure) -> Option<Color> {
    match measure {
        Measure::OpponentTime { .. } => Some(incident.side.other()),
        Measure::OwnTime { .. } => Some(incident.side),
        _ => None,
    }
}

/// Sets the times proposed for the case.
///
/// `changed`: the side whose time the penalty then changes. It hears only the final time.
fn set_times(game: &mut Game, times: ByColor<Span>, changed: Option<Color>) {
    for side in Color::ALL {
        if game.left(side) != Some(*times.get(side)) {
            match changed == Some(side) {
                true => clock_times::restore_silently(game, side, *times.get(side)),
                false => clock_times::restore(game, side, *times.get(side), None),
            }
        }
    }
}

/// Annuls the game: takes everything back, and restores the initial times.
/// The clocks are stopped until the arbiter restarts them.
pub(super) fn start_new_game(game: &mut Game, asker: &Asker, reason: HaltReason) -> Result<(), Refusal> {
    let now = game.now;
    game.state.incidents.start_new_game();
    if !game.clocks.is_before() {
        let first = game.mover(1);
        game.state.clocks.stand(Some(first), Confirmation::NotNeeded, now);
        game.record(Fact::Halted { reason, note: None });
    }
    let entry = usize::from(game.moves.illegal().is_some());
    let plies = game.moves.plies() + entry;
    // Even without moves, the boards must show the position in which the game starts again.
    game.state.moves.change();
    if plies > 0 {
        retracting::retract(game, asker, plies, RetractedBy::Ruling)?;
    }
    let start = game.settings.control.clone().map(annabella_clock::ChessClock::new);
    if let Some(start) = start.filter(|_| game.clocks.are_used()) {
        for side in Color::ALL {
            let left = start.left(side, now);
            if game.left(side) != Some(left) {
                clock_times::restore(game, side, left, None);
            }
        }
    }
    Ok(())
}

/// Returns whether the opponent of a player with a fallen flag wins by it.
pub(super) fn can_win_by_flag(state: &State, incident: &Incident) -> CanMate {
    state.can_win_after(incident.plies.min(state.moves.plies()), incident.side.other(), Reason::Flag)
}

/// Whether the player loses by the fallen flag, or by the one that fell first.
pub(super) fn loses_by_flag(incident: &Incident, provision: &Provision) -> bool {
    incident.is_flag() && provision.effect == LegalEffect::Lost
}
