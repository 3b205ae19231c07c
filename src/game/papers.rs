//! The papers desk: both scores, what players have dictated, and what comparing scores has left open.

use super::take::{Take, TakeState};
use crate::chess::{Color, Ply};
use crate::clock::{Span, Stamp};
use crate::scoresheet::{Cell, Scoresheets};
use shakmaty::ByColor;

/// A player's takes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Dictation {
    takes: Vec<Take>,
    /// The last take has been begun and not ended by its player.
    running: bool,
}

/// What is written and dictated of the game.
#[derive(Clone, Debug, Default)]
pub(super) struct Papers {
    scores: Scoresheets,
    dictations: ByColor<Dictation>,
    /// An entry that was asked back: into which ply, and what.
    entry: Option<(Ply, String)>,
    /// Moves are to be taken back to that ply; then the boards are guided to it.
    back_to: Option<usize>,
}

impl Papers {
    pub fn scores(&self) -> &Scoresheets {
        &self.scores
    }

    /// What that player has dictated.
    pub fn takes(&self, side: Color) -> &[Take] {
        &self.dictations.get(side).takes
    }

    /// Whether that player is dictating.
    pub fn is_dictating(&self, side: Color) -> bool {
        self.dictations.get(side).running
    }

    /// Both scores get the cell of a move that was made.
    pub fn push(&mut self, cell: &Cell) {
        for sheet in self.scores.each_mut() {
            sheet.push(cell.clone());
        }
    }

    /// Both scores end after so many plies.
    pub fn truncate(&mut self, plies: usize) {
        for sheet in self.scores.each_mut() {
            sheet.truncate(plies);
        }
    }

    /// Both scores mark an offer of a draw at that ply.
    pub fn mark_offer(&mut self, ply: Ply) {
        for sheet in self.scores.each_mut() {
            sheet.mark_offer(ply);
        }
    }

    /// A player writes a cell of the own score.
    pub fn write(&mut self, side: Color, ply: Ply, cell: Cell) {
        self.scores.of_mut(side).write(ply, cell);
    }

    /// An entry is asked back before it is written.
    pub fn ask_entry(&mut self, ply: Ply, text: String) {
        self.entry = Some((ply, text));
    }

    /// The entry that was asked back.
    pub fn take_entry(&mut self) -> Option<(Ply, String)> {
        self.entry.take()
    }

    /// Moves are to be taken back to that ply, or none are.
    pub fn go_back_to(&mut self, plies: Option<usize>) {
        self.back_to = plies;
    }

    /// Whether that was the ply to which moves were to be taken back.
    pub fn is_back_at(&mut self, plies: usize) -> bool {
        self.back_to.take_if(|back_to| *back_to == plies).is_some()
    }

    /// That player begins to dictate: the number of the take.
    pub fn begin_take(&mut self, side: Color, ply: usize, at: Stamp) -> usize {
        let dictation = self.dictations.get_mut(side);
        dictation.running = true;
        let number = dictation.takes.len() + 1;
        dictation.takes.push(Take { number, ply, at, state: None, length: Span(0) });
        number
    }

    /// That player ends the dictation.
    pub fn end_take(&mut self, side: Color) {
        self.dictations.get_mut(side).running = false;
    }

    /// A recorder tells what became of a take: the ply that was dictated.
    pub fn take_is(&mut self, side: Color, number: usize, state: TakeState, length: Span) -> Option<usize> {
        let dictation = self.dictations.get_mut(side);
        let last = number == dictation.takes.len();
        let take = dictation.takes.iter_mut().find(|take| take.number == number)?;
        (take.state, take.length) = (Some(state), length);
        // A take may end without its player.
        dictation.running &= state == TakeState::Running || !last;
        Some(take.ply)
    }

    /// The program was started again: what was running then is cut off.
    pub fn cut_off(&mut self) {
        for dictation in self.dictations.iter_mut() {
            dictation.running = false;
        }
    }
}
