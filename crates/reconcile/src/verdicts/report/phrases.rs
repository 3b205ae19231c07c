//! The sentences of a report, each with the id of its message and its variables.

use annabella_chess::{Color, Piece, Square};
use annabella_speech::{Each, Message, Notated, phrases};

phrases! {
    /// A sentence about two scoresheets and the boards, or a part of one.
    pub(super) enum VerdictPhrase {
        // The decision.
        BoardsMatch { boards: &'static str } => "verdict-boards-match",
        BoardsAlike { boards: &'static str } => "verdict-boards-alike",
        Correct { side: &'static str } => "verdict-correct",
        RetraceToStart => "verdict-retrace-start",
        Retrace { ply: Message, r#move: Notated } => "verdict-retrace",
        AskArbiter { why: Message } => "verdict-ask-arbiter",
        UnderClause { clause: &'static str, verdict: Message } => "verdict-by-letter",
        WithoutClause { edition: String, why: &'static str, verdict: Message } => "verdict-by-no-clause",
        // Reasons why the arbiter must decide.
        IllegalCell { ply: Message } => "verdict-open-illegal",
        TooLittleWritten { ply: Message } => "verdict-open-unknown",
        ShiftedRows { ply: Message } => "verdict-open-shifted",
        UnclearCause { ply: Message } => "verdict-open-unclear",
        SeveralGames => "verdict-open-several",
        UnwrittenMoves => "verdict-open-unwritten",
        MoveInProgress => "verdict-open-in-progress",
        SetUp { what: &'static str, effect: &'static str } => "verdict-set-up",
        // The conclusion from both scoresheets together.
        ByBoth { wrong: Message, degree: &'static str } => "verdict-by-both",
        IllegalMove {
            ply: Message, r#move: String, breach: Message, remedy: &'static str, clause: String
        } => "verdict-illegal-move",
        IfPressed => "verdict-if-pressed",
        OrQueen { clause: &'static str } => "verdict-or-queen",
        ByBothOpen => "verdict-by-both-open",
        Wrong { side: &'static str } => "verdict-wrong",
        WrongSince { side: &'static str, ply: Message } => "verdict-wrong-since",
        WrongSinceOr { side: &'static str, ply: Message, other: Message } => "verdict-wrong-since-or",
        Grounds { first: Message, next: Message } => "verdict-grounds",
        // Extent of the agreement.
        Agree { ply: Message } => "verdict-agree",
        OneScoresheet { side: Color, ply: Message } => "verdict-one-scoresheet",
        AgreeExceptSlips { ply: Message, slips: usize } => "verdict-agree-but",
        AgreeAsFar { ply: Message } => "verdict-agree-as-far",
        OtherOrder { first: Message, last: Message } => "verdict-other-order",
        NothingWritten => "verdict-unwritten",
        NothingClear => "verdict-nowhere",
        Differ { ply: Message, white: Message, black: Message } => "verdict-differ",
        Illegal { ply: Message, white: Message, black: Message, whose: &'static str } => "verdict-illegal",
        IllegalAfter { agreed: Message, illegal: Message } => "verdict-illegal-after",
        Uncertain { ply: Message, white: Message, black: Message, same: &'static str } => "verdict-part",
        Cell { text: String } => "verdict-written",
        BlankCell => "verdict-nothing",
        // Shifted rows.
        LeftOut { side: Color, ply: Message, plies: usize } => "verdict-left-out",
        TooMany { side: Color, ply: Message, plies: usize } => "verdict-too-many",
        RowsSwapped { ply: Message } => "verdict-swapped",
        // The boards compared with the ends of the scoresheets.
        RightsDiffer { what: &'static str } => "verdict-rights",
        Against { side: Color } => "verdict-against",
        Exchanged => "verdict-exchanged",
        // Deviations of a board.
        WholeBoard { board: Color, whole: &'static str } => "verdict-whole",
        Behind { board: Color, ply: Message } => "verdict-behind",
        BehindAtStart { board: Color } => "verdict-behind-start",
        MovedOn { board: Color, piece: Piece, from: Square, to: Square } => "verdict-moved-on",
        Unexplained { board: Color, squares: usize } => "verdict-deviates",
        ErrorSince { board: Color, ply: Message, r#move: Notated, what: Message } => "verdict-error-since",
        ErrorOr { ply: Message, r#move: Notated, what: Message } => "verdict-error-or",
        ErrorToo { ply: Message, r#move: Notated, what: Message } => "verdict-error-too",
        AnyTime { board: Color, what: Message } => "verdict-error-any-time",
        LastRight { board: Color, ply: Message } => "verdict-right",
        LastRightAtStart { board: Color } => "verdict-right-start",
        // Corrections.
        Corrections { board: Color, steps: Each } => "verdict-steps",
        MovePiece { piece: Piece, from: Square, to: Square } => "verdict-move",
        Remove { square: Square, piece: Piece } => "verdict-remove",
        Place { square: Square, piece: Piece } => "verdict-place",
    }
}
