//! Closing the envelope with the sealed move (2023 Guideline I.1, I.2).

use super::fact::Fact;
use super::matters::Adjournment;
use super::record::Game;
use super::refusal::Refusal;
use crate::chess::Color;
use crate::clock::Span;
use crate::speech::{Audience, Phrase, Priority, phrases};

phrases! {
    /// What is written on the envelope.
    pub(super) enum EnvelopePhrase {
        /// Guideline I.2.2.
        Envelope { position: String } => "arbiter-envelope",
        /// Guideline I.2.3.
        Times { white: Span, black: Span } => "arbiter-envelope-times",
    }
}

/// Whether the press of that side ends the sealing. A press before a move is sealed is refused.
pub(super) fn press(game: &mut Game, side: Color) -> Result<bool, Refusal> {
    if side != game.to_move() {
        return Ok(false);
    }
    match game.matters.adjournment() {
        None => Ok(false),
        Some(Adjournment { sealed: None, .. }) => Err(Refusal::SealFirst { side }),
        Some(Adjournment { sealed: Some(_), .. }) => {
            close(game, side);
            Ok(true)
        }
    }
}

/// Halts the clocks and tells the arbiter what is written on the envelope (Guideline I.2).
pub(super) fn close(game: &mut Game, side: Color) {
    let now = game.now;
    game.state.matters.close_envelope();
    game.state.clocks.halt(now);
    game.record(Fact::Adjourned { side, sealed: true, note: None });
    let audience = if game.settings.arbiter { Audience::Arbiter } else { Audience::Room };
    let position = game.position_text();
    game.book.tell(audience, Priority::Message, &EnvelopePhrase::Envelope { position });
    let used = |side| game.clocks.used(side, now);
    if let (Some(white), Some(black)) = (used(Color::White), used(Color::Black)) {
        game.book.tell(audience, Priority::Message, &EnvelopePhrase::Times { white, black });
    }
    if let Some(side) = game.matters.offer() {
        game.book.tell(audience, Priority::Message, &Phrase::OfferStands { side });
    }
}

/// Says that the game is adjourned or about to be adjourned, if so.
pub(super) fn remind(game: &mut Game) {
    let side = game.to_move();
    let number = game.next_number();
    match game.matters.adjournment() {
        Some(Adjournment { closed: true, .. }) => {
            game.book.room(Priority::Important, &Phrase::Adjourned { side, number });
        }
        Some(_) => game.book.room(Priority::Important, &Phrase::Adjourning { side }),
        None => {}
    }
}
