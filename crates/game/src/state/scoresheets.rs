//! The store of both scoresheets and of the players' recordings.

use crate::interface::recording::{Recording, RecordingState};
use annabella_chess::{ByColor, Color, Ply};
use annabella_clock::{Span, Stamp};
use annabella_scoresheet::{Cell, Scoresheets};

/// The recordings of one player.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Dictation {
    takes: Vec<Recording>,
    /// Whether the last recording has started and its player has not ended it.
    running: bool,
}

/// The scoresheets and recordings of the game.
#[derive(Clone, Debug, Default)]
pub(crate) struct ScoresheetStore {
    scores: Scoresheets,
    dictations: ByColor<Dictation>,
    /// The ply to which moves are being taken back; the boards are then guided to that position.
    back_to: Option<usize>,
}

impl ScoresheetStore {
    /// Returns both scoresheets.
    pub fn scores(&self) -> &Scoresheets {
        &self.scores
    }

    /// Returns the recordings of `side`, in the order dictated.
    pub fn takes(&self, side: Color) -> &[Recording] {
        &self.dictations.get(side).takes
    }

    /// Whether the player of `side` is dictating.
    pub fn is_dictating(&self, side: Color) -> bool {
        self.dictations.get(side).running
    }

    /// Appends the cell of a made ply to both scoresheets.
    pub fn push(&mut self, cell: &Cell) {
        for sheet in self.scores.each_mut() {
            sheet.push(cell.clone());
        }
    }

    /// Shortens both scoresheets to `plies` plies.
    pub fn truncate(&mut self, plies: usize) {
        for sheet in self.scores.each_mut() {
            sheet.truncate(plies);
        }
    }

    /// Marks a draw offer at `ply` in both scoresheets.
    pub fn mark_offer(&mut self, ply: Ply) {
        for sheet in self.scores.each_mut() {
            sheet.mark_offer(ply);
        }
    }

    /// Writes a cell of the player's own scoresheet.
    pub fn write(&mut self, side: Color, ply: Ply, cell: Cell) {
        self.scores.of_mut(side).write(ply, cell);
    }

    /// Sets the ply to which moves will be taken back; `None` cancels it.
    pub fn go_back_to(&mut self, plies: Option<usize>) {
        self.back_to = plies;
    }

    /// Whether moves were being taken back to `plies`. If so, clears it.
    pub fn is_back_at(&mut self, plies: usize) -> bool {
        self.back_to.take_if(|back_to| *back_to == plies).is_some()
    }

    /// Starts a recording of `side` at `ply`. Returns its number, from 1.
    pub fn begin_take(&mut self, side: Color, ply: usize, at: Stamp) -> usize {
        let dictation = self.dictations.get_mut(side);
        dictation.running = true;
        let number = dictation.takes.len() + 1;
        dictation.takes.push(Recording { number, ply, at, state: None, length: Span(0) });
        number
    }

    /// Ends the dictation of `side`.
    pub fn end_take(&mut self, side: Color) {
        self.dictations.get_mut(side).running = false;
    }

    /// Records a recorder's report on a recording, with its length so far.
    /// Returns the dictated ply; `None` for an unknown recording.
    pub fn take_is(
        &mut self,
        side: Color,
        number: usize,
        state: RecordingState,
        length: Span,
    ) -> Option<usize> {
        let dictation = self.dictations.get_mut(side);
        let last = number == dictation.takes.len();
        let take = dictation.takes.iter_mut().find(|take| take.number == number)?;
        (take.state, take.length) = (Some(state), length);
        // A recording may end without its player, for example when the microphone fails.
        dictation.running &= state == RecordingState::Running || !last;
        Some(take.ply)
    }

    /// Ends running recordings after a restart of the program.
    pub fn cut_off(&mut self) {
        for dictation in self.dictations.iter_mut() {
            dictation.running = false;
        }
    }
}
