//! Two scores that are being read together, a step at each event.

use crate::interface::asker::Asker;
use annabella_chess::Chess;
use annabella_reconcile::{Boards, Proof};
use annabella_scoresheet::Scoresheets;
use shakmaty::ByColor;

/// A comparison of both scores and the boards that is under way, and all of them as they were when
/// it was asked for.
#[derive(Debug)]
pub(crate) struct Proving {
    /// Who asked for it.
    pub asker: Asker,
    /// Both scores.
    pub scores: Scoresheets,
    /// Where the game began.
    pub start: Chess,
    /// What stood on the boards.
    pub boards: Boards,
    /// After how many plies each board was last right.
    pub last_right: ByColor<Option<usize>>,
    /// The search.
    pub proof: Proof,
}
