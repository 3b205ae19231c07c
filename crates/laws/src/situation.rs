//! What happens at a board that the Laws have an answer to.

use serde::{Deserialize, Serialize};
use strum::{EnumString, IntoStaticStr, VariantArray};

/// A situation that the editions of the Laws answer, each in its own way or not at all.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, IntoStaticStr, EnumString, VariantArray,
)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Situation {
    /// The pieces were set up wrongly.
    WrongSetUp,
    /// The only fault is that the board lies the wrong way.
    TurnedBoard,
    /// A wrong set-up or a turned board is found only after the moves that limit its correction.
    SetUpFoundLate,
    /// The game was begun with the colours swapped.
    SwappedColours,
    /// A player displaces pieces, or knocks them over.
    PiecesDisplaced,
    /// Pieces are found to have been displaced from their squares.
    PiecesFoundDisplaced,
    /// The boards of both players differ.
    BoardsDiffer,
    /// An illegal move was completed.
    IllegalMove,
    /// The same in a last period in which all remaining moves must be made.
    IllegalMoveInLastPeriod,
    /// An illegal move was completed, and the opponent has moved since.
    IllegalMoveAnswered,
    /// A king was left in check, or put in it by the own move.
    KingLeftInCheck,
    /// The opponent's king was taken.
    KingCaptured,
    /// Both kings are in check, or a pawn stands on the last rank, and nobody has objected.
    BothKingsInCheck,
    /// A move was completed that the touched pieces did not allow.
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
    /// A player stopped the clocks without a good reason.
    HaltWithoutReason,
    /// The opponent is disturbed, by unreasonable claims and offers too.
    OpponentDisturbed,
    /// A player uses notes, advice, or another board to analyse on.
    AdviceTaken,
    /// A player has a device that is not allowed, or a telephone rings.
    Device,
    /// A player goes on refusing to keep to the Laws.
    PersistentRefusal,
    /// Both players do.
    BothRefuse,
    /// A draw was claimed wrongly.
    WrongClaim,
    /// The result was signed wrongly.
    ResultSigned,
    /// The game is disturbed from outside.
    ExternalDisturbance,
    /// Whoever watches a game tells the number of moves, or that a clock was not pressed.
    MovesTold,
    /// A clock was set wrongly.
    ClockSetWrongly,
    /// A clock has an evident defect.
    ClockDefective,
    /// A flag has fallen.
    FlagFallen,
    /// Both flags have fallen, and it is known which one first.
    BothFlagsKnown,
    /// Both flags have fallen, nobody knows which one first, and another period follows.
    BothFlagsUnknown,
    /// The same in the period in which all remaining moves must be made.
    BothFlagsInLastPeriod,
    /// A player comes after the default time.
    LateArrival,
    /// Neither player is there at the start.
    BothLate,
    /// Under two minutes before the end of a game without increments, an increment is asked for.
    IncrementAsked,
    /// In that time a draw is claimed, as the game cannot be won by normal means or nobody tries to.
    EndClaim,
    /// The arbiter postpones the decision on it.
    EndPostponed,
    /// The arbiter refuses it.
    EndRefused,
    /// A player appeals against the decision on it.
    EndAppeal,
    /// It is claimed where no arbiter is present.
    EndWithoutArbiter,
    /// Neither player can mate any more.
    DeadPosition,
    /// A flag has fallen, but the opponent cannot mate.
    FlagCannotMate,
    /// A player resigns whose opponent cannot mate.
    ResignationCannotMate,
    /// The illegal move that loses the game was completed, but the opponent cannot mate.
    LastIllegalMoveCannotMate,
    /// The players agree to a draw.
    DrawAgreed,
    /// An offer of a draw is declined without a word.
    OfferDeclined,
    /// The right to claim a draw for this move is lost.
    ClaimRightLost,
    /// A claim of a draw has been made: whether it is an offer, too.
    ClaimAsOffer,
    /// The same position for the fifth time, or 75 moves without a capture or a pawn's move.
    #[serde(rename = "fivefold-or-75")]
    #[strum(serialize = "fivefold-or-75")]
    FiveFoldOr75,
    /// A visually impaired player meets a deaf one.
    DeafOpponent,
    /// King and rook of one side were touched in that order.
    KingAndRookTouched,
    /// When the choice of a new piece is final.
    PromotionChosen,
    /// The right to complain of the opponent's move is lost.
    ComplaintLost,
    /// Who may claim in the last two minutes.
    EndClaimant,
    /// Asking for an increment, as an offer of a draw.
    IncrementAsOffer,
    /// A claim in the last two minutes, as an offer of a draw.
    EndClaimAsOffer,
}

impl Situation {
    /// All of them, in the order of the page.
    pub const ALL: &[Situation] = Situation::VARIANTS;

    /// Whether it is an irregularity with a move, which rapid and blitz chess treat alike.
    pub(super) const fn is_illegal_move(self) -> bool {
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
