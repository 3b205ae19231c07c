//! Cases that the arbiter upholds: the measure, and everything else that the Laws provide.
//!
//! Writes: `incidents`.

use crate::arbiter::clock_times;
use crate::arbiter::consequences;
use crate::arbiter::deciding::DecisionPhrase;
use crate::arbiter::penalties::{self, give, may_give};
use crate::arbiter::remedies;
use crate::arbiter::waiting;
use crate::incidents::case_details;
use crate::incidents::ending::end;
use crate::incidents::next_move;
use crate::incidents::provision::{DuePenalty, counts};
use crate::interface::asker::Asker;
use crate::interface::case_fact::{RuledFact, Ruling};
use crate::interface::fact::Fact;
use crate::interface::measure::Measure;
use crate::interface::refusal::Refusal;
use crate::reporting::record::Game;
use crate::reporting::words::FactDelivery;
use crate::state::State;
use crate::state::incidents::Incident;
use annabella_laws::{CanMate, Initiative, Outcome, Provision, Reason, Situation, TimeChange};
use annabella_speech::{Audience, Priority, Worded};

/// An arbiter's decision that a case is an irregularity.
#[derive(Clone, Debug, Default)]
pub(crate) struct Upholding {
    /// The number of the case; `None` for the only case.
    pub number: Option<usize>,
    /// The measure given instead of the penalty that the Laws provide.
    pub instead: Option<Measure>,
    pub note: Option<String>,
}

/// A case that can be upheld, with its provision and the measure.
pub(super) struct UpheldCase {
    pub incident: Incident,
    pub provision: Provision,
    pub measure: Measure,
}

/// Checks whether a case can be upheld now.
pub(super) fn check(
    state: &State,
    number: Option<usize>,
    instead: Option<Measure>,
) -> Result<UpheldCase, Refusal> {
    let incident = waiting::meant(state, number)?;
    let provision = state.provision(incident.situation)?;
    let measure = measure_of(state, &incident, &provision, instead)?;
    may_give(state, incident.side, measure)?;
    if measure == Measure::NewGame && !case_details::may_start_new_game(state, &provision) {
        return Err(Refusal::NoNewGame { clause: state.first_clause(&provision) });
    }
    if restores_more_than_is_there(state, &incident) {
        let clause = state.first_clause(&provision);
        return Err(Refusal::PositionGone { number: incident.number, clause });
    }
    if !ends(measure) && remedies::changes_position(state, &incident, &provision, measure) {
        state.require_no_sealed_move()?;
    }
    Ok(UpheldCase { incident, provision, measure })
}

/// Upholds a case: carries out everything that the Laws provide.
pub(crate) fn uphold(game: &mut Game, asker: &Asker, decision: Upholding) -> Result<(), Refusal> {
    let Upholding { number, instead, note } = decision;
    let UpheldCase { incident, provision, measure } = check(game, number, instead)?;
    if next_move::must_wait(game, &incident, &provision) {
        return next_move::wait(game, &incident, &provision, note);
    }
    let was_over = game.clocks.is_over();
    game.keep_past();
    game.state.incidents.uphold(&incident);
    if incident.situation == Situation::EndClaim {
        game.state.incidents.decided();
    }
    tell_upheld(game, &incident, &provision, measure, note);
    // What the decision changes is known only to the arbiter.
    if incident.situation == Situation::EndAppeal && was_over && game.rules.takes_reasons_on_claims() {
        game.queue.tell(Audience::Arbiter, Priority::Message, &DecisionPhrase::AppealUpheld);
    }
    // If the ruling ends the game, the position is not restored.
    if !ends(measure) {
        remedies::carry_out(game, asker, &incident, &provision, measure)?;
    }
    if counts(&provision) && !incident.uncompleted {
        game.state.incidents.offend(incident.side);
    }
    if game.clocks.is_over() && !was_over {
        return Ok(());
    }
    match (provision.times, measure) {
        (TimeChange::ToOpponent(more), _) => clock_times::add(game, incident.side.other(), more, None),
        (_, Measure::Loss) if lost(&incident, &provision).reason == Reason::Penalty => {
            // A loss that the arbiter chose is a penalty of Article 12.9, whatever the situation.
            let named = DuePenalty::Named(Measure::Loss) == game.owed(&incident, &provision);
            penalties::lose(game, incident.side, named.then_some(incident.situation));
        }
        (_, Measure::Loss) => end(game, lost(&incident, &provision)),
        (_, Measure::Draw) if remedies::loses_by_flag(&incident, &provision) => {
            end(game, Outcome::draw(Reason::FlagCannotMate));
        }
        (_, Measure::Draw) if counts(&provision) => end(game, Outcome::draw(Reason::IllegalMovesCannotMate)),
        (_, measure) => give(game, incident.side, measure),
    }
    Ok(())
}

/// Returns the measure: the arbiter's choice, or the one that the Laws provide.
fn measure_of(
    state: &State,
    incident: &Incident,
    provision: &Provision,
    instead: Option<Measure>,
) -> Result<Measure, Refusal> {
    let clause = || state.first_clause(provision);
    if provision.initiative == Initiative::Player && !incident.claimed {
        return Err(Refusal::OnlyOnClaim { clause: clause() });
    }
    let is_penalty = !matches!(instead, None | Some(Measure::None | Measure::NewGame));
    if is_penalty && !incident.situation.has_offender() && state.rules.penalises_offenders_only() {
        return Err(Refusal::NoOffender);
    }
    let decides = matches!(instead, Some(Measure::Loss | Measure::Draw));
    if is_penalty && incident.is_flag() && !decides && state.rules.penalises_offenders_only() {
        return Err(Refusal::NoPenaltyOnClaim);
    }
    if let Some(instead) = instead {
        return Ok(instead);
    }
    if remedies::loses_by_flag(incident, provision)
        && remedies::can_win_by_flag(state, incident) == CanMate::Undetermined
    {
        return Err(Refusal::ChooseResult { clause: clause() });
    }
    match state.owed(incident, provision) {
        // The position is restored in any case.
        _ if provision.initiative == Initiative::PenaltyByPlayer && !incident.claimed => Ok(Measure::None),
        DuePenalty::Named(measure) => Ok(measure),
        DuePenalty::Optional => Ok(Measure::None),
        DuePenalty::Chosen => Err(Refusal::ChoosePenalty { clause: clause() }),
        DuePenalty::Undetermined => Err(Refusal::ChooseResult { clause: clause() }),
    }
}

/// Whether the position before the case no longer exists, because more was taken back meanwhile.
pub(super) fn restores_more_than_is_there(state: &State, incident: &Incident) -> bool {
    incident.plies > state.moves.plies()
}

/// Whether a measure ends the game.
const fn ends(measure: Measure) -> bool {
    matches!(measure, Measure::Loss | Measure::Draw | Measure::Expulsion)
}

/// Returns the outcome of a game lost through the case.
fn lost(incident: &Incident, provision: &Provision) -> Outcome {
    let reason = match () {
        () if remedies::loses_by_flag(incident, provision) => Reason::Flag,
        () if counts(provision) => Reason::IllegalMoves,
        () => Reason::Penalty,
    };
    Outcome::win(incident.side.other(), reason)
}

fn tell_upheld(
    game: &mut Game,
    incident: &Incident,
    provision: &Provision,
    measure: Measure,
    note: Option<String>,
) {
    let clause = game.first_clause(provision);
    let phrase = DecisionPhrase::Upheld {
        number: incident.number,
        side: incident.side,
        situation: incident.situation,
        // The case was reported with all its clauses; the ruling should be short.
        clause: provision.clauses.first().copied().unwrap_or_default().to_owned(),
    };
    let mut words = vec![phrase.message()];
    let new_game = measure == Measure::NewGame || case_details::begins_anew(game, provision);
    let penalty = !matches!(measure, Measure::None | Measure::NewGame);
    words.extend(penalty.then(|| penalties::measure_words(incident.side, measure)));
    if new_game {
        words.push(case_details::new_game());
    } else {
        words.extend(consequences::told_to_all(game, incident, provision));
    }
    let fact = RuledFact {
        penalty: Some(measure),
        clause: Some(clause),
        note,
        ..RuledFact::of_case(incident.number, incident.side, Ruling::Upheld)
    };
    game.record_as(Fact::Ruled(fact), FactDelivery::saying_all(words));
}
