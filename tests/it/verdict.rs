//! The verdict of D.2.9 on situations whose truth is known.
//!
//! `cargo bench --bench verdict` judges ten thousand of them.

pub mod oracle;
pub mod situation;
pub mod table;

use annabella::reconcile::Verdict;
use table::{Table, games, judged};

#[test]
fn no_verdict_is_wrong_or_withheld_without_need() {
    let mut table = Table::default();
    let mut seen: Vec<&str> = Vec::new();
    for judged in judged(&games(), 1) {
        seen.extend(judged.finding.verdict.map(Verdict::code));
        table.add(&judged);
    }
    println!("{table}");
    assert_eq!(table.faults, Vec::<String>::new());
    assert!(table.judged > 30, "{} situations", table.judged);
    seen.sort_unstable();
    seen.dedup();
    assert_eq!(seen.len(), 6, "every verdict is given: {seen:?}");
}
