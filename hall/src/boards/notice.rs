//! What an arbiter must hear, each once.

use crate::topics::{BoardKey, Case, WallMs};

/// A matter that needs an arbiter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    /// Counts the notices of this run, from 1.
    pub id: u64,
    /// Identifies the matter, also after a restart of this program: whoever has heard it need not hear it again.
    pub key: String,
    /// When it became known here.
    pub at_ms: WallMs,
    /// The board.
    pub board: BoardKey,
    /// The matter.
    pub kind: NoticeKind,
}

/// The kind of a matter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoticeKind {
    /// A case, a flag, a claim, a call, or boards that differ.
    Case(Box<Case>),
    /// The connection to the board is lost.
    Lost,
}
