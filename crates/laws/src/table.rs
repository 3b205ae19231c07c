//! What each edition provides for each situation in standard chess.

mod cell;
mod conduct;
mod results;
mod time;
mod touching;

use super::provision::{
    Holding, Initiative, PositionChange, Provision, Regulation, Sanction, TimeChange, Until,
};
use super::{Edition, Situation};
use Regulation::{NoRule, NotInText};
use cell::{SECOND_LOSES, alike, illegal, illegals, in_last_period, rule};
use conduct::on_conduct;
use results::on_results;
use time::on_time;
use touching::on_touch;

/// What that edition provides for that situation in standard chess.
pub const fn standard(edition: Edition, situation: Situation) -> Regulation {
    edition.of(match situation {
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
        | Situation::EndClaimant
        | Situation::IncrementAsOffer
        | Situation::EndClaimAsOffer
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
        Situation::KingAndRookTouched | Situation::PromotionChosen | Situation::ComplaintLost => {
            on_touch(situation)
        }
        _ => on_irregularities(situation),
    })
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
