//! `annabella review`: finished games stepped through, as a machine and with the program itself.

use crate::hall::{PROGRAM, recorded};
use crate::limited::ChildInTime;
use crate::sheet::record;
use crate::whole_machine::terminal::Screen;
use annabella::chess::{Color, EnPassantMode, Fen, Position};
use annabella::clock::Stamp;
use annabella::game::{Effect, Event, Input, Machine, MoveName, Review, Settings};
use annabella::scoresheet::pgn::{self, Record};
use annabella::speech::{Language, Words};
use proptest::prelude::*;
use std::fs;
use std::io::Write;
use std::process::{Command, Stdio};
use tempfile::TempDir;

/// Returns the spoken answer to a line.
fn told(review: &mut Review, line: &str) -> Vec<String> {
    let words = Words::new(Language::En);
    let input = Input::Line { text: line.to_owned() };
    let effects = review.handle(&Event { at: Stamp(1), input });
    let said = effects.iter().filter_map(|effect| match effect {
        Effect::Say { utterance, .. } => Some(utterance.phrases.iter().map(|phrase| words.say(phrase))),
        _ => None,
    });
    said.flatten().collect()
}

fn walker(record: Record) -> Review {
    let settings = Settings { interface: Language::En, announce: Language::En, ..Settings::default() };
    Review::new(record, settings).unwrap()
}

/// Returns the FEN of the shown position.
fn fen(review: &mut Review) -> String {
    told(review, "fen")[0].clone()
}

fn fen_after(record: &Record, plies: usize) -> String {
    let fen = Fen::from_position(record.line.position_after(plies), EnPassantMode::Legal);
    format!("FEN: {fen}")
}

/// Runs the program on these lines; returns its output lines, errors and exit status.
fn run(arguments: &[&str], lines: &str) -> (Vec<String>, String, i32) {
    let mut program = Command::new(PROGRAM);
    program.arg("review").args(arguments).args(["--speech", "off"]);
    program.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut running = program.spawn().unwrap();
    // The program may have refused the game without reading any line.
    let _ = running.stdin.take().unwrap().write_all(lines.as_bytes());
    let ended = running.output_in_time().unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    let out = text(ended.stdout).lines().map(str::to_owned).collect();
    (out, text(ended.stderr), ended.status.code().unwrap())
}

fn file(folder: &TempDir, name: &str, text: &str) -> String {
    let path = folder.path().join(name);
    fs::write(&path, text).unwrap();
    path.display().to_string()
}

const CLOCKED: &str = "[White \"Anna\"]\n[Black \"Felix\"]\n[Result \"1-0\"]\n[TimeControl \"300+3\"]\n\n\
    1. e4 {[%clk 0:05:00]} e5 {[%clk 0:05:00]} 2. Nf3 {(=) [%clk 0:04:58]} Nc6 {[%clk 0:04:40]} 3. Bb5 1-0\n";

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    /// Forward and back, step by step, and to any move by its number, the position is that of the game.
    #[test]
    fn each_position_is_that_of_the_game(record in record(), aims in prop::collection::vec(0_usize..170, 8)) {
        let mut review = walker(record.clone());
        let last = record.line.len();
        prop_assert_eq!(fen(&mut review), fen_after(&record, 0));
        for plies in 1..=last {
            told(&mut review, ["next", "", "weiter"][plies % 3]);
            prop_assert_eq!(fen(&mut review), fen_after(&record, plies));
        }
        told(&mut review, "next");
        prop_assert_eq!(fen(&mut review), fen_after(&record, last));
        told(&mut review, "previous");
        prop_assert_eq!(fen(&mut review), fen_after(&record, last.saturating_sub(1)));
        for aim in aims {
            let aim = aim.min(last);
            let position = record.line.position_after(aim.saturating_sub(1));
            let (number, black) = (position.fullmoves(), position.turn() == Color::Black);
            let line = if aim == 0 { "0".to_owned() } else { format!("{number}{}", if black { "..." } else { " white" }) };
            told(&mut review, &line);
            prop_assert_eq!(fen(&mut review), fen_after(&record, aim), "{}", line);
        }
        told(&mut review, "end");
        prop_assert_eq!(fen(&mut review), fen_after(&record, last));
        told(&mut review, "start");
        prop_assert_eq!(fen(&mut review), fen_after(&record, 0));
    }

    /// Every line is answered, and none ends the review.
    #[test]
    fn every_line_is_answered(lines in prop::collection::vec("[ -~äöü…]{0,24}|(zug|move|go|nach|after|piece) [ -~]{0,8}", 1..20)) {
        let mut review = walker(pgn::read_one(CLOCKED.as_bytes()).unwrap());
        for line in lines {
            let silent = ["stop", "stopp", "faster", "slower", "louder", "softer", "higher", "deeper"];
            let said = told(&mut review, &line);
            prop_assert!(!said.is_empty() || silent.iter().any(|word| line.contains(word)), "{line:?}");
        }
    }

    #[test]
    fn a_place_reads_back(number in 0_usize..10_000, black in any::<bool>(), any in "\\PC{0,12}") {
        let side = if black { Color::Black } else { Color::White };
        for text in [format!("{number} {side}"), format!(" {number}. {side} ")] {
            prop_assert_eq!(MoveName::read(&text), Some(MoveName { number, side: Some(side) }));
        }
        prop_assert_eq!(MoveName::read(&number.to_string()), Some(MoveName { number, side: None }));
        let _ = MoveName::read(&any);
    }
}

/// Comments are announced and read on request; variations are entered and left, also within each other.
#[test]
fn notes_and_variations_are_read_on_request() {
    let text = "[White \"Anna\"]\n[Black \"Felix\"]\n[TimeControl \"5400+30\"]\n\n{A club game} 1. e4 $1 {best by test} \
                ({or} 1. d4 d5 (1... Nf6 2. c4) 2. c4 {main}) 1... e5 2. Nf3 Nc6 1-0\n";
    let mut review = walker(pgn::read_one(text.as_bytes()).unwrap());
    assert_eq!(told(&mut review, "comment"), ["Comment: A club game"]);
    assert_eq!(told(&mut review, "opponent"), ["White: Anna.", "Black: Felix."]);
    assert_eq!(told(&mut review, "control"), ["1 hour 30 minutes, plus 30 seconds a move."]);
    assert_eq!(told(&mut review, "result"), ["White won."]);
    let (comment, variation) = ("One comment: type comment", "One variation: type variation");
    assert_eq!(
        told(&mut review, "next"),
        ["White, move 1: pawn Eva two Eva four.", "good move", comment, variation]
    );
    assert_eq!(told(&mut review, "comment"), ["Comment: best by test"]);
    assert_eq!(
        told(&mut review, "variation 2"),
        ["This move has 1. Type variation and a number up to that."]
    );
    let entered = "Variation 1. Type main to return.";
    assert_eq!(told(&mut review, "variation"), [entered, "White, move 1: pawn David two David four."]);
    assert_eq!(told(&mut review, "next"), ["Black, move 1: pawn David seven David five.", variation]);
    assert_eq!(told(&mut review, "variation"), [entered, "Black, move 1: knight Gustav eight Felix six."]);
    told(&mut review, "next");
    assert_eq!(fen(&mut review).split(" ").nth(1), Some("rnbqkb1r/pppppppp/5n2/8/2PP4/8/PP2PPPP/RNBQKBNR"));
    told(&mut review, "main");
    assert_eq!(told(&mut review, "next"), ["White, move 2: pawn Caesar two Caesar four.", comment]);
    told(&mut review, "main");
    told(&mut review, "next");
    assert!(fen(&mut review).starts_with("FEN: rnbqkbnr/pppp1ppp/8/4p3/4P3/"));
    assert_eq!(told(&mut review, "variation"), ["This move has no variation."]);
    assert_eq!(told(&mut review, "main"), ["This is the game itself."]);
}

/// A time that is older than the last move says so.
#[test]
fn an_old_time_says_how_old_it_is() {
    let mut review =
        walker(pgn::read_one(b"1. e4 {[%clk 1:30:24]} e5 {[%clk 1:30:10]} 2. Nf3 Nc6 *").unwrap());
    told(&mut review, "3");
    told(&mut review, "2");
    assert_eq!(
        told(&mut review, "time"),
        ["White 1 hour 30 minutes 24 seconds, one move ago", "Black: 1 hour 30 minutes 10 seconds"]
    );
}

/// Times are those in the file, up to the shown position; moves without one are left out.
#[test]
fn the_review_lists_the_time_of_each_move() {
    let mut review = walker(pgn::read_one(CLOCKED.as_bytes()).unwrap());
    assert_eq!(told(&mut review, "times"), ["The time used for these moves is not known."]);
    told(&mut review, "2 black");
    assert_eq!(told(&mut review, "times"), ["2: White 5 seconds, Black 23 seconds"]);
    assert_eq!(told(&mut review, "times 1"), ["2: Black 23 seconds"]);
    told(&mut review, "previous");
    assert_eq!(told(&mut review, "times 9"), ["2: White 5 seconds"]);
}

/// A game and its review describe the position in the same way.
#[test]
fn a_recorded_game_is_asked_as_a_running_one_is() {
    const QUESTIONS: [&str; 11] = [
        "board",
        "board 4",
        "piece white rook",
        "pieces black",
        "pawns",
        "lines d4",
        "captured",
        "material",
        "empty e",
        "spell",
        "last 3",
    ];
    let record = recorded().into_iter().next().unwrap();
    let settings = Settings {
        interface: Language::En,
        announce: Language::En,
        notation: vec![Language::En.into()],
        ..Settings::default()
    };
    let mut game = annabella::game::Game::new(settings).unwrap();
    let mut review = walker(record.clone());
    let words = Words::new(Language::En);
    for played in record.line.plies() {
        let mut ask = |text: &str| {
            let event = Event { at: Stamp(1), input: Input::Line { text: text.to_owned() } };
            let effects = game.handle(&event).into_iter();
            let said = effects.filter_map(|effect| match effect {
                Effect::Say { utterance, .. } => Some(utterance.phrases),
                _ => None,
            });
            said.flatten().map(|phrase| words.say(&phrase)).collect::<Vec<_>>()
        };
        ask(&annabella::chess::uci(played.mv));
        told(&mut review, "next");
        for question in QUESTIONS {
            assert_eq!(ask(question), told(&mut review, question), "{question} after {}", played.san);
        }
    }
}

#[test]
fn a_game_with_times_is_walked_through_in_both_languages() {
    let folder = TempDir::new().unwrap();
    let game = file(&folder, "game.pgn", CLOCKED);
    let lines = "\nweiter\nzug 2\n2 schwarz\nzeit\nverbraucht\nende\nweiter\nSpringer f6\nhilfe uhr\nmehr\nmehr\nbeenden\nweiter\n";
    let (out, err, status) = run(&[&game, "--locale", "de"], lines);
    let expected = [
        "Annabella: Anna gegen Felix.",
        "Annabella: Weiß hat gewonnen.",
        "Annabella: 3 Züge.",
        "Annabella: Die Eingabetaste bringt den nächsten Zug, eine Zahl diesen Zug. hilfe nennt die übrigen Befehle.",
        "Annabella: Weiß, Zug 1: Bauer Eva zwei Eva vier.",
        "Annabella: Schwarz, Zug 1: Bauer Eva sieben Eva fünf.",
        "Annabella: Weiß, Zug 2: Springer Gustav eins Felix drei.",
        "Annabella: Remis angeboten",
        "Annabella: Schwarz, Zug 2: Springer Bella acht Cäsar sechs.",
        "Uhr: Weiß 4 Minuten 58 Sekunden, Schwarz 4 Minuten 40 Sekunden.",
        "Uhr: Hier sind keine Zeiten verzeichnet.",
        "Annabella: Weiß, Zug 3: Läufer Felix eins Bella fünf.",
        "Annabella: Weiß hat gewonnen.",
        "Annabella: Das war der letzte Zug.",
        "Annabella: Weiß hat gewonnen.",
        "Annabella: Diese Partie ist beendet. hilfe nennt, was Sie fragen können.",
        "Annabella: Eingabetaste oder weiter bringt den nächsten Zug, zurück den vorigen.",
        "Annabella: Weiter: Befehl mehr.",
        "Annabella: 12 bringt Zug 12 von Weiß, 12 schwarz den von Schwarz.",
        "Annabella: Weiter: Befehl mehr.",
        "Annabella: anfang bringt die erste Stellung, ende die letzte.",
        "Annabella: Weiter: Befehl mehr.",
        "Annabella: Auf Wiederhören.",
    ];
    let go_on = format!("Hier fortsetzen mit: annabella review {game} 3");
    assert_eq!(out[..out.len() - 1], expected);
    assert_eq!((out.last().unwrap(), err.as_str(), status), (&go_on, "", 0));
    let (out, err, status) = run(&[&game, "2...", "--locale", "en", "--style", "short"], "previous\n");
    assert_eq!((err.as_str(), status), ("", 0));
    let named = |words: &str| out.iter().any(|line| line == words);
    assert!(named("Annabella: Black, move 2: knight Caesar six."), "{out:?}");
    assert!(named("Annabella: White, move 2: knight Felix three."), "{out:?}");
}

#[test]
fn journals_scores_and_other_starts_are_walked_through() {
    let folder = TempDir::new().unwrap();
    let journal = folder.path().join("game.journal").display().to_string();
    let mut program = Command::new(PROGRAM);
    program.args([
        "--locale",
        "en",
        "play",
        "--speech",
        "off",
        // With a delay, times on a clock do not depend on how fast this machine is.
        "--time-control",
        "60d60",
        "--journal",
        &journal,
    ]);
    program.args(["--variant", "chess960:0"]).stdin(Stdio::piped()).stdout(Stdio::null());
    let mut playing = program.spawn().unwrap();
    playing.stdin.take().unwrap().write_all(b"start\nf4\npress\nf5\npress\nresign!\n").unwrap();
    assert!(playing.wait_in_time().unwrap().success());
    let (out, _, _) = run(&[&journal, "1...", "--locale", "en"], "clock\nused\nfen\n\n");
    let has = |words: &str| assert!(out.iter().any(|line| line.contains(words)), "{words}: {out:?}");
    has("Annabella: Black wins by resignation.");
    has("Annabella: Black, move 1: pawn Felix seven Felix five.");
    has("Clock: White 1 minute, Black 1 minute.");
    has("Clock: Used: White 0 seconds, Black 0 seconds");
    has("Board: FEN: bbqnnrkr/ppppp1pp/8/5p2/5P2/8/PPPPP1PP/BBQNNRKR w KQkq - 0 2");
    let typed = file(&folder, "score.txt", "1. e4 e5\n2. Sf3 Sc6\n");
    let (out, _, _) = run(&[&typed, "--locale", "de"], "ende\n");
    assert!(
        out.contains(&"Annabella: Schwarz, Zug 2: Springer Bella acht Cäsar sechs.".to_owned()),
        "{out:?}"
    );
    let black = "[FEN \"4k3/7p/8/8/8/8/P7/4K3 b - - 0 7\"]\n[SetUp \"1\"]\n\n7... h5 8. a4 *\n";
    let (out, _, _) = run(&[&file(&folder, "black.pgn", black), "7", "--locale", "en"], "\n7 white\n6\n");
    let said = |words: &str| assert!(out.iter().any(|line| line.contains(words)), "{words}: {out:?}");
    said("Annabella: Black, move 7: pawn Hector seven Hector five.");
    said("Annabella: White, move 8: pawn Anna two Anna four.");
    said("Annabella: White has no move 7. The last is White's move 8.");
    said("Annabella: There is no move 6. The last is White's move 8.");
    // `yes` types the command that a mistyped one resembled, and nothing later.
    let (out, _, _) = run(&[&file(&folder, "black.pgn", black), "--locale", "en"], "boart\nyes\nyes\n");
    let kings = out.iter().filter(|line| line.contains("white king: Eva one")).count();
    assert!(out.iter().any(|line| line.contains("Did you mean board?")) && kings == 1, "{out:?}");
}

/// PGN has no sign for these results: they are in the comment before it.
#[test]
fn results_that_are_neither_a_win_nor_a_draw_are_told_of_a_pgn() {
    let folder = TempDir::new().unwrap();
    for (comment, said) in [
        ("0-0 default-time", Some("Both lose. Neither player arrived within the default time.")),
        ("0-0", Some("Both lose. Ruled by the arbiter.")),
        ("1/2-0 ruling", Some("White gets half a point, Black none. Ruled by the arbiter.")),
        ("0-1/2", Some("Black gets half a point, White none. Ruled by the arbiter.")),
        ("castles 0-0", None),
        ("", None),
    ] {
        let game = file(&folder, "game.pgn", &format!("1. e4 e5 {{{comment}}} *\n"));
        let (lines, _, status) = run(&[&game], "end\n");
        assert_eq!(status, 0);
        let told: Vec<&String> = lines
            .iter()
            .filter(|line| {
                line.contains("lose") || line.contains("Black none") || line.contains("White none")
            })
            .collect();
        match said {
            Some(said) => assert!(
                told.iter().all(|line| line.ends_with(said)) && !told.is_empty(),
                "{comment}: {lines:#?}"
            ),
            None => assert!(told.is_empty(), "{comment}: {lines:#?}"),
        }
    }
}

#[test]
fn what_cannot_be_walked_through_is_one_sentence() {
    let folder = TempDir::new().unwrap();
    let game = file(&folder, "game.pgn", CLOCKED);
    let tridim = file(&folder, "levels.txt", "[Variant \"Tridim\"]\n\n1. e4Ke6K\n");
    let missing = folder.path().join("none.pgn").display().to_string();
    for (arguments, words) in [
        (vec![game.as_str(), "x"], "\"x\": not a move. Write 12 for White's move 12, 12... for Black's.\n"),
        (vec![&game, "9"], "There is no move 9. The last is White's move 3."),
        (vec![&tridim], ""),
        (vec![&missing], "none.pgn"),
    ] {
        let (out, err, status) = run(&[&arguments[..], &["--locale", "en"]].concat(), "");
        assert!(
            err.contains(words) && err.lines().count() == 1 && out.is_empty(),
            "{arguments:?} {err} {out:?}"
        );
        assert_eq!(status, 2, "{arguments:?}");
    }
}

mod whole_machine {
    use super::*;

    #[test]
    fn arrows_walk_while_nothing_is_typed() {
        let screen = Screen::running(|screen| {
            let game = screen.path("game.pgn");
            fs::write(&game, CLOCKED).unwrap();
            format!(
                "'{PROGRAM}' --locale en review --keys --speech off '{}'; echo \"exit $?\"",
                game.display()
            )
        });
        screen.wait_for("Annabella: Right arrow: next", 0);
        let press = |key: &str, words: &str| {
            let from = screen.written().len();
            screen.tmux(&["send-keys", key]);
            screen.wait_for(words, from);
        };
        press("Right", "White, move 1: ");
        press("Right", "Black, move 1: ");
        press("Left", "White, move 1: ");
        press("End", "White, move 3: ");
        press("F3", "Clock: White 4 minutes 58 seconds");
        press("Home", "At the start");
        screen.tmux(&["send-keys", "-l", "2"]);
        press("Enter", "White, move 2: ");
        press("Enter", "Black, move 2: ");
        press("C-d", "annabella review");
        screen.wait_for("exit 0\r\n", 0);
        assert!(!screen.written().contains('\u{1b}'), "{:?}", screen.written());
    }
}
