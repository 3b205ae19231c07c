//! Adjournment: sealing a move, and opening its envelope when the game is resumed.
//!
//! See 2023 Guideline I; for an assistant, D.2.10.6.
//!
//! The move goes into an encrypted envelope as soon as it is typed. Until a person opens it, a game knows
//! only whether the move may be sealed, and the commitment to the envelope.
//!
//! Writes: `pending`.

mod opening;
mod passphrase;
mod roads;
mod sealing;

pub(crate) use opening::{
    ask_to_open, asks_to_open, find_unplayable, has_failed, may_open_for_absent, not_opened, open,
    resume_without_envelope,
};
pub(super) use passphrase::call_off;
pub(crate) use passphrase::passphrase;
pub(crate) use sealing::{Sealing, Unsealable, has_passphrase, may_seal, seal, worth};

use crate::grammar::declaration::{CommandPolicy, CommandWord, DefaultSide, Permission};
use crate::grammar::reasons;
use crate::interface::asker::Asker;
use crate::interface::duties::Duty;
use crate::interface::fact::Fact;
use crate::interface::refusal::Refusal;
use crate::interface::typed::TypedMove;
use crate::reporting::record::Game;
use crate::reporting::words::FactDelivery;
use crate::session::offers;
use crate::state::State;
use crate::state::clocks::Phase;
use crate::state::pending::ToConfirm;
use annabella_chess::Color;
use annabella_speech::{Phrase, Worded, phrases};
use serde::{Deserialize, Serialize};

phrases! {
    /// Messages about an adjournment.
    enum AdjournPhrase {
        SureToAdjourn { side: Color } => "arbiter-sure-to-adjourn",
    }
}

/// The requests to this topic.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Request {
    /// Adjourn the game.
    Adjourn {
        note: Option<String>,
        /// Without confirmation.
        #[serde(default = "sure", skip_serializing_if = "Clone::clone")]
        sure: bool,
    },
    /// Seal the next move; contains the text of the move.
    Seal(TypedMove),
    /// Seal the next move; contains the result of sealing, without the text.
    Envelope(Sealing),
    /// Read the sealed move back to its player.
    ReadBack,
    /// Make the sealed move, which has been opened.
    Opened(TypedMove),
}

pub(crate) const WORDS: &[CommandWord<Request>] = &[
    CommandWord::new("command-adjourn", |given| {
        Some(Request::Adjourn { note: reasons::note(given.text), sure: given.confirmed })
    }),
    CommandWord::new("command-seal", |given| {
        Some(reasons::note(given.text).map_or(Request::ReadBack, |text| Request::Seal(text.into())))
    }),
];

pub(crate) const fn row(request: &Request) -> CommandPolicy {
    match request {
        // It may be any line of a player, and is then refused like a move.
        Request::Envelope(Sealing::Refused(Unsealable::Stray)) => {
            CommandPolicy::changes_with_text(Permission::Duty(Duty::Adjourn), DefaultSide::ToMove).present()
        }
        Request::Adjourn { .. } | Request::Seal(_) | Request::Envelope(_) | Request::ReadBack => {
            CommandPolicy::changes_with_text(Permission::Duty(Duty::Adjourn), DefaultSide::ToMove)
        }
        Request::Opened(_) => CommandPolicy::changes_with_text(Permission::Players, DefaultSide::Confirmer),
    }
}

pub(crate) fn obey(game: &mut Game, asker: &Asker, request: Request) -> Result<(), Refusal> {
    match request {
        Request::Adjourn { note, sure } if sure || asker.own_side().is_none() => adjourn(game, asker, note),
        Request::Adjourn { note, .. } => ask_to_adjourn(game, asker, note),
        Request::Seal(_) => seal(game, asker),
        Request::Envelope(sealing) => sealing::enclose(game, asker, sealing),
        Request::ReadBack => sealing::read_back(game, asker),
        Request::Opened(typed) => {
            let read = game.settings.read_typed(&typed, game.position());
            opening::opened(game, &typed.text, read);
            Ok(())
        }
    }
}

const fn sure() -> bool {
    true
}

/// Asks a player to confirm the adjournment: the word may have been meant to leave the program.
fn ask_to_adjourn(game: &mut Game, asker: &Asker, note: Option<String>) -> Result<(), Refusal> {
    let side = game.side_that_plays(asker)?;
    may_adjourn(game, asker)?;
    offers::request_confirmation(
        game,
        asker,
        side,
        ToConfirm::Adjourn(note),
        &AdjournPhrase::SureToAdjourn { side },
    );
    Ok(())
}

/// Adjourns the game: the player to move must seal the next move.
/// The arbiter (Guideline I.1.1) or this player (I.1.2) may ask for it.
pub(crate) fn adjourn(game: &mut Game, asker: &Asker, note: Option<String>) -> Result<(), Refusal> {
    // The move was only said: the arbiter lets the player seal again.
    if asker.is_arbiter() && game.seals() && game.state.pending.unbind_sealed() {
        let side = game.to_move();
        let delivery = FactDelivery::saying(&Phrase::Adjourns { side }).by(asker.speaker);
        game.record_as(Fact::Adjourned { side, sealed: false, note }, delivery);
        return Ok(());
    }
    may_adjourn(game, asker)?;
    game.state.pending.adjourn(note.clone(), asker.is_arbiter() && game.settings.arbiter);
    let side = game.to_move();
    let fact = Fact::Adjourned { side, sealed: false, note };
    // If a passphrase is requested first, the explanation of sealing follows it.
    game.record_as(fact, FactDelivery::saying(&Phrase::Adjourns { side }).by(asker.speaker));
    passphrase::ask_passphrase(game);
    Ok(())
}

fn may_adjourn(state: &State, asker: &Asker) -> Result<(), Refusal> {
    let side = state.to_move();
    match (state.clocks.phase(), asker.side) {
        (Phase::Over(_), _) => Err(Refusal::Over),
        (Phase::Before, _) => Err(state.not_started(asker)),
        (Phase::Halted(_), _) => Err(state.halted(asker)),
        (_, Some(asking)) if !asker.is_arbiter() && asking != side => Err(Refusal::NotYourMove { side }),
        _ if state.pending.adjournment().is_some() => Err(state.to_seal(side)),
        // The illegal move comes first: the next one may not be for this position.
        _ if state.rules.opens_envelopes()
            && let Some(why) = state.arbiter_deciding() =>
        {
            Err(why)
        }
        _ => match state.moves.announced() {
            Some(mv) => Err(Refusal::Announced { mv: state.upcoming(mv).message() }),
            None => Ok(()),
        },
    }
}
