//! Utterances in the sound of a microphone, one after another.

use crate::hearing::{Endpointer, Phase};
use std::ops::Range;

/// The length of an utterance that is longer than any announcement, in seconds.
const LONGEST: usize = 12;
/// The longest sound without speech that stays in memory, in seconds.
const MOST_SILENCE: usize = 4;
/// Its last part, which stays in memory after that, in seconds.
const LEAST_SILENCE: usize = 1;
/// A second divided by this is the length of the shortest word.
const SHORTEST: usize = 5;
/// A second divided by this is the length of the sound before and after speech.
const MARGIN: usize = 5;

/// The length of digital silence after which a microphone counts as muted, in milliseconds.
const MUTED: usize = 1_500;

/// Finds utterances in sound that arrives in pieces, and keeps the sound of the last one.
#[derive(Debug)]
pub struct Utterances {
    endpointer: Endpointer,
    rate: u32,
    sound: Vec<i16>,
    /// The number of samples that the endpointer has seen.
    fed: usize,
    /// The number of samples that were all zero; `None` once this is decided.
    zeros: Option<usize>,
}

/// The result of the sound so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Progress {
    /// No speech yet.
    Waiting,
    /// Speech.
    Speaking,
    /// An utterance has ended.
    Ended,
    /// Speech without a pause, longer than any announcement.
    TooLong,
}

impl Utterances {
    /// Creates the finder for a microphone with this number of samples per second.
    pub fn new(rate: u32) -> Utterances {
        Utterances { endpointer: Endpointer::new(rate), rate, sound: Vec::new(), fed: 0, zeros: Some(0) }
    }

    /// Returns the place for new sound of the microphone, which must only be appended to.
    pub fn sound_mut(&mut self) -> &mut Vec<i16> {
        &mut self.sound
    }

    /// Returns all sound since the last utterance.
    pub fn sound(&self) -> &[i16] {
        &self.sound
    }

    /// Returns the sound of the utterance, with a margin; all sound before one has been found.
    pub fn utterance(&self) -> &[i16] {
        let margin = self.rate as usize / MARGIN;
        let all = 0..self.sound.len();
        let Range { start, end } = self.endpointer.speech().unwrap_or(all);
        let end = (end + margin).min(self.sound.len());
        self.sound.get(start.saturating_sub(margin)..end).unwrap_or_default()
    }

    /// Whether the utterance is shorter than any word, like a knock.
    pub fn is_short(&self) -> bool {
        let speech = self.endpointer.speech().map_or(0, |speech| speech.len());
        speech < self.rate as usize / SHORTEST
    }

    /// Follows the sound appended after the last call.
    pub fn follow(&mut self) -> Progress {
        let new = &self.sound[self.fed..];
        let is_silent = new.iter().all(|&sample| sample == 0);
        self.zeros = self.zeros.filter(|_| is_silent).map(|zeros| zeros + new.len());
        let phase = self.endpointer.feed(new);
        self.fed = self.sound.len();
        let longer = |seconds: usize, samples: usize| samples > seconds * self.rate as usize;
        match phase {
            Phase::Ended => Progress::Ended,
            Phase::Speaking => {
                let spoken = self.endpointer.speech().map_or(0, |speech| speech.len());
                if longer(LONGEST, spoken) { Progress::TooLong } else { Progress::Speaking }
            }
            Phase::Waiting => {
                if longer(MOST_SILENCE, self.sound.len()) {
                    self.keep_last(LEAST_SILENCE * self.rate as usize);
                }
                Progress::Waiting
            }
        }
    }

    /// Whether the sound so far shows that the microphone is muted: all samples are 0. True only once.
    pub fn is_found_muted(&mut self) -> bool {
        let limit = MUTED * self.rate as usize / 1_000;
        self.zeros.take_if(|zeros| *zeros >= limit).is_some()
    }

    /// Starts the next utterance after the sound so far.
    pub fn begin_again(&mut self) {
        self.keep_last(0);
    }

    fn keep_last(&mut self, samples: usize) {
        self.sound.drain(..self.sound.len().saturating_sub(samples));
        self.endpointer = Endpointer::after(&self.endpointer, self.rate);
        self.fed = 0;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RATE: u32 = 16_000;

    /// Appends a tenth of a second, loud or almost silent.
    fn tenth(utterances: &mut Utterances, loud: bool) -> Progress {
        let peak = if loud { 9_000.0 } else { 20.0 };
        let wave = |at: usize| ((at as f32 * 0.3).sin() * peak) as i16;
        utterances.sound_mut().extend((0..RATE as usize / 10).map(wave));
        utterances.follow()
    }

    fn until_the_end(utterances: &mut Utterances, loud: bool, tenths: usize) -> Vec<Progress> {
        (0..tenths).map(|_| tenth(utterances, loud)).take_while(|it| *it != Progress::Ended).collect()
    }

    #[test]
    fn one_utterance_follows_another_and_silence_does_not_fill_the_memory() {
        let mut utterances = Utterances::new(RATE);
        for _ in 0..2 {
            let waiting = until_the_end(&mut utterances, false, 600);
            assert!(waiting.len() == 600 && waiting.iter().all(|it| *it == Progress::Waiting));
            assert!(utterances.sound().len() <= 5 * RATE as usize, "{}", utterances.sound().len());
            let speaking = until_the_end(&mut utterances, true, 15);
            assert_eq!(speaking.last(), Some(&Progress::Speaking));
            assert!(until_the_end(&mut utterances, false, 20).len() < 10, "it ends within a second");
            let length = utterances.utterance().len();
            assert!((24_000..=34_000).contains(&length), "{length}: 1.5 seconds and the margins");
            utterances.begin_again();
        }
    }

    #[test]
    fn a_muted_microphone_is_found_once_and_a_quiet_one_never() {
        let found = |sample: i16| {
            let mut utterances = Utterances::new(RATE);
            let tenth = |_| {
                utterances.sound_mut().extend([sample; RATE as usize / 10]);
                utterances.follow();
                utterances.is_found_muted()
            };
            (0..80)
                .map(tenth)
                .enumerate()
                .filter_map(|(tenth, found)| found.then_some(tenth))
                .collect::<Vec<_>>()
        };
        assert_eq!(found(0), [14], "in the second second");
        assert_eq!(found(1), [0; 0]);
    }

    #[test]
    fn endless_sound_is_no_utterance() {
        let mut utterances = Utterances::new(RATE);
        until_the_end(&mut utterances, false, 10);
        let speaking = until_the_end(&mut utterances, true, 130);
        assert_eq!(speaking.last(), Some(&Progress::TooLong));
    }
}
