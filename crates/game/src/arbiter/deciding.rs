//! Rulings on what waits at the arbiter's desk: upheld as the Laws provide, or otherwise, or dismissed; and the
//! last ruling taken back.

use crate::arbiter::penalties::{self, give, may_give, may_rule_here, measured};
use crate::arbiter::rulings;
use crate::arbiter::waiting;
use crate::grammar::ask::{self, CommandRow, CommandWord, For, Whose};
use crate::interface::asker::Asker;
use crate::interface::fact::{Fact, HaltReason, Ruling};
use crate::interface::measure::Measure;
use crate::interface::refusal::Refusal;
use crate::irregular::ending::end;
use crate::irregular::particulars::{self, sets_times, touches_of};
use crate::irregular::provided::{Owed, counts};
use crate::moving::moves;
use crate::moving::pegs;
use crate::session::guiding;
use crate::state::State;
use crate::state::boards::TableBoard;
use crate::state::incidents::Incident;
use crate::telling::record::Game;
use crate::telling::words::Telling;
use annabella_chess::{Color, Move, Position, Role, uci_in};
use annabella_laws::{
    CanMate, Holding, Initiative, Outcome, PositionChange, Provision, Reason, Situation, TimeChange,
};
use annabella_speech::{Audience, Worded, phrases};
use serde::{Deserialize, Serialize};

phrases! {
    /// What is said of rulings on what waits.
    pub(crate) enum DecisionPhrase {
        Upheld { number: usize, side: Color, situation: Situation, clause: String } => "desk-upheld",
        Dismissed { number: usize } => "desk-dismissed",
        ClaimDismissed => "play-claim-dismissed",
        Undone => "desk-undone",
    }
}

/// The requests to this room.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Ask {
    /// Uphold what waits, that of the number or the only one; with something else than the Laws provide.
    Uphold { number: Option<usize>, instead: Option<Measure>, note: Option<String> },
    /// Dismiss what waits, that of the number or the only one.
    Dismiss { number: Option<usize>, note: Option<String> },
    /// Take the last ruling back.
    Undo,
    /// The same, with a reason.
    UndoBecause { note: String },
    /// Tell what waits, oldest first, or all about that of the number.
    Open(Option<usize>),
}

pub(crate) const WORDS: &[CommandWord<Ask>] = &[
    CommandWord::new("command-uphold", |given| {
        let (number, rest) = numbered(given.argument);
        if rest.is_empty() {
            return number.map(|number| Ask::Uphold { number: Some(number), instead: None, note: None });
        }
        let (instead, note) = measured(rest)?;
        Some(Ask::Uphold { number, instead: Some(instead), note })
    }),
    CommandWord::new("command-dismiss", |given| {
        let (number, rest) = numbered(given.argument);
        Some(Ask::Dismiss { number, note: ask::note(rest) })
    }),
    CommandWord::new("command-undo", |given| {
        Some(ask::note(given.argument).map_or(Ask::Undo, |note| Ask::UndoBecause { note }))
    }),
    CommandWord::new("command-open", |given| match given.argument {
        "" => Some(Ask::Open(None)),
        text => ask::count(text).map(|number| Ask::Open(Some(number))),
    }),
];

/// The number before a text, and the rest. A number with a unit behind it is a time.
fn numbered(text: &str) -> (Option<usize>, &str) {
    let (first, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    match ask::count(first) {
        Some(_) if measured(text).is_some() => (None, text),
        Some(number) => (Some(number), rest.trim()),
        None => (None, text),
    }
}

pub(crate) const fn row(ask: &Ask) -> CommandRow {
    match ask {
        Ask::Uphold { .. } | Ask::Dismiss { .. } | Ask::Undo | Ask::UndoBecause { .. } | Ask::Open(_) => {
            CommandRow::new(Whose::Players, For::Winner)
        }
    }
}

pub(crate) fn obey(game: &mut Game, asker: &Asker, ask: Ask) -> Result<(), Refusal> {
    may_rule_here(game, asker)?;
    match ask {
        Ask::Uphold { number, instead, note } => uphold(game, asker, number, instead, note),
        Ask::Dismiss { number, note } => dismiss(game, asker, number, note),
        Ask::Undo => undo(game, asker, None),
        Ask::UndoBecause { note } => undo(game, asker, Some(note)),
        Ask::Open(number) => waiting::open(game, asker, number),
    }
}

/// Upholds an incident: everything that the Laws provide is done in one act, or the measure that is given
/// instead of the penalty.
pub(crate) fn uphold(
    game: &mut Game,
    asker: &Asker,
    number: Option<usize>,
    instead: Option<Measure>,
    note: Option<String>,
) -> Result<(), Refusal> {
    let incident = waiting::meant(game, number)?;
    let provision = game.provision(incident.situation)?;
    let measure = measure_of(game, &incident, &provision, instead)?;
    may_give(game, incident.side, measure)?;
    if restores_more_than_is_there(game, &incident) {
        let clause = game.first_clause(&provision);
        return Err(Refusal::PositionGone { number: incident.number, clause });
    }
    game.keep_past();
    game.state.incidents.close(incident.number);
    if incident.situation == Situation::EndClaim {
        game.state.incidents.decided();
    }
    tell_upheld(game, &incident, &provision, measure, note);
    // Where the game ends by it, nothing is restored.
    if !ends(measure) {
        act(game, asker, &incident, &provision)?;
    }
    if counts(&provision) {
        game.state.incidents.offend(incident.side);
    }
    if game.clocks.is_over() {
        return Ok(());
    }
    match (provision.times, measure) {
        (TimeChange::ToOpponent(more), _) => rulings::add(game, incident.side.other(), more, None),
        (_, Measure::Loss) => end(game, lost(&incident, &provision)),
        (_, Measure::Draw) if loses_by_flag(&incident, &provision) => {
            end(game, Outcome::draw(Reason::FlagCannotMate));
        }
        (_, Measure::Draw) if counts(&provision) => end(game, Outcome::draw(Reason::IllegalMovesCannotMate)),
        (_, measure) => give(game, incident.side, measure),
    }
    Ok(())
}

/// What is given: by the arbiter's choice, or as the Laws provide.
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
    if let Some(instead) = instead {
        return Ok(instead);
    }
    if loses_by_flag(incident, provision) && can_mate(state, incident) == CanMate::Undetermined {
        return Err(Refusal::ChooseResult { clause: clause() });
    }
    match state.owed(incident, provision) {
        // The position is restored all the same.
        _ if provision.initiative == Initiative::PenaltyByPlayer && !incident.claimed => Ok(Measure::None),
        Owed::Named(measure) => Ok(measure),
        Owed::Optional => Ok(Measure::None),
        Owed::Chosen => Err(Refusal::ChoosePenalty { clause: clause() }),
        Owed::Undetermined => Err(Refusal::ChooseResult { clause: clause() }),
    }
}

/// Whether the position before it is no longer in the game, as more was taken back meanwhile.
fn restores_more_than_is_there(state: &State, incident: &Incident) -> bool {
    incident.plies > state.course.plies()
}

/// Whether a measure ends the game.
const fn ends(measure: Measure) -> bool {
    matches!(measure, Measure::Loss | Measure::Draw | Measure::Expulsion)
}

/// Whether that player loses by the flag that has fallen, or that fell first.
fn loses_by_flag(incident: &Incident, provision: &Provision) -> bool {
    incident.is_flag() && provision.holding == Holding::Lost
}

/// Whether the opponent of a player whose flag has fallen can mate.
fn can_mate(state: &State, incident: &Incident) -> CanMate {
    state.can_mate_after(state.course.plies(), incident.side.other())
}

/// How a game is lost by it.
fn lost(incident: &Incident, provision: &Provision) -> Outcome {
    let reason = match () {
        () if loses_by_flag(incident, provision) => Reason::Flag,
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
        // The case has been told with all its clauses; the ruling itself is to be short.
        clause: provision.clauses.first().copied().unwrap_or_default().to_owned(),
    };
    let mut words = vec![phrase.message()];
    words.extend((measure != Measure::None).then(|| penalties::measure_words(incident.side, measure)));
    if begins_anew(game, provision) {
        words.push(particulars::new_game());
    }
    let fact = Fact::Ruled {
        number: Some(incident.number),
        side: incident.side,
        ruling: Ruling::Upheld,
        penalty: Some(measure),
        clause: Some(clause),
        note,
    };
    game.record_as(fact, Telling::saying_all(words));
}

/// Does what the Laws provide for the position, the clocks and the game, beside the penalty.
fn act(game: &mut Game, asker: &Asker, incident: &Incident, provision: &Provision) -> Result<(), Refusal> {
    if begins_anew(game, provision) {
        return begin_anew(game, asker);
    }
    match provision.holding {
        Holding::DrawnAfterNextMove => end(game, Outcome::draw(Reason::NotObjected)),
        Holding::BothLose => end(game, Outcome::both_lose(Reason::Penalty)),
        Holding::Drawn => end(game, drawn(incident)),
        Holding::DrawPostponeRefuse | Holding::DrawPostpone => end(game, Outcome::draw(Reason::NormalMeans)),
        Holding::Increment(each) => {
            let now = game.now;
            game.state.clocks.give_increment(each, now);
            rulings::resume(game);
        }
        Holding::Lost if incident.is_flag() => {
            let outcome = match can_mate(game, incident) {
                CanMate::No => Outcome::draw(Reason::FlagCannotMate),
                CanMate::Yes | CanMate::Undetermined => Outcome::win(incident.side.other(), Reason::Flag),
            };
            end(game, outcome);
        }
        _ => {}
    }
    if game.clocks.is_over() {
        return Ok(());
    }
    set_up_again(game, asker, incident)?;
    match provision.position {
        PositionChange::RestoredAndBound(_) => restore(game, asker, incident)?,
        PositionChange::Queen => queen(game, asker, incident)?,
        _ => {}
    }
    if sets_times(provision) {
        set_times(game, incident);
    }
    Ok(())
}

/// What a board should show is put right: one that lies the other way is read so, one that differs is guided.
/// Where both differ, the game goes back to where the scores agree.
fn set_up_again(game: &mut Game, asker: &Asker, incident: &Incident) -> Result<(), Refusal> {
    let plies = game.course.plies();
    if incident.situation == Situation::BoardsDiffer && incident.plies < plies {
        rulings::retract(game, asker, plies - incident.plies, false)?;
    }
    if incident.situation == Situation::TurnedBoard && incident.on_board {
        return pegs::turn(game, asker, Some(incident.side));
    }
    for side in Color::ALL {
        // A move that was taken back has had its boards guided.
        let differs = |board: &TableBoard| !board.is_guided() && !board.shows(game.position().board());
        let meant =
            incident.situation == Situation::BoardsDiffer || incident.on_board && incident.side == side;
        if meant && game.boards.connected(side).is_some_and(differs) {
            guiding::guide_board(game, side);
        }
    }
    Ok(())
}

/// Whether the game is annulled, and a new one played (2023 7.2.1, 7.3).
fn begins_anew(state: &State, provision: &Provision) -> bool {
    let moves = state.moves_made(Color::White).min(state.moves_made(Color::Black));
    match provision.holding {
        Holding::NewGame => true,
        Holding::NewGameBefore(limit) => moves < limit as usize,
        _ => false,
    }
}

fn drawn(incident: &Incident) -> Outcome {
    let flags = [Situation::BothFlagsKnown, Situation::BothFlagsUnknown, Situation::BothFlagsInLastPeriod];
    match flags.contains(&incident.situation) {
        true => Outcome::draw(Reason::BothFlags),
        false => Outcome::draw(Reason::Ruling),
    }
}

/// Puts the position before the irregularity back; what was touched for it binds the next move.
fn restore(game: &mut Game, asker: &Asker, incident: &Incident) -> Result<(), Refusal> {
    let touches = touches_of(game, incident);
    let entry = usize::from(game.course.illegal().is_some());
    let plies = game.course.plies() + entry - incident.plies;
    if plies > 0 {
        rulings::retract(game, asker, plies, false)?;
        game.state.course.bind(touches);
    }
    Ok(())
}

/// The pawn that was left on the last rank becomes a queen, and the move stands (2023 7.5.2).
fn queen(game: &mut Game, asker: &Asker, incident: &Incident) -> Result<(), Refusal> {
    let Some(illegal) = game.course.illegal().filter(|illegal| illegal.unpromoted).cloned() else {
        return restore(game, asker, incident);
    };
    let side = game.to_move();
    let legal = game.position().legal_moves();
    let promotes = |mv: &&Move| {
        let squares: String = uci_in(game.position(), **mv).chars().take(4).collect();
        mv.promotion() == Some(Role::Queen) && illegal.entry.starts_with(&squares)
    };
    let Some(&mv) = legal.iter().find(promotes) else { return restore(game, asker, incident) };
    game.state.course.drop_illegal();
    moves::announce(game, side.into(), mv, true);
    moves::make(game, mv);
    if !game.clocks.is_over() && game.clocks.are_used() {
        // The press was counted when it was made.
        game.state.course.complete_last(side);
        if let Some(ply) = game.last_ply() {
            game.record(Fact::Completed { side, ply });
        }
    }
    Ok(())
}

/// The times as they were when it happened.
fn set_times(game: &mut Game, incident: &Incident) {
    let Some(times) = incident.times else { return };
    for side in Color::ALL {
        if game.left(side) != Some(*times.get(side)) {
            rulings::set(game, side, *times.get(side), None);
        }
    }
}

/// The game is annulled: everything is taken back, the clocks show what they showed at the start, and they
/// stand until the arbiter lets them run.
fn begin_anew(game: &mut Game, asker: &Asker) -> Result<(), Refusal> {
    let now = game.now;
    if !game.clocks.is_before() {
        let first = game.mover(1);
        game.state.clocks.stand(Some(first), false, now);
        game.record(Fact::Halted { reason: HaltReason::NewGame, note: None });
    }
    let entry = usize::from(game.course.illegal().is_some());
    let plies = game.course.plies() + entry;
    if plies > 0 {
        rulings::retract(game, asker, plies, false)?;
    }
    let start = game.settings.control.clone().map(annabella_clock::ChessClock::new);
    if let Some(start) = start.filter(|_| game.clocks.are_used()) {
        for side in Color::ALL {
            let left = start.left(side, now);
            if game.left(side) != Some(left) {
                rulings::set(game, side, left, None);
            }
        }
    }
    Ok(())
}

/// Dismisses an incident: nothing changes but that it waits no longer.
pub(crate) fn dismiss(
    game: &mut Game,
    asker: &Asker,
    number: Option<usize>,
    note: Option<String>,
) -> Result<(), Refusal> {
    let incident = waiting::meant(game, number)?;
    let clause = game.provision(incident.situation).ok().map(|found| game.first_clause(&found));
    if incident.situation == Situation::EndClaim {
        may_refuse(game)?;
    }
    game.keep_past();
    game.state.incidents.close(incident.number);
    let fact = Fact::Ruled {
        number: Some(incident.number),
        side: incident.side,
        ruling: Ruling::Dismissed,
        penalty: None,
        clause,
        note,
    };
    // Players know of a claim, and not of what the program has seen.
    let told = matches!(incident.situation, Situation::EndClaim | Situation::IncrementAsked);
    let (audience, words) = match told {
        true => (Audience::Room, DecisionPhrase::ClaimDismissed.message()),
        false => (Audience::Arbiter, DecisionPhrase::Dismissed { number: incident.number }.message()),
    };
    game.record_as(fact, Telling::saying(&words).to(audience).by(asker.speaker));
    if incident.situation == Situation::EndClaim {
        game.state.incidents.decided();
        refused(game, &incident);
    }
    if told && game.clocks.halted().is_some() {
        rulings::resume(game);
    }
    // An illegal entry stays until the arbiter takes it back or upholds it; dismissed, it was none of the game.
    if incident.entry && game.course.illegal().is_some() {
        rulings::retract(game, asker, 1, false)?;
    }
    Ok(())
}

/// Whether the edition lets the arbiter refuse a claim in the last two minutes: 2001 and 1997 know a draw and
/// a postponement.
fn may_refuse(state: &State) -> Result<(), Refusal> {
    let claim = state.provision(Situation::EndClaim)?;
    match state.provision(Situation::EndRefused) {
        Ok(_) => Ok(()),
        Err(_) => Err(Refusal::CannotRefuse { clause: state.first_clause(&claim) }),
    }
}

/// The opponent of a refused claim gets time (2023 III.5.3, 2005 10.2c).
fn refused(game: &mut Game, incident: &Incident) {
    if let Ok(provision) = game.provision(Situation::EndRefused)
        && let TimeChange::ToOpponent(more) = provision.times
    {
        rulings::add(game, incident.side.other(), more, None);
    }
}

/// Takes the last ruling back: the game is as it was before it, and the clocks stand until the arbiter lets
/// them run. Not where a move was made since.
fn undo(game: &mut Game, asker: &Asker, note: Option<String>) -> Result<(), Refusal> {
    let before = game.past_state().ok_or(Refusal::NothingToUndo)?;
    if has_moved_since(game, before) && !game.clocks.is_over() {
        return Err(Refusal::MovedSince);
    }
    let turned = boards_that_lie_turned(game);
    game.restore_past();
    for owner in Color::ALL {
        moves::expect_position(game, owner);
    }
    let side = game.to_move();
    let fact = Fact::Ruled { number: None, side, ruling: Ruling::Undone, penalty: None, clause: None, note };
    game.record_as(fact, Telling::saying(&DecisionPhrase::Undone));
    game.report_clock();
    // A board that was turned by the ruling is read as before.
    for side in boards_that_lie_turned(game) {
        if !turned.contains(&side) {
            pegs::turn(game, asker, Some(side))?;
        }
    }
    Ok(())
}

/// Whether a move was made since then: more are there, or others.
fn has_moved_since(state: &State, before: &State) -> bool {
    let (now, then) = (state.line().plies(), before.line().plies());
    state.course.plies() > before.course.plies() || now.iter().zip(then).any(|(now, then)| now.mv != then.mv)
}

/// The sides of whose board it waits that it lies the other way.
fn boards_that_lie_turned(state: &State) -> Vec<Color> {
    let turned = |incident: &&Incident| incident.situation == Situation::TurnedBoard && incident.on_board;
    state.incidents.open().iter().filter(turned).map(|incident| incident.side).collect()
}
