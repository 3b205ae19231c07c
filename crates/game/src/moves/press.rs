//! The press of the chess clock: it completes a move, legal or not, and may make an executed one.
//!
//! Writes: `clocks`, `incidents`, `moves`.

use crate::incidents::irregularities;
use crate::incidents::observation::Observation;
use crate::interface::asker::Asker;
use crate::interface::fact::{Fact, Irregular};
use crate::interface::refusal::Refusal;
use crate::moves::made::{self, Announcing};
use crate::moves::missing;
use crate::moves::touches;
use crate::reporting::record::Game;
use crate::reporting::words::FactDelivery;
use crate::session::begin::{self, Start};
use crate::session::envelope;
use crate::session::guiding;
use crate::session::time;
use crate::state::State;
use crate::state::clocks::Phase;
use crate::state::moves::{IllegalEntry, promotion};
use annabella_chess::{Color, Move, Pattern, Square};
use annabella_laws::{Provision, Situation, TimeChange};
use annabella_speech::{Audience, Message, Priority, Worded, phrases};

phrases! {
    /// Messages about a press.
    enum PressPhrase {
        /// To everyone: no move can follow before the ruling.
        ArbiterDecides { side: Color, mv: Message } => "play-arbiter-decides",
        HaltMeanwhile => "play-halt-meanwhile",
        IllegalPressed { side: Color, why: Message } => "play-illegal-pressed",
        /// 2023 7.5.2.
        Unpromoted { square: Square, queen: bool } => "play-unpromoted",
        /// 2023 D.2.4.
        PressedEarly { side: Color } => "play-pressed-early",
        /// 2023 D.2.1.
        PressedUnrepeated { side: Color } => "play-pressed-unrepeated",
        PressedUnannounced { side: Color, mv: Message } => "play-pressed-unannounced",
        PressedUnfinished { side: Color } => "play-pressed-unfinished",
        ExecutedOtherwise { side: Color, announced: Message, pegs: Message } => "play-executed-otherwise",
    }
}

/// Presses the clock. Before the move is made, this has no effect (2023 D.2.4).
pub(crate) fn press(game: &mut Game, asker: &Asker) -> Result<(), Refusal> {
    if game.clocks.is_before() && asker.side == Some(Color::Black) {
        return begin::start(game, asker, Start::Pressed);
    }
    let side = may_press(game, asker)?;
    if envelope::press(game, side)? {
        return Ok(());
    }
    let now = game.now;
    if game.state.clocks.press_after_putting_back(side, now) {
        game.report_clock();
        time::pressed(game, side);
        return Ok(());
    }
    make_executed(game, side);
    if game.moves.uncompleted(side) {
        // The pegs were changed after the move was made. Its player has heard that; now the arbiter does.
        let other = guiding::shows_another(game, side);
        complete(game, side);
        if other.is_some() {
            guiding::tell_squares(game, side);
        }
        return Ok(());
    }
    keep_unpromoted(game, side);
    if complete_illegal(game, side) {
        return Ok(());
    }
    if let Some(why) = game.arbiter_deciding() {
        return Err(why);
    }
    if has_displaced(game, side.other()) {
        time::press_back(game, side.other());
        return Ok(());
    }
    let mut parts = missing::parts(game, side);
    // A player who has yet to repeat the announcement need not hear what comes after that.
    if game.repetition_owed() && game.moves.last_by() == Some(side.other()) {
        parts.truncate(1);
    }
    game.refuse(asker, Refusal::NotMade(parts));
    if game.settings.arbiter {
        report_early(game, side);
    }
    Ok(())
}

/// Whether the opponent may start the clock of `side` again, which has displaced pieces.
///
/// See 2001 and 1997 7.3.
fn has_displaced(state: &State, side: Color) -> bool {
    let may_start = |rule: Provision| rule.times == TimeChange::OpponentMayStart;
    let open = state.incidents.open().iter();
    let displaced =
        open.filter(|open| open.situation == Situation::PiecesDisplaced && open.side == side).count() > 0;
    displaced && state.provision(Situation::PiecesDisplaced).is_ok_and(may_start)
}

/// Reports a press before the move to the arbiter, who decides whether it is an offence.
/// See 2023 6.2.4, 7.5.3.
fn report_early(game: &mut Game, side: Color) {
    // Only in games with a visually impaired player is a move more than what the board shows.
    let is_told =
        game.rules.tells_unannounced_from_unmade() && game.provision(Situation::AnnouncementMissing).is_ok();
    // The clock is not pressed, and until then the player can still correct board or announcement.
    if let Some(otherwise) = executed_otherwise(game, side).filter(|_| is_told) {
        let fact = Fact::Irregularity { side, reason: Irregular::PressEarly, entry: String::new() };
        game.record_as(fact, FactDelivery::saying_all(vec![otherwise]).to(Audience::Arbiter));
        return;
    }
    let (situation, phrase) = match game.whole_on_pegs(side) {
        Some(mv) if is_told => {
            let mv = game.upcoming(mv).message();
            (Situation::AnnouncementMissing, PressPhrase::PressedUnannounced { side, mv })
        }
        // D.2.1, D.2.5: the move may have been executed, but the announcement before it was not repeated.
        None if is_told && game.repetition_owed() => {
            (Situation::AnnouncementMissing, PressPhrase::PressedUnrepeated { side })
        }
        // D.2.4: a piece was moved, so 7.5.3 does not apply.
        None if is_told && game.has_begun_unannounced(side) => {
            (Situation::AnnouncementMissing, PressPhrase::PressedUnfinished { side })
        }
        _ => (Situation::PressWithoutMove, PressPhrase::PressedEarly { side }),
    };
    let fact = Fact::Irregularity { side, reason: Irregular::PressEarly, entry: String::new() };
    let about = Some(game.record_as(fact, FactDelivery::saying(&phrase)));
    let seen = Observation::of(game, situation, side);
    irregularities::wait(game, Observation { words: vec![phrase.message()], about, ..seen });
}

/// Returns the words for an announced move and another one on the pegs of `side`.
pub(crate) fn executed_otherwise(state: &State, side: Color) -> Option<Message> {
    let (announced, pegs) = missing::executed_otherwise(state, side)?;
    let (announced, pegs) = (state.upcoming(announced).message(), state.upcoming(pegs).message());
    Some(PressPhrase::ExecutedOtherwise { side, announced, pegs }.message())
}

/// Returns the side whose clock the asker can press now.
pub(crate) fn may_press(state: &State, asker: &Asker) -> Result<Color, Refusal> {
    match state.clocks.phase() {
        Phase::Before => return Err(state.not_started(asker)),
        Phase::Halted(_) => return Err(state.halted(asker)),
        Phase::Over(_) => return Err(Refusal::Over),
        Phase::Running => {}
    }
    let side = asker.side.ok_or(Refusal::NoSide)?;
    if !state.clocks.are_used() {
        return Err(Refusal::NoClock);
    }
    if state.running() == Some(side) { Ok(side) } else { Err(Refusal::ClockStands) }
}

/// Completes the last move, and earlier ones after which the player did not press (2005 6.8a).
pub(crate) fn complete(game: &mut Game, side: Color) {
    let now = game.now;
    let mut plies = game.state.moves.complete(side);
    let Some(made) = plies.pop() else { return };
    for ply in plies {
        game.record(Fact::Completed { side, ply });
        game.state.clocks.complete(side, now);
    }
    time::switch(game, side);
    game.record(Fact::Completed { side, ply: made });
    game.state.incidents.completed(side, made.before(), false);
    touches::show_broken(game, side, made);
    time::pressed(game, side);
}

/// Announces and makes the complete, unannounced move on the pegs, before a press is handled.
/// Only if the program announces by itself, or for a sighted player whose press makes the move (2023 4.7).
fn make_executed(game: &mut Game, side: Color) {
    let open = side == game.to_move() && game.moves.announced().is_none() && game.moves.illegal().is_none();
    let sighted = game.settings.press_executed && !game.settings.side(side).impaired;
    let announces = sighted || game.is_auto(side);
    if !announces || !open || game.moves.uncompleted(side) {
        return;
    }
    let whole = game.whole_on_pegs(side).filter(|_| game.board_behind(side).is_none());
    match whole.map(|mv| (mv, made::require_touched(game, mv))) {
        Some((mv, Ok(()))) => {
            made::announce(game, Announcing::of(game, side.into(), mv));
            made::make(game, mv);
        }
        bound => {
            // The press also gets an answer, which lists what the move still needs.
            if let Some((_, Err(why))) = bound {
                game.refuse(&Asker::player(side), why);
            }
            if let Some(illegal) = missing::illegal_on_pegs(game, side) {
                game.state.moves.keep_illegal(illegal);
            }
        }
    }
}

/// Keeps a move as illegal if the press leaves a pawn on the last rank, with an arbiter.
/// See 2023 7.5.2, 2005 7.4a.
fn keep_unpromoted(game: &mut Game, side: Color) {
    let open = side == game.to_move() && game.moves.illegal().is_none();
    if !game.settings.arbiter || !open || !game.settings.laws.unpromoted_is_illegal() {
        return;
    }
    let Some((entry, square, mv)) = missing::unpromoted(game, side) else { return };
    let queen = game.settings.laws.unpromoted_becomes_queen();
    let why = PressPhrase::Unpromoted { square, queen }.message();
    game.state.moves.keep_illegal(IllegalEntry::unpromoted(entry, why, mv));
}

/// Explains a typed pawn move to the last rank without a new piece, if the edition names it.
pub(crate) fn unpromoted(state: &State, pattern: &Pattern, illegal: IllegalEntry) -> IllegalEntry {
    let laws = state.settings.laws;
    match promotion(pattern, state.position()).filter(|_| laws.unpromoted_is_illegal()) {
        Some(mv) => {
            let why = PressPhrase::Unpromoted { square: mv.to(), queen: laws.unpromoted_becomes_queen() };
            IllegalEntry::unpromoted(illegal.text, why.message(), mv)
        }
        None => illegal,
    }
}

/// Completes an entered illegal move, and reports it to the arbiter (2023 7.5.1).
/// The opponent's time runs. Returns false if there was none.
fn complete_illegal(game: &mut Game, side: Color) -> bool {
    if !game.illegal_to_press(side) {
        return false;
    }
    let Some(illegal) = game.state.moves.press_illegal().cloned() else { return false };
    match game.can_stand(&illegal) {
        Some(mv) => stand(game, side, &illegal, mv),
        None => {
            if !illegal.announced && game.rules.announces_illegal_moves() {
                made::announce(game, Announcing::of_illegal(game, side.into(), &illegal));
            }
            time::switch(game, side);
            report_illegal(
                game,
                side,
                &illegal,
                Observation::of_last_move(game, illegal.kind.situation(), side),
            );
            time::pressed(game, side);
            tell_blocked(game);
        }
    }
    true
}

/// Tells everyone that no move can follow before the ruling on an illegal one, while a clock runs.
pub(crate) fn tell_blocked(game: &mut Game) {
    let illegal = game.moves.illegal().filter(|illegal| illegal.pressed && game.clocks.is_running());
    let Some(mv) =
        illegal.filter(|_| game.rules.tells_what_follows()).map(|illegal| game.said_of_illegal(illegal))
    else {
        return;
    };
    let side = game.to_move();
    game.queue.room(Priority::Message, &PressPhrase::ArbiterDecides { side, mv });
    if game.clocks.are_used() && game.settings.arbiter {
        game.queue.tell(Audience::Arbiter, Priority::Message, &PressPhrase::HaltMeanwhile);
    }
}

/// Makes and completes an illegal move that the opponent's reply will make valid.
///
/// Until then the arbiter, who alone is informed, can act (2023 A.5.2, 2005 B6, C3).
fn stand(game: &mut Game, side: Color, illegal: &IllegalEntry, mv: Move) {
    if !illegal.announced {
        made::announce(game, Announcing::of(game, side.into(), mv));
    }
    let before: Vec<Square> = game.moves.touches().pieces().map(|piece| piece.square).collect();
    let touched = before.iter().copied().chain(illegal.touched.iter().copied()).collect();
    game.state.moves.drop_illegal();
    made::make_illegal(game, mv);
    complete(game, side);
    let seen = Observation::of_last_move(game, illegal.kind.situation(), side);
    report_illegal(game, side, illegal, Observation { touched, ..seen });
}

/// Reports a completed illegal move to the arbiter, and adds a case.
fn report_illegal(game: &mut Game, side: Color, illegal: &IllegalEntry, seen: Observation) {
    let IllegalEntry { text: entry, why, kind, .. } = illegal.clone();
    let phrase = PressPhrase::IllegalPressed { side, why };
    let fact = Fact::Irregularity { side, reason: kind.reason(), entry };
    let about = Some(game.record_as(fact, FactDelivery::saying(&phrase)));
    game.state.incidents.completed(side, seen.plies, seen.entry);
    irregularities::wait(game, Observation { words: vec![phrase.message()], about, ..seen });
}
