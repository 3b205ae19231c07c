//! Enrolments of spoken words.

use annabella::chess::Chess;
use annabella::hearing::{Enrolment, Pcm, Recogniser, candidates, trial};

/// Checks that an enrolment is read or refused, with its checksum or a correct one.
///
/// One that is read is written the same, and a sound can be compared with it.
pub fn enrolment(text: &str) {
    for text in [text.to_owned(), trial::sealed(text)] {
        if let Ok(enrolment) = Enrolment::parse(&text) {
            assert_eq!(Enrolment::parse(&enrolment.text()).as_ref(), Ok(&enrolment));
            let sound: Vec<i16> = (0..6_400).map(|at| (at * 37 % 4_001 - 2_000) as i16).collect();
            let candidates = candidates(&Chess::default(), enrolment.language());
            Recogniser::new(&enrolment).hear(Pcm { samples: &sound, rate: 16_000 }, &candidates[..3]);
        }
    }
}
