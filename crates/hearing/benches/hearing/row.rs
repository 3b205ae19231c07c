//! One row of a table: what is said, by whom, in which room, and how often it is recognised.

use crate::bounds::bounds;
use crate::corpus::{Recording, Speaker};
use crate::positions::Wording;
use crate::random::Random;
use crate::simulate::{HISS_ONLY, Room, Sound, Utterance, heard, joined, knocks};
use crate::synthetic::said;
use annabella_chess::Chess;
use annabella_hearing::trial::{Findings, Signs, confidence, enrol, is_accepted};
use annabella_hearing::{Candidate, Enrolment, Pcm, Recogniser, UnitIndex, vocabulary};
use annabella_speech::Language;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

/// The content of an utterance.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Said {
    /// A legal move.
    Legal,
    /// Words that are not enrolled.
    Unknown,
    /// A move of another position, which is illegal here.
    Illegal,
    /// A legal move in which another unit makes it illegal.
    OneWrong,
    /// A legal move in which one word is not enrolled.
    OneUnknown,
    /// A legal move with one more word before or after it, which is not enrolled.
    OneMore,
    /// Noise and knocks.
    Noise,
    /// A legal move, said by another person.
    OtherPerson,
}

/// A row.
#[derive(Clone, Copy, Debug)]
pub struct Row {
    pub said: Said,
    pub room: Room,
    /// Number of enrolled tries.
    pub tries: usize,
    /// Number of utterances of each speaker.
    pub count: usize,
    /// Number of candidates, if not those of the position.
    pub candidates: Option<usize>,
}

impl Row {
    pub const CLEAN: Row =
        Row { said: Said::Legal, room: Room::Clean, tries: 3, count: 25, candidates: None };
}

/// The recordings with which rows are made.
pub struct Voices<'a> {
    pub name: &'a str,
    pub speakers: Vec<Speaker>,
    pub wording: Wording,
    pub positions: &'a [Chess],
    /// Whether whole sentences are spoken by a program, not joined from words.
    pub synthetic: bool,
}

/// One utterance, and what was found.
pub struct Outcome {
    pub signs: Option<Signs>,
    pub right: bool,
    pub accepted: bool,
    /// The place of an unknown word.
    pub odd: Option<usize>,
}

/// Enrols the first tries of a speaker.
pub fn enrolled(speaker: &Speaker, tries: usize) -> Enrolment {
    let tries: Vec<Vec<Pcm>> = speaker
        .units
        .iter()
        .map(|recordings| {
            recordings[..tries]
                .iter()
                .map(|recording| Pcm { samples: &recording.samples, rate: recording.rate })
                .collect()
        })
        .collect();
    let rate = speaker.units[0][0].rate;
    let mut random = Random::of(&["room", &speaker.name]);
    let noise: Vec<i16> = (0..rate).map(|_| (HISS_ONLY * random.normal()) as i16).collect();
    enrol(Language::De, &speaker.name, Pcm { samples: &noise, rate }, &tries)
}

/// The first recording of a unit that is not enrolled.
const FIRST_TESTED: usize = 3;

impl Voices<'_> {
    /// Makes and recognises the utterances of a row.
    pub fn run(&self, row: &Row) -> Vec<Outcome> {
        let next = AtomicUsize::new(0);
        let outcomes = Mutex::new(Vec::new());
        let work = || loop {
            let at = next.fetch_add(1, Ordering::Relaxed);
            if at >= self.speakers.len() {
                break;
            }
            let made = self.run_speaker(row, at);
            outcomes.lock().unwrap().push((at, made));
        };
        std::thread::scope(|scope| {
            scope.spawn(work);
            scope.spawn(work);
        });
        let mut outcomes = outcomes.into_inner().unwrap();
        outcomes.sort_by_key(|(at, _)| *at);
        outcomes.into_iter().flat_map(|(_, outcomes)| outcomes).collect()
    }

    fn run_speaker(&self, row: &Row, at: usize) -> Vec<Outcome> {
        let speaker = &self.speakers[at];
        let mut recogniser = Recogniser::new(&enrolled(speaker, row.tries));
        let mut random = Random::of(&[self.name, &speaker.name, &format!("{row:?}")]);
        let others: Vec<&Speaker> = self.speakers.iter().filter(|other| other.name != speaker.name).collect();
        let mut outcomes = Vec::new();
        while outcomes.len() < row.count {
            let position = random.below(self.positions.len());
            let candidates = match row.candidates {
                Some(count) => self.wording.many(self.positions, position, count),
                None => self.wording.candidates(&self.positions[position]),
            };
            let Some((utterance, truth)) = self.utterance(row, at, &candidates, &others, &mut random) else {
                continue;
            };
            recogniser.set_noise(utterance.room());
            let findings = recogniser.findings(utterance.pcm(), &candidates);
            outcomes.push(outcome(findings.ok(), truth));
        }
        outcomes
    }

    /// Makes an utterance and says what it is; `None` if this position has no such utterance.
    fn utterance(
        &self,
        row: &Row,
        at: usize,
        candidates: &[Candidate],
        others: &[&Speaker],
        random: &mut Random,
    ) -> Option<(Utterance, Truth)> {
        let speaker = &self.speakers[at];
        let index = random.below(candidates.len());
        let way = random.choice(candidates.get(index)?.ways()).clone();
        let legal = |way: &[UnitIndex]| {
            candidates.iter().any(|candidate| candidate.ways().iter().any(|known| known == way))
        };
        let (voice, label) = match row.said {
            Said::OtherPerson => (*random.choice(others), Some(index)),
            Said::Legal => (speaker, Some(index)),
            _ => (speaker, None),
        };
        let tested = |unit: UnitIndex, random: &mut Random| -> Recording {
            random.choice(&voice.units[usize::from(unit)][FIRST_TESTED..]).clone()
        };
        let unknown = |random: &mut Random| -> Recording {
            let word = random.choice(&voice.unknown);
            random.choice(word).clone()
        };
        if self.synthetic {
            let sound = sentence(&speaker.name, &way, random)?;
            return Some((heard(sound, row.room, others, random), Truth { label, odd: None }));
        }
        let mut odd = None;
        let words: Vec<Recording> = match row.said {
            Said::Noise => {
                let sound = knocks(speaker.units[0][0].rate, random);
                return Some((heard(sound, Room::Clean, others, random), Truth::default()));
            }
            Said::Unknown => (0..2 + random.below(4)).map(|_| unknown(random)).collect(),
            Said::Illegal => {
                let other = self.wording.candidates(random.choice(self.positions));
                let candidate = random.choice(&other);
                let way = random.choice(candidate.ways()).clone();
                if legal(&way) {
                    return None;
                }
                way.iter().map(|&unit| tested(unit, random)).collect()
            }
            Said::OneWrong => {
                let mut way = way;
                let place = random.below(way.len());
                way[place] = random.below(voice.units.len()) as UnitIndex;
                if legal(&way) || way.len() < 2 {
                    return None;
                }
                way.iter().map(|&unit| tested(unit, random)).collect()
            }
            Said::OneUnknown => {
                if way.len() < 2 {
                    return None;
                }
                let place = random.below(way.len());
                odd = Some((place, way.len()));
                let word = |(at, &unit): (usize, &UnitIndex)| {
                    if at == place { unknown(random) } else { tested(unit, random) }
                };
                way.iter().enumerate().map(word).collect()
            }
            Said::OneMore => {
                let mut words: Vec<Recording> = way.iter().map(|&unit| tested(unit, random)).collect();
                let place = if random.below(2) == 0 { 0 } else { words.len() };
                words.insert(place, unknown(random));
                words
            }
            Said::Legal | Said::OtherPerson => way.iter().map(|&unit| tested(unit, random)).collect(),
        };
        let words: Vec<&Recording> = words.iter().collect();
        Some((heard(joined(&words, random), row.room, others, random), Truth { label, odd }))
    }
}

/// Says a way as one sentence, at another rate and pitch than the enrolled words.
fn sentence(variant: &str, way: &[UnitIndex], random: &mut Random) -> Option<Sound> {
    let units = vocabulary(Language::De);
    let text: Vec<&str> = way.iter().map(|&unit| units[usize::from(unit)].text()).collect();
    let (rate, pitch) = (130 + random.below(60) as u32, 35 + random.below(30) as u32);
    let recording = said(variant, rate, pitch, &text.join(" "))?;
    let quiet = vec![0.0; recording.rate as usize * 3 / 10];
    let samples = recording.samples.iter().map(|&sample| f32::from(sample));
    Some(Sound {
        samples: quiet.iter().copied().chain(samples).chain(quiet.iter().copied()).collect(),
        rate: recording.rate,
    })
}

/// The true content of an utterance.
#[derive(Clone, Copy, Default)]
pub struct Truth {
    /// The index of its candidate.
    pub label: Option<usize>,
    /// The place of an unknown word, and the number of words.
    pub odd: Option<(usize, usize)>,
}

pub fn outcome(findings: Option<Findings>, truth: Truth) -> Outcome {
    let best = findings.as_ref().and_then(|findings| findings.best).map(|label| label as usize);
    let units = findings.as_ref().map(|findings| findings.segments.len());
    let odd = truth.odd.filter(|(_, words)| Some(*words) == units).map(|(place, _)| place);
    let signs = findings.filter(|findings| findings.best.is_some()).map(|findings| findings.signs);
    Outcome {
        accepted: signs.as_ref().is_some_and(|signs| is_accepted(confidence(signs))),
        signs,
        right: best.is_some() && best == truth.label,
        odd,
    }
}

/// Prints a row: right without rejection, accepted, accepted and wrong with bounds.
pub fn report(name: &str, outcomes: &[Outcome]) {
    let of = outcomes.len();
    let count = |test: &dyn Fn(&Outcome) -> bool| outcomes.iter().filter(|outcome| test(outcome)).count();
    let percent = |count: usize| 100.0 * count as f64 / of.max(1) as f64;
    let right = count(&|outcome| outcome.right);
    let accepted = count(&|outcome| outcome.accepted && outcome.right);
    let wrong = count(&|outcome| outcome.accepted && !outcome.right);
    let (low, high) = bounds(wrong, of);
    println!(
        "{name:<28} n {of:>5}  right {:>5.1} %  accepted right {:>5.1} %  accepted wrong {wrong:>3} ({:.2} %, 95 %: {low:.2} to {high:.2} %)",
        percent(right),
        percent(accepted),
        percent(wrong)
    );
}
