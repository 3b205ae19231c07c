//! What keeps the result or the game of a board out of the files of the round.

use crate::broadcast::LiveFault;
use crate::pairings::NoGame;
use annabella_speech::{Message, Worded};

/// A remark about a board of the round, which holds until its cause is removed.
#[derive(Clone, Debug, PartialEq)]
pub enum Remark {
    /// The lines of its players contradict each other.
    Contradictory {
        /// The board.
        board: usize,
        /// The names of its players in the pairings.
        players: Vec<String>,
    },
    /// It names other players than the pairings.
    OtherPlayers {
        /// The board.
        board: usize,
    },
    /// It does not name both players, or the pairings do not.
    Unnamed {
        /// The board.
        board: usize,
        /// White in the pairings.
        white: String,
        /// Black in the pairings.
        black: String,
    },
    /// It publishes in this round, and the pairings do not have it.
    NotPaired {
        /// The board.
        board: usize,
    },
    /// Its PGN cannot be read.
    Unreadable(LiveFault),
    /// Its result cannot be written into the tournament file.
    NotEntered {
        /// The board.
        board: usize,
        /// The reason.
        reason: NoGame,
    },
}

impl Worded for Remark {
    fn message(&self) -> Message {
        let of = |id, board: usize| Message::new(id).with("board", board);
        match self {
            Remark::Contradictory { board, players } => {
                of("hall-round-contradictory", *board).with("players", players.clone())
            }
            Remark::OtherPlayers { board } => of("hall-round-other-players", *board),
            Remark::Unnamed { board, white, black } => {
                of("hall-round-unnamed", *board).with("white", white.as_str()).with("black", black.as_str())
            }
            Remark::NotPaired { board } => of("hall-round-not-paired", *board),
            Remark::Unreadable(fault) => fault.message(),
            Remark::NotEntered { board, reason } => {
                of("hall-round-not-entered", *board).with("reason", reason.message())
            }
        }
    }
}
