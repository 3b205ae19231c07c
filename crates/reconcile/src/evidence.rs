//! What is known of a game besides its two sheets.

use annabella_chess::{Board, Move};

/// Evidence besides the two sheets.
#[derive(Clone, Debug, Default)]
pub struct Evidence {
    /// The boards that were found after the last recorded ply; they may differ.
    pub boards: Vec<Board>,
    /// Known moves, ply 1 first: from a journal, or from an answer to [`Reconstruction::question`].
    pub known: Vec<Option<Move>>,
}
