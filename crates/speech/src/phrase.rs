//! Phrases as types: what several rooms of a game say, and how a room declares its own.

use super::{
    Announcement, Message, Notated, Worded,
    message::{All, Each},
};
use annabella_chess::{Color, Piece, Square};
use annabella_clock::Span;

/// Declares an enum of phrases, each with the id of its message and its variables.
#[macro_export]
macro_rules! phrases {
    (
        $(#[$about:meta])*
        $vis:vis enum $kind:ident {
            $( $(#[$doc:meta])* $name:ident $({ $($field:ident: $ty:ty),* $(,)? })? => $id:literal, )*
        }
    ) => {
        $(#[$about])*
        #[derive(Clone, Debug, PartialEq)]
        #[allow(missing_docs)] // The names say it, and the words are in the locales.
        $vis enum $kind { $( $(#[$doc])* $name $({ $($field: $ty),* })?, )* }

        impl $crate::Worded for $kind {
            fn message(&self) -> $crate::Message {
                match self {
                    $($kind::$name $({ $($field),* })? => {
                        $crate::Message::new($id)
                            $($(.with(
                                // A variable may be a keyword: `r#move`.
                                stringify!($field).trim_start_matches("r#"),
                                $crate::Value::from($field.clone()),
                            ))*)?
                    })*
                }
            }
        }
    };
}

phrases! {
    /// What more than one room says, and devices. The fields are the variables of the message.
    pub enum Phrase {
        /// The opponent's repetition of it (2023 D.2.1).
        Repeated { mv: Message } => "play-repeated",
        /// A journal was begun; where it is.
        JournalAt { file: String } => "play-journal-at",
        /// Where the envelope of a sealed move is.
        EnvelopeAt { file: String } => "envelope-at",
        /// The passphrase of an envelope is to be typed once more.
        PassphraseOnceMore => "passphrase-once-more",
        /// It was another one the second time.
        PassphraseDiffers => "passphrase-differs",
        /// It has too few characters.
        PassphraseShort { fewest: usize } => "passphrase-too-short",
        /// A line for the game was typed instead: a move or a command. Whether the first passphrase was typed already.
        PassphraseIsLine { typed: String } => "passphrase-is-line",
        /// The arbiter's desk is gone: the passphrase is asked for at the terminal of the game.
        PassphraseHere => "passphrase-here",
        /// The sealed move cannot be read back where others would hear or read it.
        SealedUnheard => "sealed-unheard",
        /// The program was restarted since, and no longer knows the sealed move.
        SealedForgotten => "sealed-forgotten",
        /// The program goes on with a journal: so many plies, the last of which is that move of that side; so long a gap.
        Resumed { plies: usize, side: Color, number: usize, gap: Span } => "play-resumed",
        /// The clocks stand until `continue`.
        Halted => "play-halted",
        /// The clocks run on.
        Continued { side: Color } => "play-continued",
        /// The clock beside the board was told the times, and has not taken them.
        ClockNotSet => "clock-not-set",
        /// Which keys do what.
        KeysAre => "keys-are",
        /// Which key is held to speak the own score.
        KeysTalk => "keys-talk",
        /// Both times of the game, for somebody who has no side.
        WhiteBlackTimes { white: Span, black: Span } => "play-white-black-times",
        /// Moves made by the asker.
        MovesMade { moves: usize } => "play-moves-made",
        /// The next part of what is told in parts is had by asking.
        MoreFollows => "play-help-more",
        /// No move was made yet.
        NoMoveYet => "play-no-move-yet",
        /// Where the pieces of one kind stand.
        PiecesAt { piece: Piece, count: usize, squares: All } => "play-piece-at",
        /// Whose move it is.
        WhoseMove { side: Color } => "play-whose-move",
        /// An offer of a draw stands, told again after an interruption.
        OfferStands { side: Color } => "play-offer-stands",
        /// How to read the score of a finished game.
        OverScore { file: String, form: String } => "play-over-score",
        /// The contact of a square flutters.
        Flutters { square: Square } => "play-square-flutters",
        /// A board changes faster than hands do, on many squares.
        Floods => "play-board-floods",
        /// No digest was told since the program began.
        NoDigest => "digest-none",
        /// The digest of the record when the game has ended.
        DigestOfResult { digest: Notated } => "digest-result",
        /// The digest of the record when the game is adjourned.
        DigestOfAdjournment { digest: Notated } => "digest-adjournment",
        /// The digest of the record of a game that stops unfinished.
        DigestUnfinished { digest: Notated } => "digest-unfinished",
        /// The player on move is to seal the next move (2023 Guideline I.1.1).
        Adjourning { side: Color } => "arbiter-adjourning",
        /// The same where a passphrase is asked for next.
        Adjourns { side: Color } => "arbiter-adjourns",
        /// The move is sealed, and the clocks stand.
        Adjourned { side: Color, number: usize } => "arbiter-adjourned",
        /// How the arbiter rules on a loss that the Laws provide for.
        LossRule => "arbiter-loss-rule",
        /// The default time has passed, and the player is not there (2023 6.7.1).
        DefaultTimeOver { side: Color } => "arbiter-default-time-over",
        /// A flag has fallen, told to who may know.
        FlagFallen { side: Color } => "play-flag-fallen",
        /// A completed move that touched pieces did not allow, for the arbiter.
        TouchBroken { side: Color, mv: Announcement, why: Message } => "play-touch-broken",
        /// The board of a player differs: these squares.
        BoardDiffers { side: Color, squares: Each } => "play-board-differs",
        /// Pegs and announcement are different moves.
        PegsDiffer { announced: Announcement, pegs: Announcement } => "play-pegs-differ",
        /// The player calls the arbiter.
        ArbiterCalled { side: Color } => "play-arbiter-called",
        /// Somebody wants to leave a game that is not over.
        LeaveAsked { command: String, named: String } => "play-leave-asked",
        /// What was asked back was answered with no.
        NothingChanged => "play-nothing-changed",
        /// By what a game that was left goes on.
        GoOnBy { command: String } => "play-go-on-by",
        /// The same, with the name of its journal.
        GoOnByFile { command: String, file: String } => "play-go-on-by-file",
        /// The last game is resumed: how many days ago it began, and at which time of day.
        LastGame { days: usize, clock: String } => "play-last-game",
        /// The same, where the players have names.
        LastGameOf { days: usize, clock: String, white: String, black: String } => "play-last-game-of",
        /// Options that were typed do not count in a game that is resumed.
        NotCounting { count: usize, options: String } => "resume-not-counting",
        /// The same, where naming them would take long.
        ManyNotCounting { count: usize } => "resume-many-not-counting",
        /// The game is over, and what can still be asked.
        OverStays => "play-over-stays",
        /// The arbiter's desk is there: rulings come from it.
        DeskCame => "desk-came",
        /// The arbiter's desk is gone: rulings come from the terminal of the game.
        DeskGone => "desk-gone",
        /// No PIN guards the arbiter's words at a shared terminal.
        ArbiterUnguarded => "arbiter-unguarded",
        /// No device may sound what was dictated.
        DictationNoDevice => "dictation-no-device",
    }
}

/// Where the pieces of one kind stand; none if there is no such piece.
pub fn pieces_at(piece: Piece, squares: Vec<Message>) -> Option<Message> {
    let count = squares.len();
    (count > 0).then(|| Phrase::PiecesAt { piece, count, squares: All(squares) }.message())
}
