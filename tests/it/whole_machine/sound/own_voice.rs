//! Each listener's voice is independent: rate, volume and pitch of one do not affect another's.

use super::*;
use annabella::game::VoiceChange;

/// Returns the level of the loudest sample.
fn peak(recording: &Recording) -> f64 {
    recording.samples.iter().map(|sample| f64::from(sample.unsigned_abs())).fold(0.0, f64::max)
}

#[test]
fn what_each_changes_is_heard_on_the_own_headset_alone() {
    let name = "own_voice::what_each_changes_is_heard_on_the_own_headset_alone";
    in_own_process(name, &[], |dir| {
        let pulse = Pulse::start_in(dir, &["room", "white_headset", "black_headset"]);
        let outlets =
            Outlets { white: Some("white".into()), black: Some("black".into()), ..Outlets::default() };
        let (mut voices, news) = open(outlets, Seat::Shared, true);
        for _ in 0..3 {
            wait_for(&news, |one| matches!(one, VoiceNews::Open { .. }));
        }
        let recorders = ["room", "white_headset", "black_headset"].map(|sink| pulse.record(sink));
        let words = Words::new(Language::De);
        let told = |voices: &mut Voices, audience, change| {
            words.say(&voices.change(audience, &change).expect("it is told"))
        };
        // Both change rate and volume in turn; each hears their value.
        for _ in 0..2 {
            told(&mut voices, Audience::White, VoiceChange::Faster);
            told(&mut voices, Audience::Black, VoiceChange::Slower);
            told(&mut voices, Audience::White, VoiceChange::Softer);
        }
        let (fast, slow) = (260 + 37 + 42, 260 - 32 - 28);
        let last = told(&mut voices, Audience::White, VoiceChange::Louder);
        assert_eq!(last, "Lautstärke 80");
        let last = told(&mut voices, Audience::Black, VoiceChange::Faster);
        assert_eq!(last, format!("Tempo {}", slow + slow / 7));

        let said = "Springer Gustav eins Felix drei";
        voices.say(said.into(), Language::De, Priority::Message, Audience::Room);
        assert!(voices.finish(LONG));
        let [room, white, black] = recorders.map(|recorder| recorder.stop());
        assert_heard_at(&room, said, RATE);
        assert_heard_at(&white, said, fast);
        assert_heard_at(&black, said, slow + slow / 7);
        // Compared with the same words at the same rate, spoken by the engine itself.
        let level = |recording: &Recording, rate| peak(recording) / peak(&reference_at(said, rate));
        let usual = level(&room, RATE);
        let (white, black) = (level(&white, fast) / usual, level(&black, slow + slow / 7) / usual);
        println!("levels: white {white:.3}, black {black:.3}");
        assert!((0.72..=0.88).contains(&white), "80 per cent: {white}");
        assert!((0.92..=1.08).contains(&black), "as loud as the room: {black}");

        // With an arbiter, a person without a device changes nothing for those who listen.
        let nowhere = told(&mut voices, Audience::Assistant, VoiceChange::Faster);
        assert!(nowhere.starts_with("Hier hören alle dieselbe Stimme"), "{nowhere}");
    });
}

#[test]
fn where_nothing_is_spoken_no_voice_is_said_to_change() {
    let mut voices = Voices::open(Engine::Off, Outlets::default(), RATE, Seat::Shared, false, |_| {});
    let message = voices.change(Audience::White, &VoiceChange::Faster).expect("it is told");
    assert_eq!(message.id, "voice-off");
    assert!(voices.change(Audience::White, &VoiceChange::Stop).is_none());
}

#[test]
fn a_higher_voice_is_higher_and_no_louder() {
    let espeak = annabella::devices::voice::Espeak::open().unwrap();
    let words = annabella::speech::Sequence::from("Eva vier");
    // The period of the loudest part of the vowel, as a frequency.
    let frequency = |pitch| {
        let pcm = espeak.pitched(&words, "de", 170, pitch).unwrap();
        let length = pcm.rate as usize / 10;
        let energy = |part: &[i16]| part.iter().map(|x| f64::from(*x) * f64::from(*x)).sum::<f64>();
        let loudest = |a: &usize, b: &usize| {
            energy(&pcm.samples[*a..a + length]).total_cmp(&energy(&pcm.samples[*b..b + length]))
        };
        let from = (0..pcm.samples.len() - 2 * length).step_by(length / 4).max_by(loudest).unwrap();
        let alike = |lag: usize| -> f64 {
            let (here, there) =
                (&pcm.samples[from..from + length], &pcm.samples[from + lag..from + lag + length]);
            here.iter().zip(there).map(|(x, y)| f64::from(*x) * f64::from(*y)).sum::<f64>()
                / (energy(here) * energy(there)).sqrt()
        };
        let lags = pcm.rate as usize / 300..pcm.rate as usize / 50;
        let best = lags.max_by(|a, b| alike(*a).total_cmp(&alike(*b))).unwrap();
        f64::from(pcm.rate) / best as f64
    };
    let [deep, usual, high] = [10, 50, 90].map(frequency);
    println!("{deep:.0}, {usual:.0} and {high:.0} Hz");
    assert!(deep < 0.95 * usual && usual < 0.95 * high, "{deep} {usual} {high}");
    // The words after it have the usual pitch again.
    assert_eq!(espeak.sequence(&words, "de", 170).unwrap(), espeak.pitched(&words, "de", 170, 50).unwrap());
}
