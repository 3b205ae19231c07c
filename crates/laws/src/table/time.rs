//! Articles 6 and 10 and Guideline III in the table: flags, late arrival, the end without increments.

use super::cell::{MINUTE, alike, rule};
use crate::Situation;
use crate::provision::{Holding, Initiative, Provision, Regulation, TimeChange, Until};
use Regulation::{NoRule, NotInText};
use annabella_clock::Span;

/// Articles 6 and 10, Guideline III: flags, late arrival, the end without increments.
pub(crate) const fn on_time(situation: Situation) -> [Regulation; 4] {
    let two = Span::seconds(2 * MINUTE);
    match situation {
        Situation::ClockSetWrongly => {
            let set = rule(&["6.10.2"], Holding::TimesCorrected).clock_set().by(Initiative::ArbiterOrPlayer);
            [Regulation::Rule(set), NoRule, NoRule, NoRule]
        }
        Situation::ClockDefective => {
            let new = rule(&["6.10.1"], Holding::ClockReplaced).times(TimeChange::ArbiterSets);
            let old = Provision { clauses: &["6.10"], ..new };
            [
                Regulation::Rule(new),
                Regulation::Rule(Provision { clauses: &["6.11"], ..new }),
                Regulation::Rule(old),
                Regulation::Rule(old),
            ]
        }
        Situation::FlagFallen => {
            let fallen = rule(&["6.4", "6.8", "6.9"], Holding::Lost).by(Initiative::ArbiterOrPlayer);
            let old = Provision { clauses: &["6.3", "6.8", "6.9"], ..fallen };
            [
                Regulation::Rule(fallen),
                Regulation::Rule(Provision { clauses: &["6.3", "6.9", "6.10"], ..fallen }),
                Regulation::Rule(old),
                Regulation::Rule(old),
            ]
        }
        Situation::BothFlagsKnown => {
            let first = rule(&["6.9"], Holding::Lost).by(Initiative::ArbiterOrPlayer);
            [
                Regulation::Rule(first),
                Regulation::Rule(Provision { clauses: &["6.10"], ..first }),
                Regulation::Rule(first),
                Regulation::Rule(first),
            ]
        }
        Situation::BothFlagsUnknown => {
            let [laws2023, laws2005, laws2001, laws1997] =
                alike(Holding::GoesOn, [&["III.3.1.1"], &["6.12a"], &["6.11"], &["6.11"]]);
            [announced(laws2023), laws2005, laws2001, laws1997]
        }
        Situation::BothFlagsInLastPeriod => {
            let [laws2023, laws2005, laws2001, laws1997] =
                alike(Holding::Drawn, [&["III.3.1.2"], &["6.12b"], &["10.4"], &["10.4"]]);
            [announced(laws2023), laws2005, laws2001, laws1997]
        }
        Situation::LateArrival => {
            let [_, laws2005, laws2001, laws1997] =
                alike(Holding::LostAfter(Span::seconds(60 * MINUTE)), [&[], &["6.7"], &["6.6"], &["6.6"]]);
            [Regulation::Rule(rule(&["6.7.1"], Holding::LostAfter(Span::ZERO))), laws2005, laws2001, laws1997]
        }
        Situation::BothLate => alike(Holding::WhiteTimeRuns, [&["6.7.2"], &["6.6"], &["6.5"], &["6.5"]]),
        Situation::IncrementAsked => {
            let asked = rule(&["III.4"], Holding::Increment(Span::seconds(5)))
                .times(TimeChange::ToOpponent(two))
                .by(Initiative::Player)
                .until(Until::LastTwoMinutes)
                .announced();
            [Regulation::Rule(asked), NoRule, NoRule, NoRule]
        }
        Situation::EndClaim => {
            let claim = rule(&["III.5", "III.5.1"], Holding::DrawPostponeRefuse)
                .by(Initiative::Player)
                .until(Until::LastTwoMinutes);
            let old = Provision { clauses: &["10.2", "10.2a"], ..claim };
            let older = Provision { holding: Holding::DrawPostpone, ..old };
            [
                Regulation::Rule(claim.announced()),
                Regulation::Rule(old),
                Regulation::Rule(older),
                Regulation::Rule(older),
            ]
        }
        Situation::EndPostponed => {
            let later = rule(&["III.5.2"], Holding::DecidedLater).times(TimeChange::MayGiveOpponent(two));
            let old = Provision { clauses: &["10.2b"], ..later };
            let older = Provision { clauses: &["10.2b", "10.2c"], ..later };
            [
                Regulation::Rule(later.announced()),
                Regulation::Rule(old),
                Regulation::Rule(older),
                Regulation::Rule(older),
            ]
        }
        Situation::EndRefused => {
            let refused = rule(&["III.5.3"], Holding::Refused).times(TimeChange::ToOpponent(two));
            let old = Provision { clauses: &["10.2c"], ..refused };
            [Regulation::Rule(refused.announced()), Regulation::Rule(old), NoRule, NoRule]
        }
        Situation::EndAppeal => {
            let appeal = rule(&["11.10"], Holding::MayAppeal).by(Initiative::Player);
            [Regulation::Rule(appeal), Regulation::Rule(rule(&["10.2d"], Holding::Final)), NoRule, NoRule]
        }
        // 2023 III.4, III.5 and 2005 10.2 speak of the player who has the move.
        Situation::EndClaimant => {
            let either = Regulation::Rule(rule(&["10.2"], Holding::EitherPlayer));
            [
                announced(Regulation::Rule(rule(&["III.4", "III.5"], Holding::PlayerToMove))),
                Regulation::Rule(rule(&["10.2"], Holding::PlayerToMove)),
                either,
                either,
            ]
        }
        Situation::IncrementAsOffer => {
            [announced(Regulation::Rule(rule(&["III.4"], Holding::IsOffer))), NoRule, NoRule, NoRule]
        }
        Situation::EndClaimAsOffer => {
            [NoRule, Regulation::Rule(rule(&["9.1c"], Holding::IsOffer)), NoRule, NoRule]
        }
        Situation::EndWithoutArbiter => {
            let ends =
                rule(&["III.6.1"], Holding::EndsGame).by(Initiative::Player).until(Until::LastTwoMinutes);
            let old = Regulation::Rule(Provision { clauses: &["D1"], ..ends });
            [Regulation::Rule(ends.announced()), old, NotInText, old]
        }
        _ => [NotInText; 4],
    }
}

const fn announced(regulation: Regulation) -> Regulation {
    match regulation {
        Regulation::Rule(provision) => Regulation::Rule(provision.announced()),
        other => other,
    }
}
