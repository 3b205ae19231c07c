//! Touched pieces, on the pegs or reported, and what the player must then do.
//!
//! Writes: `boards`, `moves`.

use crate::grammar::arguments;
use crate::grammar::declaration::{CommandPolicy, CommandWord, DefaultSide, Permission};
use crate::grammar::reasons;
use crate::incidents::irregularities;
use crate::incidents::observation::Observation;
use crate::incidents::reported;
use crate::interface::asker::Asker;
use crate::interface::duties::Duty;
use crate::interface::fact::{Fact, Irregular};
use crate::interface::refusal::Refusal;
use crate::moves::release;
use crate::reporting::record::Game;
use crate::reporting::words::FactDelivery;
use crate::session::offers;
use crate::state::State;
use annabella_chess::{Board, Color, Move, Piece, Ply, Position, Rank, Square, serial};
use annabella_clock::Stamp;
use annabella_laws::Situation;
use annabella_laws::touch::Obligation;
use annabella_speech::{Announcement, Audience, Message, Phrase, Priority, Speaker, Worded, phrases};
use annabella_tactile::{ContactLoss, Difference, Lift, Reading};
use serde::{Deserialize, Serialize};

phrases! {
    /// Messages about touched pieces.
    pub(crate) enum TouchPhrase {
        /// 2023 4.2.1.
        Adjusting => "play-adjusting",
        /// 2023 4.2.2.
        Untouched { side: Color } => "play-untouched",
        /// 2023 4.1, 7.5.4.
        TwoHands { side: Color, mv: Announcement, counts: bool } => "play-two-hands",
        MissingDuty { duty: Message } => "play-missing-duty",
        /// Evidence for the arbiter (2023 4.3).
        ContactLost { side: Color, square: Square, millis: usize, mv: Announcement } => "play-contact-lost",
        /// 2023 D.2.10.5.
        Reported { of: &'static str, side: Color, square: Square } => "play-touch-reported",
        /// To the player whose touch an assistant has reported.
        ReportedOfYou { square: Square } => "play-touch-reported-of-you",
    }
}

/// The requests to this topic.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Request {
    /// Report a touch.
    Touch(#[serde(with = "serial::square")] Square),
    /// Report that the piece on the first square was released on the second.
    #[serde(rename = "let-go")]
    Released {
        #[serde(with = "serial::square")]
        from: Square,
        #[serde(with = "serial::square")]
        to: Square,
    },
    /// Cancel all touches.
    Untouch,
    /// The same, or a report of a touch, with the arbiter's reason.
    Ruled {
        #[serde(with = "serial::square_or_none")]
        square: Option<Square>,
        note: String,
    },
    /// Report a touch of this side, which may have moved since.
    Of {
        #[serde(with = "serial::color")]
        side: Color,
        #[serde(with = "serial::square")]
        square: Square,
        note: Option<String>,
    },
    /// Announce adjusting, for one square or any.
    Adjust(#[serde(with = "serial::square_or_none")] Option<Square>),
    /// List what the touched pieces require.
    Must,
}

pub(crate) const WORDS: &[CommandWord<Request>] = &[
    CommandWord::new("command-touch", |given| arguments::is_none(given.text).then_some(Request::Untouch)),
    CommandWord::new("command-touch", |given| arguments::square(given.text).map(Request::Touch)),
    CommandWord::new("command-touch", |given| {
        arguments::two_squares(given.text).map(|(from, to)| Request::Released { from, to })
    }),
    CommandWord::new("command-touch", |given| of_side(given.text)),
    CommandWord::new("command-touch", |given| {
        let (first, rest) = given.text.split_once(char::is_whitespace)?;
        let first = first.trim_end_matches(':');
        let square = arguments::square(first);
        let note = reasons::reason_alone(rest.trim())?;
        (square.is_some() || arguments::is_none(first)).then_some(Request::Ruled { square, note })
    }),
    CommandWord::new("command-adjust", |given| match given.text {
        "" => Some(Request::Adjust(None)),
        square => arguments::square(square).map(|square| Request::Adjust(Some(square))),
    }),
    CommandWord::alone("command-must", |_| Some(Request::Must)),
];

/// Reads `white f1`, `f1 white` or `white Felix one`, and a reason after it.
fn of_side(text: &str) -> Option<Request> {
    let ends = text.match_indices(char::is_whitespace).map(|(at, _)| at).chain([text.len()]);
    ends.into_iter().find_map(|end| {
        let named = text[..end].trim_end_matches(':');
        let first = named.split_once(char::is_whitespace);
        let last = named.rsplit_once(char::is_whitespace).map(|(square, side)| (side, square));
        let (side, square) = [first, last]
            .into_iter()
            .flatten()
            .find_map(|(side, square)| Some((arguments::color(side)?, arguments::square(square.trim())?)))?;
        Some(Request::Of { side, square, note: reasons::reason_alone(text[end..].trim()) })
    })
}

pub(crate) const fn row(request: &Request) -> CommandPolicy {
    match request {
        Request::Touch(_) | Request::Released { .. } => {
            CommandPolicy::changes(Permission::Witness(Duty::Touches), DefaultSide::Impaired)
        }
        Request::Ruled { square: Some(_), .. } | Request::Of { .. } => {
            CommandPolicy::changes_with_text(Permission::Witness(Duty::Touches), DefaultSide::Impaired)
        }
        Request::Untouch => CommandPolicy::changes(Permission::Players, DefaultSide::Impaired),
        Request::Ruled { square: None, .. } => {
            CommandPolicy::changes_with_text(Permission::Players, DefaultSide::Impaired)
        }
        Request::Adjust(_) => CommandPolicy::changes(Permission::Players, DefaultSide::Thinking),
        // Although it only asks, it withdraws a question to confirm: older journals replay by this.
        Request::Must => CommandPolicy::changes(Permission::Everyone, DefaultSide::Impaired),
    }
}

pub(crate) fn obey(game: &mut Game, asker: &Asker, request: Request) -> Result<(), Refusal> {
    match request {
        Request::Touch(square) => {
            may_be_either(game, asker, square)?;
            touch_reported(game, asker, square, None)
        }
        Request::Ruled { square: Some(square), note } => {
            may_be_either(game, asker, square)?;
            touch_reported(game, asker, square, Some(note))
        }
        Request::Of { side, square, note } if side == game.to_move() => {
            touch_reported(game, asker, square, note)
        }
        // The player has moved another piece since.
        Request::Of { side, square, note } => {
            game.may_rule(asker)?;
            reported::touched(game, asker, side, square, note)
        }
        Request::Released { from, to } => {
            report_touch(game, asker, from, None)?;
            release::release(game, from, to, None);
            tell_obligation(game, asker, from);
            Ok(())
        }
        Request::Untouch => untouch(game, asker, None),
        Request::Ruled { square: None, note } => untouch(game, asker, Some(note)),
        Request::Adjust(square) => adjust(game, asker, square),
        Request::Must => must(game, asker),
    }
}

/// Refuses a touch that may be of either player.
///
/// The one to move may have touched the piece, or the other before a move that is not completed.
fn may_be_either(state: &State, asker: &Asker, square: Square) -> Result<(), Refusal> {
    let side = state.to_move().other();
    let own = state.position().board().piece_at(square).is_some_and(|piece| piece.color == side);
    let asks = asker.is_arbiter() && state.moves.uncompleted(side) && own;
    if asks && state.rules.reports_touches() { Err(Refusal::WhoTouched { square }) } else { Ok(()) }
}

fn touch_reported(
    game: &mut Game,
    asker: &Asker,
    square: Square,
    note: Option<String>,
) -> Result<(), Refusal> {
    report_touch(game, asker, square, note)?;
    tell_obligation(game, asker, square);
    Ok(())
}

/// Records a reported touch of the player to move.
/// An assistant or the arbiter may report it (2023 D.2.10.5); without an arbiter, anyone.
fn report_touch(game: &mut Game, asker: &Asker, square: Square, note: Option<String>) -> Result<(), Refusal> {
    let witness = matches!(asker.speaker, Speaker::Assistant | Speaker::Arbiter);
    if game.settings.arbiter && !witness {
        return Err(Refusal::ArbiterOnly);
    }
    game.may_touch(asker)?;
    let side = game.to_move();
    if game.position().board().piece_at(square).is_none() {
        return Err(Refusal::NothingStands { square });
    }
    if game.settings.arbiter && game.rules.reports_touches() {
        game.record_as(Fact::TouchRuled { side, square: Some(square), note }, FactDelivery::silent());
    }
    let now = game.now;
    if game.state.moves.touch(square, now) {
        touched(game, side, square, None);
    }
    Ok(())
}

/// Says what the touched pieces require; in a tournament, only to the arbiter.
/// The arbiter also hears who touched what, and which assistant reports it.
fn tell_obligation(game: &mut Game, asker: &Asker, square: Square) {
    let audience = if game.settings.arbiter { Audience::Arbiter } else { Audience::Room };
    let bound = game.obligation().message();
    let of = match asker.assists.filter(|_| asker.of_two) {
        Some(side) => side.fold_wb("white", "black"),
        None => "only",
    };
    let reported = TouchPhrase::Reported { of, side: game.to_move(), square };
    let by_assistant = asker.speaker == Speaker::Assistant && game.settings.arbiter;
    let words: Vec<Message> = by_assistant.then(|| reported.message()).into_iter().chain([bound]).collect();
    game.queue.say_all(Speaker::Program, audience, Priority::Message, &words);
    if by_assistant && game.rules.tells_what_follows() {
        let audience = game.to_move().into();
        game.queue.tell(audience, Priority::Message, &TouchPhrase::ReportedOfYou { square });
    }
}

/// Cancels touches that were not deliberate (2023 4.2.2).
/// The arbiter may do so; without one, the opponent or an assistant.
fn untouch(game: &mut Game, asker: &Asker, note: Option<String>) -> Result<(), Refusal> {
    let side = game.to_move();
    game.may_touch(asker)?;
    game.may_rule(asker)?;
    if asker.speaker == side.into() {
        return Err(Refusal::OwnTouch);
    }
    game.state.moves.strike_out_touches();
    game.state.boards.forget_hands(side);
    let phrase = TouchPhrase::Untouched { side };
    if game.settings.arbiter && game.rules.reports_touches() {
        let delivery = FactDelivery::saying(&phrase).by(asker.speaker);
        game.record_as(Fact::TouchRuled { side, square: None, note }, delivery);
    } else {
        game.queue.say_to(asker.speaker, Audience::Room, Priority::Message, &phrase);
    }
    Ok(())
}

/// Announces adjusting for the player to move, for one square or any (2023 4.2.1).
fn adjust(game: &mut Game, asker: &Asker, square: Option<Square>) -> Result<(), Refusal> {
    let side = game.to_move();
    game.may_touch(asker)?;
    if asker.side != Some(side) {
        return Err(Refusal::NotYourMove { side });
    }
    let by_peg = game.boards.connected(side).is_some();
    game.state.moves.adjust(square, by_peg);
    game.queue.say_to(side.into(), Audience::Room, Priority::Message, &TouchPhrase::Adjusting);
    Ok(())
}

/// Says what the touched pieces require of the player to move.
fn must(game: &mut Game, asker: &Asker) -> Result<(), Refusal> {
    game.may_touch(asker)?;
    // In a tournament, only the arbiter may ask.
    game.may_rule(asker)?;
    let bound = game.obligation();
    game.queue.answer(Speaker::Program, asker, &[bound]);
    Ok(())
}

/// Records the touch of a peg lifted at `lifted` (2023 D.2.2), or of a reported piece.
fn touched(game: &mut Game, side: Color, square: Square, lifted: Option<Stamp>) {
    game.record(Fact::Touched { by: side, square, lifted_ms: lifted });
    // 2023 9.1.2.1: touching a piece in order to move or capture it declines an offer.
    if !game.settings.laws.touch_declines() {
        return;
    }
    let certain_at = lifted.map(|at| at + game.settings.timing.loss);
    match certain_at.filter(|&at| at > game.now && game.pending.offer() == Some(side.other())) {
        Some(at) => game.state.moves.decline_at(square, at),
        None => _ = offers::declined(game, side),
    }
}

/// Declines an offer once a peg is off its contact for longer than the contact alone may lose it.
pub(crate) fn settle_offer(game: &mut Game) {
    let (side, now) = (game.to_move(), game.now);
    if game.state.moves.take_decline(now) {
        offers::declined(game, side);
    }
}

/// Records touches by lifted pegs, at most two at the same time.
pub(crate) fn touched_by_pegs(game: &mut Game, side: Color, lifts: &[Lift]) {
    for lift in game.state.moves.touch_pegs(lifts) {
        touched(game, side, lift.square, Some(lift.at));
    }
}

/// Records the pieces lifted for adjusting as touched, if one was moved or captured instead (`moved`).
pub(crate) fn touched_after_all(game: &mut Game, side: Color, moved: impl Fn(&Lift) -> bool) {
    let debounce = game.settings.timing.debounce;
    for lift in game.state.moves.touch_after_all(moved, |at| at + debounce) {
        touched(game, side, lift.square, Some(lift.at));
    }
}

/// Processes a peg placed on the board of the player to move, after the opponent's move was executed.
pub(crate) fn placed(game: &mut Game, side: Color, square: Square, piece: Piece) {
    let synced = game.boards.get(side).is_some_and(|board| board.is_synced());
    if !game.counts_lifts(side) || !synced {
        return;
    }
    let now = game.now;
    if game.position().board().piece_at(square) == Some(piece) {
        game.state.moves.put_back(square, now);
        match game.boards.get(side).and_then(|board| board.loss(square)) {
            Some(loss) => game.state.moves.lose(loss),
            None => game.state.moves.confirm_touch(square),
        }
    } else {
        // A piece placed elsewhere or captured was touched, even if adjusting was announced.
        touched_after_all(game, side, |lift| lift.piece == piece || lift.square == square);
    }
    let last = side.fold_wb(Rank::Eighth, Rank::First);
    // A piece that was already on the board has only moved there.
    let is_new = game.boards.get(side).is_some_and(|board| {
        let count = |of: &Board| of.by_piece(piece).count();
        count(board.placement()) > count(game.position().board())
    });
    if is_new && piece.color == side && square.rank() == last {
        game.state.moves.place(piece.role, square);
    }
}

/// Reminds a player who has put back a touched piece what the touched pieces require.
pub(crate) fn remind(game: &mut Game, side: Color) {
    let board = game.boards.get(side).filter(|board| board.is_synced());
    let back = board.is_some_and(|board| board.placement() == game.position().board());
    if game.settings.arbiter || !back || !game.counts_lifts(side) {
        return;
    }
    let bound = game.obligation();
    if game.moves.announced().is_some_and(|mv| bound.allows(mv)) {
        return;
    }
    if !bound.is_free() && game.state.moves.remind(&bound) {
        game.queue.tell(side.into(), Priority::Notification, &bound);
    }
}

/// Returns the touch obligation, if the move in progress does not meet it.
pub(crate) fn duty_missing(state: &State, side: Color) -> Option<TouchPhrase> {
    let bound: Obligation = state.obligation();
    if state.settings.arbiter || bound.is_free() {
        return None;
    }
    let begun = match (state.moves.announced(), state.boards.connected(side)) {
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

/// Reports to the arbiter, at the press, a move against touch-move or apparently with two hands.
pub(crate) fn show_broken(game: &mut Game, side: Color, ply: Ply) {
    show_two_hands(game, side, ply);
    show_losses(game, side, ply);
    let Some(why) = game.state.moves.take_touch_broken(side) else { return };
    let entry = game.line().plies()[ply.before()].san.clone();
    let phrase = Phrase::TouchBroken { side, mv: game.announcement(ply), why };
    let fact = Fact::Irregularity { side, reason: Irregular::TouchMove, entry };
    let about = Some(game.record_as(fact, FactDelivery::saying(&phrase)));
    let seen = Observation::of_last_move(game, Situation::TouchBroken, side);
    let touched = game.moves.touched_before().pieces().map(|piece| piece.square).collect();
    irregularities::wait(game, Observation { words: vec![phrase.message()], about, touched, ..seen });
}

/// Reports, as evidence, pieces that left their squares for a moment before another was moved.
fn show_losses(game: &mut Game, side: Color, ply: Ply) {
    for ContactLoss { square, length } in game.state.moves.take_losses(side) {
        let (entry, mv) = (game.line().plies()[ply.before()].san.clone(), game.announcement(ply));
        let phrase = TouchPhrase::ContactLost { side, square, millis: length.millis(), mv };
        let fact = Fact::ContactLost { board: side, square, lost_ms: length, entry };
        // Repeated losses of an unsteady contact are in the report, and are not said again.
        let is_unsteady = game.boards.get(side).is_some_and(|board| board.is_unsteady(square));
        let delivery = FactDelivery::saying(&phrase).only_if(!is_unsteady);
        let delivery = if game.settings.arbiter { delivery } else { delivery.to(Audience::Room) };
        game.record_as(fact, delivery);
    }
}

/// Reports to the arbiter a move of two pieces at the same time (2023 4.1, 7.5.4).
fn show_two_hands(game: &mut Game, side: Color, ply: Ply) {
    if !game.state.moves.take_two_hands(side) || !game.settings.arbiter {
        return;
    }
    let entry = game.line().plies()[ply.before()].san.clone();
    let counts = game.settings.laws.two_hands_are_illegal();
    let phrase = TouchPhrase::TwoHands { side, mv: game.announcement(ply), counts };
    let fact = Fact::Irregularity { side, reason: Irregular::TwoHands, entry };
    let about = Some(game.record_as(fact, FactDelivery::saying(&phrase)));
    let seen = Observation::of_last_move(game, Situation::TwoHands, side);
    irregularities::wait(game, Observation { words: vec![phrase.message()], about, ..seen });
}

/// Whether hands changed two squares of `mv` at the same time on the board of `side`.
pub(crate) fn by_two_hands(state: &State, side: Color, mv: Move) -> bool {
    let Some(board) = state.boards.connected(side) else { return false };
    let mut after = state.position().clone();
    after.play_unchecked(mv);
    let changed = Difference::between(state.position().board(), after.board());
    let squares: Vec<Square> = changed.iter().map(|difference| difference.square).collect();
    board.changed_at_once(&squares, state.settings.timing.debounce)
}
