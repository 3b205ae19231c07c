//! Commands for the move in progress: typed, announced from the pegs, corrected, completed by a press.
//!
//! Writes: `moves`, `pending`.

use crate::grammar::declaration::{CommandPolicy, CommandWord, DefaultSide, Permission};
use crate::interface::asker::Asker;
use crate::interface::duties::Duty;
use crate::interface::fact::Fact;
use crate::interface::refusal::Refusal;
use crate::interface::typed::TypedMove;
use crate::moves::made::{self, Announcing};
use crate::moves::missing;
use crate::moves::press::{self, press};
use crate::reporting::record::Game;
use crate::reporting::words::FactDelivery;
use crate::session::guiding;
use crate::session::offers;
use crate::session::time;
use crate::state::State;
use crate::state::moves::IllegalEntry;
use annabella_chess::{Chess, Color, Move, MoveError, Pattern, Ply, Role, SanPlus, uci_in};
use annabella_laws::touch::obligation;
use annabella_speech::{Announcement, Message, Speaker, Unplayable, Worded, phrases};
use serde::{Deserialize, Serialize};

phrases! {
    /// Messages about a corrected announcement.
    pub(crate) enum CorrectionPhrase {
        /// 2023 D.2.8.
        Corrected { mv: Message } => "play-corrected",
        /// To a player who proposes to take back a move that needs only a correction.
        Instead => "play-correct-instead",
    }
}

/// The requests to this topic.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Request {
    /// Enter a move.
    Enter(TypedMove),
    /// Announce the move on the pegs.
    Say,
    /// Press the clock.
    Press,
    /// Correct the announcement to match the executed move.
    Correct(TypedMove),
}

pub(crate) const WORDS: &[CommandWord<Request>] = &[
    CommandWord::alone("command-press", |_| Some(Request::Press)).key(8, 'p'),
    CommandWord::alone("command-say", |_| Some(Request::Say)).key(9, 'y'),
    CommandWord::new("command-correct", |given| match given.text {
        "" => None,
        text => Some(Request::Correct(text.into())),
    }),
];

pub(crate) const fn row(request: &Request) -> CommandPolicy {
    match request {
        Request::Enter(_) => {
            CommandPolicy::changes(Permission::Duty(Duty::Announce), DefaultSide::ToMove).present().heard()
        }
        Request::Say => {
            CommandPolicy::changes(Permission::Duty(Duty::Announce), DefaultSide::ToMove).present()
        }
        Request::Press => {
            CommandPolicy::changes(Permission::Duty(Duty::Clock), DefaultSide::Presser).present().heard()
        }
        Request::Correct(_) => {
            CommandPolicy::changes(Permission::Duty(Duty::Announce), DefaultSide::Announcer)
        }
    }
}

pub(crate) fn obey(game: &mut Game, asker: &Asker, request: Request) -> Result<(), Refusal> {
    match request {
        Request::Enter(text) => enter(game, asker, &text),
        Request::Say => say(game, asker),
        Request::Press => time::by_key(game, |game| press(game, asker)),
        Request::Correct(text) => correct(game, asker, &text),
    }
}

/// Enters a move: announces it, and makes it.
/// With a connected board, it is made only when the pegs show it.
fn enter(game: &mut Game, asker: &Asker, typed: &TypedMove) -> Result<(), Refusal> {
    let (text, read) = (typed.text.as_str(), game.settings.read_typed(typed, game.position()));
    if game.clocks.is_over() {
        return Err(Refusal::Over);
    }
    // Text that is not a move is refused first, even if another player must move.
    if let Err(error @ MoveError::Unreadable) = &read {
        return Err(game.unplayable(error, text, game.position()).into());
    }
    let side = may_enter(game, asker)?;
    if let Some(announced) = game.moves.announced() {
        // The board was lost before it showed the announced move: typing the move again makes it.
        if game.boards.connected(side).is_none() && read == Ok(announced) {
            made::make(game, announced);
            return Ok(());
        }
        return Err(Refusal::Announced { mv: game.upcoming(announced).message() });
    }
    if let Err(MoveError::Illegal(pattern)) = &read
        && is_repetition(game, side, text, pattern)
    {
        return Err(Refusal::NothingToRepeat);
    }
    match read {
        Ok(mv) => {
            made::require_touched(game, mv)?;
            made::accept_entry(game);
            let announcing = Announcing::of(game, asker.speaker, mv);
            made::announce(game, Announcing { seat: asker.heard_at, ..announcing });
            made::execute(game, side, mv);
            Ok(())
        }
        Err(MoveError::Illegal(pattern)) if game.settings.arbiter => {
            let why = game.unplayable(&MoveError::Illegal(pattern), text, game.position());
            // The move is legal, and only the word for a capture is wrong: no illegal move.
            if is_capture_slip(&pattern, &why) && game.rules.refuses_capture_slips() {
                return Err(why.into());
            }
            // What is announced lacks the new piece. On the board, the pegs show it (2023 4.4.4, D.2.1).
            let impaired = game.settings.side(side).impaired && game.rules.tells_unannounced_from_unmade();
            if impaired && why.code == "illegal-promotion-missing" {
                return Err(why.into());
            }
            let illegal = IllegalEntry::of(text.to_owned(), &why, &pattern, game.position());
            let illegal = press::unpromoted(game, &pattern, illegal);
            let announcing = Announcing::of_illegal(game, asker.speaker, &illegal);
            keep_illegal(game, illegal, Announcing { seat: asker.heard_at, ..announcing });
            Ok(())
        }
        Err(error) => Err(game.unplayable(&error, text, game.position()).into()),
    }
}

/// Whether a text is the opponent's move typed again, which no piece of `side` can make.
///
/// A capture that only leaves the king in check is an illegal move, though its text is the same.
fn is_repetition(state: &State, side: Color, text: &str, pattern: &Pattern) -> bool {
    const NO_PIECE: [&str; 5] =
        ["illegal", "illegal-no-piece", "illegal-no-pawn", "illegal-pawn-ahead", "illegal-pawn-diagonal"];
    let last = state.line().plies().last().filter(|last| last.by != side);
    let illegal = MoveError::Illegal(*pattern);
    state.settings.repetition
        && state.rules.tells_what_follows()
        && last.is_some_and(|last| state.settings.read_move(text, &last.before) == Ok(last.mv))
        && NO_PIECE.contains(&state.unplayable(&illegal, text, state.position()).code)
}

/// Returns the side for which the asker may enter a move.
///
/// A player who can still correct the last announcement (2023 D.2.8) hears about that.
pub(crate) fn may_enter(state: &State, asker: &Asker) -> Result<Color, Refusal> {
    state.may_move(asker).map_err(|why| match (&why, asker.side, state.last_ply()) {
        (Refusal::NotYourMove { .. }, Some(side), Some(last)) if corrects_last(state, side) => {
            Refusal::Announced { mv: state.announced(last) }
        }
        _ => why,
    })
}

/// Whether `side` can correct the announcement of its last move to another move.
pub(crate) fn corrects_last(state: &State, side: Color) -> bool {
    let final_move = state.settings.arbiter && state.settings.is_sighted();
    !final_move && may_correct(state, side) == Ok(Correctable::LastMove)
}

/// Whether a piece's legal move was called a capture by mistake.
fn is_capture_slip(pattern: &Pattern, why: &Unplayable) -> bool {
    let by_piece = matches!(pattern, Pattern::Piece { role: Some(role), .. } if *role != Role::Pawn);
    by_piece && why.code == "illegal-capture"
}

/// Keeps an illegal move until the press.
///
/// It is announced like any other move (2023 D.2.1): players get no hint.
pub(crate) fn keep_illegal(game: &mut Game, illegal: IllegalEntry, announcing: Announcing) {
    made::accept_entry(game);
    let announced = game.rules.announces_illegal_moves() || game.can_stand(&illegal).is_some();
    if announced {
        made::announce(game, announcing);
    }
    game.state.moves.keep_illegal(IllegalEntry { announced, ..illegal });
}

/// Announces the move on the pegs.
pub(crate) fn say(game: &mut Game, asker: &Asker) -> Result<(), Refusal> {
    let side = game.may_move(asker)?;
    if game.boards.get(side).is_none() {
        let enrolled = game.settings.side(side).hear.is_some();
        return Err(if enrolled { Refusal::NothingProposed } else { Refusal::NoBoard });
    }
    if game.boards.connected(side).is_none() {
        return Err(Refusal::BoardAway { side });
    }
    match (game.whole_on_pegs(side), game.moves.announced()) {
        (Some(mv), None) => {
            made::require_touched(game, mv)?;
            made::accept_entry(game);
            let by = if asker.speaker == Speaker::Assistant { Speaker::Assistant } else { side.into() };
            made::announce(game, Announcing::of(game, by, mv).always_aloud());
            game.state.moves.announce(mv);
            made::follow_pegs(game, side);
        }
        (Some(pegs), Some(announced)) if pegs != announced => {
            guiding::pegs_differ(game, side, announced, pegs);
        }
        (None, None) if game.moves.illegal().is_none() => match missing::illegal_on_pegs(game, side) {
            Some(illegal) => {
                let announcing = Announcing::of_illegal(game, side.into(), &illegal).always_aloud();
                keep_illegal(game, illegal, announcing);
            }
            None => return missing::tell(game, asker),
        },
        _ => return missing::tell(game, asker),
    }
    Ok(())
}

/// The announcement that a player can still correct.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Correctable {
    /// The announcement of the move in progress.
    InProgress,
    /// The announcement of the last move made.
    LastMove,
}

/// Corrects a wrong announcement before the opponent's clock runs (2023 D.2.8).
fn correct(game: &mut Game, asker: &Asker, typed: &TypedMove) -> Result<(), Refusal> {
    let side = asker.side.ok_or(Refusal::NoSide)?;
    let correctable = may_correct(game, side)?;
    let before = corrected_from(game).clone();
    let mv = game.settings.read_typed(typed, &before);
    let mv = mv.map_err(|error| game.unplayable(&error, &typed.text, &before))?;
    let announced = match correctable {
        Correctable::InProgress => game.moves.announced(),
        Correctable::LastMove => game.line().plies().last().map(|ply| ply.mv),
    };
    if announced == Some(mv) {
        return Err(Refusal::Unchanged { mv: Announcement::of(&before, mv, game.settings.style) });
    }
    // A touched piece stays touched.
    let touches = match correctable {
        Correctable::InProgress => game.moves.touches(),
        Correctable::LastMove => game.moves.touched_before(),
    };
    let bound = obligation(game.settings.laws, &before, touches);
    if correctable == Correctable::LastMove && announced.is_some_and(|made| is_made(game, made, mv)) {
        // A move that touch-move forbids may be replaced by one that it allows (2023 4.3).
        let forbidden = announced.is_some_and(|made| !bound.allows(made));
        if !forbidden {
            return Err(Refusal::MadeMove);
        }
    }
    if !bound.allows(mv) && !game.settings.arbiter {
        return Err(Refusal::TouchMove(bound.message()));
    }
    // An offer made with the move is valid: it cannot be withdrawn (2023 9.1.2.1).
    let offered = game.pending.offer() == Some(side);
    let noted = game.score(side).cells().last().is_some_and(|cell| cell.offer);
    if correctable == Correctable::LastMove {
        made::unmake_slip(game);
    }
    let phrase = CorrectionPhrase::Corrected { mv: game.upcoming(mv).message() };
    let instead_of = announced.map(|announced| SanPlus::from_move(before.clone(), announced).to_string());
    let instead_of = instead_of.filter(|_| game.rules.reports_touches());
    let san = SanPlus::from_move(before, mv).to_string();
    let (ply, uci) = (Ply::after(game.line().len()), uci_in(game.position(), mv));
    let fact = Fact::Corrected { side, ply, san, uci, instead_of };
    let aloud = game.settings.announces_aloud();
    game.record_as(fact, FactDelivery::saying(&phrase).aloud(aloud));
    if correctable == Correctable::InProgress {
        made::accept_entry(game);
        made::execute(game, side, mv);
        return Ok(());
    }
    if offered {
        game.state.pending.keep_offer(side);
    }
    made::make(game, mv);
    if noted {
        offers::note_offer(game);
    }
    Ok(())
}

/// Whether `mv` would replace a move made on the board (2023 4.7).
/// An announcement (2023 D.2.8) and the piece that a pawn became (4.4.4) are corrected.
fn is_made(state: &State, made: Move, mv: Move) -> bool {
    let other_squares = (made.from(), made.to()) != (mv.from(), mv.to());
    state.rules.corrects_announcements_only()
        && state.settings.arbiter
        && state.settings.is_sighted()
        && other_squares
}

/// Returns the position in which a correction is read.
/// If the move in progress is announced, it is the current position, otherwise the one before the last move.
pub(crate) fn corrected_from(state: &State) -> &Chess {
    let in_progress = state.moves.announced().is_some() || is_entry_announced(state);
    if in_progress { state.position() } else { state.position_before() }
}

/// Whether the announced move in progress is an illegal one.
fn is_entry_announced(state: &State) -> bool {
    state.moves.illegal().is_some_and(|illegal| illegal.announced && !illegal.pressed)
}

/// Returns the announcement that `side` can still correct.
pub(crate) fn may_correct(state: &State, side: Color) -> Result<Correctable, Refusal> {
    let in_progress =
        side == state.to_move() && (state.moves.announced().is_some() || is_entry_announced(state));
    let made = state.moves.last_by() == Some(side);
    let uncompleted = match state.clocks.are_used() {
        true => state.moves.uncompleted(side),
        // Without a clock, until the opponent repeats the move.
        false => !state.moves.repeated(),
    };
    // A move executed on the pegs was not merely announced by mistake.
    let executed = state.boards.connected(side).is_some();
    let ply = if in_progress { Some(Ply::after(state.moves.plies())) } else { state.last_ply() };
    let claimed = ply.is_some() && state.moves.claimed_ply() == ply;
    // A move that is not completed can also be corrected while the clocks are stopped.
    let open =
        state.clocks.is_running() || state.clocks.halted().is_some() && state.pending.claim().is_none();
    if !open || claimed {
        return Err(Refusal::TooLate);
    }
    state.require_no_sealed_move()?;
    match in_progress {
        true => Ok(Correctable::InProgress),
        false if made && uncompleted && !executed => Ok(Correctable::LastMove),
        false if side == state.to_move() => Err(Refusal::NothingToCorrect),
        false => Err(Refusal::TooLate),
    }
}
