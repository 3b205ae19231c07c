//! The verdict of D.2.9 on situations with a known truth.
//!
//! `cargo bench --bench verdict` judges ten thousand of them.

pub mod gone_wrong;
pub mod misexecution;
pub mod oracle;
pub mod play;
pub mod situation;
pub mod table;

use crate::disturbed::{self, Disturbance};
use annabella_chess::{ByColor, Color};
use annabella_reconcile::{Degree, OtherEvidence, Verdict, prove};
use annabella_scoresheet::Scoresheets;
use gone_wrong::GoneWrong;
use play::Dice;
use table::{Table, games, judged};

/// One sheet continues with moves that the other lacks, beyond the plies read from both.
#[test]
fn what_only_one_sheet_goes_on_with_has_its_verdict() {
    let mut table = Table::default();
    for judged in judged(&games(), 1006) {
        table.add(&judged);
    }
    assert!(table.judged > 0);
}

#[test]
fn no_verdict_is_wrong_or_withheld_without_need() {
    let mut table = Table::default();
    let mut seen: Vec<&str> = Vec::new();
    for judged in judged(&games(), 1) {
        seen.extend(judged.finding.verdict().map(Verdict::code));
        table.add(&judged);
    }
    println!("{table}");
    assert_eq!(table.faults, Vec::<String>::new());
    assert!(table.judged > 30, "{} situations", table.judged);
    seen.sort_unstable();
    seen.dedup();
    assert_eq!(seen.len(), 6, "every verdict is given: {seen:?}");
}

/// `cargo bench --bench by_both` does the same two thousand times a level.
#[test]
fn the_right_board_is_named_by_both_scores_and_never_the_wrong_one() {
    let games = games();
    let (mut situations, mut right) = (0, 0);
    for (seed, game) in games.iter().cycle().take(3 * games.len()).enumerate() {
        let Some(gone) = GoneWrong::after(game, &mut Dice::new(seed as u64)) else { continue };
        let mut dice = disturbed::Dice::new(seed as u64);
        let [white, black] =
            Color::ALL.map(|owner| Disturbance::of(0.03).score(owner, game, &mut dice).sheet);
        let [of_white, of_black] = gone.boards.clone().map(Some);
        let found = OtherEvidence {
            boards: ByColor { white: of_white, black: of_black },
            ..OtherEvidence::default()
        };
        let (_, by_both) = prove(game.start(), &Scoresheets { white, black }, found);
        situations += 1;
        let named = by_both.verdict == Some(gone.truth());
        assert!(named || by_both.certainty == Degree::Open, "{seed}: {:?}", by_both.verdict);
        let since = |side| by_both.deviations.get(side).as_ref().and_then(|own| own.since());
        let ply = |side: Color| {
            gone.wrong[side.fold_wb(0, 1)].is_none()
                || since(side).is_some_and(|ply| gone.can_be_since(game, side, ply.number()))
        };
        right += usize::from(named && Color::ALL.into_iter().all(ply));
    }
    assert!(situations >= 20 && 10 * right >= 9 * situations, "{right} of {situations}");
}
