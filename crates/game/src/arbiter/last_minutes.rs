//! Claims in the last two minutes of a game without increments, and the rulings on them.
//! See 2023 Guideline III; in earlier editions 10.2 and the annex on games without an arbiter.
//!
//! Writes: `clocks`, `incidents`, `pending`.

use crate::arbiter::claims::draw;
use crate::arbiter::clock_times;
use crate::arbiter::penalties::{may_rule_here, measured};
use crate::arbiter::rulings;
use crate::grammar::arguments;
use crate::grammar::declaration::{CommandPolicy, CommandWord, DefaultSide, Permission};
use crate::grammar::lexicon::Lexicon;
use crate::grammar::reasons;
use crate::incidents::ending::end;
use crate::incidents::irregularities;
use crate::incidents::observation::Observation;
use crate::interface::asker::Asker;
use crate::interface::case_fact::{RuledFact, Ruling};
use crate::interface::fact::{ClaimGround, Fact, HaltReason};
use crate::interface::measure::Measure;
use crate::interface::refusal::Refusal;
use crate::reporting::record::Game;
use crate::reporting::words::FactDelivery;
use crate::session::offers;
use crate::state::State;
use crate::state::incidents::Incident;
use annabella_chess::Color;
use annabella_clock::{Bonus, Span};
use annabella_laws::{LegalEffect, Outcome, Provision, Reason, Situation, TimeChange, Until};
use annabella_speech::phrases;
use serde::{Deserialize, Serialize};
use std::sync::LazyLock;

phrases! {
    /// Messages about claims in the last two minutes.
    enum LastPhrase {
        Claimed { ground: Situation } => "desk-claimed",
        Postponed { number: usize } => "desk-postponed",
        Appealed { side: Color } => "desk-appealed",
    }
}

/// The requests to this topic.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Request {
    /// Claim a draw: the game cannot be won by normal means, or the opponent does not try to.
    NormalMeans,
    /// Ask for an increment for both players.
    Increment,
    /// Postpone the decision, perhaps with time for the opponent.
    Postpone { more: Option<Span> },
    /// Appeal against the decision.
    Appeal { note: Option<String> },
}

static GROUNDS: LazyLock<Lexicon> =
    LazyLock::new(|| Lexicon::new(["argument-normal-means", "argument-increment"]));

pub(crate) const WORDS: &[CommandWord<Request>] = &[
    CommandWord::new("command-claim", |given| match GROUNDS.named(given.text)? {
        "argument-normal-means" => Some(Request::NormalMeans),
        _ => Some(Request::Increment),
    }),
    CommandWord::new("command-postpone", |given| match given.text {
        "" => Some(Request::Postpone { more: None }),
        text => match measured(text)? {
            (Measure::OpponentTime { ms }, None) => Some(Request::Postpone { more: Some(ms) }),
            _ => None,
        },
    }),
    CommandWord::new("command-appeal", |given| {
        Some(Request::Appeal { note: reasons::reason_alone(given.text) })
    }),
];

pub(crate) const fn row(request: &Request) -> CommandPolicy {
    match request {
        Request::NormalMeans | Request::Increment => {
            CommandPolicy::changes_with_text(Permission::Players, DefaultSide::Claimant)
        }
        Request::Postpone { .. } | Request::Appeal { .. } => {
            CommandPolicy::changes_with_text(Permission::Players, DefaultSide::Impaired)
        }
    }
}

pub(crate) fn obey(game: &mut Game, asker: &Asker, request: Request) -> Result<(), Refusal> {
    match request {
        Request::NormalMeans => claim(game, asker, Situation::EndClaim),
        Request::Increment => claim(game, asker, Situation::IncrementAsked),
        Request::Postpone { more } => postpone(game, asker, more),
        Request::Appeal { note } => appeal(game, asker, note),
    }
}

/// Records a claim and stops the clocks until the arbiter has ruled.
/// Without an arbiter, the claim of a draw ends the game.
fn claim(game: &mut Game, asker: &Asker, situation: Situation) -> Result<(), Refusal> {
    game.is_open()?;
    let alone = !game.settings.arbiter;
    let asked =
        if alone && situation == Situation::EndClaim { Situation::EndWithoutArbiter } else { situation };
    let provision = game.provision(asked)?;
    let side = may_claim(game, asker, &provision)?;
    if alone && situation == Situation::IncrementAsked {
        return Err(Refusal::NoArbiter);
    }
    let ground = match situation {
        Situation::IncrementAsked => ClaimGround::Increment,
        _ => ClaimGround::NormalMeans,
    };
    let phrase = LastPhrase::Claimed { ground: situation };
    let fact = Fact::Claimed { by: side, ground, uci: None, square: None, from: None };
    let about = Some(game.record_as(fact, FactDelivery::saying(&phrase).by(side.into())));
    if alone {
        end(game, Outcome::draw(Reason::Unsettled));
        return Ok(());
    }
    if game.settings.laws.end_claim_is_offer(situation) && game.state.pending.claim_offers(side) {
        offers::note_offer(game);
        draw::tell_offer(game);
    }
    let now = game.now;
    game.state.clocks.halt(now);
    game.record(Fact::Halted { reason: HaltReason::Claim, note: None });
    irregularities::wait(
        game,
        Observation { claimed: true, about, ..Observation::of(game, situation, side) },
    );
    Ok(())
}

/// Returns the side for which the asker may claim now.
fn may_claim(state: &State, asker: &Asker, provision: &Provision) -> Result<Color, Refusal> {
    let side = state.side_that_plays(asker)?;
    state.may_claim_now(asker)?;
    state.require_no_sealed_move()?;
    if side != state.to_move() && state.settings.laws.end_claim_needs_the_move() {
        return Err(Refusal::NotYourMove { side: state.to_move() });
    }
    let control = state.settings.control.as_ref().ok_or(Refusal::NoClock)?;
    let increment = control.periods().last().is_some_and(|period| period.bonus != Bonus::None);
    let left = state.left(side).unwrap_or_default();
    let late = matches!(provision.until, Until::TimeLeftUnder(limit) if left < limit);
    let open = state.in_last_period(side) && !increment && late && left > Span::ZERO;
    if open { Ok(side) } else { Err(Refusal::NotLastMinutes { clause: state.first_clause(provision) }) }
}

/// Postpones the arbiter's decision: play continues, and the arbiter may give the opponent time.
fn postpone(game: &mut Game, asker: &Asker, more: Option<Span>) -> Result<(), Refusal> {
    may_rule_here(game, asker)?;
    game.is_open()?;
    let claims = |incident: &&Incident| incident.situation == Situation::EndClaim && !incident.postponed;
    let waiting = game.incidents.open().iter().find(claims).cloned().ok_or(Refusal::NoClaim)?;
    let provision = game.provision(Situation::EndPostponed)?;
    let clause = game.first_clause(&provision);
    match (more, provision.times) {
        (None, _) => {}
        (Some(more), TimeChange::MayGiveOpponent(time)) if more == time => {}
        (Some(_), _) => return Err(Refusal::OtherTime { clause }),
    }
    game.keep_past();
    game.state.incidents.postpone(waiting.number);
    let fact = RuledFact {
        penalty: more.map(|ms| Measure::OpponentTime { ms }),
        clause: Some(clause),
        ..RuledFact::of_case(waiting.number, waiting.side, Ruling::Postponed)
    };
    game.record_as(
        Fact::Ruled(fact),
        FactDelivery::saying(&LastPhrase::Postponed { number: waiting.number }),
    );
    if let Some(more) = more {
        clock_times::add(game, waiting.side.other(), more, None);
    }
    if game.clocks.halted().is_some() {
        rulings::resume(game);
    }
    Ok(())
}

/// Records an appeal against the arbiter's last decision, if the edition allows one (2023 11.10).
/// The arbiter records it for a player, who is named first.
fn appeal(game: &mut Game, asker: &Asker, note: Option<String>) -> Result<(), Refusal> {
    let (side, note) = match asker.own_side() {
        Some(side) => (side, note),
        None => side_and_note(&note.unwrap_or_default()).ok_or(Refusal::NoSide)?,
    };
    if !game.settings.arbiter {
        return Err(Refusal::NoArbiter);
    }
    let provision = game.provision(Situation::EndAppeal)?;
    match (provision.effect, game.incidents.is_decided()) {
        (LegalEffect::Final, true) => {
            return Err(Refusal::FinalDecision { clause: game.first_clause(&provision) });
        }
        (LegalEffect::Final, false) => {
            let edition = game.settings.laws.to_string();
            return Err(Refusal::NoSuchRule { edition, situation: Situation::EndAppeal });
        }
        (_, true) => {}
        _ if !game.rules.allows_every_appeal() => return Err(Refusal::NoClaim),
        // After the end, the result itself is appealed against.
        _ if game.moved_since_ruling().is_none() && !game.clocks.is_over() => {
            return Err(Refusal::NothingDecided);
        }
        _ => {}
    }
    let clause = Some(game.first_clause(&provision));
    let fact = RuledFact { clause, note: note.clone(), ..RuledFact::new(side, Ruling::Appealed) };
    let delivery = FactDelivery::saying(&LastPhrase::Appealed { side }).by(side.into());
    let about = Some(game.record_as(Fact::Ruled(fact), delivery));
    let seen =
        Observation { claimed: true, note, about, ..Observation::of(game, Situation::EndAppeal, side) };
    irregularities::wait(game, seen);
    Ok(())
}

/// Reads the side of an appeal, and the reason after it.
fn side_and_note(text: &str) -> Option<(Color, Option<String>)> {
    let (first, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    Some((arguments::color(first)?, reasons::reason_alone(rest.trim())))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::interface::effect::Effect;
    use crate::interface::event::{Event, Input};
    use crate::interface::settings::Settings;
    use annabella_clock::Stamp;
    use annabella_laws::Edition;

    /// Whether White's claim is accepted `wait` milliseconds after White's time was set to `time`.
    fn is_accepted(laws: Edition, arbiter: bool, claim: &str, time: &str, wait: u64) -> bool {
        let control = "18000".parse().ok();
        let settings = Settings { laws, arbiter, control, quickplay_finish: true, ..Settings::default() };
        let mut game = Game::new(settings).expect("the initial position");
        let line = |text: String| Input::Line { text };
        let mut handle = |at, input| game.handle(&Event { at: Stamp(at), input });
        handle(0, line("press".to_owned()));
        let speaker = if arbiter { "arbiter: " } else { "" };
        handle(0, line(format!("{speaker}set white {time}")));
        handle(wait / 2, Input::Tick);
        let effects = handle(wait, line(format!("white: {claim}")));
        let claimed = |effect: &Effect| matches!(effect, Effect::Report { report: Fact::Claimed { .. }, .. });
        effects.iter().any(claimed)
    }

    /// A claim needs less than two minutes left, and a flag that has not fallen.
    /// See 2023 III.4, III.5, III.6.1, 2005 10.2 and D1, 2001 and 1997 10.2, 1997 D1.
    #[test]
    fn a_claim_needs_less_than_two_minutes() {
        for (laws, arbiter, claim) in [
            (Edition::Laws2023, true, "claim increment"),
            (Edition::Laws2023, true, "claim normal"),
            (Edition::Laws2023, false, "claim normal"),
            (Edition::Laws2005, true, "claim normal"),
            (Edition::Laws2005, false, "claim normal"),
            (Edition::Laws2001, true, "claim normal"),
            (Edition::Laws1997, true, "claim normal"),
            (Edition::Laws1997, false, "claim normal"),
        ] {
            for (time, wait, accepted) in
                [("2:01", 1_000, false), ("2:01", 1_001, true), ("0:01", 999, true), ("0:01", 1_000, false)]
            {
                let found = is_accepted(laws, arbiter, claim, time, wait);
                assert_eq!(found, accepted, "{laws}, arbiter {arbiter}, {claim}, {wait} ms after {time}");
            }
        }
    }

    #[test]
    fn no_word_means_two_grounds() {
        assert_eq!(GROUNDS.faults(), [""; 0]);
    }
}
