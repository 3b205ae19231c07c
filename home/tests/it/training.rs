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
    training.types("solution").hears("Solution: Rd8#.");
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
    review.types("quit");
    assert_eq!(review.ends().0, Some(0));
}
