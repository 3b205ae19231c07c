//! Irregularities as cases that wait for the arbiter, seen by the program or reported.
//! Each case comes with the provisions of the Laws. The decision is left to the arbiter.
//!
//! Writes: `incidents`.

use crate::incidents::case_details::{DeskPhrase, details, fact_of};
use crate::incidents::observation::{Observation, times_before};
use crate::incidents::provision::counts;
use crate::incidents::solving;
use crate::interface::case_fact::{RuledFact, Ruling};
use crate::interface::fact::Fact;
use crate::interface::refusal::Refusal;
use crate::reporting::effect_queue::Continuation;
use crate::reporting::record::Game;
use crate::reporting::words::FactDelivery;
use crate::state::State;
use crate::state::boards::PlayerBoard;
use crate::state::incidents::Incident;
use crate::state::questions::Purpose;
use annabella_chess::{ByColor, Color, Position};
use annabella_laws::{Situation, Until};
use annabella_speech::{Audience, Message, Phrase, Worded};

/// Adds a case for the arbiter, if the Laws provide something for it.
/// The arbiter hears a short message, and the rest on request.
pub(crate) fn wait(game: &mut Game, seen: Observation) {
    if game.settings.arbiter {
        let _ = wait_for_ruling(game, seen);
    }
}

/// Whether an observation on the board of `side` now would be a new case.
pub(crate) fn opens_on_board(state: &State, side: Color) -> bool {
    state.settings.arbiter && !state.incidents.is_on_board(side) && !state.clocks.is_over()
}

/// Adds a case about the board of `side`, unless a case about this board is already waiting.
///
/// `about`: the number of the fact that reported it.
pub(crate) fn seen_on_board(
    game: &mut Game,
    side: Color,
    situation: Situation,
    words: Vec<Message>,
    about: Option<usize>,
) {
    if !game.incidents.is_on_board(side) && !game.clocks.is_over() {
        wait(game, Observation { on_board: true, words, about, ..Observation::of(game, situation, side) });
    }
}

/// Closes the cases about boards that show the position of the game again.
/// They were corrected before anyone ruled on them.
pub(crate) fn boards_corrected(game: &mut Game) {
    if game.incidents.open().is_empty() {
        return;
    }
    let (plies, pieces) = (game.moves.plies(), game.position().board().clone());
    let shows = |side| game.boards.connected(side).map(|board: &PlayerBoard| board.shows(&pieces));
    let right = ByColor { white: shows(Color::White), black: shows(Color::Black) };
    let all_right = right.iter().all(|shows| *shows != Some(false)) && right.iter().any(Option::is_some);
    let is_right = |incident: &Incident| match incident.situation {
        Situation::BoardsDiffer => incident.by_sight() && all_right && incident.plies == plies,
        _ => incident.on_board && *right.get(incident.side) == Some(true),
    };
    for incident in game.state.incidents.lapse(is_right) {
        let phrase = DeskPhrase::Righted { number: incident.number };
        close(game, &incident, Ruling::Righted, &phrase);
    }
}

/// Closes the cases about single boards: the next case is about both.
pub(crate) fn join_boards(game: &mut Game) {
    let into = game.incidents.next_number();
    let single = |incident: &Incident| {
        let differs = matches!(incident.situation, Situation::PiecesDisplaced | Situation::BoardsDiffer);
        incident.on_board && differs
    };
    for incident in game.state.incidents.lapse(single) {
        let phrase = DeskPhrase::BoardsJoined { number: incident.number, into };
        close_into(game, &incident, Ruling::Joined, Some(into), &phrase);
    }
}

/// Tells the arbiter that a case is closed.
pub(crate) fn close(game: &mut Game, incident: &Incident, ruling: Ruling, phrase: &DeskPhrase) {
    close_into(game, incident, ruling, None, phrase);
}

/// Tells the arbiter that a case is closed, as now a part of the case `into`.
fn close_into(
    game: &mut Game,
    incident: &Incident,
    ruling: Ruling,
    into: Option<usize>,
    phrase: &DeskPhrase,
) {
    let clause = game.provision(incident.situation).ok().map(|found| game.first_clause(&found));
    let fact = RuledFact { clause, into, ..RuledFact::of_case(incident.number, incident.side, ruling) };
    game.record_as(Fact::Ruled(fact), FactDelivery::saying(phrase).to(Audience::Arbiter));
}

/// Adds a case; refused if the Laws provide nothing for it.
pub(super) fn wait_for_ruling(game: &mut Game, seen: Observation) -> Result<(), Refusal> {
    let situation = game.refined(seen.situation, seen.side, seen.plies);
    let provision = game.provision(situation)?;
    if let Some(joined) = joins(game, &seen, situation) {
        return joined;
    }
    let incident = Incident {
        number: game.incidents.next_number(),
        situation,
        side: seen.side,
        at: game.now,
        claimed: seen.claimed,
        plies: seen.plies,
        entry: seen.entry,
        uncompleted: seen.uncompleted,
        times: seen.times.or_else(|| times_before(game, &seen)),
        given: ByColor::default(),
        on_board: seen.on_board,
        touched: seen.touched,
        seen: seen.words,
        about: seen.about,
        note: seen.note,
        postponed: false,
    };
    if !game.state.incidents.wait(incident.clone()) {
        return Ok(());
    }
    let (number, side, clause) = (incident.number, incident.side, game.first_clause(&provision));
    let phrase = match incident.seen.is_empty() {
        true => DeskPhrase::Waits { number, side, situation, clause },
        false => DeskPhrase::WaitsShort { number, clause },
    };
    let fact = fact_of(game, &incident, &provision);
    game.record_as(fact, FactDelivery::saying(&phrase));
    if game.is_undecided(&incident, &provision) {
        solving::ask(game, Purpose::Case(number), incident.plies);
    }
    // The observation itself has just been reported.
    let details = details(game, &Incident { seen: Vec::new(), ..incident }, &provision);
    game.queue.store_rest(Audience::Arbiter, Continuation::Incident(number, details));
    Ok(())
}

/// Adds the observation to the case that its move already has: one move is one offence.
/// `None` without such a case.
///
/// A claim is then a claim of that case. A case about touched pieces or two hands gives way to one about an illegal
/// move, which restores the position and binds the player, too. An earlier press without a move stays a case of its own.
fn joins(game: &mut Game, seen: &Observation, situation: Situation) -> Option<Result<(), Refusal>> {
    let counted = |situation: Situation| game.provision(situation).is_ok_and(|found| counts(&found));
    let about = |situation: Situation| {
        let both = situation == Situation::BothKingsInCheck && counted(situation);
        is_about_a_move(situation) || situation.is_of_illegal_move() || both
    };
    // An illegal move that may stand (2023 A.5.2) has been made, and its press follows it.
    let follows = |open: &Incident| {
        let is_press = situation == Situation::PressWithoutMove && !open.entry;
        let is_press = is_press && game.rules.answers_second_reports();
        open.plies == seen.plies || is_press && open.plies + 1 == seen.plies
    };
    let same = |open: &&Incident| open.side == seen.side && follows(open) && about(open.situation);
    let open = game.incidents.open().iter().find(same).cloned()?;
    // The press that completed an illegal move is part of it.
    let its_press = situation == Situation::PressWithoutMove && open.situation.is_of_illegal_move();
    if !about(situation) && !its_press {
        return None;
    }
    if !open.situation.is_of_illegal_move() && situation.is_of_illegal_move() {
        game.state.incidents.close(open.number);
        let number = game.incidents.next_number();
        let phrase = DeskPhrase::Joined { number: open.number, into: number };
        close_into(game, &open, Ruling::Joined, Some(number), &phrase);
        return None;
    }
    if seen.claimed && !open.claimed {
        claimed(game, &open, seen.note.clone());
        return Some(Ok(()));
    }
    Some(already_open(game, &open, seen.by_player))
}

/// Refuses a second report by a player, or by the arbiter, who alone rules on the case.
pub(super) fn already_open(state: &State, open: &Incident, by_player: bool) -> Result<(), Refusal> {
    let to = if by_player { "player" } else { "arbiter" };
    match state.rules.answers_second_reports() {
        true => Err(Refusal::AlreadyOpen { number: open.number, to }),
        false => Ok(()),
    }
}

/// Records that the opponent claims an open case.
pub(super) fn claimed(game: &mut Game, open: &Incident, note: Option<String>) {
    game.state.incidents.claim(open.number);
    let fact = RuledFact { note, ..RuledFact::of_case(open.number, open.side, Ruling::Claimed) };
    let phrase = DeskPhrase::Claimed { number: open.number, side: open.side.other() };
    game.record_as(Fact::Ruled(fact), FactDelivery::saying(&phrase).to(Audience::Arbiter));
}

/// Whether the situation concerns a player's last move.
pub(super) const fn is_about_a_move(situation: Situation) -> bool {
    matches!(
        situation,
        Situation::IllegalMove
            | Situation::KingLeftInCheck
            | Situation::KingCaptured
            | Situation::UnpromotedPawn
            | Situation::TouchBroken
            | Situation::TwoHands
    )
}

/// Closes the cases about moves corrected before the press.
///
/// Only a completed move is an offence (2023 7.5.1, 7.5.4, 2005 C3).
pub(crate) fn moves_corrected(game: &mut Game) {
    if game.incidents.open().is_empty() {
        return;
    }
    let (plies, entry) = (game.moves.plies(), game.moves.illegal().is_some());
    let is_there = |incident: &Incident| incident.plies < plies || incident.entry && entry;
    let right = |incident: &Incident| incident.uncompleted && !is_there(incident);
    for incident in game.state.incidents.lapse(right) {
        let phrase = DeskPhrase::Corrected { number: incident.number };
        close(game, &incident, Ruling::Righted, &phrase);
    }
}

/// Closes the cases that the opponent of `side` had to claim before this move (2023 A.5.2).
pub(crate) fn moved(game: &mut Game, side: Color) {
    if game.incidents.open().is_empty() {
        return;
    }
    let state = State::clone(game);
    let lapses = |incident: &Incident| {
        let until = state.provision(incident.situation).map(|provision| provision.until);
        incident.side != side && !incident.entry && until == Ok(Until::OpponentsMove)
    };
    for incident in game.state.incidents.lapse(lapses) {
        let phrase = DeskPhrase::Lapsed { number: incident.number };
        close(game, &incident, Ruling::Lapsed, &phrase);
    }
}

/// Adds a case about a fallen flag for the arbiter.
pub(crate) fn flag_waits(game: &mut Game, side: Color) {
    let both = game.clocks.flagged(side.other(), game.now);
    let situation = if both { Situation::BothFlagsKnown } else { Situation::FlagFallen };
    // The flag that fell first decides.
    let side = if both { side.other() } else { side };
    game.state.incidents.flag_stands(side);
    let words = if both { Vec::new() } else { vec![Phrase::FlagFallen { side }.message()] };
    let about = game.incidents.flag_fact(side);
    wait(game, Observation { words, about, ..Observation::of(game, situation, side) });
}

/// Records that a player calls the arbiter.
pub(crate) fn called(game: &mut Game, side: Color) {
    let now = game.now;
    if game.settings.arbiter && !game.clocks.is_over() {
        game.state.incidents.call(side, now);
    }
}
