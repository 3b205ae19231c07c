//! The sealed move of an adjournment (3D, Appendix A).

use super::moves;
use super::played::position;
use crate::arbiter::adjournment::{OpeningPhrase, Unsealable};
use crate::interface::fact::{Fact, Irregular};
use crate::irregular::ending;
use crate::session::envelope;
use crate::session::time;
use crate::state::State;
use crate::state::pending::Passphrase;
use crate::telling::record::Game;
use annabella_speech::{Audience, Message, Phrase, Priority, Speaker, Worded};
use annabella_tridim::notation::NotationError;

/// Whether a text may be sealed as the next move. With an arbiter every move may, also an illegal one.
pub(super) fn worth(table: &State, text: &str) -> Result<(), Unsealable> {
    let position = table.moves.tridim().ok_or(Unsealable::Unreadable)?.position();
    let why = match moves::read(table, text, position) {
        Ok(_) => return Ok(()),
        Err(NotationError::Unreadable) => return Err(Unsealable::Unreadable),
        Err(NotationError::Ambiguous(_)) => Unsealable::Ambiguous,
        Err(NotationError::Illegal(_)) => Unsealable::Illegal,
    };
    if table.settings.arbiter { Ok(()) } else { Err(why) }
}

/// The words that read a sealed move back. Where an arbiter will judge it, they are those that were typed.
pub(super) fn in_words(table: &State, text: &str) -> Message {
    let position = table.moves.tridim().map(|line| line.position());
    let read = |position| moves::read(table, text, position).ok().map(|mv| (position, mv));
    match position.filter(|_| !table.settings.arbiter).and_then(read) {
        Some((position, mv)) => table.said_of(position, mv),
        None => envelope::quoted(text),
    }
}

/// The sealed move is open: it is made, and the opponent's time runs (3D A9).
pub(super) fn opened(table: &mut Game, text: &str) {
    let (side, now) = (table.to_move(), table.now);
    table.state.pending.passphrase_is(Passphrase::Unknown);
    let mv = match moves::read(table, text, position(table)) {
        Ok(mv) => mv,
        Err(error) => {
            let why = moves::unplayable(table, &error, text, position(table)).message();
            let phrase = OpeningPhrase::SealedWrong { side, entry: text.to_owned(), why };
            ending::propose_loss(table, side, Irregular::SealedMove, text.to_owned(), &phrase);
            return;
        }
    };
    table.state.pending.resume();
    table.state.clocks.run(Some(side), now);
    table.record(Fact::Continued);
    moves::announce(table, side.into(), mv);
    moves::make(table, mv);
    if !table.clocks.is_running() || !table.clocks.are_used() {
        return;
    }
    table.state.moves.complete_last(side);
    time::switch(table, side);
    if let Some(ply) = table.last_ply() {
        table.record(Fact::Completed { side, ply });
    }
    let continued = Phrase::Continued { side: side.other() };
    table.book.say_to(Speaker::Clock, Audience::Room, Priority::Message, &continued);
}
