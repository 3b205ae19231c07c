//! Rulings on the clocks: starting and stopping, setting times, a fallen flag.
//! Only the arbiter rules; without an arbiter, everyone can.
//!
//! Writes: `clocks`, `incidents`, `pending`.

use crate::arbiter::{adjournment, clock_times, penalties};
use crate::grammar::arguments;
use crate::grammar::declaration::{
    ArgumentFault, CommandArgs, CommandPolicy, CommandWord, DefaultSide, Permission,
};
use crate::grammar::reasons;
use crate::grammar::times;
use crate::incidents::ending::flag_first;
use crate::incidents::irregularities;
use crate::incidents::solving;
use crate::interface::asker::Asker;
use crate::interface::case_fact::{RuledFact, Ruling};
use crate::interface::duties::Duty;
use crate::interface::fact::{Fact, HaltReason};
use crate::interface::refusal::Refusal;
use crate::moves::{made, press};
use crate::reporting::record::Game;
use crate::reporting::words::{FactDelivery, because};
use crate::session::begin::{self, Start};
use crate::session::guiding;
use crate::session::time;
use crate::state::State;
use crate::state::clocks::Phase;
use crate::state::permissions::Going;
use annabella_chess::{Color, serial};
use annabella_clock::Span;
use annabella_laws::{CanMate, Initiative, Reason, Until};
use annabella_speech::{Audience, Phrase, Priority, Speaker, phrases};
use serde::{Deserialize, Serialize};

phrases! {
    /// Messages about rulings.
    enum RulingPhrase {
        Confirmed { side: Color, other: Color } => "play-confirmed",
        ContinuedWithoutClock => "play-continued-without-clock",
        FlagClaimed => "play-flag-claimed",
        /// 2023 6.11.2.
        HaltedForArbiter { side: Color } => "arbiter-halted-for",
    }
}

/// The requests to this topic.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Request {
    /// Start White's clock; `anyway`: even if a board differs.
    Start { anyway: bool },
    /// Stop the clocks.
    Halt { note: Option<String> },
    /// Resume play.
    Continue,
    /// Resume play, with a reason.
    ContinueBecause { note: String },
    /// Resume play without an envelope that could not be opened.
    GoOn,
    /// Let the time of this side run.
    Run(#[serde(with = "serial::color")] Color),
    /// Set a side's time.
    Set {
        #[serde(with = "serial::color")]
        side: Color,
        left: Span,
        note: Option<String>,
    },
    /// Add to a side's time.
    Add {
        #[serde(with = "serial::color")]
        side: Color,
        more: Span,
        note: Option<String>,
    },
    /// Set the time of both sides.
    SetBoth { left: Span, note: Option<String> },
    /// Add to the time of both sides.
    AddBoth { more: Span, note: Option<String> },
    /// Set a side's move counter.
    Count {
        #[serde(with = "serial::color")]
        side: Color,
        moves: u32,
        note: Option<String>,
    },
    /// Claim a fallen flag, or rule on it.
    Flag,
    /// The same for this side's flag.
    FlagOf(#[serde(with = "serial::color")] Color),
}

pub(crate) const WORDS: &[CommandWord<Request>] = &[
    CommandWord::alone("command-start", |given| Some(Request::Start { anyway: given.confirmed })),
    CommandWord::new("command-halt", |given| Some(Request::Halt { note: reasons::note(given.text) })),
    CommandWord::alone("command-arbiter", |_| Some(Request::Halt { note: None })),
    CommandWord::alone("command-continue", |given| {
        Some(if given.confirmed { Request::GoOn } else { Request::Continue })
    }),
    CommandWord::new("command-continue", |given| arguments::color(given.text).map(Request::Run)),
    CommandWord::new("command-continue", |given| {
        reasons::reason_alone(given.text).map(|note| Request::ContinueBecause { note })
    }),
    CommandWord::new("command-start", |given| arguments::color(given.text).map(Request::Run)),
    CommandWord::new("command-set", |given| {
        let (side, moves, note) = arguments::moves_of(given.text)?;
        Some(Request::Count { side, moves, note })
    }),
    CommandWord::new("command-set", |given| {
        let (side, left, note) = times::time_of(given.text)?;
        Some(match side {
            Some(side) => Request::Set { side, left, note },
            None => Request::SetBoth { left, note },
        })
    })
    .fault(no_unit),
    CommandWord::new("command-add", |given| {
        let (side, more, note) = times::time_of(given.text).filter(|(_, more, _)| *more > Span::ZERO)?;
        Some(match side {
            Some(side) => Request::Add { side, more, note },
            None => Request::AddBoth { more, note },
        })
    })
    .fault(no_unit),
    CommandWord::alone("command-flag", |_| Some(Request::Flag)),
    CommandWord::new("command-flag", |given| arguments::color(given.text).map(Request::FlagOf)),
    // `claim flag`, `claim time`.
    CommandWord::new("command-claim", |given| arguments::is_flag(given.text).then_some(Request::Flag)),
];

fn no_unit(given: &CommandArgs) -> Option<ArgumentFault> {
    times::lacks_unit(given.text).then_some(ArgumentFault::NoUnit)
}

pub(crate) const fn row(request: &Request) -> CommandPolicy {
    match request {
        Request::Start { .. } => {
            CommandPolicy::changes_with_text(Permission::Duty(Duty::Clock), DefaultSide::Thinking)
        }
        Request::Continue | Request::ContinueBecause { .. } | Request::GoOn | Request::Run(_) => {
            CommandPolicy::changes_with_text(Permission::Players, DefaultSide::Confirmer).heard()
        }
        Request::Halt { .. }
        | Request::Set { .. }
        | Request::Add { .. }
        | Request::SetBoth { .. }
        | Request::AddBoth { .. }
        | Request::Count { .. } => {
            CommandPolicy::changes_with_text(Permission::Players, DefaultSide::Impaired)
        }
        Request::Flag | Request::FlagOf(_) => {
            CommandPolicy::changes_with_text(Permission::Duty(Duty::Claims), DefaultSide::Impaired)
        }
    }
}

/// Whether a request names a length of time.
pub(crate) const fn names_time(request: &Request) -> bool {
    matches!(
        request,
        Request::Set { .. } | Request::Add { .. } | Request::SetBoth { .. } | Request::AddBoth { .. }
    )
}

/// Returns the reason of a ruling on times.
pub(crate) fn reason(request: &Request) -> Option<&str> {
    match request {
        Request::Set { note, .. }
        | Request::Add { note, .. }
        | Request::SetBoth { note, .. }
        | Request::AddBoth { note, .. } => note.as_deref(),
        _ => None,
    }
}

pub(crate) fn obey(game: &mut Game, asker: &Asker, request: Request) -> Result<(), Refusal> {
    match request {
        Request::Start { anyway } => {
            begin::start(game, asker, if anyway { Start::Anyway } else { Start::Asked })
        }
        Request::Halt { note } => halt(game, asker, note),
        Request::GoOn if adjournment::has_failed(game) => adjournment::resume_without_envelope(game, asker),
        Request::GoOn if adjournment::may_open_for_absent(game) => {
            game.may_set_going(asker, Going::Asked)?;
            game.is_open()?;
            adjournment::open(game);
            Ok(())
        }
        Request::Continue | Request::GoOn => {
            let at_once = request == Request::GoOn && game.rules.resumes_without_missing_envelopes();
            game.state.pending.resume_without_envelope(at_once);
            resume_play(game, asker)
        }
        Request::ContinueBecause { note } => resume_play_because(game, asker, Some(note)),
        Request::Run(side) => run(game, asker, side),
        Request::Set { side, left, note } => {
            may_change_clock(game, asker)?;
            game.keep_past();
            clock_times::set(game, side, left, note);
            Ok(())
        }
        Request::Add { side, more, note } => {
            may_change_clock(game, asker)?;
            game.keep_past();
            clock_times::add(game, side, more, note);
            Ok(())
        }
        Request::SetBoth { left, note } => {
            may_change_clock(game, asker)?;
            game.keep_past();
            Color::ALL.into_iter().for_each(|side| clock_times::set(game, side, left, note.clone()));
            Ok(())
        }
        Request::AddBoth { more, note } => {
            may_change_clock(game, asker)?;
            game.keep_past();
            Color::ALL.into_iter().for_each(|side| clock_times::add(game, side, more, note.clone()));
            Ok(())
        }
        Request::Count { side, moves, note } => {
            may_change_clock(game, asker)?;
            game.keep_past();
            clock_times::count(game, side, moves, note);
            Ok(())
        }
        Request::Flag => flag_claimed(game, asker),
        Request::FlagOf(side) => match fallen(game)? {
            fallen if fallen == side => flag_claimed(game, asker),
            fallen => Err(Refusal::OtherFlag { side: fallen }),
        },
    }
}

/// Stops the clocks, with or without a reason.
/// The arbiter may do so (2023 6.11.1), and a player who calls the arbiter (6.11.2).
pub(crate) fn halt(game: &mut Game, asker: &Asker, note: Option<String>) -> Result<(), Refusal> {
    match game.clocks.phase() {
        Phase::Running => {}
        Phase::Before => return Err(game.not_started(asker)),
        Phase::Halted(_) => return call(game, asker, note),
        Phase::Over(_) => return Err(Refusal::Over),
    }
    let now = game.now;
    game.state.clocks.halt(now);
    let calling = asker.side.filter(|_| game.is_not_arbiter(asker));
    let reason = if calling.is_some() { HaltReason::ArbiterCalled } else { HaltReason::Ruling };
    let fact = Fact::Halted { reason, note: note.clone() };
    game.record_as(fact, FactDelivery::new().by(asker.speaker));
    if let Some(side) = calling {
        irregularities::called(game, side);
        // The arbiter decides whether the player had a valid reason (2023 6.11.4).
        let words = because(&RulingPhrase::HaltedForArbiter { side }, &note);
        game.queue.say_all(asker.speaker, Audience::Arbiter, Priority::Important, &words);
    }
    Ok(())
}

/// Passes on what a player says to the arbiter while the clocks are already stopped.
fn call(game: &mut Game, asker: &Asker, note: Option<String>) -> Result<(), Refusal> {
    let calling = asker.side.filter(|_| game.is_not_arbiter(asker) && note.is_some());
    let Some(side) = calling.filter(|_| game.rules.keeps_claims_and_questions()) else {
        return Err(game.halted(asker));
    };
    irregularities::called(game, side);
    let words = because(&Phrase::ArbiterCalled { side }, &note);
    game.record_as(Fact::Halted { reason: HaltReason::ArbiterCalled, note }, FactDelivery::silent());
    game.queue.say_all(asker.speaker, Audience::Room, Priority::Important, &words);
    Ok(())
}

/// Resumes play for the arbiter. Without one, after a gap, both players must confirm.
pub(crate) fn resume_play(game: &mut Game, asker: &Asker) -> Result<(), Refusal> {
    resume_play_because(game, asker, None)
}

fn resume_play_because(game: &mut Game, asker: &Asker, note: Option<String>) -> Result<(), Refusal> {
    game.is_open()?;
    // The envelope of an adjourned game may stay closed while an absent player's time runs.
    let side = match game.clocks.halted() {
        None if game.adjourned() && !game.clocks.is_over() => None,
        halt => halt.ok_or(Refusal::NotHalted)?.side,
    };
    game.may_set_going(asker, Going::Asked)?;
    if game.pending.claim().is_some() {
        return Err(Refusal::ClaimPending);
    }
    if let Some(flag) = flag_first(game).filter(|_| game.pending.holds_outcome()) {
        return Err(Refusal::FlagFirst { number: flag.number });
    }
    if adjournment::ask_to_open(game) {
        return Ok(());
    }
    if let Some(side) = asker.side.filter(|_| !asker.is_arbiter())
        && let Some(other) = game.state.clocks.confirm(side)
    {
        let phrase = RulingPhrase::Confirmed { side: other.other(), other };
        game.queue.room(Priority::Message, &phrase);
        return Ok(());
    }
    resume_for(game, side, note);
    Ok(())
}

/// Starts a player's time, even if the player has pressed (2023 7.4.1).
fn run(game: &mut Game, asker: &Asker, side: Color) -> Result<(), Refusal> {
    if game.clocks.is_before() {
        let first = game.to_move();
        return if side == first {
            begin::start(game, asker, Start::Asked)
        } else {
            Err(Refusal::NotYourMove { side: first })
        };
    }
    game.is_open()?;
    penalties::may_rule_here(game, asker)?;
    may_change_clock(game, asker)?;
    let halted = game.clocks.halted().is_some();
    let runs = game.running().or(game.clocks.halted().and_then(|halt| halt.side));
    if runs != Some(side) {
        if game.adjourned() {
            return Err(Refusal::OpenFirst);
        }
        // A player who is to move has not been pressed for, or is putting pieces back.
        match game.clocks.pressed_back() {
            Some(back) if back != side => time::end_press_back(game, back),
            _ if side == game.to_move() => press::complete(game, side.other()),
            _ => time::press_back(game, side),
        }
    }
    match halted {
        true => return resume_play(game, asker),
        false if runs == Some(side) => return Err(Refusal::NotHalted),
        false => {}
    }
    if game.clocks.pressed_back().is_none() {
        let phrase = Phrase::Continued { side };
        game.queue.say_to(Speaker::Clock, Audience::Room, Priority::Message, &phrase);
    }
    Ok(())
}

/// Resumes play after a ruling, with the time that was running before the stop.
/// The envelope of an adjourned game is opened first.
pub(crate) fn resume(game: &mut Game) {
    if game.rules.opens_envelopes() && adjournment::ask_to_open(game) {
        return;
    }
    let side = game.clocks.halted().and_then(|halt| halt.side);
    resume_for(game, side, None);
}

fn resume_for(game: &mut Game, side: Option<Color>, note: Option<String>) {
    let now = game.now;
    game.state.incidents.answer_calls();
    game.state.clocks.run(side, now);
    guiding::do_without_absent_boards(game);
    let delivery = match side.filter(|_| game.clocks.are_used()) {
        Some(side) => FactDelivery::saying(&Phrase::Continued { side }).by(Speaker::Clock),
        None => FactDelivery::saying(&RulingPhrase::ContinuedWithoutClock),
    };
    game.record_as(Fact::Continued { note }, delivery);
    press::tell_blocked(game);
    // The pegs count again after the halt.
    let on_move = game.to_move();
    made::follow_pegs(game, on_move);
}

/// Refuses if the asker may not change a time now.
fn may_change_clock(state: &State, asker: &Asker) -> Result<(), Refusal> {
    state.may_rule(asker)?;
    state.is_open()?;
    if state.clocks.are_used() { Ok(()) } else { Err(Refusal::NoClock) }
}

/// Claims a fallen flag, or rules on it (2023 6.8).
fn flag_claimed(game: &mut Game, asker: &Asker) -> Result<(), Refusal> {
    game.is_open()?;
    let side = fallen(game)?;
    let rule = game.flag_rule();
    if game.is_not_arbiter(asker) {
        if let (Some(own), Some(rule)) = (asker.side, rule) {
            if rule.until == Until::OwnFlag && game.clocks.flagged(own, game.now) {
                return Err(Refusal::OwnFlagDown { clause: game.first_clause(&rule) });
            }
            if own != side {
                claim_flag(game, side);
            }
        }
        let phrase = Phrase::FlagFallen { side };
        game.queue.say_to(asker.speaker, Audience::Arbiter, Priority::Important, &phrase);
        if game.rules.tells_what_follows() {
            game.queue.answer(Speaker::Program, asker, &[RulingPhrase::FlagClaimed]);
        }
    } else {
        if let Some(rule) = rule.filter(|rule| rule.initiative == Initiative::Player)
            && game.settings.arbiter
            && !game.incidents.is_flag_claimed(side)
        {
            return Err(Refusal::OnlyOnClaim { clause: game.first_clause(&rule) });
        }
        if let Some(rule) = rule.filter(|_| game.settings.arbiter)
            && game.can_win_after(game.plies_at_flag(side), side.other(), Reason::Flag)
                == CanMate::Undetermined
        {
            return Err(Refusal::ChooseResult { clause: game.first_clause(&rule) });
        }
        game.keep_past();
        solving::end_by(game, side, Reason::Flag);
    }
    Ok(())
}

/// Records the opponent's claim of a fallen flag.
/// If its case is already waiting, reports the claim once.
fn claim_flag(game: &mut Game, side: Color) {
    let waits =
        game.incidents.open().iter().find(|open| open.side == side && open.is_flag() && !open.claimed);
    let number = waits.map(|open| open.number);
    game.state.incidents.claim_flag(side);
    if let Some(number) = number {
        game.record(Fact::Ruled(RuledFact::of_case(number, side, Ruling::Claimed)));
    }
}

/// Returns the side whose flag has fallen.
pub(crate) fn fallen(state: &State) -> Result<Color, Refusal> {
    if !state.clocks.are_used() {
        return Err(Refusal::NoClock);
    }
    state.clocks.fallen(state.now).ok_or(Refusal::FlagStands)
}
