//! The time and memory that one utterance takes.

use crate::corpus::Speaker;
use crate::positions::{Wording, positions};
use crate::random::Random;
use crate::row::enrolled;
use crate::simulate::{Room, heard, joined};
use annabella_hearing::{RATE, Recogniser};
use std::time::Instant;

/// The length of an utterance, in seconds.
const SECONDS: f32 = 4.2;
/// The number of utterances of each line.
const COUNT: usize = 40;

/// Prints the milliseconds of an utterance on one core, by the number of candidates.
pub fn print(speaker: &Speaker, others: &[&Speaker]) {
    let positions = positions();
    let mut random = Random::of(&["time"]);
    let start = Instant::now();
    let mut recogniser = Recogniser::new(&enrolled(speaker, 3));
    println!(
        "time-new                     {:.0} ms to prepare a recogniser",
        1_000.0 * start.elapsed().as_secs_f32()
    );
    for count in [10, 35, 80, 320] {
        let mut times = Vec::new();
        for at in 0..COUNT {
            let candidates = Wording::Announced.many(&positions, at * 13, count);
            let words: Vec<_> = (0..9).map(|_| &speaker.units[random.below(27)][4]).collect();
            let mut utterance = heard(joined(&words, &mut random), Room::Clean, others, &mut random);
            utterance.speech.truncate((SECONDS * RATE as f32) as usize);
            recogniser.set_noise(utterance.room());
            let start = Instant::now();
            let findings = recogniser.findings(utterance.pcm(), &candidates);
            times.push(1_000.0 * start.elapsed().as_secs_f32());
            assert!(findings.is_ok());
        }
        times.sort_by(f32::total_cmp);
        let (middle, most) = (times[COUNT / 2], times[COUNT - 1]);
        println!(
            "time-{count:<4} candidates          {middle:.1} ms in the middle, {most:.1} ms at most, for {SECONDS} s"
        );
    }
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    for line in status.lines().filter(|line| line.starts_with("VmHWM")) {
        println!("time-memory                  {line}, with the recordings");
    }
}
