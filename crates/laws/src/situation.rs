//! Situations at a board that the Laws provide for.

coded! {
    /// A situation for which each edition of the Laws has a rule of its own, or none; in the order of the page.
    enum Situation {
        /// The pieces were set up wrongly.
        WrongSetUp = "wrong-set-up",
        /// The board is turned, and nothing else is wrong.
        TurnedBoard = "turned-board",
        /// A wrong set-up or a turned board is found only after the moves that limit its correction.
        SetUpFoundLate = "set-up-found-late",
        /// The game was started with the colours swapped.
        SwappedColours = "swapped-colours",
        /// A player displaces pieces, or knocks them over.
        PiecesDisplaced = "pieces-displaced",
        /// Pieces are found to have been displaced from their squares.
        PiecesFoundDisplaced = "pieces-found-displaced",
        /// The boards of both players differ.
        BoardsDiffer = "boards-differ",
        /// An illegal move was completed.
        IllegalMove = "illegal-move",
        /// The same in a last period in which all remaining moves must be made.
        IllegalMoveInLastPeriod = "illegal-move-in-last-period",
        /// An illegal move was completed, and the opponent has moved since.
        IllegalMoveAnswered = "illegal-move-answered",
        /// A king was left in check, or put in it by the player's move.
        KingLeftInCheck = "king-left-in-check",
        /// The opponent's king was taken.
        KingCaptured = "king-captured",
        /// Both kings are in check, or a pawn stands on the last rank, and neither player has objected.
        BothKingsInCheck = "both-kings-in-check",
        /// A completed move breaks touch-move.
        TouchBroken = "touch-broken",
        /// A pawn was left on the last rank, and the clock pressed.
        UnpromotedPawn = "unpromoted-pawn",
        /// The clock was pressed without a move.
        PressWithoutMove = "press-without-move",
        /// A move was made with two hands, and the clock pressed.
        TwoHands = "two-hands",
        /// A move was written down before it was made.
        WrittenBeforehand = "written-beforehand",
        /// A move was made, but the clock not pressed, and the opponent has moved.
        UnpressedMove = "unpressed-move",
        /// The clock was struck, lifted, overturned, or otherwise mishandled.
        ClockMishandled = "clock-mishandled",
        /// A player stopped the clocks without a good reason.
        HaltWithoutReason = "halt-without-reason",
        /// The opponent is disturbed, for example by unreasonable claims and offers.
        OpponentDisturbed = "opponent-disturbed",
        /// A player uses notes, advice, or another board to analyse on.
        AdviceTaken = "advice-taken",
        /// A player has a forbidden device, or a telephone rings.
        Device = "device",
        /// A player keeps refusing to comply with the Laws.
        PersistentRefusal = "persistent-refusal",
        /// Both players do.
        BothRefuse = "both-refuse",
        /// A draw was claimed wrongly.
        WrongClaim = "wrong-claim",
        /// The result was signed wrongly.
        ResultSigned = "result-signed",
        /// The game is disturbed from outside.
        ExternalDisturbance = "external-disturbance",
        /// A spectator or the arbiter reveals the number of moves, or that a clock was not pressed.
        MovesTold = "moves-told",
        /// A clock was set wrongly.
        ClockSetWrongly = "clock-set-wrongly",
        /// A clock has an evident defect.
        ClockDefective = "clock-defective",
        /// A flag has fallen.
        FlagFallen = "flag-fallen",
        /// Both flags have fallen, and the first is known.
        BothFlagsKnown = "both-flags-known",
        /// Both flags have fallen, the first is unknown, and another period follows.
        BothFlagsUnknown = "both-flags-unknown",
        /// The same in the period for all remaining moves.
        BothFlagsInLastPeriod = "both-flags-in-last-period",
        /// A player arrives after the default time.
        LateArrival = "late-arrival",
        /// Neither player is present at the start.
        BothLate = "both-late",
        /// A player with under two minutes in a game without increments asks for one.
        IncrementAsked = "increment-asked",
        /// The same player claims a draw, because the game cannot be won by normal means or the opponent does not try.
        EndClaim = "end-claim",
        /// The arbiter postpones the decision on this claim.
        EndPostponed = "end-postponed",
        /// The arbiter refuses this claim.
        EndRefused = "end-refused",
        /// A player appeals against the decision on this claim.
        EndAppeal = "end-appeal",
        /// The claim is made without an arbiter.
        EndWithoutArbiter = "end-without-arbiter",
        /// Neither player can mate.
        DeadPosition = "dead-position",
        /// A flag has fallen, but the opponent cannot mate.
        FlagCannotMate = "flag-cannot-mate",
        /// A player resigns whose opponent cannot mate.
        ResignationCannotMate = "resignation-cannot-mate",
        /// The illegal move that loses the game was completed, but the opponent cannot mate.
        LastIllegalMoveCannotMate = "last-illegal-move-cannot-mate",
        /// The players agree to a draw.
        DrawAgreed = "draw-agreed",
        /// A draw offer is declined without a word.
        OfferDeclined = "offer-declined",
        /// The right to claim a draw for this move is lost.
        ClaimRightLost = "claim-right-lost",
        /// Whether a draw claim is also an offer.
        ClaimAsOffer = "claim-as-offer",
        /// The same position for the fifth time, or 75 moves without a capture or a pawn move.
        FiveFoldOr75 = "fivefold-or-75",
        /// A visually impaired player meets a deaf one.
        DeafOpponent = "deaf-opponent",
        /// King and rook of one side were touched in that order.
        KingAndRookTouched = "king-and-rook-touched",
        /// The moment when the choice of a new piece is final.
        PromotionChosen = "promotion-chosen",
        /// The right to complain about the opponent's move is lost.
        ComplaintLost = "complaint-lost",
        /// The player who may claim in the last two minutes.
        EndClaimant = "end-claimant",
        /// Whether asking for an increment is a draw offer.
        IncrementAsOffer = "increment-as-offer",
        /// Whether a claim in the last two minutes is a draw offer.
        EndClaimAsOffer = "end-claim-as-offer",
    }
}

impl Situation {
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
