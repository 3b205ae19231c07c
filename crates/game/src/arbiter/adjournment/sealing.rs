//! The move to seal: it goes into an envelope, and can be changed until the clocks are stopped.
//!
//! Writes: `pending`.

use super::passphrase;
use crate::interface::asker::Asker;
use crate::interface::event::Commitment;
use crate::interface::fact::{Fact, Irregular};
use crate::interface::refusal::Refusal;
use crate::reporting::record::Game;
use crate::reporting::words::FactDelivery;
use crate::session::{envelope, offers};
use crate::state::State;
use crate::state::adjournment::{Adjournment, Passphrase};
use annabella_chess::{Color, MoveError};
use annabella_speech::{Speaker, phrases};
use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;

phrases! {
    /// Messages about a sealed move.
    enum SealPhrase {
        InEnvelope => "arbiter-in-envelope",
        /// 2023 Guideline I.1.1.
        MadeNotSealed { side: Color } => "arbiter-made-not-sealed",
    }
}

/// The result of sealing a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Sealing {
    /// Sealed, in this envelope.
    Closed(Commitment),
    /// The same for a move that was made instead of being sealed (2023 Guideline I.1.1).
    Made(Commitment),
    /// Refused.
    Refused(Unsealable),
}

/// The reason why a move is not sealed.
/// Nothing more is said about it: the player may mean a similar move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, IntoStaticStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub(crate) enum Unsealable {
    /// Text that is not a move in any expected form.
    Unreadable,
    /// An illegal move.
    Illegal,
    /// Text that could be several moves.
    Ambiguous,
    /// The touched pieces do not allow it.
    Touch,
    /// The envelope could not be written.
    NotWritten,
    /// A move typed without the word that seals.
    Stray,
    /// Sealing is not possible now.
    Early,
}

annabella_speech::codes! { Unsealable }

/// Refuses a move to seal that was not put into an envelope.
pub(crate) fn seal(state: &State, asker: &Asker) -> Result<(), Refusal> {
    may_seal(state, asker)?;
    Err(Refusal::NotSealed { why: Unsealable::NotWritten.code() })
}

/// Checks whether a text may be sealed. With an arbiter every move may, even an illegal one.
pub(crate) fn worth(state: &State, text: &str) -> Result<(), Unsealable> {
    let why = match state.settings.read_move(text, state.position()) {
        Ok(mv) if state.touch_forbids(mv).is_none() => return Ok(()),
        Ok(_) => Unsealable::Touch,
        Err(MoveError::Unreadable) => return Err(Unsealable::Unreadable),
        Err(MoveError::Ambiguous(_)) => Unsealable::Ambiguous,
        Err(MoveError::Illegal(_)) => Unsealable::Illegal,
    };
    if state.settings.arbiter { Ok(()) } else { Err(why) }
}

/// Records whether a move was put into an envelope.
pub(super) fn enclose(game: &mut Game, asker: &Asker, sealing: Sealing) -> Result<(), Refusal> {
    if sealing == Sealing::Refused(Unsealable::Stray) {
        let closed = || game.may_move(asker).err().unwrap_or(Refusal::EnvelopeClosed);
        return Err(if game.adjourned() { closed() } else { game.to_seal(game.to_move()) });
    }
    let side = may_seal(game, asker)?;
    if game.awaits_passphrase() {
        return Err(game.to_seal(side));
    }
    if !has_passphrase(game) {
        passphrase::ask_passphrase(game);
        return Ok(());
    }
    match sealing {
        Sealing::Made(envelope) => {
            let fact = Fact::Irregularity { side, reason: Irregular::MadeNotSealed, entry: String::new() };
            game.record_as(fact, FactDelivery::saying(&SealPhrase::MadeNotSealed { side }));
            keep_sealed(game, side, envelope);
            game.state.pending.bind_sealed();
        }
        Sealing::Closed(envelope) => {
            keep_sealed(game, side, envelope);
            if game.clocks.are_used() {
                game.queue.answer(Speaker::Program, asker, &[SealPhrase::InEnvelope]);
            }
        }
        Sealing::Refused(why) => return Err(Refusal::NotSealed { why: why.code() }),
    }
    // As a move on the board does, the sealed move declines an offer made before it (2023 9.1.2.1).
    if game.rules.answers_second_reports() {
        offers::declined(game, side);
    }
    Ok(())
}

/// Reads the sealed move back to its player, while it can be changed.
pub(super) fn read_back(game: &mut Game, asker: &Asker) -> Result<(), Refusal> {
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
    state.pending.passphrase() == Some(Passphrase::Given)
}

/// Returns the side whose move the asker may seal now.
pub(crate) fn may_seal(state: &State, asker: &Asker) -> Result<Color, Refusal> {
    let side = state.to_move();
    if state.pending.adjournment().is_none_or(Adjournment::is_closed) {
        return Err(Refusal::NotAdjourned);
    }
    if state.pending.adjournment().is_some_and(|adjournment| adjournment.bound) {
        return Err(Refusal::SealedByMaking { side });
    }
    if asker.side.ok_or(Refusal::NoSide)? != side {
        return Err(Refusal::NotYourMove { side });
    }
    Ok(side)
}

/// Keeps the envelope of the sealed move. It can be changed until the clocks are stopped.
fn keep_sealed(game: &mut Game, side: Color, envelope: Commitment) {
    game.state.pending.seal(envelope);
    envelope::read_back(game, None);
    if !game.clocks.are_used() {
        envelope::close(game, side);
    }
}
