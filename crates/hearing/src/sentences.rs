//! Whole announcements of a person: their units as the person joins them, and the limits that they set.

use super::candidate::UnitIndex;
use super::decode::{Label, Tree, decode};
use super::endpointer::{frames, levels};
use super::enrolment::{Enrolment, Template};
use super::model::{Model, Usual};
use super::signs::{Signs, signs};
use std::ops::Range;

/// The number of announcements in an enrolment.
pub const SENTENCES: usize = 10;
/// The maximum number of announcements kept from games.
pub const MOST_LEARNT: usize = 20;
/// The least number of announcements from which limits are known.
const ENOUGH: usize = 5;
/// The shortest unit within an announcement, in frames of 10 ms.
pub const SHORTEST_UNIT: usize = 5;

/// An announcement by the person, and its units.
#[derive(Clone, Debug, PartialEq)]
pub struct Sentence {
    pub frames: Template,
    /// Each unit with its frames, in the order in which they were said.
    pub units: Vec<(UnitIndex, Range<usize>)>,
}

impl Sentence {
    /// Returns the spectra of each unit that is long enough for a template.
    fn cut(&self) -> impl Iterator<Item = (UnitIndex, Template)> {
        let template =
            |frames: &Range<usize>| Template { frames: self.frames.frames[frames.clone()].to_vec() };
        self.units
            .iter()
            .filter(|(_, frames)| frames.len() >= SHORTEST_UNIT)
            .map(move |(unit, frames)| (*unit, template(frames)))
    }
}

/// Returns the templates of each unit: words said alone, then those of announcements in their order.
///
/// A few announcements would make only a few units more likely than the others.
pub fn templates(enrolment: &Enrolment) -> Vec<Vec<Template>> {
    let mut tries = enrolment.tries.clone();
    if enrolment.sentences.len() < ENOUGH {
        return tries;
    }
    for (unit, template) in enrolment.sentences.iter().chain(&enrolment.learnt).flat_map(Sentence::cut) {
        if let Some(tries) = tries.get_mut(usize::from(unit)) {
            tries.push(template);
        }
    }
    tries
}

/// The excess of a frame over units in any order, up to which a sound has the words of a move.
const SAME_WORDS: f32 = 0.0;
/// The same for a question.
const LIKELY_WORDS: f32 = 0.1;
/// The same for a move that a second recogniser has found as well.
const CONFIRMED_WORDS: f32 = 0.5;
/// The same for a requested announcement, and its greatest mean cost.
const ASKED_WORDS: f32 = 0.8;
const ASKED_COST: f32 = 1.1;
/// The natural logarithm of the least margin to another move of a likely move, and of a certain one.
const NARROW: f32 = 2.0;
const CLEAR: f32 = 3.0;
/// The largest limits: one mumbled announcement must not make everything acceptable.
const MOST: f32 = 0.4;
const WORST: f32 = 1.1;
/// The excess over the limits of cost, up to which a move is certain, and up to which it is asked for.
const CERTAIN_EXCESS: f32 = 0.1;
const LIKELY_EXCESS: f32 = 0.3;
/// The excess over the cheapest pieces of templates in the worst 200 ms, up to which a move is certain.
///
/// An unknown word that sounds like an enrolled one differs from it for that long.
const STRETCH: f32 = 3.0;
/// The cost up to which a move is asked for before anything is known about the room.
const UNKNOWN_ROOM: f32 = 0.6;
/// The least and largest difference that a room makes.
const ROOM: std::ops::RangeInclusive<f32> = -1.5..=0.8;
/// The weight of a new observation of the room.
const NEW: f32 = 0.3;

/// The costs of a person's announcements, relative to the usual ones, as natural logarithms.
///
/// Each announcement of the enrolment was compared with the templates of the others. So the limits are those of the
/// person's own variation; they need no constants learnt from other speakers.
#[derive(Clone, Debug, PartialEq)]
pub struct Limits {
    /// The mean of the announcements' mean costs.
    mean: f32,
    /// The largest mean cost.
    most: f32,
    /// The largest cost of a unit.
    worst: f32,
    /// The difference that the room of this session makes, if a confirmed move has shown it.
    room: Option<f32>,
}

/// The similarity of an utterance with the best announcement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Similarity {
    /// The words of the move in the voice of the person.
    Certain,
    /// Probably so.
    Likely,
    /// Neither.
    Doubtful,
}

impl Limits {
    /// Measures an enrolment of which `model` has all templates; `None` if it has too few announcements.
    pub fn of(enrolment: &Enrolment, model: &Model, usual: &[Usual]) -> Option<Limits> {
        let cost = |number: usize| {
            let way = enrolment.sentences[number].units.iter().map(|(unit, _)| *unit).collect();
            let (_, signs) = found_without(enrolment, number, model, usual, &tree(&[way]))?;
            Some((mean_cost(&signs), worst_cost(&signs)))
        };
        let (means, worst): (Vec<f32>, Vec<f32>) = (0..enrolment.sentences.len()).filter_map(cost).unzip();
        if means.len() < ENOUGH {
            return None;
        }
        let largest = |costs: &[f32]| costs.iter().copied().fold(f32::MIN, f32::max);
        let mean = means.iter().sum::<f32>() / means.len() as f32;
        Some(Limits { mean, most: largest(&means).min(MOST), worst: largest(&worst).min(WORST), room: None })
    }

    /// Judges the best announcement of an utterance.
    pub fn judge(&self, signs: &Signs) -> Similarity {
        let [margin, free, stretch, _] = signs.whole;
        let excess = self.excess(signs);
        let is_clear = free <= SAME_WORDS && margin >= CLEAR;
        let may_be_this_room = self.room.is_none() && mean_cost(signs) <= UNKNOWN_ROOM;
        let is_likely = free <= LIKELY_WORDS && margin >= NARROW && excess <= LIKELY_EXCESS;
        if is_clear && excess <= CERTAIN_EXCESS && stretch <= STRETCH {
            Similarity::Certain
        } else if is_likely || is_clear && may_be_this_room {
            Similarity::Likely
        } else {
            Similarity::Doubtful
        }
    }

    /// Returns the excess of the mean cost or of the worst unit over the person's limits in this room.
    fn excess(&self, signs: &Signs) -> f32 {
        (mean_cost(signs) - self.most).max(worst_cost(signs) - self.worst) - self.room.unwrap_or(0.0)
    }

    /// Whether an utterance has the words of the requested announcement.
    pub fn has_words(signs: &Signs) -> bool {
        signs.whole[1] <= ASKED_WORDS && mean_cost(signs) <= ASKED_COST
    }

    /// Whether the utterance can be the move that a second recogniser has found.
    pub fn allows(&self, signs: &Signs) -> bool {
        signs.whole[1] <= CONFIRMED_WORDS && self.excess(signs) <= LIKELY_EXCESS
    }

    /// Whether a sound is in the voice of the person.
    pub fn is_voice(&self, signs: &Signs) -> bool {
        self.excess(signs) <= CERTAIN_EXCESS
    }

    /// Learns the room from a move that the person has confirmed.
    pub fn learn(&mut self, signs: &Signs) {
        let room = (mean_cost(signs) - self.mean).clamp(*ROOM.start(), *ROOM.end());
        self.room = Some(self.room.map_or(room, |known| (1.0 - NEW) * known + NEW * room));
    }
}

/// Returns the natural logarithm of the units' relative cost, averaged.
pub fn mean_cost(signs: &Signs) -> f32 {
    signs.units.iter().map(|unit| unit[0]).sum::<f32>() / signs.units.len().max(1) as f32
}

/// Returns the natural logarithm of the relative cost of the unit that fits worst.
fn worst_cost(signs: &Signs) -> f32 {
    signs.units.iter().map(|unit| unit[0]).fold(f32::MIN, f32::max)
}

/// Compares an announcement with all other templates of its enrolment. Returns the best label.
pub fn found_without(
    enrolment: &Enrolment,
    number: usize,
    model: &Model,
    usual: &[Usual],
    tree: &Tree,
) -> Option<(Label, Signs)> {
    let mut next: Vec<usize> =
        model.units.iter().zip(&enrolment.tries).map(|(places, tries)| places.start + tries.len()).collect();
    // Those learnt follow.
    let mut own = Vec::new();
    for (at, sentence) in enrolment.sentences.iter().enumerate() {
        for (unit, _) in sentence.cut() {
            let place = next.get_mut(usize::from(unit))?;
            if at == number {
                own.push(*place);
            }
            *place += 1;
        }
    }
    let (spectra, noise) = (enrolment.sentences[number].frames.spectra(), enrolment.noise());
    let heard = frames(&spectra, &levels(&spectra, &noise), &noise, &model.mean);
    let model = model.without(&own);
    let decoding = decode(&model, &heard, tree);
    let best = decoding.best.as_ref()?;
    Some((best.label, signs(&model, usual, &heard, &decoding, best)))
}

/// Returns the tree of one announcement with these ways.
pub fn tree(ways: &[Vec<UnitIndex>]) -> Tree {
    let mut tree = Tree::default();
    ways.iter().for_each(|way| tree.add(way, 0));
    tree
}
