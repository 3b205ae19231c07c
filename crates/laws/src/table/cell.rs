//! What cells of the table have in common.

use crate::Edition;
use crate::provision::{Holding, PositionChange, Provision, Regulation, Sanction};
use annabella_clock::Span;

pub(crate) const MINUTE: u64 = 60;
pub(crate) const NONE: [Sanction; 3] = [Sanction::Unnamed; 3];
pub(crate) const TWO_MINUTES: Sanction = Sanction::ToOpponent(Span::seconds(2 * MINUTE));
/// 2023 7.5.5.
pub(crate) const SECOND_LOSES: [Sanction; 3] = [TWO_MINUTES, Sanction::LostOrDrawn, Sanction::Over];
/// 2005 7.4b, 2001 and 1997 10.3.
pub(crate) const THIRD_LOSES: [Sanction; 3] = [TWO_MINUTES, TWO_MINUTES, Sanction::Lost];
pub(crate) const CHOICE: [Sanction; 3] = [Sanction::Choice; 3];
pub(crate) const LOST: [Sanction; 3] = [Sanction::Lost, Sanction::Over, Sanction::Over];

pub(crate) const fn rule(clauses: &'static [&'static str], holding: Holding) -> Provision {
    Provision::new(clauses, holding)
}

/// The same holding in four editions.
pub(crate) const fn alike(holding: Holding, clauses: [&'static [&'static str]; 4]) -> [Regulation; 4] {
    let [laws2023, laws2005, laws2001, laws1997] = clauses;
    [
        Regulation::Rule(rule(laws2023, holding)),
        Regulation::Rule(rule(laws2005, holding)),
        Regulation::Rule(rule(laws2001, holding)),
        Regulation::Rule(rule(laws1997, holding)),
    ]
}

/// An illegal move in standard chess: the position is restored, and the replacement is bound.
pub(crate) const fn illegal(clauses: &'static [&'static str], edition: Edition) -> Regulation {
    let bound: [&[&str]; 4] = [&["4.3", "4.7"], &["4.3"], &["4.3"], &["4.3"]];
    let sanctions = edition.of([SECOND_LOSES, THIRD_LOSES, NONE, NONE]);
    let restored = rule(clauses, Holding::IllegalMove)
        .position(PositionChange::RestoredAndBound(edition.of(bound)))
        .clock_set();
    // 6.13 of the older editions does not name the counter.
    let counter = edition.of([true, true, false, false]);
    Regulation::Rule(Provision { counter, ..restored }.sanctions(sanctions))
}

/// An illegal move of those clauses in four editions.
pub(crate) const fn illegals(clauses: [&'static [&'static str]; 4]) -> [Regulation; 4] {
    let [laws2023, laws2005, laws2001, laws1997] = clauses;
    [
        illegal(laws2023, Edition::Laws2023),
        illegal(laws2005, Edition::Laws2005),
        illegal(laws2001, Edition::Laws2001),
        illegal(laws1997, Edition::Laws1997),
    ]
}

pub(crate) const fn in_last_period(clauses: &'static [&'static str], edition: Edition) -> Regulation {
    match illegal(clauses, edition) {
        Regulation::Rule(provision) => Regulation::Rule(provision.sanctions(THIRD_LOSES)),
        other => other,
    }
}
