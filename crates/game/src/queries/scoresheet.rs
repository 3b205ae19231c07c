//! A scoresheet, in words.

use crate::queries::general::Answer;
use crate::state::State;
use annabella_chess::Color;
use annabella_scoresheet::{Cell, text};
use annabella_speech::{Announcement, Message, Notated, Style, Worded};

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
