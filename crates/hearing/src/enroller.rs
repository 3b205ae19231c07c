//! The dialogue of an enrolment, without its words: it asks, compares and tests.

use super::acceptance::Heard;
use super::candidate::{Candidate, candidates};
use super::enrolment::{Enrolment, TRIES, Template, Unusable, cut};
use super::model;
use super::model::{Conditions, Model};
use super::pcm::Pcm;
use super::recogniser::Recogniser;
use super::spectrum::{Bands, floor, spectra, usual};
use super::unit::{Unit, vocabulary};
use annabella_chess::{Chess, Position};
use annabella_speech::{Announcement, Language, Style, Words};

/// The number of moves in the test.
pub const TESTS: usize = 10;
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
        /// The number of the try, 1 to 3.
        number_of_try: usize,
    },
    /// The person announces a move.
    Test {
        /// The move.
        candidate: Candidate,
        /// The announcement to say.
        announcement: String,
        /// The number of the test, 1 to 10.
        number: usize,
    },
    /// The enrolment is complete.
    Done,
}

/// The judgement of a recording. After anything but `Accepted` and `Misheard`, the same is asked again.
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
    /// In the test, another move was heard or none.
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

/// The result of the test at the end.
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
    speaker: String,
    language: Language,
    units: Vec<Unit>,
    tries: Vec<Vec<Template>>,
    room: Option<Bands>,
    /// The unit whose tries in a row were unlike the former ones, and their number.
    stubborn: (usize, usize),
    rounds: usize,
    alike: Vec<(Unit, Unit)>,
    tests: Vec<Test>,
    tested: Tested,
}

#[derive(Clone, Debug)]
struct Test {
    candidate: Candidate,
    announcement: String,
    all: Vec<Candidate>,
}

impl Enroller {
    /// Starts the enrolment of a person. `seed` chooses the moves of the test.
    pub fn new(speaker: &str, language: Language, seed: u64) -> Enroller {
        let units = vocabulary(language);
        Enroller {
            speaker: speaker.to_owned(),
            language,
            tries: vec![Vec::new(); units.len()],
            units,
            room: None,
            stubborn: (0, 0),
            rounds: 0,
            alike: Vec::new(),
            tests: tests(language, seed),
            tested: Tested::default(),
        }
    }

    /// Measures the noise of the room from a recording without speech, at least a tenth of a second.
    pub fn set_noise(&mut self, pcm: Pcm) {
        let spectra = spectra(&pcm.resampled());
        if spectra.len() >= 10 {
            self.room = Some(usual(&spectra));
        }
    }

    /// Returns the next thing to ask for. All units are asked once, then again, then a third time.
    pub fn next(&self) -> Step {
        if let Some(unit) = self.asked() {
            return Step::SayWord {
                unit: self.units[unit].clone(),
                number_of_try: self.tries[unit].len() + 1,
            };
        }
        let number = self.tested.right + self.tested.wrong + self.tested.doubtful;
        match self.tests.get(number) {
            Some(test) => Step::Test {
                candidate: test.candidate.clone(),
                announcement: test.announcement.clone(),
                number: number + 1,
            },
            None => Step::Done,
        }
    }

    /// Judges a recording of what [`Enroller::next`] asks for. After the end, nothing changes.
    pub fn hear(&mut self, pcm: Pcm) -> Verdict {
        let Some(unit) = self.asked() else { return self.hear_test(pcm) };
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
        self.tries[unit].push(template);
        if self.asked().is_none() {
            self.cross_check();
        }
        verdict
    }

    /// Returns the pairs of units that still sound alike after they were asked again.
    pub fn alike(&self) -> &[(Unit, Unit)] {
        &self.alike
    }

    /// Returns the result of the test so far.
    pub fn tested(&self) -> Tested {
        self.tested
    }

    /// Returns the enrolment; `None` before every unit has its tries. The test can be left out.
    pub fn finish(self) -> Option<Enrolment> {
        let enrolment = self.enrolment();
        enrolment.is_complete().then_some(enrolment)
    }

    fn enrolment(&self) -> Enrolment {
        let noise = self.room.unwrap_or_else(floor);
        Enrolment::new(&self.speaker, self.language, &noise, self.tries.clone())
    }

    /// Returns the unit with the fewest tries, the first of these; `None` if all have enough.
    fn asked(&self) -> Option<usize> {
        let missing = (0..self.units.len()).filter(|&unit| self.tries[unit].len() < TRIES);
        missing.min_by_key(|&unit| self.tries[unit].len())
    }

    /// Compares a try with the former ones of the same unit and of others.
    fn compare(&self, unit: usize, template: &Template) -> Verdict {
        let former = &self.tries[unit];
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
        let mut tries = self.tries.clone();
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
            self.tries[unit].clear();
            self.stubborn = (unit, 0);
        }
    }

    /// Drops every try that the others of its unit do not recognise among all units.
    fn cross_check(&mut self) {
        let mut odd = Vec::new();
        for unit in 0..self.units.len() {
            for at in 0..self.tries[unit].len() {
                match nearest(&costs(&self.tries, unit, at)) {
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
                self.tries[unit].remove(at);
            }
        }
    }

    fn hear_test(&mut self, pcm: Pcm) -> Verdict {
        let number = self.tested.right + self.tested.wrong + self.tested.doubtful;
        let Some(test) = self.tests.get(number) else { return Verdict::Accepted };
        if let Err(unusable) = cut(pcm, self.room.as_ref())
            && unusable != Unusable::TooLong
        {
            return unusable.into();
        }
        let mut recogniser = Recogniser::new(&self.enrolment());
        recogniser.set_room(self.room);
        match recogniser.hear(pcm, &test.all) {
            Heard::Move { mv, .. } if mv == test.candidate.mv => {
                self.tested.right += 1;
                return Verdict::Accepted;
            }
            Heard::Move { .. } | Heard::Command(_) => self.tested.wrong += 1,
            Heard::Likely { .. } | Heard::Doubtful { .. } | Heard::Nothing(_) => self.tested.doubtful += 1,
        }
        Verdict::Misheard
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

/// Chooses moves of random games, with their announcements.
fn tests(language: Language, seed: u64) -> Vec<Test> {
    let mut state = seed;
    let mut random = move |below: usize| {
        // SplitMix64.
        state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (state ^ (state >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((mixed ^ (mixed >> 31)) % below.max(1) as u64) as usize
    };
    let words = Words::new(language);
    let mut tests = Vec::new();
    while tests.len() < TESTS {
        let mut position = Chess::default();
        for _ in 0..4 + random(30) {
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            position.play_unchecked(moves[random(moves.len())]);
        }
        let all = candidates(&position, language);
        let Some(candidate) = all.get(random(all.len())).cloned() else { continue };
        let style = if tests.len() % 2 == 0 { Style::Full } else { Style::Short };
        let announcement = words.worded(&Announcement::of(&position, candidate.mv, style));
        tests.push(Test { candidate, announcement, all });
    }
    tests
}
