//! Recognition of moves and commands, and of what is neither.

use crate::enrolling::{ENROLMENT, RATE, pcm};
use crate::voice::{Noise, Voice};
use annabella_chess::{Chess, from_fen, samples::RICH, uci};
use annabella_hearing::{
    Candidate, Command, Enrolment, Heard, Pcm, Recogniser, SecondOpinion, Why, candidates, vocabulary,
};
use annabella_speech::Language;

fn recogniser() -> Recogniser {
    let mut recogniser = Recogniser::new(&ENROLMENT);
    recogniser.set_noise(pcm(&Noise(5).samples(RATE as usize, 1.5)));
    recogniser
}

fn text(way: &[u8]) -> String {
    let units = vocabulary(Language::De);
    way.iter().map(|&unit| units[usize::from(unit)].text()).collect::<Vec<_>>().join(" ")
}

fn named(heard: Heard) -> Option<String> {
    match heard {
        Heard::Move { mv } | Heard::Likely { mv } => Some(uci(mv)),
        _ => None,
    }
}

#[test]
fn moves_are_recognised_in_every_form() {
    let recogniser = recogniser();
    let (mut right, mut count) = (0, 0);
    for fen in [RICH[0], "r1bqkb1r/pppp1ppp/2n2n2/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4"] {
        let candidates = candidates(&from_fen(fen).unwrap(), Language::De);
        for candidate in candidates.iter().step_by(3) {
            for (number, way) in candidate.ways().iter().enumerate() {
                let samples = Voice::USUAL.again(number + 1).say(&text(way));
                let heard = recogniser.hear(pcm(&samples), &candidates);
                assert!(named(heard).is_none_or(|mv| mv == uci(candidate.mv)), "{}: {heard:?}", text(way));
                right += usize::from(named(heard).is_some());
                count += 1;
            }
        }
    }
    assert!(right * 10 >= count * 6, "{right} of {count} moves were accepted");
}

#[test]
fn a_second_opinion_makes_a_question_and_never_another_move() {
    let recogniser = recogniser();
    let candidates = candidates(&from_fen(RICH[0]).unwrap(), Language::De);
    let (mut certain, mut doubtful, mut likely) = (0, 0, 0);
    for (index, candidate) in candidates.iter().enumerate().step_by(4) {
        let samples = Voice::USUAL.again(index % 5).say(&text(&candidate.ways()[0]));
        let alone = recogniser.hear(pcm(&samples), &candidates);
        let with = |candidate: usize, is_sure: bool| {
            recogniser.hear_with(pcm(&samples), &candidates, SecondOpinion { candidate, is_sure })
        };
        let other = (index + candidates.len() / 2) % candidates.len();
        assert_eq!(with(candidates.len(), true), alone, "no such candidate");
        assert_eq!(with(index, false), alone);
        if let Heard::Move { mv } = alone {
            assert_eq!(with(index, true), alone);
            assert_eq!((with(other, true), with(other, false)), (Heard::Likely { mv }, Heard::Likely { mv }));
            certain += 1;
        } else {
            assert_eq!(with(other, true), alone, "the enrolled words refuse another move");
            doubtful += 1;
            likely += usize::from(with(index, true) == Heard::Likely { mv: candidate.mv });
        }
    }
    assert!(certain > 0 && doubtful > 0 && likely * 2 >= doubtful, "{certain}, {likely} of {doubtful}");
}

#[test]
fn commands_are_recognised_in_any_position() {
    let recogniser = recogniser();
    let start = candidates(&Chess::default(), Language::De);
    for candidates in [&start[..], &[]] {
        for (text, command) in
            [("wiederholen", Command::Repeat), ("nochmal", Command::Again), ("berichtigen", Command::Correct)]
        {
            let heard = recogniser.hear(pcm(&Voice::USUAL.say(text)), candidates);
            assert_eq!(heard, Heard::Command(command), "{text}");
        }
    }
}

#[test]
fn sound_without_an_announcement_is_named() {
    let recogniser = recogniser();
    let candidates = candidates(&Chess::default(), Language::De);
    let said = Voice::USUAL.say("Springer Felix drei");
    let loud: Vec<i16> = said.iter().map(|sample| sample.saturating_mul(20)).collect();
    let hear = |samples: &[i16], candidates: &[Candidate]| recogniser.hear(pcm(samples), candidates);
    assert_eq!(hear(&[], &candidates), Heard::Nothing(Why::Silence));
    assert_eq!(hear(&Noise(6).samples(RATE as usize, 1.5), &candidates), Heard::Nothing(Why::Silence));
    assert_eq!(hear(&loud, &candidates), Heard::Nothing(Why::Clipped));
    assert_eq!(hear(&Voice::USUAL.say("a"), &candidates), Heard::Nothing(Why::TooShort));
    assert_eq!(
        hear(&Voice { letter: 0.9, ..Voice::USUAL }.say("Springer Felix drei"), &candidates),
        Heard::Nothing(Why::TooLong)
    );
    let unknown = recogniser.hear(Pcm { samples: &said, rate: 7_000 }, &candidates);
    assert_eq!(unknown, Heard::Nothing(Why::UnknownRate));
}

#[test]
fn other_words_and_illegal_moves_are_not_accepted() {
    let recogniser = recogniser();
    let candidates = candidates(&Chess::default(), Language::De);
    for text in ["Turm Anna drei", "Dame David acht", "Ottokar vier", "guten Morgen allerseits", "Schach"] {
        let samples = Voice::USUAL.say(text);
        let heard = recogniser.hear(pcm(&samples), &candidates);
        assert!(matches!(heard, Heard::Doubtful { .. } | Heard::Nothing(_)), "{text}: {heard:?}");
    }
    // One unknown word that sounds like the right one is asked for.
    let similar = recogniser.hear(pcm(&Voice::USUAL.say("Springer Ulrich drei")), &candidates);
    assert!(!matches!(similar, Heard::Move { .. }), "{similar:?}");
}

/// A person hesitates before or after a move. Another piece before a pawn's move belongs to it.
#[test]
fn a_move_after_a_hesitation_is_asked_for() {
    let recogniser = recogniser();
    let candidates = candidates(&Chess::default(), Language::De);
    let heard = |said: &[&str]| {
        let samples: Vec<i16> = said.iter().flat_map(|text| Voice::USUAL.say(text)).collect();
        recogniser.hear(pcm(&samples), &candidates)
    };
    let (knight, um) = ("Springer Gustav eins Felix drei", "ömm");
    assert!(matches!(heard(&[knight]), Heard::Move { .. }));
    for said in [&[um, knight][..], &[knight, um], &[um, knight, um]] {
        let heard = heard(said);
        assert!(matches!(heard, Heard::Likely { mv } if uci(mv) == "g1f3"), "{said:?}: {heard:?}");
    }
    for said in
        [&["Dame", "Felix drei"][..], &["Springer Ulrich", "Eva drei"], &["guten Morgen allerseits", knight]]
    {
        let heard = heard(said);
        assert!(matches!(heard, Heard::Doubtful { .. } | Heard::Nothing(_)), "{said:?}: {heard:?}");
    }
}

#[test]
fn quiet_and_distant_speech_is_named() {
    let recogniser = recogniser();
    let candidates = candidates(&Chess::default(), Language::De);
    let far = Voice { level: 100.0, ..Voice::USUAL }.say("guten Morgen allerseits");
    assert_eq!(recogniser.hear(pcm(&far), &candidates), Heard::Nothing(Why::TooQuiet));
    let said = Voice { level: 6_000.0, ..Voice::USUAL }.say("guten Morgen allerseits");
    let noise = Noise(2).samples(said.len(), 700.0);
    let noisy: Vec<i16> =
        said.iter().zip(&noise).map(|(speech, noise)| speech.saturating_add(*noise)).collect();
    let mut in_noise = recogniser.clone();
    in_noise.set_noise(pcm(&noise));
    assert_eq!(in_noise.hear(pcm(&noisy), &candidates), Heard::Nothing(Why::Noisy));
}

#[test]
fn a_room_is_learnt_from_a_confirmed_move() {
    let mut recogniser = recogniser();
    let candidates = candidates(&Chess::default(), Language::De);
    let (mv, said) = (&candidates[0], &text(&candidates[0].ways()[0]));
    let before = recogniser.enrolment().announcements();
    recogniser.learn(pcm(&Noise(6).samples(RATE as usize, 1.5)), mv);
    assert_eq!(recogniser.enrolment().announcements(), before, "silence teaches nothing");
    for number in 0..30 {
        recogniser.learn(pcm(&Voice::USUAL.again(number).say(said)), mv);
    }
    assert_eq!(recogniser.enrolment().announcements(), (10, 20), "the oldest learnt ones are replaced");
    let kept = recogniser.enrolment().text();
    assert_eq!(Enrolment::parse(&kept).as_ref(), Ok(recogniser.enrolment()));
    let heard = recogniser.hear(pcm(&Voice::USUAL.say(said)), &candidates);
    assert!(matches!(heard, Heard::Move { mv: heard } if heard == mv.mv), "{heard:?}");
}

#[test]
fn a_move_is_heard_at_every_sample_rate_and_level_and_in_noise() {
    let candidates = candidates(&Chess::default(), Language::De);
    let hear = |voice: Voice, noise: f32| {
        let mut source = Noise(8);
        let mut recogniser = Recogniser::new(&ENROLMENT);
        let rate = voice.rate;
        recogniser.set_noise(Pcm { samples: &source.samples(rate as usize, 1.5 + noise), rate });
        let said = voice.say("Bauer Eva zwei Eva vier");
        let samples: Vec<i16> =
            said.iter().map(|sample| sample.saturating_add((noise * source.next()) as i16)).collect();
        match recogniser.hear(Pcm { samples: &samples, rate }, &candidates) {
            Heard::Move { mv } | Heard::Likely { mv } => uci(mv),
            heard => format!("{heard:?}"),
        }
    };
    for rate in [16_000, 22_050, 44_100, 48_000] {
        assert_eq!(hear(Voice { rate, ..Voice::USUAL }, 0.0), "e2e4", "{rate}");
    }
    for level in [1_500.0, 25_000.0] {
        assert_eq!(hear(Voice { level, ..Voice::USUAL }, 0.0), "e2e4", "level {level}");
    }
    for noise in [100.0, 400.0] {
        assert_eq!(hear(Voice::USUAL, noise), "e2e4", "noise {noise}");
    }
}
