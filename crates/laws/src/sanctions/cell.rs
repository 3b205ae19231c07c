//! Common parts of the table's rows.

use crate::Edition;
use crate::provision::{Clauses, LegalEffect, PositionChange, Provision, Regulation, Sanction};
use annabella_clock::Span;

/// One cell for each edition, in the order of [`Edition::ALL`].
pub(super) type Row = [Regulation; 4];

pub(super) const MINUTE: u64 = 60;
const TWO_MINUTES: Sanction = Sanction::ToOpponent(Span::seconds(2 * MINUTE));
/// Penalties of 2023 7.5.5.
pub(super) const SECOND_LOSES: [Sanction; 3] = [TWO_MINUTES, Sanction::LostOrDrawn, Sanction::Over];
/// Penalties of 2005 7.4b, 2001 and 1997 10.3.
pub(super) const THIRD_LOSES: [Sanction; 3] = [TWO_MINUTES, TWO_MINUTES, Sanction::Lost];
pub(super) const CHOICE: [Sanction; 3] = [Sanction::Choice; 3];
pub(super) const LOST: [Sanction; 3] = [Sanction::Lost, Sanction::Over, Sanction::Over];

/// Returns a row with the same provision in each edition that has clauses for it.
pub(super) fn row(provision: Provision, clauses: [Clauses; 4]) -> Row {
    clauses.map(|clauses| match clauses {
        [] => Regulation::NoRule,
        clauses => Regulation::Rule(provision.under(clauses)),
    })
}

/// Returns the row of a provision that has only a effect.
pub(super) fn held(effect: LegalEffect, clauses: [Clauses; 4]) -> Row {
    row(Provision::new(effect), clauses)
}

/// Returns the cells of `first`, or those of `second` where `first` has no rule.
pub(super) fn merged(first: Row, second: Row) -> Row {
    Edition::ALL.map(|edition| match edition.of(first) {
        Regulation::NoRule => edition.of(second),
        rule => rule,
    })
}

/// Marks the cell of 2001 as missing from the text of that edition.
pub(super) fn not_in_2001([laws2023, laws2005, _, laws1997]: Row) -> Row {
    [laws2023, laws2005, Regulation::NotInText, laws1997]
}

/// Returns the row of an illegal move: restored position, bound replacement.
///
/// `oldest` are the sanctions of 2001 and 1997.
pub(super) fn illegal_move(clauses: [Clauses; 4], oldest: [Sanction; 3]) -> Row {
    let [laws2023, laws2005, laws2001, laws1997] = clauses;
    let bound_by = |clauses| {
        Provision::new(LegalEffect::IllegalMove)
            .position(PositionChange::RestoredAndBound(clauses))
            .clock_set()
    };
    let newest = bound_by(&["4.3", "4.7"]).sanctions(SECOND_LOSES);
    let restored = bound_by(&["4.3"]);
    // 6.13 of the older editions does not name the counter.
    let old = Provision { counter: false, ..restored }.sanctions(oldest);
    merged(
        row(newest, [laws2023, &[], &[], &[]]),
        merged(
            row(restored.sanctions(THIRD_LOSES), [&[], laws2005, &[], &[]]),
            row(old, [&[], &[], laws2001, laws1997]),
        ),
    )
}
