//! The provision of each edition for each situation in standard chess.

use super::Situation;
use super::provision::{Initiative, Taken, TimeChange, Until};
use crate::Edition;
use crate::provision::{Clauses, LegalEffect, PositionChange, Provision, Regulation, Sanction};
use annabella_clock::Span;
use std::sync::LazyLock;

/// The rows of all situations, in the order of [`Situation::ALL`].
static ROWS: LazyLock<Vec<Row>> = LazyLock::new(|| Situation::ALL.iter().map(|&at| row_of(at)).collect());

/// Returns the rule of an edition for a situation in standard chess.
pub fn standard(edition: Edition, situation: Situation) -> Regulation {
    // The game asks for several rules at each event.
    ROWS.get(situation as usize).map_or(Regulation::NotInText, |row| edition.of(*row))
}

/// Returns the rules of all editions for a situation.
fn row_of(situation: Situation) -> Row {
    on_board(situation)
        .or_else(|| on_illegal_moves(situation))
        .or_else(|| on_touch(situation))
        .or_else(|| on_conduct(situation))
        .or_else(|| on_flags(situation))
        .or_else(|| on_last_minutes(situation))
        .or_else(|| on_results(situation))
        .unwrap_or([Regulation::NotInText; 4])
}

/// Returns the rows of Articles 6 and 7: set-up, displaced pieces, clocks.
fn on_board(situation: Situation) -> Option<Row> {
    Some(match situation {
        Situation::WrongSetUp => held(LegalEffect::NewGame, [&["7.2.1"], &["7.1a"], &["7.1a"], &["7.1a"]]),
        Situation::TurnedBoard => {
            let turned = Provision::new(LegalEffect::GoesOn);
            merged(
                row(turned.position(PositionChange::Transferred), [&["7.2.2"], &["7.1b"], &["7.1b"], &[]]),
                row(turned.position(PositionChange::MayBeTransferred), [&[], &[], &[], &["7.1b"]]),
            )
        }
        // Standard chess has no limit after which a wrong set-up stays.
        Situation::SetUpFoundLate => [Regulation::NoRule; 4],
        Situation::SwappedColours => merged(
            held(LegalEffect::NewGameBefore(10), [&["7.3"], &[], &[], &[]]),
            held(LegalEffect::GoesOnUnlessRuled, [&[], &["7.2"], &["7.2"], &["7.2"]]),
        ),
        Situation::PiecesDisplaced => {
            let own = Provision::new(LegalEffect::PutBack)
                .times(TimeChange::OwnRuns)
                .sanctions([Sanction::MayChoose; 3])
                .by(Initiative::ArbiterOrPlayer);
            let started = Provision::new(LegalEffect::PutBack)
                .times(TimeChange::OpponentMayStart)
                .by(Initiative::Player);
            merged(
                row(own, [&["7.4.1", "7.4.2", "7.4.3"], &["7.3"], &[], &[]]),
                row(started, [&[], &[], &["7.3"], &["7.3"]]),
            )
        }
        Situation::PiecesFoundDisplaced => {
            let set = Provision::new(LegalEffect::Corrected).position(PositionChange::Restored).clock_set();
            let old = Provision { counter: false, ..set };
            merged(
                row(set, [&["7.6", "7.1"], &["7.5", "6.14"], &[], &[]]),
                row(old, [&[], &[], &["7.4", "6.13"], &["7.4", "6.13"]]),
            )
        }
        // The annex for visually impaired players is missing from the text of 2001 and does not exist in
        // 1997.
        Situation::BoardsDiffer => {
            let differ =
                Provision::new(LegalEffect::Corrected).position(PositionChange::Restored).clock_set();
            not_in_2001(row(differ, [&["D.2.9"], &["F2.7", "F2.8"], &[], &[]]))
        }
        Situation::ClockSetWrongly => {
            let set = Provision::new(LegalEffect::TimesCorrected).clock_set().by(Initiative::ArbiterOrPlayer);
            row(set, [&["6.10.2"], &[], &[], &[]])
        }
        Situation::ClockDefective => {
            let new = Provision::new(LegalEffect::ClockReplaced).times(TimeChange::ArbiterSets);
            row(new, [&["6.10.1"], &["6.11"], &["6.10"], &["6.10"]])
        }
        _ => return None,
    })
}

/// Returns the rows of Articles 4, 6, 7 and 8: illegal moves, and irregularities like them.
fn on_illegal_moves(situation: Situation) -> Option<Row> {
    const UNNAMED: [Sanction; 3] = [Sanction::Unnamed; 3];
    Some(match situation {
        Situation::IllegalMove | Situation::IllegalMoveAnswered => illegal_move(
            [&["7.5.1", "7.5.5", "7.1"], &["7.4a", "7.4b", "6.14"], &["7.4", "6.13"], &["7.4", "6.13"]],
            UNNAMED,
        ),
        Situation::IllegalMoveInLastPeriod => {
            let old = &["10.3", "7.4", "6.13"];
            illegal_move([&["7.5.1", "7.5.5", "7.1"], &["7.4a", "7.4b", "6.14"], old, old], THIRD_LOSES)
        }
        Situation::KingLeftInCheck | Situation::BothKingsInCheck => illegal_move(
            [
                &["3.9.2", "7.5.1", "7.5.5", "7.1"],
                &["3.9", "7.4a", "7.4b", "6.14"],
                &["3.5c", "7.4", "6.13"],
                &["3.5b", "7.4", "6.13"],
            ],
            UNNAMED,
        ),
        Situation::KingCaptured => illegal_move(
            [&["1.4.1", "7.5.1", "7.5.5", "7.1"], &["1.2", "7.4a", "7.4b", "6.14"], &[], &[]],
            UNNAMED,
        ),
        Situation::UnpromotedPawn => {
            let queen = Provision::new(LegalEffect::IllegalMove)
                .position(PositionChange::Queen)
                .sanctions(SECOND_LOSES);
            merged(
                row(queen, [&["7.5.2", "7.5.5"], &[], &[], &[]]),
                illegal_move([&[], &["7.4a", "7.4b", "6.14"], &[], &[]], UNNAMED),
            )
        }
        Situation::PressWithoutMove => {
            let pressed = Provision::new(LegalEffect::AsIllegalMove).sanctions(SECOND_LOSES);
            row(pressed, [&["7.5.3", "7.5.5"], &[], &[], &[]])
        }
        Situation::TwoHands => {
            let hands = Provision::new(LegalEffect::AsIllegalMove)
                .position(PositionChange::RestoredAndBound(&["4.3", "4.7"]))
                .clock_set()
                .sanctions(SECOND_LOSES);
            merged(
                row(hands, [&["7.5.4", "4.1", "7.5.1", "7.5.5", "7.1"], &[], &[], &[]]),
                held(LegalEffect::Forbidden, [&[], &["4.1"], &["4.1"], &["4.1"]]),
            )
        }
        Situation::WrittenBeforehand => held(LegalEffect::Forbidden, [&["8.1.2"], &["8.1"], &[], &[]]),
        Situation::UnpressedMove => {
            let next = Provision::new(LegalEffect::CompletedByNextMove).by(Initiative::Itself);
            let press = Provision::new(LegalEffect::CompletedByPress).by(Initiative::Itself);
            merged(
                row(next, [&["6.2.1", "6.2.1.2"], &[], &[], &[]]),
                row(press, [&[], &["6.8a"], &["6.7a"], &["6.7a"]]),
            )
        }
        _ => return None,
    })
}

/// Returns the rows of Article 4: the obligations by touching, and the rights lost by it.
fn on_touch(situation: Situation) -> Option<Row> {
    Some(match situation {
        Situation::TouchBroken => {
            let broken = Provision::new(LegalEffect::Forbidden)
                .position(PositionChange::RestoredAndBound(&["4.3"]))
                .clock_set()
                .by(Initiative::ArbiterOrPlayer)
                .until(Until::OpponentsMove);
            row(broken, [&["4.3", "4.8"], &["4.3", "4.7"], &["4.3", "4.6"], &["4.3", "4.6"]])
        }
        Situation::KingAndRookTouched => merged(
            held(LegalEffect::MustCastle, [&["4.4.1"], &["4.4a"], &["4.4a"], &[]]),
            held(LegalEffect::FirstTouchedMoves, [&[], &[], &[], &["4.3a"]]),
        ),
        Situation::PromotionChosen => merged(
            held(LegalEffect::ByTouchingTheSquare, [&["4.4.4"], &["4.4d"], &[], &[]]),
            held(LegalEffect::ByRelease, [&[], &[], &["4.7"], &["4.7"]]),
        ),
        Situation::ComplaintLost => merged(
            held(LegalEffect::ByTouch, [&["4.8"], &[], &[], &[]]),
            held(LegalEffect::ByAnyTouch, [&[], &["4.7"], &["4.6"], &["4.6"]]),
        ),
        _ => return None,
    })
}

/// Returns the rows of Articles 11 to 13: conduct, and the arbiter's part in it.
fn on_conduct(situation: Situation) -> Option<Row> {
    let chosen = Provision::new(LegalEffect::Forbidden).sanctions(CHOICE);
    Some(match situation {
        Situation::ClockMishandled => {
            row(chosen, [&["6.2.4", "12.9"], &["6.8c", "13.4"], &["6.7c", "13.4"], &["6.7c", "13.4"]])
        }
        Situation::OtherHand => {
            row(chosen, [&["6.2.3", "12.9"], &["6.8b", "13.4"], &["6.7b", "13.4"], &["6.7b", "13.4"]])
        }
        Situation::HaltWithoutReason => row(chosen, [&["6.11.4", "12.9"], &["6.13d", "13.4"], &[], &[]]),
        Situation::OpponentDisturbed => {
            let old = &["12.5", "12.6", "13.4"];
            row(chosen, [&["11.5", "11.6", "12.9"], &["12.6", "12.7", "13.4"], old, old])
        }
        Situation::Misconduct => {
            let old = &["12.1", "13.4"];
            row(chosen, [&["11.1", "11.6", "12.9"], &["12.1", "12.7", "13.4"], old, old])
        }
        Situation::AreaLeft => {
            let old = &["12.4", "12.6", "13.4"];
            row(chosen, [&["11.2.3", "11.6", "12.9"], &["12.5", "12.7", "13.4"], old, old])
        }
        // D.2.4: without the announcement, the opponent's clock is not started. No article makes it an illegal move.
        Situation::AnnouncementMissing => {
            not_in_2001(row(chosen, [&["D.2.1", "D.2.4", "12.9"], &["F2.1", "F2.3", "13.4"], &[], &[]]))
        }
        Situation::NotRecorded => {
            let old = &["8.1", "13.4"];
            row(chosen, [&["8.1.1", "12.9"], old, old, old])
        }
        Situation::ScoresheetHidden => {
            let old = &["8.2", "13.4"];
            row(chosen, [&["8.2", "12.9"], old, old, old])
        }
        Situation::AssistantExceeds => {
            not_in_2001(row(chosen, [&["D.2.10", "12.9"], &["F2.9", "13.4"], &[], &[]]))
        }
        Situation::AdviceTaken => {
            let old = &["12.2", "12.6", "13.4"];
            row(chosen, [&["11.3.1", "11.6", "12.9"], &["12.2a", "12.7", "13.4"], old, old])
        }
        Situation::Device => {
            let lost = Provision::new(LegalEffect::Forbidden).sanctions(LOST);
            row(lost, [&["11.3.2.2"], &["12.2b"], &[], &[]])
        }
        Situation::InspectionRefused => row(chosen, [&["11.3.3", "12.9"], &[], &[], &[]]),
        Situation::PersistentRefusal => {
            let lost = Provision::new(LegalEffect::Lost).sanctions(LOST);
            row(lost, [&["11.7"], &["12.8"], &["12.7"], &["12.7"]])
        }
        Situation::BothRefuse => held(LegalEffect::BothLose, [&["11.8"], &["12.9"], &["12.8"], &["12.8"]]),
        Situation::ResultSigned => held(LegalEffect::StandsUnlessRuled, [&["8.7"], &["8.7"], &[], &[]]),
        Situation::ExternalDisturbance => {
            held(LegalEffect::TimeMayBeGiven, [&["12.5", "12.7"], &["13.5"], &["13.5"], &["13.5"]])
        }
        Situation::MovesTold => held(LegalEffect::Forbidden, [&["12.6"], &["13.6"], &["13.6"], &["13.6"]]),
        // The annex for visually impaired players is missing from the text of 2001 and does not exist in
        // 1997.
        Situation::DeafOpponent => {
            not_in_2001(held(LegalEffect::AssistantNeeded, [&["D.2.11"], &[], &[], &[]]))
        }
        _ => return None,
    })
}

/// Returns the rows of Article 6 and Guideline III.3: flags, late arrival.
fn on_flags(situation: Situation) -> Option<Row> {
    Some(match situation {
        Situation::FlagFallen => {
            let fallen = Provision::new(LegalEffect::Lost).by(Initiative::ArbiterOrPlayer);
            // First the article under which the game is lost, then when a flag counts as fallen.
            row(fallen, [&["6.9", "6.8"], &["6.10", "6.9"], &["6.9", "6.8"], &["6.9", "6.8"]])
        }
        Situation::BothFlagsKnown => {
            let first = Provision::new(LegalEffect::Lost).by(Initiative::ArbiterOrPlayer);
            row(first, [&["6.9"], &["6.10"], &["6.9"], &["6.9"]])
        }
        Situation::BothFlagsUnknown => {
            announced(held(LegalEffect::GoesOn, [&["III.3.1.1"], &["6.12a"], &["6.11"], &["6.11"]]))
        }
        Situation::BothFlagsInLastPeriod => {
            announced(held(LegalEffect::Drawn, [&["III.3.1.2"], &["6.12b"], &["10.4"], &["10.4"]]))
        }
        Situation::LateArrival => merged(
            held(LegalEffect::LostAfter(Span::ZERO), [&["6.7.1"], &[], &[], &[]]),
            held(LegalEffect::LostAfter(Span::seconds(60 * MINUTE)), [&[], &["6.7"], &["6.6"], &["6.6"]]),
        ),
        Situation::BothLate => held(LegalEffect::WhiteTimeRuns, [&["6.7.2"], &["6.6"], &["6.5"], &["6.5"]]),
        _ => return None,
    })
}

/// Returns the rows of Article 10 and Guideline III: the last two minutes without increments.
fn on_last_minutes(situation: Situation) -> Option<Row> {
    let two = Span::seconds(2 * MINUTE);
    let claimed = |effect| Provision::new(effect).by(Initiative::Player).until(Until::TimeLeftUnder(two));
    Some(match situation {
        Situation::IncrementAsked => {
            let asked = claimed(LegalEffect::Increment(Span::seconds(5))).times(TimeChange::ToOpponent(two));
            announced(row(asked, [&["III.4"], &[], &[], &[]]))
        }
        Situation::EndClaim => {
            let old = &["10.2", "10.2a"];
            announced(merged(
                row(claimed(LegalEffect::DrawPostponeRefuse), [&["III.5", "III.5.1"], old, &[], &[]]),
                row(claimed(LegalEffect::DrawPostpone), [&[], &[], old, old]),
            ))
        }
        Situation::EndPostponed => {
            let later = Provision::new(LegalEffect::DecidedLater).times(TimeChange::MayGiveOpponent(two));
            let old = &["10.2b", "10.2c"];
            announced(row(later, [&["III.5.2"], &["10.2b"], old, old]))
        }
        Situation::EndRefused => {
            let refused = Provision::new(LegalEffect::Refused).times(TimeChange::ToOpponent(two));
            announced(row(refused, [&["III.5.3"], &["10.2c"], &[], &[]]))
        }
        Situation::EndAppeal => {
            let appeal = Provision::new(LegalEffect::MayAppeal).by(Initiative::Player);
            merged(
                row(appeal, [&["11.10"], &[], &[], &[]]),
                held(LegalEffect::Final, [&[], &["10.2d"], &[], &[]]),
            )
        }
        // 2023 III.4, III.5 and 2005 10.2 name the player who has the move.
        Situation::EndClaimant => announced(merged(
            held(LegalEffect::PlayerToMove, [&["III.4", "III.5"], &["10.2"], &[], &[]]),
            held(LegalEffect::EitherPlayer, [&[], &[], &["10.2"], &["10.2"]]),
        )),
        Situation::IncrementAsOffer => announced(held(LegalEffect::IsOffer, [&["III.4"], &[], &[], &[]])),
        Situation::EndClaimAsOffer => held(LegalEffect::IsOffer, [&[], &["9.1c"], &[], &[]]),
        Situation::EndWithoutArbiter => {
            announced(not_in_2001(row(claimed(LegalEffect::EndsGame), [&["III.6.1"], &["D1"], &[], &["D1"]])))
        }
        _ => return None,
    })
}

/// Marks the rule of 2023 in a row as applying only where it was announced (III.2.1).
fn announced([laws2023, older @ ..]: Row) -> Row {
    let laws2023 = match laws2023 {
        Regulation::Rule(provision) => Regulation::Rule(provision.announced()),
        other => other,
    };
    let [laws2005, laws2001, laws1997] = older;
    [laws2023, laws2005, laws2001, laws1997]
}

/// Returns the rows of Articles 5, 7 and 9: ability to mate, offers and claims.
fn on_results(situation: Situation) -> Option<Row> {
    let itself = |effect| Provision::new(effect).by(Initiative::Itself);
    Some(match situation {
        Situation::DeadPosition => {
            row(itself(LegalEffect::Drawn), [&["5.2.2"], &["5.2b", "9.6"], &["5.2b"], &["9.6"]])
        }
        Situation::FlagCannotMate => held(LegalEffect::Drawn, [&["6.9"], &["6.10"], &["6.9"], &["6.9"]]),
        Situation::ResignationCannotMate => merged(
            row(itself(LegalEffect::Drawn), [&["5.1.2"], &[], &[], &[]]),
            row(itself(LegalEffect::Lost), [&[], &["5.1b"], &["5.1b"], &["5.1b"]]),
        ),
        Situation::LastIllegalMoveCannotMate => merged(
            held(LegalEffect::Drawn, [&["7.5.5"], &[], &[], &[]]),
            held(LegalEffect::Lost, [&[], &["7.4b"], &["10.3"], &["10.3"]]),
        ),
        Situation::DrawAgreed => merged(
            held(LegalEffect::AfterMoves, [&["5.2.3"], &[], &[], &[]]),
            held(LegalEffect::AnyTime, [&[], &["5.2c"], &["5.2c"], &["5.3"]]),
        ),
        Situation::OfferDeclined => merged(
            held(LegalEffect::ByTouch, [&["9.1.2.1"], &["9.1a"], &[], &[]]),
            held(LegalEffect::ByMove, [&[], &[], &["9.1"], &["9.1"]]),
        ),
        Situation::ClaimRightLost => merged(
            held(LegalEffect::ByTouch, [&["9.4"], &[], &[], &[]]),
            held(LegalEffect::ByMove, [&[], &["9.4"], &["9.4"], &["9.4"]]),
        ),
        Situation::ClaimAsOffer => held(LegalEffect::IsOffer, [&["9.1.2.3"], &["9.1c"], &[], &[]]),
        // In the older editions 9.6 is the dead position.
        Situation::FiveFoldOr75 => row(itself(LegalEffect::Drawn), [&["9.6.1", "9.6.2"], &[], &[], &[]]),
        // The text of 2001 ends before 9.5b.
        Situation::WrongClaim => {
            let cost = |minutes: u64, taken| {
                let to_opponent = Span::seconds(minutes * MINUTE);
                Provision::new(LegalEffect::GoesOn).sanctions([Sanction::ClaimCost(to_opponent, taken); 3])
            };
            not_in_2001(merged(
                row(cost(2, Taken::Nothing), [&["9.5.3"], &[], &[], &[]]),
                merged(
                    row(cost(3, Taken::HalfButAMinute), [&[], &["9.5b"], &[], &[]]),
                    row(cost(3, Taken::Half), [&[], &[], &[], &["9.5b"]]),
                ),
            ))
        }
        _ => return None,
    })
}

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
fn not_in_2001([laws2023, laws2005, _, laws1997]: Row) -> Row {
    [laws2023, laws2005, Regulation::NotInText, laws1997]
}

/// Returns the row of an illegal move: restored position, bound replacement.
///
/// `oldest` are the sanctions of 2001 and 1997.
fn illegal_move(clauses: [Clauses; 4], oldest: [Sanction; 3]) -> Row {
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
