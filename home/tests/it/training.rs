//! Reviews and positions.

use crate::world::World;
use std::fs;

const MATE: &str = "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - -";

#[test]
fn positions_are_solved_and_the_results_are_kept() {
    let world = World::new();
    world.engine("echo bestmove a1a1");
    let text = format!("{MATE} bm Rd8; id \"back rank\";\nnonsense\n{MATE} bm Rd8;\n");
    world.file("mates.epd", &text);
    let line = "positions DIR/mates.epd --engine DIR/engine --speech off --results DIR/results.txt";
    let mut training = world.start(line);
    training.hears("mates.epd, line 2: not a position. The line is skipped.");
    training.hears("Position 1 of 2. White to move.");
    training.types("Rd7").hears("Not the solution.");
    training.types("Rd8").hears("Correct.");
    training.hears("Position 2 of 2. White to move.");
    training.types("hint").hears("Look at the white rook on David one.");
    training.types("help skip").hears("skip for the next position");
    training.types("again").hears("Position 2 of 2. White to move.");
    training.types("hint").hears("Solution: Rd8#.");
    training.hears("1 of 2 solved.");
    let (status, _) = training.ends();
    assert_eq!(status, Some(1), "one line was bad");
    let results = fs::read_to_string(world.path("results.txt")).unwrap();
    let lines: Vec<&str> = results.lines().collect();
    assert!(lines[0].contains("\t1\tsolved\ttries 2\t") && lines[0].ends_with("\tback rank"), "{results}");
    assert!(lines[1].contains("\t2\tshown\ttries 0\t"), "{results}");
}

#[test]
fn a_line_of_a_game_is_answered() {
    let world = World::new();
    world.engine("echo bestmove a1a1");
    let text = format!("[SetUp \"1\"]\n[FEN \"{MATE} 0 1\"]\n\n1. h3 h6 2. Rd8+ *\n");
    world.file("study.pgn", &text);
    let line = "positions DIR/study.pgn --engine DIR/engine --speech off --results DIR/results.txt";
    let mut training = world.start(line);
    training.types("h3").hears("Correct.");
    training.hears("pawn Hector seven Hector six");
    training.types("Rd8").hears("1 of 1 solved.");
    assert_eq!(training.ends().0, Some(0));
}

#[test]
fn a_text_in_quotation_marks_is_no_solution() {
    let world = World::new();
    world.engine("echo bestmove a1a1");
    let quoted = "bm Rd8#; c0 \"first try was weak; bm Kf1; then mate\"; id \"No. 7; mate\";";
    let text =
        format!("{MATE} {quoted}\n{MATE} id \"open; bm Rd8;\n{MATE} bm Kf1; am g1f1;\n{MATE} am Rd8#;\n");
    // As some programs write it.
    let bytes: Vec<u8> = text.encode_utf16().chain([10]).flat_map(u16::to_le_bytes).collect();
    fs::write(world.path("quoted.epd"), [&[0xff, 0xfe], &bytes[..]].concat()).unwrap();
    let line = "positions DIR/quoted.epd --engine DIR/engine --speech off --results DIR/results.txt";
    let mut training = world.start(line);
    training.hears("Position 1 of 2.");
    training.types("Kf1").hears("Not the solution.");
    training.types("Rd8").hears("Correct.");
    training.hears("Position 2 of 2.");
    training.types("Rd8").hears("Not the solution.");
    training.types("hint").hears("Any move is right except: Rd8#.");
    training.types("Kf1").hears("2 of 2 solved.");
    let (status, lines) = training.ends();
    assert_eq!(status, Some(1), "two lines were bad");
    for words in ["line 2: a quotation mark is not closed.", "line 3: Kf1 is both best and to be avoided."] {
        assert!(lines.iter().any(|line| line.contains(words)), "{words}: {lines:?}");
    }
    let results = fs::read_to_string(world.path("results.txt")).unwrap();
    assert!(results.lines().next().unwrap().ends_with("\tNo. 7; mate"), "{results}");
}

#[test]
fn a_move_that_an_engine_cannot_judge_says_why() {
    let world = World::new();
    // Its best move has no advantage, and then it fails twice.
    world.engine("if [ -e \"$0.on\" ]; then exit 1; fi; : > \"$0.on\"; echo bestmove h2h3");
    world.file("positions.fen", &format!("{MATE} 0 1\n{MATE} 0 1\n{MATE} 0 1\n"));
    let line = "positions DIR/positions.fen --engine DIR/engine --speech off --results DIR/results.txt";
    let mut training = world.start(line);
    training.types("Kf1").hears("The engine gives no judgement of this move.");
    training.types("Kf1").hears("The engine has stopped unexpectedly.");
    training.hears("The engine is off: your move is not judged.");
    training.types("Kf1").hears("The engine is off: your move is not judged.");
    training.ends();
    let results = fs::read_to_string(world.path("results.txt")).unwrap();
    assert_eq!(results.matches("\tunjudged\t").count(), 3, "{results}");
}

#[test]
fn a_file_without_positions_is_refused() {
    let world = World::new();
    world.file("text.txt", "nothing\n");
    let (status, text) = world.run("positions DIR/text.txt --speech off");
    assert_eq!((status, text.contains("no position in it")), (Some(2), true), "{text}");
}

#[test]
fn a_review_leads_to_the_turning_points() {
    let world = World::new();
    // White is better until 2. g4, after which Black mates.
    world.engine(
        "case \"$position\" in *g2g4*) s=900; m=d8h4;; *e7e5) s=-50; m=e2e4;; *f2f3) s=50; m=e7e5;; *) s=20; m=e2e4;; esac; \
         echo info depth 1 score cp $s pv $m; echo bestmove $m",
    );
    world.file("game.pgn", "[White \"A\"]\n[Black \"B\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n");
    let mut review = world.start("review DIR/game.pgn --engine DIR/engine --speech off");
    review.hears("One turning point. Type turn for it.");
    review.types("turn").hears("Better: Eva four");
    review.types("turn").hears("No further turning point.");
    review.types("help turn").hears("Type turn to go to the next turning point");
    review.types("quit");
    let (status, lines) = review.ends();
    assert_eq!(status, Some(0));
    assert!(!lines.iter().any(|line| line.contains("type comment")), "the comment was read: {lines:?}");
}

#[test]
fn a_drill_is_answered_by_ear_and_the_results_are_kept() {
    let world = World::new();
    let line = "drill knight --rounds 2 --seed 5 --speech off --results DIR/drills.txt";
    let mut drill = world.start(line);
    drill.hears("2 questions about the shortest way of a knight.");
    drill.hears("Knight from");
    drill.types("help").hears("Type again for the question, skip for the answer, quit to leave.");
    // No knight needs more than six moves.
    drill.types("7").hears("Wrong.");
    drill.hears("Knight from");
    drill.types("skip").hears("for example");
    drill.hears("One of them again.");
    drill.types("quit").hears("0 of 1 right at the first try. Median time:");
    let (status, lines) = drill.ends();
    assert_eq!(status, Some(0), "{lines:?}");
    let results = fs::read_to_string(world.path("drills.txt")).unwrap();
    let lines: Vec<&str> = results.lines().collect();
    assert!(lines[0].contains("\tdrill knight\t1\tshown\ttries 1\t"), "{results}");
    assert!(lines[1].contains("\tdrill knight\t2\tskipped\ttries 0\t"), "{results}");
    // The same seed gives the same questions, in another language too.
    let mut german = world.start(&format!("{line} --locale de"));
    german.hears("2 Fragen zum kürzesten Weg eines Springers.");
    german.types("weiter").types("beenden").hears("Keine Frage wurde beantwortet.");
    german.ends();
    let again = fs::read_to_string(world.path("drills.txt")).unwrap();
    let name = |line: &str| line.rsplit('\t').next().map(str::to_owned);
    assert_eq!(name(again.lines().nth(2).unwrap()), name(lines[0]));
}

#[test]
fn each_drill_has_its_question_and_its_answers() {
    let world = World::new();
    for (subject, question, answer) in [
        ("squares", "?", "light or dark"),
        ("diagonals", "diagonal", "yes or no, or the kind of line"),
        ("meetings", "which square do both attack?", "a square that both attack, or none"),
        ("knight", "Knight from", "the number of moves, or each square of the way"),
    ] {
        let mut drill = world.start(&format!("drill {subject} --speech off --results DIR/drills.txt"));
        drill.hears(answer);
        drill.hears(question);
        drill.types("nonsense").hears("Not an answer.");
        drill.types("quit").hears("No question was answered.");
        assert_eq!(drill.ends().0, Some(0));
    }
    assert!(!world.path("drills.txt").exists(), "nothing was answered");
    for (line, words) in [
        ("drill openings", "Use one of squares, diagonals, meetings, knight."),
        ("drill squares --rounds 0", "See annabella-home --help."),
        ("drill squares --seed x", "See annabella-home --help."),
        ("drills squares", "Did you mean drill?"),
    ] {
        let (status, text) = world.run(line);
        assert_eq!((status, text.contains(words), text.lines().count()), (Some(2), true, 1), "{text}");
    }
}
