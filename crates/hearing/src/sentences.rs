//! Words that are cut out of whole announcements, joined as the person joins them.
//!
//! The announcements also say how certain the person's moves are, from which the limits of acceptance follow.

use super::acceptance::Limits;
use super::candidate::{Candidate, UnitIndex};
use super::enrolment::{Enrolment, JOINED_FRAMES, MOST_JOINED, Template};
use super::pcm::Pcm;
use super::recogniser::{Findings, Recogniser};
use super::signs::Signs;

/// The cost of a frame above that of any units in any order from which the announcement is another one.
const MISREAD: f32 = 1.0;
/// The part of the announcements that must be recognised for an enrolment to be of use in a game.
const SUFFICIENT: f32 = 0.6;
/// The least number of announcements that say anything about the limits of acceptance.
const ENOUGH: usize = 6;

/// The number of times that words are cut out again.
const ROUNDS: usize = 2;

/// The words of one announcement.
type Words = Vec<(UnitIndex, Template)>;

/// A recording of a given announcement.
#[derive(Clone, Copy, Debug)]
pub struct Sentence<'a> {
    /// The recording.
    pub pcm: Pcm<'a>,
    /// The announced move.
    pub said: &'a Candidate,
    /// The legal moves of its position.
    pub all: &'a [Candidate],
}

/// The result of an enrolment's announcements, each recognised without having been learnt.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Learnt {
    /// Number of announcements whose move is the best.
    pub right: usize,
    /// Number of announcements mistaken for another move with certainty.
    pub wrong: usize,
    /// Number of the others.
    pub doubtful: usize,
}

impl Learnt {
    /// Whether the enrolment is of use in a game.
    pub fn suffices(self) -> bool {
        let all = self.right + self.wrong + self.doubtful;
        self.right as f32 >= SUFFICIENT * all as f32
    }
}

impl Enrolment {
    /// Learns announcements. Returns how each is recognised by the other ones.
    pub fn learn(&mut self, sentences: &[Sentence]) -> Learnt {
        let recogniser = Recogniser::new(self);
        let cut = |recogniser: &Recogniser, sentence: &Sentence| {
            recogniser.words(sentence.pcm, sentence.said.ways()).unwrap_or_default()
        };
        let mut words: Vec<Words> = sentences.iter().map(|sentence| cut(&recogniser, sentence)).collect();
        // Words of other announcements fit better than words said alone.
        for _ in 0..ROUNDS {
            let recognisers = self.halves(&words);
            let again =
                sentences.iter().enumerate().map(|(at, sentence)| cut(&recognisers[at % 2], sentence));
            words = again.collect();
        }
        let certainties = self.certainties(sentences, &words);
        if certainties.len() >= ENOUGH {
            self.limits = limits(&certainties);
        }
        words.into_iter().for_each(|words| self.add(words));
        let accepted = |it: &Certainty| it.findings.is_accepted(&self.limits);
        let right = certainties.iter().filter(|it| it.is_right).count();
        let wrong = certainties.iter().filter(|it| !it.is_right && accepted(it)).count();
        Learnt { right, wrong, doubtful: sentences.len() - right - wrong }
    }

    /// Whether announcements were learnt.
    pub fn knows_sentences(&self) -> bool {
        self.joined.iter().any(|joined| !joined.is_empty())
    }

    fn add(&mut self, words: Words) {
        let usable = words.into_iter().filter(|(_, word)| JOINED_FRAMES.contains(&word.frames.len()));
        for (unit, word) in usable {
            let Some(joined) = self.joined.get_mut(usize::from(unit)) else { continue };
            joined.push(word);
            joined.drain(..joined.len().saturating_sub(MOST_JOINED));
        }
    }

    /// Returns the recognisers of even and odd announcements, each of which has learnt the other ones.
    fn halves(&self, words: &[Words]) -> [Recogniser; 2] {
        [1, 0].map(|first| {
            let mut half = self.clone();
            words.iter().skip(first).step_by(2).for_each(|words| half.add(words.clone()));
            Recogniser::new(&half)
        })
    }

    /// Recognises each announcement by a recogniser that has not learnt it.
    fn certainties(&self, sentences: &[Sentence], words: &[Words]) -> Vec<Certainty> {
        let recognisers = self.halves(words);
        let each = sentences.iter().enumerate();
        each.filter_map(|(at, sentence)| Certainty::of(&recognisers[at % 2], sentence)).collect()
    }
}

/// How certain a recogniser is of an announcement, and of the best move that it is not.
struct Certainty {
    is_right: bool,
    findings: Findings,
    other: Option<Findings>,
}

impl Certainty {
    fn of(recogniser: &Recogniser, sentence: &Sentence) -> Option<Certainty> {
        let findings = recogniser.findings(sentence.pcm, sentence.all).ok()?;
        let best = findings.best.and_then(|best| sentence.all.get(best as usize));
        let is_right = best.is_some_and(|best| best.mv == sentence.said.mv);
        let others: Vec<Candidate> =
            sentence.all.iter().filter(|other| other.mv != sentence.said.mv).cloned().collect();
        let other = recogniser.findings(sentence.pcm, &others).ok().filter(|other| other.best.is_some());
        Some(Certainty { is_right, findings, other })
    }
}

/// Returns the limits that follow from how certain right and wrong moves are.
fn limits(certainties: &[Certainty]) -> Limits {
    let right: Vec<&Signs> =
        certainties.iter().filter(|it| it.is_right).map(|it| &it.findings.signs).collect();
    let wrong: Vec<&Signs> =
        certainties.iter().filter_map(|it| it.other.as_ref()).map(|other| &other.signs).collect();
    Limits::of(&right, &wrong)
}

/// Whether the recording of an announcement is clearly another one.
pub fn is_misread(findings: &Findings) -> bool {
    findings.best.is_none() || findings.signs.whole[1] > MISREAD
}
