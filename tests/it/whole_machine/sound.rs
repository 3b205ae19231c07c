//! The voices on a real sound server.
//! Each listener hears the permitted words, even after devices fail and return.

mod own_voice;

use crate::hearing::{find, find_among, pronounced, rms};
use crate::limited::CommandInTime;
use crate::pulse::{Pulse, Recorder, Recording, wait_until};
use annabella::devices::voice::{Engine, Outlets, OutputError, VoiceNews, Voices};
use annabella::speech::routing::{Outlet, Seat};
use annabella::speech::{Audience, Language, Message, Priority, Words};
use std::path::Path;
use std::process::Command;
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

/// Words per minute.
const RATE: u32 = 260;
const LONG: Duration = Duration::from_secs(60);
/// The environment variable with the test for which a process was started.
const OWN: &str = "ANNABELLA_TEST_PROCESS";

/// Runs a test in a separate process and directory, because the environment names the sound server.
fn in_own_process(name: &str, more: &[(&str, &str)], test: impl FnOnce(&Path)) {
    if let Some(dir) = std::env::var_os(OWN) {
        return test(Path::new(&dir));
    }
    let _listening = crate::pulse::LISTENING.read().unwrap_or_else(|poisoned| poisoned.into_inner());
    let dir = tempfile::tempdir().unwrap();
    let test = format!("whole_machine::sound::{name}");
    // The voice's program must be in the same directory as the running one.
    let program = dir.path().join("it");
    let me = std::env::current_exe().unwrap();
    if std::fs::hard_link(&me, &program).is_err() {
        std::fs::copy(&me, &program).unwrap();
    }
    let output = Command::new(program)
        .args([&test, "--exact", "--nocapture"])
        .env(OWN, dir.path())
        .env("HOME", dir.path())
        .envs(Pulse::env_in(dir.path()))
        .envs(more.iter().copied())
        .output_in_time()
        .unwrap();
    let said = String::from_utf8_lossy(&output.stdout);
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() && said.contains("1 passed"), "{said}{errors}");
    print!("{said}");
    eprint!("{errors}");
}

fn open(outlets: Outlets, seat: Seat, arbiter: bool) -> (Voices, Receiver<VoiceNews>) {
    let (tell, told) = channel();
    let voices = Voices::open(Engine::Espeak, outlets, RATE, seat, arbiter, move |news| {
        let _ = tell.send(news);
    });
    (voices, told)
}

/// Waits for this news, ignoring others before it.
fn wait_for(news: &Receiver<VoiceNews>, wanted: impl Fn(&VoiceNews) -> bool) -> VoiceNews {
    loop {
        let one = news.recv_timeout(LONG).expect("news");
        if wanted(&one) {
            return one;
        }
    }
}

fn opened(news: &Receiver<VoiceNews>, wanted: Outlet) {
    wait_for(news, |one| matches!(one, VoiceNews::Open { outlet, .. } if *outlet == wanted));
}

fn reference(words: &str) -> Recording {
    reference_at(words, RATE)
}

/// Records words spoken by the engine's own program.
fn reference_at(words: &str, rate: u32) -> Recording {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("reference.wav");
    let rate = rate.to_string();
    let said = Command::new("espeak-ng")
        .args(["-v", "de", "-s", &rate, "-w"])
        .arg(&path)
        .arg(pronounced(words))
        .status_in_time();
    assert!(said.unwrap().success());
    let mut file = hound::WavReader::open(&path).unwrap();
    Recording { rate: file.spec().sample_rate, samples: file.samples().map(Result::unwrap).collect() }
}

/// Splits a recording at the longest silence within it.
fn parted(recording: Recording) -> [Recording; 2] {
    let Recording { rate, samples } = recording;
    let loud: Vec<usize> = (0..samples.len()).filter(|at| samples[*at].abs() > 60).collect();
    let longest = loud.windows(2).max_by_key(|pair| pair[1] - pair[0]).expect("there is sound");
    let (first, second) = samples.split_at((longest[0] + longest[1]) / 2);
    [first, second].map(|samples| Recording { rate, samples: samples.to_vec() })
}

/// Speaks words to the room and returns their recording.
fn said(voices: &Voices, recorder: &Recorder, words: &str) -> Recording {
    let from = recorder.len();
    voices.say(words.into(), Language::De, Priority::Message, Audience::Room);
    assert!(voices.finish(LONG));
    let mut recording = recorder.settled();
    recording.samples.drain(..from);
    recording
}

fn assert_heard(recording: &Recording, words: &str) {
    assert_heard_at(recording, words, RATE);
}

fn assert_heard_at(recording: &Recording, words: &str, rate: u32) {
    let heard = find(recording, &reference_at(words, rate)).expect("something is heard");
    println!("{words}: {heard:?}");
    assert!(heard.correlation >= 0.9, "{words}: {heard:?}");
    assert!((0.9..=1.1).contains(&heard.length_ratio), "{words}: {heard:?}");
}

fn assert_not_heard(recording: &Recording, words: &str) {
    if let Some(heard) = find(recording, &reference(words)) {
        println!("not {words}: {heard:?}");
        assert!(heard.correlation < 0.9, "{words}: {heard:?}");
    }
}

#[test]
fn announcements_are_heard_word_for_word() {
    in_own_process("announcements_are_heard_word_for_word", &[], |dir| {
        let pulse = Pulse::start_in(dir, &["room"]);
        let recorder = pulse.record("room");
        let (voices, news) = open(Outlets::default(), Seat::Shared, true);
        opened(&news, Outlet::Room);
        for (words, wrong) in [
            ("Springer Gustav eins Felix drei", "Springer Gustav eins Hector drei"),
            (
                "Bauer Eva fünf schlägt David sechs en passant",
                "Bauer Eva fünf schlägt Felix sechs en passant",
            ),
            ("Kurze Rochade", "Lange Rochade"),
            ("Läufer Cäsar acht Anna sechs", "Läufer Cäsar acht Gustav vier"),
        ] {
            let recording = said(&voices, &recorder, words);
            assert!(rms(&recording) > 100.0, "silent: {words}");
            assert_heard(&recording, words);
            assert_not_heard(&recording, wrong);
        }
    });
}

#[test]
fn the_parts_of_an_utterance_are_heard_with_its_pause_between_them() {
    in_own_process("the_parts_of_an_utterance_are_heard_with_its_pause_between_them", &[], |dir| {
        let pulse = Pulse::start_in(dir, &["room"]);
        let recorder = pulse.record("room");
        let (voices, news) = open(Outlets::default(), Seat::Shared, true);
        opened(&news, Outlet::Room);
        let words = Words::voiced(Language::De);
        let sentences = ["Kurze Rochade.", "Bauer Eva fünf schlägt David sechs."];
        let said = words.sequence(&sentences.map(|one| Message::new("judge-step").with("mv", one)));
        let pause = f64::from(said.pause().millis(RATE)) / 1000.0;
        // The voice's pitch varies continuously from one sentence to the next, as it does in one text.
        let [first, second] = parted(reference(said.text()));
        voices.say(said, Language::De, Priority::Message, Audience::Room);
        assert!(voices.finish(LONG));
        let recording = recorder.stop();
        let heard = |part| {
            let heard = find_among(&recording, &part, pause / 2.0).expect("something is heard");
            println!("{heard:?}");
            assert!(heard.correlation >= 0.9, "{heard:?}");
            heard
        };
        let (first, second) = (heard(first), heard(second));
        let between = second.start - first.end;
        assert!((between - pause).abs() < 0.01, "{between} s are no pause of {pause} s");
    });
}

#[test]
fn private_words_reach_the_headset_and_not_the_room() {
    in_own_process("private_words_reach_the_headset_and_not_the_room", &[], |dir| {
        let pulse = Pulse::start_in(dir, &["room", "white_headset"]);
        let outlets = Outlets { white: Some("white".into()), ..Outlets::default() };
        let (voices, news) = open(outlets, Seat::Shared, false);
        wait_for(&news, |one| *one == VoiceNews::Shared); // Black has no headphones.
        for _ in 0..2 {
            wait_for(&news, |one| matches!(one, VoiceNews::Open { .. }));
        }
        let (room, white) = (pulse.record("room"), pulse.record("white_headset"));
        let words = "Weiß hat noch fünf Minuten";
        voices.say(words.into(), Language::De, Priority::Text, Audience::White);
        assert!(voices.finish(LONG));
        assert_heard(&white.so_far(), words);
        assert_eq!(rms(&room.so_far()), 0.0, "the room hears what is White's");

        let words = "Bauer Eva zwei Eva vier";
        voices.say(words.into(), Language::De, Priority::Message, Audience::Room);
        assert!(voices.finish(LONG));
        assert_heard(&room.stop(), words);
        assert_heard(&white.stop(), words);
    });
}

#[test]
fn with_an_arbiter_private_words_without_a_headset_are_silent() {
    in_own_process("with_an_arbiter_private_words_without_a_headset_are_silent", &[], |dir| {
        let pulse = Pulse::start_in(dir, &["room"]);
        let recorder = pulse.record("room");
        let (voices, news) = open(Outlets::default(), Seat::Shared, true);
        opened(&news, Outlet::Room);
        for audience in [Audience::White, Audience::Black, Audience::Assistant, Audience::Arbiter] {
            voices.say("fünf Minuten".into(), Language::De, Priority::Important, audience);
        }
        assert!(voices.finish(LONG));
        assert_eq!(rms(&recorder.so_far()), 0.0);
        // The recorder does hear words for the room.
        assert_heard(&said(&voices, &recorder, "Kurze Rochade"), "Kurze Rochade");
    });
}

#[test]
fn nobody_is_given_the_rooms_device_as_a_headset() {
    in_own_process("nobody_is_given_the_rooms_device_as_a_headset", &[], |dir| {
        let pulse = Pulse::start_in(dir, &["room"]);
        let outlets = Outlets { white: Some("room".into()), ..Outlets::default() };
        let (voices, news) = open(outlets, Seat::Shared, true);
        let refused = wait_for(&news, |one| matches!(one, VoiceNews::NoDevice { .. }));
        let reason = OutputError::Taken { name: "room".into(), by: Outlet::Room };
        assert_eq!(refused, VoiceNews::NoDevice { outlet: Outlet::White, reason });
        let recorder = pulse.record("room");
        voices.say("fünf Minuten".into(), Language::De, Priority::Important, Audience::White);
        assert!(!voices.finish(LONG), "nobody has heard it");
        assert_eq!(rms(&recorder.stop()), 0.0);
    });
}

#[test]
fn an_unknown_device_is_told_with_those_that_there_are() {
    in_own_process("an_unknown_device_is_told_with_those_that_there_are", &[], |dir| {
        let _pulse = Pulse::start_in(dir, &["hall", "headset"]);
        let outlets = Outlets { room: Some("loudspeaker".into()), ..Outlets::default() };
        let (_voices, news) = open(outlets, Seat::Shared, true);
        let reason =
            OutputError::Unknown { name: "loudspeaker".into(), there: vec!["hall".into(), "headset".into()] };
        let told = wait_for(&news, |one| matches!(one, VoiceNews::NoDevice { .. }));
        assert_eq!(told, VoiceNews::NoDevice { outlet: Outlet::Room, reason });
    });
}

#[test]
fn important_words_cut_a_message_and_both_are_heard() {
    in_own_process("important_words_cut_a_message_and_both_are_heard", &[], |dir| {
        let pulse = Pulse::start_in(dir, &["room"]);
        let recorder = pulse.record("room");
        let (voices, news) = open(Outlets::default(), Seat::Shared, true);
        opened(&news, Outlet::Room);
        let (message, answer) = ("Springer Gustav eins Felix drei", "dreiundzwanzig Züge");
        let from = recorder.len();
        voices.say(message.into(), Language::De, Priority::Message, Audience::Room);
        voices.say(answer.into(), Language::De, Priority::Text, Audience::Room);
        wait_until("the message is heard", || recorder.first_sound(from, 500).is_some());
        voices.say(
            "Weiß hat die Zeit überschritten".into(),
            Language::De,
            Priority::Important,
            Audience::Room,
        );
        assert!(voices.finish(LONG));
        let recording = recorder.stop();
        let start = |words| {
            let heard = find(&recording, &reference(words)).unwrap();
            assert!(heard.correlation >= 0.9, "{words}: {heard:?}");
            heard.start
        };
        let (flag, message, answer) =
            (start("Weiß hat die Zeit überschritten"), start(message), start(answer));
        assert!(flag < message && message < answer, "{flag} {message} {answer}");
    });
}

#[test]
fn stop_silences_at_once() {
    in_own_process("stop_silences_at_once", &[], |dir| {
        let pulse = Pulse::start_in(dir, &["room"]);
        let recorder = pulse.record("room");
        let (voices, news) = open(Outlets::default(), Seat::Shared, true);
        opened(&news, Outlet::Room);
        let words = "Bauer Eva fünf schlägt David sechs en passant. ".repeat(5);
        for _ in 0..5 {
            let from = recorder.len();
            voices.say(words.as_str().into(), Language::De, Priority::Message, Audience::Room);
            wait_until("it is heard", || recorder.first_sound(from, 500).is_some());
            voices.stop(Audience::Room);
            let stopped = recorder.len();
            assert!(voices.finish(LONG));
            let recording = recorder.so_far();
            let last = recording.samples.iter().rposition(|sample| sample.abs() > 60).unwrap();
            let late = last.saturating_sub(stopped) * 1000 / recording.rate as usize;
            println!("silent {late} ms after stop");
            assert!(late < 100, "it went on for {late} ms");
        }
        assert_heard(&said(&voices, &recorder, "Kurze Rochade"), "Kurze Rochade");
    });
}

#[test]
fn words_of_a_server_that_dies_are_said_when_it_is_back() {
    in_own_process("words_of_a_server_that_dies_are_said_when_it_is_back", &[], |dir| {
        let mut pulse = Pulse::start_in(dir, &["room"]);
        let (voices, news) = open(Outlets::default(), Seat::Shared, true);
        opened(&news, Outlet::Room);
        let cut = "Springer Gustav eins Felix drei";
        let recorder = pulse.record("room");
        voices.say(cut.into(), Language::De, Priority::Message, Audience::Room);
        wait_until("it is heard", || recorder.first_sound(0, 500).is_some());
        pulse.kill();
        wait_for(&news, |one| matches!(one, VoiceNews::Lost { outlet: Outlet::Room, .. }));
        assert!(!voices.finish(LONG), "words are left that nobody heard");
        voices.say("Kurze Rochade".into(), Language::De, Priority::Message, Audience::Room);

        let recorder = pulse.restart_recording("room");
        wait_for(&news, |one| *one == VoiceNews::Back { outlet: Outlet::Room });
        assert!(voices.finish(LONG));
        // The recording is split, since no pause separates the two utterances.
        let mut first = recorder.stop();
        let second = find(&first, &reference("Kurze Rochade")).expect("something is heard");
        println!("after the cut: {second:?}");
        let at = (second.start * f64::from(first.rate)) as usize;
        let second = Recording { rate: first.rate, samples: first.samples.split_off(at) };
        assert_heard(&first, cut);
        assert_heard(&second, "Kurze Rochade");
    });
}

#[test]
fn without_the_voice_the_program_goes_on() {
    let library = [("ANNABELLA_ESPEAK", "/nowhere/libespeak-ng.so.1")];
    in_own_process("without_the_voice_the_program_goes_on", &library, |_| {
        let (voices, news) = open(Outlets::default(), Seat::Shared, false);
        let told = wait_for(&news, |_| true);
        assert!(matches!(told, VoiceNews::Missing { .. }), "{told:?}");
        voices.say("Eva vier".into(), Language::De, Priority::Message, Audience::Room);
        assert!(voices.finish(LONG), "nothing is left to wait for");
    });
}

#[test]
fn without_a_sound_server_that_it_knows_words_are_heard_by_way_of_alsa() {
    let name = "without_a_sound_server_that_it_knows_words_are_heard_by_way_of_alsa";
    in_own_process(name, &[("PULSE_SERVER", "unix:/nowhere")], |dir| {
        let pulse = Pulse::start_in(dir, &["room"]);
        // ALSA's plugin for the server acts as a sound card.
        let card = format!("{{ type pulse server \"unix:{}\" }}", dir.join("native").display());
        std::fs::write(dir.join(".asoundrc"), format!("pcm.!default {card}\nctl.!default {card}\n")).unwrap();
        let recorder = pulse.record("room");
        let (voices, news) = open(Outlets::default(), Seat::Shared, true);
        let told = wait_for(&news, |_| true);
        assert_eq!(told, VoiceNews::Open { outlet: Outlet::Room, device: "default".into() });
        // The short buffer of ALSA can run empty on a busy machine.
        let heard = (0..5).any(|_| {
            let recording = said(&voices, &recorder, "Kurze Rochade");
            let heard = find(&recording, &reference("Kurze Rochade"));
            println!("{heard:?}");
            heard.is_some_and(|heard| heard.correlation > 0.7)
        });
        assert!(heard, "nothing like it was heard");
    });
}

#[test]
fn without_any_sound_server_the_program_goes_on_and_is_quiet() {
    in_own_process("without_any_sound_server_the_program_goes_on_and_is_quiet", &[], |_| {
        let (voices, news) = open(Outlets::default(), Seat::Shared, true);
        let told = wait_for(&news, |_| true);
        assert!(matches!(told, VoiceNews::NoDevice { outlet: Outlet::Room, .. }), "{told:?}");
        voices.say("Eva vier".into(), Language::De, Priority::Message, Audience::Room);
        assert!(!voices.finish(LONG));
    });
}

/// The system's voice, by a private speech-dispatcher.
#[cfg(feature = "system-voice")]
mod system_voice {
    use super::*;
    use crate::dispatcher::{self, Dispatcher};
    use crate::limited::ChildInTime;
    use annabella::devices::voice::system::{Reply, Request};
    use std::io::{BufRead, BufReader, Write};
    use std::os::unix::fs::PermissionsExt;
    use std::process::{Child, ChildStdin, Stdio};
    use std::thread;

    /// The service's buffer in milliseconds.
    const BUFFER: u32 = 200;
    /// A rate at which the service speaks as fast as the engine.
    const RATE: u32 = 170;

    struct Voice {
        child: Child,
        stdin: ChildStdin,
        replies: Receiver<Reply>,
    }

    impl Voice {
        fn start(dir: &Path) -> Voice {
            let (name, value) = dispatcher::env_in(dir);
            let mut child = Command::new(env!("CARGO_BIN_EXE_annabella-voice"))
                .env(name, value)
                .envs(Pulse::env_in(dir))
                .stdin(Stdio::piped())
                .stdout(Stdio::piped())
                .spawn()
                .unwrap();
            let (stdin, stdout) = (child.stdin.take().unwrap(), child.stdout.take().unwrap());
            let (tell, replies) = channel();
            thread::spawn(move || {
                for line in BufReader::new(stdout).lines().map_while(Result::ok) {
                    let _ = tell.send(serde_json::from_str(&line).expect("a reply"));
                }
            });
            Voice { child, stdin, replies }
        }

        fn ask(&mut self, request: &Request) {
            writeln!(self.stdin, "{}", serde_json::to_string(request).unwrap()).unwrap();
        }

        fn say(&mut self, id: u64, text: &str) {
            let (text, language) = (text.to_owned(), "de".to_owned());
            self.ask(&Request::Say { id, text, language, rate: RATE, volume: 100, pitch: 50 });
        }

        fn reply(&self) -> Reply {
            self.replies.recv_timeout(LONG).expect("a reply")
        }
    }

    impl Drop for Voice {
        fn drop(&mut self) {
            let _ = self.child.kill();
            let _ = self.child.wait_in_time();
        }
    }

    #[test]
    fn it_says_words_and_stops_and_tells_when_its_service_dies() {
        let dir = tempfile::tempdir().unwrap();
        let pulse = Pulse::start_in(dir.path(), &["room"]);
        let service = Dispatcher::start(dir.path(), BUFFER);
        let recorder = pulse.record("room");
        let mut voice = Voice::start(dir.path());
        assert_eq!(voice.reply(), Reply::Ready(true));

        voice.say(1, "Kurze Rochade");
        assert_eq!(voice.reply(), Reply::Begin(1));
        assert_eq!(voice.reply(), Reply::End(1));
        wait_until("the end is recorded", || {
            find(&recorder.so_far(), &reference_at("Kurze Rochade", RATE))
                .is_some_and(|heard| heard.correlation > 0.5)
        });
        assert_heard_at(&recorder.so_far(), "Kurze Rochade", RATE);

        voice.say(2, &"Bauer Eva fünf schlägt David sechs. ".repeat(20));
        assert_eq!(voice.reply(), Reply::Begin(2));
        voice.ask(&Request::Stop(true));
        voice.say(3, "Eva vier");
        assert_eq!(voice.reply(), Reply::Begin(3), "the stopped words have no end");
        assert_eq!(voice.reply(), Reply::End(3));

        drop(service);
        voice.say(4, "Eva vier");
        assert!(matches!(voice.reply(), Reply::Failed(_)));
    }

    /// Installs a program next to the running one that writes its process id and becomes the voice.
    fn install(dir: &Path, then: &str) {
        let voice = dir.join("annabella-voice");
        let script = format!("#!/bin/sh\necho $$ >> '{}'\n{then}\n", dir.join("started").display());
        std::fs::write(&voice, script).unwrap();
        std::fs::set_permissions(&voice, std::fs::Permissions::from_mode(0o755)).unwrap();
    }

    fn started(dir: &Path) -> Vec<String> {
        let all = std::fs::read_to_string(dir.join("started")).unwrap_or_default();
        all.lines().map(ToOwned::to_owned).collect()
    }

    fn voices() -> (Voices, Receiver<VoiceNews>) {
        let (tell, told) = channel();
        let voices =
            Voices::open(Engine::System, Outlets::default(), RATE, Seat::Shared, true, move |news| {
                let _ = tell.send(news);
            });
        (voices, told)
    }

    #[test]
    fn a_hung_one_is_started_again_and_says_what_was_not_heard() {
        let name = "system_voice::a_hung_one_is_started_again_and_says_what_was_not_heard";
        in_own_process(name, &[], |dir| {
            let pulse = Pulse::start_in(dir, &["room"]);
            let _service = Dispatcher::start(dir, BUFFER);
            let (name, value) = dispatcher::env_in(dir);
            let real = env!("CARGO_BIN_EXE_annabella-voice");
            install(dir, &format!("{name}={value} exec '{real}'"));
            let recorder = pulse.record("room");
            let (voices, news) = voices();
            wait_for(&news, |one| *one == VoiceNews::SystemReady);

            // Only the first words of the service match the reference.
            let stop = Command::new("kill").args(["-STOP", &started(dir)[0]]).status_in_time();
            assert!(stop.unwrap().success());
            let (from, words) = (recorder.len(), "Turm Anna acht");
            voices.say(words.into(), Language::De, Priority::Message, Audience::Room);
            wait_for(&news, |one| matches!(one, VoiceNews::SystemRestarting { .. }));
            let mut before = recorder.so_far();
            before.samples.drain(..from);
            assert_eq!(rms(&before), 0.0, "the hung one spoke");
            wait_until("the words are said", || voices.finish(LONG));
            let mut after = recorder.so_far();
            after.samples.drain(..from);
            assert_heard_at(&after, words, RATE);
            assert_eq!(started(dir).len(), 2);
        });
    }

    #[test]
    fn one_that_never_works_is_given_up_and_nothing_waits_for_it() {
        let name = "system_voice::one_that_never_works_is_given_up_and_nothing_waits_for_it";
        in_own_process(name, &[], |dir| {
            install(dir, "exit 1");
            let (voices, news) = voices();
            voices.say("Eva vier".into(), Language::De, Priority::Message, Audience::Room);
            wait_for(&news, |one| matches!(one, VoiceNews::SystemGone { .. }));
            assert!(voices.finish(LONG), "words are printed only");
            assert_eq!(started(dir).len(), 3);
        });
    }
}
