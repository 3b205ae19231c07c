//! A game of Chess960 and one of three-dimensional chess, each played by typed spoken forms.
//!
//! They use the real program and its voice, and are adjourned, killed, resumed, and reconciled from two
//! disturbed scoresheets.

use crate::hall::{PROGRAM, Running, heard};
use crate::heard::{RATE, Sound, all_is_heard, for_the_hall, spoken_for};
use crate::limited::CommandInTime;
use crate::pulse::{LISTENING, Pulse, wait_until};
use annabella::chess::notation::Letters;
use annabella::chess::{Line, Position as _, SanPlus, chess960};
use annabella::speech::tridim::{LevelWords, announcement};
use annabella::speech::{Announcement, Language, Style, Words};
use annabella::tactile::hands::Dice;
use annabella::tridim::MoveSequence;
use annabella::tridim::notation::{read, write};
use std::path::Path;
use std::process::Command;
use std::time::Duration;

/// Meder's sample game; 11... a5S fits two pawns, and either leads to its end.
const SAMPLE: &str = "b4N b5S c3W a6N Sc2W c6S a3N a6S a3W Ld6N La2W Sc7S";

/// A game to play.
struct Plan {
    number: usize,
    options: Vec<String>,
    /// The typed text of each ply.
    typed: Vec<String>,
    /// The cells of a scoresheet, and the lines before them.
    cells: Vec<String>,
    head: String,
}

/// The language of typed text: with this interface and this voice both are German.
const LANGUAGE: Language = Language::De;

fn tridim() -> Plan {
    let mut line = MoveSequence::default();
    let (mut typed, mut cells) = (Vec::new(), Vec::new());
    for (ply, text) in SAMPLE.split_whitespace().enumerate() {
        let before = line.position().clone();
        let mv = read(text, Letters::De).unwrap().legal(&before)[0];
        let style = if ply.is_multiple_of(3) { Style::Short } else { Style::Full };
        let words = Words::new(LANGUAGE);
        typed.push(words.say(&announcement(&before, mv, style, &LevelWords::default())));
        cells.push(write(mv, &before, Letters::De));
        line.push(mv);
    }
    let options = ["--variant", "tridim"].map(str::to_owned).into();
    Plan { number: 1, options, typed, cells, head: "[Variant \"tridim\"]\n\n".to_owned() }
}

fn castled() -> Plan {
    let start = chess960::start_fen(3).unwrap();
    let mut line = Line::new(chess960::position(&start).unwrap());
    let mut dice = Dice::new(3);
    let (mut typed, mut cells) = (Vec::new(), Vec::new());
    for _ in 0..14 {
        let before = line.position().clone();
        let legal = before.legal_moves();
        let castles = legal.iter().copied().find(|mv| mv.is_castle());
        let mv = castles.unwrap_or_else(|| legal[dice.below(legal.len() as u64) as usize]);
        typed.push(Words::new(LANGUAGE).worded(&Announcement::of(&before, mv, Style::Full)));
        cells.push(Letters::De.write_plus(&SanPlus::from_move(before, mv)));
        line.push(mv);
    }
    let options = ["--variant", "chess960:3"].map(str::to_owned).into();
    Plan { number: 2, options, typed, cells, head: format!("[FEN \"{start}\"]\n\n") }
}

/// Types a range of plies, pressing the clock after each, and waits until they are completed.
fn play(program: &mut Running, plan: &Plan, plies: std::ops::Range<usize>) {
    for ply in plies {
        program.type_line(&plan.typed[ply]);
        program.type_line("press");
        let done = format!("\"event\":\"completed\",\"ply\":{}", ply + 1);
        let other = format!("\"ply\":{}", ply + 1);
        program.wait_for(|line| {
            line.contains(&done) || line.contains("\"event\":\"completed\"") && line.contains(&other)
        });
    }
}

/// Plays a plan in two sittings, and returns the sound of each.
fn sittings(plan: &Plan, journal: &Path) -> Vec<Sound> {
    let half = plan.typed.len() / 2;
    let path = journal.display().to_string();
    let sit = |first: bool| {
        let pulse = Pulse::start(&["hall", "left", "right"]);
        let recorder = pulse.record("hall");
        let devices = ["--room-device", "hall", "--white-device", "left", "--black-device", "right"];
        let secret = journal.with_extension("secret").display().to_string();
        std::fs::write(&secret, "ein gutes Wort\n").unwrap();
        let mut arguments = vec!["--locale", "de", "--json", "play", "--rate", RATE];
        arguments.extend(["--passphrase-file", &secret]);
        arguments.extend(devices);
        if first {
            arguments.extend(plan.options.iter().map(String::as_str));
            arguments.extend(["--time-control", "3600", "--journal", &path]);
        } else {
            arguments.extend(["--resume", &path]);
        }
        let mut program = Running::start_in(&pulse.env(), &arguments);
        if first {
            // The first line ends the greeting.
            wait_until("the greeting begins", || recorder.first_sound(0, 60).is_some());
            wait_until("the greeting has ended", || recorder.is_quiet_for(2));
            program.type_line("start");
            play(&mut program, plan, 0..half);
            program.type_line("adjourn!");
            program.type_line(&format!("seal {}", plan.typed[half]));
            program.type_line("press");
            program.wait_for(|line| line.contains("\"sealed\":true"));
        } else {
            program.type_line("continue");
            let opened = format!("\"ply\":{}", half + 1);
            program.wait_for(|line| line.contains("\"event\":\"completed\"") && line.contains(&opened));
            play(&mut program, plan, half + 1..plan.typed.len());
            program.type_line("offer");
            program.type_line("accept!");
            program.wait_for(|line| line.contains("\"event\":\"result\""));
        }
        let mut said = heard(&program.printed());
        said.retain(for_the_hall);
        std::thread::sleep(Duration::from_secs_f64(spoken_for(&said)));
        if first {
            program.kill();
        }
        drop(program);
        Sound { number: plan.number, plies: plan.typed.len(), said, recording: recorder.stop() }
    };
    vec![sit(true), sit(false)]
}

fn annabella(arguments: &[&str]) -> (Option<i32>, String) {
    let output = Command::new(PROGRAM).args(arguments).output_in_time().unwrap();
    (output.status.code(), String::from_utf8(output.stdout).unwrap())
}

/// Returns the scoresheet as a player wrote it: some cells are blank, some have a different letter.
fn disturbed(plan: &Plan, blank: usize, wrong: usize) -> String {
    let mut text = plan.head.clone();
    for (index, cell) in plan.cells.iter().enumerate() {
        let cell = match index {
            _ if index == blank => "--".to_owned(),
            _ if index == wrong => cell.replace(|ch: char| ch.is_ascii_digit(), "?"),
            _ => cell.clone(),
        };
        match index % 2 {
            0 => text += &format!("{}. {cell}", index / 2 + 1),
            _ => text += &format!(" {cell}\n"),
        }
    }
    text
}

fn is_heard_resumed_and_reconciled(plan: &Plan) {
    let dir = tempfile::tempdir().unwrap();
    let journal = dir.path().join("game.journal");
    let sounds = sittings(plan, &journal);
    for sound in &sounds {
        let (whole, end) = all_is_heard(sound);
        let (number, count) = (sound.number, sound.said.len());
        println!("game {number}: {count} utterances, least correlation {whole:.4}, of an end {end:.4}");
    }
    let announced: usize = sounds.iter().map(|sound| sound.said.len()).sum();
    assert!(announced > plan.typed.len(), "a whole game was announced");

    let sheet = annabella(&["sheet", journal.to_str().unwrap(), "--to", "txt", "--language", "de"]).1;
    let cells: Vec<&str> = sheet
        .lines()
        // The tags and the fingerprint.
        .filter(|line| !line.starts_with(['[', ';']))
        .flat_map(str::split_whitespace)
        .filter(|word| !word.ends_with('.'))
        .map(|word| word.trim_end_matches("(=)"))
        .collect();
    assert_eq!(cells, plan.cells, "the journal has the whole game");

    let files = ["white", "black"].map(|side| dir.path().join(side));
    std::fs::write(&files[0], disturbed(plan, 2, 5)).unwrap();
    std::fs::write(&files[1], disturbed(plan, 4, 7)).unwrap();
    let [white, black] = files.each_ref().map(|file| file.to_str().unwrap());
    let (status, told) = annabella(&["--locale", "de", "--json", "reconcile", white, black]);
    let told: serde_json::Value = serde_json::from_str(&told).unwrap();
    // In the second game no two readable cells name different moves.
    assert_eq!(status, Some(if plan.number == 1 { 1 } else { 0 }), "{told}");
    let game = if plan.number == 1 { &told["game"] } else { &told["reconstruction"]["moves"] };
    assert_eq!(game.as_array().map(Vec::len), Some(plan.cells.len()), "{told}");
}

mod whole_machine {
    use super::*;

    #[test]
    fn a_game_of_each_chess_is_heard_resumed_and_reconciled() {
        let _alone = LISTENING.write().unwrap_or_else(|poisoned| poisoned.into_inner());
        std::thread::scope(|scope| {
            let playing =
                [tridim(), castled()].map(|plan| scope.spawn(move || is_heard_resumed_and_reconciled(&plan)));
            playing.into_iter().for_each(|game| game.join().unwrap());
        });
    }
}
