//! Editions of the Laws, and a game's questions to them, answered by the table.

use super::Situation;
use super::provision::{LegalEffect, PositionChange, Regulation};
use super::sanctions::standard;
use annabella_clock::Span;
use serde::{Deserialize, Serialize};
use std::fmt;

/// An edition of the FIDE Laws of Chess.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Edition {
    /// In force from 1 January 2023.
    #[default]
    #[serde(rename = "2023")]
    Laws2023,
    /// In force from 1 July 2005.
    #[serde(rename = "2005")]
    Laws2005,
    /// In force from 1 July 2001.
    #[serde(rename = "2001")]
    Laws2001,
    /// In force from 1997.
    #[serde(rename = "1997")]
    Laws1997,
}

impl Edition {
    /// All editions, the newest first.
    pub const ALL: [Edition; 4] =
        [Edition::Laws2023, Edition::Laws2005, Edition::Laws2001, Edition::Laws1997];

    /// Returns this edition's cell of a row, whose cells are in the order of [`Edition::ALL`].
    pub const fn of<T: Copy>(self, row: [T; 4]) -> T {
        row[self as usize]
    }
}

impl fmt::Display for Edition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.of(["2023", "2005", "2001", "1997"]))
    }
}

impl Edition {
    /// Returns the effect for a situation in standard chess.
    fn effect(self, situation: Situation) -> Option<LegalEffect> {
        match standard(self, situation) {
            Regulation::Rule(provision) => Some(provision.effect),
            Regulation::NoRule | Regulation::NotInText => None,
        }
    }

    /// Returns the article that forbids advice during play.
    pub fn advice_article(self) -> &'static str {
        let clauses =
            standard(self, Situation::AdviceTaken).provision().map_or(&[][..], |found| found.clauses);
        clauses.first().map_or("", |clause| clause.trim_end_matches(char::is_alphabetic))
    }

    /// Returns the default time, unless the event sets another.
    ///
    /// It is zero (2023 6.7.1), or an hour (2005 6.7, 2001 and 1997 6.6).
    pub fn default_time(self) -> Span {
        match self.effect(Situation::LateArrival) {
            Some(LegalEffect::LostAfter(time)) => time,
            _ => Span::ZERO,
        }
    }

    /// Whether a player's next move completes a move made without a press (2023 6.2.1.2).
    ///
    /// In the older editions only the press did (2005 6.8a, 2001 and 1997 6.7a).
    pub fn next_move_completes(self) -> bool {
        matches!(self.effect(Situation::UnpressedMove), Some(LegalEffect::CompletedByNextMove))
    }

    /// Whether touching a piece to move or capture it declines an offer (2023 9.1.2.1, 2005 9.1a).
    ///
    /// In the older editions only words or a move did (2001 and 1997 9.1).
    pub fn touch_declines(self) -> bool {
        matches!(self.effect(Situation::OfferDeclined), Some(LegalEffect::ByTouch))
    }

    /// Whether a draw can only be agreed after a move by each player (2023 5.2.3).
    pub fn draw_needs_moves(self) -> bool {
        matches!(self.effect(Situation::DrawAgreed), Some(LegalEffect::AfterMoves))
    }

    /// Whether resigning is a draw if the opponent cannot mate (2023 5.1.2).
    pub fn resigning_may_draw(self) -> bool {
        matches!(self.effect(Situation::ResignationCannotMate), Some(LegalEffect::Drawn))
    }

    /// Whether the fifth repetition and 75 moves are a draw without a claim (2023 9.6).
    pub(super) fn draws_by_itself(self) -> bool {
        matches!(self.effect(Situation::FiveFoldOr75), Some(LegalEffect::Drawn))
    }

    /// Whether touching a piece loses the right to claim a draw for this move (2023 9.4).
    ///
    /// In the older editions making the move did.
    pub fn touch_loses_claim(self) -> bool {
        matches!(self.effect(Situation::ClaimRightLost), Some(LegalEffect::ByTouch))
    }

    /// Whether a claim counts as an offer (2023 9.1.2.3, 2005 9.1c).
    pub fn claim_is_offer(self) -> bool {
        matches!(self.effect(Situation::ClaimAsOffer), Some(LegalEffect::IsOffer))
    }

    /// Whether leaving a pawn on the last rank and pressing the clock is an illegal move.
    ///
    /// It is under 2023 7.5.2 and 2005 7.4a; the older editions are silent.
    pub fn unpromoted_is_illegal(self) -> bool {
        matches!(self.effect(Situation::UnpromotedPawn), Some(LegalEffect::IllegalMove))
    }

    /// Whether a pawn left on the last rank is replaced by a queen (2023 7.5.2).
    pub fn unpromoted_becomes_queen(self) -> bool {
        match standard(self, Situation::UnpromotedPawn) {
            Regulation::Rule(provision) => matches!(provision.position, PositionChange::Queen),
            Regulation::NoRule | Regulation::NotInText => false,
        }
    }

    /// Whether a move made with two hands is treated as an illegal move (2023 7.5.4).
    pub fn two_hands_are_illegal(self) -> bool {
        matches!(self.effect(Situation::TwoHands), Some(LegalEffect::AsIllegalMove))
    }

    /// Whether only the player to move may claim a draw in the last two minutes.
    ///
    /// This applies under 2023 III.5 and 2005 10.2; before, either player could (2001 and 1997 10.2).
    pub fn end_claim_needs_the_move(self) -> bool {
        matches!(self.effect(Situation::EndClaimant), Some(LegalEffect::PlayerToMove))
    }

    /// Whether a claim in the last two minutes is a draw offer.
    ///
    /// A request for an increment is one under 2023 III.4, a draw claim under 2005 9.1c, which names 10.2.
    pub fn end_claim_is_offer(self, situation: Situation) -> bool {
        let row = match situation {
            Situation::IncrementAsked => Situation::IncrementAsOffer,
            Situation::EndClaim => Situation::EndClaimAsOffer,
            _ => return false,
        };
        matches!(self.effect(row), Some(LegalEffect::IsOffer))
    }

    /// Whether touching the king and then a rook obliges to castle (2023 4.4.1, 2005 and 2001 4.4a).
    ///
    /// In 1997 the piece touched first is moved (4.3a).
    pub(super) fn castling_is_touched(self) -> bool {
        matches!(self.effect(Situation::KingAndRookTouched), Some(LegalEffect::MustCastle))
    }

    /// Whether the new piece is chosen once it touches the square (2023 4.4.4, 2005 4.4d).
    ///
    /// In the older editions it is chosen once it is released (2001 and 1997 4.7).
    pub(super) fn promotion_is_touched(self) -> bool {
        matches!(self.effect(Situation::PromotionChosen), Some(LegalEffect::ByTouchingTheSquare))
    }

    /// Whether adjusting also loses the right to complain about the opponent's move.
    ///
    /// It does under 2005 4.7, and 2001 and 1997 4.6.
    pub(super) fn adjusting_loses_complaint(self) -> bool {
        matches!(self.effect(Situation::ComplaintLost), Some(LegalEffect::ByAnyTouch))
    }

    /// Whether a visually impaired player and a deaf one need an assistant (2023 D.2.11).
    pub fn deaf_needs_assistant(self) -> bool {
        matches!(self.effect(Situation::DeafOpponent), Some(LegalEffect::AssistantNeeded))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn journals_write_the_year() {
        for edition in Edition::ALL {
            let written = serde_json::to_string(&edition).unwrap();
            assert_eq!(written, format!("\"{edition}\""));
            assert_eq!(serde_json::from_str::<Edition>(&written).unwrap(), edition);
        }
        assert!(serde_json::from_str::<Edition>("\"2018\"").is_err());
    }
}
