//! Cases that wait for the arbiter: the list, oldest first, and the case named in a command.

use crate::arbiter::claims::draw;
use crate::incidents::case_details;
use crate::interface::asker::Asker;
use crate::interface::refusal::Refusal;
use crate::reporting::record::Game;
use crate::state::State;
use crate::state::incidents::Incident;
use annabella_chess::Color;
use annabella_clock::{Span, Stamp};
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

/// A matter that waits for the arbiter, as data for programs that show several games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OpenMatter {
    /// A case with a number for `uphold` and `dismiss`.
    Case {
        /// Its number in this game, from 1.
        number: usize,
        /// The side of the offence or the flag; in a claim, the claimant's.
        side: Color,
        /// The situation.
        situation: Situation,
        /// The first clause of the edition in force.
        clause: Option<String>,
        /// The time at which it was noticed.
        at: Stamp,
    },
    /// A claim of a draw.
    Claim {
        /// The claimant.
        side: Color,
        /// The ground.
        ground: Ground,
    },
    /// A loss that the Laws provide and the arbiter has not confirmed.
    Loss {
        /// The player who would lose.
        side: Color,
        /// The reason.
        reason: Reason,
    },
    /// A player's call for the arbiter.
    Call {
        /// The player.
        side: Color,
        /// The time of the call.
        at: Stamp,
    },
}

impl State {
    /// Returns what waits for the arbiter: claims and losses, then cases and calls, oldest first.
    pub fn open_matters(&self) -> Vec<OpenMatter> {
        let claim =
            self.pending.claim().map(|claim| OpenMatter::Claim { side: claim.side, ground: claim.ground });
        let losses = self.pending.losses().iter().filter(|_| !self.clocks.is_over());
        let losses = losses.map(|&(side, reason)| OpenMatter::Loss { side, reason });
        let first: Vec<OpenMatter> = claim.into_iter().chain(losses).collect();
        let calls = self.incidents.calls().iter().map(|&(at, side)| (at, OpenMatter::Call { side, at }));
        let cases = self.incidents.open().iter().map(|incident| {
            let &Incident { number, side, situation, at, .. } = incident;
            let clause = self.provision(situation).ok().map(|found| self.first_clause(&found));
            (at, OpenMatter::Case { number, side, situation, clause, at })
        });
        let mut later: Vec<(Stamp, OpenMatter)> = calls.chain(cases).collect();
        later.sort_by_key(|(at, _)| at.0);
        first.into_iter().chain(later.into_iter().map(|(_, matter)| matter)).collect()
    }

    /// Returns what the program proposes for an open case, a sentence each.
    pub fn proposed_for(&self, number: usize) -> Vec<Message> {
        let incident = self.incidents.numbered(number);
        let provided =
            incident.and_then(|incident| Some((incident, self.provision(incident.situation).ok()?)));
        provided
            .map_or_else(Vec::new, |(incident, provision)| case_details::details(self, incident, &provision))
    }

    /// Returns whether the game proves the claim of a draw that waits; `None` without a claim.
    pub fn is_claim_right(&self) -> Option<bool> {
        self.pending.claim().map(|claim| draw::is_right(self, claim))
    }
}

/// Whether a case is open on which `uphold` and `dismiss` can rule.
pub(crate) fn waits(state: &State) -> bool {
    !ruled_on(state).is_empty()
}

/// Returns the open cases that a ruling without a number may mean.
/// It never means an appeal, which others decide (2023 11.10).
pub(crate) fn ruled_on(state: &State) -> Vec<&Incident> {
    let is_ruled_on =
        |open: &&Incident| open.situation != Situation::EndAppeal || !state.rules.takes_reasons_on_claims();
    state.incidents.open().iter().filter(is_ruled_on).collect()
}

/// Returns the refusal of a ruling while nothing waits. An arbiter makes no claims.
pub(crate) fn nothing(state: &State) -> Refusal {
    match state.incidents.calls() {
        [(_, side), ..] => Refusal::OnlyCall { side: *side },
        [] if state.settings.arbiter => Refusal::NothingToRule,
        [] => Refusal::NoClaim,
    }
}

/// Returns the case with this number, or the only one.
pub(crate) fn meant(state: &State, number: Option<usize>) -> Result<Incident, Refusal> {
    match (number, &ruled_on(state)[..]) {
        (Some(number), _) => state.incidents.numbered(number).cloned().ok_or(Refusal::NoIncident { number }),
        (None, []) => Err(nothing(state)),
        (None, [only]) => Ok((*only).clone()),
        (None, [first, rest @ ..]) => {
            Err(Refusal::SeveralWait { waiting: rest.len() + 1, number: first.number })
        }
    }
}

/// Lists the cases, oldest first, or the details of one of them.
pub(crate) fn open(game: &mut Game, asker: &Asker, number: Option<usize>) -> Result<(), Refusal> {
    if number.is_some() {
        let incident = meant(game, number)?;
        let provision = game.provision(incident.situation)?;
        let mut words = vec![listed(game, &incident)];
        words.extend(case_details::details(game, &incident, &provision));
        game.queue.answer(Speaker::Program, asker, &words);
        return Ok(());
    }
    let mut words = waiting(game);
    if words.is_empty() {
        words.push(WaitingPhrase::Nothing.message());
    } else if let [first, ..] = game.incidents.open() {
        words.push(WaitingPhrase::OpenMore { number: first.number }.message());
    }
    game.queue.answer(Speaker::Program, asker, &words);
    Ok(())
}

/// Returns everything that waits, one sentence each.
///
/// A draw claim stops the clocks, and a proposed loss the game: both come first.
pub(crate) fn waiting(state: &State) -> Vec<Message> {
    let words = |matter| {
        Some(match matter {
            OpenMatter::Claim { side, ground } => WaitingPhrase::Claim { side, ground }.message(),
            OpenMatter::Loss { side, reason } => WaitingPhrase::Loss { side, reason }.message(),
            OpenMatter::Call { side, at } => WaitingPhrase::Call { side, ago: state.now.since(at) }.message(),
            OpenMatter::Case { number, .. } => listed(state, state.incidents.numbered(number)?),
        })
    };
    state.open_matters().into_iter().filter_map(words).collect()
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
