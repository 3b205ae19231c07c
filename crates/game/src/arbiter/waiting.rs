//! Cases that wait for the arbiter: the list, oldest first, and the case named in a command.

use crate::interface::asker::Asker;
use crate::interface::refusal::Refusal;
use crate::irregular::particulars;
use crate::state::State;
use crate::state::incidents::Incident;
use crate::telling::record::Game;
use annabella_chess::Color;
use annabella_clock::Span;
use annabella_laws::{Ground, Reason, Situation};
use annabella_speech::{Message, Speaker, Worded, phrases};

phrases! {
    /// Messages about cases.
    enum WaitingPhrase {
        Nothing => "desk-nothing",
        Call { side: Color, ago: Span } => "desk-call",
        Claim { side: Color, ground: Ground } => "desk-claim",
        Loss { side: Color, reason: Reason } => "desk-loss",
        Open { number: usize, side: Color, situation: Situation, clause: String, ago: Span, postponed: bool } => "desk-open",
        OpenMore { number: usize } => "desk-open-more",
    }
}

/// Whether a case is open on which `uphold` and `dismiss` can rule.
pub(crate) fn waits(state: &State) -> bool {
    !state.incidents.open().is_empty()
}

/// Returns the refusal of a ruling while nothing waits. An arbiter makes no claims.
pub(crate) fn nothing(state: &State) -> Refusal {
    if state.settings.arbiter { Refusal::NothingToRule } else { Refusal::NoClaim }
}

/// Returns the case with this number, or the only one.
pub(crate) fn meant(state: &State, number: Option<usize>) -> Result<Incident, Refusal> {
    let open = state.incidents.open();
    match (number, open) {
        (Some(number), _) => state.incidents.numbered(number).cloned().ok_or(Refusal::NoIncident { number }),
        (None, []) => Err(nothing(state)),
        (None, [only]) => Ok(only.clone()),
        (None, [first, ..]) => Err(Refusal::SeveralWait { waiting: open.len(), number: first.number }),
    }
}

/// Lists the cases, oldest first, or the details of one of them.
pub(crate) fn open(game: &mut Game, asker: &Asker, number: Option<usize>) -> Result<(), Refusal> {
    if number.is_some() {
        let incident = meant(game, number)?;
        let provision = game.provision(incident.situation)?;
        let mut words = vec![listed(game, &incident)];
        words.extend(particulars::details(game, &incident, &provision));
        game.book.answer(Speaker::Program, asker, &words);
        return Ok(());
    }
    let mut words = waiting(game);
    if words.is_empty() {
        words.push(WaitingPhrase::Nothing.message());
    } else if let [first, ..] = game.incidents.open() {
        words.push(WaitingPhrase::OpenMore { number: first.number }.message());
    }
    game.book.answer(Speaker::Program, asker, &words);
    Ok(())
}

/// Returns everything that waits, oldest first, one sentence each.
pub(crate) fn waiting(state: &State) -> Vec<Message> {
    // A draw claim stops the clocks, and a proposed loss the game: both come first.
    let claim =
        state.pending.claim().map(|claim| WaitingPhrase::Claim { side: claim.side, ground: claim.ground });
    let losses = state.pending.losses().iter().filter(|_| !state.clocks.is_over());
    let losses = losses.map(|(side, reason)| WaitingPhrase::Loss { side: *side, reason: *reason }.message());
    let first = claim.map(|claim| claim.message()).into_iter().chain(losses);
    first.chain(on_the_desk(state)).collect()
}

/// Returns waiting calls, irregularities and flags, oldest first.
fn on_the_desk(state: &State) -> Vec<Message> {
    let now = state.now;
    let mut all: Vec<(u64, Message)> = Vec::new();
    for &(at, side) in state.incidents.calls() {
        all.push((at.0, WaitingPhrase::Call { side, ago: now.since(at) }.message()));
    }
    for incident in state.incidents.open() {
        all.push((incident.at.0, listed(state, incident)));
    }
    all.sort_by_key(|(at, _)| *at);
    all.into_iter().map(|(_, message)| message).collect()
}

fn listed(state: &State, incident: &Incident) -> Message {
    let clause = state.provision(incident.situation).map(|found| state.first_clause(&found));
    WaitingPhrase::Open {
        number: incident.number,
        side: incident.side,
        situation: incident.situation,
        clause: clause.unwrap_or_default(),
        ago: state.now.since(incident.at),
        postponed: incident.postponed,
    }
    .message()
}
