//! The corpus of the fuzz target `enrolment`: each file has the fault in its name.

use annabella_chess::Chess;
use annabella_hearing::{Enrolment, EnrolmentFault, Pcm, Recogniser, candidates};
use annabella_speech::Language;

const ANNOUNCED: &str = include_str!("../../../../fuzz/corpus/enrolment/announced");
const COMPLETE: &str = include_str!("../../../../fuzz/corpus/enrolment/complete");
const DAMAGED: &str = include_str!("../../../../fuzz/corpus/enrolment/damaged");
const INCOMPLETE: &str = include_str!("../../../../fuzz/corpus/enrolment/incomplete");
const NEWER: &str = include_str!("../../../../fuzz/corpus/enrolment/newer");
const OTHER_LANGUAGE: &str = include_str!("../../../../fuzz/corpus/enrolment/other-language");

#[test]
fn a_complete_enrolment_is_read_and_sound_compared_with_it() {
    let sound: Vec<i16> = (0..16_000).map(|at| (at * 37 % 4_001 - 2_000) as i16).collect();
    let candidates = candidates(&Chess::default(), Language::En);
    for (text, announcements) in [(COMPLETE, 0), (ANNOUNCED, 6)] {
        let enrolment = Enrolment::parse(text).unwrap();
        assert_eq!((enrolment.text().as_str(), enrolment.language()), (text, Language::En));
        assert_eq!(enrolment.announcements(), (announcements, 0));
        for length in [0, 100, 1_000, 8_000, 16_000] {
            let mut recogniser = Recogniser::new(&enrolment);
            let sound = Pcm { samples: &sound[..length], rate: 16_000 };
            recogniser.hear(sound, &candidates);
            recogniser.learn(sound, &candidates[0]);
        }
    }
}

#[test]
fn a_faulty_enrolment_is_refused_by_its_fault() {
    for (text, fault) in [
        (DAMAGED, EnrolmentFault::Damaged),
        (INCOMPLETE, EnrolmentFault::Incomplete("pawn".to_owned())),
        (NEWER, EnrolmentFault::NewerVersion(3)),
        (OTHER_LANGUAGE, EnrolmentFault::OtherLanguage("tlh".to_owned())),
    ] {
        assert_eq!(Enrolment::parse(text), Err(fault));
    }
}
