//! The questions that sets of concepts ask, and the commands that answer them.

use crate::grammar::concept::Concept::{self, *};
use crate::grammar::concept::Concepts;

/// A place in the argument of a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Slot {
    Square,
    Piece,
    Side,
    /// A rank or a file.
    Line,
    Amount,
    /// The asker's own, the opponent's, or that of the named side.
    Whose,
    Fixed(&'static str),
}

/// A question, which has all concepts of `needs`, and perhaps some of `also`.
pub(super) struct Meaning {
    pub needs: Concepts,
    pub also: Concepts,
    /// The id of the message with the command's words.
    pub id: &'static str,
    pub argument: &'static [Slot],
}

/// Concepts that change no question.
const ALWAYS: Concepts = Concepts::of(&[Have, Who, Game, Both, Again]);

const fn asks(needs: &[Concept], also: &[Concept], id: &'static str, argument: &'static [Slot]) -> Meaning {
    Meaning { needs: Concepts::of(needs), also: Concepts::of(also).and(ALWAYS), id, argument }
}

/// Persons.
macro_rules! with_persons {
    ($($more:expr),* $(,)?) => { &[Mine, Theirs, Side, $($more),*] };
}

const WHOSE_PIECE: &[Slot] = &[Slot::Piece, Slot::Whose];

/// The questions; the first that fits applies.
pub(super) const MEANINGS: &[Meaning] = &[
    // The way to do something.
    asks(&[How, Castle], &[Mine, Can, Moves, Played, Right], "command-help", &[Slot::Fixed("castling")]),
    asks(
        &[How, Claim],
        &[Mine, Can, Draw, Offer, Repetition, Fifty],
        "command-help",
        &[Slot::Fixed("claim")],
    ),
    asks(&[How, Undo], &[Mine, Can, Moves, Last], "command-help", &[Slot::Fixed("retract")]),
    asks(&[How, Offer], &[Mine, Can, Draw], "command-help", &[Slot::Fixed("offer")]),
    asks(&[How, Draw], &[Mine, Can], "command-help", &[Slot::Fixed("offer")]),
    asks(&[How, Press], &[Mine, Can, Clock], "command-help", &[Slot::Fixed("press")]),
    asks(&[How, Resign], &[Mine, Can], "command-help", &[Slot::Fixed("resign")]),
    asks(&[How, Moves], &[Mine, Can, Played, Pieces, Piece], "command-help", &[Slot::Fixed("move")]),
    asks(
        &[Typo],
        &[Mine, Can, How, Moves, Last, Played, Again, Score, Undo],
        "command-help",
        &[Slot::Fixed("correct")],
    ),
    asks(&[Type], &[Mine, Can, How, Have, Turn, Moves, Played], "command-help", &[]),
    // Castling: its possibility is advice, its history is on the scoresheet.
    asks(&[Castle, Can], with_persons![Go, Moves, Played, Right, Lost], "command-castling", &[]),
    asks(&[Castle, Right], with_persons![Can, Lost], "command-castling", &[]),
    asks(&[Castle, Mine], &[Played, Moves], "command-castled", &[]),
    asks(&[Castle, Have], &[Played, Moves], "command-castled", &[]),
    asks(&[Castle, Theirs], &[Played, Moves], "command-castled", &[]),
    asks(&[Castle, Side], &[Played, Moves], "command-castled", &[]),
    // Draws.
    asks(&[Offer], with_persons![Draw, Last, Result], "command-offers", &[]),
    asks(&[Draw, Theirs], &[], "command-offers", &[]),
    asks(&[Draw, Theirs, Claim], &[Mine], "command-offers", &[]),
    asks(
        &[Repetition],
        with_persons![Board, Draw, Many, Can, Moves, Number, Again, Result, Played],
        "command-repetitions",
        &[],
    ),
    asks(
        &[Fifty],
        with_persons![Many, Moves, Lost, Last, Can, Draw, Number, Piece, Played],
        "command-repetitions",
        &[],
    ),
    asks(&[Claim, Can], with_persons![Draw, Offer, Repetition, Fifty, Board], "command-repetitions", &[]),
    // Checks.
    asks(
        &[Checks],
        with_persons![Can, Piece, King, Square, Many, Moves, Go, Pieces, Where, Check],
        "command-hint",
        &[],
    ),
    asks(&[Mate], with_persons![Can, King, Piece, Check, Moves, Go, Many], "command-hint", &[]),
    asks(&[Check, Can], with_persons![Piece, King, Go, Moves, Square, Pieces], "command-hint", &[]),
    asks(
        &[Check],
        with_persons![King, Piece, Pieces, Attack, Board, Moves, Last, Square, Where, Why],
        "command-check",
        &[],
    ),
    asks(&[Attack, King], with_persons![Piece, Pieces, Check], "command-check", &[]),
    // Attacks and defences.
    asks(
        &[Attack, Square],
        with_persons![Piece, King, Pieces, Can, Moves, Go, Guard, Where, Many, Repetition],
        "command-attackers",
        &[Slot::Square],
    ),
    asks(
        &[Guard, Square],
        with_persons![Piece, King, Pieces, Can, Moves, Go, Where, Many, Repetition],
        "command-attackers",
        &[Slot::Square],
    ),
    asks(
        &[Attack, Piece],
        with_persons![King, Pieces, Can, Moves, Guard, Where, Many],
        "command-attackers",
        WHOSE_PIECE,
    ),
    asks(
        &[Guard, Piece],
        with_persons![King, Pieces, Can, Moves, Where, Many],
        "command-attackers",
        WHOSE_PIECE,
    ),
    asks(&[Attack], with_persons![Pieces, Can, Moves, Where, Many, Lost, Guard, Board], "command-hint", &[]),
    asks(&[Guard], with_persons![Pieces, Can, Moves, Where, Many, Board], "command-hint", &[]),
    // Possible moves.
    asks(
        &[Can, Piece],
        with_persons![King, Square, Go, Moves, Where, Played, Many, Lost, Pieces],
        "command-moves",
        WHOSE_PIECE,
    ),
    asks(&[Go, Piece], with_persons![King, Square, Moves, Where, Many], "command-moves", WHOSE_PIECE),
    asks(&[Moves, Piece], with_persons![King, Many, Where], "command-moves", WHOSE_PIECE),
    asks(&[Moves, Square], with_persons![Go, Where, Many, Piece, King], "command-moves", &[Slot::Square]),
    asks(&[Go, Square], with_persons![Pieces, Where, Many], "command-moves", &[Slot::Square]),
    asks(&[Can], with_persons![Moves, Played, Go, Pieces, Where, Many, Lost, Square], "command-hint", &[]),
    // Times.
    asks(&[Hour], &[Clock, Mine], "command-hour", &[]),
    asks(&[Spent, Last], with_persons![Time, Moves, Many, Played, Amount], "command-times", &[]),
    asks(&[Spent, Moves], with_persons![Time, Many, Played], "command-times", &[]),
    asks(&[Spent], with_persons![Time, Clock, Many, How, Played], "command-used", &[]),
    asks(&[Time, Best], with_persons![Clock], "command-clock", &[]),
    asks(
        &[Control],
        with_persons![Time, Many, Clock, Number, Running, How, Moves, Lost, Best],
        "command-control",
        &[],
    ),
    asks(&[Time, Both], with_persons![Clock, Many, Number, How], "command-clock", &[]),
    asks(&[Time, Moves], &[Many, Played, Mine], "command-control", &[]),
    asks(&[Time, Played], &[Many], "command-control", &[]),
    asks(&[Time, Who], with_persons![Many, Clock, Material], "command-clock", &[]),
    asks(&[Time, Material], with_persons![Many, Clock], "command-clock", &[]),
    asks(&[Time, Theirs], &[Clock, Many, Number, Mine, How, Running], "command-clock", &[]),
    asks(&[Time, Side], &[Clock, Many, Number, How, Running], "command-clock", &[]),
    asks(&[Time], &[Mine, Many, Clock, Number, How], "command-time", &[]),
    asks(&[Clock], with_persons![Running, Time, Many, How, Turn, Why, Material, Best], "command-clock", &[]),
    asks(&[Running], with_persons![Time, Why], "command-clock", &[]),
    // `press now` is a mistyped order.
    asks(&[Press, Theirs], &[Clock, Last], "command-clock", &[]),
    asks(&[Press, Mine], &[Clock, Last], "command-clock", &[]),
    asks(&[Press, Side], &[Clock, Last], "command-clock", &[]),
    asks(&[Turn, Many, Moves], &[Number], "command-moves", &[]),
    asks(&[Turn], with_persons![Moves, Played, Many], "command-whose", &[]),
    // Players. This comes before moves played: `who plays white`.
    asks(&[Name, Theirs], &[How, Played], "command-opponent", &[]),
    asks(&[Name, Side], &[How, Played, Pieces], "command-opponent", &[Slot::Side]),
    asks(&[Who, Played, Side], &[Pieces], "command-opponent", &[Slot::Side]),
    asks(&[Who, Side], &[Pieces], "command-opponent", &[Slot::Side]),
    asks(&[Who, Played, Theirs], &[Mine], "command-opponent", &[]),
    asks(&[Who, Played, Mine], &[], "command-opponent", &[]),
    asks(&[Who, Mine], &[], "command-opponent", &[Slot::Fixed("own")]),
    asks(&[Mine, Side], &[Played], "command-opponent", &[Slot::Fixed("own")]),
    asks(&[Tone, Mine], &[Pieces, Played], "command-opponent", &[Slot::Fixed("own")]),
    asks(&[Tone, Theirs], &[Pieces, Played, Mine], "command-opponent", &[]),
    asks(&[Tone, Played], &[Pieces], "command-opponent", &[Slot::Fixed("own")]),
    // In some languages the verb `I play` is a word for the game: `con qué color juego`.
    Meaning {
        needs: Concepts::of(&[Tone, Game]),
        also: Concepts::of(&[Pieces]),
        id: "command-opponent",
        argument: &[Slot::Fixed("own")],
    },
    asks(&[Who, Theirs], &[Mine], "command-opponent", &[]),
    // Moves made.
    asks(&[Last, Amount], &[Moves, Played, Again], "command-last", &[Slot::Amount]),
    asks(&[Score, Amount], with_persons![Moves, Number, Played, How], "command-score", &[Slot::Amount]),
    asks(&[Moves, Amount], with_persons![Number, Played, How], "command-score", &[Slot::Amount]),
    asks(&[Played, Amount], with_persons![Number], "command-score", &[Slot::Amount]),
    asks(&[Last, Theirs], &[Moves, Played, Again, Lost], "command-last", &[Slot::Fixed("opponent")]),
    asks(&[Played, Theirs], &[Moves, Where, Pieces, Piece, King], "command-last", &[Slot::Fixed("opponent")]),
    asks(&[Last, Mine], &[Moves, Played, Again, Lost], "command-last", &[Slot::Fixed("own")]),
    asks(&[Moves, Many], with_persons![Played, Number, Last], "command-moves", &[]),
    asks(&[Moves, Number], with_persons![Played, Many], "command-moves", &[]),
    asks(&[Played, Mine], &[Moves, Where], "command-last", &[Slot::Fixed("own")]),
    asks(&[Last, Side], &[Moves, Played, Again], "command-last", &[Slot::Fixed("2")]),
    asks(&[Played, Side], &[Moves, Where], "command-last", &[Slot::Fixed("2")]),
    asks(&[Moves, Again, Theirs], &[Played], "command-last", &[Slot::Fixed("opponent")]),
    asks(&[Moves, Again], &[Played, Mine], "command-last", &[]),
    asks(&[Last, Moves], &[Played, Again], "command-last", &[]),
    asks(&[Played], &[Last, Moves, Where], "command-last", &[]),
    // `who has the move` is another question.
    Meaning {
        needs: Concepts::of(&[Moves]),
        also: Concepts::of(&[Number, Game]),
        id: "command-moves",
        argument: &[],
    },
    asks(&[Number], &[], "command-moves", &[]),
    // Captures and material.
    asks(&[Lost], with_persons![Pieces, Many, Material, Board, Played], "command-captured", &[]),
    // `pawn takes pawn` is a move.
    asks(&[Lost, Piece, Have], with_persons![Pieces, Many], "command-captured", &[]),
    asks(&[Lost, Piece, Mine], &[Pieces, Many], "command-captured", &[]),
    asks(&[Lost, Piece, Many], &[Pieces, Side], "command-captured", &[]),
    asks(&[Material], with_persons![Piece, Pieces, Many, How, Board], "command-material", &[]),
    asks(&[Result, Board], &[How], "command-board", &[]),
    asks(&[Result], with_persons![How, Draw, Running], "command-result", &[]),
    asks(&[Score], with_persons![Moves, Number, Board, How], "command-score", &[]),
    // Squares, ranks and files.
    asks(
        &[Diagonal],
        with_persons![Empty, Square, SecondSquare, Where, Pieces, Board, Tone],
        "command-board",
        &[],
    ),
    asks(&[Tone, Square], with_persons![Piece, King, Pieces, Running], "command-colour", &[Slot::Square]),
    asks(&[Have, Square], with_persons![Piece, King, Pieces, Alternative], "command-square", &[Slot::Square]),
    asks(&[Side, Square], &[], "command-colour", &[Slot::Square]),
    asks(
        &[Square],
        with_persons![Empty, Piece, King, Pieces, Where, Board, Alternative],
        "command-square",
        &[Slot::Square],
    ),
    asks(
        &[Line],
        with_persons![Empty, Piece, King, Pieces, Where, Board, Many, Running],
        "command-board",
        &[Slot::Line],
    ),
    // Pieces.
    asks(
        &[Piece],
        with_persons![King, Where, Many, Tone, Pieces, Board, Amount],
        "command-piece",
        &[Slot::Piece, Slot::Whose],
    ),
    asks(&[Pieces, Mine], &[Where, Many, Board], "command-piece", &[Slot::Whose]),
    asks(&[Pieces, Theirs], &[Where, Many, Board], "command-piece", &[Slot::Whose]),
    asks(&[Pieces, Side], &[Where, Many, Board], "command-piece", &[Slot::Whose]),
    asks(&[Board], with_persons![Where, Pieces, How], "command-board", &[]),
    asks(&[Pieces, Where], &[Many], "command-board", &[]),
    // The last words again.
    asks(&[Again], &[Mine], "command-again", &[]),
    // The voice.
    asks(&[Faster], &[Voice, Many], "command-faster", &[]),
    asks(&[Slower], &[Voice, Many], "command-slower", &[]),
    asks(&[Louder], &[Voice, Many], "command-louder", &[]),
    asks(&[Softer], &[Voice, Many], "command-softer", &[]),
    // Advice, which is not given.
    asks(
        &[Best],
        with_persons![
            Moves, Written, Piece, King, Square, Can, Played, Board, Mate, How, Go, Pieces, Castle, Where,
            Draw
        ],
        "command-hint",
        &[],
    ),
];
