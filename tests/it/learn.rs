//! `annabella learn`: each step can be done, interrupted and resumed, in both languages.

use crate::hall::{PROGRAM, Pegs, Running};
use crate::limited::ChildInTime;
use annabella::clock::Stamp;
use annabella::game::{
    Effect, Event, Fact, Input, Learning, LessonProgress, Machine, Settings, SideSettings, VoiceChange,
};
use annabella::speech::{Language, Words};
use proptest::prelude::*;
use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};
use tempfile::TempDir;

const CHAPTERS: [&str; 4] = ["learn-alphabet", "learn-board", "learn-times", "learn-game"];

fn settings(interface: Language) -> Settings {
    Settings {
        interface,
        announce: Language::De,
        notation: vec![interface.into(), Language::De.into()],
        control: Some("900+10".parse().unwrap()),
        white: SideSettings { impaired: true, ..SideSettings::default() },
        repetition: true,
        ..Settings::default()
    }
}

fn at(chapter: &str) -> LessonProgress {
    LessonProgress::default().at_chapter(chapter)
}

/// A learner, who hears everything.
struct Learner {
    lessons: Learning,
    words: Words,
    at: u64,
    over: bool,
}

impl Learner {
    fn begins(language: Language, progress: &LessonProgress) -> (Learner, Vec<String>) {
        let mut lessons = Learning::new(settings(language), progress, 7).unwrap();
        let first = lessons.greeting();
        let mut learner = Learner { lessons, words: Words::new(language), at: 0, over: false };
        let said = learner.hears(first);
        (learner, said)
    }

    fn hears(&mut self, effects: Vec<Effect>) -> Vec<String> {
        let mut said = Vec::new();
        for effect in effects {
            match effect {
                Effect::Say { utterance, .. } => {
                    let worded = utterance.phrases.iter().map(|phrase| self.words.try_say(phrase).unwrap());
                    said.extend(worded);
                }
                Effect::Over => self.over = true,
                _ => {}
            }
        }
        said
    }

    fn types(&mut self, line: &str) -> Vec<String> {
        self.at += 1000;
        let effects = self.effects(line);
        self.hears(effects)
    }

    fn effects(&mut self, line: &str) -> Vec<Effect> {
        let input = Input::Line { text: line.to_owned() };
        self.lessons.handle(&Event { at: Stamp(self.at), input })
    }
}

fn refusals(effects: &[Effect]) -> Vec<String> {
    let of = |effect: &Effect| match effect {
        Effect::Report { report: Fact::Refused { reason, .. }, .. } => Some(reason.clone()),
        _ => None,
    };
    effects.iter().filter_map(of).collect()
}

#[test]
fn what_the_list_says_can_be_done_to_the_end_in_each_language() {
    for language in Language::whole() {
        let (mut learner, first) = Learner::begins(language, &LessonProgress::default());
        assert_eq!(first[0], learner.words.named("learn-welcome").unwrap());
        let mut lines = 0;
        while !learner.over {
            learner.at += 1000;
            let effects = learner.effects("skip");
            assert_eq!(refusals(&effects), [""; 0], "{:?}", learner.lessons.progress());
            assert!(!learner.hears(effects).is_empty(), "{:?}", learner.lessons.progress());
            lines += 1;
            assert!(lines < 200);
        }
        let progress = learner.lessons.progress();
        assert_eq!((progress.chapter, progress.done), (None, CHAPTERS.map(str::to_owned).to_vec()));
    }
}

#[test]
fn it_goes_on_where_it_was_left_at_any_step() {
    for language in Language::whole() {
        let (mut learner, _) = Learner::begins(language, &LessonProgress::default());
        while !learner.over {
            let progress = learner.lessons.progress();
            let (mut again, _) = Learner::begins(language, &progress);
            // A drill starts again with the same number of items; the rest is unchanged.
            if again.lessons.progress() == progress {
                let drills = progress
                    .step
                    .is_some_and(|step| progress.chapter.as_deref() != Some("learn-game") && step < 12);
                let (one, other) = (learner.effects("skip"), again.effects("skip"));
                assert_eq!(refusals(&other), [""; 0], "{progress:?}");
                let (one, other) = (learner.hears(one), again.hears(other));
                if !drills {
                    assert_eq!(one, other, "{progress:?}");
                }
            } else {
                learner.types("skip");
            }
        }
    }
}

/// Commands to continue, to repeat or to change the voice are not wrong answers.
#[test]
fn a_lesson_goes_on_by_words_and_repeats_and_the_voice_changes_in_it() {
    for (language, on, again, faster) in [
        (Language::De, ["weiter", "mehr"], "nochmal", "schneller"),
        (Language::En, ["next", "more"], "again", "faster"),
    ] {
        let (mut learner, _) = Learner::begins(language, &LessonProgress::default());
        let files = learner.types(on[0]);
        assert_eq!(learner.types(again), files);
        assert_eq!(learner.types(on[1]).len(), 2, "the drill begins");
        let item = learner.types(again);
        assert_eq!((item.len(), &item), (1, &learner.types(again)));
        let effects = learner.effects(faster);
        assert!(
            effects.iter().any(|effect| matches!(effect, Effect::Voice { change: VoiceChange::Faster, .. }))
        );
        assert_eq!(learner.hears(effects), [""; 0]);
    }
}

/// The first game in words, with mistakes on the way.
#[test]
fn a_first_game_is_played_by_ear() {
    let (mut learner, _) = Learner::begins(Language::De, &at("learn-game"));
    let mut said = Vec::new();
    for line in [
        "",
        "",
        "starten",
        "zeit",
        "David vier",
        "Eva vier",
        "drücken",
        "remis",
        "wiederholen Eva fünf",
        "Läufer Cäsar vier",
        "drücken",
        "letzter",
        "wiederholen Springer Cäsar sechs",
        "Dh5",
        "",
        "drücken",
        "wiederholen Sf6",
        "linien f7",
        "Dame schlägt Felix sieben",
        "mitschrift",
        "",
        "",
    ] {
        said.extend(learner.types(line));
    }
    let heard = |words: &str| said.iter().filter(|line| line.contains(words)).count();
    assert_eq!(heard("nicht in dieser Lektion"), 2, "d4 and an offer: {said:#?}");
    assert_eq!(heard("Noch 15 Minuten"), 1);
    assert_eq!(heard("Weiß gewinnt durch Matt."), 2, "at the mate and on the scoresheet: {said:#?}");
    assert_eq!(heard("4. Dxf7#"), 1, "{said:#?}");
    assert!(learner.over);
}

#[test]
fn an_hour_of_thought_costs_no_time_in_the_game() {
    let (mut learner, _) = Learner::begins(Language::En, &at("learn-game"));
    learner.types("");
    learner.types("");
    learner.types("start");
    learner.at += 3_600_000;
    assert_eq!(learner.types("time")[0], "15 minutes 5 seconds left");
    assert!(learner.lessons.next_deadline().is_none());
}

#[test]
fn a_wrong_answer_is_told_and_asked_again() {
    let (mut learner, first) = Learner::begins(Language::En, &at("learn-board"));
    assert!(first.iter().any(|line| line.contains("corner at your left hand")), "{first:?}");
    assert!(learner.types("")[0].starts_with("Dark squares are raised"));
    assert_eq!(learner.types(""), ["Find a white rook. Which square is it on?"]);
    assert_eq!(learner.types("b1"), ["Bella one white knight", "Find a white rook. Which square is it on?"]);
    assert_eq!(learner.types("Eva four"), ["Eva four empty", "Find a white rook. Which square is it on?"]);
    assert_eq!(learner.types("rook"), ["Not a square. Type one such as Eva four."]);
    // Either rook is accepted.
    assert_eq!(learner.types("h1"), ["Right.", "Find the white king. Which square is it on?"]);
    ["e1", "d8", "Gustav one"].iter().for_each(|line| drop(learner.types(line)));
    assert_eq!(
        learner.types("knight"),
        ["No, it is a different piece.", "Put a finger on Caesar eight. Which piece is there?"]
    );
    assert_eq!(learner.types("white bishop")[0], "No, it is a different piece.");
    assert_eq!(learner.types("e5"), ["Not a piece. Type one such as rook or white rook."]);
    assert_eq!(learner.types("black bishop")[0], "Right.");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    /// No input loses a step: the list can still be completed.
    #[test]
    fn no_line_leads_astray(
        lines in prop::collection::vec(prop_oneof![
            Just("skip".to_owned()),
            "[a-h][1-8]([a-h][1-8])?",
            "(start|press|resign!|yes|offer|halt|continue|retract|adjourn|black: press|black: e5|repeat e5|help|setup|\
             time|black: resign!|arbiter: halt|arbiter: set white 0|claim threefold|write e4|reconcile|seal e4)",
            "\\PC{0,12}",
        ], 0..40),
        chapter in prop::sample::select(&CHAPTERS[..]),
    ) {
        let (mut learner, _) = Learner::begins(Language::En, &at(chapter));
        for line in lines.iter().filter(|line| !["quit", "exit"].contains(&line.trim())) {
            learner.types(line);
            if learner.over {
                break;
            }
        }
        for _ in 0..120 {
            if learner.over {
                break;
            }
            learner.types("skip");
        }
        prop_assert!(learner.over, "{:?} {:?}", learner.lessons.progress(), lines);
    }
}

/// Runs the program on lines with a private home, and returns its output.
fn run(home: &Path, arguments: &[&str], lines: &str) -> (Vec<String>, String, i32) {
    let mut program = Command::new(PROGRAM);
    program.arg("learn").args(arguments).env("XDG_STATE_HOME", home);
    program.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut running = program.spawn().unwrap();
    let _ = running.stdin.take().unwrap().write_all(lines.as_bytes());
    let ended = running.output_in_time().unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    let out = text(ended.stdout).lines().map(str::to_owned).collect();
    (out, text(ended.stderr), ended.status.code().unwrap())
}

#[test]
fn progress_is_kept_between_runs() {
    let home = TempDir::new().unwrap();
    let (en, silent) = (["--locale", "en"], ["--speech", "off", "--seed", "5"]);
    let arguments = [&en[..], &silent].concat();
    let (out, err, status) = run(home.path(), &arguments, "\n\nquit\n\n");
    assert_eq!((err.as_str(), status), ("", 0));
    assert_eq!(out.last().unwrap(), "Annabella: Goodbye. Type annabella learn to resume here.");
    let drill = out.iter().position(|line| line.contains("8 times")).unwrap();
    let (again, _, _) = run(home.path(), &arguments, "");
    assert_eq!(again[0], "Annabella: Lessons resumed.");
    // The same seed drills the same files.
    assert_eq!(again[3], out[drill + 1], "{again:?}");
    assert!(
        ["Anna", "Bella", "Cäsar", "David", "Eva", "Felix", "Gustav", "Hector"]
            .contains(&again[3].trim_start_matches("Annabella: "))
    );
    let (out, _, _) = run(home.path(), &[&["zeiten"], &arguments[..]].concat(), &"skip\n".repeat(7));
    assert!(out.last().unwrap().contains("Press Enter for the next: A first game."), "{out:?}");
    let (out, _, status) = run(home.path(), &["--list", "--locale", "de"], "");
    let contents = [
        "alphabet: Die Wörter für Felder",
        "brett: Das Brett mit den Fingern",
        "zeiten: Zeiten nach Gehör, erledigt",
        "partie: Eine erste Partie",
    ];
    assert_eq!((out, status), (contents.map(str::to_owned).to_vec(), 0));
    let (out, err, status) = run(home.path(), &["openings", "--locale", "en"], "");
    let sentence = "Chapter \"openings\": unknown. See annabella learn --list.\n";
    assert_eq!((out.len(), err.as_str(), status), (0, sentence, 2));
}

#[test]
fn progress_that_cannot_be_read_is_put_aside() {
    for damaged in [&b"{\"chapter\":3"[..], b"", b"\xff\xfe", &[b'x'; 1 << 17]] {
        let home = TempDir::new().unwrap();
        let file = home.path().join("annabella/learn.json");
        fs::create_dir_all(file.parent().unwrap()).unwrap();
        fs::write(&file, damaged).unwrap();
        let (out, err, status) = run(home.path(), &["--locale", "en", "--speech", "off"], "\n");
        assert!(err.contains(": unreadable, kept as ") && err.lines().count() == 1, "{err}");
        assert!(out[0].starts_with("Annabella: Welcome.") && status == 0, "{out:?}");
        assert_eq!(fs::read(file.with_extension("json.damaged")).unwrap(), damaged);
        assert!(fs::read_to_string(&file).unwrap().contains("learn-alphabet"));
    }
    // A chapter of another version is unknown: the lessons start from the first one.
    let home = TempDir::new().unwrap();
    let file = home.path().join("annabella/learn.json");
    fs::create_dir_all(file.parent().unwrap()).unwrap();
    fs::write(&file, r#"{"chapter":"learn-openings","step":9,"done":["learn-times","learn-endings"]}"#)
        .unwrap();
    let (out, err, _) = run(home.path(), &["--locale", "en", "--speech", "off"], "");
    assert!(err.is_empty() && out[0] == "Annabella: The words for squares.", "{out:?} {err}");
}

/// The first game on a simulated board, by pegs and `say`.
#[test]
fn a_first_game_is_played_on_pegs() {
    let home = TempDir::new().unwrap();
    let mut board = Pegs::plugged(&["--hands", "plain"]);
    let port = board.port.clone();
    let state = [("XDG_STATE_HOME", home.path().as_os_str().to_owned())];
    let arguments = ["--locale", "en", "learn", "game", "--speech", "off", "--white-board", &port];
    let mut learner = Running::start_in(&state, &arguments);
    let told = std::cell::Cell::new(0);
    // Many steps have the same words, so each is awaited after the one before.
    let heard = |learner: &Running, words: &str| {
        told.set(learner.wait_for_next(told.get(), |line| line.contains(words)) + 1);
    };
    heard(&learner, "White's board is connected.");
    learner.type_line("");
    heard(&learner, "type setup for guidance");
    learner.type_line("");
    heard(&learner, "Type start.");
    learner.type_line("start");
    heard(&learner, "Your clock is running");
    learner.type_line("time");
    heard(&learner, "Now move the pawn from Eva two");
    for (pegs, after, reply, last) in [
        ("e2 e4", "Black has announced", "e7 e5", "Now move the bishop from"),
        ("f1 c4", "Did you miss Black's move?", "b8 c6", "Now move the queen from"),
        ("d1 h5", "Repeat it", "g8 f6", "is weak now"),
    ] {
        board.done(pegs);
        board.done("say");
        heard(&learner, "ress");
        learner.type_line("press");
        heard(&learner, after);
        if after.starts_with("Did") {
            learner.type_line("last");
            heard(&learner, "Repeat it");
        }
        board.done(reply);
        heard(&learner, last);
    }
    learner.type_line("lines f7 h5");
    heard(&learner, "Capture there with the queen");
    ["lift f7", "h5 f7", "say"].iter().for_each(|line| board.done(line));
    heard(&learner, "You have won.");
    learner.type_line("score");
    heard(&learner, "what your move still needs");
    learner.type_line("");
    heard(&learner, "Enter to end the chapter");
    learner.type_line("");
    heard(&learner, "You have finished the lessons.");
    assert_eq!(learner.finish().code, Some(0));
}
