//! The sealed move is read back only to its player, before the envelope is closed.
//!
//! A move typed instead of the passphrase is not the passphrase.

use super::{PASSPHRASE, PROGRAM, SEALED, TOLD, tells};
use crate::hall::Running;
use crate::hearing::{find_among, rms};
use crate::limited::CommandInTime;
use crate::pulse::{Pulse, Recorder, Recording, wait_until};
use crate::whole_machine::terminal::Screen;
use annabella::chess::Chess;
use annabella::chess::notation::Letters;
use annabella::speech::{Language, Message, Words, as_written};
use std::fs;
use std::process::Command;

/// Types a hidden line, and waits for the words of the answer.
fn type_unseen(screen: &Screen, text: &str, words: &str) {
    let from = screen.written().len();
    screen.tmux(&["send-keys", "-l", text]);
    screen.tmux(&["send-keys", "Enter"]);
    screen.wait_for(words, from);
}

/// Starts a game at a real terminal.
fn playing(locale: &str, options: &str) -> Screen {
    Screen::running(|screen| {
        let journal = screen.path("journal").display().to_string();
        format!(
            "'{PROGRAM}' --locale {locale} play --time-control 600 --speech off --journal '{journal}' {options}; \
             echo \"exit $?\""
        )
    })
}

/// Returns all output and files of a game except the envelopes.
fn left(screen: &Screen) -> String {
    screen.written() + &fs::read_to_string(screen.path("journal")).unwrap()
}

/// Records the words with the voice's own program.
fn reference(words: &str, rate: &str) -> Recording {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("words.wav");
    let status =
        Command::new("espeak-ng").args(["-v", "en", "-s", rate, "-w"]).arg(&path).arg(words).status_in_time();
    assert!(status.unwrap().success());
    let mut file = hound::WavReader::open(&path).unwrap();
    Recording { rate: file.spec().sample_rate, samples: file.samples().map(Result::unwrap).collect() }
}

mod whole_machine {
    use super::*;

    #[test]
    fn a_move_typed_for_the_passphrase_is_not_the_passphrase() {
        let screen = playing("en", "");
        let typed = |text: &str, words: &str| type_unseen(&screen, text, words);
        screen.wait_for("Annabella: Type start", 0);
        typed("start", "White's clock is running.");
        typed("adjourn!", "Type a passphrase for the envelope, not the move");
        let not_the_passphrase = "is a move or a command";
        for text in [
            "seal g1h3",
            "seal g1h3",
            "white: g1h3",
            "knight Gustav one Hugo three",
            "g1h3 g1h3",
            "sael g1h3",
        ] {
            typed(text, not_the_passphrase);
        }
        typed("sesame-4711", "Type the same passphrase again");
        // The first passphrase is still known.
        typed("seal g1h3", "Type the same passphrase again.");
        typed("missing", not_the_passphrase);
        typed("sesame-4711", "White seals now");
        typed("seal g1h3", "In the envelope.");
        // Everyone at this terminal would read it.
        typed("seal", "Others would hear or read the sealed move here");
        typed("missing", "Type press to stop the clocks.");
        typed("press", "Adjourned.");
        assert_eq!(tells(&left(&screen)), None, "{}", left(&screen));
        for secret in ["sesame", "sael", "Gustav"] {
            assert!(!left(&screen).contains(secret), "{secret}: {}", left(&screen));
        }
        typed("continue", "Type the passphrase of the envelope");
        typed("seal g1h3", "Wrong passphrase.");
        typed("continue", "Type the passphrase of the envelope");
        typed("sesame-4711", "Black's clock is running.");
    }

    /// At White's terminal, White can read the move.
    /// The journal does not reveal it, and once the clocks are stopped, it is not shown to anyone.
    #[test]
    fn a_sealed_move_is_read_back_at_the_players_own_terminal() {
        let screen = playing("de", "--seat white");
        let typed = |text: &str, words: &str| type_unseen(&screen, text, words);
        screen.wait_for("Annabella: Befehle: starten", 0);
        typed("starten", "Die Uhr von Weiß läuft.");
        typed("abbrechen!", "Passphrase für den Umschlag");
        typed("abgeben g1h3", "ist ein Zug oder ein Befehl");
        typed(PASSPHRASE, "ieselbe Passphrase noch einmal");
        typed(PASSPHRASE, "Weiß gibt jetzt ab");
        typed("abgeben", "Erst gibt Weiß den Zug ab");
        typed("abgeben g1h3", "Ihr Abgabezug: Springer Gustav eins Hector drei.");
        typed("abgeben Sf3", "Ihr Abgabezug: Springer Gustav eins Felix drei.");
        typed("abgeben g1h3", "Ihr Abgabezug: Springer Gustav eins Hector drei.");
        typed("abgeben", "Ihr Abgabezug: Springer Gustav eins Hector drei.");
        typed("noch einmal", "Ihr Abgabezug: Springer Gustav eins Hector drei.");
        typed("was fehlt", "Uhren anhalten: Befehl drücken.");
        typed("drücken", "Abgebrochen.");
        typed("abgeben", "Der Umschlag ist geschlossen");
        let journal = fs::read_to_string(screen.path("journal")).unwrap();
        assert_eq!(tells(&journal), None, "{journal}");
        typed("beenden", "exit 0");
        // Nor is it known to the program that resumes the game.
        assert!(!screen.written().contains(PASSPHRASE), "{}", screen.written());
    }

    /// At a shared terminal the move is shown to no one, not even its player.
    #[test]
    fn a_sealed_move_is_not_read_back_where_others_would_read_it() {
        let screen = playing("en", "--arbiter");
        let typed = |text: &str, words: &str| type_unseen(&screen, text, words);
        screen.wait_for("start", 0);
        typed("arbiter: start", "White's clock is running.");
        typed("white: adjourn!", "Arbiter: type a passphrase for the envelope, not the move");
        typed("arbiter: sesame-4711", "is a move or a command");
        typed("sesame-4711", "Type the same passphrase again");
        typed("sesame-4711", "White seals now");
        for text in ["g1h3", "g1h5", "g1h3"] {
            typed(&format!("white: seal {text}"), "In the envelope.");
        }
        typed("white: seal", "Others would hear or read the sealed move here");
        typed("black: seal", "Not your move. White to move.");
        assert_eq!(tells(&left(&screen)), None, "{}", left(&screen));
    }

    /// The arbiter's PIN is requested while a move is being sealed: passphrase and move stay known.
    #[test]
    fn the_arbiters_pin_does_not_end_the_sealing() {
        const PIN: &str = "open-4712";
        let screen = playing("en", "--arbiter --pin --pin-kept 0");
        let typed = |text: &str, words: &str| type_unseen(&screen, text, words);
        screen.wait_for("Choose the arbiter's PIN for this game", 0);
        typed(PIN, "Type the same PIN again");
        typed(PIN, "Annabella: The arbiter types start");
        typed("arbiter: start", "Type the arbiter's PIN, then Enter.");
        typed(PIN, "White's clock is running.");
        typed("white: adjourn!", "Arbiter: type a passphrase");
        typed("sesame-4711", "Type the same passphrase again");
        typed("sesame-4711", "White seals now");
        typed("arbiter: clock", "Type the arbiter's PIN, then Enter.");
        typed(PIN, "White ");
        typed("white: seal g1h3", "In the envelope.");
        typed("arbiter: clock", "Type the arbiter's PIN, then Enter.");
        typed(PIN, "White ");
        typed("white: seal", "Others would hear or read");
        assert_eq!(tells(&left(&screen)), None, "{}", left(&screen));
    }

    /// White's headphones speak the move, although the terminal is shared.
    /// Neither the loudspeaker, nor the terminal, nor a file reveals it.
    #[test]
    fn a_sealed_move_is_read_back_on_headphones_alone() {
        const RATE: &str = "300";
        let pulse = Pulse::start(&["hall", "left", "right"]);
        let dir = tempfile::tempdir().unwrap();
        let journal = dir.path().join("game.journal");
        let secret = dir.path().join("secret");
        fs::write(&secret, format!("{PASSPHRASE}\n")).unwrap();
        let (journal, secret) = (journal.display().to_string(), secret.display().to_string());
        let devices = ["--room-device", "hall", "--white-device", "left", "--black-device", "right"];
        let game = ["--locale", "en", "--json", "play", "--arbiter", "--rate", RATE, "--time-control", "600"];
        let files = ["--journal", &journal, "--passphrase-file", &secret];
        let recorders = ["hall", "left", "right"].map(|sink| pulse.record(sink));
        let quiet = || recorders.iter().all(|recorder| recorder.is_quiet_for(2));
        let mut program = Running::start_in(&pulse.env(), &[&game[..], &devices, &files].concat());
        program.type_line("arbiter: start");
        program.type_line("white: adjourn!");
        program.type_line("white: seal g1h3");
        program.wait_for(|line| line.contains("In the envelope."));
        wait_until("something is heard", || recorders[0].first_sound(0, 60).is_some());
        wait_until("the messages have been heard", quiet);
        let from = recorders.each_ref().map(Recorder::len);
        program.type_line("white: seal");
        wait_until("White hears something", || recorders[1].first_sound(from[1], 60).is_some());
        wait_until("the sealed move has been heard", quiet);
        let [hall, left, right] = [0, 1, 2].map(|sink| recorders[sink].since(from[sink]));
        let like = |mv: &str| {
            let mv = as_written(mv, &Chess::default(), &[Letters::En], &[Language::En]).unwrap();
            let said = Words::voiced(Language::En).say(&Message::new("sealed-read-back").with("move", mv));
            let heard = find_among(&left, &reference(&said, RATE), 0.06).expect("White hears something");
            println!("{said}: {heard:?}");
            heard.correlation
        };
        // The pause before each square is missing in the other program's speech.
        let (sealed, other) = (like(SEALED), like("b1a3"));
        assert!(sealed > 0.6 && sealed > other + 0.1, "{sealed}, {other}");
        assert_eq!((rms(&hall), rms(&right)), (0.0, 0.0));
        let printed = program.printed().join("\n");
        let kept = fs::read_to_string(&journal).unwrap();
        assert_eq!(
            TOLD.into_iter().find(|told| printed.contains(told) || kept.contains(told)),
            None,
            "{SEALED}"
        );
        program.kill();
    }
}
