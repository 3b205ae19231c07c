//! The clauses of an edition of the Laws that apply to a fact.

use crate::game::{ClaimGround, Fact, HaltReason, Irregular, Settings};
use crate::laws::{Rate, Reason, Situation, regulation};

/// The clauses of 2023, 2005, 2001 and 1997; empty if an edition has none or does not name one.
type ByEdition = [&'static [&'static str]; 4];

const NONE: ByEdition = [&[]; 4];
const DIFFERENT_BOARDS: ByEdition = [&["D.2.9"], &["F2.7", "F2.8"], &[], &[]];
const SUSPENDED: ByEdition = [&["I.12"], &["A11"], &[], &["A11"]];

/// The source of the clauses.
enum Cited {
    /// The table of the Laws.
    Table(Situation),
    /// This module: the Laws describe the procedure, and no penalty follows from it.
    Here(ByEdition),
}

/// Returns the clauses that apply to a fact in a game with these settings.
pub(super) fn clauses(fact: &Fact, settings: &Settings) -> Vec<&'static str> {
    let edition = settings.laws;
    match source(fact) {
        Cited::Here(row) => edition.of(row).to_vec(),
        Cited::Table(situation) => {
            let rate = settings.control.as_ref().and_then(|control| Rate::of(edition, control));
            let found = regulation(edition, situation, rate.unwrap_or_default(), settings.supervision);
            let Some(provision) = found.provision() else { return Vec::new() };
            let more = provision.changed_by.iter().filter(|clause| !provision.clauses.contains(clause));
            provision.clauses.iter().chain(more).copied().collect()
        }
    }
}

fn source(fact: &Fact) -> Cited {
    match fact {
        Fact::Irregularity { reason, .. } => irregularity(*reason),
        Fact::TouchedEarly { .. } => Cited::Here([&["D.2.2"], &["F2.2"], &[], &[]]),
        Fact::Mismatch { .. } | Fact::Reconciled { .. } => Cited::Here(DIFFERENT_BOARDS),
        Fact::Halted { reason, .. } => Cited::Here(match reason {
            HaltReason::Ruling => [&["6.11.1"], &["6.13a"], &["6.12a"], &["6.12a"]],
            HaltReason::ArbiterCalled => [&["6.11.2"], &["6.13b"], &["6.12b"], &["6.12b"]],
            HaltReason::Claim => [&["9.5"]; 4],
            HaltReason::Gap | HaltReason::NoTime | HaltReason::NewGame => NONE,
        }),
        Fact::Continued => Cited::Here([&["6.11.3"], &["6.13c"], &["6.12c"], &["6.12c"]]),
        Fact::Adjourned { .. } => Cited::Here([&["I.1"], &["A1"], &["A1"], &["A1"]]),
        Fact::Attendance { .. } => Cited::Table(Situation::LateArrival),
        Fact::Flag { .. } => Cited::Table(Situation::FlagFallen),
        Fact::Offered { .. } => Cited::Here([&["9.1.2.1"], &["9.1a"], &["9.1"], &["9.1"]]),
        Fact::Declined { .. } => Cited::Table(Situation::OfferDeclined),
        Fact::Claimed { ground, .. } => Cited::Here(match ground {
            ClaimGround::Threefold => [&["9.2"]; 4],
            ClaimGround::Fifty => [&["9.3"]; 4],
            ClaimGround::Touch => [&["4.3", "4.8"], &["4.3", "4.7"], &["4.3", "4.6"], &["4.3", "4.6"]],
            ClaimGround::NormalMeans => return Cited::Table(Situation::EndClaim),
            ClaimGround::Increment => return Cited::Table(Situation::IncrementAsked),
            ClaimGround::LetGo => [&["4.7", "4.8"], &["4.6", "4.7"], &["4.7", "4.6"], &["4.7", "4.6"]],
        }),
        Fact::Incident(incident) => Cited::Table(incident.situation),
        // Its sentence names its clause.
        Fact::Ruled { .. } => Cited::Here(NONE),
        Fact::Waived { .. } => Cited::Table(Situation::DeafOpponent),
        Fact::Written { .. } => Cited::Here([&["8.1"]; 4]),
        Fact::Result { reason, .. } | Fact::ResultAwaited { reason, .. } => result(*reason),
        Fact::ResultHeld { .. } => Cited::Table(Situation::FlagFallen),
        // Only the arbiter knows why a time was set; the arbiter's reason is in the occurrence.
        Fact::Set { .. } | Fact::Added { .. } | Fact::Counted { .. } | Fact::Retracted { .. } => {
            Cited::Here(NONE)
        }
        Fact::Started { .. }
        | Fact::Announced { .. }
        | Fact::Touched { .. }
        | Fact::LetGo { .. }
        | Fact::Made { .. }
        | Fact::Repeated { .. }
        | Fact::Corrected { .. }
        | Fact::Completed { .. }
        | Fact::Refused { .. }
        | Fact::Clock { .. }
        | Fact::Warned { .. }
        | Fact::ClockDiffers { .. }
        | Fact::TakebackOffered { .. }
        | Fact::TakebackDeclined { .. }
        | Fact::Assisted { .. }
        | Fact::Dismissed { .. }
        | Fact::Resumed { .. }
        | Fact::PinSet {}
        | Fact::PinPaused { .. }
        | Fact::Device { .. }
        | Fact::Dictated { .. } => Cited::Here(NONE),
    }
}

fn irregularity(reason: Irregular) -> Cited {
    match reason {
        Irregular::Illegal => Cited::Table(Situation::IllegalMove),
        Irregular::Unpromoted => Cited::Table(Situation::UnpromotedPawn),
        Irregular::TwoHands => Cited::Table(Situation::TwoHands),
        Irregular::DefaultTime => Cited::Table(Situation::LateArrival),
        Irregular::TouchMove => Cited::Here([&["4.3"]; 4]),
        Irregular::PressEarly => Cited::Here([&["D.2.4"], &["F2.3"], &[], &[]]),
        Irregular::OfferUntimely => Cited::Here([&["9.1.2.1"], &["9.1a"], &["9.1"], &["9.1"]]),
        Irregular::SealedMove => Cited::Here([&["I.8"], &["A8"], &["A8"], &["A8"]]),
        Irregular::EnvelopeMissing | Irregular::EnvelopeAltered => Cited::Here(SUSPENDED),
    }
}

fn result(reason: Reason) -> Cited {
    match reason {
        Reason::Mate => Cited::Here([&["5.1.1"], &["5.1a"], &["5.1a"], &["5.1a"]]),
        Reason::Resignation => Cited::Here([&["5.1.2"], &["5.1b"], &["5.1b"], &["5.1b"]]),
        Reason::ResignationCannotMate => Cited::Table(Situation::ResignationCannotMate),
        Reason::Stalemate => Cited::Here([&["5.2.1"], &["5.2a"], &["5.2a"], &["5.2"]]),
        Reason::DeadPosition => Cited::Table(Situation::DeadPosition),
        Reason::Agreement => Cited::Table(Situation::DrawAgreed),
        Reason::Flag => Cited::Table(Situation::FlagFallen),
        Reason::FlagCannotMate => Cited::Table(Situation::FlagCannotMate),
        Reason::ThreefoldClaim => Cited::Here([&["9.2"]; 4]),
        Reason::FiftyClaim => Cited::Here([&["9.3"]; 4]),
        Reason::FivefoldRepetition => Cited::Here([&["9.6.1"], &[], &[], &[]]),
        Reason::SeventyFiveMoves => Cited::Here([&["9.6.2"], &[], &[], &[]]),
        Reason::DefaultTime => Cited::Table(Situation::LateArrival),
        Reason::IllegalMoves => Cited::Table(Situation::IllegalMove),
        Reason::IllegalMovesCannotMate => Cited::Table(Situation::LastIllegalMoveCannotMate),
        Reason::NormalMeans => Cited::Table(Situation::EndClaim),
        Reason::Unsettled => Cited::Table(Situation::EndWithoutArbiter),
        Reason::BothFlags => Cited::Table(Situation::BothFlagsInLastPeriod),
        Reason::NotObjected => Cited::Table(Situation::BothKingsInCheck),
        // The ruling before it names its clause.
        Reason::Penalty | Reason::Ruling => Cited::Here(NONE),
        Reason::SealedMove => Cited::Here([&["I.8"], &["A8"], &["A8"], &["A8"]]),
    }
}
