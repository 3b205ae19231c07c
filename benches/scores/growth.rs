//! The growth of time with long games and with noise, and the longest step in play.

use crate::busy;
use crate::disturbed::{Dice, Disturbance};
use annabella::chess::{Chess, Color, Line, Move, Position, Role, Square};
use annabella::clock::Stamp;
use annabella::reconcile::{Agreement, Evidence, OtherEvidence, Proof, Search, find};
use annabella::scoresheet::{Cell, Scoresheet, Scoresheets};
use annabella_reconcile::choice::{PreviousMoves, neg_log_probabilities};
use shakmaty::ByColor;
use std::time::Duration;

/// Prints the growth of time with long games and with noise.
pub fn growth() {
    for moves in [75, 150, 300, 600] {
        let mut dice = Dice::new(moves as u64);
        let line = wander(2 * moves, &mut dice);
        let scores = Color::ALL.map(|owner| Disturbance::of(0.08).score(owner, &line, &mut dice));
        timed(&format!("{moves} moves, 8% wrong cells"), scores.each_ref().map(|score| &score.sheet));
    }
    for rows in [75, 150, 300, 600] {
        let mut dice = Dice::new(rows as u64);
        let sheets = Color::ALL.map(|owner| noise(owner, 2 * rows, &mut dice));
        timed(&format!("{rows} rows of noise"), sheets.each_ref());
    }
}

/// Prints the longest time of each part of `reconcile` at one event in play.
///
/// The games have 120 moves and 15% wrong cells, and two boards have pieces on random squares.
pub fn in_play() {
    let mut longest = [Duration::ZERO; 4];
    for seed in 0..20 {
        let mut dice = Dice::new(seed);
        let line = wander(240, &mut dice);
        let [white, black] =
            Color::ALL.map(|owner| Disturbance::of(0.15).score(owner, &line, &mut dice).sheet);
        let sheets = Scoresheets { white, black };
        let mut board = |pieces: usize| {
            let mut board = line.position().board().clone();
            for _ in 0..pieces {
                let occupied: Vec<Square> = board.occupied().into_iter().collect();
                if let Some(piece) = board.remove_piece_at(occupied[dice.below(occupied.len())]) {
                    board.set_piece_at(Square::new(dice.below(64) as u32), piece);
                }
            }
            Some(board)
        };
        let boards = ByColor { white: board(1 + seed as usize % 3), black: board(2) };
        let mut part = |which: usize, begun: Duration| longest[which] = longest[which].max(busy() - begun);
        let begun = busy();
        let agreement = Agreement::of(&sheets, line.start());
        part(0, begun);
        let found = OtherEvidence { boards: boards.clone(), ..OtherEvidence::default() };
        let mut proof = Proof::new(line.start(), &sheets, found);
        loop {
            let begun = busy();
            let done = proof.step(Search::STEP);
            part(1, begun);
            if done {
                break;
            }
        }
        let begun = busy();
        let (read, _) = proof.finish();
        part(2, begun);
        let begun = busy();
        find(&agreement, boards, ByColor::default(), Some(&read));
        part(3, begun);
    }
    let [agreement, step, finish, find] = longest.map(|time| time.as_secs_f64() * 1000.0);
    println!(
        "in play, 120 moves, 15% wrong cells, longest: comparing the scores {agreement:.0} ms, a step {step:.0} ms, \
         the conclusion {finish:.0} ms, the verdict {find:.0} ms"
    );
}

/// Creates a game of at most `plies` plies, with moves as players choose them.
/// Captures and pawn moves are rare, so that the game lasts.
fn wander(plies: usize, dice: &mut Dice) -> Line {
    let mut line = Line::new(Chess::default());
    let mut before = PreviousMoves::default();
    while line.len() < plies {
        let position = line.position().clone();
        let lasts = |mv: &Move| {
            let mut after = position.clone();
            after.play_unchecked(*mv);
            !after.is_game_over()
        };
        let legal: Vec<Move> = position.legal_moves().into_iter().filter(lasts).collect();
        let quiet = |mv: &Move| !mv.is_capture() && mv.role() != Role::Pawn;
        let costs = neg_log_probabilities(&position, before, &legal);
        let share = |index: usize| {
            let rare = if line.len() > 24 && !quiet(&legal[index]) { 0.02 } else { 1.0 };
            rare * f64::from(-costs[index]).exp()
        };
        let all: f64 = (0..legal.len()).map(share).sum();
        let mut rest = all * dice.below(1 << 20) as f64 / f64::from(1 << 20);
        let chosen = (0..legal.len()).find(|&index| {
            rest -= share(index);
            rest < 0.0
        });
        let Some(&mv) = legal.get(chosen.unwrap_or(0)) else { break };
        line.push(mv);
        before = PreviousMoves { own: before.other, other: Some(mv) };
    }
    line
}

fn noise(owner: Color, cells: usize, dice: &mut Dice) -> Scoresheet {
    let signs: Vec<char> = "abcdefgh12345678NSTRKQDLBx+-=?zq0O".chars().collect();
    let mut sheet = Scoresheet::new(owner);
    for _ in 0..cells {
        let text: String = (0..4).map(|_| signs[dice.below(signs.len())]).collect();
        sheet.push(Cell::written(&text, None, Stamp(0)));
    }
    sheet
}

fn timed(what: &str, sheets: [&Scoresheet; 2]) {
    let mut search = Search::new(&Chess::default(), sheets[0], sheets[1], &Evidence::default());
    let (start, mut longest, mut steps) = (busy(), Duration::ZERO, 0);
    loop {
        let before = busy();
        let done = search.step(Search::STEP);
        longest = longest.max(busy() - before);
        steps += 1;
        if done {
            break;
        }
    }
    let before = busy();
    let read = search.finish();
    let millis = |time: Duration| time.as_secs_f64() * 1000.0;
    println!(
        "{what}: {:.0} ms in {steps} steps, the longest {:.0} ms, the conclusion {:.0} ms; {} plies read",
        millis(busy() - start),
        millis(longest),
        millis(busy() - before),
        read.line.len(),
    );
}
