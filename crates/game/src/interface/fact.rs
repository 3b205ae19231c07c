//! Facts: what happened in a game, as plain data for scripts and displays.

use crate::interface::case_fact::{IncidentFact, RuledFact};
use crate::interface::duties::{Duties, Duty};
use crate::interface::event::{Device, DeviceState};
use crate::interface::listening::{ListeningState, MicrophoneFault, Unsure};
use crate::interface::recording::RecordingState;
use annabella_chess::{Color, Ply, Square, serial};
use annabella_clock::{Control, Span, Stamp};
use annabella_laws::{Ground, Reason};
use annabella_reconcile::Verdict;
use annabella_speech::{Language, Speaker, routing::Seat};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// An irregularity reported to the arbiter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Irregular {
    /// An illegal move was completed (2023 7.5.1).
    Illegal,
    /// A move broke the touch-move rule (2023 4.3).
    TouchMove,
    /// The clock was pressed before the move was made (2023 D.2.4, 6.2.4).
    PressEarly,
    /// A pawn was left on the last rank, and the clock pressed (2023 7.5.2, 2005 7.4a).
    Unpromoted,
    /// Two pieces were moved at the same time (2023 4.1, 7.5.4).
    TwoHands,
    /// A draw was offered at a time other than after the player's own move (2023 9.1.2.1).
    OfferUntimely,
    /// A player was absent when the default time ended (2023 6.7.1).
    DefaultTime,
    /// The sealed move is illegal or ambiguous (2023 Guideline I.8).
    SealedMove,
    /// A player asked for the scoresheet more often than is allowed (2023 A.4.3).
    ScoresheetRequests,
    /// A player who was asked to seal a move made it (2023 Guideline I.1.1).
    MadeNotSealed,
    /// The envelope with the sealed move is missing (2023 Guideline I.12).
    EnvelopeMissing,
    /// The envelope with the sealed move is not as it was closed (2023 Guideline I.12).
    EnvelopeAltered,
}

impl Irregular {
    /// Returns the reason with which it loses the game immediately, if the Laws provide that.
    pub const fn loses(self) -> Option<Reason> {
        match self {
            Irregular::DefaultTime => Some(Reason::DefaultTime),
            Irregular::SealedMove => Some(Reason::SealedMove),
            Irregular::Illegal
            | Irregular::TouchMove
            | Irregular::PressEarly
            | Irregular::Unpromoted
            | Irregular::TwoHands
            | Irregular::ScoresheetRequests
            | Irregular::MadeNotSealed
            | Irregular::EnvelopeMissing
            | Irregular::EnvelopeAltered
            | Irregular::OfferUntimely => None,
        }
    }
}

/// The reason why the clocks were stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum HaltReason {
    /// By the arbiter, or by anyone in a game without an arbiter.
    Ruling,
    /// By a player who called the arbiter (2023 6.11.2).
    ArbiterCalled,
    /// The computer was suspended or stalled.
    Gap,
    /// A draw was claimed (2023 9.5.1).
    Claim,
    /// Plies were taken back to a position where a side has no time left.
    NoTime,
    /// The game is annulled, and a new one is played (2023 7.2.1).
    NewGame,
    /// The arbiter has annulled the game without a case, and a new one is played.
    Annulled,
}

/// The reason for a claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ClaimGround {
    /// A draw: the same position for the third time (2023 9.2).
    Threefold,
    /// A draw: fifty moves without a capture or a pawn move (2023 9.3).
    Fifty,
    /// The opponent had touched another piece first (2023 4.8).
    Touch,
    /// The opponent had released a piece on another square first (2023 4.7, 4.8).
    #[serde(rename = "let-go")]
    Released,
    /// The game cannot be won by normal means, or the opponent does not try to (2023 III.5, 2005 10.2).
    NormalMeans,
    /// A request for an increment for both players (2023 III.4).
    Increment,
}

impl From<Ground> for ClaimGround {
    fn from(ground: Ground) -> ClaimGround {
        match ground {
            Ground::Threefold => ClaimGround::Threefold,
            Ground::Fifty => ClaimGround::Fifty,
        }
    }
}

/// A rule that the arbiter has waived.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum WaivedRule {
    /// A deaf opponent requires an assistant (2023 D.2.11).
    Assistant,
}

/// An occurrence in a game, as one JSON object (see `docs/json.md`).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "lowercase")]
#[allow(missing_docs)] // docs/json.md describes each, and a test compares the two.
pub enum Fact {
    Started {
        #[serde(with = "serial::color")]
        side: Color,
    },
    Announced {
        by: Speaker,
        #[serde(with = "serial::color")]
        side: Color,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<Seat>,
        ply: Ply,
        san: String,
        uci: String,
    },
    Touched {
        #[serde(with = "serial::color")]
        by: Color,
        #[serde(with = "serial::square")]
        square: Square,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        lifted_ms: Option<Stamp>,
    },
    #[serde(rename = "touched-early")]
    TouchedEarly {
        #[serde(with = "serial::color")]
        by: Color,
        #[serde(with = "serial::square")]
        square: Square,
        lifted_ms: Stamp,
    },
    /// A piece left its square so shortly that its contact alone may have lost it, and another was moved.
    #[serde(rename = "contact-lost")]
    ContactLost {
        #[serde(with = "serial::color")]
        board: Color,
        #[serde(with = "serial::square")]
        square: Square,
        lost_ms: Span,
        /// The move.
        entry: String,
    },
    /// The contact of a square was lost repeatedly; short losses of it no longer count.
    #[serde(rename = "contact-unsteady")]
    ContactUnsteady {
        #[serde(with = "serial::color")]
        board: Color,
        #[serde(with = "serial::square")]
        square: Square,
        losses: usize,
        longest_ms: Span,
    },
    #[serde(rename = "let-go")]
    Released {
        #[serde(with = "serial::color")]
        by: Color,
        #[serde(with = "serial::square")]
        from: Square,
        #[serde(with = "serial::square")]
        square: Square,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        placed_ms: Option<Stamp>,
    },
    Made {
        #[serde(with = "serial::color")]
        side: Color,
        ply: Ply,
        san: String,
        uci: String,
    },
    Repeated {
        #[serde(with = "serial::color")]
        by: Color,
        ply: Ply,
        pegs: bool,
    },
    Corrected {
        #[serde(with = "serial::color")]
        side: Color,
        ply: Ply,
        san: String,
        uci: String,
        /// The announced move that it replaces.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        instead_of: Option<String>,
    },
    Completed {
        #[serde(with = "serial::color")]
        side: Color,
        ply: Ply,
    },
    Refused {
        by: Speaker,
        reason: String,
    },
    Clock {
        white_ms: Span,
        black_ms: Span,
        #[serde(with = "serial::color_or_none")]
        running: Option<Color>,
    },
    Mismatch {
        #[serde(with = "serial::color")]
        board: Color,
        squares: Vec<String>,
    },
    Irregularity {
        #[serde(with = "serial::color")]
        side: Color,
        reason: Irregular,
        entry: String,
    },
    Offered {
        #[serde(with = "serial::color")]
        by: Color,
    },
    Declined {
        #[serde(with = "serial::color")]
        by: Color,
    },
    Flag {
        #[serde(with = "serial::color")]
        side: Color,
    },
    Halted {
        reason: HaltReason,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        note: Option<String>,
    },
    Continued {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        note: Option<String>,
    },
    Set {
        #[serde(with = "serial::color")]
        side: Color,
        left_ms: Span,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        note: Option<String>,
    },
    Added {
        #[serde(with = "serial::color")]
        side: Color,
        more_ms: Span,
        left_ms: Span,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        note: Option<String>,
    },
    /// The arbiter has changed the time control.
    Control {
        control: Control,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        note: Option<String>,
    },
    /// The arbiter has changed the language of announcements.
    #[serde(rename = "announce-language")]
    AnnounceLanguage {
        language: Language,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        note: Option<String>,
    },
    /// A player now has an assistant, or no longer has one.
    Assistant {
        #[serde(with = "serial::color")]
        side: Color,
        /// Empty without an assistant.
        duties: Duties,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        note: Option<String>,
    },
    /// The arbiter or an assistant reports a touch of the player to move, or the arbiter cancels them all.
    #[serde(rename = "touch-ruled")]
    TouchRuled {
        #[serde(with = "serial::color")]
        side: Color,
        /// The square of the touched piece; `None` if all touches are cancelled (2023 4.2.2).
        #[serde(default, with = "serial::square_or_none", skip_serializing_if = "Option::is_none")]
        square: Option<Square>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        note: Option<String>,
    },
    Counted {
        #[serde(with = "serial::color")]
        side: Color,
        moves: usize,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        note: Option<String>,
    },
    Adjourned {
        #[serde(with = "serial::color")]
        side: Color,
        sealed: bool,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        note: Option<String>,
    },
    Attendance {
        #[serde(with = "serial::color")]
        side: Color,
        present: bool,
    },
    Warned {
        #[serde(with = "serial::color")]
        side: Color,
        left_ms: Span,
    },
    #[serde(rename = "clock-differs")]
    ClockDiffers {
        white_ms: Span,
        black_ms: Span,
        shown_white_ms: Span,
        shown_black_ms: Span,
    },
    Retracted {
        plies: usize,
        /// Whether both players agreed; otherwise a ruling, or before version 0.3 a player's command.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        agreed: bool,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        note: Option<String>,
    },
    #[serde(rename = "takeback-offered")]
    TakebackOffered {
        #[serde(with = "serial::color")]
        by: Color,
        plies: usize,
    },
    #[serde(rename = "takeback-declined")]
    TakebackDeclined {
        #[serde(with = "serial::color")]
        by: Color,
    },
    Assisted {
        by: Speaker,
        #[serde(with = "serial::color")]
        of: Color,
        duty: Duty,
    },
    Claimed {
        #[serde(with = "serial::color")]
        by: Color,
        ground: ClaimGround,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        uci: Option<String>,
        /// The square of the touched piece, or the square on which a piece was released.
        #[serde(default, with = "serial::square_or_none", skip_serializing_if = "Option::is_none")]
        square: Option<Square>,
        /// The square from which a released piece came.
        #[serde(default, with = "serial::square_or_none", skip_serializing_if = "Option::is_none")]
        from: Option<Square>,
    },
    Dismissed {
        #[serde(with = "serial::color")]
        side: Color,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        note: Option<String>,
    },
    Incident(Box<IncidentFact>),
    Ruled(RuledFact),
    Waived {
        rule: WaivedRule,
    },
    #[serde(rename = "result-held")]
    ResultHeld {
        result: String,
        reason: Reason,
        number: usize,
    },
    Resumed {
        gap_ms: Span,
        #[serde(default, skip_serializing_if = "serial::is_zero")]
        missing: usize,
    },
    #[serde(rename = "pin-set")]
    PinSet {},
    #[serde(rename = "pin-paused")]
    PinPaused {
        wrong: usize,
        pause_ms: Span,
    },
    Written {
        #[serde(with = "serial::color")]
        side: Color,
        ply: Ply,
        cell: String,
    },
    Reconciled {
        agree: bool,
        agreed_plies: usize,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        verdict: Option<Verdict>,
        /// The proof from both scoresheets, as `annabella reconcile --json` prints it.
        #[serde(default, skip_serializing_if = "Value::is_null")]
        by_both: Value,
    },
    Device {
        device: Device,
        state: DeviceState,
    },
    Dictated {
        #[serde(with = "serial::color")]
        by: Color,
        take: usize,
        ply: usize,
        state: RecordingState,
        length_ms: Span,
    },
    Listened {
        #[serde(with = "serial::color")]
        by: Color,
        state: ListeningState,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        uci: Option<String>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        unsure: Option<Unsure>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        fault: Option<MicrophoneFault>,
    },
    #[serde(rename = "listening-allowed")]
    ListeningAllowed {
        #[serde(with = "serial::color")]
        side: Color,
        allowed: bool,
    },
    /// The game is over; its result is still being computed.
    #[serde(rename = "result-awaited")]
    ResultAwaited {
        #[serde(with = "serial::color")]
        side: Color,
        reason: Reason,
    },
    Result {
        result: String,
        reason: Reason,
        /// The arbiter's reason.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        note: Option<String>,
    },
}
