//! The time used for each of the last moves.

use crate::state::State;
use annabella_chess::{Color, Ply};
use annabella_clock::Span;
use annabella_speech::{Message, Worded, phrases};

/// How many moves are listed unless the asker gives a number: five of each side.
pub(crate) const USUAL: usize = 10;

phrases! {
    /// The times of one move number: of both sides, or of one if the other is not in the list.
    enum MoveTimes {
        Both { number: usize, white: Span, black: Span } => "play-move-times",
        One { number: usize, side: Color, time: Span } => "play-move-time",
        Unknown => "play-move-times-unknown",
    }
}

/// Returns the times of the last moves, one phrase for each move number.
///
/// `took` returns the time used for a move; moves without one are left out.
pub(crate) fn listed(state: &State, plies: usize, took: impl Fn(Ply) -> Option<Span>) -> Vec<Message> {
    let made = state.moves.plies();
    let mut times: Vec<MoveTimes> = Vec::new();
    for ply in (made.saturating_sub(plies)..made).map(Ply::after) {
        let Some(time) = took(ply) else { continue };
        let (side, number) = (state.mover(ply.number()), state.move_number(ply.number()));
        match times.last() {
            Some(&MoveTimes::One { number: of, side: Color::White, time: white }) if of == number => {
                times.pop();
                times.push(MoveTimes::Both { number, white, black: time });
            }
            _ => times.push(MoveTimes::One { number, side, time }),
        }
    }
    if times.is_empty() {
        times.push(MoveTimes::Unknown);
    }
    times.iter().map(MoveTimes::message).collect()
}
