//! Article 4 in the table: what a touch binds to.

use super::cell::{alike, rule};
use crate::Situation;
use crate::provision::{Holding, Regulation};
use Regulation::NotInText;

/// What a hand has done: what it binds to, and what right it loses.
pub(crate) const fn on_touch(situation: Situation) -> [Regulation; 4] {
    match situation {
        Situation::KingAndRookTouched => {
            let [laws2023, laws2005, laws2001, _] =
                alike(Holding::MustCastle, [&["4.4.1"], &["4.4a"], &["4.4a"], &[]]);
            [laws2023, laws2005, laws2001, Regulation::Rule(rule(&["4.3a"], Holding::FirstTouchedMoves))]
        }
        Situation::PromotionChosen => {
            let [laws2023, laws2005, ..] =
                alike(Holding::ByTouchingTheSquare, [&["4.4.4"], &["4.4d"], &[], &[]]);
            let released = Regulation::Rule(rule(&["4.7"], Holding::ByRelease));
            [laws2023, laws2005, released, released]
        }
        Situation::ComplaintLost => {
            let [_, laws2005, laws2001, laws1997] =
                alike(Holding::ByAnyTouch, [&[], &["4.7"], &["4.6"], &["4.6"]]);
            [Regulation::Rule(rule(&["4.8"], Holding::ByTouch)), laws2005, laws2001, laws1997]
        }
        _ => [NotInText; 4],
    }
}
