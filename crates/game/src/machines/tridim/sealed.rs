//! The sealed move of an adjournment (3D, Appendix A).
//!
//! Writes: `clocks`, `moves`, `pending`.

use super::moves::{self, position};
use crate::arbiter::adjournment::{self, Request, Unsealable};
use crate::interface::asker::Asker;
use crate::interface::fact::Fact;
use crate::interface::refusal::Refusal;
use crate::reporting::record::Game;
use crate::session::{envelope, time};
use crate::state::State;
use crate::state::adjournment::Passphrase;
use annabella_speech::{Audience, Message, Phrase, Priority, Speaker, Worded};
use annabella_tridim::notation::NotationError;

pub(super) fn obey(game: &mut Game, asker: &Asker, request: Request) -> Result<(), Refusal> {
    match request {
        Request::Seal(_) => adjournment::seal(game, asker),
        Request::Opened(text) => {
            opened(game, &text.text);
            Ok(())
        }
        Request::Adjourn { .. } | Request::Envelope(_) | Request::ReadBack => {
            adjournment::obey(game, asker, request)
        }
    }
}

/// Checks whether a text may be sealed. With an arbiter every move may, even an illegal one.
pub(super) fn worth(game: &State, text: &str) -> Result<(), Unsealable> {
    let position = game.moves.tridim().ok_or(Unsealable::Unreadable)?.position();
    let why = match moves::read(game, text, position) {
        Ok(_) => return Ok(()),
        Err(NotationError::Unreadable) => return Err(Unsealable::Unreadable),
        Err(NotationError::Ambiguous(_)) => Unsealable::Ambiguous,
        Err(NotationError::Illegal(_)) => Unsealable::Illegal,
    };
    if game.settings.arbiter { Ok(()) } else { Err(why) }
}

/// Returns the words that read a sealed move back. With an arbiter, they are the typed words.
pub(super) fn in_words(game: &State, text: &str) -> Message {
    let position = game.moves.tridim().map(|line| line.position());
    let read = |position| moves::read(game, text, position).ok().map(|mv| (position, mv));
    match position.filter(|_| !game.settings.arbiter).and_then(read) {
        Some((position, mv)) => game.said_of(position, mv),
        None => envelope::quoted(text),
    }
}

/// Makes the sealed move from the opened envelope; the opponent's time runs (3D A9).
fn opened(game: &mut Game, text: &str) {
    let (side, now) = (game.to_move(), game.now);
    game.state.pending.passphrase_is(Passphrase::Unknown);
    let mv = match moves::read(game, text, position(game)) {
        Ok(mv) => mv,
        Err(error) => {
            let why = moves::unplayable(game, &error, text, position(game)).message();
            return adjournment::find_unplayable(game, text, why);
        }
    };
    game.state.pending.resume();
    game.state.clocks.run(Some(side), now);
    game.record(Fact::Continued { note: None });
    moves::announce(game, side.into(), mv);
    moves::make(game, mv);
    if !game.clocks.is_running() || !game.clocks.are_used() {
        return;
    }
    game.state.moves.complete_last(side);
    time::switch(game, side);
    if let Some(ply) = game.last_ply() {
        game.record(Fact::Completed { side, ply });
    }
    let continued = Phrase::Continued { side: side.other() };
    game.queue.say_to(Speaker::Clock, Audience::Room, Priority::Message, &continued);
}
