//! Everything the program can say in play, as types. The words are in `locales/*/play.ftl`.

use super::{Announcement, Message, Notated, Value, Worded, message::All};
use crate::chess::{Color, File, Piece, Rank, Role, Square};
use crate::clock::Span;

macro_rules! phrases {
    ($( $(#[$doc:meta])* $name:ident $({ $($field:ident: $ty:ty),* $(,)? })? => $id:literal, )*) => {
        /// A phrase; its fields are the variables of its message.
        #[derive(Clone, Debug, PartialEq)]
        #[allow(missing_docs)] // The fields' names and types say it.
        pub enum Phrase { $( $(#[$doc])* $name $({ $($field: $ty),* })?, )* }

        impl Phrase {
            /// The ids of all phrases, for the check that every locale has them.
            pub const IDS: &'static [&'static str] = &[$($id),*];
        }

        impl Worded for Phrase {
            fn message(&self) -> Message {
                match self {
                    $(Phrase::$name $({ $($field),* })? => {
                        Message::new($id)$($(.with(stringify!($field), Value::from($field.clone())))*)?
                    })*
                }
            }
        }
    };
}

phrases! {
    /// A move, as the Laws would have it announced (2023 D.2.1).
    Move { mv: Announcement } => "play-move",
    /// The opponent's repetition of it (2023 D.2.1).
    Repeated { mv: Announcement } => "play-repeated",
    /// The words brought to what was executed (2023 D.2.8).
    Corrected { mv: Announcement } => "play-corrected",
    /// A journal was begun; where it is.
    JournalAt { file: String } => "play-journal-at",
    /// What to do before the game.
    ReadyToStart => "play-ready-to-start",
    /// What to do in a game without a clock.
    ReadyWithoutClock => "play-ready-without-clock",
    /// A side's clock was started.
    Started { side: Color } => "play-started",
    /// The program goes on with a journal: so many plies, so long a gap.
    Resumed { plies: usize, gap: Span } => "play-resumed",
    /// The clocks stand after a gap; these times are proposed.
    ProposedTimes { white: Span, black: Span } => "play-proposed-times",
    /// Time passed in which nothing ran.
    Gap { gap: Span } => "play-gap",
    /// The clocks stand until `continue`.
    Halted => "play-halted",
    /// One side has confirmed, the other is to.
    Confirmed { side: Color, other: Color } => "play-confirmed",
    /// The clocks run on.
    Continued { side: Color } => "play-continued",
    /// The game goes on, without a clock.
    ContinuedWithoutClock => "play-continued-without-clock",
    /// A time was set.
    TimeSet { side: Color, left: Span } => "play-time-set",
    /// Time was added.
    TimeAdded { side: Color, more: Span, left: Span } => "clock-time-added",
    /// The reason that was given for a ruling.
    Because { note: String } => "clock-because",
    /// Moves made by both, for somebody who has no side.
    WhiteBlackMoves { white: usize, black: usize } => "clock-white-black-moves",
    /// So little time is left: what the player wanted to be told.
    LowTime { left: Span } => "clock-low-time",
    /// A connected clock shows other times than these.
    ClockDiffers { white: Span, black: Span, shown_white: Span, shown_black: Span } => "clock-differs",
    /// The clock beside the board was told the times, and has not taken them.
    ClockNotSet => "clock-not-set",
    /// Which keys do what.
    KeysAre => "keys-are",
    /// Which key is held to speak the own score.
    KeysTalk => "keys-talk",
    /// How the clock alone begins.
    ReadyClockAlone => "clock-ready",
    /// The commands of the clock alone.
    HelpClockAlone => "clock-help",
    /// Plies were taken back.
    Retracted { plies: usize, side: Color } => "play-retracted",
    /// The own time left.
    OwnTime { left: Span } => "play-own-time",
    /// Both times left, the own one first.
    BothTimes { own: Span, other: Span } => "play-both-times",
    /// Both times of the game, for somebody who has no side.
    WhiteBlackTimes { white: Span, black: Span } => "play-white-black-times",
    /// The time used by the asker, and by the opponent.
    TimesUsed { own: Span, other: Span } => "play-times-used",
    /// Moves made by the asker.
    MovesMade { moves: usize } => "play-moves-made",
    /// And to the next time control.
    MovesToControl { moves: usize } => "play-moves-to-control",
    /// A move of the game, with its number, for `last`.
    MoveOf { side: Color, number: usize, mv: Announcement } => "play-move-of",
    /// A piece, in a move that is spelt.
    SpeltPiece { piece: Role } => "play-spelt-piece",
    /// A square, in a move that is spelt: `E wie Eva, vier`.
    SpeltSquare { letter: String, file: File, rank: Rank } => "play-spelt-square",
    /// No move was made yet.
    NoMoveYet => "play-no-move-yet",
    /// What stands on a square.
    SquareHas { square: Square, piece: Piece } => "play-square-has",
    /// Nothing does.
    SquareEmpty { square: Square } => "play-square-empty",
    /// Nothing stands on a rank or file, or there is no such piece.
    NothingThere => "play-nothing-there",
    /// Where the pieces of one kind stand.
    PieceAt { piece: Piece, squares: All } => "play-piece-at",
    /// Whose move it is.
    WhoseMove { side: Color } => "play-whose-move",
    /// One line of a scoresheet.
    ScoreLine { number: usize, moves: Notated } => "play-score-line",
    /// Nothing is written yet.
    ScoreEmpty => "play-score-empty",
    /// An entry into the own score is asked back: what stands there is overwritten.
    SureToWrite { ply: Message, before: Message, cell: String } => "verdict-sure-to-write",
    /// An entry was written into the own score.
    EntryWritten { ply: Message, cell: String } => "verdict-entry-written",
    /// How the moves are taken back to where both scores agree (2023 D.2.9).
    RetractToAgree { plies: usize } => "verdict-retract",
    /// A draw is offered (2023 9.1).
    Offered => "play-offered",
    /// A draw is claimed for the position on the board (2023 9.2.2, 9.3.2).
    Claimed { ground: String } => "play-claimed",
    /// A draw is claimed for the position after a move (2023 9.2.1, 9.3.1).
    ClaimedWith { ground: String, mv: Announcement } => "play-claimed-with",
    /// What a claim rests on, counted.
    ClaimFacts { ground: String, count: usize } => "play-claim-facts",
    /// The claim holds, for the arbiter to uphold.
    ClaimHolds => "play-claim-holds",
    /// How the arbiter rules on a claim.
    ClaimRule => "play-claim-rule",
    /// The claim does not hold; the edition names no penalty, or there is no clock.
    ClaimFails => "play-claim-fails",
    /// The claim does not hold: what the opponent is given.
    ClaimCosts { opponent: Color, given: Span } => "play-claim-costs",
    /// The same, and what is taken from the claimant.
    ClaimCostsBoth { opponent: Color, given: Span, taken: Span } => "play-claim-costs-both",
    /// The arbiter has dismissed a claim.
    ClaimDismissed => "play-claim-dismissed",
    /// The opponent is said to have touched that piece first (2023 4.8).
    Complained { square: Square } => "play-complained",
    /// The move would have been allowed all the same.
    ComplaintFails { mv: Announcement } => "play-complaint-fails",
    /// An offer came at another time than after the own move, for the arbiter (2023 9.1.2.1).
    OfferUntimely { side: Color } => "play-offer-untimely",
    /// The arbiter lets the game begin without the assistant that it needs (2023 D.2.11).
    WithoutAssistant => "play-without-assistant",
    /// An answer told to an assistant, with whose it is (2023 D.2.10.4).
    OfSide { side: Color, answer: Message } => "play-of-side",
    /// An offer of a draw stands, told again after an interruption.
    OfferStands { side: Color } => "play-offer-stands",
    /// The offer is declined.
    Declined => "play-declined",
    /// A resignation is asked back.
    SureToResign => "play-sure-to-resign",
    /// Accepting is asked back.
    SureToAccept => "play-sure-to-accept",
    /// What was asked back is answered with no.
    NothingChanged => "play-nothing-changed",
    /// The game is over.
    Over { winner: String, reason: String } => "play-over",
    /// How to read the score of a finished game.
    OverScore { file: String } => "play-over-score",
    /// The player on move is to seal the next move (2023 Guideline I.1.1).
    Adjourning { side: Color } => "arbiter-adjourning",
    /// The move is written down, for who wrote it.
    Sealed { text: String } => "arbiter-sealed",
    /// The move is sealed, and the clocks stand.
    Adjourned { side: Color, number: usize } => "arbiter-adjourned",
    /// What belongs on the envelope: the position before the sealed move (Guideline I.2.2).
    Envelope { position: String } => "arbiter-envelope",
    /// And the time that each has used (Guideline I.2.3).
    EnvelopeTimes { white: Span, black: Span } => "arbiter-envelope-times",
    /// The sealed move is none (Guideline I.8).
    SealedWrong { side: Color, entry: String, why: Message } => "arbiter-sealed-wrong",
    /// How the arbiter rules on a loss that the Laws provide for.
    LossRule => "arbiter-loss-rule",
    /// The arbiter lets the game go on all the same.
    PlayedOn => "arbiter-played-on",
    /// A player is not there; how long is waited (2023 6.7).
    Absent { side: Color, wait: Span } => "arbiter-absent",
    /// The player has come, so long after the start.
    Arrived { side: Color, after: Span } => "arbiter-arrived",
    /// The default time has passed, and the player is not there (2023 6.7.1).
    DefaultTimeOver { side: Color } => "arbiter-default-time-over",
    /// A player has halted the clocks to call the arbiter (2023 6.11.2).
    HaltedForArbiter { side: Color } => "arbiter-halted-for",
    /// A counter of moves was set (2023 6.10.2).
    MovesCounted { side: Color, moves: usize } => "arbiter-moves-counted",
    /// A flag has fallen, told to who may know.
    FlagFallen { side: Color } => "play-flag-fallen",
    /// An irregularity, for the arbiter.
    IllegalPressed { side: Color, entry: String, why: Message } => "play-illegal-pressed",
    /// A press before the move was made, for the arbiter (2023 D.2.4).
    PressedEarly { side: Color } => "play-pressed-early",
    /// A completed move that touched pieces did not allow, for the arbiter.
    TouchBroken { side: Color, mv: Announcement, why: Message } => "play-touch-broken",
    /// The player announces adjusting pieces (2023 4.2.1).
    Adjusting => "play-adjusting",
    /// Touches are struck out, as no deliberate ones (2023 4.2.2).
    Untouched { side: Color } => "play-untouched",
    /// The clock was pressed, told to a player who does not see it.
    Pressed => "play-pressed",
    /// The opponent's move is executed on the own board.
    Executed => "play-executed",
    /// The board of a player differs: these squares.
    BoardDiffers { side: Color, squares: All } => "play-board-differs",
    /// One square that differs: what should stand there.
    Should { square: Square, piece: Piece } => "play-should",
    /// One square that should be empty.
    ShouldBeEmpty { square: Square } => "play-should-be-empty",
    /// So many squares besides those named.
    ShouldMore { squares: usize } => "play-should-more",
    /// Pegs and announcement are different moves.
    PegsDiffer { announced: Announcement, pegs: Announcement } => "play-pegs-differ",
    /// Setting up: lift a piece.
    SetupLift { piece: Piece, square: Square } => "play-setup-lift",
    /// Setting up: place a piece.
    SetupPlace { piece: Piece, square: Square } => "play-setup-place",
    /// The pegs stand as they should.
    SetupDone => "play-setup-done",
    /// A board is read from the other side from now on.
    BoardTurned { side: Color } => "play-board-turned",
    /// A board looks as if it lay the other way round.
    BoardLooksTurned { side: Color } => "play-board-looks-turned",
    /// A board shows the position that the game began with.
    BoardAtStart { side: Color, plies: usize } => "play-board-at-start",
    /// A board shows the position before its player's last move, which stands.
    BoardTakenBack { side: Color, mv: Announcement } => "play-board-taken-back",
    /// A board that was away shows a move.
    BoardShows { mv: Announcement } => "play-board-shows",
    /// Both kings stand in the centre, as people leave them after a game.
    KingsInCentre => "play-kings-in-centre",
    /// A board is connected.
    BoardReady { side: Color } => "play-board-ready",
    /// A board is connected again, and stands as it should.
    BoardBack { side: Color } => "play-board-back",
    /// A board is gone.
    BoardLost { side: Color } => "play-board-lost",
    /// A board does not answer, and never has.
    BoardSilent { side: Color } => "play-board-silent",
    /// A board reports nonsense.
    WhichPiece { square: Square } => "board-which-piece",
    UnknownPiece { square: Square } => "board-unknown-piece",
    BoardNonsense { side: Color, bytes: usize } => "play-board-nonsense",
    /// The player calls the arbiter.
    ArbiterCalled { side: Color } => "play-arbiter-called",
    /// The journal cannot be written.
    JournalLost => "play-journal-lost",
    /// It can again.
    JournalBack => "play-journal-back",
    /// Still missing: a move at all.
    MissingMove => "play-missing-move",
    /// Still missing: executing the announced move on the pegs.
    MissingExecution { mv: Announcement } => "play-missing-execution",
    /// Still missing: the rest of a move under way.
    MissingRest => "play-missing-rest",
    /// Still missing: the piece in hand is nowhere yet.
    MissingInHand { piece: Piece, square: Square } => "play-missing-in-hand",
    /// Still missing: what is to stand on these squares.
    MissingSquares { squares: All } => "play-missing-squares",
    /// Still missing: the captured piece is to leave the board.
    MissingCapture { square: Square } => "play-missing-capture",
    /// Still missing: a pawn on the last rank is to be exchanged (2023 3.7.3.3).
    MissingPromotion { square: Square } => "play-missing-promotion",
    /// Still missing: what touched pieces leave.
    MissingDuty { duty: Message } => "play-missing-duty",
    /// Still missing: announcing.
    MissingAnnouncement => "play-missing-announcement",
    /// Still missing: pressing the clock.
    MissingPress => "play-missing-press",
    /// Still missing: repeating the opponent's announcement.
    MissingRepetition { mv: Announcement } => "play-missing-repetition",
    /// Nothing is missing.
    MissingNothing => "play-missing-nothing",
    /// The commands before the game.
    HelpBefore => "play-help-before",
    /// The commands of the side to move.
    HelpPlaying => "play-help-playing",
    /// Questions, at any time.
    HelpQuestions => "play-help-questions",
    /// How moves are dictated.
    HelpDictation => "play-help-dictation",
    /// The arbiter's commands.
    HelpArbiter => "play-help-arbiter",
    /// Who may speak, and how the rest is asked for.
    HelpWho => "play-help-who",
    /// The commands in every language, by each other.
    HelpWords => "play-help-words",
    /// A player's recorder is listening.
    DictationRuns => "dictation-runs",
    /// A dictated move is kept; number 0 is before the first.
    DictationKept { side: Color, number: usize, length: Span } => "dictation-kept",
    /// A dictated move is played back.
    DictationHeard { side: Color, number: usize } => "dictation-heard",
    /// Something failed while a move was dictated.
    DictationFailed { state: String, why: String } => "dictation-failed",
    /// No device may sound what was dictated.
    DictationNoDevice => "dictation-no-device",
}
