//! Touched pieces: from the pegs or by report, and what the player must then do.

use super::ask::{self, CommandRow, CommandWord, For, Whose};
use super::asker::Asker;
use super::duties::Duty;
use super::fact::{Fact, Irregular};
use super::offers;
use super::record::Game;
use super::refusal::Refusal;
use super::state::State;
use super::words::Telling;
use crate::chess::{Board, Color, Piece, Ply, Position, Rank, Square};
use crate::clock::Stamp;
use crate::laws::touch::Obligation;
use crate::speech::{Audience, Message, Phrase, Priority, Speaker, Worded, phrases};
use crate::tactile::{Lift, Reading};

phrases! {
    /// What is said of touched pieces.
    pub(super) enum TouchPhrase {
        /// 2023 4.2.1.
        Adjusting => "play-adjusting",
        /// 2023 4.2.2.
        Untouched { side: Color } => "play-untouched",
        MissingDuty { duty: Message } => "play-missing-duty",
    }
}

/// What may be asked for here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Ask {
    /// A touch is reported.
    Touch(Square),
    /// Touches are struck out.
    Untouch,
    /// Adjusting is announced, of one square or of any.
    Adjust(Option<Square>),
    /// What touched pieces leave.
    Must,
}

pub(super) const WORDS: &[CommandWord<Ask>] = &[
    CommandWord::new("command-touch", |given| ask::is_none(given.argument).then_some(Ask::Untouch)),
    CommandWord::new("command-touch", |given| ask::square(given.argument).map(Ask::Touch)),
    CommandWord::new("command-adjust", |given| match given.argument {
        "" => Some(Ask::Adjust(None)),
        square => ask::square(square).map(|square| Ask::Adjust(Some(square))),
    }),
    CommandWord::new("command-must", |_| Some(Ask::Must)),
];

pub(super) const fn row(ask: &Ask) -> CommandRow {
    match ask {
        Ask::Touch(_) => CommandRow::new(Whose::Witness(Duty::Touches), For::Thinking),
        Ask::Untouch | Ask::Adjust(_) => CommandRow::new(Whose::Players, For::Thinking),
        Ask::Must => CommandRow::question(),
    }
}

pub(super) fn obey(game: &mut Game, asker: &Asker, ask: Ask) -> Result<(), Refusal> {
    match ask {
        Ask::Touch(square) => touch(game, asker, square),
        Ask::Untouch => untouch(game, asker),
        Ask::Adjust(square) => adjust(game, asker, square),
        Ask::Must => must(game, asker),
    }
}

/// A touch is reported for the player on move, by an assistant or arbiter (2023 D.2.10.5), or
/// where there is no arbiter by anybody.
fn touch(game: &mut Game, asker: &Asker, square: Square) -> Result<(), Refusal> {
    let witness = matches!(asker.speaker, Speaker::Assistant | Speaker::Arbiter);
    if game.settings.arbiter && !witness {
        return Err(Refusal::ArbiterOnly);
    }
    game.may_touch(asker)?;
    let side = game.to_move();
    if game.position().board().piece_at(square).is_none() {
        return Err(Refusal::NothingStands { square });
    }
    let now = game.now;
    if game.state.course.touch(square, now) {
        touched(game, side, square, None);
    }
    // In a tournament the player is not told what it leaves; the arbiter is.
    let audience = if game.settings.arbiter { Audience::Arbiter } else { Audience::Room };
    let bound = game.obligation();
    game.book.tell(audience, Priority::Message, &bound);
    Ok(())
}

/// Touches are struck out, as no deliberate ones (2023 4.2.2): by the arbiter, or where none
/// rules by the opponent or the assistant.
fn untouch(game: &mut Game, asker: &Asker) -> Result<(), Refusal> {
    let side = game.to_move();
    game.may_touch(asker)?;
    game.may_rule(asker)?;
    if asker.speaker == side.into() {
        return Err(Refusal::OwnTouch);
    }
    game.state.course.strike_out_touches();
    game.state.boards.forget_hands(side);
    game.book.say_to(asker.speaker, Audience::Room, Priority::Message, &TouchPhrase::Untouched { side });
    Ok(())
}

/// The player on move announces adjusting, one square or any (2023 4.2.1).
fn adjust(game: &mut Game, asker: &Asker, square: Option<Square>) -> Result<(), Refusal> {
    let side = game.to_move();
    game.may_touch(asker)?;
    if asker.side != Some(side) {
        return Err(Refusal::NotYourMove { side });
    }
    let by_peg = game.boards.connected(side).is_some();
    game.state.course.adjust(square, by_peg);
    game.book.say_to(side.into(), Audience::Room, Priority::Message, &TouchPhrase::Adjusting);
    Ok(())
}

/// Answers what the player on move must do by the touched pieces.
fn must(game: &mut Game, asker: &Asker) -> Result<(), Refusal> {
    game.may_touch(asker)?;
    // Where an arbiter rules, no player is told.
    game.may_rule(asker)?;
    let bound = game.obligation();
    game.book.answer(Speaker::Program, asker, &[bound]);
    Ok(())
}

/// A piece was touched: its peg left the aperture at that time (2023 D.2.2), or somebody has
/// reported it.
fn touched(game: &mut Game, side: Color, square: Square, lifted: Option<Stamp>) {
    game.record(Fact::Touched { by: side, square, lifted_ms: lifted });
    // 2023 9.1.2.1: touching a piece declines; the opponent's may be to be captured.
    if game.settings.laws.touch_declines() {
        offers::declined(game, side);
    }
}

/// Pegs have left their apertures, at most two at once.
pub(super) fn touched_by_pegs(game: &mut Game, side: Color, lifts: &[Lift]) {
    for lift in game.state.course.touch_pegs(lifts) {
        touched(game, side, lift.square, Some(lift.at));
    }
}

/// What was lifted to be adjusted was moved or captured instead, where one of these was.
pub(super) fn touched_after_all(game: &mut Game, side: Color, moved: impl Fn(&Lift) -> bool) {
    let debounce = game.settings.timing.debounce;
    for lift in game.state.course.touch_after_all(moved, |at| at + debounce) {
        touched(game, side, lift.square, Some(lift.at));
    }
}

/// A peg was put in on a board of the player on move with everything executed there.
pub(super) fn placed(game: &mut Game, side: Color, square: Square, piece: Piece) {
    let synced = game.boards.get(side).is_some_and(|board| board.is_synced());
    if !game.counts_lifts(side) || !synced {
        return;
    }
    let now = game.now;
    if game.position().board().piece_at(square) == Some(piece) {
        game.state.course.put_back(square, now);
    } else {
        // What is put elsewhere, or gives way, was touched for that, whatever was announced.
        touched_after_all(game, side, |lift| lift.piece == piece || lift.square == square);
    }
    let last = side.fold_wb(Rank::Eighth, Rank::First);
    // One that was on the board all the time has only moved there.
    let is_new = game.boards.get(side).is_some_and(|board| {
        let count = |of: &Board| of.by_piece(piece).count();
        count(board.placement()) > count(game.position().board())
    });
    if is_new && piece.color == side && square.rank() == last {
        game.state.course.place(piece.role, square);
    }
}

/// What is back on its square may have been touched all the same: its player is told.
pub(super) fn remind(game: &mut Game, side: Color) {
    let board = game.boards.get(side).filter(|board| board.is_synced());
    let back = board.is_some_and(|board| board.placement() == game.position().board());
    if game.settings.arbiter || !back || !game.counts_lifts(side) {
        return;
    }
    let bound = game.obligation();
    if game.course.announced().is_some_and(|mv| bound.allows(mv)) {
        return;
    }
    if !bound.is_free() && game.state.course.remind(&bound) {
        game.book.tell(side.into(), Priority::Notification, &bound);
    }
}

/// What touched pieces leave, where the move under way is something else.
pub(super) fn duty_missing(state: &State, side: Color) -> Option<TouchPhrase> {
    let bound: Obligation = state.obligation();
    if state.settings.arbiter || bound.is_free() {
        return None;
    }
    let begun = match (state.course.announced(), state.boards.connected(side)) {
        (Some(mv), _) => vec![mv],
        (None, None) => Vec::new(),
        (None, Some(board)) => match board.reading(state.position()) {
            Reading::Whole(mv) => vec![mv],
            Reading::Unfinished { candidates } => candidates,
            Reading::AtBase | Reading::Elsewhere { .. } => Vec::new(),
        },
    };
    let fits = !begun.is_empty() && begun.iter().all(|&mv| bound.allows(mv));
    (!fits).then(|| TouchPhrase::MissingDuty { duty: bound.message() })
}

/// The arbiter is shown, at the press, a move that touched pieces did not allow.
pub(super) fn show_broken(game: &mut Game, side: Color, ply: Ply) {
    let Some(why) = game.state.course.take_touch_broken(side) else { return };
    let entry = game.line().plies()[ply.before()].san.clone();
    let phrase = Phrase::TouchBroken { side, mv: game.announcement(ply), why };
    let fact = Fact::Irregularity { side, reason: Irregular::TouchMove, entry };
    game.record_as(fact, Telling::saying(&phrase));
}
