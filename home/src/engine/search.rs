//! A search that is requested from an engine, and its result.

use super::score::EngineScore;
use annabella::chess::{Chess, EnPassantMode, Fen, Line, Move, Position};
use annabella::clock::Span;
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
