//! Cases about both kings in check or a pawn on the last rank, decided once the next move is completed
//! (2023 A.5.4).
//!
//! Writes: `incidents`.

use crate::incidents::case_details::DeskPhrase;
use crate::incidents::ending::end;
use crate::incidents::irregularities::close;
use crate::interface::case_fact::{RuledFact, Ruling};
use crate::interface::fact::Fact;
use crate::interface::refusal::Refusal;
use crate::reporting::record::Game;
use crate::reporting::words::FactDelivery;
use crate::state::State;
use crate::state::incidents::Incident;
use annabella_chess::{Bitboard, Chess, Position, king_is_en_prise};
use annabella_laws::{LegalEffect, Outcome, Provision, Reason};
use annabella_speech::{Audience, Priority};

/// Whether the case must wait for the next completed move before it is upheld.
pub(crate) fn must_wait(state: &State, incident: &Incident, provision: &Provision) -> bool {
    provision.effect == LegalEffect::DrawnAfterNextMove && !is_next_completed(state, incident)
}

/// Whether a move was completed after the case was reported.
fn is_next_completed(state: &State, incident: &Incident) -> bool {
    let waits = state.moves.last_by().is_some_and(|by| state.moves.uncompleted(by));
    state.moves.plies() - usize::from(waits) > incident.plies
}

/// Waits for the next completed move, because the arbiter has upheld the case.
pub(crate) fn wait(
    game: &mut Game,
    incident: &Incident,
    provision: &Provision,
    note: Option<String>,
) -> Result<(), Refusal> {
    let clause = game.first_clause(provision);
    if incident.postponed {
        return Err(Refusal::NextMoveFirst { clause });
    }
    game.keep_past();
    game.state.incidents.postpone(incident.number);
    let ruled = RuledFact::of_case(incident.number, incident.side, Ruling::Postponed);
    let fact = RuledFact { clause: Some(clause), note, ..ruled };
    let phrase = DeskPhrase::AfterNextMove { number: incident.number };
    game.record_as(Fact::Ruled(fact), FactDelivery::saying(&phrase).to(Audience::Arbiter));
    Ok(())
}

/// Decides the upheld cases whose next move is completed.
///
/// If the position of the game shows the irregularity, the game is drawn. If it never did, only the arbiter sees whether
/// the board still does, and is asked.
pub(crate) fn pass(game: &mut Game) {
    let due = |incident: &&Incident| {
        let provision = game.provision(incident.situation).ok();
        let waits = provision.is_some_and(|found| found.effect == LegalEffect::DrawnAfterNextMove);
        incident.postponed && waits && is_next_completed(game, incident)
    };
    let Some(incident) = game.incidents.open().iter().find(due).cloned() else { return };
    let number = incident.number;
    let shown = |plies: usize| game.moves.tridim().is_none() && is_shown(game.line().position_after(plies));
    let (shown_now, shown_before) = (shown(game.line().len()), shown(incident.plies));
    if shown_now {
        let clause = game.provision(incident.situation).ok().map(|found| game.first_clause(&found));
        game.state.incidents.close(number);
        let fact = RuledFact { clause, ..RuledFact::of_case(number, incident.side, Ruling::Upheld) };
        game.record_as(Fact::Ruled(fact), FactDelivery::silent());
        end(game, Outcome::draw(Reason::NotObjected));
    } else if shown_before {
        game.state.incidents.close(number);
        close(game, &incident, Ruling::Righted, &DeskPhrase::LegalAgain { number });
    } else {
        game.state.incidents.ask_again(number);
        game.queue.tell(Audience::Arbiter, Priority::Important, &DeskPhrase::StillThere { number });
    }
}

/// Whether both kings are in check, or a pawn stands on the last rank.
fn is_shown(position: &Chess) -> bool {
    let both = king_is_en_prise(position) && position.is_check();
    both || (position.board().pawns() & Bitboard::BACKRANKS).any()
}
