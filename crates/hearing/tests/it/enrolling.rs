//! The dialogue of an enrolment.

use crate::voice::{Noise, Voice};
use annabella_hearing::{Enroller, Enrolment, Pcm, SENTENCES, Step, Verdict, vocabulary};
use annabella_speech::Language;
use std::sync::LazyLock;

pub const RATE: u32 = Voice::USUAL.rate;

pub fn pcm(samples: &[i16]) -> Pcm<'_> {
    Pcm { samples, rate: RATE }
}

/// Answers every step with a voice until the end. Returns the number of refused recordings.
fn answer(enroller: &mut Enroller, voice: Voice) -> usize {
    let mut refused = 0;
    for number in 0..100 {
        let text = match enroller.next() {
            Step::SayWord { unit } => unit.text().to_owned(),
            Step::SaySentence { announcement, .. } => announcement,
            Step::Done => return refused,
        };
        if enroller.hear(pcm(&voice.again(number).say(&text))) != Verdict::Accepted {
            refused += 1;
        }
    }
    panic!("the enrolment does not end: {:?}", enroller.next());
}

fn started() -> Enroller {
    let mut enroller = Enroller::new("Anna", Language::De, 5);
    enroller.set_noise(pcm(&Noise(9).samples(RATE as usize, 1.5)));
    enroller
}

/// A complete enrolment of the usual voice.
pub static ENROLMENT: LazyLock<Enrolment> = LazyLock::new(|| {
    let mut enroller = started();
    answer(&mut enroller, Voice::USUAL);
    enroller.finish().unwrap()
});

#[test]
fn each_unit_is_said_once_and_then_announcements() {
    let mut enroller = started();
    let units = vocabulary(Language::De);
    assert_eq!(enroller.next(), Step::SayWord { unit: units[0].clone() });
    assert_eq!(enroller.clone().finish(), None);
    let refused = answer(&mut enroller, Voice::USUAL);
    let learnt = enroller.learnt();
    assert_eq!(learnt.right + learnt.wrong + learnt.doubtful, SENTENCES);
    assert!(learnt.suffices() && learnt.wrong == 0, "{learnt:?}");
    assert!(refused <= 4, "{refused} refused");
    let enrolment = enroller.finish().unwrap();
    assert_eq!((enrolment.speaker(), enrolment.language()), ("Anna", Language::De));
    assert!(enrolment.knows_sentences());
    assert_eq!(Enrolment::parse(&enrolment.text()), Ok(enrolment));
}

#[test]
fn an_enrolment_that_was_left_continues_with_its_words() {
    let mut enroller = started();
    let units = vocabulary(Language::De);
    for unit in &units[..3] {
        assert_eq!(enroller.hear(pcm(&Voice::USUAL.say(unit.text()))), Verdict::Accepted);
    }
    let left = enroller.begun().text();
    assert!(Enrolment::parse(&left).is_err(), "it is not complete");
    let mut resumed = Enroller::resume(Enrolment::parse_begun(&left).unwrap(), 5);
    assert_eq!(resumed.next(), Step::SayWord { unit: units[3].clone() });
    assert!(resumed.take_back());
    assert_eq!(resumed.next(), Step::SayWord { unit: units[2].clone() });
    answer(&mut resumed, Voice::USUAL);
    assert!(resumed.finish().is_some());
    let mut empty = started();
    assert!(!empty.take_back());
    assert_eq!(
        Enroller::resume(Enrolment::parse_begun(&empty.begun().text()).unwrap(), 5).next(),
        empty.next()
    );
}

#[test]
fn another_announcement_is_asked_for_once_more_and_an_enrolment_of_such_does_not_suffice() {
    let mut enroller = started();
    while let Step::SayWord { unit } = enroller.next() {
        enroller.hear(pcm(&Voice::USUAL.say(unit.text())));
    }
    let other = Voice::USUAL.say("nochmal wiederholen nochmal wiederholen");
    let first = enroller.next();
    assert_eq!(enroller.hear(pcm(&other)), Verdict::Misheard);
    assert_eq!(enroller.next(), first);
    while enroller.next() != Step::Done {
        enroller.hear(pcm(&other));
    }
    assert!(!enroller.learnt().suffices(), "{:?}", enroller.learnt());
}

#[test]
fn what_cannot_be_used_is_named_and_asked_again() {
    let mut enroller = started();
    let first = enroller.next();
    let said = Voice::USUAL.say("König");
    let loud: Vec<i16> = said.iter().map(|sample| sample.saturating_mul(20)).collect();
    let quiet = Voice { level: 60.0, ..Voice::USUAL }.say("König");
    let long = Voice { letter: 0.8, ..Voice::USUAL }.say("König");
    let noise = Noise(2).samples(said.len(), 6_000.0);
    let noisy: Vec<i16> =
        said.iter().zip(&noise).map(|(speech, noise)| speech.saturating_add(*noise)).collect();
    for (samples, expected) in [
        (&Noise(4).samples(RATE as usize, 1.5), Verdict::Silent),
        (&Vec::new(), Verdict::Silent),
        (&loud, Verdict::Clipped),
        (&quiet, Verdict::TooQuiet),
        (&Voice { letter: 0.02, ..Voice::USUAL }.say("a"), Verdict::TooShort),
        (&long, Verdict::TooLong),
    ] {
        assert_eq!(enroller.hear(pcm(samples)), expected);
        assert_eq!(enroller.next(), first);
    }
    enroller.set_noise(pcm(&noise));
    let verdict = enroller.hear(pcm(&noisy));
    assert!(matches!(verdict, Verdict::Noisy | Verdict::Silent | Verdict::TooShort), "{verdict:?}");
    let unknown = enroller.hear(Pcm { samples: &said, rate: 4_000 });
    assert_eq!((unknown, enroller.next()), (Verdict::UnknownRate, first));
}
