//! The pegs of a board, compared with the game.

use crate::interface::refusal::Refusal;
use crate::state::State;
use crate::state::boards::PlayerBoard;
use annabella_chess::{Color, Move, Piece, Position, Square};
use annabella_speech::{Each, Worded, phrases};
use annabella_tactile::{Difference, Reading};

phrases! {
    /// Squares of a board: the piece that should be there, or an unreadable aperture.
    pub(crate) enum SquarePhrase {
        Should { square: Square, piece: Piece } => "play-should",
        ShouldBeEmpty { square: Square } => "play-should-be-empty",
        ShouldMore { squares: usize } => "play-should-more",
        /// The board cannot read the peg there.
        Unreadable { square: Square } => "play-unreadable",
    }
}

/// Number of differing squares above which the others are only counted.
pub(crate) const MOST_SQUARES: usize = 4;

impl State {
    /// Returns why the board of `side` cannot show a move now.
    /// It is not connected, or does not show the position of the game.
    pub(crate) fn board_behind(&self, side: Color) -> Option<Refusal> {
        let board = self.boards.get(side).filter(|board| !board.is_lost())?;
        if !board.is_connected() {
            return Some(Refusal::BoardAway { side });
        }
        let squares = || self.squares_that_differ(side);
        (!board.is_synced()).then(|| Refusal::BoardDiffers { side, squares: squares() })
    }

    /// Whether `side` is to move and has a connected board that shows the position of the game.
    pub(crate) fn on_move_with_pegs(&self, side: Color) -> bool {
        let on_move = side == self.to_move() && self.clocks.is_running();
        on_move && self.boards.connected(side).is_some_and(PlayerBoard::is_synced)
    }

    /// Whether lifts on the board of `side` count as touches now.
    /// They do if the game runs and a visually impaired player is to move (2023 D.2.2).
    pub(crate) fn counts_lifts(&self, side: Color) -> bool {
        self.clocks.is_running() && self.lifts_matter(side)
    }

    /// Whether lifts of `side` would count as touches, even while the game does not run.
    pub(crate) fn lifts_matter(&self, side: Color) -> bool {
        // A guided player only sets up pegs.
        let guided = self.boards.connected(side).is_none_or(PlayerBoard::is_guided);
        side == self.to_move() && self.settings.side(side).impaired && !guided
    }

    /// Returns the legal move shown completely by the pegs of `side`.
    pub(crate) fn whole_on_pegs(&self, side: Color) -> Option<Move> {
        match self.boards.connected(side)?.reading(self.position()) {
            Reading::Whole(mv) => Some(mv),
            _ => None,
        }
    }

    /// Whether the pegs of `side` no longer show the position before its move.
    /// True without a connected board, where typing a move counts as executing it.
    fn moved_on_pegs(&self, side: Color) -> bool {
        let board = self.boards.connected(side);
        board.is_none_or(|board| board.placement() != self.position().board())
    }

    /// Whether `side` has started a move on its board, and has announced none.
    pub(crate) fn has_begun_unannounced(&self, side: Color) -> bool {
        let follows = self.boards.connected(side).is_some_and(PlayerBoard::is_synced);
        follows && self.moves.announced().is_none() && self.moved_on_pegs(side)
    }

    /// Whether `side` has entered an illegal move that a press would complete.
    /// If it has a board, the move must also be started on it (2023 D.2.4).
    pub(crate) fn illegal_to_press(&self, side: Color) -> bool {
        let entered = self.moves.illegal().is_some_and(|illegal| !illegal.pressed);
        entered && side == self.to_move() && self.moved_on_pegs(side)
    }

    /// Whether the program announces, without a request, a complete move on the pegs of `side`.
    pub(crate) fn is_auto(&self, side: Color) -> bool {
        self.settings.announces_itself()
            && self.clocks.is_running()
            && side == self.to_move()
            && self.moves.announced().is_none()
            && !self.repetition_owed()
            && self.boards.connected(side).is_some_and(PlayerBoard::is_synced)
    }

    /// Returns the squares where the board of `side` differs from the game, in words.
    pub(crate) fn squares_that_differ(&self, side: Color) -> Each {
        let Some(board) = self.boards.get(side) else { return Each(Vec::new()) };
        let mut differences = board.differences(self.position().board());
        // The squares of the opponent's move, which must still be executed, come first.
        let last = self.line().plies().last().filter(|last| last.by != side).map(|last| last.mv);
        let of_last = |square: Square| last.is_some_and(|mv| mv.from() == Some(square) || mv.to() == square);
        differences.sort_by_key(|difference| !of_last(difference.square));
        // One more square is named, because counting it would take as many words.
        if differences.len() <= MOST_SQUARES + 1 {
            return squares(&differences);
        }
        let mut named = squares(&differences[..MOST_SQUARES]);
        named.0.push(SquarePhrase::ShouldMore { squares: differences.len() - MOST_SQUARES }.message());
        named
    }
}

/// Returns the pieces that should be on these squares, in words.
pub(crate) fn squares(differences: &[Difference]) -> Each {
    Each(differences.iter().map(|difference| should(difference).message()).collect())
}

fn should(difference: &Difference) -> SquarePhrase {
    let square = difference.square;
    match difference.wants {
        Some(piece) => SquarePhrase::Should { square, piece },
        None => SquarePhrase::ShouldBeEmpty { square },
    }
}
