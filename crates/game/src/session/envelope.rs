//! Closing the envelope with the sealed move (2023 Guideline I.1, I.2).
//!
//! Writes: `clocks`, `pending`.

use crate::interface::effect::Effect;
use crate::interface::event::Commitment;
use crate::interface::fact::Fact;
use crate::interface::refusal::Refusal;
use crate::reporting::record::Game;
use crate::reporting::words::FactDelivery;
use crate::state::State;
use crate::state::adjournment::{Adjournment, Envelope};
use annabella_chess::Color;
use annabella_clock::Span;
use annabella_speech::{Audience, Message, Phrase, Priority, Speaker, Utterance, Worded, phrases, plain};

phrases! {
    /// Lines on the envelope.
    enum EnvelopePhrase {
        /// Guideline I.2.2.
        Envelope { position: String } => "arbiter-envelope",
        /// Guideline I.2.3.
        Times { white: Span, black: Span } => "arbiter-envelope-times",
        /// Guideline I.2.1.
        Names { white: String, black: String } => "arbiter-envelope-names",
        /// Guideline I.2.4, I.2.5.
        SealedBy { side: Color, number: usize } => "arbiter-envelope-sealed-by",
        /// To a player who has sealed a move and must still press.
        InEnvelope => "arbiter-in-envelope",
        /// Guideline I.2.7.
        GoesOn { note: String } => "arbiter-envelope-goes-on",
    }
}

/// The message with the position, which is printed and not spoken.
const POSITION: &str = "arbiter-envelope";

/// A blank on the envelope, to fill in by hand.
const BLANK: &str = "____________________";

/// Whether the press of `side` ends the sealing. A press before a move is sealed is refused.
pub(crate) fn press(game: &mut Game, side: Color) -> Result<bool, Refusal> {
    if side != game.to_move() {
        // The opponent may still complete the last move while the next one is being sealed.
        return if game.adjourned() { game.require_no_sealed_move().map(|()| false) } else { Ok(false) };
    }
    match game.pending.adjournment().map(|adjournment| adjournment.envelope) {
        None => Ok(false),
        Some(Envelope::Closed(_) | Envelope::Unplayable(_)) => Err(Refusal::OpenFirst),
        Some(Envelope::Empty) => Err(Refusal::SealFirst { side }),
        Some(Envelope::Open(_)) => {
            close(game, side);
            Ok(true)
        }
    }
}

/// Stops the clocks and reports to the arbiter what to write on the envelope (Guideline I.2).
pub(crate) fn close(game: &mut Game, side: Color) {
    let now = game.now;
    game.state.pending.close_envelope();
    game.state.clocks.halt(now);
    let adjourned = FactDelivery::saying(&Phrase::Adjourned { side, number: game.next_number() });
    game.record_as(Fact::Adjourned { side, sealed: true, note: None }, adjourned);
    let audience = if game.settings.arbiter { Audience::Arbiter } else { Audience::Room };
    for line in outside(game, false) {
        // A position in FEN letters is for reading, and is also written on the envelope.
        let aloud = line.id != POSITION;
        game.queue.say_or_print(Utterance::new(Speaker::Program, audience, Priority::Message, &line), aloud);
    }
    if let Some(envelope) = game.pending.adjournment().and_then(Adjournment::sealed) {
        let outside = outside(game, true);
        game.queue.order(Effect::Envelope { envelope, outside });
    }
    // The absent opponent's time now runs (Guideline I.9.3).
    if game.pending.is_absent(side.other()) {
        wait_for(game, side.other());
    }
}

/// Returns the lines on the envelope; with `whole`, also those that everyone has just heard.
fn outside(state: &State, whole: bool) -> Vec<Message> {
    let (side, now) = (state.to_move(), state.now);
    let mut lines = Vec::new();
    let name = |side| state.settings.side(side).name.clone();
    let (white, black) = (name(Color::White), name(Color::Black));
    if whole || white.is_some() || black.is_some() {
        let known = |name: Option<String>| name.unwrap_or_else(|| BLANK.to_owned());
        lines.push(EnvelopePhrase::Names { white: known(white), black: known(black) }.message());
    }
    lines.push(EnvelopePhrase::Envelope { position: state.position_text() }.message());
    let used = |side| state.clocks.used(side, now);
    if let (Some(white), Some(black)) = (used(Color::White), used(Color::Black)) {
        lines.push(EnvelopePhrase::Times { white, black }.message());
    }
    if whole {
        lines.push(EnvelopePhrase::SealedBy { side, number: state.next_number() }.message());
    }
    if let Some(side) = state.pending.offer() {
        lines.push(Phrase::OfferStands { side }.message());
    }
    let note = state.pending.adjournment().and_then(|adjournment| adjournment.note.clone());
    if whole || note.is_some() {
        lines.push(EnvelopePhrase::GoesOn { note: note.unwrap_or_else(|| BLANK.to_owned()) }.message());
    }
    lines
}

/// Returns the envelope with the sealed move, while that move can still be changed.
pub(crate) fn unclosed(state: &State) -> Option<Commitment> {
    match state.pending.adjournment()?.envelope {
        Envelope::Open(sealed) => Some(sealed),
        Envelope::Empty | Envelope::Closed(_) | Envelope::Unplayable(_) => None,
    }
}

/// Has the sealed move read back to its player while it can be changed, at the request of `asker`.
pub(crate) fn read_back(game: &mut Game, asker: Option<Audience>) {
    let Some(envelope) = unclosed(game) else { return };
    let side = game.to_move();
    let aloud = !game.settings.side(side).deaf;
    game.queue.order(Effect::ReadSealed { envelope, side, aloud, asker });
}

/// Returns the words that read a sealed move back.
/// With an arbiter, they do not depend on whether it is legal: no one learns that before the envelope is
/// opened (Guideline I.8).
pub(crate) fn in_words(state: &State, text: &str) -> Message {
    let position = state.position();
    let legal = state.settings.read_move(text, position).ok().filter(|_| !state.settings.arbiter);
    legal
        .map(|mv| state.upcoming(mv).message())
        .or_else(|| state.settings.as_written(text, position))
        .unwrap_or_else(|| quoted(text))
}

/// Returns a text as typed.
pub(crate) fn quoted(text: &str) -> Message {
    Message::new("sealed-as-typed").with("text", plain(text))
}

/// Leaves the envelope closed, while the time of `side` runs until it is opened.
pub(crate) fn wait_for(game: &mut Game, side: Color) {
    let now = game.now;
    game.state.clocks.run(Some(side), now);
    let delivery = match game.clocks.are_used() {
        true => FactDelivery::saying(&Phrase::Continued { side }).by(Speaker::Clock),
        false => FactDelivery::new(),
    };
    game.record_as(Fact::Continued { note: None }, delivery);
}

/// Says that the game is adjourned, or about to be adjourned.
pub(crate) fn remind(game: &mut Game) {
    let side = game.to_move();
    let number = game.next_number();
    match game.pending.adjournment().map(|adjournment| adjournment.envelope) {
        Some(Envelope::Closed(_) | Envelope::Unplayable(_)) => {
            game.queue.room(Priority::Important, &Phrase::Adjourned { side, number });
        }
        Some(Envelope::Open(_)) => {
            game.queue.room(Priority::Important, &Phrase::Adjourns { side });
            game.queue.tell(side.into(), Priority::Message, &EnvelopePhrase::InEnvelope);
        }
        Some(Envelope::Empty) => game.queue.room(Priority::Important, &Phrase::Adjourning { side }),
        None => {}
    }
}
