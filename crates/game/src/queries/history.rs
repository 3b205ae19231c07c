//! Questions on the course of the game: castling, an open draw offer, a move by its number.

use crate::grammar::arguments;
use crate::grammar::declaration::{CommandPolicy, CommandWord};
use crate::interface::asker::Asker;
use crate::interface::refusal::Refusal;
use crate::queries::general::move_of;
use crate::reporting::record::Game;
use crate::state::State;
use annabella_chess::{Color, Move, Ply};
use annabella_speech::{Message, Phrase, Speaker, Worded, phrases};
use serde::{Deserialize, Serialize};

phrases! {
    enum History {
        NotCastled { side: Color } => "play-not-castled",
        NoOffer => "play-offer-none",
        NoSuchMove { number: usize, made: usize } => "play-no-such-move",
    }
}

/// The requests to this topic.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Request {
    /// The castling move of each side.
    Castled,
    /// The draw offer that waits for an answer.
    Offers,
    /// The moves with a number.
    Numbered(usize),
}

pub(crate) const WORDS: &[CommandWord<Request>] = &[
    CommandWord::alone("command-castled", |_| Some(Request::Castled)),
    CommandWord::alone("command-offers", |_| Some(Request::Offers)),
    CommandWord::new("command-score", |given| {
        arguments::one_or_more(given.text).filter(|_| !given.text.is_empty()).map(Request::Numbered)
    }),
];

pub(crate) const fn row(_: &Request) -> CommandPolicy {
    CommandPolicy::question()
}

/// Answers a question.
pub(crate) fn obey(game: &mut Game, asker: &Asker, request: Request) -> Result<(), Refusal> {
    let phrases = match request {
        Request::Castled => Color::ALL.map(|side| castled(game, side)).to_vec(),
        Request::Offers => vec![match game.pending.offer() {
            Some(side) => Phrase::OfferStands { side }.message(),
            None => History::NoOffer.message(),
        }],
        Request::Numbered(number) => numbered(game, number),
    };
    game.queue.answer(Speaker::Program, asker, &phrases);
    Ok(())
}

/// Returns the castling move of a side.
fn castled(state: &State, side: Color) -> Message {
    let plies = 1..=state.moves.plies();
    let is_castling = |&ply: &usize| {
        let made = state.line().plies().get(ply - 1);
        state.mover(ply) == side && made.is_some_and(|made| matches!(made.mv, Move::Castle { .. }))
    };
    let found = plies.into_iter().find(is_castling);
    found.map_or_else(|| History::NotCastled { side }.message(), |ply| move_of(state, Ply::after(ply - 1)))
}

/// Returns the moves of both sides with a number.
fn numbered(state: &State, number: usize) -> Vec<Message> {
    let plies = 1..=state.moves.plies();
    let of_number = plies.filter(|&ply| state.move_number(ply) == number);
    let moves: Vec<Message> = of_number.map(|ply| move_of(state, Ply::after(ply - 1))).collect();
    let made = state.moves.plies();
    let last = if made == 0 { 0 } else { state.move_number(made) };
    if moves.is_empty() { vec![History::NoSuchMove { number, made: last }.message()] } else { moves }
}
