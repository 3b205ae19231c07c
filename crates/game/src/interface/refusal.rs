//! Refusals: why a command is not carried out, as a code for scripts and in words.

use crate::interface::duties::Duty;
use annabella_chess::{Color, Square, serial};
use annabella_clock::Span;
use annabella_laws::Situation;
use annabella_speech::routing::Seat;
use annabella_speech::{All, Announcement, Message, Unplayable, Value, Worded, excerpt};
use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;
use thiserror::Error;

/// The most characters of a command's argument that are quoted.
const QUOTED: usize = 30;

macro_rules! refusals {
    ($( $(#[$doc:meta])* $name:ident $({ $($field:ident: $ty:ty),* $(,)? })? => $code:literal, $id:literal, )*) => {
        /// Why a command is not carried out. The fields are the variables of its message.
        #[derive(Clone, Debug, PartialEq)]
        #[allow(missing_docs)] // The fields' names and types say it.
        pub enum Refusal {
            $( $(#[$doc])* $name $({ $($field: $ty),* })?, )*
            /// The text is no move, or none that can be made.
            Unplayable(Unplayable),
            /// The text is no command.
            NoSuchLine(CommandError),
            /// The touched pieces do not allow the move; what they require.
            TouchMove(Message),
            /// The move is not made yet; what it still needs.
            NotMade(Vec<Message>),
        }

        impl Refusal {
            /// The code of the reason for scripts; `docs/json.md` lists them.
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
    /// The edition has no rule for that.
    NoSuchRule { edition: String, situation: Situation } => "no-such-rule", "refused-no-such-rule",
    /// The text of that edition leaves that out.
    NotInText { edition: String, situation: Situation } => "not-in-text", "refused-not-in-text",
    /// A clause says that the rule does not apply at this rate of play.
    RuleExcluded { clause: String } => "rule-excluded", "refused-rule-excluded",
    /// The rule holds where the event has announced it.
    NotAnnounced { clause: String } => "not-announced", "refused-not-announced",
    /// There is no arbiter.
    NoArbiter => "no-arbiter", "refused-no-arbiter",
    /// The edition knows no such penalty.
    NoSuchPenalty { edition: String, clause: String } => "no-such-penalty", "refused-no-such-penalty",
    /// The edition knows no such score.
    NoSuchScore { edition: String, clause: String, score: String } => "no-such-score", "refused-no-such-score",
    /// The arbiter must choose the penalty.
    ChoosePenalty { clause: String } => "choose-penalty", "refused-choose-penalty",
    /// Whether the opponent can mate is not known: the arbiter must choose a loss or a draw.
    ChooseResult { clause: String } => "choose-result", "refused-choose-result",
    /// Only the opponent's claim lets the arbiter rule on it.
    OnlyOnClaim { clause: String } => "only-on-claim", "refused-only-on-claim",
    /// The claimant's own flag has fallen too.
    OwnFlagDown { clause: String } => "own-flag-down", "refused-own-flag-down",
    /// No case of that number waits.
    NoIncident { number: usize } => "no-incident", "refused-no-incident",
    /// Several things wait: one must be named.
    SeveralWait { waiting: usize, number: usize } => "several-wait", "refused-several-wait",
    /// The game is over; only `result` lets the arbiter decide otherwise.
    ResultStands { clause: String } => "result-stands", "refused-result-stands",
    /// The game is over, and this edition lets nobody decide otherwise.
    ResultFinal { clause: String } => "result-final", "refused-result-final",
    /// More was taken back than that case restores.
    PositionGone { number: usize, clause: String } => "position-gone", "refused-position-gone",
    /// That side has less time than is to be taken.
    BelowZero { side: Color, left: Span, clause: String } => "below-zero", "refused-below-zero",
    /// No ruling can be taken back.
    NothingToUndo => "nothing-to-undo", "refused-nothing-to-undo",
    /// A move was made since the ruling.
    MovedSince => "moved-since", "refused-moved-since",
    /// It is claimed only in the last two minutes of the last period, without increments.
    NotLastMinutes { clause: String } => "not-last-minutes", "refused-not-last-minutes",
    /// The edition knows a draw or a postponement.
    CannotRefuse { clause: String } => "cannot-refuse", "refused-cannot-refuse",
    /// The clause names another time.
    OtherTime { clause: String } => "other-time", "refused-other-time",
    /// There is no appeal against that decision.
    FinalDecision { clause: String } => "final-decision", "refused-final-decision",
    /// The clock alone is in use.
    ClockOnly => "clock-only", "refused-clock-only",
    /// Pegs for three levels do not exist.
    NoLevelPegs => "no-level-pegs", "refused-no-level-pegs",
    /// That question is answered where there is one board.
    OneBoardOnly => "one-board-only", "refused-one-board-only",
    /// On three levels the arbiter alone rules on touched pieces (3D 4.3).
    TouchByArbiter => "touch-by-arbiter", "refused-touch-by-arbiter",
    /// The next move must be sealed.
    SealFirst { side: Color } => "seal-first", "refused-seal-first",
    /// The next move is in its envelope, and the clocks are to be stopped.
    AlreadySealed => "already-sealed", "refused-already-sealed",
    /// The envelope has no passphrase yet; who keeps it.
    PassphraseFirst { keeper: &'static str } => "passphrase-first", "refused-passphrase-first",
    /// The envelope is closed, and its move is read by nobody before it is opened.
    EnvelopeClosed => "envelope-closed", "refused-envelope-closed",
    /// The game is not being adjourned.
    NotAdjourned => "not-adjourned", "refused-not-adjourned",
    /// The envelope with the sealed move must be opened first.
    OpenFirst => "open-first", "refused-open-first",
    /// The move is not sealed; the fixed code of the reason.
    NotSealed { why: &'static str } => "not-sealed", "refused-not-sealed",
    /// The passphrase of the envelope is wrong.
    WrongPassphrase => "wrong-passphrase", "refused-wrong-passphrase",
    /// Without a passphrase there is no envelope.
    PassphraseMissing => "passphrase-missing", "refused-passphrase-missing",
    /// The player is present.
    Present { side: Color } => "present", "refused-present",
    /// Both sides would lose, for reasons for which this program does not record that.
    BothLose => "both-lose", "refused-both-lose",
    /// Nothing was dictated that can be played.
    NothingDictated => "nothing-dictated", "refused-nothing-dictated",
    /// A move is being dictated.
    Dictating => "dictating", "refused-dictating",
    /// The game has not begun.
    NotStarted => "not-started", "refused-not-started",
    /// The game has begun already.
    Started => "started", "refused-started",
    /// The clocks are halted.
    Halted { by: &'static str } => "halted", "refused-halted",
    /// The clocks are not halted.
    NotHalted => "not-halted", "refused-not-halted",
    /// It is the other side's move.
    NotYourMove { side: Color } => "not-your-move", "refused-not-your-move",
    /// The game is over, and its result is being worked out.
    ResultAwaited => "result-awaited", "refused-result-awaited",
    /// The game is over.
    Over => "over", "refused-over",
    /// No clock is used.
    NoClock => "no-clock", "refused-no-clock",
    /// The asker's clock does not run.
    ClockStands => "clock-stands", "refused-clock-stands",
    /// The opponent's announcement must be repeated first (2023 D.2.1).
    RepeatFirst { mv: Message } => "repeat-first", "refused-repeat-first",
    /// There is no announcement to repeat.
    NothingToRepeat => "nothing-to-repeat", "refused-nothing-to-repeat",
    /// The repetition is another move.
    RepetitionDiffers { announced: Message, repeated: Message } => "repetition-differs", "refused-repetition-differs",
    /// A move is announced already.
    Announced { mv: Announcement } => "announced", "refused-announced",
    /// Only the arbiter may do that.
    ArbiterOnly => "arbiter-only", "refused-arbiter-only",
    /// A player may not strike out the player's own touches.
    OwnTouch => "own-touch", "refused-own-touch",
    /// It is not known which side the speaker is for.
    NoSide => "no-side", "refused-no-side",
    /// A resignation without confirmation must name its side at a shared terminal.
    ResignsUnnamed => "resigns-unnamed", "refused-resigns-unnamed",
    /// There is no tactile board.
    NoBoard => "no-board", "refused-no-board",
    /// The board is not connected.
    BoardAway => "board-away", "refused-board-away",
    /// A board does not show the position of the game.
    BoardDiffers { side: Color, squares: All } => "board-differs", "refused-board-differs",
    /// There is no piece on that square.
    NothingStands { square: Square } => "nothing-stands", "refused-nothing-stands",
    /// No draw has been offered.
    NoOffer => "no-offer", "refused-no-offer",
    /// An offer stands already.
    Offered => "offered", "refused-offered",
    /// The right to claim was lost by a touch (2023 9.4).
    ClaimLost => "claim-lost", "refused-claim-lost",
    /// Nothing was claimed.
    NoClaim => "no-claim", "refused-no-claim",
    /// The claim must be ruled on first.
    ClaimPending => "claim-pending", "refused-claim-pending",
    /// The right to complain was lost by a touch (2023 4.8).
    ComplaintLost => "complaint-lost", "refused-complaint-lost",
    /// The opponent has made no move yet.
    NoMove => "no-move", "refused-no-move",
    /// There is no help on that.
    NoTopic { text: String } => "no-topic", "refused-no-topic",
    /// There is no such command; the most similar one.
    NoCommand { text: String, command: String } => "no-command", "refused-no-command",
    /// The assistant of that side does not have that duty (2023 D.2.10).
    NotDuty { side: Color, duty: Duty } => "not-duty", "refused-not-duty",
    /// An assistant may not do that for a player.
    PlayersOwn { side: Color } => "players-own", "refused-players-own",
    /// That side has no assistant.
    NoAssistant { side: Color } => "no-assistant", "refused-no-assistant",
    /// Against a deaf player an assistant is required (2023 D.2.11).
    AssistantOwed => "assistant-owed", "refused-assistant-owed",
    /// The event does not allow draws by agreement yet (2023 9.1.1).
    DrawBarred { moves: usize } => "draw-barred", "refused-draw-barred",
    /// A draw needs a move by each player (2023 5.2.3).
    TooEarly => "too-early", "refused-too-early",
    /// There is no request to confirm.
    NothingAsked => "nothing-asked", "refused-nothing-asked",
    /// That is proposed already; the other player is to answer.
    TakebackStands => "takeback-stands", "refused-takeback-stands",
    /// The flag has not fallen.
    FlagStands => "flag-stands", "refused-flag-stands",
    /// Fewer plies were made.
    TooFar { plies: usize } => "too-far", "refused-too-far",
    /// There is no such move in the game.
    NoSuchMove => "no-such-move", "refused-no-such-move",
    /// It is too late to correct the announcement (2023 D.2.8).
    TooLate => "too-late", "refused-too-late",
    /// The arbiter must decide about an illegal move.
    ArbiterDecides => "arbiter-decides", "refused-arbiter-decides",
    /// At this terminal nobody may speak for that person.
    OtherSeat { who: Seat, seat: Seat, way: &'static str } => "other-seat", "refused-other-seat",
    /// The moves of that side come from its own board.
    OwnBoard { side: Color } => "own-board", "refused-own-board",
    /// The arbiter's PIN was wrong.
    WrongPin => "wrong-pin", "refused-wrong-pin",
    /// The line may contain the arbiter's PIN, so it is neither carried out nor kept.
    MayHoldPin => "may-hold-pin", "refused-may-hold-pin",
    /// The arbiter's PIN was not given.
    PinMissing => "pin-missing", "refused-pin-missing",
    /// In a tournament a player may ask only about the player's own board.
    NotInTournament => "not-in-tournament", "refused-not-in-tournament",
    /// Whether a king is in check is no query in tournament play.
    CheckUntold => "check-untold", "refused-check-untold",
    /// That is told in practice alone (2023 11.3.1).
    OnlyInPractice { article: String } => "only-in-practice", "refused-only-in-practice",
    /// Nobody is told what to think of a position (2023 11.3.1).
    NoAdvice { article: String } => "no-advice", "refused-no-advice",
}

impl From<Unplayable> for Refusal {
    fn from(why: Unplayable) -> Refusal {
        Refusal::Unplayable(why)
    }
}

/// Why a command cannot be given by somebody at a terminal, whatever the state of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum SeatRefusal {
    /// Only that person may, at another terminal than this.
    OtherSeat {
        /// Whose terminal it would have to be.
        who: Seat,
        /// Whose it is.
        seat: Seat,
        /// What would do here instead.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        way: Option<SeatWay>,
    },
    /// It is not known of whom that is told.
    NoSide {},
    /// A resignation without confirmation names no side.
    ResignsUnnamed {},
    /// The line may contain the arbiter's PIN.
    MayHoldPin {},
    /// The moves of that side come from its own board.
    OwnBoard {
        #[serde(with = "serial::color")]
        side: Color,
    },
    /// An assistant may not do that for a player.
    PlayersOwn {
        #[serde(with = "serial::color")]
        side: Color,
    },
}

/// What would do at a terminal where somebody else's act was typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, IntoStaticStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub(crate) enum SeatWay {
    /// The arbiter is called.
    Call,
    /// The arbiter gives the result.
    Result,
    /// The game is left, and the players write down how it ended (2023 8.7).
    Leave,
}

impl SeatRefusal {
    /// The same with what would do instead, by who may do what was typed.
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
            SeatRefusal::MayHoldPin {} => Refusal::MayHoldPin,
            SeatRefusal::OwnBoard { side } => Refusal::OwnBoard { side },
            SeatRefusal::PlayersOwn { side } => Refusal::PlayersOwn { side },
        }
    }
}

/// A line that is not a valid command.
#[derive(Clone, Debug, PartialEq, Eq, Error, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CommandError {
    /// The line is empty or blank.
    #[error("an empty line")]
    Empty,
    /// The argument of the command is missing or cannot be read.
    #[error("{command}: cannot use {argument:?}")]
    Argument {
        /// The command.
        command: String,
        /// The argument as typed.
        argument: String,
    },
}

impl CommandError {
    /// The code of the reason for scripts.
    pub fn code(&self) -> &'static str {
        match self {
            CommandError::Empty => "empty",
            CommandError::Argument { argument, .. } if argument.is_empty() => "argument-missing",
            CommandError::Argument { .. } => "argument",
        }
    }
}

impl Worded for CommandError {
    fn message(&self) -> Message {
        match self {
            CommandError::Empty => Message::new("refused-empty"),
            CommandError::Argument { command, argument } if argument.is_empty() => {
                Message::new("refused-argument-missing").with("command", command.as_str())
            }
            CommandError::Argument { command, argument } => Message::new("refused-argument")
                .with("command", command.as_str())
                .with("argument", excerpt(argument, QUOTED)),
        }
    }
}
