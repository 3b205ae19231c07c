//! A scoresheet and the times of its moves, in words.
//!
//! Writes: `incidents`.

use crate::incidents::irregularities;
use crate::incidents::observation::Observation;
use crate::interface::asker::Asker;
use crate::interface::fact::{Fact, Irregular};
use crate::interface::refusal::Refusal;
use crate::interface::settings::Settings;
use crate::queries::general::Answer;
use crate::reporting::record::Game;
use crate::reporting::words::FactDelivery;
use crate::state::State;
use annabella_chess::{Color, Ply};
use annabella_clock::Span;
use annabella_laws::{Situation, scoresheet_requests};
use annabella_scoresheet::{Cell, text};
use annabella_speech::{Announcement, Message, Notated, Style, Worded, phrases};

phrases! {
    /// Messages about requests for the scoresheet.
    enum RequestPhrase {
        /// 2023 A.4.3, 11.5.
        Asked { side: Color, times: usize, allowed: usize, clause: &'static str } => "desk-scoresheet-asked",
    }
}

/// Counts a player's request for the scoresheet, where the arbiter records the moves.
///
/// More requests than the Laws allow disturb the opponent, and become a case (2023 A.4.3).
pub(super) fn requested(game: &mut Game, asker: &Asker) -> Result<(), Refusal> {
    let Settings { laws, supervision, .. } = game.settings;
    let limit = scoresheet_requests(laws, game.rate(), supervision);
    let counts = game.settings.arbiter && game.clocks.is_running() && game.rules.counts_scoresheet_requests();
    let (Some(side), Some((allowed, clause)), true) = (asker.own_side(), limit, counts) else {
        return Ok(());
    };
    if side != game.to_move() {
        return Err(Refusal::NotYourMove { side: game.to_move() });
    }
    let times = game.state.incidents.scoresheet_requested(side);
    if times > allowed {
        let phrase = RequestPhrase::Asked { side, times, allowed, clause };
        let fact = Fact::Irregularity { side, reason: Irregular::ScoresheetRequests, entry: String::new() };
        let about = Some(game.record_as(fact, FactDelivery::saying(&phrase)));
        let seen = Observation::of(game, Situation::OpponentDisturbed, side);
        irregularities::wait(game, Observation { words: vec![phrase.message()], about, ..seen });
    }
    Ok(())
}

/// Returns a scoresheet, one line for each move number.
pub(super) fn score(state: &State, side: Color) -> Vec<Message> {
    lines(state, side, |plies, cell| {
        let before = state.line().position_after(plies);
        cell.mv.map(|mv| Announcement::of(before, mv, Style::Short).message())
    })
}

/// Returns the lines of a scoresheet.
/// `announced` puts the move of a cell into words, given the number of plies before it; `None` if the cell
/// contains no move.
pub(crate) fn lines(
    state: &State,
    side: Color,
    announced: impl Fn(usize, &Cell) -> Option<Message>,
) -> Vec<Message> {
    let mut numbered: Vec<(usize, Notated)> = Vec::new();
    for (plies, cell) in state.score(side).cells().iter().enumerate() {
        let mut said = vec![announced(plies, cell).unwrap_or_else(|| as_written(cell))];
        said.extend(cell.offer.then(|| Message::new("play-score-offer")));
        let text = if cell.is_blank() { text::BLANK } else { &cell.text };
        let text = format!("{text}{}", if cell.offer { " (=)" } else { "" });
        let ply = plies + 1;
        let number = state.move_number(ply);
        match numbered.last_mut() {
            Some((last, moves)) if *last == number => {
                moves.text = format!("{} {text}", moves.text);
                moves.said.extend(said);
            }
            _ => {
                let text = if state.mover(ply).is_black() { format!("... {text}") } else { text };
                numbered.push((number, Notated { text, said }));
            }
        }
    }
    if numbered.is_empty() {
        return vec![Answer::ScoreEmpty.message()];
    }
    numbered.into_iter().map(|(number, moves)| Answer::ScoreLine { number, moves }.message()).collect()
}

/// Returns the text of a cell that contains no move.
fn as_written(cell: &Cell) -> Message {
    match cell.is_blank() {
        true => Message::new("verdict-nothing"),
        false => Message::new("verdict-written").with("text", cell.text.as_str()),
    }
}

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
