//! What happens at a board that the Laws have an answer to.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

impl Serialize for Situation {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.code())
    }
}

impl<'de> Deserialize<'de> for Situation {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Situation, D::Error> {
        let code = String::deserialize(deserializer)?;
        Situation::of_code(&code).ok_or_else(|| D::Error::custom(format!("no situation: {code}")))
    }
}

/// A situation that the editions of the Laws answer, each in its own way or not at all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
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
    pub const ALL: [Situation; 60] = [
        Situation::WrongSetUp,
        Situation::TurnedBoard,
        Situation::SetUpFoundLate,
        Situation::SwappedColours,
        Situation::PiecesDisplaced,
        Situation::PiecesFoundDisplaced,
        Situation::BoardsDiffer,
        Situation::IllegalMove,
        Situation::IllegalMoveInLastPeriod,
        Situation::IllegalMoveAnswered,
        Situation::KingLeftInCheck,
        Situation::KingCaptured,
        Situation::BothKingsInCheck,
        Situation::TouchBroken,
        Situation::UnpromotedPawn,
        Situation::PressWithoutMove,
        Situation::TwoHands,
        Situation::WrittenBeforehand,
        Situation::UnpressedMove,
        Situation::ClockMishandled,
        Situation::HaltWithoutReason,
        Situation::OpponentDisturbed,
        Situation::AdviceTaken,
        Situation::Device,
        Situation::PersistentRefusal,
        Situation::BothRefuse,
        Situation::WrongClaim,
        Situation::ResultSigned,
        Situation::ExternalDisturbance,
        Situation::MovesTold,
        Situation::ClockSetWrongly,
        Situation::ClockDefective,
        Situation::FlagFallen,
        Situation::BothFlagsKnown,
        Situation::BothFlagsUnknown,
        Situation::BothFlagsInLastPeriod,
        Situation::LateArrival,
        Situation::BothLate,
        Situation::IncrementAsked,
        Situation::EndClaim,
        Situation::EndPostponed,
        Situation::EndRefused,
        Situation::EndAppeal,
        Situation::EndWithoutArbiter,
        Situation::DeadPosition,
        Situation::FlagCannotMate,
        Situation::ResignationCannotMate,
        Situation::LastIllegalMoveCannotMate,
        Situation::DrawAgreed,
        Situation::OfferDeclined,
        Situation::ClaimRightLost,
        Situation::ClaimAsOffer,
        Situation::FiveFoldOr75,
        Situation::DeafOpponent,
        Situation::KingAndRookTouched,
        Situation::PromotionChosen,
        Situation::ComplaintLost,
        Situation::EndClaimant,
        Situation::IncrementAsOffer,
        Situation::EndClaimAsOffer,
    ];

    /// The situation as messages select it, as in JSON.
    pub const fn code(self) -> &'static str {
        match self {
            Situation::WrongSetUp => "wrong-set-up",
            Situation::TurnedBoard => "turned-board",
            Situation::SetUpFoundLate => "set-up-found-late",
            Situation::SwappedColours => "swapped-colours",
            Situation::PiecesDisplaced => "pieces-displaced",
            Situation::PiecesFoundDisplaced => "pieces-found-displaced",
            Situation::IllegalMove => "illegal-move",
            Situation::IllegalMoveInLastPeriod => "illegal-move-in-last-period",
            Situation::IllegalMoveAnswered => "illegal-move-answered",
            Situation::KingLeftInCheck => "king-left-in-check",
            Situation::KingCaptured => "king-captured",
            Situation::BothKingsInCheck => "both-kings-in-check",
            Situation::TouchBroken => "touch-broken",
            Situation::BoardsDiffer => "boards-differ",
            Situation::UnpromotedPawn => "unpromoted-pawn",
            Situation::PressWithoutMove => "press-without-move",
            Situation::TwoHands => "two-hands",
            Situation::WrittenBeforehand => "written-beforehand",
            Situation::UnpressedMove => "unpressed-move",
            Situation::ClockMishandled => "clock-mishandled",
            Situation::HaltWithoutReason => "halt-without-reason",
            Situation::OpponentDisturbed => "opponent-disturbed",
            Situation::AdviceTaken => "advice-taken",
            Situation::Device => "device",
            Situation::PersistentRefusal => "persistent-refusal",
            Situation::BothRefuse => "both-refuse",
            Situation::WrongClaim => "wrong-claim",
            Situation::ResultSigned => "result-signed",
            Situation::ExternalDisturbance => "external-disturbance",
            Situation::MovesTold => "moves-told",
            Situation::ClockSetWrongly => "clock-set-wrongly",
            Situation::ClockDefective => "clock-defective",
            Situation::FlagFallen => "flag-fallen",
            Situation::BothFlagsKnown => "both-flags-known",
            Situation::BothFlagsUnknown => "both-flags-unknown",
            Situation::BothFlagsInLastPeriod => "both-flags-in-last-period",
            Situation::LateArrival => "late-arrival",
            Situation::BothLate => "both-late",
            Situation::IncrementAsked => "increment-asked",
            Situation::EndClaim => "end-claim",
            Situation::EndPostponed => "end-postponed",
            Situation::EndRefused => "end-refused",
            Situation::EndAppeal => "end-appeal",
            Situation::EndWithoutArbiter => "end-without-arbiter",
            Situation::DeadPosition => "dead-position",
            Situation::FlagCannotMate => "flag-cannot-mate",
            Situation::ResignationCannotMate => "resignation-cannot-mate",
            Situation::LastIllegalMoveCannotMate => "last-illegal-move-cannot-mate",
            Situation::DrawAgreed => "draw-agreed",
            Situation::OfferDeclined => "offer-declined",
            Situation::ClaimRightLost => "claim-right-lost",
            Situation::ClaimAsOffer => "claim-as-offer",
            Situation::FiveFoldOr75 => "fivefold-or-75",
            Situation::DeafOpponent => "deaf-opponent",
            Situation::KingAndRookTouched => "king-and-rook-touched",
            Situation::PromotionChosen => "promotion-chosen",
            Situation::ComplaintLost => "complaint-lost",
            Situation::EndClaimant => "end-claimant",
            Situation::IncrementAsOffer => "increment-as-offer",
            Situation::EndClaimAsOffer => "end-claim-as-offer",
        }
    }

    /// The situation of that code.
    pub fn of_code(code: &str) -> Option<Situation> {
        Situation::ALL.into_iter().find(|situation| situation.code() == code)
    }

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
