//! What each edition provides for each situation in standard chess.

use super::provision::{
    Holding, Initiative, PositionChange, Provision, Regulation, Sanction, Taken, TimeChange, Until,
};
use super::{Edition, Situation};
use crate::clock::Span;
use Regulation::{NoRule, NotInText};

const MINUTE: u64 = 60;
const NONE: [Sanction; 3] = [Sanction::Unnamed; 3];
const TWO_MINUTES: Sanction = Sanction::ToOpponent(Span::seconds(2 * MINUTE));
/// 2023 7.5.5.
const SECOND_LOSES: [Sanction; 3] = [TWO_MINUTES, Sanction::LostOrDrawn, Sanction::Over];
/// 2005 7.4b, 2001 and 1997 10.3.
const THIRD_LOSES: [Sanction; 3] = [TWO_MINUTES, TWO_MINUTES, Sanction::Lost];
const CHOICE: [Sanction; 3] = [Sanction::Choice; 3];
const LOST: [Sanction; 3] = [Sanction::Lost, Sanction::Over, Sanction::Over];

const fn rule(clauses: &'static [&'static str], holding: Holding) -> Provision {
    Provision::new(clauses, holding)
}

/// The same holding in four editions.
const fn alike(holding: Holding, clauses: [&'static [&'static str]; 4]) -> [Regulation; 4] {
    let [laws2023, laws2005, laws2001, laws1997] = clauses;
    [
        Regulation::Rule(rule(laws2023, holding)),
        Regulation::Rule(rule(laws2005, holding)),
        Regulation::Rule(rule(laws2001, holding)),
        Regulation::Rule(rule(laws1997, holding)),
    ]
}

/// An illegal move in standard chess: the position is restored, and the replacement is bound.
const fn illegal(clauses: &'static [&'static str], edition: Edition) -> Regulation {
    let bound: &[&str] = match edition {
        Edition::Laws2023 => &["4.3", "4.7"],
        _ => &["4.3"],
    };
    let sanctions = match edition {
        Edition::Laws2023 => SECOND_LOSES,
        Edition::Laws2005 => THIRD_LOSES,
        Edition::Laws2001 | Edition::Laws1997 => NONE,
    };
    let restored =
        rule(clauses, Holding::IllegalMove).position(PositionChange::RestoredAndBound(bound)).clock_set();
    // 6.13 of the older editions does not name the counter.
    let counter = matches!(edition, Edition::Laws2023 | Edition::Laws2005);
    Regulation::Rule(Provision { counter, ..restored }.sanctions(sanctions))
}

/// An illegal move of those clauses in four editions.
const fn illegals(clauses: [&'static [&'static str]; 4]) -> [Regulation; 4] {
    let [laws2023, laws2005, laws2001, laws1997] = clauses;
    [
        illegal(laws2023, Edition::Laws2023),
        illegal(laws2005, Edition::Laws2005),
        illegal(laws2001, Edition::Laws2001),
        illegal(laws1997, Edition::Laws1997),
    ]
}

const fn in_last_period(clauses: &'static [&'static str], edition: Edition) -> Regulation {
    match illegal(clauses, edition) {
        Regulation::Rule(provision) => Regulation::Rule(provision.sanctions(THIRD_LOSES)),
        other => other,
    }
}

/// What that edition provides for that situation in standard chess.
pub const fn standard(edition: Edition, situation: Situation) -> Regulation {
    let [laws2023, laws2005, laws2001, laws1997] = match situation {
        Situation::FlagFallen
        | Situation::BothFlagsKnown
        | Situation::BothFlagsUnknown
        | Situation::BothFlagsInLastPeriod
        | Situation::LateArrival
        | Situation::BothLate
        | Situation::IncrementAsked
        | Situation::EndClaim
        | Situation::EndPostponed
        | Situation::EndRefused
        | Situation::EndAppeal
        | Situation::EndWithoutArbiter
        | Situation::ClockSetWrongly
        | Situation::ClockDefective => on_time(situation),
        Situation::DeadPosition
        | Situation::FlagCannotMate
        | Situation::ResignationCannotMate
        | Situation::LastIllegalMoveCannotMate
        | Situation::DrawAgreed
        | Situation::OfferDeclined
        | Situation::ClaimRightLost
        | Situation::ClaimAsOffer
        | Situation::FiveFoldOr75
        | Situation::WrongClaim => on_results(situation),
        Situation::ClockMishandled
        | Situation::HaltWithoutReason
        | Situation::OpponentDisturbed
        | Situation::AdviceTaken
        | Situation::Device
        | Situation::PersistentRefusal
        | Situation::BothRefuse
        | Situation::ResultSigned
        | Situation::ExternalDisturbance
        | Situation::MovesTold
        | Situation::DeafOpponent => on_conduct(situation),
        _ => on_irregularities(situation),
    };
    match edition {
        Edition::Laws2023 => laws2023,
        Edition::Laws2005 => laws2005,
        Edition::Laws2001 => laws2001,
        Edition::Laws1997 => laws1997,
    }
}

/// Articles 4, 6 to 8 and A: set-up, displaced pieces, illegal moves.
const fn on_irregularities(situation: Situation) -> [Regulation; 4] {
    match situation {
        Situation::WrongSetUp => alike(Holding::NewGame, [&["7.2.1"], &["7.1a"], &["7.1a"], &["7.1a"]]),
        Situation::TurnedBoard => {
            let must = rule(&["7.1b"], Holding::GoesOn).position(PositionChange::Transferred);
            [
                Regulation::Rule(Provision { clauses: &["7.2.2"], ..must }),
                Regulation::Rule(must),
                Regulation::Rule(must),
                Regulation::Rule(must.position(PositionChange::MayBeTransferred)),
            ]
        }
        // Standard chess has no limit after which a wrong set-up stays.
        Situation::SetUpFoundLate => [NoRule; 4],
        Situation::SwappedColours => {
            let [_, laws2005, laws2001, laws1997] =
                alike(Holding::GoesOnUnlessRuled, [&[], &["7.2"], &["7.2"], &["7.2"]]);
            [Regulation::Rule(rule(&["7.3"], Holding::NewGameBefore(10))), laws2005, laws2001, laws1997]
        }
        Situation::PiecesDisplaced => {
            let own = rule(&["7.4.1", "7.4.2", "7.4.3"], Holding::PutBack)
                .times(TimeChange::OwnRuns)
                .sanctions([Sanction::MayChoose; 3])
                .by(Initiative::ArbiterOrPlayer);
            let started =
                rule(&["7.3"], Holding::PutBack).times(TimeChange::OpponentMayStart).by(Initiative::Player);
            [
                Regulation::Rule(own),
                Regulation::Rule(Provision { clauses: &["7.3"], ..own }),
                Regulation::Rule(started),
                Regulation::Rule(started),
            ]
        }
        Situation::PiecesFoundDisplaced => {
            let set =
                rule(&["7.6", "7.1"], Holding::Corrected).position(PositionChange::Restored).clock_set();
            let old = Provision { clauses: &["7.4", "6.13"], counter: false, ..set };
            [
                Regulation::Rule(set),
                Regulation::Rule(Provision { clauses: &["7.5", "6.14"], ..set }),
                Regulation::Rule(old),
                Regulation::Rule(old),
            ]
        }
        // The annex for visually impaired players: not in the text of 2001, none in 1997.
        Situation::BoardsDiffer => {
            let differ = rule(&["D.2.9"], Holding::Corrected).position(PositionChange::Restored).clock_set();
            let old = Provision { clauses: &["F2.7", "F2.8"], ..differ };
            [Regulation::Rule(differ), Regulation::Rule(old), NotInText, NoRule]
        }
        Situation::TouchBroken => {
            let broken = rule(&["4.3", "4.8"], Holding::Forbidden)
                .position(PositionChange::RestoredAndBound(&["4.3"]))
                .clock_set()
                .by(Initiative::ArbiterOrPlayer)
                .until(Until::OpponentsMove);
            let old = Provision { clauses: &["4.3", "4.6"], ..broken };
            [
                Regulation::Rule(broken),
                Regulation::Rule(Provision { clauses: &["4.3", "4.7"], ..broken }),
                Regulation::Rule(old),
                Regulation::Rule(old),
            ]
        }
        Situation::IllegalMove | Situation::IllegalMoveAnswered => illegals([
            &["7.5.1", "7.5.5", "7.1"],
            &["7.4a", "7.4b", "6.14"],
            &["7.4", "6.13"],
            &["7.4", "6.13"],
        ]),
        Situation::IllegalMoveInLastPeriod => {
            let old: &[&str] = &["10.3", "7.4", "6.13"];
            [
                illegal(&["7.5.1", "7.5.5", "7.1"], Edition::Laws2023),
                illegal(&["7.4a", "7.4b", "6.14"], Edition::Laws2005),
                in_last_period(old, Edition::Laws2001),
                in_last_period(old, Edition::Laws1997),
            ]
        }
        Situation::KingLeftInCheck | Situation::BothKingsInCheck => illegals([
            &["3.9.2", "7.5.1", "7.5.5", "7.1"],
            &["3.9", "7.4a", "7.4b", "6.14"],
            &["3.5c", "7.4", "6.13"],
            &["3.5b", "7.4", "6.13"],
        ]),
        Situation::KingCaptured => [
            illegal(&["1.4.1", "7.5.1", "7.5.5", "7.1"], Edition::Laws2023),
            illegal(&["1.2", "7.4a", "7.4b", "6.14"], Edition::Laws2005),
            NoRule,
            NoRule,
        ],
        Situation::UnpromotedPawn => {
            let queen = rule(&["7.5.2", "7.5.5"], Holding::IllegalMove)
                .position(PositionChange::Queen)
                .sanctions(SECOND_LOSES);
            let back = illegal(&["7.4a", "7.4b", "6.14"], Edition::Laws2005);
            [Regulation::Rule(queen), back, NoRule, NoRule]
        }
        Situation::PressWithoutMove => {
            let pressed = rule(&["7.5.3", "7.5.5"], Holding::AsIllegalMove).sanctions(SECOND_LOSES);
            [Regulation::Rule(pressed), NoRule, NoRule, NoRule]
        }
        Situation::TwoHands => {
            let [_, laws2005, laws2001, laws1997] =
                alike(Holding::Forbidden, [&[], &["4.1"], &["4.1"], &["4.1"]]);
            let hands = rule(&["7.5.4", "4.1", "7.5.1", "7.5.5", "7.1"], Holding::AsIllegalMove)
                .position(PositionChange::RestoredAndBound(&["4.3", "4.7"]))
                .clock_set()
                .sanctions(SECOND_LOSES);
            [Regulation::Rule(hands), laws2005, laws2001, laws1997]
        }
        Situation::WrittenBeforehand => {
            let [laws2023, laws2005, ..] = alike(Holding::Forbidden, [&["8.1.2"], &["8.1"], &[], &[]]);
            [laws2023, laws2005, NoRule, NoRule]
        }
        Situation::UnpressedMove => {
            let next = rule(&["6.2.1", "6.2.1.2"], Holding::CompletedByNextMove).by(Initiative::Itself);
            let press = rule(&["6.7a"], Holding::CompletedByPress).by(Initiative::Itself);
            [
                Regulation::Rule(next),
                Regulation::Rule(Provision { clauses: &["6.8a"], ..press }),
                Regulation::Rule(press),
                Regulation::Rule(press),
            ]
        }
        _ => [NotInText; 4],
    }
}

/// Articles 11 to 13: conduct, and the arbiter's part in it.
const fn on_conduct(situation: Situation) -> [Regulation; 4] {
    match situation {
        Situation::ClockMishandled => {
            let bad = rule(&["6.2.4", "12.9"], Holding::Forbidden).sanctions(CHOICE);
            let old = Provision { clauses: &["6.7c", "13.4"], ..bad };
            [
                Regulation::Rule(bad),
                Regulation::Rule(Provision { clauses: &["6.8c", "13.4"], ..bad }),
                Regulation::Rule(old),
                Regulation::Rule(old),
            ]
        }
        Situation::HaltWithoutReason => {
            let halt = rule(&["6.11.4", "12.9"], Holding::Forbidden).sanctions(CHOICE);
            let old = Provision { clauses: &["6.13d", "13.4"], ..halt };
            [Regulation::Rule(halt), Regulation::Rule(old), NoRule, NoRule]
        }
        Situation::OpponentDisturbed => {
            let bad = rule(&["11.5", "11.6", "12.9"], Holding::Forbidden).sanctions(CHOICE);
            let old = Provision { clauses: &["12.5", "12.6", "13.4"], ..bad };
            [
                Regulation::Rule(bad),
                Regulation::Rule(Provision { clauses: &["12.6", "12.7", "13.4"], ..bad }),
                Regulation::Rule(old),
                Regulation::Rule(old),
            ]
        }
        Situation::AdviceTaken => {
            let advice = rule(&["11.3.1", "11.6", "12.9"], Holding::Forbidden).sanctions(CHOICE);
            let old = Provision { clauses: &["12.2", "12.6", "13.4"], ..advice };
            [
                Regulation::Rule(advice),
                Regulation::Rule(Provision { clauses: &["12.2a", "12.7", "13.4"], ..advice }),
                Regulation::Rule(old),
                Regulation::Rule(old),
            ]
        }
        Situation::Device => {
            let device = rule(&["11.3.2.2"], Holding::Forbidden).sanctions(LOST);
            let rings = Provision { clauses: &["12.2b"], ..device };
            [Regulation::Rule(device), Regulation::Rule(rings), NoRule, NoRule]
        }
        Situation::PersistentRefusal => {
            let bad = rule(&["11.7"], Holding::Lost).sanctions(LOST);
            let old = Provision { clauses: &["12.7"], ..bad };
            [
                Regulation::Rule(bad),
                Regulation::Rule(Provision { clauses: &["12.8"], ..bad }),
                Regulation::Rule(old),
                Regulation::Rule(old),
            ]
        }
        Situation::BothRefuse => alike(Holding::BothLose, [&["11.8"], &["12.9"], &["12.8"], &["12.8"]]),
        Situation::ResultSigned => {
            let [laws2023, laws2005, ..] = alike(Holding::StandsUnlessRuled, [&["8.7"], &["8.7"], &[], &[]]);
            [laws2023, laws2005, NoRule, NoRule]
        }
        Situation::ExternalDisturbance => {
            alike(Holding::TimeMayBeGiven, [&["12.5"], &["13.5"], &["13.5"], &["13.5"]])
        }
        Situation::MovesTold => alike(Holding::Forbidden, [&["12.6"], &["13.6"], &["13.6"], &["13.6"]]),
        // The annex for visually impaired players: not in the text of 2001, none in 1997.
        Situation::DeafOpponent => {
            [Regulation::Rule(rule(&["D.2.11"], Holding::AssistantNeeded)), NoRule, NotInText, NoRule]
        }
        _ => [NotInText; 4],
    }
}

/// Articles 6 and 10, Guideline III: flags, late arrival, the end without increments.
const fn on_time(situation: Situation) -> [Regulation; 4] {
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

/// Articles 5, 7 and 9: who can still mate, offers and claims.
const fn on_results(situation: Situation) -> [Regulation; 4] {
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
