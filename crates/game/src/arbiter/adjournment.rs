//! Adjournment: the player to move seals a move instead of making it; it is opened when the game is
//! resumed (2023 Guideline I; an assistant's part in it, D.2.10.6).
//!
//! The move goes into an encrypted envelope as soon as it is typed. A game learns only whether it may be
//! sealed, and the commitment to the envelope, until somebody opens it.

use crate::grammar::ask::{self, CommandRow, CommandWord, For, Whose};
use crate::interface::asker::Asker;
use crate::interface::commitment::Commitment;
use crate::interface::duties::Duty;
use crate::interface::effect::SecretAsked;
use crate::interface::event::Found;
use crate::interface::fact::{Fact, HaltReason, Irregular};
use crate::interface::refusal::Refusal;
use crate::interface::settings::AnnounceBy;
use crate::interface::typed::TypedMove;
use crate::irregular::losses;
use crate::moving::moves;
use crate::moving::touches;
use crate::session::envelope;
use crate::session::guiding;
use crate::session::offers;
use crate::session::time;
use crate::state::State;
use crate::state::clocks::Phase;
use crate::state::matters::{Adjournment, AskedBack, Passphrase};
use crate::telling::record::Game;
use crate::telling::words::Telling;
use annabella_chess::{Color, Move, MoveError};
use annabella_speech::{Audience, Message, Phrase, Priority, Speaker, Worded, phrases, routing::Seat};
use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;

annabella_speech::codes! { Unsealable }

/// The fewest characters of a passphrase for an envelope, as who closes envelopes has it.
const FEWEST: usize = 8;

phrases! {
    /// What is said of a sealed move.
    pub(crate) enum SealPhrase {
        /// Guideline I.8.
        SealedWrong { side: Color, entry: String, why: Message } => "arbiter-sealed-wrong",
        SureToAdjourn { side: Color } => "arbiter-sure-to-adjourn",
        AskPassphrase { fewest: usize } => "arbiter-ask-passphrase",
        AskWord { fewest: usize } => "arbiter-ask-word",
        AskToOpen => "arbiter-ask-to-open",
        SealNow { side: Color } => "arbiter-seal-now",
        InEnvelope => "arbiter-in-envelope",
        /// Guideline I.7.
        EnvelopeWaits { side: Color } => "arbiter-envelope-waits",
        Missing { side: Color } => "arbiter-envelope-missing",
        Altered { side: Color } => "arbiter-envelope-altered",
        /// Guideline I.12.
        WithoutEnvelope { side: Color } => "arbiter-without-envelope",
    }
}

/// The requests to this room.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Ask {
    /// Adjourn the game.
    Adjourn {
        note: Option<String>,
        /// Without confirmation.
        #[serde(default = "sure", skip_serializing_if = "Clone::clone")]
        sure: bool,
    },
    /// Seal the next move; the text of the move.
    Seal(TypedMove),
    /// Seal the next move, without the text: what became of it.
    Envelope(Sealing),
    /// Read the sealed move back to its player.
    ReadBack,
    /// The sealed move, which has been opened.
    Opened(TypedMove),
}

/// What becomes of a move that is to be sealed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Sealing {
    /// It is in that envelope.
    Closed(Commitment),
    /// It is in none.
    Refused(Unsealable),
}

/// Why a move is not sealed. Nothing more is said of it: the player may mean one that is like it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, IntoStaticStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub(crate) enum Unsealable {
    /// It is no move in any form that is expected.
    Unreadable,
    /// It is not legal.
    Illegal,
    /// It may be several moves.
    Ambiguous,
    /// The touched pieces do not allow it.
    Touch,
    /// The envelope could not be written.
    NotWritten,
    /// It was typed without the word that seals.
    Stray,
    /// No move can be sealed now.
    Early,
}

pub(crate) const WORDS: &[CommandWord<Ask>] = &[
    CommandWord::new("command-adjourn", |given| {
        Some(Ask::Adjourn { note: ask::note(given.argument), sure: given.sure })
    }),
    CommandWord::new("command-seal", |given| {
        Some(ask::note(given.argument).map_or(Ask::ReadBack, |text| Ask::Seal(text.into())))
    }),
];

pub(crate) const fn row(ask: &Ask) -> CommandRow {
    match ask {
        Ask::Adjourn { .. } | Ask::Seal(_) | Ask::Envelope(_) | Ask::ReadBack => {
            CommandRow::new(Whose::Duty(Duty::Adjourn), For::ToMove)
        }
        Ask::Opened(_) => CommandRow::new(Whose::Players, For::Confirmer),
    }
}

pub(crate) fn obey(game: &mut Game, asker: &Asker, ask: Ask) -> Result<(), Refusal> {
    match ask {
        Ask::Adjourn { note, sure } if sure || asker.own_side().is_none() => adjourn(game, asker, note),
        Ask::Adjourn { note, .. } => ask_to_adjourn(game, asker, note),
        Ask::Seal(_) => seal(game, asker),
        Ask::Envelope(sealing) => enclose(game, asker, sealing),
        Ask::ReadBack => read_back(game, asker),
        Ask::Opened(typed) => {
            let read = game.read_typed(&typed, game.position());
            opened(game, &typed.text, read);
            Ok(())
        }
    }
}

const fn sure() -> bool {
    true
}

/// Asks a player whether the game is to be adjourned: the word may have been meant to leave the program.
fn ask_to_adjourn(game: &mut Game, asker: &Asker, note: Option<String>) -> Result<(), Refusal> {
    let side = game.side_that_plays(asker)?;
    may_adjourn(game, asker)?;
    offers::ask_back(game, asker, side, AskedBack::Adjourn(note), &SealPhrase::SureToAdjourn { side });
    Ok(())
}

/// Adjourns the game: the player to move is asked to seal the next move. The arbiter (Guideline I.1.1)
/// or that player (I.1.2) may ask for it.
pub(crate) fn adjourn(game: &mut Game, asker: &Asker, note: Option<String>) -> Result<(), Refusal> {
    may_adjourn(game, asker)?;
    game.state.matters.adjourn(note.clone());
    let fact = Fact::Adjourned { side: game.to_move(), sealed: false, note };
    game.record_as(fact, Telling::new().by(asker.speaker));
    ask_passphrase(game);
    Ok(())
}

/// Asks for the passphrase of an envelope that is to be closed: the arbiter's, without one a word that the
/// players choose.
fn ask_passphrase(game: &mut Game) {
    game.state.matters.passphrase_is(Passphrase::AskedToClose);
    let phrase = if game.settings.arbiter {
        SealPhrase::AskPassphrase { fewest: FEWEST }
    } else {
        SealPhrase::AskWord { fewest: FEWEST }
    };
    game.book.ask(keeper(game), SecretAsked::Passphrase, &phrase);
}

/// Who keeps the passphrase; at a player's own terminal everybody must see that it is asked for.
fn keeper(state: &State) -> Audience {
    let there = matches!(state.settings.seat, Seat::Shared | Seat::Arbiter);
    if state.settings.arbiter && there { Audience::Arbiter } else { Audience::Room }
}

/// Refuses to those who keep the passphrase.
fn turn_down(game: &mut Game, why: &Refusal) {
    let audience = keeper(game);
    let by = if game.settings.arbiter { Speaker::Arbiter } else { game.to_move().into() };
    let fact = Fact::Refused { by, reason: why.code().to_owned() };
    game.book.report(audience, fact, Some(why.message()));
    game.book.tell(audience, Priority::Text, why);
}

/// The passphrase for a new envelope was asked for, and `given` or not.
pub(crate) fn passphrase(game: &mut Game, given: bool) {
    let asked =
        game.matters.adjournment().filter(|adjournment| adjournment.passphrase == Passphrase::AskedToClose);
    let Some(adjournment) = asked else { return };
    if given {
        game.state.matters.passphrase_is(Passphrase::Given);
        let side = game.to_move();
        game.book.room(Priority::Message, &SealPhrase::SealNow { side });
        return;
    }
    // A move that was sealed before the program was restarted stays so.
    match adjournment.sealed {
        Some(_) => game.state.matters.passphrase_is(Passphrase::Unknown),
        None => {
            game.state.matters.resume();
            // The room has heard of an adjournment.
            game.book.room(Priority::Message, &Phrase::NothingChanged);
        }
    }
    turn_down(game, &Refusal::PassphraseMissing);
}

fn may_adjourn(state: &State, asker: &Asker) -> Result<(), Refusal> {
    let side = state.to_move();
    match (state.clocks.phase(), asker.side) {
        (Phase::Over(_), _) => Err(Refusal::Over),
        (Phase::Before, _) => Err(Refusal::NotStarted),
        (Phase::Halted(_), _) => Err(state.halted(asker)),
        (_, Some(asking)) if !asker.is_arbiter() && asking != side => Err(Refusal::NotYourMove { side }),
        _ if state.matters.adjournment().is_some() => Err(state.to_seal(side)),
        _ => match state.course.announced() {
            Some(mv) => Err(Refusal::Announced { mv: state.upcoming(mv) }),
            None => Ok(()),
        },
    }
}

/// Refuses a move to be sealed that was not put into an envelope.
pub(crate) fn seal(state: &State, asker: &Asker) -> Result<(), Refusal> {
    may_seal(state, asker)?;
    Err(Refusal::NotSealed { why: Unsealable::NotWritten.code() })
}

/// Whether a text may be sealed as the next move. With an arbiter every move may, also an illegal one.
pub(crate) fn worth(state: &State, text: &str) -> Result<(), Unsealable> {
    let why = match state.read_move(text, state.position()) {
        Ok(mv) if state.touch_forbids(mv).is_none() => return Ok(()),
        Ok(_) => Unsealable::Touch,
        Err(MoveError::Unreadable) => return Err(Unsealable::Unreadable),
        Err(MoveError::Ambiguous(_)) => Unsealable::Ambiguous,
        Err(MoveError::Illegal(_)) => Unsealable::Illegal,
    };
    if state.settings.arbiter { Ok(()) } else { Err(why) }
}

/// A move was put into an envelope, or was not.
fn enclose(game: &mut Game, asker: &Asker, sealing: Sealing) -> Result<(), Refusal> {
    if sealing == Sealing::Refused(Unsealable::Stray) {
        return Err(game.to_seal(game.to_move()));
    }
    let side = may_seal(game, asker)?;
    if game.awaits_passphrase() {
        return Err(game.to_seal(side));
    }
    if !has_passphrase(game) {
        ask_passphrase(game);
        return Ok(());
    }
    match sealing {
        Sealing::Closed(envelope) => keep_sealed(game, asker, side, envelope),
        Sealing::Refused(why) => return Err(Refusal::NotSealed { why: why.code() }),
    }
    Ok(())
}

/// Reads the sealed move back to its player, as long as it can be changed.
fn read_back(game: &mut Game, asker: &Asker) -> Result<(), Refusal> {
    if game.adjourned() {
        return Err(Refusal::EnvelopeClosed);
    }
    let side = may_seal(game, asker)?;
    if envelope::unclosed(game).is_none() {
        return Err(game.to_seal(side));
    }
    envelope::read_back(game, Some(asker.audience()));
    Ok(())
}

/// Whether the passphrase for a new envelope has been given.
pub(crate) fn has_passphrase(state: &State) -> bool {
    let given = |adjournment: &Adjournment| adjournment.passphrase == Passphrase::Given;
    state.matters.adjournment().is_some_and(given)
}

/// The side whose move the asker may seal now.
pub(crate) fn may_seal(state: &State, asker: &Asker) -> Result<Color, Refusal> {
    let side = state.to_move();
    if state.matters.adjournment().is_none_or(|adjournment| adjournment.closed) {
        return Err(Refusal::NotAdjourned);
    }
    if asker.side.ok_or(Refusal::NoSide)? != side {
        return Err(Refusal::NotYourMove { side });
    }
    Ok(side)
}

/// Keeps the envelope of the sealed move. It stays open to change until the clocks are stopped.
pub(crate) fn keep_sealed(game: &mut Game, asker: &Asker, side: Color, envelope: Commitment) {
    game.state.matters.seal(envelope);
    envelope::read_back(game, None);
    if !game.clocks.are_used() {
        envelope::close(game, side);
        return;
    }
    game.book.answer(Speaker::Program, asker, &[SealPhrase::InEnvelope]);
}

/// Goes on with an adjourned game: the passphrase of the envelope is asked for. Returns false if no envelope
/// is closed.
pub(crate) fn ask_to_open(game: &mut Game) -> bool {
    let closed = |adjournment: &Adjournment| adjournment.closed && adjournment.sealed.is_some();
    if !game.matters.adjournment().is_some_and(closed) {
        return false;
    }
    let (side, now) = (game.to_move().other(), game.now);
    if game.matters.is_absent(side) {
        // The time of who is to reply runs, and the envelope is opened when that player has come
        // (Guideline I.7, I.9.2).
        if game.clocks.halted().is_some() {
            envelope::wait_for(game, side);
        }
        game.book.room(Priority::Message, &SealPhrase::EnvelopeWaits { side });
        return true;
    }
    if game.clocks.is_running() {
        game.state.clocks.halt(now);
        game.record(Fact::Halted { reason: HaltReason::ArbiterCalled, note: None });
    }
    game.state.matters.passphrase_is(Passphrase::AskedToOpen);
    game.book.ask(keeper(game), SecretAsked::Passphrase, &SealPhrase::AskToOpen);
    true
}

/// An envelope was not opened: why.
pub(crate) fn not_opened(game: &mut Game, found: &Found) {
    if !asks_to_open(game) {
        return;
    }
    game.state.matters.passphrase_is(Passphrase::Failed);
    let side = game.to_move();
    let (reason, phrase) = match found {
        Found::Missing => (Irregular::EnvelopeMissing, SealPhrase::Missing { side }),
        Found::Altered => (Irregular::EnvelopeAltered, SealPhrase::Altered { side }),
        Found::None => {
            game.state.matters.passphrase_is(Passphrase::Unknown);
            return turn_down(game, &Refusal::PassphraseMissing);
        }
        Found::Wrong | Found::Move(_) => return turn_down(game, &Refusal::WrongPassphrase),
    };
    let fact = Fact::Irregularity { side, reason, entry: String::new() };
    let audience = keeper(game);
    game.record_as(fact, Telling::saying(&phrase).to(audience));
}

/// Whether the passphrase of the closed envelope is asked for.
pub(crate) fn asks_to_open(state: &State) -> bool {
    let asks = |adjournment: &Adjournment| adjournment.passphrase == Passphrase::AskedToOpen;
    state.matters.adjournment().is_some_and(asks)
}

/// Whether an envelope could not be opened.
pub(crate) fn has_failed(state: &State) -> bool {
    let failed = |adjournment: &Adjournment| adjournment.passphrase == Passphrase::Failed;
    state.matters.adjournment().is_some_and(failed)
}

/// Goes on without an envelope that could not be opened: who sealed the move makes on the board the move
/// that this player says was sealed (Guideline I.12.1).
pub(crate) fn go_on_without(game: &mut Game, asker: &Asker) -> Result<(), Refusal> {
    game.may_rule(asker)?;
    let (side, now) = (game.to_move(), game.now);
    game.state.matters.resume();
    game.state.clocks.run(Some(side), now);
    guiding::do_without_absent_boards(game);
    game.record_as(Fact::Continued, Telling::saying(&SealPhrase::WithoutEnvelope { side }));
    for owner in Color::ALL {
        moves::expect_position(game, owner);
    }
    Ok(())
}

/// The sealed move is open: it is made, and the opponent's time runs (Guideline I.9.1).
fn opened(game: &mut Game, text: &str, read: Result<Move, MoveError>) {
    let (side, now) = (game.to_move(), game.now);
    game.state.matters.passphrase_is(Passphrase::Unknown);
    let mv = match read {
        Ok(mv) => mv,
        Err(error) => {
            let why = game.unplayable(&error, text, game.position()).message();
            let phrase = SealPhrase::SealedWrong { side, entry: text.to_owned(), why };
            losses::propose(game, side, Irregular::SealedMove, text.to_owned(), &phrase);
            return;
        }
    };
    game.state.matters.resume();
    game.state.clocks.run(Some(side), now);
    guiding::do_without_absent_boards(game);
    game.record(Fact::Continued);
    let aloud = game.settings.announce_by != AnnounceBy::Player;
    moves::announce(game, side.into(), mv, aloud);
    moves::make(game, mv);
    for owner in Color::ALL {
        moves::expect_position(game, owner);
    }
    if !game.clocks.is_running() || !game.clocks.are_used() {
        return;
    }
    game.state.course.complete_last(side);
    time::switch(game, side);
    if let Some(ply) = game.last_ply() {
        game.record(Fact::Completed { side, ply });
        touches::show_broken(game, side, ply);
    }
    let continued = Phrase::Continued { side: side.other() };
    game.book.say_to(Speaker::Clock, Audience::Room, Priority::Message, &continued);
}
