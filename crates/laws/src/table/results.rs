//! Articles 5, 7 and 9 in the table: who can still mate, offers and claims.

use super::cell::{MINUTE, alike, rule};
use crate::Situation;
use crate::provision::{Holding, Initiative, Provision, Regulation, Sanction, Taken};
use Regulation::{NoRule, NotInText};
use annabella_clock::Span;

/// Articles 5, 7 and 9: who can still mate, offers and claims.
pub(crate) const fn on_results(situation: Situation) -> [Regulation; 4] {
    match situation {
        Situation::DeadPosition => {
            let dead = rule(&["5.2.2"], Holding::Drawn).by(Initiative::Itself);
            [
                Regulation::Rule(dead),
                Regulation::Rule(Provision { clauses: &["5.2b", "9.6"], ..dead }),
                Regulation::Rule(Provision { clauses: &["5.2b"], ..dead }),
                Regulation::Rule(Provision { clauses: &["9.6"], ..dead }),
            ]
        }
        Situation::FlagCannotMate => alike(Holding::Drawn, [&["6.9"], &["6.10"], &["6.9"], &["6.9"]]),
        Situation::ResignationCannotMate => {
            let lost = rule(&["5.1b"], Holding::Lost).by(Initiative::Itself);
            [
                Regulation::Rule(rule(&["5.1.2"], Holding::Drawn).by(Initiative::Itself)),
                Regulation::Rule(lost),
                Regulation::Rule(lost),
                Regulation::Rule(lost),
            ]
        }
        Situation::LastIllegalMoveCannotMate => {
            let [_, laws2005, laws2001, laws1997] =
                alike(Holding::Lost, [&[], &["7.4b"], &["10.3"], &["10.3"]]);
            [Regulation::Rule(rule(&["7.5.5"], Holding::Drawn)), laws2005, laws2001, laws1997]
        }
        Situation::DrawAgreed => {
            let [_, laws2005, laws2001, laws1997] =
                alike(Holding::AnyTime, [&[], &["5.2c"], &["5.2c"], &["5.3"]]);
            [Regulation::Rule(rule(&["5.2.3"], Holding::AfterMoves)), laws2005, laws2001, laws1997]
        }
        Situation::OfferDeclined => {
            let [laws2023, laws2005, ..] = alike(Holding::ByTouch, [&["9.1.2.1"], &["9.1a"], &[], &[]]);
            let moved = Regulation::Rule(rule(&["9.1"], Holding::ByMove));
            [laws2023, laws2005, moved, moved]
        }
        Situation::ClaimRightLost => {
            let moved = Regulation::Rule(rule(&["9.4"], Holding::ByMove));
            [Regulation::Rule(rule(&["9.4"], Holding::ByTouch)), moved, moved, moved]
        }
        Situation::ClaimAsOffer => {
            let [laws2023, laws2005, ..] = alike(Holding::IsOffer, [&["9.1.2.3"], &["9.1c"], &[], &[]]);
            [laws2023, laws2005, NoRule, NoRule]
        }
        // 9.6 of the older editions is the dead position.
        Situation::FiveFoldOr75 => {
            let drawn = rule(&["9.6.1", "9.6.2"], Holding::Drawn).by(Initiative::Itself);
            [Regulation::Rule(drawn), NoRule, NoRule, NoRule]
        }
        // The text of 2001 ends before 9.5b.
        Situation::WrongClaim => {
            let three = Span::seconds(3 * MINUTE);
            [
                Regulation::Rule(
                    rule(&["9.5.3"], Holding::GoesOn)
                        .sanctions([Sanction::ClaimCost(Span::seconds(2 * MINUTE), Taken::Nothing); 3]),
                ),
                Regulation::Rule(
                    rule(&["9.5b"], Holding::GoesOn)
                        .sanctions([Sanction::ClaimCost(three, Taken::HalfButAMinute); 3]),
                ),
                NotInText,
                Regulation::Rule(
                    rule(&["9.5b"], Holding::GoesOn).sanctions([Sanction::ClaimCost(three, Taken::Half); 3]),
                ),
            ]
        }
        _ => [NotInText; 4],
    }
}
