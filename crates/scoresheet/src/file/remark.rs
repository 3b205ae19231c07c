//! Remarks on a file: what cannot be read, what contradicts itself, and what was assumed.

use crate::letters::Alphabet;
use annabella_chess::{Color, FenFault};
use annabella_speech::{Message, Value, Worded, fen_refused_in};
use strum::IntoStaticStr;

/// A place in a file.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Place {
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
}

/// The move of a scoresheet that a remark is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveAt {
    /// The move number.
    pub number: usize,
    /// The mover.
    pub side: Color,
}

/// A remark on a place in a file.
#[derive(Clone, Debug, PartialEq)]
pub struct FileRemark {
    /// The place of the first character.
    pub place: Place,
    /// The text there, shortened.
    pub text: String,
    /// The kind of remark.
    pub kind: FileRemarkKind,
}

/// Part of a text that opens and closes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bracketed {
    /// A comment in braces.
    Comment,
    /// A variation in parentheses.
    Variation,
}

/// The kind of a remark. Numbers and sides are those of the moves before which reading ends.
#[derive(Clone, Debug, PartialEq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum FileRemarkKind {
    /// The line contains signs that no text contains; they are skipped.
    Signs,
    /// No move; reading ends.
    Unreadable(MoveAt),
    /// Several legal moves, in the letters of the text; reading ends.
    Ambiguous(MoveAt, Vec<String>),
    /// An illegal move, the reason, and whether reading continues after it.
    Illegal(MoveAt, Message, bool),
    /// The move is missing, or only signs for a missing one are written; reading ends.
    Missing(MoveAt),
    /// A move number that contradicts the others; the order of the moves counts.
    Number,
    /// A word among the moves that is not a move; it is kept as a comment.
    Stray,
    /// A time that no clock of this game can show; it is kept as text.
    NoTime,
    /// Two moves without a space between them.
    Glued,
    /// A sign of a capture where nothing is captured.
    NoCapture,
    /// The result `0-0`: both players have lost.
    BothLose,
    /// Neither the number nor the cells around it leave a place for this text; it is kept as a comment.
    Surplus,
    /// Moves after the result, which are kept as a comment.
    AfterResult,
    /// Text that is not part of the game; it is kept as a comment.
    Prose,
    /// Text in a file without a game.
    Outside,
    /// A line for other programs, marked by a per cent sign; it is kept as a comment.
    Escaped,
    /// A tag that is not written as PGN demands, and its value, which is clear.
    ///
    /// It is clear with curly quotation marks, and for a tag among the moves.
    Tag(String),
    /// A tag whose value is not clear, and the value that was read; the whole is kept as a comment.
    UnclearTag(String),
    /// A tag given again with another value; the first counts, the other is kept as a comment.
    TagTwice(String),
    /// The result at the end differs from this one in the tag. The one at the end counts.
    Results(String),
    /// The last move ends the game with this result, but the file gives a different one.
    EndedOtherwise(&'static str),
    /// White has a move before Black's first, but by the FEN it is Black's move, or vice versa.
    Turn(Color),
    /// Opened, but not closed.
    Unclosed(Bracketed),
    /// Closed, but not opened.
    Unopened,
    /// A FEN gives no starting position; no move is read.
    Start(FenFault),
    /// The starting position differs from that of this line; no move is read.
    Starts(usize),
    /// The FEN has counters that no game can have; these are assumed.
    Counters {
        /// The number of moves of both sides without a capture or a pawn move.
        halfmoves: u32,
        /// The number of the next move.
        number: u32,
    },
    /// A variant that is not played here; no move is read.
    Variant,
    /// The tags announce a starting position without giving it; the usual one is assumed.
    NoStart,
    /// No variant is named, and only Chess960 has the castling rights of the FEN.
    Chess960,
    /// Piece letters of another language, or learnt from the moves.
    Letters(Alphabet),
    /// The columns of White and Black are exchanged.
    Columns,
    /// Both kings were put to the centre after the game; the result that they show.
    KingsInCentre(&'static str),
    /// A part of a variation that is not read; it is kept as text.
    InVariation,
}

impl FileRemarkKind {
    /// Returns the code for scripts, which is also the end of the message's name.
    pub fn code(&self) -> &'static str {
        self.into()
    }

    const fn message_id(&self) -> &'static str {
        match self {
            FileRemarkKind::Signs => "file-signs",
            FileRemarkKind::Unreadable(_) => "file-unreadable",
            FileRemarkKind::Ambiguous(..) => "file-ambiguous",
            FileRemarkKind::Illegal(..) => "file-illegal",
            FileRemarkKind::Missing(_) => "file-missing",
            FileRemarkKind::Number => "file-number",
            FileRemarkKind::Stray => "file-stray",
            FileRemarkKind::NoTime => "file-no-time",
            FileRemarkKind::Glued => "file-glued",
            FileRemarkKind::NoCapture => "file-no-capture",
            FileRemarkKind::BothLose => "file-both-lose",
            FileRemarkKind::Surplus => "file-surplus",
            FileRemarkKind::AfterResult => "file-after-result",
            FileRemarkKind::Prose => "file-prose",
            FileRemarkKind::Outside => "file-outside",
            FileRemarkKind::Escaped => "file-escaped",
            FileRemarkKind::Tag(_) => "file-tag",
            FileRemarkKind::UnclearTag(_) => "file-unclear-tag",
            FileRemarkKind::TagTwice(_) => "file-tag-twice",
            FileRemarkKind::Results(_) => "file-results",
            FileRemarkKind::EndedOtherwise(_) => "file-ended-otherwise",
            FileRemarkKind::Turn(_) => "file-turn",
            FileRemarkKind::Unclosed(_) => "file-unclosed",
            FileRemarkKind::Unopened => "file-unopened",
            FileRemarkKind::Start(_) => "file-start",
            FileRemarkKind::Starts(_) => "file-starts",
            FileRemarkKind::Counters { .. } => "file-counters",
            FileRemarkKind::Variant => "file-variant",
            FileRemarkKind::NoStart => "file-no-start",
            FileRemarkKind::Chess960 => "file-chess960",
            FileRemarkKind::Letters(_) => "file-letters",
            FileRemarkKind::Columns => "file-columns",
            FileRemarkKind::KingsInCentre(_) => "file-kings-in-centre",
            FileRemarkKind::InVariation => "file-in-variation",
        }
    }

    /// Whether the remark only says how the file was read: nothing is lost, and nothing contradicts itself.
    ///
    /// It depends on the kind alone, so that one kind always has one exit status.
    pub const fn is_note(&self) -> bool {
        matches!(
            self,
            FileRemarkKind::Prose
                | FileRemarkKind::Outside
                | FileRemarkKind::Escaped
                | FileRemarkKind::Tag(_)
                | FileRemarkKind::Chess960
                | FileRemarkKind::Letters(_)
                | FileRemarkKind::Columns
                | FileRemarkKind::Glued
                | FileRemarkKind::NoCapture
                | FileRemarkKind::BothLose
                | FileRemarkKind::KingsInCentre(_)
                | FileRemarkKind::Counters { .. }
        )
    }

    /// Whether two parts of the file contradict each other, although everything is read.
    pub const fn contradicts(&self) -> bool {
        matches!(
            self,
            FileRemarkKind::Results(_)
                | FileRemarkKind::EndedOtherwise(_)
                | FileRemarkKind::TagTwice(_)
                | FileRemarkKind::Number
        )
    }

    /// Whether the moves of the game are not read to their end.
    pub const fn ends_reading(&self) -> bool {
        matches!(
            self,
            FileRemarkKind::Unreadable(_)
                | FileRemarkKind::Ambiguous(..)
                | FileRemarkKind::Illegal(_, _, false)
                | FileRemarkKind::Missing(_)
        ) || self.gives_no_start()
    }

    /// Whether it is not known from which position the moves start.
    pub const fn gives_no_start(&self) -> bool {
        matches!(
            self,
            FileRemarkKind::Turn(_)
                | FileRemarkKind::Start(_)
                | FileRemarkKind::Starts(_)
                | FileRemarkKind::Variant
        )
    }

    /// Returns the move that the remark is about.
    pub const fn of_move(&self) -> Option<MoveAt> {
        match self {
            FileRemarkKind::Unreadable(at)
            | FileRemarkKind::Ambiguous(at, _)
            | FileRemarkKind::Illegal(at, ..)
            | FileRemarkKind::Missing(at) => Some(*at),
            _ => None,
        }
    }
}

/// Words such as `line 9, column 50: …`.
impl Worded for FileRemark {
    fn message(&self) -> Message {
        let Place { line, column } = self.place;
        let what = Message::new(self.kind.message_id()).with("text", self.text.as_str());
        let what = match &self.kind {
            FileRemarkKind::Illegal(_, why, continues) => {
                what.with("why", why.clone()).with("continues", if *continues { "yes" } else { "no" })
            }
            FileRemarkKind::Ambiguous(_, moves) => {
                let name = |mv: &String| Message::new("verdict-written").with("text", mv.as_str());
                what.with("moves", moves.iter().map(name).collect::<Vec<Message>>())
            }
            FileRemarkKind::Tag(value)
            | FileRemarkKind::UnclearTag(value)
            | FileRemarkKind::TagTwice(value)
            | FileRemarkKind::Results(value) => what.with("value", value.as_str()),
            FileRemarkKind::Turn(side) => what.with("side", *side),
            FileRemarkKind::Counters { halfmoves, number } => {
                what.with("halfmoves", *halfmoves as usize).with("number", *number as usize)
            }
            FileRemarkKind::Unclosed(Bracketed::Comment) => what.with("what", "comment"),
            FileRemarkKind::Unclosed(Bracketed::Variation) => what.with("what", "variation"),
            FileRemarkKind::Start(fault) => return fen_refused_in(line, &self.text, *fault),
            FileRemarkKind::Starts(other) => what.with("other", *other),
            FileRemarkKind::KingsInCentre(score) | FileRemarkKind::EndedOtherwise(score) => {
                what.with("score", *score)
            }
            FileRemarkKind::Letters(alphabet) => what.with("letters", alphabet.message()),
            _ => what,
        };
        let what = match self.kind.of_move() {
            Some(MoveAt { number, side }) => what.with("number", number).with("side", side),
            None => what,
        };
        Message::new("file-remark").with("line", line).with("column", column).with("what", Value::from(what))
    }
}
