//! What an arbiter must hear, each once.

use super::device_fault::DeviceFault;
use super::rivals::PublishedGame;
use crate::topics::{BoardKey, Case, GameResult, WallMs};

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
    /// The connection to a board whose loss was noticed is back.
    Back,
    /// Two running games publish as one board.
    TwoGames(Box<[PublishedGame; 2]>),
    /// A device of a board has failed.
    Fault(DeviceFault),
    /// The game is over.
    Over(GameResult),
    /// Another arbiter has taken over from the one who had taken the cases.
    TakenOver {
        /// The arbiter before, who alone must hear it.
        from: String,
        /// The arbiter now.
        by: String,
    },
    /// All cases of a board are closed.
    Closed {
        /// The arbiter who had taken them, who alone must hear it.
        by: String,
    },
}

/// What a notice is about. Each has its own limit, so that a bad connection hides no case.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Concern {
    Cases,
    Connection,
    Arbiters,
}

impl NoticeKind {
    pub(super) fn concern(&self) -> Concern {
        match self {
            NoticeKind::Case(_) => Concern::Cases,
            NoticeKind::Lost
            | NoticeKind::Back
            | NoticeKind::TwoGames(_)
            | NoticeKind::Fault(_)
            | NoticeKind::Over(_) => Concern::Connection,
            NoticeKind::TakenOver { .. } | NoticeKind::Closed { .. } => Concern::Arbiters,
        }
    }
}

impl Notice {
    /// Whether an arbiter must hear it.
    pub fn is_for(&self, arbiter: &str) -> bool {
        match &self.kind {
            NoticeKind::TakenOver { from: name, .. } | NoticeKind::Closed { by: name } => name == arbiter,
            NoticeKind::Case(_)
            | NoticeKind::Lost
            | NoticeKind::Back
            | NoticeKind::TwoGames(_)
            | NoticeKind::Fault(_)
            | NoticeKind::Over(_) => true,
        }
    }
}
