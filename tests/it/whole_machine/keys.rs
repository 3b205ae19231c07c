//! Keys without Enter in a real terminal, which is restored however the program ends.

use crate::limited::CommandInTime;
use crate::program::PROGRAM;
use crate::whole_machine::terminal::Screen;
use std::fs;
use std::process::{Command, Stdio};

/// Runs `annabella` with these arguments.
/// Prints the terminal's settings before and after, and the exit status.
fn running(arguments: &str) -> Screen {
    Screen::running(|screen| {
        let path = |name| screen.path(name).display().to_string();
        let (before, after, pid, journal) = (path("before"), path("after"), path("pid"), path("journal"));
        // The process that restores the terminal can run a little longer than the program.
        format!(
            "trap : INT; stty -g > '{before}'; sh -c 'echo $$ > \"{pid}\"; \
             exec \"{PROGRAM}\" {arguments} --speech off --journal \"{journal}\"'; echo \"exit $?\"; \
             for n in $(seq 100); do stty -g > '{after}'; cmp -s '{before}' '{after}' && break; sleep 0.1; done; \
             cmp '{before}' '{after}' && echo as it was"
        )
    })
}

/// Presses a key, named as in tmux, and waits for the words.
fn press(screen: &Screen, key: &str, words: &str) {
    let from = screen.written().len();
    screen.tmux(&["send-keys", key]);
    screen.wait_for(words, from);
}

fn kill(screen: &Screen, signal: &str) {
    let pid = fs::read_to_string(screen.path("pid")).unwrap();
    assert!(Command::new("kill").args([signal, pid.trim()]).status_in_time().unwrap().success());
}

#[test]
fn a_clock_is_run_by_keys_alone() {
    let screen = running("--locale de clock --time-control 40/600 --white-impaired --keys");
    screen.wait_for("Annabella: Tasten: F1 Hilfe", 0);
    press(&screen, "F8", "Uhr: Die Uhr von Weiß läuft.\r\n");
    press(&screen, "F2", "Uhr für Weiß: Noch ");
    press(&screen, "F8", "Uhr für Weiß: Gedrückt.\r\n");
    press(
        &screen,
        "F5",
        "Uhr für Weiß: Ein Zug ausgeführt\r\nUhr für Weiß: noch 39 Züge bis zur Zeitkontrolle\r\n",
    );
    press(&screen, "M-c", "Uhr für Weiß: Noch ");
    press(&screen, "F4", "Uhr für Weiß: Verbraucht ");
    press(&screen, "F6", "Uhr für Weiß: Verbraucht ");
    press(&screen, "M-p", "");
    press(&screen, "F1", "Annabella für Weiß: Themen: ");
    // Lines can be typed and edited as usual.
    screen.tmux(&["send-keys", "-l", "white: movez"]);
    press(&screen, "BSpace", "");
    screen.tmux(&["send-keys", "-l", "s"]);
    press(
        &screen,
        "Enter",
        "Uhr für Weiß: Ein Zug ausgeführt\r\nUhr für Weiß: noch 39 Züge bis zur Zeitkontrolle\r\n",
    );
    press(&screen, "F11", "");
    press(
        &screen,
        "C-d",
        "Zum Verlassen noch einmal drücken oder ja. Fortsetzen mit annabella clock --resume",
    );
    screen.tmux(&["send-keys", "-l", "nein"]);
    press(&screen, "Enter", "Annabella: Nichts hat sich geändert.");
    press(&screen, "C-d", "Zum Verlassen noch einmal drücken oder ja");
    screen.tmux(&["send-keys", "C-d"]);
    screen.wait_for("exit 0\r\nas it was", 0);
    // No line was repainted: no escape sequence was written.
    assert!(!screen.written().contains('\u{1b}'), "{:?}", screen.written());
    let mut journal = fs::read_to_string(screen.path("journal")).unwrap();
    journal.retain(|char| char != '\r');
    assert!(
        journal.contains(r#""text":"press""#) && journal.contains(r#""text":"white: moves""#),
        "{journal}"
    );
}

#[test]
fn a_game_has_the_same_keys_and_moves_are_typed() {
    let screen = running("--locale en play --time-control 600 --announce-language en --keys");
    screen.wait_for("Annabella: Keys: F1 help", 0);
    press(&screen, "F8", "Clock: White's clock is running.\r\n");
    screen.tmux(&["send-keys", "-l", "Läufer e4"]);
    press(&screen, "C-u", "\u{8} \u{8}");
    screen.tmux(&["send-keys", "-l", "e4"]);
    press(&screen, "Enter", "White: ");
    press(&screen, "F8", "");
    press(&screen, "F3", "Clock to Black: ");
    press(&screen, "F9", "Annabella to Black: ");
    press(&screen, "C-d", "annabella play --resume");
    // The game continues until the key is pressed again.
    press(&screen, "F3", "Clock to Black: ");
    press(&screen, "C-d", "annabella play --resume");
    screen.tmux(&["send-keys", "C-d"]);
    screen.wait_for("exit 0\r\nas it was", 0);
}

/// Neither typed text nor empty lines come between, because a program reads the output line by line.
#[test]
fn lines_of_json_stand_alone() {
    let screen = running("--locale en --json play --time-control 600 --keys");
    screen.wait_for("Type start", 0);
    screen.tmux(&["send-keys", "-l", "time"]);
    press(&screen, "Enter", "10 minutes left");
    screen.tmux(&["send-keys", "-l", "quit"]);
    press(&screen, "Enter", "exit 0\r\nas it was");
    let written = screen.written();
    let lines: Vec<&str> = written.trim_start().split("\r\n").filter(|line| !line.starts_with('{')).collect();
    assert_eq!(lines, ["exit 0", "as it was", ""], "{written:?}");
}

fn rows(screen: &Screen) -> Vec<String> {
    let shown = screen.tmux(&["capture-pane", "-p"]);
    shown.lines().map(str::trim_end).filter(|row| !row.is_empty()).map(str::to_owned).collect()
}

/// Waits until the last row of the screen is this.
fn last_row(screen: &Screen, row: &str) {
    crate::pulse::wait_until(row, || rows(screen).last().is_some_and(|last| last == row));
}

#[test]
fn an_answer_stands_alone_and_the_half_typed_line_below_it() {
    let screen = running("--locale en clock --time-control 40/600 --white-impaired --keys");
    screen.wait_for("Annabella: Keys: F1 help", 0);
    press(&screen, "F8", "Clock: White's clock is running.\r\n");
    screen.tmux(&["send-keys", "-l", "whte: mves"]);
    last_row(&screen, "whte: mves");
    press(&screen, "F2", "Clock to White: ");
    last_row(&screen, "whte: mves");
    let shown = rows(&screen);
    let answers: Vec<&String> = shown.iter().filter(|row| row.contains("left")).collect();
    assert_eq!(answers.len(), 1, "{shown:?}");
    assert!(answers[0].starts_with("Clock to White: "), "{shown:?}");
    assert_eq!(shown.iter().filter(|row| row.contains("whte")).count(), 1, "{shown:?}");
    // Home, End and the arrows lead to the missing letters, even after another answer.
    for key in ["Home", "Right", "Right"] {
        screen.tmux(&["send-keys", key]);
    }
    screen.tmux(&["send-keys", "-l", "i"]);
    last_row(&screen, "white: mves");
    press(&screen, "F2", "Clock to White: ");
    last_row(&screen, "white: mves");
    for key in ["End", "Left", "Left", "Left"] {
        screen.tmux(&["send-keys", key]);
    }
    screen.tmux(&["send-keys", "-l", "o"]);
    last_row(&screen, "white: moves");
    // The answer has two lines; the offset is taken after the second.
    press(&screen, "Enter", "Clock to White: 40 more moves to the time control\r\n");
    // Recall the previous line, change it, and enter it again.
    let from = screen.written().len();
    screen.tmux(&["send-keys", "-l", "tim"]);
    screen.tmux(&["send-keys", "Up"]);
    last_row(&screen, "white: moves");
    screen.tmux(&["send-keys", "Down"]);
    last_row(&screen, "tim");
    screen.tmux(&["send-keys", "-l", "e"]);
    press(&screen, "Enter", "Clock to White: ");
    assert_eq!(screen.written()[from..].matches("Clock to White: ").count(), 1);
    assert!(!screen.written().contains('\u{1b}'), "{:?}", screen.written());
}

#[test]
fn the_terminal_is_as_it_was_however_it_ends() {
    // The first is typed as Ctrl-C, which asks for confirmation; it is not a signal that ends the program.
    for (signal, status) in [("", "0"), ("-TERM", "143"), ("-HUP", "129"), ("-QUIT", "131"), ("-KILL", "137")]
    {
        let screen = running("--locale en clock --time-control 600 --keys");
        screen.wait_for("Annabella: Keys: F1 help", 0);
        press(&screen, "F8", "Clock: White's clock is running.\r\n");
        assert_ne!(
            modes_now(&screen),
            fs::read_to_string(screen.path("before")).unwrap(),
            "keys need no Enter"
        );
        match signal {
            "" => {
                press(&screen, "C-c", "To leave, press again or type yes.");
                screen.tmux(&["send-keys", "C-c"]);
            }
            signal => kill(&screen, signal),
        }
        screen.wait_for(&format!("exit {status}\r\n"), 0);
        screen.wait_for("as it was", 0);
    }
}

/// Returns the present settings of the screen's terminal.
fn modes_now(screen: &Screen) -> String {
    let tty = screen.tmux(&["display-message", "-p", "#{pane_tty}"]);
    let output = Command::new("stty").args(["-g", "-F", tty.trim()]).output_in_time().unwrap();
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn without_a_terminal_there_are_no_keys() {
    let output = Command::new(PROGRAM)
        .args(["--locale", "en", "clock", "--time-control", "60", "--keys", "--speech", "off"])
        .stdin(Stdio::null())
        .output_in_time()
        .unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(String::from_utf8_lossy(&output.stderr), "--keys: needs a terminal. Leave it out.\n");
}

#[test]
fn typed_text_is_echoed_only_with_keys_and_headphones() {
    let screen = running("--locale en play --keys --echo words");
    screen.wait_for(
        "--echo: needs the user's headphones. Add --white-device, --black-device or --arbiter-device.",
        0,
    );
    let output = Command::new(PROGRAM)
        .args(["--locale", "en", "play", "--echo", "words", "--white-device", "default", "--speech", "off"])
        .stdin(Stdio::null())
        .output_in_time()
        .unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(String::from_utf8_lossy(&output.stderr), "--echo: works only with --keys. Add --keys.\n");
}
