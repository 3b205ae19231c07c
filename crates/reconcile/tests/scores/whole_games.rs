//! Reconstruction of whole games: undisturbed, disturbed at random, real, and the corpus.

use crate::disturbed::{Dice, Disturbance};
use crate::reconstruct::{data, pair, read, sheet};
use annabella_chess::{Color, Line, Position};
use annabella_reconcile::{Evidence, Why};
use annabella_scoresheet::pgn;

struct Counts {
    moves: usize,
    right: usize,
    sure: usize,
}

/// Reconstructs every game of the collection from disturbed scoresheets.
///
/// Asserts that no sure move is wrong, unless both sheets have this same other move.
fn count(share: f64, board: bool) -> Counts {
    let mut counts = Counts { moves: 0, right: 0, sure: 0 };
    for (seed, record) in pgn::read(data("games.pgn").as_bytes()).unwrap().into_iter().enumerate() {
        let line = record.line;
        let mut dice = Dice::new(seed as u64);
        let scores = Color::ALL.map(|owner| Disturbance::of(share).score(owner, &line, &mut dice));
        let sheets = scores.each_ref().map(|score| score.sheet.clone());
        let mut evidence = Evidence::default();
        if board {
            evidence.boards.push(line.position().board().clone());
        }
        let read = read(&sheets, &evidence);
        counts.moves += line.len();
        for (index, ply) in read.plies.iter().enumerate() {
            let true_move = line.plies().get(index).map(|ply| ply.mv);
            let own = read.line.plies()[index].mv;
            let right = true_move == Some(own);
            let both = true_move.is_some() && scores.iter().all(|score| score.has(&line, index, own));
            assert!(right || both || !ply.is_sure(), "game {seed} ply {}: sure and wrong", index + 1);
            counts.right += usize::from(right);
            counts.sure += usize::from(ply.is_sure());
        }
    }
    counts
}

#[test]
fn disturbed_scores_are_read_and_no_sure_move_is_wrong() {
    let few = count(0.03, false);
    assert!(few.right * 1000 >= few.moves * 985, "{} of {}", few.right, few.moves);
    assert!(few.sure * 100 >= few.moves * 85, "{} sure of {}", few.sure, few.moves);
    let many = count(0.08, false);
    assert!(many.right * 100 >= many.moves * 97, "{} of {}", many.right, many.moves);
    assert!(many.sure * 100 >= many.moves * 65, "{} sure of {}", many.sure, many.moves);
    let known = count(0.08, true);
    assert!(known.right >= many.right, "{} with the board, {} without", known.right, many.right);
}

#[test]
fn undisturbed_scores_are_read_completely() {
    for record in pgn::read(data("games.pgn").as_bytes()).unwrap() {
        let cells: Vec<&str> = record.line.plies().iter().map(|ply| ply.san.as_str()).collect();
        let sheets = Color::ALL.map(|owner| sheet(owner, cells.iter().copied()));
        let read = read(&sheets, &Evidence::default());
        assert!(read.complete && read.discrepancies.is_empty(), "{:?}", read.discrepancies);
        let moves = |line: &Line| line.plies().iter().map(|ply| ply.mv).collect::<Vec<_>>();
        assert_eq!(moves(&read.line), moves(&record.line));
        assert!(read.plies.iter().all(|ply| ply.is_sure()));
    }
}

#[test]
fn real_pairs_are_read_as_an_arbiter_would() {
    let game = |name| {
        let sheets = pair(name);
        let read = read(&sheets, &Evidence::default());
        assert!(read.complete, "{name}");
        read
    };
    // Black wrote cxc5, cxc5 and cxe5 for White's bxc5, bxc5 and dxe5.
    let read = game("019");
    assert_eq!(read.moves()[15..17], ["bxc5", "bxc5"]);
    assert_eq!(read.moves()[26], "dxe5");
    assert_eq!(read.discrepancies.iter().filter(|own| own.why == Why::OnlyLegal).count(), 3);
    // Black left out 16. Rh1 Rd8 and wrote Kf7 for Kf8; White wrote an impossible Kg6.
    let read = game("033");
    assert_eq!((read.moves()[37].as_str(), read.line.plies()[42].san.as_str()), ("Kg8", "Qxf7#"));
    assert_eq!(game("102").moves()[17], "b6");
    assert_eq!(game("094").line.plies()[69].san, "Qxh3#");
    let read = game("081");
    assert_eq!(read.moves()[13], "Re8");
}

/// Returns the games of the corpus: the moves played, and the cells of both sheets.
fn corpus() -> Vec<(Vec<String>, [Vec<String>; 2])> {
    let mut games = Vec::new();
    for line in data("disturbed.txt").lines() {
        if line.starts_with("# ") && !line.contains("seed") {
            continue;
        }
        if line.starts_with('#') {
            games.push((Vec::new(), [Vec::new(), Vec::new()]));
            continue;
        }
        let (played, sheets): &mut (Vec<String>, [Vec<String>; 2]) = games.last_mut().unwrap();
        let mut columns = line.split('\t').map(str::to_owned);
        played.extend(columns.next().filter(|played| !played.is_empty()));
        sheets.iter_mut().for_each(|sheet| sheet.push(columns.next().unwrap()));
    }
    games
}

#[test]
fn the_corpus_of_disturbed_games_is_read() {
    let (mut moves, mut right, mut sure, mut whole) = (0, 0, 0, 0);
    let games = corpus();
    for (played, cells) in &games {
        let sheets = [0, 1].map(|index: usize| {
            let last = cells[index].iter().rposition(|cell| !cell.is_empty()).map_or(0, |last| last + 1);
            sheet(Color::ALL[index], cells[index][..last].iter().map(String::as_str))
        });
        let told = read(&sheets, &Evidence::default());
        let own: Vec<&str> = told.line.plies().iter().map(|ply| ply.san.as_str()).collect();
        for (index, ply) in told.plies.iter().enumerate() {
            let same = played.get(index).is_some_and(|played| played == own[index]);
            assert!(same || !ply.is_sure(), "ply {} of {played:?}: {}", index + 1, own[index]);
            right += usize::from(same);
            sure += usize::from(ply.is_sure());
        }
        moves += played.len();
        whole += usize::from(own == *played);
    }
    assert!(games.len() >= 12 && right * 1000 >= moves * 994, "{right} of {moves}");
    assert!(sure * 100 >= moves * 90 && whole * 4 >= games.len() * 3, "{sure} of {moves}, {whole} whole");
}
