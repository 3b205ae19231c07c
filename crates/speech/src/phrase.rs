//! Phrases as types: those shared by several topics of a game, and a macro to declare more.

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
        #[allow(missing_docs)] // The names are enough; the words are in the locales.
        $vis enum $kind { $( $(#[$doc])* $name $({ $($field: $ty),* })?, )* }

        impl $crate::Worded for $kind {
            fn message(&self) -> $crate::Message {
                match self {
                    $($kind::$name $({ $($field),* })? => {
                        $crate::Message::new($id)
                            $($(.with(
                                // A variable can be a keyword: `r#move`.
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
    /// Phrases of several topics, and of devices. The fields are the variables of the message.
    pub enum Phrase {
        /// The opponent repeats the announced move (2023 D.2.1).
        Repeated { mv: Message, whole: bool } => "play-repeated",
        /// A journal was created; its path.
        JournalAt { file: String } => "play-journal-at",
        /// The path of a sealed move's envelope.
        EnvelopeAt { file: String } => "envelope-at",
        /// Type the passphrase of an envelope again.
        PassphraseOnceMore => "passphrase-once-more",
        /// The two passphrases differ.
        PassphraseDiffers => "passphrase-differs",
        /// The passphrase has too few characters.
        PassphraseShort { fewest: usize } => "passphrase-too-short",
        /// A line for the game, a move or a command, was typed instead of a passphrase.
        /// Says whether the first passphrase had been typed.
        PassphraseIsLine { typed: String } => "passphrase-is-line",
        /// No one can be asked for a passphrase.
        PassphraseByFile => "passphrase-by-file",
        /// The arbiter's desk is disconnected; the game's terminal asks for the passphrase.
        PassphraseHere => "passphrase-here",
        /// The sealed move cannot be read back where others would hear or read it.
        SealedUnheard => "sealed-unheard",
        /// The program has been restarted and no longer knows the sealed move.
        SealedForgotten => "sealed-forgotten",
        /// A game was resumed from its journal after `plies` plies and an interruption of `gap`.
        /// Its last move was move `number` of `side`.
        Resumed { plies: usize, side: Color, number: usize, gap: Message } => "play-resumed",
        /// The clocks are stopped until `continue`.
        Halted => "play-halted",
        /// The clocks run again.
        Continued { side: Color } => "play-continued",
        /// The electronic clock at the board has not accepted the times sent to it.
        ClockNotSet => "clock-not-set",
        /// The key for help, heard at the start.
        KeysHelp => "keys-help",
        /// The keys and their functions.
        KeysAre => "keys-are",
        /// The key to hold while dictating moves for the scoresheet.
        KeysTalk => "keys-talk",
        /// Both times of the game, for a person without a side.
        WhiteBlackTimes { white: Span, black: Span } => "play-white-black-times",
        /// The number of moves made by the player who asks.
        MovesMade { moves: usize } => "play-moves-made",
        /// An answer continues; ask for the next part.
        MoreFollows => "play-help-more",
        /// The piece that stays picked up after a refused move by keys.
        StillInHand { piece: Piece } => "cursor-in-hand",
        /// All of an answer has been said or printed.
        NothingMore => "play-help-end",
        /// No move has been made.
        NoMoveYet => "play-no-move-yet",
        /// The squares of all pieces of one kind.
        PiecesAt { piece: Piece, count: usize, squares: All } => "play-piece-at",
        /// The side to move.
        WhoseMove { side: Color } => "play-whose-move",
        /// A draw offer is still valid; repeated after an interruption.
        OfferStands { side: Color } => "play-offer-stands",
        /// The command that shows the moves of a finished game.
        OverScore { file: String, form: String } => "play-over-score",
        OverSaved => "play-over-saved",
        /// The contact of a square is unreliable.
        Flutters { square: Square } => "play-square-flutters",
        /// A board changes faster than hands can move pieces, on many squares.
        Floods => "play-board-floods",
        /// The answer where nothing is recorded.
        NoDigest => "digest-none",
        /// No fingerprint has been announced since the program started.
        DigestLater => "digest-later",
        /// The disk does not answer or refuses.
        DigestUnsaved => "digest-unsaved",
        /// The local time of day, such as `14:05`.
        TimeOfDay { time: String } => "time-of-day",
        /// The fingerprint of the journal at the end of the game.
        DigestOfResult { digest: Notated } => "digest-result",
        /// The fingerprint of the journal at the adjournment.
        DigestOfAdjournment { digest: Notated } => "digest-adjournment",
        /// The fingerprint of the journal of a game left unfinished.
        DigestUnfinished { digest: Notated } => "digest-unfinished",
        /// The player to move must seal the next move (2023 Guideline I.1.1).
        Adjourning { side: Color } => "arbiter-adjourning",
        /// The same, if the program asks for a passphrase next.
        Adjourns { side: Color } => "arbiter-adjourns",
        /// The move is sealed, and the clocks are stopped.
        Adjourned { side: Color, number: usize } => "arbiter-adjourned",
        /// The command with which the arbiter rules on a loss under the Laws.
        LossRule => "arbiter-loss-rule",
        /// The default time has passed without the player's arrival (2023 6.7.1).
        DefaultTimeOver { side: Color } => "arbiter-default-time-over",
        /// A flag has fallen, for those who may know.
        FlagFallen { side: Color } => "play-flag-fallen",
        /// A completed move broke the touched-piece rule, for the arbiter.
        TouchBroken { side: Color, mv: Announcement, why: Message } => "play-touch-broken",
        /// A player's board differs on these squares.
        BoardDiffers { side: Color, squares: Each } => "play-board-differs",
        /// The pegs show a different move from the announced one.
        PegsDiffer { announced: Announcement, pegs: Announcement, is_final: bool } => "play-pegs-differ",
        /// The player calls the arbiter.
        ArbiterCalled { side: Color } => "play-arbiter-called",
        /// A person asks to leave an unfinished game.
        LeaveAsked { command: String, named: String } => "play-leave-asked",
        /// The confirmation was refused; nothing has changed.
        NothingChanged => "play-nothing-changed",
        /// The command that resumes the game just left.
        GoOnBy { command: String } => "play-go-on-by",
        /// The same, with the file name of the journal.
        GoOnByFile { command: String, file: String } => "play-go-on-by-file",
        /// The journal's folder refused it until the end, and a copy was saved elsewhere.
        Rescued { command: String, file: String } => "play-rescued",
        /// The last game is resumed: it started `days` days ago, at `clock` o'clock.
        LastGame { days: usize, clock: String } => "play-last-game",
        /// The same, with the players' names.
        LastGameOf { days: usize, clock: String, white: String, black: String } => "play-last-game-of",
        /// Options on the command line are ignored in a resumed game.
        NotCounting { count: usize, options: String } => "resume-not-counting",
        /// The same, for too many options to list.
        ManyNotCounting { count: usize } => "resume-many-not-counting",
        /// The game is over; the commands that still work.
        OverStays => "play-over-stays",
        /// The arbiter's desk is connected and now gives the rulings.
        DeskCame => "desk-came",
        /// The arbiter's desk is disconnected; rulings come from the game's terminal.
        DeskGone => "desk-gone",
        /// No PIN guards the arbiter's words at a shared terminal.
        ArbiterUnguarded => "arbiter-unguarded",
        /// No device can play a recording.
        DictationNoDevice => "dictation-no-device",
    }
}

/// Returns the squares of the pieces of one kind; `None` if there is no such piece.
pub fn pieces_at(piece: Piece, squares: Vec<Message>) -> Option<Message> {
    let count = squares.len();
    (count > 0).then(|| Phrase::PiecesAt { piece, count, squares: All(squares) }.message())
}
