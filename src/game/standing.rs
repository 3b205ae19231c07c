//! Where a game stands between two events: what a hall's display or a script waits for.

use super::state::State;
use crate::chess::{Color, Move};
use shakmaty::ByColor;

/// What is settled of a game, and what is owed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// It has begun.
    pub started: bool,
    /// The clocks stand, and these players are still to confirm that they may run on.
    pub halted: Option<ByColor<bool>>,
    /// The move announced, where its execution is still to come.
    pub announced: Option<Move>,
    /// Who has made a move and not completed it by the press (2023 6.2.1).
    pub uncompleted: ByColor<bool>,
    /// The last move was repeated by the opponent, or need not be.
    pub repeated: bool,
    /// Whose draw offer is open.
    pub offer: Option<Color>,
    /// The boards that are there.
    pub boards: ByColor<Option<BoardStanding>>,
}

/// What is known of a player's board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardStanding {
    /// It answers.
    pub connected: bool,
    /// It has shown the game's position since that last changed.
    pub synced: bool,
    /// The legal move that its pegs show whole.
    pub whole: Option<Move>,
}

impl State {
    /// Where the game stands.
    pub fn standing(&self) -> Standing {
        let board = |side: Color| {
            let board = self.boards.get(side)?;
            let (connected, synced) = (board.is_connected(), board.is_synced());
            Some(BoardStanding { connected, synced, whole: self.whole_on_pegs(side) })
        };
        let uncompleted = |side| self.course.uncompleted(side);
        Standing {
            started: !self.clocks.is_before(),
            halted: self.clocks.halted().map(|halt| halt.awaits),
            announced: self.course.announced(),
            uncompleted: ByColor { white: uncompleted(Color::White), black: uncompleted(Color::Black) },
            repeated: self.course.repeated(),
            offer: self.matters.offer(),
            boards: ByColor { white: board(Color::White), black: board(Color::Black) },
        }
    }
}
