//! The standing of a game between two events, which displays and scripts show.

use crate::state::State;
use annabella_chess::{Board, ByColor, Color, Move};

/// Progress of a game: its phase, and what players still have to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// Whether the game has started.
    pub started: bool,
    /// The players who must still confirm that play resumes; `None` if the clocks are not stopped.
    pub halted: Option<ByColor<bool>>,
    /// The announced move, while it has not been executed.
    pub announced: Option<Move>,
    /// Whether the side has made a move that is not completed by a press (2023 6.2.1).
    pub uncompleted: ByColor<bool>,
    /// Whether the opponent has repeated the last move, or need not.
    pub repeated: bool,
    /// The player whose draw offer is open.
    pub offer: Option<Color>,
    /// The standing of each board; `None` for a side without one.
    pub boards: ByColor<Option<BoardStanding>>,
}

/// The standing of a player's board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardStanding {
    /// Whether it is connected.
    pub connected: bool,
    /// Whether it has shown the position of the game since that last changed.
    pub synced: bool,
    /// The complete legal move shown by its pegs.
    pub whole: Option<Move>,
}

impl State {
    /// Returns the number of plies made.
    pub fn plies(&self) -> usize {
        self.moves.plies()
    }

    /// Returns the pieces on the board of `side`, if it is connected.
    pub fn placement_of(&self, side: Color) -> Option<&Board> {
        self.boards.connected(side).map(|board| board.placement())
    }

    /// Returns the standing of the game.
    pub fn standing(&self) -> Standing {
        let board = |side: Color| {
            let board = self.boards.get(side)?;
            let (connected, synced) = (board.is_connected(), board.is_synced());
            Some(BoardStanding { connected, synced, whole: self.whole_on_pegs(side) })
        };
        let uncompleted = |side| self.moves.uncompleted(side);
        Standing {
            started: !self.clocks.is_before(),
            halted: self.clocks.halted().map(|halt| halt.awaits),
            announced: self.moves.announced(),
            uncompleted: ByColor { white: uncompleted(Color::White), black: uncompleted(Color::Black) },
            repeated: self.moves.repeated(),
            offer: self.pending.offer(),
            boards: ByColor { white: board(Color::White), black: board(Color::Black) },
        }
    }
}
