//! Why something is not done: each refusal by its code for scripts and by its words.

use crate::chess::{Color, Square};
use crate::speech::{All, Announcement, Message, Unplayable, Value, Worded, excerpt};
use thiserror::Error;

/// So many characters of a command's argument are quoted.
const QUOTED: usize = 30;

macro_rules! refusals {
    ($( $(#[$doc:meta])* $name:ident $({ $($field:ident: $ty:ty),* $(,)? })? => $code:literal, $id:literal, )*) => {
        /// Why something is not done. The fields are the variables of its message.
        #[derive(Clone, Debug, PartialEq)]
        #[allow(missing_docs)] // The fields' names and types say it.
        pub enum Refusal {
            $( $(#[$doc])* $name $({ $($field: $ty),* })?, )*
            /// What was typed is no move, or none that can be made.
            Unplayable(Unplayable),
            /// What was typed is no command.
            NoSuchLine(CommandError),
            /// Touched pieces forbid the move; what they leave.
            TouchMove(Message),
            /// The move is not made yet; what it needs.
            NotMade(Vec<Message>),
        }

        impl Refusal {
            /// The code by which scripts know the reason; `docs/json.md` lists them.
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
    /// Only the clock runs here.
    ClockOnly => "clock-only", "refused-clock-only",
    /// The next move is to be sealed.
    SealFirst { side: Color } => "seal-first", "refused-seal-first",
    /// The game is not being adjourned.
    NotAdjourned => "not-adjourned", "refused-not-adjourned",
    /// The player is there.
    Present { side: Color } => "present", "refused-present",
    /// Both would lose, which is no result here.
    BothLose => "both-lose", "refused-both-lose",
    /// Nothing was dictated that could be heard.
    NothingDictated => "nothing-dictated", "refused-nothing-dictated",
    /// A move is being dictated.
    Dictating => "dictating", "refused-dictating",
    /// The game has not begun.
    NotStarted => "not-started", "refused-not-started",
    /// It has begun already.
    Started => "started", "refused-started",
    /// The clocks are halted.
    Halted { by: String } => "halted", "refused-halted",
    /// The clocks are not halted.
    NotHalted => "not-halted", "refused-not-halted",
    /// It is the other side's move.
    NotYourMove { side: Color } => "not-your-move", "refused-not-your-move",
    /// The game is over.
    Over => "over", "refused-over",
    /// No clock is used.
    NoClock => "no-clock", "refused-no-clock",
    /// The own clock does not run.
    ClockStands => "clock-stands", "refused-clock-stands",
    /// The opponent's announcement must be repeated first (2023 D.2.1).
    RepeatFirst { mv: Announcement } => "repeat-first", "refused-repeat-first",
    /// Nothing was announced that could be repeated.
    NothingToRepeat => "nothing-to-repeat", "refused-nothing-to-repeat",
    /// The repetition is another move.
    RepetitionDiffers { announced: Announcement, repeated: Message } => "repetition-differs", "refused-repetition-differs",
    /// A move is announced already.
    Announced { mv: Announcement } => "announced", "refused-announced",
    /// Only the arbiter may do that.
    ArbiterOnly => "arbiter-only", "refused-arbiter-only",
    /// Touches are not struck out by who touched.
    OwnTouch => "own-touch", "refused-own-touch",
    /// The speaker has no side.
    NoSide => "no-side", "refused-no-side",
    /// There is no tactile board.
    NoBoard => "no-board", "refused-no-board",
    /// The board is not connected.
    BoardAway => "board-away", "refused-board-away",
    /// A board does not stand as it should.
    BoardDiffers { side: Color, squares: All } => "board-differs", "refused-board-differs",
    /// Nothing stands there that could be touched.
    NothingStands { square: Square } => "nothing-stands", "refused-nothing-stands",
    /// No draw has been offered.
    NoOffer => "no-offer", "refused-no-offer",
    /// An offer stands already.
    Offered => "offered", "refused-offered",
    /// The right to claim was lost by a touch (2023 9.4).
    ClaimLost => "claim-lost", "refused-claim-lost",
    /// Nothing was claimed.
    NoClaim => "no-claim", "refused-no-claim",
    /// The claim is to be ruled on first.
    ClaimPending => "claim-pending", "refused-claim-pending",
    /// The right to complain was lost by a touch (2023 4.8).
    ComplaintLost => "complaint-lost", "refused-complaint-lost",
    /// The opponent has made no move yet.
    NoMove => "no-move", "refused-no-move",
    /// No command is called so; the nearest.
    NoCommand { text: String, command: String } => "no-command", "refused-no-command",
    /// No duty of that side's assistant (2023 D.2.10).
    NotDuty { side: Color, duty: String } => "not-duty", "refused-not-duty",
    /// No assistant can do that for a player.
    PlayersOwn { side: Color } => "players-own", "refused-players-own",
    /// That side has no assistant.
    NoAssistant { side: Color } => "no-assistant", "refused-no-assistant",
    /// Against a deaf player an assistant must be there (2023 D.2.11).
    AssistantOwed => "assistant-owed", "refused-assistant-owed",
    /// The event bars draws by agreement so early (2023 9.1.1).
    DrawBarred { moves: usize } => "draw-barred", "refused-draw-barred",
    /// No draw before a move by each (2023 5.2.3).
    TooEarly => "too-early", "refused-too-early",
    /// Nothing was asked.
    NothingAsked => "nothing-asked", "refused-nothing-asked",
    /// The flag has not fallen.
    FlagStands => "flag-stands", "refused-flag-stands",
    /// So many plies were not played.
    TooFar { plies: usize } => "too-far", "refused-too-far",
    /// There is no such move in the game.
    NoSuchMove => "no-such-move", "refused-no-such-move",
    /// Correcting is not possible any more (2023 D.2.8).
    TooLate => "too-late", "refused-too-late",
    /// The arbiter is looking at an irregularity.
    ArbiterDecides => "arbiter-decides", "refused-arbiter-decides",
    /// With an arbiter, only what the own pegged board shows.
    NotInTournament => "not-in-tournament", "refused-not-in-tournament",
}

impl From<Unplayable> for Refusal {
    fn from(why: Unplayable) -> Refusal {
        Refusal::Unplayable(why)
    }
}

/// A command whose argument is missing or no such thing.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum CommandError {
    /// Nothing but blanks.
    #[error("an empty line")]
    Empty,
    /// The command needs something behind it that is not there or not readable.
    #[error("{command}: cannot use {argument:?}")]
    Argument {
        /// The command.
        command: String,
        /// What stood behind it.
        argument: String,
    },
}

impl CommandError {
    /// The reason as scripts know it.
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
