//! Players who are absent at the start of the game, and the default time (2023 6.7).
//!
//! Writes: `pending`.

use crate::grammar::arguments;
use crate::grammar::declaration::{CommandPolicy, CommandWord, DefaultSide, Permission};
use crate::incidents::ending;
use crate::interface::asker::Asker;
use crate::interface::fact::Irregular;
use crate::interface::refusal::Refusal;
use crate::reporting::record::Game;
use crate::reporting::words::{FactDelivery, FactPhrase};
use crate::session::offers;
use crate::state::State;
use crate::state::pending::ToConfirm;
use annabella_chess::{Color, serial};
use annabella_clock::{Span, Stamp};
use annabella_speech::{Phrase, Speaker, phrases};
use serde::{Deserialize, Serialize};

phrases! {
    /// Messages about absent players.
    enum AttendancePhrase {
        SureAbsent { side: Color } => "play-sure-absent",
    }
}

/// The requests to this topic.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Request {
    /// A player is absent.
    Absent(#[serde(with = "serial::color")] Color),
    /// A player has arrived.
    Arrived(#[serde(with = "serial::color")] Color),
}

pub(crate) const WORDS: &[CommandWord<Request>] = &[
    CommandWord::new("command-absent", |given| arguments::color(given.text).map(Request::Absent)),
    CommandWord::new("command-arrived", |given| arguments::color(given.text).map(Request::Arrived)),
];

pub(crate) const fn row(request: &Request) -> CommandPolicy {
    match request {
        Request::Absent(side) | Request::Arrived(side) => {
            CommandPolicy::changes(Permission::Players, DefaultSide::OpponentOf(*side))
        }
    }
}

pub(crate) fn obey(game: &mut Game, asker: &Asker, request: Request) -> Result<(), Refusal> {
    match request {
        Request::Absent(side) => absent(game, asker, side),
        Request::Arrived(side) => arrived(game, asker, side),
    }
}

/// Records that a player is absent. White's time runs nevertheless (2023 6.7.2).
fn absent(game: &mut Game, asker: &Asker, side: Color) -> Result<(), Refusal> {
    may_be_absent(game, asker, side)?;
    // Without an arbiter, the absence itself then decides the game (2023 6.7.1).
    let at_once = game.default_time() == Span::ZERO && !game.settings.arbiter;
    if at_once && game.rules.asks_about_absence() {
        let by = asker.side.unwrap_or(side.other());
        let phrase = AttendancePhrase::SureAbsent { side };
        offers::request_confirmation(game, asker, by, ToConfirm::Absent(side), &phrase);
        return Ok(());
    }
    confirmed_absent(game, asker, side)
}

fn may_be_absent(state: &State, asker: &Asker, side: Color) -> Result<(), Refusal> {
    state.may_rule(asker)?;
    state.is_open()?;
    if !state.adjourned() && state.moves.made_by(side) > 0 { Err(Refusal::TooLate) } else { Ok(()) }
}

/// Records that a player is absent, after a confirmation where one is needed.
pub(crate) fn confirmed_absent(game: &mut Game, asker: &Asker, side: Color) -> Result<(), Refusal> {
    may_be_absent(game, asker, side)?;
    let now = game.now;
    let fact = match game.adjourned() {
        // An adjourned game is being resumed (2023 Guideline I.9 to I.11).
        true => game.state.pending.absent_at_resumption(side, now),
        false => game.state.pending.absent(side),
    };
    let phrase = FactPhrase::Absent { side, wait: game.default_time() };
    game.record_as(fact, FactDelivery::saying(&phrase).by(asker.speaker));
    Ok(())
}

/// Records that an absent player has arrived.
fn arrived(game: &mut Game, asker: &Asker, side: Color) -> Result<(), Refusal> {
    game.may_rule(asker)?;
    game.is_open()?;
    if !game.pending.is_absent(side) {
        return Err(Refusal::Present { side });
    }
    arrive(game, asker.speaker, side);
    Ok(())
}

/// Records that a player has arrived, after a command that shows presence.
///
/// A line that names no speaker shows it only if it is `read`, and no envelope is closed: it may be anyone's.
pub(crate) fn acts(game: &mut Game, asker: &Asker, row: &CommandPolicy, read: bool) {
    let shows = row.present && (!asker.unnamed || read && !game.adjourned());
    if let Some(side) = asker.own_side().filter(|&side| shows && game.pending.is_absent(side)) {
        arrive(game, Speaker::Program, side);
    }
}

fn arrive(game: &mut Game, by: Speaker, side: Color) {
    let fact = game.state.pending.arrive(side);
    let phrase = FactPhrase::Arrived { side, after: game.pending.since_beginning(game.now) };
    game.record_as(fact, FactDelivery::saying(&phrase).by(by));
}

/// Returns the time at which the default time ends for an absent player.
pub(crate) fn due(state: &State) -> Option<Stamp> {
    state.pending.default_time_due(state.default_time(), state.now)
}

/// Proposes a loss for each player who is absent when the default time ends.
/// The arbiter may decide differently (2023 6.7.1).
pub(crate) fn pass(game: &mut Game) {
    if game.clocks.is_over() {
        return;
    }
    let (wait, now) = (game.default_time(), game.now);
    for side in game.state.pending.newly_late(wait, now) {
        let phrase = Phrase::DefaultTimeOver { side };
        ending::propose_loss(game, side, Irregular::DefaultTime, String::new(), &phrase);
    }
}
