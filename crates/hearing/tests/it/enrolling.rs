//! The dialogue of an enrolment.

use crate::voice::{Noise, Voice};
use annabella_hearing::{Enroller, Enrolment, Pcm, SENTENCES, Step, TRIES, Verdict, vocabulary};
use annabella_speech::Language;
use std::sync::LazyLock;

pub const RATE: u32 = Voice::USUAL.rate;

pub fn pcm(samples: &[i16]) -> Pcm<'_> {
    Pcm { samples, rate: RATE }
}

/// Answers every step with the usual voice until the end. Returns the number of refused tries.
fn answer(enroller: &mut Enroller) -> usize {
    let mut refused = 0;
    for number in 0..400 {
        let samples = match enroller.next() {
            Step::SayWord { unit, number_of_try } => Voice::USUAL.again(number_of_try).say(unit.text()),
            Step::Announce { announcement, .. } => Voice::USUAL.again(number).say(&announcement),
            Step::Done => return refused,
        };
        if enroller.hear(pcm(&samples)) != Verdict::Accepted {
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
    answer(&mut enroller);
    enroller.finish().unwrap()
});

#[test]
fn each_unit_is_said_twice_and_ten_moves_are_announced() {
    let mut enroller = started();
    let units = vocabulary(Language::De);
    assert_eq!(enroller.next(), Step::SayWord { unit: units[0].clone(), number_of_try: 1 });
    assert_eq!(enroller.clone().finish(), None);
    let refused = answer(&mut enroller);
    let tested = enroller.tested();
    assert_eq!(tested.right + tested.wrong + tested.doubtful, SENTENCES);
    assert!(tested.right >= 9 && tested.wrong == 0, "{tested:?}");
    assert!(refused <= 2 * TRIES, "{refused} refused, alike {:?}", enroller.alike());
    let enrolment = enroller.finish().unwrap();
    assert_eq!(enrolment.announcements(), (SENTENCES, 0));
    assert_eq!((enrolment.speaker(), enrolment.language()), ("Anna", Language::De));
    assert_eq!(Enrolment::parse(&enrolment.text()), Ok(enrolment));
}

#[test]
fn a_stopped_enrolment_continues_where_it_was_left() {
    let mut enroller = started();
    assert_eq!(enroller.unfinished(), None);
    let all = enroller.missing();
    for left in (0..all).rev() {
        let said = match enroller.next() {
            Step::SayWord { unit, number_of_try } => Voice::USUAL.again(number_of_try).say(unit.text()),
            Step::Announce { announcement, .. } => Voice::USUAL.again(left).say(&announcement),
            Step::Done => break,
        };
        enroller.hear(pcm(&said));
        // Stopped among the words, and among the announcements.
        if [all - 7, 4].contains(&left) {
            let (kept, missing) = (enroller.unfinished().unwrap().text(), enroller.missing());
            assert_eq!(Enrolment::parse(&kept).is_ok(), left == 4, "words are missing before");
            let next = enroller.next();
            enroller = Enroller::resume(Enrolment::parse_unfinished(&kept).unwrap(), 6);
            enroller.set_noise(pcm(&Noise(9).samples(RATE as usize, 1.5)));
            assert_eq!(enroller.missing(), missing);
            assert_eq!(std::mem::discriminant(&enroller.next()), std::mem::discriminant(&next));
        }
    }
    answer(&mut enroller);
    let tested = enroller.tested();
    assert!(tested.right >= 9 && tested.wrong == 0, "{tested:?}");
    assert_eq!(enroller.finish().unwrap().announcements(), (SENTENCES, 0));
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

#[test]
fn a_later_try_must_be_like_the_former_ones() {
    let mut enroller = started();
    let units = vocabulary(Language::De);
    for unit in &units {
        assert_eq!(enroller.hear(pcm(&Voice::USUAL.say(unit.text()))), Verdict::Accepted, "{unit}");
    }
    let second = Step::SayWord { unit: units[0].clone(), number_of_try: 2 };
    let fast = Voice { letter: 0.04, ..Voice::USUAL }.say(units[0].text());
    let slow = Voice { letter: 0.17, ..Voice::USUAL }.say(units[0].text());
    for (samples, expected) in [(fast, Verdict::TooFast), (slow, Verdict::TooSlow)] {
        assert_eq!((enroller.next(), enroller.clone().hear(pcm(&samples))), (second.clone(), expected));
    }
    let other = units.iter().find(|unit| unit.text() == "Dame").unwrap();
    let verdict = enroller.hear(pcm(&Voice { letter: 0.1, ..Voice::USUAL }.say("Dame")));
    assert_eq!(verdict, Verdict::TooAlike(other.clone()));
    assert_eq!(enroller.next(), second);
    // If the first try was the odd one, a second contradiction replaces it.
    enroller.hear(pcm(&Voice { letter: 0.1, ..Voice::USUAL }.say("Dame")));
    assert_eq!(enroller.next(), Step::SayWord { unit: units[0].clone(), number_of_try: 1 });
}
