//! An utterance as units in any order, and as pieces of units in any order.

use super::align::{Exit, SKIP, STAY, Scratch, Track};
use super::candidate::UnitIndex;
use super::decode::{End, Segment};
use super::model::Model;

/// The cost of starting another unit.
const NEXT_UNIT: f32 = 4.0;
/// The cost of a leap from any frame of a template to any other.
const LEAP: f32 = 3.0;

/// The cheapest free alignments up to each frame.
#[derive(Clone, Debug)]
pub struct Free {
    /// The least cost of units in any order, before each frame and at the end.
    pub units: Vec<f32>,
    /// The least cost of pieces of templates in any order, before each frame and at the end.
    pub pieces: Vec<f32>,
    tracks: Vec<Track>,
    /// The end of the cheapest unit after each frame, and which unit it is.
    ends: Vec<(End, UnitIndex, UnitIndex)>,
    alignments: Vec<f32>,
    before: Vec<f32>,
    quiet: f32,
    scratch: Scratch,
}

impl Free {
    pub fn new(model: &Model) -> Free {
        let units = 0..model.units.len();
        Free {
            units: vec![0.0],
            pieces: vec![0.0],
            tracks: units.map(|unit| Track::new(&model.places[model.units[unit].clone()])).collect(),
            ends: Vec::new(),
            alignments: vec![f32::INFINITY; model.row()],
            before: vec![f32::INFINITY; model.row() + 2],
            quiet: 0.0,
            scratch: Scratch::new(model),
        }
    }

    /// Continues by one frame.
    pub fn advance(&mut self, model: &Model, distances: &[f32], silence: f32) {
        self.advance_units(model, distances, silence);
        self.advance_pieces(distances, silence);
    }

    fn advance_units(&mut self, model: &Model, distances: &[f32], silence: f32) {
        let now = self.ends.len() as u32;
        let start = End { unit: Exit { cost: 0.0, start: 0 }, silence: Exit::NONE };
        let (end, last, quiet_last) = self.ends.last().copied().unwrap_or((start, 0, 0));
        let entry = end.cost() + NEXT_UNIT;
        let mut unit = (Exit::NONE, 0);
        let mut least = f32::INFINITY;
        for (index, track) in (0..).zip(&mut self.tracks) {
            let exit = track.advance(model.places_of(index), distances, entry, now, &mut self.scratch);
            least = least.min(track.least);
            if exit.cost < unit.0.cost {
                unit = (exit, index);
            }
        }
        let quiet_last = if end.unit.cost < end.silence.cost { last } else { quiet_last };
        let silence = end.silent(silence, now);
        self.units.push(least.min(silence.cost).min(unit.0.cost));
        self.ends.push((End { unit: unit.0, silence }, unit.1, quiet_last));
    }

    fn advance_pieces(&mut self, distances: &[f32], silence: f32) {
        self.before[2..].copy_from_slice(&self.alignments);
        let least = self.pieces.last().copied().unwrap_or(0.0);
        let leap = least + LEAP;
        let before = self.before.windows(3);
        for ((alignment, before), distance) in self.alignments.iter_mut().zip(before).zip(distances) {
            let [skip, step, stay] = [before[0] + SKIP, before[1], before[2] + STAY];
            *alignment = skip.min(step).min(stay).min(leap) + distance;
        }
        self.quiet = self.quiet.min(least + LEAP) + silence;
        self.pieces.push(self.alignments.iter().copied().fold(self.quiet, f32::min));
    }

    /// Returns the cost of units in any order over all frames, each whole.
    pub fn whole(&self) -> f32 {
        self.ends.last().map_or(0.0, |(end, ..)| end.cost())
    }

    /// Returns the units of the cheapest order.
    pub fn segments(&self) -> Vec<Segment> {
        let mut segments = Vec::new();
        let mut frame = self.ends.len();
        while frame > 0 {
            let (end, last, quiet_last) = self.ends[frame - 1];
            let (stop, unit) = if end.silence.cost < end.unit.cost {
                (end.silence.start as usize, quiet_last)
            } else {
                (frame, last)
            };
            if stop == 0 {
                break;
            }
            let start = self.ends[stop - 1].0.unit.start as usize;
            segments.push(Segment { unit, frames: start..stop });
            frame = start;
        }
        segments.reverse();
        segments
    }
}
