//! The changes of rapid and blitz chess to the table, and the table for any rate of play.

use super::provision::{
    Clauses, Initiative, LegalEffect, Provision, Regulation, Sanction, TimeChange, Until,
};
use super::sanctions::standard;
use super::{Edition, Rate, Situation, Supervision};
use annabella_clock::Span;

/// Returns the rule of an edition for a situation at a rate of play.
///
/// Supervision matters only in rapid and blitz chess of 2023.
pub fn regulation(
    edition: Edition,
    situation: Situation,
    rate: Rate,
    supervision: Supervision,
) -> Regulation {
    let base = standard(edition, situation);
    let changed = match (edition, rate) {
        (_, Rate::Standard) => None,
        // The annexes of 2001 are not in the text.
        (Edition::Laws2001, _) => Some(Regulation::NotInText),
        (Edition::Laws2023, _) => in_2023(situation, rate, supervision, base),
        (Edition::Laws2005, _) => in_2005(situation, rate, base),
        (Edition::Laws1997, _) => in_1997(situation, rate, base),
    };
    changed.unwrap_or(base)
}

/// Returns how often a player may ask for the scoresheet, and the clause (2023 A.4.3, B.2.3).
///
/// Only the player to move may. `None` where no such rule applies.
pub fn scoresheet_requests(
    edition: Edition,
    rate: Rate,
    supervision: Supervision,
) -> Option<(usize, &'static str)> {
    let applies = edition == Edition::Laws2023 && rate != Rate::Standard && supervision == Supervision::Full;
    let clause = if rate == Rate::Blitz { "B.2.3" } else { "A.4.3" };
    applies.then_some((5, clause))
}

/// Returns the rule as changed by 2023 A and B.
fn in_2023(
    situation: Situation,
    rate: Rate,
    supervision: Supervision,
    base: Regulation,
) -> Option<Regulation> {
    let blitz = rate == Rate::Blitz;
    if blitz && is_end_without_increment(situation) {
        return Some(rule(&["III.2.2"], LegalEffect::Excluded));
    }
    let provision = base.provision();
    if supervision == Supervision::Full {
        // B.2 leaves the penalties of blitz as they are; A.3 changes those of all rapid games.
        let halved = provision.filter(|_| !blitz).and_then(halved)?;
        return Some(Regulation::Rule(halved.changed(&["A.3"])));
    }
    let by = |rapid: Clauses, also: Clauses| if blitz { also } else { rapid };
    if situation.is_illegal_move() {
        let halved = halved(provision?)?.by(Initiative::ArbiterOrPlayer).until(Until::OpponentsMove);
        return Some(Regulation::Rule(halved.changed(by(&["A.5.2", "A.3"], &["B.3", "A.5.2", "A.3"]))));
    }
    Some(match situation {
        Situation::IllegalMoveAnswered => {
            rule(by(&["A.5.2"], &["B.3", "A.5.2"]), LegalEffect::StandsUnlessAgreed)
        }
        Situation::BothKingsInCheck => {
            rule(by(&["A.5.4"], &["B.3", "A.5.4"]), LegalEffect::DrawnAfterNextMove)
        }
        Situation::SetUpFoundLate => {
            rule(by(&["A.5.1.2"], &["B.3", "A.5.1.2"]), LegalEffect::GoesOnWithoutCastling)
        }
        Situation::WrongSetUp | Situation::TurnedBoard => {
            let limited = provision?.until(Until::Moves(10));
            Regulation::Rule(limited.changed(by(&["A.5.1.2"], &["B.3", "A.5.1.2"])))
        }
        Situation::ClockSetWrongly => {
            let limited = provision?.until(Until::Moves(10));
            Regulation::Rule(limited.changed(by(&["A.5.1.1"], &["B.3", "A.5.1.1"])))
        }
        Situation::FlagFallen => {
            Regulation::Rule(provision?.changed(by(&["A.5.3", "A.5.5"], &["B.3", "A.5.3", "A.5.5"])))
        }
        Situation::FlagCannotMate => Regulation::Rule(provision?.changed(by(&["A.5.3"], &["B.3", "A.5.3"]))),
        _ => Regulation::Rule(halved(provision?)?.changed(by(&["A.3"], &["B.3", "A.3"]))),
    })
}

/// Returns the rule as changed by 2005 B and C.
fn in_2005(situation: Situation, rate: Rate, base: Regulation) -> Option<Regulation> {
    let blitz = rate == Rate::Blitz;
    if let Some(common) = in_older(situation, base, &["B7", "B8", "6.10"], &["B9"]) {
        return Some(common);
    }
    let illegal = base.provision().filter(|provision| provision.effect == LegalEffect::IllegalMove);
    Some(match (situation, illegal) {
        (Situation::SetUpFoundLate, _) => rule(&["B4"], LegalEffect::GoesOnSwappedKingBarred),
        (Situation::IllegalMoveAnswered, _) => {
            rule(if blitz { &["C3"] } else { &["B6"] }, LegalEffect::Stands)
        }
        (_, Some(illegal)) if blitz => {
            // If the arbiter gives another penalty instead, the move is corrected all the same (7.4a).
            let won = illegal.under(&["C3", "7.4a"]).sanctions([
                Sanction::LostOrDrawn,
                Sanction::Over,
                Sanction::Over,
            ]);
            Regulation::Rule(won.by(Initiative::Player).until(Until::OpponentsMove))
        }
        // B6: here the arbiter intervenes where possible.
        (Situation::BothKingsInCheck | Situation::UnpromotedPawn, Some(illegal)) => {
            Regulation::Rule(illegal.by(Initiative::ArbiterOrPlayer).changed(&["B6"]))
        }
        (_, Some(illegal)) => {
            let claimed = illegal.by(Initiative::Player).until(Until::OpponentsMove);
            Regulation::Rule(claimed.changed(&["B6"]))
        }
        (Situation::LastIllegalMoveCannotMate, _) if blitz => {
            let drawn = Provision::new(LegalEffect::Drawn).under(&["C3"]).by(Initiative::Player);
            Regulation::Rule(drawn.until(Until::OpponentsMove))
        }
        (Situation::EndClaim | Situation::EndPostponed | Situation::EndRefused | Situation::EndAppeal, _)
            if blitz =>
        {
            rule(&["C2"], LegalEffect::Excluded)
        }
        _ => return None,
    })
}

/// Returns the rule as changed by 1997 B and C.
fn in_1997(situation: Situation, rate: Rate, base: Regulation) -> Option<Regulation> {
    let blitz = rate == Rate::Blitz;
    if let Some(common) = in_older(situation, base, &["B6", "B7", "6.9"], &["B8"]) {
        return Some(common);
    }
    let illegal = base.provision().filter(|provision| provision.effect == LegalEffect::IllegalMove);
    Some(match (situation, illegal) {
        (Situation::SetUpFoundLate, _) => rule(&["B4"], LegalEffect::GoesOn),
        (Situation::IllegalMoveAnswered, _) if blitz => rule(&["C3"], LegalEffect::Stands),
        (_, Some(illegal)) if blitz => {
            // A claimant who cannot win (C4) still has the move corrected (7.4), however often it happens.
            let won = illegal.under(&["C3", "C4", "7.4"]).sanctions([Sanction::LostToMaterial; 3]);
            Regulation::Rule(won.by(Initiative::Player).until(Until::OpponentsMove))
        }
        // All moves of a rapid game are made in a limited time: 10.3 applies to each, on request (B5).
        (_, Some(illegal)) => {
            let last = standard(Edition::Laws1997, Situation::IllegalMoveInLastPeriod).provision()?;
            let penalised = illegal.sanctions(last.sanctions).by(Initiative::PenaltyByPlayer);
            Regulation::Rule(penalised.changed(&["10.3", "B5"]))
        }
        (Situation::LastIllegalMoveCannotMate, _) if blitz => rule(&["C3", "C4"], LegalEffect::NotWon),
        (Situation::FlagCannotMate, _) if blitz => Regulation::Rule(base.provision()?.changed(&["C4"])),
        (Situation::EndClaim | Situation::EndPostponed, _) if blitz => rule(&["C5"], LegalEffect::Excluded),
        _ => return None,
    })
}

/// Returns the changes common to 2005 and 1997; `flag` and `both` are the clauses on fallen flags.
fn in_older(situation: Situation, base: Regulation, flag: Clauses, both: Clauses) -> Option<Regulation> {
    Some(match situation {
        Situation::WrongSetUp | Situation::TurnedBoard => {
            Regulation::Rule(base.provision()?.until(Until::Moves(3)).changed(&["B4"]))
        }
        Situation::ClockSetWrongly => {
            let set =
                Provision::new(LegalEffect::TimesCorrected).under(&["B4"]).times(TimeChange::ArbiterSets);
            Regulation::Rule(set.by(Initiative::ArbiterOrPlayer).until(Until::Moves(3)))
        }
        // B5: the arbiter rules on Article 4 only at a player's request.
        Situation::TwoHands | Situation::TouchBroken => {
            Regulation::Rule(base.provision()?.by(Initiative::Player).changed(&["B5"]))
        }
        Situation::FlagFallen => {
            let lost = Provision::new(LegalEffect::Lost).under(flag).by(Initiative::Player);
            Regulation::Rule(lost.until(Until::OwnFlag))
        }
        Situation::BothFlagsKnown | Situation::BothFlagsUnknown | Situation::BothFlagsInLastPeriod => {
            rule(both, LegalEffect::Drawn)
        }
        _ => return None,
    })
}

const fn rule(clauses: Clauses, effect: LegalEffect) -> Regulation {
    Regulation::Rule(Provision::new(effect).under(clauses))
}

/// Whether 2023 III.2.2 excludes the situation: Guideline III does not apply to blitz.
const fn is_end_without_increment(situation: Situation) -> bool {
    matches!(
        situation,
        Situation::BothFlagsUnknown
            | Situation::BothFlagsInLastPeriod
            | Situation::IncrementAsked
            | Situation::EndClaim
            | Situation::EndPostponed
            | Situation::EndRefused
            | Situation::EndWithoutArbiter
    )
}

/// Halves each penalty of two minutes (2023 A.3); `None` if the penalties have no time.
fn halved(provision: Provision) -> Option<Provision> {
    let half = |sanction| match sanction {
        Sanction::ToOpponent(span) => Sanction::ToOpponent(Span(span.0 / 2)),
        Sanction::ClaimCost(span, taken) => Sanction::ClaimCost(Span(span.0 / 2), taken),
        other => other,
    };
    let sanctions = provision.sanctions.map(half);
    (sanctions != provision.sanctions).then(|| provision.sanctions(sanctions))
}
