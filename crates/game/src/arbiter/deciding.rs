//! Rulings on cases: upheld under the Laws or with another measure, or dismissed.
//! The last ruling can be taken back.
//!
//! Writes: `incidents`.

use crate::arbiter::adjournment;
use crate::arbiter::asking::{self, takes_reason};
use crate::arbiter::claims::ruling;
use crate::arbiter::clock_times;
use crate::arbiter::conditions;
use crate::arbiter::penalties::{self, may_rule_here, measured};
use crate::arbiter::retracting::{self, RetractedBy};
use crate::arbiter::rulings;
use crate::arbiter::upholding::{self, Upholding, uphold};
use crate::arbiter::waiting;
use crate::grammar::arguments;
use crate::grammar::declaration::{CommandArgs, CommandPolicy, CommandWord, DefaultSide, Permission};
use crate::grammar::reasons;
use crate::interface::asker::Asker;
use crate::interface::case_fact::{RuledFact, Ruling};
use crate::interface::fact::Fact;
use crate::interface::measure::Measure;
use crate::interface::refusal::Refusal;
use crate::moves::pegs;
use crate::reporting::record::Game;
use crate::reporting::words::FactDelivery;
use crate::state::State;
use crate::state::incidents::Incident;
use crate::state::pending::ToRule;
use annabella_chess::Color;
use annabella_laws::{Situation, TimeChange};
use annabella_speech::{Audience, Priority, Speaker, Worded, phrases};
use serde::{Deserialize, Serialize};

phrases! {
    /// Messages about rulings on cases.
    pub(crate) enum DecisionPhrase {
        Upheld { number: usize, side: Color, situation: Situation, clause: String } => "desk-upheld",
        Dismissed { number: usize } => "desk-dismissed",
        ClaimDismissed => "play-claim-dismissed",
        AppealDismissed { side: Color } => "desk-appeal-dismissed",
        AppealUpheld => "desk-appeal-upheld",
        Undone => "desk-undone",
        ContinueNext => "desk-continue-next",
        Runs { side: Color } => "play-started",
    }
}

/// The requests to this topic.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Request {
    /// Uphold the case with this number, or the only one, perhaps with another measure.
    Uphold {
        number: Option<usize>,
        instead: Option<Measure>,
        note: Option<String>,
        /// Without confirmation.
        #[serde(default = "sure", skip_serializing_if = "Clone::clone")]
        sure: bool,
    },
    /// Dismiss the case with this number, or the only one.
    Dismiss {
        number: Option<usize>,
        note: Option<String>,
        /// Without confirmation.
        #[serde(default = "sure", skip_serializing_if = "Clone::clone")]
        sure: bool,
    },
    /// Take back the last ruling.
    Undo,
    /// Take back the last ruling, with a reason.
    UndoBecause { note: String },
    /// List the open cases, oldest first, or the details of the case with this number.
    Open(Option<usize>),
}

pub(crate) const WORDS: &[CommandWord<Request>] = &[
    CommandWord::new("command-uphold", |given| {
        let (number, instead, note) = upheld(given)?;
        Some(Request::Uphold { number, instead, note, sure: given.confirmed })
    })
    .fault(|given| penalties::penalty_or_reason(numbered(given.text).1)),
    CommandWord::new("command-dismiss", |given| {
        let (number, rest) = numbered(given.text);
        let reason = reasons::before_reason(rest).filter(|(before, _)| before.is_empty());
        Some(Request::Dismiss {
            number,
            note: reason.map_or_else(|| reasons::note(rest), |(_, note)| note),
            sure: given.confirmed,
        })
    }),
    CommandWord::new("command-undo", |given| {
        Some(reasons::reason_alone(given.text).map_or(Request::Undo, |note| Request::UndoBecause { note }))
    }),
    CommandWord::new("command-open", |given| match given.text {
        "" => Some(Request::Open(None)),
        text => arguments::count(text).map(|number| Request::Open(Some(number))),
    }),
];

/// Reads the number of a case, a penalty, and a reason, each of which can be missing, but not all.
fn upheld(given: &CommandArgs) -> Option<(Option<usize>, Option<Measure>, Option<String>)> {
    let (number, rest) = numbered(given.text);
    let is_measure = measured(rest).is_some_and(|(_, note)| note.is_none());
    if given.colon && number.is_none() && !rest.is_empty() && !is_measure {
        return Some((None, None, reasons::note(rest)));
    }
    if let Some(("", note)) = reasons::before_reason(rest) {
        return Some((number, None, note));
    }
    match measured(rest) {
        Some((instead, note)) => Some((number, Some(instead), note)),
        None if rest.is_empty() => (number.is_some() || given.confirmed).then_some((number, None, None)),
        None => penalties::is_reason(rest).then(|| (number, None, reasons::note(rest))),
    }
}

const fn sure() -> bool {
    true
}

/// Returns the number before a text, and the rest. A number followed by a unit is a time.
fn numbered(text: &str) -> (Option<usize>, &str) {
    let end = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
    let (first, rest) = text.split_at(end);
    // A colon after the number is kept: a reason follows.
    let is_apart = rest.is_empty() || rest.starts_with(char::is_whitespace) || rest.starts_with(": ");
    match arguments::count(first).filter(|_| is_apart) {
        Some(_) if measured(text).is_some() => (None, text),
        Some(number) => (Some(number), rest.trim()),
        None => (None, text),
    }
}

pub(crate) const fn row(request: &Request) -> CommandPolicy {
    match request {
        Request::Uphold { .. } | Request::Dismiss { .. } | Request::Undo | Request::UndoBecause { .. } => {
            CommandPolicy::changes_with_text(Permission::Players, DefaultSide::Winner)
        }
        Request::Open(_) => CommandPolicy::shows(Permission::Players, DefaultSide::Winner),
    }
}

pub(crate) fn obey(game: &mut Game, asker: &Asker, request: Request) -> Result<(), Refusal> {
    let ran = game.running();
    rule(game, asker, request)?;
    tell_running(game, ran);
    Ok(())
}

/// Says whose time runs, if a ruling has changed that without stopping the clocks.
fn tell_running(game: &mut Game, ran: Option<Color>) {
    if let Some(side) =
        game.running().filter(|&side| ran == Some(side.other()) && game.rules.tells_what_follows())
    {
        game.queue.say_to(Speaker::Clock, Audience::Room, Priority::Message, &DecisionPhrase::Runs { side });
    }
}

fn rule(game: &mut Game, asker: &Asker, request: Request) -> Result<(), Refusal> {
    may_rule_here(game, asker)?;
    match request {
        Request::Uphold { number: None, instead: Some(_), .. }
            if takes_reason(game) && waiting::ruled_on(game).is_empty() =>
        {
            Err(Refusal::NoPenaltyOnClaim)
        }
        ref request if asking::ask_first(game, asker, request)? => Ok(()),
        Request::Uphold { number: None, instead: None, note: None, sure: true } if ruling::waits(game) => {
            ruling::uphold_without_question(game, asker)
        }
        Request::Uphold { number: None, instead: None, note: Some(note), .. } if takes_reason(game) => {
            let note = ruling::reason(game, asker, "uphold", &note)?;
            ruling::uphold_claim(game, asker, note)
        }
        Request::Dismiss { number: None, note: Some(note), .. } if takes_reason(game) => {
            // Of two late players, one is let off.
            if let Some((side, reason)) = ruling::named_side(game, &note)
                && ruling::let_off(game, asker, side, reason)
            {
                return Ok(());
            }
            let note = ruling::reason(game, asker, "dismiss", &note)?;
            ruling::dismiss_waiting(game, asker, note)
        }
        Request::Uphold { number, instead, note, sure: _ } => {
            uphold(game, asker, Upholding { number, instead, note })
        }
        Request::Dismiss { number, note, sure: _ } => dismiss(game, asker, number, note),
        Request::Undo => undo(game, asker, None),
        Request::UndoBecause { note } => undo(game, asker, Some(note)),
        Request::Open(number) => waiting::open(game, asker, number),
    }
}

/// Carries out a ruling that the arbiter has confirmed.
pub(crate) fn confirmed(game: &mut Game, asker: &Asker, ruling: ToRule) -> Result<(), Refusal> {
    may_rule_here(game, asker)?;
    match ruling {
        ToRule::Uphold { number, measure, note } => {
            uphold(game, asker, Upholding { number: Some(number), instead: Some(measure), note })
        }
        ToRule::Dismiss { number, note } => dismiss(game, asker, Some(number), note),
        ToRule::Claim { note } => {
            ruling::grant(game, note);
            Ok(())
        }
        ToRule::Penalise { side, measure, note } => penalties::penalise(game, side, measure, note),
        ToRule::Control { control, note } => {
            game.is_open()?;
            conditions::change_control(game, control, note);
            Ok(())
        }
        ToRule::NewGame { note } => conditions::start_new_game(game, asker, note),
        ToRule::Resigned { side, note } => {
            penalties::obey(game, asker, penalties::Request::Resigned { side, sure: true, note })
        }
    }
}

/// Dismisses a case, without any other change.
pub(crate) fn dismiss(
    game: &mut Game,
    asker: &Asker,
    number: Option<usize>,
    note: Option<String>,
) -> Result<(), Refusal> {
    let incident = waiting::meant(game, number)?;
    let clause = game.provision(incident.situation).ok().map(|found| game.first_clause(&found));
    // A claim on a position that no longer exists can always be closed.
    let is_gone =
        upholding::restores_more_than_is_there(game, &incident) && game.rules.keeps_claims_and_questions();
    if incident.situation == Situation::EndClaim && !is_gone {
        may_refuse(game)?;
    }
    let retracts = incident.entry && game.moves.illegal().is_some();
    if retracts {
        game.require_no_sealed_move()?;
    }
    let appeals = asking::is_appeal(game, &incident);
    game.keep_past();
    game.state.incidents.close(incident.number);
    let ruled = RuledFact::of_case(incident.number, incident.side, Ruling::Dismissed);
    let fact = Fact::Ruled(RuledFact { clause, note, ..ruled });
    // Players know about a claim, but not about the program's observations.
    let told = matches!(incident.situation, Situation::EndClaim | Situation::IncrementAsked);
    let (audience, words) = match told {
        _ if appeals => (Audience::Room, DecisionPhrase::AppealDismissed { side: incident.side }.message()),
        true => (Audience::Room, DecisionPhrase::ClaimDismissed.message()),
        false => (Audience::Arbiter, DecisionPhrase::Dismissed { number: incident.number }.message()),
    };
    game.record_as(fact, FactDelivery::saying(&words).to(audience).by(asker.speaker));
    if incident.situation == Situation::EndClaim {
        game.state.incidents.decided();
        refused(game, &incident);
    }
    if told && game.clocks.halted().is_some() {
        rulings::resume(game);
    }
    // An illegal entry stays until a ruling removes or upholds it. If dismissed, it was never played.
    if retracts {
        retracting::retract(game, asker, 1, RetractedBy::Ruling)?;
    }
    Ok(())
}

/// Refuses if the edition does not let the arbiter refuse a claim in the last two minutes.
/// 2001 and 1997 allow only a draw or a postponement.
fn may_refuse(state: &State) -> Result<(), Refusal> {
    let claim = state.provision(Situation::EndClaim)?;
    match state.provision(Situation::EndRefused) {
        Ok(_) => Ok(()),
        Err(_) => Err(Refusal::CannotRefuse { clause: state.first_clause(&claim) }),
    }
}

/// Gives time to the opponent of a refused claim (2023 III.5.3, 2005 10.2c).
fn refused(game: &mut Game, incident: &Incident) {
    if let Ok(provision) = game.provision(Situation::EndRefused)
        && let TimeChange::ToOpponent(more) = provision.times
    {
        clock_times::add(game, incident.side.other(), more, None);
    }
}

/// Takes back the last ruling, with the clocks stopped until the arbiter restarts them.
/// Refused if a move has been made since.
fn undo(game: &mut Game, asker: &Asker, note: Option<String>) -> Result<(), Refusal> {
    let is_adjourning = |state: &State| state.pending.adjournment().is_some();
    let began = is_adjourning(game) && !game.before_ruling().is_some_and(is_adjourning);
    if began && !game.has_sealed() && game.rules.calls_off_adjournments() {
        adjournment::call_off(game);
        return Ok(());
    }
    // A ruling is never taken back together with a move, not even after the end of the game.
    if game.moved_since_ruling().ok_or(Refusal::NothingToUndo)? {
        return Err(Refusal::MovedSince);
    }
    // A move sealed since the ruling would be lost.
    let sealed = |state: &State| state.pending.adjournment().map(|adjournment| adjournment.envelope);
    if game.before_ruling().is_some_and(|before| sealed(before) != sealed(game)) {
        game.require_no_sealed_move()?;
    }
    let (turned, language) = (boards_that_lie_turned(game), game.settings.announce);
    game.restore_past();
    let side = game.to_move();
    let fact = Fact::Ruled(RuledFact { note, ..RuledFact::new(side, Ruling::Undone) });
    game.record_as(fact, FactDelivery::saying(&DecisionPhrase::Undone));
    if game.clocks.halted().is_some() && game.rules.tells_what_follows() {
        game.queue.tell(Audience::Arbiter, Priority::Message, &DecisionPhrase::ContinueNext);
    }
    game.report_clock();
    if game.settings.announce != language {
        conditions::announce_language(game, None);
    }
    // A board turned by the ruling is read as before.
    for side in boards_that_lie_turned(game) {
        if !turned.contains(&side) {
            pegs::turn(game, asker, Some(side))?;
        }
    }
    Ok(())
}

/// Returns the sides with an open case about a turned board.
fn boards_that_lie_turned(state: &State) -> Vec<Color> {
    let turned = |incident: &&Incident| incident.situation == Situation::TurnedBoard && incident.on_board;
    state.incidents.open().iter().filter(turned).map(|incident| incident.side).collect()
}
