//! The dialogue of an enrolment, without its words: it asks, compares and tests.

use super::candidate::{Candidate, UnitIndex, candidates};
use super::decode::{Label, Tree};
use super::enrolment::{Enrolment, TRIES, Template, Unusable, cut};
use super::model;
use super::model::{Conditions, Model};
use super::pcm::Pcm;
use super::random::Random;
use super::recogniser::Recogniser;
use super::sentences::{self, Limits, SENTENCES, Similarity};
use super::spectrum::{Bands, floor, spectra, usual};
use super::unit::{Unit, vocabulary};
use annabella_chess::{Chess, Position};
use annabella_speech::{Announcement, Language, Style, Words};

/// The number of times that the same announcement is asked for.
const ASKED: usize = 2;
/// The number of positions from which the announcements are chosen.
const POSITIONS: usize = 40;
/// The number of times that units which sound alike are asked again.
const ROUNDS: usize = 2;
/// The number of tries in a row that are unlike the former ones, after which these are dropped.
const STUBBORN: usize = 2;
/// The least mean cost of a frame of two unlike tries.
const UNLIKE: f32 = 4.5;
/// The ratio of lengths above which one try is too fast or too slow.
const TEMPO: f32 = 1.7;

/// The next thing to ask for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// The person says a unit.
    SayWord {
        /// The unit.
        unit: Unit,
        /// The number of the try, 1 or 2.
        number_of_try: usize,
    },
    /// The person announces a move, in one breath.
    Announce {
        /// The announcement to say.
        announcement: String,
        /// The number of the announcement, 1 to 10.
        number: usize,
    },
    /// The enrolment is complete.
    Done,
}

/// The judgement of a recording. After anything but `Accepted`, the same is asked again.
/// An announcement that is misheard twice is replaced by another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// A usable recording.
    Accepted,
    /// No speech.
    Silent,
    /// Too quiet: the microphone is too far away.
    TooQuiet,
    /// Too loud: samples are cut off.
    Clipped,
    /// Shorter than any word.
    TooShort,
    /// Longer than any word.
    TooLong,
    /// Much faster than the former tries.
    TooFast,
    /// Much slower than the former tries.
    TooSlow,
    /// Unlike the former tries of the same unit.
    Unlike,
    /// More like another unit.
    TooAlike(Unit),
    /// Too much noise for this voice.
    Noisy,
    /// The announcement has other words than those asked for.
    Misheard,
    /// A sample rate outside of 8 to 96 kHz.
    UnknownRate,
}

impl From<Unusable> for Verdict {
    fn from(unusable: Unusable) -> Verdict {
        match unusable {
            Unusable::Silent => Verdict::Silent,
            Unusable::TooQuiet => Verdict::TooQuiet,
            Unusable::Clipped => Verdict::Clipped,
            Unusable::TooShort => Verdict::TooShort,
            Unusable::TooLong => Verdict::TooLong,
            Unusable::Noisy => Verdict::Noisy,
            Unusable::UnknownRate => Verdict::UnknownRate,
        }
    }
}

/// The result of comparing each announcement with all others, as it would be recognised in a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tested {
    /// Number of recognised moves.
    pub right: usize,
    /// Number of moves mistaken for another.
    pub wrong: usize,
    /// Number of moves to repeat.
    pub doubtful: usize,
}

/// The dialogue of an enrolment.
#[derive(Clone, Debug)]
pub struct Enroller {
    enrolment: Enrolment,
    units: Vec<Unit>,
    room: Option<Bands>,
    /// The unit whose tries in a row were unlike the former ones, and their number.
    stubborn: (usize, usize),
    rounds: usize,
    alike: Vec<(Unit, Unit)>,
    /// The announcements to ask for, the next one last.
    tasks: Vec<Task>,
    /// The number of times that the next one was misheard.
    misheard: usize,
    /// Recognises the words of the announcements by the words said alone.
    words: Option<Recogniser>,
    /// The tasks of the last announcements of the enrolment.
    done: Vec<Task>,
}

/// An announcement to ask for, in its position.
#[derive(Clone, Debug)]
struct Task {
    /// The index of the move among all candidates.
    label: Label,
    announcement: String,
    way: Vec<UnitIndex>,
    all: Vec<Candidate>,
}

impl Task {
    /// Returns the announcements of all candidates.
    fn tree(&self) -> Tree {
        let mut tree = Tree::default();
        for (label, candidate) in (0..).zip(&self.all) {
            candidate.ways().iter().for_each(|way| tree.add(way, label));
        }
        tree
    }
}

impl Enroller {
    /// Starts the enrolment of a person. `seed` chooses the moves to announce.
    pub fn new(speaker: &str, language: Language, seed: u64) -> Enroller {
        let tries = vec![Vec::new(); vocabulary(language).len()];
        Enroller::resume(Enrolment::new(speaker, language, &floor(), tries), seed)
    }

    /// Continues an enrolment that was left unfinished.
    pub fn resume(unfinished: Enrolment, seed: u64) -> Enroller {
        let missing = SENTENCES.saturating_sub(unfinished.sentences.len());
        Enroller {
            units: vocabulary(unfinished.language),
            room: None,
            stubborn: (0, 0),
            rounds: 0,
            alike: Vec::new(),
            tasks: tasks(unfinished.language, seed, missing),
            misheard: 0,
            words: None,
            done: Vec::new(),
            enrolment: unfinished,
        }
    }

    /// Measures the noise of the room from a recording without speech, at least a tenth of a second.
    pub fn set_noise(&mut self, pcm: Pcm) {
        let spectra = spectra(&pcm.resampled());
        if spectra.len() >= 10 {
            let noise = usual(&spectra);
            self.room = Some(noise);
            // What was said earlier has the noise of the room of then.
            if self.unfinished().is_none() {
                self.enrolment.noise = Template::of(&[noise]);
            }
        }
    }

    /// Returns the next thing to ask for. All units are asked once, then again, then the announcements.
    pub fn next(&self) -> Step {
        if let Some(unit) = self.asked() {
            return Step::SayWord {
                unit: self.units[unit].clone(),
                number_of_try: self.enrolment.tries[unit].len() + 1,
            };
        }
        match self.task() {
            Some(task) => Step::Announce {
                announcement: task.announcement.clone(),
                number: self.enrolment.sentences.len() + 1,
            },
            None => Step::Done,
        }
    }

    /// Judges a recording of what [`Enroller::next`] asks for. After the end, nothing changes.
    pub fn hear(&mut self, pcm: Pcm) -> Verdict {
        let Some(unit) = self.asked() else { return self.hear_announcement(pcm) };
        let template = match cut(pcm, self.room.as_ref()) {
            Ok(template) => template,
            Err(unusable) => return unusable.into(),
        };
        let verdict = self.compare(unit, &template);
        if verdict != Verdict::Accepted {
            self.refuse(unit);
            return verdict;
        }
        self.stubborn = (unit, 0);
        self.enrolment.tries[unit].push(template);
        if self.asked().is_none() {
            self.cross_check();
        }
        verdict
    }

    /// Returns the pairs of units that still sound alike after they were asked again.
    pub fn alike(&self) -> &[(Unit, Unit)] {
        &self.alike
    }

    /// Compares each announcement with all others, among the legal moves of its position.
    ///
    /// The positions of an earlier dialogue are unknown.
    pub fn tested(&self) -> Tested {
        let recogniser = Recogniser::new(&self.enrolment);
        let earlier = self.enrolment.sentences.len() - self.done.len();
        let mut tested = Tested::default();
        for (number, sentence) in self.enrolment.sentences.iter().enumerate() {
            let task = number.checked_sub(earlier).and_then(|at| self.done.get(at));
            let way = sentence.units.iter().map(|(unit, _)| *unit).collect();
            let (label, tree) =
                task.map_or_else(|| (0, sentences::tree(&[way])), |task| (task.label, task.tree()));
            match recogniser.find_sentence(number, &tree) {
                Some((_, Similarity::Doubtful)) | None => tested.doubtful += 1,
                Some((found, _)) if found == label => tested.right += 1,
                Some(_) => tested.wrong += 1,
            }
        }
        tested
    }

    /// Returns the enrolment; `None` before every unit has its tries. The announcements can be left out.
    pub fn finish(self) -> Option<Enrolment> {
        self.enrolment.is_complete().then_some(self.enrolment)
    }

    /// Returns the number of missing words and announcements.
    pub fn missing(&self) -> usize {
        let words: usize = self.enrolment.tries.iter().map(|tries| TRIES.saturating_sub(tries.len())).sum();
        words + SENTENCES.saturating_sub(self.enrolment.sentences.len())
    }

    /// Returns what was enrolled so far; `None` if it is nothing.
    pub fn unfinished(&self) -> Option<&Enrolment> {
        self.enrolment.tries.iter().any(|tries| !tries.is_empty()).then_some(&self.enrolment)
    }

    /// Returns the announcement to ask for.
    fn task(&self) -> Option<&Task> {
        self.tasks.last().filter(|_| self.enrolment.sentences.len() < SENTENCES)
    }

    /// Returns the unit with the fewest tries, the first of these; `None` if all have enough.
    fn asked(&self) -> Option<usize> {
        let missing = (0..self.units.len()).filter(|&unit| self.enrolment.tries[unit].len() < TRIES);
        missing.min_by_key(|&unit| self.enrolment.tries[unit].len())
    }

    /// Compares a try with the former ones of the same unit and of others.
    fn compare(&self, unit: usize, template: &Template) -> Verdict {
        let former = &self.enrolment.tries[unit];
        if former.is_empty() {
            return Verdict::Accepted;
        }
        let usual = former.iter().map(|try_| try_.frames.len() as f32).sum::<f32>() / former.len() as f32;
        let ratio = template.frames.len() as f32 / usual;
        if ratio > TEMPO {
            return Verdict::TooSlow;
        }
        if ratio < 1.0 / TEMPO {
            return Verdict::TooFast;
        }
        let mut tries = self.enrolment.tries.clone();
        tries.push(vec![template.clone()]);
        let costs = costs(&tries, self.units.len(), 0);
        match nearest(&costs[..self.units.len()]) {
            Some((nearest, _)) if nearest != unit => Verdict::TooAlike(self.units[nearest].clone()),
            Some((_, cost)) if cost < UNLIKE => Verdict::Accepted,
            _ => Verdict::Unlike,
        }
    }

    /// Drops the former tries of a unit if several in a row are unlike them: then these are the odd ones.
    fn refuse(&mut self, unit: usize) {
        let count = if self.stubborn.0 == unit { self.stubborn.1 + 1 } else { 1 };
        self.stubborn = (unit, count);
        if count >= STUBBORN {
            self.enrolment.tries[unit].clear();
            self.stubborn = (unit, 0);
        }
    }

    /// Drops every try that the others of its unit do not recognise among all units.
    fn cross_check(&mut self) {
        let mut odd = Vec::new();
        for unit in 0..self.units.len() {
            for at in 0..self.enrolment.tries[unit].len() {
                match nearest(&costs(&self.enrolment.tries, unit, at)) {
                    Some((nearest, _)) if nearest == unit => {}
                    found => odd.push((unit, at, found.map(|(nearest, _)| nearest))),
                }
            }
        }
        self.rounds += 1;
        self.alike = odd
            .iter()
            .filter_map(|&(unit, _, other)| Some((self.units[unit].clone(), self.units[other?].clone())))
            .collect();
        self.alike.dedup();
        if self.rounds <= ROUNDS {
            for (unit, at, _) in odd.into_iter().rev() {
                self.enrolment.tries[unit].remove(at);
            }
        }
    }

    fn hear_announcement(&mut self, pcm: Pcm) -> Verdict {
        let Some(task) = self.task().cloned() else { return Verdict::Accepted };
        if let Err(unusable) = cut(pcm, self.room.as_ref())
            && unusable != Unusable::TooLong
        {
            return unusable.into();
        }
        let words = self.words.get_or_insert_with(|| Recogniser::without_limits(&self.enrolment));
        words.set_room(self.room);
        let Some(said) = task.all.get(task.label as usize) else { return Verdict::Accepted };
        match words.sentence(pcm, said) {
            Ok((sentence, signs)) if Limits::has_words(&signs) => {
                self.enrolment.sentences.push(sentence);
                self.done.push(task);
                self.ask_next();
                Verdict::Accepted
            }
            _ => {
                self.misheard += 1;
                if self.misheard >= ASKED {
                    self.ask_next();
                }
                Verdict::Misheard
            }
        }
    }

    fn ask_next(&mut self) {
        self.tasks.pop();
        self.misheard = 0;
    }
}

/// Returns the mean cost of a frame of a try against the tries of each unit, itself excepted.
fn costs(tries: &[Vec<Template>], unit: usize, at: usize) -> Vec<f32> {
    let model = Model::new(tries, &Conditions::SAME);
    model::costs_of_try(&model, model.units[unit].start + at)
}

fn nearest(costs: &[f32]) -> Option<(usize, f32)> {
    let costs = costs.iter().copied().enumerate().filter(|(_, cost)| cost.is_finite());
    costs.min_by(|a, b| a.1.total_cmp(&b.1))
}

/// Chooses announcements of random games, twice the needed number, with all units about equally often.
fn tasks(language: Language, seed: u64, count: usize) -> Vec<Task> {
    let words = Words::new(language);
    let mut pool: Vec<Task> = positions(language, seed)
        .iter()
        .flat_map(|(position, all)| {
            let styles = [Style::Full, Style::Short].into_iter();
            styles.flat_map(|style| announcements(&words, position, all, style)).collect::<Vec<_>>()
        })
        .collect();
    let mut said = vec![0_i32; vocabulary(language).len()];
    let mut chosen: Vec<Task> = Vec::new();
    while chosen.len() < 2 * count {
        // Each use of a unit makes its next one worth a third.
        let worth =
            |task: &Task| -> f32 { task.way.iter().map(|&unit| 0.3_f32.powi(said[usize::from(unit)])).sum() };
        let best = (0..pool.len()).max_by(|&a, &b| worth(&pool[a]).total_cmp(&worth(&pool[b])));
        let Some(best) = best else { break };
        let task = pool.swap_remove(best);
        task.way.iter().for_each(|&unit| said[usize::from(unit)] += 1);
        chosen.push(task);
    }
    chosen.reverse();
    chosen
}

/// Returns the announcement of each move of a position.
fn announcements(words: &Words, position: &Chess, all: &[Candidate], style: Style) -> Vec<Task> {
    let task = |(label, candidate): (usize, &Candidate)| {
        let ways = candidate.ways();
        let way = if style == Style::Full { ways.first() } else { ways.last() };
        Some(Task {
            label: Label::try_from(label).ok()?,
            announcement: words.worded(&Announcement::of(position, candidate.mv, style)),
            way: way?.clone(),
            all: all.to_vec(),
        })
    };
    all.iter().enumerate().filter_map(task).collect()
}

/// Returns positions of random games with their legal moves.
fn positions(language: Language, seed: u64) -> Vec<(Chess, Vec<Candidate>)> {
    let mut random = Random::new(seed);
    let mut positions = Vec::new();
    while positions.len() < POSITIONS {
        let mut position = Chess::default();
        for _ in 0..4 + random.below(30) {
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            position.play_unchecked(moves[random.below(moves.len())]);
        }
        let all = candidates(&position, language);
        if !all.is_empty() {
            positions.push((position, all));
        }
    }
    positions
}
