//! What is known besides the two scores.

use super::verdict::Boards;
use annabella_chess::Move;
use shakmaty::ByColor;

/// What is known besides the two scores.
#[derive(Clone, Debug, Default)]
pub struct OtherEvidence {
    /// The boards as they stand.
    pub boards: Boards,
    /// Known moves, ply 1 first, as from a journal.
    pub known: Vec<Option<Move>>,
    /// After how many plies each board was last right, if that is known.
    pub last_right: ByColor<Option<usize>>,
}
