//! Clauses for what the table of situations does not list: procedures without a penalty, and results.
//!
//! ```
//! use annabella_laws::{Edition, Ground, Procedure};
//! let claim = Procedure::Claim { ground: Ground::Threefold, with_move: true };
//! assert_eq!(claim.clauses(Edition::Laws2023), ["9.2.1"]);
//! ```

use super::provision::{Clauses, Sanction};
use super::{Edition, Ground, Power, Rate, Reason, Situation, Supervision, regulation};

/// A step that the Laws describe, and from which no penalty follows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Procedure {
    /// The arbiter stops the clocks.
    Interruption,
    /// A player stops the clocks to call the arbiter.
    Call,
    /// The arbiter decides when play is resumed.
    Resumption,
    /// The game is adjourned.
    Adjournment,
    /// The sealed move is ambiguous, unreadable or illegal.
    InvalidSealedMove,
    /// The envelope with the sealed move is missing or not as it was closed.
    LostEnvelope,
    /// A player is absent when an adjourned game is resumed.
    LateForResumption,
    /// The arbiter permits a draw earlier than the event does.
    DrawAllowed,
    /// A draw is offered.
    Offer,
    /// A draw is offered at another time than between a move and the press.
    UntimelyOffer,
    /// A draw is claimed, with or without a move that is not made yet.
    Claim {
        /// The ground of the claim.
        ground: Ground,
        /// Whether the claim names a move.
        with_move: bool,
    },
    /// A draw is claimed in the last two minutes.
    EndClaim,
    /// The arbiter grants a claim in the last two minutes.
    EndClaimGranted,
    /// A player claims that the opponent touched another piece first.
    TouchComplaint,
    /// A player claims that the opponent released a piece on another square first.
    ReleaseComplaint,
    /// A move breaks the touch-move rule.
    TouchBroken,
    /// A move does not leave a piece where it was released.
    ReleaseBroken,
    /// A visually impaired player presses before the move is made.
    ImpairedPressedEarly,
    /// A sighted player presses without having made a move.
    SightedPressedEarly,
    /// A visually impaired player lifts a piece before executing the opponent's move.
    ImpairedLiftedEarly,
    /// A sighted player does.
    SightedLiftedEarly,
    /// A player writes on the scoresheet.
    Writing,
    /// Moves are announced, in German unless the arbiter decides otherwise.
    Announcing,
    /// A player corrects an announcement.
    Correction,
    /// The arbiter learns of a touch.
    TouchReport,
    /// The arbiter cancels an accidental touch.
    AccidentalTouch,
    /// A visually impaired player has an assistant, or no longer.
    Assistance,
    /// A sighted player does.
    SightedAssistance,
}

impl Procedure {
    /// Returns its clauses, without the year. Empty if an edition has none, or its text lacks the place.
    pub const fn clauses(self, edition: Edition) -> &'static [&'static str] {
        let row: [Clauses; 4] = match self {
            Procedure::Interruption => [&["6.11.1"], &["6.13a"], &["6.12a"], &["6.12a"]],
            Procedure::Call => [&["6.11.2"], &["6.13b"], &["6.12b"], &["6.12b"]],
            Procedure::Resumption => [&["6.11.3"], &["6.13c"], &["6.12c"], &["6.12c"]],
            Procedure::Adjournment => [&["I.1"], &["A1"], &["A1"], &["A1"]],
            Procedure::InvalidSealedMove => [&["I.8"], &["A8"], &["A8"], &["A8"]],
            // The text of 2001 ends in A8.
            Procedure::LostEnvelope => [&["I.12"], &["A11"], &[], &["A11"]],
            Procedure::LateForResumption => [&["I.10"], &["A10"], &[], &["A10"]],
            Procedure::DrawAllowed => [&["9.1.1"], &[], &[], &[]],
            Procedure::Offer => [&["9.1.2.1"], &["9.1a"], &["9.1"], &["9.1"]],
            Procedure::UntimelyOffer => {
                [&["9.1.2.1", "11.5"], &["9.1a", "12.6"], &["9.1", "12.5"], &["9.1", "12.5"]]
            }
            Procedure::Claim { ground: Ground::Threefold, with_move: true } => {
                [&["9.2.1"], &["9.2a"], &["9.2a"], &["9.2a"]]
            }
            Procedure::Claim { ground: Ground::Threefold, with_move: false } => {
                [&["9.2.2"], &["9.2b"], &["9.2b"], &["9.2b"]]
            }
            Procedure::Claim { ground: Ground::Fifty, with_move: true } => {
                [&["9.3.1"], &["9.3a"], &["9.3a"], &["9.3a"]]
            }
            Procedure::Claim { ground: Ground::Fifty, with_move: false } => {
                [&["9.3.2"], &["9.3b"], &["9.3b"], &["9.3b"]]
            }
            Procedure::EndClaim => [&["III.5"], &["10.2"], &["10.2"], &["10.2"]],
            Procedure::EndClaimGranted => [&["III.5.1"], &["10.2a"], &["10.2a"], &["10.2a"]],
            Procedure::TouchComplaint => [&["4.3", "4.8"], &["4.3", "4.7"], &["4.3", "4.6"], &["4.3", "4.6"]],
            Procedure::ReleaseComplaint => {
                [&["4.7", "4.8"], &["4.6", "4.7"], &["4.7", "4.6"], &["4.7", "4.6"]]
            }
            Procedure::TouchBroken => [&["4.3"]; 4],
            Procedure::ReleaseBroken => [&["4.7"], &["4.6"], &["4.7"], &["4.7"]],
            // Without the annex (1997), and where its text is missing (2001), only the press after the move
            // is described.
            Procedure::ImpairedPressedEarly => [&["D.2.4"], &["F2.3"], &["6.7a"], &["6.7a"]],
            // D.2.5, F2.3: for sighted players the normal rules apply.
            Procedure::SightedPressedEarly => [&["7.5.3"], &["6.8a"], &["6.7a"], &["6.7a"]],
            Procedure::ImpairedLiftedEarly => [&["D.2.2"], &["F2.2"], &["4.3"], &["4.3"]],
            Procedure::SightedLiftedEarly => [&["4.3"]; 4],
            Procedure::Writing => [&["8.1"]; 4],
            Procedure::Announcing => [&["D.2.1"], &["F2.1"], &[], &[]],
            Procedure::Correction => [&["D.2.8"], &["F2.6"], &[], &[]],
            Procedure::TouchReport => [&["4.3"]; 4],
            Procedure::AccidentalTouch => [&["4.2.2"], &["4.3"], &["4.3"], &["4.3"]],
            Procedure::Assistance => [&["D.2.10"], &["F2.9"], &[], &[]],
            Procedure::SightedAssistance => [&["D.2.11"], &["F2.10"], &[], &[]],
        };
        edition.of(row)
    }
}

impl Ground {
    /// Returns the clauses under which a correct claim draws the game.
    ///
    /// The text of 2001 ends before 9.5a.
    const fn granted(self, edition: Edition) -> &'static [&'static str] {
        edition.of(match self {
            Ground::Threefold => [&["9.2", "9.5.2"], &["9.2", "9.5a"], &["9.2", "9.5"], &["9.2", "9.5a"]],
            Ground::Fifty => [&["9.3", "9.5.2"], &["9.3", "9.5a"], &["9.3", "9.5"], &["9.3", "9.5a"]],
        })
    }

    /// Returns the clauses under which a wrong claim is dismissed.
    pub fn dismissed(edition: Edition, rate: Rate, supervision: Supervision) -> Vec<&'static str> {
        let provided = situation(edition, Situation::WrongClaim, rate, supervision);
        // The text of 2001 ends before 9.5b.
        if provided.is_empty() { vec!["9.5"] } else { provided }
    }
}

impl Reason {
    /// Returns the clauses of a result, without the year.
    ///
    /// Empty if only the arbiter's ruling gives it.
    pub fn clauses(self, edition: Edition, rate: Rate, supervision: Supervision) -> Vec<&'static str> {
        let table = |of| situation(edition, of, rate, supervision);
        let row: [Clauses; 4] = match self {
            Reason::Mate => [&["5.1.1"], &["5.1a"], &["5.1a"], &["5.1a"]],
            Reason::Resignation => [&["5.1.2"], &["5.1b"], &["5.1b"], &["5.1b"]],
            Reason::ResignationCannotMate => return table(Situation::ResignationCannotMate),
            Reason::Stalemate => [&["5.2.1"], &["5.2a"], &["5.2a"], &["5.2"]],
            Reason::DeadPosition => return table(Situation::DeadPosition),
            Reason::Agreement => return table(Situation::DrawAgreed),
            Reason::Flag => return table(Situation::FlagFallen),
            Reason::FlagCannotMate => return table(Situation::FlagCannotMate),
            Reason::ThreefoldClaim => return Ground::Threefold.granted(edition).to_vec(),
            Reason::FiftyClaim => return Ground::Fifty.granted(edition).to_vec(),
            Reason::FivefoldRepetition => [&["9.6.1"], &[], &[], &[]],
            Reason::SeventyFiveMoves => [&["9.6.2"], &[], &[], &[]],
            Reason::DefaultTime => return table(Situation::LateArrival),
            Reason::IllegalMoves => return lost_by_illegal_moves(edition, rate, supervision),
            Reason::IllegalMovesCannotMate => return table(Situation::LastIllegalMoveCannotMate),
            Reason::Penalty => return Power::Loss.clause(edition).into_iter().collect(),
            Reason::NormalMeans => return Procedure::EndClaimGranted.clauses(edition).to_vec(),
            Reason::Unsettled => return table(Situation::EndWithoutArbiter),
            Reason::BothFlags => return table(Situation::BothFlagsInLastPeriod),
            Reason::NotObjected => return table(Situation::BothKingsInCheck),
            Reason::Ruling => return Vec::new(),
            Reason::SealedMove => return Procedure::InvalidSealedMove.clauses(edition).to_vec(),
        };
        edition.of(row).to_vec()
    }
}

/// Returns all clauses of the table for a situation; empty without a provision.
fn situation(edition: Edition, of: Situation, rate: Rate, supervision: Supervision) -> Vec<&'static str> {
    let found = regulation(edition, of, rate, supervision).provision();
    found.map(|provision| provision.all_clauses()).unwrap_or_default()
}

/// Returns the clauses under which illegal moves lose the game: not those that restore the position.
fn lost_by_illegal_moves(edition: Edition, rate: Rate, supervision: Supervision) -> Vec<&'static str> {
    let penal = edition.of(["7.5.5", "7.4b", "10.3", "10.3"]);
    let provision = regulation(edition, Situation::IllegalMove, rate, supervision).provision();
    let Some(provision) = provision else { return vec![penal] };
    match provision.sanction(1) {
        // In blitz of the older editions, the first one loses.
        Sanction::LostOrDrawn | Sanction::LostToMaterial => {
            // 7.4 restores the position where the game is not lost.
            provision.all_clauses().into_iter().filter(|clause| !clause.starts_with("7.4")).collect()
        }
        _ => {
            let changed = provision.changed_by.iter().copied().filter(|clause| *clause != penal);
            [penal].into_iter().chain(changed.filter(|clause| *clause != "A.3")).collect()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(reason: Reason, edition: Edition, rate: Rate) -> String {
        reason.clauses(edition, rate, Supervision::Partial).join(", ")
    }

    #[test]
    fn a_flag_is_lost_under_the_article_about_the_loss_at_every_rate() {
        for (edition, article) in Edition::ALL.into_iter().zip(["6.9", "6.10", "6.9", "6.9"]) {
            for rate in [Rate::Standard, Rate::Rapid, Rate::Blitz] {
                // The annexes of 2001 are not in the text.
                if edition == Edition::Laws2001 && rate != Rate::Standard {
                    continue;
                }
                let flag = Reason::Flag.clauses(edition, rate, Supervision::Partial);
                assert!(flag.contains(&article), "{edition} {rate:?}: {flag:?}");
                let checks = edition.of(["6.4", "6.3", "6.3", "6.3"]);
                assert!(!flag.contains(&checks), "{edition} {rate:?}: {flag:?}");
            }
        }
        assert_eq!(of(Reason::Flag, Edition::Laws2005, Rate::Rapid), "B7, B8, 6.10");
        assert_eq!(of(Reason::Flag, Edition::Laws1997, Rate::Blitz), "B6, B7, 6.9");
    }

    #[test]
    fn illegal_moves_lose_under_the_article_about_the_penalty() {
        let lost = |edition, rate| of(Reason::IllegalMoves, edition, rate);
        assert_eq!(lost(Edition::Laws2023, Rate::Standard), "7.5.5");
        assert_eq!(lost(Edition::Laws2023, Rate::Blitz), "7.5.5, B.3, A.5.2");
        assert_eq!(lost(Edition::Laws2005, Rate::Standard), "7.4b");
        assert_eq!(lost(Edition::Laws2005, Rate::Rapid), "7.4b, B6");
        assert_eq!(lost(Edition::Laws2005, Rate::Blitz), "C3");
        assert_eq!(lost(Edition::Laws2001, Rate::Standard), "10.3");
        assert_eq!(lost(Edition::Laws1997, Rate::Rapid), "10.3, B5");
        assert_eq!(lost(Edition::Laws1997, Rate::Blitz), "C3, C4");
    }

    #[test]
    fn a_claim_is_dismissed_under_its_own_article() {
        let dismissed = |edition, rate| Ground::dismissed(edition, rate, Supervision::Partial).join(", ");
        let standard = Edition::ALL.map(|edition| dismissed(edition, Rate::Standard));
        assert_eq!(standard, ["9.5.3", "9.5b", "9.5", "9.5b"]);
        assert_eq!(dismissed(Edition::Laws2023, Rate::Rapid), "9.5.3, A.3");
        assert_eq!(dismissed(Edition::Laws2005, Rate::Rapid), "9.5b");
    }

    /// Every result has a clause where its edition knows it, except the arbiter's own result.
    #[test]
    fn results_of_the_newest_edition_have_clauses() {
        for code in ["mate", "flag", "agreement", "penalty", "illegal-moves", "sealed-move", "normal-means"] {
            let reason: Reason = serde_json::from_str(&format!("\"{code}\"")).unwrap();
            for edition in Edition::ALL {
                let found = reason.clauses(edition, Rate::Standard, Supervision::Partial);
                assert!(!found.is_empty(), "{edition} {code}");
            }
        }
    }
}
