//! Rulings to confirm first: they end or annul a game, come late, or are not for the arbiter alone.
//!
//! Writes: `pending`.

use crate::arbiter::claims::ruling;
use crate::arbiter::conditions::ConditionPhrase;
use crate::arbiter::deciding::Request;
use crate::arbiter::penalties;
use crate::arbiter::upholding::{UpheldCase, check};
use crate::arbiter::waiting;
use crate::incidents::case_details::{self, DeskPhrase};
use crate::interface::asker::Asker;
use crate::interface::measure::Measure;
use crate::interface::refusal::Refusal;
use crate::reporting::record::Game;
use crate::state::State;
use crate::state::incidents::Incident;
use crate::state::pending::ToRule;
use annabella_laws::{Provision, Situation};
use annabella_speech::{Message, Speaker, Worded, phrases};

phrases! {
    /// Questions about rulings.
    enum RulingQuestion {
        /// 2023 11.10.
        WhoDecides => "desk-who-decides",
        /// 2023 11.8.
        BothLose => "desk-sure-both-lose",
    }
}

/// The reason for a question.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Doubt {
    /// A heavy penalty, which may have been meant as a reason.
    Penalty,
    /// An appeal, which the arbiter does not decide alone (2023 11.10).
    Appeal,
    /// The Laws no longer correct the case.
    Late,
    /// The game ends for what a player has done besides moves.
    Conduct,
    /// The game is annulled, and a new one is played (2023 7.2.1, 7.3).
    NewGame,
}

/// Asks the arbiter to confirm a ruling. Returns whether there was a question.
pub(super) fn ask_first(game: &mut Game, asker: &Asker, request: &Request) -> Result<bool, Refusal> {
    let Some(doubt) = doubt(game, request) else { return Ok(false) };
    let (ruling, question) = match request {
        Request::Uphold { number, instead, note, .. } => {
            let case = check(game, *number, *instead)?;
            let question = question(game, doubt, &case);
            let UpheldCase { incident, measure, .. } = case;
            (ToRule::Uphold { number: incident.number, measure, note: note.clone() }, question)
        }
        Request::Dismiss { number: Some(number), note, .. } => {
            let ruling = ToRule::Dismiss { number: *number, note: note.clone() };
            (ruling, RulingQuestion::WhoDecides.message())
        }
        _ => return Ok(false),
    };
    game.state.pending.confirm_ruling(ruling);
    game.queue.answer(Speaker::Program, asker, &[question]);
    Ok(true)
}

fn question(game: &Game, doubt: Doubt, case: &UpheldCase) -> Message {
    let UpheldCase { incident, provision, measure } = case;
    match doubt {
        Doubt::Appeal => RulingQuestion::WhoDecides.message(),
        Doubt::Late => DeskPhrase::SureThoughLate { clause: game.first_clause(provision) }.message(),
        Doubt::Penalty if *measure != Measure::NewGame => penalties::sure_to_give(incident.side, *measure),
        Doubt::NewGame | Doubt::Penalty => ConditionPhrase::SureToStartNewGame.message(),
        Doubt::Conduct if incident.situation == Situation::BothRefuse => RulingQuestion::BothLose.message(),
        Doubt::Conduct => penalties::sure_to_give(incident.side, Measure::Loss),
    }
}

/// Returns why a ruling needs confirmation.
fn doubt(state: &State, request: &Request) -> Option<Doubt> {
    match *request {
        Request::Uphold { instead: Some(measure), sure: false, .. } if penalties::asks(state, measure) => {
            Some(Doubt::Penalty)
        }
        // The consequences are those of the Laws, whatever the penalty is.
        Request::Uphold { number, instead, sure: false, .. } if instead != Some(Measure::NewGame) => {
            let incident = waiting::meant(state, number).ok()?;
            let provision = state.provision(incident.situation).ok()?;
            // Without a number, the ruling may be on the draw claim or the proposed loss that waits.
            let on_a_case = number.is_some() || !takes_reason(state);
            let doubts = state.rules.takes_reasons_on_claims() && on_a_case && !state.clocks.is_over();
            let instead = instead.is_some();
            match incident.situation {
                _ if instead && !state.rules.takes_reasons_on_claims() => None,
                _ if number.is_some() && is_appeal(state, &incident) => Some(Doubt::Appeal),
                _ if is_late(state, &provision) => Some(Doubt::Late),
                Situation::BothRefuse if doubts => Some(Doubt::Conduct),
                Situation::Device | Situation::PersistentRefusal if doubts && !instead => {
                    Some(Doubt::Conduct)
                }
                _ if doubts && case_details::begins_anew(state, &provision) => Some(Doubt::NewGame),
                _ => None,
            }
        }
        Request::Dismiss { number: Some(number), sure: false, .. } => {
            let incident = state.incidents.numbered(number)?;
            is_appeal(state, incident).then_some(Doubt::Appeal)
        }
        _ => None,
    }
}

/// Whether a ruling without a number may be on the draw claim or the proposed loss that waits.
pub(super) fn takes_reason(state: &State) -> bool {
    ruling::waits(state) && state.rules.takes_reasons_on_claims()
}

/// Whether a case is an appeal, which the arbiter does not decide alone (2023 11.10).
pub(super) fn is_appeal(state: &State, incident: &Incident) -> bool {
    incident.situation == Situation::EndAppeal && state.rules.takes_reasons_on_claims()
}

/// Whether the Laws no longer correct the case.
fn is_late(state: &State, provision: &Provision) -> bool {
    state.rules.asks_before_late_corrections() && state.limit_passed(provision).is_some()
}
