//! Refusals: the reasons why commands are not carried out, as codes for scripts and in words.

use crate::interface::command_error::CommandError;
use crate::interface::duties::Duty;
use annabella_chess::{Color, Square, serial};
use annabella_clock::Span;
use annabella_laws::Situation;
use annabella_speech::routing::Seat;
use annabella_speech::{Announcement, Each, Message, Unplayable, Value, Worded};
use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;

macro_rules! refusals {
    ($( $(#[$doc:meta])* $name:ident $({ $($field:ident: $ty:ty),* $(,)? })? => $code:literal, $id:literal, )*) => {
        /// The reason why a command is not carried out. The fields are the variables of its message.
        #[derive(Clone, Debug, PartialEq)]
        #[allow(missing_docs)] // The fields' names and types are enough.
        pub enum Refusal {
            $( $(#[$doc])* $name $({ $($field: $ty),* })?, )*
            /// The text is not a move, or the move cannot be made.
            Unplayable(Unplayable),
            /// The text is not a command.
            NoSuchLine(CommandError),
            /// The touched pieces do not allow the move. The message says what they require.
            TouchMove(Message),
            /// The move is not made yet. The messages list the missing steps.
            NotMade(Vec<Message>),
        }

        impl Refusal {
            /// Returns the reason's code for scripts; `docs/json.md` lists the codes.
            pub fn code(&self) -> &'static str {
                match self {
                    $(Refusal::$name $({ $($field: _),* })? => $code,)*
                    Refusal::Unplayable(why) => why.code,
                    Refusal::NoSuchLine(error) => error.code(),
                    Refusal::TouchMove(_) => "touch-move",
                    Refusal::NotMade(_) => "not-made",
                }
            }
        }

        impl Worded for Refusal {
            fn message(&self) -> Message {
                match self {
                    $(Refusal::$name $({ $($field),* })? => {
                        Message::new($id)$($(.with(stringify!($field), Value::from($field.clone())))*)?
                    })*
                    Refusal::Unplayable(why) => why.message(),
                    Refusal::NoSuchLine(error) => error.message(),
                    Refusal::TouchMove(message) => message.clone(),
                    Refusal::NotMade(_) => Message::new("refused-nothing-made"),
                }
            }
        }
    };
}

refusals! {
    /// The edition has no such rule.
    NoSuchRule { edition: String, situation: Situation } => "no-such-rule", "refused-no-such-rule",
    /// The text of this edition omits the rule.
    NotInText { edition: String, situation: Situation } => "not-in-text", "refused-not-in-text",
    /// A clause excludes the rule at this rate of play.
    RuleExcluded { clause: String } => "rule-excluded", "refused-rule-excluded",
    /// The rule applies only if the event has announced it.
    NotAnnounced { clause: String } => "not-announced", "refused-not-announced",
    /// The game has no arbiter.
    NoArbiter => "no-arbiter", "refused-no-arbiter",
    /// The edition has no such penalty.
    NoSuchPenalty { edition: String, clause: String } => "no-such-penalty", "refused-no-such-penalty",
    /// The edition has no such score.
    NoSuchScore { edition: String, clause: String, score: String } => "no-such-score", "refused-no-such-score",
    /// The arbiter must choose the penalty.
    ChoosePenalty { clause: String } => "choose-penalty", "refused-choose-penalty",
    /// The clause does not let the arbiter start a new game.
    NoNewGame { clause: String } => "no-new-game", "refused-no-new-game",
    /// The arbiter must choose a loss or a draw: it is not known whether the opponent can mate.
    ChooseResult { clause: String } => "choose-result", "refused-choose-result",
    /// The arbiter may rule only after the opponent's claim.
    OnlyOnClaim { clause: String } => "only-on-claim", "refused-only-on-claim",
    /// The claimant's flag has fallen too.
    OwnFlagDown { clause: String } => "own-flag-down", "refused-own-flag-down",
    /// No open case has this number.
    NoIncident { number: usize } => "no-incident", "refused-no-incident",
    /// Several cases are open: one must be named.
    SeveralWait { waiting: usize, number: usize } => "several-wait", "refused-several-wait",
    /// A draw claim or a proposed loss waits as well as a case: one must be named.
    ClaimAndCase { kind: &'static str, side: Color, number: usize, verb: &'static str } => "claim-and-case", "refused-claim-and-case",
    /// The game is over; the arbiter can change the result only with `result`.
    ResultStands { clause: String } => "result-stands", "refused-result-stands",
    /// The game is over, and in this edition its result is final.
    ResultFinal { clause: String } => "result-final", "refused-result-final",
    /// More was taken back than this case restores.
    PositionGone { number: usize, clause: String } => "position-gone", "refused-position-gone",
    /// The time of `side` is less than the time to deduct.
    BelowZero { side: Color, left: Span, clause: String } => "below-zero", "refused-below-zero",
    /// A made move is not corrected.
    MadeMove => "made-move", "refused-made-move",
    /// The irregularity is already a case.
    AlreadyOpen { number: usize, to: &'static str } => "already-open", "refused-already-open",
    /// No player is at fault in the case.
    NoOffender => "no-offender", "refused-no-offender",
    /// The game has no ruling to undo.
    NothingToUndo => "nothing-to-undo", "refused-nothing-to-undo",
    /// A move has been made since the ruling.
    MovedSince => "moved-since", "refused-moved-since",
    /// The claim is possible only in the last two minutes of the last period, without increments.
    NotLastMinutes { clause: String } => "not-last-minutes", "refused-not-last-minutes",
    /// The edition allows only a draw or a postponement.
    CannotRefuse { clause: String } => "cannot-refuse", "refused-cannot-refuse",
    /// The clause specifies a different time.
    OtherTime { clause: String } => "other-time", "refused-other-time",
    /// The arbiter has decided nothing against which to appeal.
    NothingDecided => "nothing-decided", "refused-nothing-decided",
    /// The decision is final: no appeal is possible.
    FinalDecision { clause: String } => "final-decision", "refused-final-decision",
    /// The clock alone is in use.
    ClockOnly => "clock-only", "refused-clock-only",
    /// Pegs for three levels do not exist.
    NoLevelPegs => "no-level-pegs", "refused-no-level-pegs",
    /// The question is answered only for games on one board.
    OneBoardOnly => "one-board-only", "refused-one-board-only",
    /// On three levels, only the arbiter rules on touched pieces (3D 4.3).
    TouchByArbiter => "touch-by-arbiter", "refused-touch-by-arbiter",
    /// A player has called the arbiter, and nothing else waits for a ruling.
    OnlyCall { side: Color } => "only-call", "refused-only-call",
    /// The report of an irregularity names no player.
    WhichPlayer { word: Message } => "which-player", "refused-which-player",
    /// The arbiter saw a touch, by either of two players.
    WhoTouched { square: Square } => "who-touched", "refused-who-touched",
    /// The next move must be sealed.
    SealFirst { side: Color } => "seal-first", "refused-seal-first",
    /// The next move is in its envelope, and the clocks must be stopped.
    AlreadySealed => "already-sealed", "refused-already-sealed",
    /// The envelope has no passphrase yet. `keeper` names the person who keeps it.
    PassphraseFirst { keeper: &'static str } => "passphrase-first", "refused-passphrase-first",
    /// The envelope is closed. No one reads its move before it is opened.
    EnvelopeClosed => "envelope-closed", "refused-envelope-closed",
    /// The game is not being adjourned.
    NotAdjourned => "not-adjourned", "refused-not-adjourned",
    /// The envelope with the sealed move must be opened first.
    OpenFirst => "open-first", "refused-open-first",
    /// The move is not sealed. `why` is the fixed code of the reason.
    NotSealed { why: &'static str } => "not-sealed", "refused-not-sealed",
    /// The passphrase of the envelope is wrong.
    WrongPassphrase { often: bool } => "wrong-passphrase", "refused-wrong-passphrase",
    /// An envelope needs a passphrase.
    PassphraseMissing => "passphrase-missing", "refused-passphrase-missing",
    /// The player is present.
    Present { side: Color } => "present", "refused-present",
    /// Both sides would lose, for reasons that cannot be recorded as such.
    BothLose => "both-lose", "refused-both-lose",
    /// A sighted player records the moves in writing.
    WritesByHand => "writes-by-hand", "refused-writes-by-hand",
    /// The player has no recording to play.
    NothingDictated => "nothing-dictated", "refused-nothing-dictated",
    /// A move is being dictated.
    Dictating => "dictating", "refused-dictating",
    /// The program cannot recognise the player's announcements.
    NotEnrolled { side: Color } => "not-enrolled", "refused-not-enrolled",
    /// The arbiter has not allowed the microphone.
    ListeningForbidden => "listening-forbidden", "refused-listening-forbidden",
    /// No recognised move waits to be entered.
    NothingProposed => "nothing-proposed", "refused-nothing-proposed",
    /// The game has not started.
    NotStarted { by: &'static str } => "not-started", "refused-not-started",
    /// The game has already started.
    Started => "started", "refused-started",
    /// The clocks are stopped.
    Halted { by: &'static str } => "halted", "refused-halted",
    /// The clocks are not stopped.
    NotHalted => "not-halted", "refused-not-halted",
    /// The other side must move.
    NotYourMove { side: Color } => "not-your-move", "refused-not-your-move",
    /// The game is over, and its result is still being computed.
    ResultAwaited => "result-awaited", "refused-result-awaited",
    /// The game is over.
    Over => "over", "refused-over",
    /// The game has no clock.
    NoClock => "no-clock", "refused-no-clock",
    /// The asker's clock is not running.
    ClockStands => "clock-stands", "refused-clock-stands",
    /// The opponent's announcement must be repeated first (2023 D.2.1).
    RepeatFirst { mv: Message } => "repeat-first", "refused-repeat-first",
    /// The player announced the move; the opponent must repeat it.
    OwnAnnouncement { mv: Message } => "own-announcement", "refused-own-announcement",
    /// No announcement needs repeating.
    NothingToRepeat => "nothing-to-repeat", "refused-nothing-to-repeat",
    /// The repetition names a different move.
    RepetitionDiffers { announced: Message, repeated: Message } => "repetition-differs", "refused-repetition-differs",
    /// A move has already been announced, and can still be corrected.
    Announced { mv: Message } => "announced", "refused-announced",
    /// The player has announced no move that could be corrected.
    NothingToCorrect => "nothing-to-correct", "refused-nothing-to-correct",
    /// Only the arbiter may do that.
    ArbiterOnly => "arbiter-only", "refused-arbiter-only",
    /// Players may not cancel their own touches.
    OwnTouch => "own-touch", "refused-own-touch",
    /// The side that the speaker is for is unknown.
    NoSide => "no-side", "refused-no-side",
    /// A resignation without confirmation must name its side at a shared terminal.
    ResignsUnnamed => "resigns-unnamed", "refused-resigns-unnamed",
    /// No tactile board is in use.
    NoBoard => "no-board", "refused-no-board",
    /// The board is not connected.
    BoardAway { side: Color } => "board-away", "refused-board-away",
    /// A board does not show the position of the game.
    BoardDiffers { side: Color, squares: Each } => "board-differs", "refused-board-differs",
    /// The square is empty.
    NothingStands { square: Square } => "nothing-stands", "refused-nothing-stands",
    /// No draw has been offered.
    NoOffer => "no-offer", "refused-no-offer",
    /// A draw offer is already open.
    Offered { own: bool } => "offered", "refused-offered",
    /// A touch has ended the right to claim (2023 9.4).
    ClaimLost => "claim-lost", "refused-claim-lost",
    /// No claim and no case is open.
    NoClaim => "no-claim", "refused-no-claim",
    /// No claim and no case waits for the arbiter.
    NothingToRule => "nothing-to-rule", "refused-nothing-to-rule",
    /// The claim must be ruled on first.
    ClaimPending => "claim-pending", "refused-claim-pending",
    /// The flag of this case must be ruled on first (2023 6.8, 6.9).
    FlagFirst { number: usize } => "flag-first", "refused-flag-first",
    /// The next move must be completed first (2023 A.5.4).
    NextMoveFirst { clause: String } => "next-move-first", "refused-next-move-first",
    /// The player has touched a piece, but not moved yet (2023 4.3).
    NotMovedYet { side: Color } => "not-moved-yet", "refused-not-moved-yet",
    /// A touch has ended the right to complain (2023 4.8).
    ComplaintLost => "complaint-lost", "refused-complaint-lost",
    /// The opponent has made no move yet.
    NoMove => "no-move", "refused-no-move",
    /// Help has no such topic.
    NoTopic { text: String } => "no-topic", "refused-no-topic",
    /// The text is not a command. `command` is the most similar one.
    NoCommand { text: String, command: String } => "no-command", "refused-no-command",
    /// The assistant of `side` does not have this duty (2023 D.2.10).
    NotDuty { side: Color, duty: Duty } => "not-duty", "refused-not-duty",
    /// An assistant may not do this for a player.
    PlayersOwn { side: Color } => "players-own", "refused-players-own",
    /// The player has no assistant.
    NoAssistant { side: Color } => "no-assistant", "refused-no-assistant",
    /// The Laws do not allow this assistant (2023 D.2.11).
    SecondAssistant { side: Color } => "second-assistant", "refused-second-assistant",
    /// The Laws do not allow a sighted player's assistant these duties (2023 D.2.11).
    TooManyDuties { side: Color } => "too-many-duties", "refused-too-many-duties",
    /// A claim, a proposed loss or a fallen flag has no penalty.
    NoPenaltyOnClaim => "no-penalty-on-claim", "refused-no-penalty-on-claim",
    /// No player is visually impaired, so that Appendix D does not apply.
    NobodyImpaired => "nobody-impaired", "refused-nobody-impaired",
    /// An hourglass cannot become another time control, or the reverse.
    OtherHourglass => "other-hourglass", "refused-other-hourglass",
    /// The player has made the move to be sealed, so it cannot be changed (2023 Guideline I.1.1).
    SealedByMaking { side: Color } => "sealed-by-making", "refused-sealed-by-making",
    /// A deaf opponent requires an assistant (2023 D.2.11).
    AssistantOwed => "assistant-owed", "refused-assistant-owed",
    /// The event does not allow draws by agreement yet (2023 9.1.1).
    DrawBarred { moves: usize } => "draw-barred", "refused-draw-barred",
    /// A draw needs a move by each player (2023 5.2.3).
    TooEarly => "too-early", "refused-too-early",
    /// A draw offer cannot be withdrawn (2023 9.1.2.1).
    OfferStands => "offer-stands", "refused-offer-stands",
    /// A draw claim cannot be withdrawn (2023 9.5.1).
    ClaimStands => "claim-stands", "refused-claim-stands",
    /// Only the arbiter closes a withdrawn appeal (2023 11.10).
    AppealStands { number: usize } => "appeal-stands", "refused-appeal-stands",
    /// No draw is offered or claimed.
    NothingToWithdraw => "nothing-to-withdraw", "refused-nothing-to-withdraw",
    /// The event bars no draw by agreement now (2023 9.1.1).
    NoDrawBarred => "no-draw-barred", "refused-no-draw-barred",
    /// No question is waiting for an answer.
    NothingAsked => "nothing-asked", "refused-nothing-asked",
    /// The takeback has already been proposed; the other player must answer.
    TakebackStands => "takeback-stands", "refused-takeback-stands",
    /// A line without a speaker would propose to take back the opponent's move in the opponent's name.
    TakebackUnnamed { side: Color } => "takeback-unnamed", "refused-takeback-unnamed",
    /// The flag has not fallen.
    FlagStands => "flag-stands", "refused-flag-stands",
    /// The other flag has fallen.
    OtherFlag { side: Color } => "other-flag", "refused-other-flag",
    /// The game has fewer plies.
    TooFar { plies: usize } => "too-far", "refused-too-far",
    /// The game has no such move.
    NoSuchMove => "no-such-move", "refused-no-such-move",
    /// Too late to correct the announcement (2023 D.2.8).
    TooLate => "too-late", "refused-too-late",
    /// The correction names the announced move.
    Unchanged { mv: Announcement } => "unchanged", "refused-unchanged",
    /// The same on three levels.
    UnchangedOnLevels { mv: Message } => "unchanged", "refused-unchanged",
    /// The arbiter must decide about an illegal move.
    ArbiterDecides { side: Color, mv: Message } => "arbiter-decides", "refused-arbiter-decides",
    /// At this terminal, no one may speak for this person.
    OtherSeat { who: Seat, seat: Seat, way: &'static str } => "other-seat", "refused-other-seat",
    /// The moves of `side` come from its own board.
    OwnBoard { side: Color } => "own-board", "refused-own-board",
    /// The arbiter's PIN was wrong.
    WrongPin => "wrong-pin", "refused-wrong-pin",
    /// The line may contain the arbiter's PIN, so it is neither carried out nor saved.
    MayHoldPin => "may-hold-pin", "refused-may-hold-pin",
    /// The arbiter's PIN was not given.
    PinMissing => "pin-missing", "refused-pin-missing",
    /// After wrong PINs, this terminal does not ask for the arbiter's PIN for this long.
    PinPaused { left: Span } => "pin-paused", "refused-pin-paused",
    /// In a tournament, players may ask only about their own boards.
    NotInTournament => "not-in-tournament", "refused-not-in-tournament",
    /// In tournament play, no query answers whether a king is in check.
    CheckUntold => "check-untold", "refused-check-untold",
    /// The number of repetitions or of moves without a capture, in every game.
    NoCount { article: String } => "no-count", "refused-no-count",
    /// The answer is given only in practice (2023 11.3.1).
    OnlyInPractice { article: String } => "only-in-practice", "refused-only-in-practice",
    /// The program gives no advice on a position (2023 11.3.1).
    NoAdvice { article: String } => "no-advice", "refused-no-advice",
}

impl From<Unplayable> for Refusal {
    fn from(why: Unplayable) -> Refusal {
        Refusal::Unplayable(why)
    }
}

/// The reason why a command cannot be given at a terminal, whatever the state of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum SeatRefusal {
    /// Only `who` may do this, at a different terminal.
    OtherSeat {
        /// The owner of the right terminal.
        who: Seat,
        /// The owner of this terminal.
        seat: Seat,
        /// The alternative at this terminal.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        way: Option<SeatWay>,
    },
    /// The side that the command is for is unknown.
    NoSide {},
    /// A resignation without confirmation names no side.
    ResignsUnnamed {},
    /// The line may contain the arbiter's PIN.
    MayHoldPin {
        /// Whether it was typed as the PIN, which was not requested. It counts as a wrong one.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        given: bool,
    },
    /// After wrong PINs, this terminal does not ask for the arbiter's PIN.
    PinPaused {
        /// The rest of the pause.
        left_ms: Span,
    },
    /// The moves of `side` come from its own board.
    OwnBoard {
        #[serde(with = "serial::color")]
        side: Color,
    },
    /// An assistant may not do this for a player.
    PlayersOwn {
        #[serde(with = "serial::color")]
        side: Color,
    },
}

/// The alternative at a terminal where another person's command was typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, IntoStaticStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub(crate) enum SeatWay {
    /// Calling the arbiter.
    Call,
    /// The arbiter gives the result.
    Result,
    /// Leaving the game; the players write down the result (2023 8.7).
    Leave,
}

impl SeatRefusal {
    /// Adds the alternative, which `way` derives from the person entitled to the command.
    pub fn with_way(self, way: impl FnOnce(Seat) -> Option<SeatWay>) -> SeatRefusal {
        match self {
            SeatRefusal::OtherSeat { who, seat, .. } => SeatRefusal::OtherSeat { who, seat, way: way(who) },
            other => other,
        }
    }
}

impl From<SeatRefusal> for Refusal {
    fn from(why: SeatRefusal) -> Refusal {
        match why {
            SeatRefusal::OtherSeat { who, seat, way } => {
                Refusal::OtherSeat { who, seat, way: way.map_or("none", SeatWay::into) }
            }
            SeatRefusal::NoSide {} => Refusal::NoSide,
            SeatRefusal::ResignsUnnamed {} => Refusal::ResignsUnnamed,
            SeatRefusal::MayHoldPin { .. } => Refusal::MayHoldPin,
            SeatRefusal::PinPaused { left_ms } => Refusal::PinPaused { left: left_ms },
            SeatRefusal::OwnBoard { side } => Refusal::OwnBoard { side },
            SeatRefusal::PlayersOwn { side } => Refusal::PlayersOwn { side },
        }
    }
}
