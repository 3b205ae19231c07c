//! A search that is requested from an engine, its result, and the judgement of a position.

use annabella::chess::{Chess, EnPassantMode, Fen, Line, Move, Position};
use annabella::clock::Span;
use annabella::speech::{Message, Worded};
use shakmaty_uci::{UciMessage, UciMove, UciSearchControl, UciTimeControl};

/// The end of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limit {
    /// The maximum depth, if it is limited.
    pub depth: Option<u8>,
    /// The maximum number of positions, if it is limited.
    pub nodes: Option<u64>,
    /// The maximum time.
    pub time: Span,
}

/// A position in which an engine looks for a move.
#[derive(Clone, Debug)]
pub struct Search {
    /// The number of the request, which its report repeats.
    pub id: u64,
    /// The starting position and the moves.
    pub line: Line,
    /// The end of the search.
    pub limit: Limit,
    /// Whether the engine uses all its strength, as for a hint.
    pub full_strength: bool,
}

/// The result of a search.
#[derive(Clone, Debug, PartialEq)]
pub struct Thought {
    /// The best move.
    pub best: Move,
    /// The expected moves, as far as they are legal; the best move first.
    pub moves: Vec<Move>,
    /// The judgement for the side to move, if the engine gave one.
    pub score: Option<EngineScore>,
}

impl Limit {
    /// Returns the limit of a search by time alone.
    pub const fn time(time: Span) -> Limit {
        Limit { depth: None, nodes: None, time }
    }
}

impl Search {
    /// Returns the position in which a move is wanted.
    pub fn position(&self) -> &Chess {
        self.line.position()
    }

    /// Whether castling is that of Chess960.
    pub(super) fn is_chess960(&self) -> bool {
        self.line.start().castles().mode().is_chess960()
    }

    /// Returns the message that describes the position.
    pub(super) fn position_message(&self) -> UciMessage {
        let start = self.line.start();
        let mode = start.castles().mode();
        let moves = self.line.plies().iter().map(|played| UciMove::from_move(played.mv, mode));
        let is_usual = *start == Chess::default();
        let fen = (!is_usual).then(|| Fen::from_position(start, EnPassantMode::Legal));
        UciMessage::Position { startpos: is_usual, fen, moves: moves.collect() }
    }

    /// Returns the message that starts the search. The time is given only if nothing else ends the search,
    /// because some engines accept only one limit.
    pub(super) fn go_message(&self) -> UciMessage {
        let Limit { depth, nodes, time } = self.limit;
        match (depth, nodes) {
            (None, None) => UciMessage::Go {
                time_control: Some(UciTimeControl::MoveTime(std::time::Duration::from_millis(time.0))),
                search_control: None,
            },
            _ => UciMessage::Go {
                time_control: None,
                search_control: Some(UciSearchControl { depth, nodes, ..UciSearchControl::default() }),
            },
        }
    }
}

/// The judgement of a position for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EngineScore {
    /// Hundredths of a pawn.
    Pawns(i32),
    /// Mate in this number of moves; negative if the side to move is mated, 0 if it is mated already.
    Mate(i32),
}

/// The value of a mate in hundredths of a pawn, above any other judgement.
const MATE: i32 = 10_000;

/// The least value of a decisive advantage, in hundredths of a pawn.
const DECISIVE: i32 = 400;

/// The least value of a clear advantage, in hundredths of a pawn.
const CLEAR: i32 = 100;

impl EngineScore {
    /// Reads the two words after `score`: `cp` or `mate`, and a number.
    pub fn read((kind, number): (&str, &str)) -> Option<EngineScore> {
        let number: i64 = number.parse().ok()?;
        let number = i32::try_from(number.clamp(i32::MIN.into(), i32::MAX.into())).ok()?;
        match kind.to_ascii_lowercase().as_str() {
            "cp" => Some(EngineScore::Pawns(number)),
            "mate" => Some(EngineScore::Mate(number)),
            _ => None,
        }
    }

    /// Returns the judgement in hundredths of a pawn.
    pub fn value(self) -> i32 {
        match self {
            EngineScore::Pawns(value) => value.clamp(-MATE, MATE),
            EngineScore::Mate(moves) if moves > 0 => MATE,
            EngineScore::Mate(_) => -MATE,
        }
    }

    /// Returns the judgement for the other side.
    #[must_use]
    pub fn reversed(self) -> EngineScore {
        match self {
            EngineScore::Pawns(value) => EngineScore::Pawns(value.saturating_neg()),
            // The side to move is mated already, by the other side's last move.
            EngineScore::Mate(0) => EngineScore::Mate(1),
            EngineScore::Mate(moves) => EngineScore::Mate(moves.saturating_neg()),
        }
    }
}

impl Worded for EngineScore {
    fn message(&self) -> Message {
        let kind = match self.value() {
            DECISIVE.. => "winning",
            CLEAR.. => "better",
            value if value > -CLEAR => "equal",
            value if value > -DECISIVE => "worse",
            _ => "lost",
        };
        Message::new("home-judgement").with("kind", kind)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mate_is_worth_more_than_anything_else() {
        assert!(EngineScore::Mate(3).value() >= EngineScore::Pawns(i32::MAX).value());
        assert!(EngineScore::Mate(-1).value() <= EngineScore::Pawns(i32::MIN).value());
        assert_eq!(EngineScore::Mate(2).reversed(), EngineScore::Mate(-2));
        assert_eq!(EngineScore::Pawns(i32::MIN).reversed().value(), MATE);
    }

    #[test]
    fn a_judgement_is_read_whatever_its_size() {
        assert_eq!(EngineScore::read(("cp", "30")), Some(EngineScore::Pawns(30)));
        assert_eq!(EngineScore::read(("mate", "-300")), Some(EngineScore::Mate(-300)));
        assert_eq!(EngineScore::read(("cp", "99999999999")), Some(EngineScore::Pawns(i32::MAX)));
        assert_eq!(EngineScore::read(("wdl", "500")), None);
        assert_eq!(EngineScore::read(("cp", "lowerbound")), None);
    }
}
