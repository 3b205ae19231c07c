//! The details of a case: the provisions of the Laws in this game, and the effect of a ruling.
//! Both as a fact and in words.

use crate::incidents::provision::{DuePenalty, counts, restores};
use crate::interface::case_fact::{IncidentCounters, IncidentFact, IncidentTimes};
use crate::interface::fact::Fact;
use crate::interface::measure::Measure;
use crate::state::State;
use crate::state::incidents::{Incident, Upheld};
use annabella_chess::{ByColor, Color, EnPassantMode, Fen, Move, Position, Square, uci_in};
use annabella_clock::Span;
use annabella_laws::touch::{Touches, obligation};
use annabella_laws::{
    CanMate, Edition, Initiative, LegalEffect, PositionChange, Provision, Reason, Situation, TimeChange,
    Until,
};
use annabella_speech::{Message, Worded, phrases};

phrases! {
    /// Messages to the arbiter about an irregularity.
    pub(crate) enum DeskPhrase {
        Waits { number: usize, side: Color, situation: Situation, clause: String } => "desk-waits",
        WaitsShort { number: usize, clause: String } => "desk-waits-short",
        BackTo { number: usize, side: Color } => "desk-back-to",
        BackToStart => "desk-back-to-start",
        Queen => "desk-queen",
        Holds { effect: &'static str } => "desk-holds",
        Owes { offence: usize, counted: bool, side: Color, measure: Measure, time: Span, count: usize } => "desk-owes",
        Chosen => "desk-chosen",
        Optional => "desk-optional",
        Undetermined => "desk-undetermined",
        Times { white: Span, black: Span, white_moves: usize, black_moves: usize } => "desk-times",
        OnClaim => "desk-on-claim",
        PenaltyOnClaim => "desk-penalty-on-claim",
        UntilMove => "desk-until-move",
        TouchUnknown => "desk-touch-unknown",
        TooLate { moves: usize, clause: String } => "desk-too-late",
        SureThoughLate { clause: String } => "desk-sure-though-late",
        Noted { note: String } => "desk-noted",
        LegalMove => "desk-legal-move",
        Before { side: Color, count: usize, numbers: String } => "desk-before",
        Rule { number: usize, kind: &'static str } => "desk-rule",
        Lapsed { number: usize } => "desk-lapsed",
        Righted { number: usize } => "desk-righted",
        Corrected { number: usize } => "desk-corrected",
        Joined { number: usize, into: usize } => "desk-joined",
        BoardsJoined { number: usize, into: usize } => "desk-boards-joined",
        Claimed { number: usize, side: Color } => "desk-case-claimed",
        Uncompleted => "desk-uncompleted",
        AfterNextMove { number: usize } => "desk-after-next-move",
        LegalAgain { number: usize } => "desk-legal-again",
        StillThere { number: usize } => "desk-still-there",
    }
}

/// Returns the number of moves made by `side` after `plies` plies.
fn moves_after(state: &State, plies: usize, side: Color) -> usize {
    let since = (plies + 1..=state.moves.plies()).filter(|&ply| state.mover(ply) == side).count();
    state.moves_made(side).saturating_sub(since)
}

/// Returns the legal moves that may replace the irregular one.
fn replies(state: &State, incident: &Incident) -> Vec<Move> {
    if state.moves.tridim().is_some() {
        return Vec::new();
    }
    let before = state.line().position_after(incident.plies);
    let bound = obligation(state.settings.laws, before, &touches_of(state, incident));
    before.legal_moves().into_iter().filter(|&mv| bound.allows(mv)).collect()
}

/// Returns the pieces touched for the irregular move.
pub(crate) fn touches_of(state: &State, incident: &Incident) -> Touches {
    let before = state.line().position_after(incident.plies);
    let is_last = incident.plies + 1 == state.moves.plies() && state.moves.tridim().is_none();
    let mut touches = match incident.entry {
        true => state.moves.touches().clone(),
        false if is_last => state.moves.touched_before().clone(),
        false => Touches::default(),
    };
    for &square in &incident.touched {
        if !touches.pieces().any(|known| known.square == square) {
            touches.touch(before, square);
        }
    }
    // 2023 7.5.1: 4.7 applies to the replacing move, too.
    if let Some((from, to)) = released(state, incident) {
        touches.release(before, from, to);
    }
    touches
}

/// Returns the piece that an illegal move left on another square, and that square, if it stays there
/// (2023 4.7.2, 4.7.3, 7.5.1).
fn released(state: &State, incident: &Incident) -> Option<(Square, Square)> {
    let provision = state.provision(incident.situation).ok()?;
    let stays =
        matches!(provision.position, PositionChange::RestoredAndBound(clauses) if clauses.contains(&"4.7"));
    if !stays || !incident.situation.is_of_illegal_move() || state.moves.tridim().is_some() {
        return None;
    }
    match incident.entry {
        true => state.moves.illegal()?.released(),
        false => {
            let played = state.line().plies().get(incident.plies)?;
            let mv = Some(played.mv).filter(|mv| !mv.is_castle() && !played.is_legal())?;
            Some((mv.from()?, mv.to()))
        }
    }
}

pub(crate) fn fact_of(state: &State, incident: &Incident, provision: &Provision) -> Fact {
    let owed = state.owed(incident, provision);
    let binds = restores(provision) && state.moves.tridim().is_none();
    let before = state.line().position_after(incident.plies);
    let position = match state.moves.tridim() {
        Some(_) => state.position_text(),
        None => Fen::from_position(before, EnPassantMode::Legal).to_string(),
    };
    let replies = if binds { replies(state, incident) } else { Vec::new() };
    let set = times_of(state, incident, provision);
    Fact::Incident(Box::new(IncidentFact {
        number: incident.number,
        side: incident.side,
        situation: incident.situation,
        clauses: provision.cited(state.settings.laws),
        offence: state.offence(provision, incident.side),
        penalty: if let DuePenalty::Named(measure) = owed { Some(measure) } else { None },
        due: owed.code().to_owned(),
        claimed: incident.claimed,
        told: incident.seen.is_empty() && !follows_a_fact(incident.situation),
        about: incident.about,
        ply: incident.plies,
        position,
        replies: replies.into_iter().map(|mv| uci_in(before, mv)).collect(),
        times: set.map(|ByColor { white, black }| IncidentTimes { white_ms: white, black_ms: black }),
        counters: provision.counter.then(|| IncidentCounters {
            white_moves: moves_after(state, incident.plies, Color::White),
            black_moves: moves_after(state, incident.plies, Color::Black),
        }),
        note: incident.note.clone(),
    }))
}

/// Whether another fact comes before a case of this situation: a claim, a flag, an appeal.
const fn follows_a_fact(situation: Situation) -> bool {
    matches!(
        situation,
        Situation::EndClaim | Situation::IncrementAsked | Situation::EndAppeal | Situation::BothFlagsKnown
    )
}

/// Returns the times that a ruling sets, apart from a penalty; `None` if it leaves them.
///
/// They are those of the moment when the case arose, with what rulings have given since. Where no position is restored,
/// a time that the arbiter has set runs on, and so do both times once a move has been made (2023 6.10.1, 6.10.2).
pub(crate) fn times_of(state: &State, incident: &Incident, provision: &Provision) -> Option<ByColor<Span>> {
    // Without a takeback, D.2.9 leaves the clocks as they are.
    if corrects_board(state, incident) {
        return None;
    }
    let arisen = incident.times.filter(|_| sets_times(provision))?;
    if !state.rules.keeps_given_times() {
        return Some(arisen);
    }
    let goes_back = match provision.position {
        PositionChange::RestoredAndBound(_) => true,
        _ => incident.situation == Situation::BoardsDiffer && incident.plies < state.moves.plies(),
    };
    let time = |side| {
        let (given, arisen) = (incident.given.get(side), *arisen.get(side));
        let runs_on = !goes_back && (given.is_set() || incident.plies != state.moves.plies());
        state.left(side).filter(|_| runs_on).unwrap_or_else(|| given.applied_to(arisen))
    };
    Some(ByColor { white: time(Color::White), black: time(Color::Black) })
}

/// Whether the arbiter sets the times.
fn sets_times(provision: &Provision) -> bool {
    provision.times == TimeChange::ArbiterSets
}

/// Returns the provision of the Laws for a case and the effects of a ruling, one sentence each.
pub(crate) fn details(state: &State, incident: &Incident, provision: &Provision) -> Vec<Message> {
    let mut told = incident.seen.clone();
    told.extend(incident.note.clone().map(|note| DeskPhrase::Noted { note }.message()));
    told.extend(is_about_a_legal_move(state, incident).then(|| DeskPhrase::LegalMove.message()));
    told.extend(before(state, incident));
    match provision.position {
        PositionChange::RestoredAndBound(_) => {
            told.push(back_to(state, incident));
            if state.moves.tridim().is_none() {
                let before = state.line().position_after(incident.plies);
                let bound = obligation(state.settings.laws, before, &touches_of(state, incident));
                told.extend((!bound.is_free()).then(|| bound.message()));
                let touched = touches_of(state, incident);
                let unknown = touched.pieces().next().is_none() && incident.entry;
                told.extend(unknown.then(|| DeskPhrase::TouchUnknown.message()));
            }
        }
        PositionChange::Restored if corrects_board(state, incident) => {}
        PositionChange::Restored => told.push(back_to(state, incident)),
        PositionChange::Queen => told.push(DeskPhrase::Queen.message()),
        PositionChange::Unchanged | PositionChange::Transferred | PositionChange::MayBeTransferred => {}
    }
    let on_board = corrects_board(state, incident).then_some("board-corrected");
    let effect = on_board.or_else(|| held(state, provision)).or_else(|| by_flag(state, incident, provision));
    // Nothing is cancelled before the ruling.
    let due = |effect| if effect == "new-game" { "new-game-due" } else { effect };
    told.extend(effect.map(|effect| DeskPhrase::Holds { effect: due(effect) }.message()));
    // If nothing more is due, no sentence about a penalty is needed.
    if incident.uncompleted && counts(provision) {
        told.push(DeskPhrase::Uncompleted.message());
    } else if effect.is_none() || state.owed(incident, provision) != DuePenalty::Named(Measure::None) {
        told.push(owes(state, incident, provision));
    }
    if let Some(ByColor { white, black }) = proposed_times(state, incident, provision) {
        let moves = |side| moves_after(state, incident.plies, side);
        let (white_moves, black_moves) = (moves(Color::White), moves(Color::Black));
        told.push(DeskPhrase::Times { white, black, white_moves, black_moves }.message());
    }
    match provision.initiative {
        Initiative::Player if !incident.claimed => told.push(DeskPhrase::OnClaim.message()),
        Initiative::PenaltyByPlayer if !incident.claimed => told.push(DeskPhrase::PenaltyOnClaim.message()),
        _ => {}
    }
    if provision.until == Until::OpponentsMove {
        told.push(DeskPhrase::UntilMove.message());
    }
    if let Some(moves) = state.limit_passed(provision) {
        let clause = state.first_clause(provision);
        told.push(DeskPhrase::TooLate { moves: moves as usize, clause }.message());
    }
    told.push(
        DeskPhrase::Rule { number: incident.number, kind: rule_kind(state, incident, provision) }.message(),
    );
    told
}

/// Whether a report calls a move illegal that is legal as recorded.
fn is_about_a_legal_move(state: &State, incident: &Incident) -> bool {
    let is_own = incident.plies < state.moves.plies() && state.mover(incident.plies + 1) == incident.side;
    let is_illegal = incident.situation.is_of_illegal_move() && !incident.entry && is_own;
    let played = || state.line().plies().get(incident.plies);
    is_illegal && state.moves.tridim().is_none() && played().is_some_and(|ply| ply.is_legal())
}

/// Returns the sentence that names earlier cases of the same conduct.
fn before(state: &State, incident: &Incident) -> Option<Message> {
    let (situation, side) = (incident.situation, incident.side);
    let same = |upheld: &&Upheld| (upheld.situation, upheld.side) == (situation, side);
    let same = state.incidents.upheld().iter().filter(same);
    let numbers: Vec<String> = same.map(|upheld| upheld.number.to_string()).collect();
    let told = situation.is_of_conduct() && !numbers.is_empty();
    let phrase = DeskPhrase::Before { side, count: numbers.len(), numbers: numbers.join(", ") };
    told.then(|| phrase.message())
}

/// Returns which rulings are possible, as the sentence about them selects it.
fn rule_kind(state: &State, incident: &Incident, provision: &Provision) -> &'static str {
    match incident.situation {
        Situation::EndAppeal => "appeal",
        // The event may provide a lesser penalty (2023 11.3.2.2).
        Situation::Device if state.settings.laws == Edition::Laws2023 => "device",
        Situation::WrongSetUp | Situation::SwappedColours | Situation::PiecesFoundDisplaced => "no-penalty",
        _ if !incident.situation.has_offender() => "no-offender",
        _ if incident.is_flag() => "no-penalty",
        _ if state.owed(incident, provision) == DuePenalty::Chosen => "chosen",
        _ => "other",
    }
}

/// Returns the times after a ruling with the penalty of the Laws; `None` if it leaves the times.
pub(crate) fn proposed_times(
    state: &State,
    incident: &Incident,
    provision: &Provision,
) -> Option<ByColor<Span>> {
    let mut times = times_of(state, incident, provision)?;
    let opponent = times.get_mut(incident.side.other());
    match (provision.times, state.owed(incident, provision)) {
        (TimeChange::ToOpponent(more), _) => *opponent += more,
        // Without a claim, only the position is restored.
        _ if provision.initiative == Initiative::PenaltyByPlayer && !incident.claimed => {}
        (_, DuePenalty::Named(measure @ Measure::OpponentTime { .. })) => *opponent += measure.time(),
        _ => {}
    }
    Some(times)
}

/// Whether a board is corrected, and no move is taken back (2023 D.2.9).
pub(crate) fn corrects_board(state: &State, incident: &Incident) -> bool {
    incident.situation == Situation::BoardsDiffer
        && incident.plies == state.moves.plies()
        && state.rules.answers_second_reports()
}

fn back_to(state: &State, incident: &Incident) -> Message {
    match incident.plies {
        0 => DeskPhrase::BackToStart.message(),
        plies => DeskPhrase::BackTo { number: state.move_number(plies), side: state.mover(plies) }.message(),
    }
}

/// Whether the game is annulled and a new one is played (2023 7.2.1, 7.3).
pub(crate) fn begins_anew(state: &State, provision: &Provision) -> bool {
    let moves = state.moves_made(Color::White).min(state.moves_made(Color::Black));
    match provision.effect {
        LegalEffect::NewGame => true,
        LegalEffect::NewGameBefore(limit) => moves < limit as usize,
        _ => false,
    }
}

/// Whether the arbiter may decide that a new game is played (2005 7.2), or must.
pub(crate) fn may_start_new_game(state: &State, provision: &Provision) -> bool {
    provision.effect == LegalEffect::GoesOnUnlessRuled || begins_anew(state, provision)
}

/// Returns the sentence for an annulled game, after which a new one is played.
pub(crate) fn new_game() -> Message {
    DeskPhrase::Holds { effect: "new-game" }.message()
}

/// Returns a consequence with a message of its own, apart from penalty, position and time.
fn held(state: &State, provision: &Provision) -> Option<&'static str> {
    if matches!(provision.effect, LegalEffect::NewGameBefore(_)) {
        return Some(if begins_anew(state, provision) { "new-game" } else { "goes-on" });
    }
    let told = matches!(
        provision.effect,
        LegalEffect::NewGame
            | LegalEffect::GoesOn
            | LegalEffect::GoesOnUnlessRuled
            | LegalEffect::GoesOnWithoutCastling
            | LegalEffect::GoesOnSwappedKingBarred
            | LegalEffect::PutBack
            | LegalEffect::Stands
            | LegalEffect::StandsUnlessAgreed
            | LegalEffect::StandsUnlessRuled
            | LegalEffect::DrawnAfterNextMove
            | LegalEffect::BothLose
            | LegalEffect::Drawn
            | LegalEffect::TimeMayBeGiven
            | LegalEffect::TimesCorrected
            | LegalEffect::ClockReplaced
            | LegalEffect::Increment(_)
            | LegalEffect::DrawPostponeRefuse
            | LegalEffect::DrawPostpone
            | LegalEffect::EndsGame
            | LegalEffect::MayAppeal
    );
    told.then(|| provision.effect.into())
}

/// Returns the consequence of a fallen flag, or of the one that fell first.
fn by_flag(state: &State, incident: &Incident, provision: &Provision) -> Option<&'static str> {
    if !incident.is_flag() || provision.effect != LegalEffect::Lost {
        return None;
    }
    Some(
        match state.can_win_after(
            incident.plies.min(state.moves.plies()),
            incident.side.other(),
            Reason::Flag,
        ) {
            CanMate::Yes => "lost",
            CanMate::No => "drawn",
            CanMate::Undetermined => "lost-or-drawn",
        },
    )
}

fn owes(state: &State, incident: &Incident, provision: &Provision) -> Message {
    match state.owed(incident, provision) {
        DuePenalty::Named(measure) => DeskPhrase::Owes {
            offence: state.offence(provision, incident.side),
            counted: counts(provision),
            side: incident.side,
            measure,
            time: measure.time(),
            count: measure.count(),
        }
        .message(),
        DuePenalty::Chosen => DeskPhrase::Chosen.message(),
        DuePenalty::Optional => DeskPhrase::Optional.message(),
        DuePenalty::Undetermined => DeskPhrase::Undetermined.message(),
    }
}
