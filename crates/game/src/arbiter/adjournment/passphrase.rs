//! The passphrase that closes and opens the envelope.
//!
//! Writes: `pending`.

use crate::interface::effect::SecretAsked;
use crate::interface::fact::Fact;
use crate::interface::refusal::Refusal;
use crate::reporting::record::Game;
use crate::state::State;
use crate::state::adjournment::Passphrase;
use annabella_chess::Color;
use annabella_speech::{Audience, Priority, Speaker, Worded, phrases, routing::Seat};

/// Minimum number of characters of a passphrase; the same where envelopes are closed.
const MIN_CHARACTERS: usize = 8;

phrases! {
    /// Messages about a passphrase.
    enum PassphrasePhrase {
        AskPassphrase { fewest: usize } => "arbiter-ask-passphrase",
        AskWord { fewest: usize } => "arbiter-ask-word",
        SealNow { side: Color } => "arbiter-seal-now",
        NoAdjournment { side: Color } => "arbiter-no-adjournment",
        NoAdjournmentUnclocked => "arbiter-no-adjournment-unclocked",
    }
}

/// Asks for the passphrase that will close an envelope: the arbiter's, or a word chosen by the players.
pub(super) fn ask_passphrase(game: &mut Game) {
    game.state.pending.passphrase_is(Passphrase::AskedToClose);
    let phrase = if game.settings.arbiter {
        PassphrasePhrase::AskPassphrase { fewest: MIN_CHARACTERS }
    } else {
        PassphrasePhrase::AskWord { fewest: MIN_CHARACTERS }
    };
    game.queue.ask(keeper(game), SecretAsked::Passphrase, &phrase);
}

/// Returns the keeper of the passphrase; at a player's terminal, everyone must see the question.
pub(super) fn keeper(state: &State) -> Audience {
    let there = matches!(state.settings.seat, Seat::Shared | Seat::Arbiter);
    if state.settings.arbiter && there { Audience::Arbiter } else { Audience::Room }
}

/// Reports a refusal to the keepers of the passphrase.
pub(super) fn turn_down(game: &mut Game, why: &Refusal) {
    let audience = keeper(game);
    let by = if game.settings.arbiter { Speaker::Arbiter } else { game.to_move().into() };
    let fact = Fact::Refused { by, reason: why.code().to_owned() };
    game.queue.report(audience, fact, vec![why.message()]);
    game.queue.tell(audience, Priority::Text, why);
}

/// Processes the answer to the question for a new envelope's passphrase.
pub(crate) fn passphrase(game: &mut Game, given: bool) {
    if !game.awaits_passphrase() {
        return;
    }
    if given {
        game.state.pending.passphrase_is(Passphrase::Given);
        let side = game.to_move();
        game.queue.room(Priority::Message, &PassphrasePhrase::SealNow { side });
        return;
    }
    // A move sealed before a restart of the program stays sealed.
    if game.has_sealed() {
        game.state.pending.passphrase_is(Passphrase::Unknown);
    } else {
        call_off(game);
    }
    turn_down(game, &Refusal::PassphraseMissing);
}

/// Ends an adjournment whose move is not sealed. Everyone has heard about it.
pub(in crate::arbiter) fn call_off(game: &mut Game) {
    game.state.pending.resume();
    let phrase = match game.running() {
        Some(side) => PassphrasePhrase::NoAdjournment { side },
        None => PassphrasePhrase::NoAdjournmentUnclocked,
    };
    game.queue.room(Priority::Message, &phrase);
}
