//! The table of errors of hands: what is done on a board instead of a move, or to a board at any time.
//!
//! Search, words, JSON and clauses derive from its rows, so a new kind of error is one row and its message.
//! Costs are negative natural logarithms of the probability of one outcome at one ply, as for cells. They are
//! ordered by what players and arbiters report of pegged boards: most errors leave out a part of the move or
//! miss its aperture by one; far fewer concern another piece; a board is knocked once in many games.

use crate::boards::hand_outcomes::{self as hand, Act, Outcomes, StandingBoard};
use annabella_laws::Situation;

/// One kind of error of a hand.
pub struct HandErrorKind {
    /// Code used in JSON.
    pub code: &'static str,
    /// Id of its message.
    pub message: &'static str,
    /// Cost of its likeliest outcome.
    pub(crate) cost: f32,
    /// Situation whose provision applies.
    pub situation: Situation,
    /// Adds its outcomes.
    pub(crate) when: When,
}

/// Moment of an error.
#[derive(Clone, Copy)]
pub(crate) enum When {
    /// While a move is executed.
    Executing(fn(&Act, &mut Outcomes)),
    /// At any time after the last move on the squares concerned.
    AnyTime(fn(&StandingBoard, &mut Outcomes)),
}

/// Declares a row: code, message, cost, situation and outcomes.
macro_rules! row {
    ($code:literal, $message:literal, $cost:literal, $situation:ident, $when:ident($outcomes:path)) => {
        HandErrorKind {
            code: $code,
            message: $message,
            cost: $cost,
            situation: Situation::$situation,
            when: When::$when($outcomes),
        }
    };
}

/// All errors of hands.
pub static HAND_ERRORS: &[HandErrorKind] = &[
    row!("not-executed", "verdict-hand-not-executed", 4.5, BoardsDiffer, Executing(hand::not_executed)),
    // Fingers find the aperture next to it, whether the piece could move there or not.
    row!("beside", "verdict-hand-beside", 4.5, BoardsDiffer, Executing(hand::beside)),
    row!(
        "executed-elsewhere",
        "verdict-hand-executed-elsewhere",
        5.0,
        BoardsDiffer,
        Executing(hand::elsewhere)
    ),
    row!("left-in-hand", "verdict-hand-left-in-hand", 6.9, BoardsDiffer, Executing(hand::left_in_hand)),
    row!("misheard-square", "verdict-hand-misheard-square", 5.0, BoardsDiffer, Executing(hand::misheard)),
    row!("other-move", "verdict-hand-other-move", 5.5, BoardsDiffer, Executing(hand::other_move)),
    row!("other-piece", "verdict-hand-other-piece", 5.25, BoardsDiffer, Executing(hand::other_piece)),
    // 2023 D.2.3: removal and placement are two acts, and either may go wrong alone.
    row!(
        "capture-elsewhere",
        "verdict-hand-capture-elsewhere",
        5.0,
        BoardsDiffer,
        Executing(hand::capture_elsewhere)
    ),
    row!(
        "capture-unfinished",
        "verdict-hand-capture-unfinished",
        5.5,
        BoardsDiffer,
        Executing(hand::capture_unfinished)
    ),
    row!("victim-left", "verdict-hand-victim-left", 5.5, BoardsDiffer, Executing(hand::victim_left)),
    row!("wrong-victim", "verdict-hand-wrong-victim", 6.0, BoardsDiffer, Executing(hand::wrong_victim)),
    row!(
        "castled-king-only",
        "verdict-hand-castled-king-only",
        4.5,
        BoardsDiffer,
        Executing(hand::castled_king_only)
    ),
    row!(
        "castled-rook-only",
        "verdict-hand-castled-rook-only",
        5.0,
        BoardsDiffer,
        Executing(hand::castled_rook_only)
    ),
    row!(
        "castled-other-side",
        "verdict-hand-castled-other-side",
        5.25,
        BoardsDiffer,
        Executing(hand::castled_other_side)
    ),
    row!(
        "castled-wrong-square",
        "verdict-hand-castled-wrong-square",
        5.0,
        BoardsDiffer,
        Executing(hand::castled_wrong_square)
    ),
    row!(
        "en-passant-victim-left",
        "verdict-hand-en-passant-victim-left",
        4.5,
        BoardsDiffer,
        Executing(hand::en_passant_victim_left)
    ),
    row!(
        "en-passant-wrong-pawn",
        "verdict-hand-en-passant-wrong-pawn",
        5.0,
        BoardsDiffer,
        Executing(hand::en_passant_wrong_pawn)
    ),
    row!("pawn-left", "verdict-hand-pawn-left", 4.5, UnpromotedPawn, Executing(hand::pawn_left)),
    row!(
        "promoted-otherwise",
        "verdict-hand-promoted-otherwise",
        5.0,
        BoardsDiffer,
        Executing(hand::promoted_otherwise)
    ),
    row!(
        "promoted-beside",
        "verdict-hand-promoted-beside",
        5.5,
        BoardsDiffer,
        Executing(hand::promoted_beside)
    ),
    // 2023 7.4.1. The moment is unknown, so the error is counted once for the whole game.
    row!("displaced", "verdict-hand-displaced", 7.5, PiecesDisplaced, AnyTime(hand::displaced)),
    row!("fallen-off", "verdict-hand-fallen-off", 7.0, PiecesDisplaced, AnyTime(hand::fallen_off)),
    row!("captive-back", "verdict-hand-captive-back", 7.5, PiecesDisplaced, AnyTime(hand::captive_back)),
    // 2023 7.2.1, on one of two boards.
    row!(
        "exchanged-at-start",
        "verdict-hand-exchanged-at-start",
        6.0,
        WrongSetUp,
        AnyTime(hand::exchanged_at_start)
    ),
    row!(
        "set-up-otherwise",
        "verdict-hand-set-up-otherwise",
        8.0,
        WrongSetUp,
        AnyTime(hand::set_up_otherwise)
    ),
    // A player hardly confuses these; the row explains what no other does.
    row!("anything-else", "verdict-hand-anything-else", 7.6, BoardsDiffer, Executing(hand::anything_else)),
];

impl HandErrorKind {
    /// Whether the board was wrong before the first move.
    pub(crate) fn is_of_set_up(&self) -> bool {
        self.situation == Situation::WrongSetUp
    }
}

impl PartialEq for HandErrorKind {
    fn eq(&self, other: &HandErrorKind) -> bool {
        self.code == other.code
    }
}

impl Eq for HandErrorKind {}

impl std::fmt::Debug for HandErrorKind {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.code)
    }
}
