//! Opening the envelope of an adjourned game, and resuming play.
//!
//! Writes: `clocks`, `moves`, `pending`.

use super::passphrase::{keeper, turn_down};
use crate::incidents::ending;
use crate::interface::asker::Asker;
use crate::interface::effect::SecretAsked;
use crate::interface::event::Found;
use crate::interface::fact::{Fact, HaltReason, Irregular};
use crate::interface::refusal::Refusal;
use crate::moves::made::{self, Announcing};
use crate::moves::touches;
use crate::reporting::record::Game;
use crate::reporting::words::FactDelivery;
use crate::session::envelope;
use crate::session::guiding;
use crate::session::time;
use crate::state::State;
use crate::state::adjournment::Passphrase;
use crate::state::permissions::Going;
use annabella_chess::{Color, Move, MoveError};
use annabella_speech::{Audience, Message, Phrase, Priority, Speaker, Worded, phrases};

phrases! {
    /// Messages about opening an envelope.
    enum OpeningPhrase {
        /// Guideline I.8.
        SealedWrong { side: Color, entry: String, why: Message } => "arbiter-sealed-wrong",
        AskToOpen => "arbiter-ask-to-open",
        /// Guideline I.7.
        EnvelopeWaits { side: Color } => "arbiter-envelope-waits",
        /// Guideline I.10.
        OpensAnyway => "arbiter-opens-anyway",
        Missing { side: Color } => "arbiter-envelope-missing",
        Altered { side: Color } => "arbiter-envelope-altered",
        /// Guideline I.12.
        WithoutEnvelope { side: Color } => "arbiter-without-envelope",
    }
}

/// Resumes an adjourned game by asking for the passphrase. Returns false if no envelope is closed.
pub(crate) fn ask_to_open(game: &mut Game) -> bool {
    if !game.adjourned() {
        return false;
    }
    let side = game.to_move().other();
    if game.pending.is_absent(side) {
        // The time of the player who must reply runs. The envelope is opened when this player has arrived
        // (Guideline I.7, I.9.2).
        if game.clocks.halted().is_some() {
            envelope::wait_for(game, side);
        }
        game.queue.room(Priority::Message, &OpeningPhrase::EnvelopeWaits { side });
        if game.settings.arbiter {
            game.queue.tell(Audience::Arbiter, Priority::Message, &OpeningPhrase::OpensAnyway);
        }
        return true;
    }
    open(game);
    true
}

/// Whether the arbiter opens the envelope although the player who must reply is absent.
/// A sealed move that ends the game counts all the same (Guideline I.10).
pub(crate) fn may_open_for_absent(state: &State) -> bool {
    let is_absent = state.pending.is_absent(state.to_move().other());
    state.adjourned() && is_absent && state.rules.opens_envelopes_for_absent() && state.settings.arbiter
}

/// Stops the clocks and asks for the passphrase.
pub(crate) fn open(game: &mut Game) {
    let now = game.now;
    if game.clocks.is_running() {
        game.state.clocks.halt(now);
        game.record(Fact::Halted { reason: HaltReason::Ruling, note: None });
    }
    game.state.pending.passphrase_is(Passphrase::AskedToOpen);
    game.queue.ask(keeper(game), SecretAsked::Passphrase, &OpeningPhrase::AskToOpen);
}

/// Number of wrong passphrases after which the passphrase may be forgotten, and not mistyped.
const WRONG_OFTEN: usize = 3;

/// Reports why an envelope was not opened.
pub(crate) fn not_opened(game: &mut Game, found: &Found) {
    if !asks_to_open(game) {
        return;
    }
    game.state.pending.passphrase_is(Passphrase::Failed);
    let side = game.to_move();
    let (reason, phrase) = match found {
        Found::Missing => (Irregular::EnvelopeMissing, OpeningPhrase::Missing { side }),
        Found::Altered => (Irregular::EnvelopeAltered, OpeningPhrase::Altered { side }),
        Found::None => {
            game.state.pending.passphrase_is(Passphrase::Unknown);
            return turn_down(game, &Refusal::PassphraseMissing);
        }
        Found::Wrong | Found::Move(_) => {
            let often = game.state.pending.count_wrong_passphrase() >= WRONG_OFTEN;
            return turn_down(game, &Refusal::WrongPassphrase { often });
        }
    };
    let fact = Fact::Irregularity { side, reason, entry: String::new() };
    let audience = keeper(game);
    let at_once = game.pending.adjournment().is_some_and(|adjournment| adjournment.without_envelope);
    let delivery = if at_once { FactDelivery::silent() } else { FactDelivery::saying(&phrase).to(audience) };
    game.record_as(fact, delivery);
    if at_once {
        go_on_without_envelope(game);
    }
}

/// Whether the passphrase of the closed envelope has been requested.
pub(crate) fn asks_to_open(state: &State) -> bool {
    state.pending.passphrase() == Some(Passphrase::AskedToOpen)
}

/// Whether an envelope could not be opened.
pub(crate) fn has_failed(state: &State) -> bool {
    state.pending.passphrase() == Some(Passphrase::Failed)
}

/// Resumes the game without an envelope that could not be opened.
/// The player who sealed the move makes on the board the move that this player says was sealed (Guideline
/// I.12.1).
pub(crate) fn resume_without_envelope(game: &mut Game, asker: &Asker) -> Result<(), Refusal> {
    game.may_set_going(asker, Going::Asked)?;
    go_on_without_envelope(game);
    Ok(())
}

fn go_on_without_envelope(game: &mut Game) {
    let (side, now) = (game.to_move(), game.now);
    game.state.pending.resume();
    game.state.clocks.run(Some(side), now);
    guiding::do_without_absent_boards(game);
    game.record_as(
        Fact::Continued { note: None },
        FactDelivery::saying(&OpeningPhrase::WithoutEnvelope { side }),
    );
    made::expect_position(game);
}

/// Reports a sealed move that cannot be played, and why; the arbiter decides about it.
pub(crate) fn find_unplayable(game: &mut Game, text: &str, why: Message) {
    let side = game.to_move();
    let phrase = OpeningPhrase::SealedWrong { side, entry: text.to_owned(), why };
    game.state.pending.find_unplayable();
    ending::propose_loss(game, side, Irregular::SealedMove, text.to_owned(), &phrase);
}

/// Makes the opened sealed move: the opponent's time runs (Guideline I.9.1).
pub(super) fn opened(game: &mut Game, text: &str, read: Result<Move, MoveError>) {
    let (side, now) = (game.to_move(), game.now);
    game.state.pending.passphrase_is(Passphrase::Unknown);
    let mv = match read {
        Ok(mv) => mv,
        Err(error) => {
            let why = game.unplayable(&error, text, game.position()).message();
            return find_unplayable(game, text, why);
        }
    };
    game.state.pending.resume();
    game.state.clocks.run(Some(side), now);
    guiding::do_without_absent_boards(game);
    game.record(Fact::Continued { note: None });
    // The sealed move is older than an offer made since, and does not decline it (Guideline I.4).
    let offer = game.rules.answers_second_reports().then(|| game.state.pending.set_offer_aside(side.other()));
    made::announce(game, Announcing::of(game, side.into(), mv));
    made::make(game, mv);
    if let Some(by) = offer.flatten().filter(|_| !game.clocks.is_over()) {
        game.state.pending.keep_offer(by);
    }
    made::expect_position(game);
    if !game.clocks.is_running() || !game.clocks.are_used() {
        return;
    }
    game.state.moves.complete_last(side);
    time::switch(game, side);
    if let Some(ply) = game.last_ply() {
        game.record(Fact::Completed { side, ply });
        touches::show_broken(game, side, ply);
    }
    let continued = Phrase::Continued { side: side.other() };
    game.queue.say_to(Speaker::Clock, Audience::Room, Priority::Message, &continued);
}
