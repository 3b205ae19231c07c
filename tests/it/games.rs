//! Ten recorded games, played with the real programs, undisturbed and with `play` killed twenty times.
//!
//! The journals are then resumed.

use crate::hall::{self, Heard, Manner, PROGRAM, Pegs, Played, Running, Watch, heard, read_back};
use crate::limited::CommandInTime;
use annabella::chess::{Color, Ply, Square};
use annabella::clock::Span;
use annabella::devices::terminal::Terminal;
use annabella::game::{Effect, Fact, Game, Input};
use annabella::scoresheet::pgn;
use annabella::tactile::hands::Dice;
use serde_json::Value;
use std::collections::HashSet;
use std::fs;
use std::path::Path;
use std::process::Command;
use std::time::Duration;
use tempfile::TempDir;

/// The speed of the hands compared with people.
const SPEED: &str = "60";

/// No sound, so that a game takes seconds.
const SILENT: [&str; 2] = ["--speech", "off"];

/// The reports that make up a game, apart from times.
const FACTS: [&str; 9] =
    ["started", "announced", "made", "repeated", "corrected", "completed", "offered", "declined", "result"];

/// Plays a game; White has the board in odd games, Black in even ones.
fn played(number: usize, kills: usize) -> Played {
    let side = if number % 2 == 1 { Color::White } else { Color::Black };
    hall::play(&Manner {
        number,
        side,
        speed: SPEED,
        speech: &SILENT,
        environment: &[],
        kills,
        seed: number as u64,
    })
}

/// A journal, replayed through the library.
struct Replayed {
    game: Game,
    /// Its printed lines and reports.
    lines: Vec<String>,
    reports: Vec<Fact>,
    /// The number of resumptions.
    resumed: usize,
}

impl Replayed {
    fn from(journal: &Path) -> Replayed {
        let (settings, entries) = read_back(journal);
        let mut terminal = Terminal::new(settings.interface, settings.announce, true);
        let mut game = Game::new(settings).unwrap();
        let mut replayed = (Vec::new(), Vec::new());
        let mut resumed = 0;
        let mut take = |game: &Game, effects: Vec<Effect>| {
            for effect in effects {
                terminal.count(std::slice::from_ref(&effect));
                replayed.0.extend(terminal.json_line(game.now(), &effect));
                if let Effect::Report { report, .. } = effect {
                    replayed.1.push(report);
                }
            }
        };
        let greeting = game.greeting();
        take(&game, greeting);
        for entry in &entries {
            let before = state(&game);
            let effects = game.handle_as(&entry.event, &entry.act).0;
            if matches!(entry.event.input, Input::Resumed { .. }) {
                resumed += 1;
                survived(&before, &state(&game));
            }
            take(&game, effects);
        }
        let (lines, reports) = replayed;
        Replayed { game, lines, reports, resumed }
    }

    fn facts(&self) -> Vec<Value> {
        let facts = self.reports.iter().map(|report| serde_json::to_value(report).unwrap());
        facts.filter(|fact| FACTS.contains(&fact["event"].as_str().unwrap())).collect()
    }
}

/// The state that a kill must not change.
struct State {
    left: [Option<Span>; 2],
    scores: [Vec<(String, bool)>; 2],
    offer: Option<Color>,
    made: usize,
}

fn state(game: &Game) -> State {
    let sides = [Color::White, Color::Black];
    State {
        left: sides.map(|side| game.left(side)),
        scores: sides.map(|side| score(game, side)),
        offer: game.standing().offer,
        made: game.line().len(),
    }
}

fn score(game: &Game, side: Color) -> Vec<(String, bool)> {
    game.score(side).cells().iter().map(|cell| (cell.text.clone(), cell.offer)).collect()
}

fn survived(before: &State, after: &State) {
    assert!(after.left.iter().zip(&before.left).all(|(after, before)| after <= before), "time was won");
    assert_eq!(after.scores, before.scores);
    assert_eq!((after.offer, after.made), (before.offer, before.made));
}

/// Asserts that every printed line is also in the journal, in order and once.
///
/// Exceptions are the notices that the game is saved, of its path and fingerprint, and lines marked as not saved yet when
/// the program was killed.
fn all_seen_is_kept(journal: &Path, printed: &[Vec<String>], replayed: &Replayed) {
    let file = journal.to_str().unwrap();
    let kept: HashSet<&str> = replayed.lines.iter().map(String::as_str).collect();
    let mut last = 0;
    let notice = |line: &str| {
        [
            r#""event":"digest""#,
            r#""words":"Prüffelder"#,
            r#""words":"Fingerprint of"#,
            r#""words":"Saved."#,
            r#""words":"Gespeichert."#,
        ]
        .iter()
        .any(|word| line.contains(word))
    };
    for line in printed.concat().iter().filter(|line| !line.contains(file) && !notice(line)) {
        let saved = line.replace(r#""unsaved":true,"#, "");
        if !kept.contains(saved.as_str()) {
            // A resumed game continues counting from the saved entries.
            assert!(saved != *line, "seen and lost: {line}");
            continue;
        }
        let object: Value = serde_json::from_str(line).unwrap();
        let seq = object["seq"].as_u64().unwrap();
        assert!(seq > last, "number {seq} after {last}: {line}");
        last = seq;
    }
}

/// Asserts that the journal, written as PGN by the program, is the recorded game.
fn as_recorded(number: usize, journal: &Path) {
    let output =
        Command::new(PROGRAM).arg("sheet").arg(journal).args(["--to", "pgn"]).output_in_time().unwrap();
    assert!(output.status.success(), "{output:?}");
    let written = pgn::read_one(&output.stdout).unwrap();
    let recorded = hall::recorded().swap_remove(number - 1);
    let sans = |record: &pgn::Record| -> Vec<String> {
        record.line.plies().iter().map(|ply| ply.san.clone()).collect()
    };
    assert_eq!(sans(&written), sans(&recorded));
    assert_eq!(written.result, recorded.result);
}

fn in_peace_and_killed(number: usize) {
    let (peace, killed) = std::thread::scope(|scope| {
        let peace = scope.spawn(|| played(number, 0));
        let killed = played(number, 20);
        (peace.join().unwrap(), killed)
    });
    let whole = Replayed::from(&peace.journal);
    let resumed = Replayed::from(&killed.journal);
    assert_eq!((whole.resumed, killed.printed.len()), (0, 21));
    // A program killed before its first event was on disk leaves no trace of its start.
    assert!((10..=20).contains(&resumed.resumed), "{}", resumed.resumed);
    for (played, replayed) in [(&peace, &whole), (&killed, &resumed)] {
        as_recorded(number, &played.journal);
        all_seen_is_kept(&played.journal, &played.printed, replayed);
    }
    assert_eq!(resumed.facts(), whole.facts());
    for side in [Color::White, Color::Black] {
        assert_eq!(score(&resumed.game, side), score(&whole.game, side));
    }
    // An undisturbed game has no refusals and no mismatches.
    let refused = |report: &Fact| matches!(report, Fact::Refused { .. } | Fact::Mismatch { .. });
    assert_eq!(whole.reports.iter().find(|report| refused(report)), None);
    announced_to_all(number, &heard(&peace.printed[0]));
}

/// Asserts that each move was announced to the room in German, in order.
fn announced_to_all(number: usize, heard: &[Heard]) {
    let recorded = hall::recorded().swap_remove(number - 1);
    let mut room = heard.iter().filter(|heard| heard.audience == "room" && heard.language == "de");
    for words in hall::announcements(&recorded) {
        assert!(room.any(|heard| heard.words == words), "{words} was not announced");
    }
}

#[test]
fn game_1_is_won_by_mate_after_castling_on_both_sides() {
    in_peace_and_killed(1);
}

#[test]
fn game_2_is_won_by_black_after_a_promotion() {
    in_peace_and_killed(2);
}

#[test]
fn game_3_is_won_by_white_after_a_promotion() {
    in_peace_and_killed(3);
}

#[test]
fn game_4_is_won_by_black_by_mate() {
    in_peace_and_killed(4);
}

#[test]
fn game_5_is_won_by_white_and_captures_en_passant_on_the_board() {
    in_peace_and_killed(5);
}

#[test]
fn game_6_is_won_by_black_and_captures_en_passant_by_voice() {
    in_peace_and_killed(6);
}

#[test]
fn game_7_is_drawn_in_ten_moves() {
    in_peace_and_killed(7);
}

#[test]
fn game_8_is_drawn_with_the_board_before_black() {
    in_peace_and_killed(8);
}

#[test]
fn game_9_is_drawn_after_a_capture_en_passant() {
    in_peace_and_killed(9);
}

#[test]
fn game_10_is_won_by_black_after_castling_on_the_queens_side() {
    in_peace_and_killed(10);
}

/// A game that waits for every step; White has the board.
struct Table {
    dir: TempDir,
    pegs: Pegs,
    program: Running,
    watch: Watch,
}

impl Table {
    fn new() -> Table {
        let dir = TempDir::new().unwrap();
        let pegs = Pegs::plugged(&["--hands", "plain"]);
        let file = dir.path().join("game.journal");
        let watch = Watch::new(&file);
        let new = ["--white-impaired", "--white-board", &pegs.port, "--time-control", "900+10"];
        let program = Table::program(&[&["--journal", file.to_str().unwrap()], &new[..]].concat());
        let mut table = Table { dir, pegs, program, watch };
        table.connected();
        table.typed("start", |game| game.running() == Some(Color::White));
        table
    }

    fn program(arguments: &[&str]) -> Running {
        Running::start(&[&["--json", "--locale", "de", "play"], &SILENT[..], arguments].concat())
    }

    fn file(&self) -> String {
        self.dir.path().join("game.journal").to_str().unwrap().to_owned()
    }

    fn connected(&mut self) {
        self.watch.wait_for(|game| game.standing().boards.white.unwrap().connected);
    }

    fn typed(&mut self, line: &str, then: impl Fn(&Game) -> bool) {
        self.program.type_line(line);
        self.watch.wait_for(then);
    }

    fn hands(&mut self, line: &str, then: impl Fn(&Game) -> bool) {
        self.pegs.done(line);
        self.watch.wait_for(then);
    }

    /// Plays 1. e4 e5, pressed and repeated, until White is to move.
    fn open(&mut self) {
        self.hands("e2 e4", |game| game.standing().boards.white.unwrap().whole.is_some());
        self.hands("say", |game| game.line().len() == 1);
        self.hands("press", |game| game.running() == Some(Color::Black));
        self.typed("black: repeat Bauer Eva zwei Eva vier", |game| game.standing().repeated);
        self.typed("black: Eva fünf", |game| game.line().len() == 2);
        self.typed("black: press", |game| game.running() == Some(Color::White));
        self.typed("white: repeat Eva fünf", |game| game.standing().repeated);
        self.hands("e7 e5", |game| game.standing().boards.white.unwrap().synced);
    }

    /// Kills the program and starts it again on the journal; both players agree to resume.
    fn killed(&mut self) {
        let file = self.file();
        self.program.kill();
        let before = Replayed::from(Path::new(&file));
        let ended = std::mem::replace(&mut self.program, Table::program(&["--resume", &file])).finish();
        assert!(ended.killed);
        all_seen_is_kept(Path::new(&file), &[ended.printed], &before);
        self.watch.wait_for(|game| game.standing().halted.is_some());
        let after = Replayed::from(Path::new(&file));
        assert_eq!(
            (after.resumed, &after.lines[..before.lines.len()]),
            (before.resumed + 1, &before.lines[..])
        );
        self.connected();
        self.typed("white: continue", |game| game.standing().halted.is_some_and(|awaits| !awaits.white));
        self.typed("black: continue", |game| game.running().is_some());
    }
}

#[test]
fn an_open_offer_survives_a_kill() {
    let mut table = Table::new();
    table.open();
    table.typed("white: Springer Gustav eins Felix drei", |game| game.standing().announced.is_some());
    table.hands("g1 f3", |game| game.line().len() == 3);
    table.typed("white: offer", |game| game.standing().offer == Some(Color::White));
    table.killed();
    let game = table.watch.game().unwrap();
    assert_eq!(game.standing().offer, Some(Color::White));
    assert!(
        [Color::White, Color::Black].iter().all(|&side| game.score(side).cell(Ply::after(2)).unwrap().offer)
    );
    table.typed("black: accept!", |game| game.outcome().is_some_and(|outcome| outcome.score() == "1/2-1/2"));
    assert_eq!(table.program.finish().code, Some(0));
}

#[test]
fn an_announcement_survives_a_kill_before_the_pegs_follow() {
    let mut table = Table::new();
    table.open();
    table.typed("white: Springer Gustav eins Felix drei", |game| game.standing().announced.is_some());
    table.killed();
    let announced = table.watch.game().unwrap().standing().announced.unwrap();
    assert_eq!((announced.from(), announced.to()), (Some(Square::G1), Square::F3));
    // Pressing has no effect before the pegs have followed (2023 D.2.4).
    table.pegs.done("press");
    table.program.wait_for(|line| line.contains(r#""reason":"not-made""#));
    assert_eq!(table.watch.game().unwrap().running(), Some(Color::White));
    table.hands("g1 f3", |game| game.line().len() == 3);
    table.hands("press", |game| game.running() == Some(Color::Black));
    assert_eq!(table.program.finish().code, Some(0));
}

#[test]
fn a_piece_in_hand_survives_a_kill() {
    let mut table = Table::new();
    table.open();
    table.pegs.done("g1");
    table.program.wait_for(|line| line.contains(r#""square":"g1""#));
    table.killed();
    table.hands("f3", |game| game.standing().boards.white.unwrap().whole.is_some());
    table.hands("say", |game| game.line().len() == 3);
    table.hands("press", |game| game.running() == Some(Color::Black));
    let replayed = Replayed::from(Path::new(&table.file()));
    let touched = replayed.reports.iter().filter_map(|report| match report {
        Fact::Touched { by, square, .. } => Some((*by, *square)),
        _ => None,
    });
    let touched: Vec<(Color, Square)> = touched.collect();
    assert_eq!(touched, [(Color::White, Square::E2), (Color::White, Square::G1)]);
    assert_eq!(table.program.finish().code, Some(0));
}

/// Resumes a journal without any input.
fn resumed(file: &str, locale: &str) -> hall::Ended {
    Running::start(&["--json", "--locale", locale, "play", "--speech", "off", "--resume", file]).finish()
}

/// Asserts that the errors are one sentence, with these words in it.
fn one_sentence(errors: &str, words: &[&str]) {
    assert_eq!(errors.lines().count(), 1, "{errors}");
    for word in words {
        assert!(errors.contains(word), "{word}: {errors}");
    }
}

#[test]
fn a_journal_in_use_is_refused() {
    let mut table = Table::new();
    table.open();
    let file = table.file();
    for (locale, word) in [("de", "schreibt"), ("en", "writing")] {
        let second = resumed(&file, locale);
        assert_eq!((second.code, second.printed), (Some(2), vec![]));
        one_sentence(&second.errors, &[&file, word]);
    }
    table.typed("white: Springer Gustav eins Felix drei", |game| game.standing().announced.is_some());
    assert_eq!(table.program.finish().code, Some(0));
}

/// Plays a short game without boards to its end, and returns the path and bytes of its journal.
fn short_game(dir: &Path) -> (String, Vec<u8>) {
    let file = dir.join("game.journal").to_str().unwrap().to_owned();
    let mut program =
        Running::start(&["--json", "--locale", "de", "play", "--speech", "off", "--journal", &file]);
    for line in ["e4", "e5", "Sf3", "Sc6", "Lb5", "offer"] {
        program.type_line(line);
    }
    assert_eq!(program.finish().code, Some(0));
    let bytes = fs::read(&file).unwrap();
    (file, bytes)
}

#[test]
fn a_truncated_journal_is_resumed_and_what_was_cut_is_reported() {
    let dir = TempDir::new().unwrap();
    let (file, whole) = short_game(dir.path());
    let last = whole[..whole.len() - 1].iter().rposition(|&byte| byte == b'\n').unwrap() + 1;
    let mut dice = Dice::new(7);
    for _ in 0..8 {
        let left = 1 + dice.below((whole.len() - last - 1) as u64) as usize;
        fs::write(&file, &whole[..last + left]).unwrap();
        let ended = resumed(&file, "de");
        assert_eq!(ended.code, Some(0));
        one_sentence(&ended.errors, &["Zeile 7", &format!("({left} Byte)")]);
        let replayed = Replayed::from(Path::new(&file));
        assert_eq!((replayed.game.line().len(), replayed.resumed), (5, 1));
        assert_eq!(replayed.game.standing().offer, None);
        all_seen_is_kept(Path::new(&file), &[ended.printed], &replayed);
    }
}

#[test]
fn a_journal_broken_in_its_middle_is_refused_and_not_changed() {
    let dir = TempDir::new().unwrap();
    let (file, whole) = short_game(dir.path());
    let mut lines: Vec<Vec<u8>> = whole.split_inclusive(|&byte| byte == b'\n').map(<[u8]>::to_vec).collect();
    let middle = lines[3].iter().rposition(|&byte| byte == b'3').unwrap();
    lines[3][middle] = b'4';
    let broken = lines.concat();
    for (locale, place) in [("de", "Zeile 4"), ("en", "line 4")] {
        fs::write(&file, &broken).unwrap();
        let ended = resumed(&file, locale);
        assert_eq!((ended.code, ended.printed), (Some(2), vec![]));
        one_sentence(&ended.errors, &[&file, place]);
        assert_eq!(fs::read(&file).unwrap(), broken);
    }
}

#[test]
fn the_players_times_stand_still_between_two_runs() {
    let mut table = Table::new();
    std::thread::sleep(Duration::from_millis(1200));
    table.killed();
    let game = table.watch.game().unwrap();
    let left = game.left(Color::White).unwrap();
    // 900 s and the first increment, less the time used; the pause does not count.
    assert!(left < Span::seconds(910) && left > Span::seconds(850), "{left:?}");
    assert_eq!(game.left(Color::Black), Some(Span::seconds(910)));
    assert_eq!(table.program.finish().code, Some(0));
}
