//! The envelope of a sealed move (2023 Guideline I): until it is opened, the move stays secret.

mod read_back;
mod seen;

use crate::limited::ChildInTime;
use crate::program::PROGRAM;
use crate::whole_machine::terminal::Screen;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

const PASSPHRASE: &str = "zwei Wörter, sieben";

/// The sealed move, as typed and in all forms that could reveal it.
/// It contains letters other than hexadecimal digits, so that no checksum contains it by chance.
const SEALED: &str = "g1h3";
const TOLD: [&str; 6] = [SEALED, "Nh3", "Sh3", "knight Gustav", "Springer Gustav", PASSPHRASE];

/// Runs the program on these lines; returns its exit status and all its output.
fn run(arguments: &[&str], lines: &[&str]) -> (Option<i32>, String) {
    let output = typed_into(Command::new(PROGRAM).args(arguments), lines);
    let printed = [output.stdout, output.stderr].concat();
    (output.status.code(), String::from_utf8_lossy(&printed).into_owned())
}

/// Runs a command and types these lines into it.
fn typed_into(command: &mut Command, lines: &[&str]) -> Output {
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    let text: String = lines.iter().map(|line| format!("{line}\n")).collect();
    child.stdin.take().unwrap().write_all(text.as_bytes()).unwrap();
    child.output_in_time().unwrap()
}

/// A folder with the journal of a game, and a file with the passphrase outside it.
struct Hall {
    folder: tempfile::TempDir,
    secrets: tempfile::TempDir,
}

impl Hall {
    fn new() -> Hall {
        let (folder, secrets) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
        let hall = Hall { folder, secrets };
        hall.secret("right", PASSPHRASE);
        hall
    }

    fn secret(&self, name: &str, text: &str) -> String {
        let file = self.secrets.path().join(name);
        fs::write(&file, format!("{text}\n")).unwrap();
        file.display().to_string()
    }

    fn journal(&self) -> PathBuf {
        self.folder.path().join("game.journal")
    }

    /// Returns the envelopes, oldest first.
    fn envelopes(&self) -> Vec<PathBuf> {
        let files = fs::read_dir(self.folder.path()).unwrap().map(|entry| entry.unwrap().path());
        let mut found: Vec<PathBuf> =
            files.filter(|file| file.extension().is_some_and(|it| it == "age")).collect();
        found.sort_by_key(|file| fs::metadata(file).unwrap().modified().unwrap());
        found
    }

    /// Plays until the game is adjourned; returns the output.
    fn adjourn(&self, options: &[&str], lines: &[&str]) -> String {
        let (journal, secret) = (self.journal().display().to_string(), self.secret("right", PASSPHRASE));
        let fixed = ["--speech", "off", "--time-control", "600", "--journal", &journal];
        let secret = ["--passphrase-file", &secret];
        let (status, printed) = run(&[options, &fixed, &secret].concat(), lines);
        assert_eq!(status, Some(0), "{printed}");
        // The passphrase comes from the file, so the program does not ask for it.
        let asks = ["passphrase for the envelope", "Passphrase für den Umschlag"]
            .iter()
            .any(|ask| printed.contains(ask));
        assert!(!asks, "{printed}");
        printed
    }

    /// Resumes the game; returns the output.
    fn resume(&self, secret: &str, lines: &[&str]) -> String {
        let journal = self.journal().display().to_string();
        let (status, printed) = run(
            &[
                "--locale",
                "en",
                "--json",
                "play",
                "--speech",
                "off",
                "--resume",
                &journal,
                "--passphrase-file",
                secret,
            ],
            lines,
        );
        assert_eq!(status, Some(0), "{printed}");
        assert!(!printed.contains("passphrase of the envelope"), "{printed}");
        printed
    }
}

fn tells(text: &str) -> Option<&'static str> {
    TOLD.into_iter().find(|told| text.contains(told))
}

/// Searches all files of a game for the sealed move.
fn search(folder: &Path, printed: &str) {
    assert_eq!(tells(printed), None, "{printed}");
    for file in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
        let bytes = fs::read(&file).unwrap();
        let text = String::from_utf8_lossy(&bytes);
        // An encrypted file can contain three given letters by chance.
        let found = TOLD.into_iter().filter(|told| told.len() > 3).find(|told| text.contains(told));
        assert_eq!(found, None, "{}", file.display());
        if file.extension().is_none_or(|ending| ending != "age") {
            assert_eq!(tells(&text), None, "{}: {text}", file.display());
        }
    }
}

#[test]
fn nothing_that_an_adjourned_game_leaves_tells_the_sealed_move() {
    // A stray line can reveal it, too, and the program can end between sealing and pressing the clock.
    let seal = ["start", "adjourn! morgen 10 Uhr", "white: g1h3", "sael g1h3", "white: abgeben g1h3"];
    let closed = [&seal[..], &["last", "again", "press", "clock", "again"]].concat();
    for (options, lines) in [
        (&["--locale", "de", "play"][..], &closed[..]),
        (&["--locale", "en", "--json", "play"], &closed),
        (
            &["--locale", "en", "play", "--arbiter"],
            &["arbiter: start", "arbiter: adjourn", "seal g1h3", "press"],
        ),
        (&["--locale", "en", "--json", "play"], &seal),
        (&["--locale", "en", "play"], &["start", "seal g1h3", "adjourn!", "black: seal g1h3"]),
    ] {
        let hall = Hall::new();
        let mut printed = hall.adjourn(options, lines);
        let journal = hall.journal().display().to_string();
        for words in [
            &["--locale", "en", "journal", "show", &journal][..],
            &["--locale", "de", "journal", "verify", &journal],
            &["--locale", "de", "sheet", "--to", "pgn,txt,longhand,braille", &journal],
        ] {
            printed += &run(words, &[]).1;
        }
        search(hall.folder.path(), &printed);
    }
}

#[test]
fn an_envelope_is_opened_by_its_passphrase_alone() {
    let hall = Hall::new();
    hall.adjourn(&["--locale", "en", "play"], &["start", "adjourn!", "seal e2e4", "seal g1h3", "press"]);
    let envelopes = hall.envelopes();
    assert_eq!(envelopes.len(), 2, "{envelopes:?}");
    let last = |printed: &str, word: &str| printed.lines().any(|line| line.contains(word));
    let wrong = hall.secret("wrong", "zwei Wörter, acht");
    let printed = hall.resume(&wrong, &["continue"]);
    assert!(
        last(&printed, "\"reason\":\"wrong-passphrase\"") && !last(&printed, "\"event\":\"made\""),
        "{printed}"
    );
    // The envelope of the journal's commitment is the one that counts.
    let journal = fs::read_to_string(hall.journal()).unwrap();
    let named = |file: &PathBuf| {
        let name = file.file_name().unwrap().to_string_lossy().into_owned();
        journal.rfind(name.split('.').nth(2).unwrap())
    };
    let envelope = envelopes.iter().max_by_key(|file| named(file)).unwrap();
    // The outside text is written for that envelope only.
    let outside: Vec<bool> = envelopes.iter().map(|file| file.with_extension("txt").exists()).collect();
    assert_eq!(outside, envelopes.iter().map(|file| file == envelope).collect::<Vec<_>>());
    let whole = fs::read(envelope).unwrap();
    let right = hall.secret("right", PASSPHRASE);
    let other = envelopes.iter().find(|file| *file != envelope).unwrap();
    fs::copy(other, envelope).unwrap();
    let printed = hall.resume(&right, &["continue"]);
    assert!(
        last(&printed, "\"reason\":\"envelope-altered\"") && !last(&printed, "\"event\":\"made\""),
        "{printed}"
    );
    fs::remove_file(envelope).unwrap();
    let printed = hall.resume(&right, &["continue"]);
    assert!(
        last(&printed, "\"reason\":\"envelope-missing\"") && !last(&printed, "\"event\":\"made\""),
        "{printed}"
    );
    // Another program opens it, too, if installed; this program does in any case.
    fs::write(envelope, &whole).unwrap();
    let printed = hall.resume(&right, &["continue", "black: e5"]);
    assert!(last(&printed, "\"san\":\"Nh3\"") && last(&printed, "\"san\":\"e5\""), "{printed}");
    let (status, shown) = run(&["journal", "verify", &hall.journal().display().to_string()], &[]);
    assert_eq!(status, Some(0), "{shown}");
}

/// Without the envelope, the player makes the move that the player says was sealed (Guideline I.12).
#[test]
fn a_lost_envelope_does_not_end_the_game() {
    let hall = Hall::new();
    hall.adjourn(&["--locale", "en", "play"], &["start", "adjourn!", "seal g1h3", "press"]);
    for envelope in hall.envelopes() {
        fs::remove_file(envelope).unwrap();
    }
    let right = hall.secret("right", PASSPHRASE);
    let printed = hall.resume(&right, &["continue", "continue!", "white: Nh3", "press", "black: e5"]);
    assert!(printed.contains("\"san\":\"Nh3\"") && printed.contains("\"san\":\"e5\""), "{printed}");
}

mod whole_machine {
    use super::*;

    /// At a terminal, neither the passphrase nor the sealing line is shown.
    #[test]
    fn a_move_is_sealed_unseen() {
        let screen = Screen::running(|screen| {
            let journal = screen.path("journal").display().to_string();
            format!(
                "'{PROGRAM}' --locale en play --time-control 600 --speech off --journal '{journal}'; echo \"exit $?\""
            )
        });
        let typed = |text: &str, words: &str| {
            let from = screen.written().len();
            screen.tmux(&["send-keys", "-l", text]);
            screen.tmux(&["send-keys", "Enter"]);
            screen.wait_for(words, from);
        };
        screen.wait_for("Annabella: Type start", 0);
        typed("start", "White's clock is running.");
        typed("adjourn!", "Type a passphrase for the envelope, not the move");
        typed("short", "fewer than 8 characters");
        typed("sesame-4711", "Type the same passphrase again");
        typed("sesame-4712", "The two passphrases differ.");
        typed("sesame-4711", "Type the same passphrase again");
        typed("sesame-4711", "White seals now");
        typed("g1h3", "White seals the move first");
        typed("seal g1h3", "In the envelope.");
        typed("press", "The envelope: ");
        assert_eq!(tells(&screen.written()), None, "{}", screen.written());
        typed("continue", "Type the passphrase of the envelope");
        typed("guessed it", "Wrong passphrase.");
        typed("continue", "Type the passphrase of the envelope");
        typed("sesame-4711", "Black's clock is running.");
        // Shown again when no secret is being typed.
        typed("black: e5", "black: e5\r\nBlack: ");
        let journal = fs::read_to_string(screen.path("journal")).unwrap();
        for secret in ["sesame-4711", "sesame-4712", "guessed it"] {
            assert!(!screen.written().contains(secret), "{}", screen.written());
            assert!(!journal.contains(secret), "{journal}");
        }
    }
}
