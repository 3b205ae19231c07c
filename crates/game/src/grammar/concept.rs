//! The meanings of words in questions.

use strum::{IntoStaticStr, VariantArray};

/// The meaning of a word or of several words, and the message that lists them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub(super) enum Concept {
    Filler,
    Mine,
    Theirs,
    Who,
    Where,
    Many,
    How,
    Have,
    Time,
    Spent,
    Clock,
    Running,
    Turn,
    Control,
    Moves,
    Number,
    Last,
    Played,
    Again,
    Board,
    Pieces,
    Empty,
    Tone,
    Lost,
    Material,
    Check,
    Checks,
    Mate,
    Attack,
    Guard,
    Can,
    Go,
    Castle,
    Right,
    Draw,
    Offer,
    Claim,
    Repetition,
    Fifty,
    Result,
    Game,
    Name,
    Score,
    Best,
    Undo,
    Press,
    Resign,
    Both,
    Voice,
    Typo,
    Type,
    Hour,
    Why,
    Diagonal,
    // What the voice should do, in the words of its commands.
    Faster,
    Slower,
    Louder,
    Softer,
    /// A word for files, which needs the letter of one.
    File,
    /// A word for ranks, which needs the number of one.
    Rank,
    /// The ordinal numbers from one to eight, in this order, and then again in each other form.
    Ordinals,
    /// The numerals from one, in this order.
    Numerals,
    // What is named, and not listed by a message.
    Square,
    Piece,
    King,
    Side,
    Line,
    Amount,
    /// A move in notation.
    Written,
    /// A second kind of piece: `is e4 a pawn or a knight`.
    Alternative,
    /// A second square: the end of a diagonal.
    SecondSquare,
}

impl Concept {
    /// Number of concepts that messages list.
    pub const LISTED: usize = Concept::Square as usize;

    /// Whether a command has the same words.
    const fn is_of_a_command(self) -> bool {
        matches!(self, Concept::Faster | Concept::Slower | Concept::Louder | Concept::Softer)
    }

    /// Returns the id of the message that lists its words.
    pub fn id(self) -> String {
        let of = if self.is_of_a_command() { "command" } else { "concept" };
        format!("{of}-{}", <&str>::from(self))
    }
}

/// A set of concepts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Concepts(u128);

impl Concepts {
    pub const fn of(list: &[Concept]) -> Concepts {
        let (mut set, mut index) = (0, 0);
        while index < list.len() {
            set |= 1 << list[index] as u128;
            index += 1;
        }
        Concepts(set)
    }

    pub const fn with(self, concept: Concept) -> Concepts {
        Concepts(self.0 | 1 << concept as u128)
    }

    pub const fn is_within(self, other: Concepts) -> bool {
        self.0 & !other.0 == 0
    }

    pub const fn without(self, other: Concepts) -> Concepts {
        Concepts(self.0 & !other.0)
    }

    pub const fn and(self, other: Concepts) -> Concepts {
        Concepts(self.0 | other.0)
    }
}
