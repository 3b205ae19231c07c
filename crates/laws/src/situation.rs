//! Situations at a board that the Laws provide for.

use serde::{Deserialize, Serialize};
use strum::{EnumString, IntoStaticStr, VariantArray};

/// A situation for which each edition has its own rule or none; in the order of the page.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, IntoStaticStr, EnumString, VariantArray,
)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Situation {
    /// The pieces were set up wrongly.
    WrongSetUp,
    /// The board is turned, and everything else is right.
    TurnedBoard,
    /// A wrong set-up or a turned board is found only after the moves that limit its correction.
    SetUpFoundLate,
    /// The game was started with the colours swapped.
    SwappedColours,
    /// A player displaces pieces, or knocks them over.
    PiecesDisplaced,
    /// Pieces are found to have been displaced from their squares.
    PiecesFoundDisplaced,
    /// The boards of both players differ.
    BoardsDiffer,
    /// An illegal move was completed.
    IllegalMove,
    /// The same in a last period for all remaining moves.
    IllegalMoveInLastPeriod,
    /// An illegal move was completed, and the opponent has moved since.
    IllegalMoveAnswered,
    /// A king was left in check, or put in it by the player's move.
    KingLeftInCheck,
    /// The opponent's king was captured.
    KingCaptured,
    /// Both kings are in check, or a pawn is on the last rank, and neither player has objected.
    BothKingsInCheck,
    /// A completed move breaks touch-move.
    TouchBroken,
    /// A pawn was left on the last rank, and the clock pressed.
    UnpromotedPawn,
    /// The clock was pressed without a move.
    PressWithoutMove,
    /// A move was made with two hands, and the clock pressed.
    TwoHands,
    /// A move was written down before it was made.
    WrittenBeforehand,
    /// A move was made, but the clock not pressed, and the opponent has moved.
    UnpressedMove,
    /// The clock was struck, lifted, overturned, or otherwise mishandled.
    ClockMishandled,
    /// The clock was pressed with another hand than the one that made the move.
    OtherHand,
    /// A player stopped the clocks without a good reason.
    HaltWithoutReason,
    /// The opponent is disturbed, for example by unreasonable claims and offers.
    OpponentDisturbed,
    /// A player brings the game of chess into disrepute.
    Misconduct,
    /// A player leaves the playing area without permission.
    AreaLeft,
    /// A player uses notes, advice, or another board to analyse on.
    AdviceTaken,
    /// A player has a forbidden device, or a telephone rings.
    Device,
    /// A move was not announced.
    AnnouncementMissing,
    /// A player does not record the moves as the Laws require.
    NotRecorded,
    /// The arbiter cannot see a player's scoresheet.
    ScoresheetHidden,
    /// An assistant does more than the duties of assistants.
    AssistantExceeds,
    /// A player refuses to be searched for devices.
    InspectionRefused,
    /// A player keeps refusing to comply with the Laws.
    PersistentRefusal,
    /// Both players keep refusing.
    BothRefuse,
    /// A draw was claimed wrongly.
    WrongClaim,
    /// The result was signed wrongly.
    ResultSigned,
    /// The game is disturbed from outside.
    ExternalDisturbance,
    /// A spectator or the arbiter reveals the number of moves, or that a clock was not pressed.
    MovesTold,
    /// A clock was set wrongly.
    ClockSetWrongly,
    /// A clock has an evident defect.
    ClockDefective,
    /// A flag has fallen.
    FlagFallen,
    /// Both flags have fallen, and the first is known.
    BothFlagsKnown,
    /// Both flags have fallen, the first is unknown, and another period follows.
    BothFlagsUnknown,
    /// The same in the period for all remaining moves.
    BothFlagsInLastPeriod,
    /// A player arrives after the default time.
    LateArrival,
    /// Neither player is present at the start.
    BothLate,
    /// A player with under two minutes in a game without increments asks for one.
    IncrementAsked,
    /// This player claims a draw: it cannot be won by normal means, or the opponent does not try.
    EndClaim,
    /// The arbiter postpones the decision on this claim.
    EndPostponed,
    /// The arbiter refuses this claim.
    EndRefused,
    /// A player appeals against the decision on this claim.
    EndAppeal,
    /// The claim is made without an arbiter.
    EndWithoutArbiter,
    /// Neither player can mate.
    DeadPosition,
    /// A flag has fallen, but the opponent cannot mate.
    FlagCannotMate,
    /// A player resigns whose opponent cannot mate.
    ResignationCannotMate,
    /// The illegal move that loses the game was completed, but the opponent cannot mate.
    LastIllegalMoveCannotMate,
    /// The players agree to a draw.
    DrawAgreed,
    /// A draw offer is declined without a word.
    OfferDeclined,
    /// The right to claim a draw for this move is lost.
    ClaimRightLost,
    /// Whether a draw claim is also an offer.
    ClaimAsOffer,
    /// The same position for the fifth time, or 75 moves without a capture or a pawn move.
    #[serde(rename = "fivefold-or-75")]
    #[strum(serialize = "fivefold-or-75")]
    FiveFoldOr75,
    /// A visually impaired player meets a deaf one.
    DeafOpponent,
    /// King and rook of one side were touched in that order.
    KingAndRookTouched,
    /// The moment when the choice of a new piece is final.
    PromotionChosen,
    /// The right to complain about the opponent's move is lost.
    ComplaintLost,
    /// The player who may claim in the last two minutes.
    EndClaimant,
    /// Whether asking for an increment is a draw offer.
    IncrementAsOffer,
    /// Whether a claim in the last two minutes is a draw offer.
    EndClaimAsOffer,
}

impl Situation {
    /// Whether only games with a visually impaired player have it (2023 Appendix D).
    pub const fn is_of_appendix_d(self) -> bool {
        matches!(self, Situation::AnnouncementMissing | Situation::AssistantExceeds)
    }

    /// Whether a player is at fault. Otherwise the side of a case only says whose turn it was.
    pub const fn has_offender(self) -> bool {
        !matches!(
            self,
            Situation::WrongSetUp
                | Situation::SwappedColours
                | Situation::PiecesFoundDisplaced
                | Situation::EndAppeal
                | Situation::ExternalDisturbance
                | Situation::MovesTold
                | Situation::ClockSetWrongly
                | Situation::ClockDefective
        )
    }

    /// Whether it is about the conduct of one player, and not about a move or the position.
    pub const fn is_of_conduct(self) -> bool {
        matches!(
            self,
            Situation::WrittenBeforehand
                | Situation::ClockMishandled
                | Situation::OtherHand
                | Situation::HaltWithoutReason
                | Situation::OpponentDisturbed
                | Situation::Misconduct
                | Situation::AreaLeft
                | Situation::AdviceTaken
                | Situation::Device
                | Situation::AnnouncementMissing
                | Situation::NotRecorded
                | Situation::ScoresheetHidden
                | Situation::AssistantExceeds
                | Situation::InspectionRefused
                | Situation::PersistentRefusal
        )
    }

    /// Whether it has nothing to do with the position: about conduct, disturbances or clocks.
    pub const fn is_off_board(self) -> bool {
        self.is_of_conduct()
            || matches!(
                self,
                Situation::BothRefuse
                    | Situation::ExternalDisturbance
                    | Situation::MovesTold
                    | Situation::ClockSetWrongly
                    | Situation::ClockDefective
            )
    }

    /// All situations, in the order of the page.
    pub const ALL: &[Situation] = Situation::VARIANTS;

    /// Whether a move that is not legal was made. Two hands and an early press are only treated like it.
    pub const fn is_of_illegal_move(self) -> bool {
        matches!(
            self,
            Situation::IllegalMove
                | Situation::IllegalMoveInLastPeriod
                | Situation::IllegalMoveAnswered
                | Situation::KingLeftInCheck
                | Situation::KingCaptured
                | Situation::UnpromotedPawn
        )
    }

    /// Whether it is an irregularity with a move, which rapid and blitz chess treat alike.
    pub const fn is_illegal_move(self) -> bool {
        matches!(
            self,
            Situation::IllegalMove
                | Situation::IllegalMoveInLastPeriod
                | Situation::KingLeftInCheck
                | Situation::KingCaptured
                | Situation::UnpromotedPawn
                | Situation::PressWithoutMove
                | Situation::TwoHands
        )
    }
}
