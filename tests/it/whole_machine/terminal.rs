//! `play` in a real terminal, as a person at a keyboard uses it, and with wrong options.

use crate::hall::{PROGRAM, Running};
use crate::limited::{ChildInTime, CommandInTime};
use annabella::chess::Color;
use annabella::clock::Stamp;
use annabella::devices::storage::journal;
use annabella::devices::storage::journal::{Entry, Header, entry_now, header_now};
use annabella::game::{Event, Game, Input, ReadAs, Settings, SideSettings};
use annabella::speech::{Language, Message, Words};
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// The maximum time to wait for any output.
const PATIENCE: Duration = Duration::from_secs(60);

/// A terminal, with everything written to it also in a file.
pub struct Screen {
    dir: TempDir,
    typed: Vec<String>,
}

impl Screen {
    /// Runs `play`; its exit status is printed on the last line.
    fn playing(locale: &str, options: &str) -> Screen {
        Screen::running(|screen| {
            let journal = screen.path("game.journal");
            let journal = journal.display();
            format!(
                "'{PROGRAM}' --locale {locale} play --speech off --journal '{journal}' {options}; \
                 echo \"exit $?\""
            )
        })
    }

    /// Runs commands in a shell.
    pub fn running(commands: impl FnOnce(&Screen) -> String) -> Screen {
        let screen = Screen { dir: TempDir::new().unwrap(), typed: Vec::new() };
        // The script waits for Enter, so that recording starts first.
        let script = format!("read go; {}; read end", commands(&screen));
        screen.tmux(&["-u", "-f", "/dev/null", "new-session", "-d", "-x", "100", "-y", "40", &script]);
        let record = format!("cat > '{}'", screen.path("written").display());
        screen.tmux(&["pipe-pane", &record]);
        screen.tmux(&["send-keys", "Enter"]);
        screen
    }

    pub fn path(&self, name: &str) -> PathBuf {
        self.dir.path().join(name)
    }

    pub fn tmux(&self, arguments: &[&str]) -> String {
        let output = Command::new("tmux")
            .arg("-S")
            .arg(self.path("socket"))
            .args(arguments)
            .env("LC_ALL", "C.UTF-8")
            .env_remove("TMUX")
            .output_in_time()
            .expect("tmux, which this test needs, cannot be run");
        assert!(output.status.success(), "{arguments:?}: {output:?}");
        String::from_utf8(output.stdout).unwrap()
    }

    /// Returns everything written so far, without the marks of a busy disk at lines that are not saved yet.
    pub fn written(&self) -> String {
        let bytes = fs::read(self.path("written")).unwrap_or_default();
        let marks = [" (noch nicht gespeichert)", " (not saved yet)"];
        marks.iter().fold(String::from_utf8_lossy(&bytes).into_owned(), |text, mark| text.replace(mark, ""))
    }

    /// Waits until these words are written after offset `from`.
    pub fn wait_for(&self, words: &str, from: usize) {
        let until = Instant::now() + PATIENCE;
        while !self.written().get(from..).is_some_and(|new| new.contains(words)) {
            assert!(Instant::now() < until, "{words} was never written: {}", self.written());
            std::thread::sleep(Duration::from_millis(5));
        }
    }

    /// Types a line and waits for the words of the answer.
    fn line(&mut self, line: &str, answer: &str) {
        let from = self.written().len();
        self.tmux(&["send-keys", "-l", line]);
        // The typed line is echoed.
        self.wait_for(line, from);
        self.tmux(&["send-keys", "Enter"]);
        self.typed.push(line.to_owned());
        self.wait_for(answer, from + line.len());
        self.cursor_follows();
    }

    /// Waits until the cursor is at the beginning of the line below the last words.
    fn cursor_follows(&self) {
        let until = Instant::now() + PATIENCE;
        loop {
            let cursor = self.tmux(&["display-message", "-p", "#{cursor_x} #{cursor_y}"]);
            let (x, y) = cursor.trim().split_once(' ').unwrap();
            let shown = self.tmux(&["capture-pane", "-p"]);
            let last = shown.lines().collect::<Vec<_>>().iter().rposition(|line| !line.is_empty());
            if x == "0" && last.is_some_and(|last| y == (last + 1).to_string()) {
                return;
            }
            // The words may not have reached the screen yet.
            assert!(Instant::now() < until, "the cursor is at {cursor}: {shown}");
            std::thread::sleep(Duration::from_millis(5));
        }
    }

    /// Asserts that, apart from typed input, only lines by these speakers were written.
    fn only_lines_by(&self, speakers: &[&str]) {
        let written = self.written();
        let odd = |char: char| char.is_control() && char != '\n';
        // The terminal adds a carriage return to each line's end.
        let text = written.replace("\r\n", "\n");
        assert!(!text.contains(odd), "{text:?}");
        let mut typed: Vec<&str> = self.typed.iter().map(String::as_str).collect();
        for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with("exit ")) {
            match typed.iter().position(|typed| *typed == line) {
                Some(index) => drop(typed.remove(index)),
                None => {
                    let speaker = line.split_once(": ").map(|(speaker, _)| speaker);
                    assert!(speaker.is_some_and(|name| speakers.contains(&name)), "{line:?}");
                }
            }
        }
        assert_eq!(typed, Vec::<&str>::new());
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        let socket = self.path("socket");
        let _ = Command::new("tmux")
            .arg("-S")
            .arg(socket)
            .arg("kill-server")
            .stderr(Stdio::null())
            .status_in_time();
    }
}

#[test]
fn a_person_plays_in_german_and_leaves() {
    let mut screen = Screen::playing("de", "--time-control 900+10 --black-impaired");
    screen.wait_for("Befehle: starten", 0);
    screen.line("start", "Uhr: Die Uhr von Weiß läuft.\r\n");
    screen.line("Bauer Eva zwei Eva vier", "Weiß: Bauer Eva zwei Eva vier\r\n");
    screen.line("press", "");
    screen.line("repeat Eva vier", "Schwarz: Wiederholt.\r\n");
    screen.line("Eva fünf", "Schwarz: Bauer Eva sieben Eva fünf\r\n");
    screen.line("press", "Uhr für Schwarz: Gedrückt.\r\n");
    screen.line("repeat Eva fuenf", "Weiß: Wiederholt.\r\n");
    screen.line("Läufer Felix eins Cäsar vier", "Weiß: Läufer Felix eins Cäsar vier\r\n");
    screen.line("press", "");
    screen.line("repeat Läufer Cesar vier", "Schwarz: Wiederholt.\r\n");
    screen.line("time", "Uhr für Schwarz: ");
    screen.line("Dame a1", "Annabella für Schwarz: ");
    screen.tmux(&["send-keys", "C-d"]);
    screen.wait_for("Zum Verlassen noch einmal drücken oder ja.", 0);
    screen.line("beenden", "Verlassen? ja oder nein.");
    screen.tmux(&["send-keys", "-l", "ja"]);
    screen.tmux(&["send-keys", "Enter"]);
    screen.typed.push("ja".to_owned());
    screen.wait_for("Partie fortsetzen: annabella play --resume", 0);
    screen.wait_for("exit 0", 0);
    screen.only_lines_by(&[
        "Annabella",
        "Weiß",
        "Schwarz",
        "Uhr",
        "Annabella für Schwarz",
        "Uhr für Schwarz",
    ]);
}

#[test]
fn a_person_plays_in_english_and_resigns_when_asked_back() {
    let mut screen = Screen::playing("en", "--time-control 900+10 --announce-language en");
    screen.wait_for("Annabella: Type start", 0);
    screen.line("start", "Clock: ");
    screen.line("pawn Eva two Eva four", "White: ");
    screen.line("press", "");
    screen.line("black: resign", "Annabella to Black: ");
    let asked = screen.written().len();
    screen.line("black: e5", "Black: ");
    // Another line cancels the question.
    screen.line("black: yes", "Annabella to Black: ");
    assert!(!screen.written()[asked..].contains("exit"), "{}", screen.written());
    screen.line("black: resign", "Annabella to Black: ");
    screen.tmux(&["send-keys", "-l", "black: yes"]);
    screen.tmux(&["send-keys", "Enter"]);
    screen.typed.push("black: yes".to_owned());
    // The game is over, and questions about it are still answered.
    screen.wait_for("last, score, board, time and digest still work; quit leaves.", 0);
    screen.line("last", "Annabella to White: Black, move 1: pawn Eva seven Eva five.");
    screen.tmux(&["send-keys", "-l", "quit"]);
    screen.tmux(&["send-keys", "Enter"]);
    screen.typed.push("quit".to_owned());
    screen.wait_for("exit 0", 0);
    assert!(screen.written().contains("White"), "{}", screen.written());
    screen.only_lines_by(&[
        "Annabella",
        "White",
        "Black",
        "Clock",
        "Annabella to Black",
        "Annabella to White",
    ]);
}

#[test]
fn a_half_typed_line_stays_before_the_cursor() {
    let screen = Screen::playing("de", "");
    screen.wait_for("Bereit, ohne Uhr.", 0);
    screen.cursor_follows();
    screen.tmux(&["send-keys", "-l", "Läuf"]);
    screen.wait_for("Läuf", 0);
    let until = Instant::now() + PATIENCE;
    while screen.tmux(&["display-message", "-p", "#{cursor_x}"]).trim() != "4" {
        assert!(Instant::now() < until, "the cursor is not behind what was typed");
    }
    assert!(screen.tmux(&["capture-pane", "-p"]).lines().any(|line| line == "Läuf"));
}

/// Returns the exit status and the sentence of `play` for such options; standard output must be empty.
fn refused(locale: &str, options: &[&str]) -> (Option<i32>, String) {
    let dir = TempDir::new().unwrap();
    let output = Command::new(PROGRAM)
        .args(["--locale", locale, "play", "--speech", "off"])
        .args(options)
        .env("XDG_DATA_HOME", dir.path())
        .stdin(Stdio::null())
        .output_in_time()
        .unwrap();
    assert!(output.stdout.is_empty(), "{options:?}: {output:?}");
    assert_eq!(fs::read_dir(dir.path()).unwrap().count(), 0, "{options:?} began a journal");
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(said.lines().count() == 1 && said.ends_with('\n'), "{options:?}: {said}");
    (output.status.code(), said.trim_end().to_owned())
}

#[test]
fn invalid_options_are_refused_in_one_sentence() {
    for (options, status, german, english) in [
        (
            ["--white-board", "/dev/none"],
            3,
            "/dev/none: kein solcher Anschluss. Siehe annabella board list.",
            "/dev/none: no such port. See annabella board list.",
        ),
        (
            ["--arbiter", "--announce-by=auto"],
            2,
            "--announce-by auto: nicht mit --arbiter, weil die Stifte erst einen Teil des Zuges zeigen können. Wählen Sie program oder player.",
            "--announce-by auto: not allowed with --arbiter, because the pegs may show only part of a move. Use program or player.",
        ),
        (
            ["--journal", "/none/game.journal"],
            2,
            "/none/game.journal: Das Verzeichnis gibt es nicht.",
            "/none/game.journal: the directory does not exist.",
        ),
        (
            ["--fen", "8/8/8/8/8/8/8/8 w - - 0 1"],
            2,
            "„8/8/8/8/8/8/8/8 w - - 0 1“ ist keine Stellung: das Brett ist leer. Berichtigen Sie die FEN.",
            "“8/8/8/8/8/8/8/8 w - - 0 1” is not a position: the board is empty. Correct the FEN.",
        ),
        (
            ["--time-control", "soon"],
            2,
            "Bedenkzeit „soon“: „soon“ ist unverständlich. Schreiben Sie 90m+30s für 90 Minuten und 30 Sekunden je Zug.",
            "Time control \"soon\": \"soon\" is not understood. Write 90m+30s for 90 minutes and 30 seconds a move.",
        ),
    ] {
        assert_eq!(refused("de", &options), (Some(status), german.to_owned()));
        assert_eq!(refused("en", &options), (Some(status), english.to_owned()));
    }
}

/// Reads the game in a journal that is being written.
fn game(journal: &Path) -> Option<Game> {
    let contents = journal::read::<Header, Entry>(journal).ok()?;
    let events = contents.entries.iter().map(Entry::kept);
    Some(Game::replay(contents.header.settings, events).unwrap())
}

#[test]
fn a_flag_falls_though_nobody_reads_what_is_printed() {
    let dir = TempDir::new().unwrap();
    let journal = dir.path().join("game.journal");
    let mut child = Command::new(PROGRAM)
        .args(["play", "--speech", "off", "--time-control", "2", "--journal"])
        .arg(&journal)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    // More output than a pipe holds.
    let lines = format!("start\n{}", "help\n".repeat(400));
    child.stdin.as_mut().unwrap().write_all(lines.as_bytes()).unwrap();
    let until = Instant::now() + PATIENCE;
    while game(&journal).is_none_or(|game| game.outcome().is_none()) {
        assert!(Instant::now() < until, "no flag has fallen");
        std::thread::sleep(Duration::from_millis(50));
    }
    child.kill().unwrap();
    child.wait_in_time().unwrap();
}

/// A disconnected port is reported with those available, and used when it appears.
#[test]
fn a_game_begins_without_a_board_that_is_away() {
    let dir = TempDir::new().unwrap();
    let file = dir.path().join("game.journal");
    let away = dir.path().join("board");
    std::os::unix::fs::symlink(dir.path().join("gone"), &away).unwrap();
    let port = away.display().to_string();
    let journal = file.to_str().unwrap();
    let given = ["--locale", "en", "play", "--speech", "off", "--journal", journal, "--white-board", &port];
    let mut running = Running::start(&given);
    running.wait_for(|line| line.contains("White's board does not answer."));
    running.type_line("white: Eva vier");
    running.wait_for(|line| line.contains("Eva vier"));
    let ended = running.finish();
    assert_eq!(ended.code, Some(0), "{}", ended.errors);
    let told = format!("{port}: not connected.");
    assert!(ended.errors.contains(&told), "{}", ended.errors);
    assert_eq!(game(&file).unwrap().line().len(), 1);
}

#[test]
fn a_game_goes_on_without_a_board_that_is_gone() {
    let dir = TempDir::new().unwrap();
    let file = dir.path().join("game.journal");
    let gone = dir.path().join("gone").display().to_string();
    let board = SideSettings { board: Some(gone.clone()), ..SideSettings::default() };
    let control = Some("900".parse().unwrap());
    let settings = Settings { white: board, control, ..Settings::default() };
    let mut begun = journal::Journal::create(&file, &header_now(settings)).unwrap();
    for (at, text) in [(Stamp(10), "start!"), (Stamp(20), "white: time")] {
        let input = Input::Line { text: text.to_owned() };
        begun.append(&entry_now(Event { at, input }, ReadAs::Now)).unwrap();
    }
    drop(begun);
    let mut resumed =
        Running::start(&["--locale", "en", "play", "--speech", "off", "--resume", file.to_str().unwrap()]);
    resumed.wait_for(|line| line.contains("Das Brett von Weiß antwortet nicht."));
    for line in ["white: continue", "black: continue", "white: Eva vier"] {
        resumed.type_line(line);
    }
    let ended = resumed.finish();
    assert_eq!(ended.code, Some(0), "{}", ended.errors);
    assert_eq!(game(&file).unwrap().line().len(), 1);
    // The time of restarting is not subtracted from a clock.
    let contents = journal::read::<Header, Entry>(&file).unwrap();
    let again = contents.entries.iter().find(|entry| matches!(entry.event.input, Input::Resumed { .. }));
    assert_eq!(again.unwrap().event.at, Stamp(20));
}

/// Returns the program's greeting in a system of this language, with these arguments before `play`.
fn greeting(lang: &str, arguments: &[&str]) -> String {
    let home = tempfile::tempdir().unwrap();
    let output = Command::new(PROGRAM)
        .args(arguments)
        .args(["play", "--speech", "off", "--journal", "game.journal"])
        .current_dir(home.path())
        .env_remove("LC_ALL")
        .env_remove("LC_MESSAGES")
        .env("LANG", lang)
        .env("XDG_CONFIG_HOME", home.path())
        .stdin(Stdio::null())
        .output_in_time()
        .unwrap();
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn the_system_chooses_the_language_unless_the_player_does() {
    for language in Language::ALL {
        let ready = Message::new("play-ready-without-clock").with("side", Color::White);
        let ready = Words::new(language).say(&ready);
        let tag = language.tag();
        let system = greeting(&format!("{tag}_XX.UTF-8"), &[]);
        assert!(system.contains(&ready), "{tag}: {system}");
        let chosen = greeting("pl_PL.UTF-8", &["--locale", tag]);
        assert!(chosen.contains(&ready), "{tag}: {chosen}");
    }
    assert_eq!(greeting("pl_PL.UTF-8", &[]), greeting("C.UTF-8", &["--locale", "en"]));
}
